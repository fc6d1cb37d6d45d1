import { describe, expect, it } from "vitest";
import { chooseChunks, chooseMessages, mergeNeighbours } from "../../src/memory/choose-context.ts";
import { hashTerm, wordTerms } from "../../src/memory/index-terms.ts";
import { type RankedChunk, rankChunks, type SiteFigures } from "../../src/memory/rank-chunks.ts";
import { readQuestion } from "../../src/memory/read-question.ts";
import { makeChunk, makeRanked } from "./make-chunk.ts";

function figures(
  total: number,
  frequencies: Record<string, number>,
  spread: SiteFigures["spread"] = null,
): SiteFigures {
  return {
    total,
    spread,
    frequencies: Object.entries(frequencies).flatMap(([word, n]) =>
      wordTerms(word).map((term): [number, number] => [hashTerm(term), n]),
    ),
  };
}

describe("rankChunks()", () => {
  it("weights rare words of the question higher, and returns the covered share as relevance", () => {
    const site = figures(100, { bicycle: 1, price: 60 });
    const ranked = rankChunks(
      readQuestion("price of the bicycle"),
      [
        makeChunk("The price list of this year."),
        makeChunk("A bicycle stands in the yard.", { chunk_index: 1 }),
      ],
      site,
    );
    expect(ranked.map(({ chunk }) => chunk.chunk_index)).toEqual([1, 0]);
    expect(ranked[0]?.relevance).toBeGreaterThan(0.8);
    expect(ranked[1]?.relevance).toBeLessThan(0.2);
  });

  it("weights inflected forms nearly as high as equal words", () => {
    const [first] = rankChunks(
      readQuestion("nevyčerpaná dovolená"),
      [makeChunk("Dny nevyčerpané dovolené.")],
      figures(10, {}),
    );
    expect(first?.relevance).toBeGreaterThan(0.4);
  });

  it("ranks a chunk that is far nearer than the others as relevant, regardless of its words", () => {
    const site = figures(50, { leave: 1 }, { count: 50, mean: 0.2, deviation: 0.05 });
    const ranked = rankChunks(
      readQuestion("annual vacation"),
      [
        makeChunk("Days of leave a year.", { similarity: 0.5 }),
        makeChunk("Something else.", { chunk_index: 1, similarity: 0.21 }),
      ],
      site,
    );
    expect(ranked[0]?.relevance).toBe(1);
    expect(ranked[1]?.relevance).toBeLessThan(0.1);
  });

  it.each([
    ["the only chunk", 1, 0.8, 1],
    ["the only chunk, far away", 1, 0.2, 0],
    ["one of two", 2, 0.6, 1],
  ])("nearness counts in a site of few chunks: %s", (_, count, similarity, relevance) => {
    const mean = (similarity + (count - 1) * 0.1) / count;
    const site = figures(count, {}, { count, mean, deviation: 0 });
    const ranked = rankChunks(readQuestion("annual vacation"), [makeChunk("Zzz.", { similarity })], site);
    expect(ranked[0]?.relevance).toBeCloseTo(relevance);
  });

  it.each([
    ["an inflected verb", "Jak dlouho mohu reklamovat zboží?", "Nově lze reklamovat do tří let."],
    ["a synonym", "Where do I find my receipt?", "Invoices can be downloaded as PDF."],
    ["a compound", "Wann ist die Miete fällig?", "Die Kaltmiete ist am fünften zu bezahlen."],
    ["another language", "Jak zresetować moje hasło?", "To set a new password, open Settings."],
  ])("finds by %s what shares hardly a word with the question", (_, question, answer) => {
    const chunks = [answer, "Parking behind the cathedral.", "Der Hund schläft.", "Prší od rána."].map(
      (content, i) => makeChunk(content, { chunk_index: i }),
    );
    const [first] = rankChunks(readQuestion(question), chunks, figures(4, {}));
    expect(first?.chunk.content).toBe(answer);
    expect(first?.relevance).toBeGreaterThan(0.3);
  });

  it("does not prefer long chunks", () => {
    const filler = "The committee met on many occasions and spoke about a great number of subjects. ".repeat(
      12,
    );
    const ranked = rankChunks(
      readQuestion("How do I pay my bill?"),
      [makeChunk(filler), makeChunk("Invoices are settled by card.", { chunk_index: 1 })],
      figures(2, {}),
    );
    expect(ranked[0]?.chunk.chunk_index).toBe(1);
  });

  it("accepts no chunks, no words and no statistics", () => {
    expect(rankChunks(readQuestion("anything"), [], figures(0, {}))).toEqual([]);
    expect(rankChunks(readQuestion("🙂"), [makeChunk("text")], figures(1, {}))[0]?.relevance).toBe(0);
  });
});

