import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { judge } from "../../scripts/requests/judge.ts";
import { eagerRule, oracleRule } from "../../scripts/requests/model-rules.ts";
import { type PlannedRow, planWithModel } from "../../scripts/requests/plan-with-model.ts";
import { readPart } from "../../scripts/requests/read-part.ts";

const CHECK = resolve(import.meta.dirname, "../../evaluations/requests/check");
const part = readPart(CHECK);

describe("plannerModel() with a model that always chooses the right function", () => {
  let planned: PlannedRow[];
  beforeAll(async () => {
    planned = await planWithModel(part, oracleRule(part));
  }, 120_000);

  it("plans 97 % of the labelled requests correctly", () => {
    const right = planned.filter(({ row, outcome }) => judge(row, outcome) === "right");
    expect(right.length / planned.length).toBeGreaterThanOrEqual(0.97);
  });

  it("calls the model before every write", () => {
    const writes = planned.filter(({ outcome }) => outcome.kind === "call" && !outcome.reads);
    expect(writes.length).toBeGreaterThan(50);
    expect(writes.filter(({ called }) => called.length === 0)).toEqual([]);
  });

  it("rules without the model only plan reads", () => {
    const alone = planned.filter(({ called }) => called.length === 0);
    expect(alone.length).toBeGreaterThan(10);
    expect(alone.every(({ outcome }) => outcome.reads)).toBe(true);
  });

  it("the model's search is used at most once per request", () => {
    const searches = planned.map(
      ({ called }) => called.filter(({ call }) => call.name === "search_again").length,
    );
    expect(Math.max(...searches)).toBe(1);
  });
});

describe("plannerModel() with a model that always chooses a write", () => {
  let planned: PlannedRow[];
  beforeAll(async () => {
    planned = await planWithModel(part, eagerRule);
  }, 120_000);

  it("plans no write for a request that does not ask for one", () => {
    const still = planned.filter(({ row }) => row.expect === "no_write");
    expect(still.length).toBeGreaterThan(50);
    expect(still.filter(({ row, outcome }) => judge(row, outcome) === "false_write")).toEqual([]);
  });

  it("plans no call with a value that is not in the request", () => {
    const calls = planned.filter(({ outcome }) => outcome.kind === "call");
    const made = calls.map(({ outcome }) => JSON.stringify(outcome.arguments));
    expect(made.filter((text) => text.includes('"x"'))).toEqual([]);
  });
});
