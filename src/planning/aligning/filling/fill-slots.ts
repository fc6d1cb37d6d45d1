import type { Json, JsonObject } from "../../../base/json.ts";
import { isNegatingName } from "../../../language/negations.ts";
import { foldText } from "../../../language/split-words.ts";
import { stemWord } from "../../../language/stem-word.ts";
import { MAX_VALUES } from "../../reading/read-values.ts";
import { ONLY } from "../../schema/find-argument.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { proposeAddress } from "../kinds/propose-address.ts";
import { proposeCodes, withoutCrowd } from "../kinds/propose-codes.ts";
import { proposeColours } from "../kinds/propose-colours.ts";
import { proposeHandles } from "../kinds/propose-handles.ts";
import { currencyOfItems, proposeItems } from "../kinds/propose-items.ts";
import { proposeJourney } from "../kinds/propose-journey.ts";
import { proposeKeys } from "../kinds/propose-keys.ts";
import { proposePeriods } from "../kinds/propose-periods.ts";
import { proposeNone, proposeReasons, REASONS } from "../kinds/propose-reasons.ts";
import { proposeRooms } from "../kinds/propose-rooms.ts";
import { proposeDimensions, proposeLists } from "../kinds/propose-series.ts";
import { proposeWeekdays } from "../kinds/propose-weekdays.ts";
import { isTaken, placeValue, type Slot } from "../list-slots.ts";
import { proposeListed, proposeNear } from "../listed/propose-enum.ts";
import { proposeExtremes } from "../listed/propose-extremes.ts";
import { collectEvidence, matchContext } from "../match-context.ts";
import { SURE, toWordForm } from "../match-words.ts";
import type { Proposal } from "../proposal.ts";
import { meetsSchema } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import { serviceTokens, subjectTokens } from "../service-names.ts";
import { readTraits, type SlotTraits } from "../slot-traits.ts";
import { isLabelledElsewhere, labelBefore } from "../values/adjacent-names.ts";
import { isUnnamedSecret } from "../values/misread-numbers.ts";
import { isAdjective, isNameForOther, isSetForOther } from "../values/new-values.ts";
import { proposePairs, proposeValues } from "../values/propose-values.ts";
import { proposeWrittenNames } from "../word-spans/propose-names.ts";
import { proposeWordSpans } from "../word-spans/propose-word-spans.ts";
import { confidenceOf, EXPLAINED, isAnchoredBy, minimumOf } from "./confidence.ts";
import {
  countRivals,
  isBefore,
  isUnclaimed,
  withoutAlternatives,
  withoutOrigins,
  withoutParts,
  withoutSwallowing,
  withoutUnnamed,
} from "./exclude-proposals.ts";
import { rescueFromContext } from "./fill-from-context.ts";
import {
  type FilledSlot,
  type Filling,
  incompleteObject,
  listMissing,
  removeAt,
  repeatOwners,
  shareDays,
  sortLists,
} from "./filling.ts";
import { isImplausible } from "./implausible-values.ts";
import { splitBrand } from "./split-brand.ts";

const MAX_AVOIDED = 3;
/** What a currency inside an object loses against one outside of it. */
const PER_LEVEL = 0.01;
/** Difference of confidence below which the argument of the resource itself takes a value of a part of it. */
const SIMILAR = 0.03;
/** What any other value loses for each part of the path, and what one without a name loses inside an object. */
const PER_PART = 0.002;
const UNNAMED_INSIDE = 0.02;
/** What a value for an element of a list loses against one for the resource itself. */
const IN_LIST = 0.05;

/** Objects in objects take only values that something assigns to them. */
function isDeepGuess(
  { slot, topic: own }: SlotTraits,
  features: Proposal["features"],
  outer: ReadonlySet<SlotTraits["topic"]>,
): boolean {
  const { before, after, near, preposition, owner, unit, limit, topic } = features;
  if (slot.path.length <= 2 || slot.required) return false;
  // `{"data": {"attributes": {"title": …}}}`
  if (slot.path.length === 3 && topic >= 1 && !outer.has(own)) return false;
  return Math.max(before, after, near, preposition, owner, unit, limit) <= 0;
}

