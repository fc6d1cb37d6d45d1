import { canonicalJson } from "../../contract/canonical-json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Json } from "../../contract/json.ts";
import type { ChatMessage, Platform } from "../../contract/ports.ts";
import { sha256 } from "../../contract/sha256.ts";
import type { Caller } from "../../kernel/stages.ts";
import { spentOf } from "../../orchestration/conversation.ts";
import { fenceText } from "../../orchestration/tell-result.ts";
import type { ConverseTask } from "../converse.ts";
import { claimRun, type RunState, releaseOnError, releaseRun, type StoredAnswer } from "../keep-runs.ts";
import { resumeTask } from "../resume-run.ts";
import { adoptFunctions } from "./adopt-functions.ts";
import type { Continuation } from "./find-run.ts";
import type { ClientFunctions } from "./read-functions.ts";
import { toModelHistory } from "./tell-history.ts";

type Now = Pick<ConverseTask, "signal" | "telemetry">;

/** A request whose messages continue a run. */
export interface Resuming {
  continuation: Continuation;
  messages: readonly ChatMessage[];
  client: ClientFunctions;
}

/**
 * The run as a task that continues with the client's input, or the stored answer of a repeated request.
 * Null if the run does not exist (any more) or the messages say something new while the run waits or after
 * it ended; the messages are then a new conversation.
 *
 * @throws ToolgateError CONFLICT held by another request, or its key or agent was deleted
 */
export async function resumeConversation(
  platform: Platform,
  caller: Caller,
  { continuation, messages, client }: Resuming,
  now: Now,
): Promise<ConverseTask | { stored: StoredAnswer } | null> {
  const asked = digestOf(messages, continuation);
  const taken = await claimRun(platform, caller, continuation.run_id, asked).catch(nullIfUnavailable);
  if (taken === null || "stored" in taken) return taken;
  return await releaseOnError(platform, taken, async () => {
    const updated = applyInput(taken.state, continuation, asked);
    if (updated === null) {
      await releaseRun(platform, taken, {});
      return null;
    }
    const { functions: clientFunctions } = client;
    const state = adoptFunctions(updated, clientFunctions);
    return { ...resumeTask({ ...taken, state }, now), clientFunctions, clientNames: state.clientNames };
  });
}

/** A repetition has the same input after the same message of the assistant. */
function digestOf(messages: readonly ChatMessage[], { results }: Continuation): string {
  const last = messages.slice(messages.findLastIndex(({ role }) => role === "assistant"));
  const contents = [...(results?.contents ?? [])].sort(([one], [other]) => one - other);
  return sha256(canonicalJson([last, contents] as unknown as Json));
}

function nullIfUnavailable(error: unknown): null {
  const isNone = error instanceof ToolgateError && ["NOT_FOUND", "APPROVAL_REQUIRED"].includes(error.code);
  if (isNone) return null;
  throw error;
}

/**
 * The state with the new input of this request. A repeated request has none: it resumes where the run
 * failed, or returns the pending approval again. Null if the run waits for a different input.
 */
function applyInput(state: RunState, { results, further }: Continuation, asked: string): RunState | null {
  if (state.asked === asked) return state;
  const { conversation, clientNames, approval } = state;
  const { pending, turns } = conversation;
  const more = { further: [...conversation.further, ...toModelHistory(further)] };
  const isClients = pending.length > 0 && pending.every(({ name }) => clientNames.includes(name));
  if (approval !== null || !isClients) return { ...state, asked, conversation: { ...conversation, ...more } };
  if (results?.turn !== turns) return null;
  const messages = pending.map(({ id }, index) => ({
    role: "tool" as const,
    call_id: id,
    content: fenceText(results.contents.get(index) ?? "The client gave no result."),
  }));
  const since = [...conversation.since, ...messages];
  const from = spentOf(conversation);
  return { ...state, asked, conversation: { ...conversation, ...more, since, from, pending: [] } };
}
