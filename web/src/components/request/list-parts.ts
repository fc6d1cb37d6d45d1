import { isJsonObject, type Json, type JsonObject } from "../../../../src/base/json.ts";
import { approvals as text } from "../../text/approvals.ts";
import { listValues, type NamedValue } from "./list-values.ts";

/**
 * The parts of a form by name, as described in src/calling/request/preview-request.ts; null for other bodies,
 * including JSON of the same shape, in which nothing may be left out.
 */
export function listParts(body: Json | undefined, headers: Json | undefined): NamedValue[] | null {
  if (!isForm(headers) || !isJsonObject(body) || !Array.isArray(body["parts"])) return null;
  const named = new Map<string, Json[]>();
  for (const part of body["parts"].filter(isJsonObject)) {
    const name = String(part["name"]);
    named.set(name, [...(named.get(name) ?? []), describePart(part)]);
  }
  const values = [...named].map(([name, parts]) => [name, parts.length === 1 ? (parts[0] ?? null) : parts]);
  return values.length === 0 ? [] : listValues(Object.fromEntries(values));
}

function isForm(headers: Json | undefined): boolean {
  const types = Object.entries(isJsonObject(headers) ? headers : {})
    .filter(([name]) => name.toLowerCase() === "content-type")
    .map(([, type]) => type);
  return (
    types.length > 0 && types.every((type) => typeof type === "string" && /^multipart\//i.test(type.trim()))
  );
}

/** All known properties of a part that is not readable text. */
function describePart({ name: _, ...part }: JsonObject): Json {
  const { value, characters } = part;
  if (value === undefined) return part;
  return typeof value === "string" && typeof characters === "number"
    ? `${value}\n${text.cutValue(characters)}`
    : value;
}
