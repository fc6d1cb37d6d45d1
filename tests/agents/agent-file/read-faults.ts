import { readAgentFile } from "../../../src/agents/agent-file/read-agent-file.ts";
import type { LocatedFault } from "../../../src/contract/agent-file.ts";
import { ToolgateError } from "../../../src/contract/errors.ts";

/** The error code and the faults of a rejected text. */
export function readFaults(text: string): { code: string; errors: LocatedFault[] } {
  try {
    readAgentFile(text);
  } catch (error) {
    if (!(error instanceof ToolgateError)) throw error;
    return { code: error.code, errors: (error.details?.["errors"] ?? []) as unknown as LocatedFault[] };
  }
  return { code: "accepted", errors: [] };
}
