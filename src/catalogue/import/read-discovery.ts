import { isJsonObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../../base/json.ts";
import { trimEnd } from "../../base/text.ts";
import type { Conversion } from "./conversion.ts";
import { DocumentBuilder } from "./document-builder.ts";

/** Parameters that every Google API has and that change the form of an answer, not its content. */
const COMMON =
  /^(\$\.xgafv|access_token|alt|callback|fields|key|oauth_token|prettyPrint|quotaUser|upload_protocol|uploadType|userIp)$/;

/** Where Google accounts sign in (developers.google.com/identity/protocols/oauth2/web-server). */
const AUTHORIZATION_URL = "https://accounts.google.com/o/oauth2/v2/auth";
const TOKEN_URL = "https://oauth2.googleapis.com/token";

const MAX_DEPTH = 30;

/** A Google API Discovery document (developers.google.com/discovery/v1/reference/apis) as OpenAPI. */
export function readDiscovery(source: JsonObject): Conversion {
  const builder = new DocumentBuilder();
  const scopes = objectOf(objectOf(objectOf(source["auth"])["oauth2"])["scopes"]);
  declareAuth(builder, source, scopes);
  addMethods(builder, source, source, [], scopes, 0);
  const schemas: JsonObject = {};
  for (const [name, schema] of Object.entries(objectOf(source["schemas"])))
    if (name !== "__proto__") schemas[name] = convertSchema(schema, 0);
  const title = textOf(source["title"]) ?? textOf(source["name"]) ?? "";
  const description = textOf(source["description"]) ?? "";
  const version = textOf(source["version"]) ?? "";
  const server = serverOf(source);
  return builder.build(
    { kind: "discovery", format: "Google Discovery document", title, description, version },
    server === "" ? [] : [server],
    schemas,
  );
}

function serverOf(source: JsonObject): string {
  const root = textOf(source["rootUrl"]);
  const base =
    root === undefined ? textOf(source["baseUrl"]) : `${root}${textOf(source["servicePath"]) ?? ""}`;
  return trimEnd(base ?? "", "/");
}

function declareAuth(builder: DocumentBuilder, source: JsonObject, scopes: JsonObject): void {
  if (Object.keys(scopes).length > 0) {
    const described = Object.entries(scopes).map(([scope, text]): [string, Json] => [
      scope,
      textOf(objectOf(text)["description"]) ?? "",
    ]);
    builder.auth.oauth2({
      authorizationCode: {
        authorizationUrl: AUTHORIZATION_URL,
        tokenUrl: TOKEN_URL,
        scopes: Object.fromEntries(described),
      },
    });
  }
  if (isJsonObject(objectOf(source["parameters"])["key"])) builder.auth.apiKey("query", "key");
}

function addMethods(
  builder: DocumentBuilder,
  source: JsonObject,
  resource: JsonObject,
  path: readonly string[],
  scopes: JsonObject,
  depth: number,
): void {
  const [tag] = path;
  if (tag !== undefined) builder.tag(tag, "");
  for (const [name, method] of Object.entries(objectOf(resource["methods"])))
    if (isJsonObject(method)) addMethod(builder, source, method, [...path, name], tag, scopes);
  if (depth > MAX_DEPTH) return;
  for (const [name, inner] of Object.entries(objectOf(resource["resources"])))
    if (isJsonObject(inner)) addMethods(builder, source, inner, [...path, name], scopes, depth + 1);
}

function addMethod(
  builder: DocumentBuilder,
  source: JsonObject,
  method: JsonObject,
  name: readonly string[],
  tag: string | undefined,
  scopes: JsonObject,
): void {
  const path = pathOf(method);
  const own = objectOf(method["parameters"]);
  const shared = Object.entries(objectOf(source["parameters"])).filter(([key]) => !COMMON.test(key));
  const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, key = ""]) => key);
  const given = Object.entries({ ...Object.fromEntries(shared), ...own }).filter(
    ([key, value]) => objectOf(value)["location"] !== "path" || inPath.includes(key),
  );
  const missing = inPath.filter((key) => !given.some(([other]) => other === key));
  const parameters = [
    ...given.map(([key, value]) => convertParameter(key, objectOf(value), inPath)),
    ...missing.map((key): Json => ({ name: key, in: "path", required: true, schema: { type: "string" } })),
  ];
  const request = textOf(objectOf(method["request"])["$ref"]);
  const response = textOf(objectOf(method["response"])["$ref"]);
  const operationId = builder.claimId(name.join(" "));
  const description = textOf(method["description"]);
  builder.add(textOf(method["httpMethod"]) ?? "GET", path, {
    ...(operationId && { operationId }),
    ...(tag && { tags: [tag] }),
    ...(description && { summary: firstSentence(description), description }),
    parameters,
    ...(request && {
      requestBody: { required: true, content: { "application/json": { schema: referTo(request) } } },
    }),
    responses: {
      "200": {
        description: "Success",
        ...(response && { content: { "application/json": { schema: referTo(response) } } }),
      },
    },
    security: securityOf(method, builder, scopes),
  });
}

