import {
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  ownValue,
  stringOf,
  textOf,
} from "../../../base/json.ts";
import { cutText, plainText } from "../../../base/text.ts";
import type { ToolFields, ToolParameterField } from "../../../contract/tool.ts";
import type { Resolver } from "../parse/resolve-reference.ts";
import type { CompiledArgument } from "./compile-parameters.ts";
import { type EmitLimits, SchemaEmitter } from "./emit-schema.ts";

/** Deeper than any document, followed by the depths that are tried when the schema is too large. */
const FULL_DEPTH = 60;

const LESSER_DEPTHS = [10, 6, 4, 3, 2];

/** Maximum arguments and values that search indexes per tool. */
const MAX_PARAMETERS = 100;

const MAX_VALUES = 20;

interface InputSchema {
  schema: JsonObject;
  /** Whether parts were replaced by `{}` to stay within the limit. */
  truncated: boolean;
  /** Every `pattern` in the schema, as written in the document. */
  patterns: ReadonlySet<string>;
  /** Characters written in all attempts. */
  work: number;
}

/**
 * The self-contained object schema of a tool's arguments, at most `limit` characters of JSON.
 *
 * @returns only `work` when even the flattest form is larger
 */
export function writeInputSchema(
  args: CompiledArgument[],
  resolver: Resolver,
  limit: number,
): InputSchema | { work: number } {
  if (limit <= 0) return { work: 0 };
  const full = attempt(args, resolver, { depth: FULL_DEPTH, size: limit });
  if ("schema" in full) return full;
  // Give up early when even the flat schema is too large.
  const flat = attempt(args, resolver, { depth: 1, size: limit });
  let work = full.work + flat.work;
  if (!("schema" in flat)) return { work };
  for (const depth of LESSER_DEPTHS) {
    const lesser = attempt(args, resolver, { depth, size: limit });
    work += lesser.work;
    if ("schema" in lesser) return { ...lesser, work };
  }
  return { ...flat, work };
}

function attempt(
  args: CompiledArgument[],
  resolver: Resolver,
  limits: EmitLimits,
): InputSchema | { work: number } {
  const emitter = new SchemaEmitter(resolver, limits);
  const schema = assemble(args, emitter);
  const work = emitter.size;
  return work > limits.size
    ? { work }
    : { schema, truncated: emitter.truncated, patterns: emitter.patterns, work };
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

interface OperationWords {
  api: string;
  about: string;
  operation_id: string;
  method: string;
  path: string;
  /** The path as the document writes it. */
  key: string;
  operation: JsonObject;
  item: JsonObject;
  arguments: CompiledArgument[];
}

/** The texts that search ranks by: plain text of limited length. */
export function writeFields(words: OperationWords, resolver: Resolver): ToolFields {
  const { operation, item } = words;
  return {
    api: words.api,
    ...(words.about !== "" && { about: words.about }),
    operation_id: words.operation_id,
    method: words.method,
    path: words.path,
    ...(words.key !== words.path && { document_path: words.key }),
    summary: plainText(textOf(operation["summary"]) ?? textOf(item["summary"]), 300),
    description: plainText(textOf(operation["description"]) ?? textOf(item["description"]), 1_500),
    tags: listOf(operation["tags"])
      .slice(0, 20)
      .map((tag) => cutText(stringOf(tag), 100)),
    parameters: words.arguments
      .slice(0, MAX_PARAMETERS)
      .map((argument) => writeParameter(argument, resolver)),
  };
}

function writeParameter(argument: CompiledArgument, resolver: Resolver): ToolParameterField {
  const schema = objectOf(resolver.follow(argument.schema));
  const text =
    argument.description ??
    textOf(ownValue(argument.schema, "description")) ??
    textOf(schema["description"]) ??
    textOf(schema["title"]);
  return {
    name: argument.argument,
    in: argument.in,
    required: argument.required,
    description: plainText(text, 300),
    values: valuesOf(argument, schema, resolver),
  };
}

/** Enumerated values, including those of list items, then examples. */
function valuesOf(argument: CompiledArgument, schema: JsonObject, resolver: Resolver): string[] {
  const items = objectOf(resolver.follow(schema["items"]));
  const fixed = schema["const"] === undefined ? [] : [schema["const"]];
  const listed = [...fixed, ...listOf(schema["enum"]), ...listOf(items["enum"])];
  const examples = [...argument.examples, schema["example"], ...listOf(schema["examples"])];
  const texts = [...listed, ...examples]
    .filter((value) => value !== undefined && value !== null)
    .slice(0, MAX_VALUES);
  return [...new Set(texts.map(asText).filter((text) => text !== ""))];
}

function asText(value: Json | undefined): string {
  return cutText(typeof value === "string" ? value : (JSON.stringify(value) ?? ""), 80);
}
