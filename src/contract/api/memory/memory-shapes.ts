import { Type } from "@sinclair/typebox";

export const SiteId = Type.String({
  minLength: 1,
  maxLength: 200,
  // No control characters, and no names that a path interprets as a folder.
  pattern: "^(?!\\.{1,2}$)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$",
});
/** The id of an account here (a UUID), or the `sub` of an external user. */
export const UserId = Type.String({ minLength: 1, maxLength: 300 });
/** From 1 to 1,000,000; workflow tools often send numbers as text. */
export const Version = Type.Union([
  Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  Type.String({ pattern: "^([1-9][0-9]{0,5}|1000000)$" }),
]);

export function queryText(name: string, description: string, required = false) {
  return { name, in: "query" as const, required, description, schema: Type.String() };
}
