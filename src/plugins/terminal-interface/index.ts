import { toStorable } from "../../base/text.ts";
import type { PlanChoice } from "../../contract/tool.ts";
import type { InterfacePlugin } from "../../kernel/plugin.ts";
import { type SharedContext, withResults } from "../../kernel/shared-context.ts";

const MEDIA_TYPE = "text/plain";

/** The plain text interface for terminals: `curl --data-binary 'question'`. */
export function terminalInterface(): InterfacePlugin {
  return {
    name: "terminal-interface",
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
  // A separate conversation, so that another user's request with the same key is not taken as an answer.
  const conversation_id = toStorable(asked.inbound.conversation_id ?? context.session_id);
  const read = withResults(context, { asked: { ...asked, conversation_id } });
  return { ...read, user_input: String(asked.inbound.body).trim() };
}

function respond(context: SharedContext): SharedContext {
  return withResults(context, { answered: { media_type: MEDIA_TYPE, body: formatAnswer(context) } });
}

/** Formats the data and a line with its source, or the failure with the choices. */
function formatAnswer({ payload, session_id }: SharedContext): string {
  const { failure, planned, called, asked } = payload;
  const plan = planned?.plan;
  if (failure) {
    const choices = plan?.kind === "question" ? plan.choices : [];
    return `${failure.code}: ${failure.message}\n${describeChoices(choices, asked.conversation_id)}trace ${session_id}\n`;
  }
  const { outcome = null, result = null } = called ?? {};
  const data = typeof result === "string" ? result : JSON.stringify(result, null, 2);
  const tool =
    plan?.kind === "tool_call" ? `${plan.call.tool.operation_id} (${plan.confidence.toFixed(2)})` : "";
  const call = outcome?.url ? `${outcome.method} ${outcome.url} · ${outcome.http_status ?? "not sent"}` : "";
  return `${data}\n\n${[tool, call, `trace ${session_id}`].filter(Boolean).join(" · ")}\n`;
}

function describeChoices(choices: readonly PlanChoice[], conversation: string): string {
  if (choices.length === 0) return "";
  const lines = choices.map(
    ({ operation_id, name, api }, index) => `  ${index + 1}  ${operation_id} · ${name} (${api})`,
  );
  const shown = choices.length > 1 ? [...lines, ""] : [];
  return [
    ...shown,
    `Answer in plain words within 15 minutes: ?conversation_id=${encodeURIComponent(conversation)}`,
    "",
  ].join("\n");
}
