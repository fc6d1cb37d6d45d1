import { isJsonObject, type Json } from "../base/json.ts";
import { AgentQuery } from "../contract/api/agent-query.ts";
import { invalidRequest } from "../contract/errors.ts";
import { checkShape } from "./read-body.ts";

/** Checks a query against its shape. @throws ToolgateError INVALID_REQUEST */
export function checkQuery(body: Json): void {
  checkShape(AgentQuery, body);
  if (!isJsonObject(body) || body["arguments"] === undefined || body["tool"] !== undefined) return;
  const message = "`arguments` requires `tool`; without a tool, send known values as `user_context_data`";
  throw invalidRequest([{ pointer: "/arguments", message }]);
}
