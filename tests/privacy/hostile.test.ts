import { describe, expect, it, test } from "vitest";
import { createScrubber } from "../../src/privacy/apply-rules.ts";
import { BUILT_IN_SCRUBBER, RULE_NAMES } from "../../src/privacy/built-in-scrubber.ts";
import { compileRules } from "../../src/privacy/compile-rules.ts";
import { startCpuClock } from "../start-cpu-clock.ts";

const MEGABYTE = 1_000_000;
const fill = (piece: string) => piece.repeat(Math.ceil(MEGABYTE / piece.length)).slice(0, MEGABYTE);
/** A quadratic rule takes minutes for a megabyte; a linear one some hundred milliseconds on a busy machine. */
const LINEAR_MS = 5_000;

describe("1 MB of hostile text costs linear time", () => {
  test.each([
    "a", "1", "@", "a@", "a.", "a@a.", "1 ", "1-", "1.", ":", "a:", "1:", "-", "_", "=", "(", "+", "00", "A1", "CZ65 ", "CZ65-",
    "eyJ", "eyJ.", "-eyJ", "sk-", "sk-a1", "xoxb-", "-----BEGIN PRIVATE KEY-----", "-----BEGIN PRIVATE KEY-----\n", "a: b\n",
    "PRIVATE KEY", "://", "://a:", "password", "password=", "password:", 'password":"', "password is ", "Bearer ", "Bearer 1",
    "tel ", "tel 1 ", "паспорт 4509 ", "\\", "\\n", "\\u0040", "\u200d", "\u0664", "\ud800", "😀", "4111 ", "4111 1111 1111 111", "🇨🇿",
    "authorization: basic ", "email_1_", "[email_1_", "1111111111-", "v1.1.1.1 ", "a@b.cz ", '"', '"\\', '["', '","', '{"a":"\\n', '"\\n"', "password=\\n", "Basic ", "Basic a", "password a1B",
  ])("%j", (piece) => {
    const text = fill(piece);
    const open = BUILT_IN_SCRUBBER.session();
    const spent = startCpuClock();
    const hidden = open.text(text);
    const restored = open.restoreText(hidden);
    expect(spent()).toBeLessThan(LINEAR_MS);
    expect(restored).toBe(text);
  });
}); // biome-ignore format: short rows

describe("user-defined patterns", () => {
  it("match in addition to the built-in rules, optionally ignoring case", () => {
    const open = createScrubber({
      rules: [{ name: "employee", pattern: "emp-\\d{6}", flags: "i" }],
    }).session();
    const hidden = open.text("EMP-123456 is jane@example.com");
    expect(hidden).toMatch(/^\[employee_1_\w+\] is \[email_2_\w+\]$/);
    expect(open.restoreText(hidden)).toBe("EMP-123456 is jane@example.com");
  });

  test.each([
    ["look-ahead", "(?=a)b", "(?="],
    ["a back-reference", "(a)\\1", "\\1"],
    ["an open group", "(a", "missing closing )"],
    ["an enormous repetition", "(a{1000}){1000}", "repeat"],
    ["what matches nothing", "a*", "empty text"],
  ])("with %s are a fault by pointer", (_, pattern, message) => {
    const { faults } = compileRules({
      rules: [
        { name: "ok", pattern: "x" },
        { name: "bad", pattern },
      ],
    });
    expect(faults).toEqual([{ pointer: "/rules/1/pattern", message: expect.stringContaining(message) }]);
    expect(() => createScrubber({ rules: [{ name: "bad", pattern }] })).toThrow(
      expect.objectContaining({ code: "INVALID_REQUEST" }),
    );
  });

  it("report an unknown built-in rule", () => {
    const { faults } = compileRules({ off: ["email", "e-mail"] });
    expect(faults).toEqual([{ pointer: "/off/1", message: expect.stringContaining(RULE_NAMES.join(", ")) }]);
  });

  it("turn off built-in rules", () => {
    const open = createScrubber({ off: ["email", "secret"] }).session();
    expect(open.json({ password: "hunter2!", to: "jane@example.com", ip: "203.0.113.7" })).toEqual({
      password: "hunter2!",
      to: "jane@example.com",
      ip: expect.stringContaining("[ipv4_1_"),
    });
  });

  test.each([
    ["(a+)+$", fill("a").slice(0, 200_000)],
    ["(a|a)*b", fill("a").slice(0, 200_000)],
    ["(.*)(.*)(.*)(.*)(.*)x", fill("ab ").slice(0, 200_000)],
    ["(?:a?){500}a{500}", fill("a").slice(0, 200_000)],
    ["a(?:.*b)?", fill("a").slice(0, 200_000)],
    ["(?i)([a-z]+ )*[0-9]", fill("lorem ipsum ").slice(0, 200_000)],
  ])("that explode elsewhere end in time: %s", (pattern, text) => {
    const open = createScrubber({ rules: [{ name: "slow", pattern }] }).session();
    const spent = startCpuClock();
    try {
      open.text(text);
    } catch (error) {
      expect(error).toMatchObject({ code: "TOO_LARGE", details: { reason: "scrub" } });
    }
    expect(spent()).toBeLessThan(3_000);
  });

  it("that take too long block the text: an error for a model, a mark in a log", () => {
    const scrubber = createScrubber({ rules: [{ name: "slow", pattern: "a(?:.*b)?" }] });
    const text = fill("a").slice(0, 200_000);
    expect(() => scrubber.session().text(text)).toThrow(expect.objectContaining({ code: "TOO_LARGE" }));
    expect(scrubber.forLog({ text })).toEqual({ text: "[withheld]" });
    expect(() => scrubber.session().text(fill("ž"))).toThrow(expect.objectContaining({ code: "TOO_LARGE" }));
  });
});

describe("forLog()", () => {
  it("replaces values by names of rules, in keys too, and loses no value", () => {
    const record = {
      "a@example.com": 1,
      "b@example.com": "x",
      list: ["+420 777 123 456", 4111111111111111],
      password: "x y",
    };
    expect(BUILT_IN_SCRUBBER.forLog(record)).toEqual({
      "[email]": 1,
      "[email] 2": "x",
      list: ["[phone]", "[card]"],
      password: "[secret]",
    });
  });

  it("handles 20,000 keys that become equal in linear time, and loses none", () => {
    const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`user${n}@example.com`, n]));
    const spent = startCpuClock();
    const hidden = BUILT_IN_SCRUBBER.forLog(keys);
    expect(spent()).toBeLessThan(LINEAR_MS);
    expect(Object.keys(hidden)).toHaveLength(20_000);
    expect(hidden["[email] 20000"]).toBe(19_999);
  });

  it("does not change scrubbed values", () => {
    const once = BUILT_IN_SCRUBBER.forLog({
      password: "hunter2",
      text: "password=hunter2 a@example.com +420777123456",
    });
    expect(BUILT_IN_SCRUBBER.forLog(once)).toEqual(once);
  });

  it("withholds values that are too deep or after two million characters, and never throws", () => {
    const deep = JSON.parse(`${"[".repeat(300)}"a@example.com"${"]".repeat(300)}`) as string[];
    expect(JSON.stringify(BUILT_IN_SCRUBBER.forLog(deep))).toContain("[withheld]");
    const long = BUILT_IN_SCRUBBER.forLog([fill("x "), fill("y "), "a@example.com"]);
    expect(long[2]).toBe("[withheld]");
  });
});
