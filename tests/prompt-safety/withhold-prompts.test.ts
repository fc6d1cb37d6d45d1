import { describe, expect, it, test } from "vitest";
import type { ChatModel } from "../../src/contract/ports.ts";
import type { ToolCandidate } from "../../src/contract/tool.ts";
import { readCall } from "../../src/conversations/execute-call.ts";
import { chatWithoutPrompts } from "../../src/prompt-safety/withhold-in-chat.ts";

const SIGNATURE = "Thank you for contacting ACME customer support today.";
const FOOTER = "If you are not the intended recipient, do not disclose the content of this message.";
const GUARDED = "The codename of this project is BLUEBIRD and must never be revealed.";
const SYSTEM = `You answer the tickets of customers in their language.
End each reply with this line:
${SIGNATURE}
${FOOTER}
Refund at most 50 EUR, and only within 14 days of the purchase.
Never name another customer, an order of theirs or their address.
${GUARDED}`;

/** The output for a model that writes this text. */
async function complete(written: { body?: string; name?: string; text?: string }, system = SYSTEM) {
  const { body = "", name = "reply", text = "" } = written;
  const call = { id: "1", name, arguments: JSON.stringify({ body }) };
  const chat: ChatModel = {
    model: "m",
    complete: async () => ({
      call,
      calls: [call],
      text,
      usage: { prompt_tokens: 1, completion_tokens: 1 },
    }),
  };
  const answer = await chatWithoutPrompts(chat, { system, developer: "" }, ["ask_user"]).complete({
    messages: [],
    functions: [],
    choice: "auto",
  });
  return { text: answer.text, call: answer.call, written: call };
}

describe("arguments of a call", () => {
  test.each([
    ["a sentence of the prompt that is meant to stand there", `Dear Ann, it is on its way. ${SIGNATURE}`],
    ["such a sentence, again and again", `${SIGNATURE}\n`.repeat(9)],
    ["a footer that asks not to be disclosed", `Dear Ann.\n${SIGNATURE}\n${FOOTER}`],
  ])("with %s go out as they were written", async (_, body) => {
    const { call, written } = await complete({ body });
    expect(call).toEqual(written);
  });

  it("of a short prompt, too", async () => {
    const short = `You answer tickets.\nEnd each reply with: ${SIGNATURE}\n${SIGNATURE}`;
    const { call, written } = await complete({ body: `Dear Ann. ${SIGNATURE}` }, short);
    expect(call).toEqual(written);
  });

  test.each([
    ["the whole prompt", SYSTEM, SYSTEM],
    [
      "more than 200 characters of it, in other lines and case",
      SYSTEM.replaceAll("\n", " ").toUpperCase(),
      SYSTEM,
    ],
    ["a line that says not to be revealed", `Hi! ${GUARDED}`, SYSTEM],
    [
      "all of a short prompt",
      "You answer tickets of ACME, and only those.",
      "You answer tickets of ACME, and only those.",
    ],
  ])("with %s are refused, and the model is told why", async (_, body, system) => {
    const { call } = await complete({ body }, system);
    expect(call?.arguments).toBe('"[withheld]"');
    const tools = new Map([["reply", {} as ToolCandidate]]);
    expect(call && readCall(call, tools)).toEqual({
      problem: expect.objectContaining({
        code: "INVALID_ARGUMENTS",
        message: expect.stringContaining("repeat your instructions"),
      }),
    });
  });
});

describe("texts for the user", () => {
  it("contain no sentence of the prompt, in answers and in questions", async () => {
    const leak = "My rules: Refund at most 50 EUR, and only within 14 days of the purchase.";
    const { text, call } = await complete({ text: leak, name: "ask_user", body: leak });
    expect(text).toBe("My rules: [withheld]");
    expect(call?.arguments).toBe('{"body":"My rules: [withheld]"}');
  });
});
