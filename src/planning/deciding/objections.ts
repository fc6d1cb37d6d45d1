import { COVERED } from "../../catalogue/search/ranking-weights.ts";
import { isPlural } from "../../language/base-forms.ts";
import { lexiconOf } from "../../language/lexicon.ts";
import { NEGATIONS } from "../../language/negations.ts";
import { isPlace } from "../../language/places.ts";
import { splitWords } from "../../language/split-words.ts";
import { stemWord } from "../../language/stem-word.ts";
import { compareVerbs, isReadingVerb } from "../../language/verbs.ts";
import { CHANGES, CREATES, type OperationProfile } from "../aligning/describe-operation.ts";
import { toWordForm } from "../aligning/match-words.ts";
import type { Request } from "../aligning/request-words.ts";
import { headOf, INDEFINITE, isNounOf } from "../aligning/verb-agreement.ts";
import type { Clause } from "../reading/read-clauses.ts";
import { isConditionGiven } from "./given-conditions.ts";
import { isReplacing } from "./given-negations.ts";
import { type Ranked, rank } from "./score.ts";

export type Objection =
  | "not_commanded"
  | "negated"
  | "conditional"
  | "reported"
  | "past"
  | "advice"
  | "several"
  | "other_action"
  | "leftover"
  | "missing"
  | "twin"
  | "write_for_question";

/** Checks that apply regardless of the weights. */
export function findObjections(request: Request, best: Ranked, others: readonly Ranked[]): Objection[] {
  const { profile, verb, leftover, filling } = best;
  const { main, action, reading } = request;
  const objections: Objection[] = [];
  const add = (objection: Objection, isSo: boolean) => {
    if (isSo) objections.push(objection);
  };
  const commands =
    (main.mood === "command" && action?.commanded === true) ||
    (headOf(request) !== null && best.roles[headOf(request)?.index ?? -1]?.role === "action");
  const isReadCommand = commands && action?.verbs.some(isReadingVerb);
  add("leftover", leftover.length > 0 || isOnlyPlace(best) || isCutFromCode(request, best));
  add(
    "twin",
    others.some(
      (other) =>
        isIndistinguishable(best, other) ||
        isUndetermined(request, best, other) ||
        isUnnamed(best, other) ||
        isAsGood(request, best, other),
    ),
  );
  // "forecast for Ghent" is a noun of the operation, not a prediction.
  const isNoun =
    profile.reads &&
    action !== null &&
    (best.roles[action.tokens[0] ?? -1]?.role === "resource" || isNounOf(request, profile));
  add("missing", filling.missing.length > 0 || isEmptyChange(best));
  add("advice", main.mood === "advice");
  add(
    "several",
    reading.clauses.filter(
      (clause) =>
        clause.mood === "command" &&
        clause.actions.some(({ commanded }) => commanded) &&
        (clause === main || !isClauseUsed(request, best, clause)),
    ).length > 1,
  );
  if (profile.reads) {
    add(
      "negated",
      ((commands || main.mood === "statement") && main.negated) || isExclusionIgnored(request, best),
    );
    add("reported", main.mood === "statement" && main.reported && isReportSearched(request, best));
    add("past", main.isBackground || reportsPastAction(request));
    const isOther = !isReadCommand || action?.verbs.every((each) => COMPUTES.has(each)) === true;
    add("other_action", commands && isOther && !isNoun && (verb ?? 0) <= 0);
    return objections;
  }
  const isOrdered = !commands && isOrderedByName(request, best, others);
  add("not_commanded", !commands && !isOrdered);
  add("write_for_question", main.mood === "question" || main.mood === "show");
  add(
    "other_action",
    ((verb ?? 0) < 0.8 && !isOrdered) ||
      isPartUnnamed(request, best) ||
      isThingUnnamed(best) ||
      isDestination(request, best) ||
      isStateIgnored(request, best),
  );
  add(
    "negated",
    reading.clauses.some(
      ({ negations, isBackground }) =>
        !isBackground &&
        negations.some((i) => !isNegationUsed(request, best, i) && !isReplacedAfter(request, best, i)),
    ),
  );
  add(
    "conditional",
    reading.clauses.some(({ conditions }) =>
      conditions.some((i) => !isConditionGiven(request, best, filling.arguments, i)),
    ),
  );
  add(
    "reported",
    reading.clauses.some(({ reported, isBackground }) => reported && !isBackground),
  );
  add("past", main.past);
  add(
    "advice",
    reading.clauses.some(({ mood }) => mood === "advice"),
  );
  add(
    "not_commanded",
    reading.clauses.some(({ mood }) => mood === "question"),
  );
  return [...new Set(objections)];
}

