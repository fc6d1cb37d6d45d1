import type { ToolgateClient } from "../toolgate-client.ts";

export interface Article {
  source: string;
  content: string;
}

export const SITE = "support";

/** The knowledge base of a shop. */
export const ARTICLES: Article[] = [
  {
    source: "help/returns.md",
    content:
      "# Returns and refunds\n\nA parcel may be sent back within 30 days.\n\nA refund takes fourteen days from the day the parcel reaches us. It goes back to the card that was used.",
  },
  {
    source: "help/delivery.md",
    content:
      "# Delivery\n\nParcels are delivered within three working days.\n\nA damaged parcel is replaced free of charge: keep the box and open a ticket with the number of the order.",
  },
  {
    source: "help/accounts.md",
    content:
      "# Accounts\n\nA forgotten password is set anew with the link Forgot password on the sign-in page. The link works for one hour.",
  },
];

/** Stores the articles in a site of the memory, and waits until they are indexed. */
export async function fillKnowledgeBase(client: ToolgateClient, articles = ARTICLES): Promise<void> {
  for (const article of articles) {
    const stored = await client.call<{ document_id: string }>("POST", "/functions/v1/documents", {
      site_id: SITE,
      ...article,
    });
    if (stored.status !== 201)
      throw new Error(`Storing ${article.source}: HTTP ${stored.status} ${JSON.stringify(stored.body)}`);
    await waitUntilReady(client, stored.body.document_id);
  }
}

async function waitUntilReady(client: ToolgateClient, documentId: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const { body } = await client.call<{ status: string }>("GET", `/functions/v1/documents/${documentId}`);
    if (body.status === "READY") return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Document ${documentId} did not become READY within half a minute.`);
}
