import { isPlural } from "../../../language/base-forms.ts";
import { splitWords } from "../../../language/split-words.ts";
import { SENDING } from "../../../language/verbs.ts";
import { similarity, vectorOf } from "../../../language/word-vectors.ts";
import { CREATES, titleOf } from "../../aligning/describe-operation.ts";
import type { WordForm } from "../../aligning/match-words.ts";
import type { Request } from "../../aligning/request-words.ts";
import { serviceTokens } from "../../aligning/service-names.ts";
import { readTraits } from "../../aligning/slot-traits.ts";
import { NUMBER_WORDS } from "../../aligning/values/bounds.ts";
import { createsInstead, STRONG_MATCH } from "../../aligning/verb-agreement.ts";
import type { Ranked } from "../score.ts";

/** Minimum match of a noun that names a thing of the operation. */
export const NAMED = 0.9;

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
  const services = serviceTokens(request, profile);
  const isPlain = (i: number) => {
    const word = words[i];
    return (
      word !== undefined &&
      word.token.kind === "word" &&
      word.token.quote < 0 &&
      !main.frame.has(i) &&
      !services.has(i)
    );
  };
  // Words of other languages without a known translation, and words with a typing error, match less.
  const isUnknownWord = (i: number) =>
    code === "en" ? vectorOf(words[i]?.token.word ?? "") === null : words[i]?.form.english.length === 0;
  // "Delete a garden. Its beds are deleted too": the description says more than what the operation deletes.
  const { summary, method } = profile.candidate.fields;
  const title = new Set(splitWords(titleOf(summary)));
  const isNamed = (i: number) =>
    profile.words.some(
      (word) =>
        word.place !== "api" &&
        (word.place !== "text" || method !== "DELETE" || title.has(word.word)) &&
        match(i, word) >= (isUnknownWord(i) ? STRONG_MATCH : NAMED),
    );
  const isOther = (i: number) =>
    isPlain(i) &&
    !functionWords.has(words[i]?.token.word ?? "") &&
    (!prepositions.has(words[i]?.token.word ?? "") || WRITTEN.test(words[i]?.token.word ?? "")) &&
    !action?.tokens.includes(i) &&
    !/^(argument|action)$/.test(roles[i]?.role ?? "") &&
    !isNamed(i) &&
    // "the fax number of supplier 7"
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

/** Other words before a number: "the order with the id 7", "orders 5 and 7". */
const LINKS = /^(ids|code|kod|ref|reference|is|je|jest|ist|es|est|called|and|or|a|und|i|y|et|e|#|°|№)$/;

/**
 * Whether a bare number that identifies the target is a count or belongs to something else: "delete 31
 * backups", "block the card ending 4711", "discharge the patient in room 4".
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
    // "book guest 7 for tour 9" is about no series of tours, if another operation takes a tour.
    const isUnsaid = !words.some(({ index }) => own.some((form) => match(index, form) >= STRONG_MATCH));
    const isOfSlot =
      isUnsaid &&
      before.token.kind === "word" &&
      words[at]?.token.gap === " " &&
      others.some(
        (other) =>
          other.candidate.connector_id === candidate.connector_id &&
          other.filling.chosen.some(
            ({ traits: { slot: each, forms: names }, tokens: [first = -1] }) =>
              first === at &&
              each.words.at(-1) === "id" &&
              names.some((form) => match(at - 1, form) >= NAMED),
          ),
      );
    if (isOfOther || isOfSlot) return true;
    if (isOwn(at - 1)) return false;
    const isEarlier = words.some(
      ({ index }) =>
        index < at - 1 && index >= main.first && own.some((form) => match(index, form) >= STRONG_MATCH),
    );
    const next = words[at + 1];
    const isCounted = reading.lexicon.code === "en" ? isPlural(next?.token.word ?? "") : !isEarlier;
    if (next?.token.gap === " " && isOwn(at + 1) && isCounted) return true;
    const isLabel =
      NUMBER_WORDS.test(before.token.word) ||
      LINKS.test(before.token.word) ||
      /^(symbol|number|code)$/.test(before.token.kind);
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

/**
 * Whether what is created takes the number of the resource itself as the id of something else: "open chapter 88" for
 * `publisher_id`.
 */
export function isNumberOfCreated(request: Request, { profile, filling }: Ranked): boolean {
  const { words, match, action } = request;
  if (!createsInstead(request, profile)) return false;
  const isOpened = action?.verbs.includes("open") === true;
  return filling.chosen.some(({ traits: { slot, forms }, features, source, tokens: [at = 0] }) => {
    const before = words[at - 1];
    return (
      // "open vessel 8c2e" is about one that exists; "create vessel 8c2e" gives it a name.
      ((isOpened && /^(number|code|uuid)$/.test(source.kind)) ||
        (slot.words.at(-1) === "id" && forms.length > 0 && source.kind === "number")) &&
      (features.before <= 0 || isOpened) &&
      before?.token.kind === "word" &&
      words[at]?.token.gap === " " &&
      profile.nouns.some((noun) => match(at - 1, noun) >= STRONG_MATCH) &&
      !forms.some((form) => match(at - 1, form) >= STRONG_MATCH)
    );
  });
}

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
  { words, match, action, main }: Request,
  { profile, filling }: Ranked,
): boolean {
  return filling.chosen.some(({ traits: { slot }, isRun, tokens, features }) => {
    const own = profile.owners.get(slot.name);
    const first = words[tokens[0] ?? -1];
    if (own === undefined || !isRun || tokens.length < 2 || first?.token.gap !== " ") return false;
    if (features.before > 0 || features.owner > 0 || !/^\p{Ll}/u.test(first.token.text)) return false;
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
      typeof value === "number" &&
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
    // "sensor 12 last week"
    const isDate = reading.values.some(({ kind, first }) => kind === "date" && first === at + 1);
    return (
      isYear ||
      COUNTED.test(before?.token.word ?? "") ||
      (next?.token.gap === " " && !isDate && SUPERLATIVES.test(next.token.word))
    );
  });
}

