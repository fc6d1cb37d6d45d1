import { type Lexicon, type Phrases, toPhrases } from "./lexicon.ts";
import { isLanguageName } from "./names/names-of-codes.ts";
import { matchPhrase, startsSentence, type Token } from "./tokenize.ts";

/** Phrases, separated by semicolons, by language. */
export function byLanguage(phrases: Readonly<Record<string, string>>): ReadonlyMap<string, Phrases> {
  return new Map(
    Object.entries(phrases).map(([code, list]) => [code, toPhrases(list.replaceAll(";", "\n"))] as const),
  );
}

/** What a question about words asks for: the English verb. */
export type Asked = "translate" | "define" | "pronounce";

/** A question about words: what is asked, its start, and what ends it. */
interface Question {
  asks: Asked;
  starts: ReadonlyMap<string, Phrases>;
  /** `language`: a preposition and a language; a pattern: the last words; null: the words end the question. */
  end: "language" | Readonly<Record<string, RegExp>> | null;
}

const QUESTIONS: readonly Question[] = [
  {
    asks: "translate",
    starts: byLanguage({
      en: "how do you say; how do i say; how do we say; how would you say; how would i say; how can i say; how to say; what is; what s; whats; translate",
      cs: "jak se rekne; jak rict; jak reknu; prelozit; preloz; prelozte",
      de: "wie sagt man; wie sage ich; was heisst; wie heisst; ubersetze; ubersetz; ubersetzen sie",
      pl: "jak jest; jak powiedziec; jak sie mowi; jak bedzie; przetlumacz",
      es: "como se dice; como digo; como se diria; traduce; traduzca",
      fr: "comment dit on; comment on dit; comment dire; comment se dit; traduis; traduisez",
    }),
    end: "language",
  },
  {
    asks: "define",
    starts: byLanguage({ en: "what does; what do" }),
    end: { en: /^means?$/ },
  },
  {
    asks: "define",
    starts: byLanguage({
      en: "what is the meaning of; what s the meaning of; whats the meaning of",
      cs: "co znamena; co znamenaji",
      de: "was bedeutet; was heisst; was bedeuten",
      pl: "co znaczy; co oznacza",
      es: "que significa; que significan; que quiere decir",
      fr: "que signifie; que veut dire; ca veut dire quoi",
    }),
    end: null,
  },
  {
    asks: "pronounce",
    starts: byLanguage({
      en: "how do you pronounce; how do i pronounce; how to pronounce",
      cs: "jak se vyslovuje; jak vyslovit",
      de: "wie spricht man",
      pl: "jak sie wymawia; jak wymowic",
      es: "como se pronuncia; como pronuncio",
      fr: "comment se prononce; comment prononcer; comment on prononce",
    }),
    end: null,
  },
];

/** Words that a request to translate, explain or pronounce is about. */
export interface AskedWords {
  asks: Asked;
  /** The last token before the words. */
  lead: number;
  /** Their first and last token. */
  first: number;
  last: number;
  /** Whether a verb commands it: "translate …". */
  isCommand: boolean;
}

/** English words for what is asked, which the question itself may not contain. */
export const MEANINGS: Readonly<Record<Asked, readonly string[]>> = {
  translate: ["translate", "translation"],
  define: ["define", "definition", "meaning", "dictionary"],
  pronounce: ["pronounce", "pronunciation"],
};

/** Words of a definition or translation that are no sentence. */
const MAX_WORD = 4;

/** Finds the words to translate, explain or pronounce: "how do you say fair wind in Italian". */
export function findAskedWords(tokens: readonly Token[], lexicon: Lexicon): AskedWords | undefined {
  const start = tokens.findIndex(({ word }) => !lexicon.courtesy.has(word));
  for (const { asks, starts, end } of QUESTIONS) {
    const phrases = starts.get(lexicon.code);
    const lead = phrases === undefined ? undefined : matchPhrase(phrases, tokens, start);
    if (lead === undefined) continue;
    const first = lead + 1;
    const last = lastOf(tokens, lexicon, first, end);
    // "what is the weather in French" asks for the weather.
    const isThing =
      tokens[start]?.word.startsWith("what") && /^(the|my|our|your|this)$/.test(tokens[first]?.word ?? "");
    if (end === "language" && isThing) continue;
    const isLong = last - first >= MAX_WORD;
    if (last < first || (asks !== "translate" && isLong)) continue;
    const isCommand = lexicon.commands.has(tokens[lead]?.word ?? "") && lead === start;
    return { asks, lead, first, last, isCommand };
  }
  return undefined;
}

