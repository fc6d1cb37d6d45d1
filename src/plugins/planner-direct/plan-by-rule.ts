import type { JsonObject } from "../../contract/json.ts";
import type { Plan, PlanChoice, ToolCandidate } from "../../contract/tool.ts";
import { buildChoices, toChoice } from "../../planning/build-choices.ts";
import { composeQuestion } from "../../planning/compose-question.ts";
import { type FilledArguments, fillArguments } from "../../planning/fill-arguments.ts";
import { toTool } from "../to-tool.ts";

interface Question {
  question: string;
  known: JsonObject;
  /** Best first. */
  candidates: ToolCandidate[];
  /** How sure the first candidate is the wanted one. */
  confidence: number;
  /** Below it the answer is a question (S5). */
  threshold: number;
}

interface Draft {
  candidate: ToolCandidate;
  filled: FilledArguments;
}

/** A candidate this close to the first (as a share of its score) may replace it when only it has all its arguments. */
const CLOSE = 0.9;
const MAX_NAMED = 5;

/** One plan: a call when the match is sure and complete, else a question, else "nothing fits". */
export function planByRule(question: Question): Plan {
  const { candidates, confidence, threshold } = question;
  const names = candidates.slice(0, MAX_NAMED).map((candidate) => candidate.operation_id);
  const best = chooseDraft(question);
  if (!best || confidence === 0)
    return { kind: "no_tool", candidates: names, reason: "no operation matches the question" };
  if (confidence < threshold) {
    const choices = buildChoices(candidates, { query: question.question, context: question.known });
    return ask(best, { names, missing: [], choices, confidence });
  }
  const { missing } = best.filled;
  if (missing.length > 0) {
    return ask(best, { names, missing, choices: [toChoice(best.candidate, best.filled)], confidence });
  }
  return {
    kind: "tool_call",
    call: { tool: toTool(best.candidate), arguments: best.filled.arguments },
    confidence,
    reason: explain(best),
  };
}

/** The first candidate, unless it lacks arguments and a close one is complete. */
function chooseDraft({ question, known, candidates }: Question): Draft | undefined {
  const [first] = candidates;
  if (!first) return undefined;
  const drafts = candidates
    .filter((candidate) => candidate.score >= first.score * CLOSE)
    .slice(0, 3)
    .map((candidate) => ({ candidate, filled: fill(candidate, question, known) }));
  return drafts.find(({ filled }) => filled.missing.length === 0) ?? drafts[0];
}

function fill(candidate: ToolCandidate, query: string, context: JsonObject): FilledArguments {
  return fillArguments({ schema: candidate.input_schema, query, context, fields: candidate.fields });
}

function ask(
  { candidate }: Draft,
  found: { names: string[]; missing: string[]; choices: PlanChoice[]; confidence: number },
): Plan {
  const question = composeQuestion({
    tool: candidate.name,
    missing: found.missing.map((name) => describeArgument(candidate, name)),
    candidates: found.names,
  });
  return {
    kind: "question",
    question,
    candidates: found.names,
    missing: found.missing,
    choices: found.choices,
    confidence: found.confidence,
    reason: found.missing.length > 0 ? "a required argument is missing" : "the match is not sure",
  };
}

function describeArgument({ fields }: ToolCandidate, name: string) {
  const field = fields.parameters.find((parameter) => parameter.name === name);
  return {
    name,
    description: field?.description ?? "",
    ...(field && field.values.length > 0 && { enum: field.values }),
  };
}

function explain({ candidate, filled }: Draft): string {
  const given = Object.entries(filled.sources).map(([name, source]) => `${name} from the ${source}`);
  return `best match for the question in ${candidate.fields.api}${given.length > 0 ? `; ${given.join(", ")}` : ""}`;
}
