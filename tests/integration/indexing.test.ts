import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import process from "node:process";
import { describe, expect, it } from "vitest";
import { writeCatalogue } from "../../scripts/bench/write-catalogue.ts";
import { createClient, signUp, waitForActive } from "../../scripts/toolgate-client.ts";
import type { Stack } from "../../supabase/embedded/stack-options.ts";
import { startStack } from "../../supabase/embedded/start-stack.ts";
import { takeDatabase } from "./reuse-database.ts";
import { startScriptedModel } from "./scripted-model.ts";
import { connect, startToolgate } from "./start-toolgate.ts";

const SMALL = {
  openapi: "3.1.0",
  info: { title: "Clock", version: "1" },
  servers: [{ url: "https://clock.example.com" }],
  "x-auth-type": "none",
  "x-required-secrets": [],
  paths: {
    "/now": {
      get: { operationId: "now", summary: "The time now", responses: { "200": { description: "OK" } } },
    },
  },
};

describe("indexing", () => {
  it("continues after the functions' process was killed, and reaches ACTIVE with every operation", async () => {
    const toolgate = await startToolgate();
    try {
      const { client } = await toolgate.newPerson();
      const uploaded = await client.call<{ connector_id: string }>(
        "POST",
        "/functions/v1/connectors/upload",
        writeCatalogue(1, 400),
      );
      for (let kill = 0; kill < 3; kill++) {
        const pid = toolgate.stack.functionsPid();
        if (pid !== undefined) process.kill(pid, "SIGKILL");
        // The lease of the killed worker expires after a minute; the test ends it instead of waiting.
        await toolgate.stack.sql(
          "update public.tools set leased_until = now() where leased_until is not null",
        );
        await waitForFunctions(toolgate.stack);
        await startWorker(toolgate.stack);
      }
      await toolgate.stack.sql("update public.tools set leased_until = now() where leased_until is not null");
      await startWorker(toolgate.stack);
      const done = await waitForActive(client, uploaded.body.connector_id);
      expect(done.indexed_count).toBe(done.operation_count);
      const twice = await toolgate.stack.sql(
        "select 1 from private.search_terms group by user_id, term, segment_id having count(*) > 1",
      );
      expect(twice).toEqual([]);
    } finally {
      await toolgate.stop();
    }
  });

  it("concurrent workers index every row once and activate the connector", async () => {
    const toolgate = await startToolgate();
    try {
      const { client } = await toolgate.newPerson();
      const uploaded = await client.call<{ connector_id: string }>(
        "POST",
        "/functions/v1/connectors/upload",
        writeCatalogue(2, 300),
      );
      await Promise.all(Array.from({ length: 8 }, () => startWorker(toolgate.stack)));
      await waitForActive(client, uploaded.body.connector_id);
      const rows = await toolgate.stack.sql<{ embedded: number; tools: number }>(
        "select (select count(*)::int from private.tool_embeddings) as embedded, (select count(*)::int from public.tools) as tools",
      );
      expect(rows[0]?.embedded).toBe(rows[0]?.tools);
    } finally {
      await toolgate.stop();
    }
  });

  it("a change of the embedding model fills new vectors behind the old ones, then switches", async () => {
    const model = await startScriptedModel();
    const projectDir = resolve(import.meta.dirname, "../..");
    const { database, vaultKey, release } = await takeDatabase(projectDir, () => undefined);
    const start = (env: Record<string, string>) =>
      startStack({
        projectDir,
        port: 0,
        host: "127.0.0.1",
        dataDir: "memory://",
        database,
        vaultKey,
        env: { TOOLGATE_ENV: "dev", ...env },
        workerInterval: 200,
        log: () => undefined,
      });
    const models = (stack: Stack) =>
      stack.sql(
        "select (select value #>> '{}' from private.settings where key = 'embedding_model') as active, array_agg(distinct model) as stored from private.tool_embeddings",
      );
    try {
      const before = await start({});
      const client = createClient(before.url, await signUp(before, "m@example.test"));
      await connect(client, SMALL);
      await waitFor(async () => (await models(before))[0]?.["active"] !== null);
      const [local] = await models(before);
      await before.stop();

      const after = await start({
        OPENAI_API_KEY: "k",
        OPENAI_BASE_URL: model.url,
        EMBEDDING_MODEL: "letters",
      });
      await waitFor(async () => (await models(after))[0]?.["active"] === "letters");
      expect(await models(after)).toEqual([{ active: "letters", stored: ["letters"] }]);
      expect(local?.["active"]).not.toBe("letters");
      const status = await after.sql("select status from public.connectors");
      expect(status, "it stayed searchable").toEqual([{ status: "ACTIVE" }]);
      await after.stop();
    } finally {
      await model.stop();
      await release();
    }
  });

  it("a failing embedder stores the reason for the owner, and keeps the rows in the queue", async () => {
    const toolgate = await startToolgate({
      env: { OPENAI_API_KEY: "k", OPENAI_BASE_URL: "http://127.0.0.1:9/v1", EMBEDDING_MODEL: "gone" },
    });
    try {
      const { client } = await toolgate.newPerson();
      const uploaded = await client.call<{ connector_id: string }>(
        "POST",
        "/functions/v1/connectors/upload",
        SMALL,
      );
      await startWorker(toolgate.stack);
      await waitFor(async () => {
        const { body } = await client.call<{ error?: string }>(
          "GET",
          `/functions/v1/connectors/${uploaded.body.connector_id}`,
        );
        return body.error !== undefined;
      });
      const { body } = await client.call("GET", `/functions/v1/connectors/${uploaded.body.connector_id}`);
      expect(body).toMatchObject({ status: "PENDING_SECRETS", indexed_count: 0, operation_count: 1 });
    } finally {
      await toolgate.stop();
    }
  });

  it("an endpoint without embeddings is named with its model and the setting, to the owner and once in the console", async () => {
    const endpoint = createServer((_request, response) => {
      response.writeHead(404, { "content-type": "application/json" }).end('{"error":"quoted-text"}');
    }).listen(0, "127.0.0.1");
    await once(endpoint, "listening");
    const { port } = endpoint.address() as AddressInfo;
    const toolgate = await startToolgate({
      env: { OPENAI_API_KEY: "sk-canary-key", OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` },
    });
    try {
      const { client } = await toolgate.newPerson();
      const reported = (line: string) => line.includes("tools cannot be indexed");
      await client.call("POST", "/functions/v1/connectors/upload", SMALL);
      await waitFor(async () => toolgate.logs.some(reported));
      const { body: list } = await client.call<{ connectors: { error: string }[] }>(
        "GET",
        "/functions/v1/connectors",
      );
      const message = `The embedding model text-embedding-3-small at http://127.0.0.1:${port}/v1/embeddings answered HTTP 404. If it has none, or not this one: set EMBEDDING_MODEL=local or a model of the endpoint.`;
      expect(list.connectors).toMatchObject([{ error: message }]);
      const { body: settings } = await client.call("GET", "/functions/v1/settings");
      expect(settings).toMatchObject({ index: { failing: 1, last_error: message } });
      await toolgate.stack.sql("update public.tools set leased_until = null");
      await startWorker(toolgate.stack);
      expect(toolgate.logs.filter(reported)).toEqual([expect.stringContaining(message)]);
      expect(toolgate.logs.join("\n")).not.toMatch(/sk-canary-key|quoted-text/);
    } finally {
      await toolgate.stop();
      endpoint.close();
    }
  });

  it("an error ends with the model that failed, also for what needs no indexing then", async () => {
    const toolgate = await startToolgate();
    try {
      const { client } = await toolgate.newPerson();
      const id = await connect(client, SMALL);
      await toolgate.stack.sql("update public.tools set last_error = 'of another model'");
      await startWorker(toolgate.stack);
      const { body } = await client.call<{ error?: string }>("GET", `/functions/v1/connectors/${id}`);
      expect(body.error).toBeUndefined();
      const { body: settings } = await client.call("GET", "/functions/v1/settings");
      expect(settings).toMatchObject({ index: { failing: 0, last_error: null } });
    } finally {
      await toolgate.stop();
    }
  });
});

async function startWorker(stack: Stack): Promise<void> {
  await fetch(`${stack.url}/functions/v1/worker`, {
    method: "POST",
    headers: { authorization: `Bearer ${stack.secretKey}` },
  }).catch(() => undefined);
}

async function waitForFunctions(stack: Stack): Promise<void> {
  await waitFor(async () => (await fetch(`${stack.url}/healthz`)).status === 200);
}

async function waitFor(holds: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (await holds().catch(() => false)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("It did not happen within half a minute.");
}
