import { isJsonObject, type Json, type JsonObject } from "../../../../../src/base/json.ts";
import { t } from "../../../text/index.ts";

export interface ArgumentRow {
  name: string;
  type: string;
  isRequired: boolean;
  about: string;
}

const MAX_VALUES = 12;

/** The arguments of a schema for display. */
export function listArguments(schema: JsonObject): ArgumentRow[] {
  const properties = isJsonObject(schema["properties"]) ? schema["properties"] : {};
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  return Object.entries(properties).map(([name, property]) => ({
    name,
    type: typeOf(property),
    isRequired: required.includes(name),
    about: descriptionOf(property),
  }));
}

function typeOf(property: Json): string {
  if (!isJsonObject(property)) return t.connectors.any;
  const { type, items } = property;
  if (Array.isArray(type)) return type.join(" | ");
  if (type === "array")
    return `${isJsonObject(items) && typeof items["type"] === "string" ? items["type"] : t.connectors.any}[]`;
  return typeof type === "string" ? type : t.connectors.any;
}

function descriptionOf(property: Json): string {
  if (!isJsonObject(property)) return "";
  const description = typeof property["description"] === "string" ? property["description"] : "";
  const values = Array.isArray(property["enum"])
    ? property["enum"].slice(0, MAX_VALUES).map((value) => JSON.stringify(value))
    : [];
  return [description, values.length > 0 ? t.connectors.oneOf(values.join(", ")) : ""]
    .filter(Boolean)
    .join(" · ");
}
