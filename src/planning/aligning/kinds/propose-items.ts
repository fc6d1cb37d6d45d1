import { isJsonObject, type Json, type JsonObject } from "../../../base/json.ts";
import { foldText } from "../../../language/split-words.ts";
import type { Value } from "../../reading/value.ts";
import { resolveSchema } from "../../schema/find-argument.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { listSlots, placeValue, type Slot } from "../list-slots.ts";
import { originOf, type Proposal } from "../proposal.ts";
import { meetsSchema, renderValue } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import { FIRST_NAME, LAST_NAME, readTraits, type SlotTraits } from "../slot-traits.ts";
import { certain } from "./propose-series.ts";

export const QUANTITIES =
  /(^|_)(qty|quantity|count|pieces|pcs|units?|amount|number|num|mnozstvi|pocet|kusy?|menge|anzahl|stuck|ilosc|liczba|sztuk|cantidad|unidades|quantite|nombre)($|_)/;
const PRICES = /(price|cost|rate|amount|unit_pr|pr$|cena|preis|betrag|kwota|precio|importe|prix|montant)/;

const UNITS = /(^|_)(unit|uom|measure|jednotka|einheit|jednostka|unidad|unite)$/;

interface Fields {
  quantity?: SlotTraits;
  unit?: SlotTraits;
  price?: SlotTraits;
  name?: SlotTraits;
  code?: SlotTraits;
  firstName?: SlotTraits;
  lastName?: SlotTraits;
  email?: SlotTraits;
}

const known = new WeakMap<Slot, readonly SlotTraits[]>();

/** The traits of the fields of the objects in a list, cached like those of the list itself. */
function traitsOfItems(list: Slot, { candidate, lexicon }: OperationProfile): readonly SlotTraits[] {
  const before = known.get(list);
  if (before !== undefined) return before;
  const root = candidate.input_schema;
  const schema = resolveSchema(root, list.schema["items"]);
  const slots = listSlots({ ...schema, ...(root["$defs"] !== undefined && { $defs: root["$defs"] }) });
  const traits = slots.map((slot) => readTraits(slot, root, lexicon));
  known.set(list, traits);
  return traits;
}

/** Proposes lists of objects, such as order items ("4 x garden chair at 38 EUR") or people. */
export function proposeItems(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  const lists = open.filter(
    ({ isList, kind, slot }) => isList && kind === "object" && slot.path.length === 1,
  );
  const [traits, other] = lists.filter(({ slot }) => slot.required || lists.length === 1);
  if (traits === undefined || other !== undefined) return [];
  const own = traitsOfItems(traits.slot, profile);
  const fields = fieldsOf(own);
  const items = fields.quantity ? readLines(request, fields) : readPeople(request, fields);
  if (items.length === 0) return [];
  const isWhole = ({ value }: Item) =>
    own.every(
      ({ slot: { required, path, types } }) => !required || types.includes("object") || hasAt(value, path),
    );
  if (!items.every(isWhole)) return [];
  const tokens = items.flatMap((item) => item.tokens);
  return [
    {
      traits,
      value: items.map(({ value }) => value),
      isWhole: true,
      tokens,
      claims: tokens.map(String),
      ...originOf(profile, traits, { kind: "items", first: tokens[0] ?? 0 }, "sole"),
      features: certain(traits),
    },
  ];
}

function hasAt(value: JsonObject, path: readonly string[]): boolean {
  let at: Json | undefined = value;
  for (const name of path) at = isJsonObject(at) ? at[name] : undefined;
  return at !== undefined;
}

function fieldsOf(slots: readonly SlotTraits[]): Fields {
  const nameOf = ({ slot }: SlotTraits) => foldText(slot.words.join("_"));
  const numbers = slots.filter(({ kind, slot }) => kind === "number" && !slot.types.includes("string"));
  const texts = slots.filter(({ kind }) => kind === "string");
  const price = numbers.find((each) => PRICES.test(nameOf(each)) && !/^(amount|number)$/.test(nameOf(each)));
  const quantity = numbers.find((each) => each !== price && QUANTITIES.test(nameOf(each)));
  const code = slots.find(
    ({ isId, kind, slot }) => isId && (kind === "string" || (kind === "number" && slot.path.length === 1)),
  );
  const firstName = texts.find((each) => FIRST_NAME.test(nameOf(each).replace(/_/g, "")));
  const lastName = texts.find((each) => LAST_NAME.test(nameOf(each).replace(/_/g, "")));
  const unit = slots.find(
    (each) => (each.kind === "string" || each.kind === "enum") && UNITS.test(nameOf(each)),
  );
  const name =
    texts.find(
      ({ topic, isId }) => !isId && (topic === "title" || topic === "person" || topic === "thing"),
    ) ?? texts.find((each) => !each.isId && each !== firstName && each !== lastName && each !== unit);
  const email = slots.find(({ kind }) => kind === "email");
  return {
    ...(price && { price }),
    ...(unit && { unit }),
    ...(quantity && { quantity }),
    ...(code && code !== quantity && { code }),
    ...(name && { name }),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(email && { email }),
  };
}

