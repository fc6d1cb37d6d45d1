import { runSupabase } from "./run-supabase.ts";
import { serveDatabase } from "./serve-database.ts";

export interface Advice {
  name: string;
  level: string;
  detail: string;
}

/** A database made a moment ago has used no index yet. */
const MEANINGLESS_WHEN_NEW = new Set(["unused_index"]);

/** Who may execute a function whose migration forgot to revoke: everybody. The linter does not look for it. */
const OPEN_FUNCTIONS = `
select 'Function public.' || p.proname || ' can be executed by everybody: revoke execute from public' as detail
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
cross join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
where n.nspname = 'public' and a.grantee = 0 and a.privilege_type = 'EXECUTE'
order by 1
`;

/**
 * What the platform's own linter (`supabase db advisors`) and we find wrong with the migrated schema, on a database
 * that grants new functions to everybody, as a plain Postgres does.
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
