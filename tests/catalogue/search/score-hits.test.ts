import { describe, expect, it } from "vitest";
import { buildMemoryCatalogue } from "../../../scripts/bench/memory-catalogue.ts";
import { parseQuery } from "../../../src/catalogue/search/parse-query.ts";
import { scoreHits } from "../../../src/catalogue/search/score-hits.ts";
import type { SearchHits } from "../../../src/catalogue/search/search-query.ts";
import { INVOICING } from "./invoicing-tools.ts";

const NOTHING: SearchHits = { segments: [], postings: [], neighbours: [] };

describe("scoreHits()", () => {
  it("finds nothing in an empty catalogue, for an empty query and for unknown words", () => {
    const { find } = buildMemoryCatalogue([{ id: "i", tools: INVOICING }]);
    expect(scoreHits(parseQuery("invoice"), NOTHING)).toEqual([]);
    for (const text of ["", "weather in paris"]) {
      const query = parseQuery(text);
      expect(scoreHits(query, find(query))).toEqual([]);
    }
  });

  it("reports where a tool is and which terms found it", () => {
    const query = parseQuery("delete invoice");
    const { find } = buildMemoryCatalogue([
      { id: "empty", tools: [] },
      { id: "i", tools: INVOICING },
    ]);
    const [best] = scoreHits(query, find(query));
    expect(best?.segment).toBe(1);
    expect(INVOICING[best?.ordinal ?? 0]?.operation_id).toBe("deleteInvoice");
    expect(best?.evidence.map(({ term }) => query.terms[term]?.term).sort()).toEqual(["delet", "invoic"]);
  });

  it("never returns more than the limit, best first", () => {
    const { find } = buildMemoryCatalogue(
      Array.from({ length: 50 }, (_, i) => ({ id: `i${i}`, tools: INVOICING })),
    );
    const query = parseQuery("list invoices and delete companies");
    const refs = scoreHits(query, find(query), { limit: 10 });
    expect(refs).toHaveLength(10);
    expect(refs.map(({ score }) => score)).toEqual(refs.map(({ score }) => score).sort((a, b) => b - a));
  });

  it("gives the same order for the same hits in another order of rows", () => {
    const { find } = buildMemoryCatalogue([{ id: "i", tools: INVOICING }]);
    const query = parseQuery("Find the last invoice of ABC Corp");
    const hits = find(query);
    const shuffled = { ...hits, postings: [...hits.postings].reverse() };
    const order = (from: SearchHits) => scoreHits(query, from).map(({ ordinal }) => ordinal);
    expect(order(shuffled)).toEqual(order(hits));
  });

  it("accepts ordinals beyond the tool count, which deletions cause", () => {
    const query = parseQuery("invoice");
    const hits: SearchHits = {
      segments: [{ segment_id: "s", api: "", tool_count: 1 }],
      postings: [[0, "invoic", [900], [200]]],
      neighbours: [],
    };
    expect(scoreHits(query, hits).map(({ ordinal }) => ordinal)).toEqual([900]);
  });

  it("includes a dense neighbour without a common word", () => {
    const query = parseQuery("weather");
    const hits: SearchHits = {
      segments: [{ segment_id: "s", api: "", tool_count: 3 }],
      postings: [],
      neighbours: [
        [0, 2, 0.81],
        [0, 1, 0.4],
      ],
    };
    expect(scoreHits(query, hits).map(({ ordinal }) => ordinal)[0]).toBe(2);
  });
});
