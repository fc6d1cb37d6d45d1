import type { PlannerPlugin } from "../../kernel/plugin.ts";
import { withResults } from "../../kernel/shared-context.ts";
import { createArgumentValidator } from "../../planning/validate-arguments.ts";
import { planAnswer } from "./plan-answer.ts";
import { planNamed } from "./plan-named.ts";

/** Plans what a caller has chosen: a tool it names, or the answer to the question its conversation was asked last. */
export function plannerChosen(): PlannerPlugin {
  const validate = createArgumentValidator();

  return {
    name: "planner-chosen",
    plugin_type: "PLANNER",
    version: "1.0.0",
    order: 5,
    setup() {},
    async execute(context) {
      const { payload, user_input, history } = context;
      if (history.length > 0) return context;
      const { asked, found, planned } = payload;
      if (asked.named !== null) {
        const plan = planNamed(asked.named, {
          tools: found.named_tools,
          query: user_input,
          context: asked.user_context_data,
        });
        return withResults(context, { planned: { ...planned, plan } });
      }
      if (found.open_question === null) return context;
      const plan = planAnswer(found.open_question, user_input, payload, validate);
      if (plan === null) return withResults(context, { found: { ...found, open_question: null } });
      // What a search finds for the words of an answer says nothing.
      return withResults(context, {
        found: { ...found, candidates: [], match_confidence: 0 },
        planned: { ...planned, plan },
      });
    },
  };
}
