import { isJsonObject, type JsonObject } from "../../../base/json.ts";
import { startOfKey } from "../../../catalogue/search/query-context.ts";
import type { SpanRole } from "../../../contract/tool.ts";
import { isPlural } from "../../../language/base-forms.ts";
import { lexiconOf } from "../../../language/lexicon.ts";
import { rememberOf } from "../../../language/remember.ts";
import { foldText, splitWords } from "../../../language/split-words.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { Filling } from "../filling/filling.ts";
import { excludes, matchWords, SURE, toDocumentForm, toWordForm, type WordForm } from "../match-words.ts";
import type { Request } from "../request-words.ts";
import { readTraits } from "../slot-traits.ts";
import { STRONG_MATCH } from "../verb-agreement.ts";

/** Minimum match at which a word of the operation explains a word of the request. */
const EXPLAINS = 0.4;

/** The minimum for words that are written as names. */
const PROPER = 0.9;

/** Minimum match of a noun that names something of the operation. */
const NAMED = 0.9;

/** The minimum is higher for deletions and for what is created. */
const EXPLAINS_EXACTLY = 0.6;

/** The minimum for a noun of a write that modifies a noun of the operation: "the weekend rate" is no nightly rate. */
const EXPLAINS_MODIFIER = 0.6;

/** The role that the operation's words give to a word of the request. */
export function explain(
  request: Request,
  profile: OperationProfile,
  { filled }: Filling,
  i: number,
): SpanRole | null {
  // A word after a preposition is a place, an owner or a recipient, so similarity of meaning does not
  // explain it.
  const isAdjunct = isIntroduced(request, i);
  const isTarget = !profile.reads && isIdentified(request, i);
  const { method, path } = profile.candidate.fields;
  const isNew = method === "POST" && !path.includes("{") && !profile.reads;
  // "give hike 7 four points"
  const isCounted = !profile.reads && request.words[i - 1]?.token.kind === "number";
  const usual =
    isTarget || isCounted
      ? STRONG_MATCH
      : method === "DELETE" || isNew
        ? EXPLAINS_EXACTLY
        : !profile.reads && isModifier(request, profile, i)
          ? EXPLAINS_MODIFIER
          : EXPLAINS;
  const least = isAdjunct ? STRONG_MATCH : usual;
  let best = 0;
  let isName = false;
  const said = request.words[i]?.token;
  // A name is not explained by a similar word: "by Larkspur".
  const isProper = said?.name === true && request.reading.lexicon.code !== "de";
  for (const word of profile.words) {
    if (isOnlyModifier(request, i, word)) continue;
    // "add a recipe" does not refer to an API that is named "Recipes".
    if (word.place === "api" && !profile.reads && !isAdjunct) continue;
    const match = request.match(i, word) * (word.place === "text" ? 0.95 : 1);
    if (isProper && match < PROPER) continue;
    // In "the payments of subscription 7" the payments are not the subscription.
    if (profile.reads && match < SURE && isWhole(request, word, i)) continue;
    if (word.isVerb && !profile.pathWords.includes(word.word) && isOtherNoun(request, i, word)) continue;
    // "apply for a licence" is no registration of a person.
    const isCreated = !profile.reads && !profile.candidate.fields.path.includes("{");
    if (word.isVerb && isCreated && match < STRONG_MATCH && !isVerbForm(request, i)) continue;
    if (match < (word.place === "slot" ? STRONG_MATCH : least) || match <= best) continue;
    // "create a berth" is about no argument of a harbour, unless that argument is filled.
    if (word.place === "slot" && !filled.some(({ slot }) => slot.pathWords.includes(word.word))) continue;
    best = match;
    isName = word.place === "name";
  }
  for (const forms of profile.owners.values())
    for (const form of forms) {
      const match = isOnlyModifier(request, i, form) ? 0 : request.match(i, form);
      if (match >= least) best = Math.max(best, match);
    }
  if (best === 0 || (best < SURE && isExcluded(request, profile, i))) return null;
  if (best < SURE && isListedValue(request, profile, i)) return null;
  return isName ? "resource" : "qualifier";
}

