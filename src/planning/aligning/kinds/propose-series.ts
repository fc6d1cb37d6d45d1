import type { Json } from "../../../base/json.ts";
import { isPlural } from "../../../language/base-forms.ts";
import { foldText, splitWords } from "../../../language/split-words.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { SURE } from "../match-words.ts";
import { NO_FEATURES, originOf, type Proposal } from "../proposal.ts";
import { meetsSchema, renderValue } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { partsBefore } from "../values/bounds.ts";
import { newValueOf } from "../values/new-values.ts";

/** Features of a value that is read as a whole and is unambiguous. */
export function certain(traits: SlotTraits): Proposal["features"] {
  return {
    ...NO_FEATURES,
    fit: 1,
    exact: 1,
    before: 1,
    soleSlot: 1,
    soleValue: 1,
    required: traits.slot.required ? 1 : 0,
  };
}

/** A proposal for a value that can only belong to the argument. */
export function proposeCertain(
  profile: OperationProfile,
  traits: SlotTraits,
  value: Proposal["value"],
  tokens: readonly number[],
): Proposal {
  const [first = 0] = tokens;
  return {
    traits,
    value,
    tokens: [...tokens],
    claims: tokens.map(String),
    ...originOf(profile, traits, { kind: "listed", first }, "sole"),
    features: certain(traits),
  };
}

/** The same for words that both ends of a period use: they exclude no proposal for another argument. */
export function proposeEnd(
  profile: OperationProfile,
  traits: SlotTraits,
  value: Proposal["value"],
  tokens: readonly number[],
): Proposal {
  const name = traits.slot.path.join(".");
  return { ...proposeCertain(profile, traits, value, tokens), claims: tokens.map((i) => `${i} ${name}`) };
}

/** "and", "or", by language. */
export const JOINERS = /^(and|or|und|oder|a|i|nebo|oraz|lub|y|e|o|u|et|ou)$/;

/** What documents say of a text that takes several values, folded. */
const COMMA_SEPARATED =
  /\bcomma[- ]?(separated|delimited)\b|\b(separated|delimited) by (a )?commas?\b|\bkomma(getrennt|separiert)|\bdurch kommas? getrennt|\boddelen\p{L}* carkou|\brozdziel\p{L}* przecink|\b(separad[oa]s?|delimitad[oa]s?) por comas?\b|\bsepare[es]* par (une |des )?virgules?\b/u;

const LISTS = /\b(lists?|values|liste|seznam|lista|several|multiple|mehrere|varios|varias|plusieurs)\b/;

/**
 * Whether a text takes several values with commas between them: `tags`, "Comma-separated list of sizes", but not
 * "latitude and longitude, separated by a comma".
 */
function isCommaSeparated({ slot, kind, isList }: SlotTraits): boolean {
  // Folding a description is slow, and most of them say nothing of commas.
  if (kind !== "string" || isList || !/comm?a|komma|rkou|przecin|virgul/i.test(slot.description))
    return false;
  const description = foldText(slot.description);
  return (
    COMMA_SEPARATED.test(description) &&
    (isPlural(splitWords(slot.name).at(-1) ?? "") || LISTS.test(description)) &&
    !/\b(lat|latitude|lon|lng|longitude|coordinates?)\b/.test(description)
  );
}

/**
 * Proposes several values in sequence for list arguments: "milk, eggs and bread", "a@b.cz and c@d.cz". For a text with
 * values separated by commas they are joined.
 */
