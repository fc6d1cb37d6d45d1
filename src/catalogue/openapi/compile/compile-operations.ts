import {
  escapeSegment,
  type Fault,
  isJsonObject,
  type JsonObject,
  listOf,
  objectOf,
  textOf,
} from "../../../base/json.ts";
import { cutText, plainText } from "../../../base/text.ts";
import type { HttpOperation, SessionCredential } from "../../../contract/http-operation.ts";
import type { CompiledTool } from "../../../contract/tool.ts";
import { plainPath } from "../annotate/name-operations.ts";
import { findOperation, readSession } from "../parse/read-auth.ts";
import { createResolver } from "../parse/resolve-reference.ts";
import { METHODS } from "../validate/check-paths.ts";
import { createMediaLister } from "./compile-body.ts";
import { readAuth } from "./compile-credentials.ts";
import { type CompileContext, compileOperation } from "./compile-operation.ts";
import { createOutputCompiler } from "./compile-output.ts";
import { firstServer } from "./compile-server.ts";
import { createFlattener } from "./flatten-object.ts";
import { checkGroups, GROUPS } from "./overrides.ts";
import { createPatternReport, type SeenPatterns } from "./report-patterns.ts";

/** More than any public API has. Larger documents have to be split. */
const MAX_OPERATIONS = 10_000;

/**
 * Budget of one slice of a large document: characters written, and the equivalent that every
 * operation adds.
 */
const SLICE_WORK = 6_000_000;
const OPERATION_WORK = 5_000;

export interface CompiledOperations {
  tools: CompiledTool[];
  /** Operations that cannot be called (`GET /path`), and why. */
  skipped: { operation: string; reason: string }[];
  warnings: Fault[];
  /** Operations that the overlay disables. */
  disabled: CompiledTool[];
  /** Parts of the overlay that do not fit an operation. */
  misfits: Fault[];
}

/** Where compiling a document stopped, and the state that later operations need. Plain JSON. */
export interface CompileProgress {
  /** Operations processed so far. */
  seen: number;
  /** Tools compiled from them. */
  compiled: number;
  work: number;
  outputWork: number;
  given: string[];
  unmet: string[];
  usedSecrets: string[];
  patterns: string[];
  patternSize: number;
}

export interface CompiledSlice extends CompiledOperations {
  /** Where the next slice starts; null after the last one. */
  next: CompileProgress | null;
}

/**
 * Compiles every operation of a valid 3.1 connector document into a self-contained tool. An
 * operation that cannot be called is skipped with a reason and does not affect the others.
 */
export function compileOperations(document: JsonObject): CompiledOperations {
  const { next: _, ...compiled } = compileSlice(document, null, { limit: Number.POSITIVE_INFINITY });
  return compiled;
}

/**
 * Like `compileOperations`, for the operations after `progress`, until `limit` is reached. All
 * slices of a document together contain the same tools.
 */
export function compileSlice(
  document: JsonObject,
  progress: CompileProgress | null,
  { limit = SLICE_WORK, isOverlaid = false }: { limit?: number; isOverlaid?: boolean } = {},
): CompiledSlice {
  const context = openContext(document, progress, isOverlaid);
  const { warnings, misfits } = context;
  const result: CompiledOperations = { tools: [], skipped: [], warnings, disabled: [], misfits };
  const usedSecrets = new Set(progress?.usedSecrets);
  const compiledBefore = progress?.compiled ?? 0;
  const workBefore = context.work + context.outputWork;
  let seen = 0;
  let taken = 0;
  for (const [path, entry] of Object.entries(objectOf(document["paths"]))) {
    if (!path.startsWith("/")) continue;
    const item = resolvePathItem(entry, context);
    for (const method of item ? METHODS.filter((key) => isJsonObject(item[key])) : [null]) {
      if (seen++ < (progress?.seen ?? 0)) continue;
      const spent = context.work + context.outputWork - workBefore + taken * OPERATION_WORK;
      if (spent >= limit) {
        const compiled = compiledBefore + result.tools.length + result.disabled.length;
        return { ...result, next: closeContext(context, { seen: seen - 1, compiled, usedSecrets }) };
      }
      taken++;
      if (!item || method === null) skipItem(path, result);
      else compileOne({ path, item, method }, context, result, compiledBefore, usedSecrets);
    }
  }
  if (compiledBefore + result.tools.length > 0 && result.disabled.length === 0)
    warnUnused(context, usedSecrets);
  return { ...result, next: null };
}

/** Maximum characters of what an API is about. */
const MAX_ABOUT = 200;

type OpenContext = CompileContext & { seenPatterns: SeenPatterns };

