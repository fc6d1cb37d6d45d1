import process from "node:process";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { StoredDocument } from "./memory-client.ts";
import { waitForReady } from "./memory-client.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

let toolgate: Toolgate;
beforeAll(async () => {
  toolgate = await startToolgate({ longestPause: 50 });
});
afterAll(() => toolgate?.stop());

const KILLS = 12;
/** Enough chunks for several batches of indexing. */
const textOf = (n: number) =>
  Array.from(
    { length: 400 },
    (_, i) => `Paragraph ${i} of document ${n}. ${"It has some words. ".repeat(12)}`,
  ).join("\n\n");

it("killed at a dozen moments of ingestion, every document ends complete or absent, and doing it again finishes it", async () => {
  const { client } = await toolgate.newPerson();
  const site_id = "crash";
  await client.call("POST", "/functions/v1/sites", { site_id });
  const put = (n: number) =>
    client.call<StoredDocument>("POST", "/documents", {
      site_id,
      source: `document ${n}`,
      content: textOf(n),
    });
  for (let n = 0; n < KILLS; n++) {
    const upload = put(n % 4).catch(() => undefined);
    // The process is killed at different times: at once, during the upload, during indexing.
    for (let step = 0; step < n % 7; step++) await toolgate.stack.sql("select 1");
    if (n % 3 === 0) await upload;
    const pid = toolgate.stack.functionsPid();
    if (pid !== undefined) process.kill(pid, "SIGKILL");
    await upload;
    await waitForFunctions();
    await expectWhole();
    // The lease of a killed worker expires after a minute; the test ends it instead of waiting.
    await toolgate.stack.sql(
      "update knowledge_documents set leased_until = null where leased_until is not null",
    );
  }
  for (let n = 0; n < 4; n++) {
    const { body } = await put(n);
    await startWorker();
    const ready = await waitForReady(client, body.document_id);
    expect(ready.content).toBe(textOf(n));
  }
  await expectWhole();
  const [index] = await toolgate.stack.sql<{ chunks: number; posted: number; twice: number }>(
    `select (select count(*)::int from knowledge_documents) as chunks,
      (select count(distinct (p.segment << 10) + ((x >> 8) & 1023))::int from private.chunk_postings p, unnest(p.postings) x) as posted,
      (select count(*)::int from (select 1 from private.chunk_postings p, unnest(p.postings) x group by p.segment, x >> 8 having count(*) > 1) d) as twice`,
  );
  expect(index).toEqual({ chunks: index?.chunks, posted: index?.chunks, twice: 0 });
});

/** Readers find all chunks of one version of each document or none, and the index contains no others. */
async function expectWhole(): Promise<void> {
  const broken = await toolgate.stack.sql(
    `select d.source from site_documents d
     where (select count(*) from knowledge_documents k where k.document_id = d.document_id and k.chunk_no is not null)
       not in (0, (select count(*) from knowledge_documents k where k.document_id = d.document_id and k.revision = d.live_revision))
     union all
     select 'posting of ' || n from (select distinct (p.segment << 10) + ((x >> 8) & 1023) as n from private.chunk_postings p, unnest(p.postings) x) y
     where not exists (select from knowledge_documents k where k.chunk_no = y.n)`,
  );
  expect(broken).toEqual([]);
}

async function startWorker(): Promise<void> {
  await fetch(`${toolgate.stack.url}/functions/v1/worker`, {
    method: "POST",
    headers: { authorization: `Bearer ${toolgate.stack.secretKey}` },
  })
    .then((response) => response.body?.cancel())
    .catch(() => undefined);
}

async function waitForFunctions(): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if ((await fetch(`${toolgate.stack.url}/healthz`).catch(() => null))?.status === 200) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("The functions did not come back.");
}
