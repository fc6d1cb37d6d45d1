import type { Json } from "../../base/json.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { foldText, splitWords } from "../../language/split-words.ts";
import type { Token } from "../../language/tokenize.ts";
import { vectorOf } from "../../language/word-vectors.ts";
import type { Value } from "../reading/value.ts";
import type { OperationProfile } from "./describe-operation.ts";
import type { PairFeatures } from "./features.ts";
import { isPartOfCode } from "./kinds/grouped-codes.ts";
import { boundBefore, degreeFeature, isCountSlot, moneyFeature } from "./kinds/read-bounds.ts";
import { isOtherDirection } from "./kinds/read-periods.ts";
import { SURE, toWordForm, type WordForm } from "./match-words.ts";
import { toNameForm } from "./name-forms.ts";
import { comparisonOf } from "./read-orderings.ts";
import { fitsShape, renderValue } from "./render-value.ts";
import type { Request } from "./request-words.ts";
import { readTraits, type SlotTraits } from "./slot-traits.ts";

/** A proposed value for an argument. */
export interface Proposal {
  traits: SlotTraits;
  value: Json;
  features: PairFeatures;
  /** Indexes of the tokens that it uses. */
  tokens: readonly number[];
  /** Two proposals with a common claim exclude each other. */
  claims: readonly string[];
  /** What it was read from. */
  source: { kind: string; first: number; ordinal?: true; measured?: true };
  /** Position of the argument in the operation. */
  order: number;
  /** Whether it is a sequence of words, which competes by topic. */
  isRun: boolean;
  /** Whether it identifies its argument and therefore has no competitors. */
  isSole: boolean;
  /** Set for lists: the value is the whole list instead of one member. */
  isWhole?: true;
  /** Set for sequences in which each word is a name: "Ada Lane". Other words often only modify a noun. */
  isName?: true;
}

type Origin = Pick<Proposal, "source" | "order" | "isRun" | "isSole">;

/** Where a proposal comes from. */
export function originOf(
  { slots }: OperationProfile,
  { slot }: SlotTraits,
  source: Proposal["source"],
  kind: "value" | "run" | "sole",
): Origin {
  return { source, order: slots.indexOf(slot), isRun: kind === "run", isSole: kind === "sole" };
}

export const NO_FEATURES: PairFeatures = {
  fit: 0,
  exact: 0,
  shape: 0,
  before: 0,
  after: 0,
  near: 0,
  owner: 0,
  unit: 0,
  preposition: 0,
  foreign: 0,
  soleSlot: 0,
  soleValue: 0,
  required: 0,
  onlyGap: 0,
  limit: 0,
  topic: 0,
  noDigit: 0,
  common: 0,
  explained: 0,
  long: 0,
  nested: 0,
};

const DISTINCTIVE: ReadonlySet<string> = new Set([
  "date",
  "datetime",
  "time",
  "duration",
  "email",
  "url",
  "uuid",
  "phone",
  "currency",
  "latitude",
  "longitude",
  "enum",
]);

/** Proposes typed and quoted values for the arguments, with their features. */
export function proposeValues(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  const { values } = request.reading;
  const proposals = open.flatMap((traits) =>
    values
      .flatMap((given) => {
        const value = withoutLabel(request, given, traits, open);
        return value === null ? [] : [value];
      })
      .flatMap((value) =>
        renderValue(value, traits).map(({ value: rendered, fit, facet }) => ({
          traits,
          value: rendered,
          tokens: range(value.first, value.last),
          claims: claimsOf(value, facet),
          features: {
            ...placeFeatures(
              request,
              profile,
              traits,
              typeof rendered === "string" ? { ...value, text: rendered } : value,
            ),
            fit,
            exact: DISTINCTIVE.has(traits.kind) && fit > 0.5 ? 1 : 0,
          },
          ...originOf(profile, traits, value, "value"),
        })),
      ),
  );
  return proposals.filter((proposal) => {
    const { features, traits, source } = proposal;
    return (
      !isSetForOther(request, profile, proposal, open) &&
      !isLabelledElsewhere(request, profile, proposal) &&
      !isOfName(request, proposal) &&
      !isCutFromCode(request, proposal) &&
      !(
        source.kind === "duration" &&
        isOtherDirection(request, traits, source.first, proposal.tokens.at(-1) ?? source.first)
      ) &&
      !isOfAnother(request, profile, proposal) &&
      !isCountForId(features, traits, isOnlyNumber(request, profile, traits)) &&
      !(features.unit <= -1 && source.measured) &&
      !isStrayNumber(features, traits, source.kind) &&
      !isUnnamedPage(features, traits) &&
      !(source.ordinal && features.before <= 0 && features.after <= 0 && features.owner <= 0)
    );
  });
}

