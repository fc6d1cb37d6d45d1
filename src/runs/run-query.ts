import { isJsonObject, type Json } from "../base/json.ts";
import { offerLink } from "../connections/offer-link.ts";
import { invalidRequest } from "../contract/errors.ts";
import type { Platform } from "../contract/ports.ts";
import { texts } from "../contract/shape.ts";
import type { SeenTools, StoredQuestion } from "../contract/stored-shapes.ts";
import type { SpanScope } from "../contract/telemetry.ts";
import type { PlanChoice } from "../contract/tool.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { createContext, type SharedContext } from "../kernel/shared-context.ts";
import type { Asked, Caller, Found, Inbound } from "../kernel/stages.ts";
import { answerOnce, mayHaveWritten, type RunAnswer } from "./answer-once.ts";
import { recordRun } from "./record-run.ts";

/** Maximum size of a stored question in bytes. */
const MAX_BYTES = 65_536;

/** A request that was validated against the shape of `agent-query`. */
interface Query {
  inbound: Inbound;
  /** A repetition with the same key returns the stored answer. */
  idempotencyKey: string | null;
  /** Aborts the run. */
  signal?: AbortSignal;
  onProgress?: Asked["onProgress"];
  /** Through which the request came. */
  entry?: Asked["entry"];
}

/**
 * Executes a request as one run of the kernel, and records it. If the run lacks a connection of an end user,
 * a connect link is added to the answer.
 *
 * @throws ToolgateError if the run cannot start, in which case there is no trace
 */
export async function runQuery(
  parts: { platform: Platform; kernel: Kernel },
  caller: Caller,
  { inbound, idempotencyKey, signal, onProgress = null, entry = "playground" }: Query,
  telemetry: SpanScope,
): Promise<Pick<RunAnswer, "answer" | "failure">> {
  await checkScope(parts.platform, caller, inbound);
  const run = (claim: Asked["claim"], lost?: AbortSignal) => {
    const stop = AbortSignal.any([signal, lost].filter((given) => given !== undefined));
    return runOnce(parts, { caller, entry, inbound, claim, onProgress, signal: stop }, telemetry);
  };
  if (idempotencyKey === null) return offerLink(parts.platform, caller, await run(null));
  const once = { key: idempotencyKey, request: withoutKey(inbound) };
  return offerLink(parts.platform, caller, await answerOnce(parts.platform, caller, once, run));
}

async function runOnce(
  { platform, kernel }: { platform: Platform; kernel: Kernel },
  asked: Pick<Asked, "inbound" | "caller" | "entry" | "claim" | "onProgress" | "signal">,
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
  await storeQuestion(platform, done);
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

/** The request without its key and its approval, which is added when the same request is repeated. */
function withoutKey({ body, conversation_id }: Inbound): Json {
  // The same text has another meaning in another conversation.
  if (!isJsonObject(body)) return conversation_id === undefined ? body : [body, conversation_id];
  const { idempotency_key: _key, approval_id: _approval, ...rest } = body;
  return rest;
}

/**
 * Stores the question of a run, so that the same caller can answer it in the same conversation. It is
 * stored before the response is sent, because the reply may follow immediately. An answer that did not
 * lead to a call may be given again; a call that waits for an approval keeps its question. If storing
 * fails, the caller has to repeat more in the answer, nothing else.
 */
async function storeQuestion({ database, logger }: Platform, context: SharedContext): Promise<void> {
  const { caller, conversation_id } = context.payload.asked;
  const kept = findQuestion(context);
  if (kept === null || caller.user_id === null) return;
  const question = JSON.stringify(kept.question);
  if (new TextEncoder().encode(question).length > MAX_BYTES) return;
  const row = {
    p_user_id: caller.user_id,
    p_key_id: caller.key_id,
    p_agent_id: caller.agent_id,
    p_oauth_client: caller.oauth_client ?? null,
    p_conversation_id: conversation_id,
    p_question: question,
    p_tool_ids: kept.question.choices.map(({ tool_id }) => tool_id),
  };
  try {
    await Promise.all(
      kept.approvals.map((p_approval_id) => database.call("keep_question", { ...row, p_approval_id })),
    );
  } catch (error) {
    logger.error("open question not kept", { cause: String(error) });
  }
}

interface AnswerableQuestion {
  question: StoredQuestion;
  /** Ids of approvals; null stands for an answer without one. */
  approvals: (string | null)[];
}

function findQuestion(context: SharedContext): AnswerableQuestion | null {
  const { payload, user_input } = context;
  const { asked, found, planned, failure } = payload;
  const plan = planned?.plan;
  const open = found?.open_question ?? null;
  if (failure === null) return null;
  if (failure.code === "CLARIFICATION_NEEDED" && plan?.kind === "question") {
    const { choices, missing } = plan;
    const request = open === null ? user_input : `${open.request}\n${user_input}`;
    const known = { ...open?.context, ...asked.user_context_data };
    const seen = found === null ? {} : listSeen(choices, found);
    return choices.length === 0
      ? null
      : { question: { request, context: known, missing, choices, seen }, approvals: [null] };
  }
  // The question was about a tool that no longer exists.
  if (failure.details?.["reason"] === "tool_changed") return null;
  if (open === null || mayHaveWritten(context)) return null;
  const { tools: _tools, ...question } = open;
  const waitsFor = failure.code === "APPROVAL_REQUIRED" ? failure.details?.["approval_id"] : undefined;
  const again = asked.approval_id === null ? [null] : [];
  return { question, approvals: typeof waitsFor === "string" ? [...again, waitsFor] : again };
}

/** The tools of a question. If it repeats an earlier one, as that one showed them. */
function listSeen(
  choices: readonly PlanChoice[],
  { candidates, named_tools, open_question: open }: Found,
): SeenTools {
  const tools = [...candidates, ...named_tools, ...(open?.tools ?? [])];
  return Object.fromEntries(
    choices.flatMap(({ tool_id }) => {
      const tool = open?.seen?.[tool_id] ?? tools.find((one) => one.tool_id === tool_id);
      if (tool === undefined) return [];
      const { side_effect, basis } = tool;
      return [[tool_id, { side_effect, ...(basis !== undefined && { basis }) }]];
    }),
  );
}
