import type { Plan, ToolCandidate } from "../../contract/tool.ts";
import { toSpans } from "../../planning/aligning/align.ts";
import type { Decision, Ranked } from "../../planning/aligning/decide.ts";
import { askMissing, askWhich } from "../../planning/ask-about.ts";
import { MAX_CHOICES, toChoice } from "../../planning/build-choices.ts";
import { describeObjections } from "../../planning/describe-objections.ts";
import { toTool } from "../to-tool.ts";

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
      confidence,
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

/** A third as likely as the best. */
const RIVAL = Math.log(3);

/** Another operation that may as well be meant and lacks something too: which one is asked before what it lacks. */
function hasRival([best, ...others]: readonly Ranked[]): boolean {
  return others.some(
    ({ filling, score }) => filling.missing.length > 0 && score > (best?.score ?? 0) - RIVAL,
  );
}

/** A plan that asks is not sure, whatever the weights say. */
const LEAST_SURE = 0.5;

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
