import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  applyMigrations,
  readMigrations,
} from "../../supabase/embedded/database/migrations/apply-migrations.ts";
import { bootstrapDatabase } from "../../supabase/embedded/database/migrations/bootstrap-database.ts";
import { openPostgres } from "../../supabase/embedded/database/postgres/open-postgres.ts";
import type { StackDatabase } from "../../supabase/embedded/database/stack-database.ts";
import { blocksOf, explain, listStatements } from "./costly-statements.ts";
import { connectorId, fillTenants, ownerId } from "./fill-tenants.ts";
import { openMigrated } from "./open-migrated.ts";
import { type OwnDatabase, openOwnDatabase } from "./own-database.ts";

/*
 * Measures blocks instead of milliseconds, because they show whether a statement reads more than it needs. On PGlite with
 * a tenth of the rows; with TEST_DATABASE_URL on a real server with 200,000 tools of 1,000 owners and 100,000 chunks.
 */

const MODEL = "local-test";
const VECTOR = "[1,0.5,0.25,0.125,1,0.5,0.25,0.125]";
const isFull = process.env["TEST_DATABASE_URL"] !== undefined;
const scale = isFull ? 1 : 0.1;

let own: OwnDatabase | undefined;

/** A migrated database without tenants, on the server of TEST_DATABASE_URL or in memory. */
async function openEmpty(): Promise<StackDatabase> {
  if (!isFull) return openMigrated();
  const vaultKey = "ab".repeat(32);
  own = await openOwnDatabase();
  const database = await openPostgres({ url: own.url, vaultKey, poolSize: 2 });
  await bootstrapDatabase(database, { vaultKey });
  await applyMigrations(database, readMigrations(resolve(".")));
  return database;
}

async function closeAll(database: StackDatabase): Promise<void> {
  await database.close();
  await own?.close();
}

async function countBlocks(database: StackDatabase, statement: string): Promise<number> {
  const [row] = await database.query(explain(statement));
  return blocksOf(Object.values(row ?? {})[0]);
}

describe("with the rows of many accounts", () => {
  let database: StackDatabase;

  beforeAll(async () => {
    database = await openEmpty();
    const rows = { owners: 1000 * scale, tools: 200_000 * scale, chunks: 100_000 * scale };
    await fillTenants(database, { ...rows, dimensions: 8, model: MODEL });
  }, 600_000);
  afterAll(() => closeAll(database));

  test.each(listStatements(MODEL, VECTOR))(
    "$label reads at most $blocks blocks",
    async ({ statement, blocks }) => {
      await database.query(explain(statement)); // The first call also reads the catalogue of the database.
      expect(await countBlocks(database, statement)).toBeLessThanOrEqual(blocks);
    },
  );

  test("claiming reads only the claimed rows, while tens of thousands of rows wait", async () => {
    await database.run("update public.tools set embedded_as = null, terms = null where ordinal < 60");
    await database.run("update public.knowledge_documents set embedding_model = null where chunk_no < 60");
    await database.run("analyze public.tools; analyze public.knowledge_documents");
    for (const claim of ["claim_tools", "claim_chunks"]) {
      await database.query(explain(`service.${claim}('${MODEL}', 10, 60)`));
      // Ten rows of ten segments, and the indexes in which their lease is noted.
      expect(await countBlocks(database, `service.${claim}('${MODEL}', 10, 60)`)).toBeLessThan(2500);
    }
  });

  test("every segment gets its share of a batch", async () => {
    const [row] = await database.query<{ batch: { tool_id: string }[] }>(
      `select service.claim_tools('${MODEL}', 20, 60) as batch`,
    );
    const ids = (row?.batch ?? []).map(({ tool_id }) => tool_id);
    expect(ids).toHaveLength(20);
    const [found] = await database.query<{ n: number }>(
      `select count(distinct segment_id)::int as n from public.tools where tool_id = any ('{${ids.join(",")}}')`,
    );
    expect(found?.n).toBe(20);
  });
});

describe("with the vectors of a large model", () => {
  const TOOLS = 300;
  const dimensions = 1536;
  const question = `[${Array.from({ length: dimensions }, (_, i) => Math.sin(i * 3.7)).join(",")}]`;
  const search = (names: string) =>
    `private.find_neighbours('${ownerId(1)}', array['${connectorId(1)}'::uuid], ${names}, '${question}', '${MODEL}')`;
  let database: StackDatabase;

  beforeAll(async () => {
    database = await openEmpty();
    await fillTenants(database, { owners: 1, tools: TOOLS, chunks: TOOLS, dimensions, model: MODEL });
  }, 600_000);
  afterAll(() => closeAll(database));

  test("a vector is read once, with its row", async () => {
    const statements = listStatements(MODEL, question).filter(({ label }) => label.endsWith("and a vector"));
    expect(statements).toHaveLength(2);
    for (const { statement } of statements) {
      const own = statement.replaceAll(ownerId(7), ownerId(1)).replace("site-7", "site-1");
      await database.query(explain(own));
      // Stored out of line (TOAST), each vector would take seven blocks.
      expect(await countBlocks(database, own)).toBeLessThan(5 * TOOLS);
    }
  });

  test("the neighbours are those of an exact scan, nearest first", async () => {
    const [row] = await database.query<{ found: [number, number, number][] }>(
      `select ${search("null")} as found`,
    );
    const exact = await database.query<{ ordinal: number }>(
      `select t.ordinal from private.tool_embeddings e join public.tools t using (tool_id)
       where t.segment_id = '${connectorId(1)}' order by e.embedding operator(extensions.<=>) '${question}' limit 100`,
    );
    expect(row?.found.map(([, ordinal]) => ordinal)).toEqual(exact.map(({ ordinal }) => ordinal));
  });

  test("tools that an agent may not use do not replace those that it may use", async () => {
    const [row] = await database.query<{ found: [number, number, number][] }>(
      `select ${search("array['operation_1', 'operation_250']")} as found`,
    );
    expect(row?.found.map(([, ordinal]) => ordinal).sort()).toEqual([1, 250]);
  });
});
