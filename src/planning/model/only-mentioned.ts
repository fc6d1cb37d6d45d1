import { baseForms } from "../../language/base-forms.ts";
import { findChangingVerb } from "../../language/find-changing-verb.ts";
import { lexiconOf } from "../../language/lexicon.ts";
import { foldText, splitWords } from "../../language/split-words.ts";
import { compareVerbs, DELETING, isReadingVerb } from "../../language/verbs.ts";
import type { Alignment } from "../aligning/align.ts";
import type { OperationProfile } from "../aligning/describe-operation.ts";
import type { Request } from "../aligning/request-words.ts";
import type { Action } from "../reading/find-command.ts";
import type { Clause } from "../reading/read-clauses.ts";
import { isStatingForm, SUBJECTS } from "../reading/split-clauses.ts";

/** Verb forms of the third person that may look like commands, by language; infinitives never do. */
const THIRD_PERSON: Readonly<Record<string, RegExp>> = {
  en: /[^s]s$/,
  cs: /(i|e|a|l|la|lo|li)$/,
  de: /t$/,
  pl: /(e|a|i|y|l|la|lo|li|ly)$/,
  es: /[ae]$/,
  fr: /[etd]$/,
};
/** Forms that only say that something is done. */
const DONE: Readonly<Record<string, RegExp>> = {
  en: /(ed|id|ent|old)$/,
  pl: /(ano|ono|eto|yto|uto)$/,
};

/**
 * Whether the request only mentions the action of the operation: a statement about a person, a report of what
 * is done.
 */
export function isOnlyMentioned(request: Request, alignment: Alignment, unused: readonly number[]): boolean {
  const { main, action, reading } = request;
  const { tokens, lexicon } = reading;
  const { code } = lexicon;
  if (main.mood === "command" && action?.commanded === true)
    return isOwn(action, alignment) && isStatedOf(request, action.tokens[0] ?? 0, unused, THIRD_PERSON[code]);
  const own = main.actions.filter((each) => isOwn(each, alignment));
  return own.some(({ tokens: [at = 0] }) => {
    const word = tokens[at]?.word ?? "";
    const next = tokens[at + 1];
    const isNoun = alignment.profile.nouns.some((noun) => noun.word === word);
    if (isNoun) return false;
    if (code === "pl" && DONE["pl"]?.test(word) === true) return true;
    const isLast = at >= main.last || /[,.;!?]/.test(next?.gap ?? "");
    if (code === "en" && DONE["en"]?.test(word) === true && isLast && at > main.first) return true;
    if (
      code === "en" &&
      /s$/.test(word) &&
      at > main.first &&
      !lexicon.functionWords.has(tokens[at - 1]?.word ?? "")
    )
      return isLast || next?.kind === "word";
    return hasSubject(request, main, at) || isStatedOf(request, at, unused, THIRD_PERSON[code]);
  });
}

/** Whether a verb of the clause is one of the operation. */
export function isOwn({ verbs }: Action, { profile }: Alignment): boolean {
  return verbs.some((verb) => [...profile.verbs.keys()].some((own) => compareVerbs(verb, own) > 0.8));
}

/** Whether a subject that no argument takes precedes the verb: "Maria cancela el pedido 77". */
function isStatedOf(
  { reading: { tokens, lexicon }, main, words }: Request,
  verb: number,
  unused: readonly number[],
  form: RegExp | undefined,
): boolean {
  const word = tokens[verb];
  if (word === undefined || form?.test(word.word) !== true || /[,;:–—]|\s-\s/.test(word.gap)) return false;
  let at = verb - 1;
  while (
    at >= main.first &&
    /^(se|sie|si|zich|sich|uz|ya|deja|schon|juz|tambien|aussi|auch)$/.test(tokens[at]?.word ?? "")
  )
    at--;
  return (
    at >= main.first &&
    unused.includes(at) &&
    words[at]?.token.kind === "word" &&
    lexicon.verbsOf(tokens[at]?.word ?? "").length === 0
  );
}