export function proposeLists(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  const lists = open.filter(
    (traits) => isCommaSeparated(traits) || (traits.isList && !/^(enum|object|boolean)$/.test(traits.kind)),
  );
  if (lists.length === 0) return [];
  return rowsOf(request).flatMap((whole) =>
    lists.flatMap((traits): Proposal[] => {
      // "red and grey, frame black": the last is the value of `frame`.
      const row = fromName(request, whole, traits).filter(
        ([first, last]) =>
          first === last ||
          !open.some(({ slot }) => slot !== traits.slot && isName(request, first, slot.words)),
      );
      if (row.length < 2) return [];
      // "first name Ada, last name Lane" names other arguments.
      const isOfOther = row.some(([at]) =>
        open.some((each) => each !== traits && startsWithName(request, at, each.slot.words)),
      );
      if (isOfOther) return [];
      // "with the answers Monday, Tuesday": if all other members are one word, so is the first.
      const isPlainRow = row.slice(1).every(([first, last]) => first === last);
      const read = row.map((member, n) => memberOf(request, traits, member, n === 0 && isPlainRow));
      if (read.some((each) => each === null) || isListedElsewhere(request, read, open)) return [];
      const [start = 0, end = start] = [row[0]?.[0], row.at(-1)?.[1]];
      const tokens = read.flatMap((each) => (each === null ? [] : range(each.first, each.last)));
      // "set the colours of chair 7 to red, blue and grey"
      const isNamed = isNear(request, start, end, traits) || newValueOf(request, start, traits.forms) > 0;
      // Plain words form a list only if the request or the schema names it. Values of a specific kind need
      // no name.
      const isDistinctive = traits.kind !== "string" || read.every((each) => each?.isTyped);
      // "patterns with silk and cotton", if no other argument takes several
      const isOnly =
        isCommaSeparated(traits) && partsBefore(request, start).includes("with") && lists.length === 1;
      if (!isNamed && !isDistinctive && !traits.slot.required && !isOnly) return [];
      return [
        {
          traits,
          value: isCommaSeparated(traits)
            ? read.map((each) => String(each?.value ?? "")).join(",")
            : read.map((each) => each?.value ?? null),
          isWhole: true,
          tokens,
          claims: tokens.map(String),
          ...originOf(profile, traits, { kind: "list", first: start }, "sole"),
          features: { ...certain(traits), before: isNamed ? 1 : 0 },
        },
      ];
    }),
  );
}

/** "adrift or moored": values of an argument that lists them are no members of a free list. */
function isListedElsewhere(
  { words }: Request,
  members: readonly (Member | null)[],
  open: readonly SlotTraits[],
): boolean {
  const listed = open.flatMap(({ kind, values }) => (kind === "enum" ? values.map(String) : []));
  const known = new Set(listed.map((value) => foldText(value).replace(/[\s_-]/g, "")));
  return members.every((member) => {
    const said = member === null ? [] : range(member.first, member.last).map((i) => words[i]?.token);
    return said[0]?.quote === -1 && known.has(said.map((token) => token?.word).join(""));
  });
}

/** The members from the one that starts with the name of the list: "size m, with cover, tagged red and blue". */
function fromName(request: Request, row: [number, number][], { forms }: SlotTraits): [number, number][] {
  const at = row.findIndex(
    ([first, last]) => last > first && forms.some((form) => request.match(first, form) >= SURE),
  );
  const [first = 0, last = first] = row[at] ?? [];
  return at <= 0 ? row : [[first + 1, last], ...row.slice(at + 1)];
}

function isName({ words }: Request, at: number, name: readonly string[]): boolean {
  return name.length === 1 && words[at]?.token.word === name[0];
}

function startsWithName({ words }: Request, at: number, name: readonly string[]): boolean {
  return name.length > 1 && name.every((word, n) => words[at + n]?.token.word === word);
}