/** "ketches or sloops": a value of an argument is no word for the resource. */
function isListedValue({ words }: Request, { slots, lexicon }: OperationProfile, i: number): boolean {
  const form = words[i]?.form;
  return (
    form !== undefined &&
    isPlural(form.word) &&
    slots.some(({ values }) =>
      values.some(
        (value) =>
          typeof value === "string" && matchWords(form, toDocumentForm(foldText(value), lexicon)) >= NAMED,
      ),
    )
  );
}

/** Heads of compounds that say little about the thing: the "Rechnungsliste" contains the bills. */
const GENERAL_HEADS =
  /^(liste|ubersicht|daten|details?|information(en)?|nummern?|id|status|stand|eintrag|eintrage|datensatz|vorgang|typ|art|namen?|verzeichnis|katalog|verlauf|historie|seite|einheit|einheiten|antrag|antrage|anspruch|system|konto|akten?|objekt|element|plan|bericht|stelle)$/;

/** Whether only the first part of a German compound can mean the word: "Rechnungsempfänger" are no bills. */
export function isOnlyModifier({ words, reading }: Request, i: number, word: WordForm): boolean {
  const said = words[i];
  const head = reading.lexicon.headOf(said?.token.word ?? "");
  if (said === undefined || head === null || GENERAL_HEADS.test(head)) return false;
  // The same compound in another form
  const isSame = word.word.startsWith(said.token.word.slice(0, 3 - head.length));
  if (isSame) return false;
  return matchWords(toWordForm(head, reading.lexicon), word) < EXPLAINS;
}

/** Whether the word names what a noun of the operation excludes: "arrivals at the pier" for `/departures`. */
export function isExcluded({ words }: Request, profile: OperationProfile, i: number): boolean {
  const form = words[i]?.form;
  return form !== undefined && profile.words.some((word) => word.place === "name" && excludes(form, word));
}

/**
 * Whether the operation's word itself follows with an identifier, so that a similar word before it is a part
 * of that.
 */
function isWhole(request: Request, word: WordForm, i: number): boolean {
  return findNumbered(request).some((index) => index > i && request.match(index, word) >= SURE);
}

/** The words directly before a number or a code. */
const findNumbered = rememberOf(({ words }: Request): readonly number[] =>
  words.flatMap(({ index, token }) =>
    token.kind === "word" && /^(number|code|uuid)$/.test(words[index + 1]?.token.kind ?? "") ? [index] : [],
  ),
);

/** Whether the word describes a noun of the operation: "live auctions", unlike "auctions that live on". */
export function isAttribute(
  { words, match, reading }: Request,
  { nouns }: OperationProfile,
  i: number,
): boolean {
  const next = words[i + 1]?.token;
  return (
    reading.lexicon.code === "en" &&
    /^(live|left|spent|kept)$/.test(words[i]?.token.word ?? "") &&
    next?.gap === " " &&
    nouns.some((noun) => match(i + 1, noun) >= STRONG_MATCH)
  );
}

/** Whether the English or German noun directly after the word is one of the operation's. */
function isModifier(
  { words, match, reading }: Request,
  { words: own }: OperationProfile,
  i: number,
): boolean {
  const next = words[i + 1];
  return (
    /^(en|de)$/.test(reading.lexicon.code) &&
    next?.token.kind === "word" &&
    next.token.gap === " " &&
    next.isContent &&
    own.some((word) => word.place !== "api" && match(i + 1, word) >= NAMED)
  );
}

