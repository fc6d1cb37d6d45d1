import { isPlural } from "../../../language/base-forms.ts";
import { isReadingVerb } from "../../../language/verbs.ts";
import { CREATES } from "../../aligning/describe-operation.ts";
import { SURE } from "../../aligning/match-words.ts";
import type { Request } from "../../aligning/request-words.ts";
import { headAgreement, headOf, isNounOf } from "../../aligning/verb-agreement.ts";
import { isNegationUsed, isReplacedAfter } from "../given-negations.ts";
import { isConditionGiven } from "../given-words.ts";
import type { Ranked } from "../score.ts";
import {
  isClauseUsed,
  isCreationOfKnown,
  isCutFromCode,
  isDayOfPeriod,
  isEmptyChange,
  isExclusionIgnored,
  isNewValueIgnored,
  isOnlyPlace,
  isOrderedByName,
  isOrderIgnored,
  isOtherValueSaid,
  lacksBody,
  lacksObject,
  leavesOut,
} from "./ignored-parts.ts";
import { isApproximate, isOtherUnit, isPartial, isRelative, isTimeIgnored } from "./inexact-values.ts";
import {
  COMPUTES,
  isActionOfAction,
  isDestination,
  isGoalUnsaid,
  isOrigin,
  isPartUnnamed,
  isStateIgnored,
  isStateOfCreated,
  isTakenAway,
  isThingUnnamed,
  isVerbOfOther,
  returnsFile,
} from "./other-actions.ts";
import { isOtherDimension } from "./other-dimensions.ts";
import {
  asksForOthers,
  isCodeOfOther,
  isCountForId,
  isCountOfMany,
  isIdOfArgument,
  isIdOfOther,
  isNameOfOther,
  isNeighbour,
  isNumberOfCreated,
  isNumberOfOther,
  isOnlyPart,
  isOppositeDirection,
  isYearForNumber,
} from "./other-targets.ts";
import { isAlternative, isDoubtful, isTakenBack } from "./retracted.ts";
import {
  areUpdatesOfOne,
  createsNew,
  isActionSaid,
  isAlikeElsewhere,
  isChangeOfCreated,
  isFormOfOwnIds,
  isIndistinguishable,
  isNamedElsewhere,
  isOnCollection,
  isPartOf,
  isPartOfCompound,
  isRehearsed,
  isSearchOf,
  isUndetermined,
  isUnnamed,
  isUnnamedPart,
  readsElsewhere,
  renews,
  searchesElsewhere,
} from "./twins.ts";

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
  add(
    "leftover",
    leftover.length > 0 ||
      isOnlyPlace(best) ||
      isCutFromCode(request, best) ||
      isOrderIgnored(request, best) ||
      isOtherValueSaid(request, best) ||
      (profile.reads && isDayOfPeriod(request, best)) ||
      (profile.reads && isOppositeDirection(best)) ||
      (profile.reads && isOtherDimension(request, best)),
  );
  add(
    "twin",
    others.some(
      (other) =>
        !areUpdatesOfOne(best, other) &&
        !isRehearsed(best, other) &&
        !isSearchOf(best, other) &&
        !(
          best.candidate.fields.path.endsWith("}") &&
          isPartOf(best, other) &&
          isUnnamedPart(request, other)
        ) &&
        !(asksHowMany(request) && counts(best) && !counts(other)) &&
        (isIndistinguishable(best, other) ||
          isPartOfCompound(request, best, other) ||
          isNamedElsewhere(best, other) ||
          searchesElsewhere(best, other) ||
          readsElsewhere(best, other) ||
          isUndetermined(request, best, other) ||
          isUnnamed(best, other) ||
          isAsGood(request, best, other)),
    ),
  );
  // "forecast for Ghent" is a noun of the operation, not a prediction.
  const isNoun =
    profile.reads &&
    action !== null &&
    (best.roles[action.tokens[0] ?? -1]?.role === "resource" ||
      isNounOf(request, profile) ||
      isModifying(request, best, action.tokens[0] ?? -1));
  add(
    "missing",
    filling.missing.length > 0 ||
      isEmptyChange(best) ||
      lacksBody(best) ||
      lacksObject(best) ||
      isCreationOfKnown(request, best),
  );
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
      ((commands || main.mood === "statement" || forbids(request)) && main.negated) ||
        isExclusionIgnored(request, best) ||
        leavesOut(request, best),
    );
    add("reported", main.mood === "statement" && main.reported && isReportSearched(request, best));
    add("past", main.isBackground || reportsPastAction(request));
    const isFile = action?.verbs.includes("download") === true && returnsFile(profile);
    const isOther = !isReadCommand || (action?.verbs.every((each) => COMPUTES.has(each)) === true && !isFile);
    const isUnknown = startsWithVerb(request) && headAgreement(request, profile) === 0;
    add(
      "other_action",
      (commands && isOther && !isNoun && (verb ?? 0) < 0.8) ||
        isUnknown ||
        isCountForId(request, best) ||
        isYearForNumber(request, best) ||
        asksForOthers(request, best, others) ||
        isCodeOfOther(request, best, others) ||
        isNumberOfOther(request, best, others),
    );
    return objections;
  }
  const isOrdered = !commands && isOrderedByName(request, best, others);
  add("not_commanded", !commands && !isOrdered);
  add("write_for_question", main.mood === "question" || main.mood === "show");
  add(
    "other_action",
    ((verb ?? 0) < 0.8 && !isOrdered) ||
      isPartUnnamed(request, best) ||
      isThingUnnamed(request, best) ||
      isStateOfCreated(request, best) ||
      isDestination(request, best) ||
      isGoalUnsaid(request, best) ||
      isVerbOfOther(request, best, others) ||
      isOnlyPart(request, best) ||
      isNumberOfOther(request, best, others) ||
      isNumberOfCreated(request, best) ||
      isCodeOfOther(request, best, others) ||
      isIdOfOther(request, best) ||
      isIdOfArgument(request, best) ||
      isNameOfOther(request, best) ||
      isActionOfAction(request, best) ||
      isOrigin(request, best) ||
      isTakenAway(request, best) ||
      isStateIgnored(request, best) ||
      isNeighbour(request, best) ||
      isOppositeDirection(best) ||
      isCountOfMany(request, best),
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
    "other_action",
    isRelative(request, best) || isOtherUnit(request, best) || isOtherDimension(request, best),
  );
  add(
    "leftover",
    isNewValueIgnored(request, best) ||
      isApproximate(request, best) ||
      isPartial(request, best) ||
      isTimeIgnored(request, best),
  );
  add("negated", leavesOut(request, best));
  add("reported", isTakenBack(request, best));
  add("conditional", isDoubtful(request, best));
  add("several", isAlternative(request, best));
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

