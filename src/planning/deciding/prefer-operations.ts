import { isPlural } from "../../language/base-forms.ts";
import { foldText, splitWords } from "../../language/split-words.ts";
import { isReadingVerb } from "../../language/verbs.ts";
import { CHANGES, CREATES, isDeprecated } from "../aligning/describe-operation.ts";
import { toDocumentForm } from "../aligning/match-words.ts";
import type { Request } from "../aligning/request-words.ts";
import { createsInstead, headOf } from "../aligning/verb-agreement.ts";
import { findObjections } from "./objections/find-objections.ts";
import { ORDERS, READS_INSTEAD } from "./objections/ordered-by-name.ts";
import {
  areUpdatesOfOne,
  createsNew,
  isAlikeElsewhere,
  isFormOfOwnIds,
  isRehearsed,
  isUnnamedPart,
  rehearsalOf,
  renews,
  WHERE,
} from "./objections/twins.ts";
import type { Ranked } from "./score.ts";

/**
 * Puts another operation of the ranking first where the scores alone do not decide: a record, a read, the
 * real write.
 */
export function preferOthers(request: Request, ranked: Ranked[]): void {
  preferReads(request, ranked);
  preferKnown(request, ranked);
  preferItem(ranked);
  preferThings(request, ranked);
  preferObject(request, ranked);
  preferFilter(request, ranked);
  preferSaid(request, ranked);
  preferContents(request, ranked);
  preferExplained(request, ranked);
  preferOwnVerb(request, ranked);
  preferReal(request, ranked);
  preferCurrent(request, ranked);
  preferUpdate(request, ranked);
  preferPartial(ranked);
  preferShaped(ranked);
}

/** Of two APIs with the same resource, prefers the one whose ids have the form of the given one. */
function preferShaped(ranked: Ranked[]): void {
  const [first] = ranked;
  if (first === undefined || first.filling.missing.length > 0) return;
  promote(
    ranked,
    ranked.findIndex(
      (each) =>
        each.profile.reads === first.profile.reads &&
        isAlikeElsewhere(first, each) &&
        isFormOfOwnIds(each, first) &&
        each.filling.missing.length === 0 &&
        each.leftover.length <= first.leftover.length,
    ),
  );
}

/** Maximum score by which a read of another API may be worse than the write. */
const READS_ELSEWHERE = 0.7;

/** For a question, reads come before writes: "is ticket 77 closed?" reads the ticket. */
function preferReads(request: Request, ranked: Ranked[]): void {
  const [first] = ranked;
  const { mood } = request.main;
  if (first === undefined || first.profile.reads) return;
  // "I'd like a recipe for …": only what is ordered is not read.
  const isWanted =
    request.action?.isWanted === true && ![...first.profile.verbs.keys()].some((verb) => ORDERS.test(verb));
  const asks =
    mood === "question" ||
    mood === "show" ||
    mood === "advice" ||
    isWanted ||
    (mood === "phrase" && findObjections(request, first, []).includes("not_commanded"));
  // "covert 5 miles": the verb of a phrase is a guess, so a read that has it as well comes first.
  const isGuessed = !asks && mood === "phrase" && headOf(request) !== null;
  if (!asks && !isGuessed) return;
  const elsewhere = mood === "show" ? 0 : READS_ELSEWHERE;
  const isFit = (each: Ranked) =>
    each.profile.reads &&
    each.score >=
      first.score -
        (each.candidate.connector_id === first.candidate.connector_id ? READS_INSTEAD : elsewhere) &&
    (!isGuessed || (each.verb ?? 0) >= (first.verb ?? 0)) &&
    findObjections(request, each, []).length === 0;
  if (!ranked.some(isFit)) return;
  ranked.splice(0, ranked.length, ...ranked.filter(({ profile }) => profile.reads));
}

/** Maximum score by which a read that has a word of the request may be worse than one that ignores it. */
const LITERAL_INSTEAD = 2;

/** Whether a read contains every word that the other one ignores because of its kind: "is the name still free?". */
function isMoreLiteral({ profile, roles, filling }: Ranked, other: Ranked): boolean {
  return (
    profile.reads &&
    other.roles.every(
      ({ isAssumed }, i) => !isAssumed || (roles[i]?.role !== "not_understood" && !roles[i]?.isAssumed),
    ) &&
    filling.filled.filter(({ source }) => source === "query").length >=
      other.filling.filled.filter(({ source }) => source === "query").length
  );
}

