const UUID = /(?<![\w-])[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?![\w-])/gi;

/** Amazon resource names contain account and region. */
const CLOUD_NAME = /(?<!\w)arn:aws[\w-]{0,12}:[\w-]{1,40}:[\w-]{0,30}:\d{0,12}:[^\s"'`<>]{1,300}/g;

const ENVIRONMENT =
  /(?<![\w-])(?:[\w]{1,40}[-_]){0,4}(?:staging|uat|pre-?prod)(?:[-_]\w{1,40}){0,4}(?![\w-])/gi;

const INFRASTRUCTURE =
  /(?<![\w-])(?:\w{1,40}[-_]){0,4}(?:(?:prod|dev|qa|test)[-_](?:db|sql|api|cluster|server|host|node|bucket|queue|vpc|eu|us|ap|\d{1,4})|(?:db|sql|cluster|server|host|node|bucket|queue|vpc)[-_](?:prod|dev|qa|test))(?:[-_]\w{1,40}){0,4}(?![\w-])/gi;

/** Zero-width, bidirectional and tag characters: invisible to people but read by models. */
const HIDDEN = /[\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]+/gu;

/**
 * Letters, digits and the symbols of base64 and most key formats. Dots and slashes join words and are not
 * included.
 */
const TOKEN = /(?<![\w+/=-])[\w+/=-]{20,4000}(?![\w+/=-])/g;

const HEX = /^[0-9a-f]{32,}$|^[0-9A-F]{32,}$/;

/** Bits per character; 20 random letters and digits have about 4, concatenated English words 3. */
const MIN_ENTROPY = 3.3;

/** Maximum share of characters in parts that read as words. */
const MAX_WORDS = 0.5;

/** Finds identifiers of one environment, and invisible characters. */
export function findIdentifiers(text: string): LintFind[] {
  return [
    ...find(
      text,
      UUID,
      "identifier",
      "error",
      (id) => `\`${id}\` identifies one record of one environment: let a tool look it up.`,
    ),
    ...find(
      text,
      CLOUD_NAME,
      "identifier",
      "error",
      (id) => `\`${id.slice(0, 12)}…\` names a resource of one cloud account: keep it out of prompts.`,
    ),
    ...find(
      text,
      ENVIRONMENT,
      "environment",
      "warning",
      (name) => `\`${name}\` names an environment: use \`{{env}}\`, or leave it out.`,
    ),
    ...find(
      text,
      INFRASTRUCTURE,
      "environment",
      "warning",
      (name) => `\`${name}\` names a machine of one environment: leave it out.`,
    ),
    ...find(
      text,
      HIDDEN,
      "hidden-character",
      "warning",
      (hidden) => `An invisible character (${codePoint(hidden)}) stands here: take it out.`,
    ),
  ];
}

function find(
  text: string,
  pattern: RegExp,
  rule: LintRule,
  level: LintFind["level"],
  message: (whole: string) => string,
): LintFind[] {
  return [...text.matchAll(pattern)].map(({ 0: whole, index }) => ({
    rule,
    level,
    start: index,
    end: index + whole.length,
    message: message(whole),
  }));
}

function codePoint(text: string): string {
  return `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/**
 * Finds random-looking tokens: keys in a format that no rule covers. Prose, operation ids and file names
 * consist of words.
 */
export function findRandomText(text: string): LintFind[] {
  return [...text.matchAll(TOKEN)]
    .filter(({ 0: token }) => looksRandom(token))
    .map(({ 0: token, index }) => ({
      rule: "secret-like",
      level: "error",
      start: index,
      end: index + token.length,
      message: `\`${maskSecret(token)}\` (${token.length} characters) looks like a key or token: store it as a secret of the tool and take it out.`,
    }));
}

function looksRandom(token: string): boolean {
  if (HEX.test(token)) return /\d/.test(token) && entropyOf(token) > 2.5;
  if (!/\d/.test(token) && !/[a-z][A-Z]|[A-Z]{2}[a-z]/.test(token)) return false;
  return !isComposed(token) && entropyOf(token) >= MIN_ENTROPY && wordShare(token) <= MAX_WORDS;
}

/** Shannon entropy in bits per character. */
function entropyOf(token: string): number {
  const counts = new Map<string, number>();
  for (const character of token) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / token.length) * Math.log2(count / token.length);
  return bits;
}

/** `ABC-1234-XYZ-2026`: a number of a record. Parts of a key mix letters, digits and cases. */
function isComposed(token: string): boolean {
  const parts = token.split(/[-_/+=]+/);
  return parts.length > 2 && parts.every((part) => /^(?:[A-Z]?[a-z]*|[A-Z]*|\d*)$/.test(part));
}

/**
 * The share of characters in parts that read as words, dates or separators: `getUserById` → get, User, By,
 * Id.
 */
function wordShare(token: string): number {
  const parts = token.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
  const readable = parts.filter(readsAsWord).reduce((sum, part) => sum + part.length, 0);
  return readable / Math.max(1, token.replace(/[^A-Za-z0-9]/g, "").length);
}

function readsAsWord(part: string): boolean {
  if (/^\d/.test(part)) return /^(?:19|20)\d{2}$/.test(part);
  return part.length >= 3 && /[aeiouy]/i.test(part) && !/[^aeiouy]{5}/i.test(part);
}

/** A finding in a prompt. */
export interface LintFind {
  rule: LintRule;
  level: "error" | "warning";
  /** Offsets of the first character and after the last one. */
  start: number;
  end: number;
  /** What it is and what to do, without the secret itself. */
  message: string;
}

export const LINT_RULES = [
  "secret",
  "secret-like",
  "personal-data",
  "address",
  "public-address",
  "path",
  "identifier",
  "environment",
  "hidden-character",
] as const;
type LintRule = (typeof LINT_RULES)[number];

/** The first four characters of a secret, if the rest is long enough to stay unknown. */
export function maskSecret(secret: string): string {
  return secret.length < 12 ? "…" : `${secret.slice(0, 4)}…`;
}
