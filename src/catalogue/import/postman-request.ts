import { isJsonObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../../base/json.ts";
import { isSecretName, isSecretValue } from "./auth-declarations.ts";
import { type DocumentBuilder, inferSchema, inferTextSchema } from "./document-builder.ts";
import { describeForm, MAX_FIELDS, noteFields, parseJson } from "./read-requests.ts";

/** Headers that the request's own parts determine. */
const OWN_HEADER =
  /^(accept|accept-.*|authorization|cache-control|connection|content-.*|cookie|host|origin|postman-token|referer|user-agent)$/i;

export function rawAddress(value: Json | undefined): string {
  if (typeof value === "string") return value.trim();
  const url = objectOf(value);
  const raw = textOf(url["raw"]);
  if (raw !== undefined && raw !== "") return raw.trim();
  const join = (part: Json | undefined, by: string) =>
    Array.isArray(part)
      ? part.map((one) => textOf(one) ?? textOf(objectOf(one)["value"]) ?? "").join(by)
      : (textOf(part) ?? "");
  const host = join(url["host"], ".");
  const port = textOf(url["port"]);
  const path = join(url["path"], "/").replace(/^\/?/, "/");
  const protocol = textOf(url["protocol"]);
  return `${protocol ? `${protocol}://` : ""}${host}${port ? `:${port}` : ""}${path}`;
}

export function queryParameters(
  value: Json | undefined,
  builder: DocumentBuilder,
  security: JsonObject,
): Json[] {
  const raw = rawAddress(value).split("?")[1]?.split("#")[0] ?? "";
  const listed = isJsonObject(value) && Array.isArray(value["query"]);
  const entries: Json[] = listed
    ? listOf(objectOf(value)["query"])
    : [...new URLSearchParams(raw)].map(([key, text]) => ({ key, value: text }));
  return describeEntries(entries, "query", builder, security);
}

export function headerParameters(
  value: Json | undefined,
  builder: DocumentBuilder,
  security: JsonObject,
): Json[] {
  const entries: Json[] = listOf(value).filter(
    (entry) => !OWN_HEADER.test(textOf(objectOf(entry)["key"]) ?? ""),
  );
  const authorization = listOf(value).find((one) =>
    /^authorization$/i.test(textOf(objectOf(one)["key"]) ?? ""),
  );
  if (authorization !== undefined && Object.keys(security).length === 0)
    declare(
      builder,
      security,
      builder.auth.authorization(textOf(objectOf(authorization)["value"]) ?? ""),
      authorization,
    );
  return describeEntries(entries, "header", builder, security);
}

function describeEntries(
  entries: readonly Json[],
  place: "query" | "header",
  builder: DocumentBuilder,
  security: JsonObject,
): Json[] {
  const names = new Set<string>();
  noteFields(builder, entries.length, place);
  return entries.slice(0, MAX_FIELDS).flatMap((entry): Json[] => {
    const { key, value, description } = objectOf(entry);
    const name = textOf(key) ?? "";
    if (name === "" || names.has(name) || name.includes("{{")) return [];
    names.add(name);
    const text = textOf(value) ?? "";
    if (builder.auth.fills(place, name) || isSecretName(name) || isSecretValue(text)) {
      declare(builder, security, builder.auth.apiKey(place, name), entry);
      return [];
    }
    const about = describe(description);
    const schema = text.includes("{{") || text === "" ? { type: "string" } : inferTextSchema([text]);
    return [{ name, in: place, required: false, ...(about !== "" && { description: about }), schema }];
  });
}

function declare(builder: DocumentBuilder, security: JsonObject, scheme: string, entry: Json): void {
  security[scheme] = [];
  const value = textOf(objectOf(entry)["value"]) ?? "";
  if (value !== "" && !value.includes("{{")) builder.auth.found(scheme, value);
}

export function bodyOf(request: JsonObject): JsonObject | null {
  const body = objectOf(request["body"]);
  if (body["disabled"] === true) return null;
  const mode = textOf(body["mode"]);
  if (mode === "urlencoded")
    return media("application/x-www-form-urlencoded", describeForm(readForm(body["urlencoded"])));
  if (mode === "formdata") return media("multipart/form-data", describeForm(readForm(body["formdata"])));
  if (mode === "file") return media("application/octet-stream", { type: "string", format: "binary" });
  if (mode === "graphql") return readGraphql(body["graphql"]);
  const raw = textOf(body["raw"]);
  return mode === "raw" && raw !== undefined && raw.trim() !== "" ? readRaw(raw, request, body) : null;
}

function readForm(value: Json | undefined): { name: string; value: string; isFile: boolean }[] {
  return listOf(value).map((entry) => {
    const { key, value: given, type } = objectOf(entry);
    const text = textOf(given) ?? "";
    return { name: textOf(key) ?? "", value: text.includes("{{") ? "text" : text, isFile: type === "file" };
  });
}

/** The query is fixed, and the variables are the arguments. */
function readGraphql(value: Json | undefined): JsonObject | null {
  const query = textOf(objectOf(value)["query"]);
  if (query === undefined || query.trim() === "") return null;
  const [variables = {}] = parseJson(textOf(objectOf(value)["variables"]) ?? "");
  const schema = inferSchema([variables]);
  return { "x-toolgate-graphql": query, ...media("application/json", { ...schema, type: "object" }) };
}

function readRaw(raw: string, request: JsonObject, body: JsonObject): JsonObject {
  const language = textOf(objectOf(objectOf(body["options"])["raw"])["language"]);
  const header = listOf(request["header"]).find((one) =>
    /^content-type$/i.test(textOf(objectOf(one)["key"]) ?? ""),
  );
  const stated = (textOf(objectOf(header)["value"]) ?? "").split(";")[0]?.trim() ?? "";
  // A variable outside of quotes stands for a value of any type.
  const [example] = parseJson(raw.replace(/([:[,]\s*)\{\{[^{}]+\}\}/g, "$1null"));
  if (example !== undefined)
    return media(/json$/.test(stated) ? stated : "application/json", inferSchema([example]));
  if (language === "json" || /json$/.test(stated)) return media("application/json", {});
  const type = /^[\w.+-]+\/[\w.+-]+$/.test(stated)
    ? stated
    : language === "xml"
      ? "application/xml"
      : "text/plain";
  return media(type, { type: "string" });
}

function media(type: string, schema: JsonObject): JsonObject {
  return { required: true, content: { [type]: { schema } } };
}

export function describe(value: Json | undefined): string {
  return (textOf(value) ?? textOf(objectOf(value)["content"]) ?? "").slice(0, 5_000);
}

/** Members of one auth; the formats have at most 30. */
const MAX_MEMBERS = 100;
/** Characters. */
const MAX_SCOPES = 10_000;

/** Declares the auth of a Postman request and returns its security requirement. No value of it is kept. */
export function declarePostmanAuth(builder: DocumentBuilder, value: Json | undefined): JsonObject {
  const auth = objectOf(value);
  const type = textOf(auth["type"]) ?? "noauth";
  const given = readMembers(auth[type]);
  const scheme = declareScheme(builder, type, given);
  if (scheme === null) return {};
  for (const name of ["value", "token", "password", "clientSecret", "accessToken", "refreshToken"]) {
    const text = given[name] ?? "";
    if (text !== "" && !text.includes("{{")) builder.auth.found(scheme, text);
  }
  return { [scheme]: [] };
}

function declareScheme(builder: DocumentBuilder, type: string, given: Record<string, string>): string | null {
  const { auth } = builder;
  if (type === "noauth") return null;
  if (type === "bearer") return auth.http("bearer");
  if (type === "basic") return auth.http("basic");
  if (type === "apikey")
    return auth.apiKey(given["in"] === "query" ? "query" : "header", given["key"] || "X-API-Key");
  if (type === "oauth2") return declareOauth(builder, given);
  builder.note(`/auth/${type}`, `Requests with the authentication \`${type}\` are imported without it.`);
  return null;
}

function declareOauth({ auth }: DocumentBuilder, given: Record<string, string>): string {
  const tokenUrl = address(given["accessTokenUrl"]);
  const authorizationUrl = address(given["authUrl"]);
  const scopes = Object.fromEntries(
    (given["scope"] ?? "")
      .slice(0, MAX_SCOPES)
      .split(/[\s,]+/)
      .flatMap((one) => (one === "" ? [] : [[one, ""]])),
  );
  const isClient = /^client_credentials$/.test(given["grant_type"] ?? "");
  if (tokenUrl !== null && isClient) return auth.oauth2({ clientCredentials: { tokenUrl, scopes } });
  if (tokenUrl !== null && authorizationUrl !== null)
    return auth.oauth2({ authorizationCode: { authorizationUrl, tokenUrl, scopes } });
  return auth.http("bearer");
}

/** Without its query, which may contain a secret. */
function address(text: string | undefined): string | null {
  if (text === undefined || !/^https?:\/\//.test(text) || text.includes("{{") || !URL.canParse(text))
    return null;
  const url = new URL(text);
  return `${url.origin}${url.pathname}`;
}

/** 2.1 lists the members as `{key, value}`; 2.0 is an object. */
function readMembers(value: Json | undefined): Record<string, string> {
  const pairs: [Json | undefined, Json | undefined][] = Array.isArray(value)
    ? value.slice(0, MAX_MEMBERS).map((one) => [objectOf(one)["key"], objectOf(one)["value"]])
    : Object.entries(objectOf(value)).slice(0, MAX_MEMBERS);
  return Object.fromEntries(
    pairs.flatMap(([key, text]) =>
      typeof key === "string" && typeof text === "string" ? [[key, text]] : [],
    ),
  );
}
