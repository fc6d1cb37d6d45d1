import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { splitWords } from "../../base/split-identifier.ts";
import { lexiconOf } from "../../language/lexicon.ts";
import { foldText } from "../../language/split-words.ts";
import { MAX_VALUES } from "../reading/read-values.ts";
import { coerceValue, fits } from "../schema/coerce-value.ts";
import type { OperationProfile } from "./describe-operation.ts";
import { proposeCodes, withoutCrowd } from "./kinds/propose-codes.ts";
import { proposeNone } from "./kinds/propose-none.ts";
import { proposePeriods } from "./kinds/propose-periods.ts";
import { proposeReasons, REASONS } from "./kinds/propose-reasons.ts";
import type { Slot } from "./list-slots.ts";
import { proposeListed } from "./listed/propose-listed.ts";
import { proposeNear } from "./listed/propose-near.ts";
import { collectEvidence, GENERIC, matchContext } from "./match-context.ts";
import { matchWords, toWordForm, type WordForm } from "./match-words.ts";
import { isTaken, placeValue } from "./place-value.ts";
import type { Proposal } from "./proposal.ts";
import { proposeAddress } from "./propose-address.ts";
import { proposeItems } from "./propose-items.ts";
import { proposeDimensions, proposeLists } from "./propose-series.ts";
import { fitsShape, meetsSchema, RECEIVERS } from "./render-value.ts";
import type { Request } from "./request-words.ts";
import { proposeWrittenNames } from "./runs/propose-names.ts";
import { proposeRuns } from "./runs/propose-runs.ts";
import { readTraits, type SlotTraits } from "./slot-traits.ts";
import { range } from "./token-range.ts";
import { labelBefore } from "./values/adjacent-names.ts";
import { isSetForOther } from "./values/new-values.ts";
import { isLabelledElsewhere } from "./values/parent-objects.ts";
import { partsBefore } from "./values/parts-before.ts";
import { proposePairs } from "./values/propose-pairs.ts";
import { proposeValues } from "./values/propose-values.ts";
import { PAIR_WEIGHTS, RUN_WEIGHTS } from "./weights.ts";

export interface FilledSlot {
  slot: Slot;
  value: Json;
  source: "context" | "query" | "default";
  /** Tokens of the request that the value was read from. */
  tokens: readonly number[];
  /** Confidence that the value belongs to the argument, 0…1. */
  sure: number;
  /** Whether its kind, a name or a preposition assigns it; otherwise it was only left over. */
  isAnchored: boolean;
}

export interface Filling {
  arguments: JsonObject;
  filled: FilledSlot[];
  /** Required arguments without a value, as dotted paths. */
  missing: string[];
  /** Accepted proposals whose values come from the request. */
  chosen: Proposal[];
}

const NEEDED = 0.5;
/** Optional arguments require stronger evidence. */
const NEEDED_OPTIONAL = 0.58;
/** Minimum for a number that several optional arguments could take and only its type assigns. */
const NEEDED_GUESS = 0.9;
/** Minimum for unexplained words that become a value. */
const NEEDED_RUN = 0.75;
const NEEDED_RUN_OPTIONAL = 0.85;
/** Minimum for names, which no other argument or word of the operation explains. */
const NEEDED_NAME = 0.65;
/** A word that the operation itself contains is not a listed value. */
const EXPLAINED = 0.74;
/** Minimum confidence at which a value of the request replaces one of the context. */
const OVERRIDES = 0.8;

/**
 * Fills the arguments of an operation from the context, the request, and schemas that allow a single
 * value. Doubtful values stay empty.
 *
 * @param isActionTaken whether the commanded verb is the operation's action and therefore not a listed
 * value
 * @param observe called with the remaining proposals and their current features before each choice
 */
