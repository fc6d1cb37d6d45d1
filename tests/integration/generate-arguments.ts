import { isJsonObject, type Json, type JsonObject } from "../../src/base/json.ts";
import { samplePattern } from "./sample-pattern.ts";

/** Options: the alternative of `oneOf`, and the level down to which optional fields are filled. */
export interface Choice {
  /** Levels on which optional fields are filled; 0 fills required ones only. */
  optionalDepth: number;
  /** The alternative to use if there are several. */
  branch: number;
  /** Optional fields to omit at every level, because they exclude each other. */
  without?: ReadonlySet<string>;
}

const DEEPEST = 14;

const FORMATS: Record<string, string> = {
  "date-time": "2026-01-02T03:04:05Z",
  date: "2026-01-02",
  time: "03:04:05Z",
  duration: "P1D",
  email: "someone@example.com",
  "idn-email": "someone@example.com",
  uri: "https://example.com/a",
  url: "https://example.com/a",
  iri: "https://example.com/a",
  "uri-reference": "/a",
  "uri-template": "https://example.com/a",
  hostname: "host.example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uuid: "6f1de3a0-58a5-4c33-9d0f-6a3f0a5b1c2d",
  regex: "a+",
  byte: "aGVsbG8=",
  "json-pointer": "/a",
  "relative-json-pointer": "1/a",
};

/** Arguments that a tool's schema should accept; where they do not, another `branch` may. */
export function generateArguments(schema: JsonObject, choice: Choice): JsonObject {
  const value = new Generator(schema, choice).write(schema, 0, 0);
  return isJsonObject(value) ? value : {};
}

class Generator {
  private readonly root: JsonObject;
  private readonly choice: Choice;

  constructor(root: JsonObject, choice: Choice) {
    this.root = root;
    this.choice = choice;
  }

  write(given: Json | undefined, depth: number, index: number): Json {
    const schema = this.merge(given, 0);
    if (schema["const"] !== undefined) return schema["const"];
    if (Array.isArray(schema["enum"])) return this.pick(schema["enum"], index, typeOf(schema));
    const type = typeOf(schema);
    if (type === "object") return this.writeObject(schema, depth);
    if (type === "array") return this.writeArray(schema, depth);
    if (type === "boolean") return index % 2 === 0;
    if (type === "null") return null;
    if (type === "integer" || type === "number") return writeNumber(schema, type, index);
    return writeString(schema, index);
  }

  private pick(values: Json[], index: number, type: string | undefined): Json {
    const fitting = values.filter((value) => value !== null && (type === undefined || fits(value, type)));
    return fitting[index % Math.max(1, fitting.length)] ?? values[0] ?? null;
  }

  /** A schema with its references, `allOf` branches and one alternative folded in. */
  private merge(given: Json | undefined, depth: number): JsonObject {
    if (!isJsonObject(given) || depth > 20) return {};
    const { $ref, allOf, anyOf, oneOf, ...own } = given;
    let merged: JsonObject = own;
    if (typeof $ref === "string") merged = fold(this.merge(this.find($ref), depth + 1), merged);
    for (const one of list(allOf)) merged = fold(merged, this.merge(one, depth + 1));
    for (const several of [list(anyOf), list(oneOf)]) {
      const usable = several.filter((one) => !isJsonObject(one) || one["type"] !== "null");
      const taken = usable[this.choice.branch % Math.max(1, usable.length)];
      if (taken !== undefined) merged = fold(merged, this.merge(taken, depth + 1));
    }
    return merged;
  }

  private find(reference: string): Json | undefined {
    const definitions = this.root["$defs"];
    const name = decodeURIComponent(reference.slice("#/$defs/".length));
    return isJsonObject(definitions) ? definitions[name] : undefined;
  }

  private writeObject(schema: JsonObject, depth: number): Json {
    const properties = isJsonObject(schema["properties"]) ? schema["properties"] : {};
    const names = new Set(list(schema["required"]).map(String));
    const optional = Object.keys(properties).filter(
      (name) => !this.choice.without?.has(name) && !barred(schema).includes(name),
    );
    if (depth < this.choice.optionalDepth) for (const name of optional) names.add(name);
    const least = Number(schema["minProperties"] ?? 0);
    for (const name of Object.keys(properties)) if (names.size < least) names.add(name);
    for (let n = 0; names.size < least; n++) names.add(`key${n}`);
    if (depth > DEEPEST) return {};
    const rest = schema["additionalProperties"];
    const written: JsonObject = {};
    for (const name of names) {
      if (properties[name] === false) continue;
      written[name] = this.write(Object.hasOwn(properties, name) ? properties[name] : rest, depth + 1, 0);
    }
    return written;
  }

