import { NEGATIONS } from "../../../language/negations.ts";
import { isReadingVerb } from "../../../language/verbs.ts";
import { similarity } from "../../../language/word-vectors.ts";
import { CREATES, type OperationProfile } from "../describe-operation.ts";
import type { Filling } from "../filling/filling.ts";
import type { Request } from "../request-words.ts";
import { isBare } from "./name-parts.ts";

/** Verbs that add nothing to a question about a resource: "which ones are left", "what did it weigh". */
const LIGHT_IN_QUESTIONS: ReadonlySet<string> = new Set(
  "remain leave left attend use make made spent goe went came got took gave go come get have do take give happen need want look like cost spend stand sit lie work run keep stay live seem belong exist".split(
    " ",
  ),
);

/** Nouns for what every read returns: "the details of …", "a list of …". */
const INFORMATION: ReadonlySet<string> = new Set(
  "detail details info information inform data datum overview list entry record file profile".split(" "),
);

/**
 * Whether the word is an adjective that only says what is asked: "how deep is the well", "wie weit ist …".
 */
export function isDegree({ words, main }: Request, i: number): boolean {
  return main.mood !== "command" && /^(how|wie|jak)$/.test(words[i - 1]?.token.word ?? "");
}

export function isLightVerb({ reading, main, words }: Request, i: number): boolean {
  const word = words[i]?.token.word ?? "";
  if (main.mood === "command" && !main.actions[0]?.verbs.some(isReadingVerb)) return false;
  const verbs = reading.lexicon.verbsOf(word);
  const form = words[i]?.form;
  if (form?.english.some((each) => INFORMATION.has(each)) || INFORMATION.has(form?.stem ?? "")) return true;
  if (reading.lexicon.code !== "en" && verbs.some((verb) => LIGHT_IN_QUESTIONS.has(verb))) return true;
  return (
    LIGHT_IN_QUESTIONS.has(word) ||
    LIGHT_IN_QUESTIONS.has(form?.stem ?? "") ||
    (verbs.length > 0 && verbs.every((verb) => LIGHT_IN_QUESTIONS.has(verb)))
  );
}

/** Whether the word is part of a "because of …" phrase, which ends with the sentence or the next comma. */
export function isReason({ words, reading }: Request, i: number): boolean {
  for (let at = i; at >= 0; at--) {
    const token = words[at]?.token;
    if (token === undefined || token.kind !== "word") return false;
    if (reading.lexicon.prepositions.get(token.word)?.includes("because")) return at < i;
    if (/[,.;:!?]/.test(token.gap)) return false;
  }
  return false;
}

/** Whether the word is "new" in a request to create something. */
export function isNew({ words }: Request, { verbs }: OperationProfile, i: number): boolean {
  const form = words[i]?.form;
  if (form === undefined || !(form.word === "new" || form.english.includes("new"))) return false;
  return [...verbs.keys()].some((verb) => CREATES.has(verb));
}

/**
 * Whether the word is a verb that links a resource to a value ("invoices issued since 1 October") or asks
 * for the state of a single resource ("is invoice 7 paid?").
 */
export function isLink(
  { words, reading, main, action }: Request,
  { candidate }: OperationProfile,
  filled: Filling["filled"],
  i: number,
): boolean {
  const word = words[i];
  if (word === undefined || word.token.kind !== "word" || word.token.name) return false;
  const isVerb =
    reading.lexicon.verbsOf(word.token.word).length > 0 ||
    (reading.lexicon.code === "en" && /(ed|ing)$/.test(word.token.word));
  if (!isVerb || (action?.commanded && action.tokens.includes(i))) return false;
  // "letters that nobody opened since May" are not those that were opened.
  if (words.slice(Math.max(0, i - 2), i).some(({ token }) => NEGATIONS.test(token.word))) return false;
  const given = filled.filter(({ source, isAnchored }) => source === "query" && isAnchored);
  const isOne = /\}$/.test(candidate.fields.path) && given.length > 0;
  if (main.mood === "question" && isOne) return true;
  // "die am Montag enden"
  const isLast = reading.lexicon.code === "de" && /^$|[,.;!?]/.test(words[i + 1]?.token.gap ?? "");
  return given.some(
    ({ tokens }) =>
      (isLast && tokens.at(-1) === i - 1) ||
      tokens.slice(0, 1).some((first) => first > i && first <= i + 3 && isBare(words, i + 1, first)),
  );
}

/** Minimum similarity of a question's verb to the resource that it asks for. */
const RELATED = 0.4;

/** Whether the verb of a question only says what one does with the resource: "which songs do we have to sing?". */
export function isAskedVerb(
  { words, main, reading, action }: Request,
  { nouns }: OperationProfile,
  i: number,
): boolean {
  const word = words[i];
  const [head] = nouns;
  if (head === undefined || word?.clause !== main || main.mood !== "question") return false;
  if (action?.commanded || reading.lexicon.verbsOf(word.token.word).length === 0) return false;
  const isInfinitive =
    reading.lexicon.code !== "en" || /^(to|i|we|you|they|it)$/.test(words[i - 1]?.token.word ?? "");
  return (
    isInfinitive &&
    reading.lexicon
      .verbsOf(word.token.word)
      .some((verb) => head.english.some((noun) => similarity(verb, noun) >= RELATED))
  );
}
