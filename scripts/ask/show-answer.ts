import type { PlanChoice } from "../../src/contract/tool.ts";
import type { Terminal } from "./open-terminal.ts";
import { oneLine, printableJson } from "./printable.ts";
import type { PendingApproval } from "./show-approval.ts";

/** The answer of agent-query. */
export interface Answer {
  status: "SUCCESS" | "FAILURE";
  final_data?: unknown;
  internal_log?: string;
  tool?: { operation_id: string };
  confidence?: number;
  error_code?: string;
  error_message?: string;
  technical_details?: Partial<PendingApproval> & {
    candidates?: string[];
    missing?: string[];
    choices?: PlanChoice[];
    reason?: string;
  };
  trace_id?: string;
}

/** Writes the API's data to stdout and a summary to stderr. Returns the exit code. */
export function showAnswer(terminal: Terminal, body: Answer): number {
  const { bold, dim, green, red } = terminal.styles;
  if (body.status === "SUCCESS") {
    terminal.write(`${printableJson(body.final_data, 2)}\n`);
    terminal.writeLine(dim(`\n${oneLine(`${body.internal_log ?? ""} trace ${body.trace_id}`)}`));
    terminal.writeLine(green(`✓ ${oneLine(body.tool?.operation_id ?? "")} · confidence ${body.confidence}`));
    return 0;
  }
  const { error_code = "No Toolgate answers here", error_message = "" } = body;
  terminal.writeLine(`${red(`✗ ${oneLine(error_code)}`)} ${bold(oneLine(error_message))}`);
  const { candidates, approval_id, approval_url } = body.technical_details ?? {};
  if (candidates?.length) terminal.writeLine(dim(`Nearest tools: ${oneLine(candidates.join(", "))}`));
  if (approval_id && error_code === "APPROVAL_REQUIRED") {
    if (approval_url) terminal.writeLine(`  Decide under ${oneLine(approval_url)}`);
    terminal.writeLine(
      dim(`Approval ${approval_id} is waiting for a decision; then ask again with --approval ${approval_id}`),
    );
  }
  if (body.trace_id) terminal.writeLine(dim(`trace ${body.trace_id}`));
  return 1;
}
