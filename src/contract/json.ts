/** JSON values as they travel between us, callers and upstream APIs (RFC 8259). */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** A JSON Schema 2020-12 document; `true` accepts everything. */
export type JsonSchema = boolean | JsonObject;

/** One thing that is wrong: where (JSON pointer, RFC 6901; "" is the whole document) and what, in a sentence. */
export interface Fault {
  pointer: string;
  message: string;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
