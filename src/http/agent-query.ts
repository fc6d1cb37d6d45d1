import { essenceOf } from "../base/headers.ts";
import { isJsonObject, type Json } from "../base/json.ts";
import { AgentQuery, agentQueryEndpoints } from "../contract/api/agent-query.ts";
import { invalidRequest } from "../contract/errors.ts";
import type { Platform } from "../contract/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { Inbound } from "../kernel/stages.ts";
import { runQuery } from "../runs/run-query.ts";
import { idempotencyKey, sendAnswer, traceRequest } from "./answer-run.ts";
import { identifyBeforeBody } from "./authenticate.ts";
import { createFunction, type EdgeFunction, routeOf } from "./create-function.ts";
import { checkShape, MAX_BODY_BYTES, parseJsonBody, readText } from "./read-body.ts";

/**
 * Answers one request: finds an operation, calls it and composes the answer. Runs share no state except the
 * open question of their conversation.
 */
export function agentQuery(platform: Platform, kernel: Promise<Kernel>): EdgeFunction {
  const endpoint = agentQueryEndpoints.query;

  return createFunction("agent-query", platform, (app) => {
    app.on(endpoint.method, routeOf(endpoint), traceRequest(platform, "invoke_agent", "manager"));
    app.on(endpoint.method, routeOf(endpoint), async (c) => {
      const caller = await identifyBeforeBody(c.req.raw, platform, endpoint.scope);
      const inbound = await readInbound(c.req.raw);
      const field = isJsonObject(inbound.body) ? inbound.body["idempotency_key"] : undefined;
      const query = { inbound, idempotencyKey: idempotencyKey(c, field) };
      const parts = { platform, kernel: await kernel };
      return sendAnswer(c, await runQuery(parts, caller, query, c.get("telemetry")));
    });
  });
}

/**
 * Reads a query as JSON, checked against its shape, or a plain-text question, whose conversation may be
 * given in the query string.
 *
 * @throws ToolgateError INVALID_REQUEST
 */
async function readInbound(request: Request): Promise<Inbound> {
  const text = await readText(request, MAX_BODY_BYTES);
  const type = essenceOf(request.headers.get("content-type") ?? "");
  const asked = type === "text/plain" && !text.trimStart().startsWith("{");
  if (asked) {
    const conversation = new URL(request.url).searchParams.get("conversation_id");
    checkQuery({ user_query: text, conversation_id: conversation ?? "terminal" });
    return {
      media_type: "text/plain",
      body: text,
      ...(conversation !== null && { conversation_id: conversation }),
    };
  }
  const body = parseJsonBody(text);
  checkQuery(body);
  return { media_type: "application/json", body };
}

/** Checks a query against its shape. @throws ToolgateError INVALID_REQUEST */
export function checkQuery(body: Json): void {
  checkShape(AgentQuery, body);
  if (!isJsonObject(body) || body["arguments"] === undefined || body["tool"] !== undefined) return;
  const message = "`arguments` requires `tool`; without a tool, send known values as `user_context_data`";
  throw invalidRequest([{ pointer: "/arguments", message }]);
}
