import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  type OrchestratorSetting,
  type Result,
  startOrchestratorSetting,
  toolResults,
} from "./orchestrator-setting.ts";
import type { ModelRequest, Scripted } from "./scripted-model.ts";

let setting: OrchestratorSetting;
beforeAll(async () => {
  setting = await startOrchestratorSetting();
});
afterAll(() => setting?.stop());
afterEach(() => setting.expectNoLeak());

interface Event {
  event: string;
  data: Record<string, unknown>;
}

/** The events of a stream, in their order; ends with it. */
async function* readEvents(response: Response): AsyncGenerator<Event> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      if (event !== undefined) yield { event, data: JSON.parse(data ?? "") as Event["data"] };
      else expect(block).toMatch(/^:/);
    }
  }
  expect(rest).toBe("");
}

async function collect(response: Response): Promise<Event[]> {
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  expect(response.headers.get("x-request-id")).not.toBeNull();
  const events: Event[] = [];
  for await (const event of readEvents(response)) events.push(event);
  return events;
}

function stream(more: Record<string, unknown> = {}, signal?: AbortSignal): Promise<Response> {
  const messages = [{ role: "user", content: "Please look after my notes" }];
  return setting.owner.send(
    "POST",
    "/functions/v1/hydra-orchestrator",
    { messages, stream: true, ...more },
    signal && { signal },
  );
}

/** Reads two notes, then one that is missing an argument, then answers. */
function readsNotes(body: ModelRequest["body"]): Scripted {
  const get = (id: unknown) => ({ name: "get_note", arguments: { id } });
  const results = toolResults(body);
  if (results.length === 0) return { calls: [get(1), get(2)] };
  if (results.length === 2) return { calls: [{ name: "no_such", arguments: {} }] };
  return { text: "Both notes are there: 1 and 2. 🎉" };
}

const comparable = ({ trace_id: _trace, steps, ...rest }: Result) => ({
  ...rest,
  steps: steps.map(({ duration_ms: _duration, ...step }) => step),
});

