import { describe, expect, it } from "vitest";
import { indexTerms } from "../../../src/catalogue/search/index-terms.ts";
import type { ToolFields } from "../../../src/contract/tool.ts";
import { INVOICING } from "./invoicing-tools.ts";

const EMPTY: ToolFields = {
  api: "",
  operation_id: "",
  method: "",
  path: "",
  summary: "",
  description: "",
  tags: [],
  parameters: [],
};

function tool(fields: Partial<ToolFields>): ToolFields {
  return { ...EMPTY, ...fields };
}

describe("indexTerms()", () => {
  it("gives integers between 1 and 32767, whatever the text", () => {
    const weights = Object.values(
      indexTerms(tool({ summary: "spam ".repeat(5_000), description: "eggs ".repeat(90_000) })),
    );
    expect(weights.length).toBeGreaterThan(0);
    for (const weight of weights) {
      expect(Number.isInteger(weight)).toBe(true);
      expect(weight).toBeGreaterThanOrEqual(1);
      expect(weight).toBeLessThanOrEqual(32_767);
    }
  });

  it("weighs a word of the summary above the same word in the description's tail or a parameter", () => {
    const inSummary = indexTerms(tool({ summary: "Refund" }))["refund"] ?? 0;
    const inTail = indexTerms(tool({ description: "First sentence. Refund" }))["refund"] ?? 0;
    const inParameter = indexTerms(
      tool({ parameters: [{ name: "x", in: "query", required: false, description: "Refund", values: [] }] }),
    )["refund"];
    expect(inSummary).toBeGreaterThan(inTail);
    expect(inTail).toBeGreaterThan(inParameter ?? 0);
  });

  it("adds English words that a foreign one resembles", () => {
    const terms = indexTerms(
      tool({ summary: "Liste der Transkripte", description: "Gibt alle Transkripte zurück" }),
    );
    expect(terms["transcript"]).toBeGreaterThan(0);
  });

  it("stems and leaves stop words out", () => {
    const terms = indexTerms(tool({ summary: "Get the invoices of a company" }));
    expect(Object.keys(terms).sort()).toEqual(["compani", "invoic"]);
  });

  it("leaves paging arguments out and keeps others", () => {
    const names = ["page", "per_page", "currency"].map((name) => ({
      name,
      in: "query" as const,
      required: false,
      description: "",
      values: [],
    }));
    expect(Object.keys(indexTerms(tool({ parameters: names })))).toEqual(["currenc"]);
  });

  it("keeps at most 150 terms and the markers of a huge tool, heaviest first", () => {
    const parameters = Array.from({ length: 400 }, (_, i) => ({
      name: `property${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}`,
      in: "body" as const,
      required: false,
      description: "",
      values: [],
    }));
    const terms = indexTerms(tool({ method: "POST", summary: "Create a contact", parameters }));
    expect(Object.keys(terms).length).toBeLessThanOrEqual(151);
    expect(terms).toHaveProperty("contact");
    expect(terms).toHaveProperty("#post");
  });

  it.each([
    ["deleteInvoice", "#delete", true],
    ["getInvoice", "#delete", false],
    ["listCompanies", "#search", true],
    ["getInvoice", "#search", false],
  ])("marks %s with %s: %s", (operation, marker, expected) => {
    const fields = INVOICING.find((candidate) => candidate.operation_id === operation) ?? EMPTY;
    expect(marker in indexTerms(fields)).toBe(expected);
  });

  it("returns no terms for a tool without words, and handles property names of Object", () => {
    expect(indexTerms(EMPTY)).toEqual({});
    expect(
      indexTerms(tool({ method: "constructor", summary: "constructor toString" }))["constructor"],
    ).toBeGreaterThan(0);
  });
});
