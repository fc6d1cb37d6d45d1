import { randomBytes } from "node:crypto";
import { prepareDatabase } from "../../supabase/embedded/database/prepare-database.ts";
import type { StackDatabase } from "../../supabase/embedded/database/stack-database.ts";

/** A migrated database in memory that is used by one stack at a time. */
export interface ReusedDatabase {
  database: StackDatabase;
  vaultKey: string;
  /** Empties the database for the next stack, or closes it if its schema or session was changed. */
  release(): Promise<void>;
}

interface Opened {
  database: StackDatabase;
  vaultKey: string;
  log: (line: string) => void;
  /** State of the catalogue after the migrations. */
  schema: string;
  /** Tables with rows after the migrations; their copies are temporary tables `seed_<n>`. */
  seeded: string[];
}

/** Databases without a stack. Test files of one worker share this module (`isolate: false`). */
const idle: Opened[] = [];
const MOST_IDLE = 2;

/**
 * A start of PGlite costs about three seconds of CPU time, so the test files of a worker use one after the other.
 * A stack finds it as after the migrations: no accounts, no rows.
 */
export async function reuseDatabase(
  projectDir: string,
  log: (line: string) => void,
): Promise<ReusedDatabase> {
  const opened = idle.pop() ?? (await open(projectDir));
  opened.log = log;
  const { database, vaultKey } = opened;
  return {
    database,
    vaultKey,
    async release() {
      opened.log = () => undefined;
      if (idle.length < MOST_IDLE && (await reset(opened))) idle.push(opened);
      else await database.close();
    },
  };
}

async function open(projectDir: string): Promise<Opened> {
  const vaultKey = randomBytes(32).toString("hex");
  const log = (line: string) => opened.log(line);
  const database = await prepareDatabase({ projectDir, folder: undefined, vaultKey, log });
  const opened: Opened = { database, vaultKey, log: () => undefined, schema: "", seeded: [] };
  opened.seeded = await findFilled(database);
  for (const [n, table] of opened.seeded.entries())
    await database.query(`create temporary table seed_${n} as select * from ${table}`);
  opened.schema = await readSchema(database);
  return opened;
}

/** @returns whether the database is as after the migrations again */
async function reset({ database, schema, seeded }: Opened): Promise<boolean> {
  try {
    if ((await readSchema(database)) !== schema) return false;
    const tables = [...new Set([...(await findFilled(database)), ...seeded])];
    await database.query("set session_replication_role = replica");
    await database.query(`truncate ${tables.join(", ")} restart identity cascade`);
    for (const [n, table] of seeded.entries())
      await database.query(`insert into ${table} overriding system value select * from pg_temp.seed_${n}`);
    await database.query("reset session_replication_role");
    return true;
  } catch {
    // The thread was restarted by a test, or a table cannot be restored.
    return false;
  }
}

/** Every table of the project with at least one row. */
async function findFilled(database: StackDatabase): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
     order by 1`,
  );
  const filled = await database.query<{ name: string }>(
    tables
      .map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
      .join(" union all "),
  );
  return filled.map(({ name }) => name);
}

/** What a change of functions, tables, rights or session settings changes. */
async function readSchema(database: StackDatabase): Promise<string> {
  const catalogues = [
    ...["pg_proc", "pg_trigger", "pg_policy", "pg_constraint", "pg_attribute", "pg_namespace", "pg_type"],
    ...["pg_authid", "pg_auth_members", "pg_db_role_setting", "pg_default_acl", "pg_extension"],
  ];
  const [row] = await database.query<{ state: string }>(
    `select concat_ws('|', ${catalogues
      .map((name) => `(select concat(count(*), ':', max(xmin::text::bigint)) from ${name})`)
      .join(", ")},
       (select md5(string_agg(concat(oid, relacl, relrowsecurity), ',' order by oid)) from pg_class
         where relnamespace <> 'pg_toast'::regnamespace),
       (select md5(string_agg(concat(name, '=', setting), ',' order by name)) from pg_settings
         where source = 'session')) as state`,
  );
  return row?.state ?? "";
}
