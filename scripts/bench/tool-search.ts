import { connect, createClient, signUp } from "../toolgate-client.ts";
import { type Figure, figure, percentile, timeEach } from "./figure.ts";
import { startServer } from "./start-server.ts";
import { writeCatalogue } from "./write-catalogue.ts";

const QUESTIONS = [
  "list the open orders of a customer",
  "create a new shipment for an order",
  "which invoices are overdue",
  "delete the webhook of a project",
  "change the address of a supplier",
];

/** `tools/search` over HTTP at 1,000 and 10,000 operations. */
export async function* toolSearchBench(): AsyncGenerator<Figure> {
  const server = await startServer();
  try {
    const client = createClient(server.url, await signUp(server, "bench@example.test"));
    let operations = 0;
    for (const target of [1_000, 10_000]) {
      while (operations < target) {
        await connect(client, writeCatalogue(operations / 500, 500));
        operations += 500;
      }
      let turn = 0;
      const search = async () => {
        const query = QUESTIONS[turn++ % QUESTIONS.length];
        const { status, body } = await client.call("POST", "/functions/v1/tools/search", { query });
        if (status !== 200) throw new Error(JSON.stringify(body));
      };
      await timeEach(20, search);
      const samples = await timeEach(200, search);
      yield figure("tool-search", `p50 at ${target} operations`, percentile(samples, 50), "ms");
      yield figure("tool-search", `p95 at ${target} operations`, percentile(samples, 95), "ms");
    }
  } finally {
    await server.stop();
  }
}
