import { describe, expect, it } from "vitest";
import { parseQuery } from "../../../src/catalogue/search/parse-query.ts";
import { startCpuClock } from "../../start-cpu-clock.ts";

function clausesOf(text: string): string[][] {
  const { clauses, terms } = parseQuery(text);
  return clauses.map((clause) =>
    clause.terms.filter((_, t) => clause.shares[t] === 1).map((term) => terms[term]?.term ?? ""),
  );
}

describe("parseQuery()", () => {
  it("looks up stems, their synonyms and their prefixes", () => {
    const query = parseQuery("unpaid invoices");
    expect(query.exact).toEqual(expect.arrayContaining(["unpaid", "invoic", "bill"]));
    expect(query.prefixes).toContain("invoi");
  });

  it("separates values from words", () => {
    const { values, terms } = parseQuery(
      'Send INV-2024-001 to ucetni@abccorp.cz and "Jan Novák", see https://a.example/x?y=1',
    );
    expect(values.emails).toEqual(["ucetni@abccorp.cz"]);
    expect(values.urls).toEqual(["https://a.example/x?y=1"]);
    expect(values.literals).toEqual(["INV-2024-001"]);
    expect(values.names).toEqual(["Jan Novák"]);
    expect(terms.map(({ term }) => term)).not.toContain("abccorp");
  });

  it("takes capitalised words inside a sentence for names, at less weight", () => {
    const { terms, values } = parseQuery("Find the last invoice of Acme Widgets");
    expect(values.names).toEqual(["Acme Widgets"]);
    expect(terms.filter(({ entity }) => entity).map(({ term }) => term)).toEqual(["acm", "widget"]);
  });

  it.each([
    ["German, where every noun has a capital", "Zeige mir die letzte Rechnung der Firma"],
    ["a title in capitals", "Find The Last Unpaid Invoice"],
    ["abbreviations", "list TV and SMS channels"],
  ])("takes no names from %s", (_, text) => {
    expect(parseQuery(text).values.names).toEqual([]);
  });

  it("splits clauses and keeps lists of nouns together", () => {
    expect(clausesOf("Find the invoice and delete the customer")).toEqual([
      ["find", "invoic"],
      ["delet", "custom"],
    ]);
    expect(clausesOf("cast and crew of the movie")).toHaveLength(1);
    expect(clausesOf("Calculate and compare emissions")).toHaveLength(1);
  });

  it("carries the previous words over to a clause with a pronoun", () => {
    const { clauses, terms } = parseQuery("Find the last invoice, then send it to a@b.example");
    const second = clauses[1]?.terms.map((term) => terms[term]?.term);
    expect(second).toEqual(expect.arrayContaining(["send", "invoic"]));
  });

  it("resolves 'it' from the context", () => {
    const { terms } = parseQuery("Send it", { result: { invoice: { id: 7 } }, company_id: "c1" });
    expect(terms.map(({ term }) => term)).toEqual(["send", "invoic", "compani"]);
  });

  it.each([
    ["Find the last invoice", "read"],
    ["What is the weather like?", "read"],
    ["Please create a ticket", "create"],
    ["I want to update my profile", "change"],
    ["remove the old device", "remove"],
    ["Send the report", "act"],
    ["Najdi poslední fakturu", "read"],
    ["Pošli fakturu", "act"],
    ["Smaž fakturu", "remove"],
    ["Wyślij wiadomość", "act"],
    ["Lösche den Termin", "remove"],
    ["Crea una factura", "create"],
    ["Supprime le contact", "remove"],
    ["Trimite mesajul", "act"],
    ["Удали счёт", "remove"],
    ["the update of my order", undefined],
  ])("reads the intent of '%s' as %s", (text, intent) => {
    expect(parseQuery(text).clauses[0]?.intent).toBe(intent);
  });

  it.each([
    ["all orders", "many"],
    ["the order with id 7", "one"],
    ["order 17", "one"],
    ["orders in 2024", undefined],
  ])("reads the scope of '%s' as %s", (text, scope) => {
    expect(parseQuery(text).clauses[0]?.scope).toBe(scope);
  });

  it.each([
    ["empty", ""],
    ["only stop words", "what is it?"],
    ["only signs", "?!…\u0000\u202e"],
  ])("finds no terms in a query that is %s", (_, text) => {
    const query = parseQuery(text);
    expect(query.terms).toEqual([]);
    expect(query.exact).toEqual([]);
    expect(query.prefixes).toEqual([]);
  });

  it.each([
    ["letters", "a".repeat(1_000_000)],
    ["digits and hyphens", "1-".repeat(500_000)],
    ["quotes", "'\"“«`".repeat(200_000)],
    ["dots", "a.".repeat(500_000)],
    [
      "distinct words",
      Array.from(
        { length: 100_000 },
        (_, i) => `w${"abcdefghij"[i % 10]}${"klmnopqrst"[Math.floor(i / 10) % 10]}x`,
      ).join(" "),
    ],
  ])("reads a million %s in bounded time and terms", (_, text) => {
    const spent = startCpuClock();
    expect(parseQuery(text).terms.length).toBeLessThanOrEqual(64);
    expect(spent()).toBeLessThan(1_000);
  });
});
