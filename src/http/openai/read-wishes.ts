import type { ResponsesRequest } from "../../contract/api/openai.ts";
import type { JsonObject } from "../../contract/json.ts";
import { invalidRequest } from "../read-body.ts";
import type { ModelOptions } from "./chat-as-asked.ts";

/**
 * A request's options for the model, from the Responses protocol. @throws ToolgateError INVALID_REQUEST
 */
export function readModelOptions(body: ResponsesRequest): ModelOptions {
  const { temperature, top_p, parallel_tool_calls, max_output_tokens, reasoning, text } = body;
  return {
    temperature: temperature ?? null,
    top_p: top_p ?? null,
    parallel_tool_calls: parallel_tool_calls ?? null,
    max_completion_tokens: max_output_tokens ?? null,
    reasoning_effort: reasoning?.effort ?? null,
    response_format: readFormat(text?.format as JsonObject | null | undefined),
  };
}

/** Under the names of chat completions, which nest the schema. */
function readFormat(format: JsonObject | null | undefined): JsonObject | null {
  const { type = "text", ...described } = format ?? {};
  switch (type) {
    case "text":
      return null;
    case "json_object":
      return { type };
    case "json_schema":
      return { type, json_schema: described };
    default:
      throw invalidRequest([
        { pointer: "/text/format/type", message: "must be one of text, json_object, json_schema" },
      ]);
  }
}
