import type { JsonObject } from "../contract/json.ts";
import { findSchemaFaults } from "../openapi/find-faults.ts";
import { createResolver } from "../openapi/resolve-reference.ts";
import { shapeFinalData } from "../openapi/shape-final-data.ts";
import { writeOutputSchema } from "../openapi/write-output-schema.ts";

/**
 * A server's schema of results as ours are: self-contained, bounded, nothing in it that a validator stumbles over, and of
 * `final_data`, which is `{result}` for anything but an object. Null when it is none of 2020-12 or says nothing.
 */
export function portableOutput(schema: JsonObject | undefined): JsonObject | null {
  if (schema === undefined || findSchemaFaults(schema, 1).length > 0) return null;
  const resolver = createResolver(schema);
  const shape = shapeFinalData(schema, resolver);
  return shape === undefined ? null : writeOutputSchema(shape, resolver).schema;
}
