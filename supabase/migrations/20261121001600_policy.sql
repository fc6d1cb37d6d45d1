-- Agents under policy: agent files, approver groups, limits, circuits, sessions, exactly-once, notifications.

-- Agent files: every version as it was uploaded and as it was understood.
create table public.agents (
  user_id uuid not null references auth.users (id) on delete cascade,
  agent_id text not null,
  version integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, agent_id)
);
create table public.agent_versions (
  user_id uuid not null,
  agent_id text not null,
  version integer not null,
  text text not null,
  definition jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, agent_id, version),
  foreign key (user_id, agent_id) references public.agents (user_id, agent_id) on delete cascade
);

-- People who may decide about approvals of the owner's agents, besides the owner.
create table public.approver_groups (
  owner_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (name ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$'),
  created_at timestamptz not null default now(),
  primary key (owner_id, name)
);
create table public.approver_group_members (
  owner_id uuid not null,
  name text not null,
  member_id uuid not null references auth.users (id) on delete cascade,
  -- As the owner wrote it; an id tells nobody an address.
  email text,
  primary key (owner_id, name, member_id),
  foreign key (owner_id, name) references public.approver_groups (owner_id, name) on delete cascade
);
create index approver_group_members_member_id_idx on public.approver_group_members (member_id);

revoke all on public.agents, public.agent_versions, public.approver_groups, public.approver_group_members
  from anon, authenticated, service_role;
grant select on public.agents, public.agent_versions, public.approver_groups, public.approver_group_members to authenticated;
alter table public.agents enable row level security;
alter table public.agent_versions enable row level security;
alter table public.approver_groups enable row level security;
alter table public.approver_group_members enable row level security;
create policy "People see their own agents" on public.agents
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People see the versions of their own agents" on public.agent_versions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People see their own approver groups" on public.approver_groups
  for select to authenticated using (owner_id = (select auth.uid()));
create policy "People see who is in their groups and which groups they are in" on public.approver_group_members
  for select to authenticated using (owner_id = (select auth.uid()) or member_id = (select auth.uid()));

alter table public.traces add column agent_version integer, add column otel_trace_id text;

-- What an approval is about, for whoever decides; the tool may be gone or changed by then.
alter table public.approvals add column approver_group text, add column agent_version integer, add column tool_name text,
  add column side_effect text, add column host text, add column trace_id uuid, add column conversation_id text,
  -- Approvals that the same run had used before: whoever comes back with this one does not do those calls again.
  add column after_approvals uuid[] not null default '{}';
create index approvals_group_idx on public.approvals (user_id, approver_group) where approver_group is not null;
drop policy "People see their own approvals" on public.approvals;
create policy "People see approvals of their own agents and those their groups decide about" on public.approvals
  for select to authenticated using (user_id = (select auth.uid()) or exists (
    select from public.approver_group_members m
    where m.owner_id = approvals.user_id and m.name = approvals.approver_group and m.member_id = (select auth.uid())));

-- The exact call behind an approval, and what came of it when an approver had it carried out. Kept a day.
create table private.approval_calls (
  approval_id uuid primary key references public.approvals (approval_id) on delete cascade,
  -- {tool_id, operation_id, arguments, user_input, conversation_id, key_id, agent_id}; arguments as text: the order of their
  -- members may show in what is sent
  call jsonb not null,
  -- {result} or {failure}
  answer jsonb,
  started_at timestamptz,
  created_at timestamptz not null default now()
);
create index approval_calls_created_at_idx on private.approval_calls (created_at);

-- What a caller puts into a session of an agent, until it runs out.
create table private.agent_sessions (
  user_id uuid not null references auth.users (id) on delete cascade,
  agent_id text not null,
  session_id text not null,
  data jsonb not null,
  expires_at timestamptz not null,
  primary key (user_id, agent_id, session_id)
);
create index agent_sessions_expires_at_idx on private.agent_sessions (expires_at);

-- Circuit breaker: an upstream host that keeps failing is left alone for a while. Per person: nobody closes a door for others.
create table private.circuits (
  user_id uuid not null references auth.users (id) on delete cascade,
  host text not null,
  failures integer not null default 0,
  last_failure_at timestamptz not null default now(),
  -- Open until then; after that one call may try. Null while closed.
  open_until timestamptz,
  primary key (user_id, host)
);

alter table public.api_keys add column rate_limit_per_min integer check (rate_limit_per_min between 1 and 100000);
grant select (rate_limit_per_min) on public.api_keys to authenticated;
create index tools_operation_id_idx on public.tools (user_id, operation_id);
alter table public.tools add column rate_limit_per_min integer
  generated always as ((definition ->> 'rate_limit_per_min')::integer) stored;

-- Whose turn it is under an idempotency key. Only the holder of `token` may send; once it has (`attempted_at`), nobody else ever may.
alter table private.idempotency_keys add column token uuid not null default gen_random_uuid(),
  add column lease_until timestamptz not null default now() + interval '20 seconds', add column attempted_at timestamptz,
  add column trace_id uuid;

-- Notifications: one address a person, signed with a secret of the vault, delivered by the worker.
create table private.webhooks (
  user_id uuid primary key references auth.users (id) on delete cascade,
  url text not null,
  vault_id uuid not null,
  created_at timestamptz not null default now()
);
create function private.forget_webhook_secret() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from vault.secrets s where s.id = old.vault_id;
  return null;
end
$$;
revoke execute on function private.forget_webhook_secret from public;
create trigger webhooks_forget_secret after delete on private.webhooks
  for each row execute function private.forget_webhook_secret();
create table private.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references private.webhooks (user_id) on delete cascade,
  event text not null,
  data jsonb not null,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  delivered_at timestamptz,
  -- The last status or what failed; nothing of the answer.
  outcome text,
  created_at timestamptz not null default now()
);
create index webhook_deliveries_user_id_idx on private.webhook_deliveries (user_id, created_at desc);
create index webhook_deliveries_queue_idx on private.webhook_deliveries (next_at) where delivered_at is null;

create trigger webhook_deliveries_wake after insert on private.webhook_deliveries
  for each statement execute function private.wake_worker();

-- As before; and a key of an agent that has a file asks and remembers, no more: what could loosen its rules, or decide about
-- calls, is for people and for keys of their own.
create or replace function private.resolve_caller(p_user_id uuid, p_key_hash text, p_scope text)
returns public.api_keys
language plpgsql volatile set search_path = '' as $$
declare
  v_key public.api_keys;
begin
  if p_key_hash is null then
    v_key.user_id := p_user_id;
    return v_key;
  end if;
  select * into v_key from public.api_keys k where k.key_hash = p_key_hash;
  if v_key.id is null or v_key.revoked_at is not null then
    perform private.refuse('UNAUTHENTICATED', 'This API key is unknown or was revoked. Create a new one under API keys.');
  end if;
  if v_key.expires_at <= now() then
    perform private.refuse('UNAUTHENTICATED', 'This API key expired. Create a new one under API keys.');
  end if;
  if p_scope is not null and not (p_scope = any (v_key.scopes)) then
    perform private.refuse('FORBIDDEN', format('This API key lacks the scope %s.', p_scope));
  end if;
  if p_scope in ('connectors:write', 'tools:write', 'approvals:decide') and v_key.agent_id is not null
     and exists (select from public.agents g where g.user_id = v_key.user_id and g.agent_id = v_key.agent_id) then
    perform private.refuse('FORBIDDEN', format('This API key belongs to the agent %s, whose file rules what it does: it cannot use %s.',
      v_key.agent_id, p_scope));
  end if;
  if v_key.last_used_at is null or v_key.last_used_at < now() - interval '1 minute' then
    update public.api_keys set last_used_at = now() where id = v_key.id;
  end if;
  return v_key;
