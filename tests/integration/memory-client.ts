import type { ToolgateClient } from "../../scripts/toolgate-client.ts";

export interface StoredDocument {
  document_id: string;
  status: string;
  chunk_count: number;
  indexed_count: number;
  unchanged?: boolean;
  content: string;
  chunks: { content: string; overlap: number; chunk_index: number; headings: string[] }[];
  error?: string;
}

export interface Context {
  context: string;
  sources: { document_id: string; source: string; chunk_index: number; score: number; weak?: true }[];
  messages: number;
  indexing?: number;
}

/** Waits until the newest version of a document is searchable. */
export async function waitForReady(client: ToolgateClient, documentId: string): Promise<StoredDocument> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const { body } = await client.call<StoredDocument>("GET", `/documents/${documentId}`);
    if (body.status === "READY") return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Document ${documentId} did not become READY within half a minute.`);
}

/** Stores a document and waits until it is searchable. */
export async function remember(
  client: ToolgateClient,
  document: { site_id: string; source: string; content: string; metadata?: object },
): Promise<StoredDocument> {
  const stored = await client.call<StoredDocument>("POST", "/documents", document);
  if (stored.status !== 201) throw new Error(`POST /documents: ${JSON.stringify(stored.body)}`);
  return waitForReady(client, stored.body.document_id);
}
