import type { SideEffect } from "./tool.ts";

/** From harmless to anything: documents and agent files may only move a tool to the right. */
export const STRICTNESS: readonly SideEffect[] = ["read", "write", "execute"];

/** The stricter of two effects: whoever describes a tool, or an agent, may tighten what it counts as, never loosen it. */
export function stricterEffect(a: SideEffect, b: SideEffect): SideEffect {
  return STRICTNESS.indexOf(a) >= STRICTNESS.indexOf(b) ? a : b;
}
