import { baseForms, isPlural } from "../../../language/base-forms.ts";
import { isGivenName } from "../../../language/names/given-names.ts";
import { isPlace } from "../../../language/places.ts";
import { foldText } from "../../../language/split-words.ts";
import { frequencyRank, similarity, vectorOf } from "../../../language/word-vectors.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { JOINERS } from "../kinds/propose-series.ts";
import { SURE, type WordForm } from "../match-words.ts";
import type { Proposal } from "../proposal.ts";
import { type Request, range } from "../request-words.ts";
import { FIRST_NAME, LAST_NAME, PEOPLE, type SlotTraits } from "../slot-traits.ts";
import { partsBefore } from "../values/bounds.ts";
import { NAMED, type WordSpan } from "./find-word-spans.ts";

/** Minimum similarity of a value to the name of its argument: "kitchen" is a room, "jazz" a genre. */
const KIND = 0.4;

/**
 * Whether the meaning of the sequence's head is a kind of what the argument's name says. A word that is
 * closer to the operation's resource is a synonym of it, and a more common word is a more general one.
 */
export function isKindOf(
  { words, reading }: Request,
  profile: OperationProfile,
  { first, last }: WordSpan,
  { slot, forms, isId, topic }: SlotTraits,
): boolean {
  if (isId || slot.values.length > 0 || /^(text|search|title)$/.test(topic)) return false;
  const content = range(first, last).filter((i) => words[i]?.isContent);
  const head = words[(/^(es|fr)$/.test(reading.lexicon.code) ? content[0] : content.at(-1)) ?? first];
  if (head === undefined) return false;
  const said = head.form.english.flatMap((word) => [word, ...baseForms(word)]);
  const asked = forms.flatMap(({ english }) => english);
  const closest = (names: readonly string[]) =>
    Math.max(0, ...said.flatMap((word) => names.map((name) => similarity(word, name))));
  const isGeneral = said.some((word) => asked.some((name) => frequencyRank(word) * 2 < frequencyRank(name)));
  const own = closest(asked);
  const resource = profile.words.flatMap(({ place, english }) =>
    /^(name|tag|api)$/.test(place) ? english : [],
  );
  return (
    own >= KIND && own < 1 && !isGeneral && own > closest(resource.filter((name) => !asked.includes(name)))
  );
}

/** Minimum similarity of the head of two words to the noun that the argument identifies. */
const KIND_OF_OWNER = 0.38;

/**
 * Whether a definite thing of two or more words is one of those that the path identifies: "the desk lamp" for
 * a light.
 */
export function isKindOfOwner(
  request: Request,
  { owners }: OperationProfile,
  span: WordSpan,
  { slot, isId }: SlotTraits,
): boolean {
  const { words, reading } = request;
  const forms = owners.get(slot.name) ?? [];
  const head = words[span.last]?.form.english ?? [];
  return (
    reading.lexicon.code === "en" &&
    !isId &&
    slot.required &&
    span.last > span.first &&
    isDefinite(request, span.first) &&
    head.some((word) =>
      forms.some(({ english }) => english.some((name) => similarity(word, name) >= KIND_OF_OWNER)),
    )
  );
}

/** Whether the sequence describes several of the operation's resources: "open issues". */
export function isBeforePlural(request: Request, { nouns }: OperationProfile, { last }: WordSpan): boolean {
  const next = request.words[last + 1]?.token;
  return (
    next?.gap === " " && isPlural(next.word) && nouns.some((noun) => request.match(last + 1, noun) >= SURE)
  );
}

/** Whether the words only describe what the path identifies: "instances with the tag staging", "films by Ada Lane". */
export function isUnidentified(
  request: Request,
  { owners }: OperationProfile,
  { first }: WordSpan,
  { slot }: SlotTraits,
): boolean {
  const forms = owners.get(slot.name);
  if (forms === undefined) return false;
  const parts = partsBefore(request, first);
  return parts.includes("with") || (parts.length > 0 && isAfterPlural(request, forms, first));
}

