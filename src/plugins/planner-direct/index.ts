import { isJsonObject } from "../../contract/json.ts";
import type { Plugin } from "../../kernel/plugin.ts";
import { repairByRule } from "../../planning/repair-by-rule.ts";
import { planByRule } from "./plan-by-rule.ts";

/** Plans by rules, without a model: the best match, its arguments from the context and from what the question plainly says. */
export function plannerDirect(): Plugin {
  return {
    name: "planner-direct",
    plugin_type: "PLANNER",
    version: "1.0.0",
    order: 10,
    setup() {},
    async execute(context) {
      const { payload, user_input } = context;
      payload.plan ??= planByRule({
        question: user_input,
        known: payload.user_context_data,
        candidates: payload.candidates,
        confidence: payload.match_confidence,
      });
      return context;
    },
    async repair({ tool, arguments: args }, faults) {
      return isJsonObject(tool.input_schema) ? repairByRule(tool.input_schema, args, faults) : null;
    },
  };
}
