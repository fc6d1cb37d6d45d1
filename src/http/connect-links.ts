import { createWebhookSecret } from "../approvals/deliver-notifications.ts";
import { isUuid } from "../base/storable-text.ts";
import { createLink, followLink, showLink } from "../connections/connect-links.ts";
import { finishHeld } from "../connections/finish-sign-in.ts";
import { connectLinksEndpoints as endpoints } from "../contract/api/connect-links.ts";
import { invalidRequest } from "../contract/errors.ts";
import type { Database, Logger, Platform, Sender } from "../contract/ports.ts";
import { bindEndpoint, routeEndpoint } from "./bind-endpoint.ts";
import type { FunctionApp } from "./create-function.ts";

interface LinkParts {
  database: Database;
  sender: Sender;
  logger: Logger;
  redirectUri: string;
  clientUrl: string;
  pageUrl: string;
  /** Finds out the name of a new connection's account, after the answer. */
  nameAccount(connection: { user_id: string; connection_id: string }): void;
}

/** Who follows a link has no account: its token, and later the key of the browser, are all they need. */
const noCaller = async () => null;

/** Connect links, and sign-ins that are finished in the browser that began them. */
export function bindConnectLinks(app: FunctionApp, platform: Platform, parts: LinkParts): void {
  const { database } = parts;

  bindEndpoint(app, platform, endpoints.createLink, async ({ user_id, caller, body }) => {
    const { name = null, end_user = null, scopes = null, return_url = null, webhook: url, ...rest } = body;
    const webhook = url === undefined ? null : { url, secret: createWebhookSecret() };
    const link = { ...rest, user_id, key_id: caller.key_id, name, end_user, scopes, return_url, webhook };
    const made = await createLink(parts, link);
    return { ...made, ...(webhook && { webhook_secret: webhook.secret }) };
  });

  bindEndpoint(app, platform, endpoints.listLinks, async ({ user_id, query }) => {
    const connectorId = query("connector_id") ?? null;
    if (connectorId !== null && !isUuid(connectorId))
      throw invalidRequest([{ pointer: "/connector_id", message: "must be an id (a UUID)" }]);
    const listed = { p_user_id: user_id, p_connector_id: connectorId };
    return { links: await database.call("list_links", listed) };
  });

  bindEndpoint(app, platform, endpoints.deleteLink, async ({ user_id, param }) => {
    await database.call("delete_link", { p_user_id: user_id, p_link_id: param("link_id") });
    return new Response(null, { status: 204 });
  });

  routeEndpoint(app, endpoints.openLink, noCaller, ({ body }) => showLink(database, body.token));

  routeEndpoint(app, endpoints.followLink, noCaller, async ({ body }) => {
    const followed = await followLink(parts, body);
    if (!("result" in followed)) return followed;
    const { unnamed, ...answer } = followed;
    platform.wakeWorker();
    if (unnamed) parts.nameAccount(unnamed);
    return answer;
  });

  routeEndpoint(app, endpoints.finish, noCaller, async ({ body }) => {
    const { result, connector_id, link, unnamed } = await finishHeld(parts, body);
    if (unnamed) parts.nameAccount(unnamed);
    if (link !== null) platform.wakeWorker();
    return {
      result,
      connector_id: link === null ? connector_id : null,
      is_link: link !== null,
      return_url: link?.return_url ?? null,
    };
  });
}
