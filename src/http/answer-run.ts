import type { Context, MiddlewareHandler } from "hono";
import { isJsonObject, type Json } from "../base/json.ts";
import { AgentQuery } from "../contract/api/agent-query.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Platform } from "../contract/ports.ts";
import type { SpanStart } from "../contract/telemetry.ts";
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

/** The span of a request (GenAI semantic conventions, "Invoke agent span" and "Execute tool span"). */
export function describeRequest(operation: RequestOperation, agent?: string): SpanStart {
  const agentAttributes =
    agent === undefined ? {} : { "gen_ai.agent.name": agent, "gen_ai.provider.name": "toolgate" };
  return {
    name: agent === undefined ? operation : `${operation} ${agent}`,
    kind: "server",
    attributes: { "gen_ai.operation.name": operation, ...agentAttributes },
  };
}

type RequestOperation = "invoke_agent" | "execute_tool";

/**
 * Records the span of a whole HTTP request with its method and status. It is a child of the caller's span if
 * `traceparent` is set.
 */
export function traceRequest(
  { tracer }: Platform,
  operation: RequestOperation,
  agent?: string,
): MiddlewareHandler<FunctionEnv> {
  const described = describeRequest(operation, agent);
  return (c, next) => {
    const attributes = { ...described.attributes, "http.request.method": c.req.method };
    return tracer.trace(c.req.raw.headers, { ...described, attributes }, async (span) => {
      c.set("telemetry", span);
      await next();
      const { status } = c.res;
      span.set({ "http.response.status_code": status });
      if (status >= 400) span.fail(c.error instanceof ToolgateError ? c.error.code : String(status));
    });
  };
}
