import { matchPhrase } from "../../../language/tokenize.ts";
import type { Request } from "../../aligning/request-words.ts";
import { STRONG_MATCH } from "../../aligning/verb-agreement.ts";
import { isNegationUsed, isReplacedAfter } from "../given-negations.ts";
import { isConditionGiven } from "../given-words.ts";
import type { Ranked } from "../score.ts";
import type { Check, Judged } from "./check.ts";
import { isAnswerWanted, isClauseDenied, isReadElsewhere } from "./clauses-as-texts.ts";
import { isOneOfDeleted, isPartOfDeleted } from "./deletions.ts";
import { isNothingWanted, leavesOut } from "./exclusions.ts";
import { isFieldInText } from "./fields-in-texts.ts";
import { isKept, isOnlyPrepared } from "./governed-actions.ts";
import { isNewValueIgnored } from "./ignored-parts.ts";
import { isNeighbour } from "./neighbours.ts";
import { isOnlyPart } from "./only-part.ts";
import { isOrderedByName } from "./ordered-by-name.ts";
import {
  isActionOfAction,
  isDestination,
  isGoalUnsaid,
  isOrigin,
  isPartUnnamed,
  isStateIgnored,
  isStateOfCreated,
  isThingUnnamed,
  isVerbOfOther,
} from "./other-actions.ts";
import {
  isCodeOfOther,
  isIdOfArgument,
  isIdOfOther,
  isNameOfOther,
  isOfOtherKind,
  isOfUnrelatedNoun,
  isOppositeDirection,
  isOtherThanCode,
  isThingForPlace,
} from "./other-targets.ts";
import { isAlternative, isDoubtful, isHadAlready, isOnAndOff, isTakenBack } from "./retracted.ts";
import { isOutcomeStated } from "./stated-outcomes.ts";
import { isOpenedByCode, isTakenAway } from "./taken-or-shown.ts";
import { isDoubtfulTime } from "./values/doubtful-times.ts";
import { isImpossibleAmount } from "./values/impossible-amounts.ts";
import { isApproximate, isOtherUnit, isPartial, isRelative, isTimeIgnored } from "./values/inexact-values.ts";
import { isOpenTime } from "./values/open-times.ts";
import { isOtherDimension } from "./values/other-dimensions.ts";
import { isCountOfMany, isNumberOfCreated, isNumberOfOther } from "./values/other-numbers.ts";
import { isRepetitionChanged, isUnitForFrequency } from "./values/repetitions.ts";
import { isAnswerAsked, isSecondLost } from "./values/second-values.ts";
import { isStrayNumber } from "./values/stray-numbers.ts";

/** What speaks against a write, beside the checks of every call. Users see the reasons in this order. */
export const CHECKS_OF_WRITES: readonly Check[] = [
  ["not_commanded", (judged) => !judged.commands && !isOrdered(judged)],
  ["write_for_question", ({ request: { main } }) => main.mood === "question" || main.mood === "show"],
  [
    "other_action",
    (judged) =>
      isOtherVerb(judged) || isMoreOrLess(judged) || isOtherTarget(judged) || isOtherDirection(judged),
  ],
  ["negated", ({ request, best }) => isNegationIgnored(request, best)],
  [
    "other_action",
    ({ request, best }) =>
      isRelative(request, best) || isOtherUnit(request, best) || isOtherDimension(request, best),
  ],
  ["leftover", ({ request, best }) => isValueIgnored(request, best)],
  ["leftover", ({ best }) => isImpossibleAmount(best)],
  ["negated", ({ request, best }) => leavesOut(request, best) || isNothingWanted(request, best)],
  ["negated", ({ request, best }) => isClauseDenied(request, best)],
  [
    "advice",
    ({ request, best, others }) => isAnswerWanted(request) || isReadElsewhere(request, best, others),
  ],
  ["reported", ({ request, best }) => isTakenBack(request, best) || isHadAlready(request, best)],
  ["reported", ({ request, best }) => isOutcomeStated(request, best)],
  ["conditional", ({ request, best }) => isDoubtful(request, best)],
  [
    "several",
    ({ request, best }) =>
      isAlternative(request, best) ||
      isOnAndOff(request, best) ||
      isSecondLost(request, best) ||
      isAnswerAsked(request),
  ],
  ["conditional", ({ request, best }) => isConditionIgnored(request, best)],
  [
    "reported",
    ({ request: { reading } }) =>
      reading.clauses.some(({ reported, isBackground }) => reported && !isBackground),
  ],
  ["past", ({ request }) => request.main.past],
  ["advice", ({ request: { reading } }) => reading.clauses.some(({ mood }) => mood === "advice")],
  ["not_commanded", ({ request: { reading } }) => reading.clauses.some(({ mood }) => mood === "question")],
];