/**
 * The slots of the only elements of lists that an update would replace, and of optional lists that the request does not
 * name.
 */
function inOtherLists(profile: OperationProfile, { match, words }: Request): ReadonlySet<Slot> {
  const named = new Map<string, boolean>();
  const isNamed = (list: string) => {
    const slot = profile.slots.find((each) => each.path.join(".") === list);
    const forms = (slot?.words ?? []).map((word) => toWordForm(word, profile.lexicon));
    return forms.some((form) => words.some(({ index }) => match(index, form) >= SURE));
  };
  return new Set(
    profile.slots.filter(({ path, required }) => {
      const at = path.lastIndexOf(ONLY);
      if (at < 0 || (required && !profile.updates)) return false;
      if (profile.updates) return true;
      const list = path.slice(0, at).join(".");
      if (!named.has(list)) named.set(list, isNamed(list));
      return named.get(list) !== true;
    }),
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

/**
 * An argument of a creation that is named after the resource and something else needs the other word: "create the crew
 * "Night"" names no `sub_crews`.
 */
function withoutResource(traits: SlotTraits, profile: OperationProfile): SlotTraits {
  const { forms, slot } = traits;
  const { method, path } = profile.candidate.fields;
  const [head] = profile.nouns;
  if (method !== "POST" || path.endsWith("}") || head === undefined) return traits;
  if (forms.length < 2 || slot.required || forms.at(-1)?.stem !== head.stem) return traits;
  return { ...traits, forms: forms.slice(0, -1) };
}

/** By name and claims, the depth and confidence of the outermost argument that may take the value. */
function findOutermosts(proposals: readonly Proposal[]): Map<string, { length: number; sure: number }> {
  const found = new Map<string, { length: number; sure: number }>();
  for (const proposal of proposals) {
    const { path, name } = proposal.traits.slot;
    const sure = confidenceOf(proposal);
    const key = `${name} ${proposal.claims.join()}`;
    if (sure >= minimumOf(proposal) && path.length < (found.get(key)?.length ?? Number.POSITIVE_INFINITY))
      found.set(key, { length: path.length, sure });
  }
  return found;
}

function isInside({ path }: Slot, objects: ReadonlySet<string>): boolean {
  return objects.size > 0 && path.some((_, at) => objects.has(path.slice(0, at + 1).join(".")));
}

/** Arguments that programs set, which no request is about: `callback` for JSONP, `prettyPrint`, `If-None-Match`. */
const TECHNICAL =
  /^(callback|jsonp|alt|prettyprint|pretty|quotauser|userip|uploadtype|upload_protocol|access_token|oauth_token|bearer_token|xgafv|nonce|correlation_?id|x_correlation_id|idempotency_?key|x_request_id|user_?agent|accept|accept_language|content_?type|if_(none_)?match|if_(un)?modified_since|etag|api_?version|minorversion)$/i;

/** Descriptions of arguments that select the fields of an answer. */
const SELECTOR = /partial response|fields? (to|that (should|will|must) be) (include|return|be )/i;

/** "…, idempotency key k-7781" names one. */
function isTechnical({ name, words, required, description }: Slot, { reading }: Request): boolean {
  const isSelector = /^fields$/i.test(name) && SELECTOR.test(description);
  const isNamed = TECHNICAL.test(name.replace(/^\W+/, "").replace(/[\s.-]+/g, "_"));
  if (required || (!isNamed && !isSelector)) return false;
  return !words.every((word) => reading.tokens.some((token) => token.word === word));
}

function isHeader({ candidate }: Pick<OperationProfile, "candidate">, { path, name }: Slot): boolean {
  return (
    path.length === 1 &&
    candidate.fields.parameters.some((each) => each.in === "header" && each.name === name)
  );
}

/** Whether nothing assigns a text to a header, which usually belongs to the protocol: `Harbour-Version`. */
function isUnnamedHeader({ candidate }: OperationProfile, { traits, value, features }: Proposal): boolean {
  const { name } = traits.slot;
  if (!isHeader({ candidate }, traits.slot) || traits.kind !== "string") return false;
  if (/version$/i.test(name)) return !/^v?\d+([.-]\d+)*$/.test(String(value));
  return Math.max(features.before, features.after, features.owner) <= 0;
}

/** Most words of a request, times arguments of the operation, that are compared. */
const MAX_COMPARED = 30_000;
/** Minimum confidence at which a value of the request replaces one of the context. */
const OVERRIDES = 0.8;

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
  const schema = profile.candidate.input_schema;
  const { slots } = profile;
  const args: JsonObject = {};
  const filled: FilledSlot[] = [];
  const put = (
    slot: Slot,
    value: Json,
    rest: Pick<FilledSlot, "source" | "tokens" | "sure"> & { isAnchored?: boolean },
  ) => {
    if (isTaken(args, slot.path)) return;
    placeValue(args, slot.path, value);
    filled.push({ slot, value, isAnchored: true, ...rest });
  };

  const evidence = collectEvidence(request.reading.text, profile.candidate.fields);
  for (const [slot, { value, by, depth }] of matchContext(slots, { schema, context, evidence }))
    if (depth < 2 || slot.required || !profile.updates)
      put(slot, structuredClone(value), { source: "context", tokens: [], sure: by === "name" ? 1 : 0.85 });
  for (const slot of slots) {
    const [only] = slot.values;
    if (slot.required && slot.values.length === 1 && only !== undefined)
      put(slot, only, { source: "default", tokens: [], sure: 1 });
  }
  // With too much to compare no value is accepted, since a partial result would be wrong.
  const isTooLong =
    request.reading.values.length >= MAX_VALUES || request.words.length * slots.length > MAX_COMPARED;
  // An explicit value in a write replaces the value of the context, which only describes the current
  // state.
  if (!profile.reads) {
    const traitsOf = (slot: Slot) => readTraits(slot, schema, profile.lexicon);
    const known = new Set(
      filled.flatMap(({ slot, source }) =>
        source === "context" && !profile.owners.has(slot.name) && slot.path.length === 1 ? [slot] : [],
      ),
    );
    const proposals =
      known.size === 0 || isTooLong
        ? []
        : proposeValues(
            request,
            profile,
            slots.filter((slot) => known.has(slot) || !isTaken(args, slot.path)).map(traitsOf),
          ).map((proposal) => ({ proposal, sure: confidenceOf(proposal) }));
    for (const { proposal, sure } of proposals) {
      const { slot } = proposal.traits;
      if (!known.has(slot) || sure < OVERRIDES || !isTaken(args, slot.path)) continue;
      if (isUnnamedHeader(profile, proposal)) continue;
      // A value that also fits an empty argument does not contradict the context.
      const isFor = proposals.some(
        (other) =>
          !known.has(other.proposal.traits.slot) &&
          other.sure >= sure - 0.05 &&
          other.proposal.claims.some((claim) => proposal.claims.includes(claim)),
      );
      if (isFor) continue;
      delete args[slot.name];
      filled.splice(
        filled.findIndex((each) => each.slot === slot),
        1,
      );
    }
  }
  const ownTraits = new Map<Slot, SlotTraits>();
  const traitsOf = (slot: Slot): SlotTraits => {
    const known = ownTraits.get(slot) ?? withoutResource(readTraits(slot, schema, profile.lexicon), profile);
    ownTraits.set(slot, known);
    return known;
  };
  const others = inOtherLists(profile, request);
  const open = () =>
    slots
      .filter(
        (slot) =>
          !isTaken(args, slot.path) &&
          !isTechnical(slot, request) &&
          !isInside(slot, avoided) &&
          !others.has(slot),
      )
      .map(traitsOf);
  const accepted: Proposal[] = [];
  const used = new Set<string>();
  const lists = new Map<Slot, Json[]>();
  const take = ({ traits, claims, value, tokens, isWhole }: Proposal, sure: number, isAnchored: boolean) => {
    for (const claim of claims) used.add(claim);
    const rest = { source: "query" as const, tokens, sure, isAnchored };
    const list = lists.get(traits.slot);
    if (list !== undefined) {
      list.push(value);
      filled.push({ slot: traits.slot, value, ...rest });
    } else if (traits.isList && !isWhole) {
      const values = [value];
      lists.set(traits.slot, values);
      put(traits.slot, values, rest);
    } else put(traits.slot, value, rest);
  };
  // Accepts the proposal with the highest confidence first and evaluates the others again, because they
  // have fewer rivals.
  const choose = (propose: () => readonly Proposal[]) => {
    const proposals = isTooLong ? [] : propose();
    const whole = withoutParts(request, withoutSwallowing(proposals));
    const outer = new Set(
      open().flatMap(({ slot, kind, topic }) => (slot.path.length < 3 && kind === "string" ? [topic] : [])),
    );
    let left: readonly Proposal[] = withoutAlternatives(
      request,
      profile.reads ? whole : withoutOrigins(request, whole),
    );
    while (left.length > 0) {
      left = left.filter((proposal) => {
        const { traits, claims, features } = proposal;
        return (
          !isDeepGuess(traits, features, outer) &&
          !isUnnamedHeader(profile, proposal) &&
          !isImplausible(request, profile, proposal) &&
          claims.every((claim) => isUnclaimed(used, claim)) &&
          (lists.has(traits.slot) || !isTaken(args, traits.slot.path))
        );
      });
      countRivals(left);
      observe?.(left);
      const outermosts = findOutermosts(left);
      let best: { proposal: Proposal; sure: number; rank: number } | null = null;
      for (const proposal of left) {
        const sure = confidenceOf(proposal);
        // The currency of an order takes precedence over the currency of one of its parts.
        const { traits, features } = proposal;
        const { path, name } = traits.slot;
        // `{"private": …, "parent": {"private": …}}`
        const outermost = path.length > 1 ? outermosts.get(`${name} ${proposal.claims.join()}`) : undefined;
        if (outermost !== undefined && outermost.length < path.length && outermost.sure >= sure - SIMILAR)
          continue;
        const rank =
          sure -
          (traits.kind === "currency" ? PER_LEVEL * features.nested : PER_PART * path.length) -
          (path.length > 1 && Math.max(features.before, features.after, features.owner) <= 0
            ? UNNAMED_INSIDE
            : 0) -
          (path.includes(ONLY) ? IN_LIST : 0);
        const isNext =
          best === null ||
          rank > best.rank + 1e-9 ||
          (Math.abs(rank - best.rank) < 1e-9 && isBefore(proposal, best.proposal));
        if (sure >= minimumOf(proposal) && isNext) best = { proposal, sure, rank };
      }
      if (best === null) break;
      const { proposal, sure } = best;
      // Values of one list with equal confidence are accepted together, because a long list would be
      // evaluated again for each of them.
      const chosen =
        proposal.traits.isList && !proposal.isWhole
          ? left.filter(
              (each) => each.traits === proposal.traits && Math.abs(confidenceOf(each) - sure) < 1e-9,
            )
          : [proposal];
      for (const each of chosen) {
        if (!each.claims.every((claim) => isUnclaimed(used, claim))) continue;
        accepted.push(each);
        take(each, sure, isAnchoredBy(each));
      }
      const handled = new Set(chosen);
      left = left.filter((each) => !handled.has(each));
    }
  };
  let free = open();
  choose(() => [
    ...proposeReasons(request, profile, free),
    ...proposeItems(request, profile, free),
    ...proposeAddress(request, profile, free),
  ]);
  for (const { slot, value, tokens } of accepted.flatMap((items) => currencyOfItems(request, items, open())))
    put(slot, value, { source: "query", tokens, sure: 1 });
  free = open();
  choose(() => [
    ...proposeWrittenNames(request, profile, free),
    ...proposeLists(request, profile, free),
    ...proposeDimensions(request, profile, free),
    ...proposePairs(request, profile, free),
    ...proposeCodes(request, profile, free),
    ...proposePeriods(request, profile, free),
    ...proposeNone(request, profile, free),
    ...proposeColours(request, profile, free),
    ...proposeHandles(request, profile, free),
    ...proposeKeys(request, profile, free),
    ...proposeJourney(request, profile, free),
    ...proposeRooms(request, profile, free),
    ...proposeWeekdays(request, profile, free),
    ...proposeExtremes(request, profile, free),
    ...proposeListed(request, profile, free, isActionTaken),
    ...withoutAddresses(withoutCrowd(request, free, proposeValues(request, profile, free))),
  ]);
  sortLists(args, filled);
  const taken = new Set([...used].map((claim) => Number.parseInt(claim, 10)));
  for (const i of serviceTokens(request, profile)) taken.add(i);
  for (const i of subjectTokens(request, profile)) taken.add(i);
  for (const proposal of accepted) for (const i of labelBefore(request, proposal)) taken.add(i);
  if (isActionTaken || request.action?.commanded) for (const i of request.action?.tokens ?? []) taken.add(i);
  for (const { slot, value, tokens } of profile.reads ? [] : findReasons(request, open(), taken)) {
    put(slot, value, { source: "query", tokens, sure: 0.9 });
    for (const i of tokens) taken.add(i);
  }
  free = open();
  choose(() =>
    withoutUnnamed(
      proposeWordSpans(request, profile, free, taken).filter(
        (span) =>
          !isSetForOther(request, profile, span, free) &&
          !isNameForOther(request, profile, span, free) &&
          !isAdjective(request, profile, span) &&
          !isUnnamedSecret(span) &&
          !isLabelledElsewhere(request, profile, span),
      ),
    ),
  );
  for (const proposal of accepted) for (const i of labelBefore(request, proposal)) taken.add(i);
  free = open();
  if (profile.reads || free.some(({ slot }) => slot.required)) {
    const names = slots.flatMap((slot) => readTraits(slot, schema, profile.lexicon).forms);
    const isFree = (i: number) =>
      isUnclaimed(used, `${i}`) &&
      !taken.has(i) &&
      !profile.words.some((form) => request.match(i, form) >= EXPLAINED) &&
      !names.some((form) => request.match(i, form) >= EXPLAINED);
    choose(() => proposeNear(request, profile, free, isFree));
  }
  for (const { slot, value } of rescueFromContext(profile, context, open()))
    put(slot, structuredClone(value), { source: "context", tokens: [], sure: 0.8 });
  for (const { slot, value, tokens, sure } of shareDays(filled, open(), request, profile.reads))
    put(slot, value, { source: "query", tokens, sure });

  const brand = splitBrand(request, filled, open());
  if (brand !== null) {
    const { sure, isAnchored } = brand.from;
    removeAt(args, brand.from.slot.path, filled);
    for (const { slot, value, tokens } of [brand.make, brand.model])
      put(slot, value, { source: "query", tokens, sure, isAnchored });
  }

  moveToOwner(profile, args, filled);
  for (const { slot, value, tokens, sure } of repeatOwners(profile, args, filled))
    put(slot, value, { source: "query", tokens, sure });
  const incomplete = new Set(
    filled.flatMap(({ slot, source }) => {
      const path = incompleteObject(slot, slots, args);
      return path === null || source !== "query" ? [] : [path];
    }),
  );
  if (incomplete.size > 0 && avoided.size < MAX_AVOIDED)
    return fillSlots(request, profile, context, isActionTaken, observe, new Set([...avoided, ...incomplete]));
  for (const slot of slots.filter((each) => incompleteObject(each, slots, args) !== null))
    removeAt(args, slot.path, filled);
  return { arguments: args, filled, missing: listMissing(slots, args), chosen: accepted };
}

/**
 * Moves an id to the path if an optional argument of the body for the same resource took it: `goal_id` beside
 * `/goals/{id}/notes`.
 */
function moveToOwner({ owners, slots }: OperationProfile, args: JsonObject, filled: FilledSlot[]): void {
  for (const owner of slots.filter(({ name, required }) => owners.has(name) && required)) {
    if (isTaken(args, owner.path)) continue;
    const stems = (owners.get(owner.name) ?? []).map(({ stem }) => stem);
    const at = filled.findIndex(
      ({ slot, source }) =>
        source === "query" &&
        slot.path.length === 1 &&
        !slot.required &&
        !owners.has(slot.name) &&
        slot.words.length > 1 &&
        slot.words.at(-1) === "id" &&
        slot.words.slice(0, -1).every((word) => stems.includes(stemWord(word))),
    );
    const found = filled[at];
    if (found === undefined || !owner.types.some((type) => found.slot.types.includes(type))) continue;
    filled.splice(at, 1, { ...found, slot: owner });
    delete args[found.slot.name];
    placeValue(args, owner.path, found.value);
  }
}

/** Names of arguments for what one wants to say about an action. */
const REMARKS =
  /^(comment|note|notes|remark|remarks|poznamka|kommentar|bemerkung|komentarz|uwagi|comentario|commentaire)$/;

/** A statement after the command is the text of an argument for the reason: "void it, the amount was wrong". */
function findReasons(
  request: Request,
  open: readonly SlotTraits[],
  taken: ReadonlySet<number>,
): { slot: Slot; value: string; tokens: number[] }[] {
  const { reading } = request;
  const texts = open.filter(({ kind, slot }) => kind === "string" && slot.values.length === 0);
  const clause = reading.clauses.find(
    ({ isBackground, first, last }) => isBackground && first > 0 && last - first >= 2,
  );
  const remarks = texts.filter(({ slot }) => REMARKS.test(foldText(slot.words.at(-1) ?? "")));
  const traits =
    texts.find(({ slot }) => REASONS.test(foldText(slot.words.at(-1) ?? ""))) ??
    (clause !== undefined && remarks.length === 1 ? remarks[0] : undefined);
  const tokens = clause === undefined ? lastPhrase(request) : range(clause.first, clause.last);
  const [first = -1] = tokens;
  const last = tokens.at(-1);
  if (traits === undefined || last === undefined) return [];
  if (tokens.some((i) => taken.has(i) || (reading.tokens[i]?.quote ?? -1) >= 0)) return [];
  // "…, valid for 30 guests" is a limit and no remark, if an argument takes a number.
  const isCount = tokens.some((i) => reading.tokens[i]?.kind === "number");
  if (
    isCount &&
    !REASONS.test(foldText(traits.slot.words.at(-1) ?? "")) &&
    open.some(({ kind }) => kind === "number")
  )
    return [];
  const value = reading.text.slice(reading.tokens[first]?.start, reading.tokens[last]?.end);
  return meetsSchema(value, traits) ? [{ slot: traits.slot, value, tokens }] : [];
}

const MAX_PHRASE = 6;

/**
 * The words after the last comma of a command, if they are common words without a preposition: "hold it,
 * papers missing", "hold it - papers missing".
 */
function lastPhrase({ words, reading, main }: Request): number[] {
  const first = words.findLastIndex(
    ({ token, index }) => index > main.first && /^(,\s|\s[-–—]\s)/u.test(token.gap),
  );
  const tokens = first < 0 ? [] : range(first, words.length - 1);
  const isPlain = tokens.every((i) => {
    const word = words[i];
    return (
      word?.token.kind === "word" &&
      !word.token.name &&
      word.clause === main &&
      // "…, no refund" and "…, without the lid" are instructions.
      !isNegatingName(word.token.word) &&
      !reading.values.some((value) => value.first <= i && value.last >= i)
    );
  });
  const { prepositions, courtesy, commands } = reading.lexicon;
  const head = words[first]?.token.word ?? "";
  const isOther = prepositions.has(head) || courtesy.has(head) || commands.has(head);
  return main.mood === "command" && isPlain && !isOther && tokens.length >= 2 && tokens.length <= MAX_PHRASE
    ? tokens
    : [];
}
