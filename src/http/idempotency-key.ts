import type { Context } from "hono";
import { AgentQuery } from "../contract/api/agent-query.ts";
import type { FunctionEnv } from "./create-function.ts";
import { checkShape } from "./read-body.ts";

/**
 * The idempotency key of a request: the `Idempotency-Key` header, or else the body's field. @throws
 * ToolgateError INVALID_REQUEST
 */
export function idempotencyKey(c: Context<FunctionEnv>, field: unknown): string | null {
  const key = c.req.header("idempotency-key") ?? (typeof field === "string" ? field : null);
  if (key !== null) checkShape(AgentQuery.properties.idempotency_key, key);
  return key;
}
