import { toArrayLiteral } from "../database/array-literal.ts";
import type { FunctionCall } from "../database/stack-database.ts";
import type { FunctionArgument } from "./load-signatures.ts";

/**
 * A function call in PostgREST's sense: the body's keys are the parameters' names, absent ones take their default.
 * @returns undefined when the keys do not fit the function: PostgREST's 404 has to be composed elsewhere
 */
export function buildCall(
  schema: string,
  name: string,
  signature: FunctionArgument[],
  body: Record<string, unknown>,
): FunctionCall | undefined {
  const given = signature.filter((argument) => Object.hasOwn(body, argument.name));
  const missing = signature.some((argument) => !argument.hasDefault && !Object.hasOwn(body, argument.name));
  if (missing || given.length !== Object.keys(body).length) return undefined;
  // As text first: Postgres' own input functions convert it, and no driver has an opinion about the type.
  const list = given.map((argument, i) => `${quoteName(argument.name)} => $${i + 1}::text::${argument.type}`);
  return {
    statement: `select ${quoteName(schema)}.${quoteName(name)}(${list.join(", ")})`,
    parameters: given.map((argument) => toText(body[argument.name], argument.kind)),
  };
}

function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** JSON → the text that the type's input function takes, as `json_populate_record` does it: null is SQL's NULL for every type. */
function toText(value: unknown, kind: FunctionArgument["kind"]): string | null {
  if (value === null || value === undefined) return null;
  if (kind === "json") return JSON.stringify(value);
  if (kind === "array" && Array.isArray(value)) return toArrayLiteral(value);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
