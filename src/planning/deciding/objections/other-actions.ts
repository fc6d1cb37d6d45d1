import { COVERED } from "../../../catalogue/search/ranking-weights.ts";
import { isPlural } from "../../../language/base-forms.ts";
import { lexiconOf } from "../../../language/lexicon.ts";
import { splitWords } from "../../../language/split-words.ts";
import { stemWord } from "../../../language/stem-word.ts";
import { compareVerbs, SENDING } from "../../../language/verbs.ts";
import { CREATES, type OperationProfile } from "../../aligning/describe-operation.ts";
import { toWordForm } from "../../aligning/match-words.ts";
import type { Request } from "../../aligning/request-words.ts";
import { STRONG_MATCH } from "../../aligning/verb-agreement.ts";
import type { Ranked } from "../score.ts";

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
export function isPartUnnamed({ words, match, action }: Request, { profile, filling }: Ranked): boolean {
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
 * Whether a general verb of creation is all that the request has in common with the operation: "add a photo of the
 * lake" names neither a report nor a complaint.
 */
export function isThingUnnamed({ features, verb, profile, filling }: Ranked): boolean {
  const { nouns, head, owned, api, supplied } = features;
  // "plan a picnic with member 5" does not write the remark "picnic".
  const isLeftOver = filling.chosen.some(
    ({ isRun, traits, features: { before, after, owner: owned } }) =>
      isRun &&
      traits.slot.required &&
      (traits.topic === "text" || traits.topic === "search") &&
      Math.max(before, after, owned) <= 0,
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
export function isDestination(
  { words, match, reading, action }: Request,
  { profile, candidate, filling }: Ranked,
): boolean {
  const [head] = profile.nouns;
  // "add 200 g of butter to the list": what is measured is an item of the list.
  if (filling.chosen.some(({ source }) => source.measured === true)) return false;
  if (
    head === undefined ||
    candidate.fields.method !== "POST" ||
    candidate.fields.path.includes("{") ||
    ![...profile.verbs.keys()].some((verb) => CREATES.has(verb)) ||
    !action?.verbs.some((verb) => JOINS.has(verb)) ||
    // "dar de alta" registers a person, whom Spanish introduces with "a".
    action.verbs.includes("register")
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
const SOURCES = /^(from|source|origin|sender|start|starts|since|begin|old|previous|current|vendor|supplier)$/;

/**
 * Whether a value that the request only names as an origin is the new one here: "move Ann out of sales", "reschedule visit 7
 * from Friday". A value after "to" is new.
 */
export function isOrigin({ words, reading, action }: Request, { profile, filling }: Ranked): boolean {
  const origin = ORIGINS[reading.lexicon.code];
  if (origin === undefined || ![...profile.verbs.keys()].some((verb) => GIVES_PLACE.test(verb))) return false;
  return filling.chosen.some(({ traits: { slot, part }, tokens: [first = 0], source }) => {
    if (slot.words.some((word) => SOURCES.test(word)) || part === "from") return false;
    if (/^(text|quoted)$/.test(source.kind) || profile.owners.has(slot.name)) return false;
    let at = first - 1;
    while (
      at >= 0 &&
      at > first - 3 &&
      /^(the|a|an|of|dem|der|den|la|el|las|los|le|les)$/.test(words[at]?.token.word ?? "")
    )
      at--;
    return (
      origin.test(words[at]?.token.word ?? "") &&
      words[at]?.token.gap.trim() === "" &&
      (!action?.tokens.includes(at) || words[at + 1]?.token.word === "of")
    );
  });
}

/** Whether the request takes something away that the operation gives: "keep Ann out of course 6", "take Ann off shift 9". */
export function isTakenAway({ words, main, action }: Request, { profile, filling }: Ranked): boolean {
  const used = new Set(filling.filled.flatMap(({ tokens }) => tokens));
  return (
    [...profile.verbs.keys()].some((verb) =>
      /^(assign|allocate|add|enroll|register|invite|grant)$/.test(verb),
    ) &&
    words.some(
      ({ token, index }) =>
        index > main.first &&
        index <= main.last &&
        token.quote < 0 &&
        !used.has(index) &&
        !action?.tokens.includes(index) &&
        (token.word === "away" ||
          (token.word === "out" && words[index + 1]?.token.word === "of") ||
          (token.word === "off" &&
            words[index + 1]?.token.gap === " " &&
            words[index + 1]?.isContent === true &&
            !/^(%|percent|day|days)$/.test(words[index - 1]?.token.word ?? ""))),
    )
  );
}

/** Prepositions between a part and the whole, by language; folded. */
const PART_OF: Readonly<Record<string, RegExp>> = {
  en: /^(of|on|in|for|from|at)$/,
  cs: /^(na|v|ve|z|ze|k|ke|u|od|pro)$/,
  de: /^(auf|von|vom|zu|zum|zur|des|der|in|im|fur|bei|beim|an|am)$/,
  pl: /^(na|w|we|z|ze|do|od|za|dla|przy)$/,
  es: /^(de|del|en|sobre|para)$/,
  fr: /^(de|du|d|des|sur|dans|pour)$/,
};
const WHOLE = /^(all|everything|vse|vsechno|alles|wszystko|todo|tout)$/;
/** Endings of Czech adjectives with their diacritics. */
const ADJECTIVE_ENDING = /([ýáéí]|ou|ého|ému|ým|ých|ími|ými)$/u;

/**
 * Whether the command is about a part of the identified thing that the operation does not name: "delete the database on
 * server 31" is not "Delete a server", nor is "delete everything on server 31".
 */
export function isOnlyPart(request: Request, { profile, filling, roles }: Ranked): boolean {
  const { words, match, main, action, reading } = request;
  const { code, prepositions, functionWords } = reading.lexicon;
  const id = filling.filled.find(({ slot, source }) => source === "query" && profile.owners.has(slot.name));
  const at = id?.tokens[0];
  if (
    at === undefined ||
    [...profile.verbs.keys()].some((verb) => (CREATES.has(verb) && verb !== "start") || SENDING.has(verb))
  )
    return false;
  const isPlain = (i: number) => {
    const word = words[i];
    return word !== undefined && word.token.kind === "word" && word.token.quote < 0 && !main.frame.has(i);
  };
  // Words of other languages without a known translation match less.
  const isNamed = (i: number) =>
    profile.words.some(
      (word) =>
        word.place !== "api" &&
        match(i, word) >= (code !== "en" && words[i]?.form.english.length === 0 ? STRONG_MATCH : NAMED),
    );
  const isOther = (i: number) =>
    isPlain(i) &&
    !functionWords.has(words[i]?.token.word ?? "") &&
    (!prepositions.has(words[i]?.token.word ?? "") || WRITTEN.test(words[i]?.token.word ?? "")) &&
    !action?.tokens.includes(i) &&
    !/^(argument|action)$/.test(roles[i]?.role ?? "") &&
    !isNamed(i) &&
    // "the phone number of contact 7"
    !(GENERAL_NOUN.test(words[i]?.token.word ?? "") && words[i - 1]?.isContent === true && isNamed(i - 1));
  // "request 7's comment"
  const end = id?.tokens.at(-1) ?? at;
  if (code === "en" && words[end + 1]?.token.word === "s" && isOther(end + 2)) return true;
  let noun = at - 1;
  while (noun > main.first && words[noun]?.isContent !== true) noun--;
  // "leave request 7"
  while (
    words[noun - 1]?.isContent === true &&
    words[noun]?.token.gap === " " &&
    isNamed(noun - 1) &&
    !action?.tokens.includes(noun - 1)
  )
    noun--;
  const before = noun - 1;
  let link = before;
  while (
    link > main.first &&
    words[link]?.isContent !== true &&
    !PART_OF[code]?.test(words[link]?.token.word ?? "")
  )
    link--;
  const isLinked = PART_OF[code]?.test(words[link]?.token.word ?? "") === true && !words[link]?.isContent;
  const part = isLinked ? link - 1 : link;
  // "smaž směny zaměstnance 42": the number identifies an employee.
  const own = [...(profile.owners.get(id?.slot.name ?? "") ?? []), ...profile.nouns];
  const isOwn = (i: number) => own.some((form) => match(i, form) >= NAMED);
  const isAdjacent = /^(cs|pl)$/.test(code) && part === before;
  if (
    words[at]?.token.kind === "number" &&
    (isLinked || isAdjacent) &&
    isPlain(noun) &&
    !isOwn(noun) &&
    isPlain(part) &&
    isOwn(part)
  )
    return true;
  if (part < main.first || /[,;:]/.test(words[part + 1]?.token.gap ?? "")) return false;
  if (isLinked && WHOLE.test(words[part]?.token.word ?? "")) return true;
  // Czech puts the whole in the genitive: "smaž cache serveru 31".
  const isGenitive =
    code === "cs" && part === before && !ADJECTIVE_ENDING.test(words[part]?.token.text ?? "");
  return (isLinked || isGenitive) && isOther(part);
}

/** Words between a noun and its number: "order no. 7", "the order with the id 7". */
const NUMBER_WORDS =
  /^(no|nr|num|number|id|ids|c|cislo|cislem|cisla|numer|numerem|numerze|numeru|numero|n|nummer|code|kod|ref|reference|is|je|jest|ist|es|est|called|and|or|a|und|i|y|et|e|#|°|№)$/;

/**
 * Whether a bare number that identifies the target is a count or belongs to something else: "delete 31 backups", "block the
 * card ending 4711", "discharge the patient in room 4".
 */
export function isNumberOfOther(
  { words, match, action, main, reading }: Request,
  { profile, filling, candidate }: Ranked,
  others: readonly Ranked[],
): boolean {
  return filling.chosen.some(({ traits: { slot }, value, source, tokens }) => {
    // "room 4" may be read as a code; the number is its end.
    const at = tokens.findLast((i) => words[i]?.token.kind === "number") ?? -1;
    const own = profile.owners.get(slot.name);
    if (own === undefined || !/^(number|code)$/.test(source.kind) || at < 0 || !/^\d+$/.test(String(value)))
      return false;
    const forms = [...own, ...profile.nouns];
    const isOwn = (i: number) =>
      words[i]?.token.kind === "word" && forms.some((form) => match(i, form) >= STRONG_MATCH);
    const before = words[at - 1];
    if (before === undefined) return false;
    // "block door 5" blocks no user, "cancel reservation 9" cancels no order.
    const matched = Math.max(...forms.map((form) => match(at - 1, form)));
    const isOfOther =
      before.token.kind === "word" &&
      words[at]?.token.gap === " " &&
      !action?.tokens.includes(at - 1) &&
      matched < NAMED &&
      others.some(
        (other) =>
          other.candidate.connector_id === candidate.connector_id &&
          [...other.profile.owners.values()].flat().some((form) => match(at - 1, form) >= NAMED),
      );
    if (isOfOther) return true;
    if (isOwn(at - 1)) return false;
    const isEarlier = words.some(
      ({ index }) =>
        index < at - 1 && index >= main.first && own.some((form) => match(index, form) >= STRONG_MATCH),
    );
    const next = words[at + 1];
    const isCounted = reading.lexicon.code === "en" ? isPlural(next?.token.word ?? "") : !isEarlier;
    if (next?.token.gap === " " && isOwn(at + 1) && isCounted) return true;
    const isLabel = NUMBER_WORDS.test(before.token.word) || /^(symbol|number|code)$/.test(before.token.kind);
    const isFree =
      isLabel || action?.tokens.includes(at - 1) || main.frame.has(at - 1) || words[at]?.token.gap !== " ";
    if (isFree || !isEarlier) return false;
    // "the transfer of 55", "employees older than 42"
    if (!before.isContent) return !profile.reads;
    // "leave request 7" is a compound.
    const isVerb = /ing$/.test(before.token.word) && reading.lexicon.verbsOf(before.token.word).length > 0;
    // "commande de pressing 7"
    const isOfKind = /^(de|d|del|du)$/.test(words[at - 2]?.token.word ?? "") && isOwn(at - 3);
    return isVerb || !(isOwn(at - 2) || isOfKind);
  });
}

/** Whether the name of the target contains another noun, and the request does not name the resource: "restart printer atlas". */
export function isNameOfOther(
  { words, match, action, main }: Request,
  { profile, filling }: Ranked,
): boolean {
  return filling.chosen.some(({ traits: { slot }, isRun, tokens, features }) => {
    const own = profile.owners.get(slot.name);
    if (own === undefined || !isRun || tokens.length < 2 || features.before > 0 || features.owner > 0)
      return false;
    const first = words[tokens[0] ?? -1];
    const forms = [...own, ...profile.nouns];
    const isSaid = words.some(
      ({ index, token }) =>
        token.kind === "word" &&
        index >= main.first &&
        !tokens.includes(index) &&
        !action?.tokens.includes(index) &&
        forms.some((form) => match(index, form) >= STRONG_MATCH),
    );
    return (
      !isSaid &&
      first?.token.gap === " " &&
      /^\p{Ll}/u.test(first.token.text) &&
      first.form.english.length > 0
    );
  });
}

/** Whether a number for an argument directly follows the noun of something else: "customer 42" for `employee_id`. */
export function isIdOfOther(
  { words, match, action, reading }: Request,
  { profile, filling }: Ranked,
): boolean {
  // Translations of other languages are not certain enough.
  if (reading.lexicon.code !== "en") return false;
  return filling.chosen.some(({ traits: { slot, forms }, features, source, tokens: [at = 0], value }) => {
    const before = words[at - 1];
    return (
      source.kind === "number" &&
      source.unit === undefined &&
      typeof value === "number" &&
      !profile.owners.has(slot.name) &&
      forms.length > 0 &&
      features.foreign > 0 &&
      features.before <= 0 &&
      before?.token.kind === "word" &&
      words[at]?.token.gap === " " &&
      before.form.english.length > 0 &&
      !NUMBER_WORDS.test(before.token.word) &&
      !forms.some((form) => match(at - 2, form) >= STRONG_MATCH) &&
      !action?.tokens.includes(at - 1) &&
      !profile.words.some((word) => word.place !== "api" && match(at - 1, word) >= STRONG_MATCH)
    );
  });
}

/** "stop deleting server 7" ends the deletion and stops no server. */
export function isActionOfAction({ words, action, match, reading }: Request, { profile }: Ranked): boolean {
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

const COUNTED =
  /^(top|first|last|latest|newest|biggest|largest|oldest|best|worst|than|in|since|issued|prvnich|poslednich|ersten|letzten|ostatnich|pierwszych|ultimos|ultimas|derniers|dernieres|premiers)$/;
const SUPERLATIVES =
  /^((?!(interest|request|test|latest)$)\p{L}{3,}est|nej\p{L}{3,}|naj\p{L}{3,}|\p{L}{4,}st(e|en)|mas|plus|last|recent)$/u;

/** Whether a read takes a count or a year as an id: "the 5 newest cards", "employees hired in 2024". */
export function isCountForId({ words, reading }: Request, { filling }: Ranked): boolean {
  return filling.chosen.some(({ traits: { isId }, value, source, tokens }) => {
    const at = tokens.findLast((i) => words[i]?.token.kind === "number") ?? -1;
    if (!isId || at < 0 || !/^(number|code)$/.test(source.kind) || !/^\d+$/.test(String(value))) return false;
    const next = words[at + 1];
    const before = words[at - 1];
    const isYear =
      /^(19|20)\d\d$/.test(String(value)) &&
      (reading.lexicon.prepositions.has(before?.token.word ?? "") ||
        /^(expiring|die)$/.test(before?.token.word ?? ""));
    return (
      isYear ||
      COUNTED.test(before?.token.word ?? "") ||
      (next?.token.gap === " " && SUPERLATIVES.test(next.token.word))
    );
  });
}

/** Words for what is written about a thing, which also introduce a text. */
const WRITTEN =
  /^(reason|comment|note|message|kommentar|grund|notiz|nachricht|duvod|komentar|poznamka|powod|komentarz|motivo|nota|comentario|motif|commentaire|note)$/;
const GENERAL_NOUN = /^(number|name|address|date|time|status|state|id|code|type|level|value)$/;
/** Minimum match of a noun that names a part of the operation. */
const NAMED = 0.9;

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
