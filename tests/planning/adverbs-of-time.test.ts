import { describe, expect, it } from "vitest";
import { readRequest } from "../../src/planning/reading/read-request.ts";

const NOW = new Date("2026-11-22T10:00:00Z");
const main = (text: string) => readRequest(text, NOW).clauses[0];

describe("adverbs of time and repetition", () => {
  it.each([
    "From now on, water the ferns every two days",
    "Water the ferns once more",
    "Gieß die Farne künftig alle zwei Tage",
    "Gieß die Farne ab sofort alle zwei Tage",
    "Gieß die Farne noch einmal",
    "Zalévej kapradiny do budoucna každé dva dny",
    "Podlewaj paprocie od teraz co dwa dni",
    "Riega los helechos a partir de ahora cada dos días",
    "Arrose les fougères désormais tous les deux jours",
  ])("are no conditions: %s", (text) => {
    expect(main(text)?.conditional).toBe(false);
  });

  it.each([
    "Je kotel pořád vypnutý?",
    "Je kotel stále vypnutý?",
    "Czy piec jest nadal wyłączony?",
    "Ist der Ofen immer noch aus?",
  ])("are no verbs: %s", (text) => {
    const { tokens, clauses } = readRequest(text, NOW);
    const spoken = clauses[0]?.actions.flatMap(({ tokens: own }) => own.map((i) => tokens[i]?.text)) ?? [];
    expect(spoken.filter((word) => /^(pořád|stále|nadal|immer|noch)$/.test(word ?? ""))).toEqual([]);
    expect(clauses[0]?.frame.size).toBeGreaterThan(0);
  });

  it.each([
    ["Riega los helechos siempre que haga calor", "siempre que"],
    ["Water the ferns once the rain stops", "once"],
    ["Zalij kapradiny vždy, když je horko", "když"],
  ])("leave conditions alone: %s", (text) => {
    expect(main(text)?.conditional).toBe(true);
  });

  it("is a command to advise without the diacritics of the adverb", () => {
    expect(main("Poraď klientovi jinou kapradinu")?.actions[0]?.commanded).toBe(true);
  });
});
