import type { Context } from "hono";
import { AgentQuery, agentQueryEndpoints } from "../contract/api/agent-query.ts";
import type { ToolgateError } from "../contract/errors.ts";
import { isJsonObject, type Json } from "../contract/json.ts";
import type { Platform } from "../contract/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { type Caller, createContext, type Inbound, type SharedContext } from "../kernel/shared-context.ts";
import { answerOnce } from "./answer-once.ts";
import { identify } from "./authenticate.ts";
import { routeOf } from "./bind-endpoint.ts";
import { createFunction, type EdgeFunction, type FunctionEnv, fail } from "./create-function.ts";
import { checkShape, invalidRequest, MAX_BODY_BYTES, parseJsonBody, readText } from "./read-body.ts";
import { recordRun } from "./record-run.ts";

type Answer = NonNullable<SharedContext["payload"]["answer"]>;

/** The manager (G14–G20): one question, one kernel run, one answer; nothing is kept between calls. */
export function agentQuery(platform: Platform, kernel: Promise<Kernel>): EdgeFunction {
  const endpoint = agentQueryEndpoints.query;

  return createFunction("agent-query", platform, (app) => {
    app.on(endpoint.method, routeOf(endpoint), async (c) => {
      const caller = await identify(c.req.raw, platform.verifyUser);
      const inbound = await readInbound(c.req.raw);
      await checkScope(platform, caller, inbound);
      const key = idempotencyKey(c, inbound);
      const run = () => runOnce(platform, kernel, caller, inbound);
      const { answer, failure } =
        key === null ? await run() : await answerOnce(platform, caller, key, inbound, run);
      return send(c, answer, failure);
    });
  });
}

export interface RunAnswer {
  answer: Answer;
  failure: ToolgateError | null;
  /** Whether a write may have reached the API: its outcome must not be repeated. */
  wrote: boolean;
}

async function runOnce(
  platform: Platform,
  kernel: Promise<Kernel>,
  caller: Caller,
  inbound: Inbound,
): Promise<RunAnswer> {
  const started = new Date();
  const context = createContext({
    session_id: crypto.randomUUID(),
    logger: platform.logger,
    payload: { caller: { ...caller }, inbound },
  });
  const done = await (await kernel).run(context);
  const { answer, failure, outcome, plan } = done.payload;
  recordRun(platform, done, started);
  const isWrite = plan?.kind === "tool_call" && plan.call.tool.side_effect !== "read";
  return {
    answer: answer ?? { media_type: "application/json", body: null },
    failure,
    wrote: isWrite && outcome?.sent === true && failure?.code !== "EGRESS_BLOCKED",
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

function idempotencyKey(c: Context<FunctionEnv>, { body }: Inbound): string | null {
  const field = isJsonObject(body) ? body["idempotency_key"] : undefined;
  const key = c.req.header("idempotency-key") ?? (typeof field === "string" ? field : null);
  if (key !== null) checkShape(AgentQuery.properties.idempotency_key, key);
  return key;
}

function send(
  c: Context<FunctionEnv>,
  { media_type, body }: Answer,
  failure: ToolgateError | null,
): Response {
  if (media_type === "text/plain") {
    return c.text(String(body), (failure?.status ?? 200) as 200, { ...failure?.headers });
  }
  if (failure && !isJsonObject(body)) return fail(c, failure);
  for (const [name, value] of Object.entries(failure?.headers ?? {})) c.header(name, value);
  return c.json(body as Json, (failure?.status ?? 200) as 200);
}
