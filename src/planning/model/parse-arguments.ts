import { isDeeper, isJsonObject, type Json, type JsonObject } from "../../base/json.ts";

/** Longer arguments contain more than a request and its context. */
const MAX_CHARACTERS = 100_000;
/** A source is searched for every value. */
const MAX_VALUES = 1_000;
const MAX_DEPTH = 100;

export const UNUSABLE_ARGUMENTS = `the arguments are not a JSON object of at most ${MAX_CHARACTERS} characters and ${MAX_VALUES} values, ${MAX_DEPTH} deep`;

/** The arguments of a model's call; null if they are unusable. */
export function parseArguments(text: string): JsonObject | null {
  if (text.length > MAX_CHARACTERS) return null;
  try {
    // Some endpoints send an empty text for functions without parameters.
    const value = JSON.parse(text.trim() === "" ? "{}" : text) as Json;
    const isUsable = isJsonObject(value) && !isDeeper(value, MAX_DEPTH) && countValues(value) <= MAX_VALUES;
    return isUsable ? value : null;
  } catch {
    return null;
  }
}

function countValues(value: Json): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum: number, inner) => sum + countValues(inner), 0);
}