/** `{+name}` may contain slashes; `flatPath` has its segments as parameters of their own. */
function pathOf(method: JsonObject): string {
  const path = textOf(method["path"]) ?? "";
  const flat = textOf(method["flatPath"]);
  const chosen = flat !== undefined && path.includes("{+") ? flat : path;
  return `/${chosen.replace(/\{[+/]?([^{}*]+)\*?\}/g, "{$1}").replace(/^\/+/, "")}`;
}

function convertParameter(name: string, parameter: JsonObject, inPath: readonly string[]): Json {
  const isPath = inPath.includes(name);
  const repeated = parameter["repeated"] === true;
  const { description, ...schema } = convertSchema(parameter, 0);
  for (const key of ["location", "repeated", "required"]) delete schema[key];
  return {
    name,
    in: isPath ? "path" : "query",
    required: isPath || parameter["required"] === true,
    ...(typeof description === "string" && { description }),
    schema: repeated ? { type: "array", items: schema } : schema,
  };
}

const KEPT = [
  "title",
  "description",
  "enum",
  "minimum",
  "maximum",
  "pattern",
  "default",
  "format",
  "deprecated",
  "readOnly",
];

/** JSON Schema draft 3 of Discovery as 2020-12. */
function convertSchema(source: Json | undefined, depth: number): JsonObject {
  const given = objectOf(source);
  if (depth > MAX_DEPTH) return {};
  const reference = textOf(given["$ref"]);
  const description = textOf(given["description"]);
  if (reference !== undefined) return { ...referTo(reference), ...(description && { description }) };
  const schema: JsonObject = {};
  const type = textOf(given["type"]);
  if (type !== undefined && type !== "any") schema["type"] = type;
  for (const key of KEPT) {
    const value = given[key];
    const isNumeric = key === "minimum" || key === "maximum";
    if (value !== undefined) schema[key] = isNumeric ? Number(value) : value;
  }
  readDefault(schema, type);
  if (given["items"] !== undefined) schema["items"] = convertSchema(given["items"], depth + 1);
  const extra = given["additionalProperties"];
  if (extra !== undefined)
    schema["additionalProperties"] = isJsonObject(extra) ? convertSchema(extra, depth + 1) : extra;
  const properties = Object.entries(objectOf(given["properties"])).filter(([name]) => name !== "__proto__");
  if (properties.length > 0)
    schema["properties"] = Object.fromEntries(
      properties.map(([name, one]) => [name, convertSchema(one, depth + 1)]),
    );
  const required = properties.filter(([, one]) => objectOf(one)["required"] === true).map(([name]) => name);
  if (required.length > 0) schema["required"] = required;
  return schema;
}

/** Discovery writes every default as a text. */
function readDefault(schema: JsonObject, type: string | undefined): void {
  const value = schema["default"];
  if (typeof value !== "string" || type === "string") return;
  if (type === "boolean") schema["default"] = value === "true";
  else if ((type === "integer" || type === "number") && value !== "" && Number.isFinite(Number(value)))
    schema["default"] = Number(value);
  else delete schema["default"];
}

function referTo(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name.replaceAll("~", "~0").replaceAll("/", "~1")}` };
}

/** Any one of a method's scopes is sufficient: one that only reads, or else the first. */
function securityOf(method: JsonObject, builder: DocumentBuilder, scopes: JsonObject): Json {
  const wanted = listOf(method["scopes"]).filter((one) => typeof one === "string");
  const scope = wanted.find((one) => /readonly$/.test(one)) ?? wanted[0];
  if (scope !== undefined && Object.keys(scopes).length > 0) return [{ oauth2: [scope] }];
  return Object.hasOwn(builder.auth.schemes, "query_key") ? [{ query_key: [] }] : [];
}

function firstSentence(text: string): string {
  return (/^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text).slice(0, 120);
}
