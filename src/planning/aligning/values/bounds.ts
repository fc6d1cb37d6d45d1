import type { Lexicon } from "../../../language/lexicon.ts";
import { foldText } from "../../../language/split-words.ts";
import type { Token } from "../../../language/tokenize.ts";
import type { Value } from "../../reading/value.ts";
import type { WordForm } from "../match-words.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";

const STARTS: ReadonlySet<string> = new Set(["from", "since", "after", "over", "least", "between"]);
const ENDS: ReadonlySet<string> = new Set(["to", "until", "before", "by", "under", "most"]);

/** Names for the currencies of an exchange, by the preposition before them: "99 PLN to EUR" sells PLN. */
const SOLD = /^(sell|source|base)$/;
const BOUGHT = /^(buy|target|quote|counter)$/;

export function prepositionFeature(
  request: Request,
  { first, last }: Pick<Value, "first" | "last">,
  { part, slot, kind, topic, values }: SlotTraits,
): number {
  const bound = kind === "number" && part !== null ? boundBefore(request, first) : null;
  if (bound !== null) return part === bound ? 1 : -1;
  const parts =
    /^(date|datetime|time)$/.test(kind) && isOfDay(request, first, last) ? [] : partsBefore(request, first);
  const names = [slot.words.at(0), isPhrasal(slot.words) ? undefined : slot.words.at(-1)];
  const own = topic !== "text" && names.some((word) => parts.includes(word ?? ""));
  if (own) return 1;
  const isCurrency =
    kind === "currency" || (values.length > 0 && values.every((value) => /^[A-Z]{3}$/.test(String(value))));
  const isSold = isCurrency && names.some((word) => SOLD.test(word ?? ""));
  const isBought = isCurrency && names.some((word) => BOUGHT.test(word ?? ""));
  if (isSold !== isBought && (parts.includes("to") || parts.includes("from")))
    return parts.includes(isSold ? "from" : "to") ? 1 : -1;
  if (part === null) return 0;
  // "move it to Monday": without a start, "to" introduces the new value, but not in "which guides switch to Danish?".
  const isGoal =
    !/^(string|email)$/.test(kind) &&
    parts.includes("to") &&
    !parts.some((each) => each === "until" || each === "by" || each === "before") &&
    !(kind === "enum" && (followsOrigin(request, first) || request.action?.commanded !== true)) &&
    !request.reading.values.some((value) => value.kind === "date" && value.first < first);
  const after = boundAfter(request, last);
  const isMoment = /^(date|datetime|time)$/.test(kind);
  // "reports written by Ada": her, who they are from
  const isAgent = /^(string|email)$/.test(kind) && request.words[first - 1]?.token.word === "by";
  const [starts, ends] = [
    after === "from" ||
      isAgent ||
      // "nach" is "to" before a place or language, and "after" before a time.
      parts.some((each) => STARTS.has(each) && !(each === "after" && !isMoment && parts.includes("to"))) ||
      isRangeStart(request, last),
    after === "to" ||
      (!isGoal && !isAgent && parts.some((each) => ENDS.has(each))) ||
      isRangeEnd(request, first),
  ];
  if (starts === ends) return 0;
  return (part === "from") === starts ? 1 : -1;
}

/** Prepositions before a day or a period that is no bound unless another date follows, by language. */
const OF_DAY: Readonly<Record<string, RegExp>> = {
  en: /^from$/,
  cs: /^(na|z|ze)$/,
  de: /^(von|vom|fur)$/,
  pl: /^(na|z|ze)$/,
  es: /^(de|del|para)$/,
  fr: /^(de|du|d|pour)$/,
};

/** Words after a day from which something lasts, folded: "from yesterday on", "von gestern an". */
const ONWARDS = /^(on|onwards?|until|till|through|an|bis|dal|az|adelante|hasta|dalej|naprzod|jusqu)$/;

/** "plan na piątek", "relevés d'hier", "errors from last week": the day or period itself. */
export function isOfDay(request: Request, first: number, last: number): boolean {
  const { values, tokens, lexicon } = request.reading;
  const word = tokens[first - 1]?.word ?? "";
  if (OF_DAY[lexicon.code]?.test(word) !== true || isRangeStart(request, last)) return false;
  if (ONWARDS.test(tokens[last + 1]?.word ?? "")) return false;
  if (word === "na") return true;
  const date = values.find((value) => value.kind === "date" && value.first === first);
  const isRecent = date?.lastDay !== undefined || tokens[first]?.word === "yesterday";
  return date !== undefined && date.time === undefined && (lexicon.code !== "en" || isRecent);
}

