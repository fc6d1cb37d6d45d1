import { rememberOf } from "../../../language/remember.ts";
import type { Value } from "../../reading/value.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { isOtherDirection } from "../periods.ts";
import { NO_FEATURES, originOf, type Proposal } from "../proposal.ts";
import { fitsShape, isInMinorUnits, renderValue } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { isLabelledElsewhere } from "./adjacent-names.ts";
import { partsBefore } from "./bounds.ts";
import { isCountForAmount, isCountOfOther } from "./counted-things.ts";
import { isOfOtherEvent, isOtherEnd } from "./dated-events.ts";
import { offsetOfStrict } from "./exact-numbers.ts";
import {
  isBoundForId,
  isCodeForReceiver,
  isCodeOfAnother,
  isCountForId,
  isCountOfThings,
  isCutFromCode,
  isNumberOfOtherCode,
  isNumberOfResource,
  isOfAnother,
  isOfName,
  isOnlyNumber,
  isPeriodOfRate,
  isRepetition,
  isSecondOfPair,
  isSizeOfPage,
  isStrayNumber,
  isUnnamedId,
  isUnnamedPage,
  isUnnamedSecret,
  isUnsaidBound,
  isUnsaidExclusion,
} from "./misread-numbers.ts";
import { isNameForOther, isNoteForOther, isSetForOther } from "./new-values.ts";
import { placeFeatures } from "./place-features.ts";
import { isOfSibling } from "./sibling-names.ts";
import { isMoneyOf, isPiecesForMeasure } from "./units.ts";

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
  const values = request.reading.values.filter(
    (value) => value.complement === undefined && !startsWithVerb(request, value),
  );
  const proposals = open.flatMap((traits) => proposeFor(request, profile, traits, { values, open }));
  const ofSiblings = new Set(proposals.filter((proposal) => isOfSibling(request, profile, proposal, open)));
  // "draught 4" with a bow draught and a stern draught is no depth limit.
  const unclear = new Set(
    [...ofSiblings].flatMap(({ features, claims }) => (features.before > 0 ? claims : [])),
  );
  // "search 6 charts of …" does not search for 6.
  const counts = new Set(proposals.flatMap(({ features, claims }) => (features.limit > 0 ? claims : [])));
  return proposals.filter((proposal) => {
    const { features, traits, claims } = proposal;
    if (traits.topic === "search" && claims.some((claim) => counts.has(claim))) return false;
    const isNamed = Math.max(features.before, features.after, features.owner, features.preposition) > 0;
    if (!isNamed && !profile.reads && claims.some((claim) => unclear.has(claim))) return false;
    return (
      !ofSiblings.has(proposal) &&
      !isForOther(request, profile, proposal, open) &&
      !isOtherText(request, proposal, proposals, open) &&
      !isOtherNumber(request, profile, proposal) &&
      !isOtherBound(request, profile, proposal) &&
      !isOtherKey(request, profile, proposal)
    );
  });
}

/** "drop 2 plans": the command and a number are no code. */
function startsWithVerb({ action, words }: Request, { joined, first }: Value): boolean {
  const text = words[first]?.token.text ?? "";
  return joined === true && action?.tokens.includes(first) === true && text !== text.toUpperCase();
}

/** The values of the request that the kind of an argument allows. */
function proposeFor(
  request: Request,
  profile: OperationProfile,
  traits: SlotTraits,
  { values, open }: { values: readonly Value[]; open: readonly SlotTraits[] },
): Proposal[] {
  const own = values.flatMap((given) => {
    const value = withoutLabel(request, withoutQuestionMark(request, given), traits, open);
    return value === null ? [] : withoutOthers(request, value, open);
  });
  return own.flatMap((value) =>
    renderIncluded(request, profile, traits, value).map(({ value: rendered, fit, facet }) => {
      const written = typeof rendered === "string" ? { ...value, text: rendered } : value;
      return {
        traits,
        value: rendered,
        tokens: range(value.first, value.last).filter((i) => isExplained(request, value, facet, i)),
        claims: claimsOf(value, facet),
        features: {
          ...placeFeatures(request, profile, traits, written),
          fit,
          exact: DISTINCTIVE.has(traits.kind) && fit > 0.5 ? 1 : 0,
        },
        ...originOf(profile, traits, value, "value"),
      };
    }),
  );
}

