import { toArrayLiteral } from "../../database/array-literal.ts";
import type { FunctionCall } from "../../database/stack-database.ts";
import type { FunctionArgument } from "./load-signatures.ts";

/**
 * A function call as in PostgREST: the body's keys are the parameters' names, and missing ones have their
 * default.
 *
 * @returns undefined when the keys do not match the function, which is PostgREST's 404
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
  // As text first, so that Postgres' input functions convert it, independent of the driver.
  const list = given.map((argument, i) => `${quoteName(argument.name)} => $${i + 1}::text::${argument.type}`);
  return {
    statement: `select ${quoteName(schema)}.${quoteName(name)}(${list.join(", ")})`,
    parameters: given.map((argument) => toText(body[argument.name], argument.kind)),
  };
}

function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * Converts JSON to the text for the type's input function, as `json_populate_record` does: null is SQL
 * NULL for every type.
 */
function toText(value: unknown, kind: FunctionArgument["kind"]): string | null {
  if (value === null || value === undefined) return null;
  if (kind === "json") return JSON.stringify(value);
  if (kind === "array" && Array.isArray(value)) return toArrayLiteral(value);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
