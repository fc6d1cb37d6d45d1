-- The MCP server: names of tools, prompts, resources, and what two requests of one session exchange.

-- A tool's name for MCP clients: letters, digits, `_` and `-`, at most 64. Of several tools with one name the oldest keeps it; each other
-- has a suffix from its own identity, so that adding or deleting tools renames no other.
create function private.mcp_name(p_operation_id text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(nullif(left(regexp_replace(p_operation_id, '[^A-Za-z0-9_-]+', '_', 'g'), 64), ''), 'tool') collate "C"
$$;

create function private.mcp_suffix(p_connector_id uuid, p_source text, p_operation_id text) returns text
language sql immutable set search_path = '' as $$
  select '_' || left(md5(coalesce(p_connector_id::text, p_source) || '/' || p_operation_id), 8)
$$;

create index tools_mcp_name_idx on public.tools (user_id, private.mcp_name(operation_id), created_at, tool_id);

create function private.is_first_of_name(p_user_id uuid, p_operation_id text, p_created_at timestamptz, p_tool_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select not exists (select from public.tools o where o.user_id = p_user_id
    and private.mcp_name(o.operation_id) = private.mcp_name(p_operation_id) and (o.created_at, o.tool_id) < (p_created_at, p_tool_id))
$$;

-- The tool that a client means: by its MCP name, otherwise by its operation id or its own name; several only if the name is no MCP
-- name. Only tools that the caller may see.
create function private.find_mcp_tools(p_user_id uuid, p_allowed text[], p_exposed text[], p_name text, p_exact boolean) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  v_base text := left(p_name, length(p_name) - 9);
  v_ids uuid[];
begin
  select array[x.tool_id] into v_ids from public.tools x
  where x.user_id = p_user_id and private.mcp_name(x.operation_id) = p_name order by x.created_at, x.tool_id limit 1;
  if v_ids is null and p_name ~ '_[0-9a-f]{8}$' then
    select array[x.tool_id] into v_ids from public.tools x
    where x.user_id = p_user_id and private.mcp_name(x.operation_id) >= v_base collate "C"
      and private.mcp_name(x.operation_id) < v_base || chr(1114111) collate "C"
      and left(private.mcp_name(x.operation_id), 55) = v_base
      and private.mcp_suffix(x.connector_id, x.source, x.operation_id) = right(p_name, 9)
    order by x.created_at, x.tool_id limit 1;
  end if;
  if not p_exact then
    -- An operation id means any tool with this id, not only the one that has it as its MCP name.
    v_ids := coalesce(nullif(array(select x.tool_id from public.tools x where x.user_id = p_user_id and x.operation_id = p_name
      order by x.created_at, x.tool_id limit 20), '{}'), v_ids,
      array(select x.tool_id from public.tools x where x.user_id = p_user_id and x.name = p_name order by x.created_at, x.tool_id limit 20));
  end if;
  return array(select x.tool_id from unnest(v_ids) with ordinality as i (id, n)
    join public.tools x on x.tool_id = i.id join private.segments s on s.segment_id = x.segment_id
    where s.searchable and (p_allowed is null or x.operation_id = any (p_allowed))
      and (p_exposed is null or x.operation_id = any (p_exposed)) order by i.n);
end
$$;

-- Operation ids that a key exposes as tools; null: all. Names do not count, because an MCP server chooses those of its tools.
create function private.exposed_names(p_mcp jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_mcp -> 'tools') = 'array' then array(select jsonb_array_elements_text(p_mcp -> 'tools')) end
$$;

-- Approved calls of a tool that this caller requested: not yet made, or executed by an approver while the caller has not received the
-- answer. A client in mode `direct` can only repeat the call to refer to its approval.
create function private.approved_calls(p_caller public.api_keys, p_tool_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(x), '[]') from (
    select jsonb_build_object('approval_id', a.approval_id, 'arguments', c.call ->> 'arguments') as x
    from public.approvals a join private.approval_calls c on c.approval_id = a.approval_id
    where a.user_id = p_caller.user_id and a.tool_id = p_tool_id and a.requested_by is not distinct from p_caller.id
      and (a.status = 'APPROVED' and a.expires_at > now() or a.status = 'USED' and c.started_at is not null and c.fetched_at is null)
    order by a.created_at desc limit 50) y
$$;

-- The caller, what its client sees, and the tool of a call: with mode `direct` the one named p_tool, otherwise (for call_tool) the ones
-- that p_named may mean. With p_tool also the time limit of its run (null: the default).
create function service.open_mcp(p_user_id uuid, p_key_hash text, p_tool text default null, p_named text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, 'agent:query');
  -- Signed-in users get the catalogue and decide about their own writes in the client.
  v_mcp jsonb := case when p_key_hash is null then '{"mode": "catalogue", "tools": null, "approvals": "client"}' else v_caller.mcp end;
  v_is_direct boolean := v_mcp ->> 'mode' = 'direct';
  v_name text := case when v_is_direct then p_tool else p_named end;
  v_policy jsonb := case when p_tool is not null then private.caller_policy(v_caller, null, null) end;
  v_ids uuid[] := '{}';
begin
  if v_name is not null then
    v_ids := private.find_mcp_tools(v_caller.user_id, private.allowed_names(v_policy),
      case when v_is_direct then private.exposed_names(v_mcp) end, v_name, v_is_direct);
  end if;
  return jsonb_build_object('user_id', v_caller.user_id, 'key_id', v_caller.id, 'agent_id', v_caller.agent_id,
    'scopes', to_jsonb(v_caller.scopes), 'mcp', v_mcp, 'timeout_ms', v_policy #> '{agent,gateway,timeout_ms}', 'tools', (
      select coalesce(jsonb_agg(jsonb_build_object('tool_id', t.tool_id, 'operation_id', t.operation_id, 'connector', s.api,
        'approved', case when v_is_direct then private.approved_calls(v_caller, t.tool_id) else '[]' end) order by i.n), '[]')
      from unnest(v_ids) with ordinality as i (id, n) join public.tools t on t.tool_id = i.id
      join private.segments s on s.segment_id = t.segment_id));
end
$$;

-- A page of the tools that a key exposes, in a fixed order.
create function service.list_mcp_tools(
  p_user_id uuid, p_key_hash text, p_limit integer, p_after_segment uuid default null, p_after_ordinal integer default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, 'agent:query');
  v_policy jsonb := private.caller_policy(v_caller, null, null);
  v_allowed text[] := private.allowed_names(v_policy);
  v_exposed text[] := private.exposed_names(v_caller.mcp);
begin
  return (
    with page as (
      select x.tool_id, x.segment_id, x.ordinal from public.tools x join private.segments s on s.segment_id = x.segment_id
      where s.user_id = v_caller.user_id and x.user_id = v_caller.user_id and s.searchable
        and (v_allowed is null or x.operation_id = any (v_allowed))
        and (v_exposed is null or x.operation_id = any (v_exposed))
        and (p_after_segment is null or (x.segment_id, x.ordinal) > (p_after_segment, p_after_ordinal))
      order by x.segment_id, x.ordinal limit p_limit
    )
    select jsonb_build_object('policy', v_policy, 'tools', coalesce(jsonb_agg(jsonb_build_object(
      'segment_id', p.segment_id, 'ordinal', p.ordinal, 'tool_id', t.tool_id, 'operation_id', t.operation_id, 'title', t.name,
      'description', t.fields ->> 'description', 'summary', t.fields ->> 'summary', 'side_effect', t.side_effect, 'hints', t.hints,
      'input_schema', t.input_schema, 'output_schema', t.output_schema,
      'name', case when private.is_first_of_name(t.user_id, t.operation_id, t.created_at, t.tool_id) then private.mcp_name(t.operation_id)
        else left(private.mcp_name(t.operation_id), 55) || private.mcp_suffix(t.connector_id, t.source, t.operation_id) end)
      order by p.segment_id, p.ordinal), '[]'))
    from page p join public.tools t on t.tool_id = p.tool_id);
end
$$;

-- Whether a caller may use the prompts of an agent: users those of all their agents, a key of an agent its own, other keys only if
-- they could read the agent's file.
create function private.may_have_prompts(p_caller public.api_keys, p_agent_id text) returns boolean
language sql immutable set search_path = '' as $$
  select case when p_caller.agent_id is not null then p_caller.agent_id = p_agent_id
    else p_caller.id is null or 'tools:write' = any (p_caller.scopes) end
$$;

create function service.list_mcp_prompts(p_user_id uuid, p_key_hash text, p_limit integer, p_after text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, 'agent:query');
begin
  return (select coalesce(jsonb_agg(to_jsonb(p) order by p.agent_id), '[]') from (
    select g.agent_id collate "C" as agent_id, v.definition ->> 'description' as description
    from public.agents g join public.agent_versions v on v.user_id = g.user_id and v.agent_id = g.agent_id and v.version = g.version
    where g.user_id = v_caller.user_id and private.may_have_prompts(v_caller, g.agent_id)
      and (p_after is null or g.agent_id collate "C" > p_after)
    order by g.agent_id collate "C" limit p_limit) p);
end
$$;

-- The policy of such an agent, which includes its prompts.
create function service.get_mcp_prompt(p_user_id uuid, p_key_hash text, p_agent_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, 'agent:query');
  v_policy jsonb := private.caller_policy(v_caller, p_agent_id, null);
begin
  if not private.may_have_prompts(v_caller, p_agent_id) or v_policy ->> 'agent_id' is distinct from p_agent_id
    or jsonb_typeof(v_policy -> 'agent') is distinct from 'object' then
    perform private.refuse('NOT_FOUND', 'There is no prompt with this name.');
  end if;
  return v_policy;
end
$$;

-- Sites that a caller may read.
create function private.readable_sites(p_user jsonb) returns text[]
language sql stable set search_path = '' as $$
  select array(select s.site_id from public.sites s where s.site_id in (
      select o.site_id from public.sites o where o.owner_id = (p_user ->> 'owner_id')::uuid
      union all select m.site_id from public.site_members m where m.user_id = p_user ->> 'user_id')
    and private.site_role(p_user, s) is not null)
$$;

-- A page of resources: the newest version of each instruction, and documents. p_after: [site_id, kind, name] of the last one.
create function service.list_mcp_resources(p_caller jsonb, p_limit integer, p_after text[] default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_sites text[] := private.readable_sites(private.memory_caller(p_caller, 'memory:read'));
begin
  return (select coalesce(jsonb_agg(to_jsonb(r) order by r.site_id, r.kind, r.name), '[]') from (
    select * from (
      select i.site_id collate "C" as site_id, 'instructions' collate "C" as kind, i.resource_name collate "C" as name, null::uuid as document_id,
        null::text as format, max(octet_length(i.instruction_text)) filter (where i.version = l.version) as size, max(i.updated_at) as updated_at
      from public.ai_agent_instructions i
      join (select x.site_id, x.resource_name, max(x.version) as version from public.ai_agent_instructions x
        where x.site_id = any (v_sites) group by 1, 2) l on l.site_id = i.site_id and l.resource_name = i.resource_name
      group by 1, 2, 3
      union all
      select d.site_id, 'documents', d.source, d.document_id, d.format, null, d.updated_at
      from public.site_documents d where d.site_id = any (v_sites)) x
    where p_after is null or (x.site_id, x.kind, x.name) > (p_after[1], p_after[2], p_after[3])
    order by 1, 2, 3 limit p_limit) r);
end
$$;

-- Digests of what a caller sees: another value means that the list has changed.
create function service.digest_mcp(p_user_id uuid, p_key_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, 'agent:query');
  v_policy jsonb := private.caller_policy(v_caller, null, null);
  v_allowed text[] := private.allowed_names(v_policy);
  v_exposed text[] := private.exposed_names(v_caller.mcp);
  v_tools text := coalesce(v_caller.mcp ->> 'mode', 'catalogue');
  v_resources text;
  v_sites text[];
begin
  if v_tools = 'direct' then
    select v_tools || md5(v_caller.mcp::text) || coalesce(v_policy ->> 'agent_version', '') || count(*)
      || coalesce(sum(hashtextextended(x.tool_id::text || x.content_hash || x.side_effect || x.name || coalesce(x.output_schema::text, ''), 0)), 0) into v_tools
    from public.tools x join private.segments s on s.segment_id = x.segment_id
    where x.user_id = v_caller.user_id and s.user_id = v_caller.user_id and s.searchable
      and (v_allowed is null or x.operation_id = any (v_allowed))
      and (v_exposed is null or x.operation_id = any (v_exposed));
  end if;
  if p_key_hash is null or 'memory:read' = any (v_caller.scopes) then
    v_sites := private.readable_sites(jsonb_build_object('user_id', v_caller.user_id, 'owner_id', v_caller.user_id,
      'is_key', p_key_hash is not null));
    select (select count(*) || coalesce(max(d.updated_at)::text, '') from public.site_documents d where d.site_id = any (v_sites))
      || ' ' || (select count(*) || coalesce(max(i.updated_at)::text, '') from public.ai_agent_instructions i where i.site_id = any (v_sites))
    into v_resources;
  end if;
  return jsonb_build_object('tools', v_tools, 'resources', coalesce(v_resources, ''), 'prompts', (
    select md5(coalesce(string_agg(g.agent_id || ' ' || g.version, ',' order by g.agent_id), '')) from public.agents g
    where g.user_id = v_caller.user_id and private.may_have_prompts(v_caller, g.agent_id)));
end
$$;

-- What one request of a session waits for and another delivers: answers to elicitations, and cancellations. Bound to the opener of
-- the session; kept for minutes.
create table private.mcp_messages (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Null: a signed-in user.
  key_id uuid references public.api_keys (id) on delete cascade,
  session_id text not null,
  -- Of an answer the unguessable id of the question; of a cancellation `cancel:` and the id of the request.
  message_id text not null,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, session_id, message_id)
);
create index mcp_messages_key_id_idx on private.mcp_messages (key_id);
create index mcp_messages_created_at_idx on private.mcp_messages (created_at);

-- Records that an answer is expected, and deletes expired messages.
create function service.expect_mcp_answer(p_user_id uuid, p_key_id uuid, p_session_id text, p_message_id text) returns jsonb
language sql security definer set search_path = '' as $$
  delete from private.mcp_messages m where m.ctid in (
    select x.ctid from private.mcp_messages x where x.created_at < now() - interval '15 minutes' limit 1000);
  insert into private.mcp_messages (user_id, key_id, session_id, message_id) values (p_user_id, p_key_id, p_session_id, p_message_id);
  select 'null'::jsonb
$$;

-- Stores an expected answer; the first one stands. Unexpected answers are dropped.
create function service.put_mcp_answer(p_user_id uuid, p_key_id uuid, p_session_id text, p_message_id text, p_body jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  update private.mcp_messages m set body = p_body
  where m.user_id = p_user_id and m.session_id = p_session_id and m.message_id = p_message_id and m.body is null
    and m.key_id is not distinct from p_key_id;
  select 'null'::jsonb
$$;

-- Records that a request of the session was cancelled; at most a few hundred for each user.
create function service.cancel_mcp_request(p_user_id uuid, p_key_id uuid, p_session_id text, p_request_id text) returns jsonb
language sql security definer set search_path = '' as $$
  delete from private.mcp_messages m where m.user_id = p_user_id and m.created_at < now() - interval '15 minutes';
  insert into private.mcp_messages (user_id, key_id, session_id, message_id, body)
  select p_user_id, p_key_id, p_session_id, 'cancel:' || p_request_id, 'true'
  where (select count(*) from private.mcp_messages m where m.user_id = p_user_id) < 500
  on conflict do nothing;
  select 'null'::jsonb
$$;

-- What arrived since; an answer is returned once.
create function service.read_mcp_messages(p_user_id uuid, p_key_id uuid, p_session_id text, p_request_ids text[], p_message_ids text[])
returns jsonb
language sql security definer set search_path = '' as $$
  with taken as (
    delete from private.mcp_messages m where m.user_id = p_user_id and m.session_id = p_session_id
      and m.message_id = any (p_message_ids) and m.body is not null and m.key_id is not distinct from p_key_id returning m.message_id, m.body
  )
  select jsonb_build_object('answers', (select coalesce(jsonb_object_agg(t.message_id, t.body), '{}') from taken t),
    'cancelled', (select coalesce(jsonb_agg(r), '[]') from unnest(p_request_ids) r where exists (
      select from private.mcp_messages m where m.user_id = p_user_id and m.session_id = p_session_id
        and m.message_id = 'cancel:' || r and m.key_id is not distinct from p_key_id)))
$$;

create function service.forget_mcp_session(p_user_id uuid, p_key_id uuid, p_session_id text) returns jsonb
language sql security definer set search_path = '' as $$
  delete from private.mcp_messages m where m.user_id = p_user_id and m.session_id = p_session_id and m.key_id is not distinct from p_key_id;
  select 'null'::jsonb
$$;

-- A decision of the MCP client's user about a call that this caller requested; with a key only if its owner allows it (`approvals:
-- client`). It counts as the owner's, and the note records how it was given.
create function service.decide_in_client(p_user_id uuid, p_key_hash text, p_approval_id uuid, p_decision text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, 'agent:query');
  v_row public.approvals := private.find_approval(v_caller.user_id, p_approval_id);
begin
  if v_row.user_id <> v_caller.user_id or v_row.requested_by is distinct from v_caller.id then
    perform private.refuse('NOT_FOUND', 'There is no approval with this id.');
  end if;
  if v_caller.id is not null and v_caller.mcp ->> 'approvals' is distinct from 'client' then
    perform private.refuse('FORBIDDEN', 'With this API key a person signed in to Toolgate decides, not the MCP client.');
  end if;
  return service.decide_approval(v_caller.user_id, null, null, p_approval_id, p_decision,
    case when v_caller.id is null then 'Decided in an MCP client.' else format('Decided in an MCP client with the API key "%s".', v_caller.name) end);
end
$$;
