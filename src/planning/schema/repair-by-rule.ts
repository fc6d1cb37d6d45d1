import { type Fault, isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { unescapeSegment } from "../../base/json-pointer.ts";
import { coerceValue } from "./coerce-value.ts";

/**
 * Repairs arguments without a model, by lossless conversions only: types (`"5"` → 5), single values for
 * lists, the case of listed values, date formats. Valid values are not changed. Unknown fields are removed
 * only with `dropUnknown`.
 *
 * @param faults faults of the validator; without any, the arguments are returned unchanged
 * @returns new arguments, which must be validated again
 */
export function repairByRule(
  schema: JsonObject,
  args: JsonObject,
  faults: readonly Fault[],
  options: { dropUnknown?: boolean } = {},
): JsonObject {
  if (faults.length === 0) return args;
  const coerced = coerceValue(schema, schema, args);
  const repaired = isJsonObject(coerced) ? coerced : args;
  if (options.dropUnknown !== true) return repaired;
  const unknown = faults.filter((fault) => fault.message.startsWith("unknown field"));
  return unknown.reduce((result, fault) => removeAt(result, parsePointer(fault.pointer)), repaired);
}

function removeAt(value: JsonObject, path: readonly string[]): JsonObject {
  const [name, ...rest] = path;
  if (name === undefined || !Object.hasOwn(value, name)) return value;
  const { [name]: inner, ...others } = value;
  if (rest.length === 0) return others;
  return { ...value, [name]: removeInside(inner ?? null, rest) };
}

function removeInside(value: Json, path: readonly string[]): Json {
  if (isJsonObject(value)) return removeAt(value, path);
  if (!Array.isArray(value)) return value;
  const [index, ...rest] = path;
  return value.map((item, at) => (String(at) === index ? removeInside(item, rest) : item));
}

/** RFC 6901 §4. */
function parsePointer(pointer: string): string[] {
  return pointer.split("/").slice(1).map(unescapeSegment);
}