/** Sequences of members that are separated by commas or "and", as first and last token of each member. */
function rowsOf({ words, reading }: Request): [number, number][][] {
  const { lexicon } = reading;
  const isJoint = (i: number) => JOINERS.test(words[i]?.token.word ?? "") && words[i]?.token.quote === -1;
  const stops = (i: number) => {
    const token = words[i]?.token;
    return (
      token === undefined ||
      (token.quote < 0 &&
        token.kind === "word" &&
        !token.name &&
        (lexicon.prepositions.has(token.word) || lexicon.functionWords.has(token.word) || isAction(i)))
    );
  };
  const isAction = (i: number) =>
    words[i]?.clause.actions.some(({ tokens, commanded }) => commanded && tokens.includes(i)) ?? false;
  const rows: [number, number][][] = [];
  let i = 0;
  while (i < words.length) {
    if (stops(i) || isJoint(i)) {
      i++;
      continue;
    }
    const row: [number, number][] = [];
    let at = i;
    while (at < words.length) {
      const first = at;
      let last = at - 1;
      const quote = words[at]?.token.quote ?? -1;
      while (quote >= 0 && words[last + 1]?.token.quote === quote) last++;
      while (
        quote < 0 &&
        last + 1 < words.length &&
        !stops(last + 1) &&
        !isJoint(last + 1) &&
        last - first < 5 &&
        (last < first || /^[\s"'“”„‚‘’«»/-]*$/.test(words[last + 1]?.token.gap ?? ""))
      )
        last++;
      if (last < first) break;
      row.push([first, last]);
      const next = last + 1;
      const hasComma = /^["'”“»’]?[,;]\s*["'“„«‘]?$/.test(words[next]?.token.gap ?? "");
      if (isJoint(next)) at = next + 1;
      else if (hasComma) at = next;
      else {
        at = next;
        break;
      }
      if (isJoint(at)) at++;
    }
    if (row.length >= 2) rows.push(row);
    i = Math.max(at, i + 1);
  }
  return rows;
}

interface Member {
  value: Json;
  first: number;
  last: number;
  isTyped: boolean;
}

function memberOf(
  { reading, words, match }: Request,
  traits: SlotTraits,
  [first, last]: [number, number],
  isPlainRow: boolean,
): Member | null {
  // "five burgers and six pies": the numbers are separate values.
  const count = reading.values.find(
    (value) => value.kind === "number" && value.first === first && value.last < last,
  );
  let start =
    count === undefined || traits.kind !== "string"
      ? first
      : count.unit === words[count.last]?.token.word
        ? count.last
        : count.last + 1;
  const typed = reading.values.find(
    (value) => value.kind !== "text" && value.first >= start && value.last === last && !value.joined,
  );
  if (typed !== undefined && (typed.first === start || typed.kind !== "quoted")) {
    const [rendered] = renderValue(typed, traits);
    if (rendered !== undefined && rendered.fit >= 0.4)
      return { value: rendered.value, first: start, last, isTyped: true };
    if (traits.kind !== "string") return null;
  }
  if (traits.kind !== "string") return null;
  // "with the colours Red": the name of the list precedes its first member.
  const isLead = (i: number) =>
    words[i]?.token.name === false &&
    words[i]?.token.kind === "word" &&
    (isPlainRow || [...traits.forms, ...traits.descriptionForms].some((form) => match(i, form) >= SURE));
  while (start < last && isLead(start)) start++;
  const text = reading.text.slice(words[start]?.token.start, words[last]?.token.end);
  return text !== "" && meetsSchema(text, traits)
    ? { value: text, first: start, last, isTyped: false }
    : null;
}

/** Whether the list's name occurs before, inside or directly after it. */
function isNear(
  request: Request,
  start: number,
  end: number,
  { forms, descriptionForms }: SlotTraits,
): boolean {
  const near = [...range(Math.max(0, start - 3), start), ...range(end + 1, end + 3)];
  return near.some((i) => [...forms, ...descriptionForms].some((form) => request.match(i, form) >= SURE));
}

const BETWEEN = /^(x|×|by|mal|na|krat|por|sur|\*)$/;
const DIMENSIONS =
  /^(length|len|long|width|wide|height|high|depth|deep|delka|sirka|vyska|hloubka|lange|breite|hohe|tiefe|dlugosc|szerokosc|wysokosc|glebokosc|largo|ancho|alto|fondo|longueur|largeur|hauteur|profondeur|l|w|h|d)$/;

/** Proposes length, width and height in this order: "60 x 40 x 25". */
export function proposeDimensions(
  { reading }: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  const measures = open.filter(
    ({ kind, slot }) => kind === "number" && slot.words.some((word) => DIMENSIONS.test(foldText(word))),
  );
  const numbers = reading.values.filter(({ kind, number }) => kind === "number" && number !== undefined);
  const series = numbers.filter(
    (value, n) =>
      isNext(reading.tokens, numbers[n - 1], value) || isNext(reading.tokens, value, numbers[n + 1]),
  );
  for (const value of reading.values)
    if (value.kind === "code" && /^\d+(?:[x×]\d+)+$/i.test(value.text) && series.length === 0)
      series.push(...value.text.split(/[x×]/i).map((text) => ({ ...value, text, number: Number(text) })));
  if (series.length < 2) return [];
  for (const { slot } of measures) {
    const parent = slot.path.slice(0, -1).join(".");
    const group = measures.filter((each) => each.slot.path.slice(0, -1).join(".") === parent);
    if (group.length !== series.length) continue;
    return group.map((traits, n) => {
      const value = series[n];
      const tokens = value ? range(value.first, value.last) : [];
      return {
        traits,
        value: value?.number ?? null,
        tokens,
        claims: tokens.map(String),
        ...originOf(profile, traits, { kind: "dimension", first: tokens[0] ?? 0 }, "sole"),
        features: certain(traits),
      };
    });
  }
  return [];
}

function isNext(
  tokens: Request["reading"]["tokens"],
  before: Request["reading"]["values"][number] | undefined,
  value: Request["reading"]["values"][number] | undefined,
): boolean {
  if (before === undefined || value === undefined) return false;
  const between = tokens.slice(before.last + 1, value.first);
  const isCross = between.length === 1 && BETWEEN.test(between[0]?.word ?? "");
  return isCross || before.unit === "x" || /^\s*[x×*]\s*$/.test(tokens[value.first]?.gap ?? "");
}
