import type { Context } from "hono";
import { isJsonObject, type Json } from "../base/json.ts";
import { AgentQuery } from "../contract/api/agent-query.ts";
import type { RunAnswer } from "../runs/answer-once.ts";
import { type FunctionEnv, fail, failureHeaders } from "./create-function.ts";
import { checkShape } from "./read-body.ts";

/** Sends a run's answer with the status of its failure, if there is one. */
export function sendAnswer(
  c: Context<FunctionEnv>,
  { answer, failure }: Pick<RunAnswer, "answer" | "failure">,
): Response {
  const { media_type, body } = answer;
  const headers = failure ? failureHeaders(c, failure) : {};
  if (media_type === "text/plain") return c.text(String(body), (failure?.status ?? 200) as 200, headers);
  if (failure && !isJsonObject(body)) return fail(c, failure);
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return c.json(body as Json, (failure?.status ?? 200) as 200);
}

/**
 * The idempotency key of a request: the `Idempotency-Key` header, or else the body's field. @throws
 * ToolgateError INVALID_REQUEST
 */
export function idempotencyKey(c: Context<FunctionEnv>, field: unknown): string | null {
  const key = c.req.header("idempotency-key") ?? (typeof field === "string" ? field : null);
  if (key !== null) checkShape(AgentQuery.properties.idempotency_key, key);
  return key;
}
