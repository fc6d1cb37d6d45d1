import type { AgentFile, AgentFinding } from "../../contract/agent-file.ts";
import { withDefaults } from "../agent-file/with-defaults.ts";

export interface ApprovalFacts {
  /** The server's environment; defaults to the file's. */
  environment?: "dev" | "prod";
  /** Members of each approver group; absent if unknown. */
  groups?: ReadonlyMap<string, number>;
}

/** Whether calls that need approval can be approved. */
export function checkApproval(
  file: AgentFile,
  { environment = "dev", groups }: ApprovalFacts,
): AgentFinding[] {
  const { approval } = withDefaults(file, environment);
  const writes = file.tools.filter(({ side_effect }) => side_effect !== "read").length;
  const group = approval.approver_group;
  if (group === null) {
    if (approval.mode === "auto" || writes === 0 || withDefaults(file, environment).env === "dev") return [];
    const message = `${writes} of its tools wait for approval, and only the owner can give it: name an \`approver_group\`.`;
    return [{ rule: "approver-group", level: "warning", pointer: "/approval", message }];
  }
  if (groups === undefined || (groups.get(group) ?? 0) > 0) return [];
  const message = `The group \`${group}\` has no members: only the owner can approve. Add members, or name another group.`;
  return [{ rule: "approver-group", level: "warning", pointer: "/approval/approver_group", message }];
}
