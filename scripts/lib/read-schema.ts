/** What reads from a database: PGlite or Postgres. */
export type Query = (statement: string) => Promise<Record<string, unknown>[]>;

/** The schemas that the migrations make, or put something into. */
const SCHEMAS = "('public', 'private', 'service')";
/** Objects that belong to an extension, which may live in `public` on some servers, are not ours. */
const isOurs = (classid: string, oid: string) =>
  `not exists (select from pg_depend e where e.classid = '${classid}'::regclass and e.objid = ${oid} and e.deptype = 'e')`;

/**
 * Privileges of everybody but the owner, as "role=privileges". MAINTAIN is left out: only Postgres 17 and later have it.
 * @param acl an aclitem[] expression @param fallback what null stands for
 */
const privileges = (acl: string, fallback: string) => `(
  select coalesce(string_agg(g.line, ' ' order by g.line collate "C"), 'owner only') from (
    select case a.grantee when 0 then 'public' else a.grantee::regrole::text end || '='
      || string_agg(lower(a.privilege_type) || case when a.is_grantable then '*' else '' end, ',' order by a.privilege_type) as line
    from aclexplode(coalesce(${acl}, ${fallback})) a
    where a.grantee <> o.owner and a.privilege_type <> 'MAINTAIN' group by a.grantee) g)`;

