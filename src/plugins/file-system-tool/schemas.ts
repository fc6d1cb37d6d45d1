import type { JsonObject } from "../../contract/json.ts";

/** An object schema that takes these arguments and no other. */
export function takes(required: string[], properties: Record<string, JsonObject>): JsonObject {
  return { type: "object", additionalProperties: false, required, properties };
}

const PATH = { type: "string", minLength: 1, maxLength: 600 };

export const path = (description: string): JsonObject => ({ ...PATH, description });
export const text = (description: string, limits: JsonObject = {}): JsonObject => ({
  type: "string",
  ...limits,
  description,
});
export const flag = (description: string): JsonObject => ({ type: "boolean", description });
export const count = (description: string, minimum: number, maximum: number): JsonObject => ({
  type: "integer",
  minimum,
  maximum,
  description,
});

export const file = path("Path of the file, relative to the workspace, such as notes/today.md");
export const expectedVersion = count(
  "The version you read; the call is refused when the file has changed since",
  1,
  Number.MAX_SAFE_INTEGER,
);
export const encoding: JsonObject = {
  type: "string",
  enum: ["utf-8", "base64"],
  description: "How content is given: text (utf-8, the default), or base64 for binary files",
};
