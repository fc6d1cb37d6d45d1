import type { McpDefinition } from "../contract/mcp-tool.ts";
import { stricterEffect } from "../contract/stricter-effect.ts";
import type { SideEffect } from "../contract/tool.ts";
import { inferEffect } from "./infer-effect.ts";

/** What a tool says of what it does. */
const TELLING = ["readOnlyHint", "destructiveHint"] as const;

/**
 * What a tool says it does where it said otherwise when it was accepted; null: it says the same. Its owner's word was given
 * on what it said then, and holds for the rest of its changes.
 */
export function leastEffect(before: McpDefinition | null, after: McpDefinition): SideEffect | null {
  const isSame = TELLING.every((hint) => before?.annotations?.[hint] === after.annotations?.[hint]);
  if (before === null || isSame) return null;
  if (after.annotations?.["destructiveHint"] === true) return "execute";
  return after.annotations?.["readOnlyHint"] === true ? "read" : "write";
}

/** What a tool counts as once `after` is accepted. `word`: its owner's; null: none. */
export function effectAfter(
  { name, accepted, word }: { name: string; accepted: McpDefinition | null; word: SideEffect | null },
  after: McpDefinition,
  trustHints: boolean,
): SideEffect {
  if (word === null) return inferEffect(name, after, trustHints);
  return stricterEffect(word, leastEffect(accepted, after) ?? word);
}
