/** JSON values as exchanged with callers and upstream APIs (RFC 8259). */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** A JSON Schema 2020-12 document; `true` accepts everything. */
export type JsonSchema = boolean | JsonObject;

/**
 * A fault: its location (JSON pointer, RFC 6901; "" is the whole document) and a sentence that describes
 * it.
 */
export interface Fault {
  pointer: string;
  message: string;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Whether a value is nested deeper than `levels`. Without recursion, because external input determines the
 * depth.
 */
export function isDeeper(value: Json, levels: number): boolean {
  let level: Json[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return false;
}
