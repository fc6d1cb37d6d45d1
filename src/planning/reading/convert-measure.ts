import { foldText, splitWords } from "../../language/split-words.ts";

/** Units of length, mass, area and volume: kind, size in the base unit, and their names. */
const MEASURES: readonly (readonly [kind: string, size: number, names: RegExp])[] = [
  ["length", 1_000, /^(km|kilomet(er|re)s?|kilomet(r|ry|ru|row)|kilometern|kilometros?)$/],
  ["length", 1, /^(m|met(er|re)s?|metr(y|u|ow)?|metern|metros?)$/],
  ["length", 0.01, /^(cm|centimet(er|re)s?|centimet(r|ry|ru|row)|zentimetern?|centimetros?)$/],
  ["length", 0.001, /^(mm|millimet(er|re)s?|milimet(r|ry|ru|row)|millimetern?|milimetros?)$/],
  ["length", 1_609.344, /^(mi|miles?)$/],
  ["length", 0.3048, /^(ft|feet|foot)$/],
  ["mass", 1_000, /^(t|tons?|tonnes?|tonn?y|tun(y|u)?|toneladas?)$/],
  ["mass", 1, /^(kg|kilos?|kilograms?|kilogrammes?|kilogramm|kilogram(y|u|ow)?|kilogramos?)$/],
  ["mass", 0.001, /^(g|grams?|grammes?|gramm|gram(y|u|ow)?|gramos?)$/],
  ["mass", 0.45359237, /^(lb|lbs|pounds?)$/],
  ["volume", 1, /^(l|lit(er|re)s?|litr(y|u|ow)?|litern|litros?)$/],
  ["area", 1, /^(m2|m²|sqm|quadratmetern?)$/],
  ["area", 1_000_000, /^(km2|km²)$/],
  ["area", 10_000, /^(ha|hectares?|hektary?|hektar(u|ow|en)?|hectareas?)$/],
  ["area", 4_046.8564224, /^acres?$/],
  ["area", 0.09290304, /^(sqft|ft2|ft²)$/],
  ["volume", 0.001, /^(ml|millilit(er|re)s?|mililitr(y|u|ow)?|mililitros?)$/],
];

function measureOf(word: string) {
  return MEASURES.find(([, , names]) => names.test(foldText(word)));
}

/** What a unit measures: `length`, `mass`, `area` or `volume`; undefined for other words. */
export function kindOfMeasure(word: string): string | undefined {
  return measureOf(word)?.[0];
}

/** Whether two words name the same unit of measurement: "litros" and "litres", "g" and "grams". */
export function isSameMeasure(word: string, other: string): boolean {
  const measure = measureOf(word);
  return measure !== undefined && measure === measureOf(other);
}

/**
 * The number in the unit that the argument states in its name or description: 2,000 for "2 km" and `radius_m`. Null
 * when it states none, or the same.
 */
export function convertMeasure(
  number: number,
  unit: string,
  { name, description }: { name: string; description: string },
): number | null {
  const from = measureOf(unit);
  if (from === undefined) return null;
  const parts = splitWords(name);
  const suffix = parts.length > 1 ? (parts.at(-1) ?? "") : "";
  // A single letter is a unit only at the end of a name.
  const described = (description.match(/\p{L}{2,}/gu) ?? []).filter((word) => measureOf(word));
  const to = measureOf(suffix) ?? measureOf(described[0] ?? "");
  if (to === undefined || to === from || to[0] !== from[0]) return null;
  return Math.round(((number * from[1]) / to[1]) * 1e6) / 1e6;
}
