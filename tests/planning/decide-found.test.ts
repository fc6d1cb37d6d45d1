import { describe, expect, it } from "vitest";
import { decideFound, decisionOf } from "../../src/planning/deciding/decide-found.ts";
import { candidatesOf } from "./small-api.ts";

const operation = (operationId: string, summary: string) => ({
  operationId,
  summary,
  responses: { 200: { description: "The result" } },
});
const CANDIDATES = candidatesOf({
  openapi: "3.0.0",
  info: { title: "Harbor", version: "1" },
  servers: [{ url: "https://harbor.example" }],
  paths: {
    "/berths": { get: operation("berths.list", "List all berths") },
    "/pilots": { get: operation("pilots.list", "List all pilots") },
  },
});
const REQUEST = { query: "list all pilots", context: {} };

describe("decideFound()", () => {
  it("sorts the candidates by the decision about them", () => {
    const { candidates, decision } = decideFound({ ...REQUEST, candidates: CANDIDATES });
    expect(candidates.map(({ operation_id }) => operation_id)).toEqual(["pilots.list", "berths.list"]);
    expect(decision?.ranked[0]?.candidate).toBe(candidates[0]);
  });

  it("keeps only the operation that a rule of the account chooses", () => {
    const [berths] = CANDIDATES;
    const rule = { phrase: "list pilots", terms: ["list", "pilot"], tool_id: berths?.tool_id ?? "" };
    const { candidates, decision } = decideFound({ ...REQUEST, candidates: CANDIDATES, rule });
    expect(decision?.rule).toBe(rule);
    expect(candidates).toEqual([berths]);
  });

  it("decides nothing without candidates", () => {
    expect(decideFound({ ...REQUEST, candidates: [] })).toEqual({ candidates: [], decision: null });
  });
});

describe("decisionOf()", () => {
  const found = decideFound({ ...REQUEST, candidates: CANDIDATES });

  it("returns the decision that came with the candidates", () => {
    expect(decisionOf(found, REQUEST)).toBe(found.decision);
  });

  it("decides again if a plugin has replaced the candidates", () => {
    const candidates = CANDIDATES.slice(0, 1);
    const again = decisionOf({ ...found, candidates }, REQUEST);
    expect(again?.ranked.map(({ candidate }) => candidate)).toEqual(candidates);
  });

  it("decides if nothing has decided before", () => {
    const fresh = decisionOf({ candidates: CANDIDATES, decision: null }, REQUEST);
    expect(fresh?.ranked[0]?.candidate.operation_id).toBe("pilots.list");
  });
});
