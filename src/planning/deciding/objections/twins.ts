import { COVERED } from "../../../catalogue/search/ranking-weights.ts";
import { isPlural } from "../../../language/base-forms.ts";
import { rememberOf } from "../../../language/remember.ts";
import { splitWords } from "../../../language/split-words.ts";
import { stemWord } from "../../../language/stem-word.ts";
import { type OperationProfile, titleOf } from "../../aligning/describe-operation.ts";
import { SURE, toDocumentForm, toWordForm, type WordForm } from "../../aligning/match-words.ts";
import type { Request } from "../../aligning/request-words.ts";
import { readTraits } from "../../aligning/slot-traits.ts";
import { RANK_WEIGHTS } from "../../aligning/weights.ts";
import { type Ranked, rank } from "../score.ts";

/** Whether one operation replaces and the other one changes the same thing: `PUT` and `PATCH` of one path. */
export function areUpdatesOfOne({ candidate: a }: Ranked, { candidate: b }: Ranked): boolean {
  return (
    a.connector_id === b.connector_id &&
    a.fields.path === b.fields.path &&
    [a.fields.method, b.fields.method].sort().join() === "PATCH,PUT"
  );
}

/** Operations that only show what another one would do. */
const REHEARSAL = /^(dry[_-]?run|simulat(e|ion)|preview|rehears(e|al))$/i;

/** The last part of the path if the operation is the rehearsal of one without it: `POST /orders/preview`. */
export function rehearsalOf({ candidate }: Ranked): string | null {
  const segment = candidate.fields.path.split("/").at(-1) ?? "";
  return REHEARSAL.test(segment) ? segment : null;
}

/**
 * Whether a write of another API names what the request says, of which the first one only has a synonym:
 * "cancel booking 7" for `DELETE /bookings/{id}` beside `POST /appointments/{id}/cancel`.
 */
export function isNamedElsewhere(best: Ranked, other: Ranked): boolean {
  return (
    !best.profile.reads &&
    !other.profile.reads &&
    best.candidate.connector_id !== other.candidate.connector_id &&
    best.features.shape <= 0 &&
    best.features.head === 0 &&
    best.features.api === 0 &&
    isIdentifiedByNumber(best) &&
    isIdentifiedByNumber(other) &&
    other.features.head === 1 &&
    other.filling.missing.length === 0 &&
    other.leftover.length <= best.leftover.length &&
    (other.verb ?? 0) >= (best.verb ?? 0) - SLIGHTLY_LESS
  );
}

/** Whether both operations only search for the same words, in different APIs, and the request names neither. */
export function searchesElsewhere(best: Ranked, other: Ranked): boolean {
  const sought = ({ filling, profile, candidate, features }: Ranked) => {
    const given = filling.filled.filter(({ source }) => source === "query");
    const [only] = given;
    const isSearch =
      only !== undefined &&
      given.length === 1 &&
      readTraits(only.slot, candidate.input_schema, profile.lexicon).topic === "search";
    return isSearch && profile.reads && features.head === 0 && features.api === 0 ? only.tokens.join() : null;
  };
  const words = sought(best);
  return (
    words !== null &&
    words === sought(other) &&
    best.candidate.connector_id !== other.candidate.connector_id &&
    other.filling.missing.length === 0 &&
    other.leftover.length <= best.leftover.length
  );
}

/** Maximum difference of two operations of different APIs, apart from their place in the search. */
const ALIKE = 0.5;

/**
 * Whether an operation of another API differs only by its place in the search, which says little about two APIs that
 * have the same resource: "cancel booking KX12" for an inn and a ferry.
 */
export function isAlikeElsewhere(best: Ranked, other: Ranked): boolean {
  const known = ({ filling }: Ranked) => filling.filled.filter(({ source }) => source === "context").length;
  const scoreOf = ({ features }: Ranked) => rank({ ...features, retrieval: 0 });
  return (
    best.candidate.connector_id !== other.candidate.connector_id &&
    other.score >= best.score - ALIKE - RANK_WEIGHTS.retrieval &&
    best.features.api === 0 &&
    // Without the name of the resource, the place in the search says what is meant.
    best.features.head === 1 &&
    other.features.head === 1 &&
    best.features.shape <= other.features.shape &&
    known(best) <= known(other) &&
    scoreOf(other) >= scoreOf(best) - ALIKE
  );
}