/** "all pallets of dock-4": what several records have in common identifies none of them. */
export function isOfSeveral(
  request: Request,
  { owners, reads, candidate }: OperationProfile,
  { traits, tokens: [first = 0] }: Pick<Proposal, "traits" | "tokens">,
): boolean {
  const forms = owners.get(traits.slot.name);
  const isAll = request.words.some(({ token }) => request.reading.lexicon.all.has(token.word));
  return (
    (reads || isAll) &&
    traits.isId &&
    forms !== undefined &&
    candidate.fields.path.endsWith(`{${traits.slot.name}}`) &&
    partsBefore(request, first).some((part) => /^(of|from|by|in|for)$/.test(part)) &&
    isAfterPlural(request, forms, first)
  );
}

/** Whether a plural of the nouns, which may be no known word, is one of the three words before. */
function isAfterPlural(request: Request, forms: readonly WordForm[], first: number): boolean {
  return (
    /^(en|es|fr)$/.test(request.reading.lexicon.code) &&
    request.words
      .slice(Math.max(0, first - 3), first)
      .some(
        ({ index, token }) =>
          /[^su]s$/.test(token.word) && forms.some((form) => request.match(index, form) >= SURE),
      )
  );
}

/** Whether common words precede a name of two or more words, which is proposed by itself. */
export function isNamedAtEnd({ words, reading }: Request, { first, last }: WordSpan): boolean {
  const isName = (i: number) => words[i]?.token.name === true;
  return (
    reading.lexicon.code !== "de" && last - first >= 2 && isName(last) && isName(last - 1) && !isName(first)
  );
}

const COPULAS =
  /^(is|are|was|were|be|je|jsou|byl[aiy]?|ist|sind|war|waren|jest|sa|byl|es|son|esta|estan|est|sont)$/;

/** Adverbs between a form of "to be" and a state: "are still moored". */
const ADVERBS =
  /^(still|now|currently|already|just|yet|jeste|stale|prave|uz|ted|noch|gerade|jetzt|aktuell|jeszcze|juz|teraz|wlasnie|aun|todavia|ahora|ya|encore|toujours|deja|actuellement)$/;

/** Whether the words follow a form of "to be". */
export function isPredicate({ words }: Request, { first }: WordSpan): boolean {
  const isAdverb = ADVERBS.test(words[first - 1]?.token.word ?? "");
  return COPULAS.test(words[isAdverb ? first - 2 : first - 1]?.token.word ?? "");
}

/** "with lease in the name": a text that names contain. */
const IN_NAME =
  /^ (in (the|its|their) (names?|titles?|subjects?|texts?|descriptions?)|v (nazvu|nazvech|textu|popisu)|im (namen|titel|betreff|text)|w (nazwie|tytule|opisie|tresci)|en el (nombre|titulo|asunto|texto)|dans (le|leur) (nom|titre|texte|objet))\b/;

