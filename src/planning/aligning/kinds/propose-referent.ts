import { withoutPronoun } from "../../reading/split-clauses.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { AND } from "../filling/exclude-proposals.ts";
import { SURE } from "../match-words.ts";
import { originOf, type Proposal } from "../proposal.ts";
import { meetsSchema } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { certain } from "./propose-series.ts";

/** Pronouns that are the object of a command, by language; folded. */
const OBJECTS: Readonly<Record<string, RegExp>> = {
  en: /^(it|them|that|this|some|one)$/,
  cs: /^(ho|ji|je|to|jej)$/,
  de: /^(es|ihn|sie|das|welche[nrs]?)$/,
  pl: /^(go|ja|je|to)$/,
  fr: /^(le|la|les|l|en|ca)$/,
};

/** Words of a statement before what it is about, by language: "we are out of …", "i've got a …"; folded. */
const LEADS: Readonly<Record<string, RegExp>> = {
  en: /(^| )(out of|low on|no more|need|needs|want|have|has|got|bought|found|lost|ordered|(ve|have|has|just|i|we) (\p{L}{3,}ed|sold|made|done|read|seen|left))$/u,
  cs: /(^| )(dosl[aoiy]? (mi|nam)|(mi|nam) dosl[aoiy]?|potrebuj\p{L}+|mam|mame|nemame|nemam)$/u,
  de: /(^| )(brauche|brauchen|habe|haben|keine?n?|ist|sind)$/,
  pl: /(^| )(nie ma|skonczyl[aoy]? (nam|mi|sie)( sie)?|potrzebuje|potrzebujemy|mam|mamy)$/,
  es: /(^| )(no queda|no quedan|falta|faltan|necesito|necesitamos|tengo|tenemos|hay)$/,
  fr: /(^| )(plus de|plus d|besoin de|besoin d|ai|avons|a)$/,
};
const DETERMINERS =
  /^(the|an?|some|any|my|our|more|new|eine?[nrm]?|keine?[nrm]?|die|der|das|den|mein\p{L}*|un|una|une|le|la|les|el|los|las|du|des|de|uz|juz|ya|mas|nam|mi|sie)$/u;
const LONGEST = 5;

/** Whether the command is done to "it", which no other word of its clause explains. */
function hasPronoun({ words, action, reading: { lexicon } }: Request): boolean {
  const [verb = -1] = action?.tokens ?? [];
  const [token, next] = [words[verb]?.token, words[verb + 1]?.token];
  if (token === undefined || action?.commanded !== true) return false;
  return (
    withoutPronoun(token, lexicon) !== undefined ||
    (OBJECTS[lexicon.code]?.test(next?.word ?? "") === true && /^[\s-]$/.test(next?.gap ?? ""))
  );
}

/** The tokens of what the statement before a command is about: "rope" in "we're out of rope, put it on the list". */
function findReferent(request: Request): number[] {
  const { words, main, reading } = request;
  const { clauses, lexicon, values } = reading;
  const before = clauses.findLast(({ last }) => last < main.first);
  if (before?.isBackground !== true || main.negated || !hasPronoun(request)) return [];
  // A code or a number of the statement identifies it.
  const isDated = (i: number) =>
    values.some(({ kind, first, last }) => /^(date|time|duration)$/.test(kind) && first <= i && i <= last);
  if (range(before.first, before.last).some((i) => words[i]?.token.kind !== "word" && !isDated(i))) return [];
  const lead = LEADS[lexicon.code];
  const said = (to: number) =>
    words
      .slice(before.first, to + 1)
      .map(({ token }) => token.word)
      .join(" ");
  const starts = range(before.first, before.last - 1).filter((i) => lead?.test(said(i)));
  const start = starts.at(-1);
  if (start === undefined) return [];
  let first = start + 1;
  while (first < before.last && DETERMINERS.test(words[first]?.token.word ?? "")) first++;
  const isPart = (i: number) =>
    i <= before.last &&
    words[i]?.token.kind === "word" &&
    words[i]?.isContent === true &&
    (i === first || words[i]?.token.gap === " ") &&
    !values.some(({ kind, first: from, last }) => kind !== "text" && from <= i && i <= last);
  let last = first;
  while (isPart(last)) last++;
  // "blue-shed" is found by its form.
  // "eggs and milk" are two.
  const isPair = AND[lexicon.code]?.test(words[last]?.token.word ?? "") === true;
  const isCut = last <= before.last && (isPair || words[last]?.token.gap === "-");
  return isCut || last - first > LONGEST ? [] : range(first, last - 1);
}

/** Proposes what a statement is about as the only name or text that a command for "it" lacks. */
export function proposeReferent(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  if (profile.reads) return [];
  const lacking = open.filter(
    ({ kind, slot, isList }) => kind === "string" && slot.required && slot.values.length === 0 && !isList,
  );
  const [traits] = lacking;
  const tokens = lacking.length === 1 ? findReferent(request) : [];
  const [first = 0, last = first] = [tokens[0], tokens.at(-1)];
  if (traits === undefined || tokens.length === 0) return [];
  const { words, reading } = request;
  const value = reading.text.slice(words[first]?.token.start, words[last]?.token.end);
  // "we no longer need the bucket blue-shed": its noun says which word is the name.
  const isNamed =
    tokens.length > 1 && tokens.some((i) => profile.nouns.some((noun) => request.match(i, noun) >= SURE));
  if (isNamed || !meetsSchema(value, traits)) return [];
  return [
    {
      traits,
      value,
      tokens,
      claims: tokens.map(String),
      ...originOf(profile, traits, { kind: "referent", first }, "sole"),
      features: certain(traits),
    },
  ];
}
