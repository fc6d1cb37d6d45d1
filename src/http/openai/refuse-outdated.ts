import type { ChatCompletionsRequest } from "../../contract/api/openai.ts";
import type { JsonObject } from "../../contract/json.ts";
import { refuseFields } from "./refuse-fields.ts";

/** Former fields of chat completions and their replacements. */
const REFUSED = {
  n: "only one answer is supported: remove it, or name several `models` at POST /functions/v1/hydra-orchestrator",
  functions: "was replaced by `tools`: pass the functions there",
  function_call: "was replaced by `tool_choice`: use it instead",
} as const satisfies Partial<Record<keyof ChatCompletionsRequest, string>>;

/** @throws ToolgateError INVALID_REQUEST {errors} */
export function refuseOutdated(body: ChatCompletionsRequest): void {
  refuseFields({ ...(body as JsonObject), n: (body.n ?? 1) > 1 }, REFUSED);
}
