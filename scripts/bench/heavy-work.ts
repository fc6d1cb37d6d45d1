import { startInvoicingApi } from "../demo/invoicing-api.ts";
import { ENGLISH, writeInvoicingDocument } from "../demo/invoicing-document.ts";
import { connect, createClient, signUp, type ToolgateClient } from "../toolgate-client.ts";
import { type Figure, figure, percentile } from "./figure.ts";
import { type BenchServer, startServer } from "./start-server.ts";

const OPERATIONS = 20_000;
const UPLOADS = 6;
const ANNOTATIONS = 20;
/** Milliseconds between an answer and the next question. */
const PAUSE = 50;

/**
 * Duration of an account's questions while another account uploads and annotates documents of 20,000
 * operations.
 */
export async function* heavyWorkBench(): AsyncGenerator<Figure> {
  const api = await startInvoicingApi("key");
  const server = await startServer([new URL(api.url).host]);
  try {
    const ann = await open(server, "ann");
    await connect(ann, writeInvoicingDocument(api.url, ENGLISH), { invoicing_key: "key" });
    const heavy = await open(server, "heavy");
    const document = JSON.stringify(writeLarge(OPERATIONS));
    yield* report("nothing else", await askDuring(ann, () => new Promise((next) => setTimeout(next, 5000))));
    for (const [what, path, times] of [
      [`${ANNOTATIONS} annotate calls`, "/functions/v1/connectors/annotate", ANNOTATIONS],
      [`${UPLOADS} uploads`, "/api/v1/connectors/upload", UPLOADS],
    ] as const) {
      const started = performance.now();
      const waits = await askDuring(ann, () => sendAll(heavy, path, document, times));
      yield* report(what, waits);
      yield figure("heavy-work", `${what}: all answered`, (performance.now() - started) / 1000, "s");
    }
    yield* report(
      "30 s of indexing",
      await askDuring(ann, () => new Promise((next) => setTimeout(next, 30_000))),
    );
  } finally {
    await server.stop();
    await api.stop();
  }
}

async function open(server: BenchServer, name: string): Promise<ToolgateClient> {
  return createClient(server.url, await signUp(server, `${name}@example.test`));
}

async function sendAll(client: ToolgateClient, path: string, document: string, times: number): Promise<void> {
  const answers = await Promise.all(Array.from({ length: times }, () => client.call("POST", path, document)));
  const failed = answers.find(({ status }) => status >= 300);
  if (failed) throw new Error(JSON.stringify(failed.body).slice(0, 1000));
}

/** Milliseconds of sequential questions while `work` is running. */
async function askDuring(client: ToolgateClient, work: () => Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  const waits: number[] = [];
  while (!isOver) {
    const started = performance.now();
    const { status, body } = await client.call("POST", "/functions/v1/agent-query", {
      user_query: "Find the last invoice of ABC Corp",
      conversation_id: "bench",
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    waits.push(performance.now() - started);
    await new Promise((next) => setTimeout(next, PAUSE));
  }
  await working;
  return waits;
}

function* report(what: string, waits: number[]): Generator<Figure> {
  yield figure("heavy-work", `during ${what}: questions`, waits.length, "requests");
  for (const p of [50, 95, 100]) {
    const name = p === 100 ? "longest" : `p${p}`;
    yield figure("heavy-work", `during ${what}: ${name}`, percentile(waits, p), "ms");
  }
}

function writeLarge(operations: number) {
  const parameter = { name: "limit", in: "query", schema: { type: "integer" } };
  return {
    openapi: "3.1.0",
    info: { title: "Large API", version: "1" },
    "x-auth-type": "none",
    "x-required-secrets": [],
    servers: [{ url: "https://large.example.com" }],
    paths: Object.fromEntries(
      Array.from({ length: operations }, (_, i) => [
        `/things${i}`,
        {
          get: {
            operationId: `list_things_${i}`,
            summary: `List things ${i}`,
            parameters: [parameter],
            responses: { 200: { description: "ok" } },
          },
        },
      ]),
    ),
  };
}
