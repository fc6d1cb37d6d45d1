import {
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  ownValue,
  textOf,
} from "../../../base/json.ts";
import { SHAPES } from "../validate/document-shapes.ts";
import type { Finding } from "../validate/shape.ts";
import { type Repair, type RepairContext, removeEntry } from "./changes.ts";

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

/** Optional objects that are useless without the missing field. */
const DISPENSABLE: readonly (string | undefined)[] = [
  SHAPES.ExternalDocs,
  SHAPES.Tag,
  SHAPES.Discriminator,
  SHAPES.Server,
  SHAPES.Parameter,
  SHAPES.TokenFlow,
].map(({ title }) => title);

/** Shapes by title. The OAuth flows share a title; their differences do not matter here. */
const BY_TITLE = new Map(Object.values(SHAPES).map((shape) => [shape.title, shape]));

/**
 * Moves a field that the specification does not define to the field that was probably meant,
 * otherwise keeps it as an extension.
 */
export const repairUnknown: Repair = ({ holder, key, shape: title }) => {
  if (Array.isArray(holder) || !Object.hasOwn(holder, key)) return undefined;
  const shape = BY_TITLE.get(title ?? "");
  const meant =
    title === SHAPES.Responses.title
      ? statusKey(key)
      : title === SHAPES.Paths.title
        ? pathKey(key)
        : sameField(key, [...(shape?.fields.keys() ?? [])]);
  if (meant !== undefined && !Object.hasOwn(holder, meant)) return move(holder, key, meant);
  if (shape?.fields.has("schema") && SHAPES.Schema.fields.has(key)) return moveIntoSchema(holder);
  return move(holder, key, `x-${key.replace(/^[^A-Za-z0-9]+/, "") || "field"}`);
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
function takeKeywords(holder: JsonObject): JsonObject {
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

function move(holder: JsonObject, from: string, to: string): string {
  const isTaken = Object.hasOwn(holder, to);
  if (!isTaken) holder[to] = holder[from] ?? null;
  delete holder[from];
  return isTaken ? `Left out the unknown field \`${from}\`.` : `Renamed \`${from}\` to \`${to}\`.`;
}

function sameField(key: string, fields: string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[-_ ]/g, "");
  return fields.find((field) => plain(field) === plain(key));
}

/** Normalizes `4xx`, `200 OK` and `Default`. */
function statusKey(key: string): string | undefined {
  const [code] = /^[1-5](\d\d|[xX*]{2})(?![\w])/.exec(key.trim()) ?? [];
  if (code !== undefined) return code.replace(/[x*]/g, "X");
  return /^default$/i.test(key.trim()) ? "default" : undefined;
}

function pathKey(key: string): string | undefined {
  return /^[\w{]/.test(key) && !key.includes("://") ? `/${key}` : undefined;
}

function moveIntoSchema(holder: JsonObject): string {
  const keywords = takeKeywords(holder);
  holder["schema"] = isJsonObject(holder["schema"]) ? { ...keywords, ...holder["schema"] } : keywords;
  return `Moved ${Object.keys(keywords)
    .map((key) => `\`${key}\``)
    .join(", ")} into \`schema\`.`;
}
