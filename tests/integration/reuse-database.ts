import { randomBytes } from "node:crypto";
import { openDatabase } from "../../supabase/embedded/database/open-database.ts";
import type { StackDatabase } from "../../supabase/embedded/database/stack-database.ts";

/**
 * Opening a database costs as much CPU time as many tests. A process that runs several test files therefore empties the
 * database of a stopped stack for the next stack, which finds what a new one contains.
 */
export interface ReusedDatabase {
  database: StackDatabase;
  vaultKey: string;
  /** For the next stack; call it after the stack was stopped. */
  release(): Promise<void>;
}

interface Opened {
  database: StackDatabase;
  vaultKey: string;
  /** The rows of the settings, which the functions write when they start. */
  settings: string;
  /** Everything else that emptying does not restore, as of the start. */
  fingerprint: string;
  log: (line: string) => void;
}

let idle: Opened | undefined;

export async function takeDatabase(projectDir: string, log: (line: string) => void): Promise<ReusedDatabase> {
  const reused = idle;
  idle = undefined;
  const opened = (reused && (await emptied(reused))) ?? (await openNew(projectDir));
  opened.log = log;
  return {
    database: opened.database,
    vaultKey: opened.vaultKey,
    async release() {
      opened.log = () => undefined;
      if (idle === undefined) idle = opened;
      else await opened.database.close();
    },
  };
}

async function openNew(projectDir: string): Promise<Opened> {
  const vaultKey = randomBytes(32).toString("hex");
  const database = await openDatabase({
    projectDir,
    folder: undefined,
    vaultKey,
    log: (line) => opened.log(line),
  });
  const [row] = await database.query(
    "select coalesce(json_agg(kept), '[]')::text as settings from private.settings as kept",
  );
  const opened: Opened = {
    database,
    vaultKey,
    settings: String(row?.["settings"]),
    fingerprint: await readFingerprint(database),
    log: () => undefined,
  };
  return opened;
}

/** @returns undefined when the database differs from a new one: a test changed its schema, for example */
async function emptied(opened: Opened): Promise<Opened | undefined> {
  const { database, settings, fingerprint } = opened;
  try {
    await database.run(EMPTY);
    await database.query(
      "insert into private.settings select * from json_populate_recordset(null::private.settings, $1)",
      [settings],
    );
    if ((await readFingerprint(database)) === fingerprint) return opened;
  } catch {
    // It is not usable any more.
  }
  await database.close();
  return undefined;
}

async function readFingerprint(database: StackDatabase): Promise<string> {
  const [row] = await database.query(FINGERPRINT);
  return String(row?.["fingerprint"]);
}

/** Tables with rows of the migrations that no request changes. */
const SEEDED = ["private.quotas", "supabase_migrations.schema_migrations"];

/** Without triggers, because the audit log rejects changes. */
const EMPTY = `
set local session_replication_role = replica;
select pg_advisory_unlock_all();
do $$
declare
  filled text[] := '{}';
  name text;
  has_rows boolean;
begin
  for name in
    select format('%I.%I', n.nspname, c.relname)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$)'
  loop
    execute format('select exists (select from %s)', name) into has_rows;
    if has_rows and name <> all (array['${SEEDED.join("', '")}']) then filled := filled || name; end if;
  end loop;
  if filled <> '{}' then execute 'truncate ' || array_to_string(filled, ', ') || ' restart identity cascade'; end if;
  for name in
    select format('%I.%I', schemaname, sequencename) from pg_sequences where last_value is not null
  loop
    execute format('alter sequence %s restart', name);
  end loop;
end $$;
`;

/** Rows of the migrations, and everything of the catalogue that a statement can change. */
const FINGERPRINT = `
select md5(string_agg(part, ',' order by part)) as fingerprint from (
  select 'function ' || oid || ' ' || xmin || coalesce(proacl::text, '') as part from pg_proc
  union all select concat_ws(' ', 'relation', oid, relname, relkind, relrowsecurity, relacl::text, reloptions::text) from pg_class where relkind <> 't'
  union all select concat_ws(' ', 'column', attrelid, attname, atttypid, attnotnull, attacl::text) from pg_attribute where attrelid >= 16384
  union all select concat_ws(' ', 'trigger', oid, tgrelid, tgname, tgenabled) from pg_trigger
  union all select concat_ws(' ', 'policy', oid, xmin) from pg_policy
  union all select concat_ws(' ', 'constraint', oid, xmin) from pg_constraint
  union all select concat_ws(' ', 'rule', oid, xmin) from pg_rewrite
  union all select concat_ws(' ', 'role', oid, xmin) from pg_authid
  union all select concat_ws(' ', 'member', roleid, member) from pg_auth_members
  union all select concat_ws(' ', 'schema', oid, nspname, nspacl::text) from pg_namespace
  union all select concat_ws(' ', 'setting', setdatabase, setrole, setconfig::text) from pg_db_role_setting
  union all select concat_ws(' ', 'of the session', name, setting) from pg_settings where source = 'session'
${SEEDED.map((table) => `  union all select concat_ws(' ', 'row', '${table}', kept::text) from ${table} as kept`).join("\n")}
) as parts
`;
