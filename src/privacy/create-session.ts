import type { Json } from "../base/json.ts";
import { holdBack, type TextStream } from "../base/text.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { ScrubSession } from "../contract/scrub.ts";
import {
  type FindInValue,
  mayIdentify,
  mergeFinds,
  rememberKeys,
  replaceFinds,
  walkJson,
} from "./scrub-value.ts";
import { findJsonStrings, type InJsonString } from "./show-text.ts";

/**
 * Characters of values that are restored in one exchange. A token of 20 characters may stand for a key of 16,000, and a
 * model may repeat it in an answer of megabytes.
 */
const MAX_RESTORED = 2_000_000;

interface Kept {
  value: string | number;
  /** It was part of a JSON text, with its escapes. */
  escaped: boolean;
}

/** Keywords of JSON Schema whose value must be a number (draft 2020-12, validation §6). */
const NUMERIC =
  /^(?:maximum|minimum|exclusive(?:Maximum|Minimum)|multipleOf|(?:max|min)(?:Length|Items|Properties|Contains))$/;

/** The tokens of one exchange with a model, and the values that they replace. */
export function createSession(find: FindInValue, patterns: TokenPatterns): ScrubSession {
  const pattern = patterns.whole;
  const nonce = createNonce();
  const kept: Kept[] = [];
  const plain = new Map<Kept["value"], string>();
  const escaped = new Map<Kept["value"], string>();
  let restorable = MAX_RESTORED;

  const tokenFor = (value: Kept["value"], name: string, isEscaped = false): string => {
    const tokens = isEscaped ? escaped : plain;
    const known = tokens.get(value);
    if (known !== undefined) return known;
    kept.push({ value, escaped: isEscaped });
    const token = writeToken(name, kept.length, nonce);
    tokens.set(value, token);
    return token;
  };

  const hide = (text: string, key = ""): string => {
    const finds = find(text, key);
    // Text that looks like one of our tokens came from outside. It is replaced as well, so that it is
    // restored unchanged.
    const imitations = mayHoldToken(text) ? [...text.matchAll(pattern)].filter(isOurs).map(toFind) : [];
    const all = imitations.length > 0 ? mergeFinds([...finds, ...imitations]) : finds;
    let inJson: InJsonString | null = null;
    return replaceFinds(text, all, (value, { name, start, end }) => {
      if (!value.includes("\\")) return tokenFor(value, name);
      inJson ??= findJsonStrings(text);
      return tokenFor(value, name, inJson(start, end));
    });
  };

  const hideNumber = (number: number, key: string): Json => {
    const [found] = mayIdentify(number) && !NUMERIC.test(key) ? find(String(number), key) : [];
    const isWhole = found?.start === 0 && found.end === String(number).length;
    return isWhole ? tokenFor(number, found.name) : number;
  };

  const isOurs = (match: RegExpExecArray) => readToken(match.slice(1)).nonce === nonce;

  const mayHoldToken = (text: string) => text.toLowerCase().includes(nonce);

  const showToken = (whole: string, groups: readonly unknown[], write: (value: Kept) => string): string => {
    const token = readToken(groups);
    const value = token.nonce === nonce ? kept[token.index - 1] : undefined;
    if (value === undefined) return whole;
    const restored = write(value);
    restorable -= restored.length;
    return restorable < 0 ? whole : restored;
  };

  const show = (text: string, write: (value: Kept) => string): string => {
    if (kept.length === 0 || !mayHoldToken(text)) return text;
    return text.replace(pattern, (whole, ...groups: unknown[]) =>
      showToken(whole, groups.slice(0, -2), write),
    );
  };

  return {
    text: (value) => hide(value),
    json: <T extends Json>(value: T) =>
      walkJson(value, {
        text: hide,
        number: hideNumber,
        key: rememberKeys(hide),
        tooDeep: refuseDepth,
      }) as T,
    restoreText: (text) => show(text, writePlain),
    restoreStream: (write) => {
      if (kept.length === 0) return { push: write, end() {} };
      return replaceInStream(patterns, ([whole, ...groups]) => showToken(whole, groups, writePlain), write);
    },
    restoreJsonText: (text) => show(text, writeInJson),
  };
}

function toFind({ 0: whole, index }: RegExpExecArray) {
  return { start: index, end: index + whole.length, name: LITERAL };
}

function writePlain({ value }: Kept): string {
  return String(value);
}

/** A value from a JSON text is escaped already, unless it ended within an escape. */
function writeInJson({ value, escaped }: Kept): string {
  const text = String(value);
  return escaped && isEscapedText(text) ? text : JSON.stringify(text).slice(1, -1);
}

function isEscapedText(text: string): boolean {
  try {
    return typeof JSON.parse(`"${text}"`) === "string";
  } catch {
    return false;
  }
}

function refuseDepth(): never {
  throw new ToolgateError("TOO_LARGE", "A value is nested more than 200 levels deep; send a flatter one.");
}

/**
 * Tokens have the form `[email_1_k7q2d]`: plain ASCII that models copy, that needs no escaping in JSON and
 * that fences do not change. The last part is random and new in every session, so that an earlier text
 * cannot contain its tokens.
 */
const ALPHABET = "bcdfghjkmnpqrstvwxz23456789";

/** The first character is a letter, so that it cannot be a number. */
const FIRST = "kqxzw";

const NONCE_LENGTH = 5;

const NONCE = `[${FIRST}][${ALPHABET}]{${NONCE_LENGTH - 1}}`;

