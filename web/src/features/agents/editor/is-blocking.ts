import type { AgentFinding } from "../../../../../src/contract/agent-file.ts";

/** Rules whose faults keep a file from being stored; the others are about the tools and groups of the moment. */
const BLOCKING = ["file", "side-effect", "ambiguous-tool"];

export function isBlocking({ rule, level }: AgentFinding): boolean {
  return level === "error" && BLOCKING.includes(rule);
}
