import { approvalsEndpoints as endpoints } from "../contract/api/approvals.ts";
import type { Platform } from "../contract/ports.ts";
import { bindEndpoint } from "./bind-endpoint.ts";
import { createFunction, type EdgeFunction } from "./create-function.ts";
import { invalidRequest } from "./read-body.ts";

const STATUSES: readonly unknown[] = endpoints.list.parameters[0].schema.enum;

/** Approvals: what waits for a person's yes before it is sent. */
export function approvals(platform: Platform): EdgeFunction {
  const { database } = platform;

  return createFunction("approvals", platform, (app) => {
    bindEndpoint(app, platform, endpoints.list, async ({ user_id, query }) => {
      const status = query("status") ?? null;
      if (status !== null && !STATUSES.includes(status)) {
        throw invalidRequest([{ pointer: "/status", message: `must be one of ${STATUSES.join(", ")}` }]);
      }
      return { approvals: await database.call("list_approvals", { p_user_id: user_id, p_status: status }) };
    });

    bindEndpoint(app, platform, endpoints.decide, ({ user_id, param, body }) =>
      database.call("decide_approval", {
        p_user_id: user_id,
        p_approval_id: param("approval_id"),
        p_decision: body.decision,
        p_note: body.note ?? null,
      }),
    );
  });
}
