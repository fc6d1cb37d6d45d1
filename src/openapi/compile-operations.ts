import { type Fault, isJsonObject, type JsonObject } from "../contract/json.ts";
import type { CompiledTool } from "../contract/tool.ts";
import { METHODS } from "./check-paths.ts";
import { readAuth } from "./compile-credentials.ts";
import { type CompileContext, compileOperation } from "./compile-operation.ts";
import { escapeSegment, objectOf, textOf } from "./json-pointer.ts";
import { plainPath } from "./name-operation.ts";
import { createResolver } from "./resolve-reference.ts";

/** More than any public API has; whoever has more should split the document. */
const MAX_OPERATIONS = 10_000;

export interface CompiledOperations {
  tools: CompiledTool[];
  /** Operations that cannot be called (`GET /path`), and why. */
  skipped: { operation: string; reason: string }[];
  warnings: Fault[];
}

/**
 * Compiles every operation of a valid 3.1 connector document into a self-contained tool. One that cannot be called
 * is skipped with the reason; it never stops the others.
 */
export function compileOperations(document: JsonObject): CompiledOperations {
  const resolver = createResolver(document);
  const context: CompileContext = {
    document,
    resolver,
    auth: readAuth(document),
    api: textOf(objectOf(document["info"])["title"]) ?? "",
    ids: statedIds(document),
    work: 0,
    warnings: [],
  };
  const result: CompiledOperations = { tools: [], skipped: [], warnings: context.warnings };
  for (const [path, entry] of Object.entries(objectOf(document["paths"]))) {
    if (path.startsWith("/")) compileItem(path, resolvePathItem(entry, context), context, result);
  }
  return result;
}

function compileItem(
  path: string,
  item: JsonObject | undefined,
  context: CompileContext,
  result: CompiledOperations,
): void {
  if (!item) {
    result.skipped.push({ operation: path, reason: "Its path item is not in the document." });
    return;
  }
  for (const key of METHODS) {
    const operation = item[key];
    if (!isJsonObject(operation)) continue;
    const method = key.toUpperCase();
    const isTooMany = result.tools.length >= MAX_OPERATIONS;
    const pointer = `/paths/${escapeSegment(path)}/${key}`;
    const tool = isTooMany
      ? { reason: `The document has more than ${MAX_OPERATIONS} operations.` }
      : compileOperation({ path: plainPath(path), method, item, operation, pointer }, context);
    if ("reason" in tool) result.skipped.push({ operation: `${method} ${path}`, reason: tool.reason });
    else result.tools.push(tool);
  }
}

/** A path item may stand elsewhere; what is written beside the reference comes first (OpenAPI 3.1.1 §4.8.9). */
function resolvePathItem(entry: unknown, { resolver }: CompileContext): JsonObject | undefined {
  if (!isJsonObject(entry) || !Object.hasOwn(entry, "$ref")) return isJsonObject(entry) ? entry : undefined;
  const target = resolver.follow(entry);
  const { $ref: _, ...beside } = entry;
  return isJsonObject(target) ? { ...target, ...beside } : undefined;
}

/** Ids the document gives, so that made-up ones never take them. */
function statedIds(document: JsonObject): { stated: Set<string>; given: Set<string> } {
  const stated = new Set<string>();
  for (const item of Object.values(objectOf(document["paths"]))) {
    for (const method of METHODS) {
      const id = textOf(objectOf(objectOf(item)[method])["operationId"]);
      if (id !== undefined) stated.add(id);
    }
  }
  return { stated, given: new Set() };
}
