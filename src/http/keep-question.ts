import type { StoredQuestion } from "../contract/open-question.ts";
import type { Platform } from "../contract/ports.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import { mayHaveWritten } from "./may-have-written.ts";

/** Maximum size of a stored question in bytes. */
const MAX_BYTES = 65_536;

/**
 * Stores the question of a run, so that the same caller can answer it in the same conversation. It is
 * stored before the response is sent, because the reply may follow immediately. An answer that did not
 * lead to a call may be given again; a call that waits for an approval keeps its question. If storing
 * fails, the caller has to repeat more in the answer, nothing else.
 */
export async function keepQuestion({ database, logger }: Platform, context: SharedContext): Promise<void> {
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

interface Kept {
  question: StoredQuestion;
  /** Null: for the next answer without an approval. */
  approvals: (string | null)[];
}

function findQuestion(context: SharedContext): Kept | null {
  const { payload, user_input } = context;
  const { asked, found, planned, failure } = payload;
  const plan = planned?.plan;
  const open = found?.open_question ?? null;
  if (failure === null) return null;
  if (failure.code === "CLARIFICATION_NEEDED" && plan?.kind === "question") {
    const { choices, missing } = plan;
    const request = open === null ? user_input : `${open.request}\n${user_input}`;
    const known = { ...open?.context, ...asked.user_context_data };
    return choices.length === 0
      ? null
      : { question: { request, context: known, missing, choices }, approvals: [null] };
  }
  if (open === null || mayHaveWritten(context)) return null;
  const { tools: _tools, ...question } = open;
  const waitsFor = failure.code === "APPROVAL_REQUIRED" ? failure.details?.["approval_id"] : undefined;
  const again = asked.approval_id === null ? [null] : [];
  return { question, approvals: typeof waitsFor === "string" ? [...again, waitsFor] : again };
}
