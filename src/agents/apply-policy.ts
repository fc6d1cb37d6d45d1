import type { Policy } from "../contract/policy.ts";
import { type SideEffect, stricterEffect } from "../contract/side-effect.ts";

interface Governed {
  tool_id: string;
  side_effect: SideEffect;
}

/** Whether the agent's file lists this tool; without a file every tool is allowed. */
export function allowsTool({ tools }: Policy, { tool_id }: Pick<Governed, "tool_id">): boolean {
  return tools === null || tools.has(tool_id);
}

/** The tool with the effect that applies under this policy. */
export function governTool<T extends Governed>({ tools }: Policy, tool: T): T {
  const declared = tools?.get(tool.tool_id)?.side_effect;
  return declared === undefined ? tool : { ...tool, side_effect: stricterEffect(tool.side_effect, declared) };
}

/** The tools that the caller may use, with the effects that apply. */
export function governTools<T extends Governed>(policy: Policy, tools: readonly T[]): T[] {
  return tools.filter((tool) => allowsTool(policy, tool)).map((tool) => governTool(policy, tool));
}
