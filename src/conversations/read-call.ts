import { isDeeper, isJsonObject, type Json, type JsonObject } from "../base/json.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { ChatCall } from "../contract/ports.ts";
import type { ToolCandidate } from "../contract/tool.ts";

const MAX_DEPTH = 100;

/** A model's call, or why it cannot be understood. */
export type ReadCall = { tool: ToolCandidate; arguments: JsonObject } | { problem: ToolgateError };

/**
 * Reads a model's call. A rejected call, an unknown function and arguments that are not a JSON object are
 * problems reported to the model.
 */
export function readCall(call: ChatCall, byName: ReadonlyMap<string, ToolCandidate>): ReadCall {
  if (call.refused) return { problem: notMade(call.refused) };
  const tool = byName.get(call.name);
  if (!tool) return { problem: unknownFunction(call.name, byName) };
  const args = parseArguments(call.arguments);
  return args === null ? { problem: notMade() } : { tool, arguments: args };
}

/**
 * Null if it is not a JSON object or is nested too deep. Some models write an empty text for a function
 * without arguments.
 */
export function parseArguments(text: string): JsonObject | null {
  try {
    const value = JSON.parse(text.trim() === "" ? "{}" : text) as Json;
    return isJsonObject(value) && !isDeeper(value, MAX_DEPTH) ? value : null;
  } catch {
    return null;
  }
}

/**
 * The call in the form in which it is sent back to the model. Endpoints that parse the history (vLLM,
 * llama.cpp) reject every later turn if arguments are not a JSON object, and OpenAI's if a name is
 * invalid. The result says what was wrong.
 */
export function replayCall({ id, name, arguments: args }: ChatCall): ChatCall {
  const valid = name.replace(/[^a-zA-Z0-9_-]+/g, "_").slice(0, 64) || "unknown";
  return { id, name: valid, arguments: JSON.stringify(parseArguments(args) ?? {}) };
}

function unknownFunction(name: string, byName: ReadonlyMap<string, ToolCandidate>): ToolgateError {
  const known = [...byName.keys()];
  const list = known.length === 0 ? "none are offered" : `there are: ${known.join(", ")}`;
  return new ToolgateError(
    "INVALID_ARGUMENTS",
    `There is no function ${JSON.stringify(name.slice(0, 64))}; ${list}.`,
  );
}

function notMade(message = `the arguments are not a JSON object at most ${MAX_DEPTH} deep`): ToolgateError {
  return new ToolgateError("INVALID_ARGUMENTS", `The call was not made: ${message}.`, {
    details: { errors: [{ pointer: "", message }] },
  });
}