const HOW_MANY = /^(how many|kolik|wie viele|wieviele|ile|cuant[oa]s|combien)\b/;

function asksHowMany({ main, words }: Request): boolean {
  const said = words.slice(main.first, main.first + 3).map(({ token }) => token.word);
  return HOW_MANY.test(said.join(" "));
}

/** Whether an operation returns a number of things. */
function counts({ profile }: Ranked): boolean {
  return (
    profile.reads && profile.words.some(({ place, stem }) => place === "name" && /^(count|total)$/.test(stem))
  );
}

const SLIGHTLY_LESS = 1.5;

/** What the verb of an operation of another API may lack: `DELETE` and `/cancel` both cancel. */
const SYNONYMOUS = 0.2;

/** Whether another write without objections matches almost as well. */
function isAsGood(request: Request, best: Ranked, other: Ranked): boolean {
  const verb = (best.verb ?? 0) - (isAlikeElsewhere(best, other) ? SYNONYMOUS : 0);
  return (
    !best.profile.reads &&
    !other.profile.reads &&
    (other.score >= best.score - SLIGHTLY_LESS || isAlikeElsewhere(best, other)) &&
    (other.verb ?? 0) >= verb &&
    !(isActionSaid(request, best) && !isActionSaid(request, other)) &&
    !isObjectOf(request, best, other) &&
    !isFormOfOwnIds(best, other) &&
    !(renews(request, best) && !other.profile.updates && !createsNew(request, other)) &&
    !isOnCollection(best, other) &&
    !isChangeOfCreated(request, best, other) &&
    findObjections(request, other, []).length === 0
  );
}

/**
 * Whether the object of a creation is the resource of the first operation and not of the other one, which has
 * a later word: "create a goal for product 5" creates no product.
 */
function isObjectOf({ words, match, action }: Request, best: Ranked, other: Ranked): boolean {
  const verb = action?.tokens.at(-1);
  if (verb === undefined || action?.commanded !== true || !action.verbs.some((each) => CREATES.has(each)))
    return false;
  const objectOf = ({ profile: { nouns } }: Ranked) =>
    words.findIndex(
      ({ index, token }) =>
        index > verb && token.kind === "word" && nouns.some((noun) => match(index, noun) >= SURE),
    );
  const [own, theirs] = [objectOf(best), objectOf(other)];
  return own > 0 && theirs > own;
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