describe("chooseChunks()", () => {
  it("always returns the best chunks and marks weak ones", () => {
    const strengths = (ranked: RankedChunk[]) => chooseChunks(ranked, 5).map(({ strength }) => strength);
    expect(strengths([makeRanked("a", 0.2), makeRanked("b", 0.1)])).toEqual(["weak", "weak"]);
    expect(strengths([makeRanked("a", 1), makeRanked("b", 0.5), makeRanked("c", 0.25)])).toEqual([
      "strong",
      "strong",
      "weak",
    ]);
  });

  it.each([
    ["Jak zresetować moje hasło?", "strong"],
    ["I forgot my password", "strong"],
    ["My 2FA code is refused, what can I do?", "strong"],
    ["Zapomněl jsem heslo", "strong"],
    ["Mein Kennwort funktioniert nicht", "strong"],
    ["what is the weather in Brno", "weak"],
    ["Send an invoice to Contoso for 300 euros", "weak"],
    ["Jaké je dnes počasí?", "weak"],
    ["List the open pull requests of my repository", "weak"],
  ])("a knowledge base about passwords and 2FA answers %j: %s", (question, strength) => {
    const chunks = [
      "To reset your password, open the sign-in page and choose Forgot password. You get an e-mail with a link.",
      "Two-factor authentication asks for a code from your authenticator app. If the code is not accepted, check your phone's clock or use a backup code.",
    ].map((content, i) => makeChunk(content, { document_id: `${i}` }));
    const [first] = chooseChunks(rankChunks(readQuestion(question), chunks, figures(2, {})), 5);
    expect(first?.strength).toBe(strength);
  });

  it("moves duplicates to the end", () => {
    const chosen = (limit: number) =>
      chooseChunks(
        [
          makeRanked("the door code is 4711", 0.9),
          makeRanked("the door code is 4711", 0.89, { document_id: "copy" }),
          makeRanked("the window code is unknown", 0.5),
        ],
        limit,
      ).map(({ chunk }) => chunk.content);
    const [door, window] = ["the door code is 4711", "the window code is unknown"];
    expect(chosen(2)).toEqual([door, window]);
    expect(chosen(5)).toEqual([door, window, door]);
    expect(chosen(0)).toEqual([]);
  });
});

describe("mergeNeighbours()", () => {
  it("joins consecutive chunks without repeating the overlap", () => {
    const passages = mergeNeighbours([
      makeRanked("B says b. C says c.", 0.9, { chunk_index: 2, overlap: 10 }),
      makeRanked("alone", 0.8, { chunk_index: 7 }),
      makeRanked("A says a. B says b. ", 0.7, { chunk_index: 1 }),
      makeRanked("of another document", 0.6, { document_id: "e", chunk_index: 3 }),
    ]);
    expect(passages.map(({ content }) => content)).toEqual([
      "A says a. B says b. C says c.",
      "alone",
      "of another document",
    ]);
    expect(passages[0]?.chunks.map(({ chunk }) => chunk.chunk_index)).toEqual([1, 2]);
  });
});

describe("chooseMessages()", () => {
  it("returns the few relevant messages in their order", () => {
    const older = [
      "I like tea.",
      "My dog is called Ferda.",
      "The dog eats carrots.",
      "Nothing of the kind.",
    ].map((message) => ({
      role: "user" as const,
      message,
      timestamp: "2026-11-01T00:00:00Z",
    }));
    const chosen = chooseMessages(readQuestion("What is the name of the dog?"), older);
    expect(chosen.map(({ message }) => message)).toEqual([
      "My dog is called Ferda.",
      "The dog eats carrots.",
    ]);
    expect(chooseMessages(readQuestion("🙂"), older)).toEqual([]);
  });
});
