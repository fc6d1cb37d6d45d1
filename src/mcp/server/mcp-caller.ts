import type { McpExposure } from "../../contract/api/api-keys.ts";
import type { Caller } from "../../kernel/stages.ts";

/** The caller, and what its client may see. */
export interface McpCaller {
  caller: Caller & { user_id: string };
  exposure: Required<McpExposure>;
  /** The session of a client of 2025; null if it has none. */
  session: string | null;
  /** Whether instructions and documents may be read. */
  readsMemory: boolean;
  /** Time limit of a run that this request starts, in milliseconds. */
  runMs: number;
  /** The tools that match the name in this request; empty if it names none. */
  named: readonly NamedTool[];
}

export interface NamedTool {
  tool_id: string;
  operation_id: string;
  /** Name of its API, for people. */
  connector: string;
  /**
   * In mode `direct`: approved calls of the tool whose answer the caller has not received, with arguments
   * as JSON text.
   */
  approved: readonly { approval_id: string; arguments: string }[];
}
