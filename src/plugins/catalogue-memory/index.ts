import { governTools } from "../../agents/policy.ts";
import { findTools } from "../../catalogue/search/find-tools.ts";
import type { MemoryPlugin } from "../../kernel/plugin.ts";
import { withResults } from "../../kernel/shared-context.ts";
import { decideFound } from "../../planning/deciding/decide-found.ts";
import { admitCaller, type PluginPorts } from "../plugin-ports.ts";

/** Finds the caller's tools that may answer the request, best first. */
export function catalogueMemory(ports: PluginPorts): MemoryPlugin {
  return {
    name: "catalogue-memory",
    plugin_type: "MEMORY",
    version: "1.0.0",
    setup() {},
    async execute(context) {
      const { asked } = context.payload;
      if (asked.named !== null) return context;
      // Only the first step of a run can answer a question.
      const mayAnswer = context.history.length === 0;
      const loaded = await findTools(ports, asked.caller, context.user_input, {
        context: asked.user_context_data,
        withCall: true,
        connectorIds: asked.connector_ids,
        conversationId: asked.conversation_id,
        answering: mayAnswer
          ? { oauthClient: asked.caller.oauth_client ?? null, approvalId: asked.approval_id }
          : null,
      });
      const admitted = admitCaller(asked, loaded, ports.environment);
      const { policy, user_context_data } = admitted;
      const { open, prepared } = loaded;
      // A rule is about one operation. Later steps and several commands need others.
      const rule = mayAnswer && !loaded.hasSeveralCommands ? loaded.rule : null;
      const { candidates, decision } = decideFound({
        query: context.user_input,
        context: user_context_data,
        candidates: governTools(policy, loaded.candidates),
        rule,
      });
      return withResults(context, {
        asked: admitted,
        found: {
          ...context.payload.found,
          candidates,
          decision,
          match_confidence: decision === null || decision.isForeign ? 0 : decision.confidence,
          open_question: open && { ...open, tools: governTools(policy, open.tools) },
          seen: open?.seen ?? {},
          prepared,
        },
      });
    },
  };
}
