import type { StackDatabase } from "../stack-database.ts";

/** What the stack requires of an existing Postgres, and its state. Read-only. */
const STATE = `
select current_user::text as me,
       coalesce((select rolsuper from pg_roles where rolname = current_user), false) as is_super,
       has_database_privilege(current_database(), 'create') as may_create,
       to_regclass('auth.schema_migrations') is not null
         or exists (select from pg_namespace n join pg_roles r on r.oid = n.nspowner
                    where n.nspname = 'auth' and r.rolname = 'supabase_auth_admin') as is_project,
       array(select r from unnest(array['anon', 'authenticated', 'service_role']) r
             where not exists (select from pg_roles p where p.rolname = r))::text as missing_roles,
       array(select r from unnest(array['anon', 'authenticated', 'service_role']) r
             join pg_roles p on p.rolname = r where not pg_has_role(current_user, p.oid, 'member'))::text as foreign_roles,
       array(select e from unnest(array['vector', 'pgcrypto', 'pg_trgm']) e
             where not exists (select from pg_available_extensions a where a.name = e))::text as unknown_extensions,
       array(select e from unnest(array['vector', 'pgcrypto', 'pg_trgm']) e
             join pg_available_extensions a on a.name = e and a.installed_version is null
             where not exists (select from pg_available_extension_versions v where v.name = e and v.trusted))::text as untrusted_extensions,
       exists (select from pg_extension where extname = 'supabase_vault') as has_vault,
       -- Shown to superusers and pg_read_all_settings only.
       coalesce((select s.setting like '%supabase_vault%' from pg_settings s where s.name = 'shared_preload_libraries'), true) as vault_loaded
`;

interface State {
  me: string;
  is_super: boolean;
  may_create: boolean;
  is_project: boolean;
  missing_roles: string;
  foreign_roles: string;
  unknown_extensions: string;
  untrusted_extensions: string;
  has_vault: boolean;
  vault_loaded: boolean;
  [column: string]: unknown;
}

/**
 * Checks, before any change, whether the stack can use this database.
 *
 * @throws Error that lists everything that is missing, with SQL statements to fix it
 */
export async function checkDatabase(database: StackDatabase): Promise<void> {
  const [state] = await database.query<State>(STATE);
  if (state === undefined) return;
  if (state.is_project) throw new Error(PROJECT);
  const missing = findMissing(state);
  if (missing.length === 0) return;
  const lines = missing.flatMap(({ what, statements }) => [
    `- ${what}`,
    ...statements.map((statement) => `    ${statement}`),
  ]);
  throw new Error(
    `DATABASE_URL cannot be used yet. Nothing was changed. Run as a superuser of that database:\n${lines.join("\n")}`,
  );
}

const PROJECT =
  "DATABASE_URL is the database of a Supabase project, which has its own Auth and Data API; the embedded stack would replace them. Nothing was changed. " +
  "Deploy into the project with `npm run deploy -- --project-ref <ref>` (docs/deploy.md), or point DATABASE_URL at a database of its own.";

interface Missing {
  what: string;
  statements: string[];
}

function findMissing(state: State): Missing[] {
  const me = quote(state.me);
  const missing: Missing[] = [];
  const unknown = list(state.unknown_extensions);
  if (unknown.length > 0)
    missing.push({
      what: `The server does not have ${unknown.join(", ")}. Install the packages (Debian: postgresql-<version>-pgvector, postgresql-contrib), then:`,
      statements: unknown.map(createExtension),
    });
  if (state.has_vault && !state.vault_loaded)
    missing.push({
      what: "The extension supabase_vault is there but not loaded, so it has no key. Restart the server after:",
      statements: ["alter system set shared_preload_libraries = 'supabase_vault';"],
    });
  if (state.is_super) return missing;
  const untrusted = list(state.untrusted_extensions);
  if (untrusted.length > 0)
    missing.push({
      what: `${state.me} may not create ${untrusted.join(", ")}:`,
      statements: untrusted.map(createExtension),
    });
  if (!state.may_create)
    missing.push({
      what: `${state.me} may not create schemas:`,
      statements: [`grant create on database :"DBNAME" to ${me};`],
    });
  const roles = list(state.missing_roles);
  if (roles.length > 0)
    missing.push({
      what: "The roles of the Data API are missing:",
      statements: roles.map(
        (role) => `create role ${role} nologin noinherit${role === "service_role" ? " bypassrls" : ""};`,
      ),
    });
  const foreign = [...roles, ...list(state.foreign_roles)].sort();
  if (foreign.length > 0)
    missing.push({
      what: `${state.me} may not act as ${foreign.join(", ")}:`,
      statements: [`grant ${foreign.join(", ")} to ${me} with admin option;`],
    });
  return missing;
}

function createExtension(name: string): string {
  return `create schema if not exists extensions; create extension if not exists ${name} with schema extensions;`;
}

/** Parses an array of plain names in Postgres' text format. */
function list(array: string): string[] {
  return array
    .replace(/^\{|\}$/g, "")
    .split(",")
    .filter(Boolean);
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
