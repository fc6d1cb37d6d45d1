import { expect, test } from "vitest";
import { compilePattern } from "../../../src/base/patterns/compile-pattern.ts";
import { measureBacktracking } from "../../../src/base/patterns/measure-pattern.ts";
import { toUnicodePattern } from "../../../src/base/patterns/rewrite-pattern.ts";

const TEXTS = [
  "",
  "a",
  "b",
  "ab",
  "ba",
  "a\n",
  "\n",
  "\r",
  "\u2028",
  "\u00a0",
  "\ufeff",
  "\u000b",
  "\u200b",
  "é",
  "😀",
  "[",
  "]",
  "}",
  "{",
  "-",
  "@",
  "_",
  "1",
  "Z",
  "A",
  "\u0001",
  "\u0000",
  "/",
  "a{,2}",
  "aa",
  "aaa",
  "α",
  ":",
  "bx",
  "x",
  "\u0007",
  "h",
  "p",
  "pL",
  "z",
  "Q.E",
  ".",
  "&",
  "ſ",
  "K",
  "\\",
  "\b",
  "x".repeat(41),
  "abc-def-ghi",
  "a-a",
  "a-b",
  "Passw0rd",
  "password1",
  "12-34",
  "--",
];

test.each([
  "^a$",
  "a",
  "^.$",
  "^\\s$",
  "^\\S$",
  "^[\\s]$",
  "^[^\\s]$",
  "^[\\S]$",
  "^[^\\S]$",
  "^[^]$",
  "^[]$",
  "[^]a",
  "^[[:alpha:]]$",
  "^[[]$",
  "^\\u00e9$",
  "^\\u{1F600}$",
  "^\\ud83d\\ude00$",
  "^\\w$",
  "^\\W$",
  "^\\d$",
  "^\\cA$",
  "^\\0$",
  "^\\@$",
  "^\\-$",
  "^[\\w-]$",
  "^\\p{L}$",
  "^\\p{Lu}$",
  "^\\p{Script=Greek}$",
  "^\\/$",
  "^a{,2}$",
  "^{$",
  "^a{2,1000}$",
  "^(?<n>a)$",
  "^(?!a)b$",
  "^(?=a)a",
  "(?<=a)b",
  "^\\b$",
  "\\Bx",
  "^[\\b]$",
  "^(?:a|)+$",
  "^]$",
  "^}$",
  "^\\x41$",
  "^\\A$",
  "^\\z$",
  "^\\Q.\\E$",
  "\\a",
  "\\h",
  "^\\x{41}$",
  "^[^a]$",
  "^x{0,40}$",
  "^(?=.*\\d)(?=.*[A-Z]).{8,}$",
  "^(?!.*--)[a-z-]+$",
  "^(?!(?:a|b)$)[ab]+$",
  "^(?=[)]|a)a|b$",
  "^[a-z]+-[a-z]+-[a-z]+$",
  "a|b$",
  "^a|b",
])("the linear engine reads %s as ECMA-262 does", (pattern) => {
  const compiled = compilePattern(pattern);
  if (!compiled) throw new Error("is no pattern");
  expect(compiled.limitation).toBeNull();
  const native = newRegExp(pattern);
  expect(TEXTS.filter((text) => compiled.test(text) !== native.test(text))).toEqual([]);
});

test.each([
  ["a reference back", "^(\\w+)-\\1$", ["a-a"], ["a-b", "-", "a"]],
  ["a look-ahead in the middle", "^[a-z]-(?=[a-c])[a-z]$", ["x-a"], ["x-d", "X-a"]],
  ["alternatives with look-aheads", "^(?=a)ab|c$", ["ab", "xc"], ["b", "d"]],
  ["a count above a thousand", "^a{1,3000}$", ["a", "a".repeat(3_000)], ["", "a".repeat(3_001)]],
  ["a repeated class with a large count", "^[\\s\\S]{1,4096}$", ["\n"], ["", "x".repeat(4_097)]],
])("%s is exact within the bounds", (_, pattern, good, bad) => {
  const compiled = compilePattern(pattern);
  for (const text of good) expect(compiled?.test(text), text.slice(0, 9)).toBe(true);
  for (const text of bad) expect(compiled?.test(text), text.slice(0, 9)).toBe(false);
});

test("compilePattern() checks a wider pattern when there is no bound, and reports the limitation", () => {
  const compiled = compilePattern("^(?:[a-z]|-(?=[a-z]))+$");
  expect(compiled?.limitation).toContain("without its look-arounds");
  expect([compiled?.test("a-b"), compiled?.test("a_b"), compiled?.test("A")]).toEqual([true, false, false]);
  expect(compilePattern("(")).toBeNull();
});

test.each([
  ["^[A-Z]{2}\\d{4}$", { choices: 1, degree: 0 }],
  ["^(\\d{1,3}\\.){3}\\d{1,3}$", { choices: 81, degree: 0 }],
  ["^[a-z]+(_[a-z0-9]+)?$", { choices: 2, degree: 2 }],
  ["(a*){8}b", { choices: 1, degree: 9 }],
  ["^(\\w+)-\\1$", { choices: 1, degree: 2 }],
  ["(a*)*", undefined],
  ["(a|b)+", undefined],
  ["((ab)+)+", undefined],
  ["(\\w+\\s?)+$", undefined],
  ["(x+x+)+y", undefined],
  ["([a)]+)+", undefined],
])("measureBacktracking() judges %s", (pattern, cost) => {
  expect(measureBacktracking(pattern)).toEqual(cost);
});

test.each([
  ["^\\@\\_\\'$", "^@_'$"],
  ["^a\\-[b\\-c]$", "^a-[b\\-c]$"],
  ["^a{,2}\\h$", undefined],
])("toUnicodePattern() writes %s without needless escapes", (pattern, plain) => {
  expect(toUnicodePattern(pattern)).toBe(plain);
});

function newRegExp(pattern: string): RegExp {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return new RegExp(pattern);
  }
}
