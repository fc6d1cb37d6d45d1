import { runSupabase } from "./run-supabase.ts";
import { serveDatabase } from "./serve-database.ts";

export interface Advice {
  name: string;
  level: string;
  detail: string;
}

/** A new database has not used any index yet. */
const MEANINGLESS_WHEN_NEW = new Set(["unused_index"]);

/**
 * Functions that every role can execute because their migration has no `revoke`. The linter does not check
 * this.
 */
const OPEN_FUNCTIONS = `
select 'Function public.' || p.proname || ' can be executed by everybody: revoke execute from public' as detail
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
cross join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
where n.nspname = 'public' and a.grantee = 0 and a.privilege_type = 'EXECUTE'
order by 1
`;

/**
 * The findings of the platform's linter (`supabase db advisors`) and of additional checks for the migrated
 * schema, on a database that grants new functions to all roles, as a plain Postgres does.
 */
export async function findAdvice(projectDir: string): Promise<Advice[]> {
  const served = await serveDatabase(projectDir, { migrate: true, functionDefaults: "open" });
  try {
    const args = ["db", "advisors", `--remote=${served.url}`, "--level", "info", "--output-format", "json"];
    const result = await runSupabase(projectDir, args);
    if (result.code !== 0) throw new Error(`supabase db advisors failed:\n${result.stderr}`);
    const { results } = JSON.parse(result.stdout) as { results: Advice[] };
    const open = await served.database.query<{ detail: string }>(OPEN_FUNCTIONS);
    return [
      ...results.filter(({ name }) => !MEANINGLESS_WHEN_NEW.has(name)),
      ...open.map(({ detail }) => ({ name: "function_open_to_public", level: "ERROR", detail })),
    ];
  } finally {
    await served.stop();
  }
}
