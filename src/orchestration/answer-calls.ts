import type { JsonObject } from "../contract/json.ts";
import type { ChatCall } from "../contract/ports.ts";
import { addUsage, type ConversationState, type ConversationStep } from "./conversation.ts";
import {
  type CallParts,
  type ExecutedCall,
  executeCall,
  type HowToExecute,
  isRead,
  nextGroup,
} from "./execute-calls.ts";
import { tellResult } from "./tell-result.ts";

export interface AnswerParts extends CallParts {
  /** What the model is shown of a result. Characters. */
  resultCharacters: number;
  /** Names of functions that the client itself executes. */
  clientNames: ReadonlySet<string>;
  /** Of the first pending call, which waited for it. */
  approvalId: string | null;
  /** Told where the conversation stands after every call. */
  keep: (state: ConversationState) => Promise<void>;
}

/** A call that somebody must approve first. It and what comes after it stay pending. */
export interface Waiting {
  step: ConversationStep;
  approval: JsonObject;
}

/**
 * Executes the pending calls in their order, reads that follow each other side by side, and puts what they brought into the
 * conversation. Stops at a call that waits for its approval and, unless what is on its way is a write, when nobody waits for
 * the answer any more; the client's own calls stay pending, but those that were refused: the model is told why.
 */
export async function answerCalls(state: ConversationState, parts: AnswerParts): Promise<Waiting | null> {
  let { approvalId } = parts;
  for (;;) {
    const { begun } = state;
    const ours = state.pending.filter(({ name, refused }) => refused || !parts.clientNames.has(name));
    if (ours.length === 0 || parts.gone.aborted) return null;
    const group = nextGroup(ours, parts);
    const first = state.steps.length + 1;
    const how = { approvalId, isLost: approvalId === null && group[0]?.id === begun };
    await begin(state, group, how, parts);
    const executed = await Promise.all(group.map((call, i) => executeCall(call, first + i, parts, how)));
    approvalId = null;
    state.begun = null;
    // Given up; whoever goes on makes them again.
    if (parts.gone.aborted && group.every((call) => isRead(call, parts))) return null;
    for (const [i, done] of executed.entries()) {
      const call = group[i];
      addUsage(state.usage, done.usage);
      if (done.approval) return { step: done.step, approval: done.approval };
      if (call) note(state, call, done, parts.resultCharacters);
    }
    await parts.keep(state);
  }
}

/** Before a write: should this process die, whoever goes on knows that it may have been carried out. An approval knows by itself. */
async function begin(
  state: ConversationState,
  [call]: readonly ChatCall[],
  { approvalId, isLost }: HowToExecute,
  parts: AnswerParts,
): Promise<void> {
  if (!call || isLost || approvalId !== null || isRead(call, parts)) return;
  state.begun = call.id;
  await parts.keep(state);
}

function note(
  state: ConversationState,
  call: ChatCall,
  { step, tool }: ExecutedCall,
  resultCharacters: number,
): void {
  if (tool) state.made.push({ step: state.steps.length, tool });
  state.steps.push(step);
  state.since.push({ role: "tool", call_id: call.id, content: tellResult(step.result, resultCharacters) });
  state.pending = state.pending.filter((pending) => pending !== call);
}
