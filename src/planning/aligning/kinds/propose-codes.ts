import type { Json } from "../../../base/json.ts";
import { compilePattern } from "../../../base/patterns/compile-pattern.ts";
import { codeKind, readCodeNames } from "../code-names.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { originOf, type Proposal } from "../proposal.ts";
import { meetsSchema } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { partsBefore } from "../values/bounds.ts";
import { placeFeatures } from "../values/place-features.ts";
import { certain } from "./propose-series.ts";

/** A code of the request for a group of arguments that take the same codes. */
interface Member {
  first: number;
  last: number;
  value: Json;
  claims: readonly string[];
}

/**
 * Proposes codes of languages and countries by their names, and pairs of codes for two arguments of the same kind:
 * "EUR/USD", "from DOV to CAL".
 */
export function proposeCodes(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  const groups = new Map<string, SlotTraits[]>();
  for (const traits of open) {
    const key = traits.slot.path.length === 1 ? kindOf(traits) : null;
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), traits]);
  }
  return [
    ...proposeJoined(request, profile, open),
    ...[...groups].flatMap(([key, group]) => {
      const members = membersOf(request, group, key);
      if (members.length === 0) return [];
      const pair = group.length === 2 ? proposePair(request, profile, group, members) : [];
      if (pair.length > 0) return pair;
      return key === "language" || key === "region"
        ? proposeNamed(request, profile, open, group, members, key)
        : [];
    }),
  ];
}

/**
 * Removes currencies that only their order assigns, when the request has more of them than arguments: "EUR,
 * USD and JPY".
 */
export function withoutCrowd(
  { reading }: Request,
  open: readonly SlotTraits[],
  proposals: readonly Proposal[],
): Proposal[] {
  const slots = open.filter(({ kind, isList }) => kind === "currency" && !isList);
  const said = new Set(
    reading.values.flatMap(({ kind, unit }) => (kind === "currency" && unit ? [unit] : [])),
  );
  return proposals.filter(
    ({ traits, features }) =>
      slots.length < 2 ||
      said.size <= slots.length ||
      traits.kind !== "currency" ||
      traits.isList ||
      Math.max(features.before, features.preposition) > 0,
  );
}

/** What two arguments must have in common to take the same codes; null for arguments that take no codes. */
function kindOf(traits: SlotTraits): string | null {
  const { kind, pattern, examples, values } = traits;
  if (kind === "currency") return "currency";
  if (kind === "enum") return values.length > 1 ? `values ${JSON.stringify(values)}` : null;
  if (kind !== "string") return null;
  const named = codeKind(traits);
  if (named !== null) return named;
  if (pattern !== null) return acceptsCode(pattern) ? `pattern ${pattern}` : null;
  const [example = ""] = examples;
  return examples.length > 0 && examples.every((each) => /^\p{Lu}{2,4}$/u.test(each))
    ? `letters ${example.length}`
    : null;
}

/** Whether the pattern accepts short codes of capitals, but not words. */
function acceptsCode(pattern: string): boolean {
  const expression = compilePattern(pattern);
  return (
    expression !== null &&
    ["AB", "ABC", "ABCD"].some((code) => expression.test(code)) &&
    !expression.test("abc") &&
    !expression.test("ABCDEFGHI")
  );
}

