import type { Plugin } from "../../kernel/plugin.ts";
import { createArgumentValidator } from "../../planning/validate-arguments.ts";
import { planAnswer } from "./plan-answer.ts";
import { planNamed } from "./plan-named.ts";

/** Plans what a caller has chosen: a tool it names, or the answer to the question its conversation was asked last. */
export function plannerChosen(): Plugin {
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
      if (payload.named !== null) {
        payload.plan = planNamed(payload.named, {
          tools: payload.named_tools,
          query: user_input,
          context: payload.user_context_data,
        });
        return context;
      }
      if (payload.open_question === null) return context;
      payload.plan = planAnswer(payload.open_question, user_input, payload, validate);
      // What a search finds for the words of an answer says nothing.
      if (payload.plan) Object.assign(payload, { candidates: [], match_confidence: 0 });
      else payload.open_question = null;
      return context;
    },
  };
}
