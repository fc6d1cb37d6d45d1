import { randomBytes } from "node:crypto";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { pgcrypto } from "@electric-sql/pglite/contrib/pgcrypto";
import { vector } from "@electric-sql/pglite/vector";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { Client } from "pg";
import { compilePglite } from "../../supabase/embedded/database/pglite/compile-pglite.ts";
import { readInitdb } from "../../supabase/embedded/database/pglite/initdb-cache.ts";

export interface OwnDatabase {
  url: string;
  /** Maximum number of sessions of a stack. */
  poolSize: number;
  /** Whether this is a Postgres server, not PGlite with a socket. */
  isReal: boolean;
  close(): Promise<void>;
}

/**
 * An empty database for `DATABASE_URL`: a new one on the server of `TEST_DATABASE_URL`, else PGlite with a socket,
 * which accepts one session at a time.
 */
export async function openOwnDatabase(): Promise<OwnDatabase> {
  const server = process.env["TEST_DATABASE_URL"];
  return server ? createDatabase(server) : servePglite();
}

async function createDatabase(server: string): Promise<OwnDatabase> {
  const name = `toolgate_test_${randomBytes(6).toString("hex")}`;
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    poolSize: 10,
    isReal: true,
    close: () => runOn(server, `drop database if exists ${name} with (force)`),
  };
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The extensions that a stack needs. */
export const ALL_EXTENSIONS: NonNullable<PGliteOptions["extensions"]> = { vector, pg_trgm, pgcrypto };

/** A Postgres in which nothing of ours was created, from a copy of an empty database. */
export async function openEmptyPglite(extensions = ALL_EXTENSIONS): Promise<PGlite> {
  const archive = readInitdb();
  return PGlite.create({
    extensions,
    pgliteWasmModule: await compilePglite(),
    ...(archive && { loadDataDir: new Blob([archive]) }),
  });
}

async function servePglite(): Promise<OwnDatabase> {
  const pglite = await openEmptyPglite();
  const server = new PGLiteSocketServer({ db: pglite, port: 0, host: "127.0.0.1" });
  await server.start();
  return {
    url: `postgres://postgres:postgres@${server.getServerConn()}/postgres`,
    poolSize: 1,
    isReal: false,
    async close() {
      await server.stop();
      await pglite.close();
    },
  };
}
