import type { Json, JsonObject } from "../../../../../src/base/json.ts";
import { parseValue } from "../draft/to-row.ts";
import type { ParameterDraft } from "../draft/tool-draft.ts";

/** Arguments as entered, by name. Invalid values stay texts, for which the server returns an error. */
export type ArgumentTexts = Readonly<Record<string, string>>;

/** Names of required arguments without a value. */
export function missingArguments(parameters: readonly ParameterDraft[], texts: ArgumentTexts): string[] {
  return parameters
    .filter(({ name, filledBy }) => filledBy === "agent" && (texts[name] ?? "") === "")
    .map(({ name }) => name);
}

/** Parsed values; unknown names (entered as JSON) are sent unchanged. */
export function parseArguments(parameters: readonly ParameterDraft[], texts: ArgumentTexts): JsonObject {
  const entries = Object.entries(texts).filter(([, text]) => text !== "");
  return Object.fromEntries(
    entries.map(([name, text]): [string, Json] => {
      const parameter = parameters.find((one) => one.name === name);
      return [name, parse(parameter?.type ?? "object", text)];
    }),
  );
}

/** The texts of a JSON object; `parseArguments` returns the same object. */
export function toTexts(parameters: readonly ParameterDraft[], args: JsonObject): ArgumentTexts {
  const entries = Object.entries(args).map(([name, value]): [string, string] => {
    const isText = parameters.find((one) => one.name === name)?.type === "string";
    return [name, isText && typeof value === "string" ? value : JSON.stringify(value)];
  });
  return Object.fromEntries(entries);
}

function parse(type: ParameterDraft["type"], text: string): Json {
  try {
    return parseValue(type, text);
  } catch {
    return parseAny(text);
  }
}

function parseAny(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
