import { describe, expect, it } from "vitest";
import type { ReadSpan, SpanRole } from "../../src/contract/tool.ts";
import type { TraceStep } from "../../src/contract/trace.ts";
import { readReading } from "../../web/src/components/reading/read-reading.ts";
import { splitRequest } from "../../web/src/components/reading/split-request.ts";
import { readPlan } from "../../web/src/components/trace/read-plan.ts";

const REQUEST = "Show the weather in Vienna for the next 5 days";

function span(text: string, role: SpanRole, detail?: string, start = REQUEST.indexOf(text)): ReadSpan {
  return { text, start, end: start + text.length, role, ...(detail && { detail }) };
}
const split = (reading: ReadSpan[]) =>
  splitRequest(REQUEST, reading).map(({ text, span: found }) => [text, found?.role ?? null]);

describe("splitRequest()", () => {
  it("contains the whole request in order, with and without marks", () => {
    expect(split([span("in Vienna", "argument", "city"), span("Show", "action")])).toEqual([
      ["Show", "action"],
      [" the weather ", null],
      ["in Vienna", "argument"],
      [" for the next 5 days", null],
    ]);
    expect(split([])).toEqual([[REQUEST, null]]);
  });

  it("joins adjacent parts of one argument, with the words between them", () => {
    expect(split([span("for", "argument", "days"), span("next 5 days", "argument", "days")])).toEqual([
      ["Show the weather in Vienna ", null],
      ["for the next 5 days", "argument"],
    ]);
  });

  it.each([
    ["is elsewhere than it says", [span("Vienna", "argument", "city", 3)]],
    ["is beyond the end", [span("days", "resource", undefined, 400)]],
    ["overlaps another", [span("Show the", "action"), span("the weather", "resource")]],
  ])("leaves out a part that %s", (_, reading) => {
    const pieces = splitRequest(REQUEST, reading);
    expect(pieces.map(({ text }) => text).join("")).toBe(REQUEST);
    expect(pieces.filter((piece) => piece.span !== null).length).toBe(reading.length - 1);
  });
});

describe("readReading()", () => {
  it("keeps only the known fields of a trace's reading", () => {
    const known = { text: "Show", start: 0, end: 4, role: "action" };
    const unknown = [
      { ...known, role: "of tomorrow" },
      { ...known, start: "0" },
      { ...known, detail: 1 },
      null,
    ];
    expect(readReading([known, ...unknown])).toEqual([known]);
    expect(readReading("Show")).toEqual([]);
    expect(readReading(undefined)).toEqual([]);
  });
});

describe("readPlan()", () => {
  it("has the request and its reading", () => {
    const reading = [{ text: "Show", start: 0, end: 4, role: "action" }];
    const step = {
      kind: "plan",
      input: { user_input: REQUEST },
      output: { reading },
    } as unknown as TraceStep;
    expect(readPlan([step])).toMatchObject({ request: REQUEST, reading });
    expect(readPlan([{ ...step, output: {} }])).toMatchObject({ reading: [] });
  });
});
