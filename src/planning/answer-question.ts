import { type Fault, isJsonObject, type JsonObject } from "../contract/json.ts";
import type { OpenQuestion } from "../contract/open-question.ts";
import type { PlanChoice, ToolCandidate } from "../contract/tool.ts";
import { foldText } from "../language/split-words.ts";
import { PAGING_WORDS } from "../language/stop-words.ts";
import { isRequest } from "./answer/is-request.ts";
import { readChoice } from "./answer/read-choice.ts";
import { readPolarity } from "./answer/read-polarity.ts";
import { readTokens, type Token } from "./answer/read-tokens.ts";
import { isLongText } from "./answer/read-value.ts";
import { readValues } from "./answer/read-values.ts";
import { BEFORE_VALUES, FILLERS } from "./answer/words.ts";
import { fillArguments } from "./fill-arguments.ts";
import { overlayArguments } from "./overlay-arguments.ts";
import { findArgument } from "./schema/find-argument.ts";
import { findMissing } from "./schema/find-missing.ts";
import { listTypes } from "./schema/resolve-schema.ts";
import type { ArgumentValidator } from "./validate-arguments.ts";
import { splitWords } from "./words/split-words.ts";

export type Answer =
  /** One of the choices, with what is known for it by now. */
  | {
      kind: "chosen";
      choice: PlanChoice;
      tool: ToolCandidate;
      arguments: JsonObject;
      /** Still without a value, as dotted paths. */
      missing: string[];
      /** Values that were given and do not fit. */
      faults: Fault[];
    }
  /** An answer, but it does not say which, or says more than was understood. */
  | { kind: "unclear" }
  /** None of it: nothing is to be called. */
  | { kind: "refused" };

export interface AnswerInput {
  text: string;
  /** `user_context_data` of the answer. */
  context: JsonObject;
  /** What a search for the text itself finds: how sure it is (0: nothing), and whether that is one of the choices. */
  search: { confidence: number; isChoice: boolean };
  validate: ArgumentValidator;
  now?: Date;
}

/** Characters of an answer that is no message of its own. */
const MAX_ANSWER = 1_000;
/** A search this sure of something else counts against an answer that names nothing. */
const SURE = 0.75;

/**
 * Reads a text as the answer to a question: a choice (its place, id or name, yes or no), values of what is missing, or both.
 * Null when it asks for something of its own. Nothing is guessed: what is not understood is asked again.
 */
export function answerQuestion(open: OpenQuestion, { text, ...input }: AnswerInput): Answer | null {
  const choices = open.choices.flatMap((choice) => {
    const tool = open.tools.find(({ tool_id }) => tool_id === choice.tool_id);
    return tool ? [{ choice, tool }] : [];
  });
  const [first] = choices;
  if (first === undefined || foldText(text.trim()) === foldText(open.request.trim())) return null;
  const asksValues = open.missing.length > 0;
  // Longer texts choose nothing: a message that was asked for, or a request.
  if (text.length > MAX_ANSWER && !(asksValues && choices.length === 1 && takesLongText(first))) return null;
  if (asksValues && choices.length === 1 && isBoolean(first.tool, open.missing)) {
    return complete(first, text, false, input);
  }

  const { said, rest } = readPolarity(text);
  if (said === "no" && rest === "") return { kind: "refused" };
  // Where a value was asked for, "2" is one.
  const offered = choices.map(({ choice }) => choice);
  const names = choices.length > 1 || !asksValues || said !== null;
  const read = names ? readChoice(rest, offered, { byPlace: !asksValues || said !== null }) : null;
  if (read?.kind === "unclear") return { kind: "unclear" };
  if (read) return complete(choices[read.index] ?? first, read.rest, true, input);
  if (said === "no") return isNewRequest(rest, first, input) ? null : { kind: "unclear" };
  if (said === "yes") return sayYes(choices, asksValues, rest, input);
  if (isNewRequest(rest, asksValues ? first : null, input)) return null;
  if (choices.length > 1 && !asksValues) return orAskAgain(null, input);
  return orAskAgain(complete(first, rest, false, input), input);
}

/** Where a search finds nothing for the text either, the question stays open. */
function orAskAgain(answer: Answer | null, { search }: Reading): Answer | null {
  return answer ?? (search.confidence > 0 ? null : { kind: "unclear" });
}

interface Offered {
  choice: PlanChoice;
  tool: ToolCandidate;
}

type Reading = Omit<AnswerInput, "text">;