/**
 * Whether only the digits of a code identify something that the request does not name: "delete PAY-301" does not delete
 * record 301.
 */
function isCutFromCode({ words }: Request, { features, filling, profile }: Ranked): boolean {
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

/** Whether an English sentence only reports a past action: "we took episode 7 offline". */
function reportsPastAction({ main, words, reading }: Request): boolean {
  const [subject, verb] = [words[main.first]?.token, words[main.first + 1]?.token];
  return (
    reading.lexicon.code === "en" &&
    main.mood === "phrase" &&
    /^(i|we|he|she|they|some(body|one))$/.test(subject?.word ?? "") &&
    verb?.kind === "word" &&
    !reading.lexicon.commands.has(verb.word) &&
    (reading.lexicon.verbsOf(verb.word).length > 0 || /^(lost|won|sold|met|found|left)$/.test(verb.word))
  );
}

/** Words that exclude something, by language. */
const EXCLUDING: Readonly<Record<string, RegExp>> = {
  en: /^(not|without|except|out|isn|aren|hasn|haven|wasn|weren)$/,
  cs: /^(bez|krome|mimo)$/,
  de: /^(nicht|ohne|ausser|kein(e|en|er|em|es)?)$/,
  pl: /^(nie|bez|oprocz|poza)$/,
  es: /^(sin|excepto|salvo)$/,
  fr: /^(sans|sauf|hormis|pas)$/,
};

/** Whether a list ignores an exclusion: "parts that are not in stock" for an operation that lists all parts. */
function isExclusionIgnored(
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
        ({ tokens, source }) => source === "query" && tokens.some((i) => i >= index - 1 && i <= index + 4),
      ),
  );
}

/** Minimum words of a clause. */
const CLAUSE_WORDS = 4;

/** Whether what another person said is searched for as a text: "my adviser says I should sell" is no name. */
function isReportSearched({ words, main }: Request, { filling }: Ranked): boolean {
  return filling.filled.some(({ value, source, tokens }) => {
    const own = tokens.filter((i) => i >= main.first && i <= main.last);
    return (
      typeof value === "string" &&
      source === "query" &&
      own.length >= CLAUSE_WORDS &&
      own.every((i) => words[i]?.token.quote === -1)
    );
  });
}

/** Reading verbs that request more than stored data. */
const COMPUTES: ReadonlySet<string> = new Set(
  "calculate estimate predict convert exchange translate validate verify test preview quote recommend suggest evaluate analyze summarize export download".split(
    " ",
  ),
);

/** Verbs that do not identify the part of a resource that they apply to. */
const GENERIC: ReadonlySet<string> = new Set(
  "delete remove add create update set change put replace make".split(" "),
);

/** Whether a word is any form of the operation's verb: `/{id}/extension` of "Extend a permit". */
function isOwnVerb({ verbs, lexicon }: OperationProfile, word: string): boolean {
  return [lexicon, lexiconOf("en")].some((each) =>
    [word, ...each.verbsOf(word)].some((verb) =>
      [...verbs.keys()].some((own) => compareVerbs(verb, own) > 0),
    ),
  );
}

/**
 * Whether the operation applies a general verb to a part that the request does not name: "delete ticket 5"
 * is not `DELETE /tickets/{id}/assignee`.
 */
function isPartUnnamed({ words, match, action }: Request, { profile, filling }: Ranked): boolean {
  const [, part, id] = /\}\/([^/{}]+)(?:\/\{([^}]*)\})?$/.exec(profile.candidate.fields.path) ?? [];
  if (filling.filled.some(({ slot, source }) => slot.name === id && source === "query")) return false;
  const isGeneral = action?.verbs.every((verb) => GENERIC.has(verb) || !profile.verbs.has(verb)) ?? true;
  if (part === undefined || !isGeneral) return false;
  const partWords = splitWords(part);
  if (partWords.some((word) => isOwnVerb(profile, word))) return false;
  const forms = partWords.map((word) => toWordForm(word, profile.lexicon));
  const isSaid = words.some(
    ({ index, isContent }) => isContent && forms.some((form) => match(index, form) >= 0.6),
  );
  return (
    !isSaid &&
    !filling.filled.some(({ slot, source }) => source === "query" && !profile.owners.has(slot.name))
  );
}

/**
 * Whether the operation has nothing in common with the request but a place: "where is the capital of
 * China" is not a question about its weather.
 */
