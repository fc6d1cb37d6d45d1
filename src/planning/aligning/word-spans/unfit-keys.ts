import { ADJECTIVES } from "../../reading/verb-forms-as-nouns.ts";
import { SURE } from "../match-words.ts";
import { SLUG } from "../render-value.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { partsBefore } from "../values/bounds.ts";
import type { SpanMatch } from "./match-span.ts";
import { isBeforePlural, isDefinite, isPredicate } from "./nouns-around.ts";

/** Names of arguments that take codes rather than words. */
export const CODED =
  /^(isbn|issn|ean|vin|iban|barcode|plate|kennzeichen|spz|zip|plz|psc|postcode|imei|vat|dic|ico|nip|pesel)$/;

/** Words for what the caller has, by language: the Spanish "mi" is Czech for "to me". */
const POSSESSIVES: Readonly<Record<string, RegExp>> = {
  en: /^(my|our)$/,
  cs: /^(muj|moje|moji|nase|nasi)$/,
  de: /^(mein|unser)(e|en|em|er)?$/,
  pl: /^(moj|moja|moje|nasz|nasza|nasze)$/,
  es: /^(mi|mis|nuestr[oa]s?)$/,
  fr: /^(mon|ma|mes|notre|nos)$/,
};

function isNumbered({ slot }: SlotTraits): boolean {
  return (
    /(^(id|ids|identifier|uuid|guid|num|no|nr|cislo|numer|numero)|number|nummer)$/.test(
      slot.words.at(-1) ?? "",
    ) || /^(cislo|numer|numero)$/.test(slot.words[0] ?? "")
  );
}

/** Folded English and German adjectives that describe a resource instead of naming it. */
const DESCRIBES =
  /^(old|new|first|second|last|next|other|same|whole|entire|current|previous|latest|oldest|newest|main|broken|wrong|right|failed|failing|affected|damaged|down|unused|empty|full|big|small|red|green|blue|alte[rns]?|neue[rns]?|erste[rns]?|letzte[rns]?|nachste[rns]?|andere[rns]?|ganze[rns]?|kaputte[rns]?|defekte[rns]?|falsche[rns]?)$/;

/** Whether a word is the key of an argument whose examples are words: "the gravel feed" for `sand` as an example. */
function isWordKey({ request, profile, traits, span, texts }: SpanMatch): boolean {
  const { words, reading } = request;
  const word = words[span.first];
  if (
    span.first !== span.last ||
    word?.token.kind !== "word" ||
    DESCRIBES.test(word.token.word) ||
    ADJECTIVES.test(word.token.word)
  )
    return false;
  if (!traits.slot.required || texts.some((other) => other !== traits && other.slot.required)) return false;
  const owners = profile.owners.get(traits.slot.name) ?? [];
  const isOwner = (i: number) => owners.some((form) => request.match(i, form) >= SURE);
  const hasWords =
    traits.examples.length > 0 && traits.examples.every((each) => /^\p{Ll}+(-\p{Ll}+)*$/u.test(each));
  const isAfter = isOwner(span.first - 1) && isDefinite(request, span.first - 2) && word.token.gap === " ";
  const isBetween =
    /^(en|de)$/.test(reading.lexicon.code) && isDefinite(request, span.first - 1) && isOwner(span.last + 1);
  return hasWords && (isAfter || isBetween);
}

/** Whether words that an identifier or a code would take do not identify anything. */
export function isUnfitKey(match: SpanMatch): boolean {
  const { traits, span, place, common } = match;
  if (isWordKey(match)) return false;
  const hasDigit = /\d/.test(span.text);
  if (!hasDigit && CODED.test(traits.slot.words.at(-1) ?? "")) return true;
  if (traits.isId && !match.isAnchored && common >= 0.5) return true;
  if (place.shape > 0) return false;
  // "boats that need paint": an id has no spaces.
  const isPhrase = span.first < span.last && /\s/.test(match.value);
  if (isPhrase && /^(id|uuid|guid)$/.test(traits.slot.words.at(-1) ?? "")) return true;
  // A word may be a slug but not a number: "all albums, at most ten".
  if (!hasDigit && (common === 1 || isPhrase) && isNumbered(traits)) return true;
  return traits.isId && (isUnfitId(match, isPhrase) || (!hasDigit && isBesideCode(match)));
}

/** Whether words do not look like an identifier, which has no pattern or example that they match. */
function isUnfitId(
  { request, profile, traits, span, isNamed, isTown, isIntroduced }: SpanMatch,
  isPhrase: boolean,
): boolean {
  // "popękane wazony": a word in small letters directly before the noun describes it.
  const owners = profile.owners.get(traits.slot.name) ?? [];
  const isBefore = owners.some((form) => request.match(span.last + 1, form) >= SURE);
  if (isBefore && !isNamed && span.first === span.last && !/[\d-]/.test(span.text)) return true;
  // "all that is still there": several function words are not an identifier.
  if (!isNamed && span.first < span.last && !/\d|-/.test(span.text)) return true;
  // "shops from Plzeň" identifies none of them.
  if (isTown && isIntroduced && profile.owners.has(traits.slot.name)) return true;
  return isPhrase && /\b(identifier|ids?|uuid|guid)\b/i.test(traits.slot.description);
}

/** "the PDF report 8c2e": the code beside it is the id. */
function isBesideCode({ request, span }: SpanMatch): boolean {
  return request.reading.values.some(
    ({ kind, first, last }) =>
      /^(code|number|uuid)$/.test(kind) && (first === span.last + 1 || last === span.first - 1),
  );
}

/**
 * Whether the words say whose the resource is and not which one: "delete bob's project", "delete the project of Ada
 * Lane". In "bob's cards" for `/people/{name}/cards`, they identify the owner.
 */
function isPossessor({ request, profile, traits, span }: SpanMatch): boolean {
  const owners = profile.owners.get(traits.slot.name) ?? [];
  const isOwner = (i: number) => owners.some((form) => request.match(i, form) >= SURE);
  if (/['’]s$/u.test(span.text)) {
    const [head] = profile.nouns;
    const isPart = head !== undefined && request.match(span.last + 1, head) >= SURE;
    return !isPart || isOwner(span.last + 1);
  }
  const isOf = partsBefore(request, span.first).includes("of");
  return (
    isOf && !profile.reads && traits.topic !== "person" && isOwner(span.first - 2) && !SLUG.test(span.text)
  );
}

/** Whether words that the key of the path's resource would take only describe the resource. */
export function isUnfitOwner(match: SpanMatch): boolean {
  const { request, profile, traits, span, place, common } = match;
  if (!profile.owners.has(traits.slot.name)) return false;
  if (isPossessor(match)) return true;
  if (common === 1) {
    // "which sensors are offline?" asks for a state.
    if (isPredicate(request, span)) return true;
    // "open issues" describes several; it does not identify one.
    if (isBeforePlural(request, profile, span)) return true;
  }
  // "end my contract" does not name one.
  const isOwn = POSSESSIVES[request.reading.lexicon.code]?.test(
    request.words[span.first - 1]?.token.word ?? "",
  );
  const isCode = /\d/.test(span.text) || SLUG.test(span.text);
  return isOwn === true && place.shape <= 0 && !isCode;
}
