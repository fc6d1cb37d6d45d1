import type { SideEffect } from "../contract/tool.ts";

/** From harmless to anything: an agent's file may only move a tool to the right. */
export const STRICTNESS: readonly SideEffect[] = ["read", "write", "execute"];

/** The stricter of two effects: an agent's file may tighten what a tool says of itself, never loosen it. */
export function stricterEffect(a: SideEffect, b: SideEffect): SideEffect {
  return STRICTNESS.indexOf(a) >= STRICTNESS.indexOf(b) ? a : b;
}
