import { kindOfCode } from "../../../catalogue/search/code-shapes.ts";
import { isPlural } from "../../../language/base-forms.ts";
import { stemWord } from "../../../language/stem-word.ts";
import { similarity, vectorOf } from "../../../language/word-vectors.ts";
import { SURE, type WordForm } from "../../aligning/match-words.ts";
import { isNamedByCode, isOfKind, type Request } from "../../aligning/request-words.ts";
import { readTraits } from "../../aligning/slot-traits.ts";
import { boundBefore, NUMBER_WORDS, partsBefore, startsAt } from "../../aligning/values/bounds.ts";
import { STRONG_MATCH } from "../../aligning/verb-agreement.ts";
import type { Ranked } from "../score.ts";

/** Minimum match of a noun that names a thing of the operation. */
export const NAMED = 0.9;

/** Other words before a number: "the order with the id 7", "orders 5 and 7". */
export const LINKS =
  /^(ids|code|kod|ref|reference|is|je|jest|ist|es|est|called|and|or|a|und|i|y|et|e|#|°|№)$/;

/**
 * Whether the noun before the code of the target is a resource of another operation: "discard reagent S-1042"
 * discards no sample.
 */
export function isCodeOfOther(
  { words, match, action, reading, main }: Request,
  { profile, filling, candidate }: Ranked,
  others: readonly Ranked[],
): boolean {
  // Translations of other languages are not certain enough.
  if (reading.lexicon.code !== "en" || profile.lexicon.code !== "en") return false;
  return filling.chosen.some(({ traits: { slot, forms }, source, tokens: [at = 0] }) => {
    const before = words[at - 1];
    if (source.kind !== "code" || before?.token.kind !== "word" || words[at]?.token.gap !== " ") return false;
    if (action?.tokens.includes(at - 1) || before.token.name) return false;
    if (words[at - 2]?.token.word === "to" && reading.lexicon.commands.has(before.token.word)) return false;
    const owners = profile.owners.get(slot.name);
    if (owners === undefined && slot.words.at(-1) !== "id") return false;
    const own = [...(owners ?? []), ...profile.nouns, ...forms];
    const isNamed = (form: (typeof own)[number]) => match(at - 1, form) >= NAMED;
    // "the crew of flight K7", but not "the samples in freezer F1"
    const parts = reading.lexicon.prepositions.get(words[at - 2]?.token.word ?? "") ?? [];
    const isEarlier =
      !(profile.reads && parts.some((part) => /^(in|at|from|to)$/.test(part))) &&
      words.some(
        ({ index }) =>
          index < at - 1 &&
          index >= main.first &&
          (owners ?? forms).some((form) => match(index, form) >= NAMED),
      );
    return (
      !isEarlier &&
      !own.some((form) => match(at - 1, form) >= STRONG_MATCH) &&
      others.some(
        (other) =>
          other.candidate.connector_id === candidate.connector_id &&
          [...[...other.profile.owners.values()].flat(), ...other.profile.nouns].some(isNamed),
      )
    );
  });
}

/** Minimum similarity of two kinds of things. */
const SIMILAR = 0.3;

/**
 * Whether the name of the target contains another noun, and the request does not name the resource: "restart
 * printer atlas".
 */
export function isNameOfOther(
  { words, match, action, main, reading }: Request,
  { profile, filling }: Ranked,
): boolean {
  return filling.chosen.some(({ traits: { slot }, isWordSpan, tokens, features }) => {
    const own = profile.owners.get(slot.name);
    const first = words[tokens[0] ?? -1];
    if (own === undefined || !isWordSpan || tokens.length < 2 || first?.token.gap !== " ") return false;
    // German writes every noun with a capital letter.
    const isNoun =
      /^\p{Ll}/u.test(first.token.text) || (reading.lexicon.code === "de" && first.form.english.length > 0);
    if (features.before > 0 || features.owner > 0 || !isNoun) return false;
    const forms = [...own, ...profile.nouns];
    const isSaid = words.some(
      ({ index, token }) =>
        token.kind === "word" &&
        index >= main.first &&
        !tokens.includes(index) &&
        !action?.tokens.includes(index) &&
        forms.some((form) => match(index, form) >= STRONG_MATCH),
    );
    // A printer is similar to a server; the desk of "the desk lamp" is not similar to a light.
    const isSimilar = first.form.english.some((word) =>
      forms.some((form) => [form.word, ...form.english].some((each) => similarity(word, each) >= SIMILAR)),
    );
    return !isSaid && isSimilar && match(first.index, own[0] ?? first.form) < STRONG_MATCH;
  });
}

/** Whether a number for an argument directly follows the noun of something else: "customer 42" for `employee_id`. */
export function isIdOfOther(
  { words, match, action, reading }: Request,
  { profile, filling }: Ranked,
): boolean {
  // Translations of other languages are not certain enough.
  if (reading.lexicon.code !== "en" || profile.lexicon.code !== "en") return false;
  return filling.chosen.some(({ traits: { slot, forms }, features, source, tokens: [at = 0], value }) => {
    const before = words[at - 1];
    return (
      source.kind === "number" &&
      source.unit === undefined &&
      /^\d+$/.test(String(value)) &&
      !profile.owners.has(slot.name) &&
      forms.length > 0 &&
      features.foreign > 0 &&
      features.before <= 0 &&
      before?.token.kind === "word" &&
      words[at]?.token.gap === " " &&
      before.form.english.length > 0 &&
      !NUMBER_WORDS.test(before.token.word) &&
      !LINKS.test(before.token.word) &&
      !forms.some((form) => match(at - 2, form) >= STRONG_MATCH) &&
      !action?.tokens.includes(at - 1) &&
      !profile.words.some((word) => word.place !== "api" && match(at - 1, word) >= STRONG_MATCH)
    );
  });
}

/**
 * Whether the noun directly before the id of a write is another argument of it: "comment 7" for
 * `POST /applications/{id}/reject` with `comment`.
 */
export function isIdOfArgument(
  { words, match, action }: Request,
  { profile, filling, candidate }: Ranked,
): boolean {
  return filling.chosen.some(({ traits: { slot }, features, source, tokens: [at = 0] }) => {
    const isNoun = words[at - 1]?.isContent === true && words[at - 2]?.token.word !== "to";
    if (!isNoun || action?.tokens.includes(at - 1)) return false;
    if (!profile.owners.has(slot.name) || !/^(number|code)$/.test(source.kind)) return false;
    if (features.before > 0 || features.owner > 0 || words[at]?.token.gap !== " ") return false;
    const isNamed = (forms: readonly WordForm[]) => forms.some((form) => match(at - 1, form) >= STRONG_MATCH);
    return (
      !isNamed(profile.nouns) &&
      profile.slots.some(
        (other) =>
          other !== slot &&
          !profile.owners.has(other.name) &&
          isNamed(readTraits(other, candidate.input_schema, profile.lexicon).forms),
      )
    );
  });
}

/**
 * Whether a value fills the argument for the other side: "reroute it from Hamburg" for the destination, "under 300" for
 * a minimum.
 */
export function isOppositeDirection(
  request: Request,
  { filling, profile }: Pick<Ranked, "filling" | "profile">,
): boolean {
  // "reply to Ann" goes to the sender.
  const isReply = ["reply", "respond", "answer"].some((verb) => profile.verbs.has(verb));
  return filling.chosen.some(({ traits: { part, kind }, features, isWordSpan, source }) => {
    if (part === null || features.preposition >= 0) return false;
    // In Czech and Polish, "do" before a number is "up to", and before a place "to".
    const isDo = request.words[source.first - 1]?.token.word === "do";
    const isUpTo = part === "from" && isDo && /^(cs|pl)$/.test(request.reading.lexicon.code);
    if (kind === "number")
      return isUpTo || boundBefore(request, source.first) !== null || startsAt(request, source.first);
    const isText =
      isWordSpan || (source.kind === "email" && partsBefore(request, source.first).includes("to"));
    return !isReply && isText && kind === "string" && features.before <= 0;
  });
}

/**
 * Whether a question asks for several things that a single record is not: "which sails does boat 7 have" for the boat,
 * "which crews work on tour 7" for the tour.
 */
export function asksForOthers(request: Request, best: Ranked, others: readonly Ranked[]): boolean {
  const { match, main } = request;
  const { profile, filling, candidate, roles } = best;
  const noun = headNounOf(request);
  if (noun === null || !profile.reads) return false;
  // A question may describe the part of a record that is read; a phrase names it.
  const isPlain = main.mood === "question" ? /\}$/ : /\}/;
  if (!isPlain.test(candidate.fields.path)) return false;
  if (main.mood === "phrase" && roles[noun]?.role === "argument") return false;
  if (!filling.chosen.some(({ traits }) => profile.owners.has(traits.slot.name))) return false;
  const isOfOther = others.some(
    (other) =>
      other.candidate.connector_id === candidate.connector_id &&
      other.profile.reads &&
      other.roles[noun]?.role === "resource" &&
      other.roles[noun].isAssumed !== true,
  );
  return (
    isOfOther &&
    !profile.words.some(
      (own) => (own.place === "name" || own.place === "slot") && match(noun, own) >= STRONG_MATCH,
    )
  );
}

