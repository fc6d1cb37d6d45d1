import { isPlural } from "../../language/base-forms.ts";
import { splitWords } from "../../language/split-words.ts";
import { similarity } from "../../language/word-vectors.ts";
import type { WordPlace } from "../aligning/describe-operation.ts";
import { SURE, toDocumentForm, toWordForm } from "../aligning/match-words.ts";
import { type Request, range } from "../aligning/request-words.ts";
import { readTraits } from "../aligning/slot-traits.ts";
import { STRONG_MATCH } from "../aligning/verb-agreement.ts";
import { findConditionWords, isConditionGiven } from "./given-words.ts";
import { isClauseUsed } from "./objections/ignored-parts.ts";
import type { Ranked } from "./score.ts";

/** Prepositions before a place on the way or a topic, folded. */
const WAYS = /^(via|uber|pres|przez)$/;

/**
 * Resolves leftover words that have a use: the verb of a joined command, the words of a condition that is given, a part
 * of the single resource that is read, and a description of what is changed.
 */
export function settleLeftover(request: Request, best: Ranked, others: readonly Ranked[]): Ranked {
  if (best.leftover.length === 0 || best.filling.missing.length > 0) return best;
  // "from Dover via Calais": a place on the way describes nothing.
  if (best.leftover.some((i) => WAYS.test(request.words[i - 1]?.token.word ?? ""))) return best;
  const joined = best.leftover.filter((i) => isJoinedVerb(request, best, i));
  if (joined.length === best.leftover.length) return settle(best, joined);
  const conditions = request.reading.clauses
    .flatMap((clause) => clause.conditions)
    .filter((i) => isConditionGiven(request, best, best.filling.arguments, i));
  const inCondition = conditions.flatMap((i) => findConditionWords(request, i));
  if (best.leftover.every((i) => inCondition.includes(i))) return settle(best, best.leftover);
  // Of a read, the likelihood that it is right without the words decides.
  if (!best.profile.reads && isDescribed(request, best, others)) return settle(best, best.leftover);
  // "propietario del barco 7": in a phrase, the part is first.
  const isFirst = request.main.mood !== "phrase" || best.leftover.every((i) => isAtStart(request, i));
  if (!asksForPart(request, best) || !isFirst) return best;
  const siblings = others.filter(({ candidate }) => candidate.connector_id === best.candidate.connector_id);
  return best.leftover.every((i) => isPart(request, i, siblings)) ? settle(best, best.leftover) : best;
}

/** Whether all words left over describe what the operation is about. */
export function isDescribed(request: Request, best: Ranked, others: readonly Ranked[]): boolean {
  return best.leftover.every(
    (i) =>
      isModifier(request, best, others, i) ||
      isCompound(request, best, others, i) ||
      isHyphened(request, best, i) ||
      isSubjectOfApi(request, best, others, i) ||
      isKindOfIdentified(request, best, others, i),
  );
}

/**
 * Whether the word is a noun that modifies the operation's resource and occurs in the API: "boat licence",
 * "soil report", "libro de visitas". The head noun is last in English and German, first in the other
 * languages.
 */
function isModifier(
  { words, match, reading }: Request,
  best: Ranked,
  others: readonly Ranked[],
  i: number,
): boolean {
  const word = words[i];
  if (word?.token.kind !== "word" || word.token.name || word.token.quote >= 0) return false;
  const isResource = (at: number) =>
    best.roles[at]?.role === "resource" ||
    // "my car booking 7": the noun is the action or a part of the code.
    (words[at]?.token.kind === "word" && best.profile.nouns.some((noun) => match(at, noun) >= 0.74));
  const isGrammar = (at: number) => words[at]?.isContent === false && words[at]?.token.kind === "word";
  const ahead = /^(en|de)$/.test(reading.lexicon.code);
  const isBeside = ahead
    ? isResource(i + 1) && words[i + 1]?.token.gap === " "
    : (isResource(i - 1) ||
        (isGrammar(i - 1) && (isResource(i - 2) || (isGrammar(i - 2) && isResource(i - 3))))) &&
      !/^(number|code)$/.test(words[i + 1]?.token.kind ?? "");
  if (!isBeside) return false;
  const profiles = [
    best,
    ...others.filter((each) => each.candidate.connector_id === best.candidate.connector_id),
  ];
  return profiles.some(({ profile }) =>
    profile.words.some((own) => own.place !== "text" && own.place !== "slot" && match(i, own) >= 0.74),
  );
}

/** Minimum match with the title of an API. */
const SUBJECT = 0.5;

