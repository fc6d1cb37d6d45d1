import type { McpExposure } from "../contract/api/api-keys.ts";
import type { Caller } from "../kernel/stages.ts";

/** Who calls, and what their client sees. */
export interface McpCaller {
  caller: Caller & { user_id: string };
  exposure: Required<McpExposure>;
  /** The session of a client of 2025; null: it has none. */
  session: string | null;
  /** Whether instructions and documents may be read. */
  readsMemory: boolean;
  /** How long a run may take that this very request calls; milliseconds. */
  runMs: number;
  /** The tool that this very request names; several where a name fits more than one; none. */
  named: readonly NamedTool[];
}

export interface NamedTool {
  tool_id: string;
  operation_id: string;
  /** Of its API, for people. */
  connector: string;
  /** With mode `direct`: calls of it that were approved and whose answer the caller has not had, arguments as JSON text. */
  approved: readonly { approval_id: string; arguments: string }[];
}
