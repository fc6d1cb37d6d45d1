const ESCAPE = /\\(?:[pP]\{([^{}]{1,100})\}|[\s\S])/gu;

const MAX_KEPT = 1_000;

const kept = new Map<string, boolean>();

/**
 * Whether a text is a regular expression with these flags (ECMA-262). The engine takes a tenth of a
 * millisecond for each property class and thousands fit into a document, so each property is checked once,
 * and a short class is parsed in its place.
 */
export function isRegularExpression(text: string, flags: "u" | ""): boolean {
  return compiles(
    flags === "" ? text : text.replace(ESCAPE, (whole, name) => (isProperty(name) ? "\\w" : whole)),
    flags,
  );
}

function isProperty(name: string | undefined): boolean {
  if (name === undefined) return false;
  const known = kept.get(name);
  if (known !== undefined) return known;
  if (kept.size >= MAX_KEPT) kept.clear();
  const isKnown = compiles(`\\p{${name}}`, "u");
  kept.set(name, isKnown);
  return isKnown;
}

function compiles(text: string, flags: string): boolean {
  try {
    new RegExp(text, flags);
    return true;
  } catch {
    return false;
  }
}

/** A part of a pattern whose look-aheads are all at its start. Each part must match, or must not match. */
export interface Conjunction {
  pattern: string;
  wanted: boolean;
}

/**
 * `^(?=A)(?!B)C` is equivalent to `^A`, not `^B`, and `^C`, which an engine without look-aheads supports.
 * Returns the pattern alone when it does not start with a look-ahead. Alternatives at the top level are
 * not split.
 */
export function splitLookAheads(pattern: string): Conjunction[] {
  const whole = [{ pattern, wanted: true }];
  if (!/^\^\(\?[=!]/.test(pattern)) return whole;
  const parts: Conjunction[] = [];
  let at = 1;
  while (/^\(\?[=!]/.test(pattern.slice(at, at + 3))) {
    const end = endOfGroup(pattern, at);
    if (end === undefined || /^[*+?{]/.test(pattern.slice(end, end + 1))) return whole;
    parts.push({ pattern: `^(?:${pattern.slice(at + 3, end - 1)})`, wanted: pattern[at + 2] === "=" });
    at = end;
  }
  const rest = pattern.slice(at);
  return hasAlternatives(rest) ? whole : [...parts, { pattern: `^${rest}`, wanted: true }];
}

/** The position after the `)` that closes the group at `start`. */
function endOfGroup(pattern: string, start: number): number | undefined {
  for (const { at, depth, char } of walk(pattern, start)) if (char === ")" && depth === 0) return at + 1;
  return undefined;
}

function hasAlternatives(pattern: string): boolean {
  for (const { depth, char } of walk(pattern, 0)) if (char === "|" && depth === 0) return true;
  return false;
}

/** The syntax characters: outside classes and not escaped. `depth` includes a `)`. */
function* walk(pattern: string, start: number): Generator<{ at: number; depth: number; char: string }> {
  let [depth, inClass] = [0, false];
  for (let at = start; at < pattern.length; at++) {
    const char = pattern[at] ?? "";
    if (char === "\\") at++;
    else if (inClass) inClass = char !== "]";
    else if (char === "[") inClass = true;
    else {
      if (char === "(") depth++;
      if (char === ")") depth--;
      yield { at, depth, char };
    }
  }
}

const TOKEN = /\\[\s\S]|[\s\S]/gu;
const NEEDLESS = /^\\[^A-Za-z0-9^$\\.*+?()[\]{}|/-]$/u;

/**
 * Removes needless escapes (`\@`, `\_`, `\-` outside a class), which the `u` flag of ECMA-262, and
 * therefore JSON Schema validators, reject. Returns undefined when the pattern is still invalid with that
 * flag.
 */
export function toUnicodePattern(pattern: string): string | undefined {
  if (isRegularExpression(pattern, "u")) return pattern;
  let inClass = false;
  const plain = pattern.replace(TOKEN, (token) => {
    if (token === "[" || token === "]") inClass = token === "[";
    return NEEDLESS.test(token) || (token === "\\-" && !inClass) ? token.slice(1) : token;
  });
  return isRegularExpression(plain, "u") ? plain : undefined;
}
