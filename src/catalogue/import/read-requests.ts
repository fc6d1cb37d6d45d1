import { essenceOf, isJsonType } from "../../base/headers.ts";
import type { Json, JsonObject } from "../../base/json.ts";
import { trimEnd } from "../../base/text.ts";
import { decodePercent } from "../../base/url-parts.ts";
import { isSecretName, isSecretValue } from "./auth-declarations.ts";
import { type DocumentBuilder, inferSchema, inferTextSchema } from "./document-builder.ts";

/** One request as it was sent. */
export interface SeenRequest {
  method: string;
  url: URL;
  headers: readonly [name: string, value: string][];
  body: { type: string; text: string; parts: readonly FormPart[] } | null;
  answer: { status: number; type: string; text: string } | null;
  /** What it is for; empty if unknown. */
  title: string;
}

export interface FormPart {
  name: string;
  value: string;
  isFile: boolean;
}

/** Bodies that are read for one schema. */
const MAX_EXAMPLES = 10;
const MAX_EXAMPLE = 200_000;
/** Parameters or form fields of one operation. */
export const MAX_FIELDS = 500;
const METHODS = /^(GET|PUT|POST|DELETE|PATCH|HEAD)$/;

/**
 * Adds an operation for each method and path of some requests. Segments that are ids become parameters, and
 * the examples become schemas; no value of a request is kept.
 * @returns the servers, the one with most requests first
 */
