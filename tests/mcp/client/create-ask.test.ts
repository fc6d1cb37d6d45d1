import { expect, it } from "vitest";
import { createAsk } from "../../../src/mcp/client/create-ask.ts";
import { newTrail } from "../../../src/mcp/client/watch-answers.ts";

it("an answer is delivered although its stream has ended and the process is busy", async () => {
  const { ask, onStreamEnd } = createAsk(newTrail(), new AbortController().signal, (text) => text);
  const asked = ask("the call", async () => {
    onStreamEnd();
    const end = performance.now() + 300;
    while (performance.now() < end);
    // The parser needs some turns of the event loop after the busy time.
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
    return "done";
  });
  expect(await asked).toBe("done");
});

it("an answer that never comes ends with the stream", async () => {
  const { ask, onStreamEnd } = createAsk(newTrail(), new AbortController().signal, (text) => text);
  const asked = ask("the call", () => {
    onStreamEnd();
    return new Promise<never>(() => {});
  });
  await expect(asked).rejects.toThrow("ended its answer to the call before it was complete");
});