function isOnlyPlace({ features, verb, filling, profile }: Ranked): boolean {
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

/**
 * Whether a general verb of creation is all that the request has in common with the operation: "add a photo of the
 * lake" names neither a report nor a complaint.
 */
function isThingUnnamed({ features, verb, profile, filling }: Ranked): boolean {
  const { nouns, head, owned, api, supplied } = features;
  // "plan a picnic with member 5" does not write the remark "picnic".
  const isLeftOver = filling.chosen.some(
    ({ isRun, traits, features: { before, after, owner: owned } }) =>
      isRun && traits.slot.required && traits.topic === "text" && before === 0 && after === 0 && owned === 0,
  );
  if ((verb ?? 0) < 0.95 && head === 0 && api === 0 && isLeftOver) return true;
  const isIdentified = filling.filled.some(({ slot }) => profile.owners.has(slot.name));
  const isTyped = filling.chosen.some(
    ({ features: { exact, shape }, traits }) => (exact > 0 || shape > 0) && traits.kind !== "string",
  );
  return (
    (verb ?? 0) < 0.95 &&
    nouns === 0 &&
    head === 0 &&
    owned === 0 &&
    api === 0 &&
    !isIdentified &&
    !(isTyped && supplied === 1)
  );
}

/** Verbs that put something into the resource that follows a preposition. */
const JOINS: ReadonlySet<string> = new Set("add invite put insert append assign move include".split(" "));

/**
 * Whether the operation creates what the request only names as a destination: "add Petra to a channel" does not create a
 * channel. "Add Petra to the members" does create a member.
 */
function isDestination({ words, match, reading, action }: Request, { profile, candidate }: Ranked): boolean {
  const [head] = profile.nouns;
  if (
    head === undefined ||
    candidate.fields.method !== "POST" ||
    candidate.fields.path.includes("{") ||
    ![...profile.verbs.keys()].some((verb) => CREATES.has(verb)) ||
    !action?.verbs.some((verb) => JOINS.has(verb))
  )
    return false;
  const named = words.filter(({ index, token }) => token.kind === "word" && match(index, head) >= COVERED);
  return (
    named.length > 0 &&
    named.every(({ index, token }) => {
      const before = [index - 1, index - 2].map((at) => words[at]);
      const parts = before.flatMap((word) => reading.lexicon.prepositions.get(word?.token.word ?? "") ?? []);
      const isInto = parts.includes("to") || parts.includes("in");
      return isInto && !isPlural(token.word) && before.every((word) => word?.token.kind === "word");
    })
  );
}

/** Verbs that set the state after "as". */
const MARKS: ReadonlySet<string> = new Set("mark flag set label".split(" "));

/**
 * Whether the new state of a request only names the resource here: "mark AB-7 as booking" is not
 * `/bookings/{id}/absence`.
 */
function isStateIgnored({ action, words, reading, match }: Request, { roles, profile }: Ranked): boolean {
  if (!action?.commanded || !action.verbs.some((verb) => MARKS.has(verb))) return false;
  return words.some(
    ({ index, isContent, token }) =>
      isContent &&
      token.kind === "word" &&
      roles[index]?.role !== "argument" &&
      reading.lexicon.prepositions.get(words[index - 1]?.token.word ?? "")?.includes("as") === true &&
      profile.words.some((word) => match(index, word) >= COVERED && isResourceNoun(profile, word.stem)),
  );
}

/** Whether the word names a resource of the path, as in `/bookings/{id}`. */
function isResourceNoun({ candidate }: OperationProfile, stem: string): boolean {
  return [...candidate.fields.path.matchAll(/([^/{}]+)\/\{/g)].some(([, segment = ""]) =>
    splitWords(segment).some((word) => stemWord(word) === stem),
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
function isIndistinguishable(best: Ranked, other: Ranked): boolean {
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
function isUndetermined(request: Request, best: Ranked, other: Ranked): boolean {
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

const SLIGHTLY_LESS = 1.5;

/** Whether another write without objections matches almost as well. */
function isAsGood(request: Request, best: Ranked, other: Ranked): boolean {
  return (
    !best.profile.reads &&
    !other.profile.reads &&
    other.score >= best.score - SLIGHTLY_LESS &&
    (other.verb ?? 0) >= (best.verb ?? 0) &&
    !(isActionSaid(request, best) && !isActionSaid(request, other)) &&
    findObjections(request, other, []).length === 0
  );
}

/** Maximum score by which another operation may be worse if the request names no resource. */
const SIMILARLY_UNNAMED = 4;

/**
 * Whether only a number identifies what a write changes, and another write could take it: "remove 77" names neither a
 * booking nor a note.
 */
function isUnnamed({ profile, features, filling, verb, score }: Ranked, other: Ranked): boolean {
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
function isActionSaid(request: Request, { profile, candidate }: Ranked): boolean {
  const last = /\}\/([^/{}]+)$/.exec(candidate.fields.path)?.[1];
  if (last === undefined) return false;
  const forms = splitWords(last).map((word) => toWordForm(word, profile.lexicon));
  return forms.some((form) =>
    request.words.some(({ index, token }) => token.kind === "word" && request.match(index, form) >= COVERED),
  );
}

/** Whether a second command is an argument of the same call: "heat the oven, stop after an hour". */
export function isClauseUsed({ words }: Request, { roles, filling }: Ranked, clause: Clause): boolean {
  const own = words.filter(({ index }) => index >= clause.first && index <= clause.last);
  const isTaken = filling.filled.some(
    ({ source, isAnchored, tokens }) =>
      source === "query" && isAnchored && tokens.some((i) => i >= clause.first && i <= clause.last),
  );
  const verbs = new Set(clause.actions.filter(({ commanded }) => commanded).flatMap(({ tokens }) => tokens));
  return (
    isTaken &&
    own.every(
      ({ isContent, index }) =>
        !isContent || verbs.has(index) || /^(argument|qualifier)$/.test(roles[index]?.role ?? ""),
    )
  );
}

/** Whether an update has no new value: "move meeting 7" without a time. */
function isEmptyChange({ profile: { updates, slots, owners }, filling }: Ranked): boolean {
  const isOpen = slots.some(({ name, path }) => path.length > 1 || !owners.has(name));
  return updates && isOpen && !filling.filled.some(({ slot }) => !owners.has(slot.name));
}

/**
 * Whether a negation is used: "not public" for a flag that is set to false, "turn on never sleep" for an
 * operation of that name.
 */
function isNegationUsed(request: Request, { roles, filling, profile }: Ranked, i: number): boolean {
  const isFlag = filling.filled.some(
    ({ value, tokens, source }) =>
      source === "query" && typeof value === "boolean" && (tokens.includes(i) || tokens[0] === i + 1),
  );
  if (isFlag) return true;
  // "never sleep" as a name
  const names = [profile.candidate.fields.summary, profile.candidate.fields.path, ...listed(profile)];
  const said = request.words.slice(i, i + 3).map(({ token }) => token.word);
  if (
    names.some((name) => splitWords(name).join(" ").includes(said.slice(0, 3).join(" ")) && said.length === 3)
  )
    return true;
  const next = profile.words.find(({ word }) => word === "not");
  return next !== undefined && roles[i + 1]?.role === "resource";
}

/**
 * Whether "instead of" follows the command and its new value: "send it to the office instead of my flat", but not "archive
 * it instead of deleting it" for an operation that deletes.
 */
function isReplacedAfter({ action, reading, words }: Request, { filling, verb }: Ranked, i: number): boolean {
  const [at = Number.POSITIVE_INFINITY] = action?.commanded === true ? action.tokens : [];
  const next = [i + 1, i + 2].map((each) => words[each]?.token.word ?? "");
  return (
    i > at &&
    (verb ?? 0) > 0 &&
    isReplacing(reading.tokens, i) &&
    !next.some(
      (word) =>
        reading.lexicon.commands.has(word) || (/ing$/.test(word) && reading.lexicon.verbsOf(word).length > 0),
    ) &&
    filling.filled.some(
      ({ source, tokens }) => source === "query" && tokens.some((each) => each > at && each < i),
    )
  );
}

/** Names and listed values of the operation's arguments. */
function listed({ slots }: OperationProfile): string[] {
  return slots.flatMap(({ values, name }) => [name, ...values.map(String)]);
}

/** Maximum score by which a read may be worse than a write that a question only mentions. */
export const READS_INSTEAD = 2.5;

/**
 * Whether a phrase without a verb orders what the operation creates or sets, with all of its values: "gift voucher for 40
 * pounds to ada@example.com", "volume to 45 percent". It starts with the resource itself: "the gift voucher …" and
 * "receipt of a gift voucher …" refer to something else. A read of the same API that takes the values is meant as well.
 */
function isOrderedByName(request: Request, best: Ranked, others: readonly Ranked[]): boolean {
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
    action === null &&
    !words.some(({ token }) => token.quote < 0 && NEGATIONS.test(token.word)) &&
    startsWithResource(request, best) &&
    features.head === 1 &&
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
 * Whether the first words are the resource, as one thing or a stated number of them: "voucher for …", "a voucher for …",
 * "two vouchers for …", but not "the voucher", "all vouchers" or "vouchers".
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
