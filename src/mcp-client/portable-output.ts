import type { JsonObject } from "../contract/json.ts";
import { findSchemaFaults } from "../openapi/find-faults.ts";
import { createResolver } from "../openapi/resolve-reference.ts";
import { shapeFinalData } from "../openapi/shape-final-data.ts";
import { writeOutputSchema } from "../openapi/write-output-schema.ts";

/**
 * Converts a server's output schema to the form that Toolgate uses: self-contained, bounded, safe for
 * validators, and a schema of `final_data`, which is `{result}` for anything but an object. Null if it is
 * not a 2020-12 schema or has no content.
 */
export function portableOutput(schema: JsonObject | undefined): JsonObject | null {
  if (schema === undefined || findSchemaFaults(schema, 1).length > 0) return null;
  const resolver = createResolver(schema);
  const shape = shapeFinalData(schema, resolver);
  return shape === undefined ? null : writeOutputSchema(shape, resolver).schema;
}
