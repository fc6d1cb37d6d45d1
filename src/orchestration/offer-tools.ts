import type { ChatFunction } from "../contract/ports.ts";
import type { ToolCandidate } from "../contract/tool.ts";
import { writeFunction } from "../planning/write-function.ts";
import type { Fence } from "../policy/fence-text.ts";

/** OpenAI's endpoint takes no more. */
export const MAX_FUNCTIONS = 128;
/** Of tools that searches found: with more of them the one that was found longest ago goes. */
const MAX_FOUND = 40;

/** A tool that was offered, as it is remembered: its name stays its own when the conversation goes on elsewhere. */
export interface OfferedName {
  name: string;
  tool_id: string;
  /** By a search, in the middle of the conversation. */
  found?: true;
}

export interface OfferedTools {
  /** As of now; with more than there is room for, what was found last and the first of the others. */
  functions(): ChatFunction[];
  /** Tools by the name under which they are, or were, offered. */
  readonly byName: ReadonlyMap<string, ToolCandidate>;
  /** Offers what a search found from now on. Gives the names, in the same order. */
  add(tools: readonly ToolCandidate[]): string[];
  names(): OfferedName[];
}

export interface OfferOptions {
  /** Names of functions that are offered beside the tools; they count, too. */
  reserved?: readonly string[];
  /** Tools have the names that they had; those that are gone are offered no more. */
  remembered?: readonly OfferedName[];
}

/** Tools as functions of a chat model, each under a name of its own that is none of `reserved`. */
export function offerTools(
  tools: readonly ToolCandidate[],
  fence: Fence,
  { reserved = [], remembered }: OfferOptions = {},
): OfferedTools {
  const room = Math.max(0, MAX_FUNCTIONS - reserved.length);
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
  const shown = () => {
    const finds = [...found].slice(Math.max(0, found.size - room));
    const chosen = [...functions.keys()].filter((name) => !found.has(name));
    return new Set([...finds, ...chosen.slice(0, room - finds.length)]);
  };

  if (remembered === undefined) for (const tool of tools) offer(tool);
  for (const { name, tool_id, found: wasFound } of remembered ?? []) {
    const tool = tools.find((known) => known.tool_id === tool_id);
    if (tool) offer(tool, name);
    if (tool && wasFound) found.add(name);
  }

  return {
    byName,
    functions() {
      const names = shown();
      return [...functions.values()].filter(({ name }) => names.has(name));
    },
    add(more) {
      const names = more.map((tool) => {
        const known = nameOf(tool.tool_id);
        const name = known ?? offer(tool);
        // Found again, it is the newest.
        if (known === undefined || found.delete(name) || !shown().has(name)) found.add(name);
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
