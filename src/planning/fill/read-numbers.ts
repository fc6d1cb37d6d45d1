import { readTokens } from "./read-tokens.ts";

export interface NumberMention {
  kind: "number";
  value: number;
  start: number;
  end: number;
  text: string;
  /** `$`, `€` … or `%`; else the word after it, singular and lower case; empty when there is none. */
  unit: string;
  /** Written as a word: weaker, as `one` is also a pronoun. */
  word: boolean;
}

const DIGITS =
  /(?<![\p{L}\p{N}_.\\/]|\d[-,:])([$€£¥₹]\s?)?([-+−]?(?:\d{1,3}(?:,\d{3})+(?![\d,])|\d+)(?:\.\d+)?)(?:(st|nd|rd|th)\b)?(\s?%|\s?°\s?[CF]?\b)?(?![\p{Script=Latin}\d_]|[./:]\d|-\d|[-/]\p{Lu})/gu;

const SMALL: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
  dva: 2,
  dvě: 2,
  tři: 3,
  čtyři: 4,
  pět: 5,
  šest: 6,
  sedm: 7,
  osm: 8,
  devět: 9,
  deset: 10,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
};
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  billion: 1e9,
};

/** Numbers of a text, as digits (`1,200.50`, `$250`, `-3`, `93rd`) and as words (`three`, `twenty-five`, `two thousand`). */
export function readNumbers(text: string): NumberMention[] {
  const digits = [...text.matchAll(DIGITS)].flatMap((match) => readDigits(text, match));
  const words = readWords(text).filter(
    (word) => !digits.some((digit) => digit.start < word.end && word.start < digit.end),
  );
  return [...digits, ...words].sort((a, b) => a.start - b.start);
}

function readDigits(text: string, match: RegExpExecArray): NumberMention[] {
  const [whole, currency = "", digits = "", , suffix = ""] = match;
  const value = Number(digits.replaceAll(",", "").replace("−", "-"));
  const end = match.index + whole.length;
  const scaled = /^\s?(thousand|million|billion)\b/i.exec(text.slice(end, end + 12));
  const factor = scaled?.[1] ? (SCALES[scaled[1].toLowerCase()] ?? 1) : 1;
  if (!Number.isSafeInteger(Math.trunc(value * factor)) || digits.length > 15) return [];
  const unit =
    currency.trim() || (suffix.trim() === "%" ? "%" : suffix.includes("°") ? "degree" : unitAfter(text, end));
  const length = scaled ? scaled[0].length : 0;
  return [
    {
      kind: "number",
      value: value * factor,
      start: match.index,
      end: end + length,
      text: whole,
      unit,
      word: false,
    },
  ];
}

function unitAfter(text: string, end: number): string {
  const next = /^[\s-]?\s?(\p{L}+)/u.exec(text.slice(end, end + 40));
  return next?.[1] === undefined ? "" : (readTokens(next[1])[0]?.stem ?? "");
}

/** Number words that stand next to each other make one number. */
function readWords(text: string): NumberMention[] {
  const runs: { value: number; start: number; end: number }[] = [];
  for (const match of text.matchAll(/\p{L}+/gu)) {
    const word = match[0].toLowerCase();
    const start = match.index;
    const end = start + match[0].length;
    const last = runs.at(-1);
    const joined = last && /^[ -]$/.test(text.slice(last.end, start)) ? extend(last.value, word) : undefined;
    const small = lookUp(SMALL, word);
    if (last && joined !== undefined) Object.assign(last, { value: joined, end });
    else if (small !== undefined) runs.push({ value: small, start, end });
  }
  return runs.map(({ value, start, end }) => {
    return {
      kind: "number",
      value,
      start,
      end,
      text: text.slice(start, end),
      unit: unitAfter(text, end),
      word: true,
    };
  });
}

/** The number with one more word: `twenty` + `five`, `two` + `hundred`, `two hundred` + `thirty`; undefined when they do not join. */
function extend(value: number, word: string): number | undefined {
  const [small, scale] = [lookUp(SMALL, word), lookUp(SCALES, word)];
  if (scale !== undefined) return value * scale;
  if (small === undefined) return undefined;
  const isTens = value % 100 >= 20 && value % 10 === 0 && small < 10;
  return isTens || (value >= 100 && value % 100 === 0) ? value + small : undefined;
}

function lookUp(table: Readonly<Record<string, number>>, word: string): number | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
