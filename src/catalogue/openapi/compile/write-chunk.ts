import { isJsonObject, type Json, type JsonObject, objectOf, ownValue, textOf } from "../../../base/json.ts";
import type { ToolFields } from "../../../contract/tool.ts";
import { cutText, plainText } from "../parse/plain-text.ts";
import type { Resolver } from "../parse/resolve-reference.ts";
import type { Flatten } from "./flatten-object.ts";

/** Embedding models read about 512 tokens. */
const MAX_CHUNK = 2_000;

/** What is needed to read a response schema. */
export interface ResponseTools {
  resolver: Resolver;
  flatten: Flatten;
}

/**
 * Describes one operation in plain text: connector, function, purpose, arguments and result. At
 * most 2,000 characters.
 */
export function writeChunk(fields: ToolFields, operation: JsonObject, tools: ResponseTools): string {
  const lines = [
    fields.api,
    `${identifierWords(fields.operation_id)} (${fields.method} ${fields.path})`,
    fields.summary,
    fields.description === fields.summary ? "" : cutText(fields.description, 700),
    fields.tags.length > 0 ? `Topics: ${fields.tags.join(", ")}` : "",
    listParameters(fields),
    describeReturn(operation, tools),
  ];
  return cutText(lines.filter((line) => line !== "").join("\n"), MAX_CHUNK);
}

/** `getUserById` → `get user by id`; `repos/list-tags` → `repos list tags`. */
export function identifierWords(identifier: string): string {
  return identifier
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
}

function listParameters(fields: ToolFields): string {
  if (fields.parameters.length === 0) return "";
  const texts = fields.parameters.slice(0, 30).map(({ name, required, description }) => {
    const about = description === "" ? "" : `: ${cutText(description, 80)}`;
    return `${name}${required ? " (required)" : ""}${about}`;
  });
  return cutText(`Takes: ${texts.join("; ")}`, 700);
}

function describeReturn(operation: JsonObject, { resolver, flatten }: ResponseTools): string {
  const response = objectOf(resolver.follow(successResponse(objectOf(operation["responses"]))));
  const names = returnedNames(response, { resolver, flatten });
  const about = plainText(textOf(response["description"]), 150);
  const parts = [about, names.length > 0 ? `with ${names.join(", ")}` : ""].filter((part) => part !== "");
  return parts.length > 0 ? cutText(`Returns: ${parts.join(" ")}`, 400) : "";
}

/** The first 2XX response, else the default one. */
export function successResponse(responses: JsonObject): Json | undefined {
  return ownValue(responses, successCode(responses));
}

/**
 * The key of that response: the lowest number, since integer keys come first and in order (ECMA-262
 * §10.1.11.1).
 */
export function successCode(responses: JsonObject): string {
  return Object.keys(responses).find((key) => key.startsWith("2")) ?? "default";
}

/** Names of the returned properties, or of the items' properties for a list. */
function returnedNames(response: JsonObject, { resolver, flatten }: ResponseTools): string[] {
  const media = Object.values(objectOf(response["content"])).find(isJsonObject);
  const schema = resolver.follow(media?.["schema"]);
  const items = ownValue(schema, "items");
  const flat = flatten(items === undefined ? media?.["schema"] : items, "response");
  return [...(flat?.properties.keys() ?? [])].slice(0, 25);
}
