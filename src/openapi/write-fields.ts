import type { Json, JsonObject } from "../contract/json.ts";
import type { ToolFields, ToolParameterField } from "../contract/tool.ts";
import type { CompiledArgument } from "./compiled-argument.ts";
import { listOf, objectOf, ownValue, stringOf, textOf } from "./json-pointer.ts";
import { cutText, plainText } from "./plain-text.ts";
import type { Resolver } from "./resolve-reference.ts";

/** Maximum arguments and values that search indexes per tool. */
const MAX_PARAMETERS = 100;
const MAX_VALUES = 20;

export interface OperationWords {
  api: string;
  operation_id: string;
  method: string;
  path: string;
  operation: JsonObject;
  item: JsonObject;
  arguments: CompiledArgument[];
}

/** The texts that search ranks by: plain text of limited length. */
export function writeFields(words: OperationWords, resolver: Resolver): ToolFields {
  const { operation, item } = words;
  return {
    api: words.api,
    operation_id: words.operation_id,
    method: words.method,
    path: words.path,
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
