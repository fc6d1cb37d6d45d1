import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, createClient, signUp, type ToolgateClient } from "../toolgate-client.ts";
import { type Figure, figure, percentile } from "./figure.ts";
import { startServer } from "./start-server.ts";
import { writeCatalogue } from "./write-catalogue.ts";

const DEFAULT_MINUTES = 30;
const ACCOUNTS = 3;
/** Milliseconds between two memory samples. */
const SAMPLE_EVERY = 1_000;
/** Milliseconds from one request of an account to its next: a steady load, not a flood. */
const PAUSE = 50;
const QUESTIONS = [
  "list the open orders",
  "create a new shipment",
  "which invoices are there",
  "delete webhook 7",
];

/**
 * Memory of the gateway and of the functions under a steady load: the last tenth of the time compared with
 * the same span at the start, after warm-up. `npm run bench soak:10` takes ten minutes; without a number
 * it takes thirty. The database is in a folder, as with `npm start`: in memory, it would grow with its rows.
 */
export async function* soakBench(minutes = DEFAULT_MINUTES): AsyncGenerator<Figure> {
  const folder = mkdtempSync(join(tmpdir(), "toolgate-soak-"));
  const server = await startServer([], {}, join(folder, "data"));
  const end = Date.now() + minutes * 60_000;
  const counts = { requests: 0, failures: 0 };
  const samples: { gateway: number; functions: number }[] = [];
  try {
    const accounts = await Promise.all(
      Array.from({ length: ACCOUNTS }, async (_, n) => {
        const client = createClient(server.url, await signUp(server, `soak-${n}@example.test`));
        await connect(client, writeCatalogue(n, 200));
        return client;
      }),
    );
    const sampler = setInterval(
      () => samples.push({ gateway: memoryOf(server.pid), functions: memoryOf(server.functionsPid) }),
      SAMPLE_EVERY,
    );
    try {
      await Promise.all(accounts.map((client) => load(client, end, counts)));
    } finally {
      clearInterval(sampler);
    }
    yield figure("soak", "requests", counts.requests, "requests");
    yield figure("soak", "failures", counts.failures, "requests");
    for (const process of ["gateway", "functions"] as const) {
      const of = samples.map((sample) => sample[process]);
      const span = Math.max(1, Math.floor(of.length / 10));
      // The first tenth is the warm-up of code and caches.
      const first = percentile(of.slice(span, 2 * span), 50);
      yield figure(
        "soak",
        `memory of the ${process}, last tenth`,
        percentile(of.slice(-span), 50),
        "MiB",
        first,
      );
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function load(client: ToolgateClient, end: number, counts: { requests: number; failures: number }) {
  const requests: (() => ReturnType<ToolgateClient["call"]>)[] = [
    (turn = counts.requests) =>
      client.call("POST", "/functions/v1/agent-query", {
        user_query: QUESTIONS[turn % QUESTIONS.length],
        conversation_id: crypto.randomUUID(),
        dry_run: true,
      }),
    (turn = counts.requests) =>
      client.call("POST", "/functions/v1/tools/search", { query: QUESTIONS[turn % QUESTIONS.length] }),
    () => client.call("GET", "/functions/v1/connectors"),
    () => client.call("POST", "/functions/v1/connectors/check", writeCatalogue(9, 100)),
  ];
  for (let turn = 0; Date.now() < end; turn++) {
    const { status } = (await requests[turn % requests.length]?.()) ?? { status: 0 };
    counts.requests++;
    if (status >= 500 || status === 0) counts.failures++;
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}

/** Resident memory of a process in MiB (proc(5)). */
function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}
