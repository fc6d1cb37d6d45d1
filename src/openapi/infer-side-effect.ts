import type { Fault, JsonObject } from "../contract/json.ts";
import { isOverridingQuery } from "../contract/overriding-names.ts";
import { stricterEffect } from "../contract/stricter-effect.ts";
import type { SideEffect, ToolHints } from "../contract/tool.ts";
import { findChangingVerb, type WrittenTexts } from "../language/find-changing-verb.ts";

/** Methods that ask for nothing but information (RFC 9110 §9.2.1). */
const SAFE = ["GET", "HEAD", "OPTIONS", "TRACE"];
/** Methods whose repetition changes nothing more (RFC 9110 §9.2.2). */
const IDEMPOTENT = [...SAFE, "PUT", "DELETE"];

export interface InferredEffect {
  side_effect: SideEffect;
  /** Why it is another than the document or the method would have it; for the import report. */
  doubts: Fault[];
}

/**
 * What an operation does to the world: its method says, and its document may only make that stricter (`x-side-effect`).
 * A GET whose names or description say that it deletes, sends or pays counts as a write. Anything laxer is its owner's decision.
 * @param pointer where the operation stands
 */
export function inferSideEffect(
  method: string,
  operation: JsonObject,
  texts: WrittenTexts,
  pointer: string,
): InferredEffect {
  const byMethod: SideEffect = SAFE.includes(method) ? "read" : "write";
  const stated = operation["x-side-effect"];
  const isStated = stated === "read" || stated === "write" || stated === "execute";
  const side_effect = isStated ? stricterEffect(byMethod, stated) : byMethod;
  if (side_effect === "read") return doubtRead(method, texts, pointer);
  if (!isStated || stated === side_effect) return { side_effect, doubts: [] };
  const message = `\`${texts.id}\` counts as a ${side_effect}: a ${method} is no ${stated} because its document says so. If it is one, decide that for this operation of the connector.`;
  return { side_effect, doubts: [{ pointer: `${pointer}/x-side-effect`, message }] };
}

function doubtRead(method: string, texts: WrittenTexts, pointer: string): InferredEffect {
  const query = texts.path.split("?")[1] ?? "";
  if ([...new URLSearchParams(query).keys()].some(isOverridingQuery)) {
    const message = `\`${texts.id}\` is a ${method} whose path names another method: it counts as a write until you decide otherwise for this operation of the connector.`;
    return { side_effect: "write", doubts: [{ pointer, message }] };
  }
  const found = findChangingVerb(texts);
  if (found === null) return { side_effect: "read", doubts: [] };
  const message = `\`${texts.id}\` is a ${method}, but its description says that it ${found.does} something ("${found.word}"): it counts as a write until you decide otherwise for this operation of the connector.`;
  return { side_effect: "write", doubts: [{ pointer, message }] };
}

/** The hints of the Model Context Protocol. POST only adds; PUT, PATCH and DELETE replace or remove; a GET that writes may do anything. */
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
