import { describe, expect, it } from "vitest";
import { decideRow, openPart, operationOf } from "../../scripts/requests/plan-part.ts";
import { compileOperations } from "../../src/catalogue/openapi/compile/compile-operations.ts";
import { sampleDocument } from "../../supabase/embedded/sample/sample-document.ts";

const { tools } = compileOperations(JSON.parse(JSON.stringify(sampleDocument("http://127.0.0.1:1"))));
const candidatesOf = openPart({ connectors: [{ id: "weather", tools }], rows: [] });

function answer(query: string) {
  const row = { id: "", connector: "weather", lang: "", kind: "", query, expect: "call" as const };
  const decision = decideRow(row, candidatesOf(row));
  const best = decision?.ranked[0];
  if (!decision || !best) return null;
  return {
    operation: operationOf(best.candidate),
    ...best.filling.arguments,
    isSure: decision.confidence >= 0.75 && decision.objections.length === 0,
  };
}

describe("the sample answers an everyday question that does not name an operation", () => {
  it.each([
    ["Is it raining in Vienna?", "Vienna"],
    ["how warm is it in Oslo", "Oslo"],
    ["Is it sunny in Rome?", "Rome"],
    ["Prší v Praze?", "Praha"],
    ["Regnet es in Wien?", "Wien"],
    ["¿Llueve en Madrid?", "Madrid"],
    ["Czy pada w Warszawie?", "Warszawa"],
    ["Est-ce qu'il pleut à Paris ?", "Paris"],
  ])("%s", (question, city) => {
    expect(answer(question)).toEqual({ operation: "GET /v1/current.json", city, isSure: true });
  });

  it("but not a question about something else", () => {
    expect(answer("How tall is the tower in Vienna?")).toBeNull();
  });
});
