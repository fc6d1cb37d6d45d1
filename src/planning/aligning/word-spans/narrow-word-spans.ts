import { foldText } from "../../../language/split-words.ts";
import type { Value } from "../../reading/value.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { SURE, type WordForm } from "../match-words.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits, Topic } from "../slot-traits.ts";
import type { WordSpan } from "./find-word-spans.ts";
import { commonShare, isMeasured } from "./nouns-around.ts";

/** Last words of names of streets: "Mill" is not the whole name of "Mill Street". */
const STREET_NAMES =
  /^(Street|St|Road|Rd|Avenue|Ave|Lane|Square|Drive|Boulevard|Court|Place|Way|Alley|Terrace|Row)$/;

/**
 * Merges the capitalized parts of a place that are separated by commas: "York, UK", "9 Kiln Road, York".
 */
export function extendPlaces(request: Request, spans: WordSpan[]): void {
  spans.forEach((span, n) => {
    const next = request.words[span.last + 1]?.token;
    if (next?.gap !== " " || !STREET_NAMES.test(next.text)) return;
    const first = request.words[span.first]?.token;
    if (!/^\p{Lu}/u.test(first?.text ?? "") || spans[n + 1]?.first === span.last + 1) return;
    const text = request.reading.text.slice(first?.start, next.end);
    spans[n] = { first: span.first, last: span.last + 1, text };
  });
  for (let i = spans.length - 1; i > 0; i--) {
    const [before, span] = [spans[i - 1], spans[i]];
    const [left, right] = [
      request.words[before?.first ?? -1]?.token,
      request.words[span?.first ?? -1]?.token,
    ];
    if (before === undefined || span === undefined || left === undefined || right === undefined) continue;
    const isNext = span.first === before.last + 1 && /^,\s$/.test(right.gap);
    if (!isNext || !/^\p{Lu}/u.test(left.text) || !/^\p{Lu}/u.test(right.text)) continue;
    const text = request.reading.text.slice(left.start, request.words[span.last]?.token.end);
    spans.splice(i - 1, 2, { first: before.first, last: span.last, text });
  }
}

/** A search text without a place at its end that another argument takes: "florists in Gent". */
export function withoutPlace({ words, reading }: Request, span: WordSpan): WordSpan {
  const at = range(span.first + 1, span.last - 1).find((i) => {
    const parts = reading.lexicon.prepositions.get(words[i]?.token.word ?? "") ?? [];
    return (
      (parts.includes("in") || parts.includes("at")) &&
      range(i + 1, span.last).every((each) => /^\p{Lu}/u.test(words[each]?.token.text ?? ""))
    );
  });
  if (at === undefined) return span;
  const text = reading.text.slice(words[span.first]?.token.start, words[at - 1]?.token.end);
  return { first: span.first, last: at - 1, text };
}

/** The name of the path's resource without what is said about it: "the Petrel is back, …". */
export function withoutPredicate(
  { words, reading }: Request,
  { owners }: OperationProfile,
  span: WordSpan,
  { slot }: SlotTraits,
): WordSpan {
  if (!owners.has(slot.name)) return span;
  const copula = range(span.first + 1, span.last).find(
    (i) => /^(is|are|was|were)$/.test(words[i]?.token.word ?? "") && words[i - 1]?.token.name === true,
  );
  if (copula === undefined) return span;
  const text = reading.text.slice(words[span.first]?.token.start, words[copula - 1]?.token.end);
  return { first: span.first, last: copula - 1, text };
}

/**
 * A text without the start of a phrase that another argument takes: "blue tiles with a weekly" before "limit
 * of 5", "loans returned" before "after 3 May".
 */
export function withoutNextPhrase(request: Request, span: WordSpan, taken: ReadonlySet<number>): WordSpan {
  const { words, reading } = request;
  const { lexicon } = reading;
  if (!taken.has(span.last + 1) || words[span.last + 1]?.token.gap !== " ") return span;
  const isSmall = (i: number) => !/^\p{Lu}/u.test(words[i]?.token.text ?? "");
  const parts = (i: number) => lexicon.prepositions.get(words[i]?.token.word ?? "") ?? [];
  const date = reading.values.find(
    ({ kind, first }) => kind === "date" && first > span.last && first <= span.last + 2,
  );
  const end = words[span.last]?.token.word ?? "";
  // "Boat check tomorrow": only an inflected form says what happens at the date.
  const isVerb = lexicon.verbsOf(end).length > 0 && !(lexicon.code === "en" && lexicon.commands.has(end));
  // "a shop in Ghent costing 900"
  const isAfterName = /ing$/.test(end) && words[span.last - 1]?.token.name === true;
  const isDated = (date !== undefined || isAfterName) && isVerb && isSmall(span.last);
  const lead = range(span.first + 1, span.last).find(
    (i) => parts(i).includes("with") && range(i + 1, span.last).every(isSmall) && span.last - i <= 2,
  );
  const last = isDated && span.last > span.first ? span.last - 1 : lead === undefined ? span.last : lead - 1;
  if (last === span.last) return span;
  return {
    first: span.first,
    last,
    text: reading.text.slice(words[span.first]?.token.start, words[last]?.token.end),
  };
}

