import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startInvoicingApi } from "../demo/invoicing-api.ts";
import { ENGLISH, writeInvoicingDocument } from "../demo/invoicing-document.ts";
import { connect, createClient, signUp, type ToolgateClient } from "../toolgate-client.ts";
import { type Figure, figure, percentile } from "./figure.ts";
import { type BenchServer, startServer } from "./start-server.ts";

const OPERATIONS = 20_000;
const UPLOADS = 6;
const ANNOTATIONS = 20;
const IMPORTS = 4;
/** A document at an address that is compiled within one request: 3 MB of YAML. */
const IMPORTED = { operations: 450, description: 6_500 };
/** Milliseconds between an answer and the next question. */
const PAUSE = 50;

/**
 * Duration of an account's questions while another account uploads and annotates documents of 20,000
 * operations, and imports large ones from an address.
 */
export async function* heavyWorkBench(): AsyncGenerator<Figure> {
  const api = await startInvoicingApi("key");
  const source = createServer((_, response) => response.end(writeSource())).listen(0, "127.0.0.1");
  await once(source, "listening");
  const host = `127.0.0.1:${(source.address() as AddressInfo).port}`;
  const server = await startServer([new URL(api.url).host, host]);
  try {
    const ann = await open(server, "ann");
    await connect(ann, writeInvoicingDocument(api.url, ENGLISH), { invoicing_key: "key" });
    const heavy = await open(server, "heavy");
    const document = JSON.stringify(writeLarge(OPERATIONS));
    yield* report("nothing else", await askDuring(ann, () => new Promise((next) => setTimeout(next, 5000))));
    const url = `http://${host}/openapi.yaml`;
    const choice = JSON.stringify({ url, choose: { kind: "openapi", url }, dry_run: true });
    for (const [what, path, times, body = document] of [
      [`${IMPORTS} imports`, "/functions/v1/connectors/import", IMPORTS, choice],
      [`${ANNOTATIONS} annotate calls`, "/functions/v1/connectors/annotate", ANNOTATIONS],
      [`${UPLOADS} uploads`, "/api/v1/connectors/upload", UPLOADS],
    ] as const) {
      const started = performance.now();
      const waits = await askDuring(ann, () => sendAll(heavy, path, body, times));
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
    source.close();
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

function writeSource(): string {
  const description = "Lists the things of a shelf. ".repeat(IMPORTED.description / 29);
  return `# Not JSON\n${JSON.stringify(writeLarge(IMPORTED.operations, description))}`;
}

function writeLarge(operations: number, description = "") {
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
            description,
            parameters: [parameter],
            responses: { 200: { description: "ok" } },
          },
        },
      ]),
    ),
  };
}
