import { afterEach, describe, expect, it, test } from "vitest";
import type { JsonObject } from "../../../src/base/json.ts";
import { ToolgateError } from "../../../src/contract/errors.ts";
import type { ChatRequest } from "../../../src/contract/ports.ts";
import { createOpenAiChat } from "../../../src/platform/model/openai-chat.ts";
import { readEvents } from "../../../src/platform/model/stream-completion.ts";
import { startCpuClock } from "../../start-cpu-clock.ts";
import {
  chunkOf,
  eventsOf,
  type ScriptedEndpoint,
  type Step,
  startScriptedEndpoint,
  textCompletion,
  USAGE_CHUNK,
} from "./scripted-endpoint.ts";

const KEY = "sk-canary-1234567890";
const REQUEST: ChatRequest = {
  messages: [{ role: "user", content: "hi" }],
  functions: [{ name: "f", description: "does f", parameters: { type: "object", properties: {} } }],
  choice: "auto",
};

let endpoint: ScriptedEndpoint | undefined;
afterEach(async () => {
  await endpoint?.close();
  endpoint = undefined;
});

async function start(steps: Step[], timeoutMs = 5_000) {
  endpoint = await startScriptedEndpoint(steps);
  return createOpenAiChat({ baseUrl: endpoint.baseUrl, apiKey: KEY, model: "cheap", timeoutMs });
}

async function collect(steps: Step[], timeoutMs?: number) {
  const chat = await start(steps, timeoutMs);
  const received: string[] = [];
  const asked = chat.complete({ ...REQUEST, onText: (delta) => received.push(delta) });
  const [settled] = await Promise.allSettled([asked]);
  return { heard: received, settled, answer: settled.status === "fulfilled" ? settled.value : null };
}

const piece = (index: unknown, id: unknown, name: unknown, args: unknown): JsonObject =>
  ({ index, id, type: "function", function: { name, arguments: args } }) as JsonObject;
const calling = (...tool_calls: JsonObject[]) => chunkOf({ tool_calls });

