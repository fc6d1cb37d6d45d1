import type { AgentFile } from "../../contract/agent-file.ts";
import type { Fault } from "../../contract/json.ts";

/** Valid settings that are probably unintended. */
export function findFileWarnings({ tools, env, approval }: AgentFile): Fault[] {
  const warnings: Fault[] = [];
  if (tools.length === 0) {
    warnings.push({
      pointer: "/tools",
      message: "The list of tools is empty: the agent may use none at all.",
    });
  }
  if (env === undefined && approval?.mode === "auto") {
    const message = "`auto` holds on `dev` servers only; on a `prod` server a person approves each write.";
    warnings.push({ pointer: "/approval/mode", message });
  }
  return warnings;
}
