import type { SideEffect } from "../contract/tool.ts";

/** From harmless to dangerous. */
const ORDER: readonly SideEffect[] = ["read", "write", "execute"];

/** The stricter of two effects: an agent's file may tighten what a tool says of itself, never loosen it. */
export function stricterEffect(a: SideEffect, b: SideEffect): SideEffect {
  return ORDER.indexOf(a) >= ORDER.indexOf(b) ? a : b;
}
