-- The orchestrator: the tools that it offers, and runs that wait to be resumed.

-- The caller's tools with these names; without names the user's own tools and those of an agent file, or all tools if they are at most
-- p_all. `count` is at most p_all + 1. An MCP server chooses the titles of its tools, so of these only the ids count.
create function service.list_offered_tools(
  p_user_id uuid, p_key_hash text, p_scope text, p_names text[], p_limit integer, p_agent_id text default null, p_all integer default 0
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, p_scope);
  v_policy jsonb := private.caller_policy(v_caller, p_agent_id, null);
  v_allowed text[] := private.allowed_names(v_policy);
  v_count integer;
begin
  select count(*) into v_count from (
    select from public.tools x join private.segments s on s.segment_id = x.segment_id
    where x.user_id = v_caller.user_id and s.searchable and (v_allowed is null or x.operation_id = any (v_allowed))
    limit p_all + 1) few;
  return (
    with matched as materialized (
      select x.tool_id, x.segment_id, x.ordinal, x.operation_id, x.name
      from public.tools x join private.segments s on s.segment_id = x.segment_id
      where x.user_id = v_caller.user_id and s.searchable and (v_allowed is null or x.operation_id = any (v_allowed))
        and case when p_names is null then x.source = 'custom' or v_allowed is not null or v_count <= p_all
            else x.operation_id = any (p_names) or (x.source <> 'mcp' and x.name = any (p_names)) end
    ), offered as (
      select m.tool_id, row_number() over (order by m.segment_id, m.ordinal) as place
      from matched m order by m.segment_id, m.ordinal
      limit case when p_names is null and v_count <= p_all then p_all else p_limit end
    )
    select jsonb_build_object(
      'caller', jsonb_build_object('user_id', v_caller.user_id, 'key_id', v_caller.id), 'policy', v_policy, 'count', v_count,
      'tools', (select coalesce(jsonb_agg(private.describe_tool(t)::jsonb || '{"score": 0}' order by o.place), '[]')
        from offered o join public.tools t on t.tool_id = o.tool_id),
      'unknown', (select coalesce(jsonb_agg(n), '[]') from unnest(p_names) n
        where not exists (select from matched m where m.operation_id = n or m.name = n))));
end
$$;

-- Runs that wait for an approval or for results of the client's own functions. Kept for a day.
create table private.orchestrator_runs (
  run_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The caller: a user, or a key and the agent it acted for.
  key_id uuid references public.api_keys (id) on delete cascade,
  agent_id text,
  approval_id uuid references public.approvals (approval_id) on delete cascade,
  tool_ids uuid[] not null,
  -- JSON as text: `jsonb` sorts members, and refuses characters that a tool may return.
  state text not null,
  -- While it waits for an approval: what the caller is shown of it.
  approval text,
  -- The answer to the last request, which a repetition gets again. Of a finished run nothing else is kept.
  answer text,
  is_over boolean not null default false,
  -- Digest of the contents of that request.
  asked text,
  -- The request that resumes the run holds the token, while it renews the lease.
  token uuid not null default gen_random_uuid(),
  lease_until timestamptz not null default '-infinity',
  created_at timestamptz not null default now()
);
create index orchestrator_runs_user_id_idx on private.orchestrator_runs (user_id, created_at desc);
create index orchestrator_runs_key_id_idx on private.orchestrator_runs (key_id);
create index orchestrator_runs_approval_id_idx on private.orchestrator_runs (approval_id);
create index orchestrator_runs_created_at_idx on private.orchestrator_runs (created_at);

create function private.check_run_size(p_run text) returns void
language plpgsql immutable set search_path = '' as $$
declare
  c_most constant integer := 8000000; -- bytes
begin
  if octet_length(p_run) > c_most then
    perform private.refuse('TOO_LARGE', format('This conversation has grown to more than %s bytes, too many to be kept.', c_most));
  end if;
end
$$;

