import type { JsonObject } from "../contract/json.ts";
import { type EmitLimits, SchemaEmitter } from "./emit-schema.ts";
import { isInfinitelyRecursive } from "./loops-in-place.ts";
import type { Resolver } from "./resolve-reference.ts";

/** Characters of JSON, about 1,000 tokens. Every tool in a tool list costs as much. */
const MAX_OUTPUT_SCHEMA = 4 * 1024;

/**
 * First drops the descriptions, then the deeper parts. The properties of a list's items are on
 * level 4.
 */
const ATTEMPTS: EmitLimits[] = [
  { depth: 60, size: MAX_OUTPUT_SCHEMA, description: 120 },
  ...[60, 5, 4, 3, 2].map((depth) => ({ depth, size: MAX_OUTPUT_SCHEMA, description: 0 })),
];

/**
 * The self-contained schema of `final_data`, at most 4 KB, always of `type: object`.
 *
 * @returns `schema`: null when it describes nothing or is too large even without its deeper parts;
 * `work`: characters written
 */
export function writeOutputSchema(
  shape: JsonObject,
  resolver: Resolver,
): { schema: JsonObject | null; work: number } {
  let work = 0;
  for (const limits of ATTEMPTS) {
    const emitter = new SchemaEmitter(resolver, limits, "response");
    const schema = assemble(shape, emitter);
    work += emitter.size;
    if (emitter.size > limits.size || JSON.stringify(schema).length > MAX_OUTPUT_SCHEMA) continue;
    return { schema: describesContent(schema) && !isInfinitelyRecursive(schema) ? schema : null, work };
  }
  return { schema: null, work };
}

function assemble(shape: JsonObject, emitter: SchemaEmitter): JsonObject {
  const schema = emitter.emitArgument(shape);
  const $defs = emitter.emitDefinitions();
  return { ...schema, type: "object", ...(Object.keys($defs).length > 0 ? { $defs } : {}) };
}

function describesContent(schema: JsonObject): boolean {
  return Object.keys(schema).some((key) => key !== "type" && key !== "description");
}