describe("createOpenAiChat() with a listener", () => {
  it("requests a stream with usage and passes the text on as it arrives", async () => {
    const chunks = [
      chunkOf({ role: "assistant", content: "" }),
      chunkOf({ content: "Ahoj" }),
      chunkOf({ content: " světe 😀" }),
      chunkOf({}, "stop"),
      USAGE_CHUNK,
    ];
    const { heard: received, answer } = await collect([{ stream: eventsOf(chunks) }]);
    expect(received).toEqual(["Ahoj", " světe 😀"]);
    expect(answer).toEqual({
      call: null,
      calls: [],
      text: "Ahoj světe 😀",
      finish_reason: "stop",
      usage: { prompt_tokens: 7, completion_tokens: 3 },
    });
    expect(endpoint?.received[0]?.body).toMatchObject({
      stream: true,
      stream_options: { include_usage: true },
      model: "cheap",
      tool_choice: "auto",
    });
  });

  const CALLS: [name: string, chunks: JsonObject[]][] = [
    [
      "as OpenAI sends them",
      [
        calling(piece(0, "a", "f", "")),
        calling(piece(0, undefined, undefined, '{"x"')),
        calling(piece(1, "b", "g", "")),
        calling(piece(0, undefined, undefined, ":1}"), piece(1, undefined, undefined, "{}")),
      ],
    ],
    [
      "whole, all with the number 0",
      [calling(piece(0, "a", "f", '{"x":1}')), calling(piece(0, "b", "g", "{}"))],
    ],
    [
      "whole, without numbers",
      [calling(piece(undefined, "a", "f", { x: 1 }), piece(undefined, "b", "g", {}))],
    ],
    [
      "with id and name in every piece",
      [
        calling(piece(0, "a", "f", '{"x"')),
        calling(piece(0, "a", "f", ":1}")),
        calling(piece(1, "b", "g", "{}")),
      ],
    ],
    [
      "with null and empty text for what does not change",
      [
        calling(piece(0, "a", "f", null)),
        calling(piece(0, "", "", '{"x":1}')),
        calling(piece(1, "b", "g", "{}")),
      ],
    ],
  ];

  test.each(CALLS)("assembles calls %s", async (_, chunks) => {
    const { answer } = await collect([{ stream: eventsOf([...chunks, chunkOf({}, "tool_calls")]) }]);
    expect(answer?.calls).toEqual([
      { id: "a", name: "f", arguments: '{"x":1}' },
      { id: "b", name: "g", arguments: "{}" },
    ]);
    expect(answer?.call).toEqual(answer?.calls[0]);
    expect(answer?.finish_reason).toBe("tool_calls");
  });

  it("reads events with any chunk boundaries and line endings", async () => {
    const text = eventsOf([chunkOf({ content: "ž😀" }), chunkOf({ content: "!" }, "stop")]).join("");
    const odd = `: waiting\r\n\r\nevent: x\r\n${text.replaceAll("\n", "\r\n")}`;
    const pieces = [...Buffer.from(odd)].map((byte) => Buffer.from([byte]) as unknown as string);
    const { heard: received } = await collect([{ stream: pieces }]);
    expect(received).toEqual(["ž😀", "!"]);
  });

  it("accepts a stream with either [DONE] or a finish reason", async () => {
    const text = chunkOf({ content: "x" }, "length");
    const first = await collect([{ stream: eventsOf([text]).slice(0, 1) }]);
    expect(first.answer).toMatchObject({ text: "x", finish_reason: "length" });
    await endpoint?.close();
    const second = await collect([{ stream: eventsOf([chunkOf({ content: "x" })]) }]);
    expect(second.answer?.text).toBe("x");
  });

  it("accepts an endpoint that does not stream", async () => {
    const { heard: received, answer } = await collect([{ json: textCompletion("whole") }]);
    expect([received, answer?.text, answer?.usage.prompt_tokens]).toEqual([["whole"], "whole", 50]);
  });

  it("retries without stream_options if they are rejected, and remembers it", async () => {
    const refused = { json: { error: { message: "Unrecognized: stream_options" } }, status: 400 };
    const stream = eventsOf([chunkOf({ content: "ok" }, "stop")]);
    const chat = await start([refused, { stream }, { stream }]);
    for (let time = 0; time < 2; time++) {
      expect((await chat.complete({ ...REQUEST, onText() {} })).text).toBe("ok");
    }
    expect(endpoint?.received.map(({ body }) => "stream_options" in body)).toEqual([true, false, false]);
    expect(endpoint?.unexpected()).toBe(0);
  });

  const CONTENT = eventsOf([chunkOf({ content: "begun" })])[0] ?? "";
  const FAILURES: [name: string, step: Step, reason: string, heard: string[]][] = [
    ["one that is cut", { stream: [CONTENT], ending: "cut" }, "invalid_response", ["begun"]],
    ["one that ends too soon", { stream: [CONTENT] }, "invalid_response", ["begun"]],
    ["one that stalls", { stream: [CONTENT], ending: "hang" }, "timeout", ["begun"]],
    ["one that never begins", { stream: [], ending: "hang" }, "timeout", []],
    ["an event that is no JSON", { stream: [CONTENT, "data: {oops\n\n"] }, "invalid_response", ["begun"]],
    ["no event at all", { stream: ["hello\n\n"] }, "invalid_response", []],
    ["only [DONE]", { stream: ["data: [DONE]\n\n"] }, "invalid_response", []],
    [
      "an error in the middle, which echoes the key",
      { stream: [CONTENT, `data: {"error":{"message":"overloaded ${KEY}"}}\n\n`] },
      "status",
      ["begun"],
    ],
  ];

  test.each(FAILURES)("reports %s as MODEL_ERROR without a retry", async (_, step, reason, received) => {
    const reported = await collect([step], reason === "timeout" ? 300 : 5_000);
    expect(reported.heard).toEqual(received);
    const error = reported.settled.status === "rejected" ? reported.settled.reason : null;
    expect(error).toBeInstanceOf(ToolgateError);
    expect(error).toMatchObject({ code: "MODEL_ERROR", details: { reason } });
    expect(JSON.stringify([error.message, error.details])).not.toContain("canary");
    expect(endpoint?.received).toHaveLength(1);
  });

  it("aborts a stream with its caller", async () => {
    const chat = await start([{ stream: [CONTENT], ending: "hang" }]);
    const controller = new AbortController();
    const onText = () => controller.abort(new Error("enough"));
    await expect(chat.complete({ ...REQUEST, onText, signal: controller.signal })).rejects.toMatchObject({
      code: "MODEL_ERROR",
      details: { reason: "aborted" },
    });
    await expect.poll(() => endpoint?.abandoned()).toBe(1);
  });

  it("lasts longer than the idle timeout while chunks arrive", async () => {
    const slow = eventsOf([...Array(6).fill(chunkOf({ content: "." })), chunkOf({}, "stop")]);
    const { answer } = await collect([{ stream: slow, pauseMs: 100 }], 400);
    expect(answer?.text).toBe("......");
  });

  it("restarts the idle timeout with comments", async () => {
    const thinking = Array<string>(6).fill(": PROCESSING\n\n");
    const stream = [...thinking, ...eventsOf([chunkOf({ content: "Ah." }, "stop")])];
    expect((await collect([{ stream, pauseMs: 100 }], 400)).answer?.text).toBe("Ah.");
  });
});

