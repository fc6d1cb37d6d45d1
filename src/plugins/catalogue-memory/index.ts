import type { ToolCandidate } from "../../contract/tool.ts";
import type { Plugin } from "../../kernel/plugin.ts";
import { type Decision, decideOnce, storeDecision } from "../../planning/aligning/decide.ts";
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
      const candidates = governTools(policy, found.candidates);
      const decision = decideOnce({
        query: context.user_input,
        context: payload.user_context_data,
        candidates,
      });
      payload.candidates = rankedFirst(decision, candidates);
      storeDecision(payload.candidates, context.user_input, decision);
      payload.match_confidence = decision === null || decision.isForeign ? 0 : decision.confidence;
      payload.prepared = found.prepared;
      return context;
    },
  };
}

/** In the order of the alignment; those beyond it as the search found them. */
function rankedFirst(decision: Decision | null, candidates: ToolCandidate[]): ToolCandidate[] {
  const ranked = decision?.ranked.map(({ candidate }) => candidate) ?? [];
  return [...ranked, ...candidates.filter((candidate) => !ranked.includes(candidate))];
}
