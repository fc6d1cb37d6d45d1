import { startInvoicingApi } from "../demo/invoicing-api.ts";
import { ENGLISH, writeInvoicingDocument } from "../demo/invoicing-document.ts";
import { connect, createClient, signUp } from "../toolgate-client.ts";
import { type Figure, figure, percentile, timeEach } from "./figure.ts";
import { type BenchServer, startServer } from "./start-server.ts";
import { startSink } from "./start-sink.ts";

const RUNS = 400;
/** High enough that no call is rejected, but counted. */
const LIMIT = 10_000;

/**
 * A read with an agent's file (its list of tools; limits of the tool, the agent and the key, counted in
 * the database) and with every span exported, compared with the same call without both, and with each of
 * them alone.
 */
export async function* policyBench(): AsyncGenerator<Figure> {
  const api = await startInvoicingApi("key");
  const collector = await startSink();
  const host = [new URL(api.url).host];
  const traced = await startServer(host, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const plain = await startServer(host);
  try {
    const [tracedCalls, plainCalls] = [await prepare(traced, api.url), await prepare(plain, api.url)];
    const calls = {
      neither: plainCalls.free,
      policy: plainCalls.governed,
      tracing: tracedCalls.free,
      both: tracedCalls.governed,
    };
    const samples: Record<keyof typeof calls, number[]> = { neither: [], policy: [], tracing: [], both: [] };
    for (const call of Object.values(calls)) await timeEach(60, call);
    // Alternating, so that other load on the machine affects all variants equally.
    for (let i = 0; i < RUNS; i++) {
      for (const [name, call] of Object.entries(calls) as [keyof typeof calls, () => Promise<void>][])
        samples[name].push(...(await timeEach(1, call)));
    }
    const baseline = percentile(samples.neither, 50);
    for (const name of ["policy", "tracing", "both"] as const) {
      const value = percentile(samples[name], 50);
      yield figure("policy", `p50 of a read, ${name}`, value, "ms", baseline);
      yield figure("policy", `added at the median, ${name}`, value - baseline, "ms");
    }
  } finally {
    await traced.stop();
    await plain.stop();
    await collector.stop();
    await api.stop();
  }
}

async function prepare(server: BenchServer, apiUrl: string) {
  const owner = createClient(server.url, await signUp(server, "bench@example.test"));
  await connect(owner, writeInvoicingDocument(apiUrl, ENGLISH), { invoicing_key: "key" });
  const stored = await owner.call("PUT", "/functions/v1/agents/bench", {
    agent_id: "bench",
    limits: { calls_per_min: LIMIT },
    tools: [
      { name: "findLastInvoice", side_effect: "read", rate_limit_per_min: LIMIT },
      { name: "sendInvoiceByEmail", side_effect: "write" },
    ],
  });
  if (stored.status !== 200) throw new Error(JSON.stringify(stored.body));
  const asker = async (more: object) => {
    const { body } = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "bench",
      scopes: ["agent:query"],
      ...more,
    });
    const client = createClient(server.url, body.key);
    return async () => {
      const answer = await client.call("POST", "/functions/v1/agent-query", {
        user_query: "Find the last invoice of ABC Corp",
        conversation_id: "bench",
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    };
  };
  return {
    free: await asker({}),
    governed: await asker({ agent_id: "bench", rate_limit_per_min: LIMIT }),
  };
}
