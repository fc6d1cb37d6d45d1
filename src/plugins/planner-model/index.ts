import { isJsonObject } from "../../contract/json.ts";
import type { ChatModel } from "../../contract/ports.ts";
import type { Plan, ToolCandidate } from "../../contract/tool.ts";
import type { Plugin } from "../../kernel/plugin.ts";
import type { Payload, SharedContext } from "../../kernel/shared-context.ts";
import { applyContext } from "../../planning/apply-context.ts";
import { buildChoices, toChoice } from "../../planning/build-choices.ts";
import { type Choice, chooseWithModel } from "../../planning/choose-with-model.ts";
import { composeQuestion } from "../../planning/compose-question.ts";
import { repairWithModel } from "../../planning/repair-with-model.ts";
import { findArgument } from "../../planning/schema/find-argument.ts";
import { spreadSources } from "../../planning/spread-sources.ts";
import { renderPolicyPrompts } from "../../policy/render-policy-prompts.ts";
import type { PluginPorts } from "../plugin-ports.ts";
import { runChat } from "../run-chat.ts";
import { toTool } from "../to-tool.ts";

/** Candidates offered to the model as functions. */
const OFFERED = 8;
/** A model's choice counts as sure; a little surer when the ranking agrees with it. */
const CHOSEN = 0.85;
const CHOSEN_AND_FIRST = 0.95;

/**
 * Plans with a chat model, where one is configured and the rules were not sure: one call offers the candidates as functions.
 * The model may say that another call follows; then it is asked again with the result, and may say that all is done (K5).
 */
export function plannerModel({ chat }: PluginPorts): Plugin {
  return {
    name: "planner-model",
    plugin_type: "PLANNER",
    version: "1.0.0",
    order: 20,
    setup() {},
    async execute(context) {
      const { payload } = context;
      const isPlanned = payload.plan?.kind === "tool_call";
      const hasNothing = payload.candidates.length === 0 && context.history.length === 0;
      if (!chat || isPlanned || hasNothing) return context;
      const choice = await choose(chat, context);
      countUsage(payload, choice.usage);
      payload.plan = toPlan(choice, context);
      payload.more_steps = choice.kind === "call" && choice.more_steps && !payload.dry_run;
      return context;
    },
    async repair({ tool, arguments: args }, faults, context) {
      const { payload, user_input } = context;
      const schema = tool.input_schema;
      // Who came with a tool and its arguments knows better what they are to be, and is told the faults.
      const isOurs = payload.candidates.length > 0;
      if (!chat || !isOurs || !isJsonObject(schema)) return null;
      const repaired = await repairWithModel(runChat(chat, context), {
        schema,
        arguments: args,
        faults,
      });
      countUsage(payload, repaired.usage);
      // What the caller vouches for stands, whatever the model corrected.
      return applyContext(repaired.arguments, {
        schema,
        query: user_input,
        context: payload.user_context_data,
      });
    },
  };
}

function choose(chat: ChatModel, context: SharedContext): Promise<Choice> {
  const { payload, user_input, history } = context;
  return chooseWithModel(runChat(chat, context), {
    query: user_input,
    context: payload.user_context_data,
    candidates: spreadSources(payload.candidates, OFFERED),
    history,
    prompts: payload.policy && renderPolicyPrompts(payload.policy, user_input),
  });
}

function countUsage({ model_usage }: Payload, usage: Choice["usage"]): void {
  model_usage.calls += 1;
  model_usage.prompt_tokens += usage.prompt_tokens;
  model_usage.completion_tokens += usage.completion_tokens;
}

function toPlan(choice: Choice, { payload, user_input }: SharedContext): Plan {
  const { candidates, match_confidence, policy, user_context_data } = payload;
  const names = candidates.slice(0, OFFERED).map((candidate) => candidate.operation_id);
  if (choice.kind === "finished")
    return { kind: "finished", reason: "the model finds that nothing is left to do" };
  if (choice.kind === "none") return { kind: "no_tool", candidates: names, reason: choice.reason };
  if (choice.kind === "ask") {
    const { question, missing } = choice;
    return {
      kind: "question",
      question,
      candidates: names,
      missing,
      choices: buildChoices(withArguments(candidates.slice(0, OFFERED), missing), {
        query: user_input,
        context: user_context_data,
      }),
      confidence: match_confidence,
      reason: "the model asks",
    };
  }
  const isFirst = choice.candidate.tool_id === candidates[0]?.tool_id;
  const confidence = isFirst ? CHOSEN_AND_FIRST : CHOSEN;
  if (policy && confidence < policy.confidence_threshold) {
    const question = composeQuestion({ tool: choice.candidate.name, missing: [], candidates: names });
    const reason = "the agent's threshold is higher than a model's choice is sure";
    const choices = [toChoice(choice.candidate, { arguments: choice.arguments, missing: [] })];
    return { kind: "question", question, candidates: names, missing: [], choices, confidence, reason };
  }
  return {
    kind: "tool_call",
    call: { tool: toTool(choice.candidate), arguments: choice.arguments },
    confidence,
    reason: "chosen by the model among the best matches",
  };
}

/** Of which tool an argument is missing, the model does not say: those that have them all, else any. */
function withArguments(candidates: readonly ToolCandidate[], missing: readonly string[]) {
  const having = candidates.filter(({ input_schema }) =>
    missing.every((name) => findArgument(input_schema, name) !== null),
  );
  return having.length > 0 ? having : candidates;
}