function sayYes(choices: Offered[], asksValues: boolean, rest: string, input: Reading): Answer | null {
  const [first] = choices;
  if (first === undefined || (choices.length > 1 && !asksValues)) return { kind: "unclear" };
  return complete(first, rest, true, input);
}

/** @param isChosen the text named the operation: what stands besides must be understood */
function complete({ choice, tool }: Offered, rest: string, isChosen: boolean, input: Reading): Answer | null {
  const { context, validate, now = new Date() } = input;
  const schema = tool.input_schema;
  const known = fillArguments({ schema, query: "", context, fields: tool.fields, now }).arguments;
  const before = overlayArguments(choice.arguments, known);
  const missing = findMissing(schema, before);
  const given =
    rest === "" ? { arguments: {}, faults: [] } : readValues(rest, { schema, missing, now, validate });
  const isRead = Object.keys(given.arguments).length > 0 || given.faults.length > 0;
  const more = rest === "" || isRead ? {} : readOthers(rest, { tool, before, now, validate });
  if (rest !== "" && !isRead && Object.keys(more).length === 0 && hasContent(rest)) {
    return isChosen || missing.length > 0 ? { kind: "unclear" } : null;
  }
  const args = overlayArguments(overlayArguments(before, more), given.arguments);
  return {
    kind: "chosen",
    choice,
    tool,
    arguments: args,
    missing: findMissing(schema, args),
    faults: given.faults,
  };
}

/** Values of arguments that nobody asked for, as a request would say them: "the second one, for Brno". */
function readOthers(rest: string, { tool, before, now, validate }: Others): JsonObject {
  const { input_schema: schema, fields, name } = tool;
  for (const query of [rest, `${name} ${rest}`]) {
    const filled = fillArguments({ schema, query, context: {}, fields, now });
    if (Object.values(filled.sources).includes("query")) return filled.arguments;
  }
  if (!BEFORE_VALUES.has(readTokens(rest)[0]?.folded ?? "")) return {};
  const free = Object.keys(isJsonObject(schema["properties"]) ? schema["properties"] : {}).filter(
    (argument) =>
      !Object.hasOwn(before, argument) && !splitWords(argument).some((word) => PAGING_WORDS.has(word)),
  );
  if (free.length !== 1) return {};
  return readValues(rest, { schema, missing: free, now, validate }).arguments;
}

interface Others {
  tool: ToolCandidate;
  before: JsonObject;
  now: Date;
  validate: ArgumentValidator;
}

/**
 * Whether a text asks for something by itself: it has a verb or a question word with what it is about, or a search is sure of
 * something else. A title or message that is asked for may look like a request, and is one when a search finds it.
 */
function isNewRequest(text: string, asked: Offered | null, { search }: Reading): boolean {
  const tokens = readTokens(text);
  const isName = isQuoted(text) || (isTitled(tokens) && search.confidence === 0);
  if (asked !== null && isName) return false;
  if (isRequest(tokens) && !namesCode(tokens, asked))
    return asked === null || search.confidence > 0 || !takesLongText(asked);
  const content = tokens.filter(({ folded }) => !FILLERS.has(folded));
  return search.confidence >= SURE && !search.isChoice && content.length > 1;
}

function isQuoted(text: string): boolean {
  return /^["'„“«].+["'“”»]$/u.test(text.trim());
}

/** "Open Day": a name, although it begins with a verb. */
function isTitled(tokens: readonly Token[]): boolean {
  return tokens.length > 1 && tokens.every(({ text }) => /^\p{Lu}/u.test(text));
}

/** "order INV-7" for an `order_id`. */
function namesCode([first, ...others]: readonly Token[], asked: Offered | null): boolean {
  const names = asked === null ? [] : findMissing(asked.tool.input_schema, asked.choice.arguments);
  return (
    names.flatMap((name) => splitWords(name)).includes(first?.folded ?? "") &&
    others.some(({ text }) => /\d/.test(text))
  );
}

function takesLongText({ choice, tool }: Offered): boolean {
  const [name, ...more] = findMissing(tool.input_schema, choice.arguments);
  const found = name === undefined ? null : findArgument(tool.input_schema, name);
  return found !== null && more.length === 0 && isLongText(found);
}

/** Of a sole missing boolean "yes" is the value. */
function isBoolean({ input_schema }: ToolCandidate, missing: readonly string[]): boolean {
  const schema = missing.length === 1 ? findArgument(input_schema, missing[0] ?? "")?.schema : undefined;
  return schema !== undefined && listTypes(schema).includes("boolean");
}

function hasContent(text: string): boolean {
  return readTokens(text).some(({ folded }) => !FILLERS.has(folded));
}