interface Item {
  value: JsonObject;
  tokens: number[];
}

/** Words between a quantity and an item. */
const TIMES =
  /^(x|×|times|pcs|pieces|pc|ks|kus|kusy|kusu|szt|sztuk|sztuki|stuck|stk|mal|unidades|unites|of|de)$/;
const AND = /^(and|und|a|i|oraz|y|et|plus)$/;
const AT = /^(at|for|za|zu|po|je|por|pour|chacun|each|per|fur|cena|price|kazdy|jeweils|cada)$/;

/** "3 lamps a 40 EUR"; in Czech and Polish "a" means "and". */
function isAt({ words, reading }: Request, i: number): boolean {
  const word = words[i]?.token.word ?? "";
  return AT.test(word) || (word === "a" && !/^(cs|pl)$/.test(reading.lexicon.code));
}

/** Reads lines of a quantity, an item and an optional price. The next quantity starts the next line. */
function readLines(request: Request, fields: Fields): Item[] {
  const { reading, words } = request;
  const isOfPrice = ({ unit }: Value) => unit !== undefined && /^[A-Z]{3}$/.test(unit);
  const counts = [...reading.values, ...readArticles(request, fields)].filter(
    (value) =>
      value.kind === "number" &&
      value.number !== undefined &&
      !value.ordinal &&
      !isOfPrice(value) &&
      value.unit !== "%" &&
      !isAt(request, value.first - 1) &&
      // "branch 28" is not a quantity.
      !isNumberOf(request, value),
  );
  counts.sort((a, b) => a.first - b.first);
  const items: Item[] = [];
  for (const [n, count] of counts.entries()) {
    const end = Math.min(counts[n + 1]?.first ?? words.length, words.length);
    let at = count.last + 1;
    const unit = unitOf(request, count, fields);
    if (unit !== null && unit.at === at) at++;
    while (TIMES.test(words[at]?.token.word ?? "") && at < end) at++;
    const previous = Math.max(-1, ...items.flatMap((item) => item.tokens));
    const named = nameBefore(request, count.first, at, previous, fields) ?? nameAt(request, at, end, fields);
    if (named === null) continue;
    const value: JsonObject = {};
    const quantity = fields.quantity
      ? renderValue({ ...count, kind: "number" }, fields.quantity)[0]
      : undefined;
    if (quantity === undefined || fields.quantity === undefined) continue;
    placeValue(value, fields.quantity.slot.path, quantity.value);
    placeValue(value, named.traits.slot.path, named.value);
    if (unit !== null && fields.unit !== undefined) placeValue(value, fields.unit.slot.path, unit.text);
    // "office lamp, 3 pieces at 40 EUR"
    const head = named.first === undefined ? named.last : at - 1;
    const tokens = range(Math.min(named.first ?? count.first, count.first), head);
    const price = reading.values.find(
      (each) =>
        each.number !== undefined &&
        each.kind === "number" &&
        each.first > head &&
        each.first <= head + 3 &&
        (isOfPrice(each) || isAt(request, each.first - 1)),
    );
    if (price !== undefined && fields.price !== undefined) {
      const rendered = renderValue({ ...price, kind: "number" }, fields.price)[0]?.value;
      placeValue(value, fields.price.slot.path, rendered ?? price.number ?? 0);
      tokens.push(...range(head + 1, price.last));
      while (
        isAt(request, (tokens.at(-1) ?? 0) + 1) &&
        !/,/.test(words[(tokens.at(-1) ?? 0) + 1]?.token.gap ?? "")
      )
        tokens.push((tokens.at(-1) ?? 0) + 1);
    }
    items.push({ value, tokens });
  }
  return items;
}

/** Units between a quantity and its item that are not words of measure. */
const SHORT_UNITS =
  /^(g|dkg|dag|kg|mg|l|ml|dl|cl|m|cm|mm|oz|lb|lbs|tsp|tbsp|cups?|pcs|ks|szt|stk|bags?|box|boxes)$/;

