import { ToolgateError } from "../contract/errors.ts";
import { isDeeper, isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import type { ChatCall } from "../contract/ports.ts";
import type { ToolCandidate } from "../contract/tool.ts";

const MAX_DEPTH = 100;

/** A call a model asked for, as far as it can be understood. */
export type ReadCall = { tool: ToolCandidate; arguments: JsonObject } | { problem: ToolgateError };

/** Reads a model's call: one that was refused, an unknown function and arguments that are no JSON object are problems to be told to the model. */
export function readCall(call: ChatCall, byName: ReadonlyMap<string, ToolCandidate>): ReadCall {
  if (call.refused) return { problem: notMade(call.refused) };
  const tool = byName.get(call.name);
  if (!tool) return { problem: unknownFunction(call.name, byName) };
  const args = parseArguments(call.arguments);
  return args === null ? { problem: notMade() } : { tool, arguments: args };
}

/** Null: no JSON object, or one so deep that it is a trick. No text at all is what some models write for a function without arguments. */
export function parseArguments(text: string): JsonObject | null {
  try {
    const value = JSON.parse(text.trim() === "" ? "{}" : text) as Json;
    return isJsonObject(value) && !isDeeper(value, MAX_DEPTH) ? value : null;
  } catch {
    return null;
  }
}

/**
 * The call as it is sent back in the conversation. Endpoints that parse the history (vLLM, llama.cpp) refuse every later
 * turn for arguments that are no JSON object, and OpenAI's for a name that is none; what was wrong is in the result.
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
