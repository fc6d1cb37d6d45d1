import type { Json } from "../base/json.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { ScrubSession } from "../contract/scrub.ts";
import { type FindInValue, mergeFinds, replaceFinds } from "./find-in-value.ts";
import { mayIdentify, rememberKeys, walkJson } from "./scrub-value.ts";
import { findJsonStrings, type InJsonString } from "./show-text.ts";
import {
  createNonce,
  LITERAL,
  readToken,
  replaceInStream,
  type TokenPatterns,
  writeToken,
} from "./token-form.ts";

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
    return value === undefined ? whole : write(value);
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