/** Verbs for what a text is about, folded. */
const SPEAKS =
  /^(mention(s|ing)?|talk(s|ing)?|discuss(es|ing)?|parle(nt)?|traite(nt)?|mentionne(nt)?|habla(n)?|trata(n)?|menciona(n)?|handel(n|t)|mluvi|zminuji|mowi(a)?|dotycza)$/;

/** Removes the words before a search text that only say that texts are about it: "articles that mention bridges". */
export function withoutSpeaking(
  { words, reading }: Request,
  span: WordSpan,
  { topic }: SlotTraits,
): WordSpan {
  if (topic !== "search" || !SPEAKS.test(words[span.first]?.token.word ?? "") || span.first === span.last)
    return span;
  const isLink = reading.lexicon.prepositions.has(words[span.first + 1]?.token.word ?? "");
  const first = isLink && span.last > span.first + 1 ? span.first + 2 : span.first + 1;
  return {
    first,
    last: span.last,
    text: reading.text.slice(words[first]?.token.start, words[span.last]?.token.end),
  };
}

/** German compounds for streets, folded: the number after them is that of a house. */
const STREETS = /\p{L}{3}(strasse|gasse|platz|weg|allee|ufer|damm)$/u;

/** Adds a number directly after a name: "Riviera 2031", "Zahradní 8", or its measure: "Paralen 500 mg". */
export function withNumber(
  request: Request,
  profile: OperationProfile,
  span: WordSpan,
  taken: ReadonlySet<number>,
): WordSpan {
  const { words, reading } = request;
  const next = words[span.last + 1]?.token;
  const isName = /^\p{Lu}/u.test(words[span.last]?.token.text ?? "") && span.last > 0;
  const own = reading.values.find(
    ({ kind, first }) => (kind === "number" || kind === "code") && first === span.last + 1,
  );
  const isStreet = STREETS.test(words[span.last]?.token.word ?? "") && own?.measured === undefined;
  const isAlone = own?.kind === "number" && own.last === own.first && (own.unit === undefined || isStreet);
  const measure = own?.kind === "number" ? measureEnd(request, profile, own) : null;
  const last = isName && isAlone ? span.last + 1 : measure;
  if (last === null || next?.gap !== " " || range(span.last + 1, last).some((i) => taken.has(i))) return span;
  return {
    first: span.first,
    last,
    text: reading.text.slice(words[span.first]?.token.start, words[last]?.token.end),
  };
}

const DOSES = /^(mg|mcg|ug|g|kg|ml|cl|dl|l|iu|mm|cm|m|km|w|kw|v|a|mah|gb|tb|mb|inch|zoll|oz|lb|ft)$/;

/** The last token of a number with a unit that describes a product, unless an argument takes this unit. */
function measureEnd({ words }: Request, { slots }: OperationProfile, { first, last }: Value): number | null {
  const at = DOSES.test(words[last]?.token.word ?? "") ? last : last + 1;
  const unit = words[at]?.token;
  if (unit === undefined || at === first || !DOSES.test(unit.word) || !/^ ?$/.test(unit.gap)) return null;
  const takesMeasures = slots.some(
    ({ types, words: names }) =>
      (types.includes("number") || types.includes("integer")) &&
      names.some((name) => name === unit.word || MEASURED.test(name)),
  );
  return takesMeasures ? null : at;
}

/** Names of arguments for measures of a product. */
const MEASURED =
  /^(dose|dosage|strength|weight|mass|volume|length|width|height|depth|size|capacity|power|voltage|distance|davka|sila|hmotnost|objem|delka|dosis|gewicht|menge|lange|dawka|waga|dlugosc|dosis|peso|longitud|dose|poids|longueur)$/;

/**
 * Names at the start or end of a sequence, which may be the value alone: "fakturu firmy ABC Corp". German
 * capitalizes every noun.
 */
export function namesWithin({ words, reading }: Request, spans: readonly WordSpan[]): WordSpan[] {
  if (reading.lexicon.code === "de") return [];
  return spans.flatMap((span) => {
    const names = range(span.first, span.last).filter((i) => words[i]?.token.name);
    const [first = span.first, last = first] = [names[0], names.at(-1)];
    if (names.length === 0 || (first === span.first && last === span.last)) return [];
    const cut = (to: number) => ({
      first,
      last: to,
      text: reading.text.slice(words[first]?.token.start, words[to]?.token.end),
    });
    // "Eva Malá přišla": lowercase words after two capitalized ones are not part of the name.
    return last > first && last < span.last && first === span.first
      ? [cut(last)]
      : first === span.first
        ? []
        : [cut(span.last)];
  });
}

