import { startInvoicingApi } from "../demo/invoicing-api.ts";
import { ENGLISH, writeInvoicingDocument } from "../demo/invoicing-document.ts";
import { connect, createClient, signUp, type ToolgateClient } from "../toolgate-client.ts";
import { type Figure, figure, percentile } from "./figure.ts";
import { type BenchServer, startServer } from "./start-server.ts";

/** Duration in seconds; `FLOOD_SECONDS` overrides it. */
const SECONDS = Number(process.env["FLOOD_SECONDS"] ?? 60);
const FLOODERS = 240;
const CLIENTS_OF_OTHERS = 8;
/** Milliseconds between an answer and the next request of the accounts that do not flood. */
const PAUSE = 1000;

interface Outcome {
  /** Milliseconds of the requests with status 200. */
  admitted: number[];
  /** 429 and 503, by status. */
  refused: Map<number, number>;
  withoutRetryAfter: number;
  /** Other statuses and errors. */
  failed: Map<string, number>;
}

/**
 * 256 clients of three accounts for a minute. One account floods: 240 clients that send the next request
 * as soon as the last one is answered or rejected. The other two have eight clients each that send one
 * request per second.
 */
export async function* floodBench(): AsyncGenerator<Figure> {
  const api = await startInvoicingApi("key");
  const server = await startServer([new URL(api.url).host]);
  try {
    const [flood, ann, bob] = await Promise.all(
      ["flood", "ann", "bob"].map((name) => open(name, server, api.url)),
    );
    if (!flood || !ann || !bob) throw new Error("three accounts are opened");
    const alone = newOutcome();
    await keepAsking(ann, CLIENTS_OF_OTHERS, PAUSE, Math.min(SECONDS, 10), alone);
    const calm = percentile(alone.admitted, 95);
    yield figure("flood", "ann before the flood, p50", percentile(alone.admitted, 50), "ms");
    yield figure("flood", "ann before the flood, p95", calm, "ms");

    const outcomes = { flood: newOutcome(), ann: newOutcome(), bob: newOutcome() };
    await Promise.all([
      keepAsking(flood, FLOODERS, 0, SECONDS, outcomes.flood),
      keepAsking(ann, CLIENTS_OF_OTHERS, PAUSE, SECONDS, outcomes.ann),
      keepAsking(bob, CLIENTS_OF_OTHERS, PAUSE, SECONDS, outcomes.bob),
    ]);
    for (const [name, outcome] of Object.entries(outcomes)) yield* report(name, outcome);
  } finally {
    await server.stop();
    await api.stop();
  }
}

/** An account with the invoicing API and a client with its key. */
async function open(name: string, server: BenchServer, apiUrl: string): Promise<ToolgateClient> {
  const owner = createClient(server.url, await signUp(server, `${name}@example.test`));
  await connect(owner, writeInvoicingDocument(apiUrl, ENGLISH), { invoicing_key: "key" });
  const { body } = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: "bench",
    scopes: ["agent:query"],
  });
  return createClient(server.url, body.key);
}

const newOutcome = (): Outcome => ({
  admitted: [],
  refused: new Map(),
  withoutRetryAfter: 0,
  failed: new Map(),
});

async function keepAsking(
  client: ToolgateClient,
  clients: number,
  pause: number,
  seconds: number,
  outcome: Outcome,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, i) => {
      // Jitter, so that clients do not send at the same time.
      await new Promise((next) => setTimeout(next, (pause * i) / clients));
      while (performance.now() < end) {
        await askOnce(client, outcome);
        if (pause > 0) await new Promise((next) => setTimeout(next, pause));
      }
    }),
  );
}

async function askOnce(client: ToolgateClient, outcome: Outcome): Promise<void> {
  const started = performance.now();
  try {
    const { status, headers } = await client.call("POST", "/functions/v1/agent-query", {
      user_query: "Find the last invoice of ABC Corp",
      conversation_id: "bench",
    });
    if (status === 200) outcome.admitted.push(performance.now() - started);
    else if (status === 429 || status === 503) {
      count(outcome.refused, status);
      if (headers.get("retry-after") === null) outcome.withoutRetryAfter++;
    } else count(outcome.failed, `HTTP ${status}`);
  } catch (error) {
    count(outcome.failed, error instanceof Error ? error.message : String(error));
  }
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function* report(name: string, { admitted, refused, withoutRetryAfter, failed }: Outcome): Generator<Figure> {
  const p50 = percentile(admitted, 50);
  yield figure("flood", `${name}: answered`, admitted.length / SECONDS, "requests/s");
  yield figure("flood", `${name}: p50`, p50, "ms");
  yield figure("flood", `${name}: p95`, percentile(admitted, 95), "ms");
  yield figure("flood", `${name}: p99 beside p50`, percentile(admitted, 99), "ms", p50);
  yield figure("flood", `${name}: longest`, percentile(admitted, 100), "ms");
  for (const [status, times] of refused)
    yield figure("flood", `${name}: refused with ${status}`, times, "requests");
  yield figure("flood", `${name}: refused without Retry-After`, withoutRetryAfter, "requests");
  for (const [what, times] of failed) yield figure("flood", `${name}: failed, ${what}`, times, "requests");
}
