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
  fixed: readonly string[],
): InferredEffect {
  const byMethod: SideEffect = SAFE.includes(method) ? "read" : "write";
  const stated = operation["x-side-effect"];
  const isStated = stated === "read" || stated === "write" || stated === "execute";
  const side_effect = isStated ? stricterEffect(byMethod, stated) : byMethod;
  if (side_effect === "read")
    return checkRead(method, { ...texts, path: withFixed(texts.path, fixed) }, pointer);
  if (!isStated || stated === side_effect) return { side_effect, warnings: [] };
  const message = `\`${texts.id}\` counts as a ${side_effect}: a ${method} is no ${stated} because its document says so. If it is one, decide that for this operation of the connector.`;
  return { side_effect, warnings: [{ pointer: `${pointer}/x-side-effect`, message }] };
}

function withFixed(path: string, values: readonly string[]): string {
  if (values.length === 0) return path;
  const fixed = new URLSearchParams(values.map((value) => ["fixed", value]));
  return `${path}${path.includes("?") ? "&" : "?"}${fixed}`;
}

function checkRead(method: string, texts: WrittenTexts, pointer: string): InferredEffect {
  const query = texts.path.split("?")[1] ?? "";
  if ([...new URLSearchParams(query).keys()].some(isOverridingQuery)) {
    const message = `\`${texts.id}\` is a ${method} whose path names another method: it counts as a write until you decide otherwise for this operation of the connector.`;
    return { side_effect: "write", warnings: [{ pointer, message }] };
  }
  const found = findChangingVerb(texts);
  if (found === null) return { side_effect: "read", warnings: [] };
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

/** Levels of schemas within a parameter's schema. */
const MAX_DEPTH = 8;

/**
 * The values of an operation's parameters in the path and the query that can have one value only: `?action=delete`. The
 * operation's own parameters take precedence over those of its path.
 *
 * @param item the operation's path item
 */
export function listFixedValues(item: JsonObject, operation: JsonObject, resolver: Resolver): string[] {
  const merged = new Map<string, JsonObject>();
  for (const entry of [...listOf(item["parameters"]), ...listOf(operation["parameters"])]) {
    const parameter = resolver.follow(entry);
    if (!isJsonObject(parameter) || !["path", "query"].includes(stringOf(parameter["in"]))) continue;
    merged.set(`${stringOf(parameter["in"])} ${stringOf(parameter["name"])}`, parameter);
  }
  return [...merged.values()].flatMap((parameter) => {
    const [media] = Object.values(objectOf(parameter["content"]));
    const only = findOnly(media === undefined ? parameter["schema"] : objectOf(media)["schema"], resolver);
    return only === undefined ? [] : [only];
  });
}

/** The only string that a schema accepts, also one beside its `$ref` or in a part of it. */
function findOnly(schema: Json | undefined, resolver: Resolver, depth = 0): string | undefined {
  if (!isJsonObject(schema) || depth > MAX_DEPTH) return undefined;
  const values = listOf(schema["enum"]);
  const only = schema["const"] ?? (values.length === 1 ? values[0] : undefined);
  if (typeof only === "string") return only;
  const parts = [
    ...(typeof schema["$ref"] === "string" ? [resolver.find(schema["$ref"])] : []),
    ...listOf(schema["allOf"]),
    ...["anyOf", "oneOf"]
      .map((word) => listOf(schema[word]))
      .filter(({ length }) => length === 1)
      .flat(),
    schema["items"],
  ];
  for (const part of parts) {
    const found = findOnly(part, resolver, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