/**
 * A short text that starts with the name of an argument, as in "name @, ttl 300", without that name; null when it is the
 * name of another argument.
 */
function withoutLabel(
  request: Request,
  value: Value,
  traits: SlotTraits,
  open: readonly SlotTraits[],
): Value | null {
  const { kind, first, last } = value;
  // Of a quotation of several words, a text takes all or nothing.
  const quote = request.words[first]?.token.quote ?? -1;
  const isInside = quote >= 0 && kind !== "quoted" && traits.kind === "string" && !traits.isId;
  if (isInside && request.words[first - 1]?.token.quote === quote) return null;
  if (kind !== "text" || first === last || last - first > 5) return value;
  const next = request.words[first + 1]?.token;
  if (next?.gap !== " ") return value;
  if (!isNamedBy(request, first, traits))
    return open.some((other) => other !== traits && isNamedBy(request, first, other)) ? null : value;
  return {
    ...value,
    first: first + 1,
    start: next.start,
    text: request.reading.text.slice(next.start, value.end),
  };
}

/** Whether the word is the whole name of the argument. */
function isNamedBy({ words, match }: Request, i: number, { forms, slot }: SlotTraits): boolean {
  const name = slot.words.join("");
  const form = words[i]?.form;
  if (form === undefined) return false;
  if (form.word === name || form.english.includes(name)) return true;
  const [only] = forms;
  return forms.length === 1 && only !== undefined && match(i, only) >= 0.95;
}

/** "6 chairs", "at most 12" and "floor 3" do not identify a record of another kind. */
function isCountForId(
  { before, owner, unit, limit, foreign }: PairFeatures,
  { isId, forms }: SlotTraits,
  isOnly: boolean,
): boolean {
  if (!isId || before > 0 || owner > 0) return false;
  return unit <= -1 || limit <= -1 || (forms.length === 0 && foreign > 0 && !isOnly);
}

/**
 * Whether a request in another language than the document has a single number for a required id: the noun before it may be
 * the resource's name. The noun stays unexplained.
 */
function isOnlyNumber({ reading }: Request, { lexicon }: OperationProfile, { slot }: SlotTraits): boolean {
  return (
    slot.required &&
    lexicon.code !== reading.lexicon.code &&
    reading.values.filter(({ kind, joined }) => (kind === "number" || kind === "code") && !joined).length ===
      1
  );
}

/** A bare number is not the name of a town or person. */
function isStrayNumber(
  { before, after, owner, shape }: PairFeatures,
  { kind, isId }: SlotTraits,
  source: string,
): boolean {
  return (
    kind === "string" && source === "number" && !isId && before <= 0 && owner <= 0 && after <= 0 && shape <= 0
  );
}

/** Names of arguments that count pages or skip records. */
const PAGES = /^(page|pagina|pages|seite|strana|strona|offset|skip|cursor)$/;

/** A number is a page only if the request says so: "page 2". */
function isUnnamedPage({ before, after }: PairFeatures, { slot }: SlotTraits): boolean {
  const isPage = slot.words.some((word) => PAGES.test(foldText(word)));
  const isSize = slot.words.some((word) => /^(size|per|limit|length|count)$/.test(word));
  return isPage && !isSize && before <= 0 && after <= 0;
}

/**
 * Whether the number identifies the preceding noun and there is no evidence for the argument: "lesson 88"
 * does not identify a teacher.
 */
function isOfAnother(
  { words, match }: Request,
  { nouns }: OperationProfile,
  { features, traits, source }: Proposal,
): boolean {
  // "vehicle AB-12" may be its `plate`, but not its `driver_id`.
  const isOwn = traits.slot.words.length === 1 && nouns.some((noun) => match(source.first - 1, noun) >= SURE);
  const { foreign, before, owner, after, near, unit, preposition, shape, limit, topic } = features;
  return (
    foreign > 0 &&
    !isOwn &&
    words[source.first]?.token.gap === " " &&
    !source.measured &&
    !traits.slot.required &&
    /^(code|uuid|number)$/.test(source.kind) &&
    Math.max(before, owner, after, near, unit, preposition, shape, limit, topic) <= 0
  );
}

/**
 * Whether the number is part of the preceding name, unless there is evidence for what it counts: "Riviera
 * 8".
 */
function isOfName({ words, reading }: Request, { features, traits, source }: Proposal): boolean {
  const { before, owner, after, near, unit, preposition } = features;
  const name = words[source.first - 1]?.token;
  return (
    traits.kind === "number" &&
    !traits.slot.required &&
    source.kind === "number" &&
    name?.name === true &&
    !reading.values.some(({ kind, last }) => kind === "currency" && last === source.first - 1) &&
    words[source.first]?.token.gap === " " &&
    Math.max(before, owner, after, near, unit, preposition) <= 0
  );
}

