import {
  canonicalJson,
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  stringOf,
  textOf,
} from "../../../base/json.ts";
import { plainText } from "../../../base/text.ts";
import type { ServerTemplate } from "../../../contract/http-operation.ts";
import { compileServer, firstServer } from "../compile/compile-server.ts";
import { inferSideEffect, listFixedValues } from "../compile/infer-side-effect.ts";
import { createResolver, type Resolver } from "../parse/resolve-reference.ts";
import { METHODS } from "../validate/check-paths.ts";

/** An operation with what it inherits from its path and its document. */
export interface ComparedOperation {
  /** `GET /invoices/{id}` */
  name: string;
  method: string;
  path: string;
  operation_id: string;
  operation: JsonObject;
  item: JsonObject;
  parameters: ReadonlyMap<string, JsonObject>;
  server: string;
  security: ReadonlySet<string>;
  side_effect: string;
}

export interface DocumentSide {
  document: JsonObject;
  resolver: Resolver;
  /** By method and path without the names of path parameters. */
  operations: ReadonlyMap<string, ComparedOperation>;
}

export function readSide(document: JsonObject): DocumentSide {
  const resolver = createResolver(document);
  const server = firstServer(document["servers"]);
  const operations = new Map<string, ComparedOperation>();
  for (const [path, entry] of Object.entries(objectOf(document["paths"]))) {
    const item = { ...objectOf(resolver.follow(entry)), ...objectOf(entry) };
    for (const method of METHODS) {
      const operation = item[method];
      if (!isJsonObject(operation)) continue;
      const name = `${method.toUpperCase()} ${path}`;
      const key = `${method} ${path.replace(/\{[^{}]*\}/g, "{}")}`;
      operations.set(operations.has(key) ? name : key, {
        name,
        method,
        path,
        operation_id: textOf(operation["operationId"]) ?? name,
        operation,
        item,
        parameters: readParameters(item, operation, resolver),
        server: describeServer(compileServer(item, operation, server)),
        security: readSecurity(document, operation, resolver),
        side_effect: effectOf(method, path, operation, item, resolver),
      });
    }
  }
  return { document, resolver, operations };
}

function describeServer(server: ServerTemplate | undefined): string {
  if (!server) return "no server";
  return server.url.replace(
    /\{([^{}]+)\}/g,
    (whole, name: string) => server.variables[name]?.default ?? whole,
  );
}

function readParameters(
  item: JsonObject,
  operation: JsonObject,
  resolver: Resolver,
): Map<string, JsonObject> {
  const all = [...listOf(item["parameters"]), ...listOf(operation["parameters"])];
  return new Map(
    all.flatMap((entry) => {
      const parameter = resolver.follow(entry);
      if (!isJsonObject(parameter)) return [];
      return [
        [`${stringOf(parameter["in"] ?? "")} ${stringOf(parameter["name"] ?? "")}`, parameter] as const,
      ];
    }),
  );
}

/** Each alternative with the definitions of its schemes. */
function readSecurity(document: JsonObject, operation: JsonObject, resolver: Resolver): Set<string> {
  const schemes = objectOf(objectOf(document["components"])["securitySchemes"]);
  const alternatives = listOf(operation["security"] ?? document["security"]);
  return new Set(
    alternatives.map((alternative) =>
      canonicalJson(
        Object.entries(objectOf(alternative)).map(([name, scopes]) => {
          const { description: _, flows, ...scheme } = objectOf(resolver.follow(schemes[name]));
          const urls = Object.entries(objectOf(flows)).map(([flow, of]) => {
            const { scopes: _s, ...rest } = objectOf(of);
            return [flow, rest];
          });
          return [name, [...listOf(scopes).map(stringOf)].sort(), scheme, urls];
        }) as Json,
      ),
    ),
  );
}

function effectOf(
  method: string,
  path: string,
  operation: JsonObject,
  item: JsonObject,
  resolver: Resolver,
): string {
  const texts = {
    id: textOf(operation["operationId"]) ?? "",
    path,
    summary: plainText(textOf(operation["summary"]) ?? textOf(item["summary"]), 300),
    description: plainText(textOf(operation["description"]) ?? textOf(item["description"]), 1_500),
  };
  const fixed = listFixedValues(item, operation, resolver);
  return inferSideEffect(method.toUpperCase(), operation, texts, "", fixed).side_effect;
}
