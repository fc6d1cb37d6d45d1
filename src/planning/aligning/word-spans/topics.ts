import { isGivenName, possessorOf } from "../../../language/names/given-names.ts";
import { isPlace, placeName } from "../../../language/places.ts";
import { foldText } from "../../../language/split-words.ts";
import { takesOnlyCodes, toCode } from "../code-names.ts";
import { fitsShape } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits, Topic } from "../slot-traits.ts";
import { partsBefore } from "../values/bounds.ts";
import type { WordSpan } from "./find-word-spans.ts";

/** Whether the argument takes sentences and topics rather than names. */
export function isOpenText({ topic }: SlotTraits): boolean {
  return topic === "text" || topic === "search";
}

/** Names of arguments for where something is bought, seen or done, besides places. */
export const VENUES =
  /^(merchant|company|vendor|supplier|seller|shop|store|restaurant|cinema|theatre|theater|station|club|gym|school|employer|retailer|firm|organi[sz]ation|firma|empresa|entreprise|dodavatel|obchodnik)$/;

/** Whether the sequence names a company after "at": "at Tesco". */
export function isVenue(request: Request, { first }: WordSpan, { slot }: SlotTraits): boolean {
  return (
    request.words[first]?.token.name === true &&
    partsBefore(request, first).includes("at") &&
    slot.words.some((word) => VENUES.test(word))
  );
}

/**
 * Whether a preposition introduces common words as a thing or topic: "lessons of pottery", "articles about
 * sailing".
 */
export function isIntroducedThing(
  request: Request,
  { first }: WordSpan,
  { topic, slot }: SlotTraits,
  introduced: number,
): boolean {
  if (topic === "thing") return introduced >= 0.6;
  // A required search text takes the remaining words.
  if (topic === "search" && slot.required) return true;
  return (
    topic === "search" &&
    partsBefore(request, first).some((part) => ["of", "about", "for", "with", "named", "from"].includes(part))
  );
}

/** English names of arguments for whom something is done, who does it, and what is ordered. */
const RECEIVERS_OF =
  /^(customer|client|patient|guest|member|student|buyer|tenant|passenger|visitor|recipient|attendee|participant|subscriber|traveller|traveler)$/;
const PERFORMERS =
  /^(employee|staff|worker|colleague|doctor|dentist|vet|therapist|trainer|coach|instructor|teacher|hairdresser|barber|stylist|technician|provider|practitioner|driver|guide|mechanic|lawyer|advisor|consultant)$/;
/** Names of arguments for whom a work is by. */
export const MAKERS =
  /^(artist|author|writer|composer|painter|photographer|director|designer|band|performer|singer|creator|maker|publisher|brand|manufacturer)$/;
const ASSIGNS = /^(assign|reassign|delegate|allocate|hand|hand-over|give|transfer|pass)$/;
const SUPPLIERS = /^(supplier|vendor|seller|merchant|shop|store|dealer|retailer|wholesaler)$/;
const ORDERED = /^(service|treatment|product|item|dish|article|course|class|lesson|package|procedure)$/;

/**
 * For "book a massage for Ada with Jonas": the object of the command is what is ordered, "for" introduces
 * whom it is for, and "with" or "by" who does it. Null when neither the words nor the argument say so.
 */
export function roleFeature(
  request: Request,
  span: WordSpan,
  { forms, topic, slot }: SlotTraits,
): number | null {
  const { action, words } = request;
  if (!action?.commanded || slot.values.length > 0) return null;
  const names = forms.flatMap(({ english, word }) => [word, ...english]);
  const parts = partsBefore(request, span.first);
  const [verb = -2] = action.tokens;
  const isObject =
    span.first > verb &&
    range(verb + 1, span.first - 1).every((i) => words[i]?.isContent === false) &&
    parts.length === 0;
  if (topic !== "text" && topic !== "person" && names.some((name) => ORDERED.test(name)))
    return isObject ? 1 : null;
  if (topic !== "person") return null;
  const isFor = parts.includes("for") || parts.includes("to");
  const isWith = parts.includes("with") || parts.includes("by");
  for (const [role, part] of [
    [MAKERS, "by"],
    [SUPPLIERS, "from"],
  ] as const) {
    if (!names.some((name) => role.test(name))) continue;
    if (parts.includes(part)) return 1;
    if (words.some(({ index, token }) => token.name && partsBefore(request, index).includes(part)))
      return 0.2;
  }
  const isIntroduced = words.some(
    ({ index, token }) => token.name && partsBefore(request, index).includes("for"),
  );
  if (names.some((name) => RECEIVERS_OF.test(name))) return isFor ? 1 : isWith || isIntroduced ? 0.2 : null;
  if (names.some((name) => PERFORMERS.test(name))) {
    // "assign the repair to Ada"
    const isAssigned = parts.includes("to") && action.verbs.some((each) => ASSIGNS.test(each));
    return isWith || isAssigned ? 1 : isFor ? 0.2 : null;
  }
  return null;
}

