import type { Json, JsonObject } from "../../src/contract/json.ts";
import { placeValue } from "../../src/planning/aligning/place-value.ts";
import type { Terminal } from "./open-terminal.ts";
import { oneLine } from "./printable.ts";

/** What is known, with what was missing (dotted paths) asked for one by one; null when somebody leaves it. */
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

/** Texts become numbers and the like where a schema asks for them: only what has parts is read here. */
function readValue(text: string): Json {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
