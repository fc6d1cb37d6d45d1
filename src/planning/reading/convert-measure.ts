import { foldText, splitWords, suffixOf } from "../../language/split-words.ts";

/** The size of units that differ between countries. */
const UNCERTAIN = Number.NaN;

/** Units of measurement: kind, size in the base unit of the kind, and their names. */
const MEASURES: readonly (readonly [kind: string, size: number, names: RegExp])[] = [
  ["length", 1_000, /^(km|kilomet(er|re)s?|kilomet(r|ry|ru|row)|kilometern|kilometros?)$/],
  ["length", 1, /^(m|met(er|re)s?|metr(y|u|ow)?|metern|metros?)$/],
  ["length", 0.01, /^(cm|centimet(er|re)s?|centimet(r|ry|ru|row)|zentimetern?|centimetros?)$/],
  ["length", 0.001, /^(mm|millimet(er|re)s?|milimet(r|ry|ru|row)|millimetern?|milimetros?)$/],
  ["length", 1_609.344, /^(mi|miles?)$/],
  ["length", 0.3048, /^(ft|feet|foot)$/],
  ["length", 0.9144, /^(yd|yards?)$/],
  ["length", 0.0254, /^inch(es)?$/],
  ["mass", 1_000, /^(t|tons?|tonnes?|tonn?y|tun(y|u)?|toneladas?)$/],
  ["mass", 1, /^(kg|kilos?|kilograms?|kilogrammes?|kilogramm|kilogram(y|u|ow)?|kilogramos?)$/],
  ["mass", 0.001, /^(g|grams?|grammes?|gramm|gram(y|u|ow)?|gramos?)$/],
  ["mass", 0.000_001, /^(mg|milligrams?|milligrammes?|milligramm|miligram(y|u|ow)?|miligramos?)$/],
  ["mass", 0.45359237, /^(lb|lbs|pounds?)$/],
  ["mass", 0.028349523125, /^(oz|ounces?)$/],
  ["mass", 6.35029318, /^stones?$/],
  ["volume", 1, /^(l|lit(er|re)s?|litr(y|u|ow)?|litern|litros?)$/],
  ["area", 1, /^(m2|sqm|quadratmetern?)$/],
  ["area", 1_000_000, /^(km2|sqkm|quadratkilometern?)$/],
  ["area", 0.0001, /^cm2$/],
  ["area", 10_000, /^(ha|hectares?|hektary?|hektar(u|ow|en)?|hectareas?)$/],
  ["area", 4_046.8564224, /^acres?$/],
  ["area", 0.09290304, /^(sqft|ft2)$/],
  ["volume", 0.001, /^(ml|millilit(er|re)s?|mililitr(y|u|ow)?|mililitros?)$/],
  ["volume", 0.01, /^cl$/],
  ["volume", 0.1, /^dl$/],
  ["volume", 100, /^hl$/],
  ["volume", 1_000, /^m3$/],
  ["volume", UNCERTAIN, /^(gallons?|galon\p{L}{0,3}|pints?|quarts?)$/u],
  ["power", 1, /^(w|watts?)$/],
  ["power", 1_000, /^(kw|kilowatts?)$/],
  ["power", 1_000_000, /^megawatts?$/],
  ["energy", 1, /^wh$/],
  ["energy", 1_000, /^kwh$/],
  ["energy", 1_000_000, /^mwh$/],
  ["energy", 1_000_000_000, /^gwh$/],
  ["pressure", 1, /^bars?$/],
  ["pressure", 0.01, /^kpa$/],
  ["pressure", 0.001, /^(hpa|mbar)$/],
  ["pressure", 0.0689475729, /^psi$/],
  ["pressure", 0.000_01, /^pascals?$/],
];

function measureOf(word: string) {
  return MEASURES.find(([, , names]) => names.test(foldText(word)));
}

/** Words of an area beside a unit of length, folded. */
const SQUARE_BEFORE = /^(square|sq)$/;
const SQUARE_AFTER = /^(cuadrados?|carres?|ctverecn\p{L}+|kwadratow\p{L}+)$/u;
const AREAS: readonly (readonly [area: string, length: string])[] = [
  ["m2", "m"],
  ["km2", "km"],
  ["cm2", "cm"],
  ["sqft", "ft"],
];

/** What a unit measures, for example `length`, `mass` or `area`; undefined for other words. */
export function kindOfMeasure(word: string): string | undefined {
  return measureOf(word)?.[0];
}

/** Whether two words name the same unit of measurement: "litros" and "litres", "g" and "grams". */
export function isSameMeasure(word: string, other: string): boolean {
  const measure = measureOf(word);
  return measure !== undefined && measure === measureOf(other);
}

/** The unit of area that two folded words name: `m2` for "square metres" and "metros cuadrados". */
export function areaOf(word: string, next: string): string | undefined {
  const length = SQUARE_BEFORE.test(word) ? next : SQUARE_AFTER.test(next) ? word : "";
  return AREAS.find(([, name]) => isSameMeasure(length, name))?.[0];
}

/** The unit that an argument states in its name or description: kg for `weight_kg`, m2 for "in square metres". */
export function unitStated({ name, description }: { name: string; description: string }): string | undefined {
  const parts = splitWords(name);
  const suffix = suffixOf(name);
  // `height_in` is in inches. A single letter is a unit only at the end of a name.
  const own = areaOf(parts.at(-2) ?? "", parts.at(-1) ?? "") ?? (suffix === "in" ? "inch" : suffix);
  if (measureOf(own) !== undefined) return own;
  const words = foldText(description).match(/\p{L}{2,}|\p{L}+[23]/gu) ?? [];
  const at = words.findIndex(
    (word, i) => measureOf(word) !== undefined || areaOf(word, words[i + 1] ?? "") !== undefined,
  );
  return at < 0 ? undefined : (areaOf(words[at] ?? "", words[at + 1] ?? "") ?? words[at]);
}

/** Whether a unit is of another kind than the unit in the name of an argument: "2 km" and `volume_l`. */
export function measuresOther(unit: string, name: string): boolean {
  const kind = kindOfMeasure(unit);
  const own = kind === undefined ? undefined : kindOfMeasure(unitStated({ name, description: "" }) ?? "");
  return own !== undefined && own !== kind;
}

/**
 * The number in the unit that the argument states in its name or description: 2,000 for "2 km" and `radius_m`. Null
 * when it states none, or the same; NaN for a unit without a certain size.
 */
export function convertMeasure(
  number: number,
  unit: string,
  slot: { name: string; description: string },
): number | null {
  const from = measureOf(unit);
  const to = from === undefined ? undefined : measureOf(unitStated(slot) ?? "");
  if (from === undefined || to === undefined || to === from || to[0] !== from[0]) return null;
  return Math.round(((number * from[1]) / to[1]) * 1e6) / 1e6;
}
