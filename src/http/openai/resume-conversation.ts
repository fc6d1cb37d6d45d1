import { canonicalJson } from "../../contract/canonical-json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Json } from "../../contract/json.ts";
import type { ChatMessage, Platform } from "../../contract/ports.ts";
import { sha256 } from "../../contract/sha256.ts";
import type { Caller } from "../../kernel/shared-context.ts";
import { spentOf } from "../../orchestration/conversation.ts";
import { tellText } from "../../orchestration/tell-result.ts";
import type { ConverseTask } from "../converse.ts";
import { orRelease, type RunState, releaseRun, type StoredAnswer, takeRun } from "../keep-runs.ts";
import { resumeTask } from "../resume-run.ts";
import { adoptFunctions } from "./adopt-functions.ts";
import type { Continuation } from "./find-run.ts";
import type { ClientFunctions } from "./read-functions.ts";
import { tellHistory } from "./tell-history.ts";

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
  const taken = await takeRun(platform, caller, continuation.run_id, asked).catch(noneOf);
  if (taken === null || "stored" in taken) return taken;
  return await orRelease(platform, taken, async () => {
    const heard = hear(taken.state, continuation, asked);
    if (heard === null) {
      await releaseRun(platform, taken, {});
      return null;
    }
    const { functions: clientFunctions } = client;
    const state = adoptFunctions(heard, clientFunctions);
    return { ...resumeTask({ ...taken, state }, now), clientFunctions, clientNames: state.clientNames };
  });
}

/** A repetition has the same input after the same message of the assistant. */
function digestOf(messages: readonly ChatMessage[], { results }: Continuation): string {
  const last = messages.slice(messages.findLastIndex(({ role }) => role === "assistant"));
  const brought = [...(results?.contents ?? [])].sort(([one], [other]) => one - other);
  return sha256(canonicalJson([last, brought] as unknown as Json));
}

function noneOf(error: unknown): null {
  const isNone = error instanceof ToolgateError && ["NOT_FOUND", "APPROVAL_REQUIRED"].includes(error.code);
  if (isNone) return null;
  throw error;
}

/**
 * The state with the new input of this request. A repeated request has none: it resumes where the run
 * failed, or returns the pending approval again. Null if the run waits for a different input.
 */
function hear(state: RunState, { results, further }: Continuation, asked: string): RunState | null {
  if (state.asked === asked) return state;
  const { conversation, clientNames, approval } = state;
  const { pending, turns } = conversation;
  const told = { further: [...conversation.further, ...tellHistory(further)] };
  const isClients = pending.length > 0 && pending.every(({ name }) => clientNames.includes(name));
  if (approval !== null || !isClients) return { ...state, asked, conversation: { ...conversation, ...told } };
  if (results?.turn !== turns) return null;
  const brought = pending.map(({ id }, index) => ({
    role: "tool" as const,
    call_id: id,
    content: tellText(results.contents.get(index) ?? "The client gave no result."),
  }));
  const since = [...conversation.since, ...brought];
  const from = spentOf(conversation);
  return { ...state, asked, conversation: { ...conversation, ...told, since, from, pending: [] } };
}
