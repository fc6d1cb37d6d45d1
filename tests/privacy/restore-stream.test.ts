import { describe, expect, it, test } from "vitest";
import type { ChatModel } from "../../src/contract/ports.ts";
import type { ScrubSession } from "../../src/contract/scrub.ts";
import { createScrubber, scrubbedChat } from "../../src/privacy/apply-rules.ts";
import { BUILT_IN_SCRUBBER } from "../../src/privacy/built-in-scrubber.ts";
import { startCpuClock } from "../start-cpu-clock.ts";
import { createSeededRandom } from "./seeded-random.ts";

const EMAIL = "jane.doe@example.com";

const FORMS: [name: string, change: (token: string) => string][] = [
  ["as it is", (token) => token],
  ["in upper case", (token) => token.toUpperCase()],
  ["with spaces for underscores", (token) => token.replaceAll("_", " ")],
  ["with two hyphens for underscores", (token) => token.replaceAll("_", "--")],
  ["with spaces inside the brackets", (token) => token.replace("[", "[ ").replace("]", " ]")],
  ["without brackets", (token) => token.slice(1, -1)],
  ["with Markdown's escapes", (token) => token.replace(/[[\]_]/g, "\\$&")],
  ["with Markdown's escapes in JSON", (token) => token.replace(/[[\]_]/g, "\\\\$&")],
  ["percent-encoded", (token) => encodeURIComponent(token)],
  ["with JSON's escapes", (token) => token.replace("[", "\\u005b").replace("]", "\\u005D")],
  ["without its end", (token) => token.slice(0, -1)],
  ["as part of a word", (token) => `x${token.slice(1, -1)}y`],
  ["with a wrong end", (token) => `${token.slice(0, -2)}q]`],
];

/** The output for a text in these chunks. */
function restored(open: ScrubSession, pieces: Iterable<string>): string[] {
  const written: string[] = [];
  const stream = open.restoreStream((text) => written.push(text));
  for (const piece of pieces) stream.push(piece);
  stream.end();
  return written;
}

describe("ScrubSession.restoreStream()", () => {
  test.each(FORMS)(
    "gives the text that restoring it whole gives for a token %s, wherever it is cut",
    (_, change) => {
      const open = BUILT_IN_SCRUBBER.session();
      const text = `Write to ${change(open.text(EMAIL))}, not to ${change(open.text("+420 777 123 456"))}!`;
      const whole = open.restoreText(text);
      expect(restored(open, text).join("")).toBe(whole);
      for (let cut = 0; cut <= text.length; cut++) {
        expect(restored(open, [text.slice(0, cut), text.slice(cut)]).join("")).toBe(whole);
      }
    },
  );

  it("does so for 3,000 random texts in random pieces", () => {
    const random = createSeededRandom(11);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random.next() * list.length)] as T;
    const rules = [{ name: "order_mail_x", pattern: "order \\S+@example\\.com" }];
    for (let round = 0; round < 3_000; round++) {
      const open = (round % 2 ? BUILT_IN_SCRUBBER : createScrubber({ rules })).session();
      const tokens = [EMAIL, "+420 777 123 456", `order ${EMAIL}`, "4111111111111111"].map((value) =>
        open.text(value),
      );
      const text = Array.from({ length: 6 }, () =>
        random.next() < 0.5 ? pick(FORMS)[1](pick(tokens)) : open.text(random.text()),
      ).join(pick(["", " ", "_", "\\"]));
      const pieces: string[] = [];
      const most = pick([1, 3, 8, 40]);
      for (let at = 0; at < text.length; ) {
        const length = 1 + Math.floor(random.next() * most);
        pieces.push(text.slice(at, at + length));
        at += length;
      }
      expect(restored(open, pieces).join(""), JSON.stringify(pieces)).toBe(open.restoreText(text));
    }
  });

  it("holds back possible tokens, and nothing else for longer than a piece", () => {
    const open = BUILT_IN_SCRUBBER.session();
    const token = open.text(EMAIL);
    expect(restored(open, ["Dear ", "customer, ", token.slice(0, 9), token.slice(9), " wrote. Bye"])).toEqual(
      ["Dear ", "customer, ", EMAIL, " wrote. Bye"],
    );
  });

  it("restores once: a restored value that looks like a token is not replaced again", () => {
    const open = BUILT_IN_SCRUBBER.session();
    const first = open.text(EMAIL);
    const nested = open.text(`see ${first}`);
    expect(restored(open, nested).join("")).toBe(`see ${first}`);
  });

  it("takes less than a second for 100,000 characters in pieces of four that resemble tokens", () => {
    const open = BUILT_IN_SCRUBBER.session();
    open.text(EMAIL);
    const text = "[email_1 \\[phone 123456 %5Bcard_ ".repeat(3_000);
    const pieces = Array.from({ length: text.length / 4 }, (_, index) =>
      text.slice(index * 4, index * 4 + 4),
    );
    const spent = startCpuClock();
    restored(open, pieces);
    expect(spent()).toBeLessThan(1_000);
  });
});

describe("scrubbedChat()", () => {
  it("streams the restored values, equal to the answer's text", async () => {
    const chat: ChatModel = {
      model: "m",
      async complete({ messages, onText }) {
        const text = `I wrote to ${messages[0]?.content}.`;
        for (const char of text) onText?.(char);
        return { call: null, calls: [], text, usage: { prompt_tokens: 1, completion_tokens: 1 } };
      },
    };
    const received: string[] = [];
    const answer = await scrubbedChat(chat, BUILT_IN_SCRUBBER).complete({
      messages: [{ role: "user", content: EMAIL }],
      functions: [],
      choice: "auto",
      onText: (delta) => received.push(delta),
    });
    expect(answer.text).toBe(`I wrote to ${EMAIL}.`);
    expect(received.join("")).toBe(answer.text);
    expect(received.length).toBeGreaterThan(5);
  });
});