/** The forms of a value that an argument takes, or the next whole number for one that the request excludes. */
function renderIncluded(request: Request, profile: OperationProfile, traits: SlotTraits, value: Value) {
  const offset = offsetOfStrict(request, profile, traits, value);
  return renderValue(offset === 0 ? value : { ...value, number: (value.number ?? 0) + offset }, traits);
}

/** Whether the words around the value give it to another argument. */
function isForOther(
  request: Request,
  profile: OperationProfile,
  proposal: Proposal,
  open: readonly SlotTraits[],
): boolean {
  return (
    isSetForOther(request, profile, proposal, open) ||
    isNameForOther(request, profile, proposal, open) ||
    isNoteForOther(request, proposal, String(proposal.value), open) ||
    isLabelledElsewhere(request, profile, proposal) ||
    isOfAnother(request, profile, proposal) ||
    isCodeOfAnother(request, proposal) ||
    isSecondOfPair(request, profile, proposal)
  );
}

/** Whether a text or a name is the value of another argument, or a part of a longer one. */
function isOtherText(
  request: Request,
  proposal: Proposal,
  proposals: readonly Proposal[],
  open: readonly SlotTraits[],
): boolean {
  const { source, traits, value } = proposal;
  return (
    isOfName(request, proposal) ||
    isLiteralOfOther(request, proposal, proposals) ||
    isCodeForPerson(proposal, open) ||
    // "Note: call driver 8" is no name of a person.
    (source.kind === "text" && traits.topic === "person" && /\d/.test(String(value))) ||
    isTextOfNamed(proposal, proposals) ||
    isTextAfterName(request, proposal, open)
  );
}

/** Whether another argument has exactly the name before the text: `with the title "Low tide"` is no `sensorName`. */
function isLiteralOfOther({ words }: Request, own: Proposal, proposals: readonly Proposal[]): boolean {
  const name = words[own.source.first - 1]?.token.word ?? "";
  return (
    own.source.kind === "quoted" &&
    !own.traits.slot.words.includes(name) &&
    proposals.some(
      ({ traits: { slot }, source }) =>
        source.first === own.source.first && slot.words.length === 1 && slot.words[0] === name,
    )
  );
}

/** Whether a number counts, measures or repeats something else. */
function isOtherNumber(request: Request, profile: OperationProfile, proposal: Proposal): boolean {
  const { source, traits, features } = proposal;
  // "moor Q8LX at pier 4": a code that matches the pattern is no count of moorings.
  const isShaped = source.kind === "code" && features.shape > 0;
  return (
    isCutFromCode(request, proposal) ||
    isNumberOfOtherCode(request, profile, proposal) ||
    isCountOfThings(request, profile, proposal) ||
    isRepetition(request, proposal) ||
    isPeriodOfRate(request, proposal) ||
    isCountForAmount(request, profile, proposal) ||
    isCountOfOther(request, profile, proposal) ||
    isBareAmount(request, proposal) ||
    isCountForId(features, traits, isShaped || isOnlyNumber(request, profile, traits)) ||
    (features.unit <= -1 && (source.measured === true || isMoneyOf(source))) ||
    isPiecesForMeasure(source, traits) ||
    isNumberOfResource(request, profile, proposal) ||
    isStrayNumber(features, traits, source.kind, source.text) ||
    (traits.kind === "string" && isNumberOfOther(request, proposal)) ||
    isUnnamedPage(request, proposal) ||
    isSizeOfPage(request, proposal) ||
    (source.ordinal === true && features.before <= 0 && features.after <= 0 && features.owner <= 0)
  );
}

