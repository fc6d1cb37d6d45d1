import { Type } from "@sinclair/typebox";
import type { Json, JsonObject } from "../base/json.ts";
import { approvalsEndpoints as endpoints } from "../contract/api/approvals.ts";
import { invalidRequest, ToolgateError } from "../contract/errors.ts";
import type { Platform } from "../contract/ports.ts";
import { AnyObject } from "../contract/shape.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { executeApproved } from "../runs/execute-approved.ts";
import { createWebhookSecret } from "../webhooks/deliver-notifications.ts";
import { requireUser } from "./authenticate.ts";
import { bindEndpoint, createFunction, type EdgeFunction } from "./create-function.ts";

/** An approval of the database, its request as JSON text. */
const Row = Type.Object({ request: Type.String() });
const Rows = Type.Array(Row);

const STATUSES: readonly unknown[] = endpoints.list.parameters[0].schema.enum;

/** Approvals: pending calls, approver groups, decisions and the notification webhook. */
export function approvals(platform: Platform, loadKernel: () => Promise<Kernel>): EdgeFunction {
  const { database } = platform;

  return createFunction("approvals", platform, (app) => {
    bindEndpoint(app, platform, endpoints.list, async ({ user_id, query }) => {
      const status = query("status") ?? null;
      if (status !== null && !STATUSES.includes(status)) {
        throw invalidRequest([{ pointer: "/status", message: `must be one of ${STATUSES.join(", ")}` }]);
      }
      const rows = await database.call("list_approvals", { p_user_id: user_id, p_status: status }, Rows);
      return { approvals: rows.map(parseRequest) };
    });

    bindEndpoint(app, platform, endpoints.listGroups, async ({ user_id }) => ({
      groups: await database.call("list_approver_groups", { p_user_id: user_id }),
    }));

    bindEndpoint(app, platform, endpoints.putGroup, (request) => {
      requireUser(request, "Approver groups");
      const { user_id, param, body } = request;
      return database.call("put_approver_group", {
        p_user_id: user_id,
        p_name: param("name"),
        p_members: body.members,
      });
    });

    bindEndpoint(app, platform, endpoints.deleteGroup, (request) => {
      requireUser(request, "Approver groups");
      return database.call("delete_approver_group", {
        p_user_id: request.user_id,
        p_name: request.param("name"),
      });
    });

    bindEndpoint(app, platform, endpoints.listMemberships, async ({ user_id }) => ({
      memberships: await database.call("list_memberships", { p_user_id: user_id }),
    }));

    bindEndpoint(app, platform, endpoints.leaveGroup, (request) => {
      requireUser(request, "Memberships");
      return database.call("leave_group", {
        p_user_id: request.user_id,
        p_owner_id: request.param("owner_id"),
        p_name: request.param("name"),
      });
    });

    bindEndpoint(app, platform, endpoints.readWebhook, ({ user_id }) =>
      database.call("get_webhook", { p_user_id: user_id }),
    );

    bindEndpoint(app, platform, endpoints.putWebhook, async (request) => {
      requireUser(request, "Notifications");
      const secret = createWebhookSecret();
      const stored = await database.call(
        "put_webhook",
        {
          p_user_id: request.user_id,
          p_url: request.body.url,
          p_secret: secret,
        },
        AnyObject,
      );
      return { ...stored, secret };
    });

    bindEndpoint(app, platform, endpoints.deleteWebhook, (request) => {
      requireUser(request, "Notifications");
      return database.call("delete_webhook", { p_user_id: request.user_id });
    });

    const read = (user_id: string | null, approval_id: string) =>
      database
        .call("get_approval", { p_user_id: user_id, p_approval_id: approval_id }, Row)
        .then(parseRequest);

    bindEndpoint(app, platform, endpoints.read, ({ user_id, param }) => read(user_id, param("approval_id")));

    bindEndpoint(app, platform, endpoints.decide, async ({ user_id, caller, param, body, context }) => {
      const { decision, note = null, execute = false } = body;
      if (execute && decision === "reject") {
        throw invalidRequest([{ pointer: "/execute", message: "a rejected call is never carried out" }]);
      }
      const decided = await database.call(
        "decide_approval",
        {
          p_user_id: user_id,
          p_key_id: caller.key_id,
          p_key_agent_id: caller.agent_id,
          p_approval_id: param("approval_id"),
          p_decision: decision,
          p_note: note,
        },
        Row,
      );
      platform.wakeWorker();
      if (!execute) return parseRequest(decided);
      const execution = await executeApproved(
        { platform, kernel: await loadKernel() },
        { user_id, approval_id: param("approval_id"), headers: context.req.raw.headers },
      ).catch(describeConflict);
      return { ...(await read(user_id, param("approval_id"))), execution };
    });
  });
}

function parseRequest(row: { request: string }): JsonObject {
  return { ...row, request: JSON.parse(row.request) as Json };
}

/** The decision is stored even if another request carries out the call. */
function describeConflict(error: unknown): JsonObject {
  if (!(error instanceof ToolgateError) || error.code !== "CONFLICT") throw error;
  return { ok: false, error_code: error.code, error_message: error.message };
}
