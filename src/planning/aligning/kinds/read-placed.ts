import { isPlural } from "../../../language/base-forms.ts";
import { rememberOf } from "../../../language/remember.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { EXPLAINED } from "../filling/confidence.ts";
import { SURE } from "../match-words.ts";
import { type Request, range } from "../request-words.ts";
import { JOINERS } from "./propose-series.ts";

/** Verbs that put something somewhere or take it away; what is booked or sent is a resource of its own. */
export const PLACES_OR_TAKES: ReadonlySet<string> = new Set(
  "add put insert append place delete remove take drop".split(" "),
);

/** Most words of what is put or taken, and of what it is put on or taken from. */
const MAX_OBJECT = 5;
const MAX_WHOLE = 5;

/** What is put or taken, and what it may be put on or taken from: the words after the preposition and article. */
export interface Placed {
  object: Span;
  wholes: readonly Span[];
}

export interface Span {
  first: number;
  last: number;
}

/**
 * Whether the operation creates or deletes the whole, of which a command says what is put on it or taken from it: "put
 * tape on the spares list" creates no list, and "take it off the list" deletes none.
 */
export function isAboutWhole(request: Request, profile: OperationProfile): boolean {
  const { method, path } = profile.candidate.fields;
  const [head] = profile.nouns;
  const isCollection = method === "POST" && isPlural(path.split("/").at(-1) ?? "");
  // `DELETE /boats/{id}/crew/{member}` takes a member from the crew.
  const [, owner = ""] = /\/([^/{}]+)\/\{[^/{}]+\}$/.exec(path) ?? [];
  if (head === undefined || (!isCollection && !(method === "DELETE" && isPlural(owner)))) return false;
  const { object, wholes } = readPlaced(request);
  const whole = wholes.at(-1);
  if (whole === undefined || isOwn(request, profile, object)) return false;
  // "the store list" is a list, not a store.
  const nouns = /^(en|de)$/.test(request.reading.lexicon.code) ? [whole.last] : [whole.first, whole.last];
  const isOne = !isPlural(request.words[whole.last]?.token.word ?? "");
  return isOne && nouns.some((i) => request.match(i, head) >= SURE);
}

/** Whether a word of the object is one of the operation: "add a row to the sheet" names no row. */
export function isOwn(
  { match }: Request,
  { words, owners }: OperationProfile,
  { first, last }: Span,
): boolean {
  const own = words.filter(({ place }) => /^(name|slot|tag)$/.test(place));
  return range(first, last).some((i) =>
    [...own, ...[...owners.values()].flat()].some((form) => match(i, form) >= EXPLAINED),
  );
}

const NONE: Placed = { object: { first: 0, last: -1 }, wholes: [] };

/** Reads the object of a verb that puts or takes, up to "on the …", "from my …", "off the …". */
export const readPlaced = rememberOf((request: Request): Placed => {
  const { words, action, main } = request;
  if (action?.commanded !== true || main.mood !== "command") return NONE;
  if (!action.verbs.some((verb) => PLACES_OR_TAKES.has(verb))) return NONE;
  const [verb = -1] = action.tokens;
  let first = verb + 1;
  while (words[first]?.isContent === false) first++;
  for (let at = first + 1; at <= first + MAX_OBJECT; at++) {
    if (!isPlacing(request, at)) continue;
    const object = { first, last: at - 1 };
    const wholes = wholesAfter(request, at);
    if (wholes.length === 0) continue;
    return isPhrase(request, object) ? { object, wholes } : NONE;
  }
  return NONE;
});

/** Whether a preposition, or the particle of the verb, says where something is put or what it is taken from. */
function isPlacing({ words, reading, action }: Request, i: number): boolean {
  const token = words[i]?.token;
  if (token?.kind !== "word" || token.quote >= 0) return false;
  if (/^(el|le|la|les|los|las|l|den)$/.test(token.word)) return false;
  // "el código de acceso" is one noun.
  const isCompound = /^(de|d)$/.test(token.word) && !isArticle(words[i + 1]?.token.word ?? "");
  if (isCompound && /^(es|fr)$/.test(reading.lexicon.code)) return false;
  const parts = reading.lexicon.prepositions.get(token.word) ?? [];
  return (
    parts.some((part) => /^(to|on|in|from)$/.test(part)) ||
    (action?.tokens.includes(i) === true && i > (action.tokens[0] ?? i))
  );
}

/** The words after the preposition and article, up to each word of the phrase: "to do" is one in "my to do list". */
export function wholesAfter({ words, reading }: Request, at: number): Span[] {
  const { code, prepositions } = reading.lexicon;
  const wordAt = (i: number) => (words[i]?.token.kind === "word" ? (words[i]?.token.word ?? "") : "");
  let first = at + 1;
  while (isArticle(wordAt(first))) first++;
  const isToDo = code === "en" && wordAt(first) === "to" && wordAt(first + 1) === "do";
  const spans: Span[] = [];
  for (let last = isToDo ? first + 2 : first; last < first + MAX_WHOLE; last++) {
    const { token, isContent } = words[last] ?? {};
    if (token?.kind !== "word" || isContent !== true || token.quote >= 0) break;
    if (prepositions.has(token.word) || (last > first && /[,.;:!?\n]/.test(token.gap))) break;
    spans.push({ first, last });
  }
  return spans;
}

/** Whether the words are one phrase, without a number, a date, a quotation or a series. */
function isPhrase({ words, reading }: Request, { first, last }: Span): boolean {
  const isTyped = reading.values.some(
    (value) => value.kind !== "text" && value.first <= last && first <= value.last,
  );
  return (
    !isTyped &&
    words[first]?.isContent === true &&
    words[last]?.isContent === true &&
    range(first, last).every((i) => {
      const token = words[i]?.token;
      return (
        token?.kind === "word" &&
        token.quote < 0 &&
        !JOINERS.test(token.word) &&
        (i === first || !/[,.;:!?\n]/.test(token.gap)) &&
        !reading.lexicon.pointing.has(token.word) &&
        !reading.lexicon.all.has(token.word)
      );
    })
  );
}

/** Articles and possessives, in all languages; folded. */
export function isArticle(word: string): boolean {
  return /^(the|an?|my|our|de[rmn]|die|das|einem?r?|mein(em|er)?|unser(em|er)?|el|la|los|las|un|una|mi|le|les|l|une|mon|ma|notre)$/.test(
    word,
  );
}
