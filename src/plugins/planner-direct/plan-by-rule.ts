import type { Plan, ToolCandidate } from "../../contract/tool.ts";
import { toSpans } from "../../planning/aligning/align.ts";
import type { Decision, Objection, Ranked } from "../../planning/aligning/decide.ts";
import { MAX_CHOICES, toChoice } from "../../planning/build-choices.ts";
import { composeQuestion } from "../../planning/compose-question.ts";
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
  const missing = isMissing ? best.filling.missing : [];
  const question = composeQuestion({
    tool: best.candidate.name,
    missing: missing.map((name) => describeArgument(best.candidate, name)),
    candidates: nameChoices(offered),
    language: request.reading.lexicon.code,
  });
  return {
    kind: "question",
    question,
    candidates: names,
    missing,
    choices,
    confidence: Math.min(confidence, LEAST_SURE),
    reason: describeObjections(objections),
    ...readingOf(decision),
  };
}

/** A third as likely as the best. */
const RIVAL = Math.log(3);

/** Another operation that may as well be meant and lacks something too: which one is asked before what it lacks. */
function hasRival([best, ...others]: readonly Ranked[]): boolean {
  return others.some(
    ({ filling, score }) => filling.missing.length > 0 && score > (best?.score ?? 0) - RIVAL,
  );
}

/** Operations of the same name are told apart by their API. */
function nameChoices(offered: readonly Ranked[]): string[] {
  const names = offered.map(({ candidate }) => candidate.name || candidate.operation_id);
  return offered.map(({ candidate }, i) => {
    const name = names[i] ?? "";
    return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${candidate.fields.api})`;
  });
}

/** A plan that asks is not sure, whatever the weights say. */
const LEAST_SURE = 0.5;

function readingOf(decision: Decision | null) {
  const [best] = decision?.ranked ?? [];
  return decision && best ? { reading: toSpans(decision.request, best.roles) } : {};
}

const REASONS: Readonly<Record<Objection, string>> = {
  twin: "another operation fits just as well",
  missing: "a required argument is missing",
  leftover: "a part of the request was not understood",
  negated: "the request is negated",
  conditional: "the request depends on a condition or on a later time",
  reported: "the request reports what somebody else said",
  past: "the request speaks of the past",
  advice: "the request asks how or whether to do it",
  not_commanded: "the request does not ask for this to be done",
  write_for_question: "a question never leads to a write",
  other_action: "the operation does something else than what was asked for",
  several: "the request asks for several things",
};

function describeObjections(objections: readonly Objection[]): string {
  return objections.length === 0
    ? "the match is not sure"
    : objections.map((objection) => REASONS[objection]).join("; ");
}

function describeArgument({ fields }: ToolCandidate, name: string) {
  const field = fields.parameters.find((parameter) => parameter.name === name);
  return {
    name,
    description: field?.description ?? "",
    ...(field && field.values.length > 0 && { enum: field.values }),
  };
}

function explain({ candidate, filling }: Ranked): string {
  const given = filling.filled.map(
    ({ slot, source }) => `${slot.path.join(".")} from the ${source === "query" ? "request" : source}`,
  );
  return `best match for the request in ${candidate.fields.api}${given.length > 0 ? `; ${given.join(", ")}` : ""}`;
}
