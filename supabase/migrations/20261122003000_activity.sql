-- Figures for the web UI, over the Data API: row level security limits them to the user's own rows. A call counts once, by its outcome;
-- latency is the API's own, without failures before the network.

-- The calls of a period. A write without an outcome counts as `UNKNOWN` ten minutes after its attempt (a conversation writes its outcomes
-- at its end).
create function public.activity_calls(
  p_from timestamptz, p_to timestamptz, p_connector uuid default null, p_agent text default null
) returns table (created_at timestamptz, operation_id text, connector_id uuid, agent_id text, error_code text, duration_ms real)
language sql stable set search_path = '' as $$
  select a.created_at, a.operation_id, a.connector_id, a.agent_id, a.error_code, a.duration_ms
  from public.audit_log a where a.phase = 'outcome' and a.created_at >= p_from and a.created_at < p_to
    and (p_connector is null or a.connector_id = p_connector) and (p_agent is null or a.agent_id = p_agent)
  union all
  select a.created_at, a.operation_id, a.connector_id, a.agent_id, 'UNKNOWN', null
  from public.audit_log a
  where a.phase = 'attempt' and a.created_at >= p_from and a.created_at < least(p_to, now() - interval '10 minutes')
    and (p_connector is null or a.connector_id = p_connector) and (p_agent is null or a.agent_id = p_agent)
    and not exists (select from public.audit_log o
      where o.trace_id = a.trace_id and o.phase = 'outcome' and o.tool_id is not distinct from a.tool_id)
$$;

-- The tokens that the language model used in the runs of a period. A run counts for the first operation and the first connector that it
-- called, or for none.
create function public.activity_tokens(
  p_from timestamptz, p_to timestamptz, p_connector uuid default null, p_agent text default null
) returns table (started_at timestamptz, operation_id text, connector_id uuid, agent_id text, input_tokens integer, output_tokens integer)
language sql stable set search_path = '' as $$
  select t.started_at, t.operation_ids[1], t.connector_ids[1], t.agent_id, t.input_tokens, t.output_tokens
  from public.traces t
  where t.started_at >= p_from and t.started_at < p_to and t.input_tokens + t.output_tokens > 0
    and (p_connector is null or t.connector_ids[1] = p_connector) and (p_agent is null or t.agent_id = p_agent)
$$;

create function public.activity_series(
  p_from timestamptz, p_to timestamptz, p_buckets integer, p_connector uuid default null, p_agent text default null
) returns table (
  bucket timestamptz, calls bigint, errors bigint, p50_ms double precision, p95_ms double precision, input_tokens bigint, output_tokens bigint
)
language sql stable set search_path = '' as $$
  with bounds as (
    select p_from as since, (p_to - p_from) / least(greatest(p_buckets, 1), 500) as width, least(greatest(p_buckets, 1), 500) as n
  ), calls as (
    select floor(extract(epoch from a.created_at - b.since) / extract(epoch from b.width))::integer as i, a.duration_ms, a.error_code
    from public.activity_calls(p_from, p_to, p_connector, p_agent) a, bounds b
  ), tokens as (
    select floor(extract(epoch from t.started_at - b.since) / extract(epoch from b.width))::integer as i,
      sum(t.input_tokens) as input_tokens, sum(t.output_tokens) as output_tokens
    from public.activity_tokens(p_from, p_to, p_connector, p_agent) t, bounds b group by 1
  )
  select b.since + b.width * g.i, count(c.i), count(c.error_code),
    percentile_cont(0.5) within group (order by c.duration_ms), percentile_cont(0.95) within group (order by c.duration_ms),
    coalesce(t.input_tokens, 0), coalesce(t.output_tokens, 0)
  from bounds b cross join lateral generate_series(0, b.n - 1) g (i)
  left join calls c on c.i = g.i left join tokens t on t.i = g.i
  group by b.since, b.width, g.i, t.input_tokens, t.output_tokens order by g.i
$$;

-- p_by: operation, connector or agent. `id` is the operation's id, the connector's or the agent's; null for calls without one, and for
-- the tokens of runs without a call.
create function public.activity_by(
  p_from timestamptz, p_to timestamptz, p_by text default 'operation', p_connector uuid default null, p_agent text default null
) returns table (
  id text, calls bigint, errors bigint, p50_ms double precision, p95_ms double precision, last_at timestamptz, tokens bigint
)
language sql stable set search_path = '' as $$
  with calls as (
    select a.*, case p_by when 'connector' then a.connector_id::text when 'agent' then a.agent_id else a.operation_id end as id
    from public.activity_calls(p_from, p_to, p_connector, p_agent) a
  ), called as (
    select c.id, count(*) as calls, count(c.error_code) as errors,
      percentile_cont(0.5) within group (order by c.duration_ms) as p50_ms,
      percentile_cont(0.95) within group (order by c.duration_ms) as p95_ms, max(c.created_at) as last_at
    from calls c group by c.id
  ), tokens as (
    select case p_by when 'connector' then t.connector_id::text when 'agent' then t.agent_id else t.operation_id end as id,
      sum(t.input_tokens + t.output_tokens) as tokens, max(t.started_at) as last_at
    from public.activity_tokens(p_from, p_to, p_connector, p_agent) t group by 1
  )
  select coalesce(c.id, t.id), coalesce(c.calls, 0), coalesce(c.errors, 0), c.p50_ms, c.p95_ms, greatest(c.last_at, t.last_at),
    coalesce(t.tokens, 0)
  from called c full join tokens t on coalesce(c.id, '') = coalesce(t.id, '')
  order by 2 desc, 7 desc, 1 limit 200
$$;

-- Failures by code: of calls, and of requests that did not lead to one.
create function public.activity_errors(
  p_from timestamptz, p_to timestamptz, p_connector uuid default null, p_agent text default null
) returns table (error_code text, calls bigint, questions bigint)
language sql stable set search_path = '' as $$
  select e.error_code, sum(e.calls)::bigint, sum(e.questions)::bigint from (
    select a.error_code, 1 as calls, 0 as questions from public.activity_calls(p_from, p_to, p_connector, p_agent) a
    where a.error_code is not null
    union all
    select t.error_code, 0, 1 from public.traces t
    where t.error_code is not null and t.started_at >= p_from and t.started_at < p_to
      and (p_connector is null or p_connector = any (t.connector_ids)) and (p_agent is null or t.agent_id = p_agent)
      and not exists (select from public.audit_log a where a.trace_id = t.trace_id and a.phase = 'outcome')
  ) e group by e.error_code order by 2 desc, 3 desc, 1
$$;

grant execute on function public.activity_calls, public.activity_tokens, public.activity_series, public.activity_by, public.activity_errors to authenticated;
