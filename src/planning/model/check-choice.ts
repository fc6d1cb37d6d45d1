import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import type { Objection } from "../../contract/decision.ts";
import type { HistoryEntry, ReadSpan, ToolCandidate } from "../../contract/tool.ts";
import type { Alignment } from "../aligning/align.ts";
import type { Request } from "../aligning/request-words.ts";
import { toSpans } from "../aligning/roles/to-spans.ts";
import { alignOne } from "../deciding/decide.ts";
import { replacedWords } from "../deciding/given-negations.ts";
import { foldForSearch } from "../deciding/given-words.ts";
import { findMissing, flattenArguments, ONLY } from "../schema/find-argument.ts";
import type { ChoiceFeatures } from "./choice-features.ts";
import { CHOICE_WEIGHTS } from "./choice-weights.ts";
import { findSourceWords, findSupport, type Support } from "./find-support.ts";
import { createSearchedText, searchRequest } from "./searched-text.ts";
import { objectionsTo } from "./weigh-objections.ts";

export interface ChoiceToCheck {
  candidate: ToolCandidate;
  arguments: JsonObject;
  query: string;
  context: JsonObject;
  history: readonly HistoryEntry[];
  /** Whether another call follows, which may use the remaining words. */
  hasMore: boolean;
}

export interface CheckedChoice {
  /**
   * Arguments whose values occur in neither the request, the context nor earlier results; dotted paths.
   */
  invented: string[];
  /**
   * Required arguments without a value. Empty if an argument has an unknown name, because the repair may
   * rename it.
   */
  missing: string[];
  /** Words of the request that neither the operation nor an argument uses. */
  unused: string[];
  /** Reasons why the request does not ask for this write, regardless of the model's choice. */
  objections: Objection[];
  /** How well the request explains the choice and its arguments, 0…1. */
  confidence: number;
  features: ChoiceFeatures;
  /** ISO 639-1 code. */
  language: string;
  reading: ReadSpan[];
}

/**
 * Checks a model's choice against the request: its values must have a source, and no part of the request
 * may be dropped silently.
 */
export function checkChoice(choice: ChoiceToCheck): CheckedChoice {
  const { candidate, arguments: args, query, context } = choice;
  const found = alignOne({ query, context, candidate });
  if (found === null) return WITHOUT_WORDS;
  const { request, alignment } = found;
  const said = foldForSearch(JSON.stringify(args));
  const wordsOf = (i: number) => foldForSearch(request.words[i]?.token.text ?? "");
  const ruleArguments = alignment.filling.arguments;
  // A value that the rules found for an argument is unused if the model omits the argument or fills it
  // differently.
  const dropped = alignment.filling.filled.flatMap(({ slot, source, tokens }) => {
    const [given, ruled] = [args, ruleArguments].map((each) => JSON.stringify(valueAt(each, slot.path)));
    return source === "query" && given !== ruled ? tokens : [];
  });
  const replaced = replacedWords(request);
  const leftover = [...new Set([...alignment.leftover, ...dropped])]
    .sort((a, b) => a - b)
    .filter((i) => !replaced.includes(i))
    .filter((i) => request.words[i]?.isContent && !said.includes(wordsOf(i)));
  const supports = supportAll(choice, request, alignment, leftover);
  const invented = [...supports].flatMap(([path, { support }]) => (support === null ? [path] : []));
  const sourceWords = new Set([...supports.values()].flatMap(({ words }) => words));
  // A reworded value uses the words that the rules found for the same argument, otherwise one part of the
  // request.
  const reworded = [...supports.values()].filter(
    ({ isReworded, words }) => isReworded && words.length === 0,
  ).length;
  const spans = spansOf(leftover.filter((i) => !sourceWords.has(i)));
  // A code or an address has no other words.
  const isExact = (span: readonly number[]) =>
    span.some((i) => /^(code|uuid|email|url|phone)$/.test(request.words[i]?.token.kind ?? ""));
  const unused = [...spans.filter(isExact), ...spans.filter((span) => !isExact(span)).slice(reworded)]
    .flat()
    .sort((a, b) => a - b);
  const reading = toSpans(
    request,
    alignment.roles.map((role, i) =>
      unused.includes(i)
        ? { role: "not_understood" as const }
        : role.role === "not_understood"
          ? { role: "argument" as const }
          : role,
    ),
  );
  const missing = missingOf(choice);
  const features = featuresOf(choice, request, alignment, { unused, supports, missing });
  return {
    invented,
    missing,
    unused: unused.map((i) => request.words[i]?.token.text ?? ""),
    objections: objectionsTo(found, args, { unused, isExplained: isExplained(request, unused, supports) }),
    confidence: confidenceOfChoice(features),
    features,
    language: request.reading.lexicon.code,
    reading,
  };
}

interface Supported {
  support: Support | null;
  /** Whether it rewords unused words. */
  isReworded: boolean;
  /** Words of the request that express it in another form. */
  words: readonly number[];
}

function missingOf({ candidate, arguments: args }: ChoiceToCheck): string[] {
  const { properties } = candidate.input_schema;
  const isKnown = (name: string) => isJsonObject(properties) && Object.hasOwn(properties, name);
  return Object.keys(args).every(isKnown) ? findMissing(candidate.input_schema, args) : [];
}

/** Minimum match of a word with a word of the operation. */
const OWN_WORD = 0.9;

type Supports = ReadonlyMap<string, Supported>;

