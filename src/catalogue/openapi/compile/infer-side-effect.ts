import type { Fault, JsonObject } from "../../../base/json.ts";
import { isOverridingQuery } from "../../../contract/overriding-names.ts";
import { type SideEffect, stricterEffect } from "../../../contract/side-effect.ts";
import type { ToolHints } from "../../../contract/tool.ts";
import { findChangingVerb, type WrittenTexts } from "../../../language/find-changing-verb.ts";

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
