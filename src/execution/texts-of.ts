import type { Json } from "../contract/json.ts";

/** Every string in a value, keys included, at any depth. */
export function textsOf(value: Json): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return Object.entries(value).flatMap(([key, member]) => [key, ...textsOf(member)]);
}
