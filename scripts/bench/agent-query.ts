import { startInvoicingApi } from "../demo/invoicing-api.ts";
import { ENGLISH, writeInvoicingDocument } from "../demo/invoicing-document.ts";
import { connect, createClient, signUp } from "../toolgate-client.ts";
import { type Figure, figure, percentile, perSecond, timeEach } from "./figure.ts";
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
    const rate = await perSecond(CALLERS, CONCURRENT, ask);
    yield figure(
      "agent-query",
      `${CALLERS} callers`,
      rate,
      "requests/s",
      await perSecond(CALLERS, CONCURRENT, plain),
    );
  } finally {
    await server.stop();
    await api.stop();
  }
  yield* questionPartsBench();
}
