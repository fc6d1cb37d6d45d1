import type { ChatFunction } from "../contract/ports.ts";
import type { ToolCandidate } from "../contract/tool.ts";
import { writeFunction } from "../planning/write-function.ts";
import type { Fence } from "../policy/fence-text.ts";

/** Of tools that searches found: with more of them the one that was found longest ago goes. OpenAI's endpoint takes 128 in all. */
const MAX_FOUND = 40;

/** A tool that was offered, as it is remembered: its name stays its own when the conversation goes on elsewhere. */
export interface OfferedName {
  name: string;
  tool_id: string;
  /** By a search, in the middle of the conversation. */
  found?: true;
}

export interface OfferedTools {
  /** As of now. */
  functions(): ChatFunction[];
  /** Tools by the name under which they are offered now. */
  readonly byName: ReadonlyMap<string, ToolCandidate>;
  /** Offers what a search found from now on. Gives the names, in the same order. */
  add(tools: readonly ToolCandidate[]): string[];
  names(): OfferedName[];
}

/**
 * Tools as functions of a chat model, each under a name of its own that is none of `reserved`. With `remembered` they have the
 * names that they had; tools that are gone are offered no more.
 */
export function offerTools(
  tools: readonly ToolCandidate[],
  fence: Fence,
  { reserved = [], remembered }: { reserved?: readonly string[]; remembered?: readonly OfferedName[] } = {},
): OfferedTools {
  const byName = new Map<string, ToolCandidate>();
  const functions = new Map<string, ChatFunction>();
  const found = new Set<string>();
  const isTaken = (name: string) => byName.has(name) || reserved.includes(name);
  const offer = (tool: ToolCandidate, name?: string): string => {
    const written = writeFunction(tool, fence, name === undefined ? isTaken : () => false);
    const offered = { ...written, name: name ?? written.name };
    byName.set(offered.name, tool);
    functions.set(offered.name, offered);
    return offered.name;
  };
  const withdraw = (name: string) => void [byName, functions, found].map((known) => known.delete(name));
  const nameOf = (tool_id: string) => [...byName].find(([, tool]) => tool.tool_id === tool_id)?.[0];

  if (remembered === undefined) for (const tool of tools) offer(tool);
  for (const { name, tool_id, found: wasFound } of remembered ?? []) {
    const tool = tools.find((known) => known.tool_id === tool_id);
    if (tool) offer(tool, name);
    if (tool && wasFound) found.add(name);
  }

  return {
    byName,
    functions: () => [...functions.values()],
    add(more) {
      const names = more.map((tool) => {
        const known = nameOf(tool.tool_id);
        const name = known ?? offer(tool);
        // Found again, it is the newest.
        if (known === undefined || found.delete(name)) found.add(name);
        return name;
      });
      for (const name of [...found].slice(0, Math.max(0, found.size - MAX_FOUND))) withdraw(name);
      return names;
    },
    names: () =>
      [...byName].map(([name, { tool_id }]) => ({
        name,
        tool_id,
        ...(found.has(name) && { found: true as const }),
      })),
  };
}
