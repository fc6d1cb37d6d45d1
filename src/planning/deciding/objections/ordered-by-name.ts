import { isPlural } from "../../../language/base-forms.ts";
import { NEGATIONS } from "../../../language/negations.ts";
import { foldText } from "../../../language/split-words.ts";
import { CHANGES, CREATES } from "../../aligning/describe-operation.ts";
import type { Request } from "../../aligning/request-words.ts";
import { PEOPLE } from "../../aligning/slot-traits.ts";
import { INDEFINITE } from "../../reading/find-elliptic-command.ts";
import { isFiniteForm } from "../../reading/split-clauses.ts";
import type { Ranked } from "../score.ts";

/** Maximum score by which a read may be worse than a write that a question only mentions. */
export const READS_INSTEAD = 2.5;

/** Verbs for what is ordered by saying what it should be. */
export const ORDERS = /^(book|reserve|schedule|order|buy|purchase|request|rent|hire)$/;

const MIN_ORDERED = 3;

/** Score by which an order must be ahead of every other operation. */
const AHEAD = 2;

/**
 * Whether a phrase is an order: "boat for 6 on 3 May at 10:00, name Larsen", "two berths from 1 to 4 June,
 * please". Every word and at least three values are used, and nothing else fits.
 */
function isOrder(
  request: Request,
  { profile, filling, score, grounded, roles }: Ranked,
  others: readonly Ranked[],
): boolean {
  const { words, action, main } = request;
  const isAsked =
    [...profile.verbs.keys()].some((verb) => ORDERS.test(verb)) ||
    words.some(({ clause }) => clause.frame.size > 0);
  const given = filling.filled.filter(({ source }) => source === "query");
  // "On Monday we reserved it for Larsen." reports something.
  const isNoun = action === null || /^(resource|argument)$/.test(roles[action.tokens[0] ?? -1]?.role ?? "");
  return (
    isAsked &&
    grounded >= 0.85 &&
    isNoun &&
    // "the boat for 6", "my booking" and "someone else's boat" exist already.
    (words[main.first]?.isContent === true || words[main.first]?.token.kind === "number") &&
    given.length >= MIN_ORDERED &&
    given.every(({ isAnchored }) => isAnchored) &&
    given.some(({ slot }) => slot.required) &&
    others.every((other) => other.score <= score - AHEAD)
  );
}

/**
 * Whether a phrase without a verb orders what the operation creates or sets, with all of its values: "gift
 * voucher for 40 pounds to ada@example.com", "volume to 45 percent". It starts with the resource itself: "the
 * gift voucher …" and "receipt of a gift voucher …" refer to something else. A read of the same API that
 * takes the values is meant as well.
 */
export function isOrderedByName(request: Request, best: Ranked, others: readonly Ranked[]): boolean {
  const { main, action, match, words } = request;
  const { profile, filling, features, leftover, candidate, score } = best;
  const creates = [...profile.verbs.keys()].some((verb) => CREATES.has(verb) || CHANGES.has(verb));
  const values = filling.filled.filter(({ source }) => source === "query");
  // "plots of more than 40 m2" does not identify plot 40.
  const isDirectlyOwned = (name: string, first = 0) =>
    profile.owners.get(name)?.some((owner) => match(first - 1, owner) >= 0.6) ?? true;
  return (
    main.mood === "phrase" &&
    main.first === 0 &&
    !words.some(({ token }) => token.quote < 0 && NEGATIONS.test(token.word)) &&
    !isStateDescribed(request) &&
    ((action === null && startsWithResource(request, best) && features.head === 1) ||
      isOrder(request, best, others)) &&
    creates &&
    candidate.fields.method !== "DELETE" &&
    leftover.length === 0 &&
    filling.missing.length === 0 &&
    values.some(({ slot }) => !profile.owners.has(slot.name)) &&
    values.every(
      ({ slot, tokens, value }) => /\p{L}/u.test(String(value)) || isDirectlyOwned(slot.name, tokens[0]),
    ) &&
    !others.some(
      (other) =>
        other.profile.reads &&
        other.candidate.connector_id === candidate.connector_id &&
        other.leftover.length === 0 &&
        other.score >= score - READS_INSTEAD,
    )
  );
}

/** Words for a state that lasts or has come, folded: "lamps still on". */
const LASTING =
  /^(still|already|noch immer|immer noch|schon|bereits|stale|porad|uz|wciaz|nadal|juz|todavia|aun|ya|toujours|deja)$/;
/** A judgement behind a comma at the end, folded: "…, too dark", "…, zu hell". */
const JUDGED =
  /[,–—-]\s+(far |much |way |viel |prilis |o wiele |bien |mucho )?(too|zu|moc|prilis|za|zbyt|demasiado|trop) \p{L}+\W*$/u;

/** Whether the phrase says how something is: by an adverb, a judgement or a statement beside it. */
function isStateDescribed({ words, main, reading: { text, clauses, lexicon } }: Request): boolean {
  const isLasting = words.some(({ token, index, clause }) => {
    const pair = `${token.word} ${words[index + 1]?.token.word ?? ""}`;
    return token.quote < 0 && clause === main && (LASTING.test(token.word) || LASTING.test(pair));
  });
  const isStatedBeside = clauses.some(
    (clause) =>
      clause !== main &&
      (clause.actions.length > 0 ||
        clause.past ||
        words.some(
          ({ index, token }) =>
            index >= clause.first &&
            index <= clause.last &&
            token.quote < 0 &&
            isFiniteForm(token.word, lexicon),
        )),
  );
  return isLasting || isStatedBeside || JUDGED.test(foldText(text));
}

/** Endings of nouns for people in the languages that have them; folded. */
const AGENTS = /\p{L}{3}(tel|telka|ent(ka|in)|erin|orin|d[ou]ra?|tora?|ista|trice|euse|eur|nik|niczka)$/u;

/**
 * Whether the first words are the resource, as one thing or a stated number of them: "voucher for …", "a
 * voucher for …", "two vouchers for …", but not "the voucher", "all vouchers" or "vouchers".
 */
function startsWithResource({ words, reading, main }: Request, { roles }: Ranked): boolean {
  const first = words.findIndex(({ isContent, index }) => isContent && !main.frame.has(index));
  const [word, before] = [words[first], words[first - 1]];
  if (word === undefined) return false;
  const isCounted = roles[first]?.role === "argument" || before?.token.kind === "number";
  const at = roles[first]?.role === "argument" ? first + 1 : first;
  const isAlone = words
    .slice(0, first)
    .every(({ index, token }) => main.frame.has(index) || INDEFINITE[reading.lexicon.code]?.test(token.word));
  const isThing = (i: number) => /^(resource|qualifier)$/.test(roles[i]?.role ?? "");
  let last = at;
  while (isThing(last + 1)) last++;
  const value = roles.findIndex(({ role }, i) => i > last && role === "argument");
  const isOfThing = roles.some((_, i) => i > last && i < value && isThing(i));
  // "visitor ada@…" names a person.
  const { english } = word.form;
  const isPerson =
    english.length > 0 ? english.some((noun) => PEOPLE.test(noun)) : AGENTS.test(word.token.word);
  if (isPerson && !isCounted && reading.lexicon.code !== "en") return false;
  return isAlone && isThing(at) && !isOfThing && (isCounted || !isPlural(words[last]?.token.word ?? ""));
}
