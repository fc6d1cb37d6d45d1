import {
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  ownValue,
  readPointer,
  stringOf,
  textOf,
} from "../../../base/json.ts";
import { trimEnd } from "../../../base/text.ts";
import { claimName } from "../annotate/name-operations.ts";
import { createResolver } from "../parse/resolve-reference.ts";
import type { Changes } from "../repair/changes.ts";
import { METHODS } from "../validate/check-paths.ts";
import {
  convertSwaggerOperation,
  convertSwaggerParameter,
  convertSwaggerResponse,
  type SwaggerRoot,
} from "./convert-swagger-operation.ts";

const MOVED = [
  "swagger",
  "host",
  "basePath",
  "schemes",
  "consumes",
  "produces",
  "definitions",
  "parameters",
  "responses",
  "securityDefinitions",
];

/** Names of the OAuth flows in Swagger 2.0 → 3.x. */
const FLOWS: Record<string, string> = {
  implicit: "implicit",
  password: "password",
  application: "clientCredentials",
  accessCode: "authorizationCode",
};

/** Where the parts of a Swagger 2.0 document go. */
const MOVES: [from: string, to: string][] = [
  ["#/definitions/", "#/components/schemas/"],
  ["#/parameters/", "#/components/parameters/"],
  ["#/responses/", "#/components/responses/"],
];

/** Keywords whose content is data, in which `$ref` is plain text. */
const DATA = ["example", "examples", "default", "enum", "x-examples"];

/** Converts a Swagger 2.0 document to the structure of OpenAPI 3. `upgradeSchema` converts the schemas. */
export function upgradeSwagger(document: JsonObject, changes: Changes): JsonObject {
  moveSwaggerReferences(document);
  const root: SwaggerRoot = {
    consumes: listOf(document["consumes"]).map(stringOf),
    produces: listOf(document["produces"]).map(stringOf),
    resolver: createResolver(swaggerView(document)),
    changes,
  };
  const kept = Object.entries(document).filter(([key]) => !MOVED.includes(key));
  const upgraded: JsonObject = { openapi: "", ...Object.fromEntries(kept) };
  const servers = writeServers(document, listOf(document["schemes"]).map(stringOf), changes);
  if (servers.length > 0) upgraded["servers"] = servers;
  upgraded["paths"] = convertPaths(objectOf(document["paths"]), document, root);
  upgraded["components"] = writeComponents(document, root);
  return upgraded;
}

/** A view of the Swagger document in which the rewritten references can be resolved. */
function swaggerView(document: JsonObject): JsonObject {
  const { definitions, parameters, responses } = document;
  return {
    paths: document["paths"] ?? {},
    components: { schemas: definitions ?? {}, parameters: parameters ?? {}, responses: responses ?? {} },
  };
}

function writeServers(document: JsonObject, schemes: string[], changes: Changes): Json[] {
  const host = trimEnd(textOf(document["host"])?.replace(/^\w+:\/\//, "") ?? "", "/");
  const base = textOf(document["basePath"]) ?? "";
  const path = base === "" || base === "/" ? "" : `/${trimEnd(base.replace(/^\/+/, ""), "/")}`;
  if (!host) return path === "" ? [] : [{ url: path }];
  const supported = schemes
    .map((scheme) => scheme.toLowerCase())
    .filter((scheme) => scheme === "https" || scheme === "http");
  if (supported.length === 0) {
    changes.add(["servers"], "Assumed https: the document does not say which scheme the API speaks.");
    supported.push("https");
  }
  return supported
    .sort()
    .reverse()
    .map((scheme) => ({ url: `${scheme}://${host}${path}` }));
}

function convertPaths(paths: JsonObject, document: JsonObject, root: SwaggerRoot): JsonObject {
  const converted = Object.entries(paths).map(
    ([path, item]) => [path, isJsonObject(item) ? convertItem(path, item, document, root) : item] as const,
  );
  return Object.fromEntries(converted);
}

function convertItem(path: string, item: JsonObject, document: JsonObject, root: SwaggerRoot): JsonObject {
  const shared = listOf(item["parameters"]);
  const result: JsonObject = { ...item };
  for (const method of METHODS) {
    const operation = item[method];
    if (!isJsonObject(operation)) continue;
    result[method] = root.changes.within(["paths", path, method], () =>
      convertSwaggerOperation(operation, shared, root),
    );
    const schemes = listOf(operation["schemes"]).map(stringOf);
    const servers =
      schemes.length > 0 && !sameSchemes(schemes, document)
        ? writeServers(document, schemes, root.changes)
        : [];
    if (servers.length > 0 && textOf(document["host"])) objectOf(result[method])["servers"] = servers;
  }
  const plain = shared.filter((one) => !isBodyParameter(root.resolver.follow(one)));
  if (plain.length > 0) result["parameters"] = plain.map((one) => convertSwaggerParameter(one, root.changes));
  else delete result["parameters"];
  return result;
}

function sameSchemes(schemes: string[], document: JsonObject): boolean {
  const stated = listOf(document["schemes"]);
  return stated.length === schemes.length && schemes.every((scheme) => stated.includes(scheme));
}

function isBodyParameter(parameter: Json | undefined): boolean {
  return ["body", "formData"].includes(stringOf(ownValue(parameter, "in")));
}

function writeComponents(document: JsonObject, root: SwaggerRoot): JsonObject {
  const { changes, produces } = root;
  const parameters = Object.entries(objectOf(document["parameters"])).filter(
    ([, one]) => !isBodyParameter(one),
  );
  const parts: Record<string, JsonObject> = {
    schemas: objectOf(document["definitions"]),
    parameters: Object.fromEntries(
      parameters.map(([name, one]) => [name, convertSwaggerParameter(one, changes)]),
    ),
    responses: mapValues(objectOf(document["responses"]), (one) =>
      convertSwaggerResponse(one, produces, changes),
    ),
    securitySchemes: mapValues(objectOf(document["securityDefinitions"]), (one) =>
      convertSecurityDefinition(one),
    ),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, entries]) => Object.keys(entries).length > 0));
}

