import { COVERED } from "../../../catalogue/search/ranking-weights.ts";
import { isPlural } from "../../../language/base-forms.ts";
import { lexiconOf } from "../../../language/lexicon.ts";
import { splitWords } from "../../../language/split-words.ts";
import { stemWord } from "../../../language/stem-word.ts";
import { compareVerbs, DELETING } from "../../../language/verbs.ts";
import { CHANGES, CREATES, type OperationProfile } from "../../aligning/describe-operation.ts";
import { toWordForm } from "../../aligning/match-words.ts";
import type { Request } from "../../aligning/request-words.ts";
import { CONTAINERS } from "../../aligning/roles/light-words.ts";
import { serviceTokens } from "../../aligning/service-names.ts";
import { partsBefore } from "../../aligning/values/bounds.ts";
import { STRONG_MATCH } from "../../aligning/verb-agreement.ts";
import type { Ranked } from "../score.ts";
import { BESIDE } from "./neighbours.ts";
import { NAMED } from "./other-targets.ts";

/** Reading verbs that request more than stored data. */
export const COMPUTES: ReadonlySet<string> = new Set(
  "calculate estimate predict convert exchange translate validate verify test preview quote recommend suggest evaluate analyze summarize export download".split(
    " ",
  ),
);

const FILES =
  /^(file|document|pdf|label|report|receipt|certificate|statement|attachment|image|photo|picture|voucher|ticket|export|contract|invoice|transcript|manual|form)$/;

/** Whether the operation returns something that is downloaded: its name says so, or it has a choice of formats. */
export function returnsFile({ nouns, slots }: OperationProfile): boolean {
  return (
    nouns.some(({ word, english }) => [word, ...english].some((each) => FILES.test(each))) ||
    slots.some(({ words, values }) => words.at(-1) === "format" && values.length > 0)
  );
}

/** Agreement of a verb with its synonym. */
const SYNONYM = 0.85;
/** Verbs that authors and users use for the same action. */
const FAMILIES: readonly ReadonlySet<string>[] = [
  CREATES,
  CHANGES,
  new Set([...DELETING, "cancel"]),
  new Set("turn-on switch-on enable activate start open unlock".split(" ")),
  new Set("turn-off switch-off disable deactivate stop close lock".split(" ")),
];

/**
 * Whether the API uses the requested verb for an action on something else, and only a synonym for this one:
 * "publish student 7" with `publishCourse` and `deleteStudent`.
 */
export function isVerbOfOther({ action }: Request, best: Ranked, others: readonly Ranked[]): boolean {
  const wanted = action?.commanded === true ? action.verbs : [];
  // A value, or a general verb such as "set", may say what is done.
  const isGeneral = wanted.some((verb) => CREATES.has(verb) || CHANGES.has(verb) || GENERIC.has(verb));
  if (best.verb !== SYNONYM || isGeneral || best.profile.updates) return false;
  const isFamiliar = FAMILIES.some(
    (family) =>
      wanted.some((verb) => family.has(verb)) &&
      [...best.profile.verbs.keys()].some((verb) => family.has(verb)),
  );
  // An API that cancels orders and deletes users cancels no user.
  const isHarsher = best.candidate.fields.method === "DELETE" && wanted.every((verb) => ENDS.test(verb));
  return (
    (!isFamiliar || isHarsher) &&
    others.some(
      (other) =>
        other.candidate.connector_id === best.candidate.connector_id &&
        !other.profile.reads &&
        wanted.some((verb) => (other.profile.verbs.get(verb) ?? 0) >= 0.9 && other.profile.isVerbStated),
    )
  );
}

/** Verbs that end something, which may be kept. */
const ENDS = /^(cancel|call-off|void|revoke|terminate)$/;

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

/** Minimum letters of a word that is part of an action without being content: "complete". */
const LONG = 4;

/**
 * Whether the operation applies a general verb to a part that the request does not name: "delete ticket 5"
 * is not `DELETE /tickets/{id}/assignee`.
 */
