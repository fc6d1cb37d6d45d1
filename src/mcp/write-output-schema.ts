import type { JsonObject } from "../contract/json.ts";

/**
 * A tool's output schema for clients that reject results which do not match it. It describes the
 * documented form and accepts every object, because APIs do not always follow their documents.
 */
export function toOutputSchema(documented: JsonObject): JsonObject {
  const { $defs, ...schema } = documented;
  return {
    type: "object",
    anyOf: [schema, { type: "object", additionalProperties: true }],
    ...($defs !== undefined && { $defs }),
  };
}
