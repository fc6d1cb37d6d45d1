import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { load } from "js-yaml";
import { describe, expect, it, test } from "vitest";
import { createBuiltInFinder, RULE_NAMES } from "../../src/privacy/built-in-scrubber.ts";
import { DEFAULT_RULES } from "../../src/privacy/default-rules.generated.ts";
import { createFindInValue, replaceFinds } from "../../src/privacy/scrub-value.ts";

interface Example {
  name: string;
  finds: string[];
  stays: string[];
}

const FOLDER = resolve(import.meta.dirname, "../../src/privacy");
const { rules } = load(readFileSync(resolve(FOLDER, "default-rules.yaml"), "utf8")) as { rules: Example[] };
const examples = rules.flatMap(({ name, finds, stays }) => [
  ...finds.map((text) => [name, "finds", text] as const),
  ...stays.map((text) => [name, "leaves", text] as const),
]);

const find = createFindInValue([createBuiltInFinder()], true);
const onlyRule = (name: string) =>
  createFindInValue([createBuiltInFinder(RULE_NAMES.filter((other) => other !== name))], true);

describe("default-rules.yaml", () => {
  test.each(examples)("%s %s what its example marks: %s", (name, _, text) => {
    const plain = text.replace(/[«»]/g, "");
    const finds = onlyRule(name)(plain, "");
    expect(replaceFinds(plain, finds, (value) => `«${value}»`)).toBe(text);
    expect(new Set(finds.map((found) => found.name))).toEqual(new Set(text === plain ? [] : [name]));
  });

  it("has examples of both kinds for each rule", () => {
    expect(rules.filter(({ finds, stays }) => finds.length === 0 || stays.length === 0)).toEqual([]);
  });

  it("has no repetition without an upper bound, so that one attempt costs at most a constant", () => {
    const unbounded = DEFAULT_RULES.flatMap((rule) => [...rule.patterns]).filter((pattern) => {
      const bare = pattern
        .replace(/\\./g, "_")
        .replace(/\[[^\]]*\]/g, "_")
        .replace(/\(\?(?:<?[=!]|:|<\w+>)/g, "(");
      return /[*+]|\{\d+,\}/.test(bare);
    });
    expect(unbounded).toEqual([]);
  });
});

const PLAIN = [
  ["a UUID", "550e8400-e29b-41d4-a716-446655440000"],
  ["an ISO date and time", "2026-11-21T10:23:48.123Z"],
  ["a date range", "2026-01-01/2026-12-31"],
  ["an order number", "Order 2026-0042 and INV/2026/000123"],
  ["a price", "1,234,567.89 EUR, 12 345 678 Kč"],
  ["coordinates", '{"latitude":49.19506123,"longitude":16.60683456}'],
  ["a version", "v10.2.3, node 20.19.0, 1.2.3-beta.4"],
  ["a SHA-256", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["a git commit", "6d433d1982472c212fdc45b5462e8dca36e51b94"],
  ["epoch milliseconds", '{"at":1795257600123}'],
  ["a percentage", "99.9871234567 %"],
  ["code", "if (a::b && c[1] == 42) { return x => x; }"],
  ["a host and its port", "http://127.0.0.1:54321/functions/v1/agent-query"],
  ["a JSON Schema", '{"type":"object","properties":{"password":{"type":"string"}},"required":["password"]}'],
  ["a fraction", "1234567/89"],
  ["a time zone", "UTC+02:00, 10:23:48+01:00"],
  ["a trace parent", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"],
] as const;

describe("the built-in rules together", () => {
  test.each(PLAIN)("do not match %s", (_, text) => expect(find(text, "")).toEqual([]));

  it("do not match 20,000 random UUIDs and hashes", () => {
    const hit = Array.from({ length: 20_000 }, () => crypto.randomUUID()).filter(
      (id) => find(`<data ${id}>`, "").length > 0 || find(id.replaceAll("-", ""), "").length > 0,
    );
    expect(hit).toEqual([]);
  });

  it("read the key of a JSON value", () => {
    expect(find("777123456", "phone")).toEqual([{ start: 0, end: 9, name: "phone" }]);
    expect(find("777123456", "order_id")).toEqual([]);
    expect(find("correct horse", "db_password")).toEqual([{ start: 0, end: 13, name: "secret" }]);
    expect(find("1234567890", "next_page")).toEqual([]);
  });

  test.each([
    ["a zero-width joiner", "j\u200dane@exa\u200bmple.com"],
    ["a soft hyphen", "jane@exam\u00adple.com"],
    ["a full-width at sign", "jane\uff20example\uff0ecom"],
    [
      "Arabic-Indic digits",
      "\u0664\u0661\u0661\u0661 \u0661\u0661\u0661\u0661 \u0661\u0661\u0661\u0661 \u0661\u0661\u0661\u0661",
    ],
    [
      "Devanagari digits",
      "\u096a\u0967\u0967\u0967\u0967\u0967\u0967\u0967\u0967\u0967\u0967\u0967\u0967\u0967\u0967\u0967",
    ],
    [
      "full-width digits",
      "\uff0b\uff14\uff12\uff10 \uff17\uff17\uff17 \uff11\uff12\uff13 \uff14\uff15\uff16",
    ],
    ["spaces that do not break", "+420\u00a0777\u00a0123\u00a0456"],
    ["hyphens of typography", "4111\u20111111\u20111111\u20111111"],
    ["percent-encoding", "jane%2Ex%40example%2ecom"],
    ["percent-encoded letters", encodeURIComponent("иван@пример.рф")],
    ["a percent-encoded plus", "%2B420777123456"],
    ["an escaped at sign", "jane\\u0040example.com"],
  ])("find a value hidden by %s, as a whole", (_, text) => {
    expect(find(text, "").map(({ start, end }) => [start, end])).toEqual([[0, text.length]]);
  });

  it("read escapes of JSON: a value ends at a line break", () => {
    const text = JSON.stringify({ note: 'call\n+420 777 123 456\njane@example.com "x"' });
    const values = find(text, "").map(({ start, end }) => text.slice(start, end));
    expect(values).toEqual(["+420 777 123 456", "jane@example.com"]);
    const twice = JSON.stringify(JSON.stringify({ email: "jane@example.com", password: "a b" }));
    expect(find(twice, "").map(({ start, end }) => twice.slice(start, end))).toEqual([
      "jane@example.com",
      "a b",
    ]);
  });
});
