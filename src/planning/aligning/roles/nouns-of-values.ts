import type { Json } from "../../../base/json.ts";
import { splitWords } from "../../../language/split-words.ts";
import { vectorOf } from "../../../language/word-vectors.ts";
import { isSameMeasure, kindOfMeasure } from "../../reading/convert-measure.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { Filling } from "../filling/filling.ts";
import { SURE, type WordForm } from "../match-words.ts";
import { SECONDS } from "../periods.ts";
import type { Request } from "../request-words.ts";
import { readTraits, type SlotTraits } from "../slot-traits.ts";
import { STRONG_MATCH } from "../verb-agreement.ts";
import { isHonorific } from "../word-spans/narrow-word-spans.ts";
import { isOnlyModifier } from "./explain-word.ts";

/** Minimum match between the noun before a code and the resource that the code identifies. */
const LOOSE_CODE = 0.42;
const LOOSE_CODE_DELETE = 0.7;

/**
 * Whether the word is a noun next to a code ("the boat BX-118") that only an argument of this operation
 * matches, or whose owner is similar in meaning.
 */
export function isApposition(
  request: Request,
  profile: OperationProfile,
  filled: Filling["filled"],
  i: number,
): boolean {
  return filled.some(({ slot, tokens, source, value }) => {
    const form = request.words[i]?.form;
    const isPointed =
      source === "context" && request.reading.lexicon.pointing.has(request.words[i - 1]?.token.word ?? "");
    const isPerson = form?.english.some((word) => PERSON_NOUNS.has(word)) === true;
    if (isPointed && form !== undefined && (isUnknown(form) || isPerson)) return true;
    if (source !== "query" || tokens[0] !== i + 1 || !profile.owners.has(slot.name)) return false;
    const isCode = typeof value === "string" && /\p{L}/u.test(value) && /\p{N}/u.test(value);
    if (isCode && (profile.reads || form === undefined || isUnknown(form))) return true;
    // In a write, the noun may name a different resource: "close window 5" is about no door, "delete file
    // K-7" about no code.
    const isDeleted = profile.candidate.fields.method === "DELETE" && request.reading.lexicon.code === "en";
    const loose = isDeleted ? LOOSE_CODE_DELETE : LOOSE_CODE;
    const least = profile.reads ? 0.2 : isCode ? loose : STRONG_MATCH;
    if (profile.reads && form !== undefined && isUnknown(form)) return true;
    return (profile.owners.get(slot.name) ?? []).some(
      (owner) => request.match(i, owner) >= least && !isOnlyModifier(request, i, owner),
    );
  });
}

/** Whether the word is unknown to the dictionary and therefore does not name another resource. */
export function isUnknown({ english }: WordForm): boolean {
  return english.every((word) => vectorOf(word) === null);
}

/** Nouns for kinds of values. */
const TYPE_NOUNS: ReadonlySet<string> = new Set(
  "date day time number code reference ref amount sum price total value name title phone telephone tel mobile email mail address text message note reason comment description subject quantity amount count level mode method type kind category status state version currency unit language priority born due dated worth valid".split(
    " ",
  ),
);

/**
 * Nouns that are also kinds of values for reads, or next to the resource's own noun: "repair order 310",
 * but not "delete account 7" for another resource.
 */
const RECORD_NOUNS: ReadonlySet<string> = new Set(
  "position place file record entry item request case account profile card payment".split(" "),
);

/** Nouns for anyone, before the name of a person: "assign it to user ada". */
const PERSON_NOUNS: ReadonlySet<string> = new Set("user person colleague login member".split(" "));

/**
 * Whether the word is a noun next to a value that only names its kind: "by the express method", "Datum
 * 3.4.2027", "repair order 310".
 */
export function isTypeNoun(
  { words, match }: Request,
  { reads, nouns, candidate, lexicon }: OperationProfile,
  filled: Filling["filled"],
  i: number,
): boolean {
  const form = words[i]?.form;
  if (form === undefined || words[i]?.token.kind !== "word") return false;
  const names = [form.word, form.stem, ...form.english];
  const isPerson =
    names.some((each) => PERSON_NOUNS.has(each)) &&
    filled.some(
      ({ slot, source, tokens }) =>
        source === "query" &&
        tokens[0] === i + 1 &&
        readTraits(slot, candidate.input_schema, lexicon).topic === "person",
    );
  if (isPerson) return true;
  if (isMemberOf(names, nouns, filled, { match, i, words })) return true;
  const isRecord = names.some((each) => RECORD_NOUNS.has(each));
  const isSaid = reads || (isRecord && nouns.some((noun) => match(i - 1, noun) >= STRONG_MATCH));
  if (!names.some((each) => TYPE_NOUNS.has(each)) && !(isRecord && isSaid)) return false;
  return filled.some(
    ({ tokens, source, isAnchored }) =>
      source === "query" && isAnchored && (tokens.at(0) === i + 1 || tokens.at(-1) === i - 1),
  );
}

