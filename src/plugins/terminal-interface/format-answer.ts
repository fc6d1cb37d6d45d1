import type { SharedContext } from "../../kernel/shared-context.ts";

/** The answer as text: data first, then one line on where it came from; a failure says what to do. */
export function formatAnswer({ payload, session_id }: SharedContext): string {
  const { failure, outcome, result, plan } = payload;
  if (failure) return `${failure.code}: ${failure.message}\ntrace ${session_id}\n`;
  const data = typeof result === "string" ? result : JSON.stringify(result, null, 2);
  const tool =
    plan?.kind === "tool_call" ? `${plan.call.tool.operation_id} (${plan.confidence.toFixed(2)})` : "";
  const call = outcome?.url ? `${outcome.method} ${outcome.url} · ${outcome.http_status ?? "not sent"}` : "";
  return `${data}\n\n${[tool, call, `trace ${session_id}`].filter(Boolean).join(" · ")}\n`;
}