export function isContainedName({ reading, words }: Request, { last }: WordSpan): boolean {
  return IN_NAME.test(foldText(reading.text.slice(words[last]?.token.end)).replace(/^["'”“»]/, ""));
}

/** Whether the argument's name is adjacent to the words: "application billing", "bitter taste". */
export function isDirect(request: Request, { first, last }: WordSpan, forms: SlotTraits["forms"]): boolean {
  const touches = (i: number, gap: string | undefined) =>
    gap === " " && forms.some((form) => request.match(i, form) >= SURE);
  return (
    touches(first - 1, request.words[first]?.token.gap) ||
    touches(last + 1, request.words[last + 1]?.token.gap)
  );
}

/** Whether the words follow a definite article, including a contracted one. */
export function isDefinite({ words, reading }: Request, first: number): boolean {
  const at = reading.tokens[first]?.gap === "" || words[first]?.isContent ? first - 1 : first;
  return [at, first].some((i) =>
    /^(the|le|la|les|l|el|los|las|der|die|das|den|dem|des)$/.test(words[i]?.token.word ?? ""),
  );
}

/** Names of arguments that take a company. */
export const COMPANIES =
  /^(company|organization|organisation|firma|spolecnost|unternehmen|empresa|entreprise|societe|spolka|supplier|vendor)$/;

const INDIVIDUALS =
  /^(owner|assignee|author|user|username|manager|agent|employee|reviewer|technician|driver|coach|trainer|doctor|teacher)$/;

/** The position of the noun before a name, without a word like "named" between them. */
function nounBefore({ words }: Request, first: number): number {
  return NAMED.test(words[first - 1]?.token.word ?? "") ? first - 2 : first - 1;
}

/**
 * Whether the words directly follow the operation's own noun, and the argument takes the name of a person or
 * something else: "the contact Ada Lane" is no owner of contacts, "employees named Lane" no department.
 */
export function isNameOfOther(
  request: Request,
  { nouns: [head], reads }: OperationProfile,
  { first }: WordSpan,
  { slot, forms, topic }: SlotTraits,
): boolean {
  if (!reads || head === undefined || request.words[first]?.token.gap !== " ") return false;
  const at = nounBefore(request, first);
  // "the company Acme" is no person.
  const isCompany =
    request.words[at]?.form.english.some((word) => /^(company|firm|business)$/.test(word)) === true;
  if (isCompany && INDIVIDUALS.test(slot.words.at(-1) ?? "")) return true;
  const isNamed = at < first - 1;
  const name = slot.words.join("").toLowerCase();
  const isPerson =
    [head.word, ...head.english].some((word) =>
      [word, ...baseForms(word)].some((base) => PEOPLE.test(base)),
    ) &&
    !FIRST_NAME.test(name) &&
    !LAST_NAME.test(name);
  const isOther =
    COMPANIES.test(slot.words.at(-1) ?? "") ||
    (isPerson && (topic === "person" || (isNamed && /^(thing|place)$/.test(topic))));
  return isOther && request.match(at, head) >= SURE && !forms.some((form) => request.match(at, form) >= SURE);
}

/**
 * Whether the sequence is a name directly after the resource that a search by name returns: "tenant Marlow", "tenant
 * Reed & Sons".
 */
export function isNameOfResource(
  request: Request,
  { reads, nouns }: OperationProfile,
  { first, last }: WordSpan,
  { topic, slot }: SlotTraits,
): boolean {
  const [head] = nouns;
  const isFamilyName = LAST_NAME.test(slot.words.join("").toLowerCase()) && first === last;
  return (
    reads &&
    head !== undefined &&
    slot.path.length === 1 &&
    (topic === "title" || topic === "person" || topic === "search" || isFamilyName) &&
    areNames(
      request,
      range(first, last).filter((i) => request.words[i]?.token.kind === "word"),
    ) &&
    request.words[first]?.token.gap === " " &&
    request.match(nounBefore(request, first), head) >= SURE
  );
}

/** Whether the words directly precede the resource's own noun. */
export function isModifier(
  request: Request,
  { nouns }: OperationProfile,
  { first, last }: WordSpan,
): boolean {
  return (
    last - first < 2 &&
    !areNames(request, range(first, last)) &&
    request.words[last + 1]?.token.gap === " " &&
    nouns.some((noun) => request.match(last + 1, noun) >= SURE)
  );
}

export function isFrom(request: Request, { first }: WordSpan): boolean {
  return partsBefore(request, first).some((part) => part === "from" || part === "to");
}

export function areNames({ words }: Request, tokens: readonly number[]): boolean {
  return tokens.every((i) => words[i]?.token.name);
}

/** Whether the word is a common noun, or an abbreviation, directly before a typed value or a list: "VAT U1029". */
export function isLabelOf(request: Request, i: number): boolean {
  const next = request.words[i + 1]?.token;
  const isKind = next?.kind === "code" && /^\p{Lu}{2,5}$/u.test(request.words[i]?.token.text ?? "");
  // "mob. 700 100 200"
  const isShort = next?.gap === ". " && (request.words[i]?.token.text.length ?? 9) <= 4;
  return (
    /^[.:]? $/.test(next?.gap ?? "") &&
    (next?.kind !== "word" || isBeforeList(request, i)) &&
    (isKind || isShort || commonShare(request, [i]) === 1 || isBeforeCode(request, i))
  );
}

/** Whether a word that may be an inflected noun is directly before a code: "na voze V-12". */
function isBeforeCode({ words, reading }: Request, i: number): boolean {
  const [word, next] = [words[i]?.token, words[i + 1]?.token];
  const isLowercase = /^\p{Ll}+$/u.test(word?.text ?? "") && reading.lexicon.code !== "en";
  return isLowercase && next?.kind === "code" && /\p{Lu}.*\d/u.test(next.text) && next.gap === " ";
}

/** Whether a list follows the plural of a noun: "the hints blue and green". */
function isBeforeList({ words }: Request, i: number): boolean {
  const after = words[i + 2]?.token;
  const isJoined = after?.gap.startsWith(",") === true || JOINERS.test(after?.word ?? "");
  return isJoined && isPlural(words[i]?.token.word ?? "");
}

/** Share of lowercase dictionary words. German capitalizes nouns as well; a person may be called "rita". */
export function commonShare(
  { words, reading }: Request,
  tokens: readonly number[],
  isOfPerson = false,
): number {
  const content = tokens.filter((i) => words[i]?.isContent);
  const common = content.filter((i) => {
    const word = words[i];
    if (word === undefined || word.token.kind !== "word" || word.token.name) return false;
    if (isOfPerson && isGivenName(word.token.word)) return false;
    return (
      // "go", "do": too short for names.
      word.token.text.length < 3 ||
      word.form.english.some((each) => [each, ...baseForms(each)].some((form) => vectorOf(form) !== null)) ||
      reading.lexicon.verbsOf(word.token.word).length > 0
    );
  });
  return content.length === 0 ? 0 : common.length / content.length;
}

/**
 * Whether words in small letters only say what the date behind them is, although the request contains a name:
 * "nacida el 2 de mayo", "geboren am …".
 */
export function isBeforeDate(
  request: Request,
  spans: readonly WordSpan[],
  { first, last }: WordSpan,
): boolean {
  const { words, reading } = request;
  const isCapital = (i: number) => /^\p{Lu}/u.test(words[i]?.token.text ?? "");
  if (
    range(first, last).some(isCapital) ||
    !spans.some((span) => range(span.first, span.last).some(isCapital))
  )
    return false;
  const date = reading.values.find(({ kind, first: start }) => kind === "date" && start > last);
  return (
    date !== undefined &&
    date.first <= last + 3 &&
    range(last + 1, date.first - 1).every((i) => words[i]?.isContent === false) &&
    !range(last + 1, date.first).some((i) => /[,.;:!?]/.test(words[i]?.token.gap ?? ""))
  );
}

/** Whether Spanish "a" marks a person as the object rather than a place: "registra a Ada Lane". */
export function isPersonalObject({ words, reading }: Request, { first, last, text }: WordSpan): boolean {
  const { code } = reading.lexicon;
  return (
    code === "es" &&
    words[first - 1]?.token.word === "a" &&
    last > first &&
    range(first, last).every((i) => /^\p{Lu}/u.test(words[i]?.token.text ?? "")) &&
    !isPlace(text, code)
  );
}

const OF: Readonly<Record<string, RegExp>> = { en: /^of$/, es: /^de$/, fr: /^d[e']?$/ };

/** Whether the words are what a measure before them measures: "300 g of flour", "2 kg cibule". */
export function isMeasured({ words, reading }: Request, { first }: Pick<WordSpan, "first">): boolean {
  const isLinked = OF[reading.lexicon.code]?.test(words[first - 1]?.token.word ?? "") === true;
  const end = isLinked ? first - 2 : first - 1;
  return reading.values.some(
    ({ kind, last, measured, unit }) =>
      kind === "number" && last === end && measured === true && !/^([A-Z]{3}|%|degree)$/.test(unit ?? ""),
  );
}
