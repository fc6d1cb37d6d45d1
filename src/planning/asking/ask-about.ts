import type { Fault, JsonObject } from "../../base/json.ts";
import type { Objection } from "../../contract/decision.ts";
import type { MissingArgument, Plan, PlanChoice, ReadSpan, ToolCandidate } from "../../contract/tool.ts";
import { detectLanguage } from "../../language/detect-language.ts";
import { tokenize } from "../../language/tokenize.ts";
import { fillArguments } from "../fill-arguments.ts";
import { findArgument, listValues } from "../schema/find-argument.ts";
import { composeNotUnderstood, composeQuestion, explainQuestion } from "./compose-question.ts";

/** Maximum characters of a request that are used for language detection. */
const MAX_READ = 1_000;

/** Maximum number of operations in one question. */
export const MAX_CHOICES = 5;

/** Maximum characters of one argument's schema. */
const MAX_SCHEMA = 4_000;

const MAX_DESCRIPTION = 500;

type Question = Extract<Plan, { kind: "question" }>;

interface Asking {
  /** Best first. */
  choices: PlanChoice[];
  /** ISO 639-1 code of the request. */
  language: string;
  confidence: number;
  reason: string;
}

/**
 * Asks which of several operations is meant, by their names; operations with the same name are
 * distinguished by their API.
 */
export function askWhich({ choices, language, confidence, reason }: Asking): Question {
  return {
    kind: "question",
    question: composeQuestion({
      tool: "",
      missing: [],
      candidates: nameChoices(choices),
      values: choices.length === 1 ? (choices[0]?.arguments ?? {}) : {},
      language,
    }),
    candidates: choices.map(({ operation_id }) => operation_id),
    missing: [],
    choices,
    confidence,
    reason,
  };
}

/**
 * The question with the reason why nothing was called, and with the parts of the request that were not understood.
 * @param reading for the best operation
 */
export function addReasons(
  question: Question,
  {
    objections,
    forbids,
    reading,
    language,
  }: { objections: readonly Objection[]; forbids: boolean; reading: readonly ReadSpan[]; language: string },
): Question {
  const isUnclear = objections.includes("leftover") && !forbids;
  const unused = isUnclear ? composeNotUnderstood(notUnderstood(reading), language) : undefined;
  // A read is asked about because it was not understood, whatever the request says about time.
  const isRead = question.choices[0]?.side_effect === "read";
  const reasons = isRead ? objections.filter((each) => each === "several") : objections;
  return {
    ...question,
    ...(unused !== undefined && { preface: unused }),
    question: explainQuestion(question.question, { objections: reasons, forbids, language }),
    reading,
  };
}

/** The parts of a request that were not understood; adjacent words are one part. */
function notUnderstood(reading: readonly ReadSpan[]): string[] {
  const parts: string[] = [];
  let end = -1;
  for (const span of reading) {
    if (span.role !== "not_understood") continue;
    if (span.start - end === 1 && parts.length > 0) parts.push(`${parts.pop()} ${span.text}`);
    else parts.push(span.text);
    end = span.end;
  }
  return parts;
}

/** Asks for the missing arguments of an operation, and reports the values that do not match. */
export function askMissing(
  choice: PlanChoice,
  { language, confidence, reason, faults = [] }: Omit<Asking, "choices"> & { faults?: readonly Fault[] },
): Question {
  const missing = choice.missing.map(summarizeMissing);
  const question = composeQuestion({
    tool: nameOf(choice),
    missing,
    candidates: nameChoices([choice]),
    language,
  });
  const faultText = faults.map(({ message }) => `${message.replace(/\.$/, "")}. `).join("");
  return {
    kind: "question",
    question: `${faultText}${question}`,
    candidates: [choice.operation_id],
    missing: choice.missing.map(({ name }) => name),
    choices: [choice],
    confidence,
    reason,
  };
}

function summarizeMissing({ name, description, schema }: MissingArgument) {
  const values = listValues(schema).map(String);
  return { name, description, ...(values.length > 0 && { enum: values }) };
}

function nameOf({ name, operation_id }: PlanChoice): string {
  return name || operation_id;
}

function nameChoices(choices: readonly PlanChoice[]): string[] {
  const names = choices.map(nameOf);
  return choices.map(({ api }, i) => {
    const name = names[i] ?? "";
    return names.indexOf(name) === names.lastIndexOf(name) || api === "" ? name : `${name} (${api})`;
  });
}

/** ISO 639-1 code of the language of a request. */
export function languageOf(request: string): string {
  return detectLanguage(tokenize(request.slice(0, MAX_READ)).tokens);
}

/** The best candidates as choices, with the arguments from the request and the context. */
export function buildChoices(
  candidates: readonly ToolCandidate[],
  { query, context }: { query: string; context: JsonObject },
): PlanChoice[] {
  return candidates
    .slice(0, MAX_CHOICES)
    .map((candidate) =>
      toChoice(
        candidate,
        fillArguments({ schema: candidate.input_schema, query, context, fields: candidate.fields }),
      ),
    );
}

/** One operation of a question. `missing` are dotted paths from `fillArguments`. */
export function toChoice(
  { tool_id, operation_id, connector_id, name, side_effect, fields, input_schema }: ToolCandidate,
  filled: { arguments: JsonObject; missing: readonly string[] },
): PlanChoice {
  return {
    tool_id,
    operation_id,
    connector_id,
    api: fields.api,
    name,
    side_effect,
    arguments: filled.arguments,
    missing: filled.missing.map((argument) => describeMissing(input_schema, argument)),
  };
}

function describeMissing(root: JsonObject, name: string): MissingArgument {
  const schema = findArgument(root, name)?.schema ?? {};
  const text = schema["description"] ?? schema["title"];
  const description = typeof text === "string" ? text.slice(0, MAX_DESCRIPTION) : "";
  return { name, description, schema: toSelfContained(root, schema) };
}

/**
 * Adds the definitions that its references need. If the result is too large, returns only what a form
 * needs.
 */
function toSelfContained(root: JsonObject, schema: JsonObject): JsonObject {
  const { $defs } = root;
  const refers = JSON.stringify(schema).includes('"$ref"');
  const whole = refers && $defs !== undefined ? { ...schema, $defs } : schema;
  if (JSON.stringify(whole).length <= MAX_SCHEMA) return whole;
  const { type = "string", format, pattern } = schema;
  return { type, ...(format !== undefined && { format }), ...(pattern !== undefined && { pattern }) };
}
