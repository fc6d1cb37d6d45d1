-- An agent's list names tools; what it allows are the tools that had these names when the file was stored. A tool that gets such
-- a name later, in whatever way, is another tool.

create table private.agent_tools (
  user_id uuid not null,
  agent_id text not null,
  name text not null,
  tool_id uuid not null,
  primary key (user_id, agent_id, name),
  foreign key (user_id, agent_id) references public.agents (user_id, agent_id) on delete cascade
);
create index agent_tools_tool_id_idx on private.agent_tools (tool_id);

-- Files from before: the tool that had the name first.
insert into private.agent_tools (user_id, agent_id, name, tool_id)
select distinct on (g.user_id, g.agent_id, x ->> 'name') g.user_id, g.agent_id, x ->> 'name', t.tool_id
from public.agents g
join public.agent_versions v on v.user_id = g.user_id and v.agent_id = g.agent_id and v.version = g.version
cross join lateral jsonb_array_elements(v.definition -> 'tools') x
join public.tools t on t.user_id = g.user_id and t.operation_id = x ->> 'name'
order by g.user_id, g.agent_id, x ->> 'name', t.created_at, t.tool_id;

-- Binds the names of a file that is being stored. A name of several tools is refused unless the file says which (`tool_id`);
-- a name of none is bound to none.
create function private.bind_agent_tools(p_user_id uuid, p_agent_id text, p_definition jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_errors jsonb;
begin
  with named as (
    select x.value ->> 'name' as name, (x.value ->> 'tool_id')::uuid as wanted, x.ordinality - 1 as n,
      (select array_agg(t.tool_id order by t.created_at, t.tool_id) from public.tools t
        where t.user_id = p_user_id and t.operation_id = x.value ->> 'name') as ids
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
    and t.tool_id = coalesce((x ->> 'tool_id')::uuid, t.tool_id);
end
$$;

-- As before; and the names are bound, again when the same text is stored again.
create or replace function public.put_agent(p_user_id uuid, p_agent_id text, p_text text, p_definition jsonb, p_base_version integer default null)
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
  return public.get_agent(p_user_id, p_agent_id, null);
end
$$;

-- What the names of an agent's file allow: {name: tool_id}. Tools that are our own (of plugins, of the knowledge base) come and go
-- under names that nobody else can take as theirs: they count by name where no other tool is bound.
create function private.agent_tool_ids(p_user_id uuid, p_agent_id text, p_definition jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (select coalesce(jsonb_object_agg(x.name, x.tool_id), '{}') from (
    select distinct on (y.name) y.name, y.tool_id from (
      select b.name, t.tool_id, 1 as rank from private.agent_tools b join public.tools t on t.tool_id = b.tool_id and t.operation_id = b.name
      where b.user_id = p_user_id and b.agent_id = p_agent_id
      union all
      select n ->> 'name', t.tool_id, 2 from jsonb_array_elements(p_definition -> 'tools') n
      join public.tools t on t.user_id = p_user_id and t.operation_id = n ->> 'name' and t.source = 'plugin') y
    order by y.name, y.rank) x);
end
$$;
revoke execute on function private.agent_tool_ids from public;

-- As before, with the ids that the names of the agent's file are bound to.
create or replace function private.caller_policy(p_caller public.api_keys, p_agent_id text, p_conversation_id text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (select jsonb_build_object('agent_id', a.id, 'is_bound', p_caller.agent_id is not null, 'agent_version', g.version, 'agent', v.definition,
    'tool_ids', private.agent_tool_ids(p_caller.user_id, a.id, v.definition),
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

-- The names an agent's file allows that are bound; null: everything. Narrows a search; what counts is the id (`allowsTool`).
create or replace function private.allowed_names(p_policy jsonb) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(p_policy -> 'agent') = 'object'
    then array(select t ->> 'name' from jsonb_array_elements(p_policy #> '{agent,tools}') t
      where p_policy -> 'tool_ids' ? (t ->> 'name')) end;
end
$$;

-- As before, with ids: for saying which of several tools of one name a file means, and whether the stored one still means them.
create or replace function public.describe_catalogue(p_user_id uuid, p_names text[] default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('tool_id', t.tool_id, 'operation_id', t.operation_id, 'name', t.name, 'side_effect', t.side_effect,
    'source', t.source) || case when p_names is null then '{}'::jsonb
    else jsonb_build_object('description', t.description, 'input_schema', t.input_schema) end order by t.operation_id, t.created_at), '[]')
  from (select x.* from public.tools x where x.user_id = p_user_id and (p_names is null or x.operation_id = any (p_names))
    order by x.operation_id limit 1000) t
$$;

-- Names that agents' lists are bound to, with the connector of the tool (null: none).
create function public.list_bound_names(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(distinct jsonb_build_object('name', b.name, 'connector_id', t.connector_id)), '[]')
  from private.agent_tools b left join public.tools t on t.tool_id = b.tool_id where b.user_id = p_user_id
$$;

revoke execute on function private.bind_agent_tools from public;
revoke execute on function public.list_bound_names from public, anon, authenticated;
grant execute on function public.list_bound_names to service_role;
