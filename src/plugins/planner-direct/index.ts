import { AGENT_DEFAULTS } from "../../agents/policy.ts";
import { isJsonObject } from "../../base/json.ts";
import { hasSeveralCommands } from "../../catalogue/search/find-tools.ts";
import type { FoundDecision, RankedCandidate } from "../../contract/decision.ts";
import { type Plan, type ToolCandidate, toTool } from "../../contract/tool.ts";
import type { PlannerPlugin } from "../../kernel/plugin.ts";
import { withResults } from "../../kernel/shared-context.ts";
import { addReasons, askMissing, askWhich, MAX_CHOICES, toChoice } from "../../planning/asking/ask-about.ts";
import { describeObjections } from "../../planning/asking/compose-question.ts";
import { decisionOf } from "../../planning/deciding/decide-found.ts";
import { repairByRule } from "../../planning/schema/coerce-value.ts";
import { findChat, type PluginPorts } from "../plugin-ports.ts";

/** Minimum confidence of reads that are planned by rules although a model is configured. */
const MIN_CONFIDENCE = 0.9;

/** Maximum distance to the best score of a rival: it is at least a tenth as likely. */
const MAX_RIVAL_DISTANCE = Math.log(10);

/** Maximum distance to the best score of an operation that a question offers: it is at least a fiftieth as likely. */
const MAX_OFFERED_DISTANCE = Math.log(50);

/** Maximum confidence of a question. */
const MAX_QUESTION_CONFIDENCE = 0.5;

/** Plans by rules, without a model: the best match, with arguments from the context and the request's text. */
export function plannerDirect(ports: PluginPorts): PlannerPlugin {
  return {
    name: "planner-direct",
    plugin_type: "PLANNER",
    version: "1.0.0",
    order: 10,
    setup() {},
    async execute(context) {
      const { payload, user_input, history } = context;
      const chat = findChat(ports, context);
      // Later steps and requests with several commands are planned by the model.
      if (history.length > 0 || (chat !== null && hasSeveralCommands(user_input))) return context;
      const { asked, found, planned } = payload;
      if (planned.plan !== null) return context;
      const { candidates } = found;
      const decision = decisionOf(found, { query: user_input, context: asked.user_context_data });
      const threshold = asked.policy?.confidence_threshold ?? AGENT_DEFAULTS.confidence_threshold;
      const plan = planByRule({ candidates, decision, threshold });
      const isPlanned = chat === null || isRuled(plan, decision) || isExplainedRead(plan, decision);
      return isPlanned
        ? withResults(context, { planned: { ...planned, plan: { ...plan, threshold } } })
        : withResults(context, { found: { ...found, decision } });
    },
    async repair({ tool, arguments: args }, faults) {
      return isJsonObject(tool.input_schema) ? repairByRule(tool.input_schema, args, faults) : null;
    },
  };
}

/**
 * If a model is configured, rules only plan reads of which they explain every word. Writes are always planned by the
 * model. A word that only qualifies the operation, or was used as a value because nothing else matches it, may have a
 * meaning that the rules do not know.
 */
function isExplainedRead(plan: Plan, decision: FoundDecision | null): boolean {
  return (
    plan.kind === "tool_call" &&
    plan.call.tool.side_effect === "read" &&
    plan.confidence >= MIN_CONFIDENCE &&
    decision?.features.swallowed === 0 &&
    (plan.reading ?? []).every(({ role }) => role !== "qualifier" && role !== "not_understood")
  );
}

/** Whether a rule of the account chose the operation, and nothing speaks against the call. */
function isRuled(plan: Plan, decision: FoundDecision | null): boolean {
  return plan.kind === "tool_call" && decision !== null && decision.rule !== null;
}

interface Question {
  /** Best first. */
  candidates: readonly ToolCandidate[];
  decision: FoundDecision | null;
  /** Below it the answer is a question. */
  threshold: number;
}

/** Returns a call if the request is understood and complete, else a question, else "no tool". */
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
      reason: describeMatch(best, decision.rule),
      ...readingOf(decision),
    };
  return ask(decision, best, names);
}

/**
 * Asks for missing values if nothing else prevents the call of the only likely operation, else which operation is
 * meant.
 */
function ask(decision: FoundDecision, best: RankedCandidate, names: string[]): Plan {
  const { objections, confidence, language } = decision;
  const likely = listOffered(decision, best);
  const isMissing = objections.includes("missing") && isOnlyIncomplete(decision, likely);
  const offered = isMissing ? [best] : likely;
  const choices = offered.map(({ candidate, filling }) => toChoice(candidate, filling));
  const [choice] = choices;
  const asking = {
    language,
    confidence: Math.min(confidence, MAX_QUESTION_CONFIDENCE),
    reason: describeObjections(objections),
  };
  const question =
    isMissing && choice !== undefined ? askMissing(choice, asking) : askWhich({ ...asking, choices });
  return { ...addReasons(question, decision), candidates: names };
}

/** The likely operations, best first; of a request that forbids something, reads of the same API. */
function listOffered({ ranked, forbids }: FoundDecision, best: RankedCandidate): readonly RankedCandidate[] {
  const distance = forbids ? 2 * MAX_OFFERED_DISTANCE : MAX_OFFERED_DISTANCE;
  const likely = ranked.filter(({ score }) => score >= best.score - distance);
  const offered = forbids
    ? likely.filter(
        ({ candidate }) =>
          candidate.side_effect === "read" && candidate.connector_id === best.candidate.connector_id,
      )
    : likely;
  return offered.slice(0, MAX_CHOICES);
}

/** Whether values are all that the call needs. The choice between likely operations is asked before the values. */
function isOnlyIncomplete(
  { objections, ranked, features }: FoundDecision,
  likely: readonly RankedCandidate[],
): boolean {
  const [best, ...others] = ranked;
  const hasRival = others.some(
    ({ filling, score }) => filling.missing.length > 0 && score > (best?.score ?? 0) - MAX_RIVAL_DISTANCE,
  );
  const isPlain = objections.every((each) => each === "missing");
  const isAlone =
    likely.length === 1 &&
    features.swallowed === 0 &&
    objections.every((each) => each === "missing" || each === "leftover");
  return isAlone || (isPlain && !hasRival);
}

function readingOf(decision: FoundDecision | null) {
  return decision === null ? {} : { reading: decision.reading };
}

function describeMatch({ candidate, filling }: RankedCandidate, rule: FoundDecision["rule"]): string {
  const given = filling.filled.map(
    ({ slot, source }) => `${slot.path.join(".")} from the ${source === "query" ? "request" : source}`,
  );
  const why =
    rule === null
      ? `best match for the request in ${candidate.fields.api}`
      : `the rule for "${rule.phrase}" chooses ${candidate.operation_id}`;
  return `${why}${given.length > 0 ? `; ${given.join(", ")}` : ""}`;
}
