import { type Budget, createBudget } from "../../../base/budget.ts";
import { isOverridingQuery } from "../../../base/headers.ts";
import {
  type Fault,
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  stringOf,
} from "../../../base/json.ts";
import { type SideEffect, stricterEffect, type ToolHints } from "../../../contract/tool.ts";
import { findChangingVerb, type WrittenTexts } from "../../../language/find-changing-verb.ts";
import type { Resolver } from "../parse/resolve-reference.ts";

/** Methods that only retrieve information (RFC 9110 §9.2.1). */
const SAFE = ["GET", "HEAD", "OPTIONS", "TRACE"];
/** Methods with the same effect when repeated (RFC 9110 §9.2.2). */
const IDEMPOTENT = [...SAFE, "PUT", "DELETE"];

export interface InferredEffect {
  side_effect: SideEffect;
  /** Why the effect differs from what the document or the method suggests, for the import report. */
  warnings: Fault[];
}

/**
 * The side effect of an operation. The method determines it, and the document may only make it
 * stricter (`x-side-effect`). A GET whose name or description says that it deletes, sends or pays
 * is a write. Only the owner can relax it.
 *
 * @param pointer location of the operation
 * @param fixed the values of parameters that can have one value only
 */
export function inferSideEffect(
  method: string,
  operation: JsonObject,
  texts: WrittenTexts,
  pointer: string,
  fixed: FixedValues,
): InferredEffect {
  const byMethod: SideEffect = SAFE.includes(method) ? "read" : "write";
  const stated = operation["x-side-effect"];
  const isStated = stated === "read" || stated === "write" || stated === "execute";
  const side_effect = isStated ? stricterEffect(byMethod, stated) : byMethod;
  if (side_effect === "read")
    return checkRead(
      method,
      { ...texts, path: withFixed(texts.path, fixed.values) },
      pointer,
      fixed.isComplete,
    );
  if (!isStated || stated === side_effect) return { side_effect, warnings: [] };
  const message = `\`${texts.id}\` counts as a ${side_effect}: a ${method} is no ${stated} because its document says so. If it is one, decide that for this operation of the connector.`;
  return { side_effect, warnings: [{ pointer: `${pointer}/x-side-effect`, message }] };
}

function withFixed(path: string, values: readonly string[]): string {
  if (values.length === 0) return path;
  const fixed = new URLSearchParams(values.map((value) => ["fixed", value]));
  return `${path}${path.includes("?") ? "&" : "?"}${fixed}`;
}

function checkRead(
  method: string,
  texts: WrittenTexts,
  pointer: string,
  isComplete: boolean,
): InferredEffect {
  const query = texts.path.split("?")[1] ?? "";
  if ([...new URLSearchParams(query).keys()].some(isOverridingQuery)) {
    const message = `\`${texts.id}\` is a ${method} whose path names another method: it counts as a write until you decide otherwise for this operation of the connector.`;
    return { side_effect: "write", warnings: [{ pointer, message }] };
  }
  const found = findChangingVerb(texts);
  if (found === null && isComplete) return { side_effect: "read", warnings: [] };
  if (found === null) {
    const message = `\`${texts.id}\` is a ${method}, but the schema of a parameter has too many parts to be followed: it counts as a write until you decide otherwise for this operation of the connector.`;
    return { side_effect: "write", warnings: [{ pointer: `${pointer}/parameters`, message }] };
  }
  const message = `\`${texts.id}\` is a ${method}, but its description says that it ${found.does} something ("${found.word}"): it counts as a write until you decide otherwise for this operation of the connector.`;
  return { side_effect: "write", warnings: [{ pointer, message }] };
}

/**
 * The hints of the Model Context Protocol. POST adds data; PUT, PATCH and DELETE replace or remove
 * data; a GET that writes may do either.
 */
