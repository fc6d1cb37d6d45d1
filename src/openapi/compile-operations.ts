import { type Fault, isJsonObject, type JsonObject } from "../contract/json.ts";
import { escapeSegment } from "../contract/json-pointer.ts";
import type { CompiledTool } from "../contract/tool.ts";
import { METHODS } from "./check-paths.ts";
import { type CompileContext, compileOperation } from "./compile-operation.ts";
import { createOutputCompiler } from "./compile-output.ts";
import { firstServer } from "./compile-server.ts";
import { createFlattener } from "./flatten-object.ts";
import { listOf, objectOf, textOf } from "./json-pointer.ts";
import { createMediaLister } from "./list-media.ts";
import { plainPath } from "./name-operation.ts";
import { cutText } from "./plain-text.ts";
import { readAuth } from "./read-auth.ts";
import { createPatternReport } from "./report-patterns.ts";
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
  const listMedia = createMediaLister();
  const warnings: Fault[] = [];
  const context: CompileContext = {
    document,
    resolver,
    flatten: createFlattener(resolver),
    listMedia,
    compileOutput: createOutputCompiler(resolver, listMedia),
    auth: readAuth(document),
    api: textOf(objectOf(document["info"])["title"])?.slice(0, 200) ?? "",
    server: firstServer(document["servers"]),
    ids: statedIds(document),
    work: 0,
    unmet: new Set(),
    reportPattern: createPatternReport(warnings),
    warnings,
  };
  const result: CompiledOperations = { tools: [], skipped: [], warnings: context.warnings };
  for (const [path, entry] of Object.entries(objectOf(document["paths"]))) {
    if (path.startsWith("/")) compileItem(path, resolvePathItem(entry, context), context, result);
  }
  if (result.tools.length > 0) warnUnused(context, result);
  return result;
}

/** A secret that somebody must find and store, for nothing. */
function warnUnused({ auth, document, warnings }: CompileContext, { tools }: CompiledOperations): void {
  const used = new Set(
    tools.flatMap((tool) => tool.definition.credentials.flatMap((credential) => Object.values(credential))),
  );
  const listed = listOf(document["x-required-secrets"]).map((secret) =>
    textOf(objectOf(secret)["secret_id"]),
  );
  auth.secrets.forEach((secret) => {
    const index = listed.indexOf(secret.secret_id);
    if (index < 0 || used.has(secret.secret_id)) return;
    const message = `No request carries the secret \`${secret.secret_id}\`: call it like a security scheme, or say \`in\` and \`name\`.`;
    warnings.push({ pointer: `/x-required-secrets/${index}`, message });
  });
}

function compileItem(
  path: string,
  item: JsonObject | undefined,
  context: CompileContext,
  result: CompiledOperations,
): void {
  if (!item) {
    result.skipped.push({ operation: cutText(path, 300), reason: "Its path item is not in the document." });
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
    if ("reason" in tool)
      result.skipped.push({ operation: cutText(`${method} ${path}`, 300), reason: tool.reason });
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