/** Whether the request names the operation instead of commanding it. */
function isOrdered({ request, best, others, commands }: Judged): boolean {
  return !commands && isOrderedByName(request, best, others);
}

/** Whether the request asks for an action that the operation does not perform. */
function isOtherVerb(judged: Judged): boolean {
  const { request, best, others } = judged;
  return (
    ((best.verb ?? 0) < 0.8 && !isOrdered(judged)) ||
    isVerbOfOther(request, best, others) ||
    isActionOfAction(request, best) ||
    isOpenedByCode(request, best) ||
    isOnlyPrepared(request) ||
    isKept(request, best) ||
    isTakenAway(request, best)
  );
}

/** Whether the operation does more than the request says, or only a part of it. */
function isMoreOrLess({ request, best }: Judged): boolean {
  return (
    isPartUnnamed(request, best) ||
    isThingUnnamed(request, best) ||
    isStateOfCreated(request, best) ||
    isGoalUnsaid(request, best) ||
    isOnlyPart(request, best) ||
    isStateIgnored(request, best) ||
    isCountOfMany(request, best)
  );
}

/** Whether a value of the request identifies something else than what the operation changes. */
function isOtherTarget({ request, best, others }: Judged): boolean {
  return (
    isNumberOfOther(request, best, others) ||
    isNumberOfCreated(request, best) ||
    isCodeOfOther(request, best, others) ||
    isIdOfOther(request, best) ||
    isIdOfArgument(request, best) ||
    isNameOfOther(request, best) ||
    isOtherThanCode(request, best) ||
    isOfOtherKind(request, best, others) ||
    isOfUnrelatedNoun(request, best) ||
    isOneOfDeleted(request, best) ||
    isPartOfDeleted(request, best, others) ||
    isThingForPlace(request, best) ||
    isNeighbour(request, best)
  );
}

/** Whether the ends of a movement are exchanged. */
function isOtherDirection({ request, best }: Judged): boolean {
  return isDestination(request, best) || isOrigin(request, best) || isOppositeDirection(request, best);
}

function isNegationIgnored(request: Request, best: Ranked): boolean {
  return request.reading.clauses.some(
    ({ negations, isBackground }) =>
      !isBackground &&
      negations.some(
        (i) =>
          !isNegationUsed(request, best, i) &&
          !isReplacedAfter(request, best, i) &&
          !isEndingAsked(request, best, i),
      ),
  );
}

/** Verbs of operations that end what goes on. */
const STOPS = /^(stop|quit|end)$/;

/** Whether "stop watering", which is a negation, is what the operation does: "Stop watering a bed". */
function isEndingAsked({ reading, words, match }: Request, { profile }: Ranked, i: number): boolean {
  const { lexicon, tokens } = reading;
  const end = matchPhrase(lexicon.negations, tokens, i) ?? i;
  if (!lexicon.verbsOf(tokens[i]?.word ?? "").some((verb) => STOPS.test(verb))) return false;
  if (![...profile.verbs.keys()].some((verb) => STOPS.test(verb))) return false;
  const ended = words.find(({ index, isContent }) => index > end && isContent);
  return (
    ended !== undefined &&
    profile.words.some((own) => own.place === "name" && match(ended.index, own) >= STRONG_MATCH)
  );
}

/** Whether a value is taken without what the request says about it. */
function isValueIgnored(request: Request, best: Ranked): boolean {
  return (
    isNewValueIgnored(request, best) ||
    isApproximate(request, best) ||
    isPartial(request, best) ||
    isTimeIgnored(request, best) ||
    isStrayNumber(request, best) ||
    isRepetitionChanged(request, best) ||
    isUnitForFrequency(request, best) ||
    isDoubtfulTime(request, best) ||
    isOpenTime(request, best) ||
    isFieldInText(request, best)
  );
}

function isConditionIgnored(request: Request, best: Ranked): boolean {
  return request.reading.clauses.some(({ conditions }) =>
    conditions.some((i) => !isConditionGiven(request, best, best.filling.arguments, i)),
  );
}