export function writeHints(method: string, sideEffect: SideEffect): ToolHints {
  const readOnlyHint = sideEffect === "read";
  const isDisguised = !readOnlyHint && SAFE.includes(method);
  return {
    readOnlyHint,
    destructiveHint:
      !readOnlyHint &&
      (sideEffect === "execute" || isDisguised || ["PUT", "PATCH", "DELETE"].includes(method)),
    idempotentHint: readOnlyHint || (IDEMPOTENT.includes(method) && !isDisguised),
    openWorldHint: true,
  };
}

/** Maximum schemas of one parameter, and of a document's parameters, that are searched for fixed values. */
const MAX_VISITS = 5_000;
const MAX_DOCUMENT_VISITS = 2_000_000;

export interface FixedValues {
  values: string[];
  /** False: a parameter has too many parts, so that it may fix a value that is not listed. */
  isComplete: boolean;
}

/** The searches of a document, with the only string of every parameter's schema; null: unknown. */
interface FixedSearch {
  known: Map<JsonObject, string | null | undefined>;
  budget: Budget;
}

const searches = new WeakMap<Resolver, FixedSearch>();

/**
 * The values of an operation's parameters in the path and the query that can have one value only: `?action=delete`. The
 * operation's own parameters take precedence over those of its path.
 *
 * @param item the operation's path item
 */
export function listFixedValues(item: JsonObject, operation: JsonObject, resolver: Resolver): FixedValues {
  const merged = new Map<string, JsonObject>();
  for (const entry of [...listOf(item["parameters"]), ...listOf(operation["parameters"])]) {
    const parameter = resolver.follow(entry);
    if (!isJsonObject(parameter) || !["path", "query"].includes(stringOf(parameter["in"]))) continue;
    merged.set(`${stringOf(parameter["in"])} ${stringOf(parameter["name"])}`, parameter);
  }
  const found = [...merged.values()].map((parameter) => {
    const [media] = Object.values(objectOf(parameter["content"]));
    return findOnly(media === undefined ? parameter["schema"] : objectOf(media)["schema"], resolver);
  });
  return {
    values: found.filter((only) => typeof only === "string"),
    isComplete: !found.includes(null),
  };
}

/**
 * The only string that a schema accepts, also one beside its `$ref` or in a part of it. Each part is searched
 * once, however deep it is: a document must not hide a value by nesting it. Null: too many parts.
 */
function findOnly(schema: Json | undefined, resolver: Resolver): string | null | undefined {
  const search = searches.get(resolver) ?? { known: new Map(), budget: createBudget(MAX_DOCUMENT_VISITS) };
  searches.set(resolver, search);
  const reference = isJsonObject(schema) && Object.keys(schema).length === 1 ? schema["$ref"] : undefined;
  const target = typeof reference === "string" ? resolver.find(reference) : schema;
  if (!isJsonObject(target)) return undefined;
  if (!search.known.has(target)) search.known.set(target, searchParts(target, resolver, search.budget));
  return search.known.get(target);
}

function searchParts(target: JsonObject, resolver: Resolver, budget: Budget): string | null | undefined {
  const own = createBudget(MAX_VISITS);
  const seen = new Set<Json>();
  const pending: (Json | undefined)[] = [target];
  while (pending.length > 0) {
    const schema = pending.pop();
    if (!isJsonObject(schema) || seen.has(schema)) continue;
    seen.add(schema);
    const only = onlyString(schema);
    if (only !== undefined) return only;
    const parts = listParts(schema, resolver);
    if (!own.take(1 + parts.length) || !budget.take(1 + parts.length)) return null;
    pending.push(...parts.reverse());
  }
  return undefined;
}

function onlyString(schema: JsonObject): string | undefined {
  const values = listOf(schema["enum"]);
  const only = schema["const"] ?? (values.length === 1 ? values[0] : undefined);
  return typeof only === "string" ? only : undefined;
}

function listParts(schema: JsonObject, resolver: Resolver): (Json | undefined)[] {
  return [
    ...(typeof schema["$ref"] === "string" ? [resolver.find(schema["$ref"])] : []),
    ...listOf(schema["allOf"]),
    ...["anyOf", "oneOf"]
      .map((word) => listOf(schema[word]))
      .filter(({ length }) => length === 1)
      .flat(),
    schema["items"],
  ];
}
