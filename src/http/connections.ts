import { Type } from "@sinclair/typebox";
import { isUuid } from "../base/text.ts";
import { beginSignIn } from "../connections/begin-sign-in.ts";
import { findProvider, listProviders } from "../connections/choose-provider.ts";
import { createLink, followLink, showLink } from "../connections/connect-links.ts";
import { beginDevice, checkDevice } from "../connections/device-sign-in.ts";
import { finishHeld, finishSignIn, holdSignIn } from "../connections/finish-sign-in.ts";
import { clientUrl, connectPage, redirectUri } from "../connections/offer-link.ts";
import { writeClientDocument } from "../connections/register-client.ts";
import { ConnectionShape, removeConnection, storeConnection } from "../connections/store-connection.ts";
import { connectLinksEndpoints } from "../contract/api/connect-links.ts";
import { connectionsEndpoints as endpoints } from "../contract/api/connections.ts";
import type { Config } from "../contract/config.ts";
import { invalidRequest } from "../contract/errors.ts";
import type { Database, Logger, Platform, Sender } from "../contract/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { identifyAccount } from "../runs/checks/identify-account.ts";
import { createWebhookSecret } from "../webhooks/deliver-notifications.ts";
import { requireScope } from "./authenticate.ts";
import {
  bindEndpoint,
  createFunction,
  type EdgeFunction,
  type FunctionApp,
  routeEndpoint,
} from "./create-function.ts";

/** Sign-ins to the APIs of connectors. Tokens are stored in the vault; no endpoint returns one. */
export function connections(
  platform: Platform,
  sender: Sender,
  loadKernel: () => Promise<Kernel>,
): EdgeFunction {
  const { database, config, logger } = platform;
  const redirect_uri = redirectUri(config);
  const pageUrl = connectPage(config);
  const parts = { database, sender, logger, redirectUri: redirect_uri, clientUrl: clientUrl(config) };

  function nameAccount({ user_id, connection_id }: { user_id: string; connection_id: string }): void {
    const owner = { user_id, key_hash: null, key_id: null, agent_id: null };
    platform.background.run(async () => {
      await identifyAccount(platform, loadKernel, owner, connection_id);
    });
  }

  return createFunction("connections", platform, (app) => {
    bindEndpoint(app, platform, endpoints.create, async ({ user_id, caller, body }) => {
      const { connector_id, name = null, end_user = null, scopes = null, secrets, proof_hash = null } = body;
      if (secrets !== undefined) {
        const account = { user_id, connector_id, name, end_user };
        const { connection_id, status } = await storeConnection(database, account, secrets);
        platform.wakeWorker();
        nameAccount({ user_id, connection_id });
        return { connection_id, status, redirect_uri };
      }
      const wanted = {
        user_id,
        key_id: caller.key_id,
        connector_id,
        name,
        end_user,
        scopes,
        proof_hash,
        link_id: null,
        origins: null,
      };
      const { connection, authorize_url } = await beginSignIn(parts, wanted);
      const { connection_id, status } = connection;
      return { connection_id, status, authorize_url, redirect_uri };
    });

    bindEndpoint(app, platform, endpoints.list, async ({ user_id, query }) => {
      const connectorId = readConnectorId(query("connector_id"));
      const listed = await database.call(
        "list_connections",
        { p_user_id: user_id, p_connector_id: connectorId },
        Type.Array(ConnectionShape),
      );
      return { connections: listed, redirect_uri };
    });

    bindEndpoint(app, platform, endpoints.providers, async ({ user_id, query }) => {
      const connector_id = readConnectorId(query("connector_id"));
      const chosen = connector_id === null ? null : await findProvider(database, { user_id, connector_id });
      const providers = listProviders();
      return { providers, chosen: providers.find(({ provider }) => provider === chosen?.id) ?? null };
    });

    bindEndpoint(app, platform, endpoints.beginDevice, async ({ user_id, caller, body }) => {
      const { connector_id, name = null, end_user = null, scopes = null } = body;
      const wanted = { user_id, key_id: caller.key_id, connector_id, name, end_user, scopes };
      return beginDevice(parts, wanted);
    });

    bindEndpoint(app, platform, endpoints.checkDevice, async ({ user_id, body }) => {
      const { unnamed, ...status } = await checkDevice(parts, { user_id, device_id: body.device_id });
      if (unnamed && status.connection_id !== null)
        nameAccount({ user_id, connection_id: status.connection_id });
      return status;
    });

    routeEndpoint(
      app,
      endpoints.client,
      async () => null,
      async () => writeClientDocument(parts),
    );

    routeEndpoint(
      app,
      endpoints.callback,
      async () => null,
      async ({ context }) => {
        const callback = new URL(context.req.url).searchParams;
        const handle = await holdSignIn(database, callback);
        if (handle !== null) return leaveTo(`${pageUrl}/done#${handle}`);
        const { result, connector_id, unnamed } = await finishSignIn(parts, callback);
        if (unnamed) nameAccount(unnamed);
        return leave(config, result, connector_id);
      },
    );

    bindEndpoint(app, platform, endpoints.update, ({ user_id, param, body }) =>
      database.call(
        "set_default_connection",
        { p_user_id: user_id, p_connection_id: param("connection_id"), p_default: body.is_default },
        ConnectionShape,
      ),
    );

    bindEndpoint(app, platform, endpoints.remove, async ({ user_id, param }) => {
      await removeConnection(parts, { user_id, connection_id: param("connection_id") });
      return new Response(null, { status: 204 });
    });

    bindEndpoint(app, platform, endpoints.check, async ({ user_id, caller, param }) => {
      requireScope(caller, "agent:query");
      return identifyAccount(platform, loadKernel, { ...caller, user_id }, param("connection_id"));
    });

    bindConnectLinks(app, platform, { ...parts, pageUrl, nameAccount });
  });
}

