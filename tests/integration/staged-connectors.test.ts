import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { userOf } from "../../scripts/bench/open-stack.ts";
import { writeLargeDocument } from "../../scripts/lib/write-large-document.ts";
import { createClient, signUp, type ToolgateClient } from "../../scripts/toolgate-client.ts";
import { startStack } from "../../supabase/embedded/start-stack.ts";
import { describeWith } from "../needs.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

/*
 * A connector with many operations is stored by many short statements, but appears at once: its owner does not see it
 * before it is complete. `npm run test:postgres -- tests/integration/staged-connectors.test.ts` runs the tests on a real
 * Postgres with concurrent requests.
 */

const LIMIT = 120_000;
const OPERATIONS = 400;

interface Uploaded {
  connector_id: string;
  operation_count: number;
}

let toolgate: Toolgate;
beforeAll(async () => {
  toolgate = await startToolgate();
}, LIMIT);
afterAll(() => toolgate.stop());

const upload = (client: ToolgateClient, n: number, operations = OPERATIONS) =>
  client.call<Uploaded>("POST", "/functions/v1/connectors/upload", writeOperations(n, operations));
const restHeaders = () => ({ apikey: toolgate.stack.publishableKey });
const staged = () =>
  toolgate.stack.sql<{ n: number }>("select count(*)::int as n from private.staged_connectors");

function writeOperations(n: number, operations: number): object {
  const operation = (i: number) => ({
    get: {
      operationId: `list_things_${i}`,
      summary: `List the things of shelf ${i}`,
      responses: { 200: { description: "ok" } },
    },
  });
  return {
    openapi: "3.1.0",
    info: { title: `Shelves ${n}`, version: "1" },
    "x-auth-type": "none",
    "x-required-secrets": [],
    servers: [{ url: "https://shelves.example.com" }],
    paths: Object.fromEntries(
      Array.from({ length: operations }, (_, i) => [`/shelves/${i}/things`, operation(i)]),
    ),
  };
}

/** All connectors and operations that an account sees, through every endpoint. */
async function look({ client, token }: { client: ToolgateClient; token: string }): Promise<number[]> {
  const [listed, rows, tools, settings] = await Promise.all([
    client.call<{ connectors: unknown[] }>("GET", "/functions/v1/connectors"),
    client.call<unknown[]>("GET", "/rest/v1/connectors?select=connector_id", undefined, restHeaders()),
    client.call<unknown[]>("GET", "/rest/v1/tools?select=tool_id", undefined, restHeaders()),
    toolgate.stack.sql<{ n: number }>("select (service.describe_index($1) ->> 'tools')::int as n", [
      userOf(token),
    ]),
  ]);
  return [listed.body.connectors.length, rows.body.length, tools.body.length, settings[0]?.n ?? -1];
}

