import { Type } from "@sinclair/typebox";

export const SiteId = Type.String({ minLength: 1, maxLength: 200, pattern: "^[^\\u0000-\\u001f\\u007f]+$" });
/** Of an account here (a UUID), or the `sub` of an outside user. */
export const UserId = Type.String({ minLength: 1, maxLength: 300 });
export const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export function queryText(name: string, description: string, required = false) {
  return { name, in: "query" as const, required, description, schema: Type.String() };
}
