import { AGENT_DEFAULTS, governTools, renderPolicyPrompts } from "../../agents/policy.ts";
import { isJsonObject } from "../../base/json.ts";
import { findTools } from "../../catalogue/search/find-tools.ts";
import type { FoundDecision } from "../../contract/decision.ts";
import type { ChatModel } from "../../contract/ports.ts";
import { type Plan, type ToolCandidate, toTool } from "../../contract/tool.ts";
import type { PlannerPlugin } from "../../kernel/plugin.ts";
import { countUsage, type ThinkingContext, withResults } from "../../kernel/shared-context.ts";
import { applyContext } from "../../planning/apply-context.ts";
import { askMissing, askWhich, buildChoices, toChoice } from "../../planning/asking/ask-about.ts";
import { describeObjections } from "../../planning/asking/compose-question.ts";
import { decisionOf } from "../../planning/deciding/decide-found.ts";
import { type Choice, chooseWithModel } from "../../planning/model/choose-with-model.ts";
import { repairWithModel, spreadSources } from "../../planning/model/repair-with-model.ts";
import { findArgument, findMissing } from "../../planning/schema/find-argument.ts";
import { maskReading } from "../../privacy/apply-rules.ts";
import { chatForRun, findChat, type PluginPorts } from "../plugin-ports.ts";

/** Maximum number of candidates offered to the model as functions. */
const MAX_OFFERED = 8;
const MAX_SEARCH = 1_000;

/**
 * Plans with a chat model if one is configured and the rules have no plan. One call offers the candidates as functions.
 * If the model announces another step, it is called again with the result, and may then report that nothing is left.
 */
export function plannerModel(ports: PluginPorts): PlannerPlugin {
  return {
    name: "planner-model",
    plugin_type: "PLANNER",
    version: "1.0.0",
    order: 20,
    setup() {},
    async execute(context) {
      const { asked, found, planned } = context.payload;
      const chat = findChat(ports, context);
      if (!chat || planned.plan?.kind === "tool_call") return context;
      const { choice, candidates } = await choose(chat, context, ports);
      countUsage(context, choice.usage);
      return withResults(context, {
        found: { ...found, candidates },
        planned: {
          plan: toPlan(choice, candidates, context),
          more_steps: choice.kind === "call" && choice.more_steps && !asked.dry_run,
        },
      });
    },
    async repair({ tool, arguments: args }, faults, context) {
      const { payload, user_input } = context;
      const chat = findChat(ports, context);
      const schema = tool.input_schema;
      // If the caller named the tool and its arguments, the faults are reported instead of repaired.
      const isOurs = payload.found.candidates.length > 0;
      if (!chat || !isOurs || !isJsonObject(schema)) return null;
      const repaired = await repairWithModel(chatForRun(chat, context), {
        schema,
        arguments: args,
        faults,
      });
      countUsage(context, repaired.usage);
      // Values of the caller's context override those of the model.
      return applyContext(repaired.arguments, {
        schema,
        query: user_input,
        context: payload.asked.user_context_data,
      });
    },
  };
}

/** Returns the model's choice with its candidates, which include those of another search by the model. */
async function choose(
  chat: ChatModel,
  context: ThinkingContext,
  ports: PluginPorts,
): Promise<{ choice: Choice; candidates: readonly ToolCandidate[] }> {
  const { payload, user_input, history } = context;
  const { user_context_data, policy } = payload.asked;
  let { candidates } = payload.found;
  const decision = decisionOf(payload.found, { query: user_input, context: user_context_data });
  const choice = await chooseWithModel(chatForRun(chat, context), {
    query: user_input,
    context: user_context_data,
    candidates: spreadSources(candidates, MAX_OFFERED),
    history,
    prompts: policy && renderPolicyPrompts(policy, user_input),
    reading: decision === null ? "" : describeReading(decision, context),
    searchAgain: async (query) => {
      candidates = await searchAgain(query, { context, candidates }, ports);
      return candidates.slice(0, 2 * MAX_OFFERED);
    },
  });
  return { choice, candidates };
}

/**
 * Describes the role of each part of the request for the best candidate. The request is masked as a whole, because
 * personal data may not be recognizable in a part.
 */