export function isPartUnnamed({ words, match, action }: Request, { profile, filling }: Ranked): boolean {
  const { path } = profile.candidate.fields;
  const [, part, id] =
    /\}\/([^/{}]+)(?:\/\{([^}]*)\})?$/.exec(path) ?? /\}\/([^/{}]+)\/[^/{}]+$/.exec(path) ?? [];
  if (filling.filled.some(({ slot, source }) => slot.name === id && source === "query")) return false;
  const isGeneral = action?.verbs.every((verb) => GENERIC.has(verb) || !profile.verbs.has(verb)) ?? true;
  if (part === undefined || !isGeneral) return false;
  const partWords = splitWords(part);
  if (partWords.some((word) => isOwnVerb(profile, word))) return false;
  const forms = partWords.map((word) => toWordForm(word, profile.lexicon));
  // "mark order 7 as complete"
  const isSaid = words.some(
    ({ index, isContent, token }) =>
      (isContent || (token.kind === "word" && token.word.length >= LONG && partWords.includes(token.word))) &&
      forms.some((form) => match(index, form) >= 0.6),
  );
  return (
    !isSaid &&
    !filling.filled.some(({ slot, source }) => source === "query" && !profile.owners.has(slot.name))
  );
}

/**
 * Whether a general verb of creation is all that the request has in common with the operation: "add a photo of the
 * lake" names neither a report nor a complaint.
 */