/**
 * Whether the value is only one group of a code ("KX21" of "KX21 LMV"), or an unexplained number after a code, without
 * evidence that the code ends there.
 */
function isCutFromCode(request: Request, { features, traits, source, tokens }: Proposal): boolean {
  const [first = 0, last = first] = [tokens[0], tokens.at(-1)];
  const isText = traits.kind === "string" && source.kind !== "quoted" && source.kind !== "text";
  if (isText && features.shape <= 0 && isPartOfCode(request, first, last)) return true;
  const [before, own] = [request.words[first - 1]?.token, request.words[first]?.token];
  const { after, unit, preposition, limit, near } = features;
  return (
    traits.kind === "number" &&
    !traits.slot.required &&
    source.kind === "number" &&
    !source.measured &&
    own?.kind === "number" &&
    own.gap === " " &&
    before?.kind === "code" &&
    /^(?=.*\p{Lu})[\p{Lu}\d]{2,5}$/u.test(before.text) &&
    Math.max(after, unit, preposition, limit, near) <= 0
  );
}

function claimsOf({ first, last, kind }: Value, facet: string): string[] {
  if (kind === "quoted" || kind === "text") return range(first, last).map((i) => `${i}`);
  return facet
    .split(" ")
    .flatMap((each) => range(first, last).map((i) => (each === "all" ? `${i}` : `${i} ${each}`)));
}

export function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

