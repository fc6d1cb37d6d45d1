import { describe, expect, it } from "vitest";
import { ToolgateError } from "../../../src/contract/errors.ts";
import type { SpanStart } from "../../../src/contract/telemetry.ts";
import {
  createForwardingTracer,
  createTracer,
  type FinishedSpan,
} from "../../../src/platform/telemetry/create-tracer.ts";
import { encodeOtlp } from "../../../src/platform/telemetry/export-spans.ts";
import { checkOtlp } from "./check-otlp.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";
const SERVER: SpanStart = { name: "invoke_agent manager", kind: "server" };
const INSIDE: SpanStart = { name: "plan", kind: "internal" };

/** A tracer with its exported batches; `sent` waits for the background. */
function record(ratio = 1) {
  const batches: FinishedSpan[][] = [];
  const tasks: Promise<unknown>[] = [];
  const tracer = createTracer({
    ratio,
    send: async (spans) => void batches.push(spans),
    background: { run: (task) => void tasks.push(task()) },
  });
  const sent = async () => {
    await Promise.all(tasks);
    return batches;
  };
  return { tracer, batches, sent };
}

const none = new Headers();
const from = (flags: string) =>
  new Headers({ traceparent: `00-${TRACE}-${PARENT}-${flags}`, tracestate: "a=1" });

describe("createTracer()", () => {
  it("sends the spans of a request in one batch, with their parents, after the answer", async () => {
    const { tracer, batches, sent } = record();
    const answer = await tracer.trace(none, SERVER, (root) =>
      root.run(INSIDE, (plan) => plan.run({ name: "chat m", kind: "client" }, async () => "answer")),
    );
    expect(answer).toBe("answer");
    expect(batches).toEqual([]);
    const [spans = []] = await sent();
    expect(batches).toHaveLength(1);
    const [chat, plan, root] = spans;
    expect(spans.map(({ name }) => name)).toEqual(["chat m", "plan", "invoke_agent manager"]);
    expect([chat?.parentId, plan?.parentId, root?.parentId]).toEqual([plan?.spanId, root?.spanId, null]);
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
    for (const { started, ended } of spans) expect(ended).toBeGreaterThanOrEqual(started);
    expect(root?.started).toBeLessThanOrEqual(chat?.started ?? 0);
    expect(Math.abs((root?.ended ?? 0) / 1_000 - Date.now())).toBeLessThan(60_000);
  });

  it("continues the caller's trace and forwards it", async () => {
    const { tracer, sent } = record();
    const headers = await tracer.trace(from("01"), SERVER, async (root) => root.headers());
    const [[root] = []] = await sent();
    expect([root?.traceId, root?.parentId]).toEqual([TRACE, PARENT]);
    expect(headers).toEqual([
      ["traceparent", `00-${TRACE}-${root?.spanId}-01`],
      ["tracestate", "a=1"],
    ]);
  });

  it("records nothing if the caller does not sample the trace, and forwards it unchanged", async () => {
    const { tracer, sent } = record();
    const headers = await tracer.trace(from("00"), SERVER, (root) =>
      root.run(INSIDE, async (s) => s.headers()),
    );
    expect(await sent()).toEqual([]);
    expect(headers[0]?.[1]).toBe(`00-${TRACE}-${PARENT}-00`);
  });

  it("records about the configured share of the traces it begins, and none at 0", async () => {
    const half = record(0.5);
    for (let i = 0; i < 400; i++) await half.tracer.trace(none, SERVER, async () => null);
    const share = (await half.sent()).length / 400;
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.65);
    const never = record(0);
    const [parent] = await never.tracer.trace(none, SERVER, async (root) => root.headers());
    expect(await never.sent()).toEqual([]);
    expect(parent?.[1]).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
  });

  it("marks a failed span with its code, rethrows the error, and keeps the first reason", async () => {
    const { tracer, sent } = record();
    const failing = tracer.trace(none, SERVER, (root) =>
      root.run(INSIDE, async (span) => {
        span.fail("timeout");
        throw new ToolgateError("API_ERROR", "jan@example.com");
      }),
    );
    await expect(failing).rejects.toThrow("jan@example.com");
    await expect(
      tracer.trace(none, SERVER, async () => {
        throw new Error("secret");
      }),
    ).rejects.toThrow("secret");
    const [first = [], [odd] = []] = await sent();
    expect(first.map(({ error }) => error)).toEqual(["timeout", "API_ERROR"]);
    expect(odd?.error).toBe("_OTHER");
  });

  it("separates the spans of concurrent requests", async () => {
    const { tracer, sent } = record();
    const all = Array.from({ length: 50 }, (_, i) =>
      tracer.trace(none, SERVER, async (root) => {
        for (let step = 0; step < 5; step++)
          await root.run({ ...INSIDE, attributes: { request: i } }, () => Promise.resolve());
        root.set({ request: i });
      }),
    );
    await Promise.all(all);
    const batches = await sent();
    expect(batches).toHaveLength(50);
    for (const spans of batches) {
      expect(spans).toHaveLength(6);
      expect(new Set(spans.map(({ attributes }) => attributes["request"])).size).toBe(1);
      expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
    }
  });

  it("sends a span that ends after its request separately", async () => {
    const { tracer, sent } = record();
    let end = () => {};
    let late: Promise<void> | undefined;
    await tracer.trace(none, SERVER, async (root) => {
      late = root.run(INSIDE, () => new Promise((resolve) => (end = resolve)));
    });
    expect((await sent()).map((spans) => spans.map(({ name }) => name))).toEqual([["invoke_agent manager"]]);
    end();
    await late;
    const [[root] = [], [plan] = []] = await sent();
    expect(plan?.parentId).toBe(root?.spanId);
  });
});

