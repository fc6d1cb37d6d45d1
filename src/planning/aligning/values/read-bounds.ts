import { foldText } from "../../../language/split-words.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";

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
  es: /(?:^| )(mas de|por encima de|no menos de|al menos|por lo menos|como minimo|un minimo de|minimo( de)?|superior a)$/,
  fr: /(?:^| )(plus de|au dessus de|pas moins de|au moins|au minimum|un minimum de|minimum|superieur a)$/,
};
const MAX_WORDS = 4;

/** The bound that the words before a number state: "less than 90", "por menos de 90", "au moins 4". */
export function boundBefore({ reading }: Request, first: number): "from" | "to" | null {
  const said = reading.tokens
    .slice(Math.max(0, first - MAX_WORDS), first)
    .map(({ word }) => word.replace(/['’]/g, " "))
    .join(" ");
  const { code } = reading.lexicon;
  // "no more than 5" ends with "more than" as well.
  if (UPPER[code]?.test(said)) return "to";
  return LOWER[code]?.test(said) ? "from" : null;
}

/** Names and descriptions of amounts of money in six languages. */
const MONEY =
  /^(amount|price|cost|sum|total|budget|fee|salary|wage|balance|money|payment|rate|rent|deposit|tip|donation|spend|spent|spending|revenue|turnover|income|tax|refund|charge|bid|loan|credit|expense|premium|worth|paid|value|fare|toll|cen[ayeu]|cenou|cenach|castk[auy]|castce|najemne|naklady|platba|zaloha|zustatek|poplatek|mzda|plat|preis\p{L}*|betrag\p{L}*|kosten|miete|kaution|gebuhr|gehalt|lohn|umsatz|kwot[ayoe]|czynsz|koszt\p{L}*|oplata|pensja|wyplata|saldo|precio|importe|coste|costo|renta|alquiler|tarifa|salario|sueldo|monto|prix|montant|loyer|cout|tarif|salaire|solde|frais|caution|euros?|eur|usd|dollars?|gbp|pounds?|czk|korunach|zlotych|pln|currency|mena)$/u;
const COUNTS =
  /^(number of|count of|how many|min(imum)? number|max(imum)? number|pocet|minimalni pocet|maximalni pocet|anzahl|mindestanzahl|liczba|minimalna liczba|ilosc|numero (minimo |maximo )?de|cantidad de|nombre (minimum |maximum )?d)/;

function isMoney({ slot, forms, descriptionForms }: SlotTraits): boolean {
  return (
    [...forms, ...descriptionForms].some((form) =>
      [form.word, ...form.english].some((word) => MONEY.test(word)),
    ) || slot.words.some((word) => MONEY.test(foldText(word)))
  );
}

/** Whether the argument counts records or things. */
export function isCountSlot({ slot, isLimit }: SlotTraits): boolean {
  return isLimit || COUNTS.test(foldText(slot.description));
}

/** 1: the argument is an amount of money, −1: it is a count or a time, or another argument is the amount. */
export function moneyFeature(traits: SlotTraits, others: readonly SlotTraits[]): number {
  const { kind, unit } = traits;
  const isCount = isCountSlot(traits);
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
