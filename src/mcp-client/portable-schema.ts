import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";

const DRAFT_7 = /^#\/definitions\//;
/** With one of these at the root its properties alone do not say which names are allowed. */
const OPENS = ["patternProperties", "allOf", "anyOf", "oneOf", "if", "$ref", "dependentSchemas"];

/**
 * A server's schema of arguments as ours are (2020-12): definitions where 2020-12 has them, and closed where its properties
 * are listed, since unknown arguments are refused before a call.
 */
export function portableSchema(schema: JsonObject): JsonObject {
  const { $schema: _dialect, $id: _id, definitions, ...rest } = schema;
  const own: JsonObject = { ...rest, type: "object" };
  const isOld = isJsonObject(definitions) && own["$defs"] === undefined;
  const whole = isOld ? (moveReferences({ ...own, $defs: definitions }) as JsonObject) : own;
  const isOpen = OPENS.some((keyword) => whole[keyword] !== undefined);
  const isClosable =
    isJsonObject(whole["properties"]) && whole["additionalProperties"] === undefined && !isOpen;
  return isClosable ? { ...whole, additionalProperties: false } : whole;
}

function moveReferences(value: Json): Json {
  if (Array.isArray(value)) return value.map(moveReferences);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key === "$ref" && typeof member === "string"
        ? member.replace(DRAFT_7, "#/$defs/")
        : moveReferences(member),
    ]),
  );
}
