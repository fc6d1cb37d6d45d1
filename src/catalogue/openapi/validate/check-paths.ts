import {
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  ownValue,
  textOf,
  writePointer,
} from "../../../base/json.ts";
import type { FaultWalk } from "./shape.ts";

export const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

const TEMPLATE = /\{([^{}]*)\}/g;

/** Names in the braces of a path template. */
export function templateNames(path: string): string[] {
  return [...path.matchAll(TEMPLATE)].map((match) => match[1] ?? "");
}

/** The path with empty braces. Paths with the same shape are identical (§4.8.8). */
export function pathShape(path: string): string {
  return path.replace(TEMPLATE, "{}");
}

/** Rules that span the whole Paths Object (OpenAPI 3.1.1 §4.8.8, §4.8.12.1). */
export function checkPaths(paths: JsonObject, walk: FaultWalk): void {
  const shapes = new Map<string, string>();
  for (const path of Object.keys(paths)) {
    const item = paths[path];
    if (!path.startsWith("/") || !isJsonObject(item)) continue;
    const shape = pathShape(path);
    const earlier = shapes.get(shape);
    if (earlier !== undefined) {
      walk.report(
        "path-same",
        paths,
        path,
        `\`${path}\` and \`${earlier}\` are the same path: names in braces do not distinguish paths.`,
        [path],
      );
    } else shapes.set(shape, path);
    checkItem(path, item, walk);
  }
}

function checkItem(path: string, item: JsonObject, walk: FaultWalk): void {
  const names = new Set(templateNames(path));
  const shared = listOf(item["parameters"]);
  checkList(shared, names, path, [path, "parameters"], walk);
  for (const method of METHODS) {
    const operation = item[method];
    if (!isJsonObject(operation)) continue;
    const own = listOf(operation["parameters"]);
    checkList(own, names, path, [path, method, "parameters"], walk);
    const declared = pathParameters([...shared, ...own], walk);
    for (const name of names) {
      if (declared.has(name)) continue;
      walk.report(
        "path-undeclared",
        operation,
        name,
        `The path has \`{${name}}\`, but there is no path parameter with this name: declare it.`,
        [path, method],
      );
    }
  }
}

/**
 * Checks one list of parameters: no duplicates (§4.8.10), and no path parameter that the path does
 * not contain.
 */
function checkList(list: Json[], names: Set<string>, path: string, at: string[], walk: FaultWalk): void {
  const seen = new Set<string>();
  list.forEach((entry, index) => {
    const parameter = walk.resolver.follow(entry);
    const name = textOf(ownValue(parameter, "name"));
    const location = textOf(ownValue(parameter, "in"));
    if (name === undefined || location === undefined) return;
    const below = [...at, String(index)];
    const key = `${location} ${location === "header" ? name.toLowerCase() : name}`;
    if (seen.has(key))
      walk.report(
        "parameter-twice",
        list,
        String(index),
        `The parameter \`${name}\` in the ${location} is listed twice.`,
        below,
      );
    seen.add(key);
    if (location === "path" && !names.has(name)) {
      walk.report(
        "path-unused",
        list,
        String(index),
        `The path \`${path}\` has no \`{${name}}\` for this parameter.`,
        below,
      );
    }
  });
}

/** Names of the path parameters. A reference that cannot be resolved may stand for any name. */
function pathParameters(list: Json[], walk: FaultWalk): { has(name: string): boolean } {
  const found = list.map((entry) => walk.resolver.follow(entry));
  if (found.some((parameter) => parameter === undefined)) return { has: () => true };
  return new Set(
    found.filter((one) => ownValue(one, "in") === "path").map((one) => textOf(ownValue(one, "name")) ?? ""),
  );
}

/** Operation ids are unique among all operations of the document (§4.8.10). */
export function checkOperationIds(operation: JsonObject, walk: FaultWalk): void {
  const id = operation["operationId"];
  if (typeof id !== "string") return;
  const first = walk.operationIds.get(id);
  if (first === undefined) walk.operationIds.set(id, writePointer(walk.path));
  else
    walk.report(
      "operation-id",
      operation,
      "operationId",
      `The operationId \`${id}\` is taken by ${first}: give each operation its own.`,
      ["operationId"],
    );
}
