import { startInvoicingApi } from "../demo/invoicing-api.ts";
import { ENGLISH, writeInvoicingDocument } from "../demo/invoicing-document.ts";
import { connect, createClient, signUp } from "../toolgate-client.ts";
import { type Figure, figure, percentile, perSecond, timeEach } from "./figure.ts";
import { timeCpu } from "./process-cpu.ts";
import { questionPartsBench } from "./question-parts.ts";
import { startServer } from "./start-server.ts";

const SEQUENTIAL = 300;
const CALLERS = 32;
const CONCURRENT = 1_500;

/**
 * `agent-query` (planner `direct`) compared with a plain fetch of the same upstream, sequentially and with
 * 32 callers, and its parts.
 */
export async function* agentQueryBench(): AsyncGenerator<Figure> {
  const api = await startInvoicingApi("key");
  const server = await startServer([new URL(api.url).host]);
  try {
    const client = createClient(server.url, await signUp(server, "bench@example.test"));
    await connect(client, writeInvoicingDocument(api.url, ENGLISH), { invoicing_key: "key" });
    const key = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "bench",
      scopes: ["agent:query"],
    });
    const agent = createClient(server.url, key.body.key);

    const ask = async () => {
      const answer = await agent.call("POST", "/functions/v1/agent-query", {
        user_query: "Find the last invoice of ABC Corp",
        conversation_id: "bench",
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    };
    const plain = async () => {
      const response = await fetch(`${api.url}/companies/ABC%20Corp/invoices/last`, {
        headers: { "x-invoicing-key": "key" },
      });
      await response.json();
    };

    await timeEach(100, ask);
    await timeEach(100, plain);
    const asked = await timeEach(SEQUENTIAL, ask);
    const fetched = await timeEach(SEQUENTIAL, plain);
    for (const p of [50, 95]) {
      yield figure("agent-query", `p${p} sequential`, percentile(asked, p), "ms", percentile(fetched, p));
    }
    yield figure("agent-query", "added at the median", percentile(asked, 50) - percentile(fetched, 50), "ms");
    const read = async () => {
      const answer = await client.call("GET", "/functions/v1/connectors");
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    };
    const questions = await timeCpu(server, () => perSecond(CALLERS, CONCURRENT, ask));
    const reads = await timeCpu(server, () => perSecond(CALLERS, CONCURRENT, read));
    const fetches = await perSecond(CALLERS, CONCURRENT, plain);
    yield figure("agent-query", `${CALLERS} callers`, questions.result, "requests/s", fetches);
    yield figure(
      "agent-query",
      `${CALLERS} callers, beside authenticated reads of our own`,
      questions.result,
      "requests/s",
      reads.result,
    );
    // CPU time varies less than the clock on a machine that others use, too.
    for (const part of ["gateway and database", "functions"] as const)
      yield figure(
        "agent-query",
        `CPU of a question, ${part}, beside an authenticated read`,
        questions.cpu[part] / CONCURRENT,
        "ms",
        reads.cpu[part] / CONCURRENT,
      );
  } finally {
    await server.stop();
    await api.stop();
  }
  yield* questionPartsBench();
}
