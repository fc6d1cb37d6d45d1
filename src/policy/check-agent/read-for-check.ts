import type { AgentFile, AgentFinding, LocatedFault } from "../../contract/agent-file.ts";
import { ToolgateError } from "../../contract/errors.ts";
import { readAgentFile } from "../agent-file/read-agent-file.ts";

/**
 * Reads a file as far as possible; its faults are returned as findings. `file` is null if there are any.
 */
export function readForCheck(text: string): { file: AgentFile | null; findings: AgentFinding[] } {
  try {
    const { file, warnings } = readAgentFile(text);
    return { file, findings: warnings.map((fault) => ({ rule: "file", level: "warning", ...fault })) };
  } catch (error) {
    if (!(error instanceof ToolgateError)) throw error;
    const listed = error.details?.["errors"];
    const faults = Array.isArray(listed)
      ? (listed as unknown as LocatedFault[])
      : [{ pointer: "", message: error.message }];
    return { file: null, findings: faults.map((fault) => ({ rule: "file", level: "error", ...fault })) };
  }
}