function openContext(
  document: JsonObject,
  progress: CompileProgress | null,
  isOverlaid: boolean,
): OpenContext {
  const resolver = createResolver(document);
  const listMedia = createMediaLister();
  const warnings: Fault[] = [];
  const seenPatterns = { patterns: new Set(progress?.patterns), size: progress?.patternSize ?? 0 };
  const spent = { work: progress?.work ?? 0, outputWork: progress?.outputWork ?? 0 };
  const context = Object.assign(spent, {
    document,
    resolver,
    flatten: createFlattener(resolver),
    listMedia,
    compileOutput: createOutputCompiler(resolver, listMedia, spent),
    auth: readAuth(document),
    api: textOf(objectOf(document["info"])["title"])?.slice(0, 200) ?? "",
    about: plainText(textOf(objectOf(document["info"])["description"]), MAX_ABOUT),
    server: firstServer(document["servers"]),
    ids: { stated: statedIds(document, progress?.given ?? []), given: new Set(progress?.given) },
    unmet: new Set(progress?.unmet),
    reportPattern: createPatternReport(warnings, seenPatterns),
    seenPatterns,
    warnings,
    groups: isOverlaid ? objectOf(document[GROUPS]) : null,
    misfits: isOverlaid && progress === null ? checkGroups(document[GROUPS]) : [],
  });
  context.auth.session = compileSession(document, context);
  return context;
}

/** The credential of an API whose token an operation of the document returns. */
function compileSession(document: JsonObject, context: OpenContext): SessionCredential | undefined {
  const found = context.auth.type === "session-login" ? findOperation(document, context.auth.login) : null;
  if (found === null) return undefined;
  const own = {
    ids: { stated: new Set<string>(), given: new Set<string>() },
    warnings: [],
    misfits: [],
    groups: null,
  };
  const compiled = compileOperation(
    {
      ...found,
      key: found.path,
      path: plainPath(found.path),
      method: found.method.toUpperCase(),
      pointer: "",
    },
    { ...context, ...own },
  );
  if ("definition" in compiled)
    return {
      type: "session",
      username: "username",
      password: "password",
      login: compiled.definition as unknown as HttpOperation,
      ...readSession(document),
    };
  const message = `The operation that logs in cannot be called${"reason" in compiled ? `: ${compiled.reason}` : "."}`;
  context.warnings.push({ pointer: "/x-session-login/operation", message });
  return undefined;
}

function closeContext(
  { work, outputWork, ids, unmet, seenPatterns }: OpenContext,
  { seen, compiled, usedSecrets }: { seen: number; compiled: number; usedSecrets: Set<string> },
): CompileProgress {
  return {
    seen,
    compiled,
    work,
    outputWork,
    given: [...ids.given],
    unmet: [...unmet],
    usedSecrets: [...usedSecrets],
    patterns: [...seenPatterns.patterns],
    patternSize: seenPatterns.size,
  };
}

/** Warns about required secrets that no request uses. */
function warnUnused({ auth, document, warnings }: CompileContext, used: Set<string>): void {
  const listed = listOf(document["x-required-secrets"]).map((secret) =>
    textOf(objectOf(secret)["secret_id"]),
  );
  auth.secrets.forEach((secret) => {
    const index = listed.indexOf(secret.secret_id);
    if (index < 0 || used.has(secret.secret_id)) return;
    const message = `No request carries the secret \`${secret.secret_id}\`: give it the name of a security scheme, or set \`in\` and \`name\`.`;
    warnings.push({ pointer: `/x-required-secrets/${index}`, message });
  });
}

function skipItem(path: string, { skipped }: CompiledOperations): void {
  skipped.push({ operation: cutText(path, 300), reason: "Its path item is not in the document." });
}

function compileOne(
  { path, item, method: key }: { path: string; item: JsonObject; method: (typeof METHODS)[number] },
  context: CompileContext,
  result: CompiledOperations,
  compiledBefore: number,
  usedSecrets: Set<string>,
): void {
  const operation = objectOf(item[key]);
  const method = key.toUpperCase();
  const isTooMany = compiledBefore + result.tools.length >= MAX_OPERATIONS;
  const pointer = `/paths/${escapeSegment(path)}/${key}`;
  const tool = isTooMany
    ? { reason: `The document has more than ${MAX_OPERATIONS} operations.` }
    : compileOperation({ path: plainPath(path), key: path, method, item, operation, pointer }, context);
  if ("reason" in tool) {
    result.skipped.push({ operation: cutText(`${method} ${path}`, 300), reason: tool.reason });
    return;
  }
  if ("disabled" in tool) {
    result.disabled.push(tool.disabled);
    return;
  }
  result.tools.push(tool);
  for (const credential of tool.definition.credentials)
    for (const secret of Object.values(credential)) usedSecrets.add(String(secret));
}

/** A path item may be a reference; fields beside the reference take precedence (OpenAPI 3.1.1 §4.8.9). */
function resolvePathItem(entry: unknown, { resolver }: CompileContext): JsonObject | undefined {
  if (!isJsonObject(entry) || !Object.hasOwn(entry, "$ref")) return isJsonObject(entry) ? entry : undefined;
  const target = resolver.follow(entry);
  const { $ref: _, ...beside } = entry;
  return isJsonObject(target) ? { ...target, ...beside } : undefined;
}

/**
 * The ids that the document states and those already assigned, so that generated ids do not collide
 * with them.
 */
function statedIds(document: JsonObject, given: string[]): Set<string> {
  const stated = new Set<string>(given);
  for (const item of Object.values(objectOf(document["paths"]))) {
    for (const method of METHODS) {
      const id = textOf(objectOf(objectOf(item)[method])["operationId"]);
      if (id !== undefined) stated.add(id);
    }
  }
  return stated;
}
