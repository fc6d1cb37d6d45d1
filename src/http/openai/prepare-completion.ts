import { canonicalJson, type Json } from "../../base/json.ts";
import { sha256 } from "../../base/sha256.ts";
import { requireChat } from "../../contract/chat.ts";
import { type ConnectionChoice, DEFAULT_CONNECTION } from "../../contract/connector.ts";
import { invalidRequest, ToolgateError } from "../../contract/errors.ts";
import type { ChatFunction, ChatMessage, Platform } from "../../contract/ports.ts";
import { findDisconnect, type OrchestratorParts } from "../../conversations/ask-models.ts";
import { spentOf } from "../../conversations/conversation-state.ts";
import { converse, type OnRunEvent } from "../../conversations/converse.ts";
import { replayCall } from "../../conversations/execute-call.ts";
import { fenceText } from "../../conversations/execute-pending-calls.ts";
import { chooseTools } from "../../conversations/offer-tools.ts";
import { type ConverseTask, uniqueName } from "../../conversations/prepare-conversation.ts";
import {
  claimRun,
  type RunState,
  releaseOnError,
  releaseRun,
  type StoredAnswer,
} from "../../conversations/stored-runs.ts";
import { resumeTask } from "../../conversations/suspend-run.ts";
import type { Caller } from "../../kernel/stages.ts";
import {
  type Completion,
  type Continuation,
  describeCompletion,
  describeStored,
  findRun,
} from "./describe-completion.ts";
import { type ClientFunctions, chatWithOptions, type ModelOptions } from "./read-options.ts";

/** Placeholder for the configured default where a client requires a model name. */
const DEFAULT_MODEL = "toolgate";

/** Leaves room for a suffix that makes the name unique. OpenAI's endpoint takes 64 characters. */
const MAX_NAME = 60;

/** A parsed client request of either protocol. */
export interface CompletionRequest {
  messages: ChatMessage[];
  /** JSON pointer to the messages in the request. */
  pointer: string;
  model: string | null | undefined;
  choice: ConnectionChoice;
  client: ClientFunctions;
  modelOptions: ModelOptions;
}

type Now = Pick<ConverseTask, "signal" | "telemetry">;

/** The result of a request: a conversation ready to begin or resume, or the answer of a finished one. */
export type Prepared =
  | { stored: StoredAnswer }
  | { task: ConverseTask; run(onEvent?: OnRunEvent): ReturnType<typeof converse> };

/**
 * Checks a request before anything is executed and returns a function that prepares its conversation.
 * @throws ToolgateError INVALID_REQUEST
 */
export function prepareCompletion(parts: OrchestratorParts, caller: Caller, asked: CompletionRequest) {
  const { messages, client, choice } = asked;
  const question = readQuestion(asked);
  const model = asked.model === DEFAULT_MODEL ? undefined : (asked.model ?? undefined);
  const continuation = findRun(messages);

  return async (now: Now, claim: ConverseTask["claim"] = null): Promise<Prepared> => {
    const kernel = await parts.kernel;
    const resumed =
      continuation &&
      (await resumeConversation(parts.platform, caller, { continuation, messages, client, choice }, now));
    if (resumed && "stored" in resumed) return resumed;
    const task = resumed ?? {
      ...now,
      caller,
      messages: toModelHistory(messages),
      question,
      chosen: await chooseTools(parts, caller, { names: undefined, question }),
      clientFunctions: client.functions,
      choice,
    };
    const find = async () => requireChat(parts.findChat, task.chosen.policy.model, model);
    const found = await (task.claimed ? releaseOnError(parts.platform, task.claimed, find) : find());
    const chat = chatWithOptions(found, asked.modelOptions, client);
    return {
      task,
      run: (onEvent) => converse({ ...parts, kernel }, chat, { ...task, claim }, onEvent),
    };
  };
}

/** @throws ToolgateError the model's failure, with the steps done so far */
export async function complete(prepared: Prepared, onEvent?: OnRunEvent): Promise<Completion> {
  if ("stored" in prepared) return describeStored(prepared.stored);
  const conversed = await prepared.run(onEvent);
  const { result, wrote } = conversed;
  const error = conversed.error ?? findDisconnect([conversed]);
  if (error === null) return describeCompletion(conversed);
  const { code, message, details, headers } = error;
  throw new ToolgateError(code, message, {
    details: { ...details, results: [result] },
    // OpenAI's clients retry on their own unless this header is set.
    headers: { ...headers, ...(wrote && { "x-should-retry": "false" }) },
  });
}

