import { RE2JS } from "re2js";

/** `\s` of ECMA-262 §22.2.2.9 (white space and line terminators); RE2 only supports ASCII. */
const SPACE =
  "\\t\\n\\x{b}\\f\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}";
const NO_SPACE =
  "\\x{0}-\\x{8}\\x{e}-\\x{1f}!-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}";
const NO_LINE_END = "[^\\n\\r\\x{2028}\\x{2029}]";
/** Needlessly escaped letters (Annex B) are literals; some have a different meaning in RE2. */
const PLAIN_ESCAPE = /^\\[^\W\d_bBcdDfknrsStuvwW]$/;
const SCRIPT = /^\\([pP])\{(?:Script|sc|Script_Extensions|scx|General_Category|gc)=(\w+)\}$/;

const TOKEN =
  /\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u\{[0-9a-fA-F]+\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\c[A-Za-z]|\\[pP]\{[^}]*\}|\\k<[^>]*>|\\[\s\S]|\[\^?\]|[\s\S]/gu;

/**
 * Converts an ECMA-262 pattern (JSON Schema's `pattern`) to RE2 syntax where they differ. Unsupported
 * parts (look-aheads, back-references) are not changed, so that compiling the result fails.
 */
export function toRe2(pattern: string): string {
  let inClass = false;
  const text = pattern.replace(TOKEN, (token) => {
    const rewritten = rewriteToken(token, inClass);
    if (token === "[") inClass = true;
    else if (token === "]") inClass = false;
    return rewritten;
  });
  return RE2JS.translateRegExp(text);
}

function rewriteToken(token: string, inClass: boolean): string {
  if (token === "[]" && !inClass) return "[^\\x{0}-\\x{10ffff}]";
  if (token === "[^]" && !inClass) return "(?s:.)";
  if (token === "\\s") return inClass ? SPACE : `[${SPACE}]`;
  if (token === "\\S") return inClass ? NO_SPACE : `[${NO_SPACE}]`;
  if (token === "." && !inClass) return NO_LINE_END;
  if (inClass && token === "\\b") return "\\x{8}";
  if (inClass && token === "[") return "\\[";
  const pair = /^\\u(d[89ab]..)\\u(d[c-f]..)$/i.exec(token);
  if (pair) return `\\x{${joinSurrogates(pair[1] ?? "", pair[2] ?? "").toString(16)}}`;
  const script = SCRIPT.exec(token);
  if (script) return `\\${script[1]}{${script[2]}}`;
  return PLAIN_ESCAPE.test(token) ? token.slice(1) : token;
}

function joinSurrogates(high: string, low: string): number {
  return 0x10000 + (Number.parseInt(high, 16) - 0xd800) * 0x400 + (Number.parseInt(low, 16) - 0xdc00);
}
