import { singular } from "../../../base/text.ts";
import { isPlural } from "../../../language/base-forms.ts";
import type { Lexicon } from "../../../language/lexicon.ts";
import { NEGATIONS } from "../../../language/negations.ts";
import { isPlace } from "../../../language/places.ts";
import { foldText, splitWords } from "../../../language/split-words.ts";
import { compareVerbs } from "../../../language/verbs.ts";
import { CHANGES, CREATES } from "../../aligning/describe-operation.ts";
import { JOINERS } from "../../aligning/kinds/propose-series.ts";
import type { Slot } from "../../aligning/list-slots.ts";
import { SURE, toWordForm } from "../../aligning/match-words.ts";
import type { Request } from "../../aligning/request-words.ts";
import { readTraits } from "../../aligning/slot-traits.ts";
import { partsBefore } from "../../aligning/values/bounds.ts";
import { createsInstead, INDEFINITE } from "../../aligning/verb-agreement.ts";
import type { Clause } from "../../reading/read-clauses.ts";
import { isNegative } from "../given-negations.ts";
import type { Ranked } from "../score.ts";

/**
 * Whether only the digits of a code identify something that the request does not name: "delete PAY-301" does not delete
 * record 301.
 */
export function isCutFromCode({ words }: Request, { features, filling, profile }: Ranked): boolean {
  const { nouns, head, owned } = features;
  return (
    nouns === 0 &&
    head === 0 &&
    owned === 0 &&
    filling.filled.some(
      ({ slot, value, tokens, source }) =>
        source === "query" &&
        profile.owners.has(slot.name) &&
        typeof value === "number" &&
        tokens.some((i) => words[i]?.token.kind === "code" && /\p{L}/u.test(words[i]?.token.text ?? "")),
    )
  );
}

/** Words that exclude something, by language. */
const EXCLUDING: Readonly<Record<string, RegExp>> = {
  en: /^(not|without|except|out|isn|aren|hasn|haven|wasn|weren|doesn|didn)$/,
  cs: /^(bez|krome|mimo)$/,
  de: /^(nicht|ohne|ausser|kein(e|en|er|em|es)?)$/,
  pl: /^(nie|bez|oprocz|poza)$/,
  es: /^(sin|excepto|salvo)$/,
  fr: /^(sans|sauf|hormis|pas)$/,
};

/** Whether a list ignores an exclusion: "parts that are not in stock" for an operation that lists all parts. */
export function isExclusionIgnored(
  { words, main, reading }: Request,
  { profile, filling, candidate }: Ranked,
): boolean {
  const excluding = EXCLUDING[reading.lexicon.code];
  if (!profile.reads || excluding === undefined || /\}$/.test(candidate.fields.path)) return false;
  return words.some(
    ({ token, index }) =>
      token.quote < 0 &&
      excluding.test(token.word) &&
      index > main.first &&
      !main.frame.has(index) &&
      !filling.filled.some(
        ({ tokens, source, value }) =>
          source === "query" &&
          tokens.some((i) => i >= index - 1 && i <= index + 4) &&
          // "accounts not in EUR", "those not going to Ghent", "that aren't paid": the value is excluded.
          !(
            /^(not|pas|nicht|nie|ne|isn|aren|hasn|haven|wasn|weren|doesn|didn)$/.test(token.word) &&
            (tokens[0] ?? 0) > index &&
            ((typeof value === "number" &&
              !isBounding(words[index + 1]?.token.word ?? "", reading.lexicon)) ||
              (typeof value === "string" && !isNegatingValue(value, profile.lexicon)))
          ),
      ),
  );
}

/** "not more than 5", "not before 9": a bound follows. */
function isBounding(word: string, { prepositions, times }: Lexicon): boolean {
  const parts = [...(prepositions.get(word) ?? []), ...(times.get(word) ?? [])];
  return parts.some((part) => /^(over|under|most|least|before|after|until|since)$/.test(part));
}

/** States that say that something is not so, without a negative prefix, folded. */
const NEGATIVE_STATES =
  /^(open|pending|missing|absent|draft|offline|closed|failed|overdue|outstanding|waiting|free|empty|todo|new|inactive|invalid|incomplete|disabled)$/;

/** Whether a listed value says that something is not so: "unpaid", "not_started", "pending". */
function isNegatingValue(value: string, lexicon: Lexicon): boolean {
  return splitWords(value).some((word) => isNegative(word, lexicon) || NEGATIVE_STATES.test(foldText(word)));
}

/** Words before an exception, folded; "but", "menos" and "moins" are ones only after "all". */
const EXCEPT =
  /^(except|excepting|excluding|excepto|salvo|sauf|excepte|hormis|krome|vyjma|oprocz|procz|ausser|ausgenommen)$/;
