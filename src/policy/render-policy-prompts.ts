import type { Policy } from "../contract/policy.ts";
import { type Prompts, renderPrompts } from "./agent-file/render-prompts.ts";

/** The agent's prompts for one request; null without an agent's file. */
export function renderPolicyPrompts(
  { prompts, agent_id, env }: Pick<Policy, "prompts" | "agent_id" | "env">,
  userInput: string,
): Prompts | null {
  const date = new Date().toISOString().slice(0, 10);
  return prompts && renderPrompts(prompts, { user_input: userInput, agent_id: agent_id ?? "", env, date });
}
