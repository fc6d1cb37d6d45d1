import { createHash, randomBytes } from "node:crypto";
import { Client } from "pg";
import {
  applyMigrations,
  type Migration,
} from "../../supabase/embedded/database/migrations/apply-migrations.ts";
import { bootstrapDatabase } from "../../supabase/embedded/database/migrations/bootstrap-database.ts";
import { openPglite } from "../../supabase/embedded/database/pglite/open-pglite.ts";
import { openPostgres } from "../../supabase/embedded/database/postgres/open-postgres.ts";
import { readSchema, type SchemaFact } from "./read-schema.ts";

/**
 * The facts about the schema that migrations make in an empty database.
 * @param server a Postgres that may create databases; without it PGlite in memory
 */
export async function readMigratedSchema(migrations: Migration[], server?: string): Promise<SchemaFact[]> {
  if (server !== undefined) return readOnPostgres(migrations, server);
  const database = await openPglite();
  try {
    await bootstrapDatabase(database, { vaultKey: randomBytes(32).toString("hex") });
    await applyMigrations(database, migrations, { as: "postgres" });
    return await readSchema((statement) => database.query(statement));
  } finally {
    await database.close();
  }
}

async function readOnPostgres(migrations: Migration[], server: string): Promise<SchemaFact[]> {
  const name = `toolgate_schema_${randomBytes(6).toString("hex")}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await onServer(server, (client) => client.query(`create database ${name}`));
  try {
    const vaultKey = randomBytes(32).toString("hex");
    const database = await openPostgres({ url: url.href, vaultKey, poolSize: 1 });
    try {
      await bootstrapDatabase(database, { vaultKey });
      await applyMigrations(database, migrations);
    } finally {
      await database.close();
    }
    return await onServer(url.href, (client) =>
      readSchema(async (statement) => (await client.query<Record<string, unknown>>(statement)).rows),
    );
  } finally {
    await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
  }
}

async function onServer<T>(connectionString: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** One line for each fact. A function's body is a digest, which comments and white space do not change. */
export function formatSchema(facts: SchemaFact[]): string {
  return `${facts.map(formatFact).sort().join("\n")}\n`;
}

function formatFact({ line, body }: SchemaFact): string {
  if (body === undefined) return line;
  const code = body
    .replace(/--[^\n]*/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return `${line} body ${createHash("sha256").update(code).digest("hex").slice(0, 16)}`;
}

/** The lines that only one of two snapshots has: `- ` of the first, `+ ` of the second. */
export function diffSchemas(before: string, after: string): string[] {
  const [first, second] = [before, after].map((text) => new Set(text.split("\n").filter(Boolean)));
  const gone = [...(first ?? [])].filter((line) => !second?.has(line)).map((line) => `- ${line}`);
  const added = [...(second ?? [])].filter((line) => !first?.has(line)).map((line) => `+ ${line}`);
  return [...gone, ...added].sort((a, b) => (a.slice(2) < b.slice(2) ? -1 : 1));
}
