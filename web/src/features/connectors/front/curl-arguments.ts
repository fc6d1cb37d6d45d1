import { parseCurl } from "../../../../../src/base/curl/parse-curl.ts";
import { isJsonObject, type Json, type JsonObject } from "../../../../../src/base/json.ts";
import { readArgument, readShape } from "../../../components/argument/argument-shape.ts";
import type { Operation } from "../api.ts";

/** The values of a curl command without its credentials. */
export interface CurlValues {
  method: string;
  segments: string[];
  query: [name: string, value: string][];
  body: string;
  form: { name: string; value: string }[];
}

/** Of the commands that were connected in this tab. They are not stored, so they end with a reload. */
const kept = new Map<string, CurlValues>();

/** Keeps the values of a curl command for the form of its operation; the gateway stores none of them. */
export function keepCurlValues(connectorId: string, text: string): void {
  const values = readCurlValues(text);
  if (values) kept.set(connectorId, values);
}

export function findCurlValues(connectorId: string): CurlValues | undefined {
  return kept.get(connectorId);
}

/** Null unless the text is one curl command. */
export function readCurlValues(text: string): CurlValues | null {
  const commands = text.match(/^[ \t]*(?:\$[ \t]+)?curl(?:\.exe)?\s/gm) ?? [];
  const parsed = commands.length === 1 ? parseCurl(text.replace(/^(\s*#[^\n]*\n)+/, "")) : null;
  if (parsed === null || "fault" in parsed || !URL.canParse(parsed.url)) return null;
  const { pathname, searchParams } = new URL(parsed.url);
  const segments = pathname.split("/").map(decode);
  const { method, body, form = [] } = parsed;
  return { method, segments, query: [...searchParams], body, form };
}

/** The arguments of an operation that make the request of a curl command; null for another operation. */
export function toCurlArguments(
  { method, segments, query, body, form }: CurlValues,
  operation: Pick<Operation, "method" | "path" | "input_schema">,
): JsonObject | null {
  const template = operation.path.split("/");
  const isSame = template.every((part, index) => isVariable(part) || part === segments[index]);
  if (operation.method !== method || template.length !== segments.length || !isSame) return null;
  const schema = operation.input_schema;
  const properties = isJsonObject(schema["properties"]) ? schema["properties"] : {};
  const inPath = template.flatMap((part, index): [string, string][] =>
    isVariable(part) ? [[part.slice(1, -1), segments[index] ?? ""]] : [],
  );
  const members = readMembers(body);
  const fields = form.length > 0 ? form.map(({ name, value }) => [name, value] as const) : [];
  const texts = [...inPath, ...query, ...fields, ...(members ? [] : new URLSearchParams(body))];
  const found: JsonObject = {};
  for (const [name, text] of texts) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const value = isJsonObject(property) ? readArgument(readShape(property, schema), text) : undefined;
    if (value !== undefined) found[name] = value;
  }
  for (const [name, value] of Object.entries(members ?? {}))
    if (Object.hasOwn(properties, name)) found[name] = value;
  return found;
}

function isVariable(part: string): boolean {
  return /^\{[^{}]+\}$/.test(part);
}

function readMembers(body: string): JsonObject | null {
  try {
    const value = JSON.parse(body) as Json;
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
