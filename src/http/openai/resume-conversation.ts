import { canonicalJson } from "../../contract/canonical-json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Json } from "../../contract/json.ts";
import type { ChatMessage, Platform } from "../../contract/ports.ts";
import { sha256 } from "../../contract/sha256.ts";
import type { Caller } from "../../kernel/stages.ts";
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

/** A request whose messages go on with a run. */
export interface Resuming {
  continuation: Continuation;
  messages: readonly ChatMessage[];
  client: ClientFunctions;
}

/**
 * The run as a task that goes on with what the client brings, or what a repeated request was answered. Null: there is none
 * (any more), or something was said that is new where the run waits or is over; the messages are a conversation of their own
 * then.
 * @throws ToolgateError CONFLICT somebody else goes on with it, or its key or agent is gone
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

/** Who wants the same of a run brings the same behind the same message of the assistant's. */
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
 * The state with what is new in this request. One that is repeated brings nothing: it goes on from where it broke off, or is
 * told again what waits. Null: the run waits for something else than what comes.
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