/** Whether an id with letters has the form that only the first of two APIs documents. */
export function isFormOfOwnIds(best: Ranked, other: Ranked): boolean {
  const isLettered = best.filling.filled.some(
    ({ slot, source, value }) =>
      source === "query" && best.profile.owners.has(slot.name) && /\p{L}/u.test(String(value)),
  );
  return (
    isLettered &&
    best.candidate.connector_id !== other.candidate.connector_id &&
    best.features.shape === 1 &&
    other.features.shape < 1 &&
    // "invoice EQ-7" is no equipment.
    other.features.owned <= best.features.owned
  );
}

/** Whether both operations read the record with the same id, in different APIs, and neither knows its form. */
export function readsElsewhere(best: Ranked, other: Ranked): boolean {
  const idOf = ({ profile, filling, features, candidate }: Ranked) => {
    const id = filling.filled.find(({ slot, source }) => source === "query" && profile.owners.has(slot.name));
    const isRead = profile.reads && candidate.fields.path.endsWith("}") && features.shape <= 0;
    return isRead && id !== undefined ? id.tokens.join() : null;
  };
  const id = idOf(best);
  return (
    id !== null &&
    isAlikeElsewhere(best, other) &&
    id === idOf(other) &&
    other.filling.missing.length === 0 &&
    other.leftover.length <= best.leftover.length
  );
}

/** Whether a number without letters identifies the resource, which says nothing about its kind. */
function isIdentifiedByNumber({ profile, filling }: Ranked): boolean {
  return filling.filled.some(
    ({ slot, value, source }) =>
      source === "query" && profile.owners.has(slot.name) && /^\d+$/.test(String(value)),
  );
}

/** Whether the path of the second operation begins with that of the first one. */
export function isPartOf({ candidate: a }: Ranked, { candidate: b }: Ranked): boolean {
  return a.connector_id === b.connector_id && b.fields.path.startsWith(`${a.fields.path}/`);
}

/** The first word of a question for a place, folded. */
export const WHERE = /^(where|kde|wo|gdzie|donde|ou)$/;
const LOCATES = /locat|position|whereabout|track|address|gps|where|poloh|standort|adres|ubicaci|emplacement/i;

/** Whether the operation reads a part of a record that the request does not name: `GET /crates/{id}/label`. */
export function isUnnamedPart({ words, match }: Request, { candidate, profile }: Ranked): boolean {
  const [, part] = /\}\/([^/{}]+)$/.exec(candidate.fields.path) ?? [];
  if (part === undefined || !profile.reads) return false;
  if (WHERE.test(words[0]?.token.word ?? "") && LOCATES.test(`${part} ${candidate.fields.summary}`))
    return false;
  const names = splitWords(part).map((word) => toDocumentForm(word, profile.lexicon));
  // The noun of the record itself does not name its part: "class" for `/classes/{id}/class-schedule`.
  const owners = [...profile.owners.values()].flat();
  const isOwner = (index: number, name: WordForm) =>
    owners.some((owner) => match(index, owner) > match(index, name));
  return !words.some(
    ({ index, isContent }) =>
      isContent && names.some((name) => match(index, name) >= SURE && !isOwner(index, name)),
  );
}

/** Whether the second operation is another form of a list for searches: `/crews/search`. */
export function isSearchOf({ candidate: a }: Ranked, { candidate: b }: Ranked): boolean {
  return (
    a.connector_id === b.connector_id &&
    a.fields.method === b.fields.method &&
    /^(search|query|find)$/i.test(b.fields.path.slice(a.fields.path.length + 1)) &&
    b.fields.path.startsWith(`${a.fields.path}/`)
  );
}

/** Whether the second operation is on the collection of the record that the request identifies for the first one. */
export function isOnCollection(
  { candidate: a, profile, filling }: Ranked,
  { candidate: b }: Ranked,
): boolean {
  return (
    a.connector_id === b.connector_id &&
    a.fields.path.startsWith(`${b.fields.path}/{`) &&
    filling.filled.some(({ slot, source }) => source === "query" && profile.owners.has(slot.name))
  );
}

/** Whether the first operation creates what the second one changes. */
export function isChangeOfCreated(
  { action }: Request,
  { candidate: a }: Ranked,
  { candidate: b }: Ranked,
): boolean {
  return (
    action?.verbs.includes("create") === true &&
    a.connector_id === b.connector_id &&
    a.fields.method === "POST" &&
    b.fields.path.startsWith(`${a.fields.path}/{`)
  );
}

