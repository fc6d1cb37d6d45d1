import { startInvoicingApi } from "../demo/invoicing-api.ts";
import { ENGLISH, writeInvoicingDocument } from "../demo/invoicing-document.ts";
import { startJiraApi } from "../demo/jira-api.ts";
import { writeJiraDocument } from "../demo/jira-document.ts";
import { fillKnowledgeBase } from "../demo/knowledge.ts";
import { startDemoStack } from "../demo/start-demo-stack.ts";
import { connect, createClient, signUp, type ToolgateClient } from "../toolgate-client.ts";

export interface EvaluatedToolgate {
  url: string;
  client: ToolgateClient;
  /**
   * Number of writes that reached an API; null when the APIs are not observed and no real requests may be
   * sent.
   */
  countWrites(): Promise<number | null>;
  stop(): Promise<void>;
}

/**
 * The embedded stack in memory in production mode, with the APIs of the demos, the sample and a knowledge
 * base.
 */
export async function openEmbedded(): Promise<EvaluatedToolgate> {
  const secret = crypto.randomUUID();
  const invoicing = await startInvoicingApi(secret);
  const jira = await startJiraApi(secret);
  const stack = await startDemoStack([invoicing, jira], "prod", true);
  try {
    const owner = createClient(stack.url, await signUp(stack, "evaluation@toolgate.local"));
    const { sample } = (await (await fetch(`${stack.url}/toolgate.json`)).json()) as {
      sample: { openapi_url: string };
    };
    await connect(owner, await (await fetch(new URL(sample.openapi_url, stack.url))).json());
    await connect(owner, writeInvoicingDocument(invoicing.url, ENGLISH), { invoicing_key: secret });
    await connect(owner, writeJiraDocument(jira.url), { jira_token: secret });
    await fillKnowledgeBase(owner);
    const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "evaluation",
      scopes: ["agent:query", "memory:read"],
    });
    return {
      url: "embedded",
      client: createClient(stack.url, made.body.key),
      async countWrites() {
        const { notes } = (await (await fetch(`${stack.url}/sample/v1/notes`)).json()) as {
          notes: unknown[];
        };
        return invoicing.mails.length + jira.tickets.length + notes.length;
      },
      stop: stack.stop,
    };
  } catch (error) {
    await stack.stop();
    throw error;
  }
}
