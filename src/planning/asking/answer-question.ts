import { type Fault, isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { splitWords } from "../../base/text.ts";
import { intentOf } from "../../catalogue/search/verb-methods.ts";
import type { Objection } from "../../contract/decision.ts";
import type { OpenQuestion } from "../../contract/stored-shapes.ts";
import type { PlanChoice, ToolCandidate } from "../../contract/tool.ts";
import { foldText } from "../../language/split-words.ts";
import { PAGING_WORDS } from "../../language/stop-words.ts";
import { overlayArguments } from "../apply-context.ts";
import { alignOne } from "../deciding/decide.ts";
import { fillArguments } from "../fill-arguments.ts";
import { findArgument, findMissing, listTypes, removeArgument } from "../schema/find-argument.ts";
import type { ArgumentValidator } from "../schema/validate-arguments.ts";
import { isDoubtful } from "./find-doubt.ts";
import { matchPhrase, readChoice, readTokens, type Token, trimText } from "./read-choice.ts";
import { isLongText } from "./read-value.ts";
import { readValues } from "./read-values.ts";
import { ASKING, BEFORE_VALUES, FILLERS, NEVER_MIND, NO, QUESTION_WORDS, YES } from "./words.ts";

/** Maximum characters of an answer; a longer text is a new message. */
const MAX_ANSWER = 1_000;

/** Minimum search confidence at which another operation outweighs an answer without a name. */
const SURE = 0.75;

/** One of the choices, with its known arguments. */
interface Chosen {
  kind: "chosen";
  choice: PlanChoice;
  tool: ToolCandidate;
  arguments: JsonObject;
  /** Arguments without a value, as dotted paths. */
  missing: string[];
  /** Values that do not match the schema. */
  faults: Fault[];
}

type Answer =
  | Chosen
  /** An answer that is ambiguous or contains more than was understood. */
  | { kind: "unclear" }
  /** A rejection: nothing is called. */
  | { kind: "refused" };

interface AnswerInput {
  text: string;
  /** `user_context_data` of the answer. */
  context: JsonObject;
  /**
   * The result of a search for the text itself: its confidence (0: no result), and whether it is one of
   * the choices.
   */
  search: { confidence: number; isChoice: boolean };
  validate: ArgumentValidator;
  now?: Date;
}

/**
 * Reads a text as the answer to a question: a choice (its position, id or name, yes or no), missing
 * values, or both. Null when the text is a new request. Anything that is not understood is asked again.
 */
export function answerQuestion(open: OpenQuestion, { text, ...input }: AnswerInput): Answer | null {
  const choices = open.choices.flatMap((choice) => {
    const tool = open.tools.find(({ tool_id }) => tool_id === choice.tool_id);
    return tool ? [{ choice, tool }] : [];
  });
  const [first] = choices;
  if (first === undefined || foldText(text.trim()) === foldText(open.request.trim())) return null;
  const asksValues = open.missing.length > 0;
  // A longer text is a requested message or a new request.
  if (text.length > MAX_ANSWER && !(asksValues && choices.length === 1 && takesLongText(first))) return null;
  if (asksValues && choices.length === 1 && isBoolean(first.tool, open.missing)) {
    return complete(first, text, false, input);
  }

  const isTitle = asksValues && (isQuoted(text) || isTitled(readTokens(text)));
  const isLong = asksValues && choices.length === 1 && takesLongText(first);
  const polarity = isTitle ? { said: null, rest: text.trim() } : readPolarity(text);
  // "Right door is stuck" is a title.
  const { said, rest } = isLong && polarity.rest !== "" ? { said: null, rest: text.trim() } : polarity;
  if (said === "no" && rest === "") return { kind: "refused" };
  const isDoubt = said === "yes" ? isDoubtful(text) : rest !== "" && isDoubtful(rest);
  if (!isTitle && !isLong && isDoubt)
    return isNewRequest(rest, asksValues ? first : null, input) ? null : { kind: "unclear" };
  // "2" is a value if a value was requested.
  const offered = choices.map(({ choice }) => choice);
  const names = choices.length > 1 || !asksValues || said !== null;
  const read = names ? readChoice(rest, offered, { byPlace: !asksValues || said !== null }) : null;
  if (read?.kind === "unclear") return { kind: "unclear" };
  if (read) {
    const chosen = choices[read.index] ?? first;
    const isMore = hasContent(read.rest);
    if (isMore && !isCommanded(rest, chosen, input)) return null;
    const isRestated = isMore && isRequest(readTokens(rest));
    const completed = complete(chosen, read.rest, true, input);
    const restated = isRestated ? restate(chosen, rest, input) : null;
    // A value that does not fit is explained.
    const isFaulty = completed?.kind === "chosen" && completed.faults.length > 0;
    return restated === null || (isFaulty && restated.missing.length > 0) ? completed : restated;
  }
  if (said === "no") return isNewRequest(rest, first, input) ? null : { kind: "unclear" };
  if (said === "yes") return sayYes(choices, asksValues, rest, input);
  // "👍" and "thanks" do not confirm anything.
  if (!asksValues && choices.length === 1 && !hasContent(rest) && !CONFIRMS.test(foldText(rest)))
    return { kind: "unclear" };
  if (isNewRequest(rest, asksValues ? first : null, input)) return null;
  if (choices.length > 1 && !asksValues) return orUnclear(null, input);
  return orUnclear(complete(first, rest, false, input), input);
}

/** Fillers that confirm a proposal by themselves: "ok", "please". */
const CONFIRMS = /\b(ok|okay|please|prosim|bitte|prosze|por favor|s il vous plait|s il te plait|do it)\b/;

/** Repeats the question if a search for the text finds nothing either. */
function orUnclear(answer: Answer | null, { search }: Reading): Answer | null {
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

/**
 * Reads a choice that is a request by itself with the rules for requests: in "delete the mooring from Harborly" the
 * name of the service is no id. Null when the text has no value for the operation and none is missing.
 */
function restate({ choice, tool }: Offered, text: string, input: Reading): Chosen | null {
  const { context, now = new Date() } = input;
  const { input_schema: schema, fields } = tool;
  const filled = fillArguments({ schema, query: text, context, fields, now });
  const args = overlayArguments(choice.arguments, filled.arguments, true);
  const missing = findMissing(schema, args);
  if (missing.length === 0 && !Object.values(filled.sources).includes("query")) return null;
  return { kind: "chosen", choice, tool, arguments: args, missing, faults: [] };
}

/** Objections to a write whose operation is named, but not asked for: "don't delete a mooring 7". */
const UNWANTED: ReadonlySet<Objection> = new Set([
  "conditional",
  "negated",
  "past",
  "reported",
  "write_for_question",
]);

/** Whether the text asks for the operation that it names. Reads may be asked for in any form. */
function isCommanded(text: string, { tool }: Offered, { context, now }: Reading): boolean {
  if (tool.side_effect === "read") return true;
  const found = alignOne({ query: text, context, candidate: tool, ...(now && { now }) });
  return !found?.objections.some((objection) => UNWANTED.has(objection));
}

/** @param isChosen whether the text named the operation, so that the remaining text must be understood */
function complete({ choice, tool }: Offered, rest: string, isChosen: boolean, input: Reading): Answer | null {
  const { context, validate, now = new Date() } = input;
  const schema = tool.input_schema;
  const known = fillArguments({ schema, query: "", context, fields: tool.fields, now }).arguments;
  const before = overlayArguments(choice.arguments, known);
  const missing = findMissing(schema, before);
  const given =
    rest === "" ? { arguments: {}, faults: [] } : readValues(rest, { schema, missing, now, validate });
  const isRead = Object.keys(given.arguments).length > 0 || given.faults.length > 0;
  const found = rest === "" || isRead ? {} : readOthers(rest, { tool, before, missing, now, validate });
  // "yes, for Brno" replaces the town, but no number or code.
  const isReplaced = (key: string, value: Json) =>
    /\d/.test(String(value)) || !/\d/.test(String(before[key] ?? ""));
  const more = Object.fromEntries(Object.entries(found).filter(([key, value]) => isReplaced(key, value)));
  if (rest !== "" && !isRead && Object.keys(more).length === 0 && hasContent(rest)) {
    return isChosen || missing.length > 0 ? { kind: "unclear" } : null;
  }
  const args = overlayArguments(overlayArguments(before, more), given.arguments, true);
  return {
    kind: "chosen",
    choice,
    tool,
    arguments: args,
    missing: findMissing(schema, args),
    faults: given.faults,
  };
}

/** Reads values of arguments that were not asked for, as in a request: "the second one, for Brno". */
function readOthers(rest: string, { tool, before, missing, now, validate }: Others): JsonObject {
  const { input_schema: schema, fields, name } = tool;
  for (const query of [rest, `${name} ${rest}`]) {
    const filled = fillArguments({ schema, query, context: {}, fields, now });
    // What was asked for and not answered has no value: "I don't know".
    for (const name of missing) removeArgument(filled.arguments, name.split("."));
    if (Object.keys(filled.arguments).length > 0 && Object.values(filled.sources).includes("query"))
      return filled.arguments;
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
  missing: readonly string[];
  now: Date;
  validate: ArgumentValidator;
}

/**
 * Whether a text is a new request: it has a verb or a question word with an object, or a search finds
 * another operation with high confidence. A requested title or message may look like a request; it is one
 * if a search finds it.
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

/** "Open Day" is a name, although it starts with a verb. */
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

/** "yes" is the value of a single missing boolean. */
function isBoolean({ input_schema }: ToolCandidate, missing: readonly string[]): boolean {
  const schema = missing.length === 1 ? findArgument(input_schema, missing[0] ?? "")?.schema : undefined;
  return schema !== undefined && listTypes(schema).includes("boolean");
}

function hasContent(text: string): boolean {
  return readTokens(text).some(({ folded }) => !FILLERS.has(folded));
}

/** Whether a text is a request by itself: a question, or a verb with an object. */
function isRequest(tokens: readonly Token[]): boolean {
  const begin = tokens.findIndex(({ folded }) => !ASKING.has(folded));
  const rest = begin < 0 ? [] : tokens.slice(begin);
  const [first, ...others] = rest;
  if (first === undefined) return false;
  const content = others.filter(({ folded }) => !FILLERS.has(folded));
  if (content.length === 0) return false;
  if (QUESTION_WORDS.has(first.folded)) return true;
  return intentOf(first.folded) !== undefined;
}

interface Polarity {
  said: "yes" | "no" | null;
  /** The text after it. */
  rest: string;
}

/** Reads a yes or no at the start of an answer. "Never mind" is a no without further text. */
function readPolarity(text: string): Polarity {
  const tokens = readTokens(text);
  const content = tokens.filter(({ folded }) => !FILLERS.has(folded));
  if (isWhole(tokens, NEVER_MIND) || isWhole(content, NEVER_MIND)) return { said: "no", rest: "" };
  // "No. 91" is a number.
  if (/^n[oº°]\.?\s*\d/iu.test(text.trim())) return { said: null, rest: text.trim() };
  let first = 0;
  while (first < tokens.length && isInterjection(tokens[first])) first++;
  for (const [said, phrases] of [
    ["yes", YES],
    ["no", NO],
  ] as const) {
    const length = matchPhrase(tokens, first, phrases);
    if (length > 0) return { said, rest: cutFillers(text, tokens, first + length) };
  }
  return { said: null, rest: text.trim() };
}

/** "Yes, please" is equivalent to "yes". */
function cutFillers(text: string, tokens: readonly Token[], from: number): string {
  const left = tokens.slice(from);
  if (left.every(({ folded }) => FILLERS.has(folded))) return "";
  return trimText(text.slice(tokens[from]?.start ?? text.length));
}

function isWhole(tokens: readonly Token[], phrases: readonly string[][]): boolean {
  return tokens.length > 0 && matchPhrase(tokens, 0, phrases) === tokens.length;
}

function isInterjection(token: Token | undefined): boolean {
  return token !== undefined && ["ok", "okay", "well", "hm", "oh", "ah"].includes(token.folded);
}
