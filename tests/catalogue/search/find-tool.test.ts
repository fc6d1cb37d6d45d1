import { describe, expect, it } from "vitest";
import { buildMemoryCatalogue, searchCatalogue } from "../../../scripts/bench/memory-catalogue.ts";
import type { JsonObject } from "../../../src/base/json.ts";
import { decide } from "../../../src/planning/deciding/decide.ts";
import { planByRule } from "../../../src/plugins/planner-direct/index.ts";
import { FAKTURACE, INVOICING } from "./invoicing-tools.ts";

const ENGLISH = buildMemoryCatalogue([{ id: "en", tools: INVOICING }]);
const CZECH = buildMemoryCatalogue([{ id: "cs", tools: FAKTURACE }]);
const INVOICE = { id: "inv-7", number: "2024-007", company: "ABC Corp", amount: 1200 };
const FAKTURA = { id: "inv-7", cislo: "2024-007", firma: "ABC Corp", castka: 1200 };

const THRESHOLD = 0.75;

/** The candidates of the search, and the plan of the rules. */
function find(catalogue: typeof ENGLISH, query: string, context: JsonObject = {}) {
  const { ranked } = searchCatalogue(catalogue, query, context);
  const candidates = ranked.map(({ candidate }) => candidate);
  const decision = decide({ query, context, candidates });
  const plan = planByRule({ candidates, decision, threshold: THRESHOLD });
  const best = decision?.ranked[0]?.candidate;
  return { operation: best?.operation_id, method: best?.fields.method, plan, decision, candidates };
}

describe("planByRule() on an invoicing API calls without asking for", () => {
  it.each<[string, typeof ENGLISH, string, JsonObject | undefined, string, string]>([
    [
      "finding, in English",
      ENGLISH,
      "Find the last invoice of ABC Corp",
      undefined,
      "findLastInvoice",
      "GET",
    ],
    ["finding, in Czech", CZECH, "Najdi poslední fakturu ABC Corp", undefined, "posledniFaktura", "GET"],
    [
      "finding, in Czech without diacritics",
      CZECH,
      "najdi posledni fakturu ABC Corp",
      undefined,
      "posledniFaktura",
      "GET",
    ],
    [
      "sending a nested invoice",
      ENGLISH,
      "Send it to ucetni@abccorp.cz",
      { invoice: INVOICE },
      "sendInvoiceByEmail",
      "POST",
    ],
    [
      "sending a bare invoice",
      ENGLISH,
      "Send it to ucetni@abccorp.cz",
      INVOICE,
      "sendInvoiceByEmail",
      "POST",
    ],
    [
      "sending an earlier answer",
      ENGLISH,
      "Send it to ucetni@abccorp.cz",
      { final_data: INVOICE },
      "sendInvoiceByEmail",
      "POST",
    ],
    [
      "sending by id",
      ENGLISH,
      "Send it to ucetni@abccorp.cz",
      { invoice_id: "inv-7" },
      "sendInvoiceByEmail",
      "POST",
    ],
    [
      "sending, in Czech",
      CZECH,
      "Pošli ji na ucetni@abccorp.cz",
      { faktura: FAKTURA },
      "odesliFakturu",
      "POST",
    ],
    [
      "sending a bare invoice, in Czech",
      CZECH,
      "Pošli ji na ucetni@abccorp.cz",
      FAKTURA,
      "odesliFakturu",
      "POST",
    ],
    [
      "sending with English keys, in Czech",
      CZECH,
      "Pošli ji na ucetni@abccorp.cz",
      { invoice: INVOICE },
      "odesliFakturu",
      "POST",
    ],
    ["paying", ENGLISH, "Pay it", { invoice: INVOICE }, "payInvoice", "POST"],
    ["deleting by number", ENGLISH, "delete invoice 17", undefined, "deleteInvoice", "DELETE"],
    ["deleting by number, in Czech", CZECH, "smaž fakturu 17", undefined, "smazFakturu", "DELETE"],
    ["reading one", ENGLISH, "show invoice INV-12", undefined, "getInvoice", "GET"],
    ["listing", ENGLISH, "Which companies do we have?", undefined, "listCompanies", "GET"],
  ])("%s", (_, catalogue, text, context, operation, method) => {
    const found = find(catalogue, text, context);
    expect(found.operation).toBe(operation);
    expect(found.method).toBe(method);
    expect(found.plan).toMatchObject({ kind: "tool_call", call: { tool: { operation_id: operation } } });
  });

  it("a Czech request on an English API, by translation", () => {
    expect(find(ENGLISH, "Najdi poslední fakturu firmy").operation).toBe("findLastInvoice");
    expect(find(ENGLISH, "Smaž fakturu 17").operation).toBe("deleteInvoice");
  });
});