/** Name of the tokens that replace imitations of tokens. */
const LITERAL = "text";

/**
 * What may replace an underscore. Wider than in `createTokenPattern`, since it only decides how much is
 * held back.
 */
const GAP = "[ _\\\\-]{1,6}";

const INDEX_AND_NONCE = [
  GAP,
  "[0-9]{1,6}",
  GAP,
  `[${FIRST}]`,
  ...Array.from({ length: NONCE_LENGTH - 1 }, () => `[${ALPHABET}]`),
];

function createNonce(): string {
  const [first = 0, ...random] = crypto.getRandomValues(new Uint32Array(NONCE_LENGTH));
  const chars = random.map((value) => ALPHABET[value % ALPHABET.length]);
  return `${FIRST[first % FIRST.length]}${chars.join("")}`;
}

function writeToken(name: string, index: number, nonce: string): string {
  return `[${name}_${index}_${nonce}]`;
}

/** A token in a text, with `index` and `nonce` as written. */
interface TokenMatch {
  index: number;
  nonce: string;
}

/**
 * Matches tokens with these names, of any session, also in forms to which models change them: case, spaces
 * or hyphens instead of underscores, missing brackets, escaped for Markdown, URLs or JSON.
 */
function createTokenPattern(names: readonly string[]): RegExp {
  const gap = "(?:[ \\-]|\\\\{0,2}_){1,2}";
  const named = [LITERAL, ...names].map((name) => name.replaceAll("_", gap)).join("|");
  const core = `(?:${named})${gap}([0-9]{1,6})${gap}(${NONCE})`;
  const forms = [
    `\\\\{1,2}\\[ ?${core} ?\\\\{1,2}\\]`,
    `\\[ ?${core} ?\\]`,
    `(?:%5B|\\\\u005b)${core}(?:%5D|\\\\u005d)`,
    `(?<![A-Za-z0-9])${core}(?![A-Za-z0-9])`,
  ];
  return new RegExp(forms.join("|"), "gi");
}

/** Reads the groups of such a match. */
function readToken(groups: readonly unknown[]): TokenMatch {
  const [index, nonce] = groups.filter((group) => typeof group === "string");
  return { index: Number(index), nonce: String(nonce).toLowerCase() };
}

/**
 * Matches the end of a text that may be the start of a token with one of these names, in any form that
 * `createTokenPattern` matches. Also matches a whole token if the next character decides whether it is
 * one.
 */
function createPartialTokenPattern(names: readonly string[]): RegExp {
  const all = [LITERAL, ...names].map((name) => [...name].map((char) => (char === "_" ? GAP : char)));
  const begun = all.map(([first = "", ...rest]) => `${first}${begins(rest)}`).join("|");
  const whole = all.map((places) => places.join("")).join("|");
  // Without the last character of the closing part: with it, the token is complete.
  const core = (closing: string[]) => `(?:${begun}|(?:${whole})${begins([...INDEX_AND_NONCE, ...closing])})`;
  const encoded = core(["[%\\\\]", "[5u]", "0", "0", "5"]);
  const forms = [
    `\\\\{1,2}(?:$|\\[(?:$| ?(?:$|${core([" ?", "\\\\{1,2}"])})))`,
    `\\[(?:$| ?(?:$|${core([" ?"])}))`,
    `%(?:$|5(?:$|B(?:$|${encoded})))`,
    `\\\\(?:$|u(?:$|0(?:$|0(?:$|5(?:$|b(?:$|${encoded}))))))`,
    `(?<![A-Za-z0-9])${core([])}`,
  ];
  return new RegExp(forms.join("|"), "gi");
}

/** Matches the places in order; any number of them may be missing at the end of the text. */
function begins(places: readonly string[]): string {
  return places.reduceRight((rest, place) => `(?:$|${place}${rest})`, "$");
}

interface TokenPatterns {
  /** Matches tokens: `createTokenPattern`. */
  whole: RegExp;
  /** Matches where the end of a text may be the start of a token: `createPartialTokenPattern`. */
  partial: RegExp;
}

/**
 * Replaces the tokens of a streamed text exactly as in the whole text, however it is split: a possible
 * start of a token is held back until the next piece.
 */
function replaceInStream(
  { whole, partial }: TokenPatterns,
  replace: (match: RegExpExecArray) => string,
  write: (text: string) => void,
): TextStream {
  /** The last released character, unreplaced: a token does not begin within a word. */
  let before = "";

  return holdBack((waiting, isEnd) => {
    const text = before + waiting;
    let [at, shown] = [before.length, ""];
    for (;;) {
      const begun = isEnd ? null : execFrom(partial, text, at);
      const match = execFrom(whole, text, at);
      const isNext = match !== null && (begun === null || match.index < begun.index);
      const until = isNext ? match.index : (begun?.index ?? text.length);
      shown += text.slice(at, until);
      at = until;
      if (!isNext) break;
      shown += replace(match);
      at += match[0].length;
    }
    before = text.slice(Math.max(0, at - 1), at);
    return { shown, waiting: text.slice(at) };
  }, write);
}

function execFrom(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/**
 * Patterns for tokens with these names. The one for partial tokens is only needed for streams and compiled
 * on demand.
 */
export function createTokenPatterns(names: readonly string[]): TokenPatterns {
  let partial: RegExp | null = null;
  return {
    whole: createTokenPattern(names),
    get partial() {
      partial ??= createPartialTokenPattern(names);
      return partial;
    },
  };
}