create function service.save_run(
  p_run_id uuid, p_user_id uuid, p_key_id uuid, p_agent_id text, p_approval_id uuid, p_tool_ids uuid[], p_state text,
  p_approval text default null, p_asked text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c_most constant integer := 500; -- for each user; finished runs are deleted first, runs that wait for an approval last
begin
  perform private.check_run_size(p_state);
  insert into private.orchestrator_runs (run_id, user_id, key_id, agent_id, approval_id, tool_ids, state, approval, asked)
  values (p_run_id, p_user_id, p_key_id, p_agent_id, p_approval_id, p_tool_ids, p_state, p_approval, p_asked);
  delete from private.orchestrator_runs r where r.run_id in (
    select x.run_id from private.orchestrator_runs x where x.user_id = p_user_id
    order by x.is_over, x.approval_id is not null desc, x.created_at desc offset c_most);
  return 'null'::jsonb;
end
$$;

-- Claims a run to resume it, for the caller that began it: the same user, the same key, or another key of that key's agent with the same connections. It resumes as
-- its first caller, under the current policy. Outcome: `taken`; `waiting`: not decided; `in_flight`: another request resumes it or executes
-- its call; `stored`: it is finished, or it waits and p_asked equals the last request.
create function service.take_run(p_user_id uuid, p_key_hash text, p_run_id uuid, p_asked text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c_keep constant interval := '1 day';
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, 'agent:query');
  v_row private.orchestrator_runs;
  v_key public.api_keys;
  v_approval public.approvals;
  v_call private.approval_calls;
begin
  select * into v_row from private.orchestrator_runs r
  where r.run_id = p_run_id and r.user_id = v_caller.user_id and r.created_at > now() - c_keep
    and (r.key_id is not distinct from v_caller.id
      or (r.key_id is not null and v_caller.agent_id is not null and r.agent_id = v_caller.agent_id
        and exists (select from public.api_keys k where k.id = r.key_id and k.agent_id = v_caller.agent_id
          and private.binding_of(k) = private.binding_of(v_caller))))
  for update;
  if v_row.run_id is null or (v_row.is_over and v_row.asked <> p_asked) then
    perform private.refuse('NOT_FOUND', 'You have no run with this id that waits; a run waits for a day.');
  end if;
  select * into v_key from public.api_keys k where k.id = v_row.key_id;
  if v_row.key_id is not null and (v_key.revoked_at is not null or v_key.expires_at <= now() or not ('agent:query' = any (v_key.scopes))) then
    perform private.refuse('CONFLICT', 'The API key that began this run was revoked or has expired, so the run cannot be resumed.');
  end if;
  v_key.user_id := v_row.user_id;
  if v_row.is_over then
    return jsonb_build_object('outcome', 'stored', 'answer', v_row.answer);
  elsif v_row.lease_until > now() then
    return jsonb_build_object('outcome', 'in_flight');
  end if;
  select * into v_approval from public.approvals a where a.approval_id = v_row.approval_id;
  if v_approval.status = 'PENDING' and v_approval.expires_at > now() then
    if v_row.asked = p_asked and v_row.answer is not null then
      return jsonb_build_object('outcome', 'stored', 'answer', v_row.answer);
    end if;
    return jsonb_build_object('outcome', 'waiting', 'approval', v_row.approval);
  end if;
  select * into v_call from private.approval_calls c where c.approval_id = v_row.approval_id;
  if v_approval.status in ('APPROVED', 'USED') and v_call.started_at > now() - interval '2 minutes' and v_call.answer is null then
    return jsonb_build_object('outcome', 'in_flight');
  end if;
  update private.orchestrator_runs r set token = gen_random_uuid(), lease_until = now() + interval '30 seconds'
  where r.run_id = p_run_id returning * into v_row;
  return jsonb_build_object('outcome', 'taken', 'token', v_row.token, 'state', v_row.state,
    'caller', jsonb_build_object('user_id', v_row.user_id, 'key_id', v_row.key_id, 'agent_id', v_row.agent_id),
    'policy', private.caller_policy(v_key, v_row.agent_id, null),
    'tools', (select coalesce(jsonb_agg(private.describe_tool(t)::jsonb || '{"score": 0}'), '[]')
      from public.tools t join private.segments s on s.segment_id = t.segment_id
      where t.tool_id = any (v_row.tool_ids) and t.user_id = v_row.user_id and s.searchable));
end
$$;

-- Stores the state of a run for the holder of the token (p_state; null: unchanged) or that it is finished (p_over), the request and its
-- answer, and with p_release that it may be claimed again. Without p_release the lease is renewed. A run that waits again has a day again.
create function service.keep_run(
  p_run_id uuid, p_token uuid, p_state text default null, p_approval_id uuid default null, p_tool_ids uuid[] default null,
  p_answer text default null, p_release boolean default false, p_approval text default null, p_asked text default null,
  p_over boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_moved boolean := p_over or p_state is not null;
begin
  perform private.check_run_size(p_state);
  perform private.check_run_size(p_answer);
  update private.orchestrator_runs r set
    state = case when p_over then '' else coalesce(p_state, r.state) end,
    tool_ids = coalesce(p_tool_ids, r.tool_ids),
    created_at = case when p_release and p_state is not null then now() else r.created_at end,
    approval_id = case when v_moved then p_approval_id else r.approval_id end,
    approval = case when v_moved then p_approval else r.approval end,
    asked = case when v_moved then p_asked else r.asked end,
    answer = case when v_moved then p_answer else r.answer end,
    is_over = p_over,
    -- Invalidates a renewal that is still on its way.
    token = case when p_release then gen_random_uuid() else r.token end,
    lease_until = case when p_release then '-infinity' else now() + interval '30 seconds' end
  where r.run_id = p_run_id and r.token = p_token;
  if not found then
    perform private.refuse('CONFLICT', 'Another request has resumed this run.', '{"reason": "superseded"}');
  end if;
  return 'null'::jsonb;
end
$$;

-- Called by the worker; a little at a time.
create function service.forget_runs() returns jsonb
language sql security definer set search_path = '' as $$
  delete from private.orchestrator_runs r where r.run_id in (
    select x.run_id from private.orchestrator_runs x where x.created_at <= now() - interval '1 day' limit 200);
  select 'null'::jsonb
$$;