/**
 * Puts an operation first, and lowers the score of the one that was first to at most as little above it as it
 * was below.
 */
function promote(ranked: Ranked[], at: number): void {
  const [first, found] = [ranked[0], ranked[at]];
  if (first === undefined || found === undefined || at === 0) return;
  first.score = Math.min(first.score, 2 * found.score - first.score);
  ranked.unshift(...ranked.splice(at, 1));
}

/** Words that ask for a number of things, folded. */
const NUMBER_OF =
  /^(how|count|counts|totals?|number|amount|sum|statistics|stats|kolik|pocet|wie|wieviele?|anzahl|ile|liczba|ilosc|cuant[oa]s?|numero|combien|nombre)$/;

/** Prefers the things to their number, unless the request asks for it: "show unread letters". */
function preferThings(request: Request, ranked: Ranked[]): void {
  const [first] = ranked;
  const isCount = ({ candidate: { fields } }: Ranked) => /(count|total)s?$/i.test(fields.path);
  if (first === undefined || !isCount(first)) return;
  if (request.words.some(({ token }) => NUMBER_OF.test(token.word))) return;
  const { connector_id } = first.candidate;
  promote(
    ranked,
    ranked.findIndex(
      (each) =>
        each.profile.reads &&
        !isCount(each) &&
        each.candidate.connector_id === connector_id &&
        each.leftover.length <= first.leftover.length &&
        each.filling.missing.length <= first.filling.missing.length &&
        each.filling.filled.length >= first.filling.filled.length,
    ),
  );
}

/** Prefers the record to a list that is filtered by a single id: "the project 5f0c…". */
function preferItem(ranked: Ranked[]): void {
  const [first] = ranked;
  if (first?.profile.reads !== true) return;
  const { connector_id, fields } = first.candidate;
  const given = first.filling.filled.filter(({ source }) => source === "query");
  const [only, other] = given;
  if (only === undefined || other !== undefined || !only.slot.types.includes("array")) return;
  const ids = JSON.stringify(only.value);
  promote(
    ranked,
    ranked.findIndex(
      ({ candidate, filling, profile }) =>
        candidate.connector_id === connector_id &&
        candidate.fields.path.startsWith(`${fields.path}/{`) &&
        /^[^{}]*\{[^{}]*\}$/.test(candidate.fields.path.slice(fields.path.length)) &&
        profile.reads &&
        filling.missing.length === 0 &&
        filling.filled.some(
          ({ value, slot }) => profile.owners.has(slot.name) && ids === JSON.stringify([value]),
        ),
    ),
  );
}

/** Maximum score by which the read of an object may be worse than the one of what the object belongs to. */
const OBJECT_INSTEAD = 2.5;

/**
 * Prefers the read of what a request asks for to one that takes this for a word of the API: "list all moorings of
 * owner 7" does not read the owner.
 */
function preferObject({ words, action }: Request, ranked: Ranked[]): void {
  const [first] = ranked;
  if (first?.profile.reads !== true || action === null) return;
  const verb = action.tokens.at(-1) ?? -1;
  const object = words.find(
    ({ index, token, isContent }) =>
      index > verb && isContent && token.kind === "word" && first.roles[index]?.role !== "argument",
  );
  const isModifier = first.roles[(object?.index ?? 0) + 1]?.role === "resource";
  if (object === undefined || first.roles[object.index]?.role !== "qualifier" || isModifier) return;
  promote(
    ranked,
    ranked.findIndex(
      (each) =>
        each.profile.reads &&
        each.candidate.connector_id === first.candidate.connector_id &&
        each.score >= first.score - OBJECT_INSTEAD &&
        each.features.head === 1 &&
        each.roles[object.index]?.role === "resource" &&
        each.filling.missing.length === 0 &&
        each.leftover.length === 0,
    ),
  );
}

/** Maximum score by which a filtered list may be worse than the record. */
const FILTER_INSTEAD = 1.5;

/**
 * Prefers a list to a record whose id would be a name without digits that the list has an argument for: "which buoys
 * are in the north bay".
 */
