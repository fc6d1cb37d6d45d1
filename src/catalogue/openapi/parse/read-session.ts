import { isJsonObject, type Json, type JsonObject, objectOf, stringOf, textOf } from "../../../base/json.ts";
import type { SessionScheme } from "../../../contract/http-operation.ts";
import { METHODS } from "../validate/check-paths.ts";

export const SESSION_FIELDS = ["operation", "arguments", "token", "in", "name", "prefix", "expires_in"];
export const SESSION_PLACES = ["header", "query", "cookie"] as const;

/** Seconds that a token is used whose answer and document do not say how long it is valid. */
const ASSUMED_LIFE_S = 1_800;

/** What `x-session-login` of a document that passed `checkSession` says. */
export function readSession(document: JsonObject): SessionScheme {
  const stated = objectOf(document["x-session-login"]);
  const name = textOf(stated["name"]) ?? "Authorization";
  const isBearer = name.toLowerCase() === "authorization";
  const place = SESSION_PLACES.find((one) => one === stated["in"]) ?? "header";
  const lifetime = stated["expires_in"];
  return {
    arguments: objectOf(stated["arguments"]),
    token_path: stringOf(stated["token"]),
    in: place,
    name,
    prefix: textOf(stated["prefix"]) ?? (isBearer && place === "header" ? "Bearer " : ""),
    ...(typeof lifetime === "string" && { expires_path: lifetime }),
    lifetime: typeof lifetime === "number" ? lifetime : ASSUMED_LIFE_S,
  };
}

/** The operation with this id, and where it is; null if there is none. */
export function findOperation(
  document: JsonObject,
  operationId: Json | undefined,
): { path: string; method: string; item: JsonObject; operation: JsonObject } | null {
  for (const [path, entry] of Object.entries(objectOf(document["paths"]))) {
    const item = objectOf(entry);
    for (const method of METHODS) {
      const operation = item[method];
      if (isJsonObject(operation) && operation["operationId"] === operationId)
        return { path, method, item, operation };
    }
  }
  return null;
}