/** The noun that a question or phrase is about: "which crates does ship 7 carry?", "crates of ship 7". */
function headNounOf({ words, main, reading }: Request): number | null {
  const { code, questionWords, prepositions } = reading.lexicon;
  if (main.mood === "question") {
    const noun = words[main.first + 1];
    const isAsked = /^(en|es|fr)$/.test(code) && questionWords.has(words[main.first]?.token.word ?? "");
    return isAsked && noun?.isContent === true && isPlural(noun.token.word) ? noun.index : null;
  }
  const head = words.find(({ index, isContent }) => index >= main.first && isContent);
  const next = words[(head?.index ?? 0) + 1]?.token;
  const isHead =
    main.mood === "phrase" && head?.token.kind === "word" && next?.gap === " " && prepositions.has(next.word);
  return isHead ? head.index : null;
}

/**
 * Whether the command is about something else than what its code names: "delete the order of customer-7" is no deletion
 * of a customer.
 */
export function isOtherThanCode({ words, match, action }: Request, { profile, filling }: Ranked): boolean {
  const verb = action?.tokens.at(-1) ?? -1;
  const codes = filling.chosen.flatMap(({ traits, tokens: [first = -1] }) => {
    const token = words[first]?.token;
    const forms = profile.owners.get(traits.slot.name) ?? [];
    return token?.kind === "code" && forms.some((form) => isNamedByCode(token.word, form)) ? [first] : [];
  });
  const [code] = codes;
  if (code === undefined) return false;
  const used = new Set(filling.filled.flatMap(({ tokens, source }) => (source === "query" ? tokens : [])));
  return words
    .slice(verb + 1, code)
    .some(
      ({ index, isContent, token }) =>
        isContent &&
        token.kind === "word" &&
        !used.has(index) &&
        !profile.words.some((own) => own.place !== "api" && match(index, own) >= SURE),
    );
}

