import type { ChatFunction } from "../contract/ports.ts";
import type { ToolCandidate } from "../contract/tool.ts";
import { writeFunction } from "../planning/model/offer-functions.ts";
import type { Fence } from "../prompt-safety/fence-text.ts";

/** Limit of OpenAI's endpoint. */
export const MAX_FUNCTIONS = 128;
/** Maximum number of tools from searches; beyond it, the one found longest ago is withdrawn. */
const MAX_FOUND = 40;

/** An offered tool in stored form. It keeps its name when the conversation is resumed. */
export interface OfferedName {
  name: string;
  tool_id: string;
  /** Found by a search during the conversation. */
  found?: true;
}

export interface OfferedTools {
  /**
   * The current functions. If there are too many, the most recently found tools and the first of the
   * others.
   */
  functions(): ChatFunction[];
  /** Tools by the name under which they are, or were, offered. */
  readonly byName: ReadonlyMap<string, ToolCandidate>;
  /** Offers the results of a search from now on. Returns the names, in the same order. */
  add(tools: readonly ToolCandidate[]): string[];
  names(): OfferedName[];
}

export interface OfferOptions {
  /** Names of functions that are offered in addition to the tools, and count as well. */
  reserved?: readonly string[];
  /** Names of an earlier part of the conversation; deleted tools are not offered any more. */
  remembered?: readonly OfferedName[];
}

/** Tools as functions of a chat model, each under a unique name that is not in `reserved`. */
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
        // A tool that is found again becomes the most recent one.
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
