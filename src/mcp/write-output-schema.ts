import type { JsonObject } from "../contract/json.ts";

/**
 * A tool's output schema for clients that refuse results which do not fit it: it shows what is documented and accepts every
 * object, because APIs answer otherwise than their documents say.
 */
export function toOutputSchema(documented: JsonObject): JsonObject {
  const { $defs, ...schema } = documented;
  return {
    type: "object",
    anyOf: [schema, { type: "object", additionalProperties: true }],
    ...($defs !== undefined && { $defs }),
  };
}
