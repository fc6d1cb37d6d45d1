import { Type } from "@sinclair/typebox";
import type { Json, JsonObject } from "../../base/json.ts";
import { settingsEndpoints as endpoints } from "../../contract/api/settings.ts";
import type { Platform } from "../../contract/ports.ts";
import { requireUser } from "../authenticate.ts";
import { bindEndpoint } from "../bind-endpoint.ts";
import type { FunctionApp } from "../create-function.ts";

const WHAT = "The evaluation set";

/** A question of the database, its arguments as JSON text. */
const Row = Type.Object({ arguments: Type.String() });
const Rows = Type.Array(Row);

/** Questions of the account with the call that is right. */
export function bindEvaluationSet(app: FunctionApp, platform: Platform): void {
  const { database } = platform;

  bindEndpoint(app, platform, endpoints.listEvaluationCases, async (request) => {
    requireUser(request, WHAT);
    const rows = await database.call("list_evaluation_cases", { p_user_id: request.user_id }, Rows);
    return { cases: rows.map(parseArguments) };
  });

  bindEndpoint(app, platform, endpoints.addEvaluationCase, async (request) => {
    requireUser(request, WHAT);
    const given = { p_user_id: request.user_id, p_trace_id: request.body.trace_id };
    return parseArguments(await database.call("add_evaluation_case", given, Row));
  });

  bindEndpoint(app, platform, endpoints.removeEvaluationCase, (request) => {
    requireUser(request, WHAT);
    return database.call("remove_evaluation_case", {
      p_user_id: request.user_id,
      p_case_id: request.param("case_id"),
    });
  });
}

function parseArguments(row: { arguments: string }): JsonObject {
  return { ...row, arguments: JSON.parse(row.arguments) as Json };
}
