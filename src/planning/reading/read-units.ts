import type { Lexicon } from "../../language/lexicon.ts";
import type { Token } from "../../language/tokenize.ts";
import { areaOf } from "./convert-measure.ts";
import { CURRENCY_CODES, currencyAt } from "./read-currencies.ts";

/** Signs of currencies and other units. */
export const SYMBOLS: Readonly<Record<string, string>> = {
  "€": "EUR",
  $: "USD",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  "%": "%",
  "°": "degree",
};
/** Units of measurement that belong to a number in any context. */
export const MEASURES =
  /^(degrees?|celsius|fahrenheit|grad|stupnu|stupne|stopni|stopnie|grados?|degres?|percent|prozent|procent|procenta|pour|kilos?|kilograms?|kilogrammes?|kilogramos?|grams?|grammes?|gramos?|gramow|gramu|kilogramu|kilogramow|litru|litry|litr|litrow|litros?|liter|litern|metru|metry|metrow|metros?|meter|metern|kilometru|kilometrow|kilometros?|kilometer|kg|km|cm|mm|m|g|mg|mcg|ug|ml|cl|dl|hl|ft|lb|lbs|oz|litres?|liters?|metres?|meters?|miles?|pieces?|pcs|ks|stuck|szt|t|tons?|tonnes?|gallons?|gallonen|watts?|volts?|amps?|amperes?|kelvin|lux|lumens?|bar|mb|gb|tb|wh|kwh|mwh|kw|kb|px|hz|khz|mhz|ghz|ppm|psi|kpa|hpa|mph|kmh|rpm|kcal)$/;

/** A currency of two words after a number: "Canadian dollars". */
export function currencyPhrase(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): { unit: string; last: number } | undefined {
  const money = isNear(tokens[at]) ? currencyAt(tokens, at, lexicon) : undefined;
  return money !== undefined && money.last > at ? money : undefined;
}

/** A unit of area of two words after a number: "square metres", "metros cuadrados". */
export function areaPhrase(tokens: readonly Token[], at: number): { unit: string; last: number } | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!isNear(first) || second?.gap !== " ") return undefined;
  const unit = areaOf(first?.word ?? "", second.word);
  return unit === undefined ? undefined : { unit, last: at + 1 };
}

/** Whether the token directly follows: "5kg", "5 kg", "5-kg". */
export function isNear(token: Token | undefined): boolean {
  return token !== undefined && /^[ \u00a0-]?$/.test(token.gap);
}

/** The unit or counted noun directly after a number. */
export function unitAfter(tokens: readonly Token[], last: number, lexicon: Lexicon): string | undefined {
  const next = tokens[last + 1];
  // "two CUP-RED", and the "s" of "s'il"
  if (!isNear(next) || /^(-$|['’])/.test(tokens[last + 2]?.gap ?? "")) return undefined;
  return (
    unitOf(next, lexicon) ??
    // "m" is also the end of "I'm".
    (next?.kind === "word" && (/^[mgt]$/.test(next.word) || !lexicon.functionWords.has(next.word))
      ? next.word
      : undefined)
  );
}

/** A currency code, `%` or unit of time that the token names. */
export function unitOf(token: Token | undefined, lexicon: Lexicon): string | undefined {
  if (token === undefined) return undefined;
  if (token.kind === "symbol") return SYMBOLS[token.text];
  if (PERCENT.test(token.word)) return "%";
  if (/^([ck]?m|ft)[23²³]$/.test(token.word)) return token.word;
  const code = CURRENCY_CODES.has(token.text) ? token.text : undefined;
  return lexicon.durations.get(token.word) ?? lexicon.currencies.get(token.word) ?? code;
}

const PERCENT = /^(percent|percents|pct|prozent|procent|procenta|procento|procentach|pourcent|porciento)$/;

/** Whether the unit belongs to the number; counted nouns ("3 guests") remain words of the request. */
export function isMeasure(token: Token | undefined, lexicon: Lexicon): boolean {
  return (
    token !== undefined &&
    (unitOf(token, lexicon) !== undefined ||
      MEASURES.test(token.word) ||
      (token.gap === "" && token.kind === "word"))
  );
}
