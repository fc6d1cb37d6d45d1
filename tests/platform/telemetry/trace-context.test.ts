import { describe, expect, it } from "vitest";
import { readTraceContext, writeTraceContext } from "../../../src/platform/telemetry/create-tracer.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";
const VALID = `00-${TRACE}-${PARENT}-01`;

function read(traceparent: string | null, tracestate?: string) {
  const headers = new Headers();
  if (traceparent !== null) headers.set("traceparent", traceparent);
  if (tracestate !== undefined) headers.set("tracestate", tracestate);
  return readTraceContext(headers);
}

describe("readTraceContext()", () => {
  it("reads trace, parent and the sampled flag", () => {
    expect(read(VALID)).toEqual({ traceId: TRACE, parentId: PARENT, isSampled: true, state: "" });
    expect(read(`00-${TRACE}-${PARENT}-00`)?.isSampled).toBe(false);
    expect(read(`00-${TRACE}-${PARENT}-fe`)?.isSampled).toBe(false);
    expect(read(`00-${TRACE}-${PARENT}-ff`)?.isSampled).toBe(true);
  });

  it.each([
    ["nothing", null],
    ["an empty text", ""],
    ["upper case", VALID.toUpperCase()],
    ["a trace of zeros", `00-${"0".repeat(32)}-${PARENT}-01`],
    ["a parent of zeros", `00-${TRACE}-${"0".repeat(16)}-01`],
    ["version ff", `ff-${TRACE}-${PARENT}-01`],
    ["more after version 00", `${VALID}-extra`],
    ["a short trace", `00-${TRACE.slice(1)}-${PARENT}-01`],
    ["flags of one digit", `00-${TRACE}-${PARENT}-1`],
    ["other separators", VALID.replaceAll("-", "_")],
    ["two of them", `${VALID}, ${VALID}`],
    ["a later version that goes on without a dash", `01-${TRACE}-${PARENT}-01x`],
    ["letters that are no digits", `00-${TRACE.replace("4", "g")}-${PARENT}-01`],
  ])("takes %s for no parent", (_, value) => {
    expect(read(value, "a=1")).toBeNull();
  });

  it("reads a later version as far as it is known (§4.3)", () => {
    expect(read(`cc-${TRACE}-${PARENT}-01-what-the-future-brings`)?.traceId).toBe(TRACE);
    expect(read(`cc-${TRACE}-${PARENT}-01`)?.traceId).toBe(TRACE);
  });

  it.each([
    ["one member", "rojo=00f067aa0ba902b7", "rojo=00f067aa0ba902b7"],
    ["two with blanks and a tenant", "a@b=1 ,\tcongo=t61rcWkgMzE", "a@b=1,congo=t61rcWkgMzE"],
    ["empty members", "a=1,,b=2,", "a=1,b=2"],
    ["32 members", members(32), members(32)],
    ["33 members", members(33), ""],
    ["a key twice", "a=1,a=2", ""],
    ["an upper-case key", "A=1", ""],
    ["a member without a value", "a", ""],
    ["a value with =", "a=b=c", ""],
    ["control characters", "a=b\u0001", ""],
    ["a long member among short ones", `long=${"x".repeat(200)},${members(30, 16)}`, members(24, 16)],
  ])("tracestate with %s", (_, given, kept) => {
    const state = given.includes("\u0001")
      ? readTraceContext({ get: (name) => (name === "traceparent" ? VALID : given) })?.state
      : read(VALID, given)?.state;
    if (kept !== "" && given.startsWith("long")) {
      expect(state?.length).toBeLessThanOrEqual(512);
      expect(state).toMatch(/^k0=/);
    } else expect(state).toBe(kept);
  });
});

describe("writeTraceContext()", () => {
  it("writes version 00 with only the sampled flag, and tracestate if there is one", () => {
    const context = { traceId: TRACE, parentId: PARENT, isSampled: true, state: "" };
    expect(writeTraceContext(context)).toEqual([["traceparent", VALID]]);
    expect(writeTraceContext({ ...context, isSampled: false, state: "a=1" })).toEqual([
      ["traceparent", `00-${TRACE}-${PARENT}-00`],
      ["tracestate", "a=1"],
    ]);
  });
});

function members(count: number, length = 1): string {
  return Array.from({ length: count }, (_, i) => `k${i}=${"v".repeat(length)}`).join(",");
}