function preferFilter({ words }: Request, ranked: Ranked[]): void {
  const [first] = ranked;
  if (first?.profile.reads !== true || !first.candidate.fields.path.endsWith("}")) return;
  const { connector_id, fields } = first.candidate;
  const id = first.filling.filled.find(
    ({ slot, source, value, isAnchored, tokens }) =>
      first.profile.owners.has(slot.name) &&
      source === "query" &&
      !/\d/.test(String(value)) &&
      !(isAnchored && words[(tokens[0] ?? 0) - 1]?.isContent === true),
  );
  if (id === undefined) return;
  promote(
    ranked,
    ranked.findIndex(
      (each) =>
        each.profile.reads &&
        each.candidate.connector_id === connector_id &&
        each.score >= first.score - FILTER_INSTEAD &&
        each.candidate.fields.path === fields.path.slice(0, fields.path.lastIndexOf("/")) &&
        each.filling.missing.length === 0 &&
        each.leftover.length <= first.leftover.length &&
        each.filling.filled.some(({ tokens }) => id.tokens.every((i) => tokens.includes(i))),
    ),
  );
}

/** Questions for what something contains, by language, folded: "what's kept in hold 7". */
const CONTENTS: Readonly<Record<string, RegExp>> = {
  en: /\bwhat( i|')?s? (all |currently |now )?((stored|saved|kept|written|listed|left|inside) )?(in|on|inside)\b|\bcontents? of\b|\beverything (that's |that is )?(in|on|inside)\b/,
  cs: /\bco (vsechno |vse )?(je|lezi|stoji) (vsechno |vse )?(v|ve|na)\b|\bobsah\b/,
  de: /\bwas (alles )?(ist|steht|liegt|befindet sich) (alles )?(in|im|auf|am)\b|\binhalte?\b/,
  pl: /\bco (wszystko )?(jest|znajduje sie|lezy) (w|we|na)\b|\bzawartosc\b/,
  es: /\bque (hay|contiene)\b|\bcontenido\b/,
  fr: /\b(qu'est-ce qu'il y a|qu'y a-t-il|y a-t-il|que contient)\b|\bcontenu\b/,
};
/** Questions for who is part of something: "who's on boat 7". */
const WHO: Readonly<Record<string, RegExp>> = {
  en: /\bwho( i|')?s? (all |currently )?(in|on|at)\b|\bwho are (in|on|at)\b/,
  cs: /\bkdo (vsechno )?(je|sedi|bydli) (v|ve|na)\b/,
  de: /\bwer (alles )?(ist|sitzt) (alles )?(in|im|auf|am)\b/,
  pl: /\bkto (wszystko )?(jest|siedzi) (w|we|na)\b/,
  es: /\bquien(es)? (esta|estan|hay) en\b/,
  fr: /\bqui (est|sont) (dans|en|sur|a|au)\b/,
};
const PEOPLE =
  /^(users?|members?|people|persons?|participants?|attendees?|guests?|players?|staff|employees?|students?|tenants?|subscribers?|occupants?|passengers?|registrants?|contacts?)$/;
/** Nouns for people by what they do: "owners", "attendees". */
const DOERS = /^\p{L}{2,}(ers|ors|ees|ants|ists)$/u;
/** Words at the start of a question for people, folded. */
const ASKS_WHO = /^(who|kdo|wer|kto|quien|quienes|qui)$/;
/** Minimum match of a verb with the noun for those who do it, or for what they make: "who signed petition 7". */
const DONE_BY = 0.6;

/** Names of what a thing consists of. */
const PARTS = /^(items?|children|contents?|entries|elements|records?|rows|lines)$/;

/** Prefers the contents to the thing itself: "what's in hold 7" for `GET /holds/{id}/items`. */
function preferContents(request: Request, ranked: Ranked[]): void {
  const { reading, words, match } = request;
  const [first] = ranked;
  if (first?.profile.reads !== true || !first.candidate.fields.path.endsWith("}")) return;
  const text = foldText(reading.text);
  const isWho = WHO[reading.lexicon.code]?.test(text) === true;
  const asksWho = isWho || ASKS_WHO.test(words[0]?.token.word ?? "");
  if (!asksWho && CONTENTS[reading.lexicon.code]?.test(text) !== true) return;
  const { connector_id, fields } = first.candidate;
  const nameOf = ({ candidate }: Ranked) => candidate.fields.path.slice(fields.path.length + 1);
  const parts = ranked.filter(
    (each) =>
      each.candidate.connector_id === connector_id &&
      each.candidate.fields.path.startsWith(`${fields.path}/`) &&
      /^[^/{}]+$/.test(nameOf(each)) &&
      each.profile.reads &&
      each.filling.missing.length === 0,
  );
  const lastOf = (part: Ranked) => splitWords(nameOf(part)).at(-1) ?? "";
  // "who keeps bird 7" for its keepers, "who signed petition 7" for its signatures
  const isDoneBy = (part: Ranked) =>
    words.some(({ index, isContent }) => {
      const form = toDocumentForm(lastOf(part), part.profile.lexicon);
      const isStem = form.word.startsWith(words[index]?.form.stem ?? form.word) && DOERS.test(form.word);
      return isContent && index < 3 && (isStem || match(index, form) >= DONE_BY);
    });
  // "who has joined regatta 7" for its sailors, who are selected by more of the request
  const given = ({ filling }: Ranked) => filling.filled.filter(({ source }) => source === "query").length;
  const isSelected = (part: Ranked) =>
    (PEOPLE.test(lastOf(part)) || DOERS.test(lastOf(part))) && given(part) > given(first);
  const named = parts.filter((part) =>
    asksWho
      ? (isWho && PEOPLE.test(lastOf(part))) || isDoneBy(part) || isSelected(part)
      : PARTS.test(lastOf(part)),
  );
  const [only, other] = parts.length === 1 && !asksWho ? parts : named;
  if (only !== undefined && other === undefined) promote(ranked, ranked.indexOf(only));
}

/** Maximum score by which a read of what the request names may be worse than one of a part that it does not name. */
const SAID_INSTEAD = 1.5;

/**
 * Prefers what the request names to a part that it does not name: "the crew of ship 12" for `GET /crew` and not
 * `GET /ships/{id}/timetable`, "where is parcel 7" for `GET /parcels/{id}` and not its label.
 */
function preferSaid(request: Request, ranked: Ranked[]): void {
  const [first] = ranked;
  if (first === undefined || !isUnnamedPart(request, first)) return;
  const { connector_id, fields } = first.candidate;
  const isWho = WHO[request.reading.lexicon.code]?.test(foldText(request.reading.text)) === true;
  if (isWho && PEOPLE.test(splitWords(fields.path).at(-1) ?? "")) return;
  const isWhere = WHERE.test(request.words[0]?.token.word ?? "");
  const given = (each: Ranked) =>
    JSON.stringify(each.filling.filled.map(({ value, source }) => [source, String(value)]).sort());
  promote(
    ranked,
    ranked.findIndex(
      (each) =>
        each !== first &&
        each.profile.reads &&
        each.candidate.connector_id === connector_id &&
        each.score >= first.score - SAID_INSTEAD &&
        each.filling.missing.length === 0 &&
        each.leftover.length <= first.leftover.length &&
        (each.verb ?? 0) >= (first.verb ?? 0) - 0.2 &&
        (each.candidate.fields.path.endsWith("}") ? isWhere : each.features.head > 0) &&
        given(each) === given(first),
    ),
  );
}

/** Prefers a write to its rehearsal, which a request names: "do a dry run of the batch". */
function preferReal(request: Request, ranked: Ranked[]): void {
  const { words } = request;
  const [first] = ranked;
  const segment = first === undefined ? null : rehearsalOf(first);
  if (first === undefined || segment === null) return;
  const names = splitWords(segment);
  const isSaid = words.some(
    ({ token }) =>
      token.quote < 0 &&
      (REHEARSES.test(token.word) || names.some((name) => token.word.startsWith(name.slice(0, STEM)))),
  );
  if (isSaid) return;
  promote(
    ranked,
    ranked.findIndex((each) => isRehearsed(each, first) && findObjections(request, each, []).length === 0),
  );
}

/** Starts of words for a rehearsal. */
const REHEARSES =
  /^(dry|preview|vorschau|nahled|podglad|previ(?!ou)|apercu|simul|test|try|trial|check|verif|estimat|would|zkus|overit|prob(?!l)|pruf|essa|ensay|prueb)/;

/** Letters that the forms of a word have in common. */
const STEM = 6;

/** Prefers the update of what is identified to a creation: "new length for boat 7: 12 m" creates nothing. */
function preferUpdate(request: Request, ranked: Ranked[]): void {
  const [first] = ranked;
  if (first === undefined || first.profile.updates || ranked.some((each) => createsNew(request, each)))
    return;
  promote(
    ranked,
    ranked.findIndex(
      (each) =>
        each.candidate.connector_id === first.candidate.connector_id &&
        each.score >= first.score - EXPLAINED_INSTEAD &&
        renews(request, each) &&
        findObjections(request, each, []).length === 0,
    ),
  );
}

/** Maximum score by which an operation may be worse than a deprecated one. */
const CURRENT_INSTEAD = 2.5;

/** Prefers an operation that explains every word to a deprecated one. */
function preferCurrent(request: Request, ranked: Ranked[]): void {
  const [first] = ranked;
  if (first === undefined || !isDeprecated(first.candidate.fields)) return;
  promote(
    ranked,
    ranked.findIndex(
      (each, n) =>
        n > 0 &&
        each.candidate.connector_id === first.candidate.connector_id &&
        each.profile.reads === first.profile.reads &&
        each.score >= first.score - CURRENT_INSTEAD &&
        !isDeprecated(each.candidate.fields) &&
        !areUpdatesOfOne(first, each) &&
        findObjections(request, each, []).length === 0,
    ),
  );
}

/** Maximum score by which an operation without objections may be worse than one with objections. */
const EXPLAINED_INSTEAD = 1;
/** The same for a read, or for an operation that uses more words, instead of one that lacks an argument. */
const COMPLETE_INSTEAD = 2;

/** Whether an operation fills an argument with a word that the other one takes for a function word. */
function usesMore({ words, reading }: Request, { roles }: Ranked, other: Ranked): boolean {
  const { prepositions } = reading.lexicon;
  return roles.some(
    ({ role }, i) =>
      role === "argument" &&
      other.roles[i]?.role === null &&
      !prepositions.has(words[i]?.token.word ?? "") &&
      words[i]?.token.kind === "word",
  );
}

/**
 * If the first operation has objections, or ignores a word, prefers one of the same API that explains every
 * word and has all required arguments.
 */
function preferExplained(request: Request, ranked: Ranked[]): void {
  const [first] = ranked;
  if (first === undefined) return;
  const objections = findObjections(request, first, []);
  const isExplained = objections.length === 0;
  if (isExplained && !(first.profile.reads && first.roles.some(({ isAssumed }) => isAssumed))) return;
  const lacks = objections.includes("missing");
  // "open chapter 88" reads it, although the creation of a chapter has more of its words.
  const isOpened =
    request.action?.verbs.includes("open") === true && createsInstead(request, first.profile) && !isExplained;
  const farthest = (each: Ranked) => {
    if (isExplained) return LITERAL_INSTEAD;
    if (isOpened && each.profile.reads) return READS_INSTEAD;
    const isNear = each.score >= first.score - COMPLETE_INSTEAD;
    return lacks && isNear && (each.profile.reads || usesMore(request, each, first))
      ? COMPLETE_INSTEAD
      : EXPLAINED_INSTEAD;
  };
  const better = ranked.findIndex(
    (each, n) =>
      n > 0 &&
      each.candidate.connector_id === first.candidate.connector_id &&
      each.score >= first.score - farthest(each) &&
      (!isExplained || isMoreLiteral(each, first)) &&
      findObjections(request, each, []).length === 0,
  );
  const found = ranked[better];
  if (found === undefined) return;
  // One that lacks an argument, or does not open anything, says little against one that is complete.
  for (const each of isOpened ? ranked.slice(0, better) : lacks ? [first] : [])
    each.score = Math.min(each.score, 2 * found.score - each.score);
  ranked.unshift(...ranked.splice(better, 1));
}

/** Maximum score by which a read of what the context identifies may be worse than a list. */
const KNOWN_INSTEAD = 2;

/** Articles and possessives before one thing, by language; in other languages they are the same for one and several. */
const ONE: Readonly<Record<string, RegExp>> = {
  en: /^(the|my|our|this|that|his|her|their)$/,
  es: /^(mi|tu|su|este|esta|el)$/,
  fr: /^(mon|ma|ton|ta|ce|cet|cette)$/,
};

/** Prefers the thing that the context identifies to a list of such things: "show me my booking". */
function preferKnown(request: Request, ranked: Ranked[]): void {
  const [first] = ranked;
  const { words, reading } = request;
  const isFromContext = ({ filling, profile }: Ranked) =>
    filling.filled.some(({ source, slot }) => source === "context" && profile.owners.has(slot.name));
  if (first === undefined || !first.profile.reads || first.filling.filled.length > 0) return;
  const isOne = words.some(
    ({ token, index }) =>
      first.roles[index]?.role === "resource" &&
      !(reading.lexicon.code === "en" ? isPlural(token.word) : token.word.endsWith("s")) &&
      words
        .slice(Math.max(0, index - 3), index)
        .some(({ token: before }) => ONE[reading.lexicon.code]?.test(before.word)),
  );
  const isListed = words.some(
    ({ token }) => reading.lexicon.all.has(token.word) || /^lists?$/.test(token.word),
  );
  if (!isOne || isListed) return;
  const known = ranked.findIndex(
    (each, n) =>
      n > 0 &&
      each.profile.reads &&
      each.score >= first.score - KNOWN_INSTEAD &&
      each.candidate.connector_id === first.candidate.connector_id &&
      isFromContext(each) &&
      findObjections(request, each, []).length === 0,
  );
  promote(ranked, known);
}

/** Prefers the PATCH of the same path to a PUT, which would remove what the request does not mention. */
function preferPartial(ranked: Ranked[]): void {
  const [first] = ranked;
  if (first?.candidate.fields.method !== "PUT") return;
  const at = ranked.findIndex(
    (each) =>
      areUpdatesOfOne(first, each) &&
      (each.verb ?? 0) >= (first.verb ?? 0) &&
      each.leftover.length <= first.leftover.length &&
      each.filling.missing.length <= first.filling.missing.length,
  );
  promote(ranked, at);
}

/** Maximum score by which a write with the requested verb may be worse than one with a synonym. */
const OWN_VERB_INSTEAD = 1.5;
/** Below it, the verb of an operation is only a synonym of the requested one. */
const OWN_VERB = 0.95;

/**
 * If the first operation is a write whose verb is only a synonym, prefers one of the same API that has the
 * verb itself and explains every word, even if it lacks an argument: "plan lesson 5 for Friday" does not
 * create a lesson called Friday.
 */
function preferOwnVerb(request: Request, ranked: Ranked[]): void {
  const [first] = ranked;
  if (first === undefined || (first.verb ?? 0) >= OWN_VERB) return;
  if (first.profile.reads) {
    preferCommanded(request, ranked);
    return;
  }
  // "set the priority of repair 7 to high" changes the repair.
  // "give ticket 7 to Ann" assigns it.
  const isChange = first.profile.updates && request.action?.verbs.some((verb) => CHANGES.has(verb)) === true;
  const own = ranked.findIndex(
    (each, n) =>
      n > 0 &&
      !each.profile.reads &&
      (!isChange || each.profile.verbs.has("assign")) &&
      each.score >= first.score - OWN_VERB_INSTEAD &&
      each.candidate.connector_id === first.candidate.connector_id &&
      (each.verb ?? 0) >= OWN_VERB &&
      each.leftover.length === 0,
  );
  if (own > 0) ranked.unshift(...ranked.splice(own, 1));
}

/**
 * Prefers the write of the same API that does what a command says, and has no objections, to a read that only has the
 * verb as a noun: "report a leak in Mill Lane" does not list the reports.
 */
function preferCommanded(request: Request, ranked: Ranked[]): void {
  const [first] = ranked;
  const { action, main } = request;
  if (first === undefined || main.mood !== "command" || action?.commanded !== true) return;
  if (action.verbs.some(isReadingVerb) && !action.verbs.some((verb) => CREATES.has(verb))) return;
  const own = ranked.findIndex(
    (each) =>
      !each.profile.reads &&
      each.candidate.connector_id === first.candidate.connector_id &&
      (each.verb ?? 0) >= OWN_VERB &&
      findObjections(request, each, []).length === 0,
  );
  // That the read has the noun says little against the verb of the write.
  promote(ranked, own);
}
