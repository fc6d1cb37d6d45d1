import type { Lexicon } from "../../../language/lexicon.ts";
import { NEGATIONS } from "../../../language/negations.ts";
import { rememberOf } from "../../../language/remember.ts";
import { splitWords } from "../../../language/split-words.ts";
import { isReadingVerb } from "../../../language/verbs.ts";
import { similarity } from "../../../language/word-vectors.ts";
import { CREATES, type OperationProfile } from "../describe-operation.ts";
import type { Filling } from "../filling/filling.ts";
import { conjunctionAt } from "../kinds/propose-reasons.ts";
import { SURE } from "../match-words.ts";
import type { Request } from "../request-words.ts";
import { readTraits } from "../slot-traits.ts";
import { partsBefore } from "../values/bounds.ts";
import { STRONG_MATCH } from "../verb-agreement.ts";
import { isOnlyModifier } from "./explain-word.ts";

/** Verbs that add nothing to a question about a resource: "which ones are left", "what did it weigh". */
const LIGHT_IN_QUESTIONS: ReadonlySet<string> = new Set(
  "remain leave left attend use make made spent goe went came got took gave go come get have do take give happen need want look like cost spend stand sit lie work run keep stay live seem belong exist say tell support offer provide owe own operate sell stock carry".split(
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

/** Nouns for several records, beside the noun for one of them. */
export const CONTAINERS = /^(list|register|directory|catalogue|catalog|lines?|rows?|entries|entry|records?)$/;

/** Whether the word only says that the resource is several records: "the member list", "crew entries". */
export function isContainer(request: Request, { nouns, reads }: OperationProfile, i: number): boolean {
  const { words, match, reading } = request;
  const word = words[i];
  if (word?.token.kind !== "word" || word.token.name || word.token.quote >= 0) return false;
  if (![word.token.word, ...word.form.english].some((each) => CONTAINERS.test(each))) return false;
  const isResource = (at: number) =>
    words[at]?.token.kind === "word" && nouns.some((noun) => match(at, noun) >= SURE);
  const isLast = /^(en|de)$/.test(reading.lexicon.code);
  // "put Ada on the member list", but "delete the member list" deletes no member.
  const isInto = partsBefore(request, isLast ? i - 1 : i).some((part) => /^(on|to|from|in)$/.test(part));
  if (!reads && !isInto) return false;
  if (isLast) return word.token.gap === " " && isResource(i - 1);
  const isGrammar = words[i + 1]?.isContent === false;
  return isResource(i + 1) || (isGrammar && isResource(i + 2));
}

/** Whether the word is part of a "because of …" phrase, which ends with the sentence or the next comma. */
export function isReason(request: Request, i: number): boolean {
  return findReasons(request)[i] === true;
}

const findReasons = rememberOf((request: Request): readonly boolean[] => {
  let isOpen = false;
  return request.words.map(({ token }, i) => {
    const isConjunction = token.kind === "word" && conjunctionAt(request, i) > 0;
    isOpen = isConjunction || (isOpen && token.kind === "word" && !/[,.;:!?]/.test(token.gap));
    return isOpen && !isConjunction;
  });
});

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
  // In "crates of shipments holding …", a noun follows the preposition.
  const introduced = reading.lexicon.prepositions.get(words[i - 1]?.token.word ?? "") ?? [];
  const isNoun = reading.lexicon.code === "en" && introduced.length > 0 && !introduced.includes("to");
  if (isNoun) return false;
  if (reading.lexicon.code === "en" && isNegatedForm(word.token.word, reading.lexicon)) return false;
  // "letters that nobody opened since May" are not those that were opened.
  if (words.slice(Math.max(0, i - 2), i).some(({ token }) => NEGATIONS.test(token.word))) return false;
  // "sealed by ada@harbour.example": an address needs no name before it
  const isAgent = (first: number) => first === i + 2 && words[i + 1]?.token.word === "by";
  const given = filled.filter(
    ({ source, isAnchored, tokens: [first = -1] }) => source === "query" && (isAnchored || isAgent(first)),
  );
  const isOne = /\}$/.test(candidate.fields.path) && given.length > 0;
  if (main.mood === "question" && isOne) return true;
  // "die am Montag enden"
  const isLast = reading.lexicon.code === "de" && /^$|[,.;!?]/.test(words[i + 1]?.token.gap ?? "");
  const before = words[i - 1];
  const startsPhrase = before?.isContent !== true || action?.tokens.includes(i - 1) === true;
  return given.some(({ slot, tokens }) => {
    const [first = -1] = tokens;
    // "cancelled urgent orders" describes orders, "orders marked urgent" names a value.
    if (reading.lexicon.code === "en" && startsPhrase && first === i + 1 && slot.values.length > 0)
      return false;
    return (
      (isLast && tokens.at(-1) === i - 1) || (first > i && first <= i + 3 && isBare(words, i + 1, first))
    );
  });
}

