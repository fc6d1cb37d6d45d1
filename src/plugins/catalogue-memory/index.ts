import type { Plugin } from "../../kernel/plugin.ts";
import { governTools } from "../../policy/apply-policy.ts";
import { findTools } from "../../search/find-tools.ts";
import { admitCaller } from "../admit-caller.ts";
import type { PluginPorts } from "../plugin-ports.ts";

/** Recalls the caller's tools that may answer the question, best first. */
export function catalogueMemory(ports: PluginPorts): Plugin {
  return {
    name: "catalogue-memory",
    plugin_type: "MEMORY",
    version: "1.0.0",
    setup() {},
    async execute(context) {
      const { payload } = context;
      if (payload.named !== null) return context;
      // A later step of a run is no answer.
      const mayAnswer = context.history.length === 0;
      const found = await findTools(ports, payload.caller, context.user_input, {
        context: payload.user_context_data,
        withCall: true,
        connectorIds: payload.connector_ids,
        conversationId: payload.conversation_id,
        answering: mayAnswer
          ? { oauthClient: payload.caller.oauth_client ?? null, approvalId: payload.approval_id }
          : null,
      });
      const policy = admitCaller(payload, found, ports.environment);
      payload.open_question = found.open && { ...found.open, tools: governTools(policy, found.open.tools) };
      payload.candidates = governTools(policy, found.candidates);
      payload.match_confidence = found.confidence;
      payload.prepared = found.prepared;
      return context;
    },
  };
}