/**
 * Narrows a sequence to an example from the description: "a woollen scarf" where it says "such as
 * 'woollen', 'silk'".
 */
export function narrowToExample({ words }: Request, span: WordSpan, traits: SlotTraits): WordSpan {
  const examples = quotedExamples(traits);
  const named = range(span.first, span.last).filter((i) => examples.includes(words[i]?.token.word ?? ""));
  const [only] = named;
  if (only === undefined || named.length > 1) return span;
  return { first: only, last: only, text: words[only]?.token.text ?? "" };
}

/** Whether the word is an example that the description quotes. */
export function isExample({ words }: Request, { first, last }: WordSpan, traits: SlotTraits): boolean {
  return first === last && quotedExamples(traits).includes(words[first]?.token.word ?? "");
}

function quotedExamples({ slot }: SlotTraits): string[] {
  const [said = ""] = /(?:such as|e\.g\.|for example|one of)[^.]*/i.exec(slot.description) ?? [];
  return [...said.matchAll(/['"‘“]([\p{L} -]+)['"’”]/gu)].map(([, example = ""]) => foldText(example));
}

/** Nouns that precede the names of people and places. */
const CLASSES: Partial<Record<Topic, RegExp>> = {
  person:
    /^(user|customer|client|employee|member|contact|person|guest|patient|driver|colleague|student|company|firm|supplier|owner|author|mr|mrs|ms|teacher|manager)$/,
  place:
    /^(city|town|village|country|district|region|street|station|airport|area|place|location|neighborhood)$/,
};

function isAnyClass({ english }: WordForm): boolean {
  return english.some((word) => Object.values(CLASSES).some((expression) => expression.test(word)));
}

export function isClassOnly({ words }: Request, { first, last }: WordSpan, { topic }: SlotTraits): boolean {
  return range(first, last).every(
    (i) =>
      !words[i]?.token.name &&
      (!words[i]?.isContent ||
        words[i]?.form.english.some(
          (word) =>
            CLASSES[topic]?.test(word) ||
            /^(somebody|someone|anyone|right|person|people|best|suitable)$/.test(word),
        )),
  );
}

/** Removes the operation's own noun before a name: "the playlist Slow Mornings", "die Kategorie Bücher". */
function withoutResource(
  { words, match, reading }: Request,
  { nouns }: OperationProfile,
  span: WordSpan,
): WordSpan {
  const next = words[span.first + 1]?.token;
  const isOwn = nouns.some((noun) => match(span.first, noun) >= SURE);
  const head = words[span.first]?.token;
  // "Harbor Hospital", "Nemocnice Lipno": a capital letter makes the noun a part of the name.
  if (head?.name && reading.lexicon.code !== "de" && span.first + 1 === span.last) return span;
  if (!isOwn || span.first === span.last || next?.gap !== " " || !/^\p{Lu}/u.test(next.text)) return span;
  const text = reading.text.slice(next.start, words[span.last]?.token.end);
  return { first: span.first + 1, last: span.last, text };
}

/**
 * Whether the noun before a name is one that the description of a search lists: "the firm Acme" for "name or company".
 */
export function isSearchedBy(
  { words, match }: Request,
  { first }: Pick<WordSpan, "first">,
  { topic, descriptionForms }: SlotTraits,
): boolean {
  const [noun, name] = [words[first - 1], words[first]?.token];
  return (
    topic === "search" &&
    noun?.isContent === true &&
    !noun.token.name &&
    name?.name === true &&
    name.gap === " " &&
    descriptionForms.some((form) => match(first - 1, form) >= SURE)
  );
}

/** Removes the noun that classifies a name: "user wanda", "the Lyon branch". */
export function withoutClass(
  request: Request,
  profile: OperationProfile,
  span: WordSpan,
  traits: SlotTraits,
): WordSpan {
  const { words, reading, match } = request;
  if (traits.topic === "text") return span;
  if (traits.topic === "search") {
    const next = { first: span.first + 1, last: span.last };
    const rest = reading.text.slice(words[next.first]?.token.start, words[span.last]?.token.end);
    return span.first < span.last && isSearchedBy(request, next, traits) ? { ...next, text: rest } : span;
  }
  const isTitle = traits.topic === "title";
  // "a small boat called vega"
  const naming = range(span.first + 1, span.last - 1).find((i) =>
    reading.lexicon.prepositions.get(words[i]?.token.word ?? "")?.includes("named"),
  );
  // "the boat A Dream Called Sea" has it in its name.
  const isInName =
    words[naming ?? -1]?.token.name === true ||
    range(span.first - 2, span.first - 1).some((i) => profile.nouns.some((noun) => match(i, noun) >= SURE));
  if (naming !== undefined && !isInName)
    return {
      first: naming + 1,
      last: span.last,
      text: reading.text.slice(words[naming + 1]?.token.start, words[span.last]?.token.end),
    };
  const named = withoutResource(request, profile, span);
  if (named !== span) return named;
  const [head, next] = [words[span.first], words[span.first + 1]];
  // "firm Keller & Sons": the class is not part of a name, but a title may start with any word.
  if (isTitle && !(head && next && !head.token.name && next.token.name && isAnyClass(head.form))) return span;
  const forms = [...traits.forms, ...(profile.owners.get(traits.slot.name) ?? [])];
  const isClass = (i: number) =>
    words[i] !== undefined &&
    !STREETS.test(words[i].token.word) &&
    // "Bank of America" keeps its capital; in German a class is capitalized as well.
    (reading.lexicon.code === "de" || !/^\p{Lu}/u.test(words[i]?.token.text ?? "") || i === 0) &&
    ((isTitle && i === span.first) ||
      words[i]?.form.english.some((word) => CLASSES[traits.topic]?.test(word)) ||
      forms.some((form) => request.match(i, form) >= SURE));
  let { first, last } = span;
  // "Vorname Ada": the name of the argument is before its value.
  const name = traits.slot.words.join("");
  if (
    first < last &&
    name.length > 2 &&
    words[first]?.token.word === name &&
    words[first + 1]?.token.gap === " "
  )
    first++;
  const isApart = (i: number) => words[i + 1]?.token.gap !== "-";
  // "account holder Ada Lane" for an argument that "account" names
  const isLabelled = (i: number) =>
    i > 0 &&
    !words[i]?.token.name &&
    words[i + 1]?.token.name === true &&
    commonShare(request, [i]) === 1 &&
    forms.some((form) => request.match(i - 1, form) >= SURE);
  while (
    first < last &&
    isApart(first) &&
    (isLabelled(first) || isClass(first) || isHonorific(request, first) || !words[first]?.isContent)
  )
    first++;
  while (last > first && isApart(last - 1) && (isClass(last) || !words[last]?.isContent)) last--;
  if (first === span.first && last === span.last) return span;
  return { first, last, text: reading.text.slice(words[first]?.token.start, words[last]?.token.end) };
}

/** Titles that are written before names in requests of any language. */
const ANY_LANGUAGE = /^(herr|herrn|frau|monsieur|madame|mademoiselle|senora?|senorita|pani)$/;
/** Titles before names, by language. */
const HONORIFICS: Readonly<Record<string, RegExp>> = {
  en: /^(mr|mrs|ms|miss|mister|dr|doctor|prof|professor|captain|sir|madam|family)$/,
  cs: /^(pan|pani|pana|panu|panem|slecna|dr|mudr|mvdr|ing|mgr|prof|(doktor|profesor|inzenyr|kapitan)(k[aeiou]|kou|ce|a|u|i|em|ovi)?|rodina|rodiny)$/,
  de: /^(herr|herrn|frau|fraulein|dr|prof|(doktor|professor)(in)?|kapitan|familie)$/,
  pl: /^(pan|pani|pana|panu|panem|panstwo|dr|prof|inz|mgr|(doktor|profesor|kapitan)(k[aei]|ke|a|i|em|owi)?|rodzina|rodziny)$/,
  es: /^(senor|senora|senorita|sr|sra|srta|don|dona|dra?|doctora?|prof|profesora?|capitana?|familia)$/,
  fr: /^(m|mr|mme|mlle|monsieur|madame|mademoiselle|dr|docteure?|prof|professeure?|capitaine|famille)$/,
};

/** Whether the word is a title, which is not part of the name: "Frau Keller", "dr Malina". */
export function isHonorific({ words, reading }: Request, i: number): boolean {
  const word = words[i]?.token.word ?? "";
  const isTitle = HONORIFICS[reading.lexicon.code]?.test(word) === true || ANY_LANGUAGE.test(word);
  return isTitle && /^\p{Lu}/u.test(words[i + 1]?.token.text ?? "");
}

/** Joins the parts of a noun after a measure in Romance languages: "1 kg de pois chiches". */
export function joinMeasured(request: Request, spans: WordSpan[]): void {
  const { words, reading } = request;
  if (!/^(es|fr)$/.test(reading.lexicon.code)) return;
  const at = spans.findIndex((span) => isMeasured(request, span));
  const [span, next] = [spans[at], spans[at + 1]];
  if (span === undefined || next === undefined || next.first !== span.last + 2) return;
  if (!/^d[e']?$/.test(words[span.last + 1]?.token.word ?? "")) return;
  const text = reading.text.slice(words[span.first]?.token.start, words[next.last]?.token.end);
  spans.splice(at, 2, { first: span.first, last: next.last, text });
}
