import { isJsonObject } from "../../contract/json.ts";
import type { Plan } from "../../contract/tool.ts";
import type { PlannerPlugin } from "../../kernel/plugin.ts";
import { withResults } from "../../kernel/shared-context.ts";
import { type Decision, decideOnce } from "../../planning/aligning/decide.ts";
import { repairByRule } from "../../planning/repair-by-rule.ts";
import { AGENT_DEFAULTS } from "../../policy/agent-file/with-defaults.ts";
import { hasSeveralCommands } from "../../search/several-wishes.ts";
import type { PluginPorts } from "../plugin-ports.ts";
import { planByRule } from "./plan-by-rule.ts";

/** Plans by rules, without a model: the best match, its arguments from the context and from what the question plainly says. */
export function plannerDirect({ chat }: PluginPorts): PlannerPlugin {
  return {
    name: "planner-direct",
    plugin_type: "PLANNER",
    version: "1.0.0",
    order: 10,
    setup() {},
    async execute(context) {
      const { payload, user_input, history } = context;
      // What takes several calls is planned by the model that began it, or that could.
      if (history.length > 0 || (chat !== null && hasSeveralCommands(user_input))) return context;
      const { asked, found, planned } = payload;
      if (planned.plan !== null) return context;
      const { candidates } = found;
      const decision = decideOnce({ query: user_input, context: asked.user_context_data, candidates });
      const plan = planByRule({
        candidates,
        decision,
        threshold: asked.policy?.confidence_threshold ?? AGENT_DEFAULTS.confidence_threshold,
      });
      const isTaken = chat === null || isExplainedRead(plan, decision);
      return isTaken ? withResults(context, { planned: { ...planned, plan } }) : context;
    },
    async repair({ tool, arguments: args }, faults) {
      return isJsonObject(tool.input_schema) ? repairByRule(tool.input_schema, args, faults) : null;
    },
  };
}

/** Of reads that the rules plan where a model could be asked. */
const SURE = 0.9;

/**
 * With a model, rules plan only a read whose every word they explain: before a write it is always asked, and a word that only qualifies what the
 * operation does, or became a value only because nothing else takes it, may mean something that the rules do not know.
 */
function isExplainedRead(plan: Plan, decision: Decision | null): boolean {
  return (
    plan.kind === "tool_call" &&
    plan.call.tool.side_effect === "read" &&
    plan.confidence >= SURE &&
    decision?.features.swallowed === 0 &&
    (plan.reading ?? []).every(({ role }) => role !== "qualifier" && role !== "not_understood")
  );
}
