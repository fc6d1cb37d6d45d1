import type { Fault } from "../contract/json.ts";
import type { MissingArgument, Plan, PlanChoice } from "../contract/tool.ts";
import { detectLanguage } from "../language/detect-language.ts";
import { tokenize } from "../language/tokenize.ts";
import { composeQuestion } from "./compose-question.ts";
import { listValues } from "./schema/resolve-schema.ts";

type Question = Extract<Plan, { kind: "question" }>;

/** Maximum characters of a request that are used for language detection. */
const MAX_READ = 1_000;

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
    question: composeQuestion({ tool: "", missing: [], candidates: nameChoices(choices), language }),
    candidates: choices.map(({ operation_id }) => operation_id),
    missing: [],
    choices,
    confidence,
    reason,
  };
}

/** Asks for the missing arguments of an operation, and reports the values that do not match. */
export function askMissing(
  choice: PlanChoice,
  { language, confidence, reason, faults = [] }: Omit<Asking, "choices"> & { faults?: readonly Fault[] },
): Question {
  const missing = choice.missing.map(describeMissing);
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

function describeMissing({ name, description, schema }: MissingArgument) {
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
