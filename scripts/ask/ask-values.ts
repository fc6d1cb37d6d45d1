import type { Json, JsonObject } from "../../src/base/json.ts";
import { placeValue } from "../../src/planning/aligning/list-slots.ts";
import type { Terminal } from "./open-terminal.ts";
import { oneLine } from "./printable.ts";

/**
 * The known values with those that were missing (dotted paths), which are asked for one by one; null when
 * the user cancels.
 */
export async function askValues(
  terminal: Terminal,
  missing: readonly string[],
  known: JsonObject,
): Promise<JsonObject | null> {
  const values = structuredClone(known);
  for (const name of missing) {
    const entered = (await terminal.ask(`  ${oneLine(name)}: `))?.trim();
    if (!entered) return null;
    placeValue(values, name.split("."), readValue(entered));
  }
  return values;
}

/** Parses structured values only. Texts are converted to numbers and other types by the schema. */
function readValue(text: string): Json {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