/** Minimum letters of a code that say what it identifies. */
const MIN_KIND = 3;

/** Whether the start of the target's code names the resource of another operation: "send TEM-12" is no envelope. */
export function isOfOtherKind(
  { words }: Request,
  { profile, filling, candidate }: Ranked,
  others: readonly Ranked[],
): boolean {
  return filling.chosen.some(({ traits: { slot }, source, tokens: [at = -1] }) => {
    const own = profile.owners.get(slot.name);
    const code = words[at]?.token.word ?? "";
    if (own === undefined || source.kind !== "code" || (kindOfCode(code)?.length ?? 0) < MIN_KIND)
      return false;
    const isOf = (forms: readonly WordForm[]) => forms.some((form) => isOfKind(code, form));
    return (
      !isOf(own) &&
      !isOf(profile.nouns) &&
      others.some(
        (other) =>
          other.candidate.connector_id === candidate.connector_id &&
          isOf([...other.profile.owners.values()].flat()),
      )
    );
  });
}

/** Nouns for any thing, in English. */
const GENERAL = /^(item|entry|entries|record|file|position|thing|one|object|case)$/;

/** Minimum match of the noun before a number with what the number identifies. */
const RELATED = 0.42;

/**
 * Whether the noun directly before the number of the target has nothing to do with the resource: "confirm lamp 7" for
 * `/deliveries/{id}`. A deletion needs a related noun even if the name of its resource is unknown.
 */