export function fillSlots(
  request: Request,
  profile: OperationProfile,
  context: JsonObject,
  isActionTaken: boolean,
  observe?: (proposals: readonly Proposal[]) => void,
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
      known.size === 0
        ? []
        : proposeValues(
            request,
            profile,
            slots.filter((slot) => known.has(slot) || !isTaken(args, slot.path)).map(traitsOf),
          ).map((proposal) => ({ proposal, sure: confidenceOf(proposal) }));
    for (const { proposal, sure } of proposals) {
      const { slot } = proposal.traits;
      if (!known.has(slot) || sure < OVERRIDES || !isTaken(args, slot.path)) continue;
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
  const open = () =>
    slots
      .filter((slot) => !isTaken(args, slot.path))
      .map((slot) => readTraits(slot, schema, profile.lexicon));
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
  // have fewer rivals. With too many values none is accepted, since a partial result would be wrong.
  const hasTooManyValues = request.reading.values.length >= MAX_VALUES;
  const choose = (propose: () => readonly Proposal[]) => {
    const proposals = hasTooManyValues ? [] : propose();
    let left: readonly Proposal[] = withoutAlternatives(request, withoutSwallowing(proposals));
    while (left.length > 0) {
      left = left.filter(
        ({ traits, claims }) =>
          claims.every((claim) => isUnclaimed(used, claim)) &&
          (lists.has(traits.slot) || !isTaken(args, traits.slot.path)),
      );
      countRivals(left);
      observe?.(left);
      let best: { proposal: Proposal; sure: number } | null = null;
      for (const proposal of left) {
        const sure = confidenceOf(proposal);
        const isNext =
          best === null ||
          sure > best.sure + 1e-9 ||
          (Math.abs(sure - best.sure) < 1e-9 && isBefore(proposal, best.proposal));
        if (sure >= minimumOf(proposal) && isNext) best = { proposal, sure };
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
  free = open();
  choose(() => [
    ...proposeWrittenNames(request, profile, free),
    ...proposeLists(request, profile, free),
    ...proposeDimensions(request, profile, free),
    ...proposePairs(request, profile, free),
    ...proposeCodes(request, profile, free),
    ...proposePeriods(request, profile, free),
    ...proposeNone(request, profile, free),
    ...proposeListed(request, profile, free, isActionTaken),
    ...withoutCrowd(request, free, proposeValues(request, profile, free)),
  ]);
  sortLists(args, filled);
  const taken = new Set([...used].map((claim) => Number.parseInt(claim, 10)));
  for (const proposal of accepted) for (const i of labelBefore(request, proposal)) taken.add(i);
  if (isActionTaken || request.action?.commanded) for (const i of request.action?.tokens ?? []) taken.add(i);
  for (const { slot, value, tokens } of profile.reads ? [] : findReasons(request, open(), taken)) {
    put(slot, value, { source: "query", tokens, sure: 0.9 });
    for (const i of tokens) taken.add(i);
  }
  free = open();
  choose(() =>
    proposeRuns(request, profile, free, taken).filter(
      (run) => !isSetForOther(request, profile, run, free) && !isLabelledElsewhere(request, profile, run),
    ),
  );
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

  for (const slot of slots.filter((each) => !isWhole(each, slots, args))) removeAt(args, slot.path, filled);
  return { arguments: args, filled, missing: listMissing(slots, args), chosen: accepted };
}

/**
 * Fills required arguments from context entries with different names: `alarm: {id}` for `alm_id`,
 * `machine_no` for `mach_no`. Names may differ in language, abbreviation and word for "number", if exactly
 * one entry matches.
 */
function rescueFromContext(
  profile: OperationProfile,
  context: JsonObject,
  open: readonly SlotTraits[],
): { slot: Slot; value: Json }[] {
  const required = open.filter(({ slot }) => slot.required && slot.path.length === 1);
  const entries = listScalars(context);
  const chosen: { slot: Slot; value: Json }[] = [];
  for (const traits of required) {
    const own = traits.forms.filter(({ word }) => !GENERIC.has(word));
    // The description may explain an unclear name: `pnr`, "Booking reference".
    const descriptionForms = own.length === 0 ? [] : traits.descriptionForms;
    const forms = [
      ...own,
      ...(profile.owners.get(traits.slot.name) ?? []),
      ...(own.length === 0 ? profile.nouns.slice(0, 1) : []),
    ];
    if (traits.kind === "email" || RECEIVERS.test(traits.slot.words.join(" "))) {
      const addresses = new Set(entries.map(({ value }) => value).filter(isAddress));
      const [only] = addresses;
      if (only !== undefined && addresses.size === 1)
        chosen.push({ slot: traits.slot, value: traits.isList ? [only] : only });
      continue;
    }
    // A customer's name is not the name of another resource.
    const isNamed = own.length === 0 && !traits.isId;
    const fitting = entries.flatMap(({ value, words, last, isId }) => {
      const converted = coerceValue(profile.candidate.input_schema, traits.slot.schema, value);
      if (!fits(traits.slot.types, converted) || !meetsSchema(converted, traits)) return [];
      // "ABC Corp" is the name of a company, not its id.
      if (traits.isId && !isId && typeof converted === "string" && /\s/.test(converted.trim())) return [];
      if (isNamed && last !== traits.slot.words.at(-1)) return [];
      const named = Math.max(
        0,
        ...forms.flatMap((form) => words.map((word) => matchWords(word, form))),
        ...descriptionForms.flatMap((form) =>
          words.map((word) => (matchWords(word, form) >= 0.74 ? 0.74 : 0)),
        ),
      );
      const isShaped = typeof converted === "string" && fitsShape(converted, traits) === 1;
      return named >= 0.5 && (isId || !traits.isId || named >= 0.74)
        ? [
            {
              value: converted,
              named: named + (isId === traits.isId ? 0.2 : 0) + (last === traits.slot.words.at(-1) ? 0.1 : 0),
            },
          ]
        : isShaped && isId && traits.isId
          ? [{ value: converted, named: 0.5 }]
          : [];
    });
    const best = fitting.sort((a, b) => b.named - a.named)[0];
    if (
      best !== undefined &&
      fitting.filter(({ named, value }) => named >= best.named - 0.05 && value !== best.value).length === 0
    )
      chosen.push({ slot: traits.slot, value: best.value });
  }
  // A value that could belong to either of two arguments is used for neither.
  return chosen.filter(({ slot, value }) =>
    chosen.every((other) => other.slot === slot || other.value !== value),
  );
}

function isAddress(value: Json): boolean {
  return typeof value === "string" && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}

interface Scalar {
  value: Json;
  words: WordForm[];
  /** Last word of its key: `id` and `number` both identify a resource. */
  last: string;
  isId: boolean;
}

const ID_WORDS = /^(id|identifier|uuid|number|no|nr|code|key|ref|reference)$/;

function listScalars(context: JsonObject): Scalar[] {
  const found: Scalar[] = [];
  const visit = (value: JsonObject, path: readonly string[]) => {
    for (const [name, inner] of Object.entries(value)) {
      if (found.length >= 200 || inner === null) continue;
      const at = [...path, ...splitWords(name)];
      if (isJsonObject(inner)) {
        if (path.length < 8) visit(inner, at);
      } else if (!Array.isArray(inner)) {
        const last = at.at(-1) ?? "";
        const english = lexiconOf("en");
        found.push({
          value: inner,
          words: at.filter((word) => !ID_WORDS.test(word)).map((word) => toWordForm(foldText(word), english)),
          last,
          isId: ID_WORDS.test(last),
        });
      }
    }
  };
  visit(context, []);
  return found;
}

/** "or", by language. */
const OR: Readonly<Record<string, RegExp>> = {
  en: /^or$/,
  cs: /^(nebo|anebo|ci)$/,
  de: /^(oder|bzw)$/,
  pl: /^(lub|albo|czy)$/,
  es: /^(o|u)$/,
  fr: /^ou$/,
};

/**
 * Removes proposals that are alternatives for one argument, because the user has to choose: "to a@b.cz or
 * c@d.cz", "high or low".
 */
function withoutAlternatives({ reading }: Request, proposals: readonly Proposal[]): Proposal[] {
  const or = OR[reading.lexicon.code];
  const joints = reading.tokens.flatMap(({ word }, i) => (or?.test(word) ? [i] : []));
  if (joints.length === 0) return [...proposals];
  const isJoint = (proposal: Proposal, side: -1 | 1) =>
    joints.some((at) => {
      const edge = (side < 0 ? proposal.tokens[0] : proposal.tokens.at(-1)) ?? -9;
      const distance = (at - edge) * side;
      return (
        distance === 1 ||
        (distance === 2 && reading.lexicon.functionWords.has(reading.tokens[at - side]?.word ?? ""))
      );
    });
  const contested = new Set(
    proposals
      .filter((left) => isJoint(left, 1))
      .filter((left) =>
        proposals.some(
          (right) => right.traits === left.traits && right.value !== left.value && isJoint(right, -1),
        ),
      )
      .map(({ traits }) => traits),
  );
  return proposals.filter(
    (proposal) =>
      proposal.traits.isList ||
      !contested.has(proposal.traits) ||
      !(isJoint(proposal, 1) || isJoint(proposal, -1)),
  );
}

/**
 * Removes texts for optional arguments that contain the only value of a required one: "enter absence: tomorrow, room 212".
 */
function withoutSwallowing(proposals: readonly Proposal[]): Proposal[] {
  const typed = proposals.filter(
    (each) => each.traits.slot.required && each.source.kind !== "text" && each.source.kind !== "quoted",
  );
  return proposals.filter((text) => {
    const { source, traits, features, claims } = text;
    if (source.kind !== "text" || traits.slot.required || features.before > 0) return true;
    return !typed.some(
      (each) =>
        each.features.exact > 0 &&
        each.claims.some((claim) => claims.includes(claim.split(" ")[0] ?? "")) &&
        !typed.some(
          (other) =>
            other.traits === each.traits &&
            other !== each &&
            !other.claims.some((claim) => claims.includes(claim.split(" ")[0] ?? "")),
        ),
    );
  });
}

/** Names of the two ends of a range of days. The arrival and departure of a stay are different days. */
const RANGE_STARTS =
  /^(from|start|begin|od|von|ab|desde|debut|since|dt_from|date_from|first_day|zacatek|beginn|inicio|poczatek)/;
const RANGE_ENDS = /(^|_)(to|end|until|till|last_day|do|bis|hasta|fin|konec|ende|koniec)(_|$)/;

/**
 * Uses a single day for both ends of a range: "on Monday". In a write both must be required days, and the request must
 * not say that something only starts: "from Monday".
 */
function shareDays(
  filled: readonly FilledSlot[],
  open: readonly SlotTraits[],
  request: Request,
  reads: boolean,
): { slot: Slot; value: Json; tokens: readonly number[]; sure: number }[] {
  const { values } = request.reading;
  return open.flatMap((traits) => {
    if (traits.kind !== "date" || traits.part !== "to") return [];
    if (!reads && !(traits.slot.required && RANGE_ENDS.test(traits.slot.words.join("_")))) return [];
    const from = filled.find(
      ({ slot, source, tokens }) =>
        source === "query" &&
        slot.path.length === 1 &&
        (reads || slot.required) &&
        RANGE_STARTS.test(slot.words.join("_")) &&
        values.some(
          ({ first, day, lastDay, time }) =>
            day !== undefined &&
            lastDay === undefined &&
            (reads || time === undefined) &&
            first === tokens[0],
        ),
    );
    if (from === undefined) return [];
    const parts = partsBefore(request, from.tokens[0] ?? 0);
    if (parts.some((part) => part === "from" || part === "since" || part === "after")) return [];
    const before = request.words.slice(Math.max(0, (from.tokens[0] ?? 0) - 3), from.tokens[0]);
    if (!reads && before.some(({ token }) => STARTING.test(token.word))) return [];
    if (!reads && values.filter(({ day }) => day !== undefined).length > 1) return [];
    return [{ slot: traits.slot, value: from.value, tokens: from.tokens, sure: from.sure }];
  });
}

const STARTING =
  /^(start|starts|starting|begin|begins|beginning|commencing|from|effective|zacin\p{L}*|zacat\p{L}*|pocinaje|beginn\p{L}*|startend|ab|zaczyn\p{L}*|poczawszy|rozpoczy\p{L}*|empez\p{L}*|comenz\p{L}*|inici\p{L}*|commenc\p{L}*|debut\p{L}*|partir)$/u;

/** Sorts the values of a list in the order of the request. */
function sortLists(args: JsonObject, filled: FilledSlot[]): void {
  for (const slot of new Set(
    filled
      .filter(({ slot: each, source }) => each.types.includes("array") && source === "query")
      .map(({ slot: each }) => each),
  )) {
    const own = filled
      .filter((each) => each.slot === slot)
      .sort((a, b) => (a.tokens[0] ?? 0) - (b.tokens[0] ?? 0));
    if (own.length < 2 || slot.path.length > 1) continue;
    args[slot.name] = own.map(({ value }) => (Array.isArray(value) ? (value[0] ?? null) : value));
  }
}

/** A claim on a whole token excludes claims on its parts, and vice versa. */
function isUnclaimed(used: ReadonlySet<string>, claim: string): boolean {
  if (used.has(claim)) return false;
  const [token = "", facet] = claim.split(" ");
  if (facet !== undefined) return !used.has(token);
  for (const other of used) if (other.startsWith(`${token} `)) return false;
  return true;
}

/** The minimum confidence for accepting a value. */
export function minimumOf({ traits, isRun, isName, isSole, features }: Proposal): number {
  const isNamed = Math.max(features.before, features.owner) >= EXPLAINED;
  if (isRun && isName && !traits.isList && features.topic >= 0.5) return NEEDED_NAME;
  if (isRun) return traits.slot.required || isNamed ? NEEDED_RUN : NEEDED_RUN_OPTIONAL;
  if (traits.slot.required) return NEEDED;
  // If several optional arguments take a number, there must be evidence for one of them.
  const isGuess =
    traits.kind === "number" &&
    !isSole &&
    features.soleSlot === 0 &&
    !isNamed &&
    Math.max(
      features.after,
      features.near,
      features.unit,
      features.preposition,
      features.shape,
      features.limit,
      features.topic,
    ) <= 0;
  return isGuess ? NEEDED_GUESS : NEEDED_OPTIONAL;
}

/** Tie-break: the earlier value first, then the earlier argument. */
function isBefore(a: Proposal, b: Proposal): boolean {
  return firstOf(a) < firstOf(b) || (firstOf(a) === firstOf(b) && a.order < b.order);
}

/** An argument that fits worse by this much does not compete for the value. */
const MUCH_LESS = 0.45;

/**
 * Counts the other arguments that compete for each value, and the other values that each argument could
 * take.
 */
function countRivals(left: readonly Proposal[]): void {
  // A counted quantity does not compete for other arguments, and an argument for counts does not compete
  // for other values.
  const plausible = left.filter(({ features }) => features.limit >= 0 && features.unit >= 0);
  const sameValue = groupBy(plausible, ({ source }) => `${source.first} ${source.kind}`);
  const sameSlot = groupBy(plausible, ({ traits }) => traits);
  for (const own of left) {
    if (own.isSole) continue;
    const { features, traits, source, isRun } = own;
    const isStronger = (other: Proposal) => !isRun || other.features.topic >= features.topic;
    const rivals = (sameValue.get(`${source.first} ${source.kind}`) ?? []).filter(
      (other) =>
        other.traits !== traits &&
        (other.traits.slot.required || !traits.slot.required) &&
        other.features.fit >= features.fit - MUCH_LESS,
    );
    const isContested =
      !traits.isList &&
      (sameSlot.get(traits) ?? []).some(
        (other) =>
          other.source.first !== source.first &&
          other.source.kind === source.kind &&
          isStronger(other) &&
          // "AB 12" in "X AB 12" is a part of the same code.
          !other.tokens.some((i) => own.tokens.includes(i)),
      );
    features.soleSlot = rivals.some(isStronger) ? 0 : 1;
    features.soleValue = isContested ? 0 : 1;
    if (isRun)
      features.onlyGap =
        !isContested && traits.slot.required && rivals.every((other) => !other.traits.slot.required) ? 1 : 0;
  }
}

function groupBy<K>(proposals: readonly Proposal[], key: (proposal: Proposal) => K): Map<K, Proposal[]> {
  const groups = new Map<K, Proposal[]>();
  for (const proposal of proposals) {
    const group = groups.get(key(proposal));
    if (group) group.push(proposal);
    else groups.set(key(proposal), [proposal]);
  }
  return groups;
}

function isAnchoredBy({ traits, features, source }: Proposal): boolean {
  return (
    source.kind === "quoted" ||
    traits.kind !== "string" ||
    features.exact > 0 ||
    features.before > 0 ||
    features.after > 0 ||
    features.owner > 0 ||
    features.preposition > 0 ||
    features.shape > 0 ||
    (features.topic >= 0.8 && traits.topic !== "search")
  );
}

function firstOf({ tokens }: Proposal): number {
  return tokens[0] ?? 0;
}

export function confidenceOf({ features, isRun }: Proposal): number {
  const weights = isRun ? RUN_WEIGHTS : PAIR_WEIGHTS;
  let total = weights.constant;
  for (const name in features)
    total += weights[name as keyof typeof features] * features[name as keyof typeof features];
  return 1 / (1 + Math.exp(-total));
}

/** Like `fillSlots` for a request without words: uses the context and the schema only. */
export function fillFromContext(profile: OperationProfile, context: JsonObject): Filling {
  const { slots, candidate } = profile;
  const args: JsonObject = {};
  const filled: FilledSlot[] = [];
  const put = (slot: Slot, value: Json, source: FilledSlot["source"], sure: number) => {
    if (isTaken(args, slot.path)) return;
    placeValue(args, slot.path, value);
    filled.push({ slot, value, source, tokens: [], sure, isAnchored: true });
  };
  const evidence = collectEvidence("", candidate.fields);
  for (const [slot, { value, by }] of matchContext(slots, {
    schema: candidate.input_schema,
    context,
    evidence,
  }))
    put(slot, structuredClone(value), "context", by === "name" ? 1 : 0.85);
  for (const slot of slots) {
    const [only] = slot.values;
    if (slot.required && slot.values.length === 1 && only !== undefined) put(slot, only, "default", 1);
  }
  return { arguments: args, filled, missing: listMissing(slots, args), chosen: [] };
}

/**
 * Whether the optional objects around a slot are complete. An incomplete optional object would only cause
 * questions.
 */
function isWhole(slot: Slot, slots: readonly Slot[], args: JsonObject): boolean {
  if (slot.path.length < 2 || !isTaken(args, slot.path)) return true;
  const siblings = slots.filter(
    ({ path, required, requiredHere }) =>
      requiredHere &&
      !required &&
      path.length > 1 &&
      path.length <= slot.path.length &&
      path.slice(0, -1).every((name, at) => slot.path[at] === name),
  );
  return siblings.every(({ path }) => isTaken(args, path));
}

function removeAt(args: JsonObject, path: readonly string[], filled: FilledSlot[]): void {
  const [top = ""] = path;
  delete args[top];
  for (let i = filled.length - 1; i >= 0; i--) if (filled[i]?.slot.path[0] === top) filled.splice(i, 1);
}

/** Required arguments without a value, and missing required fields of objects that are present. */
function listMissing(slots: readonly Slot[], args: JsonObject): string[] {
  const lacking = slots.filter(
    (slot) =>
      slot.requiredHere &&
      !isTaken(args, slot.path) &&
      (slot.required || isPresent(args, slot.path.slice(0, -1))),
  );
  const names = lacking.map((slot) => slot.path.join("."));
  return names.filter((name) => !names.some((other) => other.startsWith(`${name}.`)));
}

function isPresent(args: JsonObject, path: readonly string[]): boolean {
  let at: Json | undefined = args;
  for (const name of path) at = isJsonObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  return isJsonObject(at);
}

/** A statement after the command is the text of an argument for the reason: "void it, the amount was wrong". */
function findReasons(
  { reading }: Request,
  open: readonly SlotTraits[],
  taken: ReadonlySet<number>,
): { slot: Slot; value: string; tokens: number[] }[] {
  const traits = open.find(
    ({ kind, slot }) =>
      kind === "string" && slot.values.length === 0 && REASONS.test(foldText(slot.words.at(-1) ?? "")),
  );
  const clause = reading.clauses.find(
    ({ isBackground, first, last }) => isBackground && first > 0 && last - first >= 2,
  );
  if (traits === undefined || clause === undefined) return [];
  const tokens = range(clause.first, clause.last);
  if (tokens.some((i) => taken.has(i) || (reading.tokens[i]?.quote ?? -1) >= 0)) return [];
  const value = reading.text.slice(reading.tokens[clause.first]?.start, reading.tokens[clause.last]?.end);
  return meetsSchema(value, traits) ? [{ slot: traits.slot, value, tokens }] : [];
}
