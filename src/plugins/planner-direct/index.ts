import { AGENT_DEFAULTS } from "../../agents/agent-file/with-defaults.ts";
import { isJsonObject } from "../../base/json.ts";
import { hasSeveralCommands } from "../../catalogue/search/find-tools.ts";
import type { Plan, ToolCandidate } from "../../contract/tool.ts";
import type { PlannerPlugin } from "../../kernel/plugin.ts";
import { withResults } from "../../kernel/shared-context.ts";
import { toSpans } from "../../planning/aligning/align.ts";
import { type Decision, decideOnce, type Ranked } from "../../planning/aligning/decide.ts";
import { askMissing, askWhich, MAX_CHOICES, toChoice } from "../../planning/asking/ask-about.ts";
import { describeObjections } from "../../planning/asking/compose-question.ts";
import { repairByRule } from "../../planning/schema/repair-by-rule.ts";
import type { PluginPorts } from "../plugin-ports.ts";
import { toTool } from "../to-tool.ts";

/** Of reads that the rules plan where a model could be asked. */
const SURE = 0.9;

/** A third as likely as the best. */
const RIVAL = Math.log(3);

/** A plan that asks is not sure, whatever the weights say. */
const LEAST_SURE = 0.5;

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

interface Question {
  /** Best first. */
  candidates: readonly ToolCandidate[];
  decision: Decision | null;
  /** Below it the answer is a question. */
  threshold: number;
}

/** One plan: a call when the request is understood and complete, else a question, else "nothing fits". */
export function planByRule({ candidates, decision, threshold }: Question): Plan {
  const names = candidates.slice(0, MAX_CHOICES).map((candidate) => candidate.operation_id);
  const [best] = decision?.ranked ?? [];
  if (decision === null || best === undefined || decision.isForeign)
    return {
      kind: "no_tool",
      candidates: names,
      reason: "no operation matches the request",
      ...readingOf(decision),
    };
  const { confidence, objections } = decision;
  if (objections.length === 0 && confidence >= threshold)
    return {
      kind: "tool_call",
      call: { tool: toTool(best.candidate), arguments: best.filling.arguments },
      confidence: Number(confidence.toFixed(3)),
      reason: explain(best),
      ...readingOf(decision),
    };
  return ask(decision, best, names);
}

/** What is missing, when only that keeps the best operation from being called; else which operation is meant. */
function ask(decision: Decision, best: Ranked, names: string[]): Plan {
  const { objections, ranked, confidence, request } = decision;
  const isMissing =
    objections.every((objection) => objection === "missing") && objections.length > 0 && !hasRival(ranked);
  const offered = isMissing ? [best] : ranked.slice(0, MAX_CHOICES);
  const choices = offered.map(({ candidate, filling }) => toChoice(candidate, filling));
  const [choice] = choices;
  const asking = {
    language: request.reading.lexicon.code,
    confidence: Math.min(confidence, LEAST_SURE),
    reason: describeObjections(objections),
  };
  const question =
    isMissing && choice !== undefined ? askMissing(choice, asking) : askWhich({ ...asking, choices });
  return { ...question, candidates: names, ...readingOf(decision) };
}

/** Another operation that may as well be meant and lacks something too: which one is asked before what it lacks. */
function hasRival([best, ...others]: readonly Ranked[]): boolean {
  return others.some(
    ({ filling, score }) => filling.missing.length > 0 && score > (best?.score ?? 0) - RIVAL,
  );
}

function readingOf(decision: Decision | null) {
  const [best] = decision?.ranked ?? [];
  return decision && best ? { reading: toSpans(decision.request, best.roles) } : {};
}

function explain({ candidate, filling }: Ranked): string {
  const given = filling.filled.map(
    ({ slot, source }) => `${slot.path.join(".")} from the ${source === "query" ? "request" : source}`,
  );
  return `best match for the request in ${candidate.fields.api}${given.length > 0 ? `; ${given.join(", ")}` : ""}`;
}