/** Whether a pronoun or an auxiliary verb precedes the verb: "they are going to cancel …", "closing … would be …". */
function hasSubject(
  { reading: { tokens, lexicon } }: Request,
  { first, last, frame }: Clause,
  verb: number,
): boolean {
  if (frame.size > 0) return false;
  const isSubject = SUBJECTS.get(lexicon.code)?.has(tokens[first]?.word ?? "") === true && verb > first;
  const isModal = (at: number) => /^(would|will|could|should|might|ll|m|re|am)$/.test(tokens[at]?.word ?? "");
  for (let at = first; at <= last; at++)
    if (
      at !== verb &&
      (isStatingForm(tokens[at]?.word ?? "", lexicon) || (lexicon.code === "en" && isModal(at)))
    )
      return true;
  return isSubject;
}

/** Verbs whose object is an action that they do not perform. */
const ABOUT =
  /^(stop|avoid|prevent|keep|hold|leave|remind|ask|request|get|obtain|forget|wait|plan|consider|discuss|explain|describe|check|verify|review|inform|notify|postpone|delay|reject|decline|refuse)$/;
const ARTICLES =
  /^(de|del|des|du|of|von|d|the|an?|my|our|this|another|der|die|das|den|eine?[nrms]?|une?|la|le|el|los|las|un)$/;

/**
 * Whether another verb is commanded and the action of the operation only its object: "stop closing ticket 77", "remind
 * me to close …", "keep ticket 77 open".
 */
export function isObjectOfOther({ main, action, reading }: Request, alignment: Alignment): boolean {
  if (main.mood !== "command" || action?.commanded !== true || (alignment.verb ?? 0) > 0) return false;
  const { tokens, lexicon } = reading;
  if (!lexicon.commands.has(tokens[action.tokens[0] ?? -1]?.word ?? "")) return false;
  const { profile } = alignment;
  const isDeletion = [...profile.verbs.keys()].some((verb) => DELETING.has(verb));
  return main.actions.some((each) => {
    const [at = -1] = each.tokens;
    const word = tokens[at]?.word ?? "";
    if (each === action || at < (action.tokens[0] ?? 0) || profile.nouns.some((noun) => noun.word === word))
      return false;
    // "send a test", "book the return": the noun is what to do.
    if (ARTICLES.test(tokens[at - 1]?.word ?? "") && !action.verbs.some((verb) => ABOUT.test(verb)))
      return false;
    const isOpposite = each.verbs.some((verb) =>
      [...profile.verbs.keys()].some((own) => compareVerbs(verb, own) < 0),
    );
    return (
      isOwn(each, alignment) ||
      (isOpposite && !isDeletion && /^(keep|leave|let|hold)$/.test(action.verbs[0] ?? ""))
    );
  });
}

/** Verbs that say that an operation only computes or finds something, folded, at the start of a sentence. */
const COMPUTES =
  /^(computes?|calculates?|estimates?|searches|search|spocita|vypocita|odhadne|vyhleda|berechnet|schatzt|sucht|oblicza|wylicza|szacuje|wyszukuje|calcula|estima|busca|calcule|estime|recherche)$/;
/** Verbs that say what an operation returns. An operation that stores something also returns it. */
const RETURNS = /^(returns|vraci|vrati|liefert|zwraca|devuelve|renvoie|retourne)$/;
/** Question words at the start of a summary: "Who is on duty". */
const ASKS =
  /^(who|which|what|where|when|how|kdo|kolik|kde|kdy|jak|wer|wie|wo|wann|kto|ile|gdzie|quien|cuanto|donde|qui|combien|ou)$/;
/** Nouns for a computed answer, at the end of a name: "price preview". */
const ANSWERS = /^(estimates?|estimation|preview|search|lookup|query)$/;
/** Verbs of a look-up that often store something: "list an item for sale", "check a guest in", "quote a repair". */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  "check validate verify quote count check-in check-out".split(" "),
);