/** "from customer 3100200" gives no `from_account`. */
function isNumberOfOther(
  { words, reading }: Request,
  { features, source, traits: { forms } }: Proposal,
): boolean {
  const before = words[source.first - 1];
  return (
    source.kind === "number" &&
    forms.length > 0 &&
    features.preposition > 0 &&
    Math.max(features.before, features.owner, features.after) <= 0 &&
    before?.isContent === true &&
    before.token.kind === "word" &&
    !reading.lexicon.prepositions.has(before.token.word)
  );
}

/** Whether the value is the other end of a range, or no bound. */
function isOtherBound(request: Request, profile: OperationProfile, proposal: Proposal): boolean {
  const { source, traits, tokens } = proposal;
  return (
    (source.kind === "duration" &&
      isOtherDirection(request, traits, source.first, tokens.at(-1) ?? source.first)) ||
    // "expiring after 1 June" is no value for `expires_before`.
    (profile.reads && source.kind === "date" && isAgainstBound(request, proposal)) ||
    isStartOfExtended(request, proposal) ||
    isUnsaidBound(profile, proposal) ||
    isOfOtherEvent(request, profile, proposal) ||
    isOtherEnd(request, profile, proposal) ||
    isUnsaidExclusion(request, proposal)
  );
}

/** Whether the argument identifies something or someone, and the value does not. */
function isOtherKey(request: Request, profile: OperationProfile, proposal: Proposal): boolean {
  const { source, traits } = proposal;
  return (
    isBoundForId(request, profile, proposal) ||
    isUnnamedSecret(proposal) ||
    isCodeForReceiver(proposal) ||
    // An address is no id: "the harbour at https://…".
    (traits.isId && traits.kind === "string" && source.kind === "url") ||
    isUnnamedId(request, proposal)
  );
}

/** "change the description of clip 7: …": of two arguments for a text, the one that the request names. */
function isTextOfNamed({ source, traits, features }: Proposal, all: readonly Proposal[]): boolean {
  if (source.kind !== "text" || features.near > 0 || features.before > 0 || traits.slot.required)
    return false;
  return all.some(
    (other) =>
      other.source.kind === "text" &&
      other.source.first === source.first &&
      other.features.near > 0 &&
      other.features.topic >= features.topic,
  );
}

/** "expiring after 1 June" for `expires_before`, "created before 2 May" for `created_after`. */
function isAgainstBound(request: Request, { traits, source }: Proposal): boolean {
  const parts = partsBefore(request, source.first);
  return (
    !traits.slot.required &&
    ((traits.part === "to" && parts.includes("after")) ||
      (traits.part === "from" && (parts.includes("before") || parts.includes("until"))))
  );
}

/** "extend the lease to 10 December" moves its end and not its start. */
function isStartOfExtended(request: Request, { traits, source }: Proposal): boolean {
  const { action } = request;
  return (
    traits.part === "from" &&
    partsBefore(request, source.first).some((part) => part === "to" || part === "until") &&
    /^(date|datetime)$/.test(source.kind) &&
    action?.commanded === true &&
    action.verbs.some((verb) => verb === "extend" || verb === "prolong")
  );
}

/** "… in the Clients table: call them": the name before the noun is its value, and the text is for another argument. */
function isTextAfterName(
  { words }: Request,
  { source, traits, tokens, features }: Proposal,
  open: readonly SlotTraits[],
): boolean {
  const [first = 0] = tokens;
  const [name, noun] = [words[first - 2]?.token, words[first - 1]?.token];
  return (
    source.kind === "text" &&
    !/^(text|title|search)$/.test(traits.topic) &&
    features.before > 0 &&
    noun?.gap === " " &&
    name?.kind === "word" &&
    (name.name || name.quote >= 0) &&
    open.some(({ topic, kind }) => /^(text|search)$/.test(topic) && kind === "string")
  );
}

/** "a visit to EX-31, name Ada Lane": a code that looks like those of another argument is no name. */
function isCodeForPerson(
  { traits, source, features, value }: Proposal,
  open: readonly SlotTraits[],
): boolean {
  return (
    source.kind === "code" &&
    /^(person|title)$/.test(traits.topic) &&
    !traits.isId &&
    features.shape <= 0 &&
    features.before < 1 &&
    open.some((other) => other.isId && other.kind === "string" && fitsShape(String(value), other) === 1)
  );
}

