-- Agents: files with every version, the tools that their names are bound to, sessions, and the policy of a caller.

-- Every version is kept as uploaded and as parsed.
create table public.agents (
  user_id uuid not null references auth.users (id) on delete cascade,
  agent_id text not null,
  version integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, agent_id)
);
grant select on public.agents to authenticated;
alter table public.agents enable row level security;
create policy "People see their own agents" on public.agents
  for select to authenticated using (user_id = (select auth.uid()));
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
grant select on public.agent_versions to authenticated;
alter table public.agent_versions enable row level security;
create policy "People see the versions of their own agents" on public.agent_versions
  for select to authenticated using (user_id = (select auth.uid()));

-- The names in an agent file are bound to the tools that had them when the file was stored. A tool that gets such a name later is
-- another tool.
create table private.agent_tools (
  user_id uuid not null,
  agent_id text not null,
  name text not null,
  tool_id uuid not null,
  primary key (user_id, agent_id, name),
  foreign key (user_id, agent_id) references public.agents (user_id, agent_id) on delete cascade
);
create index agent_tools_tool_id_idx on private.agent_tools (tool_id);

-- Values that a caller stores in a session of an agent, until it expires. Callers with the same binding share them.
create table private.agent_sessions (
  user_id uuid not null references auth.users (id) on delete cascade,
  agent_id text not null,
  session_id text not null,
  -- private.binding_of() the key
  binding text not null,
  data jsonb not null,
  expires_at timestamptz not null,
  primary key (user_id, agent_id, session_id, binding)
);
create index agent_sessions_expires_at_idx on private.agent_sessions (expires_at);

-- Binds the names of a file that is being stored. A name of several tools is refused unless the file says which one (`tool_id`);
-- a name without a tool stays unbound.
create function private.bind_agent_tools(p_user_id uuid, p_agent_id text, p_definition jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_errors jsonb;
begin
  with named as (
    select x.value ->> 'name' as name, (x.value ->> 'tool_id')::uuid as wanted, x.ordinality - 1 as n,
      (select array_agg(t.tool_id order by t.created_at, t.tool_id) from public.tools t
        where t.user_id = p_user_id and t.operation_id = x.value ->> 'name' and private.is_shown(t.connector_id)) as ids
    from jsonb_array_elements(p_definition -> 'tools') with ordinality x
  )
  select jsonb_agg(jsonb_build_object('pointer', '/tools/' || named.n || case when named.wanted is null then '/name' else '/tool_id' end,
    'message', case when named.wanted is not null then format('No tool of yours called %s has this id.', named.name)
      else format('%s tools of yours are called %s (%s): say which one with tool_id.', cardinality(named.ids), named.name,
        array_to_string(named.ids[1:5], ', ')) end) order by named.n) into v_errors
  from named where case when named.wanted is null then cardinality(named.ids) > 1 else not named.wanted = any (coalesce(named.ids, '{}')) end;
  if v_errors is not null then
    perform private.refuse('INVALID_REQUEST', 'The agent file has faults: ' || (v_errors -> 0 ->> 'message'),
      jsonb_build_object('errors', v_errors));
  end if;
  delete from private.agent_tools b where b.user_id = p_user_id and b.agent_id = p_agent_id;
  insert into private.agent_tools (user_id, agent_id, name, tool_id)
  select p_user_id, p_agent_id, x ->> 'name', t.tool_id
  from jsonb_array_elements(p_definition -> 'tools') x
  join public.tools t on t.user_id = p_user_id and t.operation_id = x ->> 'name'
    and t.tool_id = coalesce((x ->> 'tool_id')::uuid, t.tool_id) and private.is_shown(t.connector_id);
end
$$;

-- The same text again keeps its version, but binds the names again. With p_base_version, an edit of an older version is refused.
create function service.put_agent(p_user_id uuid, p_agent_id text, p_text text, p_definition jsonb, p_base_version integer default null)
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
  perform private.bind_agent_tools(p_user_id, p_agent_id, p_definition);
  return service.get_agent(p_user_id, p_agent_id, null);
end
$$;

create function service.get_agent(p_user_id uuid, p_agent_id text, p_version integer default null) returns jsonb
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

create function service.list_agents(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('agent_id', g.agent_id, 'version', g.version,
    'description', v.definition ->> 'description', 'env', v.definition ->> 'env',
    'tool_count', jsonb_array_length(v.definition -> 'tools'), 'updated_at', g.updated_at,
    'keys', (select count(*) from public.api_keys k
      where k.user_id = p_user_id and k.agent_id = g.agent_id and k.revoked_at is null)) order by g.agent_id), '[]')
  from public.agents g join public.agent_versions v on v.user_id = g.user_id and v.agent_id = g.agent_id and v.version = g.version
  where g.user_id = p_user_id