/** Words between a noun and its number: "account no. 12". */
export const NUMBER_WORDS =
  /^(no|nr|num|number|id|c|cislo|cislem|cisla|numer|numerem|numerze|numeru|numero|n|nummer)$/;

/**
 * 1 or −1 for one of two arguments with opposite directions (`from_account` and `to_account`), by the
 * preposition before the noun of the value: "to account 34 from account 12". Null without such a preposition.
 */
export function directionFeature(
  request: Request,
  first: number,
  { part, kind, slot, forms }: SlotTraits,
  others: readonly SlotTraits[],
): number | null {
  const { words, match, reading, action } = request;
  if (part === null || /^(date|datetime|time)$/.test(kind)) return null;
  // "a menos de 40"
  if (kind === "number" && slot.words.some((word) => /^(min|max|minimum|maximum)$/.test(word))) return null;
  const hasOpposite = others.some(
    (other) =>
      other.slot !== slot &&
      other.part !== null &&
      other.part !== part &&
      other.kind === kind &&
      ((slot.words.length === 1 && other.slot.words.length === 1) ||
        (other.forms.length === forms.length &&
          other.forms.every(({ word }) => forms.some((form) => form.word === word)))),
  );
  if (!hasOpposite) return null;
  const { prepositions, functionWords } = reading.lexicon;
  const isNoun = (i: number) =>
    !action?.tokens.includes(i) &&
    (NUMBER_WORDS.test(words[i]?.token.word ?? "") ||
      (words[i]?.token.kind === "word" && forms.some((form) => match(i, form) >= 0.6)));
  let at = first - 1;
  while (at >= 0 && isNoun(at)) at--;
  for (let i = at; i >= Math.max(0, at - 2); i--) {
    if (/[,:;.!?]/.test(words[i + 1]?.token.gap ?? "")) break;
    const word = words[i]?.token.word ?? "";
    const parts = prepositions.get(word) ?? [];
    const isFrom = parts.includes("from");
    if (isFrom || parts.includes("to")) return (part === "from") === isFrom ? 1 : -1;
    if (!functionWords.has(word)) break;
  }
  return orderFeature(request, first, part, (i) =>
    [slot, ...others.map((other) => other.slot)].some((each) =>
      each.words.includes(words[i]?.token.word ?? ""),
    ),
  );
}

/** Words between an origin and its target, folded. */
const INTO = /^(as|to|into|als|auf|zu|jako|na|como|a|comme|en)$/;

/** Words before two ends or two things, folded. */
export const BETWEEN = /^(between|zwischen|mezi|miedzy|pomiedzy|entre)$/;

/** Of two quotations without names and prepositions, the first is the origin: add "dog" as "Hund". */
function orderFeature(
  { words, reading }: Request,
  first: number,
  part: "from" | "to",
  isName: (i: number) => boolean,
): number | null {
  const [one, two, more] = reading.values.filter(({ kind }) => kind === "quoted");
  if (one === undefined || two === undefined || more !== undefined) return null;
  // "dog" and "cat" are two, and "Hund" for "dog" is in the other order.
  const between = words.filter(({ index }) => index > one.last && index < two.first);
  if (isName(one.first - 1) || isName(two.first - 1)) return null;
  if (first !== one.first && first !== two.first) return null;
  const isRange = BETWEEN.test(words[one.first - 1]?.token.word ?? "");
  if (!isRange && !between.every(({ token }) => INTO.test(token.word))) return -1;
  return (first === one.first) === (part === "from") ? 1 : -1;
}