describe("a large connector", () => {
  test(
    "a reader sees either nothing or the complete connector",
    async () => {
      const person = await toolgate.newPerson();
      let isOver = false;
      const uploading = upload(person.client, 1, 2000).finally(() => {
        isOver = true;
      });
      const isStaged = async () => (await staged())[0]?.n === 1;
      const seen = new Set<string>();
      let whileStaged = 0;
      while (!isOver) {
        const wasStaged = await isStaged();
        const sight = await look(person);
        seen.add(String(sight));
        if (!wasStaged || !(await isStaged())) continue;
        whileStaged += 1;
        expect(sight).toEqual([0, 0, 0, 0]);
      }
      const { status, body } = await uploading;
      expect([status, body.operation_count]).toEqual([201, 2000]);
      expect(whileStaged, "it was looked at while it was staged").toBeGreaterThan(0);
      // The Data API returns at most 1,000 rows, so one query of the test consists of several requests.
      expect(await look(person)).toEqual([1, 1, 1000, 2000]);
      for (const sight of seen) expect(sight).toMatch(/^[01],[01],(0|1000),(0|2000)$/);
      expect(await staged()).toEqual([{ n: 0 }]);
    },
    LIMIT,
  );

  test(
    "three concurrent uploads of one document create three complete connectors",
    async () => {
      const { client, token } = await toolgate.newPerson();
      const answers = await Promise.all([upload(client, 2), upload(client, 2), upload(client, 2)]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(answers.map(({ body }) => body.connector_id)).size).toBe(3);
      const counts = await toolgate.stack.sql(
        "select count(*)::int as tools, count(distinct t.ordinal)::int as ordinals, min(t.ordinal) as first from public.tools t where t.user_id = $1 group by t.connector_id",
        [userOf(token)],
      );
      expect(counts).toEqual(
        Array.from({ length: 3 }, () => ({ tools: OPERATIONS, ordinals: OPERATIONS, first: 0 })),
      );
    },
    LIMIT,
  );

  test(
    "at the edge of the quota, uploads that fit are accepted; the others get the reason and leave nothing",
    async () => {
      const { client, token } = await toolgate.newPerson();
      const account = userOf(token);
      const quota = (most: number) =>
        toolgate.stack.sql("select service.set_quota('operations', $1, $2)", [most, account]);
      const used = async () => {
        const [row] = await toolgate.stack.sql<{ used: number }>(
          "select (service.read_quotas($1) #>> '{operations,used}')::int as used",
          [account],
        );
        return row?.used;
      };
      await quota(2 * OPERATIONS);
      const answers = await Promise.all([3, 3, 3, 3].map((n) => upload(client, n)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 413, 413]);
      for (const { body } of answers.filter(({ status }) => status === 413)) {
        expect(body).toMatchObject({
          error_code: "TOO_LARGE",
          technical_details: {
            limit_of: "operations",
            limit: 2 * OPERATIONS,
            would_be: 3 * OPERATIONS,
          },
        });
      }
      expect(await used()).toBe(2 * OPERATIONS);
      await client.call("DELETE", `/functions/v1/connectors/${connectorOf(answers)}`);
      expect(await used()).toBe(OPERATIONS);
      // A connector that is rejected at the end, because of the size of its document.
      await toolgate.stack.sql("select service.set_quota('bytes', 1000, $1)", [account]);
      const late = await upload(client, 4);
      expect([late.status, late.body]).toMatchObject([413, { technical_details: { limit_of: "bytes" } }]);
      expect(await used()).toBe(OPERATIONS);
      expect(await staged()).toEqual([{ n: 0 }]);
    },
    LIMIT,
  );

  test(
    "is found by words of its first and its last operation once it is indexed",
    async () => {
      const { client, token } = await toolgate.newPerson();
      const { body } = await upload(client, 5, 1200);
      await expect
        .poll(
          async () =>
            (await client.call("GET", `/functions/v1/connectors/${body.connector_id}`)).body["indexed_count"],
          { timeout: 60_000 },
        )
        .toBe(1200);
      const [index] = await toolgate.stack.sql(
        `select count(distinct s.part)::int as parts, count(distinct o)::int as tools, max(x.tool_count) as counted
         from private.segments x join private.search_terms s on s.segment_id = x.segment_id, unnest(s.ordinals) o where x.user_id = $1`,
        [userOf(token)],
      );
      expect(index).toEqual({ parts: 3, tools: 1200, counted: 1200 });
      const missing = await toolgate.stack.sql(
        `select t.operation_id from public.tools t, jsonb_object_keys(t.terms) k where t.user_id = $1 and not exists (
           select from private.search_terms s where s.user_id = $1 and s.term = k and t.ordinal = any (s.ordinals)) limit 3`,
        [userOf(token)],
      );
      expect(missing).toEqual([]);
    },
    LIMIT,
  );
});

function connectorOf(answers: { status: number; body: Uploaded }[]): string {
  return answers.find(({ status }) => status === 201)?.body.connector_id ?? "";
}