export function isThingUnnamed({ action }: Request, { features, verb, profile, filling }: Ranked): boolean {
  // "tell Ann that we sail" needs no word for the message.
  if ((verb ?? 0) >= SYNONYM && hasClause(filling)) return false;
  const { nouns, head, owned, api, supplied } = features;
  // "plan a picnic with member 5" does not write the remark "picnic".
  const isLeftOver = filling.chosen.some(
    ({ isWordSpan, traits, features: { before, after, owner: owned } }) =>
      isWordSpan &&
      traits.slot.required &&
      (traits.topic === "text" || traits.topic === "search") &&
      Math.max(before, after, owned) <= 0,
  );
  // "file the papers" files no complaint.
  const isOneWord = filling.chosen.every(({ isWordSpan, tokens }) => !isWordSpan || tokens.length === 1);
  const creates = nouns === 0 && isOneWord && action?.verbs.some((each) => CREATES.has(each)) === true;
  if (((verb ?? 0) < 0.95 || creates) && head === 0 && api === 0 && isLeftOver) return true;
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

/** Whether a clause of the sentence is the text of an argument. */
function hasClause({ chosen }: Ranked["filling"]): boolean {
  return chosen.some(({ source }) => source.kind === "complement");
}

/** Names of arguments for the state of a record. */
const STATES = /^(status|state|stage|stav|zustand|estado|statut|etat)$/;

/** Minimum agreement of an operation that has the requested verb itself. */
const OWN_VERB = 0.95;

/**
 * Whether the verb only became the state of a record that the operation creates: "archive the idea" does not create an
 * archived idea.
 */
export function isStateOfCreated({ action }: Request, { profile, filling, verb }: Ranked): boolean {
  if (action === null || (verb ?? 0) >= OWN_VERB || action.verbs.some((verb) => CREATES.has(verb)))
    return false;
  if (profile.updates || ![...profile.verbs.keys()].some((verb) => CREATES.has(verb))) return false;
  return filling.filled.some(
    ({ slot, source, tokens }) =>
      source === "query" &&
      STATES.test(slot.words.at(-1) ?? "") &&
      tokens.some((i) => action.tokens.includes(i)),
  );
}

/** Verbs that put something into the resource that follows a preposition. */
const JOINS: ReadonlySet<string> = new Set("add invite put insert append assign move include".split(" "));

/**
 * Whether the operation creates what the request only names as a destination: "add Petra to a channel" does
 * not create a channel. "Add Petra to the members" does create a member.
 */
export function isDestination(request: Request, { profile, candidate, filling }: Ranked): boolean {
  const { words, match, reading, action } = request;
  const services = serviceTokens(request, profile);
  const [head] = profile.nouns;
  // "add 200 g of butter to the list": what is measured is an item of the list.
  if (filling.chosen.some(({ source }) => source.measured === true)) return false;
  // "add to my tasks call Tom" adds a task.
  if (hasClause(filling)) return false;
  if (
    head === undefined ||
    candidate.fields.method !== "POST" ||
    candidate.fields.path.includes("{") ||
    ![...profile.verbs.keys()].some((verb) => CREATES.has(verb)) ||
    isDestinationOf(profile, head.word) ||
    !action?.verbs.some((verb) => JOINS.has(verb)) ||
    // "dar de alta" registers a person, whom Spanish introduces with "a".
    action.verbs.includes("register")
  )
    return false;
  const named = words.filter(({ index, token }) => token.kind === "word" && match(index, head) >= COVERED);
  return (
    named.length > 0 &&
    named.every(({ index, token }) => {
      // "add the guest to Harborly"
      if (services.has(index - 1)) return false;
      const before = [index - 1, index - 2].map((at) => words[at]);
      const parts = before.flatMap((word) => reading.lexicon.prepositions.get(word?.token.word ?? "") ?? []);
      const isInto = parts.includes("to") || parts.includes("in");
      // "add it to the supply list": a supply
      const next = words[index + 1];
      if (next?.token.gap === " " && CONTAINERS.test(next.token.word)) return false;
      return isInto && !isPlural(token.word) && before.every((word) => word?.token.kind === "word");
    })
  );
}

/** "Add a boat to the fleet": the operation itself puts something there. */
function isDestinationOf({ candidate: { fields } }: OperationProfile, noun: string): boolean {
  const words = splitWords(fields.summary);
  return words.some(
    (word, i) =>
      /^(to|into|onto|on|in)$/.test(word) && words.slice(i + 1, i + 4).some((each) => each === noun),
  );
}

/** Verbs whose meaning depends on where something goes. */
const MOVES: ReadonlySet<string> = new Set("move put transfer place bring take".split(" "));

/**
 * Whether the title of the operation says where something goes, and the request does not: "move box 7" is not "Move a
 * box to the cellar".
 */
export function isGoalUnsaid({ words, match, action }: Request, { profile, filling }: Ranked): boolean {
  const { lexicon, candidate, owners } = profile;
  const moves = action?.verbs.filter((verb) => MOVES.has(verb)) ?? [];
  const names = splitWords(`${candidate.fields.operation_id} ${candidate.fields.path}`);
  const isNamedSo = names.some((name) =>
    [lexicon, lexiconOf("en")].some((each) => each.verbsOf(name).some((verb) => moves.includes(verb))),
  );
  if (moves.length === 0 || isNamedSo) return false;
  const title = splitWords(candidate.fields.summary);
  const at = title.findLastIndex(
    (word, i) => i > 1 && lexicon.prepositions.get(word)?.includes("to") === true,
  );
  const goal = title.slice(at + 1).filter((word) => !lexicon.functionWords.has(word));
  if (at < 0 || goal.length === 0) return false;
  const forms = goal.map((word) => toWordForm(word, lexicon));
  const isSaid = words.some(
    ({ index, isContent }) => isContent && forms.some((form) => match(index, form) >= 0.5),
  );
  // Another argument than the one for the resource may be the goal.
  const isResource = (name: readonly string[]) =>
    profile.nouns.some(({ word, stem }) => name.includes(word) || name.includes(stem));
  return (
    !isSaid &&
    !filling.chosen.some(
      ({ traits: { isId, kind, slot } }) =>
        !isId && !owners.has(slot.name) && !(kind === "string" && isResource(slot.words)),
    )
  );
}

/** Verbs of operations that give something another place, owner or value. */
const GIVES_PLACE =
  /^(move|transfer|relocate|reassign|promote|reschedule|postpone|set|change|update|adjust)$/;
/** Prepositions of an origin, by language; folded. Others, such as "de", also mean "of". */
const ORIGINS: Readonly<Record<string, RegExp>> = {
  en: /^(from|out|off|away)$/,
  cs: /^(z|ze)$/,
  de: /^aus$/,
  pl: /^(z|ze)$/,
  es: /^desde$/,
  fr: /^depuis$/,
};
/** Words for a place beside something that also compare: "to above 5". */
const LEVELS = /^(above|below|underneath|oberhalb|unterhalb)$/;
/** Parts of a range that a start has. */
const STARTS = /^(from|since|after)$/;
const SOURCES = /^(from|source|origin|sender|start|starts|since|begin|old|previous|current|vendor|supplier)$/;

/**
 * Whether a value that the request only names as an origin is the new one here: "move Ann out of sales",
 * "reschedule visit 7 from Friday". A value after "to" is new.
 */
export function isOrigin(request: Request, { profile, filling }: Ranked): boolean {
  const { words, reading, action, match } = request;
  const origin = ORIGINS[reading.lexicon.code];
  const givesPlace = [...profile.verbs.keys()].some((verb) => GIVES_PLACE.test(verb));
  return filling.chosen.some(({ traits: { slot, part, kind, forms }, tokens: [first = 0], source }) => {
    // "lend it from 1 May" for `until`
    if (part === "to" && kind === "date" && /^date$/.test(source.kind)) {
      const parts = partsBefore(request, source.first);
      if (parts.some((each) => STARTS.test(each)) && !parts.some((each) => /^(to|until|by)$/.test(each)))
        return true;
    }
    if (!givesPlace || slot.words.some((word) => SOURCES.test(word)) || part === "from") return false;
    if (/^(text|quoted)$/.test(source.kind) || profile.owners.has(slot.name)) return false;
    // "from the hall 2", "z linky 210"
    const isNumber = /^(number|code)$/.test(words[first]?.token.kind ?? "");
    const isLead = (i: number) =>
      (isNumber && i === first - 1 && words[i]?.token.kind === "word" && words[i].isContent) ||
      /^(the|a|an|of|dem|der|den|la|el|las|los|le|les)$/.test(words[i]?.token.word ?? "") ||
      forms.some((form) => match(i, form) >= STRONG_MATCH);
    let at = first - 1;
    while (at >= 0 && at > first - 4 && isLead(at)) at--;
    const word = words[at]?.token.word ?? "";
    return (
      (origin?.test(word) === true || (BESIDE.test(word) && !LEVELS.test(word))) &&
      words[at]?.token.gap.trim() === "" &&
      (!action?.tokens.includes(at) || words[at + 1]?.token.word === "of")
    );
  });
}

const UNDOES = /^(undo|revert|roll-back)$/;

/**
 * "stop deleting server 7" ends the deletion and stops no server, and "mach die Löschung rückgängig" does not delete.
 */
export function isActionOfAction(request: Request, { profile }: Ranked): boolean {
  const { words, action, match, reading, main } = request;
  const isUndone = main.actions.some(
    (each) => each !== action && each.verbs.some((verb) => UNDOES.test(verb)),
  );
  if (isUndone && ![...profile.verbs.keys()].some((verb) => UNDOES.test(verb))) return true;
  const at = (action?.tokens.at(-1) ?? -9) + 1;
  const word = words[at]?.token;
  return (
    reading.lexicon.code === "en" &&
    action?.verbs.some((verb) => /^(stop|start|quit|begin|end|keep|finish|continue)$/.test(verb)) === true &&
    word?.gap === " " &&
    /\p{L}{3,}ing$/u.test(word.word) &&
    (reading.lexicon.verbsOf(word.word).length > 0 || word.word === "using") &&
    !profile.words.some((own) => match(at, own) >= NAMED && !own.isVerb)
  );
}

/** Verbs that set the state after "as". */
const MARKS: ReadonlySet<string> = new Set("mark flag set label".split(" "));

/**
 * Whether the new state of a request only names the resource here: "mark AB-7 as booking" is not
 * `/bookings/{id}/absence`.
 */
export function isStateIgnored(
  { action, words, reading, match }: Request,
  { roles, profile }: Ranked,
): boolean {
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
