import { NONE } from "../../../language/negations.ts";
import { foldText } from "../../../language/split-words.ts";
import { startsSentence } from "../../../language/tokenize.ts";
import { isJoiner, SUBJECTS } from "../../reading/split-clauses.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { SURE } from "../match-words.ts";
import { originOf, type Proposal } from "../proposal.ts";
import { meetsSchema } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { certain } from "./propose-series.ts";

/** Names of arguments for reasons, folded. */
const REASONS =
  /^(reason|cause|why|justification|explanation|duvod|grund|begrundung|powod|przyczyna|motivo|razon|causa|motif|raison)$/;

/** Whether the argument is named after a reason: `cancelReason`. */
export function takesReason({ slot }: SlotTraits): boolean {
  return REASONS.test(foldText(slot.words.at(-1) ?? ""));
}

/** Conjunctions before a reason that is a clause, as words in sequence, by language. */
const CONJUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  en: ["because", "cause"],
  cs: ["protoze", "jelikoz", "nebot", "ponevadz"],
  de: ["weil"],
  pl: ["poniewaz", "bo", "gdyz"],
  es: ["porque", "ya que", "puesto que"],
  fr: ["parce que", "parce qu", "puisque", "puisqu", "car"],
};

/** Prepositions before a reason that is a noun, by language. */
const PREPOSITIONS: Readonly<Record<string, readonly string[]>> = {
  en: ["because of", "due to", "owing to", "on account of"],
  cs: ["kvuli", "z duvodu", "vinou"],
  de: ["wegen", "aufgrund von", "aufgrund", "infolge"],
  pl: ["z powodu", "ze wzgledu na", "wskutek"],
  es: ["debido a", "a causa de", "por culpa de", "por motivo de"],
  fr: ["a cause de", "a cause d", "en raison de", "en raison d", "pour cause de", "pour cause d"],
};

/** The number of words of the conjunction or preposition at a token; 0 when there is none. */
export function conjunctionAt({ words, reading }: Request, i: number): number {
  const { code } = reading.lexicon;
  const isAt = (phrase: string) =>
    phrase.split(" ").every((word, n) => words[i + n]?.token.word.replace(/['’]$/, "") === word);
  const preposition = PREPOSITIONS[code]?.find(isAt);
  if (preposition !== undefined) return preposition.split(" ").length;
  const found = CONJUNCTIONS[code]?.find(isAt);
  if (found === undefined) return 0;
  // "car" and "cause" are also nouns.
  const isSubject = SUBJECTS.get(code)?.has(words[i + 1]?.token.word ?? "") === true;
  const isNoun =
    (found === "car" && /^(le|un|ce|de)$/.test(words[i - 1]?.token.word ?? "")) ||
    (found === "cause" && !isSubject);
  return isNoun ? 0 : found.split(" ").length;
}

/** Proposes the words after "because" or "due to" for an argument that takes a reason, to the end of the sentence. */
export function proposeReasons(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  const { words, reading } = request;
  const traits = open.find(
    (each) =>
      each.kind === "string" &&
      !each.isList &&
      each.slot.values.length === 0 &&
      (takesReason(each) ||
        /^(why|reason|the reason|duvod|proc|grund|warum|powod|dlaczego|motivo|por que|motif|pourquoi)\b/.test(
          foldText(each.slot.description),
        )),
  );
  if (profile.reads || traits === undefined) return [];
  const at = words.findIndex(({ token }, i) => token.quote < 0 && conjunctionAt(request, i) > 0);
  if (at < 0) return [];
  const first = at + conjunctionAt(request, at);
  const end = endOfReason(request, first, at === 0);
  // "lehne … wegen des Wetters ab": the last word belongs to the verb.
  const last = request.action?.tokens.includes(end) ? end - 1 : end;
  const tokens = range(first, last);
  if (tokens.length === 0 || tokens.some((i) => (words[i]?.token.quote ?? -1) >= 0)) return [];
  const value = reading.text.slice(words[first]?.token.start, words[last]?.token.end);
  if (!meetsSchema(value, traits)) return [];
  return [
    {
      traits,
      value,
      tokens: range(at, last),
      claims: range(at, last).map(String),
      ...originOf(profile, traits, { kind: "reason", first: at }, "sole"),
      features: certain(traits),
    },
  ];
}

/** The last token before the sentence ends, or before another command; a reason at the start ends at its comma. */
function endOfReason({ words, reading }: Request, first: number, isLeading: boolean): number {
  for (let i = first + 1; i < words.length; i++) {
    const word = words[i];
    if (word === undefined) break;
    const isCommand =
      word.clause.mood === "command" && word.clause.first === i && word.clause !== words[first]?.clause;
    if (startsSentence(word.token) || (isLeading && /,/.test(word.token.gap))) return i - 1;
    if (isCommand && /[,;]/.test(word.token.gap)) return i - 1;
    // "… because of the storm and call the guests"
    const next = words[i + 1]?.token;
    if (
      isJoiner(word.token.word, reading.lexicon) &&
      next !== undefined &&
      reading.lexicon.commands.has(next.word)
    )
      return i - 1;
  }
  return words.length - 1;
}

const WITHOUT = /^(without|zero|ohne|bez|sin|sans)$/;

/** Proposes zero for an upper bound of things that the request excludes: "without changes" for `max_changes`. */
export function proposeNone(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  const bounds = open.filter(
    ({ kind, part, slot, isList }) =>
      kind === "number" && !isList && slot.path.length === 1 && part === "to" && slot.schema["minimum"] !== 1,
  );
  return bounds.flatMap((traits) =>
    request.words.flatMap(({ token, index, isContent }) => {
      const before = request.words[index - 1]?.token.word ?? "";
      const isExcluded = isContent && token.kind === "word" && (NONE.test(before) || WITHOUT.test(before));
      if (!isExcluded || !traits.forms.some((form) => request.match(index, form) >= SURE)) return [];
      const tokens = [index - 1, index];
      return [
        {
          traits,
          value: 0,
          tokens,
          claims: tokens.map(String),
          ...originOf(profile, traits, { kind: "none", first: index }, "sole"),
          features: certain(traits),
        },
      ];
    }),
  );
}