export function isOfUnrelatedNoun(
  { words, match, action }: Request,
  { profile, filling, candidate }: Ranked,
): boolean {
  return filling.chosen.some(({ traits: { slot }, features, value, tokens }) => {
    const own = profile.owners.get(slot.name);
    const at = (tokens.at(-1) ?? 0) - 1;
    const before = words[at];
    if (own === undefined || !/^\d+$/.test(String(value)) || features.owner > 0 || features.before > 0)
      return false;
    if (before?.token.kind !== "word" || !before.isContent || words[at + 1]?.token.gap !== " ") return false;
    if (action?.tokens.includes(at) || before.token.name || NUMBER_WORDS.test(before.token.word))
      return false;
    const isKnown = ({ english }: WordForm) => english.some((word) => vectorOf(word) !== null);
    const names = profile.words.filter(({ place }) => place !== "api" && place !== "slot");
    const isRelated =
      before.form.english.some((word) => GENERAL.test(word)) ||
      [...own, ...profile.nouns, ...names].some((form) => match(at, form) >= RELATED) ||
      // "repair order 31" for `/repairs/{id}`
      words.some(({ index }) => index < at && own.some((form) => match(index, form) >= SURE));
    return isKnown(before.form) && !isRelated && (own.some(isKnown) || candidate.fields.method === "DELETE");
  });
}

/**
 * Whether what is put somewhere or taken from there became the name of the place: "pon limones en la lista" does not
 * play a list that is called "limones", and "put limones on the list" does not create one.
 */
export function isThingForPlace({ words, match, reading }: Request, { filling, profile }: Ranked): boolean {
  const { prepositions, functionWords } = reading.lexicon;
  const collection = profile.candidate.fields.path.split("/").at(-1) ?? "";
  const isOneOfMany = isPlural(collection);
  // "on the menu" for `/menu/items`: the menu is the collection and not one of its items.
  const members = profile.nouns.filter(({ stem }) => stem === stemWord(collection));
  return filling.filled.some(({ slot, source, tokens, value }) => {
    const owners = profile.owners.get(slot.name);
    const isName = owners !== undefined || (isOneOfMany && /^(name|title)$/.test(slot.name));
    if (!isName || source !== "query" || tokens.length === 0 || /\d/.test(String(value))) return false;
    const last = Math.max(...tokens);
    const parts = prepositions.get(words[last + 1]?.token.word ?? "") ?? [];
    if (!parts.some((part) => /^(to|on|in|from)$/.test(part))) return false;
    const at = functionWords.has(words[last + 2]?.token.word ?? "") ? last + 3 : last + 2;
    // "remove Ada from the guests": one of them; "on my to-do list": the list of all of them
    const isOfAll = words
      .slice(at + 1, at + 3)
      .some(({ isContent, token }) => isContent && token.gap === " ");
    if (isPlural(words[at]?.token.word ?? "") || isOfAll) return false;
    return (owners ?? members).some((form) => match(at, form) >= SURE);
  });
}
