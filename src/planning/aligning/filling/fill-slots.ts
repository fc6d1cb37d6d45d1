import type { JsonObject } from "../../../base/json.ts";
import { stemWord } from "../../../language/stem-word.ts";
import { MAX_VALUES } from "../../reading/read-values.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { proposeAddress } from "../kinds/propose-address.ts";
import { proposeCodes, withoutCrowd } from "../kinds/propose-codes.ts";
import { proposeColours } from "../kinds/propose-colours.ts";
import { proposeComplements } from "../kinds/propose-complements.ts";
import { proposeCounted } from "../kinds/propose-counted.ts";
import { proposeDays } from "../kinds/propose-days.ts";
import { proposeHandles } from "../kinds/propose-handles.ts";
import { currencyOfItems, proposeItems } from "../kinds/propose-items.ts";
import { proposeJourney } from "../kinds/propose-journey.ts";
import { proposeKeys } from "../kinds/propose-keys.ts";
import { proposePeriods } from "../kinds/propose-periods.ts";
import { proposePlaced } from "../kinds/propose-placed.ts";
import { proposeNone, proposeReasons } from "../kinds/propose-reasons.ts";
import { proposeRecent } from "../kinds/propose-recent.ts";
import { proposeReferent } from "../kinds/propose-referent.ts";
import { proposeRooms } from "../kinds/propose-rooms.ts";
import { proposeDimensions, proposeLists } from "../kinds/propose-series.ts";
import { proposeWeekdays } from "../kinds/propose-weekdays.ts";
import { proposeListed, proposeNear } from "../listed/propose-enum.ts";
import { proposeExtremes } from "../listed/propose-extremes.ts";
import type { Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import { serviceTokens, subjectTokens } from "../service-names.ts";
import { type SlotTraits, traitsOf } from "../slot-traits.ts";
import { isLabelledElsewhere, labelBefore } from "../values/adjacent-names.ts";
import { shareExact } from "../values/exact-numbers.ts";
import { isUnnamedSecret } from "../values/misread-numbers.ts";
import { isAdjective, isNameForOther, isSetForOther } from "../values/new-values.ts";
import { proposePairs, proposeValues } from "../values/propose-values.ts";
import { isOfSeveral } from "../word-spans/nouns-around.ts";
import { proposeWrittenNames } from "../word-spans/propose-names.ts";
import { proposeWordSpans } from "../word-spans/propose-word-spans.ts";
import { chooseProposals } from "./choose-proposals.ts";
import { EXPLAINED } from "./confidence.ts";
import { createDraft, type Draft } from "./draft.ts";
import { withoutUnnamed } from "./exclude-proposals.ts";
import { emptyContradicted, fillKnown, rescueFromContext } from "./fill-from-context.ts";
import { fillFromRest } from "./fill-from-rest.ts";
import { type Filling, incompleteObject, listMissing, repeatOwners, shareDays } from "./filling.ts";
import { findReasons } from "./find-reasons.ts";
import { keepPossessives } from "./keep-possessives.ts";
import { listOpen } from "./open-slots.ts";
import { splitBrand } from "./split-brand.ts";

/** Most optional objects that are left out one after the other because they cannot be completed. */
const MAX_AVOIDED = 3;

/** Most words of a request, times arguments of the operation, that are compared. */
const MAX_COMPARED = 30_000;

/**
 * Fills the arguments of an operation from the context, the request, and schemas that allow a single
 * value. Doubtful values stay empty.
 *
 * @param isActionTaken whether the commanded verb is the operation's action and therefore not a listed
 * value
 * @param observe called with the remaining proposals and their current features before each choice
 * @param avoided dotted paths of optional objects that cannot be completed and therefore take no values
 */
export function fillSlots(
  request: Request,
  profile: OperationProfile,
  context: JsonObject,
  isActionTaken: boolean,
  observe?: (proposals: readonly Proposal[]) => void,
  avoided: ReadonlySet<string> = new Set(),
): Filling {
  const { slots } = profile;
  const draft = createDraft();
  fillKnown(draft, profile, { context, text: request.reading.text });
  // With too much to compare no value is accepted, since a partial result would be wrong.
  const isTooLong =
    request.reading.values.length >= MAX_VALUES || request.words.length * slots.length > MAX_COMPARED;
  if (!profile.reads && !isTooLong) emptyContradicted(draft, request, profile);

  const fillable = listOpen(request, profile, avoided);
  const listFree = () => fillable.filter(({ slot }) => !draft.isTaken(slot));
  const choose = (propose: (open: readonly SlotTraits[]) => readonly Proposal[]) => {
    if (isTooLong) return;
    const open = listFree();
    chooseProposals(draft, propose(open), { request, profile, open, observe });
  };
  choose((open) => proposeComposed(request, profile, open));
  const currencies = draft.accepted.flatMap((items) => currencyOfItems(request, items, listFree()));
  for (const { slot, value, tokens } of currencies)
    draft.put(slot, value, { source: "query", tokens, sure: 1 });
  choose((open) => proposeTyped(request, profile, open, isActionTaken));
  draft.sortLists();
  const explained = explainedTokens(draft, request, profile, isActionTaken);
  for (const { slot, value, tokens } of profile.reads ? [] : findReasons(request, listFree(), explained)) {
    draft.put(slot, value, { source: "query", tokens, sure: 0.9 });
    for (const i of tokens) explained.add(i);
  }
  choose((open) => proposeWords(request, profile, open, explained));
  if (profile.reads || listFree().some(({ slot }) => slot.required)) {
    const isFree = unexplainedBy(draft, request, profile, explained);
    choose((open) => proposeNear(request, profile, open, isFree));
  }
  fillFromOthers(draft, { request, profile, context, listFree });
  if (!isTooLong) {
    const isFree = unexplainedBy(
      draft,
      request,
      profile,
      explainedTokens(draft, request, profile, isActionTaken),
    );
    fillFromRest(draft, { request, profile, open: listFree(), isFree });
  }
  keepPossessives(draft, request, profile);

  const incomplete = draft.filled.flatMap(({ slot, source }) => {
    const path = incompleteObject(slot, slots, draft.arguments);
    return path === null || source !== "query" ? [] : [path];
  });
  if (incomplete.length > 0 && avoided.size < MAX_AVOIDED)
    return fillSlots(request, profile, context, isActionTaken, observe, new Set([...avoided, ...incomplete]));
  for (const slot of slots.filter((each) => incompleteObject(each, slots, draft.arguments) !== null))
    draft.removeAround(slot);
  const { arguments: args, filled, accepted } = draft;
  return { arguments: args, filled, missing: listMissing(slots, args), chosen: accepted };
}

/**
 * Values of several words that would otherwise be read as several values: clauses that are texts, reasons, ordered
 * items, addresses.
 */
function proposeComposed(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  return [
    ...proposeReferent(request, profile, open),
    ...proposeComplements(request, profile, open),
    ...proposeReasons(request, profile, open),
    ...proposeItems(request, profile, open),
    ...proposeCounted(request, profile, open),
    ...proposePlaced(request, profile, open),
    ...proposeAddress(request, profile, open),
  ];
}

/** Values whose kind is known: typed, quoted and listed ones. */
function proposeTyped(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
  isActionTaken: boolean,
): Proposal[] {
  return [
    ...proposeWrittenNames(request, profile, open),
    ...proposeLists(request, profile, open),
    ...proposeDimensions(request, profile, open),
    ...proposePairs(request, profile, open),
    ...proposeCodes(request, profile, open),
    ...proposePeriods(request, profile, open),
    ...proposeRecent(request, profile, open),
    ...proposeDays(request, profile, open),
    ...proposeNone(request, profile, open),
    ...proposeColours(request, profile, open),
    ...proposeHandles(request, profile, open),
    ...proposeKeys(request, profile, open),
    ...proposeJourney(request, profile, open),
    ...proposeRooms(request, profile, open),
    ...proposeWeekdays(request, profile, open),
    ...proposeExtremes(request, profile, open),
    ...proposeListed(request, profile, open, isActionTaken),
    ...withoutAddresses(withoutCrowd(request, open, proposeValues(request, profile, open))),
  ].filter((proposal) => !isOfSeveral(request, profile, proposal));
}

/** Words that are values because nothing else explains them: names, titles, texts. */
function proposeWords(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
  explained: ReadonlySet<number>,
): Proposal[] {
  return withoutUnnamed(
    proposeWordSpans(request, profile, open, explained).filter(
      (span) =>
        !isOfSeveral(request, profile, span) &&
        !isSetForOther(request, profile, span, open) &&
        !isNameForOther(request, profile, span, open) &&
        !isAdjective(request, profile, span) &&
        !isUnnamedSecret(span) &&
        !isLabelledElsewhere(request, profile, span),
    ),
  );
}

/**
 * Without email addresses for long texts, if another argument takes an address: "add feedback from
 * ada@example.com".
 */
function withoutAddresses(proposals: readonly Proposal[]): readonly Proposal[] {
  const taken = new Set(proposals.flatMap(({ traits, claims }) => (traits.kind === "email" ? claims : [])));
  return proposals.filter(
    ({ traits, claims }) =>
      !(traits.kind === "string" && traits.topic === "text" && claims.some((claim) => taken.has(claim))),
  );
}

/** The tokens that typed values, their labels, the action, and the names of the service and of the subject use. */
function explainedTokens(
  draft: Draft,
  request: Request,
  profile: OperationProfile,
  isActionTaken: boolean,
): Set<number> {
  return new Set([
    ...draft.usedTokens(),
    ...serviceTokens(request, profile),
    ...subjectTokens(request, profile),
    ...draft.accepted.flatMap((proposal) => [...labelBefore(request, proposal)]),
    ...(isActionTaken || request.action?.commanded ? (request.action?.tokens ?? []) : []),
  ]);
}

/** A test whether neither a value nor the operation explains a token. */
function unexplainedBy(
  draft: Draft,
  request: Request,
  profile: OperationProfile,
  explained: ReadonlySet<number>,
): (i: number) => boolean {
  const { words } = profile;
  const labels = new Set(draft.accepted.flatMap((proposal) => [...labelBefore(request, proposal)]));
  const names = traitsOf(profile).flatMap(({ forms }) => forms);
  return (i) =>
    draft.isUnused(`${i}`) &&
    !explained.has(i) &&
    !labels.has(i) &&
    !words.some((form) => request.match(i, form) >= EXPLAINED) &&
    !names.some((form) => request.match(i, form) >= EXPLAINED);
}

/** Fills arguments that follow from the context or from the values of other arguments. */
function fillFromOthers(
  draft: Draft,
  {
    request,
    profile,
    context,
    listFree,
  }: {
    request: Request;
    profile: OperationProfile;
    context: JsonObject;
    listFree: () => readonly SlotTraits[];
  },
): void {
  for (const { slot, value } of rescueFromContext(profile, context, listFree()))
    draft.put(slot, structuredClone(value), { source: "context", tokens: [], sure: 0.8 });
  for (const { slot, value, tokens, sure } of shareDays(draft.filled, listFree(), request, profile.reads))
    draft.put(slot, value, { source: "query", tokens, sure });
  for (const { slot, value, tokens, sure } of profile.reads
    ? shareExact(draft.accepted, listFree(), request)
    : [])
    draft.put(slot, value, { source: "query", tokens, sure });
  const brand = splitBrand(request, draft.filled, listFree());
  if (brand !== null) {
    const { sure, isAnchored } = brand.from;
    draft.removeAround(brand.from.slot);
    for (const { slot, value, tokens } of [brand.make, brand.model])
      draft.put(slot, value, { source: "query", tokens, sure, isAnchored });
  }
  moveToOwner(draft, profile);
  for (const { slot, value, tokens, sure } of repeatOwners(profile, draft.arguments, draft.filled))
    draft.put(slot, value, { source: "query", tokens, sure });
}

/**
 * Moves an id to the path if an optional argument of the body for the same resource took it: `goal_id` beside
 * `/goals/{id}/notes`.
 */
function moveToOwner(draft: Draft, { owners, slots }: OperationProfile): void {
  for (const owner of slots.filter(({ name, required }) => owners.has(name) && required)) {
    if (draft.isTaken(owner)) continue;
    const stems = (owners.get(owner.name) ?? []).map(({ stem }) => stem);
    const found = draft.filled.find(
      ({ slot, source }) =>
        source === "query" &&
        slot.path.length === 1 &&
        !slot.required &&
        !owners.has(slot.name) &&
        slot.words.length > 1 &&
        slot.words.at(-1) === "id" &&
        slot.words.slice(0, -1).every((word) => stems.includes(stemWord(word))),
    );
    if (found !== undefined && owner.types.some((type) => found.slot.types.includes(type)))
      draft.move(found, owner);
  }
}
