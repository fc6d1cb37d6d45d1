import { acceptsValue } from "./accepts-value.ts";
import { isPlace } from "./kinds.ts";
import { nameToCode, wantsCode } from "./known-codes.ts";
import type { Slot } from "./list-slots.ts";
import { type Phrase, readProperPhrase } from "./read-phrase.ts";
import type { Proposal, Reading } from "./reading.ts";
import {
  contradictsRole,
  ORIGIN_PREPOSITIONS,
  PLACE_PREPOSITIONS,
  roleOf,
  STOP_WORDS,
  TARGET_PREPOSITIONS,
} from "./stop-words.ts";

/** `in Boston, MA`, `from Prague`, `v Brně`: names after a preposition, for slots that take a place. */
export function proposePlace(slot: Slot, reading: Reading): Proposal[] {
  if (!slot.types.includes("string") || slot.values.length > 0 || !isPlace(slot)) return [];
  if (slot.words.some((word) => DISTRICTS.has(word))) return [];
  const role = roleOf(slot.words);
  const fitting = listPlaces(reading).filter(
    ({ phrase, preposition }) =>
      !contradictsRole(role, preposition) && writePlace(slot, phrase.text) !== undefined,
  );
  const own = fitting.filter(({ preposition }) =>
    role === undefined
      ? LOCATIVE.has(preposition)
      : (role === "origin" ? ORIGIN_PREPOSITIONS : TARGET_PREPOSITIONS).has(preposition),
  );
  const chosen = own.length > 0 ? own : fitting;
  const places = chosen.length === 1 ? chosen : [];
  return places.flatMap(({ phrase, preposition }) => {
    const value = writePlace(slot, phrase.text);
    const score = own.length > 0 ? (LOCATIVE.has(preposition) ? 0.87 : 0.82) : 0.75;
    return value !== undefined && acceptsValue(slot, value)
      ? [{ slot, value, score, start: phrase.start, end: phrase.end }]
      : [];
  });
}

const LOCATIVE = new Set("in at near around within visiting visit v ve u bei en em na à dans".split(" "));

/** Parts of places: named beside their own word (`Khlong Sam Wa District`), not by a preposition. */
const DISTRICTS = new Set(
  "district subdistrict province county village area street zip postal venue neighborhood".split(" "),
);

/**
 * The part of the phrase that the slot asks for: the city alone, a code where it wants one. A description that asks for
 * `City, State` is not served by a city alone: better to ask than to send half of it.
 */
function writePlace(slot: Slot, text: string): string | undefined {
  const last = slot.words.at(-1) ?? "";
  const parts = text.split(/,\s*/);
  if (wantsCode(slot)) return nameToCode(slot, parts.at(-1) ?? "") ?? nameToCode(slot, text);
  if (last === "city" || last === "town") return /City,/i.test(slot.description) ? text : parts[0];
  if (last === "country" || last === "state") return parts.length > 1 ? parts.at(-1) : text;
  const needsTwo = /format (?:of )?['"]?[^'"]*\bCity(?: \(abbr\))?, ?(?:State|Country)/i.test(
    slot.description,
  );
  return needsTwo && parts.length < 2 ? undefined : text;
}

interface Place {
  phrase: Phrase;
  preposition: string;
}

function listPlaces(reading: Reading): Place[] {
  const { text, tokens } = reading;
  const places: Place[] = [];
  for (let index = 1; index < tokens.length; index++) {
    const preposition = tokens[index - 1]?.lower ?? "";
    if (!PLACE_PREPOSITIONS.has(preposition) || tokens[index]?.gap.trim() !== "") continue;
    const phrase = readProperPhrase(text, tokens, index, true) ?? readLowerPlace(reading, index, preposition);
    if (!phrase || isMentioned(phrase, reading)) continue;
    places.push({ phrase, preposition });
    index = phrase.last;
  }
  return places;
}

/** `weather in boston`: a plain word after `in`, when it is the last of its phrase. */
function readLowerPlace(
  { text, tokens, slots }: Reading,
  index: number,
  preposition: string,
): Phrase | undefined {
  const token = tokens[index];
  if (token === undefined || !["in", "near", "v", "ve", "en"].includes(preposition)) return undefined;
  if (STOP_WORDS.has(token.lower) || !/^\p{L}{3,}$/u.test(token.text)) return undefined;
  const next = tokens[index + 1];
  const ends =
    next === undefined ||
    /[,.;!?\n]/.test(next.gap) ||
    PLACE_PREPOSITIONS.has(next.lower) ||
    STOP_WORDS.has(next.lower);
  const isValue = slots.some((slot) =>
    slot.values.some((value) => String(value).toLowerCase() === token.lower),
  );
  if (!ends || isValue || UNPLACES.has(token.lower)) return undefined;
  return {
    text: text.slice(token.start, token.end),
    first: index,
    last: index,
    start: token.start,
    end: token.end,
  };
}

const UNPLACES = new Set(
  `celsius fahrenheit kelvin degrees english czech german spanish french total detail general order stock advance minutes hours days
  morning afternoon evening format usd eur dollars euros metric imperial ascending descending json xml csv pdf`.split(
    /\s+/,
  ),
);

function isMentioned(phrase: Phrase, { mentions, slots }: Reading): boolean {
  const isDate = mentions.some(
    (mention) => mention.kind === "date" && mention.start < phrase.end && phrase.start < mention.end,
  );
  return (
    isDate ||
    slots.some((slot) =>
      slot.values.some((value) => String(value).toLowerCase() === phrase.text.toLowerCase()),
    )
  );
}