const EXCEPT_OF_ALL = /^(but|menos|moins|mimo|poza)$/;

/** Words for everything but what follows, folded: "other than 31", "outside Paris". */
const OTHER_THAN =
  /^(other than|outside( of)?|apart from|anyone but|anybody but|instead of|ausserhalb|anders als|andere[rns]? als|statt|mimo|jin[yea]\w* nez|inn[yea]\w* niz|zamiast|fuera de|distint[oa]s? (de|a)|en lugar de|en dehors d|autres? que|hors d|au lieu d)(?= |$)/;

/** Whether a command leaves something out, as in "cancel every order but 77": the exception is no target. */
export function leavesOut({ words, reading: { lexicon } }: Request, { filling }: Ranked): boolean {
  const isSaid = (at: number) =>
    (words[at]?.token.quote ?? 0) < 0 && words[at]?.clause.frame.has(at) !== true;
  const said = (index: number) =>
    words
      .slice(index, index + 4)
      .map(({ token }) => token.word)
      .join(" ");
  // "fuera de juego" is a state, and "instead of the old one" leaves an unused value out.
  const isUsed = (index: number) =>
    filling.filled.some(
      ({ tokens }) => !tokens.includes(index) && tokens.some((i) => i > index && i <= index + 5),
    );
  return words.some(
    ({ token, index }) =>
      isSaid(index) &&
      ((OTHER_THAN.test(said(index)) && isUsed(index)) ||
        EXCEPT.test(token.word) ||
        (EXCEPT_OF_ALL.test(token.word) &&
          words.slice(0, index).some(({ token: before }) => lexicon.all.has(before.word)))),
  );
}

/** Phrases before what a list is sorted by, folded. */
const SORTED_BY =
  /(?:^| )(sort(ed)? by|order(ed)? by|sortiert nach|geordnet nach|trie(e|s|es)? par|classe(e|s|es)? par|ordenad[oa]s? por|serazen\S* (podle|dle)|posortowan\S* (po|wedlug|wg))$/;

/** Whether a list is to be sorted by something that no argument takes. */
export function isOrderIgnored({ words }: Request, { profile, filling }: Ranked): boolean {
  const at = words.findIndex(({ index, token }) => {
    const said = words.slice(Math.max(0, index - 1), index + 1).map((word) => word.token.word);
    return token.quote < 0 && SORTED_BY.test(said.join(" "));
  });
  if (at < 0 || !profile.reads) return false;
  return !filling.filled.some(
    ({ slot, tokens }) =>
      tokens.some((i) => i > at && i <= at + 3) &&
      slot.words.some((word) =>
        /^(sort|order|orderby|by|tri|orden|razeni|sortuj|sortierung|sortby)/.test(word),
      ),
  );
}

/**
 * Whether the operation has nothing in common with the request but a place: "where is the capital of
 * China" is not a question about its weather.
 */
export function isOnlyPlace({ features, verb, filling, profile }: Ranked): boolean {
  const { nouns, head, api } = features;
  const values = filling.filled.filter(({ source }) => source === "query");
  return (
    nouns === 0 &&
    head === 0 &&
    api === 0 &&
    (verb ?? 0) <= 0 &&
    values.length === 1 &&
    values.every(({ value }) => typeof value === "string" && isPlace(value, profile.lexicon.code))
  );
}

/** Whether a second command is an argument of the same call: "heat the oven, stop after an hour". */
export function isClauseUsed(
  { words, action }: Request,
  { roles, filling, profile }: Ranked,
  clause: Clause,
): boolean {
  const own = words.filter(({ index }) => index >= clause.first && index <= clause.last);
  const isTaken = filling.filled.some(
    ({ source, isAnchored, tokens }) =>
      source === "query" && isAnchored && tokens.some((i) => i >= clause.first && i <= clause.last),
  );
  const commanded = clause.actions.filter((action) => action.commanded);
  const verbs = new Set(commanded.flatMap(({ tokens }) => tokens));
  // "I need a day off tomorrow, please enter it": the second verb repeats what is needed. "Create it and
  // issue it" are two commands.
  const isNeed = /^(need|want|like)$/.test(words[action?.tokens[0] ?? -1]?.token.word ?? "");
  const isRepeated =
    isNeed &&
    own.every(({ isContent, index }) => !isContent || verbs.has(index)) &&
    commanded.every(({ verbs: said }) =>
      said.some((verb) =>
        [...profile.verbs.keys()].some(
          (offered) =>
            compareVerbs(verb, offered) > 0 ||
            (CREATES.has(verb) && CREATES.has(offered)) ||
            (CHANGES.has(verb) && CHANGES.has(offered)),
        ),
      ),
    );
  if (isRepeated) return true;
  return (
    isTaken &&
    own.every(
      ({ isContent, index }) =>
        !isContent || verbs.has(index) || /^(argument|qualifier)$/.test(roles[index]?.role ?? ""),
    )
  );
}

