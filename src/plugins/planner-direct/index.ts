import { isJsonObject } from "../../contract/json.ts";
import type { Plugin } from "../../kernel/plugin.ts";
import { decideOnce } from "../../planning/aligning/decide.ts";
import { repairByRule } from "../../planning/repair-by-rule.ts";
import { AGENT_DEFAULTS } from "../../policy/agent-file/with-defaults.ts";
import { hasSeveralWishes } from "../../search/several-wishes.ts";
import type { PluginPorts } from "../plugin-ports.ts";
import { planByRule } from "./plan-by-rule.ts";

/** Plans by rules, without a model: the best match, its arguments from the context and from what the question plainly says. */
export function plannerDirect({ chat }: PluginPorts): Plugin {
  return {
    name: "planner-direct",
    plugin_type: "PLANNER",
    version: "1.0.0",
    order: 10,
    setup() {},
    async execute(context) {
      const { payload, user_input, history } = context;
      // What takes several calls is planned by the model that began it, or that could.
      if (history.length > 0 || (chat !== null && hasSeveralWishes(user_input))) return context;
      if (payload.plan !== null) return context;
      const plan = planByRule({
        candidates: payload.candidates,
        decision: decideOnce({
          query: user_input,
          context: payload.user_context_data,
          candidates: payload.candidates,
        }),
        threshold: payload.policy?.confidence_threshold ?? AGENT_DEFAULTS.confidence_threshold,
      });
      // With a model, rules plan only a read whose every word is explained: before a write the model is always asked.
      const isRead = plan.kind === "tool_call" && plan.call.tool.side_effect === "read";
      if (chat === null || isRead) payload.plan = plan;
      return context;
    },
    async repair({ tool, arguments: args }, faults) {
      return isJsonObject(tool.input_schema) ? repairByRule(tool.input_schema, args, faults) : null;
    },
  };
}
