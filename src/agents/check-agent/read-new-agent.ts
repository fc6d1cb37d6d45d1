import type { AgentFile, LocatedFault } from "../../contract/agent-file.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Platform } from "../../contract/ports.ts";
import { readAgentFile } from "../agent-file/read-agent-file.ts";
import { checkAgainst } from "./check-against-catalogue.ts";

/** Reserved path segments: the API's, and the UI's page of a new agent. */
const RESERVED = ["check", "tools", "new"];

/** Findings that would let an agent do what its file does not allow. */
const REFUSED: ReadonlySet<string> = new Set(["side-effect", "ambiguous-tool"]);

/**
 * Reads a file that is to be stored under `agentId`. Rejects faults of the file, an effect that is laxer
 * than the tool's, and a name that matches several tools.
 *
 * @throws ToolgateError INVALID_SYNTAX | INVALID_REQUEST {errors: [{pointer, message, line?, column?}]} |
 * TOO_LARGE
 */
export async function readNewAgent(
  platform: Platform,
  userId: string,
  agentId: string,
  text: string,
): Promise<{ file: AgentFile; warnings: LocatedFault[] }> {
  const { file, warnings } = readAgentFile(text);
  if (file.agent_id !== agentId) {
    const message = `\`agent_id\` is ${JSON.stringify(file.agent_id)}, but the file is to be stored as ${JSON.stringify(agentId)}: write the same in both`;
    throw refuse([{ pointer: "/agent_id", message }]);
  }
  if (RESERVED.includes(agentId)) {
    throw refuse([
      { pointer: "/agent_id", message: `${agentId} is reserved and cannot be the id of an agent` },
    ]);
  }
  const findings = await checkAgainst(platform, userId, { file, text });
  const refused = findings.filter(({ rule, level }) => REFUSED.has(rule) && level === "error");
  if (refused.length > 0) throw refuse(refused.map(located));
  return { file, warnings: [...warnings, ...findings.map(located)] };
}

function located({ pointer, message, line, column }: LocatedFault): LocatedFault {
  return { pointer, message, ...(line && { line }), ...(column && { column }) };
}

function refuse(errors: LocatedFault[]): ToolgateError {
  return new ToolgateError("INVALID_REQUEST", `The agent file has faults: ${errors[0]?.message ?? ""}`, {
    details: { errors: errors.map((fault) => ({ ...fault })) },
  });
}
