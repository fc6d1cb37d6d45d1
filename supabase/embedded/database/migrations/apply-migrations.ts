import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { StackDatabase } from "../stack-database.ts";
import { DatabaseFault } from "../stack-database.ts";
import { splitStatements } from "./split-statements.ts";

export interface Migration {
  version: string;
  name: string;
  script: string;
}

/** The table and columns of the Supabase CLI, so that `supabase db push` uses the same history. */
const HISTORY = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
alter table supabase_migrations.schema_migrations add column if not exists statements text[];
alter table supabase_migrations.schema_migrations add column if not exists name text;
`;

const OLD_HISTORY =
  "This database was created by a development version of Toolgate before 0.1.0. Its migrations were replaced by one new history, " +
  "so it cannot be updated. No data was changed. Start with an empty database: set another DATA_DIR, or point DATABASE_URL at " +
  "another database. To read the old data, start the checkout that created it.";

/**
 * `supabase/migrations/<timestamp>_<name>.sql`, oldest first.
 *
 * @throws Error when two files have the same timestamp: only one of them could be recorded as applied
 */
export function readMigrations(projectDir: string): Migration[] {
  const folder = join(projectDir, "supabase", "migrations");
  if (!existsSync(folder)) return [];
  const migrations = readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(file) ?? [];
      if (version === undefined || name === undefined) return [];
      return [{ version, name, script: readFileSync(join(folder, file), "utf8") }];
    });
  for (const [index, { version, name }] of migrations.entries()) {
    const next = migrations[index + 1];
    if (next?.version !== version) continue;
    throw new Error(
      `Two migrations have the version ${version}: ${name} and ${next.name}. Rename one of the files in ${folder}.`,
    );
  }
  return migrations;
}

/**
 * Applies each migration that the database does not have yet, in order, in one transaction each.
 *
 * @param as the role that owns the created objects
 * @returns the number of applied migrations
 * @throws Error with file, line and Postgres' message when one fails, or when the database has
 * migrations that this checkout lacks: later ones, or those of the history before the first release
 */
export async function applyMigrations(
  database: StackDatabase,
  migrations: Migration[],
  options: { as?: string } = {},
): Promise<number> {
  await database.run(HISTORY, options);
  const rows = await database.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations order by version",
  );
  const applied = new Set(rows.map((row) => row.version));
  refuseUnknown([...applied], migrations);
  const pending = migrations.filter((migration) => !applied.has(migration.version));
  for (const migration of pending) {
    await applyMigration(database, migration, options).catch(async (error: unknown) => {
      // Another gateway that started at the same time applied it first.
      if (!(await isApplied(database, migration))) throw error;
    });
  }
  return pending.length;
}

async function isApplied(database: StackDatabase, { version }: Migration): Promise<boolean> {
  const rows = await database.query(
    "select 1 from supabase_migrations.schema_migrations where version = $1",
    [version],
  );
  return rows.length > 0;
}

function refuseUnknown(applied: string[], migrations: Migration[]): void {
  const known = new Set(migrations.map((migration) => migration.version));
  const unknown = applied.filter((version) => !known.has(version));
  if (unknown.length === 0) return;
  const first = migrations[0]?.version ?? "";
  if (unknown.every((version) => version < first)) throw new Error(OLD_HISTORY);
  throw new Error(
    `The data folder is from a newer version of Toolgate: it has the migration${unknown.length > 1 ? "s" : ""} ` +
      `${unknown.join(", ")}, which this checkout does not know. Update the checkout, or use another DATA_DIR.`,
  );
}

async function applyMigration(
  database: StackDatabase,
  migration: Migration,
  options: { as?: string },
): Promise<void> {
  const statements = splitStatements(migration.script);
  const record = [
    "insert into supabase_migrations.schema_migrations (version, name, statements) values (",
    `${quote(migration.version)}, ${quote(migration.name)}, array[${statements.map(quote).join(", ")}]::text[])`,
  ].join("");
  try {
    // The newline ends a comment on the script's last line.
    await database.run(`${migration.script}\n;${record}`, options);
  } catch (error) {
    throw describeFailure(migration, error);
  }
}

function describeFailure(migration: Migration, error: unknown): Error {
  const file = `supabase/migrations/${migration.version}_${migration.name}.sql`;
  if (!(error instanceof DatabaseFault)) return new Error(`${file} failed.`, { cause: error });
  const line =
    error.position === null ? "" : `:${migration.script.slice(0, error.position).split("\n").length}`;
  const rest = [error.details, error.hint].filter((part) => part !== null).join(" ");
  return new Error(`${file}${line}: ${error.message} (${error.code})${rest === "" ? "" : ` ${rest}`}`, {
    cause: error,
  });
}

function quote(text: string): string {
  return text.includes("\\")
    ? `E'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`
    : `'${text.replaceAll("'", "''")}'`;
}