/**
 * Whether the noun is what a given flag or choice describes: "only the torn sails" for `torn_only`, "Repair only the
 * torn sails".
 */
export function isNounOfChoice(request: Request, filled: Filling["filled"], i: number): boolean {
  const [before, word] = [request.words[i - 1]?.token, request.words[i]?.token];
  if (word?.kind !== "word" || before?.kind !== "word" || word.gap !== " ") return false;
  return filled.some(
    ({ slot, source, tokens, value }) =>
      source === "query" &&
      (typeof value === "boolean" || slot.values.length > 0) &&
      tokens.includes(i - 1) &&
      ` ${splitWords(slot.description).join(" ")} `.includes(` ${before.word} ${word.word} `),
  );
}

const MEMBERS: ReadonlySet<string> = new Set(["item", "entry", "record", "position"]);

/**
 * Whether the word only says that a member of the resource is meant: "the watchlist items", "entry 12 of the
 * guest book".
 */
function isMemberOf(
  names: readonly string[],
  nouns: readonly WordForm[],
  filled: Filling["filled"],
  { match, words, i }: Pick<Request, "match" | "words"> & { i: number },
): boolean {
  if (!names.some((each) => MEMBERS.has(each))) return false;
  const isNoun = (at: number) => at !== i && nouns.some((noun) => match(at, noun) >= STRONG_MATCH);
  const isIdentified = filled.some(
    ({ slot, tokens, source }) => source === "query" && slot.required && tokens[0] === i + 1,
  );
  return isNoun(i - 1) || (isIdentified && words.some(({ index }) => isNoun(index)));
}

/** Maximum match between a noun and the name of an argument that takes the number of another kind of thing. */
const OTHER_THING = 0.4;
/** The same for a noun and the resource that is read. */
const OTHER_NOUN = 0.1;

/** Whether the word labels a value that is not an identifier: "firmware v1.9.2", "frame 30 x 40 cm". */
export function isLabel(
  { words, reading, match }: Request,
  { owners, reads, candidate, lexicon, nouns: nounsOfResult }: OperationProfile,
  filled: Filling["filled"],
  i: number,
): boolean {
  const [own, next] = [words[i], words[i + 1]?.token];
  if (own?.token.kind !== "word" || own.token.name || next === undefined || !/^:? $/.test(next.gap))
    return false;
  // Translations of other languages are not certain enough.
  const isOfOtherThing = ({ forms, slot, kind }: SlotTraits) =>
    lexicon.code === "en" &&
    reading.lexicon.code === "en" &&
    (slot.words.at(-1) === "id" || (kind === "number" && next.kind === "number")) &&
    forms.length > 0 &&
    !isUnknown(own.form) &&
    reading.lexicon.verbsOf(own.token.word).length === 0 &&
    !reading.lexicon.functionWords.has(own.token.word) &&
    forms.every((form) => match(i, form) < OTHER_THING);
  // "the cheque 31" is no contest, but "the notes of case 31" may be those of a file.
  const isNounOfOther = (nouns: readonly WordForm[]) =>
    nouns.length > 0 &&
    !isUnknown(own.form) &&
    reading.lexicon.verbsOf(own.token.word).length === 0 &&
    nouns.every((noun) => match(i, noun) < OTHER_NOUN) &&
    !words.some(
      ({ index, token, isContent }) =>
        isContent &&
        index !== own.index &&
        reading.lexicon.verbsOf(token.word).length === 0 &&
        nounsOfResult.some((noun) => match(index, noun) >= SURE),
    );
  return filled.some(
    ({ slot, tokens, source, value }) =>
      source === "query" &&
      tokens[0] === i + 1 &&
      (reads || !owners.has(slot.name)) &&
      (typeof value === "object" || /\d/.test(String(value)) || next.quote >= 0 || (reads && next.name)) &&
      // "move it to building 2" gives no hall, and "add customer A-12" no agent.
      !(
        !reads &&
        typeof value !== "object" &&
        isOfOtherThing(readTraits(slot, candidate.input_schema, lexicon))
      ) &&
      // "for billing tomorrow" names something else than the day.
      !(
        isRelativeDay(value, next.text) && reading.lexicon.prepositions.has(words[i - 1]?.token.word ?? "")
      ) &&
      !(next.kind === "number" && isNounOfOther(owners.get(slot.name) ?? [])) &&
      slot.values.length === 0,
  );
}

