import type { Stack } from "../../supabase/embedded/stack-options.ts";
import { fillKnowledgeBase, SITE } from "../demo/knowledge.ts";
import type { ToolgateClient } from "../toolgate-client.ts";
import { QUESTION, type Shown } from "./pages.ts";

interface Parts {
  connectorId: string;
  /** Addresses of the sign-in provider, the model and the API of the tool. */
  calendar: string;
  model: string;
  invoicing: string;
  email: string;
}

/** Fills an account that has the invoicing API with one thing of every kind. @returns its ids, each time with a fresh connect link */
export async function prepareAccount(
  client: ToolgateClient,
  stack: Stack,
  parts: Parts,
): Promise<() => Promise<Shown>> {
  const send = async <T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
    const answer = await client.call<T>(method, path, body, headers);
    if (answer.status >= 300 && answer.status !== 300)
      throw new Error(`${method} ${path}: HTTP ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  await fillKnowledgeBase(client);
  const [tool] = await send<{ id: string }[]>(
    "POST",
    "/rest/v1/custom_tools",
    exchangeRate(parts.invoicing),
    {
      apikey: stack.publishableKey,
      prefer: "return=representation",
    },
  );
  await send("PUT", "/functions/v1/approvals/groups/finance-leads", { members: [parts.email] });
  await send("PUT", "/functions/v1/agents/accountant", ACCOUNTANT, { "content-type": "application/yaml" });
  await send("POST", "/functions/v1/api-keys", {
    name: "n8n",
    agent_id: "accountant",
    scopes: ["agent:query"],
  });
  const answered = await send<{ trace_id: string }>("POST", "/functions/v1/agent-query", {
    user_query: QUESTION,
    conversation_id: "pictures",
  });
  await client.call("POST", "/functions/v1/agent-query", {
    user_query: "Book a flight to Oslo",
    conversation_id: "pictures",
  });
  // After the questions: with a model, the stand-in would be asked about them.
  await send("PUT", "/functions/v1/settings/model", {
    base_url: `${parts.model}/v1`,
    chat_model: "stand-in",
    key: crypto.randomUUID(),
  });
  const calendarId = await connectCalendar(send, parts.calendar);
  return async () => ({
    connectorId: parts.connectorId,
    toolId: tool?.id ?? "",
    siteId: SITE,
    traceId: answered.trace_id,
    agentId: "accountant",
    connectLink: (
      await send<{ url: string }>("POST", "/functions/v1/connections/links", {
        connector_id: calendarId,
        end_user: "customer 7",
      })
    ).url,
  });
}

/** An API that people sign in to. @returns its connector */
async function connectCalendar(
  send: <T>(method: string, path: string, body?: unknown) => Promise<T>,
  calendar: string,
): Promise<string> {
  const path = "/functions/v1/connectors/import";
  const { found } = await send<{ found: { kind: string; url: string }[] }>("POST", path, { url: calendar });
  const [document] = found;
  if (document === undefined) throw new Error(`${calendar} names no document.`);
  const choose = { kind: document.kind, url: document.url };
  const { connector_id } = await send<{ connector_id: string }>("POST", path, { url: calendar, choose });
  return connector_id;
}

const ACCOUNTANT = `agent_id: accountant
description: Finds invoices and sends them after an approval

approval:
  mode: manual
  approver_group: finance-leads

tools:
  - name: findLastInvoice
    side_effect: read
  - name: sendInvoiceByEmail
    side_effect: write
    rate_limit_per_min: 5
`;

const exchangeRate = (url: string) => ({
  name: "exchange_rate",
  description: "The exchange rate of a currency on a day",
  tool_type: "http_api",
  side_effect: "read",
  http_config: { url: `${url}/rates?currency={{currency}}`, method: "GET", headers: {} },
  parameters: {
    type: "object",
    properties: { currency: { type: "string", description: "Code of the currency" } },
    required: ["currency"],
  },
});
