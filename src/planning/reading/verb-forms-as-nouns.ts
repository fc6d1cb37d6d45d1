import { isPlural } from "../../language/base-forms.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import type { Token } from "../../language/tokenize.ts";

/** English verbs that are also adjectives. */
export const ADJECTIVES =
  /^(open|clear|empty|free|clean|complete|separate|present|live|dry|ready|closed|double|draft|secure|direct|spare|express|duplicate|alternate|idle|slow|warm|cool|loose|total|abstract|incorporate)$/;

/** Words directly before a noun, by language; folded. */
const MARKERS: Readonly<Record<string, RegExp>> = {
  en: /^(the|an?|my|our|your|its|their|these|those|each|every|any)$/,
  de: /^(der|die|das|den|dem|des|(ein|mein|dein|sein|ihr|unser|euer|eur)(e[mnrs]?)?|diese[mnrs]?|im|am|zum|zur|beim|vom|ins|ans)$/,
  es: /^(mi|mis|su|sus|una?|el|la|los|las|al|del|este|esta|estos|estas)$/,
  fr: /^(mon|ton|son|ma|ta|sa|mes|tes|ses|nos|vos|notre|votre|leur|leurs|une?|ce|cet|cette|ces|du|des|aux?)$/,
};
/** Prepositions that no command follows, by language; infinitives may. */
const PREPOSITIONS: Readonly<Record<string, RegExp>> = {
  cs: /^(v|ve|na|do|od|z|ze|s|k|ke|o|u|po|pro|za|nad|pod|mezi|bez)$/,
  pl: /^(w|we|na|do|od|z|ze|o|u|po|dla|za|nad|pod|przez|przy|bez)$/,
  es: /^(de|en|con|para|por|sin|sobre|desde|hasta)$/,
  fr: /^(de|d|en|dans|sur|par|sans|avec|pour|sous|vers)$/,
};
const INFINITIVES: Readonly<Record<string, RegExp>> = {
  cs: /(t|ct)$/,
  pl: /c$/,
  es: /[aei]r(me|te|se|nos|l[aeo]s?)*$/,
  fr: /(er|ir|re)$/,
};
/** Adjectives that precede their noun in Spanish and French, and ordinals. */
const BEFORE_NOUN =
  /^(mejor|mejores|peor|peores|mayor|menor|gran|buen|primer[oa]?s?|ultim[oa]s?|proxim[oa]s?|nuev[oa]s?|meilleure?s?|pires?|derni(er|ere)s?|premi(er|ere)s?|prochaine?s?|nouve(au|aux|lle|lles)|ancien(ne)?s?|grande?s?|petite?s?|bon(ne)?s?)$/;
/** French articles are also pronouns, but only before an infinitive or after a subject or "ne". */
const FRENCH_ARTICLE = /^(la|le|les|l)$/;
const FRENCH_SUBJECT = /^(ne|n|je|j|tu|on|il|elle|nous|vous|ils|elles|qui)$/;

/**
 * Whether a word that can be a command is a noun by what precedes it: "mi mejor compra", "de la liste", "za
 * opravu". Not for English, where a command starts its clause.
 */
export function isNounByPlace(
  tokens: readonly Token[],
  i: number,
  { code, english, courtesy }: Lexicon,
): boolean {
  const [token, before, second] = [tokens[i], tokens[i - 1], tokens[i - 2]];
  if (token === undefined || before?.kind !== "word" || !/^(\s|['’])$/.test(token.gap)) return false;
  const isMarked = MARKERS[code]?.test(before.word) === true;
  if (code === "de") {
    const isNoun = english(token.word).length > 0;
    // "freie Stellen": nouns have a capital letter wherever they are
    const isCapital = /^\p{Lu}\p{Ll}/u.test(token.text);
    return isMarked ? isCapital || isNoun : isCapital && isNoun && !courtesy.has(before.word);
  }
  if (code === "en") return false;
  if (isMarked) return true;
  if (INFINITIVES[code]?.test(token.word) === true) return false;
  if (PREPOSITIONS[code]?.test(before.word) === true) return true;
  if (/^(es|fr)$/.test(code) && BEFORE_NOUN.test(before.word))
    return MARKERS[code]?.test(second?.word ?? "") === true || FRENCH_ARTICLE.test(second?.word ?? "");
  return code === "fr" && FRENCH_ARTICLE.test(before.word) && !FRENCH_SUBJECT.test(second?.word ?? "");
}

/** Words after which an English plural is a verb: "the pump that records …". */
const SUBJECTS = /^(it|he|she|who|which|that|this|what|everybody|everyone|somebody|someone|nobody)$/;

/**
 * Whether an English verb form in the middle of a request is a noun: "my order history", "garden plans from 1970",
 * "drafts for the gazette".
 */
export function isNounPhrase(tokens: readonly Token[], i: number, lexicon: Lexicon): boolean {
  const { code, commands, functionWords, prepositions } = lexicon;
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (token?.kind !== "word") return false;
  if (/^(es|fr)$/.test(code) && BEFORE_NOUN.test(token.word)) return true;
  if (code !== "en")
    return (
      (commands.has(token.word) || lexicon.english(token.word).length > 0) &&
      isNounByPlace(tokens, i, lexicon)
    );
  // "Ann's email", unlike "let's email"
  const isOwned =
    before?.word === "s" &&
    /^['’]$/.test(before.gap) &&
    !/^(let|it|that|there|here|what|who|where|how|he|she)$/.test(tokens[i - 2]?.word ?? "");
  if (isOwned && commands.has(token.word)) return true;
  const isMarked = [1, 2].some(
    (back) =>
      MARKERS["en"]?.test(tokens[i - back]?.word ?? "") === true &&
      tokens
        .slice(i - back + 1, i + 1)
        .every(({ gap, kind, word }) => gap === " " && kind === "word" && !functionWords.has(word)),
  );
  if (isMarked && (commands.has(token.word) || /(ion|ment|al|ance|ence)$/.test(token.word))) return true;
  if (!isPlural(token.word) || commands.has(token.word)) return false;
  if (SUBJECTS.test(before?.word ?? "") || before?.name === true) return false;
  const isEnd =
    next === undefined || /[,.;:!?]/.test(next.gap) || (next.kind === "word" && prepositions.has(next.word));
  return (
    isEnd ||
    (next.kind === "word" &&
      functionWords.has(next.word) &&
      !/^(the|an?|my|our|your|his|her|its|their|it|them|this|that|these|those|all|every|each|some|any|no)$/.test(
        next.word,
      ))
  );
}

/**
 * Whether an English verb at the start is an adjective before a plural without an article: "open frame
 * orders". It can be a command as well ("open garage doors"), but creating things is not said this way.
 */
export function describesPlural(tokens: readonly Token[], i: number, lexicon: Lexicon): boolean {
  if (lexicon.code !== "en" || !ADJECTIVES.test(tokens[i]?.word ?? "")) return false;
  const isNoun = (token: Token | undefined) =>
    token?.kind === "word" &&
    token.gap === " " &&
    !token.name &&
    !lexicon.functionWords.has(token.word) &&
    !lexicon.prepositions.has(token.word);
  let last = i;
  while (last - i < 3 && isNoun(tokens[last + 1])) last++;
  return last > i && isPlural(tokens[last]?.word ?? "");
}
