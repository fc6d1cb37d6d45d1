import { splitWords } from "../../../language/split-words.ts";
import { SENDING } from "../../../language/verbs.ts";
import { vectorOf } from "../../../language/word-vectors.ts";
import { CREATES, titleOf } from "../../aligning/describe-operation.ts";
import type { Request } from "../../aligning/request-words.ts";
import { isNounOfChoice } from "../../aligning/roles/nouns-of-values.ts";
import { serviceTokens } from "../../aligning/service-names.ts";
import { STRONG_MATCH } from "../../aligning/verb-agreement.ts";
import type { Ranked } from "../score.ts";
import { NAMED } from "./other-targets.ts";

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
/** Words for what is written about a thing, which also introduce a text. */
const WRITTEN =
  /^(reason|comment|note|message|kommentar|grund|notiz|nachricht|duvod|komentar|poznamka|powod|komentarz|motivo|nota|comentario|motif|commentaire)$/;
const GENERAL_NOUN = /^(number|name|address|date|time|status|state|id|code|type|level|value)$/;

/**
 * Whether the command is about a part of the identified thing that the operation does not name: "delete the database on
 * server 31" is not "Delete a server", nor is "delete everything on server 31".
 */
export function isOnlyPart(request: Request, best: Ranked): boolean {
  const { words, match, main, reading } = request;
  const { code } = reading.lexicon;
  const { filling, profile } = best;
  const id = filling.filled.find(({ slot, source }) => source === "query" && profile.owners.has(slot.name));
  const at = id?.tokens[0];
  if (id === undefined || at === undefined || createsOrSends(best)) return false;
  const services = serviceTokens(request, profile);
  const isOther = (i: number) =>
    isPlain(request, i, services) &&
    isOtherNoun(request, best, i) &&
    // "print 20 copies of poster 7" for a number of copies
    !filling.filled.some(
      ({ value, tokens }) =>
        words[i - 1]?.token.kind === "number" && typeof value === "number" && tokens.includes(i - 1),
    ) &&
    // "repair only the torn sails of ship 7" for a flag with these words
    !isNounOfChoice(request, filling.filled, i);
  // "request 7's comment"
  const end = id.tokens.at(-1) ?? at;
  if (code === "en" && words[end + 1]?.token.word === "s" && isOther(end + 2)) return true;
  const noun = nounBefore(request, best, at);
  const { part, isLinked } = partBefore(request, noun);
  const isAdjacent = part === noun - 1;
  // "smaž směny zaměstnance 42": the number identifies an employee.
  const own = [...(profile.owners.get(id.slot.name) ?? []), ...profile.nouns];
  const isOwn = (i: number) => own.some((form) => match(i, form) >= NAMED);
  if (
    words[at]?.token.kind === "number" &&
    (isLinked || (/^(cs|pl)$/.test(code) && isAdjacent)) &&
    isPlain(request, noun, services) &&
    !isOwn(noun) &&
    isPlain(request, part, services) &&
    isOwn(part)
  )
    return true;
  if (part < main.first || /[,;:]/.test(words[part + 1]?.token.gap ?? "")) return false;
  if (isLinked && WHOLE.test(words[part]?.token.word ?? "")) return true;
  // Czech puts the whole in the genitive: "smaž cache serveru 31".
  const isGenitive = code === "cs" && isAdjacent && !ADJECTIVE_ENDING.test(words[part]?.token.text ?? "");
  return (isLinked || isGenitive) && isOther(part);
}

/** Whether the operation adds something to what it identifies, so that the request names something else rightly. */
function createsOrSends({ profile }: Ranked): boolean {
  return [...profile.verbs.keys()].some(
    (verb) => (CREATES.has(verb) && verb !== "start") || SENDING.has(verb),
  );
}

/** Whether the token is a word of the command itself. */
function isPlain({ words, main }: Request, i: number, services: ReadonlySet<number>): boolean {
  const word = words[i];
  return (
    word !== undefined &&
    word.token.kind === "word" &&
    word.token.quote < 0 &&
    !main.frame.has(i) &&
    !services.has(i)
  );
}

/** Whether the word is a noun that neither the operation nor an argument explains. */
function isOtherNoun(request: Request, best: Ranked, i: number): boolean {
  const { words, action, reading } = request;
  const { prepositions, functionWords } = reading.lexicon;
  const { word = "" } = words[i]?.token ?? {};
  if (functionWords.has(word) || (prepositions.has(word) && !WRITTEN.test(word))) return false;
  if (action?.tokens.includes(i) || /^(argument|action)$/.test(best.roles[i]?.role ?? "")) return false;
  if (isNamed(request, best, i)) return false;
  // "the fax number of supplier 7"
  return !(GENERAL_NOUN.test(word) && words[i - 1]?.isContent === true && isNamed(request, best, i - 1));
}

/** Whether the operation names what the word means. */
function isNamed({ words, match, reading }: Request, { profile }: Ranked, i: number): boolean {
  const word = words[i];
  // Words of other languages without a known translation, and words with a typing error, match less.
  const isUnknown =
    reading.lexicon.code === "en"
      ? vectorOf(word?.token.word ?? "") === null
      : word?.form.english.length === 0;
  const least = isUnknown ? STRONG_MATCH : NAMED;
  // "Delete a garden. Its beds are deleted too": the description says more than what the operation deletes.
  const { summary, method } = profile.candidate.fields;
  const isDeletion = method === "DELETE";
  const title = new Set(isDeletion ? splitWords(titleOf(summary)) : []);
  return profile.words.some(
    (own) =>
      own.place !== "api" &&
      (own.place !== "text" || !isDeletion || title.has(own.word)) &&
      match(i, own) >= least,
  );
}

/** The first word of the noun before a value: "leave request 7". */
function nounBefore(request: Request, best: Ranked, at: number): number {
  const { words, main, action } = request;
  let noun = at - 1;
  while (noun > main.first && words[noun]?.isContent !== true) noun--;
  while (
    words[noun - 1]?.isContent === true &&
    words[noun]?.token.gap === " " &&
    isNamed(request, best, noun - 1) &&
    !action?.tokens.includes(noun - 1)
  )
    noun--;
  return noun;
}

/** The word before a noun that may be a part of it, and whether a preposition says so. */
function partBefore({ words, main, reading }: Request, noun: number): { part: number; isLinked: boolean } {
  const pattern = PART_OF[reading.lexicon.code];
  const isLink = (i: number) => pattern?.test(words[i]?.token.word ?? "") === true;
  let link = noun - 1;
  while (link > main.first && words[link]?.isContent !== true && !isLink(link)) link--;
  const isLinked = isLink(link) && !words[link]?.isContent;
  return { part: isLinked ? link - 1 : link, isLinked };
}
