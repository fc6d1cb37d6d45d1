import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { createEmbedders } from "../../src/compose/create-embedders.ts";
import { ToolgateError } from "../../src/contract/errors.ts";
import type { Embedder, Platform } from "../../src/contract/ports.ts";
import { newEndpointState, pauseAfterTimeouts } from "../../src/platform/model/pause-after-timeouts.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

/*
 * Who: an API or a model endpoint that fails for hours. What it tries: to hold every question, or to be called without end.
 * Expected: it gets a number of requests that does not grow with the number of callers, and is used again soon after it recovers.
 * The clock is simulated: hours pass in seconds.
 */

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

describe("an embedding endpoint does not answer", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  const failing = (reason: string) => new ToolgateError("MODEL_ERROR", "no", { details: { reason } });

  /** An embedder for questions, and the number of its requests. */
  function createEndpoint() {
    const endpoint = { requests: 0, failure: "timeout" as string | null };
    const embedder: Embedder = {
      model: "m",
      dense: true,
      batchSize: 1,
      async embed() {
        endpoint.requests += 1;
        if (endpoint.failure !== null) throw failing(endpoint.failure);
        return [[1]];
      },
    };
    return { endpoint, embedder: pauseAfterTimeouts(embedder, newEndpointState()) };
  }
  const ask = (embedder: Embedder) => embedder.embed(["q"]).catch((error: ToolgateError) => error.details);

  it("for six hours, and three callers ask every ten seconds: few questions wait for it", async () => {
    const { endpoint, embedder } = createEndpoint();
    for (let passed = 0; passed < 6 * HOUR; passed += 10 * SECOND) {
      await Promise.all([ask(embedder), ask(embedder), ask(embedder)]);
      vi.setSystemTime(Date.now() + 10 * SECOND);
    }
    expect(endpoint.requests).toBeLessThan(50);
    endpoint.failure = null;
    vi.setSystemTime(Date.now() + 600 * SECOND);
    expect(await ask(embedder)).toEqual([[1]]);
    expect(await Promise.all([ask(embedder), ask(embedder)])).toEqual([[[1]], [[1]]]);
  });

  it("sometimes: it is asked each time", async () => {
    const { endpoint, embedder } = createEndpoint();
    for (let n = 0; n < 30; n++) {
      endpoint.failure = n % 3 === 0 ? null : "timeout";
      await ask(embedder);
    }
    expect(endpoint.requests).toBe(30);
  });

  it("but refuses at once: it is asked each time, because its owner may correct that", async () => {
    const { endpoint, embedder } = createEndpoint();
    endpoint.failure = "status";
    for (let n = 0; n < 30; n++) await ask(embedder);
    expect(endpoint.requests).toBe(30);
  });

  it("to three questions: the next one does not wait", async () => {
    const held = await startLoopback(() => undefined);
    try {
      const model = { baseUrl: held.url, apiKey: "k" };
      const config = { embeddingModel: "m", model } as unknown as Platform["config"];
      const embedder = createEmbedders({ config, database: {} as Platform["database"] }).byModel("m");
      if (embedder === null) throw new Error("no embedder");
      const asked = await Promise.all([ask(embedder), ask(embedder), ask(embedder)]);
      expect(asked).toMatchObject(Array(3).fill({ reason: "timeout" }));
      const before = held.received.length;
      expect(await ask(embedder)).toMatchObject({ reason: "paused" });
      expect(held.received).toHaveLength(before);
    } finally {
      await held.close();
    }
  });
});

/** Of just over the half minute for which a circuit is open. */
const STEPS = 8;
const CALLERS = 6;
/** A GET is sent three times. */
const ATTEMPTS = 3;

describe("an API fails for four minutes while six callers go on", () => {
  let isDown = true;
  let api: Loopback;
  let toolgate: Toolgate;
  let client: ToolgateClient;
  beforeAll(async () => {
    api = await startLoopback((_, response) => answerJson(response, {}, isDown ? 503 : 200));
    toolgate = await startToolgate({ upstreams: [api.url] });
    ({ client } = await toolgate.newPerson());
    await connect(client, {
      openapi: "3.1.0",
      info: { title: "Weather", version: "1" },
      servers: [{ url: api.url }],
      "x-auth-type": "none",
      "x-required-secrets": [],
      paths: { "/w": { get: { operationId: "getWeather", responses: { 200: { description: "OK" } } } } },
    });
  });
  afterAll(async () => {
    await toolgate?.stop();
    await api?.close();
  });

  const ask = async () => {
    const query = { user_query: "get the weather", conversation_id: "c", tool: "getWeather" };
    return (await client.call("POST", "/functions/v1/agent-query", query)).status;
  };
  const askTogether = () => Promise.all(Array.from({ length: CALLERS }, ask));
  /** The failure is recorded after the answer. */
  const settle = () =>
    vi.waitFor(async () => {
      const [row] = await toolgate.stack.sql(
        "select count(*)::int as n from private.circuits where last_failure_at > now() - interval '30 s'",
      );
      expect(row).toEqual({ n: 1 });
    });
  const passHalfMinute = () =>
    toolgate.stack.sql(
      "update private.circuits set open_until = open_until - interval '31 s', last_failure_at = last_failure_at - interval '31 s'",
    );

  it("one call tries in each half minute, and all succeed once one did", async () => {
    for (let n = 0; n < 6; n++) await ask();
    await settle();
    const before = api.received.length;
    for (let step = 0; step < STEPS; step++) {
      await passHalfMinute();
      expect(await askTogether()).toEqual(Array(CALLERS).fill(500));
      await settle();
    }
    expect(api.received.length - before).toBe(STEPS * ATTEMPTS);
    isDown = false;
    await passHalfMinute();
    expect(await ask()).toBe(200);
    await vi.waitFor(async () => expect(await askTogether()).toEqual(Array(CALLERS).fill(200)));
  });
});
