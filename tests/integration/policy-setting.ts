import { type InvoicingApi, startInvoicingApi } from "../../scripts/demo/invoicing-api.ts";
import { ENGLISH, writeInvoicingDocument } from "../../scripts/demo/invoicing-document.ts";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

export const SECRET = "policy-canary-5f2e";

export const INVOICE = {
  id: 1,
  number: "n1",
  company: "c",
  issued_on: "2026-01-01",
  total: 1,
  currency: "CZK",
  paid: true,
};

export interface Answer {
  status: string;
  error_code?: string;
  error_message?: string;
  final_data?: { [field: string]: unknown };
  trace_id: string;
  tool?: { operation_id: string; side_effect: string };
  technical_details: {
    approval_id: string;
    approval_url?: string;
    reason?: string;
    retry_after_s?: number;
    limit_of?: string;
    question?: string;
    candidates?: string[];
    errors?: { pointer: string; message: string; line?: number }[];
  };
}

/** A running Toolgate with the invoicing API, and its owner with the connector. */
export interface PolicySetting {
  api: InvoicingApi;
  toolgate: Toolgate;
  owner: ToolgateClient;
  connector_id: string;
  /** A key of the owner, by default with the scope for queries only. */
  newKey(options?: {
    agent_id?: string;
    rate_limit_per_min?: number;
    scopes?: string[];
  }): Promise<ToolgateClient>;
  putAgent(file: object, client?: ToolgateClient): Promise<void>;
  stop(): Promise<void>;
}

export async function startPolicySetting(
  env: "dev" | "prod",
  upstreams: string[] = [],
): Promise<PolicySetting> {
  const api = await startInvoicingApi(SECRET);
  const toolgate = await startToolgate({ upstreams: [api.url, ...upstreams], env: { TOOLGATE_ENV: env } });
  const owner = (await toolgate.newPerson()).client;
  const connector_id = await connect(owner, writeInvoicingDocument(api.url, ENGLISH), {
    invoicing_key: SECRET,
  });
  return {
    api,
    toolgate,
    owner,
    connector_id,
    async newKey({ scopes = ["agent:query"], ...rest } = {}) {
      const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
        name: `key ${crypto.randomUUID()}`,
        scopes,
        ...rest,
      });
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      return toolgate.as(made.body.key);
    },
    async putAgent(file, client = owner) {
      const { agent_id } = file as { agent_id: string };
      const stored = await client.call("PUT", `/functions/v1/agents/${agent_id}`, file);
      if (stored.status !== 200) throw new Error(JSON.stringify(stored.body));
    },
    async stop() {
      await toolgate.stop();
      await api.stop();
    },
  };
}

/** A read: requests the last invoice of a company. */
export function askLast(client: ToolgateClient, more: object = {}, headers: Record<string, string> = {}) {
  const query = {
    user_query: "Find the last invoice of ABC Corp",
    conversation_id: "c",
    user_context_data: { company: "ABC Corp" },
    ...more,
  };
  return client.call<Answer>("POST", "/functions/v1/agent-query", query, headers);
}

/** A write: requests to send an invoice. */
export function askSend(
  client: ToolgateClient,
  to: string,
  more: object = {},
  headers: Record<string, string> = {},
) {
  const query = {
    user_query: `Send it to ${to}`,
    conversation_id: "c",
    user_context_data: { invoice: INVOICE },
    ...more,
  };
  return client.call<Answer>("POST", "/functions/v1/agent-query", query, headers);
}