/** Whether the second operation is the rehearsal of the first one. */
export function isRehearsed({ candidate: a }: Ranked, other: Ranked): boolean {
  const { connector_id, fields } = other.candidate;
  return (
    a.connector_id === connector_id &&
    a.fields.method === fields.method &&
    fields.path === `${a.fields.path}/${rehearsalOf(other)}`
  );
}

/**
 * Whether the request names only what a write's resource modifies, and another write of the same API has it as its
 * resource: "cancel the tour" cancels no tour plan, "add a stop" adds no stop list.
 */
export function isPartOfCompound(request: Request, best: Ranked, other: Ranked): boolean {
  if (best.profile.reads || other.profile.reads) return false;
  if (best.candidate.connector_id !== other.candidate.connector_id) return false;
  const { head: own } = headOfResource(best.profile);
  const { head: theirs } = headOfResource(other.profile);
  if (own === null || theirs === null || own.stem === theirs.stem) return false;
  const { path, summary } = best.candidate.fields;
  const isCompound = [...path.split("/"), titleOf(summary)].some((text) => {
    const stems = splitWords(text).map(stemWord);
    return stems.some((stem, i) => stem === theirs.stem && stems[i + 1] === own.stem);
  });
  if (!isCompound) return false;
  // "invite Ada to tour 7" names the tour that the guests belong to.
  const segments = path.split("/");
  const isOwner = best.filling.filled.some(({ slot, source }) => {
    const owner = segments[segments.indexOf(`{${slot.name}}`) - 1];
    return (
      source === "query" && owner !== undefined && stemWord(splitWords(owner).at(-1) ?? "") === theirs.stem
    );
  });
  if (isOwner) return false;
  const isSaid = (noun: WordForm, least: number) =>
    request.words.some(({ index, token }) => token.kind === "word" && request.match(index, noun) >= least);
  const isAlike = (other.verb ?? 0) >= (best.verb ?? 0) - SLIGHTLY_LESS;
  return isAlike && !isSaid(own, SAID) && isSaid(theirs, NAMED);
}

/** "New" before what an update changes, by language, folded. */
const NEW: Readonly<Record<string, RegExp>> = {
  en: /^new$/,
  cs: /^(nov[yaeou]|noveho)$/,
  de: /^neue[rsmn]?$/,
  pl: /^(now[yae]|nowego)$/,
  es: /^nuev[oa]$/,
  fr: /^(nouveau|nouvel|nouvelle)$/,
};

/** Whether a creation makes what a request starts with: "new note on ticket 7" for the notes of a ticket. */
export function createsNew({ match }: Request, other: Ranked): boolean {
  if (other.profile.reads || other.profile.updates) return false;
  const { head } = headOfResource(other.profile);
  return head !== null && match(1, head) >= SURE;
}

/** Whether an update has the new value that a request starts with: "new length for boat 7: 12 m". */
export function renews(
  { words, match, reading }: Request,
  { profile, filling, candidate, leftover }: Ranked,
): boolean {
  const [first] = words;
  const noun = words[1];
  const isNew =
    first !== undefined && first.token.quote < 0 && NEW[reading.lexicon.code]?.test(first.token.word);
  if (!isNew || noun?.token.kind !== "word" || !profile.updates || leftover.length > 0) return false;
  if (!/^(PATCH|PUT)$/.test(candidate.fields.method) || filling.missing.length > 0) return false;
  const given = filling.filled.filter(({ source }) => source === "query");
  return (
    given.some(({ slot }) => profile.owners.has(slot.name)) &&
    given.some(
      ({ slot, tokens }) =>
        !profile.owners.has(slot.name) &&
        !tokens.includes(1) &&
        readTraits(slot, candidate.input_schema, profile.lexicon).forms.some(
          (form) => match(1, form) >= SURE,
        ),
    )
  );
}

const SAID = 0.6;
const SLIGHTLY_LESS = 0.2;
const NAMED = 0.9;

/** The last word of the last resource of the path that is no verb of the operation. */
const headOfResource = rememberOf((profile: OperationProfile): { head: WordForm | null } => {
  const segment = profile.candidate.fields.path
    .split("/")
    .findLast((each) => each !== "" && !/[{}@]/.test(each) && !isActionOf(each, profile));
  const word = splitWords(segment ?? "").at(-1);
  return { head: word === undefined ? null : toWordForm(word, profile.lexicon) };
});