/** "unacknowledged", "undelivered": the opposite of what the verb says. */
function isNegatedForm(word: string, { verbsOf }: Lexicon): boolean {
  return /^(un|non|non-)\p{L}{3,}$/u.test(word) && verbsOf(word.replace(/^(non-|non|un)/, "")).length > 0;
}

/** Whether the word says what the state of a listed value waits for: "waiting for repair", "pending approval". */
export function isAwaited(
  { words, reading }: Request,
  { reads }: OperationProfile,
  filled: Filling["filled"],
  i: number,
): boolean {
  const { token } = words[i] ?? {};
  if (!reads || token?.kind !== "word" || token.name) return false;
  const parts = reading.lexicon.prepositions.get(words[i - 1]?.token.word ?? "") ?? [];
  const at = parts.includes("for") || parts.includes("to") ? i - 2 : i - 1;
  const isWaiting = words[at]?.form.english.some((word) =>
    /^(wait|waiting|await|awaiting|pending)$/.test(word),
  );
  return (
    isWaiting === true &&
    filled.some(
      ({ slot, source, tokens }) => source === "query" && slot.values.length > 0 && tokens.includes(at),
    )
  );
}

/** Whether "do" comes before the word in an English question, so that it is a verb: "which tours does Ada guide". */
export function isAfterDo(
  { words, main, reading }: Pick<Request, "words" | "main" | "reading">,
  i: number,
): boolean {
  return (
    reading.lexicon.code === "en" &&
    words.slice(main.first, i).some(({ token }) => /^(do|does|did)$/.test(token.word))
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
  const { code, verbsOf } = reading.lexicon;
  const before = words[i - 1]?.token;
  // The place of the verb is certain, although the dictionary may not have it.
  const isHelped = before?.name === true && isAfterDo({ words, main, reading }, i);
  const known = verbsOf(word.token.word);
  const verbs = known.length === 0 && isHelped ? [word.token.word] : known;
  const isInfinitive = code !== "en" || isHelped || /^(to|i|we|you|they|it)$/.test(before?.word ?? "");
  return (
    action?.commanded !== true &&
    isInfinitive &&
    verbs.some((verb) => head.english.some((noun) => similarity(verb, noun) >= RELATED))
  );
}

/** Whether a question about one thing ends with the state that its record says: "is the winch still on". */
export function isAskedState({ words, main, reading }: Request, i: number): boolean {
  const [verb, next] = [words[main.first]?.token.word ?? "", words[main.first + 1]?.token.word ?? ""];
  return (
    reading.lexicon.code === "en" &&
    main.mood === "question" &&
    i === main.last &&
    /^(on|off)$/.test(words[i]?.token.word ?? "") &&
    /^(is|are)$/.test(verb) &&
    /^(the|my|our)$/.test(next)
  );
}

/** Whether the word completes the name of a filled argument: "the phone number of …". */
export function isNamePart(
  { words, match }: Request,
  { candidate, lexicon }: OperationProfile,
  filled: Filling["filled"],
  i: number,
): boolean {
  return (
    words[i]?.token.gap === " " &&
    /^(number|no|nr|id|code|address|cislo|nummer|numer|numero)$/.test(words[i]?.token.word ?? "") &&
    filled.some(
      ({ slot, source }) =>
        source === "query" &&
        readTraits(slot, candidate.input_schema, lexicon).forms.some(
          (form) => match(i - 1, form) >= STRONG_MATCH,
        ),
    )
  );
}

/** Whether the word is between an argument's name and its value: "account holder Ada Lane". */
export function isNameRest(
  { words, match }: Request,
  { candidate, lexicon }: OperationProfile,
  filled: Filling["filled"],
  i: number,
): boolean {
  if (words[i]?.token.gap !== " " || words[i + 1]?.token.gap !== " ") return false;
  return filled.some(
    ({ slot, source, tokens }) =>
      source === "query" &&
      tokens[0] === i + 1 &&
      readTraits(slot, candidate.input_schema, lexicon).forms.some(
        (form) => match(i - 1, form) >= STRONG_MATCH,
      ),
  );
}

/** Whether the word introduces a value as its argument's description does: "departure from the north quay". */
export function isDescribedBefore(
  request: Request,
  { candidate, lexicon, owners }: OperationProfile,
  filled: Filling["filled"],
  i: number,
): boolean {
  const { words, match } = request;
  return filled.some(({ slot, source, tokens: [first = -1], isAnchored }) => {
    if (source !== "query" || !isAnchored || first <= i || first > i + 3 || !isBare(words, i + 1, first))
      return false;
    const { forms, descriptionForms } = readTraits(slot, candidate.input_schema, lexicon);
    return [...forms, ...descriptionForms].some(
      (form) =>
        match(i, form) >= STRONG_MATCH && !(owners.has(slot.name) && isOnlyModifier(request, i, form)),
    );
  });
}

/** Whether the word consists of initials of the operation's name: "PR 88" for "Merge a pull request". */
export function isInitials({ words }: Request, { candidate }: OperationProfile, i: number): boolean {
  const text = words[i]?.token.text ?? "";
  if (!/^\p{Lu}{2,4}s?$/u.test(text)) return false;
  const { summary, path, operation_id } = candidate.fields;
  return [summary, path.replace(/\{[^}]*\}/g, " "), operation_id].some((name) =>
    splitWords(name)
      .map((word) => word[0] ?? "")
      .join("")
      .includes(text.replace(/s$/, "").toLowerCase()),
  );
}

