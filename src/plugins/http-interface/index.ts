import type { AgentQuery } from "../../contract/api/agent-query.ts";
import { toFailure } from "../../contract/errors.ts";
import type { JsonObject } from "../../contract/json.ts";
import type { InterfacePlugin } from "../../kernel/plugin.ts";
import { type SharedContext, withResults } from "../../kernel/shared-context.ts";
import { composeAnswer } from "./compose-answer.ts";

const MEDIA_TYPE = "application/json";

/** JSON in, JSON out: the query of `agent-query`, already checked against its shape, and the fixed form of its answer. */
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
      conversation_id: query.conversation_id,
      user_context_data: (query.user_context_data ?? {}) as JsonObject,
      dry_run: query.dry_run ?? false,
      approval_id: query.approval_id ?? null,
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
