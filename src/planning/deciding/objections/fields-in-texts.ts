import { isGivenName } from "../../../language/names/given-names.ts";
import { foldText } from "../../../language/split-words.ts";
import { AND } from "../../aligning/filling/exclude-proposals.ts";
import { SURE, toWordForm } from "../../aligning/match-words.ts";
import type { Proposal } from "../../aligning/proposal.ts";
import type { Request, RequestWord } from "../../aligning/request-words.ts";
import { isUnknown } from "../../aligning/roles/nouns-of-values.ts";
import { type SlotTraits, traitsOf } from "../../aligning/slot-traits.ts";
import { SPEAKERS, THAT } from "../../reading/complements/complement-words.ts";
import type { Ranked } from "../score.ts";

// Parts of a text that belong to another argument or to a second message.

/** Words before a recipient of a copy, folded. */
const COPIED =
  /(^| )(b?cc|v kopii|in kopie|do wiadomosci|w kopii|(con|en) copia( oculta)?( a)?|en copie|copying)( |$)/;
/** Words before the means, by language; folded. */
const BY: Readonly<Record<string, RegExp>> = {
  en: /^(on|via|by|over|through|using)$/,
  cs: /^(pres|na|po)$/,
  de: /^(per|uber|via|mit|auf)$/,
  pl: /^(przez|na|po)$/,
  es: /^(por|via|en)$/,
  fr: /^(par|via|sur)$/,
};

/** Whether the text of an argument names a second recipient or contains the value of another argument. */
export function isFieldInText(request: Request, best: Ranked): boolean {
  return best.filling.chosen.some((proposal) => {
    if (proposal.source.kind !== "complement") return false;
    const said = proposal.tokens.map((i) => request.words[i]?.token.word).join(" ");
    if (COPIED.test(said) || isSecondRecipient(request, proposal)) return true;
    const open = traitsOf(best.profile).filter(
      ({ slot, isList }) =>
        slot.path.length === 1 && !isList && !best.filling.filled.some((each) => each.slot === slot),
    );
    return open.some(
      (traits) =>
        isLabelled(request, best, traits, proposal) ||
        isMeansAtEnd(request, best, traits, proposal) ||
        isEndOfRepetition(request, traits, proposal),
    );
  });
}

/** "… that we sail and ben that we moor", "… and ben we moor": another message. */
function isSecondRecipient({ words, reading }: Request, { tokens }: Proposal): boolean {
  const { code, commands, functionWords, verbsOf } = reading.lexicon;
  return tokens.slice(2).some((i) => {
    if (AND[code]?.test(words[i]?.token.word ?? "") !== true) return false;
    const at = /^(the|my|our|den|der|dem|die|el|la|los|al|le|les|au)$/.test(words[i + 1]?.token.word ?? "")
      ? i + 2
      : i + 1;
    const [name, next] = [words[at]?.token, words[at + 1]?.token];
    if (name?.kind !== "word" || next === undefined || !tokens.includes(at + 1)) return false;
    const isPerson = isGivenName(name.word);
    // "and said that": English past tenses have no verb in the dictionary.
    const isNoun =
      (code !== "en" || at > i + 1 || isUnknownAt(words[at])) &&
      !functionWords.has(name.word) &&
      !commands.has(name.word) &&
      verbsOf(name.word).length === 0;
    return (
      (THAT[code]?.test(next.word) === true && (isPerson || isNoun)) ||
      (SPEAKERS[code]?.test(next.word) === true && isPerson)
    );
  });
}

function isUnknownAt(word: RequestWord | undefined): boolean {
  return word !== undefined && isUnknown(word.form);
}

/** Most words of a value after the name of its argument. */
const MAX_VALUE = 4;

/** Whether a text ends with the name of another argument and its value: "… subject sorry", "with low priority". */
function isLabelled(
  { words, match, reading, action }: Request,
  { profile }: Ranked,
  { slot, forms, kind, values }: SlotTraits,
  { tokens }: Proposal,
): boolean {
  const last = Math.max(...tokens);
  const isName = (i: number) => forms.length > 0 && forms.every((form) => match(i, form) >= SURE);
  return tokens.slice(1).some((i) => {
    if (!isName(i) || action?.tokens.includes(i)) return false;
    if (kind === "enum")
      return [i - 1, i + 1].some((at) => tokens.includes(at) && isListed(values, profile, match, at));
    const { functionWords, prepositions, verbsOf } = reading.lexicon;
    const isArticle = /^(the|der|dem|die|das|el|la|le|l)$/.test(words[i - 1]?.token.word ?? "");
    const before = words[isArticle ? i - 2 : i - 1]?.token.word ?? "";
    const isWith = prepositions.get(before)?.includes("with") === true;
    const isObject =
      isArticle || functionWords.has(before) || prepositions.has(before) || verbsOf(before).length > 0;
    const next = words[i + 1]?.token.word ?? "";
    return (
      kind === "string" &&
      slot.values.length === 0 &&
      (isWith || !isObject) &&
      last > i &&
      last - i <= MAX_VALUE &&
      !functionWords.has(next) &&
      !prepositions.has(next)
    );
  });
}

function isListed(
  values: SlotTraits["values"],
  { lexicon }: Ranked["profile"],
  match: Request["match"],
  i: number,
): boolean {
  return values.some(
    (value) => typeof value === "string" && match(i, toWordForm(foldText(value), lexicon)) >= SURE,
  );
}

/** Whether a text ends with a listed means: "… that we sail by radio". */
function isMeansAtEnd(
  { words, match, reading }: Request,
  { profile }: Ranked,
  { kind, values }: SlotTraits,
  { tokens }: Proposal,
): boolean {
  const last = Math.max(...tokens);
  const isBy = BY[reading.lexicon.code]?.test(words[last - 1]?.token.word ?? "") === true;
  return kind === "enum" && isBy && tokens.includes(last - 1) && isListed(values, profile, match, last);
}

/** "… to stretch until Friday": the end of a time for an operation that has another argument for times. */
function isEndOfRepetition({ words, reading }: Request, { kind }: SlotTraits, { tokens }: Proposal): boolean {
  const last = Math.max(...tokens);
  if (!/^(date|datetime)$/.test(kind)) return false;
  return reading.values.some((value) => {
    const before = words[value.first - 1]?.token.word ?? "";
    return (
      value.kind === "date" &&
      value.last === last &&
      tokens.includes(value.first - 1) &&
      reading.lexicon.times.get(before)?.includes("until") === true
    );
  });
}
