import { startInvoicingApi } from "../demo/invoicing-api.ts";
import { ENGLISH, writeInvoicingDocument } from "../demo/invoicing-document.ts";
import { connect, createClient, type ToolgateClient } from "../toolgate-client.ts";
import { type Figure, figure, percentile, timeEach } from "./figure.ts";
import { openBenchStack } from "./open-stack.ts";

const TIMES = 200;
const BENCH = "agent-query";

interface Trace {
  trace: { kind: string; duration_ms: number }[];
}

/**
 * The parts of the time of one question as medians, each with its share of the whole (`ratio`), and the
 * whole in authenticated reads. The stack runs in this process, so that its database calls can be timed.
 */
export async function* questionPartsBench(): AsyncGenerator<Figure> {
  const api = await startInvoicingApi("key");
  const { stack, client } = await openBenchStack([new URL(api.url).host]);
  try {
    await connect(client, writeInvoicingDocument(api.url, ENGLISH), { invoicing_key: "key" });
    const made = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "bench",
      scopes: ["agent:query"],
    });
    const agent = createClient(stack.url, made.body.key);
    const stranger = createClient(stack.url, "tg_unknown");
    const database = timeCalls(stack.database);
    const planned: number[] = [];
    const called: number[] = [];
    const ask = async () => {
      const { trace } = await askOnce(agent);
      const spent = (kind: string) =>
        trace.filter((step) => step.kind === kind).reduce((sum, { duration_ms }) => sum + duration_ms, 0);
      planned.push(spent("plan"));
      called.push(spent("tool_call"));
    };
    await timeEach(TIMES, ask);
    for (const samples of [planned, called, ...database.values()]) samples.length = 0;
    const whole = median(await timeEach(TIMES, ask));
    const recall = median(database.get("recall_tools") ?? []);
    const secrets = median(database.get("read_call_secrets") ?? []);
    const record = median(database.get("record_run") ?? []);
    const refused = median(await timeEach(TIMES, () => stranger.call("GET", "/functions/v1/agent-query")));
    const upstream = median(
      await timeEach(TIMES, async () => {
        const url = `${api.url}/companies/ABC%20Corp/invoices/last`;
        await (await fetch(url, { headers: { "x-invoicing-key": "key" } })).json();
      }),
    );
    const read = median(await timeEach(TIMES, () => client.call("GET", "/functions/v1/connectors")));
    const parts = {
      "gateway and function, up to a refusal": refused,
      "database: key, policy and search in one call": recall,
      "database: secrets, when the gate has agreed": secrets,
      "planning, with its way to the database": Math.max(0, median(planned) - recall),
      "sender: checks, connection, reading the answer": Math.max(0, median(called) - upstream - secrets),
      upstream,
    };
    for (const [part, value] of Object.entries(parts)) yield figure(BENCH, part, value, "ms", whole);
    const known = Object.values(parts).reduce((sum, value) => sum + value, 0);
    yield figure(BENCH, "the rest: composing, scrubbing, HTTP", Math.max(0, whole - known), "ms", whole);
    yield figure(BENCH, "after the answer: trace and audit row", record, "ms", whole);
    yield figure(
      BENCH,
      "added to a plain fetch, in authenticated reads of our own",
      whole - upstream,
      "ms",
      read,
    );
  } finally {
    await stack.stop();
    await api.stop();
  }
}

async function askOnce(agent: ToolgateClient): Promise<Trace> {
  const { status, body } = await agent.call<Trace>("POST", "/functions/v1/agent-query", {
    user_query: "Find the last invoice of ABC Corp",
    conversation_id: "bench",
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/** Milliseconds of each call of a SQL function, by name. */
function timeCalls(database: { callFunction(call: { statement: string }): Promise<unknown> }) {
  const taken = new Map<string, number[]>();
  const call = database.callFunction.bind(database);
  database.callFunction = async (asked) => {
    const started = performance.now();
    try {
      return await call(asked);
    } finally {
      const name = /\."(\w+)"\(/.exec(asked.statement)?.[1] ?? "";
      const samples = taken.get(name) ?? [];
      taken.set(name, samples);
      samples.push(performance.now() - started);
    }
  };
  return taken;
}

function median(samples: number[]): number {
  return samples.length === 0 ? 0 : percentile(samples, 50);
}
