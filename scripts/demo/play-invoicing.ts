import { bold, cyan, dim, green, progressLine } from "../terminal.ts";
import { createClient, signUp, waitForActive } from "../toolgate-client.ts";
import { startInvoicingApi } from "./invoicing-api.ts";
import { CZECH, ENGLISH, writeInvoicingDocument } from "./invoicing-document.ts";
import { expectInDemo } from "./print-step.ts";
import { startDemoStack } from "./start-demo-stack.ts";

interface Answer {
  status: string;
  final_data: Record<string, unknown>;
  tool: { operation_id: string; name: string };
  trace: { kind: string; output: { http_status?: number; request?: { method: string; url: string } } }[];
}

const WORDS = {
  en: {
    find: "Find the last invoice of ABC Corp",
    send: "Send it to ucetni@abccorp.cz",
    starting: "Starting the embedded stack …",
    indexing: "Indexing …",
    ready: (operations: number) =>
      `An invoicing API and Toolgate in memory: connector uploaded (${operations} operations), secret stored, ACTIVE.`,
    labels: { question: "Question", operation: "Operation", request: "Request", answer: "Answer" },
    sent: "The mail endpoint got exactly that invoice:",
    done: "Done. `npm start` runs the product; docs/connectors.md says how to connect your own API.",
  },
  cs: {
    find: "Najdi poslední fakturu ABC Corp",
    send: "Pošli ji na ucetni@abccorp.cz",
    starting: "Spouští se vestavěný Toolgate …",
    indexing: "Indexuje se …",
    ready: (operations: number) =>
      `Fakturační API a Toolgate v paměti: konektor nahrán (operací: ${operations}), tajemství uloženo, stav ACTIVE.`,
    labels: { question: "Otázka", operation: "Operace", request: "Požadavek", answer: "Odpověď" },
    sent: "Poštovní služba dostala přesně tuto fakturu:",
    done: "Hotovo. `npm start` spustí celý produkt; jak připojit vlastní API, je v docs/connectors.md.",
  },
};

/**
 * Runs the demo on the embedded stack, in memory, with a local invoicing API. Succeeds when both questions
 * were answered and the mail endpoint received exactly the invoice.
 *
 * @param options.trace prints the complete answers
 */
export async function playInvoicing(options: { czech: boolean; trace: boolean }): Promise<void> {
  const words = options.czech ? WORDS.cs : WORDS.en;
  const apiKey = `inv_${crypto.randomUUID()}`;
  const api = await startInvoicingApi(apiKey);
  const stack = await startDemoStack([api], "dev", false, words.starting);

  try {
    const client = createClient(stack.url, await signUp(stack, "demo@toolgate.local"));
    const uploaded = await client.call<{ connector_id: string; operation_count: number }>(
      "POST",
      "/api/v1/connectors/upload",
      writeInvoicingDocument(api.url, options.czech ? CZECH : ENGLISH),
    );
    expectInDemo(uploaded.status === 201, uploaded.body);
    const { connector_id, operation_count } = uploaded.body;
    const secrets = { invoicing_key: apiKey };
    const stored = await client.call("POST", "/api/v1/secrets/vault", { connector_id, secrets });
    expectInDemo(stored.status === 200, stored.body);
    const indexing = progressLine(words.indexing);
    await waitForActive(client, connector_id);
    indexing.done();
    console.log(dim(words.ready(operation_count)));

    const found = await ask(words.find);
    await ask(words.send, { invoice: found.final_data });
    const [mail] = api.mails;
    expectInDemo(
      JSON.stringify(mail) === JSON.stringify({ to: "ucetni@abccorp.cz", invoice: found.final_data }),
      mail,
    );
    console.log(`${green(words.sent)} ${JSON.stringify(mail)}\n${green(words.done)}`);

    async function ask(user_query: string, user_context_data?: Record<string, unknown>): Promise<Answer> {
      const { body } = await client.call<Answer>("POST", "/api/v1/agent/query", {
        user_query,
        conversation_id: "demo",
        ...(user_context_data && { user_context_data }),
      });
      expectInDemo(body.status === "SUCCESS", body);
      showAnswer(user_query, body, words.labels, options.trace);
      return body;
    }
  } finally {
    await stack.stop();
  }
}

function showAnswer(
  question: string,
  body: Answer,
  labels: (typeof WORDS)["en"]["labels"],
  whole: boolean,
): void {
  const { status, final_data, tool, trace } = body;
  const call = trace.find(({ kind }) => kind === "tool_call")?.output;
  const request = call?.request ? `${call.request.method} ${call.request.url} → ${call.http_status}` : "";
  const width = Math.max(...Object.values(labels).map(({ length }) => length)) + 2;
  const line = (label: string, text: string) => console.log(`${cyan(label.padEnd(width))}${text}`);
  line(labels.question, bold(question));
  line(labels.operation, `${tool.operation_id} (${tool.name})`);
  line(labels.request, request);
  line(labels.answer, whole ? JSON.stringify(body, null, 2) : JSON.stringify({ status, final_data }));
}
