import { describe, expect, it } from "vitest";
import { buildMemoryCatalogue, searchCatalogue } from "../../../scripts/bench/memory-catalogue.ts";
import { documentLanguage } from "../../../src/catalogue/search/index-terms.ts";
import type { ToolFields } from "../../../src/contract/tool.ts";

function tool(method: string, path: string, summary: string, api = "Boats", tags: string[] = []): ToolFields {
  return { api, operation_id: "", method, path, summary, description: "", tags, parameters: [] };
}

const CATALOGUE = buildMemoryCatalogue([
  {
    id: "boats",
    tools: [
      tool("GET", "/boats/{boat_id}/location", "Location of a boat"),
      tool("GET", "/boats", "Boats"),
      tool("POST", "/boats/{boat_id}/moor", "Moor a boat"),
    ],
  },
  {
    id: "pristav",
    tools: [
      tool("GET", "/smlouvy/{id}", "Detail smlouvy", "Přístav", ["Smlouvy"]),
      tool("GET", "/smlouvy", "Seznam smluv s nájemci", "Přístav", ["Smlouvy"]),
    ],
  },
]);

function first(query: string, context = {}): string {
  const [best] = searchCatalogue(CATALOGUE, query, context).ranked;
  return `${best?.candidate.fields.method} ${best?.candidate.fields.path}`;
}

describe("an operation is found without its own words", () => {
  it.each([
    ["where is Calypso right now?"],
    ["wo ist Calypso?"],
    ["kde je Calypso?"],
    ["gdzie jest Calypso?"],
    ["¿dónde está Calypso?"],
    ["où est Calypso ?"],
  ])("by the question word: %s", (query) => {
    expect(first(query)).toBe("GET /boats/{boat_id}/location");
  });

  it.each([
    ["object", "please", { boat: { name: "Calypso" } }],
    ["id", "please", { boat_id: 12 }],
    ["number", "bitte", { boat_number: "B-12" }],
    ["code under a bare noun", "prosím", { boat: "B-12" }],
  ])("by the context's key, when the request says nothing: %s", (_, query, context) => {
    expect(first(query, context)).toContain("/boats");
  });

  it("by translation, although the summary alone is of no language", () => {
    expect(first("show contract 12")).toBe("GET /smlouvy/{id}");
  });
});

describe("documentLanguage()", () => {
  it("takes title and tags into account", () => {
    expect(documentLanguage(tool("GET", "/smlouvy/{id}", "Detail smlouvy", "Přístav", ["Smlouvy"]))).toBe(
      "cs",
    );
  });
  it("does not read abbreviations as words", () => {
    expect(documentLanguage(tool("GET", "/units", "Units", "MES-DES-LES"))).toBe("en");
  });
});