/** Whether the word is the noun of what a command is about: "close window 5" is about a window and closes no door. */
function isIdentified({ words, action, reading }: Request, i: number): boolean {
  const [word, next] = [words[i]?.token, words[i + 1]?.token];
  return (
    action?.commanded === true &&
    !action.tokens.includes(i) &&
    word?.kind === "word" &&
    next?.gap === " " &&
    (/^(number|code)$/.test(next.kind) || /\d/.test(next.text)) &&
    !reading.values.some(
      ({ kind, first, last }) => /^(date|time|duration)$/.test(kind) && first <= i + 1 && last >= i + 1,
    )
  );
}

function isVerbForm({ words, reading }: Request, i: number): boolean {
  return reading.lexicon.verbsOf(words[i]?.token.word ?? "").length > 0;
}

/**
 * Whether a noun of another language only looks like the operation's verb in English: "Problem" and "Issue a
 * gift card".
 */
function isOtherNoun({ words, reading }: Request, i: number, { word }: WordForm): boolean {
  const own = words[i]?.form;
  if (own === undefined || reading.lexicon.code === "en" || own.english.length === 0) return false;
  const verbs = lexiconOf("en").verbsOf(word);
  return (
    own.word !== word &&
    verbs.length > 0 &&
    !reading.lexicon.verbsOf(own.word).some((verb) => verbs.includes(verb))
  );
}

/**
 * Whether only the name of a filter that stays empty has the word: "items below the minimum" for `below_minimum`,
 * "five-star reviews" for `stars`.
 */
export function isFilterIgnored(
  { words, match }: Request,
  { reads, words: own, slots, candidate, lexicon, owners }: OperationProfile,
  { filled }: Filling,
  i: number,
): boolean {
  if (!reads || words[i]?.token.kind !== "word") return false;
  const isSaid = own.some((word) => /^(name|tag)$/.test(word.place) && match(i, word) >= EXPLAINS);
  if (isSaid) return false;
  const named = slots.filter(
    (slot) =>
      !slot.required &&
      !owners.has(slot.name) &&
      readTraits(slot, candidate.input_schema, lexicon).forms.some((form) => match(i, form) >= STRONG_MATCH),
  );
  return (
    named.length > 0 &&
    named.every((slot) => {
      const { kind, isLimit } = readTraits(slot, candidate.input_schema, lexicon);
      return /^(boolean|number|enum)$/.test(kind) && !isLimit && !filled.some((each) => each.slot === slot);
    })
  );
}

/** Whether a preposition precedes the word, ignoring articles and adjectives in between. */
function isIntroduced({ words, reading }: Request, i: number): boolean {
  for (let at = i - 1; at >= Math.max(0, i - 2); at--) {
    const word = words[at]?.token.word ?? "";
    const parts = reading.lexicon.prepositions.get(word) ?? [];
    if (parts.some((part) => part !== "of" && part !== "named")) return true;
    if (!reading.lexicon.functionWords.has(word)) return false;
  }
  return false;
}

/** Words of the context's keys. */
export function contextForms(context: JsonObject): WordForm[] {
  const english = lexiconOf("en");
  const words = new Set<string>();
  const visit = (value: JsonObject, depth: number) => {
    for (const [name, inner] of Object.entries(value)) {
      for (const word of splitWords(startOfKey(name)))
        if (words.size < 60 && !/^(id|name|title|number|no|code|status|state|type|date)$/.test(word))
          words.add(word);
      if (isJsonObject(inner) && depth < 3) visit(inner, depth + 1);
    }
  };
  visit(context, 0);
  return [...words].map((word) => toWordForm(word, english));
}

/**
 * Whether the context explains the word: "this ticket" with a ticket in the context, a word in a value of
 * the context, or, for reads, a word of the argument's description.
 */
export function isExplainedByContext(
  request: Request,
  filled: Filling["filled"],
  i: number,
  reads: boolean,
): boolean {
  const word = request.words[i]?.token.word ?? "";
  return filled.some(
    ({ source, value, slot }) =>
      source === "context" &&
      (JSON.stringify(value).toLowerCase().includes(word) ||
        slot.words.includes(word) ||
        (reads && splitWords(slot.description).includes(word))),
  );
}