describe("planByRule() neither calls nor asks for", () => {
  it.each([
    ["another topic", ENGLISH, "What's the weather in Prague?"],
    ["another topic, in Czech", CZECH, "Jaké bude zítra počasí v Praze?"],
    ["a greeting", ENGLISH, "hi there"],
    ["an empty request", ENGLISH, ""],
    ["a place that could be a name", ENGLISH, "a dentist in San Francisco"],
    [
      "a long request that shares one common word",
      ENGLISH,
      "write me a poem about the id of the moon in the style of a sailor",
    ],
  ])("%s", (_, catalogue, text) => {
    expect(find(catalogue, text).plan.kind).toBe("no_tool");
  });
});

describe("planByRule() asks", () => {
  const TWINS = buildMemoryCatalogue([
    { id: "a", tools: INVOICING },
    { id: "b", tools: INVOICING },
  ]);

  it.each([
    ["which operation, when a bare noun names several", ENGLISH, "invoice"],
    ["which twin, when two APIs offer the same", TWINS, "Find the last invoice of ABC Corp"],
    ["about several wishes at once", ENGLISH, "Create an invoice and delete invoice 3"],
  ])("%s", (_, catalogue, text) => {
    const { plan } = find(catalogue, text);
    expect(plan.kind).toBe("question");
    expect(plan).toMatchObject({ confidence: expect.toSatisfy((sure: number) => sure <= 0.5) });
    expect(plan.kind === "question" && plan.choices.length).toBeGreaterThan(1);
  });

  it("only for missing arguments when nothing else prevents the call", () => {
    const { plan } = find(ENGLISH, "Find the last invoice of a company");
    expect(plan).toMatchObject({
      kind: "question",
      missing: ["company"],
      choices: [{ operation_id: "findLastInvoice" }],
    });
  });
});

describe("decide()", () => {
  it("has lower confidence when an identical tool exists", () => {
    const twins = buildMemoryCatalogue([
      { id: "a", tools: INVOICING },
      { id: "b", tools: INVOICING },
    ]);
    const text = "Find the last invoice of ABC Corp";
    const sureOf = (catalogue: typeof ENGLISH) => find(catalogue, text).decision?.confidence ?? 1;
    expect(sureOf(twins)).toBeLessThan(sureOf(ENGLISH));
    expect(find(twins, text).decision?.objections).toEqual(["twin"]);
  });
});

describe("rankCandidates()", () => {
  it("ranks the tool that uses the given data before the one that looks it up", () => {
    const names = find(ENGLISH, "invoice by e-mail please", { invoice: INVOICE }).candidates.map(
      ({ operation_id }) => operation_id,
    );
    expect(names[0]).toBe("sendInvoiceByEmail");
  });

  it("ranks the search that finds an id directly behind the tool that needs it", () => {
    const parameter = (name: string, place: "path" | "query") => ({
      name,
      in: place,
      required: place === "path",
      description: "",
      values: [],
    });
    const tool = (path: string, summary: string, argument: ReturnType<typeof parameter>) => ({
      api: "Films",
      operation_id: summary,
      method: "GET",
      path,
      summary,
      description: "",
      tags: [],
      parameters: [argument],
    });
    const films = buildMemoryCatalogue([
      {
        id: "films",
        tools: [
          tool("/person/{person_id}/reviews", "Get reviews of a person", parameter("person_id", "path")),
          tool("/search/person", "Search people", parameter("query", "query")),
          tool("/movie/{movie_id}/reviews", "Get reviews", parameter("movie_id", "path")),
          tool("/search/movie", "Search films", parameter("query", "query")),
        ],
      },
    ]);
    const names = searchCatalogue(films, "Give me the movie reviews of Twilight").ranked.map(
      ({ candidate }) => candidate.fields.path,
    );
    expect(names.slice(0, 2)).toEqual(["/movie/{movie_id}/reviews", "/search/movie"]);
  });

  it("covers every clause of a request before second choices", () => {
    const names = find(
      ENGLISH,
      "List all companies, create an invoice, and delete the invoice with id 3",
    ).candidates.map(({ operation_id }) => operation_id);
    expect(names.slice(0, 3).sort()).toEqual(["createInvoice", "deleteInvoice", "listCompanies"]);
  });

  it("returns decreasing scores", () => {
    const scores = find(ENGLISH, "Send the invoice of ABC Corp by e-mail and pay it").candidates.map(
      ({ score }) => score,
    );
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it("accepts a malicious context", () => {
    const deep: JsonObject = {};
    let inner = deep;
    for (let i = 0; i < 5_000; i++) {
      const next: JsonObject = {};
      inner["a"] = next;
      inner = next;
    }
    const wide = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`k${i}`, i]));
    const polluting = JSON.parse('{"__proto__":{"invoice_id":1},"constructor":{"id":2}}') as JsonObject;
    for (const context of [deep, wide, polluting])
      expect(find(ENGLISH, "Send it to a@b.example", context).operation).toBe("sendInvoiceByEmail");
  });
});