function membersOf(request: Request, group: readonly SlotTraits[], key: string): Member[] {
  const { reading, words } = request;
  if (key === "currency")
    return reading.values.flatMap(({ kind, unit, first, last }) =>
      (kind === "currency" || kind === "number") && unit !== undefined && /^[A-Z]{3}$/.test(unit)
        ? [{ first, last, value: unit, claims: range(first, last).map((i) => `${i} unit`) }]
        : [],
    );
  const whole = (first: number, last: number, value: Json): Member => ({
    first,
    last,
    value,
    claims: range(first, last).map(String),
  });
  if (key === "language" || key === "region") {
    const isUpper = group[0]?.examples.some((example) => /^[A-Z]+$/.test(example)) || key === "region";
    return readCodeNames(request, key).map(({ first, last, code }) =>
      whole(first, last, isUpper ? code.toUpperCase() : code),
    );
  }
  return words.flatMap(({ token, index }) => {
    if (token.quote >= 0 || token.kind !== "word") return [];
    const isLinked = (at: number) => /^\s?[/–—-]\s?$/.test(words[at]?.token.gap ?? "");
    const isUpper = /^\p{Lu}{2,4}$/u.test(token.text);
    const [traits] = group;
    if (traits === undefined) return [];
    if (traits.kind === "enum") {
      const listed = traits.values.find(
        (each) => typeof each === "string" && /^\p{Lu}{2,4}$/u.test(each) && each === token.text,
      );
      if (listed === undefined) return [];
      // The currency of an amount leaves the amount to another argument.
      const isUnit = reading.values.some(
        ({ kind, unit, first, last }) =>
          kind === "number" && unit === listed && first <= index && last >= index,
      );
      return [{ ...whole(index, index, listed), ...(isUnit && { claims: [`${index} unit`] }) }];
    }
    const [example = ""] = traits.examples;
    const text = token.text.toUpperCase();
    const fits = traits.pattern === null ? text.length === example.length : meetsSchema(text, traits);
    return fits &&
      (isUpper || ((isLinked(index) || isLinked(index + 1)) && /^\p{Ll}{2,4}$/u.test(token.text)))
      ? [whole(index, index, text)]
      : [];
  });
}

const JOINTS = /^(and|und|a|i|oraz|y|e|et|or|oder|nebo|lub|o|ou)$/;

/** Whether only "and" or a comma separates two members. */
function isJoined({ words }: Request, left: Member, right: Member): boolean {
  const between = range(left.last + 1, right.first - 1);
  return between.length === 0
    ? /^\s?,\s?$/.test(words[right.first]?.token.gap ?? "")
    : between.length === 1 && JOINTS.test(words[between[0] ?? -1]?.token.word ?? "");
}

/** Whether a slash or dash, or only words without a meaning of their own, separate two members. */
function separationOf(request: Request, left: Member, right: Member): "sign" | "word" | null {
  const { words, reading } = request;
  const between = range(left.last + 1, right.first - 1);
  if (between.length === 0)
    return /^\s?([/–—:→-]|->|=>)\s?$/.test(words[right.first]?.token.gap ?? "") ? "sign" : null;
  const isLink = (i: number) =>
    !words[i]?.isContent ||
    reading.lexicon.prepositions.has(words[i]?.token.word ?? "") ||
    /^(against|versus|vs|vuci|proti|gegen|wobec|contra|frente|contre|face|converted)$/.test(
      words[i]?.token.word ?? "",
    );
  return between.length <= 3 && between.every(isLink) ? "word" : null;
}

/** The arguments for the first and the second code of a pair; null when nothing says which is which. */
function rolesOf(group: readonly SlotTraits[]): [SlotTraits, SlotTraits] | null {
  const [left, right] = group;
  if (left === undefined || right === undefined) return null;
  if (left.isList !== right.isList) return left.isList ? [right, left] : [left, right];
  const isReversed = left.part === "to" || right.part === "from";
  const isOrdered = left.part === "from" || right.part === "to";
  if (isReversed === isOrdered) return null;
  return isReversed ? [right, left] : [left, right];
}