/**
 * Whether the word says what the whole API is about, in addition to the name of the resource: "the members of
 * the gym" for the API of a fitness club. A resource of the API is no such word.
 */
function isSubjectOfApi(
  { words, match }: Request,
  { profile, roles, candidate }: Ranked,
  others: readonly Ranked[],
  i: number,
): boolean {
  const token = words[i]?.token;
  if (token?.kind !== "word" || token.name || token.quote >= 0) return false;
  // "delete the gym of member 7" names no member to delete.
  const names = roles.some(({ role }, at) => {
    const isBeside = at > i && at <= i + 2 && range(i + 1, at).every((n) => words[n]?.token.gap === " ");
    return role === "resource" ? at < i || profile.reads || isBeside : role === "qualifier" && at === i + 1;
  });
  const matches = (place: WordPlace, each = profile) =>
    each.words.some((own) => own.place === place && match(i, own) >= SUBJECT);
  if (!names || matches("slot")) return false;
  if (matches("api")) return true;
  const about = splitWords(candidate.fields.about ?? "").map((word) => toDocumentForm(word, profile.lexicon));
  return (
    about.some((form) => match(i, form) >= SURE) &&
    !others.some((other) => matches("name", other.profile) || matches("tag", other.profile))
  );
}

/** First parts of words that name something else than the second part: "pre-order", "non-member". */
const OTHER_PARTS = /^(ex|non|not|pre|post|re|sub|co|anti|un|vice|semi|multi|over|under|out|off|add|pro)$/;

/** Whether the word is the first part of a read resource with a hyphen: "deck-hands" for `/hands`. */
function isHyphened({ words }: Request, { profile, roles }: Ranked, i: number): boolean {
  const [word, next] = [words[i]?.token, words[i + 1]?.token];
  return (
    profile.reads &&
    word?.kind === "word" &&
    word.quote < 0 &&
    next?.gap === "-" &&
    roles[i + 1]?.role === "resource" &&
    !OTHER_PARTS.test(word.word)
  );
}

/** Minimum similarity of the noun before a code to the resource that is changed. */
const SIMILAR_KIND = 0.4;

/**
 * Whether the word only says what kind of thing it is that an id with a known form identifies, or the context: "winch
 * EQ-07" for `/equipment/{tag}`, "this winch". A noun of another operation is something else, and a write needs a noun
 * of similar meaning.
 */
function isKindOfIdentified(
  { words, match, reading }: Request,
  { profile, filling, candidate }: Ranked,
  others: readonly Ranked[],
  i: number,
): boolean {
  const siblings = others.filter((each) => each.candidate.connector_id === candidate.connector_id);
  const [before, word, next] = [words[i - 1], words[i], words[i + 1]];
  if (word?.token.kind !== "word" || word.token.quote >= 0) return false;
  if (word.token.name && reading.lexicon.code !== "de") return false;
  const isCoded =
    next?.token.kind === "code" &&
    next.token.gap === " " &&
    [filling, ...siblings.map((each) => each.filling)]
      .flatMap(({ chosen }) => chosen)
      .some(
        ({ traits, tokens, features }) =>
          profile.owners.has(traits.slot.name) && tokens.includes(i + 1) && features.shape === 1,
      );
  const ids = filling.filled.filter(
    ({ slot, source }) => source === "context" && profile.owners.has(slot.name),
  );
  const isPointed =
    ids.length === 1 && word.token.gap === " " && reading.lexicon.pointing.has(before?.token.word ?? "");
  if (!isCoded && !isPointed) return false;
  const isNamed = others.some(({ profile: other }) =>
    other.words.some((own) => (own.place === "name" || own.place === "tag") && match(i, own) >= STRONG_MATCH),
  );
  if (isNamed || profile.reads) return !isNamed;
  const nouns = [...profile.owners.values()].flat().flatMap(({ english }) => english);
  return word.form.english.some((own) => nouns.some((noun) => similarity(own, noun) >= SIMILAR_KIND));
}

/** Minimum similarity of the two nouns of a compound that names one thing. */
const COMPOUND = 0.33;

/**
 * Whether the word and the resource next to it name one thing: "weather forecast", "vacuum cleaner". A word
 * of another operation is a different resource.
 */
