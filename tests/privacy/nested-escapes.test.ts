import { describe, expect, it } from "vitest";
import { BUILT_IN_SCRUBBER } from "../../src/privacy/built-in-scrubber.ts";

const TEXT = [
  "CZ65 0800 0000 1920 0014 5399",
  "4111 1111 1111 1111",
  "900101/1234",
  "44051401359",
  "112-233-445 95",
  "203.0.113.7",
  "2001:db8::8a2e:370:7334",
  "sk-proj-Ab12Cd34Ef56Gh78Ij90",
  "password: hunter2-canary",
  "jane+vip@example.com",
  "+420 777 123 456",
].join("\n");
const HIDDEN =
  /5399|1111 ?1|1111\+1|900101|44051401359|112-233|203\.0|2001:db8|2001%|sk-proj|hunter2|jane|example\.com|777/;

const json = (text: string) => JSON.stringify(text);
const writings: [name: string, write: (text: string) => string][] = [
  ["plain", (text) => text],
  ["JSON", json],
  ["JSON in JSON", (text) => json(json(text))],
  ["JSON in JSON in JSON", (text) => json(json(json(text)))],
  ["a URL", (text) => `/x?q=${encodeURIComponent(text)}`],
  ["JSON in a URL", (text) => `/x?q=${encodeURIComponent(json(text))}`],
  ["JSON in JSON in a URL", (text) => `/x?q=${encodeURIComponent(json(json(text)))}`],
  ["a URL in a URL", (text) => `/x?to=${encodeURIComponent(`/y?q=${encodeURIComponent(text)}`)}`],
  ["a form", (text) => new URLSearchParams({ q: text, more: "1" }).toString()],
  ["a form in JSON", (text) => json(new URLSearchParams({ q: text }).toString())],
];

describe("the built-in rules find values", () => {
  it.each(writings)("written as %s", (_, write) => {
    expect(BUILT_IN_SCRUBBER.forLog(write(TEXT))).not.toMatch(HIDDEN);
  });

  it.each(writings)("written as %s, and restore them", (_, write) => {
    const session = BUILT_IN_SCRUBBER.session();
    const hidden = session.text(write(TEXT));
    expect(hidden).not.toMatch(HIDDEN);
    expect(session.restoreText(hidden)).toBe(write(TEXT));
  });

  it.each(["1+1 = 2", "C:\\new\\table", "100%2541", "a\\\\b", "ABC+DEF"])("not in %s", (text) => {
    expect(BUILT_IN_SCRUBBER.forLog(text)).toBe(text);
  });
});