/** The last token of the words that start at `first`; −1 if the question does not end as it has to. */
function lastOf(tokens: readonly Token[], lexicon: Lexicon, first: number, end: Question["end"]): number {
  const next = tokens.findIndex(
    (token, i) => i > first && (startsSentence(token) || /[;\n]/.test(token.gap)),
  );
  let last = next < 0 ? tokens.length - 1 : next - 1;
  while (last > first && lexicon.courtesy.has(tokens[last]?.word ?? "")) last--;
  if (end === null) return last;
  if (end !== "language") return end[lexicon.code]?.test(tokens[last]?.word ?? "") === true ? last - 1 : -1;
  const isLanguage = isLanguageName(tokens[last]?.word ?? "", lexicon.code);
  const before = tokens[last - 1]?.word ?? "";
  const isIntroduced = lexicon.prepositions.has(before) || lexicon.functionWords.has(before);
  return isLanguage && isIntroduced ? last - 2 : -1;
}

/** English words for a request to be reminded. */
export const REMINDING: readonly string[] = ["remind", "reminder"];

/** Requests to be reminded, although they are negations by their form, by language; folded. */
const FORGETTING = byLanguage({
  en: "don t let me forget; dont let me forget; do not let me forget; don t let us forget; dont let us forget; do not let us forget; never let me forget",
  cs: "nenech me zapomenout; nenechte me zapomenout; at nezapomenu; at nezapomeneme; nedovol mi zapomenout",
  de: "lass mich nicht vergessen; lassen sie mich nicht vergessen; lass uns nicht vergessen",
  pl: "nie pozwol mi zapomniec; nie daj mi zapomniec; zebym nie zapomnial; zebym nie zapomniala",
  es: "no me dejes olvidar; no dejes que olvide; no dejes que me olvide; que no se me olvide; que no me olvide",
  fr: "ne me laisse pas oublier; ne me laissez pas oublier; ne nous laisse pas oublier; que je n oublie pas",
});

/** The last token of "don't let me forget" and the like at a token; undefined if there is none. */
export function findForgetting(tokens: readonly Token[], i: number, { code }: Lexicon): number | undefined {
  const phrases = FORGETTING.get(code);
  return phrases === undefined ? undefined : matchPhrase(phrases, tokens, i);
}

/** English verbs and nouns for the request to be woken, which asks for an alarm. */
export const WAKING: { verbs: readonly string[]; nouns: readonly string[] } = {
  verbs: ["create", "schedule"],
  nouns: ["alarm"],
};

/** The one who speaks, as the object of a verb, by language; folded. */
const SPEAKER: Readonly<Record<string, RegExp>> = {
  en: /^(me|us)$/,
  cs: /^(me|nas)$/,
  de: /^(mich|uns)$/,
  pl: /^(mnie|nas)$/,
  es: /^(me|nos)$/,
  fr: /^(moi|nous|me)$/,
};

/** Whether a verb of waking has the one who speaks as its object: "wake me at six", "despiértame a las seis". */
export function isOwnWaking(tokens: readonly Token[], verb: number, { code }: Lexicon): boolean {
  const isEnclitic = code === "es" && /(me|nos)$/.test(tokens[verb]?.word ?? "");
  return isEnclitic || SPEAKER[code]?.test(tokens[verb + 1]?.word ?? "") === true;
}

/** English words for the request to tell somebody something. */
export const MESSAGING: readonly string[] = ["message", "send", "notify"];

/** Most words between "let" and "know". */
const MAX_LISTENER = 4;

/** Whether a token starts "let … know" for another person: "let the crew know that …". */
export function isLetKnow(tokens: readonly Token[], i: number, { code }: Lexicon): boolean {
  return (
    code === "en" &&
    tokens[i]?.word === "let" &&
    !/^(me|us|s)$/.test(tokens[i + 1]?.word ?? "") &&
    tokens.slice(i + 2, i + 2 + MAX_LISTENER).some(({ word }) => word === "know")
  );
}

/** Commands to inform a person, by language; folded. */
const INFORMS: Readonly<Record<string, RegExp>> = {
  en: /^tell$/,
  cs: /^(rekni|reknete|vyrid|vyridte)$/,
  de: /^(sag|sage|sagt)$/,
  pl: /^(powiedz|powiedzcie|przekaz)$/,
  es: /^(dile|diles|digale|digales)$/,
  fr: /^(dis|dites)$/,
};
/** Who asks to be informed, or what is asked for: "tell me the depth", "sag mir, wie …". */
const ANSWERED =
  /^(me|us|mi|nam|mne|mir|uns|moi|nous|something|more|about|neco|co|kolik|etwas|was|wie|cos|ile|algo|si|ce|que|combien|if|whether|zda|jestli|ob|czy)$/;

/** Whether a token commands to inform another person: "tell the skipper we sail at nine". */
export function isInformingOther(tokens: readonly Token[], i: number, lexicon: Lexicon): boolean {
  const { code, questionWords, courtesy } = lexicon;
  const next = tokens[i + 1];
  return (
    INFORMS[code]?.test(tokens[i]?.word ?? "") === true &&
    next?.kind === "word" &&
    /^ $/.test(next.gap) &&
    !ANSWERED.test(next.word) &&
    !questionWords.has(next.word) &&
    !courtesy.has(next.word) &&
    tokens[i + 3] !== undefined
  );
}
