import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Context, remember, type StoredDocument, waitForReady } from "./memory-client.ts";
import { type ScriptedModel, startScriptedModel } from "./scripted-model.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

const userOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { sub: string }).sub;

async function waitFor(holds: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (await holds()) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("It did not happen within half a minute.");
}

describe("with an embedding model", () => {
  let model: ScriptedModel;
  let toolgate: Toolgate;
  beforeAll(async () => {
    model = await startScriptedModel();
    toolgate = await startToolgate({
      env: { OPENAI_API_KEY: "k", OPENAI_BASE_URL: model.url, EMBEDDING_MODEL: "letters" },
    });
  });
  afterAll(async () => {
    await toolgate?.stop();
    await model?.stop();
  });

  it("a chunk without a word of the question is found by its nearness", async () => {
    const { client, token } = await toolgate.newPerson();
    const site_id = "near";
    // The scripted model's vectors count letters, so an anagram has the same vector.
    for (let i = 0; i < 30; i++)
      await client.call("POST", "/documents", {
        site_id,
        source: `other ${i}`,
        content: `Zzz yyy xxx qqq jjj vvv ${"kwfbgp".slice(i % 6)} ${i}`,
      });
    await remember(client, { site_id, source: "anagram", content: "silent night" });
    const { body } = await client.call<Context>("POST", "/retrieve-context", {
      user_id: userOf(token),
      site_id,
      query: "listen thing",
    });
    expect(body.sources.map(({ source, weak }) => [source, weak]).slice(0, 2)).toEqual([
      ["anagram", undefined],
      [expect.stringMatching(/^other/), true],
    ]);
  });

  it("nearness counts from the first chunks of a site", async () => {
    const { client, token } = await toolgate.newPerson();
    const site_id = "few";
    await client.call("POST", "/documents", { site_id, source: "other", content: "Zzz yyy xxx qqq" });
    await remember(client, { site_id, source: "anagram", content: "silent night" });
    const { body } = await client.call<Context>("POST", "/retrieve-context", {
      user_id: userOf(token),
      site_id,
      query: "listen thing",
    });
    expect(body.sources.map(({ source, weak }) => [source, weak])).toEqual([
      ["anagram", undefined],
      ["other", true],
    ]);
  });

  it("a chunk that the model rejects does not stop others, and its text is not revealed", async () => {
    model.refuses = (text) => text.includes("SECRET-OF-A");
    const [a, b] = [await toolgate.newPerson(), await toolgate.newPerson()];
    const put = async (client: typeof a.client, site_id: string, content: string) =>
      (await client.call<StoredDocument>("POST", "/documents", { site_id, source: "s", content })).body
        .document_id;
    const refused = await put(a.client, "poison-a", "SECRET-OF-A and more");
    const fine = await put(b.client, "poison-b", "a harmless text");
    await waitFor(async () => {
      const [row] = await toolgate.stack.sql<{ model: string | null }>(
        "select embedding_model as model from knowledge_documents where document_id = $1",
        [fine],
      );
      return row?.model === "letters";
    });
    const mine = await waitForReady(a.client, refused);
    await waitFor(async () => {
      const { body } = await a.client.call<StoredDocument>("GET", `/documents/${refused}`);
      return body.error !== undefined;
    });
    expect(mine.content).toContain("SECRET-OF-A");
    const errors = await toolgate.stack.sql(
      "select distinct last_error from knowledge_documents where last_error is not null",
    );
    expect(JSON.stringify(errors)).toContain("refuses a part of it");
    expect(JSON.stringify([errors, toolgate.logs])).not.toContain("SECRET-OF-A");
    expect((await waitForReady(b.client, fine)).error).toBeUndefined();
    model.refuses = () => false;
  });

  it("a large site's vectors go into their index, and are found through it", async () => {
    const { client } = await toolgate.newPerson();
    const site_id = "large";
    await client.call("POST", "/functions/v1/sites", { site_id });
    await toolgate.stack.sql(
      "create or replace function private.large_site() returns integer language sql immutable as 'select 3'",
    );
    const vector = (i: number) =>
      `[${Array.from({ length: 384 }, (_, d) => (d === i ? 1 : 0.01)).join(",")}]`;
    for (let i = 0; i < 6; i++) {
      await toolgate.stack.sql(
        `with d as (insert into site_documents (site_id, source, format, content_hash, revision, live_revision, status, chunk_count, characters)
           values ($1, $2, 'plain', 'x', gen_random_uuid(), null, 'READY', 1, 1) returning *)
         insert into knowledge_documents (site_id, document_id, revision, source, chunk_index, content, embedding, embedding_model, chunk_no)
         select d.site_id, d.document_id, d.revision, d.source, 0, 'chunk ' || $2, $3::vector, 'external', $4::int from d`,
        [site_id, `v${i}`, vector(i), String(100 + i)],
      );
    }
    await toolgate.stack.sql("update sites set next_chunk_no = 200 where site_id = $1", [site_id]);
    // Vectors of a model that Toolgate does not call itself ("external") are never made anew; the worker may index some of them.
    const indexed: unknown[] = [];
    do {
      indexed.push((await toolgate.stack.sql("select service.index_vectors(4) as n"))[0]?.["n"]);
    } while (indexed.at(-1) !== 0);
    expect(indexed.every((n) => Number(n) <= 4)).toBe(true);
    const [found] = await toolgate.stack.sql<{ sources: string[] }>(
      `select array(select c ->> 'source' from jsonb_array_elements(private.find_chunks(s, '{}', $2, 'external', 2) -> 'chunks') c) as sources
       from sites s where s.site_id = $1`,
      [site_id, vector(3)],
    );
    expect(found?.sources[0]).toBe("v3");
  });
});

describe("an embedding model that is out of reach", () => {
  let toolgate: Toolgate;
  beforeAll(async () => {
    toolgate = await startToolgate({
      env: { OPENAI_API_KEY: "k", OPENAI_BASE_URL: "http://127.0.0.1:9/v1", EMBEDDING_MODEL: "gone" },
    });
  });
  afterAll(() => toolgate?.stop());

  it("keeps no document from being found by its words, and says what is wrong", async () => {
    const { client, token } = await toolgate.newPerson();
    const stored = await client.call<StoredDocument>("POST", "/documents", {
      site_id: "words",
      source: "a",
      content: "The door code is 4711.",
    });
    const ready = await waitForReady(client, stored.body.document_id);
    expect(ready.error).toMatch(/\S/);
    await waitFor(async () => {
      const { status, body } = await client.call<Context>("POST", "/retrieve-context", {
        user_id: userOf(token),
        site_id: "words",
        query: "door code",
      });
      return status === 200 && body.context.includes("4711");
    });
  });
});