  private writeArray(schema: JsonObject, depth: number): Json {
    if (depth > DEEPEST) return [];
    const prefix = list(schema["prefixItems"]);
    const wanted = depth <= this.choice.optionalDepth ? 1 : 0;
    const most = Number(schema["maxItems"] ?? 1_000);
    const least = Math.max(Number(schema["minItems"] ?? 0), schema["contains"] === undefined ? 0 : 1);
    const length = Math.min(most, Math.max(least, wanted));
    const items = schema["items"] ?? schema["contains"];
    return Array.from({ length }, (_, index) => this.write(prefix[index] ?? items, depth + 1, index));
  }
}

/** `not: {required: [a, b]}`: not all of them at once. */
function barred({ not }: JsonObject): Json[] {
  return isJsonObject(not) ? list(not["required"]) : [];
}

/** Combines two schemas, for the keywords that are used here. */
function fold(one: JsonObject, other: JsonObject): JsonObject {
  const merged: JsonObject = { ...one, ...other };
  const [left, right] = [one["properties"], other["properties"]];
  if (isJsonObject(left) && isJsonObject(right)) {
    merged["properties"] = { ...left, ...right };
    for (const name of Object.keys(right)) {
      if (left[name] !== undefined)
        Object.assign(merged["properties"], { [name]: { allOf: [left[name], right[name] ?? {}] } });
    }
  }
  const required = [...list(one["required"]), ...list(other["required"])];
  if (required.length > 0) merged["required"] = required;
  if (Array.isArray(one["enum"]) && Array.isArray(other["enum"])) {
    const allowed = other["enum"];
    merged["enum"] = one["enum"].filter((value) => allowed.includes(value));
  }
  for (const key of ["minLength", "minimum", "minItems", "minProperties"]) {
    if (one[key] !== undefined && other[key] !== undefined)
      merged[key] = Math.max(Number(one[key]), Number(other[key]));
  }
  for (const key of ["maxLength", "maximum", "maxItems"]) {
    if (one[key] !== undefined && other[key] !== undefined)
      merged[key] = Math.min(Number(one[key]), Number(other[key]));
  }
  return merged;
}

function typeOf(schema: JsonObject): string | undefined {
  const types = list(schema["type"]).length > 0 ? list(schema["type"]) : [schema["type"]];
  const named = types.find((type) => type !== "null" && type !== undefined) ?? types[0];
  if (typeof named === "string") return named;
  if (Array.isArray(schema["enum"])) return undefined;
  if (schema["properties"] ?? schema["required"] ?? schema["minProperties"]) return "object";
  if (schema["items"] ?? schema["minItems"] ?? schema["prefixItems"]) return "array";
  if (schema["minimum"] ?? schema["maximum"] ?? schema["multipleOf"]) return "number";
  return "string";
}

function fits(value: Json, type: string): boolean {
  if (type === "integer") return Number.isInteger(value);
  return type === "array" ? Array.isArray(value) : type === (value === null ? "null" : typeof value);
}

function writeNumber(schema: JsonObject, type: string, index: number): number {
  const step = Number(schema["multipleOf"] ?? (type === "integer" ? 1 : 0));
  const inclusive = numberOf(schema["minimum"]);
  const above = numberOf(schema["exclusiveMinimum"]);
  const most = numberOf(schema["maximum"]);
  const below = numberOf(schema["exclusiveMaximum"]);
  const ceiling = Math.min(most ?? Infinity, below === undefined ? Infinity : below - (step || 1e-6));
  let value = Math.max(inclusive ?? -Infinity, above === undefined ? -Infinity : above + (step || 1e-6));
  if (value === -Infinity) value = Math.min(1, ceiling);
  if (value === 0 && ceiling >= 1) value = 1;
  value = Math.min(ceiling, value + index);
  if (step === 0) return value;
  const rounded = Math.ceil(value / step) * step;
  return rounded > ceiling ? Math.floor(value / step) * step : rounded;
}

function numberOf(value: Json | undefined): number | undefined {
  return typeof value === "number" ? value : undefined;
}

function writeString(schema: JsonObject, index: number): string {
  const { pattern, format } = schema;
  const least = Number(schema["minLength"] ?? 0);
  const most = Number(schema["maxLength"] ?? Infinity);
  const fitting = (text: string) => {
    const { length } = [...text];
    return (
      length >= least &&
      length <= most &&
      (typeof pattern !== "string" || new RegExp(pattern, "u").test(text))
    );
  };
  const suffix = index === 0 ? "" : String(index);
  const known = typeof format === "string" ? FORMATS[format] : undefined;
  const plain = schema["contentEncoding"] === "base64" ? "aGVsbG8=" : `text${suffix}`;
  const candidates = [known ?? plain, plain.padEnd(least, "a").slice(0, Math.min(most, 10_000))];
  if (typeof pattern === "string") {
    for (const extra of [1, 0, 2, 4, 8, least, most]) {
      if (extra <= 1_000) candidates.push(samplePattern(pattern, extra));
    }
  }
  return candidates.find((text) => text !== "" && fitting(text)) ?? candidates.find(fitting) ?? plain;
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
