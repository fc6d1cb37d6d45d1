import { describe, expect, it } from "vitest";
import { parseDocument } from "../../../src/catalogue/openapi/parse/parse-document.ts";
import { ToolgateError } from "../../../src/contract/errors.ts";
import { startCpuClock } from "../../start-cpu-clock.ts";

function refusal(text: string): ToolgateError {
  try {
    parseDocument(text);
  } catch (error) {
    if (error instanceof ToolgateError) return error;
    throw error;
  }
  throw new Error("the text was accepted");
}

const ALIAS_BOMB = [
  "a: &a [x,x,x,x,x,x,x,x,x]",
  ...[..."bcdefghij"].map(
    (key, index) => `${key}: &${key} [${Array(9).fill(`*${"abcdefghi"[index]}`).join(",")}]`,
  ),
].join("\n");

describe("parseDocument() reads", () => {
  it.each([
    ["JSON", '{"openapi": "3.1.0"}', { openapi: "3.1.0" }],
    ["YAML", "openapi: 3.1.0\ninfo:\n  title: T", { openapi: "3.1.0", info: { title: "T" } }],
    ["a byte order mark", '\uFEFF{"a": 1}', { a: 1 }],
    ["YAML in flow style with a trailing comma", "{a: 1, b: [2,],}", { a: 1, b: [2] }],
    ["a date as text", "a: 2020-01-01", { a: "2020-01-01" }],
    ["yes and no as text", "a: yes\nb: no", { a: "yes", b: "no" }],
    ["numeric keys as text", "200: ok", { "200": "ok" }],
    ["merge keys", "a: &a {x: 1}\nb: {<<: *a, y: 2}", { a: { x: 1 }, b: { x: 1, y: 2 } }],
    [
      "a constructor and a prototype as ordinary fields",
      '{"constructor": 1, "prototype": {}}',
      { constructor: 1, prototype: {} },
    ],
    ["a quoted scalar that continues too far left", "a:\n    b: '{\n  }'\nc: 1", { a: { b: "{ }" }, c: 1 }],
    [
      "a hundred lists that are closed too far left",
      Array.from({ length: 100 }, (_, i) => `a${i}:\n  b: [\n    1\n  ]\n`).join(""),
      Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`a${i}`, { b: [1] }])),
    ],
    ["binary as text", "a: !!binary |-\n  AA==\n", { a: "AA==" }],
    ["49 levels", `${'{"a":'.repeat(49)}1${"}".repeat(49)}`, expect.anything()],
  ])("%s", (_, text, value) => {
    expect(parseDocument(text)).toEqual(value);
  });
});

describe("parseDocument() refuses with INVALID_SYNTAX", () => {
  it.each([
    ["an empty text", "  \n", /empty/],
    ["prose", "hello world", /not an object/],
    ["a list", "[1]", /not an object/],
    ["broken JSON, with line and column", '{\n  "a": "b" "c"\n}', /line 2, column 12/],
    ["JSON cut off", '{"a": {"b":', /ends too early.*line 1, column 12/],
    ["broken YAML, with line and column", "a: [1\nb: 2", /line 2/],
    ["several YAML documents", "a: 1\n---\nb: 2", /single document/],
    ["a duplicate key in JSON", '{"a": 1,\n "a": 2}', /"a" appears twice.*line 2, column 2/],
    ["a duplicate key in YAML", "a: 1\na: 2", /duplicated.*line 2/],
    ["__proto__ in JSON", '{"a": {"__proto__": {"x": 1}}}', /__proto__/],
    ["__proto__ in YAML", "a:\n  __proto__:\n    x: 1", /__proto__/],
    ["NaN", "a: .nan", /NaN/],
    ["a number beyond double precision", '{"a": 1e999}', /Infinity/],
    ["50 levels of JSON", `${'{"a":'.repeat(50)}1${"}".repeat(50)}`, /nested/],
    ["50 levels of YAML", `a: ${"[".repeat(50)}${"]".repeat(50)}`, /nest/],
    ["100,000 levels of JSON", `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, /nested/],
    ["an alias bomb", ALIAS_BOMB, /aliases/],
    ["an alias to itself", "a: &a [*a]", /nested|alias/],
    [
      "a long text aliased thousands of times",
      `a: &a "${"x".repeat(1e6)}"\nb: [${"*a,".repeat(5_000)}]`,
      /aliases/,
    ],
    ["a tag that is no JSON type", "a: !!js/function x", /tag/],
  ])("%s", (_, text, message) => {
    const spent = startCpuClock();
    const error = refusal(text);
    expect(error.code).toBe("INVALID_SYNTAX");
    expect(error.message).toMatch(message);
    expect(error.details?.["errors"]).toEqual([{ pointer: expect.any(String), message: error.message }]);
    expect(spent()).toBeLessThan(3_000);
  });

  it("a polluting key with the pointer to it, leaving Object.prototype alone", () => {
    const error = refusal('{"a": {"b": {"__proto__": {"polluted": true}}}}');
    expect(error.details?.["errors"]).toMatchObject([{ pointer: "/a/b" }]);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});
