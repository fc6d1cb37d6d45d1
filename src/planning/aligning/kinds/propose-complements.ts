import type { Complement, Value } from "../../reading/value.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { originOf, type Proposal } from "../proposal.ts";
import { meetsSchema } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import { type SlotTraits, traitsOf } from "../slot-traits.ts";
import { certain } from "./propose-series.ts";

/** Which topics of arguments take a text, the most specific first, by the kind of the text. */
const TOPICS: Readonly<Record<Complement["kind"], readonly string[]>> = {
  action: ["text", "title", "search"],
  statement: ["text", "search", "title"],
  phrase: ["search", "text", "title"],
};
/** Names of arguments for words and for things to be done, which have no topic of their own. */
const NAMES: Readonly<Record<Complement["kind"], RegExp>> = {
  action: /^(what|task|todo|item|action|activity|entry|thing|ukol|aufgabe|zadanie|tarea|tache)$/,
  statement: /^(what|entry|status|update)$/,
  phrase: /^(word|term|expression|vocable|source|slovo|wort|slowo|palabra|mot)$/,
};

/**
 * Proposes the clauses of the sentence that are texts: for the argument that takes a text, and for no other. The times
 * at the end of what is to be done belong to the text if no argument takes a time.
 */
export function proposeComplements(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  return request.reading.values.flatMap((value) => {
    const { complement } = value;
    const traits = complement === undefined ? undefined : findTaker(complement, profile, open);
    if (complement === undefined || traits === undefined) return [];
    const { text, last } = withTimes(request, value, complement, profile);
    if (!meetsSchema(text, traits)) return [];
    const tokens = range(complement.lead, last);
    return [
      {
        traits,
        value: text,
        tokens,
        claims: tokens.map(String),
        ...originOf(profile, traits, { kind: "complement", first: complement.lead }, "sole"),
        features: certain(traits),
      },
    ];
  });
}

/** The argument that takes the text: a required one before others, then the one with the most specific topic. */
function findTaker(
  { kind }: Complement,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): SlotTraits | undefined {
  // A list of reminders is not searched for what the next one says.
  if (profile.reads && kind !== "phrase") return undefined;
  const rankOf = ({ topic, slot, isId, kind: type, isList }: SlotTraits) => {
    const isOpen = type === "string" && !isList && slot.values.length === 0 && slot.path.length <= 2;
    const isNamed = NAMES[kind].test(slot.words.at(-1) ?? "");
    const place = isNamed ? 0 : TOPICS[kind].indexOf(topic);
    // A statement is no name: "note that gauge 7 shows 2 m".
    const isOfRecord =
      kind === "statement" && topic === "title" && /^(name|nick|label)/.test(slot.words.at(-1) ?? "");
    if (!isOpen || place < 0 || isOfRecord || (isId && !isNamed)) return null;
    return place + (slot.required ? 0 : TOPICS[kind].length) + slot.path.length;
  };
  const ranked = open.flatMap((traits) => {
    const rank = rankOf(traits);
    return rank === null ? [] : [{ traits, rank }];
  });
  const least = Math.min(...ranked.map(({ rank }) => rank));
  const best = ranked.filter(({ rank }) => rank === least);
  // Two arguments that take it equally well are a question.
  return best.length === 1 ? best[0]?.traits : undefined;
}

const TIMES = /^(date|datetime|time|duration)$/;

/** The text, with the times at its end if the operation has no argument for them. */
function withTimes(
  { reading }: Request,
  { start, last, text }: Value,
  { until }: Complement,
  profile: OperationProfile,
): { text: string; last: number } {
  if (until === last || traitsOf(profile).some(({ kind }) => TIMES.test(kind))) return { text, last };
  return { text: reading.text.slice(start, reading.tokens[until]?.end), last: until };
}
