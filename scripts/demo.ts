import { resolve } from "node:path";
import { startStack } from "../supabase/embedded/start-stack.ts";
import { startInvoicingApi } from "./demo/invoicing-api.ts";
import { CZECH, ENGLISH, writeInvoicingDocument } from "./demo/invoicing-document.ts";
import { bold, cyan, dim, green, progressLine } from "./terminal.ts";
import { createClient, signUp, waitForActive } from "./toolgate-client.ts";

/**
 * `npm run demo` (`-- --cs` in Czech): the whole job on the embedded stack, in memory, with an invoicing API that the
 * demo serves itself. Exits 0 when both questions were answered and the mail endpoint got exactly the invoice.
 */
interface Answer {
  status: string;
  final_data: Record<string, unknown>;
  internal_log: string;
}

const czech = process.argv.includes("--cs");
const questions = czech
  ? { find: "Najdi poslední fakturu ABC Corp", send: "Pošli ji na ucetni@abccorp.cz" }
  : { find: "Find the last invoice of ABC Corp", send: "Send it to ucetni@abccorp.cz" };
const apiKey = `inv_${crypto.randomUUID()}`;

const api = await startInvoicingApi(apiKey);
step(1, "An invoicing API on loopback", api.url);

const starting = progressLine("Starting the embedded stack …");
const stack = await startStack({
  projectDir: resolve(import.meta.dirname, ".."),
  port: 0,
  host: "127.0.0.1",
  dataDir: "memory://",
  env: { EGRESS_ALLOW: new URL(api.url).host, TOOLGATE_ENV: "dev" },
  log: () => undefined,
});
starting.done();
step(2, "Toolgate on the embedded stack, in memory", stack.url);

try {
  const client = createClient(stack.url, await signUp(stack, "demo@toolgate.local"));
  const uploaded = await client.call<{ connector_id: string; operation_count: number }>(
    "POST",
    "/api/v1/connectors/upload",
    writeInvoicingDocument(api.url, czech ? CZECH : ENGLISH),
  );
  expect(uploaded.status === 201, uploaded.body);
  step(3, "Uploaded the connector", `${uploaded.body.operation_count} operations`);

  const { connector_id } = uploaded.body;
  const stored = await client.call("POST", "/api/v1/secrets/vault", {
    connector_id,
    secrets: { invoicing_key: apiKey },
  });
  expect(stored.status === 200, stored.body);
  step(4, "Stored its secret in the vault", "invoicing_key");

  const indexing = progressLine("Indexing …");
  await waitForActive(client, connector_id);
  indexing.done();
  step(5, "The connector is ACTIVE", connector_id);

  const found = await ask(questions.find);
  step(6, `Asked: ${bold(questions.find)}`, found.internal_log);
  console.log(JSON.stringify(found, null, 2));

  const sent = await ask(questions.send, { invoice: found.final_data });
  step(7, `Asked, with that invoice as context: ${bold(questions.send)}`, sent.internal_log);
  const [mail] = api.mails;
  expect(
    JSON.stringify(mail) === JSON.stringify({ to: "ucetni@abccorp.cz", invoice: found.final_data }),
    mail,
  );
  step(8, "The mail endpoint got exactly those data", JSON.stringify(mail));

  async function ask(user_query: string, user_context_data?: Record<string, unknown>): Promise<Answer> {
    const { body } = await client.call<Answer>("POST", "/api/v1/agent/query", {
      user_query,
      conversation_id: "demo",
      ...(user_context_data && { user_context_data }),
    });
    expect(body.status === "SUCCESS", body);
    return body;
  }
} finally {
  await stack.stop();
  await api.stop();
}
console.log(green("\nDone. `npm start` runs the product; the README says how to connect your own API."));

function step(number: number, what: string, detail: string): void {
  console.log(`${cyan(`${number}.`)} ${what}\n   ${dim(detail)}`);
}

function expect(holds: boolean, got: unknown): asserts holds {
  if (!holds) throw new Error(`The demo did not go as it should. Got: ${JSON.stringify(got, null, 2)}`);
}
