import { isPlural } from "../../../language/base-forms.ts";
import { isReadingVerb } from "../../../language/verbs.ts";
import { SURE } from "../../aligning/match-words.ts";
import type { Request } from "../../aligning/request-words.ts";
import { headAgreement, headOf, isNounOf } from "../../aligning/verb-agreement.ts";
import type { Ranked } from "../score.ts";
import { isVerbOfWrite } from "./advice.ts";
import type { Check, Judged } from "./check.ts";
import { isExcludedChosen, isExclusionIgnored, leavesOut } from "./exclusions.ts";
import { COMPUTES, returnsFile } from "./other-actions.ts";
import { asksForOthers, isCodeOfOther } from "./other-targets.ts";
import { isOtherCurrency } from "./values/other-currencies.ts";
import {
  isCountForId,
  isCountTaken,
  isExactForBound,
  isNumberOfOther,
  isRangeSplit,
  isYearForNumber,
} from "./values/other-numbers.ts";

/** What speaks against a read, beside the checks of every call. */
export const CHECKS_OF_READS: readonly Check[] = [
  [
    "leftover",
    ({ request, best }) =>
      isCountTaken(request, best) ||
      isOtherCurrency(request, best) ||
      isExactForBound(request, best) ||
      isRangeSplit(request, best),
  ],
  [
    "negated",
    ({ request, best, commands }) => {
      const { main } = request;
      const isForbidden = main.negated && (commands || main.mood === "statement" || forbids(request));
      return (
        isForbidden ||
        isExclusionIgnored(request, best) ||
        isExcludedChosen(request, best) ||
        leavesOut(request, best)
      );
    },
  ],
  [
    "reported",
    ({ request, best }) =>
      request.main.mood === "statement" && request.main.reported && isReportSearched(request, best),
  ],
  ["past", ({ request }) => request.main.isBackground || reportsPastAction(request)],
  [
    "other_action",
    (judged) =>
      isOtherCommand(judged) ||
      isObliged(judged.request) ||
      isUnknownCommand(judged) ||
      isOtherValue(judged) ||
      isOtherTarget(judged) ||
      isOneOfAll(judged),
  ],
];

/** Whether the request commands something else than to read. */
function isOtherCommand(judged: Judged): boolean {
  const { request, best, commands } = judged;
  const { profile, verb, roles } = best;
  const { action } = request;
  if (!commands || action?.isWanted || (verb ?? 0) >= 0.8) return false;
  const verbs = action?.verbs ?? [];
  const isComputed = action !== null && verbs.every((each) => COMPUTES.has(each));
  const isFile = verbs.includes("download") && returnsFile(profile);
  const isRead = verbs.some(isReadingVerb) && (!isComputed || isFile);
  // "forecast for Ghent" is a noun of the operation, not a prediction.
  const [first = -1] = action?.tokens ?? [];
  const isNoun =
    action !== null &&
    (roles[first]?.role === "resource" || isNounOf(request, profile) || isModifying(request, best, first));
  return !isNoun && (!isRead || isVerbOfWrite(judged));
}

/** Words for what must be done, by language; folded. */
const OBLIGED: Readonly<Record<string, RegExp>> = {
  en: /^(must|should|(has|have|needs?|ought) to)( be)? /,
  cs: /^(se )?(musi|mel[ao]? by|ma) (se |byt )/,
  de: /^(muss|mussen|soll|sollte|sollen) /,
  pl: /^(musi|powinn[ao]|powinien|trzeba|nalezy) /,
  es: /^(debe|deberia|tiene que|ha de) /,
  fr: /^(doit|devrait|est a) /,
};

/** "Loan 4711 has to be cancelled" asks for more than its record. */
function isObliged({ words, main, reading }: Request): boolean {
  if (main.mood === "question" || main.mood === "show") return false;
  return words.some(({ token, index }) => {
    const said = words.slice(index + 1, index + 4).map((each) => `${each.token.word} `);
    return (
      /^(number|code|uuid)$/.test(token.kind) && OBLIGED[reading.lexicon.code]?.test(said.join("")) === true
    );
  });
}

/** Whether the request begins with a verb that nothing knows. */
function isUnknownCommand({ request, best }: Judged): boolean {
  return startsWithVerb(request) && headAgreement(request, best.profile) === 0;
}

/** Whether a value does not mean what the argument takes. */
function isOtherValue({ request, best }: Judged): boolean {
  return isCountForId(request, best) || isYearForNumber(request, best);
}

