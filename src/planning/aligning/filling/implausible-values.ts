import { isPlural } from "../../../language/base-forms.ts";
import { splitWords } from "../../../language/split-words.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { Slot } from "../list-slots.ts";
import { SURE } from "../match-words.ts";
import type { Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import { FIRST_NAME, LAST_NAME } from "../slot-traits.ts";
import { isMoneyOf } from "../values/units.ts";
import { NAMED } from "../word-spans/find-word-spans.ts";
import { isHonorific } from "../word-spans/narrow-word-spans.ts";

/** Numbers that an argument can take, by its last word. */
const RANGES: readonly (readonly [RegExp, number, number])[] = [
  [/^(month|mesic|monat|miesiac|mes|mois)$/, 1, 12],
  [/^(hour|hodina|stunde|godzina|hora|heure)$/, 0, 24],
  [/^(year|rok|jahr|ano|annee)$/, 1000, 3000],
  [/^(latitude|lat)$/, -90, 90],
  [/^(longitude|lon|lng)$/, -180, 180],
];
/** Names of arguments for amounts of money. */
const MONEY = /^(price|cost|fee|fare|salary|wage|budget|deposit|fine|cena|preis|gebuhr|cena|precio|prix)$/;
/** Words in names of arguments for amounts in a period: `price_per_month`. */
const RATES = /\b(per|pro|par|por|je|za|price|cost|fee|rate|limit|count|amount|total|max|min|number)\b/;
/** Years that are written without a word for them. */
const USUAL_YEAR = /^(19|20)\d\d$/;

/** Prepositions before an hour that introduce no length, by language. */
const AT: Readonly<Record<string, RegExp>> = { en: /^at$/, cs: /^(v|ve)$/ };

/** "wake me at 8": an hour is no number of minutes. */
function isHourForLength(
  { words, reading }: Request,
  { traits: { unit }, source }: Proposal,
  value: number,
): boolean {
  const isLength = unit !== null && /^(second|minute|hour|day)s?$/.test(unit);
  const before = words[source.first - 1]?.token;
  return (
    isLength &&
    source.unit === undefined &&
    value <= 24 &&
    AT[reading.lexicon.code]?.test(before?.word ?? "") === true
  );
}

/** Whether an argument cannot take the value, whatever the request says about it otherwise. */
export function isImplausible(request: Request, profile: OperationProfile, proposal: Proposal): boolean {
  const { traits, value, features } = proposal;
  const last = traits.slot.words.at(-1) ?? "";
  const isNamed = Math.max(features.before, features.after, features.owner) > 0;
  if (typeof value === "number") {
    // `years` counts them.
    const isOne =
      !RATES.test(traits.slot.words.join(" ")) &&
      !isPlural(splitWords(traits.slot.name).at(-1) ?? "") &&
      traits.unit === null;
    const range = isOne ? RANGES.find(([name]) => name.test(last)) : undefined;
    if (range !== undefined && (value < range[1] || value > range[2])) return true;
    if (isOne && /^(year|rok|jahr|ano|annee)$/.test(last) && !isNamed && !USUAL_YEAR.test(String(value)))
      return true;
    const isNumber = !isNamed && !traits.isId && !RANGES.some(([name]) => name.test(last));
    if (isNumber && isNumberOfResource(request, profile, proposal)) return true;
    if (isHourForLength(request, proposal, value)) return true;
    if (isInName(request, proposal) || (profile.reads && isNoLimit(request, proposal))) return true;
    return MONEY.test(last) && !isNamed && countsThings(request, proposal);
  }
  if (typeof value !== "string") return false;
  if (/^\d+$/.test(value) && isInName(request, proposal)) return true;
  return (
    isFax(request, proposal) ||
    // "Baker Street 3 copies": a number alone is no street or town.
    (/^(street|strasse|ulice|ulica|calle|rue|city|town|mesto|stadt|miasto|ciudad|ville)$/.test(last) &&
      /^\d+$/.test(value)) ||
    // `dateFormat` says how days are written.
    (/^(format|pattern|layout)$/.test(last) && proposal.source.kind === "date") ||
    (profile.updates && isSentence(proposal, isNamed)) ||
    isPersonForId(request, profile, proposal) ||
    (!isNamed && !traits.slot.required && isPartOfName(profile, traits.slot))
  );
}

/**
 * Whether an argument takes a part of a name, and another one the whole name of a person or company:
 * `display_name`.
 */
function isPartOfName({ slots }: OperationProfile, { words, path }: Slot): boolean {
  const name = words.join("");
  const isWhole = (slot: Slot) =>
    /^(display|full)name$/.test(slot.words.join("")) && !slot.types.includes("object");
  return (
    (FIRST_NAME.test(name) || LAST_NAME.test(name)) &&
    slots.some(
      (slot) => slot.path.length === path.length && slot.path.at(-2) === path.at(-2) && isWhole(slot),
    )
  );
}

/** Whether the value is the number of the resource itself: "is berth 12 dry?" names no deck. */
function isNumberOfResource(
  { words, match, reading }: Request,
  { nouns, owners, reads }: OperationProfile,
  { source, traits: { slot, isLimit } }: Proposal,
): boolean {
  const before = words[source.first - 1];
  return (
    reads &&
    source.kind === "number" &&
    isUncounted(source, reading.lexicon.code) &&
    !owners.has(slot.name) &&
    !isLimit &&
    before?.token.kind === "word" &&
    words[source.first]?.token.gap === " " &&
    !(reading.lexicon.code === "en" && isPlural(before.token.word)) &&
    nouns.some((noun) => match(before.index, noun) >= SURE)
  );
}

/** A limit above it is called one. */
const USUAL_LIMIT = 100;

/** Whether nothing says how many are wanted: "the repairs before 8120" for `limit`. */
function isNoLimit(
  { words }: Request,
  { source, tokens, value, features, traits: { isLimit } }: Proposal,
): boolean {
  const next = words[(tokens.at(-1) ?? source.first) + 1];
  const isCounting = next?.isContent === true && next.token.kind === "word" && next.token.gap === " ";
  return (
    isLimit &&
    Number(value) > USUAL_LIMIT &&
    source.unit === undefined &&
    features.limit < 0 &&
    Math.max(features.before, features.after) <= 0 &&
    !isCounting
  );
}

/** Whether no word after the number is its unit: in "is berth 12 dry" the word describes the berth. */
function isUncounted({ unit, measured }: Proposal["source"], language: string): boolean {
  if (unit === undefined) return true;
  return language === "en" && measured === undefined && /^[a-z]{4,}$/.test(unit) && !isPlural(unit);
}

const MAX_NAME = 5;

/** Whether the number ends a name: "a voyage called Arctic 1926". */
function isInName({ words }: Request, { source, traits: { topic } }: Proposal): boolean {
  // Another number may count something: "a room called Cedar 12 seats".
  const isYear = /^(19|20)\d\d$/.test(words[source.first]?.token.text ?? "");
  if (topic === "title" || !isYear || words[source.first + 1]?.isContent === true) return false;
  for (let i = source.first - 1; i >= Math.max(0, source.first - MAX_NAME); i--) {
    const token = words[i]?.token;
    if (token?.kind !== "word" || words[i + 1]?.token.gap !== " ") return false;
    if (NAMED.test(token.word)) return i < source.first - 1;
    if (!token.name) return false;
  }
  return false;
}

/** Whether another noun says what is counted: "40 crates" is no price. */
function countsThings({ words, match }: Request, { source, tokens, traits }: Proposal): boolean {
  const next = words[(tokens.at(-1) ?? source.first) + 1];
  if (source.unit !== undefined) return !isMoneyOf(source);
  return (
    source.kind === "number" &&
    next?.token.gap === " " &&
    next.isContent &&
    isPlural(next.token.word) &&
    !traits.forms.some((form) => match(next.index, form) >= SURE)
  );
}

/** A fax number is only what is called so. */
function isFax({ reading }: Request, { traits: { slot, kind } }: Proposal): boolean {
  const isFaxed = kind === "phone" && slot.pathWords.some((word) => word === "fax");
  return isFaxed && !reading.tokens.some(({ word }) => word.startsWith("fax"));
}

/** A quotation with a comma does not change the name of a shelf: only texts, titles and searches take sentences. */
function isSentence(
  { traits: { topic, kind, slot, isList }, value, source }: Proposal,
  isNamed: boolean,
): boolean {
  return (
    source.kind === "quoted" &&
    topic === "none" &&
    kind === "string" &&
    !isList &&
    !isNamed &&
    !slot.required &&
    /[,;.!?]\s/.test(String(value))
  );
}

/** A surname is no identifier: "the booking of Mrs Larsen" has no number. */
function isPersonForId(
  request: Request,
  { owners, reads }: OperationProfile,
  { traits, value, tokens }: Proposal,
): boolean {
  const [first = 0] = tokens;
  return (
    !reads &&
    owners.has(traits.slot.name) &&
    traits.isId &&
    !/\d/.test(String(value)) &&
    (isHonorific(request, first - 1) || isHonorific(request, first))
  );
}