function mapValues(object: JsonObject, convert: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, convert(value)]));
}

/** A Security Scheme Object of Swagger 2.0 → 3.x. */
function convertSecurityDefinition(definition: Json): Json {
  if (!isJsonObject(definition)) return definition;
  const { flow, scopes, authorizationUrl, tokenUrl, ...rest } = definition;
  if (definition["type"] === "basic") return { ...rest, type: "http", scheme: "basic" };
  if (definition["type"] !== "oauth2") return definition;
  const name = textOf(ownValue(FLOWS, stringOf(flow)));
  const urls = {
    ...(authorizationUrl === undefined || name === "password" || name === "clientCredentials"
      ? {}
      : { authorizationUrl }),
    ...(tokenUrl === undefined || name === "implicit" ? {} : { tokenUrl }),
  };
  return { ...rest, flows: name === undefined ? {} : { [name]: { ...urls, scopes: scopes ?? {} } } };
}

/**
 * Rewrites the references of a Swagger 2.0 document to the locations that their targets have in
 * 3.x, in place. Schemas inside paths, parameters and responses change their location, so
 * referenced ones become definitions.
 */
function moveSwaggerReferences(document: JsonObject): void {
  const hoisted = new Map<string, string>();
  const definitions: JsonObject = isJsonObject(document["definitions"]) ? document["definitions"] : {};
  const taken = new Set(Object.keys(definitions));
  const holders = collectHolders(document);
  for (const holder of holders) {
    const reference = textOf(holder["$ref"]) ?? "";
    const target = isMovingPart(reference) ? findTarget(document, reference) : undefined;
    if (isJsonObject(target) && !hoisted.has(reference)) {
      const name = claimName(
        (readPointer(reference.slice(1)).slice(1).join("_") || "schema").replace(/[^A-Za-z0-9._-]+/g, "_"),
        taken,
      );
      definitions[name] = structuredClone(target);
      holders.push(...collectHolders(objectAt(definitions, name)));
      hoisted.set(reference, `#/components/schemas/${name}`);
    }
    holder["$ref"] = hoisted.get(reference) ?? moveReference(reference);
  }
  if (Object.keys(definitions).length > 0) document["definitions"] = definitions;
}

function objectAt(holder: JsonObject, key: string): JsonObject {
  const value = holder[key];
  return isJsonObject(value) ? value : {};
}

function isMovingPart(reference: string): boolean {
  return /^#\/paths\/.+\/schema|^#\/(parameters|responses)\/[^/]+\/(schema|items)/.test(reference);
}

function findTarget(document: JsonObject, reference: string): Json | undefined {
  return readPointer(reference.slice(1)).reduce<Json | undefined>(ownValue, document);
}

function moveReference(reference: string): string {
  // `#definitions/Pet`: the slash is often missing, and an anchor cannot contain one.
  const whole = reference.replace(/^#(?=(definitions|parameters|responses)\/)/, "#/");
  const move = MOVES.find(([from]) => whole.startsWith(from));
  return move ? move[1] + whole.slice(move[0].length) : whole;
}

/** Every object with a `$ref`. The value of a property named `$ref` is an object, not text. */
function collectHolders(root: JsonObject): JsonObject[] {
  const holders: JsonObject[] = [];
  const pending: Json[] = [root];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (Array.isArray(value)) for (const one of value) pending.push(one);
    if (!isJsonObject(value)) continue;
    if (typeof value["$ref"] === "string") holders.push(value);
    for (const key of Object.keys(value)) {
      const inner = value[key];
      if (typeof inner === "object" && inner !== null && !DATA.includes(key) && !key.startsWith("x-"))
        pending.push(inner);
    }
  }
  return holders;
}