/** The unit of a quantity, if the item has a field for it: "200 g flour". */
function unitOf(
  { words }: Request,
  { last, measured }: Value,
  { unit }: Fields,
): { text: string; at: number } | null {
  if (unit === undefined) return null;
  const at = measured ? last : last + 1;
  const token = words[at]?.token;
  if (token?.kind !== "word" || !(measured || SHORT_UNITS.test(token.word))) return null;
  const listed = unit.values.find((value) => String(value).toLowerCase() === token.word);
  if (unit.kind === "enum" && listed === undefined) return null;
  return { text: listed === undefined ? token.text : String(listed), at };
}

/**
 * "a lamp LX-20", "two lamps and a chair": an article counts before a code and in a series of counted items,
 * although it is no number elsewhere.
 */
function readArticles(request: Request, { code }: Fields): Value[] {
  const { words, reading } = request;
  const isInSeries = (i: number) =>
    (/^,/.test(words[i]?.token.gap ?? "") || AND.test(words[i - 1]?.token.word ?? "")) &&
    words[i + 1]?.isContent === true &&
    words[i + 1]?.token.kind === "word" &&
    reading.values.some(
      ({ kind, number, last }) => kind === "number" && number !== undefined && last < i && last >= i - 6,
    );
  return words.flatMap(({ token }, i) => {
    if (reading.lexicon.numbers.get(token.word) !== 1 || token.quote >= 0) return [];
    const isTyped = reading.values.some(
      ({ kind, first, last }) => kind !== "text" && kind !== "quoted" && first <= i && last >= i,
    );
    if (isTyped) return [];
    const isCounted = code === undefined ? false : codeAt(request, i + 1, words.length, code) !== null;
    if (!isCounted && !isInSeries(i)) return [];
    const { start, end, text } = token;
    return [{ kind: "number" as const, first: i, last: i, start, end, text, number: 1 }];
  });
}

/** Whether the number identifies the preceding noun: "table 4", "order 77", "no. 5". */
function isNumberOf({ words, reading, action }: Request, { first }: Value): boolean {
  const before = words[first - 1];
  if (before === undefined || words[first]?.token.gap !== " ") return false;
  return (
    before.isContent &&
    before.token.kind === "word" &&
    !action?.tokens.includes(first - 1) &&
    reading.lexicon.verbsOf(before.token.word).length === 0 &&
    !reading.lexicon.functionWords.has(before.token.word)
  );
}

interface Named {
  traits: SlotTraits;
  value: Json;
  /** Set when the name precedes the quantity. */
  first?: number;
  last: number;
}

/**
 * The name before a quantity that only its price follows: "office lamp, 3 pieces at 40 EUR". It starts after a colon, a
 * comma or the previous item.
 */
function nameBefore(
  request: Request,
  count: number,
  after: number,
  previous: number,
  { name }: Fields,
): Named | null {
  const { words, reading } = request;
  const isPriced =
    isAt(request, after) || /[,;]/.test(words[after]?.token.gap ?? "") || words[after] === undefined;
  const isUnit =
    after > count + 1 || reading.values.some(({ first, last }) => first === count && last > first);
  if (name === undefined || !isPriced || !isUnit || !/^,?\s$/.test(words[count]?.token.gap ?? ""))
    return null;
  let first = count;
  let isBounded = false;
  while (first - 1 > previous && count - first < 6) {
    const word = words[first - 1];
    if (word === undefined || word.token.kind !== "word" || word.token.quote >= 0) break;
    first--;
    if (/[,:;\n]/.test(word.token.gap)) {
      isBounded = true;
      break;
    }
  }
  const isNext = previous >= 0 && first - 1 === previous;
  while (first < count && /^(and|und|a|i|oraz|y|e|et)$/.test(words[first]?.token.word ?? "")) first++;
  if (first === count || !(isBounded || isNext)) return null;
  const text = reading.text.slice(words[first]?.token.start, words[count - 1]?.token.end);
  return meetsSchema(text, name) ? { traits: name, value: text, first, last: count - 1 } : null;
}

