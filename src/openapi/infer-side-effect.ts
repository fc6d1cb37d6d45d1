import type { JsonObject } from "../contract/json.ts";
import type { SideEffect, ToolHints } from "../contract/tool.ts";

/** Methods that ask for nothing but information (RFC 9110 §9.2.1). */
const SAFE = ["GET", "HEAD", "OPTIONS", "TRACE"];
/** Methods whose repetition changes nothing more (RFC 9110 §9.2.2). */
const IDEMPOTENT = [...SAFE, "PUT", "DELETE"];

/** What an operation does to the world: its method says, unless `x-side-effect` says otherwise. */
export function inferSideEffect(method: string, operation: JsonObject): SideEffect {
  const stated = operation["x-side-effect"];
  if (stated === "read" || stated === "write" || stated === "execute") return stated;
  return SAFE.includes(method) ? "read" : "write";
}

/** The hints of the Model Context Protocol. POST only adds; PUT, PATCH and DELETE replace or remove. */
export function writeHints(method: string, sideEffect: SideEffect): ToolHints {
  const readOnlyHint = sideEffect === "read";
  return {
    readOnlyHint,
    destructiveHint:
      !readOnlyHint && (sideEffect === "execute" || ["PUT", "PATCH", "DELETE"].includes(method)),
    idempotentHint: readOnlyHint || IDEMPOTENT.includes(method),
    openWorldHint: true,
  };
}