describe("a streamed conversation", () => {
  it("sends all events in order, and its result equals the one without streaming", async () => {
    setting.model.answer = readsNotes;
    const { first } = await setting.ask();
    const events = await collect(await stream());
    const [run] = events;
    const result = events.at(-2)?.data as unknown as Result & { index: number };
    expect(run).toEqual({ event: "run", data: { index: 0, model: "small", trace_id: result.trace_id } });
    expect(events.at(-1)).toEqual({ event: "done", data: {} });
    const { index, ...reported } = result;
    expect([index, comparable(reported)]).toEqual([0, comparable(first)]);
    // Calls of one turn run side by side and end in either order.
    const steps = events
      .filter(({ event }) => event === "step_done")
      .sort((a, b) => Number(a.data["id"]) - Number(b.data["id"]));
    expect(steps.map(({ data: { index: _, id, ...step } }) => [id, step])).toEqual(
      reported.steps.map((step, i) => [String(i + 1), step]),
    );
    const order = events.map(({ event, data: { id } }) => [event, id].filter(Boolean).join(" "));
    expect(order.slice(0, 5).sort()).toEqual(
      ["run", "step_started 1", "step_started 2", "step_done 1", "step_done 2"].sort(),
    );
    expect(order.slice(1, 3)).toEqual(["step_started 1", "step_started 2"]);
    expect(order.slice(5, 8)).toEqual(["step_started 3", "step_done 3", "text"]);
    const texts = events.filter(({ event }) => event === "text");
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.map(({ data }) => data["delta"]).join("")).toBe(reported.message?.content);
    expect(new Set(texts.map(({ data }) => data["turn"]))).toEqual(new Set([3]));
  });

  it("interleaves the events of several models, each with its index; a failing one is reported next to the others", async () => {
    setting.model.answer = (body) => (body.model === "bad" ? { status: 400 } : readsNotes(body));
    const events = await collect(await stream({ models: ["good", "bad"] }));
    const results = events.filter(({ event }) => event === "result").map(({ data }) => data);
    expect(results.sort((a, b) => Number(a["index"]) - Number(b["index"]))).toMatchObject([
      { index: 0, model: "good", message: { content: expect.stringContaining("Both notes") } },
      { index: 1, model: "bad", error: { status: "FAILURE", error_code: "MODEL_ERROR" }, steps: [] },
    ]);
    expect(events.at(-1)?.event).toBe("done");
    const all = await collect(await stream({ models: ["bad"] }));
    expect(all.map(({ event }) => event)).toEqual(["run", "result", "failure"]);
    expect(all.at(-1)?.data).toMatchObject({ status: "FAILURE", error_code: "MODEL_ERROR" });
  });

  it("refuses what is wrong before the first byte, over HTTP; an Idempotency-Key does not go with it", async () => {
    const wrong = await stream({ tools: ["nothing"] });
    expect([wrong.status, (await wrong.json()) as unknown]).toMatchObject([
      400,
      { error_code: "INVALID_REQUEST" },
    ]);
    const keyed = await setting.ask({ stream: true }, { headers: { "idempotency-key": "k1" } });
    expect([keyed.status, keyed.body.technical_details.errors?.[0]?.pointer]).toEqual([400, "/stream"]);
  });

  it("waits for an approval, and streams on when it is resumed", async () => {
    setting.model.answer = (body) => {
      const results = toolResults(body);
      if (results.length > 0) return { text: "It was sent." };
      return { calls: [{ name: "send_note", arguments: { text: "hi" } }] };
    };
    const events = await collect(await stream());
    expect(events.map(({ event }) => event)).toEqual(["run", "step_started", "step_done", "result", "done"]);
    const paused = events.at(-2)?.data as unknown as Result;
    expect(paused).toMatchObject({ stopped: "approval", approval: { request: { method: "POST" } } });
    const resume = () =>
      setting.owner.send("POST", `/functions/v1/hydra-orchestrator/runs/${paused.run_id}/resume`, {
        stream: true,
      });
    const early = await resume();
    expect([early.status, ((await early.json()) as { error_code: string }).error_code]).toEqual([
      400,
      "APPROVAL_REQUIRED",
    ]);
    await setting.decide(paused.approval?.approval_id, "approve");
    const more = await collect(await resume());
    expect(more.filter(({ event }) => event.startsWith("step"))).toMatchObject([
      { event: "step_started", data: { id: "1", tool: "send_note" } },
      { event: "step_done", data: { id: "1", result: { saved: "hi" } } },
    ]);
    expect(more.at(-2)?.data).toMatchObject({ message: { content: "It was sent." } });
    const again = await collect(await resume());
    expect(again.map(({ event }) => event)).toEqual(["run", "result", "done"]);
    expect(again[1]?.data).toEqual(more.at(-2)?.data);
  });

  it("ends the model's request and makes no further call when the client leaves while the model writes", async () => {
    setting.model.answer = () => ({ text: "Let me think about", thenHang: true });
    const before = setting.model.abandoned;
    const controller = new AbortController();
    const response = await stream({}, controller.signal);
    const texts: unknown[] = [];
    const reading = (async () => {
      for await (const { event, data } of readEvents(response)) if (event === "text") texts.push(data);
    })().catch(() => {});
    await expect.poll(() => texts.length).toBeGreaterThan(0);
    controller.abort();
    await reading;
    await expect.poll(() => setting.model.abandoned).toBe(before + 1);
    expect(setting.model.requests).toHaveLength(1);
  });

  it("makes no further call when the client leaves while a tool works, and keeps the trace", async () => {
    setting.model.answer = (body) => {
      const n = toolResults(body).length;
      return n === 0
        ? { calls: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ name: "get_note", arguments: { id } })) }
        : { text: "too late" };
    };
    let arrived = 0;
    let gone = 0;
    setting.answerWith((_request, response) => {
      arrived += 1;
      response.on("close", () => {
        gone += 1;
      });
    });
    const controller = new AbortController();
    const question = "Read them all, if anybody waits";
    const response = await stream(
      { messages: [{ role: "user", content: question }], tools: ["get_note"] },
      controller.signal,
    );
    const reading = collect(response).catch(() => null);
    await expect.poll(() => arrived).toBe(4);
    controller.abort();
    await reading;
    await expect.poll(() => gone).toBe(4);
    await expect
      .poll(() =>
        setting.toolgate.stack.sql(
          "select steps -> -1 -> 'output' ->> 'stopped' as stopped from public.traces where user_query = $1",
          [question],
        ),
      )
      .toEqual([{ stopped: "disconnected" }]);
    expect([arrived, setting.model.requests.length]).toEqual([4, 1]);
  });
});