/** Whether the request is about something that another operation reads. */
function isOtherTarget({ request, best, others }: Judged): boolean {
  return (
    asksForOthers(request, best, others) ||
    isCodeOfOther(request, best, others) ||
    isNumberOfOther(request, best, others)
  );
}

/** Whether a request for all of something is taken for one of them whose id is a common word: "all wooden boats". */
function isOneOfAll({ request: { words, reading }, best: { profile, filling, candidate } }: Judged): boolean {
  return (
    candidate.fields.path.endsWith("}") &&
    words.some(({ token }) => reading.lexicon.all.has(token.word)) &&
    filling.filled.some(
      ({ slot, source, tokens: [first = -1] }) =>
        profile.owners.has(slot.name) &&
        slot.values.length === 0 &&
        source === "query" &&
        words[first]?.token.quote === -1 &&
        /^\p{Ll}+$/u.test(words[first].token.text),
    )
  );
}

/** Definite articles, by language; folded. */
const ARTICLES: Readonly<Record<string, RegExp>> = {
  de: /^(den|die|das|dem|der)$/,
  es: /^(el|la|los|las)$/,
  fr: /^(le|la|les|l|ce|cette|cet|ces)$/,
};

/** "Barniza la silla 7": an unknown word at the start before an article is a verb, as no noun precedes an article. */
function startsWithVerb(request: Request): boolean {
  const head = headOf(request);
  const next = request.words[(head?.index ?? 0) + 1]?.token;
  return (
    head !== null && next?.gap === " " && ARTICLES[request.reading.lexicon.code]?.test(next.word) === true
  );
}

/** Whether a word that can be a verb modifies the resource after it: "dock rules". */
function isModifying({ words, match }: Request, { profile, roles }: Ranked, i: number): boolean {
  return (
    roles[i + 1]?.role === "resource" &&
    words[i + 1]?.token.gap === " " &&
    isPlural(words[i + 1]?.token.word ?? "") &&
    profile.words.some((own) => own.place !== "text" && !own.isVerb && match(i, own) >= SURE)
  );
}

/** Whether an English clause forbids an action: "don't renew it", but not "don't we have any?". */
function forbids({ main, words, reading: { lexicon } }: Request): boolean {
  const said = words.slice(main.first, main.first + 3).map(({ token }) => token.word);
  const [verb = ""] = said[0] === "never" ? said.slice(1) : said.slice(2);
  return (
    lexicon.code === "en" &&
    /^(don t|do not|never)\b/.test(said.join(" ")) &&
    !lexicon.functionWords.has(verb) &&
    lexicon.verbsOf(verb).length > 0
  );
}

/** Sentences about an action of the speaker in the past, by language; folded. English is read by its verbs. */
const DID: Readonly<Record<string, RegExp>> = {
  cs: /^(?!.*\b(kter|co |jak|kdy|kde|kolik))(.* )?(js(em|me) \S+l[aiy]?|\S+l[aiy]? js(em|me))\b/,
  de: /^(gestern |heute |eben |vorhin )?(ich habe|wir haben|habe ich|haben wir) .*\S(t|en)$/,
  pl: /^(?!.*\b(ktor|co |jak|kiedy|gdzie|ile))(.* )?\S{3,}l(em|am|ismy|ysmy)\b/,
  es: /^(ayer |hoy |ya )?(he|hemos) \S+[ai]do\b/,
  fr: /^(hier |deja )?(j ai|nous avons) \S+\b/,
};

/** Whether a sentence only reports a past action: "we took episode 7 offline". */
function reportsPastAction({ main, words, reading }: Request): boolean {
  const [subject, verb] = [words[main.first]?.token, words[main.first + 1]?.token];
  const said = words.slice(main.first, main.last + 1).map(({ token }) => token.word);
  // "I forgot my password" names no action of an operation, and asks for help.
  const isKnown = main.actions.length > 0 && /^(phrase|statement)$/.test(main.mood);
  if (isKnown && DID[reading.lexicon.code]?.test(said.join(" "))) return true;
  return (
    reading.lexicon.code === "en" &&
    main.mood === "phrase" &&
    /^(i|we|he|she|they|some(body|one))$/.test(subject?.word ?? "") &&
    verb?.kind === "word" &&
    !reading.lexicon.commands.has(verb.word) &&
    (reading.lexicon.verbsOf(verb.word).length > 0 || /^(lost|won|sold|met|found|left)$/.test(verb.word))
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