function readQuestion({ messages, pointer }: CompletionRequest): string {
  const question = messages.findLast(({ role }) => role === "user")?.content ?? "";
  if (question.trim() !== "") return question;
  throw invalidRequest([{ pointer, message: "a non-empty message of role user is required" }]);
}

/** A run continues with the connection that it began with. @throws ToolgateError INVALID_REQUEST */
function checkChoice(given: ConnectionChoice, begun: ConnectionChoice = DEFAULT_CONNECTION): void {
  for (const name of ["connection", "end_user"] as const) {
    if (given[name] === begun[name]) continue;
    const message = "must be as in the request that began this conversation";
    throw invalidRequest([{ pointer: `/${name}`, message }]);
  }
}

/** A request whose messages continue a run. */
interface Resuming {
  continuation: Continuation;
  messages: readonly ChatMessage[];
  client: ClientFunctions;
  choice: ConnectionChoice;
}

/**
 * The run as a task that continues with the client's input, or the stored answer of a repeated request.
 * Null if the run does not exist (any more) or the messages say something new while the run waits or after
 * it ended; the messages are then a new conversation.
 *
 * @throws ToolgateError CONFLICT held by another request, or its key or agent was deleted
 */
async function resumeConversation(
  platform: Platform,
  caller: Caller,
  { continuation, messages, client, choice }: Resuming,
  now: Now,
): Promise<ConverseTask | { stored: StoredAnswer } | null> {
  const asked = digestOf(messages, continuation);
  const claimed = await claimRun(platform, caller, continuation.run_id, asked).catch(nullIfUnavailable);
  if (claimed === null || "stored" in claimed) return claimed;
  return await releaseOnError(platform, claimed, async () => {
    checkChoice(choice, claimed.state.choice);
    const updated = applyInput(claimed.state, continuation, asked);
    if (updated === null) {
      await releaseRun(platform, claimed, {});
      return null;
    }
    const { functions: clientFunctions } = client;
    const state = adoptFunctions(updated, clientFunctions);
    return { ...resumeTask({ ...claimed, state }, now), clientFunctions, clientNames: state.clientNames };
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

/**
 * Prepares a resumed run for the functions of this request. The client's functions keep their names: a
 * Toolgate function with the same name is renamed, also in pending calls.
 */
function adoptFunctions(state: RunState, functions: readonly ChatFunction[]): RunState {
  const { offered, clientNames, conversation } = state;
  const theirs = functions.map(({ name }) => name);
  const known = [...theirs, ...clientNames, ...offered.map(({ name }) => name)];
  const rename = <Named extends { name: string }>(named: Named): Named =>
    theirs.includes(named.name)
      ? { ...named, name: uniqueName(`${named.name.slice(0, MAX_NAME)}_`, known) }
      : named;
  const pending = conversation.pending.map((call) => (clientNames.includes(call.name) ? call : rename(call)));
  return { ...state, offered: offered.map(rename), conversation: { ...conversation, pending } };
}

/**
 * A client's messages in the form for models: calls in a form that every endpoint accepts, with short
 * unique ids (Mistral allows nine letters and digits); results of the client's functions are fenced as
 * data.
 */
function toModelHistory(messages: readonly ChatMessage[]): ChatMessage[] {
  let count = 0;
  let open = new Map<string, string>();
  return messages.map((message): ChatMessage => {
    if (message.role === "tool") {
      const { call_id, content } = message;
      return { role: "tool", call_id: open.get(call_id) ?? call_id, content: fenceText(content) };
    }
    if (message.role !== "assistant" || !message.calls) return message;
    const calls = message.calls.map((call) => ({ ...replayCall(call), id: writeId(++count) }));
    open = new Map(message.calls.map(({ id }, index) => [id, calls[index]?.id ?? id]));
    return { ...message, calls };
  });
}

function writeId(count: number): string {
  return `h${String(count).padStart(8, "0")}`;
}
