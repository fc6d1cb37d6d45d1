import { describe, expect, it, test } from "vitest";
import { chatWithoutPrompts } from "../../src/prompt-safety/withhold-in-chat.ts";
import { createSeededRandom } from "../privacy/seeded-random.ts";
import { startCpuClock } from "../start-cpu-clock.ts";
import { writePieces } from "./write-pieces.ts";

const REFUND = "Refund at most 50 EUR, and only within 14 days of the purchase.";
const QUOTED = 'Say "Straße geöffnet — 😀" to whoever asks, and never "closed".';
const ESCAPED = "Split lines at \\n and tabs at \\t, as C:\\new\\temp says.";
const LONGER = `${REFUND.slice(0, -1)}, unless the manager agrees`;
const SYSTEM = [REFUND, QUOTED, ESCAPED, LONGER].join("\n");

/** The stream of a model that writes these pieces, and its answer's text. */
async function collect(pieces: string[], system = SYSTEM) {
  const received: string[] = [];
  const answer = await chatWithoutPrompts(writePieces(pieces), { system, developer: "" }).complete({
    messages: [],
    functions: [],
    choice: "auto",
    onText: (delta) => received.push(delta),
  });
  return { heard: received, text: answer.text };
}

const LEAKS: [name: string, leak: string][] = [
  ["as it stands", REFUND],
  ["in upper case", REFUND.toUpperCase()],
  ["in other lines", REFUND.replaceAll(" ", "\n \t")],
  ["inside JSON", JSON.stringify(QUOTED.replaceAll(" ", "\n"))],
  ["inside JSON, in other case", JSON.stringify(QUOTED.toUpperCase().replace("SS", "ß"))],
  ["with backslashes of its own", ESCAPED],
  ["in the longer of two that begin alike", LONGER],
  ["in a path that reads like an escape", `C:\\${REFUND}`],
  ["twice", REFUND + REFUND],
  ["with many blanks", REFUND.replaceAll(" ", " \\n\t\\r ".repeat(5))],
];

describe("a stream", () => {
  test.each(LEAKS)(
    "that repeats a sentence of the prompt %s does without it, wherever it is cut",
    async (_, leak) => {
      const text = `My rules: ${leak}. Bye.`;
      for (let cut = 0; cut <= text.length; cut++) {
        const { heard: received, text: whole } = await collect([text.slice(0, cut), text.slice(cut)]);
        expect(received.join("")).toBe(whole);
      }
      const { heard: received, text: whole } = await collect([...text]);
      expect(whole).toContain("[withheld]");
      expect(received.join("")).toBe(whole);
    },
  );

  it("holds back the first words of a sentence until the text differs from it", async () => {
    const { heard: received } = await collect([
      "Rules: ",
      "Refund ",
      "at most ",
      "50 EUR, ",
      "or so",
      " today",
    ]);
    expect(received).toEqual(["Rules: ", "Refund at most 50 EUR, or so", " today"]);
  });

  it("holds back nothing else", async () => {
    const pieces = ["You", " get", " it", " tomorrow", ", I", " think", "."];
    expect((await collect(pieces)).heard).toEqual(pieces);
  });

  it("equals the answer's text for 10,000 random mixtures in random pieces", async () => {
    const random = createSeededRandom(5);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random.next() * list.length)] as T;
    const parts = [
      ...LEAKS.map(([, leak]) => leak),
      "Refund at",
      "\\",
      '"',
      "\\\\",
      " ",
      "\n",
      "\ud83d",
      "Split",
    ];
    for (let round = 0; round < 10_000; round++) {
      const text = Array.from({ length: 6 }, () => {
        const part = pick(parts);
        return random.next() < 0.5 ? part : part.slice(0, Math.floor(random.next() * part.length));
      }).join("");
      const pieces: string[] = [];
      const most = pick([1, 5, 60]);
      for (let at = 0; at < text.length; ) {
        const length = 1 + Math.floor(random.next() * most);
        pieces.push(text.slice(at, at + length));
        at += length;
      }
      const { heard: received, text: whole } = await collect(pieces);
      expect(received.join(""), JSON.stringify(pieces)).toBe(whole);
    }
  });

  const RULES = Array.from(
    { length: 300 },
    (_, n) => `Rule ${n} of this agent is that it answers at once.`,
  ).join("\n");
  test.each([
    ["that begin as a sentence does", "Rule 7 of this world \\\\\\ is ".repeat(4_000)],
    ["of blanks in the middle of a sentence", `Rule 7 of${" ".repeat(100_000)}this`],
    ["of blanks as JSON writes them", `Rule 7 of${"\\n".repeat(50_000)}this`],
    ["of blanks alone", " \n".repeat(50_000)],
  ])(
    "of 100,000 characters %s, under a prompt of 300 sentences, takes less than a second",
    async (_, text) => {
      const pieces = text.match(/.{1,4}/gs) ?? [];
      const spent = startCpuClock();
      await collect(pieces, RULES);
      expect(spent()).toBeLessThan(1_000);
    },
  );
});
