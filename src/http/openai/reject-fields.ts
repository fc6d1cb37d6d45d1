import type { JsonObject } from "../../base/json.ts";
import type { ChatCompletionsRequest, ResponsesRequest } from "../../contract/api/openai.ts";
import { invalidRequest } from "../../contract/errors.ts";

/** Former fields of chat completions and their replacements. */
const OUTDATED = {
  n: "only one answer is supported: remove it, or name several `models` at POST /functions/v1/hydra-orchestrator",
  functions: "was replaced by `tools`: pass the functions there",
  function_call: "was replaced by `tool_choice`: use it instead",
} as const satisfies Partial<Record<keyof ChatCompletionsRequest, string>>;

/** Fields that require storage at OpenAI, and what to send instead. */
const STORED = {
  previous_response_id: "answers are not stored under their ids: send the whole conversation as `input`",
  conversation: "conversations are not stored: send the whole conversation as `input`",
  prompt: "prompts are not stored here: send `instructions` and `input`",
  background: "responses are never deferred: remove it, or use `stream`",
} as const satisfies Partial<Record<keyof ResponsesRequest, string>>;

/**
 * Rejects fields that must not be ignored. Clients send null, false and empty strings for fields that are
 * not set.
 *
 * @param why by the field's name: the reason, and what to do instead
 * @throws ToolgateError INVALID_REQUEST {errors}
 */
function refuseFields(body: JsonObject, why: Readonly<Record<string, string>>): void {
  const errors = Object.entries(why)
    .filter(([name]) => body[name])
    .map(([name, message]) => ({ pointer: `/${name}`, message }));
  if (errors.length > 0) throw invalidRequest(errors);
}

/** @throws ToolgateError INVALID_REQUEST {errors} */
export function refuseOutdated(body: ChatCompletionsRequest): void {
  refuseFields({ ...(body as JsonObject), n: (body.n ?? 1) > 1 }, OUTDATED);
}

/** @throws ToolgateError INVALID_REQUEST {errors} */
export function refuseStored(body: ResponsesRequest): void {
  refuseFields(body as JsonObject, STORED);
}
