import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import type { Changes } from "./changes.ts";
import { takeSchema } from "./convert-swagger-parameter.ts";
import { objectOf } from "./json-pointer.ts";

/** A Response Object of Swagger 2.0 → 3.x: schema and examples move below their media types. */
export function convertSwaggerResponse(response: Json, produces: string[], changes: Changes): Json {
  if (!isJsonObject(response) || Object.hasOwn(response, "$ref")) return response;
  const { schema, examples, headers, ...rest } = response;
  const content = contentOf(schema, objectOf(examples), produces);
  if (Object.keys(content).length > 0) rest["content"] = content;
  if (isJsonObject(headers)) {
    rest["headers"] = Object.fromEntries(
      Object.entries(headers).map(([name, header]) => [name, convertHeader(header, changes)]),
    );
  }
  return rest;
}

function contentOf(schema: Json | undefined, examples: JsonObject, produces: string[]): JsonObject {
  const shown = Object.keys(examples).filter((type) => type.includes("/"));
  const stated = produces.length > 0 ? produces : ["application/json"];
  const types = schema === undefined ? shown : [...new Set([...stated, ...shown])];
  return Object.fromEntries(
    types.map((type) => [
      type,
      {
        ...(schema === undefined ? {} : { schema: structuredClone(schema) }),
        ...(shown.includes(type) ? { example: examples[type] ?? null } : {}),
      },
    ]),
  );
}

function convertHeader(header: Json, changes: Changes): Json {
  if (!isJsonObject(header)) return header;
  const { collectionFormat: _, ...rest } = header;
  const schema = takeSchema(rest, changes);
  return { ...rest, schema };
}