/** A year, as far as a bare number shows it. */
const YEAR = /^(1[5-9]|20)\d\d$/;
const YEAR_NAMES = /^(year|rok|roku|jahr|baujahr|ano|annee|vintage|season|rocznik|rocnik)$/;

/** Whether a read takes a year as another number: "exhibits made before 1900" for `hall`. */
export function isYearForNumber({ words, reading }: Request, { filling }: Ranked): boolean {
  return filling.chosen.some(({ traits: { kind, slot }, value, source, features }) => {
    const before = words[source.first - 1]?.token.word ?? "";
    const parts = reading.lexicon.prepositions.get(before) ?? [];
    return (
      kind === "number" &&
      source.kind === "number" &&
      source.unit === undefined &&
      YEAR.test(String(value)) &&
      features.before <= 0 &&
      features.after <= 0 &&
      !slot.words.some((word) => YEAR_NAMES.test(word)) &&
      (parts.some((part) => part === "in" || part === "from") || reading.lexicon.times.has(before))
    );
  });
}

/** Words for what is written about a thing, which also introduce a text. */
const WRITTEN =
  /^(reason|comment|note|message|kommentar|grund|notiz|nachricht|duvod|komentar|poznamka|powod|komentarz|motivo|nota|comentario|motif|commentaire)$/;
const GENERAL_NOUN = /^(number|name|address|date|time|status|state|id|code|type|level|value)$/;

/** Words for a place beside something, folded; the longest phrase has three words. */
export const BESIDE =
  /^(near|beside|next to|close to|opposite|above|below|underneath|adjacent to|vedle|pobliz|naproti|neben|gegenuber|oberhalb|unterhalb|obok|kolo|naprzeciwko|naprzeciw|junto a|junto al|al lado de|al lado del|cerca de|cerca del|frente a|frente al|encima de|encima del|debajo de|debajo del|a cote de|a cote du|pres de|pres du|en face de|en face du|au dessus de|au dessus du|au dessous de|en dessous de)$/;
/** Words that say so only after a noun of the same kind: "the shipment after shipment 5". */
const AFTER =
  /^(after|before|behind|following|preceding|follows|precedes|under|over|po|pred|nad|pod|nach|vor|hinter|uber|unter|przed|despues de|despues del|antes de|antes del|detras de|detras del|delante de|apres|avant|derriere|devant|sous|sur)$/;
const MAX_BESIDE = 3;
/** Participles before a number that describes: "the dog aged 7". */
const DESCRIBED =
  /^(aged|rated|priced|worth|costing|weighing|scored|ranked|sized|stary|stara|stare|alter|edad|age)$/;

/**
 * Whether the identified thing only says where or what the target is: "lock the door next to door 3", "cancel
 * the exam after exam 3", "delete the dog aged 7".
 */
