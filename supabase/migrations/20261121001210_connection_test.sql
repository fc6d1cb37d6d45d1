-- What the web UI asks for beyond `ui`: testing a connection, how indexing goes, and calls nobody knows the end of.

create index audit_log_connector_id_idx on public.audit_log (connector_id, created_at desc);
create index audit_log_attempts_idx on public.audit_log (user_id, created_at) where phase = 'attempt';

-- The call that tests a connector, whatever its status: a read that needs no argument, best one with credentials. Without
-- one (`is_harmless` false) any operation, for its server alone.
create function public.load_connection_test(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_connector public.connectors := private.own_connector(p_user_id, p_connector_id);
begin
  return (select jsonb_build_object('name', v_connector.name, 'is_harmless', x.is_harmless,
      'tool', jsonb_build_object('tool_id', x.tool_id, 'operation_id', x.operation_id, 'connector_id', x.connector_id, 'plugin', x.plugin,
        'name', x.name, 'description', x.description, 'input_schema', x.input_schema, 'side_effect', x.side_effect),
      'call', jsonb_build_object('tool_id', x.tool_id, 'definition', x.definition, 'secrets', private.read_secrets(p_connector_id)))
    from (select t.*, t.side_effect = 'read' and t.definition ->> 'method' = 'GET'
        and coalesce(jsonb_array_length(t.input_schema -> 'required'), 0) = 0 as is_harmless
      from public.tools t where t.connector_id = p_connector_id) x
    order by x.is_harmless desc, x.definition -> 'credentials' <> '[]'::jsonb desc, x.ordinal limit 1);
end
$$;
revoke execute on function public.load_connection_test from public, anon, authenticated;
grant execute on function public.load_connection_test to service_role;

-- How indexing goes, and when the connector was last called.
create or replace function private.describe_connector(p_connector public.connectors) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'connector_id', p_connector.connector_id, 'name', p_connector.name, 'description', p_connector.description,
    'version', p_connector.version, 'status', p_connector.status, 'created_at', p_connector.created_at,
    'updated_at', p_connector.updated_at,
    'last_activity_at', (select max(a.created_at) from public.audit_log a where a.connector_id = p_connector.connector_id),
    'auth', jsonb_build_object('type', p_connector.auth_type, 'required_secrets', p_connector.required_secrets),
    'secrets_stored', private.stored_secrets(p_connector.connector_id),
    'secrets', (select coalesce(jsonb_agg(jsonb_build_object('secret_id', r ->> 'secret_id', 'vault_key_name', r ->> 'vault_key_name',
        'description', r ->> 'description', 'stored_at', s.updated_at) order by n), '[]')
      from jsonb_array_elements(p_connector.required_secrets) with ordinality as x (r, n)
      left join private.connector_secrets s on s.connector_id = p_connector.connector_id and s.secret_id = r ->> 'secret_id'),
    'operation_count', count(*), 'indexed_count', count(*) filter (where t.is_indexed),
    'indexing', jsonb_build_object('waiting', count(*) filter (where not t.is_indexed),
      'failing', count(*) filter (where t.last_error is not null), 'last_error', max(t.last_error),
      'last_progress_at', max(t.updated_at) filter (where t.is_indexed)))
    || case when coalesce(p_connector.error, max(t.last_error)) is null then '{}'::jsonb
       else jsonb_build_object('error', coalesce(p_connector.error, max(t.last_error))) end
  from (select x.last_error, x.updated_at, x.terms is not null and x.embedded_as is not null as is_indexed
    from public.tools x where x.connector_id = p_connector.connector_id) t
$$;

-- Calls of a time: each counts once, by its outcome. A write whose outcome never came counts as `UNKNOWN` ten minutes after
-- its attempt (a conversation writes its outcomes at its end). Row level security leaves only the person's own.
create function public.activity_calls(p_from timestamptz, p_to timestamptz)
returns table (created_at timestamptz, operation_id text, error_code text, duration_ms real)
language sql stable set search_path = '' as $$
  select a.created_at, a.operation_id, a.error_code, a.duration_ms
  from public.audit_log a where a.phase = 'outcome' and a.created_at >= p_from and a.created_at < p_to
  union all
  select a.created_at, a.operation_id, 'UNKNOWN', null
  from public.audit_log a
  where a.phase = 'attempt' and a.created_at >= p_from and a.created_at < least(p_to, now() - interval '10 minutes')
    and not exists (select from public.audit_log o
      where o.trace_id = a.trace_id and o.phase = 'outcome' and o.tool_id is not distinct from a.tool_id)
$$;

create or replace function public.activity_series(p_from timestamptz, p_to timestamptz, p_buckets integer)
returns table (bucket timestamptz, calls bigint, errors bigint, p50_ms double precision, p95_ms double precision)
language sql stable set search_path = '' as $$
  with bounds as (
    select p_from as since, (p_to - p_from) / least(greatest(p_buckets, 1), 500) as width, least(greatest(p_buckets, 1), 500) as n
  ), calls as (
    select floor(extract(epoch from a.created_at - b.since) / extract(epoch from b.width))::integer as i, a.duration_ms, a.error_code
    from public.activity_calls(p_from, p_to) a, bounds b
  )
  select b.since + b.width * g.i, count(c.i), count(c.error_code),
    percentile_cont(0.5) within group (order by c.duration_ms), percentile_cont(0.95) within group (order by c.duration_ms)
  from bounds b cross join lateral generate_series(0, b.n - 1) g (i) left join calls c on c.i = g.i
  group by b.since, b.width, g.i order by g.i
$$;

create or replace function public.activity_by_tool(p_from timestamptz, p_to timestamptz)
returns table (operation_id text, calls bigint, errors bigint, p50_ms double precision, p95_ms double precision, last_at timestamptz)
language sql stable set search_path = '' as $$
  select a.operation_id, count(*), count(a.error_code),
    percentile_cont(0.5) within group (order by a.duration_ms), percentile_cont(0.95) within group (order by a.duration_ms), max(a.created_at)
  from public.activity_calls(p_from, p_to) a
  group by a.operation_id order by count(*) desc, a.operation_id limit 200
$$;

-- Failures by code: of calls, and of questions that never became one.
create or replace function public.activity_errors(p_from timestamptz, p_to timestamptz)
returns table (error_code text, calls bigint, questions bigint)
language sql stable set search_path = '' as $$
  select e.error_code, sum(e.calls)::bigint, sum(e.questions)::bigint from (
    select a.error_code, 1 as calls, 0 as questions from public.activity_calls(p_from, p_to) a where a.error_code is not null
    union all
    select t.error_code, 0, 1 from public.traces t
    where t.error_code is not null and t.started_at >= p_from and t.started_at < p_to
      and not exists (select from public.audit_log a where a.trace_id = t.trace_id and a.phase = 'outcome')
  ) e group by e.error_code order by 2 desc, 3 desc, 1
$$;

revoke execute on function public.activity_calls from public, anon, authenticated;
grant execute on function public.activity_calls to authenticated;
