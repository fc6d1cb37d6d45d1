import { isJsonObject, type Json } from "../contract/json.ts";
import type { Platform } from "../contract/ports.ts";
import { texts } from "../contract/shape.ts";
import type { SpanScope } from "../contract/telemetry.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { createContext } from "../kernel/shared-context.ts";
import type { Asked, Caller, Inbound } from "../kernel/stages.ts";
import { answerOnce, type RunAnswer } from "./answer-once.ts";
import { keepQuestion } from "./keep-question.ts";
import { mayHaveWritten } from "./may-have-written.ts";
import { invalidRequest } from "./read-body.ts";
import { recordRun } from "./record-run.ts";

/** A question, checked against the shape of `agent-query`. */
export interface Query {
  inbound: Inbound;
  /** With it a repetition gets the stored answer; null: none. */
  idempotencyKey: string | null;
  /** Gives the run up. */
  signal?: AbortSignal;
  onProgress?: Asked["onProgress"];
}

/**
 * One question, one kernel run, one answer, recorded; nothing is kept between calls.
 * @throws ToolgateError what keeps the run from beginning: no trace then
 */
export async function runQuery(
  parts: { platform: Platform; kernel: Kernel },
  caller: Caller,
  { inbound, idempotencyKey, signal, onProgress = null }: Query,
  telemetry: SpanScope,
): Promise<Pick<RunAnswer, "answer" | "failure">> {
  await checkScope(parts.platform, caller, inbound);
  const run = (claim: Asked["claim"], lost?: AbortSignal) => {
    const stop = AbortSignal.any([signal, lost].filter((given) => given !== undefined));
    return runOnce(parts, { caller, inbound, claim, onProgress, signal: stop }, telemetry);
  };
  if (idempotencyKey === null) return run(null);
  return answerOnce(parts.platform, caller, { key: idempotencyKey, request: withoutKey(inbound) }, run);
}

async function runOnce(
  { platform, kernel }: { platform: Platform; kernel: Kernel },
  asked: Pick<Asked, "inbound" | "caller" | "claim" | "onProgress" | "signal">,
  telemetry: SpanScope,
): Promise<RunAnswer> {
  const started = new Date();
  const context = createContext({
    session_id: crypto.randomUUID(),
    logger: platform.logger,
    asked,
    telemetry,
  });
  const done = await kernel.run(context);
  const { answered, failure } = done.payload;
  await keepQuestion(platform, done);
  recordRun(platform, done, started);
  return {
    answer: answered ?? { media_type: "application/json", body: null },
    failure,
    wrote: mayHaveWritten(done),
  };
}

/** @throws ToolgateError INVALID_REQUEST for a connector that is not the caller's */
async function checkScope({ database }: Platform, caller: Caller, { body }: Inbound): Promise<void> {
  const ids = isJsonObject(body) ? (body["connector_ids"] as string[] | undefined) : undefined;
  if (ids === undefined) return;
  const foreign = await database.call(
    "find_foreign_connectors",
    {
      p_user_id: caller.user_id,
      p_key_hash: caller.key_hash,
      p_connector_ids: ids,
    },
    texts,
  );
  if (foreign.length === 0) return;
  throw invalidRequest(
    foreign.map((id) => ({
      pointer: `/connector_ids/${ids.indexOf(id)}`,
      message: `you have no connector ${id}`,
    })),
  );
}

/** An approval is given between two attempts at the same request, so it is no part of it. */
function withoutKey({ body, conversation_id }: Inbound): Json {
  // The same words answer another question in another conversation.
  if (!isJsonObject(body)) return conversation_id === undefined ? body : [body, conversation_id];
  const { idempotency_key: _key, approval_id: _approval, ...rest } = body;
  return rest;
}
