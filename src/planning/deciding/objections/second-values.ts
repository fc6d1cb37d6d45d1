import { singular } from "../../../base/text.ts";
import { isGivenName } from "../../../language/names/given-names.ts";
import { AND } from "../../aligning/filling/exclude-proposals.ts";
import { SURE } from "../../aligning/match-words.ts";
import type { Proposal } from "../../aligning/proposal.ts";
import type { Request } from "../../aligning/request-words.ts";
import { PEOPLE, traitsOf } from "../../aligning/slot-traits.ts";
import type { Ranked } from "../score.ts";

// Requests that name two things, of which the operation takes one.

/** Whether a second value that "and" joins to the value of an argument is lost or becomes another argument. */
export function isSecondLost(request: Request, best: Ranked): boolean {
  return best.filling.chosen.some((proposal) => {
    if (isTwoPeople(request, best, proposal)) return true;
    if (proposal.traits.isList || proposal.source.kind === "complement") return false;
    const at = secondAfter(request, proposal);
    return (
      (at !== null && (isSecondOfNoun(request, best, at) || isSecondOfKind(best, proposal, at))) ||
      isFirstLost(request, best, proposal)
    );
  });
}

/** "block ada and ben", where the path identifies one person. */
function isTwoPeople(
  { words, reading }: Request,
  { profile }: Ranked,
  { traits, tokens }: Proposal,
): boolean {
  const { slot, isList } = traits;
  const names = [
    ...slot.words,
    ...(profile.owners.get(slot.name) ?? []).flatMap(({ word, english }) => [singular(word), ...english]),
  ];
  const isPerson = traits.topic === "person" || names.some((name) => PEOPLE.test(name));
  const isName = (i: number) => isGivenName(words[i]?.token.word ?? "");
  return (
    isPerson &&
    !isList &&
    tokens.some(
      (i) =>
        AND[reading.lexicon.code]?.test(words[i]?.token.word ?? "") === true &&
        words[i]?.token.quote === -1 &&
        isName(i - 1) &&
        isName(i + 1),
    )
  );
}

/** The first token after "and" behind a value, without an article or a preposition. */
function secondAfter({ words, reading }: Request, { tokens }: Proposal): number | null {
  const last = Math.max(...tokens);
  const joint = words[last + 1]?.token;
  if (joint === undefined || joint.quote >= 0 || AND[reading.lexicon.code]?.test(joint.word) !== true)
    return null;
  let at = last + 2;
  const isLink = (i: number) =>
    words[i]?.isContent === false && words[i]?.token.kind === "word" && words[i]?.token.gap === " ";
  while (at < last + 4 && isLink(at)) at++;
  return at;
}

/** "the fore and aft lamps": the word before the resource is no part of an argument. */
function isSecondOfNoun({ words, match }: Request, { profile, filling }: Ranked, at: number): boolean {
  const [word, noun] = [words[at], words[at + 1]];
  const used = new Set(filling.filled.flatMap(({ tokens }) => tokens));
  const isNoun = (i: number) =>
    [...profile.nouns, ...[...profile.owners.values()].flat()].some((form) => match(i, form) >= SURE);
  // "the day limit to 300 and the night limit to 1000": the name of an argument with its own value
  const isLabel = traitsOf(profile).some(
    ({ slot, forms }) =>
      filling.filled.some((each) => each.slot === slot) && forms.some((form) => match(at, form) >= SURE),
  );
  return (
    !isLabel &&
    word?.isContent === true &&
    word.token.kind === "word" &&
    noun?.token.gap === " " &&
    !used.has(at) &&
    !used.has(at + 1) &&
    !isNoun(at) &&
    isNoun(at + 1)
  );
}

const TYPED = /^(number|code|time|date)$/;

/**
 * "passes for zone 3 and 4", "bells at 7 am and 8 am": the second value has no name of its own and is taken by an
 * argument of another kind, or changes what the first identifies.
 */
function isSecondOfKind({ filling, profile }: Ranked, first: Proposal, at: number): boolean {
  const second = filling.chosen.find(({ tokens }) => Math.min(...tokens) === at);
  if (second === undefined || second.traits === first.traits) return false;
  if (!TYPED.test(first.source.kind) || first.source.kind !== second.source.kind) return false;
  const { before, after, unit, owner } = second.features;
  if (Math.max(before, after, unit, owner) > 0) return false;
  const isChange = profile.owners.has(first.traits.slot.name) !== profile.owners.has(second.traits.slot.name);
  return isChange || first.traits.kind !== second.traits.kind;
}

/** "la lampe de la proue et de la poupe": the same preposition is before both, and the first is no argument. */
function isFirstLost({ words, reading }: Request, { filling }: Ranked, { tokens }: Proposal): boolean {
  const { code, prepositions } = reading.lexicon;
  const first = Math.min(...tokens);
  const joint = words.findLast(
    ({ index, token }) => index < first - 1 && index >= first - 3 && AND[code]?.test(token.word) === true,
  );
  if (joint === undefined || joint.token.quote >= 0) return false;
  const other = words[joint.index - 1];
  const used = new Set(filling.filled.flatMap((each) => each.tokens));
  if (other?.isContent !== true || other.token.kind !== "word" || used.has(other.index)) return false;
  const linkOf = (i: number) => {
    const [near, far] = [words[i - 1]?.token.word ?? "", words[i - 2]?.token.word ?? ""];
    return (prepositions.get(near) ?? prepositions.get(far) ?? []).join();
  };
  const link = prepositions.get(words[joint.index + 1]?.token.word ?? "")?.join();
  return link !== undefined && link !== "" && link === linkOf(other.index);
}
