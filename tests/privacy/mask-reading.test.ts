import { describe, expect, it } from "vitest";
import type { ReadSpan, SpanRole } from "../../src/contract/tool.ts";
import { maskReading } from "../../src/privacy/apply-rules.ts";

const REQUEST = "Mail anna.novak@example.com and bob@example.com the invoice 7, please";

/** Spans of a request by their texts. */
function read(request: string, parts: [text: string, role: SpanRole, detail?: string][]): ReadSpan[] {
  return parts.map(([text, role, detail]) => {
    const start = request.indexOf(text);
    return { text, start, end: start + text.length, role, ...(detail && { detail }) };
  });
}

describe("maskReading()", () => {
  it("moves each part to where it is in the masked request", () => {
    const reading = read(REQUEST, [
      ["Mail", "action"],
      ["anna.novak@example.com", "argument", "to"],
      ["bob@example.com", "argument", "cc"],
      ["invoice 7", "resource"],
      ["please", "courtesy"],
    ]);
    const masked = maskReading(REQUEST, reading, null);
    expect(masked.user_query).toBe("Mail [email] and [email] the invoice 7, please");
    expect(masked.reading?.map(({ text, detail }) => [text, detail])).toEqual([
      ["Mail", undefined],
      ["[email]", "to"],
      ["[email]", "cc"],
      ["invoice 7", undefined],
      ["please", undefined],
    ]);
    for (const { text, start, end } of masked.reading ?? [])
      expect(masked.user_query.slice(start, end)).toBe(text);
  });

  it.each([
    ["a part inside of what is masked takes the whole of it", [["novak", "argument"]], ["[email]"]],
    [
      "parts of one masked text are one",
      [
        ["anna", "argument"],
        ["example.com", "not_understood"],
      ],
      ["[email]"],
    ],
    ["a part around it keeps its words", [["Mail anna.novak@example.com", "resource"]], ["Mail [email]"]],
  ] as [string, [string, SpanRole][], string[]][])("%s", (_, parts, texts) => {
    expect(maskReading(REQUEST, read(REQUEST, parts), null).reading?.map(({ text }) => text)).toEqual(texts);
  });

  it("omits parts that are not in the request", () => {
    const elsewhere: ReadSpan[] = [{ text: "Delete", start: 0, end: 6, role: "action" }];
    expect(maskReading(REQUEST, elsewhere, null).reading).toBeNull();
    expect(maskReading(REQUEST, undefined, null).reading).toBeNull();
  });

  it("follows the rules of the run", () => {
    const rules = { scrub: { off: ["email"], rules: [{ name: "customer", pattern: "invoice \\d+" }] } };
    const masked = maskReading(REQUEST, read(REQUEST, [["please", "courtesy"]]), rules);
    expect(masked.user_query).toContain("anna.novak@example.com and bob@example.com the [customer], please");
    expect(masked.reading).toEqual(read(masked.user_query, [["please", "courtesy"]]));
  });

  it("counts an unstorable character as the one that replaces it", () => {
    const request = "a\0b Brno";
    expect(maskReading(request, read(request, [["Brno", "argument", "city"]]), null)).toEqual({
      user_query: "a\uFFFDb Brno",
      reading: [{ text: "Brno", start: 4, end: 8, role: "argument", detail: "city" }],
    });
  });
});