$$;

create function service.list_agent_versions(p_user_id uuid, p_agent_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform service.get_agent(p_user_id, p_agent_id);
  return (select jsonb_agg(jsonb_build_object('version', v.version, 'created_at', v.created_at) order by v.version desc)
    from public.agent_versions v where v.user_id = p_user_id and v.agent_id = p_agent_id);
end
$$;

-- An agent with keys is not deleted: its keys would no longer be limited by a file.
create function service.delete_agent(p_user_id uuid, p_agent_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('agents:' || p_user_id, 0));
  perform service.get_agent(p_user_id, p_agent_id);
  if exists (select from public.api_keys k where k.user_id = p_user_id and k.agent_id = p_agent_id and k.revoked_at is null) then
    perform private.refuse('CONFLICT', 'API keys belong to this agent: without its file they could do everything. Revoke them first.');
  end if;
  delete from public.agents g where g.user_id = p_user_id and g.agent_id = p_agent_id;
  delete from private.agent_sessions s where s.user_id = p_user_id and s.agent_id = p_agent_id;
  return jsonb_build_object('deleted', p_agent_id);
end
$$;

-- The tools that an agent file allows: {name: tool_id}. Tools of plugins and of the knowledge base come and go under reserved names,
-- so they count by name where no other tool is bound. Names are looked up one by one: joined as a set, every call would read all
-- of its caller's tools for the few of plugins.
create function private.agent_tool_ids(p_user_id uuid, p_agent_id text, p_definition jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if p_agent_id is null or jsonb_typeof(p_definition -> 'tools') is distinct from 'array' then
    return '{}'::jsonb;
  end if;
  return (select coalesce(jsonb_object_agg(x.name, x.tool_id), '{}') from (
    select n.name, coalesce(
      (select t.tool_id from private.agent_tools b join public.tools t on t.tool_id = b.tool_id and t.operation_id = b.name
        where b.user_id = p_user_id and b.agent_id = p_agent_id and b.name = n.name),
      (select t.tool_id from public.tools t
        where t.user_id = p_user_id and t.operation_id = n.name and t.source = 'plugin' limit 1)) as tool_id
    from (select distinct y ->> 'name' as name from jsonb_array_elements(p_definition -> 'tools') y) n) x
    where x.tool_id is not null);
end
$$;

-- The policy of a caller: that of the key's agent, otherwise of the agent that the caller names. Only the stored file counts.
create function private.caller_policy(p_caller public.api_keys, p_agent_id text, p_conversation_id text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_circuits jsonb := (select coalesce(jsonb_agg(jsonb_build_object('host', c.host, 'open_until', c.open_until)), '[]')
    from private.circuits c where c.user_id = p_caller.user_id and c.open_until is not null);
begin
  -- Without an agent, which is the usual case, nothing of agents is read.
  if p_caller.agent_id is null and p_agent_id is null then
    return jsonb_build_object('agent_id', null, 'is_bound', false, 'agent_version', null, 'agent', null, 'tool_ids', '{}'::jsonb,
      'key_limit_per_min', p_caller.rate_limit_per_min, 'connection_id', p_caller.connection_id, 'binding', private.binding_of(p_caller),
      'account', private.account_policy(p_caller.user_id), 'circuits', v_circuits, 'session', '{}'::jsonb);
  end if;
  return (select jsonb_build_object('agent_id', a.id, 'is_bound', p_caller.agent_id is not null, 'agent_version', g.version, 'agent', v.definition,
    'tool_ids', private.agent_tool_ids(p_caller.user_id, a.id, v.definition),
    'key_limit_per_min', p_caller.rate_limit_per_min, 'connection_id', p_caller.connection_id, 'binding', private.binding_of(p_caller),
    'account', private.account_policy(p_caller.user_id),
    'circuits', v_circuits,
    'session', coalesce((select s.data from private.agent_sessions s
      where s.user_id = p_caller.user_id and s.agent_id = a.id and s.session_id = p_conversation_id
        and s.binding = private.binding_of(p_caller) and s.expires_at > now()), '{}'))
  from (select coalesce(p_caller.agent_id, p_agent_id) as id) a
  left join public.agents g on g.user_id = p_caller.user_id and g.agent_id = a.id
  left join public.agent_versions v on v.user_id = g.user_id and v.agent_id = g.agent_id and v.version = g.version);
end
$$;

-- The bound names that an agent file allows; null: all. They narrow a search; the tool id decides (`allowsTool`).
create function private.allowed_names(p_policy jsonb) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(p_policy -> 'agent') = 'object'
    then array(select t ->> 'name' from jsonb_array_elements(p_policy #> '{agent,tools}') t
      where p_policy -> 'tool_ids' ? (t ->> 'name')) end;
end
$$;

-- Names that agent files are bound to, with the connector of the tool (null: none).
create function service.list_bound_names(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(distinct jsonb_build_object('name', b.name, 'connector_id', t.connector_id)), '[]')
  from private.agent_tools b left join public.tools t on t.tool_id = b.tool_id where b.user_id = p_user_id
$$;

create function private.session_owner(
  p_user_id uuid, p_key_hash text, p_agent_id text, out user_id uuid, out binding text, out ttl_s integer)
language plpgsql set search_path = '' as $$
declare
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, 'agent:query');
  v_agent jsonb := service.get_agent(v_caller.user_id, p_agent_id);
begin
  if v_caller.agent_id is distinct from p_agent_id and v_caller.agent_id is not null then
    perform private.refuse('FORBIDDEN', 'This API key belongs to another agent.');
  end if;
  if v_caller.agent_id is null and private.is_bound(v_caller) then
    perform private.refuse('FORBIDDEN', 'This API key is bound to connections and does not belong to this agent: it cannot use its sessions.');
  end if;
  user_id := v_caller.user_id;
  binding := private.binding_of(v_caller);
  ttl_s := coalesce((v_agent #>> '{definition,memory,short_term_ttl_s}')::integer, 3600);
end
$$;

-- Merges values into a session and renews it for the time of the agent's short-term memory.
create function service.put_session(p_user_id uuid, p_key_hash text, p_agent_id text, p_session_id text, p_data jsonb) returns jsonb
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
      where s.user_id = v_owner.user_id and (s.session_id, s.binding) <> (p_session_id, v_owner.binding) and s.expires_at > now() limit c_sessions) x) >= c_sessions then
    perform private.refuse('TOO_LARGE', format('You keep %s sessions, which is the most. Delete some, or wait until they run out.', c_sessions));
  end if;
  insert into private.agent_sessions as s (user_id, agent_id, session_id, binding, data, expires_at)
  values (v_owner.user_id, p_agent_id, p_session_id, v_owner.binding, p_data, now() + make_interval(secs => v_owner.ttl_s))
  on conflict (user_id, agent_id, session_id, binding) do update
  set data = case when s.expires_at > now() then s.data || excluded.data else excluded.data end, expires_at = excluded.expires_at
  returning * into v_row;
  if octet_length(v_row.data::text) > c_most then
    perform private.refuse('TOO_LARGE', format('A session keeps %s bytes at most; this would be %s.', c_most, octet_length(v_row.data::text)));
  end if;
  return jsonb_build_object('session_id', v_row.session_id, 'data', v_row.data, 'expires_at', v_row.expires_at);
end
$$;

create function service.get_session(p_user_id uuid, p_key_hash text, p_agent_id text, p_session_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_owner record;
  v_row private.agent_sessions;
begin
  select * into v_owner from private.session_owner(p_user_id, p_key_hash, p_agent_id);
  select * into v_row from private.agent_sessions s
  where s.user_id = v_owner.user_id and s.agent_id = p_agent_id and s.session_id = p_session_id and s.binding = v_owner.binding
    and s.expires_at > now();
  if v_row.user_id is null then
    perform private.refuse('NOT_FOUND', 'This session has no values, or they have expired.');
  end if;
  return jsonb_build_object('session_id', v_row.session_id, 'data', v_row.data, 'expires_at', v_row.expires_at);
end
$$;

create function service.delete_session(p_user_id uuid, p_key_hash text, p_agent_id text, p_session_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_owner record;
begin
  select * into v_owner from private.session_owner(p_user_id, p_key_hash, p_agent_id);
  delete from private.agent_sessions s
  where s.user_id = v_owner.user_id and s.agent_id = p_agent_id and s.session_id = p_session_id and s.binding = v_owner.binding;
  return jsonb_build_object('deleted', p_session_id);
end
$$;
