import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ATTACKED } from "./attacked-apis.ts";
import { type openSmallApi, planOf } from "./small-api.ts";

type Ask = ReturnType<typeof openSmallApi>;

/** Sentences written to attack the planner, one a line. */
export function readSentences(name: string): string[] {
  const file = join(import.meta.dirname, "../data/security", name);
  return readFileSync(file, "utf8").split("\n").filter(Boolean);
}

/** The threshold of the product, below which it asks. */
const SURE = 0.75;

export function isSent(sentence: string, ask: Ask): boolean {
  const decision = ask(sentence);
  const best = decision?.ranked[0];
  if (!decision || !best || best.profile.reads) return false;
  return decision.objections.length === 0 && decision.confidence >= SURE;
}

/** The tests of the sentences that attack an API: no writes, plain commands, and for some of them questions. */
export function describeAttack(name: keyof typeof ATTACKED, { hasQuestions = true } = {}): void {
  const ask = ATTACKED[name];

  describe(`sentences over the API ${name}`, () => {
    it("send no write for a part, a count, a difference, another unit, a later time, a doubt or a report", () => {
      const sentences = readSentences(`no_commands_${name}.txt`);
      expect(sentences.length).toBeGreaterThan(50);
      expect(sentences.filter((sentence) => isSent(sentence, ask))).toEqual([]);
    });

    it("send plain commands with the right arguments", () => {
      const rows = readSentences(`commands_${name}.tsv`).map((line) => line.split("\t"));
      expect(rows.length).toBeGreaterThan(20);
      const wrong = rows.filter(([sentence = "", operation, args = ""]) => {
        const plan = planOf(ask(sentence));
        return (
          !isSent(sentence, ask) ||
          plan.operation !== operation ||
          JSON.stringify(sorted(plan.arguments)) !== JSON.stringify(sorted(JSON.parse(args)))
        );
      });
      expect(wrong).toEqual([]);
    });
  });

  if (!hasQuestions) return;
  describe(`questions over the API ${name}`, () => {
    it("are not answered without their conditions", () => {
      const sentences = readSentences(`unmet_conditions_${name}.txt`);
      expect(sentences.length).toBeGreaterThan(50);
      const answered = sentences.filter((sentence) => {
        const decision = ask(sentence);
        return decision !== null && decision.objections.length === 0 && decision.confidence >= SURE;
      });
      expect(answered).toEqual([]);
    });

    it("are answered with the right arguments", () => {
      const rows = readSentences(`questions_${name}.tsv`).map((line) => line.split("\t"));
      expect(rows.length).toBeGreaterThan(20);
      const wrong = rows.filter(([sentence = "", operation, args = ""]) => {
        const plan = planOf(ask(sentence));
        return (
          plan.operation !== operation ||
          JSON.stringify(sorted(plan.arguments)) !== JSON.stringify(sorted(JSON.parse(args)))
        );
      });
      expect(wrong).toEqual([]);
    });
  });
}

function sorted(args: object | undefined): [string, unknown][] {
  return Object.entries(args ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
}
