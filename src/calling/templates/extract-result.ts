import type { Json } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import { extractPath, toResult } from "./extract-path.ts";
import { PathError } from "./parse-path.ts";

/**
 * Extracts the value of a response path. A path over the items of an empty list returns an empty list.
 * @throws ToolgateError API_ERROR {reason: "invalid_response", response_path, at, available} if nothing matches
 */
export function extractResult(answer: Json, path: string): Json {
  const found = extract(answer, path);
  const result = toResult(found);
  const { missing } = found;
  if (missing === null && result !== undefined) return result;
  if (!found.isDefinite && missing?.isEmpty === true) return [];
  const { at, available } = missing ?? { at: "", available: [] };
  const where = at === "" ? "at its root" : `at \`${at}\``;
  const there = available.length === 0 ? "nothing" : available.join(", ");
  throw new ToolgateError(
    "API_ERROR",
    `The response path \`${path}\` matches nothing in the answer; ${where} there is: ${there}.`,
    { details: { reason: "invalid_response", response_path: path, at, available } },
  );
}

function extract(answer: Json, path: string) {
  try {
    return extractPath(answer, path);
  } catch (error) {
    if (!(error instanceof PathError)) throw error;
    throw new ToolgateError("API_ERROR", `The response path \`${path}\` cannot be used: ${error.message}`, {
      details: { reason: "invalid_response", response_path: path, fault: error.reason },
    });
  }
}
