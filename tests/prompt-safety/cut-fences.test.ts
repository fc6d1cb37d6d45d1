import { expect, it } from "vitest";
import type { ChatMessage } from "../../src/contract/ports.ts";
import { createFence } from "../../src/prompt-safety/fence-text.ts";
import { chatWithoutFences } from "../../src/prompt-safety/withhold-in-chat.ts";
import { writePieces } from "./write-pieces.ts";

const fence = createFence();
const reported: ChatMessage[] = [
  { role: "user", content: `It returned ${fence.text("Sunny in Brno", 100)}` },
];

/** The result for a text that the model writes in these pieces, whole and streamed. */
async function complete(pieces: string[], messages = reported) {
  const streamed: string[] = [];
  const onText = (delta: string) => void streamed.push(delta);
  const request = { messages, functions: [], choice: "auto" as const, onText };
  const answer = await chatWithoutFences(writePieces(pieces)).complete(request);
  expect(streamed.join("")).toBe(answer.text);
  return answer.text;
}

it("fence marks that a model quotes are removed from its answer and its stream", async () => {
  const { open, close } = fence;
  const whole = `It says: ${open}Sunny in Brno${close}. <b>Good</b>`;
  const clean = "It says: Sunny in Brno. <b>Good</b>";
  for (const pieces of [[whole], [...whole], [`It says: ${open.slice(0, 9)}`, whole.slice(18)]]) {
    expect(await complete(pieces)).toBe(clean);
  }
});

it("incomplete marks and marks of other fences are kept", async () => {
  const { open } = fence;
  const other = createFence().open;
  const text = `${other} <data> ${open.slice(0, 20)} ${open.slice(0, -1)}`;
  expect(await complete([...text])).toBe(text);
  expect(await complete([`${open}x`], [{ role: "user", content: "hello" }])).toBe(`${open}x`);
});
