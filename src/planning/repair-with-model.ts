import { ToolgateError } from "../contract/errors.ts";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import type { ChatAnswer, ChatModel } from "../contract/ports.ts";
import { createFence } from "../policy/fence-text.ts";
import {
  CORRECTED_ARGUMENTS,
  type RepairPromptInput,
  writeRepairPrompt,
} from "./prompts/repair-arguments.ts";

/**
 * Lets a model correct arguments that failed validation, in one model call. Does not validate the result.
 *
 * @throws ToolgateError MODEL_ERROR {reason: invalid_response} when the answer contains no arguments, or
 * any error of the model
 */
export async function repairWithModel(
  model: ChatModel,
  input: RepairPromptInput,
): Promise<{ arguments: JsonObject; usage: ChatAnswer["usage"] }> {
  const answer = await model.complete({
    messages: writeRepairPrompt(input, createFence()),
    functions: [
      {
        name: CORRECTED_ARGUMENTS,
        description: "The complete corrected arguments.",
        parameters: {
          type: "object",
          properties: { arguments: { type: "object" } },
          required: ["arguments"],
          additionalProperties: false,
        },
      },
    ],
    choice: "required",
  });
  return { arguments: readArguments(answer), usage: answer.usage };
}

function readArguments({ call }: ChatAnswer): JsonObject {
  const value = call?.name === CORRECTED_ARGUMENTS ? parse(call.arguments) : null;
  const args = isJsonObject(value) ? value["arguments"] : undefined;
  if (isJsonObject(args)) return args;
  throw new ToolgateError("MODEL_ERROR", "The model returned no corrected arguments.", {
    details: { reason: "invalid_response" },
  });
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}
