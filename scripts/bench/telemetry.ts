import { startInvoicingApi } from "../demo/invoicing-api.ts";
import { ENGLISH, writeInvoicingDocument } from "../demo/invoicing-document.ts";
import { connect, createClient, signUp } from "../toolgate-client.ts";
import { type Figure, figure, percentile, timeEach } from "./figure.ts";
import { type BenchServer, startServer } from "./start-server.ts";
import { startSink } from "./start-sink.ts";

const RUNS = 500;

/**
 * A read through `agent-query` with every span recorded and exported, compared with the same without a
 * collector.
 */
export async function* telemetryBench(): AsyncGenerator<Figure> {
  const api = await startInvoicingApi("key");
  const collector = await startSink();
  const upstream = [new URL(api.url).host];
  const servers = [
    await startServer(upstream, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }),
    await startServer(upstream),
  ] as const;
  try {
    const [traced, plain] = [await prepare(servers[0], api.url), await prepare(servers[1], api.url)];
    await timeEach(100, traced);
    await timeEach(100, plain);
    const samples = { traced: [] as number[], plain: [] as number[] };
    // Alternating, so that other load on the machine affects both equally.
    for (let i = 0; i < RUNS; i++) {
      samples.traced.push(...(await timeEach(1, traced)));
      samples.plain.push(...(await timeEach(1, plain)));
    }
    for (const p of [50, 95])
      yield figure(
        "telemetry",
        `p${p} of a read, traced`,
        percentile(samples.traced, p),
        "ms",
        percentile(samples.plain, p),
      );
    yield figure(
      "telemetry",
      "added at the median",
      percentile(samples.traced, 50) - percentile(samples.plain, 50),
      "ms",
    );
    yield figure("telemetry", "bytes of one export", collector.bytes() / collector.requests(), "B");
  } finally {
    for (const server of servers) await server.stop();
    await collector.stop();
    await api.stop();
  }
}

async function prepare(server: BenchServer, apiUrl: string): Promise<() => Promise<void>> {
  const client = createClient(server.url, await signUp(server, "bench@example.test"));
  await connect(client, writeInvoicingDocument(apiUrl, ENGLISH), { invoicing_key: "key" });
  return async () => {
    const answer = await client.call("POST", "/functions/v1/agent-query", {
      user_query: "Find the last invoice of ABC Corp",
      conversation_id: "bench",
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  };
}