/** Reading verbs that store something when they are posted. */
const STORING = /^(report|watch|track|monitor|measure|export|ask|test)$/;

/**
 * Whether an operation only returns something although its method can change something: its text says that it returns,
 * computes or looks up, and none of its words in the position of a verb changes anything. It decides whether a question
 * asks for it; approvals and effects do not depend on it.
 */
export function onlyReturns({ candidate, reads, lexicon, verbs, isVerbStated }: OperationProfile): boolean {
  const { method, operation_id, path, summary, description } = candidate.fields;
  const sentences = [summary, ...description.slice(0, 400).split(/[.!?;]\s|\n/)]
    .map((text) => foldText(text).match(/[\p{L}-]+/gu) ?? [])
    .filter((words) => words.length > 0);
  const ids = [operation_id, path.split("/").at(-1) ?? ""]
    .map(splitWords)
    .filter((words) => words.length > 0);
  const isAmbiguous =
    [...verbs.keys()].some((verb) => AMBIGUOUS.has(verb)) ||
    /\bcheck(s|ed)?[ _-]?(in|out)s?\b/.test(
      [foldText(`${summary}. ${description}`), ...ids.map((id) => id.join(" "))].join(". "),
    ) ||
    /^lists? (an?|your|my|this)\b/.test(foldText(summary));
  if (candidate.side_effect === "read" || (reads && !isAmbiguous)) return true;
  if (method !== "POST" || /\}\/[^/{}]+$/.test(path) || isAmbiguous) return false;
  const english = lexiconOf("en");
  const changes = (word: string) =>
    [lexicon, english].some((each) =>
      [word, ...baseForms(word)].some((form) => {
        const found = each.commands.has(form) ? each.verbsOf(form) : [];
        return found.length > 0 && !found.some(isReadingVerb);
      }),
    );
  const [head = []] = summary === "" ? ids : sentences;
  const computes = ([first = "", second = ""]: readonly string[]) =>
    COMPUTES.test(first) || (/^looks?$/.test(first) && second === "up");
  const says =
    sentences.some(computes) ||
    ids.some(computes) ||
    // "Room reservation. Returns the reservation." creates it.
    (sentences.some(([first = ""]) => RETURNS.test(first)) &&
      (ASKS.test(head[0] ?? "") || (RETURNS.test(head[0] ?? "") && !isGivingBack(head)))) ||
    ANSWERS.test(head.at(-1) ?? "") ||
    ids.some((words) => ANSWERS.test(words.at(-1) ?? ""));
  const isChanging =
    findChangingVerb({ id: operation_id, path, summary, description }) !== null ||
    sentences.some((words) =>
      words.some(
        (word, at) =>
          (at === 0 || /^(and|then|also|to|a|und|y|et|i|oraz)$/.test(words[at - 1] ?? "")) &&
          !RETURNS.test(word) &&
          changes(word) &&
          !isNounHere(words, at),
      ),
    ) ||
    ids.some((words) => changes(words[0] ?? "") || changes(words.at(-1) ?? "")) ||
    (isVerbStated && [...verbs.keys()].every((verb) => STORING.test(verb)));
  return says && !isChanging;
}

/** Whether a word that can be a verb is a noun: "ride estimate", "bill of a room". */
function isNounHere(words: readonly string[], at: number): boolean {
  return ANSWERS.test(words[at + 1] ?? "") || /^(of|de|du|des|del|der)$/.test(words[at + 1] ?? "");
}

/** Whether "returns" can mean that something is given back: "Returns an item", "Returns the key to the desk". */
function isGivingBack([, second = "", third = "", ...rest]: readonly string[]): boolean {
  return (/^an?$/.test(second) && third !== "list") || rest.some((word) => /^(to|back)$/.test(word));
}