export function addRequests(builder: DocumentBuilder, requests: readonly SeenRequest[]): string[] {
  const groups = new Map<string, SeenRequest[]>();
  for (const request of requests) {
    if (!METHODS.test(request.method)) continue;
    const key = `${request.url.origin} ${request.method} ${templateOf(request.url.pathname).path}`;
    append(groups, key, request);
  }
  const origins = countOrigins(requests);
  for (const group of groups.values()) addGroup(builder, group, origins[0] ?? "");
  return origins.slice(0, 1);
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Most frequent first. */
export function countOrigins(requests: readonly SeenRequest[]): string[] {
  const counts = new Map<string, number>();
  for (const { url } of requests) counts.set(url.origin, (counts.get(url.origin) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([origin]) => origin);
}

function addGroup(builder: DocumentBuilder, group: readonly SeenRequest[], server: string): void {
  const [first] = group;
  if (first === undefined || builder.leavesOut()) return;
  const { path, names } = templateOf(first.url.pathname);
  const security: JsonObject = {};
  const ids = group.map(({ url }) => url.pathname.split("/").map(decodePercent).filter(isId));
  const parameters: Json[] = [
    ...names.map((name, index) => pathParameter(name, index, ids)),
    ...queryParameters(builder, group, security),
    ...headerParameters(builder, group, security),
  ];
  const title = group.find((one) => one.title !== "")?.title ?? "";
  const operationId = title === "" ? undefined : builder.claimId(title);
  const requestBody = bodyOf(group);
  builder.add(first.method, path, {
    ...(operationId && { operationId, summary: title.slice(0, 120) }),
    ...(first.url.origin !== server && { servers: [{ url: first.url.origin }] }),
    parameters,
    ...(requestBody && { requestBody }),
    responses: { "200": { description: "Success", ...answerOf(group) } },
    security: Object.keys(security).length > 0 ? [security] : [],
  });
}

/** The path with `{…}` in place of numbers, UUIDs, long hexadecimal texts and tokens. */
function templateOf(pathname: string): { path: string; names: string[] } {
  const names = new Set<string>();
  const numbers = new Map<string, number>();
  const segments = pathname.split("/").map((segment, index, all) => {
    if (!isId(decodePercent(segment))) return segment.replace(/[{}]/g, encodeURIComponent);
    const before = trimEnd((all[index - 1] ?? "").replace(/[^A-Za-z0-9]+/g, "_"), "_").replace(/^_+/, "");
    const base = before === "" || /^\d/.test(before) ? "id" : `${singular(before)}_id`;
    let name = base;
    let n = numbers.get(base) ?? 1;
    while (names.has(name)) name = `${base}_${++n}`;
    numbers.set(base, n);
    names.add(name);
    return `{${name}}`;
  });
  return { path: segments.join("/") || "/", names: [...names] };
}

function isId(segment: string): boolean {
  return (
    /^\d+$/.test(segment) ||
    /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(segment) ||
    /^(?=.*\d)[0-9a-f]{12,}$/i.test(segment) ||
    /^(?=.*\d)(?=.*[A-Za-z])[\w-]{16,}$/.test(segment) ||
    /^[a-z]{1,5}[-_]\d{2,}$/i.test(segment) ||
    /^[\w.%+-]+@[\w.-]+$/.test(segment) ||
    isSecretValue(segment)
  );
}

function singular(word: string): string {
  if (/ies$/i.test(word)) return word.replace(/ies$/i, "y");
  return /(ss|us|is)$/i.test(word) ? word : word.replace(/(?<=(x|ch|sh))es$|s$/i, "");
}

function pathParameter(name: string, index: number, ids: readonly string[][]): Json {
  return {
    name,
    in: "path",
    required: true,
    schema: inferTextSchema(ids.map((own) => own[index] ?? "")),
  };
}

function queryParameters(
  builder: DocumentBuilder,
  group: readonly SeenRequest[],
  security: JsonObject,
): Json[] {
  const values = new Map<string, string[]>();
  for (const { url } of group) for (const [name, value] of url.searchParams) append(values, name, value);
  noteFields(builder, values.size, group[0]?.url.pathname ?? "");
  return [...values].slice(0, MAX_FIELDS).flatMap(([name, given]): Json[] => {
    if (isSecretName(name) || given.some(isSecretValue)) {
      for (const value of given) declare(builder, security, builder.auth.apiKey("query", name), value);
      return [];
    }
    return [{ name, in: "query", required: false, schema: inferTextSchema(given) }];
  });
}

/** Own headers of an API; what every browser or client sends is left out. */
function headerParameters(
  builder: DocumentBuilder,
  group: readonly SeenRequest[],
  security: JsonObject,
): Json[] {
  const names = new Set<string>();
  for (const [name, value] of group.flatMap(({ headers }) => headers)) {
    const lower = name.toLowerCase();
    if (lower === "authorization") declare(builder, security, builder.auth.authorization(value), value);
    else if (lower === "cookie") declareCookies(builder, security, value);
    else if (isSecretName(lower) || isSecretValue(value))
      declare(builder, security, builder.auth.apiKey("header", name), value);
    else if (
      /^x-/.test(lower) &&
      !/^x-(requested-with|forwarded-|real-ip|client-data|b3-|amzn-|cloud-trace)/.test(lower)
    )
      names.add(lower);
  }
  return [...names]
    .slice(0, 20)
    .map((name) => ({ name, in: "header", required: false, schema: { type: "string" } }));
}

/** Only cookies that sign in; consent and tracking cookies are dropped. */
function declareCookies(builder: DocumentBuilder, security: JsonObject, value: string): void {
  const pairs = value.split(";").map((pair) => pair.trim().split(/=(.*)/s));
  for (const [, text = ""] of pairs) builder.auth.hide(text);
  for (const [name = "", text] of pairs
    .filter(([one = ""]) => /sess|sid|auth|token|jwt/i.test(one))
    .slice(0, 3))
    declare(builder, security, builder.auth.apiKey("cookie", name), text);
}

function declare(builder: DocumentBuilder, security: JsonObject, scheme: string, value = ""): void {
  security[scheme] = [];
  builder.auth.found(scheme, value);
}

function bodyOf(group: readonly SeenRequest[]): JsonObject | null {
  const bodies = group.flatMap(({ body }) => body ?? []).slice(0, MAX_EXAMPLES);
  const [first] = bodies;
  if (first === undefined || group[0]?.method === "GET" || group[0]?.method === "HEAD") return null;
  const type = essenceOf(first.type) || "application/json";
  if (isJsonType(type) || /^\s*[[{]/.test(first.text)) {
    const examples = bodies.flatMap(({ text }) => parseJson(text));
    const media = isJsonType(type) ? type : "application/json";
    return { required: true, content: { [media]: { schema: inferSchema(examples) } } };
  }
  if (type === "application/x-www-form-urlencoded" || type === "multipart/form-data")
    return { required: true, content: { [type]: { schema: describeForm(bodies.flatMap(partsOf)) } } };
  return { required: true, content: { [type]: { schema: { type: "string" } } } };
}

function partsOf({ text, parts }: NonNullable<SeenRequest["body"]>): FormPart[] {
  if (parts.length > 0) return [...parts];
  return [...new URLSearchParams(text)].map(([name, value]) => ({ name, value, isFile: false }));
}

/** A form; its fields are text, numbers or files. */
export function describeForm(parts: readonly FormPart[]): JsonObject {
  const fields = new Map<string, FormPart[]>();
  for (const part of parts)
    if (part.name !== "" && part.name !== "__proto__") append(fields, part.name, part);
  const properties: JsonObject = {};
  for (const [name, own] of [...fields].slice(0, MAX_FIELDS))
    properties[name] = own.some(({ isFile }) => isFile)
      ? { type: "string", format: "binary" }
      : inferTextSchema(own.map(({ value }) => value));
  const isCut = fields.size > MAX_FIELDS;
  const description = `The first ${MAX_FIELDS} of ${fields.size} fields.`;
  return { type: "object", ...(isCut && { description }), properties };
}

/** Says that further parameters of an operation are left out. */
export function noteFields(builder: DocumentBuilder, count: number, path: string): void {
  if (count > MAX_FIELDS)
    builder.note(
      "/paths",
      `Only the first ${MAX_FIELDS} of ${count} parameters of \`${path.slice(0, 100)}\` were imported.`,
    );
}

function answerOf(group: readonly SeenRequest[]): JsonObject {
  const answers = group.flatMap(({ answer }) =>
    answer !== null && answer.status >= 200 && answer.status <= 299 && isJsonType(answer.type) ? answer : [],
  );
  const examples = answers.slice(0, MAX_EXAMPLES).flatMap(({ text }) => parseJson(text));
  return examples.length === 0 ? {} : { content: { "application/json": { schema: inferSchema(examples) } } };
}

/** No element if the text is not JSON, or too long to read. */
export function parseJson(text: string): Json[] {
  if (text === "" || text.length > MAX_EXAMPLE) return [];
  try {
    return [JSON.parse(text) as Json];
  } catch {
    return [];
  }
}