function proposePair(
  request: Request,
  profile: OperationProfile,
  group: readonly SlotTraits[],
  members: readonly Member[],
): Proposal[] {
  const rows: Member[][] = [];
  for (const member of members) {
    const before = rows.at(-1)?.at(-1);
    if (before !== undefined && isJoined(request, before, member)) rows.at(-1)?.push(member);
    else rows.push([member]);
  }
  const [first, second, other] = rows;
  if (first === undefined || second === undefined || other !== undefined) return [];
  const [left, right] = [first.at(-1), second[0]];
  if (left === undefined || right === undefined) return [];
  const roles = rolesOf(group);
  const hasList = group.some(({ isList }) => isList) && group.some(({ isList }) => !isList);
  if (!hasList && (first.length > 1 || second.length > 1)) return [];
  if (first.length > 1 && second.length > 1) return [];
  const separation = separationOf(request, left, right);
  if (separation === null) return [];
  // Two arguments without roles are in the order of the document only for "EUR/USD".
  const [from, to] = roles ?? (separation === "sign" ? [group[0], group[1]] : []);
  if (from === undefined || to === undefined) return [];
  const isTo = (at: number) => partsBefore(request, at).some((part) => part === "to");
  const isFrom = (at: number) => partsBefore(request, at).includes("from");
  const isReversed = hasList
    ? first.length > 1
    : separation === "word" && isTo(first[0]?.first ?? 0) && isFrom(right.first);
  const [one, rest] = isReversed ? [second, first] : [first, second];
  const [scalar] = one;
  if (scalar === undefined || scalar.value === rest[0]?.value) return [];
  return [
    toProposal(profile, from, from.isList ? one.map(({ value }) => value) : scalar.value, one),
    toProposal(profile, to, to.isList ? rest.map(({ value }) => value) : (rest[0]?.value ?? null), rest),
  ];
}

function toProposal(
  profile: OperationProfile,
  traits: SlotTraits,
  value: Json,
  members: readonly Member[],
): Proposal {
  const tokens = members.flatMap(({ first, last }) => range(first, last));
  return {
    traits,
    value,
    ...(traits.isList && { isWhole: true as const }),
    tokens,
    claims: members.flatMap(({ claims }) => claims),
    ...originOf(profile, traits, { kind: "pair", first: tokens[0] ?? 0 }, "sole"),
    features: certain(traits),
  };
}

/** Proposes the code of a named language or country for its argument, if it is certain which one is meant. */
function proposeNamed(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
  group: readonly SlotTraits[],
  members: readonly Member[],
  key: "language" | "region",
): Proposal[] {
  const isText = ({ kind, topic, slot }: SlotTraits) =>
    kind === "string" &&
    !group.some((each) => each.slot === slot) &&
    (topic === "search" || topic === "text" || (key === "region" && topic === "place"));
  const hasText = open.some(isText);
  return group.flatMap((traits) =>
    members.flatMap(({ first, last, value, claims }): Proposal[] => {
      if (!meetsSchema(value, traits)) return [];
      const place = placeFeatures(request, profile, traits, {
        first,
        last,
        text: String(value),
        kind: "code",
      });
      const isAnchored = place.before > 0 || place.preposition > 0;
      const isAlone = group.length === 1 && (members.length === 1 || traits.isList);
      if (!isAnchored && !isAlone) return [];
      // "books about French", and a town or topic that another argument takes
      if (!isAnchored && partsBefore(request, first).includes("about")) return [];
      if (!isAnchored && hasText && key === "region") return [];
      return [
        {
          traits,
          value,
          tokens: range(first, last),
          claims,
          ...originOf(profile, traits, { kind: "named code", first }, "value"),
          features: { ...place, fit: 1, exact: 1, foreign: 0, shape: 1 },
        },
      ];
    }),
  );
}

/** Proposes a pair of codes as one value for an argument whose example is such a pair: `EUR/USD`. */
function proposeJoined(
  { words }: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  return open.flatMap((traits) => {
    const [, sign] = /^\p{Lu}{2,5}([/_-])\p{Lu}{2,5}$/u.exec(traits.examples[0] ?? "") ?? [];
    if (traits.kind !== "string" || traits.isList || sign === undefined) return [];
    return words.flatMap(({ token }, i): Proposal[] => {
      const before = words[i - 1]?.token;
      if (!/^\s?[/–-]\s?$/.test(token.gap) || before === undefined || token.quote >= 0) return [];
      if (![before.text, token.text].every((text) => /^\p{Lu}{2,5}$/u.test(text))) return [];
      const value = `${before.text}${sign}${token.text}`;
      if (!meetsSchema(value, traits)) return [];
      return [
        {
          traits,
          value,
          tokens: [i - 1, i],
          claims: [`${i - 1}`, `${i}`],
          ...originOf(profile, traits, { kind: "pair", first: i - 1 }, "sole"),
          features: certain(traits),
        },
      ];
    });
  });
}