function isActionOf(segment: string, { verbs, lexicon }: Ranked["profile"]): boolean {
  return splitWords(segment).some(
    (word) => !isPlural(word) && lexicon.verbsOf(word).some((verb) => verbs.has(verb)),
  );
}

/** Scores that differ by less are considered equal. */
const EQUAL_SCORE = 0.02;

/**
 * The search scores the second of two equal candidates lower by this much, only because of its position.
 */
const SECOND = 1 - COVERED + 0.01;

/**
 * Whether two operations are indistinguishable: the same operation of an API that is connected twice, or
 * an equal match, such as "forecast" for a daily and an hourly one.
 */
export function isIndistinguishable(best: Ranked, other: Ranked): boolean {
  if (other.score < best.score - EQUAL_SCORE - RANK_WEIGHTS.retrieval) return false;
  const [a, b] = [best, other].map(({ features }) => rank({ ...features, retrieval: 0 }));
  const [own, theirs] = [best.candidate.fields, other.candidate.fields];
  const isSame =
    own.method === theirs.method &&
    own.path === theirs.path &&
    own.summary === theirs.summary &&
    (own.path !== "" || own.operation_id === theirs.operation_id);
  const isEquallyRetrieved = Math.abs(best.features.retrieval - other.features.retrieval) <= SECOND;
  return (isSame || isEquallyRetrieved) && Math.abs((a ?? 0) - (b ?? 0)) < EQUAL_SCORE;
}

/**
 * Whether the request does not say which of two actions is meant: "finish match 12" when one operation
 * closes it as won and another as lost.
 */
export function isUndetermined(request: Request, best: Ranked, other: Ranked): boolean {
  const parent = ({ candidate }: Ranked) => candidate.fields.path.replace(/\/[^/]*$/, "");
  if (
    best.profile.reads ||
    !/\}\/[^/{}]+$/.test(best.candidate.fields.path) ||
    best.candidate.connector_id !== other.candidate.connector_id ||
    best.candidate.fields.method !== other.candidate.fields.method ||
    parent(best) !== parent(other) ||
    (other.verb ?? 0) < (best.verb ?? 0) ||
    isActionSaid(request, best)
  )
    return false;
  const theirs = new Set(other.profile.words.map(({ stem }) => stem));
  const names = best.profile.words.filter(({ place, stem }) => place === "name" && !theirs.has(stem));
  const own = names.filter(({ isVerb }) => !isVerb);
  if (own.length === 0) return false;
  const slots = new Set(other.profile.slots.map(({ name }) => name));
  return (
    !names.some((word) =>
      request.words.some(({ index, isContent }) => isContent && request.match(index, word) >= 0.6),
    ) && !best.filling.filled.some(({ slot, source }) => source === "query" && !slots.has(slot.name))
  );
}

/** Maximum score by which another operation may be worse if the request names no resource. */
const SIMILARLY_UNNAMED = 4;

/**
 * Whether only a number identifies what a write changes, and another write could take it: "remove 77" names neither a
 * booking nor a note.
 */
export function isUnnamed({ profile, features, filling, verb, score }: Ranked, other: Ranked): boolean {
  const identifying = filling.filled.filter(({ slot }) => profile.owners.has(slot.name));
  return (
    !profile.reads &&
    !other.profile.reads &&
    features.nouns === 0 &&
    features.head === 0 &&
    features.owned === 0 &&
    identifying.length > 0 &&
    identifying.every(({ source, value }) => source === "query" && /^\d+$/.test(String(value))) &&
    other.filling.missing.length === 0 &&
    (other.verb ?? 0) >= (verb ?? 0) - 0.05 &&
    other.score >= score - SIMILARLY_UNNAMED
  );
}

/** Whether the request contains the action at the end of the path: `/boats/{id}/sell`. */
export function isActionSaid(request: Request, { profile, candidate }: Ranked): boolean {
  const last = /\}\/([^/{}]+)$/.exec(candidate.fields.path)?.[1];
  if (last === undefined) return false;
  const forms = splitWords(last).map((word) => toWordForm(word, profile.lexicon));
  return forms.some((form) =>
    request.words.some(({ index, token }) => token.kind === "word" && request.match(index, form) >= COVERED),
  );
}
