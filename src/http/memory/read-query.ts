import { isJsonObject, type JsonObject } from "../../base/json.ts";
import { invalidRequest } from "../../contract/errors.ts";
import { readText as readBody } from "../read-body.ts";

export type Query = (name: string) => string | undefined;

const MAX_BODY_BYTES = 10_000;

/** Parameters of a DELETE: from the query string, or else from a JSON body, which some clients send. */
export async function readParameters(request: Request, query: Query): Promise<Query> {
  const text = await readBody(request, MAX_BODY_BYTES);
  const body = text === "" ? {} : parseObject(text, "");
  return (name) => {
    const value = body[name];
    return (
      query(name) ?? (typeof value === "string" || typeof value === "number" ? String(value) : undefined)
    );
  };
}

/** A required parameter of the query string. @throws ToolgateError INVALID_REQUEST */
export function readText(query: Query, name: string): string {
  const value = query(name);
  if (value) return value;
  throw invalidRequest([{ pointer: `/${name}`, message: "is missing: add it to the query string" }]);
}

/** An integer of the query string, or `fallback`. @throws ToolgateError INVALID_REQUEST */
export function readInteger<Fallback>(
  query: Query,
  name: string,
  fallback: Fallback,
  max: number,
): number | Fallback {
  const value = query(name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= 1 && number <= max) return number;
  throw invalidRequest([{ pointer: `/${name}`, message: `must be a whole number from 1 to ${max}` }]);
}

/** A JSON object of the query string, or `{}`. @throws ToolgateError INVALID_REQUEST */
export function readObject(query: Query, name: string): JsonObject {
  const value = query(name);
  if (value === undefined) return {};
  return parseObject(value, name);
}

/** @throws ToolgateError INVALID_REQUEST */
export function parseObject(text: string, name: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text);
    if (isJsonObject(value as JsonObject)) return value as JsonObject;
  } catch {
    // Reported below.
  }
  throw invalidRequest([{ pointer: name && `/${name}`, message: "must be a JSON object" }]);
}