/** The topic of words that are something else. */
export const OF_OTHER = 0.2;

/** Whether the words are a known place for a person, or a person for a place: "for Ida Brandt to Oslo". */
export function isOfOtherTopic(
  { words, reading }: Request,
  { first, last }: Pick<WordSpan, "first" | "last">,
  topic: Topic,
): boolean {
  const text = reading.text.slice(words[first]?.token.start, words[last]?.token.end);
  const isPerson = isGivenName(words[first]?.token.word ?? "");
  const isTown = isPlace(text, reading.lexicon.code);
  return isPerson !== isTown && ((topic === "person" && isTown) || (topic === "place" && isPerson));
}

/** How well the writing and introduction of the words match the topic of the argument. */
export function topicFeature(request: Request, { first, last }: WordSpan, topic: Topic): number {
  const parts = partsBefore(request, first);
  const isName =
    range(first, last).some((i) => request.words[i]?.token.name) ||
    (first === 0 && /^\p{Lu}/u.test(request.words[first]?.token.text ?? ""));
  const count = last - first + 1;
  switch (topic) {
    case "place":
      if (parts.includes("in") || parts.includes("at")) return isName ? 1 : 0.8;
      return parts.includes("for") || parts.includes("from") ? (isName ? 0.9 : 0.7) : isName ? 0.6 : 0.2;
    case "person":
      if (isName || isGivenName(request.words[first]?.token.word ?? ""))
        return parts.includes("on") || parts.includes("in") ? 0.5 : 1;
      if (parts.includes("by")) return 0.9;
      return parts.some((part) => ["to", "for", "with", "of", "from"].includes(part)) ? 0.7 : 0.2;
    case "title":
      return parts.includes("named") ? 1 : isName || count > 1 ? 0.6 : 0.4;
    case "thing":
      // "entries by ada" names a person
      if (parts.includes("by") && !isName) return 0.4;
      if (parts.some((part) => ["on", "in", "from", "to", "at"].includes(part))) return 0.8;
      return isName || parts.includes("of") || parts.includes("for") ? 0.6 : 0;
    case "text":
      // "with Dr. Lane" is who, and not what.
      if (parts.includes("with") && range(first, last).every((i) => request.words[i]?.token.name)) return 0.3;
      return parts.some((part) => ["saying", "because", "about", "for", "with"].includes(part))
        ? 1
        : count > 2
          ? 0.6
          : 0.1;
    case "search":
      return parts.includes("about") ? 1 : 0.8;
    default:
      return isName ? 0.3 : 0;
  }
}

const PATHS =
  /^(path|file|filename|dir|directory|folder|route|endpoint|location|uri|url|soubor|datei|pfad|cesta)$/;

export function shapeText({ text }: WordSpan, traits: SlotTraits, request: Request): string | null {
  const isEnglish = request.reading.lexicon.code === "en";
  const clean = (isEnglish ? possessorOf(text) : null) ?? text.replace(/['’]s$/u, "");
  if (clean.trim() === "") return null;
  // Only file arguments take a path.
  if (/^[./\\~]/.test(clean) && !traits.slot.words.some((word) => PATHS.test(word))) return null;
  const code = toCode(clean, traits, request);
  if (code !== null) return code;
  if (takesOnlyCodes(traits) && clean.length > 3) return null;
  if (traits.topic === "place") {
    const usual = placeName(clean, request.reading.lexicon.code);
    if (usual !== null) return usual;
  }
  const { pattern } = traits;
  // "prg" for a pattern that requires capitals
  if (
    pattern !== null &&
    !/\s/.test(clean) &&
    fitsShape(clean, traits) === 0 &&
    fitsShape(clean.toUpperCase(), traits) === 1
  )
    return clean.toUpperCase();
  if (pattern !== null) {
    const slug = foldText(clean).replace(/\s+/g, "-");
    return /^[a-z0-9-]+$/.test(slug) && /a-z/.test(pattern) && !/A-Z/.test(pattern) && !/\\s| /.test(pattern)
      ? clean === slug
        ? clean
        : slug
      : clean;
  }
  return clean;
}