/** Determiners of something that exists already, by language, folded. */
const KNOWN_OBJECT: Readonly<Record<string, RegExp>> = {
  en: /^(the|this|that|these|those|my|our|your)$/,
  cs: /^(ten|tu|to|tento|tuto|toto|tenhle|tuhle|tohle|muj|moji|moje|nas|nasi|nase)$/,
  de: /^(der|die|das|den|dem|diese[rsnm]?|mein(e[nrm]?)?|unser(e[nrm]?)?)$/,
  pl: /^(ten|ta|to|te|tego|tej|moj|moja|moje|nasz|nasza|nasze)$/,
  es: /^(el|la|los|las|este|esta|estos|estas|ese|esa|mi|mis)$/,
  fr: /^(le|la|les|ce|cet|cette|ces|mon|ma|mes|notre|nos)$/,
};

/** "open the ticket": a ticket that exists already is not created, least of all without any value. */
export function isCreationOfKnown(request: Request, { profile, filling }: Ranked): boolean {
  const { words, reading, match, action } = request;
  const [verb = -1] = action?.tokens ?? [];
  // A flag alone describes what exists: `{"chapter": {"visible": false}}`.
  const isPlain = filling.filled.every(({ value }) => typeof value === "boolean");
  if (profile.slots.length === 0 || !isPlain || !createsInstead(request, profile)) return false;
  return words.some(
    ({ index }) =>
      index > verb &&
      KNOWN_OBJECT[reading.lexicon.code]?.test(words[index - 1]?.token.word ?? "") === true &&
      profile.nouns.some((noun) => match(index, noun) >= SURE),
  );
}

/** Whether a write sends nothing although its body has no names: "add some stops to tour 7" for a list of stops. */
export function lacksBody({ profile: { reads, slots }, filling, candidate: { fields } }: Ranked): boolean {
  const body = fields.parameters.filter((each) => each.in === "body");
  const given = new Set(filling.filled.map(({ slot }) => slot.path[0]));
  const isEmpty = body.length > 0 && !body.some(({ name }) => given.has(name));
  // `POST /tours/{id}/guides` with an optional `guide_id`
  const part = /\}\/([^/{}]+)$/.exec(fields.path)?.[1];
  const assigned = part === undefined ? undefined : singular(splitWords(part).at(-1) ?? "");
  const isAssigned = ({ words, path }: Slot) =>
    path.length === 1 && words.at(-1) === "id" && words.at(-2) === assigned;
  if (!reads && isEmpty && fields.method === "POST" && slots.some(isAssigned)) return true;
  const isBody = body.length === 1 && body[0]?.name === "body";
  return (
    !reads &&
    isBody &&
    /^(POST|PUT|PATCH)$/.test(fields.method) &&
    slots.some(({ name, required, types }) => name === "body" && (required || !types.includes("object"))) &&
    !filling.filled.some(({ slot }) => slot.path[0] === "body")
  );
}

/** Words in names of arguments for what an operation is applied to. */
const OBJECTS = /^(id|uuid|path|file|folder|name|key|url|number|code|slug)$/;
/** Verbs of operations that need to know what they are applied to. */
const APPLIED =
  /^(delete|remove|erase|destroy|purge|move|rename|copy|transfer|restore|archive|share|revoke|edit|update|change|modify)$/;

/**
 * Whether a write says nothing about what it is applied to, or only one of two places: a body without
 * required arguments for "delete the file", `{"from_path": …}` for a move.
 */
export function lacksObject({
  profile: { reads, slots, verbs, lexicon },
  filling,
  candidate,
}: Ranked): boolean {
  const { method, path } = candidate.fields;
  if (reads || method !== "POST" || path.includes("{")) return false;
  const given = new Set(filling.filled.map(({ slot }) => slot));
  const isObject = ({ name, types, values, words }: Slot) =>
    types.includes("string") &&
    values.length === 0 &&
    (name === "body" || words.some((word) => OBJECTS.test(word)));
  if (given.size === 0 && slots.some(isObject)) return [...verbs.keys()].some((verb) => APPLIED.test(verb));
  const traits = slots
    .filter((slot) => slot.path.length === 1 && slot.types.includes("string"))
    .map((slot) => readTraits(slot, candidate.input_schema, lexicon));
  return traits.some(
    ({ slot, part }) =>
      part === "from" &&
      traits.some(
        (other) =>
          other.part === "to" &&
          other.slot.words.at(-1) === slot.words.at(-1) &&
          other.slot.words.length === slot.words.length &&
          slot.words.length > 1 &&
          given.has(slot) !== given.has(other.slot) &&
          /^(from|source|origin)$/.test(slot.words[0] ?? ""),
      ),
  );
}