function readConnectorId(given: string | undefined): string | null {
  if (given === undefined || isUuid(given)) return given ?? null;
  throw invalidRequest([{ pointer: "/connector_id", message: "must be an id (a UUID)" }]);
}

const TEXTS = {
  connected: "The account is connected. You can close this page.",
  denied: "The provider did not give access. Begin the sign-in again to try once more.",
  expired: "This sign-in is unknown, was finished already or has expired. Begin it again.",
  failed: "The provider's answer could not be used. Begin the sign-in again.",
} as const;

const HEADERS = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

function leaveTo(location: string): Response {
  return new Response(null, { status: 303, headers: { ...HEADERS, location } });
}

/** Leaves the callback's address, which holds code and state, without passing it on. */
function leave(
  { webUrl }: Pick<Config, "webUrl">,
  result: keyof typeof TEXTS,
  connectorId: string | null,
): Response {
  if (webUrl === null) {
    const status = result === "connected" ? 200 : 400;
    return new Response(TEXTS[result], {
      status,
      headers: { ...HEADERS, "content-type": "text/plain; charset=utf-8" },
    });
  }
  const page = connectorId === null ? `${webUrl}/connectors` : `${webUrl}/connectors/${connectorId}`;
  return leaveTo(`${page}?sign_in=${result}`);
}

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

/**
 * A connect link is used without an account: its token, and later the key of the browser, authorize the
 * request.
 */
const noCaller = async () => null;

/** Connect links, and sign-ins that are finished in the browser that began them. */
function bindConnectLinks(app: FunctionApp, platform: Platform, parts: LinkParts): void {
  const { database } = parts;

  bindEndpoint(app, platform, connectLinksEndpoints.createLink, async ({ user_id, caller, body }) => {
    const { name = null, end_user = null, scopes = null, return_url = null, webhook: url, ...rest } = body;
    const webhook = url === undefined ? null : { url, secret: createWebhookSecret() };
    const link = { ...rest, user_id, key_id: caller.key_id, name, end_user, scopes, return_url, webhook };
    const made = await createLink(parts, link);
    return { ...made, ...(webhook && { webhook_secret: webhook.secret }) };
  });

  bindEndpoint(app, platform, connectLinksEndpoints.listLinks, async ({ user_id, query }) => {
    const listed = { p_user_id: user_id, p_connector_id: readConnectorId(query("connector_id")) };
    return { links: await database.call("list_links", listed) };
  });

  bindEndpoint(app, platform, connectLinksEndpoints.deleteLink, async ({ user_id, param }) => {
    await database.call("delete_link", { p_user_id: user_id, p_link_id: param("link_id") });
    return new Response(null, { status: 204 });
  });

  routeEndpoint(app, connectLinksEndpoints.openLink, noCaller, ({ body }) => showLink(database, body.token));

  routeEndpoint(app, connectLinksEndpoints.followLink, noCaller, async ({ body }) => {
    const followed = await followLink(parts, body);
    if (!("result" in followed)) return followed;
    const { unnamed, ...answer } = followed;
    platform.wakeWorker();
    if (unnamed) parts.nameAccount(unnamed);
    return answer;
  });

  routeEndpoint(app, connectLinksEndpoints.finish, noCaller, async ({ body }) => {
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