/**
 * A whole number without a currency for an amount in cents may mean either unit: "a limit of 99". The request
 * has to say cents, or the name of the argument.
 */
function isBareAmount(
  { reading }: Request,
  { traits: { kind, slot }, source, value, tokens }: Proposal,
): boolean {
  if (kind !== "number" || source.kind !== "number" || !Number.isInteger(value)) return false;
  if (!isInMinorUnits(slot.words.join(" "))) return false;
  const isPriced = reading.values.some(
    ({ first, unit, number }) =>
      first === (tokens[0] ?? -1) && (/^[A-Z]{3}$/.test(unit ?? "") || !Number.isInteger(number)),
  );
  return !isPriced && !isInMinorUnits(reading.text) && !reading.text.includes(slot.name);
}

/** Whether the used part of a value explains the token: the day of "Monday at 9:00" does not explain the time. */
function isExplained({ words }: Request, { timeTokens }: Value, facet: string, i: number): boolean {
  // The currency of "95 euros" does not explain the amount.
  if (facet === "unit") return words[i]?.token.kind !== "number";
  if (timeTokens === undefined || facet === "all") return true;
  const isClock = i >= timeTokens[0] && i <= timeTokens[1];
  return isClock ? /time/.test(facet) : facet !== "time";
}

/**
 * A short text that starts with the name of an argument, as in "name @, ttl 300", without that name; null
 * when it is the name of another argument.
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
  const next = request.words[first + 1]?.token;
  // "subject “Black screen”": the quotation is a value of its own.
  if (
    kind === "text" &&
    quote < 0 &&
    (next?.quote ?? -1) >= 0 &&
    request.words[last]?.token.quote === next?.quote
  )
    return null;
  if (kind !== "text" || first === last || last - first > 5) return value;
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

/** Most words of a text that is no question itself. */
const MAX_REASON = 3;

/** "Could you close the hangar, reason: storm?": the question mark ends the polite command and not the text. */
function withoutQuestionMark({ main, words }: Request, value: Value): Value {
  const { kind, text, first, last } = value;
  const isPolite = main.mood === "command" && main.frame.size > 0 && main.last >= last;
  const isAtEnd = kind === "text" && last === words.length - 1 && /[^?!]\?$/.test(text);
  if (!isPolite || !isAtEnd || last - first >= MAX_REASON || words[first]?.token.quote !== -1) return value;
  return { ...value, text: text.slice(0, -1), end: value.end - 1 };
}

/** Maximum words of a part that is compared with arguments. */
const MAX_PART = 100;

/** For each word the last one before the next comma or the end of the sentence. */
const endsOfParts = rememberOf(({ words }: Request): readonly number[] => {
  const ends = words.map(({ index }) => index);
  for (let i = ends.length - 2; i >= 0; i--)
    if (!/[,.;]/.test(words[i + 1]?.token.gap ?? "")) ends[i] = ends[i + 1] ?? i;
  return ends;
});

const AND = /^(and|und|y|e|et|a|i|oraz|also|auch|tambien|aussi)$/;

/**
 * A text without the other arguments that follow it: "reason: it leaks, and notify the owner" for an operation with the
 * flag `notify_owner`, "cracked tiles, 12 pieces" with the number `pieces`.
 */
function withoutOthers(request: Request, value: Value, open: readonly SlotTraits[]): Value[] {
  const { words, reading } = request;
  if (value.kind !== "text" || words[value.first]?.token.quote !== -1) return [value];
  const ends = endsOfParts(request);
  for (let i = value.first; i <= value.last; i++) {
    const token = words[i]?.token;
    const isJoined = AND.test(token?.word ?? "");
    if (i > value.first && !isJoined && !/^,/.test(token?.gap ?? "")) continue;
    const from = isJoined ? i + 1 : i;
    const last = Math.min(value.last, ends[from] ?? value.last);
    if (last - from > MAX_PART) continue;
    const part = range(from, last);
    if (!open.some((traits) => isGivenIn(request, part, traits, isJoined))) continue;
    // "8 slots, door closed" has no text.
    if (i === value.first) return [];
    const end = words[i - 1]?.token.end ?? value.end;
    return [{ ...value, last: i - 1, end, text: reading.text.slice(value.start, end) }];
  }
  return [value];
}

