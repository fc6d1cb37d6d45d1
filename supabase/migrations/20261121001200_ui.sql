-- What the web UI asks for beyond single rows.

-- Secrets with dates and the state of indexing, for lists and detail pages.
create or replace function private.describe_connector(p_connector public.connectors) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'connector_id', p_connector.connector_id, 'name', p_connector.name, 'description', p_connector.description,
    'version', p_connector.version, 'status', p_connector.status, 'created_at', p_connector.created_at,
    'updated_at', p_connector.updated_at,
    'auth', jsonb_build_object('type', p_connector.auth_type, 'required_secrets', p_connector.required_secrets),
    'secrets_stored', private.stored_secrets(p_connector.connector_id),
    'secrets', (select coalesce(jsonb_agg(jsonb_build_object('secret_id', r ->> 'secret_id', 'vault_key_name', r ->> 'vault_key_name',
        'description', r ->> 'description', 'stored_at', s.updated_at) order by n), '[]')
      from jsonb_array_elements(p_connector.required_secrets) with ordinality as x (r, n)
      left join private.connector_secrets s on s.connector_id = p_connector.connector_id and s.secret_id = r ->> 'secret_id'),
    'operation_count', count(t.tool_id),
    'indexed_count', count(t.tool_id) filter (where t.terms is not null and t.embedded_as is not null))
    || case when coalesce(p_connector.error, max(t.last_error)) is null then '{}'::jsonb
       else jsonb_build_object('error', coalesce(p_connector.error, max(t.last_error))) end
  from public.tools t where t.connector_id = p_connector.connector_id
$$;

-- Puts failed operations to the front of the queue again.
create function public.retry_indexing(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_connector(p_user_id, p_connector_id);
  update public.tools t set leased_until = null, attempts = 0, last_error = null
  where t.connector_id = p_connector_id and (t.terms is null or t.embedded_as is null);
  return private.describe_connector(private.own_connector(p_user_id, p_connector_id));
end
$$;

-- Ids among these that are no connectors of the person.
create function public.find_foreign_connectors(p_user_id uuid, p_key_hash text, p_connector_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := (private.resolve_caller(p_user_id, p_key_hash, null)).user_id;
begin
  return (select coalesce(jsonb_agg(id), '[]') from unnest(p_connector_ids) id
    where not exists (select from public.connectors c where c.connector_id = id and c.user_id = v_user));
end
$$;

-- The state of a person's index.
create function public.describe_index(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('active', private.active_model(), 'tools', count(*),
    'waiting', count(*) filter (where t.terms is null or t.embedded_as is null),
    'models', coalesce((select jsonb_object_agg(m.model, m.n) from (
      select coalesce(x.embedded_as, '') as model, count(*) as n from public.tools x where x.user_id = p_user_id group by 1) m), '{}'),
    'failing', count(*) filter (where t.last_error is not null), 'last_error', max(t.last_error))
  from public.tools t where t.user_id = p_user_id
$$;

-- Who asked for an approval, and for which tool.
create or replace function public.list_approvals(p_user_id uuid, p_status text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' - 'call_hash'
    || jsonb_build_object('expired', a.status = 'PENDING' and a.expires_at <= now(),
      'tool_name', (select t.name from public.tools t where t.tool_id = a.tool_id),
      'side_effect', (select t.side_effect from public.tools t where t.tool_id = a.tool_id),
      'requested_by_name', (select k.name from public.api_keys k where k.id = a.requested_by)) order by a.created_at desc), '[]')
  from (select * from public.approvals a where a.user_id = p_user_id and (p_status is null or a.status = p_status)
        order by a.created_at desc limit 500) a
$$;

-- Activity, for people over the Data API: row level security leaves only their own rows. A call counts once, by its
-- outcome; latency is the API's own, without failures before the network.
create index audit_log_outcomes_idx on public.audit_log (user_id, created_at) where phase = 'outcome';

create function public.activity_series(p_from timestamptz, p_to timestamptz, p_buckets integer)
returns table (bucket timestamptz, calls bigint, errors bigint, p50_ms double precision, p95_ms double precision)
language sql stable set search_path = '' as $$
  with bounds as (
    select p_from as since, (p_to - p_from) / least(greatest(p_buckets, 1), 500) as width, least(greatest(p_buckets, 1), 500) as n
  ), calls as (
    select floor(extract(epoch from a.created_at - b.since) / extract(epoch from b.width))::integer as i, a.duration_ms, a.error_code
    from public.audit_log a, bounds b where a.phase = 'outcome' and a.created_at >= p_from and a.created_at < p_to
  )
  select b.since + b.width * g.i, count(c.i), count(c.error_code),
    percentile_cont(0.5) within group (order by c.duration_ms), percentile_cont(0.95) within group (order by c.duration_ms)
  from bounds b cross join lateral generate_series(0, b.n - 1) g (i) left join calls c on c.i = g.i
  group by b.since, b.width, g.i order by g.i
$$;

create function public.activity_by_tool(p_from timestamptz, p_to timestamptz)
returns table (operation_id text, calls bigint, errors bigint, p50_ms double precision, p95_ms double precision, last_at timestamptz)
language sql stable set search_path = '' as $$
  select a.operation_id, count(*), count(a.error_code),
    percentile_cont(0.5) within group (order by a.duration_ms), percentile_cont(0.95) within group (order by a.duration_ms), max(a.created_at)
  from public.audit_log a where a.phase = 'outcome' and a.created_at >= p_from and a.created_at < p_to
  group by a.operation_id order by count(*) desc, a.operation_id limit 200
$$;

-- Failures by code: of calls, and of questions that never became one.
create function public.activity_errors(p_from timestamptz, p_to timestamptz)
returns table (error_code text, calls bigint, questions bigint)
language sql stable set search_path = '' as $$
  select e.error_code, sum(e.calls)::bigint, sum(e.questions)::bigint from (
    select a.error_code, 1 as calls, 0 as questions from public.audit_log a
    where a.phase = 'outcome' and a.error_code is not null and a.created_at >= p_from and a.created_at < p_to
    union all
    select t.error_code, 0, 1 from public.traces t
    where t.error_code is not null and t.started_at >= p_from and t.started_at < p_to
      and not exists (select from public.audit_log a where a.trace_id = t.trace_id and a.phase = 'outcome')
  ) e group by e.error_code order by 2 desc, 3 desc, 1
$$;

revoke execute on function public.retry_indexing, public.find_foreign_connectors, public.describe_index, public.activity_series,
  public.activity_by_tool, public.activity_errors from public, anon, authenticated;
grant execute on function public.retry_indexing, public.find_foreign_connectors, public.describe_index to service_role;
grant execute on function public.activity_series, public.activity_by_tool, public.activity_errors to authenticated;
