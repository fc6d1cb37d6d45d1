import { singular } from "../../../../base/text.ts";
import { isGivenName } from "../../../../language/names/given-names.ts";
import type { OperationProfile } from "../../../aligning/describe-operation.ts";
import { AND, OR } from "../../../aligning/filling/exclude-proposals.ts";
import { SURE } from "../../../aligning/match-words.ts";
import type { Proposal } from "../../../aligning/proposal.ts";
import { type Request, range } from "../../../aligning/request-words.ts";
import { PEOPLE, type SlotTraits, traitsOf } from "../../../aligning/slot-traits.ts";
import type { Ranked } from "../../score.ts";

// Requests that name two things, of which the operation takes one.

/** Whether a second value that "and" joins to the value of an argument is lost or becomes another argument. */
export function isSecondLost(request: Request, best: Ranked): boolean {
  return best.filling.chosen.some((proposal) => {
    if (isTwoPeople(request, best, proposal)) return true;
    if (proposal.traits.isList || proposal.source.kind === "complement") return false;
    const at = secondAfter(request, best, proposal);
    return (
      (at !== null &&
        (isSecondOfNoun(request, best, at) ||
          isSecondOfKind(best, proposal, at) ||
          isSecondWord(request, best, proposal, at))) ||
      isFirstLost(request, best, proposal)
    );
  });
}

/** Words that ask for an answer, before what is asked, by language; folded. */
const ASKING_FOR: Readonly<Record<string, RegExp>> = {
  en: /^(tell|show|give) (me|us) \S/,
  cs: /^(rekni|reknete|ukaz|ukazte|povez|napis) (mi|nam) \S/,
  de: /^(sag|sage|sagen|zeig|zeige|zeigen|nenn|nenne|gib) (sie )?(mir|uns) \S/,
  pl: /^(powiedz|pokaz|podaj|napisz) (mi|nam) \S/,
  es: /^(dime|dinos|digame|muestrame|muestranos|ensename|dame) \S/,
  fr: /^(dis|dites|montre|montrez|donne|donnez) (moi|nous) \S/,
};

/** Whether the request also asks for something that the write does not return: "void it and tell me the balance". */
export function isAnswerAsked({ words, reading, action, main }: Request): boolean {
  const verb = action?.tokens.at(-1) ?? main.last;
  return words.some(({ index, token }) => {
    if (index <= verb || token.quote >= 0 || AND[reading.lexicon.code]?.test(token.word) !== true)
      return false;
    const said = words.slice(index + 1, index + 5).map((each) => each.token.word);
    const isText = reading.values.some(
      ({ kind, first, last }) => kind === "text" && first <= index && last >= index,
    );
    return !isText && ASKING_FOR[reading.lexicon.code]?.test(said.join(" ")) === true;
  });
}

/** "block ada and ben", "enroll Ada Lane or Ben": the argument takes the name of one person. */
function isTwoPeople({ words, reading }: Request, { profile }: Ranked, proposal: Proposal): boolean {
  const { traits, tokens } = proposal;
  if (traits.isList || !isOfPerson(profile, traits)) return false;
  const { code } = reading.lexicon;
  const first = Math.min(...tokens);
  const isJoint = (word: string) =>
    word === "&" || [AND, OR].some((forms) => forms[code]?.test(word) === true);
  // "Ada and Ben", "Ada & Ben" or "Ada/Ben"
  const second = tokens.find((i) => {
    const token = words[i]?.token;
    if (i <= first || token === undefined || token.quote >= 0) return false;
    return token.gap.includes("/") || (i - 1 > first && isJoint(words[i - 1]?.token.word ?? ""));
  });
  const end = words[Math.max(...tokens)]?.token;
  // "Ada plus one"
  if (second === undefined)
    return tokens.length > 1 && end?.quote === -1 && isJoint(end.word) && !/\p{Lu}/u.test(end.text);
  const sides = [words[first]?.token, words[second]?.token];
  const isGiven = (side: (typeof sides)[number]) => isNameOfPerson(side?.word ?? "", code);
  // "Ada Lane and Jorik": an unknown name is written with a capital.
  return sides.some(isGiven) && sides.every((side) => isGiven(side) || /^\p{Lu}/u.test(side?.text ?? ""));
}

/** Whether a folded word is a given name, in Czech and Polish in any case: "Petru", "Janem". */
function isNameOfPerson(word: string, code: string): boolean {
  const stems = code === "cs" || code === "pl" ? [word.slice(0, -1), word.slice(0, -2)] : [];
  return [word, ...stems, ...stems.map((stem) => `${stem}a`)].some(isGivenName);
}

/** Whether an argument identifies or names a person: `assignee`, the id of a guest, or the `name` of a guest. */
function isOfPerson({ owners, nouns }: OperationProfile, { topic, slot }: SlotTraits): boolean {
  const forms = [...(owners.get(slot.name) ?? []), ...(slot.words.at(-1) === "name" ? nouns : [])];
  const names = [...slot.words, ...forms.flatMap(({ word, english }) => [singular(word), ...english])];
  return topic === "person" || names.some((name) => PEOPLE.test(name));
}

/**
 * The first token after "and" behind a value and the noun that it describes, without an article or a preposition: "the
 * fore lamp and the aft lamp".
 */
function secondAfter(
  { words, reading, match }: Request,
  { profile }: Ranked,
  { tokens }: Proposal,
): number | null {
  const end = Math.max(...tokens);
  const isNoun =
    words[end + 1]?.token.kind === "word" && profile.nouns.some((noun) => match(end + 1, noun) >= SURE);
  const last = isNoun ? end + 1 : end;
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

/** "the lamp in the bow and stern": another word for what the path identifies. */
function isSecondWord(
  { words, reading }: Request,
  { filling, profile }: Ranked,
  { traits, isWordSpan, source }: Proposal,
  at: number,
): boolean {
  const [word, next] = [words[at], words[at + 1]];
  const isName = isWordSpan || source.kind === "listed";
  return (
    isName &&
    profile.owners.has(traits.slot.name) &&
    word?.isContent === true &&
    word.token.kind === "word" &&
    !reading.lexicon.commands.has(word.token.word) &&
    (next === undefined || !next.isContent || /[,.;!?]/.test(next.token.gap)) &&
    !filling.filled.some(({ tokens }) => tokens.includes(at))
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

/**
 * "la lampe de la proue et de la poupe", "the lamp in the bow and the stern": the same preposition is before both, and
 * the first is no argument.
 */
function isFirstLost(
  { words, reading }: Request,
  { filling }: Ranked,
  { tokens, source }: Proposal,
): boolean {
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
  const isBare =
    source.kind === "word_span" &&
    range(joint.index + 1, first - 1).every(
      (i) => words[i]?.isContent === false && !prepositions.has(words[i]?.token.word ?? ""),
    );
  const link = isBare
    ? linkOf(other.index)
    : prepositions.get(words[joint.index + 1]?.token.word ?? "")?.join();
  return link !== undefined && link !== "" && link === linkOf(other.index);
}
