import { connect, createClient, signUp } from "../toolgate-client.ts";
import { type Figure, figure, percentile, timeEach } from "./figure.ts";
import { startEmbeddings } from "./start-embeddings.ts";
import { startServer } from "./start-server.ts";
import { writeCatalogue } from "./write-catalogue.ts";

const QUESTIONS = [
  "list the open orders of a customer",
  "create a new shipment for an order",
  "which invoices are overdue",
  "delete the webhook of a project",
  "change the address of a supplier",
];
const DIMENSIONS = 1_536;
const OPERATIONS = 10_000;

/**
 * `tools/search` over HTTP with vectors of 1,536 dimensions at 10,000 operations; the baseline is the same search without vectors
 * at the same size. The database compares a question with every vector, so nothing near is missed. In memory, or on the empty
 * database that `BENCH_DATABASE_URL` names.
 */
export async function* vectorSearchBench(): AsyncGenerator<Figure> {
  const embeddings = await startEmbeddings(DIMENSIONS);
  try {
    const plain = process.env["BENCH_DATABASE_URL"] ? undefined : await measure({});
    const dense = await measure(
      { OPENAI_BASE_URL: embeddings.url, OPENAI_API_KEY: "bench", EMBEDDING_MODEL: "bench-1536" },
      [new URL(embeddings.url).host],
    );
    const place = process.env["BENCH_DATABASE_URL"] ? "Postgres" : "PGlite";
    for (const p of [50, 95]) {
      const metric = `p${p} at ${OPERATIONS} x ${DIMENSIONS} on ${place}`;
      yield figure("vector-search", metric, percentile(dense, p), "ms", plain && percentile(plain, p));
    }
  } finally {
    await embeddings.stop();
  }
}

async function measure(env: Record<string, string>, egressAllow: string[] = []): Promise<number[]> {
  const server = await startServer(egressAllow, env);
  try {
    const client = createClient(server.url, await signUp(server, "bench@example.test"));
    for (let n = 0; n < OPERATIONS / 500; n++) await connect(client, writeCatalogue(n, 500));
    let turn = 0;
    const search = async () => {
      const query = QUESTIONS[turn++ % QUESTIONS.length];
      const { status, body } = await client.call("POST", "/functions/v1/tools/search", { query });
      if (status !== 200) throw new Error(JSON.stringify(body));
    };
    await timeEach(20, search);
    return await timeEach(200, search);
  } finally {
    await server.stop();
  }
}