/** Whether only function words lie between two positions. */
function isBare(words: Request["words"], from: number, to: number): boolean {
  return words.slice(from, to).every(({ isContent }) => !isContent);
}

/** Whether an argument takes the same word elsewhere: "the pump is loud, log a loud noise". */
export function isRepeated({ words }: Request, filled: Filling["filled"], i: number): boolean {
  const word = words[i];
  return (
    word?.token.kind === "word" &&
    filled.some(
      ({ source, tokens }) =>
        source === "query" &&
        tokens.some(
          (at) => at !== i && words[at]?.token.kind === "word" && words[at].form.stem === word.form.stem,
        ),
    )
  );
}

/** Verbs of changing values, folded: "when the rate goes above 1.2". */
const MOVEMENTS =
  /^(goes|go|gets|falls|fall|drops|drop|rises|rise|climbs|climb|sinks|reaches|exceeds|klesne|klesa|stoupne|stoupa|prekroci|fallt|sinkt|steigt|klettert|uberschreitet|unterschreitet|geht|spadnie|spada|wzrosnie|rosnie|przekroczy|baja|baje|sube|suba|cae|caiga|supera|supere|alcanza|baisse|tombe|monte|descend|depasse|atteint)$/;
const MAX_TO_BOUND = 4;

/** Whether the word is the verb of a condition whose bound an argument takes. */
export function isMovement({ words }: Request, filled: Filling["filled"], i: number): boolean {
  return (
    MOVEMENTS.test(words[i]?.token.word ?? "") &&
    filled.some(
      ({ source, tokens: [first = -1], value }) =>
        source === "query" && typeof value === "number" && first > i && first <= i + MAX_TO_BOUND,
    )
  );
}
