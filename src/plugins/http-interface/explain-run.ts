import type { Plan } from "../../contract/tool.ts";
import type { SharedContext } from "../../kernel/shared-context.ts";

/** What happened, for a person reading a log: which tool and why, what was called, what came back. */
export function explainRun({ payload, history }: SharedContext, plan: Plan & { kind: "tool_call" }): string {
  const { outcome = null } = payload.called ?? {};
  const { candidates = [] } = payload.found ?? {};
  const others = candidates.filter(({ tool_id }) => tool_id !== plan.call.tool.tool_id).slice(0, 2);
  const lines = [
    history.length > 0 && `After ${history.map(({ tool }) => tool.operation_id).join(", ")}.`,
    `Chose ${plan.call.tool.operation_id} (confidence ${plan.confidence.toFixed(2)}): ${plan.reason}.`,
    others.length > 0 && `Runners-up: ${others.map((c) => c.operation_id).join(", ")}.`,
    outcome?.url &&
      !outcome.sent &&
      (payload.asked.dry_run
        ? `Dry run: ${outcome.method} ${outcome.url} was not sent.`
        : `Carried out before, by who approved it: ${outcome.method} ${outcome.url} · ${outcome.http_status}. Not sent again.`),
    outcome?.url &&
      outcome.sent &&
      `Called ${outcome.method} ${outcome.url} · ${outcome.http_status} · ${Math.round(outcome.duration_ms ?? 0)} ms.`,
  ];
  return lines.filter(Boolean).join(" ");
}
