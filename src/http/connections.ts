import { Type } from "@sinclair/typebox";
import { isUuid } from "../base/uuid.ts";
import { beginSignIn } from "../connections/begin-sign-in.ts";
import { redirectUri } from "../connections/connect-url.ts";
import { ConnectionShape } from "../connections/connection-shape.ts";
import { finishSignIn } from "../connections/finish-sign-in.ts";
import { connectionsEndpoints as endpoints } from "../contract/api/connections.ts";
import type { Config } from "../contract/config.ts";
import { invalidRequest } from "../contract/errors.ts";
import type { Platform, Sender } from "../contract/ports.ts";
import { bindEndpoint, routeEndpoint } from "./bind-endpoint.ts";
import { createFunction, type EdgeFunction } from "./create-function.ts";

/** Sign-ins to the APIs of connectors. Tokens are stored in the vault; no endpoint returns one. */
export function connections(platform: Platform, sender: Sender): EdgeFunction {
  const { database, config, logger } = platform;
  const redirect_uri = redirectUri(config);
  const parts = { database, sender, logger, redirectUri: redirect_uri };

  return createFunction("connections", platform, (app) => {
    bindEndpoint(app, platform, endpoints.create, async ({ user_id, caller, body }) => {
      const { connector_id, name = null, end_user = null, scopes = null } = body;
      const wanted = { user_id, key_id: caller.key_id, connector_id, name, end_user, scopes };
      const { connection, authorize_url } = await beginSignIn(parts, wanted);
      const { connection_id, status } = connection;
      return { connection_id, status, authorize_url, redirect_uri };
    });

    bindEndpoint(app, platform, endpoints.list, async ({ user_id, query }) => {
      const connectorId = query("connector_id") ?? null;
      if (connectorId !== null && !isUuid(connectorId))
        throw invalidRequest([{ pointer: "/connector_id", message: "must be an id (a UUID)" }]);
      const listed = await database.call(
        "list_connections",
        { p_user_id: user_id, p_connector_id: connectorId },
        Type.Array(ConnectionShape),
      );
      return { connections: listed, redirect_uri };
    });

    routeEndpoint(
      app,
      endpoints.callback,
      async () => null,
      async ({ context }) => {
        const { result, connector_id } = await finishSignIn(parts, new URL(context.req.url).searchParams);
        return leave(config, result, connector_id);
      },
    );

    bindEndpoint(app, platform, endpoints.remove, async ({ user_id, param }) => {
      await database.call("delete_connection", {
        p_user_id: user_id,
        p_connection_id: param("connection_id"),
      });
      return new Response(null, { status: 204 });
    });
  });
}

const TEXTS = {
  connected: "The account is connected. You can close this page.",
  denied: "The provider did not give access. Begin the sign-in again to try once more.",
  expired: "This sign-in is unknown, was finished already or has expired. Begin it again.",
  failed: "The provider's answer could not be used. Begin the sign-in again.",
} as const;

/** Leaves the callback's address, which holds code and state, without passing it on. */
function leave(
  { webUrl }: Pick<Config, "webUrl">,
  result: keyof typeof TEXTS,
  connectorId: string | null,
): Response {
  const headers = { "cache-control": "no-store", "referrer-policy": "no-referrer" };
  if (webUrl === null) {
    const status = result === "connected" ? 200 : 400;
    return new Response(TEXTS[result], {
      status,
      headers: { ...headers, "content-type": "text/plain; charset=utf-8" },
    });
  }
  const page = connectorId === null ? `${webUrl}/connectors` : `${webUrl}/connectors/${connectorId}`;
  return new Response(null, { status: 303, headers: { ...headers, location: `${page}?sign_in=${result}` } });
}
