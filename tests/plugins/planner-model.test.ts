import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { judge } from "../../scripts/requests/judge.ts";
import { eagerRule, oracleRule } from "../../scripts/requests/model-rules.ts";
import { type PlannedRow, planWithModel } from "../../scripts/requests/plan-with-model.ts";
import { readPart } from "../../scripts/requests/read-part.ts";

const CHECK = resolve(import.meta.dirname, "../../evaluations/requests/check");
const part = readPart(CHECK);

describe("with a model that always picks the right function", () => {
  let planned: PlannedRow[];
  beforeAll(async () => {
    planned = await planWithModel(part, oracleRule(part));
  }, 120_000);

  it("97 % of the labelled requests come out right", () => {
    const right = planned.filter(({ row, outcome }) => judge(row, outcome) === "right");
    expect(right.length / planned.length).toBeGreaterThanOrEqual(0.97);
  });

  it("it is asked before every write", () => {
    const writes = planned.filter(({ outcome }) => outcome.kind === "call" && !outcome.reads);
    expect(writes.length).toBeGreaterThan(50);
    expect(writes.filter(({ called }) => called.length === 0)).toEqual([]);
  });

  it("rules plan only reads without it", () => {
    const alone = planned.filter(({ called }) => called.length === 0);
    expect(alone.length).toBeGreaterThan(10);
    expect(alone.every(({ outcome }) => outcome.reads)).toBe(true);
  });

  it("its search is used at most once for a request", () => {
    const searches = planned.map(
      ({ called }) => called.filter(({ call }) => call.name === "search_again").length,
    );
    expect(Math.max(...searches)).toBe(1);
  });
});

describe("with a model that always writes", () => {
  let planned: PlannedRow[];
  beforeAll(async () => {
    planned = await planWithModel(part, eagerRule);
  }, 120_000);

  it("nothing is written on a sentence that asks for no write", () => {
    const still = planned.filter(({ row }) => row.expect === "no_write");
    expect(still.length).toBeGreaterThan(50);
    expect(still.filter(({ row, outcome }) => judge(row, outcome) === "false_write")).toEqual([]);
  });

  it("no call has a value that the request does not give", () => {
    const calls = planned.filter(({ outcome }) => outcome.kind === "call");
    const made = calls.map(({ outcome }) => JSON.stringify(outcome.arguments));
    expect(made.filter((text) => text.includes('"x"'))).toEqual([]);
  });
});
