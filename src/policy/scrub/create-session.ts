import { ToolgateError } from "../../contract/errors.ts";
import type { Json } from "../../contract/json.ts";
import type { ScrubSession } from "../../contract/scrub.ts";
import { type FindInValue, replaceFinds } from "./find-in-value.ts";
import { mergeFinds } from "./merge-finds.ts";
import { createNonce, LITERAL, readToken, writeToken } from "./token-form.ts";
import { mayIdentify, rememberKeys, walkJson } from "./walk-json.ts";

type Kept = string | number;

/** The tokens of one exchange with a model, and what they stand for. `pattern` finds tokens: `createTokenPattern`. */
export function createSession(find: FindInValue, pattern: RegExp): ScrubSession {
  const nonce = createNonce();
  const kept: Kept[] = [];
  const tokens = new Map<Kept, string>();

  const tokenFor = (value: Kept, name: string): string => {
    const known = tokens.get(value);
    if (known !== undefined) return known;
    kept.push(value);
    const token = writeToken(name, kept.length, nonce);
    tokens.set(value, token);
    return token;
  };

  const hide = (text: string, key = ""): string => {
    const finds = find(text, key);
    // What looks like one of our tokens came from outside: it is hidden itself, so that it comes back as what it was.
    const imitations = mayHoldToken(text) ? [...text.matchAll(pattern)].filter(isOurs).map(toFind) : [];
    const all = imitations.length > 0 ? mergeFinds([...finds, ...imitations]) : finds;
    return replaceFinds(text, all, tokenFor);
  };

  const hideNumber = (number: number, key: string): Json => {
    const [found] = mayIdentify(number) ? find(String(number), key) : [];
    const isWhole = found?.start === 0 && found.end === String(number).length;
    return isWhole ? tokenFor(number, found.name) : number;
  };

  const isOurs = (match: RegExpExecArray) => readToken(match.slice(1)).nonce === nonce;

  const mayHoldToken = (text: string) => text.toLowerCase().includes(nonce);

  const show = (text: string, write: (value: Kept) => string): string => {
    if (kept.length === 0 || !mayHoldToken(text)) return text;
    return text.replace(pattern, (whole, ...groups: unknown[]) => {
      const token = readToken(groups.slice(0, -2));
      const value = token.nonce === nonce ? kept[token.index - 1] : undefined;
      return value === undefined ? whole : write(value);
    });
  };

  const showValue = (text: string): Json => {
    const whole = kept.find((value) => typeof value === "number" && tokens.get(value) === text);
    return whole ?? show(text, String);
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
    restore: <T extends Json>(value: T) =>
      walkJson(value, {
        text: showValue,
        number: (number) => number,
        key: (name) => show(name, String),
        tooDeep: refuseDepth,
      }) as T,
    restoreText: (value) => show(value, String),
    restoreJsonText: (value) => show(value, escapeForJson),
  };
}

function toFind({ 0: whole, index }: RegExpExecArray) {
  return { start: index, end: index + whole.length, name: LITERAL };
}

/** What was found in the text of a JSON string is escaped already: it is read first. */
function escapeForJson(value: Kept): string {
  const text = String(value);
  return JSON.stringify(text.includes("\\") ? readEscaped(text) : text).slice(1, -1);
}

function readEscaped(text: string): string {
  try {
    const read: unknown = JSON.parse(`"${text}"`);
    return typeof read === "string" ? read : text;
  } catch {
    return text;
  }
}

function refuseDepth(): never {
  throw new ToolgateError("TOO_LARGE", "A value is nested more than 200 levels deep; send a flatter one.");
}
