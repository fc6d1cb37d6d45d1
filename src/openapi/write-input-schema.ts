import type { Json, JsonObject } from "../contract/json.ts";
import type { CompiledArgument } from "./compiled-argument.ts";
import { SchemaEmitter } from "./emit-schema.ts";
import { listOf, textOf } from "./json-pointer.ts";
import { plainText } from "./plain-text.ts";
import type { Resolver } from "./resolve-reference.ts";

/** Tried one after the other until the schema is small enough. */
const DEPTHS = [60, 10, 6, 4, 3, 2, 1];

export interface InputSchema {
  schema: JsonObject;
  /** Whether parts were replaced by `{}` to keep within the limit. */
  truncated: boolean;
  /** Characters written in all attempts: what it cost. */
  work: number;
}

/**
 * The object schema of a tool's arguments, self-contained, at most `limit` characters of JSON.
 *
 * @returns undefined schema when even the flattest form is larger
 */
export function writeInputSchema(
  args: CompiledArgument[],
  resolver: Resolver,
  limit: number,
): InputSchema | { work: number } {
  let work = 0;
  for (const depth of DEPTHS) {
    const emitter = new SchemaEmitter(resolver, { depth, size: limit });
    const schema = assemble(args, emitter);
    work += emitter.size;
    // A truncated schema at full depth was cut wherever the limit fell: cutting evenly by depth reads better.
    if (emitter.size <= limit) return { schema, truncated: emitter.truncated, work };
  }
  return { work };
}

function assemble(args: CompiledArgument[], emitter: SchemaEmitter): JsonObject {
  const properties: JsonObject = {};
  for (const argument of args) properties[argument.argument] = describe(argument, emitter);
  const required = args.filter((argument) => argument.required).map((argument) => argument.argument);
  const $defs = emitter.emitDefinitions();
  return {
    type: "object",
    properties,
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
    ...(Object.keys($defs).length > 0 ? { $defs } : {}),
  };
}

function describe(argument: CompiledArgument, emitter: SchemaEmitter): JsonObject {
  const schema = emitter.emitArgument(argument.schema);
  const description = plainText(argument.description ?? textOf(schema["description"]), 300);
  const examples = [...listOf(schema["examples"]), ...argument.examples.filter(isSmall)].slice(0, 3);
  emitter.size += argument.argument.length + description.length + 8;
  return {
    ...schema,
    ...(description === "" ? {} : { description }),
    ...(examples.length > 0 ? { examples } : {}),
  };
}

function isSmall(example: Json): boolean {
  return JSON.stringify(example).length <= 500;
}