function describeReading(decision: FoundDecision, { payload, user_input }: ThinkingContext): string {
  const [best] = decision.ranked;
  if (best === undefined) return "";
  const { reading } = maskReading(user_input, decision.reading, payload.asked.policy);
  const spans = (reading ?? []).map(
    ({ text, role, detail }) => `"${text}": ${detail ?? role.replace("_", " ")}`,
  );
  return `best match ${best.candidate.operation_id}; ${spans.join(", ")}`;
}

/** The candidates for the model's query under the same policy, followed by the previous ones. */
async function searchAgain(
  query: string,
  { context, candidates }: { context: ThinkingContext; candidates: readonly ToolCandidate[] },
  ports: PluginPorts,
): Promise<ToolCandidate[]> {
  const { asked } = context.payload;
  const found = await findTools(ports, asked.caller, query.slice(0, MAX_SEARCH), {
    context: asked.user_context_data,
    connectorIds: asked.connector_ids,
    conversationId: asked.conversation_id,
  });
  const governed = asked.policy === null ? [] : governTools(asked.policy, found.candidates);
  const known = new Set(governed.map(({ tool_id }) => tool_id));
  return [...governed.slice(0, MAX_OFFERED), ...candidates.filter(({ tool_id }) => !known.has(tool_id))];
}

function toPlan(
  choice: Choice,
  candidates: readonly ToolCandidate[],
  { payload, user_input }: ThinkingContext,
): Plan {
  const { policy, user_context_data } = payload.asked;
  const { match_confidence } = payload.found;
  const names = candidates.slice(0, MAX_OFFERED).map((candidate) => candidate.operation_id);
  if (choice.kind === "finished")
    return { kind: "finished", reason: "the model reports that nothing is left to do" };
  if (choice.kind === "none") return { kind: "no_tool", candidates: names, reason: choice.reason };
  if (choice.kind === "ask") {
    const { question, missing } = choice;
    return {
      kind: "question",
      question,
      candidates: names,
      missing,
      choices: buildChoices(withArguments(candidates.slice(0, MAX_OFFERED), missing), {
        query: user_input,
        context: user_context_data,
      }),
      confidence: match_confidence,
      reason: "the model asks",
    };
  }
  const { candidate, checked } = choice;
  const { objections, unused, reading, language } = checked;
  const isRefused = candidate.side_effect !== "read" && objections.length > 0;
  const gaps = findMissing(candidate.input_schema, choice.arguments);
  const missing = gaps.filter((name) => checked.invented.includes(name) || checked.missing.includes(name));
  const confidence = Number(
    (isRefused ? Math.min(MAX_UNREQUESTED_CONFIDENCE, checked.confidence) : checked.confidence).toFixed(3),
  );
  const threshold = policy?.confidence_threshold ?? AGENT_DEFAULTS.confidence_threshold;
  const isSure = confidence >= threshold;
  // The part is not quoted here; the reading contains it, masked with the whole request.
  const notUsed = unused.length > 0 ? "; a part of the request is not used" : "";
  if (isSure && missing.length === 0)
    return {
      kind: "tool_call",
      call: { tool: toTool(candidate), arguments: choice.arguments },
      confidence,
      reason: `chosen by the model among the best matches${notUsed}`,
      reading,
      threshold,
    };
  const asked = toChoice(candidate, { arguments: choice.arguments, missing });
  const reason = isRefused
    ? describeObjections(objections)
    : missing.length > 0
      ? "a required argument is missing"
      : `the request does not explain the model's choice${notUsed}`;
  const asking = { language, confidence, reason };
  const question =
    missing.length > 0 && !isRefused ? askMissing(asked, asking) : askWhich({ ...asking, choices: [asked] });
  return { ...question, candidates: names, reading, threshold };
}

/** Maximum confidence of a write that the request does not ask for, so that the user is asked. */
const MAX_UNREQUESTED_CONFIDENCE = 0.3;

/** The model does not report which tool lacks arguments. Returns the candidates that have all of them, else all. */
function withArguments(candidates: readonly ToolCandidate[], missing: readonly string[]) {
  const having = candidates.filter(({ input_schema }) =>
    missing.every((name) => findArgument(input_schema, name) !== null),
  );
  return having.length > 0 ? having : candidates;
}
