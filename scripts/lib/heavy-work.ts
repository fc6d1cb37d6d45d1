import { MAX_DOCUMENT_BYTES } from "../../src/catalogue/openapi/parse/parse-document.ts";
import { MAX_TEXT_BYTES } from "../../src/contract/api/memory/documents.ts";
import { createClient, signUp, type ToolgateClient } from "../toolgate-client.ts";
import { writeLargeDocument } from "./write-large-document.ts";

/** A running embedded stack. */
export interface RehearsalStack {
  url: string;
  publishableKey: string;
  secretKey: string;
}

/** The largest request that a function accepts, sent to `url`; returns the fault, if any. */
type HeavyWork = (url: string, stack: RehearsalStack) => Promise<string[]>;

export const HEAVY_WORK: Readonly<Record<string, HeavyWork>> = {
  connectors: async (url, stack) => {
    const client = await openAccount(url, stack);
    const document = writeLargeDocument(MAX_DOCUMENT_BYTES);
    return [
      ...(await ask(client, "/connectors/check?annotate=true", document, 200)),
      ...(await ask(client, "/connectors/upload", document, 201)),
    ];
  },
  documents: async (url, stack) => {
    const sentence =
      "The invoice of an order is sent to the customer when the order has left the warehouse. ";
    const content = sentence.repeat(Math.floor(MAX_TEXT_BYTES / sentence.length));
    const body = { site_id: "rehearsal", source: "large.txt", content };
    return ask(await openAccount(url, stack), "/documents", JSON.stringify(body), 201);
  },
  worker: (url, stack) => ask(createClient(url, stack.secretKey), "/worker", undefined, 200),
};

async function openAccount(url: string, stack: RehearsalStack): Promise<ToolgateClient> {
  return createClient(url, await signUp(stack, `${crypto.randomUUID()}@example.test`));
}

async function ask(client: ToolgateClient, path: string, body: string | undefined, expected: number) {
  const { status, body: answer } = await client.call("POST", `/functions/v1${path}`, body);
  return status === expected
    ? []
    : [`POST ${path} answers ${status}: ${JSON.stringify(answer).slice(0, 300)}`];
}
