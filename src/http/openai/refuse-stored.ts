import type { ResponsesRequest } from "../../contract/api/openai.ts";
import type { JsonObject } from "../../contract/json.ts";
import { refuseFields } from "./refuse-fields.ts";

/** Fields that require storage at OpenAI, and what to send instead. */
const REFUSED = {
  previous_response_id: "answers are not stored under their ids: send the whole conversation as `input`",
  conversation: "conversations are not stored: send the whole conversation as `input`",
  prompt: "prompts are not stored here: send `instructions` and `input`",
  background: "responses are never deferred: remove it, or use `stream`",
} as const satisfies Partial<Record<keyof ResponsesRequest, string>>;

/** @throws ToolgateError INVALID_REQUEST {errors} */
export function refuseStored(body: ResponsesRequest): void {
  refuseFields(body as JsonObject, REFUSED);
}