describe("createForwardingTracer()", () => {
  it("forwards the caller's context unchanged and records nothing", async () => {
    const tracer = createForwardingTracer();
    await tracer.trace(from("01"), SERVER, async (root) => {
      expect(root.isRecording).toBe(false);
      expect(root.traceId).toBe(TRACE);
      expect(root.headers()[0]).toEqual(["traceparent", `00-${TRACE}-${PARENT}-01`]);
    });
  });

  it("begins an unsampled trace only if its headers are requested", async () => {
    await createForwardingTracer().trace(none, SERVER, async (root) => {
      expect(root.traceId).toBeNull();
      const [parent] = root.headers();
      expect(parent?.[1]).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
      await expect(root.run(INSIDE, async (span) => span.headers()[0])).resolves.toEqual(parent);
    });
  });
});

describe("encodeOtlp()", () => {
  const span: FinishedSpan = {
    name: "execute_tool jan@example.com",
    kind: "client",
    traceId: TRACE,
    spanId: PARENT,
    parentId: null,
    attributes: {
      text: "jan@example.com",
      count: 7,
      share: 0.5,
      odd: Number.NaN,
      yes: true,
      none: undefined,
      all: ["a", "jan@example.com"],
    },
    started: 1_700_000_000_000_001,
    ended: 1_700_000_000_000_003,
    error: "jan@example.com",
  };
  const scrub = (text: string) => text.replaceAll("jan@example.com", "[email]");
  const encode = (given: FinishedSpan) =>
    JSON.stringify(encodeOtlp([given], { attributes: { "service.name": "toolgate" }, scrub }));

  it("writes what the JSON mapping of the protocol allows", () => {
    const [read] = checkOtlp(encode({ ...span, attributes: { ...span.attributes, odd: 1.5 } }));
    expect(read?.resource).toEqual({ "service.name": "toolgate" });
    expect(read?.spans[0]).toEqual({
      traceId: TRACE,
      spanId: PARENT,
      parentSpanId: null,
      name: "execute_tool [email]",
      kind: 3,
      started: 1_700_000_000_000_001_000n,
      ended: 1_700_000_000_000_003_000n,
      attributes: {
        text: "[email]",
        count: 7,
        share: 0.5,
        odd: 1.5,
        yes: true,
        all: ["a", "[email]"],
        "error.type": "[email]",
      },
      isError: true,
    });
  });

  it("scrubs every text", () => {
    expect(encode(span)).not.toContain("jan@");
  });

  it("cuts long texts and lists", () => {
    const long = encode({ ...span, attributes: { text: "x".repeat(5_000), all: Array(500).fill("y") } });
    expect(long.length).toBeLessThan(2_000);
  });
});
