import { AgentQuery, agentQueryEndpoints } from "../contract/api/agent-query.ts";
import { isJsonObject, type Json } from "../contract/json.ts";
import type { Platform } from "../contract/ports.ts";
import type { SpanScope } from "../contract/telemetry.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { type Caller, createContext, type Inbound, type Payload } from "../kernel/shared-context.ts";
import { answerOnce, type RunAnswer } from "./answer-once.ts";
import { identify } from "./authenticate.ts";
import { routeOf } from "./bind-endpoint.ts";
import { createFunction, type EdgeFunction } from "./create-function.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { mayHaveWritten } from "./may-have-written.ts";
import { checkShape, invalidRequest, MAX_BODY_BYTES, parseJsonBody, readText } from "./read-body.ts";
import { recordRun } from "./record-run.ts";
import { sendAnswer } from "./send-answer.ts";
import { traceRequest } from "./trace-request.ts";

/** The manager (G14–G20): one question, one kernel run, one answer; nothing is kept between calls. */
export function agentQuery(platform: Platform, kernel: Promise<Kernel>): EdgeFunction {
  const endpoint = agentQueryEndpoints.query;

  return createFunction("agent-query", platform, (app) => {
    app.on(endpoint.method, routeOf(endpoint), traceRequest(platform, "invoke_agent", "manager"));
    app.on(endpoint.method, routeOf(endpoint), async (c) => {
      const caller = await identify(c.req.raw, platform.verifyUser);
      const inbound = await readInbound(c.req.raw);
      await checkScope(platform, caller, inbound);
      const key = idempotencyKey(c, isJsonObject(inbound.body) ? inbound.body["idempotency_key"] : undefined);
      const run = (claim: Payload["claim"]) =>
        runOnce(platform, kernel, { caller, inbound, claim }, c.get("telemetry"));
      const once = { key: key ?? "", request: withoutKey(inbound.body) };
      const done = await (key === null ? run(null) : answerOnce(platform, caller, once, run));
      return sendAnswer(c, done);
    });
  });
}

async function runOnce(
  platform: Platform,
  kernel: Promise<Kernel>,
  { caller, inbound, claim }: Pick<Payload, "caller" | "inbound" | "claim">,
  telemetry: SpanScope,
): Promise<RunAnswer> {
  const started = new Date();
  const context = createContext({
    session_id: crypto.randomUUID(),
    logger: platform.logger,
    payload: { caller: { ...caller }, inbound, claim },
    telemetry,
  });
  const done = await (await kernel).run(context);
  const { answer, failure } = done.payload;
  recordRun(platform, done, started);
  return {
    answer: answer ?? { media_type: "application/json", body: null },
    failure,
    wrote: mayHaveWritten(done),
  };
}

/** A query as JSON, checked against its shape, or a bare question as text. @throws ToolgateError INVALID_REQUEST */
async function readInbound(request: Request): Promise<Inbound> {
  const text = await readText(request, MAX_BODY_BYTES);
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  const asked = type === "text/plain" && !text.trimStart().startsWith("{");
  if (asked) {
    checkShape(AgentQuery, { user_query: text, conversation_id: "terminal" });
    return { media_type: "text/plain", body: text };
  }
  const body = parseJsonBody(text);
  checkShape(AgentQuery, body);
  return { media_type: "application/json", body };
}

/** @throws ToolgateError INVALID_REQUEST for a connector that is not the caller's */
async function checkScope({ database }: Platform, caller: Caller, { body }: Inbound): Promise<void> {
  const ids = isJsonObject(body) ? (body["connector_ids"] as string[] | undefined) : undefined;
  if (ids === undefined) return;
  const foreign = await database.call<string[]>("find_foreign_connectors", {
    p_user_id: caller.user_id,
    p_key_hash: caller.key_hash,
    p_connector_ids: ids,
  });
  if (foreign.length === 0) return;
  throw invalidRequest(
    foreign.map((id) => ({
      pointer: `/connector_ids/${ids.indexOf(id)}`,
      message: `you have no connector ${id}`,
    })),
  );
}

/** An approval is given between two attempts at the same request, so it is no part of it. */
function withoutKey(body: Json): Json {
  if (!isJsonObject(body)) return body;
  const { idempotency_key: _key, approval_id: _approval, ...rest } = body;
  return rest;
}
