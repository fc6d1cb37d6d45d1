import type { StackDatabase } from "../../database/stack-database.ts";

export interface FunctionArgument {
  name: string;
  /** As written in a cast, e.g. `pg_catalog.text[]`. */
  type: string;
  kind: "json" | "array" | "other";
  hasDefault: boolean;
}

/** By schema and name, as in `service.recall_tools`. */
export type Signatures = ReadonlyMap<string, FunctionArgument[]>;

/**
 * The functions of the exposed schemas that the fast path supports: not overloaded, only named IN arguments,
 * one json or jsonb result.
 */
const STATEMENT = `
select s.nspname || '.' || p.proname as name,
       coalesce(array_length(p.proargnames, 1), 0) >= p.pronargs as all_named,
       (select coalesce(json_agg(json_build_object(
          'name', p.proargnames[a.n],
          'type', format_type(a.type, null),
          'kind', case when a.type in ('json'::regtype, 'jsonb'::regtype) then 'json'
                       when t.typcategory = 'A' then 'array' else 'other' end,
          'hasDefault', a.n > p.pronargs - p.pronargdefaults) order by a.n), '[]')
        from unnest(p.proargtypes::oid[]) with ordinality a(type, n) join pg_type t on t.oid = a.type)::text as arguments
from pg_proc p join pg_namespace s on s.oid = p.pronamespace
where s.nspname in ('public', 'service') and p.prokind = 'f' and not p.proretset and p.provariadic = 0
  and p.prorettype in ('json'::regtype, 'jsonb'::regtype) and p.proargmodes is null
  and not exists (select from pg_proc o where o.pronamespace = p.pronamespace and o.proname = p.proname and o.oid <> p.oid)
`;

export async function loadSignatures(database: StackDatabase): Promise<Signatures> {
  const rows = await database.query<{ name: string; all_named: boolean; arguments: string }>(STATEMENT);
  return new Map(
    rows
      .filter((row) => row.all_named)
      .map((row) => [row.name, JSON.parse(row.arguments) as FunctionArgument[]]),
  );
}
