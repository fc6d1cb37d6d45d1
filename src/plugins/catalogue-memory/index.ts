import type { Policy } from "../../contract/policy.ts";
import type { Plugin } from "../../kernel/plugin.ts";
import type { Payload } from "../../kernel/shared-context.ts";
import { governTools } from "../../policy/apply-policy.ts";
import { resolvePolicy } from "../../policy/resolve-policy.ts";
import { findTools } from "../../search/find-tools.ts";
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
      const found = await findTools(ports, payload.caller, context.user_input, {
        context: payload.user_context_data,
        withCall: true,
        connectorIds: payload.connector_ids,
        conversationId: payload.conversation_id,
      });
      const policy = resolvePolicy(found.policy, ports.environment);
      payload.caller = { ...payload.caller, ...found.caller, agent_id: policy.agent_id };
      if (payload.policy === null) startClock(payload, policy);
      payload.policy = policy;
      payload.user_context_data = { ...found.policy.session, ...payload.user_context_data };
      payload.candidates = governTools(policy, found.candidates);
      payload.match_confidence = found.confidence;
      payload.prepared = found.prepared;
      return context;
    },
  };
}

/** The run's time limit counts from its first step. */
function startClock(payload: Payload, { timeout_ms }: Policy): void {
  payload.signal = AbortSignal.any([payload.signal, AbortSignal.timeout(timeout_ms)]);
}
