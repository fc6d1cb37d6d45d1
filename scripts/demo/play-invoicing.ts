import { bold, progressLine } from "../terminal.ts";
import { createClient, signUp, waitForActive } from "../toolgate-client.ts";
import { startInvoicingApi } from "./invoicing-api.ts";
import { CZECH, ENGLISH, writeInvoicingDocument } from "./invoicing-document.ts";
import { startDemoStack } from "./start-demo-stack.ts";
import { expectInDemo, tellStep } from "./tell-step.ts";

interface Answer {
  status: string;
  final_data: Record<string, unknown>;
  internal_log: string;
}

/**
 * The whole job on the embedded stack, in memory, with an invoicing API that the demo serves itself. Ends well when both
 * questions were answered and the mail endpoint got exactly the invoice.
 */
export async function playInvoicing(czech: boolean): Promise<void> {
  const questions = czech
    ? { find: "Najdi poslední fakturu ABC Corp", send: "Pošli ji na ucetni@abccorp.cz" }
    : { find: "Find the last invoice of ABC Corp", send: "Send it to ucetni@abccorp.cz" };
  const apiKey = `inv_${crypto.randomUUID()}`;

  const api = await startInvoicingApi(apiKey);
  tellStep(1, "An invoicing API on loopback", api.url);

  const stack = await startDemoStack([api], "dev");
  tellStep(2, "Toolgate on the embedded stack, in memory", stack.url);

  try {
    const client = createClient(stack.url, await signUp(stack, "demo@toolgate.local"));
    const uploaded = await client.call<{ connector_id: string; operation_count: number }>(
      "POST",
      "/api/v1/connectors/upload",
      writeInvoicingDocument(api.url, czech ? CZECH : ENGLISH),
    );
    expectInDemo(uploaded.status === 201, uploaded.body);
    tellStep(3, "Uploaded the connector", `${uploaded.body.operation_count} operations`);

    const { connector_id } = uploaded.body;
    const stored = await client.call("POST", "/api/v1/secrets/vault", {
      connector_id,
      secrets: { invoicing_key: apiKey },
    });
    expectInDemo(stored.status === 200, stored.body);
    tellStep(4, "Stored its secret in the vault", "invoicing_key");

    const indexing = progressLine("Indexing …");
    await waitForActive(client, connector_id);
    indexing.done();
    tellStep(5, "The connector is ACTIVE", connector_id);

    const found = await ask(questions.find);
    tellStep(6, `Asked: ${bold(questions.find)}`, found.internal_log);
    console.log(JSON.stringify(found, null, 2));

    const sent = await ask(questions.send, { invoice: found.final_data });
    tellStep(7, `Asked, with that invoice as context: ${bold(questions.send)}`, sent.internal_log);
    const [mail] = api.mails;
    expectInDemo(
      JSON.stringify(mail) === JSON.stringify({ to: "ucetni@abccorp.cz", invoice: found.final_data }),
      mail,
    );
    tellStep(8, "The mail endpoint got exactly those data", JSON.stringify(mail));

    async function ask(user_query: string, user_context_data?: Record<string, unknown>): Promise<Answer> {
      const { body } = await client.call<Answer>("POST", "/api/v1/agent/query", {
        user_query,
        conversation_id: "demo",
        ...(user_context_data && { user_context_data }),
      });
      expectInDemo(body.status === "SUCCESS", body);
      return body;
    }
  } finally {
    await stack.stop();
  }
}
