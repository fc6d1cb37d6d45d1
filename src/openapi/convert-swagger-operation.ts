import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import type { Changes } from "./changes.ts";
import { convertSwaggerBody } from "./convert-swagger-body.ts";
import { convertSwaggerParameter } from "./convert-swagger-parameter.ts";
import { convertSwaggerResponse } from "./convert-swagger-response.ts";
import { listOf, objectOf, stringOf } from "./json-pointer.ts";
import type { Resolver } from "./resolve-reference.ts";

export interface SwaggerRoot {
  consumes: string[];
  produces: string[];
  resolver: Resolver;
  changes: Changes;
}

/** An Operation Object of Swagger 2.0 → 3.x: body and form parameters become the request body. */
export function convertSwaggerOperation(
  operation: JsonObject,
  shared: Json[],
  root: SwaggerRoot,
): JsonObject {
  const { consumes, produces, schemes: _, ...result } = operation;
  const accepted = Array.isArray(consumes) ? consumes.map(stringOf) : root.consumes;
  const returned = Array.isArray(produces) ? produces.map(stringOf) : root.produces;
  const own = listOf(operation["parameters"]);
  const body = convertSwaggerBody(
    effectiveParameters([...shared, ...own], root.resolver),
    accepted,
    root.changes,
  );
  if (body) result["requestBody"] = body;
  const plain = own.filter(
    (one) => !["body", "formData"].includes(stringOf(objectOf(root.resolver.follow(one))["in"])),
  );
  if (plain.length > 0) result["parameters"] = plain.map((one) => convertSwaggerParameter(one, root.changes));
  else delete result["parameters"];
  if (isJsonObject(operation["responses"]))
    result["responses"] = convertResponses(operation["responses"], returned, root);
  return result;
}

/** Resolves references; an operation's own parameter replaces the path's. */
function effectiveParameters(entries: Json[], resolver: Resolver): JsonObject[] {
  const byName = new Map<string, JsonObject>();
  for (const entry of entries) {
    const parameter = resolver.follow(entry);
    if (isJsonObject(parameter))
      byName.set(`${stringOf(parameter["in"])} ${stringOf(parameter["name"])}`, parameter);
  }
  return [...byName.values()];
}

function convertResponses(responses: JsonObject, produces: string[], { changes }: SwaggerRoot): JsonObject {
  const entries = Object.entries(responses).map(
    ([code, response]) =>
      [code, code.startsWith("x-") ? response : convertSwaggerResponse(response, produces, changes)] as const,
  );
  return Object.fromEntries(entries);
}