/** Whether a part of a text is the value of the argument with its name. */
function isGivenIn(
  { words, match, reading }: Request,
  part: readonly number[],
  { kind, forms, slot }: SlotTraits,
  isJoined: boolean,
): boolean {
  const content = part.filter((i) => words[i]?.isContent);
  const says = (form: SlotTraits["forms"][number]) => content.some((i) => match(i, form) >= 0.9);
  if (forms.length === 0 || slot.path.length > 1 || content.length > forms.length + 2) return false;
  if (kind === "boolean") return forms.length > 1 && forms.every(says);
  if (isJoined || kind !== "number" || content.length > 3) return false;
  return (
    forms.some(says) &&
    reading.values.some(
      ({ number, first, last }) => number !== undefined && part.includes(first) && part.includes(last),
    )
  );
}

const NAME = /^(name|jmeno|nazev|nom|nombre|nazwa)$/;

/** Whether the word is the whole name of the argument. */
export function isNamedBy({ words, match }: Request, i: number, { forms, slot }: SlotTraits): boolean {
  const name = slot.words.join("");
  const form = words[i]?.form;
  if (form === undefined) return false;
  // `recipient.name`: "recipient Ada Lane"
  const [parent] = slot.path.length > 1 && NAME.test(name) ? slot.path : [];
  if (
    parent !== undefined &&
    (form.word === parent.toLowerCase() || form.english.includes(parent.toLowerCase()))
  )
    return true;
  if (form.word === name || form.english.includes(name)) return true;
  const [only, more] = forms;
  // "visitor Ada Lane" for `visitor_name`
  const isOne = more === undefined || (forms.length === 2 && NAME.test(more.word));
  if (!isOne || only === undefined) return false;
  // "Mieterin" for `mieter`
  const isFeminine =
    only.word.length >= 5 &&
    form.word.length - only.word.length <= 3 &&
    form.word.startsWith(only.word.replace(/[aeo]$/, "")) &&
    /(in|ka|a|e|trice)$/.test(form.word);
  return match(i, only) >= 0.95 || (form.word !== only.word && isFeminine);
}

function claimsOf({ first, last, kind, timeTokens }: Value, facet: string): string[] {
  // The day of "Monday at 9:00" may be a value of its own.
  if (facet === "time" && timeTokens !== undefined) return range(...timeTokens).map((i) => `${i} time`);
  if (kind === "quoted" || kind === "text") return range(first, last).map((i) => `${i}`);
  return facet
    .split(" ")
    .flatMap((each) => range(first, last).map((i) => (each === "all" ? `${i}` : `${i} ${each}`)));
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
      const parts = token.kind === "code" ? token.text.split("/") : [];
      // "src/main.py in octo/hello": a file is no pair if there is another.
      const isPair = parts.length === 2 && parts.every((part) => part !== "");
      if (isPair && !request.words.some((word) => word.token.gap === "/"))
        return parts.flatMap((value, n) => pairOf(pair[n], value, [i], `${i} ${n === 0 ? "left" : "right"}`));
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
        return pairOf(traits, value, tokens, ...tokens.map(String));
      });
    });
  });

  function pairOf(
    traits: SlotTraits | undefined,
    value: string,
    tokens: number[],
    ...claims: string[]
  ): Proposal[] {
    if (traits === undefined) return [];
    return [
      {
        traits,
        value,
        tokens,
        claims,
        ...originOf(profile, traits, { kind: "pair", first: tokens[0] ?? 0 }, "sole"),
        features: { ...NO_FEATURES, fit: 1, exact: 1, shape: 1, soleSlot: 1, soleValue: 1, required: 1 },
      },
    ];
  }
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