/** Each gives rows of one column `line`: one fact about the schema. */
const FACTS: Record<string, string> = {
  schemas: `
    select 'schema ' || n.nspname || ': ' || ${privileges("n.nspacl", "acldefault('n', n.nspowner)")} as line
    from pg_namespace n, lateral (select n.nspowner as owner) o where n.nspname in ${SCHEMAS} and n.nspname <> 'public'`,
  defaults: `
    select 'default privileges on ' || case d.defaclobjtype when 'f' then 'functions' when 'r' then 'tables' when 'S' then 'sequences'
        else d.defaclobjtype::text end || case d.defaclnamespace when 0 then '' else ' in ' || d.defaclnamespace::regnamespace end
      || ': ' || ${privileges("d.defaclacl", "d.defaclacl")} as line
    from pg_default_acl d, lateral (select d.defaclrole as owner) o
    where d.defaclrole = (select n.nspowner from pg_namespace n where n.nspname = 'private')
      and (d.defaclnamespace = 0 or d.defaclnamespace::regnamespace::text in ${SCHEMAS})`,
  types: `
    select 'type ' || format_type(t.oid, null) || ': ' || string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder) as line
    from pg_type t join pg_enum e on e.enumtypid = t.oid where t.typnamespace::regnamespace::text in ${SCHEMAS} group by t.oid`,
  relations: `
    select case c.relkind when 'v' then 'view ' else 'table ' end || c.oid::regclass
      || case when c.relrowsecurity then ' with row level security' else '' end
      || case when c.relforcerowsecurity then ' (forced)' else '' end
      || coalesce(' ' || c.reloptions::text, '') || ': ' || ${privileges("c.relacl", "acldefault('r', c.relowner)")}
      || coalesce(' -- ' || obj_description(c.oid, 'pg_class'), '')
      || case when c.relkind = 'v' then ' as ' || regexp_replace(pg_get_viewdef(c.oid), '\\s+', ' ', 'g') else '' end as line
    from pg_class c, lateral (select c.relowner as owner) o
    where c.relnamespace::regnamespace::text in ${SCHEMAS} and c.relkind in ('r', 'p', 'v', 'm') and ${isOurs("pg_class", "c.oid")}`,
  columns: `
    select 'column ' || c.oid::regclass || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attcollation <> t.typcollation then ' collate ' || a.attcollation::regcollation else '' end
      || case when a.attnotnull then ' not null' else '' end
      || case when a.attidentity <> '' then ' identity ' || a.attidentity::text else '' end
      || coalesce(case when a.attgenerated <> '' then ' generated ' else ' default ' end || pg_get_expr(d.adbin, d.adrelid), '')
      || case when a.attstorage <> t.typstorage then ' storage ' || a.attstorage::text else '' end
      || case when coalesce(a.attstattarget, -1) >= 0 then ' statistics ' || a.attstattarget else '' end
      || case when a.attacl is not null then ': ' || ${privileges("a.attacl", "a.attacl")} else '' end
      || coalesce(' -- ' || col_description(c.oid, a.attnum), '') as line
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum, lateral (select c.relowner as owner) o
    where c.relnamespace::regnamespace::text in ${SCHEMAS} and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
      and ${isOurs("pg_class", "c.oid")}`,
  constraints: `
    select 'constraint ' || k.conrelid::regclass || ' ' || quote_ident(k.conname) || ': ' || pg_get_constraintdef(k.oid)
      || case when k.convalidated then '' else ' (not valid)' end as line
    from pg_constraint k where k.conrelid <> 0 and k.connamespace::regnamespace::text in ${SCHEMAS} and k.contype not in ('n', 't')`,
  indexes: `
    select 'index ' || pg_get_indexdef(i.indexrelid) || case when i.indisvalid then '' else ' (not valid)' end as line
    from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace::regnamespace::text in ${SCHEMAS}`,
  triggers: `
    select 'trigger ' || pg_get_triggerdef(t.oid) || case t.tgenabled when 'O' then '' else ' (enabled ' || t.tgenabled::text || ')' end as line
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and c.relnamespace::regnamespace::text in ${SCHEMAS}`,
  policies: `
    select 'policy ' || format('%I.%I %s', p.schemaname, p.tablename, p.policyname) || ': ' || lower(p.permissive) || ' for ' || lower(p.cmd)
      || ' to ' || array_to_string(p.roles, ', ') || coalesce(' using ' || regexp_replace(p.qual, '\\s+', ' ', 'g'), '')
      || coalesce(' with check ' || regexp_replace(p.with_check, '\\s+', ' ', 'g'), '') as line
    from pg_policies p where p.schemaname in ${SCHEMAS}`,
  functions: `
    select 'function ' || p.pronamespace::regnamespace || '.' || p.proname || '(' || pg_get_function_arguments(p.oid) || ') returns '
      || pg_get_function_result(p.oid) || ' ' || l.lanname || ' '
      || case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end
      || case when p.prosecdef then ' security definer' else '' end || case when p.proisstrict then ' strict' else '' end
      || case when p.proleakproof then ' leakproof' else '' end || case p.proparallel when 'u' then '' else ' parallel ' || p.proparallel::text end
      || ' cost ' || p.procost || case when p.proretset then ' rows ' || p.prorows else '' end
      || coalesce(' set ' || array_to_string(p.proconfig, ' set '), '')
      || ': ' || ${privileges("p.proacl", "acldefault('f', p.proowner)")}
      || coalesce(' -- ' || obj_description(p.oid, 'pg_proc'), '') as line, p.prosrc as body
    from pg_proc p join pg_language l on l.oid = p.prolang, lateral (select p.proowner as owner) o
    where p.pronamespace::regnamespace::text in ${SCHEMAS} and ${isOurs("pg_proc", "p.oid")}`,
  rows: `
    select 'row private.quotas: ' || to_jsonb(q)::text as line from private.quotas q
    union all select 'row private.settings: ' || s.key from private.settings s`,
  publications: `
    select 'publication ' || p.pubname || ': ' || format('%I.%I', p.schemaname, p.tablename) as line
    from pg_publication_tables p where p.schemaname in ${SCHEMAS}`,
};

/** Scheduled jobs, where there is pg_cron. */
const JOBS = `select 'job ' || j.jobname || ' ' || j.schedule || ': ' || j.command as line from cron.job j where j.database = current_database()`;

export interface SchemaFact {
  line: string;
  /** Of a function. */
  body?: string;
}

/** Everything that the migrations decide, one fact a line, in a fixed order and in words that do not depend on the server. */
export async function readSchema(query: Query): Promise<SchemaFact[]> {
  const facts: SchemaFact[] = [];
  // Names are then written with their schema.
  await query("select set_config('search_path', '', false)");
  for (const statement of Object.values(FACTS)) facts.push(...(await query(statement)).map(toFact));
  const [cron] = await query("select to_regclass('cron.job') is not null as present");
  if (cron?.["present"] === true) facts.push(...(await query(JOBS)).map(toFact));
  await query("select set_config('search_path', '\"$user\", public', false)");
  return facts.sort((a, b) => (a.line < b.line ? -1 : 1));
}

function toFact({ line, body }: Record<string, unknown>): SchemaFact {
  return { line: String(line), ...(typeof body === "string" && { body }) };
}
