import type { AgentFinding } from "../../../../../src/contract/agent-file.ts";

/** Rules whose faults prevent storing a file; the others depend on the current tools and groups. */
const BLOCKING = ["file", "side-effect", "ambiguous-tool"];

export function isBlocking({ rule, level }: AgentFinding): boolean {
  return level === "error" && BLOCKING.includes(rule);
}
