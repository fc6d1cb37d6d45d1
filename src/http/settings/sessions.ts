import { Type } from "@sinclair/typebox";
import { decodeJwt } from "jose";
import { settingsEndpoints as endpoints } from "../../contract/api/settings.ts";
import type { Platform } from "../../contract/ports.ts";
import { nullable } from "../../contract/shape.ts";
import { bearerToken, requireUser } from "../authenticate.ts";
import { bindEndpoint } from "../bind-endpoint.ts";
import type { FunctionApp } from "../create-function.ts";

const SessionsShape = Type.Array(
  Type.Object({
    session_id: Type.String(),
    user_agent: nullable(Type.String()),
    address: nullable(Type.String()),
    created_at: Type.String(),
    last_used_at: Type.String(),
  }),
);

const WHAT = "Sessions";

/** The sign-ins of the account. */
export function bindSessions(app: FunctionApp, platform: Platform): void {
  const { database } = platform;

  bindEndpoint(app, platform, endpoints.listSessions, async (request) => {
    requireUser(request, WHAT);
    const sessions = await database.call("list_sessions", { p_user_id: request.user_id }, SessionsShape);
    const own = decodeJwt(bearerToken(request.context.req.raw))["session_id"];
    return { sessions: sessions.map((session) => ({ ...session, is_current: session.session_id === own })) };
  });

  bindEndpoint(app, platform, endpoints.endSession, (request) => {
    requireUser(request, WHAT);
    return database.call("end_session", {
      p_user_id: request.user_id,
      p_session_id: request.param("session_id"),
    });
  });
}