function supportAll(
  { arguments: args, context, history }: ChoiceToCheck,
  request: Request,
  { profile, filling, roles }: Alignment,
  leftover: readonly number[],
): Supports {
  const known = createSearchedText(
    [context, ...history.flatMap(({ result, arguments: given }) => [given, result])].map(textOf).join("\n"),
  );
  const said = searchRequest(request);
  const descriptive = roles.flatMap(({ role }, i) =>
    request.words[i]?.isContent && role !== "action" && role !== "argument" ? [i] : [],
  );
  const resource = descriptive.filter((i) =>
    profile.words.some((word) => word.place !== "text" && request.match(i, word) >= OWN_WORD),
  );
  const exact = new Set(profile.owners.keys());
  // "They brought a second dog, update it": a reason may contain the new value.
  const background = request.words.flatMap(({ clause, isContent, index }) =>
    clause.isBackground && clause !== request.main && isContent ? [index] : [],
  );
  return new Map(
    Object.entries(flattenArguments(args)).map(([path, value]): [string, Supported] => {
      const slot = profile.slots.find((each) => each.path.join(".") === path);
      const own = filling.filled.filter(
        (each) => each.slot === slot || each.slot.path.slice(0, slot?.path.length).join(".") === path,
      );
      const ownTokens = own.flatMap(({ tokens }) => tokens);
      const isFromRules =
        own.length > 0 &&
        JSON.stringify(valueAt(filling.arguments, slot?.path ?? [])) === JSON.stringify(value);
      if (isFromRules) {
        const support = own.every(({ source }) => source === "query") ? "said" : "known";
        return [path, { support, isReworded: false, words: [] }];
      }
      // A model may interpret the words that the rules found for the same argument differently.
      const free = [...leftover, ...ownTokens, ...background];
      const support = findSupport(value, slot, { request, free, descriptive, resource, said, known, exact });
      const isReworded = support === "meant" || (support === "listed" && value !== slot?.schema["default"]);
      const words = support === "said" ? findSourceWords(value, request) : isReworded ? ownTokens : [];
      return [path, { support, isReworded, words }];
    }),
  );
}

/** Whether no value of the request is left, and all arguments occur in it if words are left. */
function isExplained({ reading }: Request, unused: readonly number[], supports: Supports): boolean {
  const isLeft = ({ first, last }: { first: number; last: number }) =>
    unused.some((i) => i >= first && i <= last);
  return (
    unused.length === 0 ||
    (!reading.values.some(isLeft) &&
      !unused.some((i) => reading.lexicon.times.has(reading.tokens[i]?.word ?? "")) &&
      [...supports.values()].every(({ support }) => support === "said" || support === "known"))
  );
}

/** The texts in a value, without the quotes and escapes of JSON. */
function textOf(value: Json): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.values(value).map(textOf).join("\n");
}

/** The value at a path; of a list, in its first element. */
function valueAt(args: JsonObject, path: readonly string[]): Json | undefined {
  let at: Json | undefined = args;
  for (const name of path) {
    if (Array.isArray(at) && name === ONLY) at = at[0];
    else at = isJsonObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  }
  return at;
}

/** Groups adjacent indexes. */
function spansOf(indexes: readonly number[]): number[][] {
  const spans: number[][] = [];
  for (const i of indexes) {
    const last = spans.at(-1);
    if (last?.at(-1) === i - 1) last.push(i);
    else spans.push([i]);
  }
  return spans;
}

function featuresOf(
  { candidate, history, hasMore }: ChoiceToCheck,
  { words, reading }: Request,
  { features }: Alignment,
  {
    unused,
    supports,
    missing,
  }: { unused: readonly number[]; supports: Supports; missing: readonly string[] },
): ChoiceFeatures {
  // One of several calls performs a part of the request; the other calls use the remaining words.
  const isPart = hasMore || history.length > 0;
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const lost = isPart ? 0 : unused.reduce((sum, i) => sum + (words[i]?.weight ?? 0), 0);
  const lists = [...supports.values()].map(({ support }) => support);
  return {
    verb: isPart ? Math.max(0, features.verb) : features.verb,
    otherVerb: isPart ? 0 : features.otherVerb,
    mood: isPart ? 1 : features.mood,
    nouns: features.nouns,
    head: features.head,
    covered: total === 0 ? 0 : 1 - lost / total,
    leftover: Math.min(4, lost),
    unused: isPart
      ? 0
      : Math.min(
          3,
          reading.values.filter(
            ({ first, last, kind }) => kind !== "text" && unused.some((i) => i >= first && i <= last),
          ).length,
        ),
    meant: Math.min(3, lists.filter((support) => support === "meant").length),
    said: Math.min(3, lists.filter((support) => support === "said").length),
    missing: Math.min(3, missing.length),
    writes: candidate.side_effect === "read" ? 0 : 1,
  };
}

const WITHOUT_WORDS: CheckedChoice = {
  invented: [],
  missing: [],
  unused: [],
  objections: ["not_commanded"],
  confidence: 0,
  features: {
    verb: 0,
    otherVerb: 0,
    mood: 0,
    nouns: 0,
    head: 0,
    covered: 0,
    leftover: 0,
    unused: 0,
    meant: 0,
    said: 0,
    missing: 0,
    writes: 1,
  },
  language: "en",
  reading: [],
};

/** The likelihood that a model's choice is right, from how well the request explains it. */
export function confidenceOfChoice(features: ChoiceFeatures): number {
  let total = CHOICE_WEIGHTS.constant;
  for (const [name, value] of Object.entries(features))
    total += CHOICE_WEIGHTS[name as keyof ChoiceFeatures] * value;
  return 1 / (1 + Math.exp(-total));
}
