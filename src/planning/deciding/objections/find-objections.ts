import type { Objection } from "../../../contract/decision.ts";
import { CREATES } from "../../aligning/describe-operation.ts";
import { SURE } from "../../aligning/match-words.ts";
import type { Request } from "../../aligning/request-words.ts";
import type { Ranked } from "../score.ts";
import { isAdviceAsked } from "./advice.ts";
import { type Check, type Judged, judge } from "./check.ts";
import { CHECKS_OF_READS } from "./checks-of-reads.ts";
import { CHECKS_OF_WRITES } from "./checks-of-writes.ts";
import { isClauseUsed, isCutFromCode, isOnlyPlace, isOrderIgnored } from "./ignored-parts.ts";
import { isCreationOfKnown, isEmptyChange, lacksBody, lacksObject } from "./incomplete-calls.ts";
import { areCodesSplit, isLimitOfAttribute, isOtherPartNamed, isOwnerTaken } from "./other-parts.ts";
import { isOppositeDirection } from "./other-targets.ts";
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
import { isOtherDimension } from "./values/other-dimensions.ts";
import {
  isChoiceOfAll,
  isDayOfPeriod,
  isEndOfListed,
  isJoinedForOther,
  isOtherValueSaid,
  isPlaceIgnored,
} from "./values/partial-values.ts";
import { isValueOfOther } from "./values/values-of-others.ts";

/** What speaks against any call. */
const CHECKS_OF_CALLS: readonly Check[] = [
  ["leftover", isPartIgnored],
  ["twin", ({ request, best, others }) => others.some((other) => isTwin(request, best, other))],
  ["missing", isIncomplete],
  ["other_action", ({ request, best, others }) => isValueOfOther(request, best, others)],
  ["advice", isAdviceAsked],
  ["several", hasSeveralCommands],
];

/** Checks that apply regardless of the weights. */
export function findObjections(request: Request, best: Ranked, others: readonly Ranked[]): Objection[] {
  const judged = judge(request, best, others);
  const checks = [...CHECKS_OF_CALLS, ...(best.profile.reads ? CHECKS_OF_READS : CHECKS_OF_WRITES)];
  const objections = new Set<Objection>();
  for (const [objection, applies] of checks)
    if (!objections.has(objection) && applies(judged)) objections.add(objection);
  return [...objections];
}

/** Whether a part of the request has no effect on the call. */
function isPartIgnored({ request, best }: Judged): boolean {
  return (
    best.leftover.length > 0 ||
    isOnlyPlace(best) ||
    isCutFromCode(request, best) ||
    isChoiceOfAll(request, best) ||
    isOrderIgnored(request, best) ||
    isOtherValueSaid(request, best) ||
    isJoinedForOther(request, best) ||
    isPlaceIgnored(request, best) ||
    isEndOfListed(request, best) ||
    isOtherPartNamed(request, best) ||
    isLimitOfAttribute(request, best) ||
    areCodesSplit(request, best) ||
    isOwnerTaken(request, best) ||
    (best.profile.reads &&
      (isDayOfPeriod(request, best) || isOppositeDirection(request, best) || isOtherDimension(request, best)))
  );
}

/** Whether the request may as well ask for the other operation. */
function isTwin(request: Request, best: Ranked, other: Ranked): boolean {
  if (
    areUpdatesOfOne(best, other) ||
    isRehearsed(best, other) ||
    isSearchOf(best, other) ||
    (best.candidate.fields.path.endsWith("}") && isPartOf(best, other) && isUnnamedPart(request, other)) ||
    (counts(best) && !counts(other) && asksHowMany(request))
  )
    return false;
  return (
    isIndistinguishable(best, other) ||
    isPartOfCompound(request, best, other) ||
    isNamedElsewhere(best, other) ||
    searchesElsewhere(best, other) ||
    readsElsewhere(best, other) ||
    isUndetermined(request, best, other) ||
    isUnnamed(best, other) ||
    isAsGood(request, best, other)
  );
}

/** Whether the call would lack something, although no single argument may be required. */
function isIncomplete({ request, best }: Judged): boolean {
  return (
    best.filling.missing.length > 0 ||
    isEmptyChange(best) ||
    lacksBody(best) ||
    lacksObject(best) ||
    isCreationOfKnown(request, best)
  );
}

/** Whether the request commands more than one call can do. */
function hasSeveralCommands({ request, best }: Judged): boolean {
  const commands = request.reading.clauses.filter(
    (clause) =>
      clause.mood === "command" &&
      clause.actions.some(({ commanded }) => commanded) &&
      (clause === request.main || !isClauseUsed(request, best, clause)),
  );
  return commands.length > 1;
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
    !isOnlyReasoned(request, other) &&
    !isFormOfOwnIds(best, other) &&
    !(renews(request, best) && !other.profile.updates && !createsNew(request, other)) &&
    !isOnCollection(best, other) &&
    !isChangeOfCreated(request, best, other) &&
    findObjections(request, other, []).length === 0
  );
}

/** Whether all that the other operation is given is a reason: "done with the regatta, clear the list". */
function isOnlyReasoned({ words }: Request, { filling }: Ranked): boolean {
  const said = filling.filled.filter(({ source }) => source === "query").flatMap(({ tokens }) => tokens);
  return said.length > 0 && said.every((i) => words[i]?.clause.isBackground === true);
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
