import { ToolgateError } from "../../contract/errors.ts";
import type { ChatMessage } from "../../contract/ports.ts";
import type { Caller } from "../../kernel/stages.ts";
import { findDisconnect } from "../answer-results.ts";
import { chooseTools } from "../choose-tools.ts";
import { type ConverseTask, converse, type OnRunEvent } from "../converse.ts";
import type { OrchestratorParts } from "../hydra-orchestrator.ts";
import type { StoredAnswer } from "../keep-runs.ts";
import { invalidRequest } from "../read-body.ts";
import { requireChat } from "../require-chat.ts";
import { chatWithOptions, type ModelOptions } from "./chat-as-asked.ts";
import { type Completion, describeCompletion, describeStored } from "./describe-completion.ts";
import { findRun } from "./find-run.ts";
import type { ClientFunctions } from "./read-functions.ts";
import { resumeConversation } from "./resume-conversation.ts";
import { toModelHistory } from "./tell-history.ts";

/** Placeholder for the configured default where a client requires a model name. */
const DEFAULT_MODEL = "toolgate";

/** A parsed client request of either protocol. */
export interface CompletionRequest {
  messages: ChatMessage[];
  /** JSON pointer to the messages in the request. */
  pointer: string;
  model: string | null | undefined;
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
  const { messages, client } = asked;
  const question = readQuestion(asked);
  const model = asked.model === DEFAULT_MODEL ? undefined : (asked.model ?? undefined);
  const chat = chatWithOptions(requireChat(parts.createChat, model), asked.modelOptions, client);
  const continuation = findRun(messages);

  return async (now: Now, claim: ConverseTask["claim"] = null): Promise<Prepared> => {
    const kernel = await parts.kernel;
    const resumed =
      continuation &&
      (await resumeConversation(parts.platform, caller, { continuation, messages, client }, now));
    if (resumed && "stored" in resumed) return resumed;
    const task = resumed ?? {
      ...now,
      caller,
      messages: toModelHistory(messages),
      question,
      chosen: await chooseTools(parts, caller, { names: undefined, question }),
      clientFunctions: client.functions,
    };
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
