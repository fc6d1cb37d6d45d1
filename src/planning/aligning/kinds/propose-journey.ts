import type { OperationProfile } from "../describe-operation.ts";
import { SURE } from "../match-words.ts";
import { originOf, type Proposal } from "../proposal.ts";
import { meetsSchema } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import { type SlotTraits, traitsOf } from "../slot-traits.ts";
import { isInfinitiveAfterName, type WordSpan } from "../word-spans/find-word-spans.ts";
import { VIA } from "../word-spans/free-words.ts";
import { shapeText } from "../word-spans/topics.ts";
import { certain } from "./propose-series.ts";
import { isArticle } from "./read-placed.ts";

type End = "from" | "to";

const MAX_WORDS = 5;
/** Besides "to": "na letiště", "à l'aéroport". */
const ARRIVING = /^(to|on|at|in)$/;

/**
 * Proposes both ends of a journey for operations with a place of departure and one of arrival: "from the station to
 * Grand Hotel", "z nádraží na letiště". Other words in front of a place, such as "the flight of Ada", are no journey.
 */
export function proposeJourney(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  const all = traitsOf(profile);
  const [from, ...otherStarts] = all.filter((traits) => takesEnd(traits, "from"));
  const [to, ...otherEnds] = all.filter((traits) => takesEnd(traits, "to"));
  if (from === undefined || to === undefined || otherStarts.length > 0 || otherEnds.length > 0) return [];
  // Of `from` and `to`, one may be described only as an end.
  if (from.topic !== "place" && to.topic !== "place" && !areEndsOfOne(from, to)) return [];
  const journey = readJourney(request);
  if (journey === null) return [];
  // "from bin B-31": the code alone is the value.
  const isPlace = from.topic === "place" || to.topic === "place";
  if (!isPlace && /\d/.test(`${journey.from.text} ${journey.to.text}`)) return [];
  return (
    [
      [from, journey.from],
      [to, journey.to],
    ] as const
  ).flatMap(([traits, whole]) => {
    const span = isPlace ? whole : withoutKind(request, traits, whole);
    const value = open.includes(traits) ? shapeText(span, traits, request) : null;
    if (value === null || !meetsSchema(value, traits)) return [];
    const tokens = range(span.first, span.last);
    return [
      {
        traits,
        value,
        tokens,
        claims: tokens.map(String),
        ...originOf(profile, traits, { kind: "word_span", first: span.first }, "sole"),
        features: certain(traits),
      },
    ];
  });
}

/** "z doku Larkhill": the noun of the argument is no part of the name. */
function withoutKind({ words, match, reading }: Request, { forms }: SlotTraits, span: WordSpan): WordSpan {
  const { first, last } = span;
  if (first === last || !forms.some((form) => match(first, form) >= SURE)) return span;
  const text = reading.text.slice(words[first + 1]?.token.start, words[last]?.token.end);
  return { first: first + 1, last, text };
}

/** `from_cellar` and `to_cellar` */
function areEndsOfOne(from: SlotTraits, to: SlotTraits): boolean {
  const [start, end] = [from, to].map(({ slot }) =>
    slot.words.filter((word) => !/^(from|to)$/.test(word)).join(" "),
  );
  return start !== "" && start === end && from.slot.words.includes("from") && to.slot.words.includes("to");
}

function takesEnd({ kind, part, isId, isList, values }: SlotTraits, end: End): boolean {
  return kind === "string" && part === end && !isId && !isList && values.length === 0;
}

/** The first two places that follow each other directly: from one to the other, or to one from the other. */
function readJourney(request: Request): Record<End, WordSpan> | null {
  const { words, reading } = request;
  const partsAt = (i: number) => reading.lexicon.prepositions.get(words[i]?.token.word ?? "") ?? [];
  for (let i = 0; i < words.length; i++) {
    const first = partsAt(i).includes("from") || partsAt(i).includes("to") ? placeAfter(request, i) : null;
    const at = (first?.last ?? 0) + 1;
    const second = first === null ? null : placeAfter(request, at);
    if (first === null || second === null) continue;
    if (partsAt(i).includes("from") && partsAt(at).some((part) => ARRIVING.test(part)))
      return { from: first, to: second };
    if (!partsAt(i).includes("to") || !partsAt(at).includes("from")) continue;
    // "the cheapest way to sail from Ghent to Calais"
    const end = partsAt(second.last + 1).includes("to") ? placeAfter(request, second.last + 1) : null;
    return { from: second, to: end ?? first };
  }
  return null;
}

/** The place that follows the preposition at `i`, without its article; null if something else follows. */
function placeAfter(request: Request, i: number): WordSpan | null {
  const { words, reading } = request;
  const { lexicon, values, text } = reading;
  const isMoment = (at: number) =>
    values.some(({ kind, first, last }) => /^(date|time|duration)$/.test(kind) && first <= at && last >= at);
  const isEnd = (at: number) => {
    const token = words[at]?.token;
    if (token === undefined || token.quote >= 0 || !/^(word|number|code)$/.test(token.kind)) return true;
    const isPart =
      token.kind === "word" &&
      (lexicon.prepositions.has(token.word) || lexicon.times.has(token.word) || VIA.test(token.word));
    return (
      isPart || isMoment(at) || (at > i + 1 && /[,.;:!?]/.test(token.gap)) || lexicon.courtesy.has(token.word)
    );
  };
  if (!lexicon.prepositions.has(words[i]?.token.word ?? "")) return null;
  let first = i + 1;
  while (!isEnd(first) && words[first]?.token.kind === "word" && isArticle(words[first]?.token.word ?? ""))
    first++;
  let last = first - 1;
  // "to Grand Hotel cost": a name ends before a word in small letters.
  const isName = (at: number) => lexicon.code !== "de" && words[at]?.token.name === true;
  const isOther = (at: number) =>
    isInfinitiveAfterName(request, at) || (isName(first) && words[at]?.token.kind === "word" && !isName(at));
  while (last - first + 1 < MAX_WORDS && !isEnd(last + 1) && !isOther(last + 1)) last++;
  const isNamed = range(first, last).some((at) => words[at]?.isContent && words[at]?.token.kind === "word");
  const start = words[first]?.token.start;
  if (last < first || !isNamed || start === undefined) return null;
  if (!isEnd(last + 1) && !isOther(last + 1)) return null;
  return { first, last, text: text.slice(start, words[last]?.token.end) };
}
