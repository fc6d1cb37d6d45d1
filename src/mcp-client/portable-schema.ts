import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";

const DRAFT_7 = /^#\/definitions\//;
/** With one of these keywords at the root, the properties alone do not determine the allowed names. */
const OPENS = ["patternProperties", "allOf", "anyOf", "oneOf", "if", "$ref", "dependentSchemas"];

/**
 * Converts a server's input schema to 2020-12, with definitions under `$defs`. It is closed if it lists
 * its properties, since unknown arguments are rejected before a call.
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