/** Whether an update has no new value: "move meeting 7" without a time. */
export function isEmptyChange({
  profile: { updates, slots, owners, verbs, pathWords },
  filling,
  candidate: { fields },
}: Ranked): boolean {
  const isOpen = slots.some(({ name, path }) => path.length > 1 || !owners.has(name));
  // `PUT /player/pause` needs no value.
  const isAction = verbs.has(pathWords.at(-1) ?? "");
  const changes = updates || (/^(PUT|PATCH)$/.test(fields.method) && !isAction);
  return changes && isOpen && !filling.filled.some(({ slot }) => !owners.has(slot.name));
}

/** Maximum score by which a read may be worse than a write that a question only mentions. */
export const READS_INSTEAD = 2.5;

/** Verbs for what is ordered by saying what it should be. */
const ORDERS = /^(book|reserve|schedule|order|request|rent|hire)$/;
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
  return isAlone && isThing(at) && !isOfThing && (isCounted || !isPlural(words[last]?.token.word ?? ""));
}

/** Whether an argument that takes one listed value has two in the request: "list trucks and vans". */
export function isOtherValueSaid({ words, match }: Request, { profile, filling }: Ranked): boolean {
  return filling.chosen.some(({ traits: { values, isList, slot }, source, value, tokens }) => {
    if (source.kind !== "listed" || isList || typeof value !== "string") return false;
    const [first = 0, last = first] = [Math.min(...tokens), Math.max(...tokens)];
    const places = [
      [first - 1, first - 2],
      [last + 1, last + 2],
    ] as const;
    return places.some(([joint, other]) => {
      const word = words[other];
      if (!JOINERS.test(words[joint]?.token.word ?? "") || word?.token.kind !== "word") return false;
      if (filling.filled.some((each) => each.slot !== slot && each.tokens.includes(other))) return false;
      return values.some(
        (each) =>
          typeof each === "string" &&
          each !== value &&
          splitWords(each).length === 1 &&
          match(other, toWordForm(foldText(each), profile.lexicon)) >= LISTED,
      );
    });
  });
}

/** Minimum match of a word with a listed value. */
const LISTED = 0.8;

/** Whether a change ignores the new value at the end: "set alarm 31 to on hold" without a word of it in an argument. */
export function isNewValueIgnored(
  { words, main, action, reading }: Request,
  { profile, filling, roles }: Ranked,
): boolean {
  const listed = filling.chosen
    .filter(({ source }) => source.kind === "listed")
    .flatMap(({ tokens }) => tokens);
  const [verb = main.first] = action?.tokens ?? [];
  if (listed.length === 0 || ![...profile.verbs.keys()].some((each) => CHANGES.has(each))) return false;
  const to = words.findLast(
    ({ token, index }) =>
      index > Math.max(verb, ...listed) &&
      index < main.last &&
      token.quote < 0 &&
      reading.lexicon.prepositions.get(token.word)?.includes("to") === true,
  );
  if (to === undefined || roles[to.index]?.role === "argument") return false;
  const value = words.slice(to.index + 1, main.last + 1);
  return (
    value.some(({ isContent }) => isContent) && value.every(({ index }) => roles[index]?.role !== "argument")
  );
}

/** Words of names and descriptions of arguments for the start or end of a period, folded. */
const BOUNDS =
  /(^|[^a-z])(from|since|after|before|until|till|to|start\w*|begin\w*|end\w*|min|max|earliest|latest|oldest|newest|newer|older|range|period|gte?|lte?|od|do|po|pred|zacatek|konec|nejdrive|nejpozdeji|seit|ab|von|vor|bis|nach|beginn|ende|fruhestens|spatestens|desde|hasta|antes|despues|inicio|fin|depuis|avant|apres|jusqu|debut|przed|poczatek|koniec)([^a-z]|$)/;

/**
 * Whether a read takes the start or end of a period as the exact day: "reservations after 15 May" for
 * `arrival_date`.
 */
export function isDayOfPeriod(request: Request, { filling }: Ranked): boolean {
  // "from 27 to 29 May" for `arrival` and `departure`
  if (filling.chosen.filter(({ source }) => source.kind === "date").length > 1) return false;
  return filling.chosen.some(({ traits: { kind, isList, slot }, source }) => {
    if (source.kind !== "date" || !/^date(time)?$/.test(kind) || isList) return false;
    if (BOUNDS.test(slot.words.map(foldText).join(" ")) || BOUNDS.test(foldText(slot.description)))
      return false;
    const before = request.words[source.first - 1];
    if (before === undefined || before.isContent) return false;
    return partsBefore(request, source.first).some((each) => /^(before|after|since|until)$/.test(each));
  });
}