describe("readEvents()", () => {
  it("rejects an endless stream", async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000_000).fill(97)),
    });
    const reading = readEvents(body, { maxCharacters: 8_000_000 }).next();
    await expect(reading).rejects.toThrow(RangeError);
  });

  it.each([
    ["lines of every end in one piece", "data: x\n\n", "\r"],
    ["lines that are no field", "a\n", "\r"],
    ["carriage returns alone", "data: x\r\r", ""],
    ["one endless line", "data: x", ""],
  ])("reads 4 MB of %s in time that grows with their length", async (_what, unit, end) => {
    const spent = startCpuClock();
    const body = new Response(unit.repeat(4_000_000 / unit.length) + end).body ?? new ReadableStream();
    let events = 0;
    for await (const { data } of readEvents(body)) events += data.startsWith("x") ? 1 : 0;
    expect(spent()).toBeLessThan(5_000);
    expect(events).toBeGreaterThanOrEqual(unit === "a\n" ? 0 : 1);
  });

  it("reads a line of 4 MB that arrives in small pieces in time that grows with its length", async () => {
    let left = 8_000;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        left-- > 0 ? controller.enqueue(new Uint8Array(500).fill(97)) : controller.close(),
    });
    const spent = startCpuClock();
    for await (const _ of readEvents(body));
    // When each piece was searched with all earlier ones, it took 15 s.
    expect(spent()).toBeLessThan(1_500);
  });

  it.each([
    ["data: a\r\ndata: b\r\n\r\n", ["a\nb"]],
    ["data: a\r\rdata: b\n\r\n", ["a", "b"]],
    ["data: a\n\ndata: left open", ["a", "left open"]],
    ["data: left open\r", ["left open"]],
    ["\ufeffdata: after a mark\n\n", ["after a mark"]],
    [": a comment\nid: 7\nretry: x\nodd: 1\ndata:\n\n", [""]],
  ])("reads %j however it is cut", async (text, expected) => {
    const bytes = new TextEncoder().encode(text);
    for (let size = 1; size <= bytes.length; size++) {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
          controller.close();
        },
      });
      const read: string[] = [];
      for await (const { data } of readEvents(body)) read.push(data);
      expect(read, `pieces of ${size}`).toEqual(expected);
    }
  });

  it("returns the name of each event", async () => {
    const body = new Response("event: a\ndata: 1\ndata: 2\n\nevent: empty\n\ndata:3\n\n").body;
    const events = [];
    for await (const event of readEvents(body ?? new ReadableStream())) events.push(event);
    expect(events).toEqual([
      { event: "a", data: "1\n2" },
      { event: "message", data: "3" },
    ]);
  });
});
