import type { McpDefinition } from "../contract/mcp-tool.ts";
import { stricterEffect } from "../contract/stricter-effect.ts";
import type { SideEffect } from "../contract/tool.ts";
import { inferEffect } from "./infer-effect.ts";

/** Hints about a tool's effect. */
const EFFECT_HINTS = ["readOnlyHint", "destructiveHint"] as const;

/**
 * The effect that a tool declares if it declared another one when it was accepted; null if it declares the
 * same. The owner's classification was based on the earlier declaration and remains valid for all other
 * changes.
 */
export function leastEffect(before: McpDefinition | null, after: McpDefinition): SideEffect | null {
  const isSame = EFFECT_HINTS.every((hint) => before?.annotations?.[hint] === after.annotations?.[hint]);
  if (before === null || isSame) return null;
  if (after.annotations?.["destructiveHint"] === true) return "execute";
  return after.annotations?.["readOnlyHint"] === true ? "read" : "write";
}

/** The effect of a tool once `after` is accepted. `word`: the owner's classification, or null. */
export function effectAfter(
  { name, accepted, word }: { name: string; accepted: McpDefinition | null; word: SideEffect | null },
  after: McpDefinition,
  trustHints: boolean,
): SideEffect {
  if (word === null) return inferEffect(name, after, trustHints);
  return stricterEffect(word, leastEffect(accepted, after) ?? word);
}