/** Whether the name ends with the particle of a verb: the "in" of `checkIn` is no preposition. */
function isPhrasal(words: readonly string[]): boolean {
  return /^(check|log|sign|clock|move|book|pay|drop)(ed|ing)? (in|out|off|up)$/.test(
    words.slice(-2).join(" "),
  );
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

/** Words directly before a number for an upper or lower bound, by language; folded. */
const UPPER: Readonly<Record<string, RegExp>> = {
  en: /(?:^| )((less|fewer|cheaper|lower|smaller|shorter|not more|no more|not higher) than|under|below|at (the )?most|up to|max|maximum( of)?|not (over|above|exceeding))$/,
  cs: /(?:^| )((mene|levneji|levnejsi|nizsi|mensi|kratsi|ne vice|nejvyse|ne drazsi) nez|pod|nejvyse|nejvic|maximalne|maximum|max)$/,
  de: /(?:^| )((weniger|billiger|gunstiger|niedriger|kleiner|kurzer|nicht mehr) als|unter|hochstens|maximal|max|bis zu)$/,
  pl: /(?:^| )((mniej|taniej|tansze|nizsze|mniejsze|nie wiecej|nie drozej) niz|ponizej|co najwyzej|najwyzej|maksymalnie|maks|max)$/,
  es: /(?:^| )(menos de|por debajo de|no mas de|como maximo|un maximo de|maximo( de)?|inferior a|hasta)$/,
  fr: /(?:^| )(moins de|moins cher que|en dessous de|au dessous de|pas plus de|au plus|au maximum|un maximum de|maximum|inferieur a|jusqu ?a)$/,
};
const LOWER: Readonly<Record<string, RegExp>> = {
  en: /(?:^| )((more|higher|larger|longer|greater|not less|no less|no fewer) than|over|above|at least|min|minimum( of)?|exceeding)$/,
  cs: /(?:^| )((vice|vic|vyssi|vetsi|drazsi|delsi|ne mene) nez|nad|alespon|aspon|nejmene|minimalne|min)$/,
  de: /(?:^| )((mehr|hoher|grosser|teurer|langer|nicht weniger) als|uber|mindestens|wenigstens|minimal)$/,
  pl: /(?:^| )((wiecej|wyzsze|wieksze|drozsze|nie mniej) niz|powyzej|co najmniej|przynajmniej|minimum|min)$/,
  es: /(?:^| )(mas de|por encima de|no menos de|al menos|por lo menos|como minimo|un minimo de|minimo( de)?|superior a|a partir de)$/,
  fr: /(?:^| )(plus de|au dessus de|pas moins de|au moins|au minimum|un minimum de|minimum|superieur a|a partir d[eu]?)$/,
};
const MAX_WORDS = 4;

/** The last words before a token, folded. */
export function saidBefore({ reading }: Request, first: number): string {
  return reading.tokens
    .slice(Math.max(0, first - MAX_WORDS), first)
    .map(({ word }) => word.replace(/['’]/g, " ").trim())
    .join(" ");
}

/** The bound that the words before a number state: "less than 90", "por menos de 90", "au moins 4". */
export function boundBefore(request: Request, first: number): "from" | "to" | null {
  const said = saidBefore(request, first);
  const { code } = request.reading.lexicon;
  // "no more than 5" ends with "more than" as well.
  if (UPPER[code]?.test(said)) return "to";
  return LOWER[code]?.test(said) ? "from" : null;
}

/** Words directly before the least number of an open range, by language; folded. */
const STARTING: Readonly<Record<string, RegExp>> = {
  en: /^(from|between)$/,
  cs: /^(od|mezi)$/,
  de: /^(ab|von|zwischen)$/,
  pl: /^(od|miedzy|pomiedzy)$/,
  es: /^(desde|entre)$/,
  fr: /^(des|entre)$/,
};

/** Whether a number is the least one that is meant: "from 200 euros", "ab 200", "od 200". */
export function startsAt({ reading }: Request, first: number): boolean {
  return STARTING[reading.lexicon.code]?.test(reading.tokens[first - 1]?.word ?? "") === true;
}

/** Names and descriptions of amounts of money in six languages. */
const MONEY =
  /^(amount|price|cost|sum|total|budget|fee|salary|wage|balance|money|payment|rate|rent|deposit|tip|donation|spend|spent|spending|revenue|turnover|income|tax|refund|charge|bid|loan|credit|expense|premium|worth|paid|value|fare|toll|cen[ayeu]|cenou|cenach|castk[auy]|castce|najemne|naklady|platba|zaloha|zustatek|poplatek|mzda|plat|preis\p{L}*|betrag\p{L}*|kosten|miete|kaution|gebuhr|gehalt|lohn|umsatz|kwot[ayoe]|czynsz|koszt\p{L}*|oplata|pensja|wyplata|saldo|precio|importe|coste|costo|renta|alquiler|tarifa|salario|sueldo|monto|prix|montant|loyer|cout|tarif|salaire|solde|frais|caution|euros?|eur|usd|dollars?|gbp|pounds?|czk|korunach|zlotych|pln|currency|mena)$/u;
const COUNTS =
  /^(number of|count of|how many|min(imum)? number|max(imum)? number|pocet|minimalni pocet|maximalni pocet|anzahl|mindestanzahl|liczba|minimalna liczba|ilosc|numero (minimo |maximo )?de|cantidad de|nombre (minimum |maximum )?d)/;

/** Currencies in a description, folded. */
const CURRENCIES = /\b(euros?|eur|usd|dollars?|gbp|pounds?|czk|kc|korunach|pln|zl|zlotych|currency|cents?)\b/;

/** Whether the argument is an amount of money. */
export function isMoney(traits: SlotTraits): boolean {
  return isMoneyByName(traits) || areMoney(traits.descriptionForms);
}

function isMoneyByName({ slot, forms }: SlotTraits): boolean {
  return areMoney(forms) || slot.words.some((word) => MONEY.test(foldText(word)));
}

function areMoney(forms: readonly WordForm[]): boolean {
  return forms.some((form) => [form.word, ...form.english].some((word) => MONEY.test(word)));
}

/** Whether the argument counts records or things. */
export function isCountSlot({ slot, isLimit }: SlotTraits): boolean {
  return isLimit || COUNTS.test(foldText(slot.description));
}

/** 1: the argument is an amount of money, −1: it is a count or a time, or another argument is the amount. */
export function moneyFeature(traits: SlotTraits, others: readonly SlotTraits[]): number {
  const { kind, unit } = traits;
  // "New limit in euros" is no number of records.
  const isCount = isCountSlot(traits) && !CURRENCIES.test(foldText(traits.slot.description));
  // "account the money goes to" describes no amount beside an argument that is named `amount`.
  if (!isMoneyByName(traits) && others.some((other) => other.kind === kind && isMoneyByName(other)))
    return -1;
  if ((isMoney(traits) || isPartOfPrice(traits, others)) && !isCount) return 1;
  if (isCount || unit !== null) return -1;
  return others.some((other) => other !== traits && other.kind === kind && isMoney(other)) ? -1 : 0;
}

/** Whether the argument is a part of an object with a currency: `salary.max` beside `salary.currency`. */
function isPartOfPrice({ slot }: SlotTraits, others: readonly SlotTraits[]): boolean {
  const parent = slot.path.slice(0, -1).join(".");
  return (
    parent !== "" &&
    others.some(({ kind, slot: { path } }) => kind === "currency" && path.slice(0, -1).join(".") === parent)
  );
}

const DEGREES = /^(degrees?|grad|stupn(u|e|i|ich)|stopni(e|i)?|grados?|degres?|celsius|fahrenheit)$/;
const DEGREE_NAMES =
  /^(celsius|fahrenheit|kelvin|temperature|temp|heat|heating|angle|rotation|tilt|bearing|teplota|stupne|temperatur|temperatura|grad|grados|degres?|degrees?|uhel|winkel|kat|angulo)$/;

/** 1: a number of degrees for a temperature or angle, −1: in the other scale; null when it is no number of degrees. */
export function degreeFeature(
  { reading }: Request,
  { unit, last }: { unit?: string; last: number },
  { slot, forms }: SlotTraits,
): number | null {
  if (unit === undefined || !DEGREES.test(unit)) return null;
  const names = [...forms.flatMap(({ word, english }) => [word, ...english]), ...slot.words.map(foldText)];
  const scaleOf = (words: readonly string[]) =>
    words.some((word) => /^(fahrenheit|f)$/.test(word))
      ? "F"
      : words.some((word) => /^(celsius|c)$/.test(word))
        ? "C"
        : null;
  const said = scaleOf([unit, ...reading.tokens.slice(last + 1, last + 2).map(({ word }) => word)]);
  const asked = scaleOf([
    ...names,
    ...(foldText(slot.description).match(/(?<=°\s?)[cf]\b|celsius|fahrenheit/g) ?? []),
  ]);
  if (said !== null && asked !== null && said !== asked) return -1;
  return names.some((name) => DEGREE_NAMES.test(name)) ? 1 : null;
}

/** The parts of a range or relation that the words before the value express. */
export function partsBefore({ reading }: Request, first: number): readonly string[] {
  const { tokens, lexicon } = reading;
  const parts: string[] = [];
  for (let i = first - 1; i >= Math.max(0, first - 3); i--) {
    const word = tokens[i]?.word ?? "";
    // "picked up tomorrow", unlike "up to 5"
    if (word === "up" && lexicon.code === "en" && lexicon.verbsOf(tokens[i - 1]?.word ?? "").length > 0)
      break;
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