export function isNeighbour({ words, match, action, main }: Request, { profile, filling }: Ranked): boolean {
  return filling.chosen.some(({ traits: { slot, isId, forms: idForms }, tokens, features }) => {
    const own = profile.owners.get(slot.name);
    const [first = 0] = tokens;
    if (own === undefined && !isId) return false;
    const forms = [...(own ?? []), ...profile.nouns];
    const isOwn = (i: number) =>
      words[i]?.token.kind === "word" &&
      !action?.tokens.includes(i) &&
      forms.some((form) => match(i, form) >= STRONG_MATCH);
    const isDescribed = [first - 1, ...tokens].some((i) => DESCRIBED.test(words[i]?.token.word ?? ""));
    if (features.before <= 0 && isDescribed) return true;
    let at = first - 1;
    const isLead = (i: number) =>
      isOwn(i) ||
      NUMBER_WORDS.test(words[i]?.token.word ?? "") ||
      /^(the|dem|der|den|die|das|la|el|le|les|l)$/.test(words[i]?.token.word ?? "");
    while (at > main.first && isLead(at)) at--;
    const phrases = Array.from({ length: MAX_BESIDE }, (_, n) =>
      words
        .slice(Math.max(0, at - n), at + 1)
        .map(({ token }) => token.word)
        .join(" "),
    );
    if (at <= (action?.tokens[0] ?? -1) || words[at]?.token.quote !== -1) return false;
    if (phrases.some((phrase) => BESIDE.test(phrase))) return true;
    const isAfter = phrases.findIndex((phrase) => AFTER.test(phrase));
    const isSame = (i: number) => isOwn(i) && (own ?? idForms).some((form) => match(i, form) >= NAMED);
    return (
      isAfter >= 0 &&
      words.some(
        ({ index, clause }) =>
          index < at - isAfter &&
          index > (action?.tokens[0] ?? -1) &&
          clause === words[at]?.clause &&
          isSame(index),
      )
    );
  });
}

/** Whether a place of origin fills the argument for the destination: "reroute it from Hamburg". */
export function isOppositeDirection({ filling }: Pick<Ranked, "filling">): boolean {
  return filling.chosen.some(
    ({ traits: { part, kind }, features, isRun }) =>
      isRun && kind === "string" && part !== null && features.preposition < 0 && features.before <= 0,
  );
}

/**
 * Whether a number before a noun in the plural identifies something that the operation takes one of: "enrol 5
 * students in course 7".
 */
export function isCountOfMany(
  { words, match, reading }: Request,
  { filling }: Pick<Ranked, "filling">,
): boolean {
  return filling.chosen.some(({ traits: { isId, isList, forms }, source, features, tokens }) => {
    const last = tokens.at(-1) ?? -1;
    const next = words[last + 1]?.token;
    if (!isId || isList || source.kind !== "number" || features.before > 0 || next?.gap !== " ") return false;
    const isSeveral = reading.lexicon.code !== "en" || isPlural(next.word);
    return isSeveral && forms.some((form) => match(last + 1, form) >= STRONG_MATCH);
  });
}

/**
 * Whether a question asks for several things that a single record is not: "which sails does boat 7 have" for the boat,
 * "which crews work on tour 7" for the tour.
 */
export function asksForOthers(
  { words, match, main, reading }: Request,
  { profile, filling, candidate }: Ranked,
  others: readonly Ranked[],
): boolean {
  const { code, questionWords } = reading.lexicon;
  const noun = words[main.first + 1];
  if (!profile.reads || main.mood !== "question" || !/\}$/.test(candidate.fields.path)) return false;
  if (!/^(en|es|fr)$/.test(code) || !questionWords.has(words[main.first]?.token.word ?? "")) return false;
  const isIdentified = filling.chosen.some(({ traits }) => profile.owners.has(traits.slot.name));
  if (!isIdentified || noun?.isContent !== true || !isPlural(noun.token.word)) return false;
  const isOfOther = others.some(
    (other) =>
      other.candidate.connector_id === candidate.connector_id &&
      other.profile.reads &&
      other.roles[noun.index]?.role === "resource" &&
      other.roles[noun.index]?.isAssumed !== true,
  );
  return (
    isOfOther &&
    !profile.words.some(
      (own) => (own.place === "name" || own.place === "slot") && match(noun.index, own) >= STRONG_MATCH,
    )
  );
}
