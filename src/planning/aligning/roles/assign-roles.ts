import type { JsonObject } from "../../../base/json.ts";
import type { SpanRole } from "../../../contract/tool.ts";
import { NEGATIONS } from "../../../language/negations.ts";
import { isReadingVerb } from "../../../language/verbs.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { Filling } from "../filling/filling.ts";
import type { WordForm } from "../match-words.ts";
import { isBareComparative, type Request } from "../request-words.ts";
import { serviceTokens, subjectTokens } from "../service-names.ts";
import { findNounTokens, headAgreement, headOf, isNounOf, STRONG_MATCH } from "../verb-agreement.ts";
import { isLimitGiven, isNounOfGiven, isOrderEnd, isValueBesideGiven } from "./beside-values.ts";
import { contextForms, explain, isAttribute, isExplainedByContext, isFilterIgnored } from "./explain-word.ts";
import {
  isAskedState,
  isAskedVerb,
  isAwaited,
  isContainer,
  isDegree,
  isDescribedBefore,
  isInitials,
  isLightVerb,
  isLink,
  isMovement,
  isNamePart,
  isNameRest,
  isNew,
  isReason,
  isRepeated,
} from "./light-words.ts";
import { isDimensionOf, isMeasuredBy } from "./measured-words.ts";
import {
  isApposition,
  isLabel,
  isNounOfChoice,
  isPerUnit,
  isTitleOf,
  isTypeNoun,
  isUnit,
} from "./nouns-of-values.ts";
import type { TokenRole } from "./token-role.ts";
import {
  unusedAmounts,
  unusedBounds,
  unusedDays,
  unusedListener,
  unusedRecurrences,
  unusedRepeats,
} from "./unused-values.ts";

/**
 * What each token of the request does for the operation: first the tokens of arguments and of the action, then the
 * other words, which the operation, the context or the words around them may explain. Values without a use are left
 * over, even if their words have no content.
 */
export function assignRoles(
  request: Request,
  profile: OperationProfile,
  filling: Filling,
  verb: number | null,
  context: JsonObject,
): TokenRole[] {
  const { filled } = filling;
  const keys = contextForms(context);
  const { words, action } = request;
  const roles: TokenRole[] = words.map(({ isContent, clause, index, token }) => ({
    role: isContent ? null : clause.frame.has(index) && token.kind === "word" ? "courtesy" : null,
  }));
  const put = (i: number, role: SpanRole, detail?: string) => {
    roles[i] = { role, ...(detail !== undefined && { detail }) };
  };
  for (const { slot, tokens, source, value } of filled)
    if (source === "query")
      for (const i of withLead(request, tokens, value === false)) put(i, "argument", slot.path.join("."));
  const head = action?.commanded ? null : headOf(request);
  if (head !== null && headAgreement(request, profile) > 0) put(head.index, "action");
  if ((verb ?? 0) > 0)
    for (const i of findNounTokens(request, profile)) if (roles[i]?.role !== "argument") put(i, "action");
  const isActionUsed = (verb ?? 0) > 0 || (profile.reads && action?.verbs.some(isReadingVerb));
  if (isActionUsed) for (const i of action?.tokens ?? []) if (roles[i]?.role !== "argument") put(i, "action");
  words.forEach(({ isContent }, i) => {
    if (!isContent || roles[i]?.role) return;
    roles[i] = isFilterIgnored(request, profile, filling, i)
      ? { role: "not_understood" }
      : roleOf({ request, profile, filling, keys }, i);
  });
  for (const i of [...serviceTokens(request, profile), ...subjectTokens(request, profile)])
    if (roles[i]?.role === "not_understood" || roles[i]?.role === null) roles[i] = { role: "resource" };
  const unused = [
    ...unusedDays(request, roles),
    ...unusedBounds(request, profile, filled),
    ...unusedAmounts(request, filled),
    ...unusedRepeats(request, roles),
    ...unusedRecurrences(request, filled),
    ...unusedListener(request, filled),
  ];
  for (const i of unused) roles[i] = { role: "not_understood" };
  return roles;
}

