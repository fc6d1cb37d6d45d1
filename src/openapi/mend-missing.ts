import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { SHAPES } from "./document-shapes.ts";
import { listOf, objectOf, ownValue, textOf } from "./json-pointer.ts";
import { type Repair, type RepairContext, removeEntry } from "./mend-document.ts";
import type { Finding } from "./shape.ts";

/** Adds a required field that is missing, if it can have only one value or its value does not matter. */
export const repairMissing: Repair = (finding, context) => {
  const { holder, key, shape } = finding;
  if (Array.isArray(holder)) return undefined;
  const renamed = Object.keys(holder).find((other) => other.toLowerCase() === key.toLowerCase());
  if (renamed !== undefined) return rename(holder, renamed, key);
  if (key === "schema") return repairSchema(holder, shape);
  if (key === "content") return repairContent(holder);
  const value = valueFor(finding, holder, context);
  if (value !== undefined) {
    holder[key] = value;
    return `Added the missing \`${key}\`: ${JSON.stringify(value).slice(0, 80)}.`;
  }
  return dropIncomplete(finding, context);
};

function rename(holder: JsonObject, from: string, to: string): string {
  holder[to] = holder[from] ?? null;
  delete holder[from];
  return `Renamed \`${from}\` to \`${to}\`.`;
}

/**
 * Moves schema keywords of a parameter into `schema`, where Swagger 2.0 documents omit it. Without
 * any keyword the schema accepts text.
 */
function repairSchema(holder: JsonObject, shape: string | undefined): string {
  const schema = takeKeywords(holder);
  const isParameter = shape === SHAPES.Parameter.title;
  holder["schema"] = Object.keys(schema).length > 0 ? schema : isParameter ? { type: "string" } : {};
  return Object.keys(schema).length > 0
    ? "Moved what describes the value into `schema`."
    : "Added the missing `schema`.";
}

/** Removes the fields that only a schema can have from the object and returns them. */
export function takeKeywords(holder: JsonObject): JsonObject {
  const own = [...SHAPES.Parameter.fields.keys(), ...SHAPES.MediaType.fields.keys(), "collectionFormat"];
  const keys = Object.keys(holder).filter(
    (key) =>
      SHAPES.Schema.fields.has(key) &&
      (!own.includes(key) || (key === "required" && Array.isArray(holder[key]))),
  );
  const schema: JsonObject = {};
  for (const key of keys) {
    schema[key] = holder[key] ?? null;
    delete holder[key];
  }
  return schema;
}

/** A request body that has a schema but no media type is JSON. */
function repairContent(body: JsonObject): string {
  const { schema } = body;
  delete body["schema"];
  body["content"] = schema === undefined ? {} : { "application/json": { schema } };
  return schema === undefined
    ? "The request body says nothing about its content: expecting none."
    : "Moved the schema of the body under `application/json`.";
}

function valueFor(
  { key, shape, path }: Finding,
  holder: JsonObject,
  { document }: RepairContext,
): Json | undefined {
  switch (shape) {
    case SHAPES.OpenApi.title:
      return key === "info" ? { title: hostOf(document), version: "1.0.0" } : undefined;
    case SHAPES.Info.title:
      return key === "title" ? hostOf(document) : "1.0.0";
    case SHAPES.Response.title:
      return `Response ${path[path.length - 2] ?? ""}`.trim();
    case SHAPES.License.title:
      return textOf(holder["identifier"]) ?? textOf(holder["url"]) ?? "Unnamed licence";
    case SHAPES.ServerVariable.title:
      return listOf(holder["enum"])[0];
    case SHAPES.ImplicitFlow.title:
      return key === "scopes" ? {} : undefined;
    case SHAPES.SecurityScheme.title:
      return schemeField(key, holder);
    default:
      return undefined;
  }
}

function hostOf(document: JsonObject): string {
  const url = textOf(objectOf(listOf(document["servers"])[0])["url"]) ?? "";
  return URL.canParse(url) ? new URL(url).hostname : "Untitled API";
}

function schemeField(key: string, scheme: JsonObject): Json | undefined {
  if (key === "flows") return {};
  if (key === "scheme") return scheme["bearerFormat"] === undefined ? undefined : "bearer";
  if (key !== "type") return undefined;
  if (isJsonObject(scheme["flows"])) return "oauth2";
  if (scheme["openIdConnectUrl"] !== undefined) return "openIdConnect";
  if (scheme["scheme"] !== undefined) return "http";
  return scheme["name"] !== undefined && scheme["in"] !== undefined ? "apiKey" : undefined;
}

/** Optional objects that are useless without the missing field. */
const DISPENSABLE: readonly (string | undefined)[] = [
  SHAPES.ExternalDocs,
  SHAPES.Tag,
  SHAPES.Discriminator,
  SHAPES.Server,
  SHAPES.Parameter,
  SHAPES.TokenFlow,
].map(({ title }) => title);

function dropIncomplete(
  { path, key, shape, holder: incomplete }: Finding,
  context: RepairContext,
): string | undefined {
  if (!DISPENSABLE.includes(shape)) return undefined;
  const parent = path.slice(0, -2).reduce<Json | undefined>(ownValue, context.document);
  const name = path[path.length - 2] ?? "";
  const isObject = Array.isArray(parent) || isJsonObject(parent);
  // A repair of another fault may have removed the object already.
  if (!isObject || ownValue(parent, name) !== incomplete || isComponent(path)) return undefined;
  removeEntry({ holder: parent, key: name }, context);
  return `Left out \`${name}\`, which has no meaning without \`${key}\`.`;
}

/** Components must stay, because references may point to them. */
function isComponent(path: string[]): boolean {
  return path[0] === "components" && path.length === 4;
}
