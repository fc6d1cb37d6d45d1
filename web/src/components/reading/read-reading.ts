import { isJsonObject, type Json } from "../../../../src/base/json.ts";
import type { ReadSpan, SpanRole } from "../../../../src/contract/tool.ts";
import { reading as text } from "../../text/reading.ts";

/** In the order of the legend. */
export const ROLES = Object.keys(text.roles) as SpanRole[];

/** A reading from a trace; unknown roles are left out. */
export function readReading(value: Json | undefined): ReadSpan[] {
  return Array.isArray(value) ? value.filter(isSpan) : [];
}

function isSpan(value: Json): value is Json & ReadSpan {
  if (!isJsonObject(value)) return false;
  const { text: words, start, end, role, detail } = value;
  return (
    typeof words === "string" &&
    typeof start === "number" &&
    typeof end === "number" &&
    ROLES.some((known) => known === role) &&
    (detail === undefined || typeof detail === "string")
  );
}
