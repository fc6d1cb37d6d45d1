import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import type { Changes } from "./changes.ts";
import { METHODS } from "./check-paths.ts";
import { convertSecurityDefinition } from "./convert-security-definition.ts";
import { convertSwaggerOperation, type SwaggerRoot } from "./convert-swagger-operation.ts";
import { convertSwaggerParameter } from "./convert-swagger-parameter.ts";
import { convertSwaggerResponse } from "./convert-swagger-response.ts";
import { listOf, objectOf, ownValue, stringOf, textOf } from "./json-pointer.ts";
import { moveSwaggerReferences } from "./move-swagger-references.ts";
import { createResolver } from "./resolve-reference.ts";

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
  const host = textOf(document["host"])
    ?.replace(/^\w+:\/\//, "")
    .replace(/\/+$/, "");
  const base = textOf(document["basePath"]) ?? "";
  const path = base === "" || base === "/" ? "" : `/${base.replace(/^\/+|\/+$/g, "")}`;
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
    ([path, item]) => [path, isJsonObject(item) ? convertItem(item, document, root) : item] as const,
  );
  return Object.fromEntries(converted);
}

function convertItem(item: JsonObject, document: JsonObject, root: SwaggerRoot): JsonObject {
  const shared = listOf(item["parameters"]);
  const result: JsonObject = { ...item };
  for (const method of METHODS) {
    const operation = item[method];
    if (!isJsonObject(operation)) continue;
    result[method] = convertSwaggerOperation(operation, shared, root);
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