end
$$;

-- The rules for a caller: the key's agent, else the one the caller names. Only the stored file counts.
create function private.caller_policy(p_caller public.api_keys, p_agent_id text, p_conversation_id text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (select jsonb_build_object('agent_id', a.id, 'is_bound', p_caller.agent_id is not null, 'agent_version', g.version, 'agent', v.definition,
    'key_limit_per_min', p_caller.rate_limit_per_min,
    'circuits', (select coalesce(jsonb_agg(jsonb_build_object('host', c.host, 'open_until', c.open_until)), '[]')
      from private.circuits c where c.user_id = p_caller.user_id and c.open_until is not null),
    'session', coalesce((select s.data from private.agent_sessions s
      where s.user_id = p_caller.user_id and s.agent_id = a.id and s.session_id = p_conversation_id and s.expires_at > now()), '{}'))
  from (select coalesce(p_caller.agent_id, p_agent_id) as id) a
  left join public.agents g on g.user_id = p_caller.user_id and g.agent_id = a.id
  left join public.agent_versions v on v.user_id = g.user_id and v.agent_id = g.agent_id and v.version = g.version);
end
$$;

-- The names an agent's file allows; null: everything.
create function private.allowed_names(p_policy jsonb) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(p_policy -> 'agent') = 'object'
    then array(select t ->> 'name' from jsonb_array_elements(p_policy #> '{agent,tools}') t) end;
end
$$;

-- A tool as planners see it. (The search writes it out: a function call for each of many rows costs it a millisecond.)
create function private.describe_tool(t public.tools) returns json
language sql stable set search_path = '' as $$
  select json_build_object('tool_id', t.tool_id, 'operation_id', t.operation_id, 'connector_id', t.connector_id, 'source', t.source,
    'plugin', t.plugin, 'name', t.name, 'fields', t.fields, 'input_schema', t.input_schema, 'side_effect', t.side_effect,
    'rate_limit_per_min', t.rate_limit_per_min)
$$;
revoke execute on function private.caller_policy, private.allowed_names, private.describe_tool from public;

-- As before, within what the caller's agent may use, and with the rules for the caller.
drop function public.search_tools;
create function public.search_tools(
  p_user_id uuid, p_key_hash text, p_scope text, p_exact text[], p_prefixes text[], p_core text[] default '{}',
  p_with_call boolean default false, p_vector text default null, p_model text default null, p_connector_ids uuid[] default null,
  p_agent_id text default null, p_conversation_id text default null
) returns json
language plpgsql security definer set search_path = '' as $$
declare
  c_few constant integer := 400; -- postings; so few are scored here in well under a millisecond
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, p_scope);
  v_user uuid := v_caller.user_id;
  v_policy jsonb := private.caller_policy(v_caller, p_agent_id, p_conversation_id);
  v_names text[] := private.allowed_names(v_policy);
  v_ids uuid[];
  v_segments json;
  v_postings json;
  v_neighbours json := '[]';
  v_candidates json;
  v_likeliest uuid;
begin
  -- In a fixed order: ties in the ranking follow it.
  select array_agg(s.segment_id order by s.segment_id),
    json_agg(json_build_object('segment_id', s.segment_id, 'api', s.api, 'tool_count', s.tool_count) order by s.segment_id)
  into v_ids, v_segments
  from private.segments s
  where s.user_id = v_user and s.searchable and (p_connector_ids is null or s.connector_id = any (p_connector_ids))
    and (v_names is null or s.segment_id in (
      select t.segment_id from public.tools t where t.user_id = v_user and t.operation_id = any (v_names)));

  with segment as (
    select id, n - 1 as i from unnest(v_ids) with ordinality as u (id, n)
  ), allowed as materialized (
    select t.segment_id, array_agg(t.ordinal) as ordinals from public.tools t
    where v_names is not null and t.user_id = v_user and t.operation_id = any (v_names)
    group by t.segment_id
  ), found as (
    select t.segment_id, t.term, t.ordinals, t.weights
    from private.search_terms t where t.user_id = v_user and t.term = any (p_exact)
    union all
    select t.segment_id, t.term, t.ordinals, t.weights
    from (select distinct unnest(p_prefixes) collate "C" as prefix) p
    join private.search_terms t on t.user_id = v_user and t.term >= p.prefix and t.term < p.prefix || chr(1114111)
    where t.term <> all (p_exact)
  ), hit as materialized (
    select segment.i, f.segment_id, f.term, coalesce(kept.ordinals, f.ordinals) as ordinals, coalesce(kept.weights, f.weights) as weights
    from found f join segment on segment.id = f.segment_id
    left join allowed on allowed.segment_id = f.segment_id
    left join lateral (
      select array_agg(u.o order by u.n) as ordinals, array_agg(u.w order by u.n) as weights
      from unnest(f.ordinals, f.weights) with ordinality as u (o, w, n) where u.o = any (allowed.ordinals)
    ) kept on v_names is not null
    where v_names is null or kept.ordinals is not null
  ), extent as (
    select coalesce(sum(cardinality(hit.ordinals)), 0) as postings from hit
  ), rough as (
    select hit.i, hit.segment_id, posting.ordinal,
      sum(posting.weight * case when hit.term = any (p_core) then 1 else 0.35 end / cardinality(hit.ordinals)) as score
    from hit, unnest(hit.ordinals, hit.weights) as posting (ordinal, weight)
    where (select extent.postings from extent) <= c_few
    group by hit.i, hit.segment_id, posting.ordinal
  ), candidate as (
    select rough.i, rough.ordinal, rough.score, t.tool_id, t.description
    from rough cross join lateral (
      select x.tool_id, json_build_object('tool_id', x.tool_id, 'operation_id', x.operation_id, 'connector_id', x.connector_id,
        'source', x.source, 'plugin', x.plugin, 'name', x.name, 'fields', x.fields, 'input_schema', x.input_schema,
        'side_effect', x.side_effect, 'rate_limit_per_min', x.rate_limit_per_min) as description
      from public.tools x where x.segment_id = rough.segment_id and x.ordinal = rough.ordinal offset 0) t
  )
  select (select json_agg(json_build_array(hit.i, hit.term, hit.ordinals, hit.weights)) from hit),
    (select json_agg(json_build_array(candidate.i, candidate.ordinal, candidate.description)) from candidate),
    (select candidate.tool_id from candidate order by candidate.score desc, candidate.tool_id limit 1)
  into v_postings, v_candidates, v_likeliest;

  if p_vector is not null and p_model = private.active_model() then
    select json_agg(json_build_array(segment.i, n.ordinal, n.similarity)) into v_neighbours
    from (
      select t.segment_id, t.ordinal, 1 - (e.embedding operator(extensions.<=>) p_vector::extensions.vector) as similarity
      from private.tool_embeddings e join public.tools t on t.tool_id = e.tool_id
      where e.user_id = v_user and e.model = p_model and t.segment_id = any (v_ids)
        and (v_names is null or t.operation_id = any (v_names))
      order by e.embedding operator(extensions.<=>) p_vector::extensions.vector
      limit 100
    ) n join (select id, o - 1 as i from unnest(v_ids) with ordinality as u (id, o)) segment on segment.id = n.segment_id;
  end if;

  return json_build_object(
    'caller', json_build_object('user_id', v_user, 'key_id', v_caller.id),
    'policy', v_policy,
    'hits', json_build_object('segments', coalesce(v_segments, '[]'), 'postings', coalesce(v_postings, '[]'),
      'neighbours', coalesce(v_neighbours, '[]')),
    'candidates', coalesce(v_candidates, '[]'),
    'call', case when p_with_call and v_likeliest is not null then private.load_call(v_user, v_likeliest) end);
end
$$;

create or replace function public.load_candidates(p_user_id uuid, p_refs jsonb, p_with_call boolean default false) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  v_candidates json;
  v_first uuid;
begin
  select json_agg(json_build_array(r.n - 1, t.description) order by r.n), (array_agg(t.tool_id) filter (where r.n = 1))[1]
  into v_candidates, v_first
  from jsonb_array_elements(p_refs) with ordinality as r (ref, n)
  -- `offset 0` keeps the planner from reading all of the caller's tools instead of these few through the index.
  cross join lateral (
    select x.tool_id, x.user_id, json_build_object('tool_id', x.tool_id, 'operation_id', x.operation_id, 'connector_id', x.connector_id,
        'source', x.source, 'plugin', x.plugin, 'name', x.name, 'fields', x.fields, 'input_schema', x.input_schema,
        'side_effect', x.side_effect, 'rate_limit_per_min', x.rate_limit_per_min) as description
    from public.tools x
    where x.segment_id = (r.ref ->> 0)::uuid and x.ordinal = (r.ref ->> 1)::integer offset 0) t
  where t.user_id = p_user_id;
  return json_build_object('candidates', coalesce(v_candidates, '[]'),
    'call', case when p_with_call and v_first is not null then private.load_call(p_user_id, v_first) end);
end
$$;

drop function public.load_tool;
create function public.load_tool(
  p_user_id uuid, p_key_hash text, p_scope text, p_tool_id uuid, p_agent_id text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, p_scope);
  v_call jsonb := private.load_call(v_caller.user_id, p_tool_id);
begin
  if v_call is null then
    perform private.refuse('NOT_FOUND', 'You have no active tool with this id. A disabled tool or connector must be enabled first.',
      jsonb_build_object('tool_id', p_tool_id));
  end if;
  return (select jsonb_build_object(
      'caller', jsonb_build_object('user_id', v_caller.user_id, 'key_id', v_caller.id, 'key_name', v_caller.name),
      'policy', private.caller_policy(v_caller, p_agent_id, null), 'tool', private.describe_tool(t), 'call', v_call)
    from public.tools t where t.tool_id = p_tool_id);
end
$$;

drop function public.list_offered_tools;
create function public.list_offered_tools(
  p_user_id uuid, p_key_hash text, p_scope text, p_names text[], p_limit integer, p_agent_id text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, p_scope);
  v_policy jsonb := private.caller_policy(v_caller, p_agent_id, null);
  v_allowed text[] := private.allowed_names(v_policy);
begin
  return (
    with matched as materialized (
      select x.tool_id, x.segment_id, x.ordinal, x.operation_id, x.name
      from public.tools x join private.segments s on s.segment_id = x.segment_id
      where x.user_id = v_caller.user_id and s.searchable and (v_allowed is null or x.operation_id = any (v_allowed))
        and case when p_names is null then x.source = 'custom' or v_allowed is not null
            else x.operation_id = any (p_names) or x.name = any (p_names) end
    ), offered as (
      select m.tool_id, row_number() over (order by m.segment_id, m.ordinal) as place
      from matched m order by m.segment_id, m.ordinal limit p_limit
    )
    select jsonb_build_object(
      'caller', jsonb_build_object('user_id', v_caller.user_id, 'key_id', v_caller.id), 'policy', v_policy,
      'tools', (select coalesce(jsonb_agg(private.describe_tool(t)::jsonb || '{"score": 0}' order by o.place), '[]')
        from offered o join public.tools t on t.tool_id = o.tool_id),
      'unknown', (select coalesce(jsonb_agg(n), '[]') from unnest(p_names) n
        where not exists (select from matched m where m.operation_id = n or m.name = n))));
end
$$;

-- Takes one call of a subject, or refuses until the oldest of the last p_limit calls is a minute old.
drop function public.take_call;
create function private.take_call(p_subject text, p_limit integer, p_whose text) returns void
language plpgsql set search_path = '' as $$
declare
  v_now timestamptz;
  v_oldest timestamptz;
  v_wait integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('calls:' || p_subject, 0));
  -- The transaction's own now() is older than the wait for the lock.
  v_now := clock_timestamp();
  delete from private.taken_calls c where c.subject = p_subject and c.taken_at <= v_now - interval '1 minute';
  select c.taken_at into v_oldest from private.taken_calls c where c.subject = p_subject
  order by c.taken_at desc offset p_limit - 1 limit 1;
  if v_oldest is not null then
    v_wait := greatest(1, ceil(extract(epoch from v_oldest + interval '1 minute' - v_now)));
    perform private.refuse('RATE_LIMITED',
      format('This %s may make %s calls a minute. Try again in %s seconds.', p_whose, p_limit, v_wait),
      jsonb_build_object('limit_per_min', p_limit, 'retry_after_s', v_wait, 'limit_of', p_whose));
  end if;
  insert into private.taken_calls (subject, taken_at) values (p_subject, v_now);
end
$$;
revoke execute on function private.take_call from public;

-- Whether somebody may decide about an approval.
create function private.may_decide(p_user_id uuid, p_approval public.approvals) returns boolean
language sql stable set search_path = '' as $$
  select p_approval.user_id = p_user_id or exists (select from public.approver_group_members m
    where m.owner_id = p_approval.user_id and m.name = p_approval.approver_group and m.member_id = p_user_id)
$$;

create function private.describe_approval(p_approval public.approvals, p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(p_approval) - 'user_id' - 'call_hash' || jsonb_build_object(
    'status', case when p_approval.status = 'PENDING' and p_approval.expires_at <= now() then 'EXPIRED' else p_approval.status end,
    'expired', p_approval.status = 'PENDING' and p_approval.expires_at <= now(),
    'is_mine', p_approval.user_id = p_user_id,
    'owner_email', case when p_approval.user_id <> p_user_id then (select u.email from auth.users u where u.id = p_approval.user_id) end,
    'decided_by_email', (select u.email from auth.users u where u.id = p_approval.decided_by),
    'requested_by_name', (select k.name from public.api_keys k where k.id = p_approval.requested_by))
$$;

-- The approval of exactly this call: the one that was given or one the same run used before it, a pending one for the same
-- call, or a new one. It may `proceed` now (and is used up then), or the caller is told why not.
create function private.use_approval(p_user_id uuid, p_audit jsonb, p_approval jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  c_most constant integer := 1000; -- pending at a time, a person
  v_hash text := p_approval ->> 'call_hash';
  v_row public.approvals;
  v_after uuid[];
  v_call private.approval_calls;
begin
  -- Equal calls wait for one approval, also when they arrive together.
  perform pg_advisory_xact_lock(hashtextextended(p_user_id::text || v_hash, 0));
  if p_approval ->> 'approval_id' is not null then
    select * into v_row from public.approvals a
    where a.approval_id = (p_approval ->> 'approval_id')::uuid and a.user_id = p_user_id for update;
    if v_row.approval_id is null then
      perform private.refuse('INVALID_REQUEST', 'There is no approval with this id.',
        '{"errors": [{"pointer": "/approval_id", "message": "unknown approval"}]}');
    end if;
  end if;
  if v_row.call_hash is distinct from v_hash then
    v_after := v_row.after_approvals;
    v_row := null;
    select * into v_row from public.approvals a where a.approval_id = any (v_after) and a.user_id = p_user_id and a.call_hash = v_hash;
  end if;
  if v_row.approval_id is null then
    select * into v_row from public.approvals a
    where a.user_id = p_user_id and a.call_hash = v_hash and a.status = 'PENDING' and a.expires_at > now()
    limit 1;
  end if;
  if v_row.approval_id is null then
    if (select count(*) from (select from public.approvals a
        where a.user_id = p_user_id and a.status = 'PENDING' and a.expires_at > now() limit c_most) x) >= c_most then
      perform private.refuse('RATE_LIMITED', format('%s approvals are waiting already. Decide about some of them first.', c_most),
        '{"retry_after_s": 60, "limit_of": "approvals"}');
    end if;
    insert into public.approvals (user_id, tool_id, operation_id, agent_id, agent_version, requested_by, call_hash, summary, request,
      approver_group, tool_name, side_effect, host, trace_id, conversation_id, after_approvals, expires_at)
    values (p_user_id, (p_audit ->> 'tool_id')::uuid, p_audit ->> 'operation_id', p_audit ->> 'agent_id',
      (p_approval ->> 'agent_version')::integer, (p_audit ->> 'api_key_id')::uuid, v_hash, p_approval ->> 'summary',
      p_approval -> 'request', p_approval ->> 'approver_group', p_approval ->> 'tool_name', p_audit ->> 'side_effect',
      p_approval ->> 'host', (p_audit ->> 'trace_id')::uuid, p_approval ->> 'conversation_id',
      array(select e::uuid from jsonb_array_elements_text(coalesce(p_approval -> 'after_approvals', '[]')) e),
      now() + make_interval(secs => (p_approval ->> 'expires_after_s')::integer))
    returning * into v_row;
    insert into private.approval_calls (approval_id, call) values (v_row.approval_id, p_approval -> 'call');
    perform private.notify_approval('approval.requested', v_row);
  end if;
  if v_row.status = 'APPROVED' and v_row.expires_at > now() then
    update public.approvals a set status = 'USED' where a.approval_id = v_row.approval_id;
    return jsonb_build_object('outcome', 'proceed', 'approval_id', v_row.approval_id);
  end if;
  if v_row.status = 'PENDING' and v_row.expires_at > now() then
    return jsonb_build_object('outcome', 'approval_required', 'approval_id', v_row.approval_id, 'expires_at', v_row.expires_at);
  end if;
  if v_row.status = 'USED' then
    select * into v_call from private.approval_calls c where c.approval_id = v_row.approval_id;
    -- An approver had it carried out: whoever asked gets what came of it.
    if v_call.answer is not null then
      return jsonb_build_object('outcome', 'done', 'approval_id', v_row.approval_id, 'answer', v_call.answer);
    elsif v_call.started_at is not null then
      return jsonb_build_object('outcome', 'running', 'approval_id', v_row.approval_id,
        'is_lost', v_call.started_at < now() - interval '2 minutes');
    end if;
  end if;
  return jsonb_build_object('outcome', 'rejected', 'approval_id', v_row.approval_id,
    'reason', case v_row.status when 'REJECTED' then 'rejected' when 'USED' then 'already used' else 'expired' end);
end
$$;

-- Before a call that needs it: its approval, the limits it counts for, its audit row; all or nothing. Nothing may be sent
-- unless the outcome is `proceed`.
-- p_call: {audit, limits: [{subject, limit_per_min, whose}], approval: {…} | null, claim: {key, token} | null}
drop function public.begin_write;
create function public.begin_call(p_call jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_audit jsonb := p_call -> 'audit';
  v_user uuid := (v_audit ->> 'user_id')::uuid;
  v_is_write boolean := v_audit ->> 'side_effect' <> 'read';
  v_approval jsonb := '{"outcome": "proceed"}';
  v_limit record;
begin
  if v_is_write and jsonb_typeof(p_call -> 'claim') = 'object' then
    update private.idempotency_keys k set attempted_at = coalesce(k.attempted_at, now()), lease_until = now() + interval '40 seconds',
      trace_id = (v_audit ->> 'trace_id')::uuid
    where k.user_id = v_user and k.idempotency_key = p_call #>> '{claim,key}' and k.token = (p_call #>> '{claim,token}')::uuid;
    if not found then
      perform private.refuse('CONFLICT', 'Another run has taken over this idempotency key. Nothing was sent.', '{"reason": "superseded"}');
    end if;
  end if;
  if v_is_write and jsonb_typeof(p_call -> 'approval') = 'object' then
    v_approval := private.use_approval(v_user, v_audit, p_call -> 'approval');
    if v_approval ->> 'outcome' <> 'proceed' then
      -- Nothing is sent: the key is as it was.
      update private.idempotency_keys k set attempted_at = null
      where k.user_id = v_user and k.idempotency_key = p_call #>> '{claim,key}' and k.token = (p_call #>> '{claim,token}')::uuid
        and k.attempted_at = now();
      return v_approval;
    end if;
  end if;
  for v_limit in
    select l ->> 'subject' as subject, (l ->> 'limit_per_min')::integer as limit_per_min, l ->> 'whose' as whose
    from jsonb_array_elements(p_call -> 'limits') l order by 1
  loop
    perform private.take_call(v_limit.subject, v_limit.limit_per_min, v_limit.whose);
  end loop;
  if v_is_write then
    perform private.append_audit(v_audit || jsonb_build_object('phase', 'attempt', 'approval_id', v_approval -> 'approval_id'));
  end if;
  return v_approval;
end
$$;

create function private.has_status(p_approval public.approvals, p_status text) returns boolean
language sql stable set search_path = '' as $$
  select case when p_status is null then true
    when p_status = 'EXPIRED' then p_approval.status = 'PENDING' and p_approval.expires_at <= now()
    when p_status = 'PENDING' then p_approval.status = 'PENDING' and p_approval.expires_at > now()
    else p_approval.status = p_status end
$$;
revoke execute on function private.has_status from public;

drop function public.list_approvals;
create function public.list_approvals(p_user_id uuid, p_status text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.describe_approval(a, p_user_id) order by a.created_at desc), '[]')
  from (
    -- Each its own share: nobody's approvals can hide somebody else's.
    (select a.* from public.approvals a where a.user_id = p_user_id and private.has_status(a, p_status)
      order by a.created_at desc limit 500)
    union all
    (select a.* from public.approver_group_members m
      cross join lateral (select x.* from public.approvals x
        where x.user_id = m.owner_id and x.approver_group = m.name and private.has_status(x, p_status)
        order by x.created_at desc limit 100) a
      where m.member_id = p_user_id and m.owner_id <> p_user_id
      order by a.created_at desc limit 500)) a
$$;

create function private.find_approval(p_user_id uuid, p_approval_id uuid) returns public.approvals
language plpgsql set search_path = '' as $$
declare
  v_row public.approvals;
begin
  select * into v_row from public.approvals a where a.approval_id = p_approval_id for update;
  if v_row.approval_id is null or not private.may_decide(p_user_id, v_row) then
    perform private.refuse('NOT_FOUND', 'There is no approval with this id.');
  end if;
  return v_row;
end
$$;

create function public.get_approval(p_user_id uuid, p_approval_id uuid) returns jsonb
language sql security definer set search_path = '' as $$
  select private.describe_approval(private.find_approval(p_user_id, p_approval_id), p_user_id)
$$;

-- One decision counts. A key never decides about what it, or its agent, has asked for.
drop function public.decide_approval;
create function public.decide_approval(
  p_user_id uuid, p_key_id uuid, p_key_agent_id text, p_approval_id uuid, p_decision text, p_note text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.approvals := private.find_approval(p_user_id, p_approval_id);
begin
  if p_key_id is not null and (v_row.requested_by = p_key_id or (p_key_agent_id is not null and v_row.agent_id = p_key_agent_id)) then
    perform private.refuse('FORBIDDEN', 'An agent cannot decide about its own calls. A person must, or a key that is not the agent''s.');
  end if;
  if v_row.status <> 'PENDING' or v_row.expires_at <= now() then
    perform private.refuse('CONFLICT', 'This approval was already decided or has expired.',
      jsonb_build_object('status', case when v_row.status = 'PENDING' then 'EXPIRED' else v_row.status end));
  end if;
  update public.approvals a set status = case p_decision when 'approve' then 'APPROVED' else 'REJECTED' end,
    note = p_note, decided_by = p_user_id, decided_at = now()
  where a.approval_id = p_approval_id returning * into v_row;
  if v_row.status = 'REJECTED' then
    delete from private.approval_calls c where c.approval_id = p_approval_id;
  end if;
  perform private.notify_approval('approval.decided', v_row);
  return private.describe_approval(v_row, p_user_id);
end
$$;

-- The stored call of an approval that was just given, for carrying it out: whose it is, its rules, what it needs.
create function public.load_approved_call(p_user_id uuid, p_approval_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.approvals := private.find_approval(p_user_id, p_approval_id);
  v_call jsonb;
  v_key public.api_keys;
begin
  update private.approval_calls c set started_at = clock_timestamp()
  where c.approval_id = p_approval_id and v_row.status = 'APPROVED' and c.started_at is null returning c.call into v_call;
  if v_call is null then
    perform private.refuse('CONFLICT', 'This call was carried out already, or is being carried out.', jsonb_build_object('status', v_row.status));
  end if;
  select * into v_key from public.api_keys k where k.id = v_row.requested_by;
  if v_row.requested_by is not null and (v_key.id is null or v_key.revoked_at is not null or v_key.expires_at <= now()) then
    perform private.refuse('CONFLICT', 'The API key that asked for this was revoked or has expired: its call is not carried out.');
  end if;
  if v_row.agent_version is not null and not exists (
    select from public.agents g where g.user_id = v_row.user_id and g.agent_id = v_row.agent_id) then
    perform private.refuse('CONFLICT', 'The agent that asked for this is gone, and its rules with it: its call is not carried out.');
  end if;
  v_key.user_id := v_row.user_id;
  return (select jsonb_build_object('owner_id', v_row.user_id, 'call', v_call, 'tool', private.describe_tool(t),
      'prepared', private.load_call(v_row.user_id, t.tool_id),
      'policy', private.caller_policy(v_key, v_row.agent_id, v_row.conversation_id))
    from (select v_row.tool_id as id) w left join public.tools t on t.tool_id = w.id);
end
$$;

-- For whoever has used the approval up; the first answer stands. Null: it was not carried out, and may be by the caller.
create function public.finish_approved_call(p_approval_id uuid, p_answer jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  update private.approval_calls c set answer = nullif(p_answer, 'null'::jsonb),
    started_at = case when coalesce(p_answer, 'null') <> 'null' then c.started_at end
  where c.approval_id = p_approval_id and c.answer is null;
  select 'null'::jsonb
$$;

-- Approver groups, as a whole: whoever is not named is no member any more. Members by id or e-mail address of an account.
create function public.put_approver_group(p_user_id uuid, p_name text, p_members text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_unknown jsonb;
begin
  with named as (
    select n, m from unnest(p_members) with ordinality as u (m, n)
  ), known as (
    select named.n, u.id from named join auth.users u on u.id::text = lower(named.m) or lower(u.email) = lower(named.m)
  )
  select jsonb_agg(jsonb_build_object('pointer', '/members/' || n - 1, 'message', 'there is no account with this id or e-mail address')
    order by n) into v_unknown
  from named where not exists (select from known where known.n = named.n);
  if v_unknown is not null then
    perform private.refuse('INVALID_REQUEST', 'Not everybody in this group has an account here.', jsonb_build_object('errors', v_unknown));
  end if;
  insert into public.approver_groups (owner_id, name) values (p_user_id, p_name) on conflict do nothing;
  perform from public.approver_groups g where g.owner_id = p_user_id and g.name = p_name for update;
  delete from public.approver_group_members m where m.owner_id = p_user_id and m.name = p_name;
  insert into public.approver_group_members (owner_id, name, member_id, email)
  select p_user_id, p_name, u.id, max(m) filter (where m like '%@%')
  from unnest(p_members) m join auth.users u on u.id::text = lower(m) or lower(u.email) = lower(m) group by u.id;
  return private.describe_group(p_user_id, p_name);
end
$$;

create function private.describe_group(p_user_id uuid, p_name text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('name', p_name, 'members', coalesce(jsonb_agg(
    jsonb_build_object('user_id', m.member_id, 'email', m.email) order by m.email, m.member_id), '[]'))
  from public.approver_group_members m
  where m.owner_id = p_user_id and m.name = p_name
$$;

create function public.list_approver_groups(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.describe_group(p_user_id, g.name) order by g.name), '[]')
  from public.approver_groups g where g.owner_id = p_user_id
$$;

-- The groups somebody else has put a person into, and the way out.
create function public.list_memberships(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('owner_id', m.owner_id, 'owner_email', u.email, 'name', m.name) order by u.email, m.name), '[]')
  from public.approver_group_members m join auth.users u on u.id = m.owner_id
  where m.member_id = p_user_id and m.owner_id <> p_user_id
$$;

create function public.leave_group(p_user_id uuid, p_owner_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.approver_group_members m where m.owner_id = p_owner_id and m.name = p_name and m.member_id = p_user_id;
  if not found then
    perform private.refuse('NOT_FOUND', 'You are in no such group.');
  end if;
  return jsonb_build_object('left', p_name);
end
$$;

create function public.delete_approver_group(p_user_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.approver_groups g where g.owner_id = p_user_id and g.name = p_name;
  if not found then
    perform private.refuse('NOT_FOUND', 'You have no approver group with this name.');
  end if;
  return jsonb_build_object('deleted', p_name);
end
$$;

-- Agent files. The same text again is the same version; with p_base_version an edit of an older one is refused.
create function public.put_agent(p_user_id uuid, p_agent_id text, p_text text, p_definition jsonb, p_base_version integer default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c_most constant integer := 200; -- agents a person
  c_versions constant integer := 100; -- kept of each
  v_version integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('agents:' || p_user_id, 0));
  select g.version into v_version from public.agents g where g.user_id = p_user_id and g.agent_id = p_agent_id for update;
  if p_base_version is not null and p_base_version <> coalesce(v_version, 0) then
    perform private.refuse('CONFLICT', format('This file was changed meanwhile: version %s is stored. Load it and make your change again.',
      coalesce(v_version, 0)), jsonb_build_object('version', coalesce(v_version, 0)));
  end if;
  if v_version is null and (select count(*) from public.agents g where g.user_id = p_user_id) >= c_most then
    perform private.refuse('TOO_LARGE', format('You have %s agents, which is the most. Delete one first.', c_most));
  end if;
  if not exists (select from public.agent_versions v where v.user_id = p_user_id and v.agent_id = p_agent_id and v.version = v_version
      and v.text = p_text) then
    v_version := coalesce(v_version, 0) + 1;
    insert into public.agents (user_id, agent_id, version) values (p_user_id, p_agent_id, v_version)
    on conflict (user_id, agent_id) do update set version = excluded.version, updated_at = now();
    insert into public.agent_versions (user_id, agent_id, version, text, definition)
    values (p_user_id, p_agent_id, v_version, p_text, p_definition);
    delete from public.agent_versions v where v.user_id = p_user_id and v.agent_id = p_agent_id and v.version <= v_version - c_versions;
  end if;
  return public.get_agent(p_user_id, p_agent_id, null);
end
$$;

create function public.get_agent(p_user_id uuid, p_agent_id text, p_version integer default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_agent jsonb;
begin
  select jsonb_build_object('agent_id', g.agent_id, 'version', v.version, 'current_version', g.version, 'text', v.text,
      'definition', v.definition, 'created_at', g.created_at, 'updated_at', v.created_at)
  into v_agent
  from public.agents g join public.agent_versions v
    on v.user_id = g.user_id and v.agent_id = g.agent_id and v.version = coalesce(p_version, g.version)
  where g.user_id = p_user_id and g.agent_id = p_agent_id;
  if v_agent is null then
    perform private.refuse('NOT_FOUND', case when p_version is null then 'You have no agent with this id.'
      else 'There is no such version of this agent.' end);
  end if;
  return v_agent;
end
$$;

create function public.list_agents(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('agent_id', g.agent_id, 'version', g.version,
    'description', v.definition ->> 'description', 'env', v.definition ->> 'env',
    'tool_count', jsonb_array_length(v.definition -> 'tools'), 'updated_at', g.updated_at,
    'keys', (select count(*) from public.api_keys k
      where k.user_id = p_user_id and k.agent_id = g.agent_id and k.revoked_at is null)) order by g.agent_id), '[]')
  from public.agents g join public.agent_versions v on v.user_id = g.user_id and v.agent_id = g.agent_id and v.version = g.version
  where g.user_id = p_user_id
$$;

create function public.list_agent_versions(p_user_id uuid, p_agent_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.get_agent(p_user_id, p_agent_id);
  return (select jsonb_agg(jsonb_build_object('version', v.version, 'created_at', v.created_at) order by v.version desc)
    from public.agent_versions v where v.user_id = p_user_id and v.agent_id = p_agent_id);
end
$$;

-- Keys that belong to an agent must not outlive its rules.
create function public.delete_agent(p_user_id uuid, p_agent_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('agents:' || p_user_id, 0));
  perform public.get_agent(p_user_id, p_agent_id);
  if exists (select from public.api_keys k where k.user_id = p_user_id and k.agent_id = p_agent_id and k.revoked_at is null) then
    perform private.refuse('CONFLICT', 'API keys belong to this agent: without its file they could do everything. Revoke them first.');
  end if;
  delete from public.agents g where g.user_id = p_user_id and g.agent_id = p_agent_id;
  delete from private.agent_sessions s where s.user_id = p_user_id and s.agent_id = p_agent_id;
  return jsonb_build_object('deleted', p_agent_id);
end
$$;

-- The person's tools of these names (all without names, at most 1,000), for checking an agent's file.
create function public.describe_catalogue(p_user_id uuid, p_names text[] default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('operation_id', t.operation_id, 'name', t.name, 'side_effect', t.side_effect,
    'source', t.source) || case when p_names is null then '{}'::jsonb
    else jsonb_build_object('description', t.description, 'input_schema', t.input_schema) end order by t.operation_id), '[]')
  from (select x.* from public.tools x where x.user_id = p_user_id and (p_names is null or x.operation_id = any (p_names))
    order by x.operation_id limit 1000) t
$$;

-- Sessions: values of a caller, merged into what is there, kept for the agent's short-term memory from now on.
create function private.session_owner(p_user_id uuid, p_key_hash text, p_agent_id text, out user_id uuid, out ttl_s integer)
language plpgsql set search_path = '' as $$
declare
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, 'agent:query');
  v_agent jsonb := public.get_agent(v_caller.user_id, p_agent_id);
begin
  if v_caller.agent_id is distinct from p_agent_id and v_caller.agent_id is not null then
    perform private.refuse('FORBIDDEN', 'This API key belongs to another agent.');
  end if;
  user_id := v_caller.user_id;
  ttl_s := coalesce((v_agent #>> '{definition,memory,short_term_ttl_s}')::integer, 3600);
end
$$;

create function public.put_session(p_user_id uuid, p_key_hash text, p_agent_id text, p_session_id text, p_data jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c_most constant integer := 65536; -- bytes
  c_sessions constant integer := 5000; -- a person, all agents together
  v_owner record;
  v_row private.agent_sessions;
begin
  select * into v_owner from private.session_owner(p_user_id, p_key_hash, p_agent_id);
  if length(p_session_id) > 200 then
    perform private.refuse('INVALID_REQUEST', 'A session id has at most 200 characters.',
      '{"errors": [{"pointer": "/session_id", "message": "at most 200 characters"}]}');
  end if;
  if (select count(*) from (select from private.agent_sessions s
      where s.user_id = v_owner.user_id and s.session_id <> p_session_id and s.expires_at > now() limit c_sessions) x) >= c_sessions then
    perform private.refuse('TOO_LARGE', format('You keep %s sessions, which is the most. Delete some, or wait until they run out.', c_sessions));
  end if;
  insert into private.agent_sessions as s (user_id, agent_id, session_id, data, expires_at)
  values (v_owner.user_id, p_agent_id, p_session_id, p_data, now() + make_interval(secs => v_owner.ttl_s))
  on conflict (user_id, agent_id, session_id) do update
  set data = case when s.expires_at > now() then s.data || excluded.data else excluded.data end, expires_at = excluded.expires_at
  returning * into v_row;
  if octet_length(v_row.data::text) > c_most then
    perform private.refuse('TOO_LARGE', format('A session keeps %s bytes at most; this would be %s.', c_most, octet_length(v_row.data::text)));
  end if;
  return jsonb_build_object('session_id', v_row.session_id, 'data', v_row.data, 'expires_at', v_row.expires_at);
end
$$;

create function public.get_session(p_user_id uuid, p_key_hash text, p_agent_id text, p_session_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := (private.session_owner(p_user_id, p_key_hash, p_agent_id)).user_id;
  v_row private.agent_sessions;
begin
  select * into v_row from private.agent_sessions s
  where s.user_id = v_user and s.agent_id = p_agent_id and s.session_id = p_session_id and s.expires_at > now();
  if v_row.user_id is null then
    perform private.refuse('NOT_FOUND', 'This session keeps nothing, or nothing any more.');
  end if;
  return jsonb_build_object('session_id', v_row.session_id, 'data', v_row.data, 'expires_at', v_row.expires_at);
end
$$;

create function public.delete_session(p_user_id uuid, p_key_hash text, p_agent_id text, p_session_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := (private.session_owner(p_user_id, p_key_hash, p_agent_id)).user_id;
begin
  delete from private.agent_sessions s where s.user_id = v_user and s.agent_id = p_agent_id and s.session_id = p_session_id;
  return jsonb_build_object('deleted', p_session_id);
end
$$;

-- Circuits. Five failures in a row, none older than a minute before the next, open one for half a minute.
create function private.record_upstream(p_user_id uuid, p_host text, p_is_up boolean) returns void
language plpgsql set search_path = '' as $$
declare
  c_failures constant integer := 5;
  c_forget constant interval := '1 minute';
  c_open constant interval := '30 seconds';
begin
  if p_is_up then
    delete from private.circuits c where c.user_id = p_user_id and c.host = p_host;
    return;
  end if;
  insert into private.circuits as c (user_id, host, failures) values (p_user_id, p_host, 1)
  on conflict (user_id, host) do update set
    failures = case when c.open_until is null and c.last_failure_at < now() - c_forget then 1 else c.failures + 1 end,
    last_failure_at = now(),
    open_until = case
      when c.open_until is not null or (c.last_failure_at >= now() - c_forget and c.failures + 1 >= c_failures) then now() + c_open end;
end
$$;

-- One call may try a host whose time is over; while it tries, the circuit stays open for all others.
-- p_give_back: it did not try after all.
create function public.try_circuit(p_user_id uuid, p_host text, p_give_back boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if p_give_back then
    update private.circuits c set open_until = now() where c.user_id = p_user_id and c.host = p_host and c.open_until is not null;
    return 'true';
  end if;
  update private.circuits c set open_until = now() + interval '30 seconds'
  where c.user_id = p_user_id and c.host = p_host and c.open_until <= now();
  return to_jsonb(found or not exists (select from private.circuits c where c.user_id = p_user_id and c.host = p_host));
end
$$;

-- After the answer: the trace, the audit row when something was called, and how the upstream did.
drop function public.record_run;
create function public.record_run(p_trace jsonb, p_audit jsonb default null, p_upstream jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if jsonb_typeof(p_trace) = 'object' then
    insert into public.traces select * from jsonb_populate_record(null::public.traces, p_trace);
  end if;
  if jsonb_typeof(p_audit) = 'object' then
    perform private.append_audit(p_audit);
  end if;
  if jsonb_typeof(p_upstream) = 'object' then
    perform private.record_upstream((p_upstream ->> 'user_id')::uuid, p_upstream ->> 'host', (p_upstream ->> 'is_up')::boolean);
  end if;
  return 'null'::jsonb;
end
$$;
drop function public.record_conversation;

-- Under an idempotency key one caller holds the token. A repetition gets the stored answer, or learns that the first is still
-- running, that its outcome is unknown, or that the key was used for another request. A run that broke off before it sent
-- anything is done anew, by whoever comes next. Keys belong to the owner, so that a repetition may come with a renewed API key;
-- but what one agent's run has brought is no other agent's to see: for another agent it is another request.
drop function public.claim_idempotency_key;
create function public.claim_idempotency_key(p_user_id uuid, p_key_hash text, p_key text, p_request_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, 'agent:query');
  v_user uuid := v_caller.user_id;
  v_hash text := p_request_hash || coalesce(' ' || v_caller.agent_id, '');
  v_row private.idempotency_keys;
  v_outcome public.audit_log;
begin
  delete from private.idempotency_keys k where k.user_id = v_user and k.created_at < now() - interval '24 hours';
  insert into private.idempotency_keys (user_id, idempotency_key, request_hash) values (v_user, p_key, v_hash)
  on conflict do nothing returning * into v_row;
  if v_row.user_id is not null then
    return jsonb_build_object('outcome', 'claimed', 'user_id', v_user, 'token', v_row.token);
  end if;
  select * into v_row from private.idempotency_keys k where k.user_id = v_user and k.idempotency_key = p_key for update;
  if v_row.user_id is null then
    -- Freed in this very moment.
    return jsonb_build_object('outcome', 'in_flight');
  elsif v_row.request_hash <> v_hash then
    return jsonb_build_object('outcome', 'mismatch');
  elsif v_row.answer is not null then
    return jsonb_build_object('outcome', 'stored', 'answer', v_row.answer);
  elsif v_row.lease_until > now() then
    return jsonb_build_object('outcome', 'in_flight');
  elsif v_row.attempted_at is null then
    update private.idempotency_keys k set token = gen_random_uuid(), lease_until = now() + interval '20 seconds'
    where k.user_id = v_user and k.idempotency_key = p_key returning * into v_row;
    return jsonb_build_object('outcome', 'claimed', 'user_id', v_user, 'token', v_row.token);
  end if;
  -- Its outcome may have been written although its answer was lost.
  select * into v_outcome from public.audit_log a
  where a.trace_id = v_row.trace_id and a.user_id = v_user and a.phase = 'outcome' order by a.id desc limit 1;
  return jsonb_build_object('outcome', 'unknown', 'trace_id', v_row.trace_id, 'attempted_at', v_row.attempted_at,
    'http_status', v_outcome.http_status, 'error_code', v_outcome.error_code, 'is_recorded', v_outcome.id is not null);
end
$$;

-- The holder is still at it: a run may take longer than a lease.
create function public.renew_idempotency_key(p_user_id uuid, p_key text, p_token uuid) returns jsonb
language sql security definer set search_path = '' as $$
  update private.idempotency_keys k set lease_until = greatest(k.lease_until, now() + interval '20 seconds')
  where k.user_id = p_user_id and k.idempotency_key = p_key and k.token = p_token;
  select 'null'::jsonb
$$;

-- Keeps the answer, or (null) frees the key because nothing was sent; of a run that broke off, only when none of its writes
-- was begun. Only for the holder of the token, who needs no other right: its API key may have been revoked meanwhile.
drop function public.finish_idempotency_key;
create function public.finish_idempotency_key(
  p_user_id uuid, p_key text, p_token uuid, p_answer jsonb, p_broke_off boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if p_answer is null or p_answer = 'null'::jsonb then
    delete from private.idempotency_keys k
    where k.user_id = p_user_id and k.idempotency_key = p_key and k.token = p_token and not (p_broke_off and k.attempted_at is not null);
  else
    update private.idempotency_keys k set answer = p_answer
    where k.user_id = p_user_id and k.idempotency_key = p_key and k.token = p_token;
  end if;
  return 'null'::jsonb;
end
$$;

-- Keys with a limit of their own.
drop function public.create_api_key;
create function public.create_api_key(
  p_user_id uuid, p_name text, p_prefix text, p_key_hash text, p_scopes text[],
  p_agent_id text default null, p_expires_at timestamptz default null, p_rate_limit_per_min integer default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.api_keys;
begin
  -- In turn with the deletion of agents.
  perform pg_advisory_xact_lock(hashtextextended('agents:' || p_user_id, 0));
  insert into public.api_keys (user_id, name, prefix, key_hash, scopes, agent_id, expires_at, rate_limit_per_min)
  values (p_user_id, p_name, p_prefix, p_key_hash, p_scopes, p_agent_id, p_expires_at, p_rate_limit_per_min)
  returning * into v_row;
  return to_jsonb(v_row) - 'key_hash' - 'user_id' || jsonb_build_object('has_agent_file', v_row.agent_id is not null
    and exists (select from public.agents g where g.user_id = p_user_id and g.agent_id = v_row.agent_id));
end
$$;

-- Queues a notification for whoever owns the approval, and wakes the worker.
create function private.notify_approval(p_event text, p_approval public.approvals) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.webhook_deliveries (user_id, event, data)
  select w.user_id, p_event, jsonb_build_object('approval_id', p_approval.approval_id, 'status', p_approval.status,
    'summary', p_approval.summary, 'operation_id', p_approval.operation_id, 'tool_name', p_approval.tool_name,
    'side_effect', p_approval.side_effect, 'host', p_approval.host, 'agent_id', p_approval.agent_id,
    'requested_by_name', (select k.name from public.api_keys k where k.id = p_approval.requested_by), 'approver_group', p_approval.approver_group, 'note', p_approval.note, 'trace_id', p_approval.trace_id,
    'expires_at', p_approval.expires_at, 'created_at', p_approval.created_at)
  from private.webhooks w where w.user_id = p_approval.user_id;
end
$$;

create function public.put_webhook(p_user_id uuid, p_url text, p_secret text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_vault uuid;
begin
  select w.vault_id into v_vault from private.webhooks w where w.user_id = p_user_id for update;
  v_vault := private.put_vault_secret(v_vault, p_user_id || '/webhook', p_secret);
  insert into private.webhooks (user_id, url, vault_id) values (p_user_id, p_url, v_vault)
  on conflict (user_id) do update set url = excluded.url, vault_id = excluded.vault_id, created_at = now();
  return public.get_webhook(p_user_id);
end
$$;

create function public.get_webhook(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_webhook jsonb;
begin
  select jsonb_build_object('url', w.url, 'created_at', w.created_at, 'deliveries', (
    select coalesce(jsonb_agg(to_jsonb(d) - 'user_id' - 'data' || jsonb_build_object('approval_id', d.data ->> 'approval_id')
      order by d.created_at desc), '[]')
    from (select * from private.webhook_deliveries x where x.user_id = p_user_id order by x.created_at desc limit 20) d))
  into v_webhook from private.webhooks w where w.user_id = p_user_id;
  if v_webhook is null then
    perform private.refuse('NOT_FOUND', 'No webhook is set up.');
  end if;
  return v_webhook;
end
$$;

create function public.delete_webhook(p_user_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.webhooks w where w.user_id = p_user_id;
  if not found then
    perform private.refuse('NOT_FOUND', 'No webhook is set up.');
  end if;
  return jsonb_build_object('deleted', true);
end
$$;

-- Deliveries whose time has come, leased for a minute; with the address and the secret to sign with.
create function public.claim_deliveries(p_limit integer) returns jsonb
language sql security definer set search_path = '' as $$
  -- A few of each person: whose receiver hangs makes nobody else wait.
  with due as (
    select d.id from private.webhook_deliveries d where d.id in (
      select n.id from (
        select x.id, x.next_at, row_number() over (partition by x.user_id order by x.next_at) as turn
        from private.webhook_deliveries x where x.delivered_at is null and x.next_at <= now()) n
      where n.turn <= 3 order by n.next_at limit p_limit)
      and d.delivered_at is null and d.next_at <= now()
    for update skip locked
  ), taken as (
    update private.webhook_deliveries d set attempts = d.attempts + 1, next_at = now() + interval '1 minute'
    from due where d.id = due.id returning d.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'event', t.event, 'data', t.data, 'attempts', t.attempts,
    'created_at', t.created_at, 'url', w.url, 'secret', v.decrypted_secret)), '[]')
  from taken t join private.webhooks w on w.user_id = t.user_id
  cross join lateral (select x.decrypted_secret from vault.decrypted_secrets x where x.id = w.vault_id) v
$$;

-- Done, or (p_retry_s) to be tried again then; without either it is given up.
create function public.finish_delivery(p_id uuid, p_delivered boolean, p_outcome text, p_retry_s integer default null) returns jsonb
language sql security definer set search_path = '' as $$
  update private.webhook_deliveries d set delivered_at = case when p_delivered then now() end, outcome = p_outcome,
    next_at = case when p_delivered then d.next_at when p_retry_s is null then 'infinity' else now() + make_interval(secs => p_retry_s) end
  where d.id = p_id;
  select 'null'::jsonb
$$;

-- What has had its time. Called by the worker; a little at a time.
create function public.forget_policy_data() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.agent_sessions s where s.ctid in (
    select x.ctid from private.agent_sessions x where x.expires_at <= now() limit 1000);
  delete from private.approval_calls c where c.approval_id in (
    select x.approval_id from private.approval_calls x join public.approvals a on a.approval_id = x.approval_id
    where x.created_at < now() - interval '1 day' and greatest(a.expires_at, a.decided_at) < now() - interval '1 day' limit 1000);
  delete from private.idempotency_keys k where k.ctid in (
    select x.ctid from private.idempotency_keys x where x.created_at < now() - interval '24 hours' limit 1000);
  delete from private.webhook_deliveries d where d.id in (
    select x.id from private.webhook_deliveries x where x.created_at < now() - interval '7 days' limit 1000);
  delete from private.taken_calls c where c.ctid in (
    select x.ctid from private.taken_calls x where x.taken_at < now() - interval '2 minutes' limit 5000);
  delete from private.circuits c where c.last_failure_at < now() - interval '1 day';
  return 'null'::jsonb;
end
$$;

revoke execute on function private.may_decide, private.describe_approval, private.use_approval, private.find_approval,
  private.describe_group, private.session_owner, private.record_upstream, private.notify_approval from public;
revoke execute on function public.search_tools, public.load_tool, public.list_offered_tools, public.begin_call, public.list_approvals,
  public.get_approval, public.decide_approval, public.load_approved_call, public.finish_approved_call, public.put_approver_group,
  public.list_approver_groups, public.list_memberships, public.leave_group, public.delete_approver_group, public.put_agent, public.get_agent, public.list_agents,
  public.list_agent_versions, public.delete_agent, public.describe_catalogue, public.put_session, public.get_session,
  public.delete_session, public.try_circuit, public.record_run, public.claim_idempotency_key, public.renew_idempotency_key,
  public.finish_idempotency_key,
  public.create_api_key, public.put_webhook, public.get_webhook, public.delete_webhook, public.claim_deliveries,
  public.finish_delivery, public.forget_policy_data from public, anon, authenticated;
grant execute on function public.search_tools, public.load_tool, public.list_offered_tools, public.begin_call, public.list_approvals,
  public.get_approval, public.decide_approval, public.load_approved_call, public.finish_approved_call, public.put_approver_group,
  public.list_approver_groups, public.list_memberships, public.leave_group, public.delete_approver_group, public.put_agent, public.get_agent, public.list_agents,
  public.list_agent_versions, public.delete_agent, public.describe_catalogue, public.put_session, public.get_session,
  public.delete_session, public.try_circuit, public.record_run, public.claim_idempotency_key, public.renew_idempotency_key,
  public.finish_idempotency_key,
  public.create_api_key, public.put_webhook, public.get_webhook, public.delete_webhook, public.claim_deliveries,
  public.finish_delivery, public.forget_policy_data to service_role;
