import type { Json, JsonObject } from "../../contract/json.ts";
import { fits } from "../schema/coerce-value.ts";
import { isSafePattern } from "../schema/is-safe-pattern.ts";
import type { Slot } from "./list-slots.ts";

/** Whether a value meets the slot's own assertions: type, listed values, bounds, length, pattern. */
export function acceptsValue({ types, values, schema }: Slot, value: Json): boolean {
  if (!fits(types, value)) return false;
  if (values.length > 0 && !values.includes(value)) return false;
  if (typeof value === "number") return isWithin(schema, value);
  return typeof value !== "string" || isMatching(schema, value);
}

function isWithin(schema: JsonObject, value: number): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  if (typeof minimum === "number" && value < minimum) return false;
  if (typeof maximum === "number" && value > maximum) return false;
  if (typeof exclusiveMinimum === "number" && value <= exclusiveMinimum) return false;
  return !(typeof exclusiveMaximum === "number" && value >= exclusiveMaximum);
}

function isMatching(schema: JsonObject, value: string): boolean {
  const { minLength, maxLength, pattern } = schema;
  if (value === "" || value.length > 10_000) return false;
  if (typeof minLength === "number" && value.length < minLength) return false;
  if (typeof maxLength === "number" && value.length > maxLength) return false;
  if (typeof pattern !== "string" || value.length > 200 || !isSafePattern(pattern)) return true;
  try {
    return new RegExp(pattern, "u").test(value);
  } catch {
    return true;
  }
}