function isRelativeDay(value: Json, said: string): boolean {
  return /^\d{4}-\d{2}-\d{2}/.test(String(value)) && !/\d/.test(said);
}

/** Whether the word is a title before a name: "Frau Keller". */
export function isTitleOf(request: Request, filled: Filling["filled"], i: number): boolean {
  return (
    isHonorific(request, i) && filled.some(({ tokens, source }) => source === "query" && tokens[0] === i + 1)
  );
}

/** Whether the word is the unit of a count argument: "two people". */
export function isUnit(
  { reading, words, match }: Request,
  profile: OperationProfile,
  { filled, missing }: Filling,
  i: number,
): boolean {
  const word = reading.tokens[i]?.word;
  // "4 child tickets", "4 dětské vstupenky": a kind of what is counted is no unit.
  const next = words[i + 1];
  const isKind =
    !profile.reads &&
    next?.isContent === true &&
    next.token.kind === "word" &&
    next.token.gap === " " &&
    profile.nouns.some((noun) => match(i + 1, noun) >= STRONG_MATCH) &&
    !filled.some(({ source, slot }) => source === "query" && slot.values.length > 0);
  if (isKind) return false;
  const counted = filled.find(
    ({ source, tokens, slot }) =>
      source === "query" &&
      tokens.at(-1) === i - 1 &&
      !profile.owners.has(slot.name) &&
      /^(integer|number)$/.test(slot.types[0] ?? ""),
  );
  // "40 portions" when nothing else could take the noun.
  if (
    counted !== undefined &&
    missing.length === 0 &&
    reading.values.some(({ unit, last, measured }) => last === i - 1 && unit === word && !measured) &&
    profile.slots.every(
      (slot) =>
        filled.some((each) => each.slot === slot) ||
        !isOpenName(readTraits(slot, profile.candidate.input_schema, profile.lexicon)),
    )
  )
    return true;
  return reading.values.some(
    ({ unit, last, first }) =>
      last === i - 1 &&
      unit === word &&
      filled.some(
        ({ tokens, slot }) =>
          tokens.includes(first) &&
          !profile.owners.has(slot.name) &&
          /people|person|guest|party|seat|adult|pax|passenger|travel|attendee|cover|count|number|qty|quantity|size|pocet|anzahl|ilosc|osob|personen|cantidad|nombre|capac|kapac|kapaz|pojemn|miejsc|platz|plaz|mist|serving|portion|porc/.test(
            slot.words.join(" "),
          ),
      ),
  );
}

/** Words between a price and what it is for, by language: "12 euros an hour", "40 zł za noc". */
const PER: Readonly<Record<string, RegExp>> = {
  en: /^(a|an|per|each|every)$/,
  cs: /^(za|na)$/,
  de: /^(pro|am|im|je|die)$/,
  pl: /^(za|na)$/,
  es: /^(al|por|a|la)$/,
  fr: /^(par|le|la|l)$/,
};
const UNITS = /^(person|people|head|guest|piece|night|day|hour|week|month|year|minute|unit)$/;

/**
 * Whether the word says for which time, quantity or person an amount is: "12 euros an hour", "4.2 per kilo" for
 * `price_per_kg`. An argument with another unit in its name does not take the amount.
 */
export function isPerUnit({ reading, words }: Request, { filled }: Filling, i: number): boolean {
  const { code, durations } = reading.lexicon;
  const form = words[i]?.form;
  if (form === undefined || PER[code]?.test(words[i - 1]?.token.word ?? "") !== true) return false;
  const names = [form.word, ...form.english];
  const isUnit =
    durations.has(form.word) ||
    kindOfMeasure(form.word) !== undefined ||
    names.some((each) => UNITS.test(each));
  return (
    isUnit &&
    reading.values.some(
      ({ unit = "", last, first }) =>
        last === i - 2 &&
        filled.some(({ source, tokens, slot }) => {
          if (source !== "query" || !tokens.includes(first)) return false;
          const isTime = (word: string) => SECONDS[word] !== undefined;
          const own = slot.words.filter((word) => isTime(word) || kindOfMeasure(word) !== undefined);
          const isOwn = own.some((word) =>
            isTime(word) ? durations.get(form.word) === word : isSameMeasure(word, form.word),
          );
          return isOwn || (own.length === 0 && /^[A-Z]{3}$/.test(unit));
        }),
    )
  );
}

/** Whether the argument takes the name of a thing. */
function isOpenName({ kind, topic, slot }: SlotTraits): boolean {
  return kind === "enum" || (kind === "string" && topic !== "text" && slot.values.length === 0);
}
