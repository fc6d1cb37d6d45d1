import type { ChatFunction } from "../contract/ports.ts";
import type { ToolCandidate } from "../contract/tool.ts";
import { writeFunction } from "../planning/write-function.ts";
import type { Fence } from "../policy/fence-text.ts";

export interface OfferedTools {
  functions: ChatFunction[];
  /** Tools by the name under which they are offered. */
  byName: ReadonlyMap<string, ToolCandidate>;
}

/** Tools as functions of a chat model, each under a name of its own. */
export function offerTools(tools: readonly ToolCandidate[], fence: Fence): OfferedTools {
  const byName = new Map<string, ToolCandidate>();
  const functions = tools.map((tool) => {
    const offered = writeFunction(tool, fence, (name) => byName.has(name));
    byName.set(offered.name, tool);
    return offered;
  });
  return { functions, byName };
}