function isCompound(
  { words, match, action, reading }: Request,
  best: Ranked,
  others: readonly Ranked[],
  i: number,
): boolean {
  const word = words[i];
  if (word?.token.kind !== "word" || word.token.name || word.token.quote >= 0) return false;
  // In "dubové stoly" and "mesas redondas", the word beside the noun is an adjective, which selects some of them.
  const isAdjective = (at: number) =>
    (/^(cs|pl)$/.test(reading.lexicon.code) && at > i) || (/^(es|fr)$/.test(reading.lexicon.code) && at < i);
  // "search the archive for garden maps": what is searched for has an argument of its own.
  const isSearch = best.profile.slots.some(
    (slot) =>
      readTraits(slot, best.candidate.input_schema, best.profile.lexicon).topic === "search" &&
      !best.filling.filled.some((each) => each.slot === slot),
  );
  if (isSearch && action?.verbs.some((verb) => /^(search|find|look-up)$/.test(verb))) return false;
  const path = toPathForms(best);
  // "set the water temperature to 18" does not set the temperature.
  const isValueName = (at: number) =>
    best.filling.chosen.some(
      ({ traits, source }) =>
        source.kind !== "word_span" &&
        !best.profile.owners.has(traits.slot.name) &&
        traits.forms.some((form) => match(at, form) >= SURE),
    );
  const beside = [i - 1, i + 1].filter(
    (at) =>
      best.roles[at]?.role === "resource" &&
      !isAdjective(at) &&
      words[Math.max(at, i)]?.token.gap === " " &&
      // "lights blue" is not a compound.
      (at > i || !isPlural(words[at]?.token.word ?? "")) &&
      (best.profile.reads || (path.some((form) => match(at, form) >= 0.74) && !isValueName(at))),
  );
  const isNear = beside.some((at) =>
    word.form.english.some((own) =>
      words[at]?.form.english.some((other) => own !== other && similarity(own, other) >= COMPOUND),
    ),
  );
  return (
    isNear &&
    !others.some(({ profile }) =>
      profile.words.some((own) => (own.place === "name" || own.place === "tag") && match(i, own) >= 0.6),
    )
  );
}

function toPathForms({ profile, candidate }: Ranked) {
  const segments = candidate.fields.path.split("/").filter((segment) => !segment.startsWith("{"));
  return segments.flatMap(splitWords).map((word) => toWordForm(word, profile.lexicon));
}

/** Uses the words as a description of what the operation is about. */
function settle(best: Ranked, settled: readonly number[]): Ranked {
  return {
    ...best,
    leftover: [],
    roles: best.roles.map((role, i) => (settled.includes(i) ? { role: "qualifier" as const } : role)),
  };
}

/** Whether the word is the verb of a second command whose other words are all arguments. */
function isJoinedVerb(request: Request, best: Ranked, i: number): boolean {
  return request.reading.clauses.some(
    (clause) =>
      clause !== request.main &&
      clause.mood === "command" &&
      clause.actions.some(({ commanded, tokens }) => commanded && tokens.includes(i)) &&
      isClauseUsed(request, best, clause),
  );
}

/**
 * Whether a question asks for a part of the resource that it identifies: "who is the holder of card 7?",
 * "when is invoice 7 due?".
 */
function asksForPart({ main, words, match }: Request, { profile, filling, features }: Ranked): boolean {
  const [head] = profile.nouns;
  const isSeveral =
    head !== undefined &&
    words.some(({ index, token }) => isPlural(token.word) && match(index, head) >= 0.74);
  return (
    profile.reads &&
    !isSeveral &&
    (main.mood === "question" || main.mood === "show" || main.mood === "phrase") &&
    /\}$/.test(profile.candidate.fields.path) &&
    features.head === 1 &&
    filling.filled.some(
      ({ slot, source, isAnchored }) => profile.owners.has(slot.name) && source === "query" && isAnchored,
    )
  );
}

/** Whether the word starts the phrase, and what it is a part of follows: "owner of card 7", "stav objednávky 7". */
function isAtStart({ words, main, reading }: Request, i: number): boolean {
  const [word, next] = [words[i], words[i + 1]?.token];
  const isBegin = range(main.first, i - 1).every((at) => words[at]?.isContent === false);
  const isGenitive =
    /^(cs|pl)$/.test(reading.lexicon.code) &&
    next?.kind === "word" &&
    word?.form.english.some((each) => /^(status|state|condition)$/.test(each)) === true;
  return isBegin && next?.gap === " " && (isGenitive || OF.test(next.word));
}

const OF = /^(of|for|de|del|des|du|der|von|vom)$/;

function isPart({ words, match }: Request, i: number, siblings: readonly Ranked[]): boolean {
  const token = words[i]?.token;
  if (token?.kind !== "word" || token.name || token.quote >= 0) return false;
  return !siblings.some(({ profile }) =>
    profile.words.some((word) => word.place !== "text" && word.place !== "slot" && match(i, word) >= 0.6),
  );
}
