import type { Json, JsonObject } from "../../base/json.ts";
import { toStorable } from "../../base/text.ts";
import { toFinalData } from "../../calling/response/read-result.ts";
import type { AgentQuery } from "../../contract/api/agent-query.ts";
import { ToolgateError, toFailure } from "../../contract/errors.ts";
import type { Plan } from "../../contract/tool.ts";
import type { InterfacePlugin } from "../../kernel/plugin.ts";
import { type SharedContext, withResults } from "../../kernel/shared-context.ts";
import { describeSigns } from "../../prompt-safety/find-signs.ts";

const MEDIA_TYPE = "application/json";

/** The JSON interface: reads the validated body of `agent-query`, and composes its answer. */
export function httpInterface(): InterfacePlugin {
  return {
    name: "http-interface",
    plugin_type: "INTERFACE",
    version: "1.0.0",
    setup() {},
    async execute(context) {
      if (context.payload.asked.inbound.media_type !== MEDIA_TYPE) return context;
      return context.current_state === "LISTENING" ? listen(context) : respond(context);
    },
  };
}

function listen(context: SharedContext): SharedContext {
  const { asked } = context.payload;
  const query = asked.inbound.body as unknown as AgentQuery;
  const read = withResults(context, {
    asked: {
      ...asked,
      caller: { ...asked.caller, agent_id: asked.caller.agent_id ?? query.agent_id ?? null },
      conversation_id: toStorable(query.conversation_id),
      user_context_data: (query.user_context_data ?? {}) as JsonObject,
      dry_run: query.dry_run ?? false,
      require_approval: query.require_approval ?? false,
      approval_id: query.approval_id ?? null,
      connection: query.connection ?? null,
      end_user: query.end_user ?? null,
      connector_ids: query.connector_ids ?? null,
      named:
        query.tool === undefined
          ? null
          : { tool: query.tool, arguments: (query.arguments ?? null) as JsonObject | null },
    },
  });
  return { ...read, user_input: query.user_query };
}

function respond(context: SharedContext): SharedContext {
  const { failure } = context.payload;
  const body = failure ? toFailure(failure, context.session_id) : composeAnswer(context);
  return withResults(context, { answered: { media_type: MEDIA_TYPE, body } });
}

/** Composes the SUCCESS answer. It refers to the run's trace, whose last step ends after this function. */
function composeAnswer(context: SharedContext): JsonObject {
  const { planned, called } = context.payload;
  const plan = planned?.plan;
  const result = called?.result ?? null;
  if (plan?.kind !== "tool_call") throw new ToolgateError("INTERNAL", "The run has no call to answer with.");
  const { tool } = plan.call;
  return {
    status: "SUCCESS",
    final_data: toFinalData(result),
    internal_log: explainRun(context, plan),
    tool: {
      operation_id: tool.operation_id,
      ...(tool.connector_id && { connector_id: tool.connector_id }),
      name: tool.name,
      side_effect: tool.side_effect,
    },
    confidence: plan.confidence,
    ...(plan.reading && { reading: plan.reading.map((span) => ({ ...span })) }),
    ...describeSigns(result),
    trace_id: context.session_id,
    trace: context.trace as unknown as Json,
  };
}

/** Explains the run to a reader of logs: the chosen tool with the reason, the request and the response. */
function explainRun({ payload, history }: SharedContext, plan: Plan & { kind: "tool_call" }): string {
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
        : `Executed earlier by the approver: ${outcome.method} ${outcome.url} · ${outcome.http_status}. Not sent again.`),
    outcome?.url &&
      outcome.sent &&
      `Called ${outcome.method} ${outcome.url} · ${outcome.http_status} · ${Math.round(outcome.duration_ms ?? 0)} ms.`,
  ];
  return lines.filter(Boolean).join(" ");
}