/** Positional features of typed values and word sequences. */
export function placeFeatures(
  request: Request,
  profile: OperationProfile,
  traits: SlotTraits,
  value: Pick<Value, "first" | "last" | "text" | "kind" | "unit" | "number" | "ordinal" | "measured">,
): PairFeatures {
  const { slot } = traits;
  const owners = slot.path.length === 1 ? (profile.owners.get(slot.name) ?? []) : [];
  const before = Math.max(
    isNamedExactly(request, value.first, traits) ? 1 : 0,
    adjacent(request, value.first, -1, traits.forms),
    newValueOf(request, value.first, traits.forms),
    parentFeature(request, value.first, traits, profile),
  );
  const owner = adjacent(request, value.first, -1, owners);
  const isBare = traits.isId && traits.forms.length === 0;
  const after = adjacent(request, value.last, 1, traits.forms);
  const shape = fitsShape(value.text.replace(/^#/, ""), traits);
  const unit = unitFeature(request, value, traits, traitsOf(profile));
  return {
    ...NO_FEATURES,
    shape:
      traits.kind === "string" || traits.kind === "number" ? (shape === 1 ? 1 : shape === 0 ? -1 : 0) : 0,
    before,
    after: before > 0 ? 0 : after,
    near: before > 0 || after > 0 ? 0 : anywhere(request, value, traits.forms),
    owner,
    // "max 50 EUR" for `max`, although another argument is called `price`
    unit: before > 0 && isMoneyOf(value) && !isCountSlot(traits) ? Math.max(0, unit) : unit,
    preposition: prepositionFeature(request, value, traits),
    foreign:
      before === 0 &&
      owner === 0 &&
      isForeign(
        request,
        value.first,
        // A bare id belongs to the operation's resource.
        [...traits.forms, ...owners, ...traits.descriptionForms, ...(isBare ? profile.nouns : [])],
        isBare,
      )
        ? 1
        : 0,
    required: slot.required ? 1 : 0,
    limit: limitFeature(request, value, traits, profile),
    nested: slot.path.length - 1,
    topic:
      value.kind === "quoted" || value.kind === "text"
        ? writtenTopic(traits)
        : isCount(request, value, traits)
          ? 1
          : 0,
  };
}

/** The name of the object around a nested text is directly before it: "emergency contact: Ada Lane". */
function parentFeature(
  request: Request,
  first: number,
  { slot, kind }: SlotTraits,
  { lexicon }: OperationProfile,
): number {
  const parent = slot.path.at(-2);
  const token = request.words[first]?.token;
  const isAction = request.action?.tokens.includes(first - 1) === true;
  if (parent === undefined || kind !== "string" || isAction || !/^:? $/.test(token?.gap ?? "")) return 0;
  const forms = splitWords(parent).map((word) => toNameForm(word, lexicon));
  return Math.max(...forms.map((form) => request.match(first - 1, form))) >= 0.9 ? 0.9 : 0;
}

/**
 * Whether a text of an object follows the object's name elsewhere: "a new patient: Bella, owner Ada Lane" gives no owner
 * called Bella.
 */
export function isLabelledElsewhere(
  { words, match, action }: Request,
  { lexicon }: OperationProfile,
  { traits: { slot, kind }, features, tokens }: Pick<Proposal, "traits" | "features" | "tokens">,
): boolean {
  const parent = slot.path.at(-2);
  if (parent === undefined || kind !== "string" || features.before > 0) return false;
  const forms = splitWords(parent).map((word) => toNameForm(word, lexicon));
  const [first = 0] = tokens;
  return words.some(
    ({ index, token }) =>
      index !== first - 1 &&
      token.kind === "word" &&
      token.quote < 0 &&
      !tokens.includes(index) &&
      !action?.tokens.includes(index) &&
      words[index + 1]?.token.kind === "word" &&
      /^:? $/.test(words[index + 1]?.token.gap ?? "") &&
      words[index + 1]?.token.name === true &&
      forms.some((form) => match(index, form) >= 0.9),
  );
}

/** The word that names the argument before its value: "Wert 5" for `value`. */
export function labelBefore(request: Request, { traits, tokens }: Proposal): number[] {
  const first = Math.min(...tokens);
  if (isSpelledBefore(request.words, first, traits.slot.words))
    return range(first - traits.slot.words.length, first - 1);
  if (isNamedExactly(request, first, traits)) return [first - 1];
  for (let i = first - 1; i >= Math.max(0, first - 3); i--) {
    if (traits.forms.some((form) => request.match(i, form) >= SURE)) return [i];
    if (!LINKS.has(request.words[i]?.token.word ?? "")) break;
  }
  return [];
}

/** Whether a name of several words precedes the value literally: "first name Ada", "subject line: …". */
function isSpelledBefore(words: Request["words"], first: number, name: readonly string[]): boolean {
  return (
    name.length > 1 &&
    first >= name.length &&
    name.every((word, n) => {
      const token = words[first - name.length + n]?.token;
      return token?.word === word && (n === 0 || /^[ -]$/.test(token.gap));
    })
  );
}

/** Whether a general name without specific words is matched literally: "number 12" for `number`. */
function isNamedExactly({ words }: Request, first: number, { forms, slot }: SlotTraits): boolean {
  const name = slot.words.join("");
  const said = words[first - 1];
  if (isSpelledBefore(words, first, slot.words)) return true;
  return forms.length === 0 && (said?.token.word === name || said?.form.english.includes(name) === true);
}

const PEOPLE_COUNT =
  /^(people|person|persons|party|guest|guests|seats?|adults?|pax|travelers?|travellers?|passengers?|attendees?|covers)$/;

/** "a table for 2". */
function isCount(
  request: Request,
  { first, kind, unit }: Pick<Value, "first" | "kind" | "unit">,
  { kind: slotKind, forms, descriptionForms }: SlotTraits,
): boolean {
  if (kind !== "number" || slotKind !== "number" || unit !== undefined) return false;
  return (
    partsBefore(request, first).includes("for") &&
    [...forms, ...descriptionForms].some(({ english }) => english.some((word) => PEOPLE_COUNT.test(word)))
  );
}

function writtenTopic({ topic, isId }: SlotTraits): number {
  if (topic === "text" || topic === "title" || topic === "search") return 1;
  return isId ? 0 : 0.3;
}

/**
 * Words that may occur between a name and its value: "ticket number 77", "with the id 5", "priority to
 * high", "price = 5".
 */
const LINKS: ReadonlySet<string> = new Set(
  "is are be of to as at the a an number no nr num id ids identifier code ref reference numbers called named cislo kod nummer numero numer der die das el la le les = with for s su o je ist es est jest na auf in im a".split(
    " ",
  ),
);

/**
 * Whether "set the … to" names another open argument for the value: "change the job title of 31 to Head of Sales" gives no
 * department.
 */
export function isSetForOther(
  request: Request,
  profile: OperationProfile,
  { traits, features, source, tokens }: Proposal,
  open: readonly SlotTraits[],
): boolean {
  const { before, owner, exact, unit } = features;
  if (profile.reads || before > 0 || owner > 0 || exact > 0 || unit > 0) return false;
  if (!isNewValue(request, tokens[0] ?? source.first)) return false;
  const isNamed = ({ forms, slot }: SlotTraits) =>
    slot.path.length === 1 &&
    !profile.owners.has(slot.name) &&
    request.words.some(
      ({ index, token }) =>
        index < source.first &&
        forms.some((form) => request.match(index, form) >= 0.9) &&
        !/^(number|code|date|time)$/.test(request.words[index + 1]?.token.kind ?? "") &&
        token.quote < 0,
    );
  return (
    newValueOf(request, tokens[0] ?? source.first, traits.forms) === 0 &&
    open.some(
      (other) =>
        other !== traits &&
        isNamed(other) &&
        newValueOf(request, tokens[0] ?? source.first, other.forms) > 0 &&
        (other.kind === "string" || other.kind === traits.kind),
    )
  );
}

/**
 * Matches a new value after "to" whose argument was named earlier: "change the phone of contact 315 to 777
 * 123 456".
 */
function newValueOf(request: Request, first: number, forms: readonly WordForm[]): number {
  if (!isNewValue(request, first)) return 0;
  const named = request.words
    .filter(({ index, isContent }) => isContent && index < first)
    .map(({ index }) => Math.max(0, ...forms.map((form) => request.match(index, form))));
  return Math.max(0, ...named) >= SURE ? 0.9 : 0;
}

function isNewValue(request: Request, first: number): boolean {
  if (!request.action?.commanded) return false;
  const parts = partsBefore(request, first);
  return parts.includes("to") || parts.includes("as");
}

function isIdNoun({ word, english }: WordForm): boolean {
  return [word, ...english].some((each) => /^(id|number|code|reference)$/.test(each));
}

/** Whether the preceding content word is unrelated to the argument. */
function isForeign(
  { words, match, action }: Request,
  first: number,
  forms: readonly WordForm[],
  isBare: boolean,
): boolean {
  const word = words[first - 1];
  if (word === undefined || !word.isContent || word.token.kind !== "word" || word.token.name) return false;
  // "remove 31", "north/atlas#8", "s číslem 7"
  const isPlain =
    action?.tokens.includes(first - 1) ||
    !/\s/.test(words[first]?.token.gap ?? "") ||
    isIdNoun(word.form) ||
    // "code cadeau K20", "número de socio A7": the kind of code comes first.
    (words[first]?.token.kind === "code" &&
      words.slice(first - 3, first - 1).some(({ form }) => isIdNoun(form)));
  if (isBare && isPlain) return false;
  return (isBare || forms.length > 0) && forms.every((form) => match(first - 1, form) < 0.3);
}

const units = new WeakMap<Request, ReadonlySet<number>>();

/** The tokens that are the units of measured numbers: "litres" in "5 litres". */
function unitTokens(request: Request): ReadonlySet<number> {
  const own =
    units.get(request) ??
    new Set(
      request.reading.values.flatMap(({ number, first, last }) =>
        number !== undefined && first < last ? [last] : [],
      ),
    );
  units.set(request, own);
  return own;
}

/** Match of the nearest content word on one side, across linking words only. */
function adjacent(request: Request, from: number, step: 1 | -1, forms: readonly WordForm[]): number {
  if (forms.length === 0) return 0;
  const { words, reading } = request;
  let links = 0;
  for (let i = from + step; links < 4; i += step) {
    const word = words[i];
    const gap = step < 0 ? words[i + 1]?.token.gap : word?.token.gap;
    if (
      word === undefined ||
      /[.!?;,]\s/.test(gap ?? "") ||
      /^(and|or|und|oder|nebo|oraz|lub|et|ou)$/.test(word.token.word)
    )
      return 0;
    // "the editor has not named a page" does not give an editor.
    if (/^(did|does|do|has|have|had|will|can|could|would|should|not|never)$/.test(word.token.word)) return 0;
    // "5 litres for 8.40": the unit belongs to the value before it.
    if (step < 0 && unitTokens(request).has(i)) return 0;
    const best = Math.max(0, ...forms.map((form) => request.match(i, form)));
    if (best >= SURE) return best;
    if (word.isContent && !LINKS.has(word.token.word)) return 0;
    if (step > 0 && reading.lexicon.prepositions.has(word.token.word)) return 0;
    links++;
  }
  return 0;
}

function anywhere(
  request: Request,
  { first, last }: Pick<Value, "first" | "last">,
  forms: readonly WordForm[],
): number {
  return request.words.some(
    (word) =>
      word.isContent &&
      (word.index < first || word.index > last) &&
      forms.some((form) => request.match(word.index, form) >= SURE),
  )
    ? 1
    : 0;
}

/** For counted nouns and measures: whether the unit matches the argument or contradicts it. */
function unitFeature(
  request: Request,
  { unit, kind, last, measured }: Pick<Value, "unit" | "kind" | "last" | "measured">,
  traits: SlotTraits,
  others: readonly SlotTraits[],
): number {
  if (unit === undefined || traits.kind !== "number") return 0;
  // "logs of the last 2 hours" states no number of lines.
  if (kind === "duration") return traits.unit !== null ? 1 : isCountSlot(traits) ? -1 : -0.5;
  const forms = [...traits.forms, ...traits.descriptionForms];
  if (isMoneyOf({ unit })) return moneyFeature(traits, others);
  const degrees = degreeFeature(request, { unit, last }, traits);
  if (degrees !== null) return degrees;
  if (unit === "%")
    return forms.some(({ word }) =>
      /percent|rate|discount|brightness|volume|level|share|humidity|prozent|procent/.test(word),
    )
      ? 1
      : 0;
  const sign = MEASURE_NAMES[unit];
  if (
    sign !== undefined &&
    forms.some(({ english, word }) => [word, ...english].some((each) => sign.test(each)))
  )
    return 1;
  const form = toWordForm(unit, request.reading.lexicon);
  const next = last + 1;
  const isNamed = forms.some(
    (each) => request.match(next, each) >= SURE || each.word === unit || each.stem === form.stem,
  );
  if (isNamed) return 1;
  if (measured && forms.length > 0 && isOtherMeasure(unit, traits)) return -1;
  return request.words[next]?.isContent && isPlural(request.words[next]?.token.word ?? "") && traits.isId
    ? -1
    : 0;
}

function isMoneyOf({ unit = "" }: Pick<Value, "unit">): boolean {
  return /^[A-Z]{3}$/.test(unit);
}

/** The traits of all arguments of the operation, cached. */
function traitsOf({ slots, candidate, lexicon }: OperationProfile): SlotTraits[] {
  return slots.map((slot) => readTraits(slot, candidate.input_schema, lexicon));
}

/** Names of arguments for the abbreviations of units. */
const MEASURE_NAMES: Readonly<Record<string, RegExp>> = {
  kg: /^(kg|kilo|kilogram|kilogramme)s?$/,
  g: /^(g|gram|gramme)s?$/,
  km: /^(km|kilomet(er|re))s?$/,
  m: /^(m|met(er|re))s?$/,
  cm: /^(cm|centimet(er|re))s?$/,
  mm: /^(mm|millimet(er|re))s?$/,
  l: /^(l|lit(er|re))s?$/,
  ml: /^(ml|millilit(er|re))s?$/,
  kwh: /^(kwh|energy)$/,
  kw: /^(kw|power)$/,
  mb: /^(mb|megabyte)s?$/,
  gb: /^(gb|gigabyte)s?$/,
};

/** Words of arguments that are measured in any unit. */
const MEASURABLE =
  /^(amount|quantity|qty|value|limit|max|min|maximum|minimum|total|size|level|threshold|target|step|number|count|measure|reading|result|dose|dosage|capacity|weight|mass|payload|load|distance|length|width|height|depth|radius|range|area|volume|power|energy|consumption|usage|temperature|temp|heat|speed|pressure|memory|storage|disk|ram|quota|brightness|humidity|kilometer|kilometre|mileage|odometer|fuel|charge)$/;

/**
 * Whether the unit contradicts an argument that is not a measure: "8 litres" for the number of a shelf.
 */
function isOtherMeasure(unit: string, { forms }: SlotTraits): boolean {
  return (
    !/^(ks|pcs|pieces?|stuck|szt)$/.test(unit) &&
    forms.every(
      ({ english, word }) =>
        english.length > 0 &&
        ![word, ...english].some((each) => MEASURABLE.test(each)) &&
        english.some((each) => vectorOf(each) !== null),
    )
  );
}

function isPlural(word: string): boolean {
  return (
    /[^s]s$/.test(word) ||
    /^(people|children|men|women|lidi|lide|osob|osoby|leute|personen|kinder|ludzi|osob)$/.test(word)
  );
}

/** The parts of a range or relation that the words before the value express. */
export function partsBefore({ reading }: Request, first: number): readonly string[] {
  const { tokens, lexicon } = reading;
  const parts: string[] = [];
  for (let i = first - 1; i >= Math.max(0, first - 3); i--) {
    const word = tokens[i]?.word ?? "";
    const times = lexicon.times.get(word) ?? [];
    // "antes del", "until the"
    const leading = (lexicon.times.get(tokens[i - 1]?.word ?? "") ?? []).filter((each) =>
      /^(before|after|until|since)$/.test(each),
    );
    if (leading.length > 0) return leading;
    const found = lexicon.prepositions.get(word) ?? [];
    parts.push(
      ...found,
      ...times.filter((each) =>
        ["since", "until", "before", "after", "from", "to", "between"].includes(each),
      ),
    );
    // "at least for 60 people"
    const isFor =
      found.includes("for") &&
      i === first - 1 &&
      tokens[first]?.kind === "number" &&
      isBound(lexicon, tokens[i - 1]);
    if ((found.length > 0 && !isFor) || times.length > 0 || !lexicon.functionWords.has(word)) break;
  }
  return parts;
}

function isBound({ prepositions }: Lexicon, token: Token | undefined): boolean {
  return (prepositions.get(token?.word ?? "") ?? []).some((part) => part === "least" || part === "most");
}

const STARTS: ReadonlySet<string> = new Set(["from", "since", "after", "over", "least", "between"]);
const ENDS: ReadonlySet<string> = new Set(["to", "until", "before", "by", "under", "most"]);

function prepositionFeature(
  request: Request,
  { first, last }: Pick<Value, "first" | "last">,
  { part, slot, kind, topic }: SlotTraits,
): number {
  const bound = kind === "number" && part !== null ? boundBefore(request, first) : null;
  if (bound !== null) return part === bound ? 1 : -1;
  const parts = partsBefore(request, first);
  const own =
    topic !== "text" && [slot.words.at(0), slot.words.at(-1)].some((word) => parts.includes(word ?? ""));
  if (own) return 1;
  if (part === null) return 0;
  // "move it to Monday": without a start, "to" introduces the new value.
  const isGoal =
    kind !== "string" &&
    parts.includes("to") &&
    !parts.some((each) => each === "until" || each === "by" || each === "before") &&
    !(kind === "enum" && followsOrigin(request, first)) &&
    !request.reading.values.some((value) => value.kind === "date" && value.first < first);
  const after = boundAfter(request, last);
  const isMoment = /^(date|datetime|time)$/.test(kind);
  const [starts, ends] = [
    after === "from" ||
      // "nach" is "to" before a place or language, and "after" before a time.
      parts.some((each) => STARTS.has(each) && !(each === "after" && !isMoment && parts.includes("to"))) ||
      isRangeStart(request, last),
    after === "to" || (!isGoal && parts.some((each) => ENDS.has(each))) || isRangeEnd(request, first),
  ];
  if (starts === ends) return 0;
  return (part === "from") === starts ? 1 : -1;
}

const OR_SMALLER =
  /^(less|fewer|below|under|cheaper|younger|shorter|mene|min|weniger|darunter|gunstiger|mniej|taniej|ponizej|menos|moins)$/;
const OR_LARGER =
  /^(more|above|over|up|higher|older|longer|later|vic|vice|mehr|daruber|wiecej|powyzej|mas|plus)$/;

/** The bound after a number and its unit: "35 or fewer", "60 Seiten oder mehr". */
function boundAfter({ reading }: Request, last: number): "from" | "to" | null {
  for (const at of [last + 1, last + 2]) {
    const [or = "", bound = ""] = [at, at + 1].map((i) => reading.tokens[i]?.word);
    if (!/^(or|and|nebo|a|oder|und|lub|albo|i|o|y|ou|et)$/.test(or)) continue;
    return OR_SMALLER.test(bound) ? "to" : OR_LARGER.test(bound) ? "from" : null;
  }
  return null;
}

/** Whether "from" introduces an earlier word: "from German to Polish". */
function followsOrigin({ words, reading }: Request, first: number): boolean {
  return words.some(
    ({ token, index }) =>
      index < first && reading.lexicon.prepositions.get(token.word)?.includes("from") === true,
  );
}

const TO_WORDS = /^(to|through|until|till|bis|az|do|a|hasta|au)$/;

/** Whether two numbers or times are joined as a range: "90,000 to 110,000 PLN", "9:00–11:30". */
function areJoined({ reading }: Request, first: number, last: number): boolean {
  const [start, end] = [reading.tokens[first], reading.tokens[last]];
  const isSame = start?.kind === end?.kind && (start?.kind === "number" || start?.kind === "time");
  return last === first + 2
    ? isSame && TO_WORDS.test(reading.tokens[first + 1]?.word ?? "")
    : isSame && start?.kind === "time" && /[-–—]/.test(end?.gap ?? "");
}

function isRangeStart(request: Request, last: number): boolean {
  return areJoined(request, last, last + 2) || areJoined(request, last, last + 1);
}

/** "between Monday and Friday", "1–5 May". */
function isRangeEnd(request: Request, first: number): boolean {
  const { reading } = request;
  const before = reading.tokens[first - 1];
  if (/[-–—]/.test(reading.tokens[first]?.gap ?? "") || areJoined(request, first - 2, first)) return true;
  return (
    before !== undefined &&
    /^(and|a|i|y|et|und)$/.test(before.word) &&
    reading.tokens
      .slice(0, first)
      .some(({ word }) => (reading.lexicon.times.get(word) ?? []).includes("between"))
  );
}

/** Whether the word is a superlative after a count: "7 tallest", "6 nejkratších", "los 3 más altos". */
function isSuperlative({ reading }: Request, i: number): boolean {
  const word = reading.tokens[i]?.word ?? "";
  switch (reading.lexicon.code) {
    case "en":
      return (
        /^(most|least|best|worst)$|[^aeiou]est$/.test(word) &&
        comparisonOf(word.replace(/^(most|least)$/, "best")) !== undefined
      );
    case "cs":
      return /^nej\p{L}{4,}/u.test(word);
    case "pl":
      return /^naj\p{L}{4,}/u.test(word);
    case "de":
      return /\p{L}{2,}(st|ss)(e|en|er|es)$/u.test(word);
    default:
      return /^(mas|menos|plus|moins|mejores|peores|meilleur\w*|pires?)$/.test(word);
  }
}

const TOPS =
  /^(top|first|last|latest|newest|recent|max|maximum|most|limit|up|next|only|just|oldest|previous|past)$/;

function limitFeature(
  request: Request,
  { first, ordinal, kind }: Pick<Value, "first" | "ordinal" | "kind">,
  { isLimit, isId, kind: slotKind }: SlotTraits,
  { nouns, reads }: OperationProfile,
): number {
  if ((slotKind !== "number" && !isId) || ordinal || kind !== "number") return 0;
  const { reading } = request;
  const before = reading.tokens.slice(Math.max(0, first - 2), first);
  const after = isId ? [] : reading.tokens.slice(first + 1, first + 2);
  // "20 invoices" in a list of invoices
  const isCounted =
    reads &&
    !isId &&
    (isPlural(reading.tokens[first + 1]?.word ?? "") || reading.lexicon.code !== "en") &&
    nouns.some((noun) => request.match(first + 1, noun) >= SURE);
  const said =
    isCounted ||
    (!isId && isSuperlative(request, first + 1)) ||
    partsBefore(request, first).includes("most") ||
    [...before, ...after].some(
      ({ word }) =>
        TOPS.test(word) ||
        reading.lexicon.ordinals.get(word) === -1 ||
        reading.lexicon.ordinals.get(word) === 1 ||
        (reading.lexicon.times.get(word) ?? []).some((each) => each === "last" || each === "next"),
    );
  if (said) return isLimit ? 1 : -1;
  return isLimit ? -0.5 : 0;
}

/** Proposes both parts of `north/atlas` for adjacent path arguments: `/repos/{owner}/{repo}`. */
export function proposePairs(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  const { candidate } = profile;
  const adjacent = [...candidate.fields.path.matchAll(/\{([^}]+)\}\/\{([^}]+)\}/g)];
  return adjacent.flatMap(([, left, right]) => {
    const pair = [left, right].map((name) =>
      open.find(({ slot, kind }) => slot.path.length === 1 && slot.name === name && kind === "string"),
    );
    return request.words.flatMap(({ token }, i) => {
      if (token.gap !== "/" || request.words[i - 1] === undefined) return [];
      // Names may contain hyphens and dots: `north/old-atlas.v2`.
      const start = backTo(request, i - 1);
      const end = onTo(request, i);
      const { text } = request.reading;
      return [
        [pair[0], start, i - 1],
        [pair[1], i, end],
      ].flatMap(([traits, from, to]) => {
        if (typeof traits !== "object" || typeof from !== "number" || typeof to !== "number") return [];
        const tokens = range(from, to);
        const value = text.slice(request.words[from]?.token.start, request.words[to]?.token.end);
        return [
          {
            traits,
            value,
            tokens,
            claims: tokens.map(String),
            ...originOf(profile, traits, { kind: "pair", first: from }, "sole"),
            features: { ...NO_FEATURES, fit: 1, exact: 1, shape: 1, soleSlot: 1, soleValue: 1, required: 1 },
          },
        ];
      });
    });
  });
}

function backTo({ words }: Request, i: number): number {
  let at = i;
  while (/^[-._]$/.test(words[at]?.token.gap ?? "") && at > 0) at--;
  return at;
}

function onTo({ words }: Request, i: number): number {
  let at = i;
  while (/^[-._]$/.test(words[at + 1]?.token.gap ?? "")) at++;
  return at;
}

/** Share of the words that the operation's name contains. */
export function explainedShare(
  request: Request,
  profile: OperationProfile,
  tokens: readonly number[],
): number {
  const content = tokens.filter((i) => request.words[i]?.isContent);
  if (content.length === 0) return 0;
  const said = content.filter((i) =>
    profile.words.some((word) => word.place === "name" && request.match(i, word) >= SURE),
  );
  return said.length / content.length;
}