/** The stack in a separate process that can be killed, with a data folder. */
async function startProcess(dataDir: string) {
  const script = `import { startStack } from ${JSON.stringify(resolve("supabase/embedded/start-stack.ts"))};
    const { url, publishableKey, secretKey } = await startStack({ projectDir: ${JSON.stringify(resolve("."))}, port: 0, host: "127.0.0.1",
      dataDir: ${JSON.stringify(dataDir)}, env: { TOOLGATE_ENV: "dev" }, workerInterval: 500, log: () => undefined });
    console.log(JSON.stringify({ url, publishableKey, secretKey }));`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
    cwd: resolve("."),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  return { child, ...(JSON.parse(line) as { url: string; publishableKey: string; secretKey: string }) };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

const EMBEDDED = {
  what: "the embedded database (unset TEST_DATABASE_URL)",
  isMet: !process.env["TEST_DATABASE_URL"],
};

describeWith(EMBEDDED, "kill -9 in the middle of an upload", () => {
  test(
    "an unfinished upload is invisible after the next start, the worker deletes it, and the document can be uploaded again",
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), "toolgate-staged-"));
      // What Deno compiled for the stacks in memory.
      const compiled = join(tmpdir(), "toolgate-deno");
      mkdirSync(compiled, { recursive: true });
      symlinkSync(compiled, join(dataDir, "deno"));
      let stop: (() => Promise<void>) | undefined;
      const first = await startProcess(dataDir);
      const connectors = async (user: string) => {
        const answer = await fetch(`${first.url}/rest/v1/rpc/read_quotas`, {
          method: "POST",
          headers: {
            apikey: first.secretKey,
            "content-type": "application/json",
            "content-profile": "service",
          },
          body: JSON.stringify({ p_user_id: user }),
        });
        return ((await answer.json()) as Record<string, { used: number }>)["connectors"]?.used;
      };
      try {
        const token = await signUp(first, "killed@example.test");
        const text = writeLargeDocument(2 * 1024 * 1024);
        const cut = createClient(first.url, token)
          .call("POST", "/functions/v1/connectors/upload", text)
          .catch(() => "cut");
        await expect.poll(() => connectors(userOf(token)), { timeout: 60_000, interval: 5 }).toBe(1);
        await kill(first.child);
        expect(await cut).toBe("cut");

        const second = await startStack({
          projectDir: resolve("."),
          port: 0,
          host: "127.0.0.1",
          dataDir,
          env: { TOOLGATE_ENV: "dev" },
          workerInterval: 500,
          log: () => undefined,
        });
        stop = second.stop;
        const left = await second.sql<{ tools: number; announced: number }>(
          "select (select count(*)::int from public.tools t where t.connector_id = s.connector_id) as tools, s.operations as announced from private.staged_connectors s",
        );
        expect(left).toHaveLength(1);
        expect(left[0]?.tools).toBeLessThan(left[0]?.announced ?? 0);
        const client = createClient(second.url, token);
        const listed = await client.call<{ connectors: unknown[] }>("GET", "/functions/v1/connectors");
        expect(listed.body.connectors).toEqual([]);
        const catalogue = async () => {
          const [row] = await second.sql<{ n: number }>(
            "select jsonb_array_length(service.describe_catalogue($1)) as n",
            [userOf(token)],
          );
          return row?.n;
        };
        expect(await catalogue()).toBe(0);
        // Two minutes later.
        await second.sql("update private.staged_connectors set touched_at = now() - interval '2 minutes'");
        const rows = () =>
          second.sql(
            "select (select count(*)::int from public.connectors) as connectors, (select count(*)::int from public.tools where connector_id is not null) as tools",
          );
        await expect.poll(rows, { timeout: 60_000 }).toEqual([{ connectors: 0, tools: 0 }]);
        const [quotas] = await second.sql(
          "select (service.read_quotas($1) #>> '{operations,used}')::int as operations, (service.read_quotas($1) #>> '{connectors,used}')::int as connectors",
          [userOf(token)],
        );
        expect(quotas).toEqual({ operations: 0, connectors: 0 });
        const again = await client.call<Uploaded>("POST", "/functions/v1/connectors/upload", text);
        expect(again.status).toBe(201);
        expect(await catalogue()).toBe(Math.min(1000, again.body.operation_count));
      } finally {
        await stop?.();
        first.child.kill("SIGKILL");
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    4 * LIMIT,
  );
});