/**
 * Includes the words that introduce a value: "the past 40 minutes", "under the name X", "at most 12", and "nicht"
 * before a flag that is denied.
 */
function withLead({ words, reading }: Request, tokens: readonly number[], isDenied: boolean): number[] {
  const [first] = tokens;
  if (first === undefined) return [];
  const lead: number[] = [];
  for (let i = first - 1; i >= Math.max(0, first - 3); i--) {
    const token = words[i]?.token;
    if (token === undefined || isBareComparative(token, words[i + 1]?.token)) break;
    // "for tomorrow: budget review", "add two spare anchors"
    const isDate = reading.values.some(({ kind, first, last }) => kind === "date" && i >= first && i <= last);
    if (isDate || (reading.lexicon.numbers.get(token.word) ?? 0) > 1) break;
    const { word } = token;
    // "order 7": the word for an order of things does not introduce a number.
    const parts = reading.lexicon.prepositions.get(word)?.filter((part) => part !== "sorted") ?? [];
    const isDenial = isDenied && NEGATIONS.test(word);
    const isLead =
      isDenial || reading.lexicon.times.has(word) || reading.lexicon.ordinals.has(word) || parts.length > 0;
    if (!isLead && !reading.lexicon.functionWords.has(word)) break;
    if (isLead) lead.push(i);
  }
  return [...tokens, ...lead];
}

interface RoleParts {
  request: Request;
  profile: OperationProfile;
  filling: Filling;
  /** Words of the context's keys. */
  keys: readonly WordForm[];
}

/** The role of a word that is neither an argument nor the action. */
function roleOf({ request, profile, filling, keys }: RoleParts, i: number): TokenRole {
  const { action, words, reading } = request;
  const { filled } = filling;
  const word = words[i];
  const isCommanded = action?.commanded === true && action.tokens.includes(i);
  if (word === undefined || (isCommanded && !(profile.reads && isNounOf(request, profile))))
    return { role: "not_understood" };
  const explained = word.token.kind === "word" ? explain(request, profile, filling, i) : null;
  if (explained !== null) return { role: explained };
  const isReasoning =
    word.clause.isBackground && !isNounOfGiven(request, filled, i) && !isValueBesideGiven(request, filled, i);
  if ((isReasoning && !isLimitGiven(request, profile, filling, i)) || isReason(request, i))
    return { role: "courtesy", detail: "explanation" };
  // "Crate 7 is empty." is about a crate and not about an amount of 7.
  const isSubject = word.clause.first === i && words[i + 1]?.token.kind === "number";
  if (word.clause.isBackground && isSubject) return { role: "not_understood" };
  const isIgnorable =
    profile.reads &&
    (reading.lexicon.all.has(word.token.word) ||
      (isLightVerb(request, i) && !isAttribute(request, profile, i)) ||
      isDegree(request, i));
  if (
    isIgnorable ||
    isApposition(request, profile, filled, i) ||
    isUnit(request, profile, filling, i) ||
    isDimensionOf(request, filled, i) ||
    isMeasuredBy(request, profile, filled, i) ||
    isPerUnit(request, filling, i) ||
    isContainer(request, profile, i) ||
    isTitleOf(request, filled, i) ||
    isLabel(request, profile, filled, i) ||
    isNounOfChoice(request, filled, i) ||
    isNameRest(request, profile, filled, i) ||
    isNamePart(request, profile, filled, i) ||
    isDescribedBefore(request, profile, filled, i) ||
    isInitials(request, profile, i) ||
    isTypeNoun(request, profile, filled, i) ||
    isRepeated(request, filled, i) ||
    isMovement(request, filled, i) ||
    isOrderEnd(request, filled, i) ||
    isNew(request, profile, i) ||
    isAwaited(request, profile, filled, i) ||
    (profile.reads &&
      (isLink(request, profile, filled, i) || isAskedVerb(request, profile, i) || isAskedState(request, i)))
  )
    return { role: "qualifier", isAssumed: true };
  const isKnown =
    isExplainedByContext(request, filled, i, profile.reads) ||
    keys.some((key) => request.match(i, key) >= STRONG_MATCH);
  return { role: isKnown ? "known_value" : "not_understood" };
}
