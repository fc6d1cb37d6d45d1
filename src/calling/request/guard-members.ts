import { isJsonObject, type Json } from "../../base/json.ts";
import type { HttpOperation } from "../../contract/http-operation.ts";
import { UnusableArgument } from "./invalid-arguments.ts";

/**
 * Members of an exploded object become parameters of their own. One with the name of another parameter would replace its value, also
 * of one that the overlay fixes or hides.
 * @param own the name of the parameter whose members they are
 * @throws UnusableArgument
 */
export function guardMembers(value: Json, own: string, names: readonly string[]): void {
  if (!isJsonObject(value)) return;
  const taken = new Set(names.filter((name) => name !== own).map(plainName));
  const key = Object.keys(value).find((one) => taken.has(plainName(one)));
  if (key !== undefined)
    throw new UnusableArgument(`contains "${key}", which is the name of another parameter`);
}

/** The names that are taken in a place: of parameters, also those that no call sends, and in the query of the server and the path. */
export function namesIn(
  { parameters, hidden = [], server, path }: HttpOperation,
  place: "query" | "cookie",
): string[] {
  const stated = place === "query" ? [server.url, path].flatMap(queryNames) : [];
  return [...parameters.filter((one) => one.in === place).map(({ name }) => name), ...hidden, ...stated];
}

function queryNames(template: string): string[] {
  const [, query = ""] = template.replace(/#.*$/s, "").split(/\?(.*)/s);
  return [...new URLSearchParams(query).keys()];
}

/** Servers read `Name`, `name[]` and ` name` as `name`. */
function plainName(name: string): string {
  return (name.split("[", 1)[0] ?? "").trim().toLowerCase();
}
