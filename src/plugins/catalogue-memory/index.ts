import type { Plugin } from "../../kernel/plugin.ts";
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
      });
      payload.caller = {
        ...payload.caller,
        user_id: found.caller.user_id,
        key_id: found.caller.key_id,
        // A key that belongs to an agent speaks for that agent only.
        agent_id: found.caller.agent_id ?? payload.caller.agent_id,
      };
      payload.candidates = found.candidates;
      payload.match_confidence = found.confidence;
      payload.prepared = found.prepared;
      return context;
    },
  };
}
