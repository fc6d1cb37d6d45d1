export type SideEffect = "read" | "write" | "execute";

/** In increasing strictness: documents and agent files may only move a tool to the right. */
export const STRICTNESS: readonly SideEffect[] = ["read", "write", "execute"];

/**
 * The stricter of two effects: the description of a tool or agent may tighten its classification, never
 * loosen it.
 */
export function stricterEffect(a: SideEffect, b: SideEffect): SideEffect {
  return STRICTNESS.indexOf(a) >= STRICTNESS.indexOf(b) ? a : b;
}