function nameAt(request: Request, at: number, end: number, { name, code }: Fields): Named | null {
  const { reading, words } = request;
  const typed = reading.values.find(
    ({ first, kind, joined }) => first === at && !joined && (kind === "quoted" || kind === "code"),
  );
  if (typed !== undefined) {
    const slots = typed.kind === "code" ? [code, name] : [name, code];
    for (const traits of slots) {
      const rendered = traits && renderValue(typed, traits)[0];
      if (traits && rendered) return { traits, value: rendered.value, last: typed.last };
    }
    return null;
  }
  if (code !== undefined) {
    const written = codeAt(request, at, end, code);
    if (written !== null) return written;
  }
  if (name === undefined) return null;
  let last = at - 1;
  while (
    last + 1 < end &&
    last - at < 5 &&
    words[last + 1]?.token.kind === "word" &&
    !(last >= at && /[,.;:!?\n(]/.test(words[last + 1]?.token.gap ?? "")) &&
    !reading.lexicon.functionWords.has(words[last + 1]?.token.word ?? "") &&
    !isAt(request, last + 1)
  )
    last++;
  const text = reading.text.slice(words[at]?.token.start, words[last]?.token.end);
  return last < at || !meetsSchema(text, name) ? null : { traits: name, value: text, last };
}

/**
 * A code of capitals that are joined by hyphens ("PEN-GOLD"), or a code after the noun for what it is ("2 lampes
 * LX-20").
 */
function codeAt(
  { reading, words }: Request,
  at: number,
  end: number,
  code: SlotTraits,
): { traits: SlotTraits; value: Json; last: number } | null {
  let last = at;
  while (last + 1 < end && words[last + 1]?.token.gap === "-") last++;
  const text = reading.text.slice(words[at]?.token.start, words[last]?.token.end);
  if (last > at && /^\p{Lu}[\p{Lu}\d-]+$/u.test(text) && meetsSchema(text, code))
    return { traits: code, value: text, last };
  const next = reading.values.find(
    ({ first, kind, joined }) =>
      (first === at || first === at + 1) && first < end && kind === "code" && !joined,
  );
  const isNoun = next?.first === at || (words[at]?.token.kind === "word" && words[at + 1]?.token.gap === " ");
  const rendered = next && isNoun ? renderValue(next, code)[0] : undefined;
  return next && rendered ? { traits: code, value: rendered.value, last: next.last } : null;
}

/** Reads people from capitalized names of two to four words: "Ann Lee and Tom Reed". */
function readPeople(request: Request, { firstName, lastName, name, email }: Fields): Item[] {
  const { words, reading } = request;
  if (firstName === undefined || lastName === undefined) {
    if (email === undefined || name?.slot.required) return [];
    return reading.values
      .filter(({ kind }) => kind === "email")
      .map(({ text, first, last }) => {
        const value: JsonObject = {};
        placeValue(value, email.slot.path, text);
        return { value, tokens: range(first, last) };
      });
  }
  const items: Item[] = [];
  for (let i = 0; i < words.length; i++) {
    const isCapital = (at: number) =>
      words[at]?.token.kind === "word" && words[at]?.token.name && words[at]?.token.quote === -1;
    if (!isCapital(i)) continue;
    let last = i;
    while (isCapital(last + 1) && words[last + 1]?.token.gap === " " && last - i < 3) last++;
    if (last > i) {
      const value: JsonObject = {};
      placeValue(value, firstName.slot.path, words[i]?.token.text ?? "");
      placeValue(
        value,
        lastName.slot.path,
        reading.text.slice(words[i + 1]?.token.start, words[last]?.token.end),
      );
      items.push({ value, tokens: range(i, last) });
    }
    i = last;
  }
  return items;
}

/** Names of arguments for a currency, folded. */
export const CURRENCY_NAMES =
  /^(currency|currencies|curr|cur|mena|wahrung|waehrung|waluta|moneda|divisa|devise|monnaie)$/;

/** The currency of the prices in a list of objects, for an argument of its own: "6 x oak shelf at 80 GBP". */
export function currencyOfItems(
  { reading }: Request,
  { source, tokens }: Proposal,
  open: readonly SlotTraits[],
): { slot: Slot; value: string; tokens: number[] }[] {
  if (source.kind !== "items") return [];
  const priced = reading.values.filter(
    ({ first, last, unit }) =>
      tokens.includes(first) && tokens.includes(last) && /^[A-Z]{3}$/.test(unit ?? ""),
  );
  const [unit, other] = new Set(priced.map((value) => value.unit));
  const traits = open.find(
    ({ slot }) => slot.path.length === 1 && CURRENCY_NAMES.test(foldText(slot.words.at(-1) ?? "")),
  );
  if (unit === undefined || other !== undefined || traits === undefined) return [];
  const { slot, values } = traits;
  const value = values.length === 0 ? unit : values.find((each) => String(each).toUpperCase() === unit);
  return typeof value === "string" ? [{ slot, value, tokens: priced.map(({ last }) => last) }] : [];
}
