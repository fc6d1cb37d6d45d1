-- Clarifications that wait for an answer, and tools that a caller names. Both are returned with the caller and its policy, in one
-- round trip.

-- At most one for each conversation of a caller, and one for each approval that an answer waits for. Only the same caller (user, key,
-- agent and OAuth application) can answer.
create table private.open_questions (
  question_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  conversation_id text not null,
  key_id uuid references public.api_keys (id) on delete cascade,
  agent_id text,
  oauth_client text,
  -- If set, only a caller that returns with this approval can answer, and the question stays until then.
  approval_id uuid references public.approvals (approval_id) on delete cascade,
  -- {request, context, missing, choices}. JSON as text: `jsonb` would sort the members of arguments and refuse NUL.
  question text not null check (octet_length(question) <= 65536),
  -- Of the choices, in their order.
  tool_ids uuid[] not null check (cardinality(tool_ids) between 1 and 20),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique nulls not distinct (user_id, conversation_id, key_id, agent_id, oauth_client, approval_id)
);
create index open_questions_key_id_idx on private.open_questions (key_id);
create index open_questions_approval_id_idx on private.open_questions (approval_id);
create index open_questions_expires_at_idx on private.open_questions (expires_at);
alter table private.open_questions enable row level security;
create policy "Only our functions reach open questions" on private.open_questions for all to anon, authenticated
  using (false) with check (false);

-- Removes and returns the open question of a caller's conversation, so that no other request answers it as well; null if there is
-- none. With an approval, the question is returned as often as it is asked for.
create function private.take_question(
  p_caller public.api_keys, p_agent_id text, p_oauth_client text, p_conversation_id text, p_approval_id uuid
) returns private.open_questions
language plpgsql set search_path = '' as $$
declare
  v_row private.open_questions;
begin
  if p_approval_id is not null then
    select * into v_row from private.open_questions q
    where q.user_id = p_caller.user_id and q.conversation_id = p_conversation_id and q.key_id is not distinct from p_caller.id
      and q.agent_id is not distinct from p_agent_id and q.oauth_client is not distinct from p_oauth_client
      and q.approval_id = p_approval_id and q.expires_at > now();
    return v_row;
  end if;
  -- Most requests answer no question, and a deletion costs more than a look.
  if not exists (select from private.open_questions q
    where q.user_id = p_caller.user_id and q.conversation_id = p_conversation_id) then
    return v_row;
  end if;
  delete from private.open_questions q
  where q.user_id = p_caller.user_id and q.conversation_id = p_conversation_id and q.key_id is not distinct from p_caller.id
    and q.agent_id is not distinct from p_agent_id and q.oauth_client is not distinct from p_oauth_client
    and q.approval_id is null
  returning * into v_row;
  return case when v_row.expires_at > now() then v_row end;
end
$$;

-- search_tools() for a run, with the open question of the conversation, which is removed, and its tools in their current state.
create function service.recall_tools(
  p_user_id uuid, p_key_hash text, p_scope text, p_exact text[], p_prefixes text[], p_core text[] default '{}',
  p_with_call boolean default false, p_vector text default null, p_model text default null, p_connector_ids uuid[] default null,
  p_agent_id text default null, p_conversation_id text default null, p_oauth_client text default null, p_approval_id uuid default null
) returns json
language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, p_scope);
  v_open private.open_questions := private.take_question(v_caller, coalesce(v_caller.agent_id, p_agent_id), p_oauth_client,
    p_conversation_id, p_approval_id);
begin
  return json_build_object(
    'found', service.search_tools(p_user_id, p_key_hash, p_scope, p_exact, p_prefixes, p_core, p_with_call, p_vector, p_model,
      p_connector_ids, p_agent_id, p_conversation_id),
    'open', case when v_open.question_id is not null then json_build_object('question', v_open.question, 'tools', (
      select coalesce(json_agg(private.describe_tool(t) order by i.n), '[]')
      from unnest(v_open.tool_ids) with ordinality as i (id, n)
      join public.tools t on t.tool_id = i.id and t.user_id = v_caller.user_id
      join private.segments s on s.segment_id = t.segment_id
      where s.searchable and (p_connector_ids is null or t.connector_id = any (p_connector_ids)))) end);
end
$$;

-- The caller's active tools with an id or operation id, the caller's policy and, of a single tool, what its call needs. Naming a tool
-- is a new request, so the open question of the conversation is dropped.
create function service.find_named_tools(
  p_user_id uuid, p_key_hash text, p_scope text, p_tool text, p_agent_id text default null, p_conversation_id text default null,
  p_oauth_client text default null
) returns json
language plpgsql security definer set search_path = '' as $$
declare
  c_most constant integer := 20;
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, p_scope);
  v_policy jsonb := private.caller_policy(v_caller, p_agent_id, p_conversation_id);
  v_id uuid := case when p_tool ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p_tool::uuid end;
  v_ids uuid[];
begin
  perform private.take_question(v_caller, v_policy ->> 'agent_id', p_oauth_client, p_conversation_id, null);
  select array_agg(x.tool_id) into v_ids from (
    select t.tool_id from public.tools t join private.segments s on s.segment_id = t.segment_id
    where t.user_id = v_caller.user_id and s.searchable
      and (t.tool_id = v_id or (v_id is null and t.operation_id = p_tool))
    order by t.created_at, t.tool_id limit c_most) x;
  return json_build_object(
    'caller', json_build_object('user_id', v_caller.user_id, 'key_id', v_caller.id),
    'policy', v_policy,
    'tools', (select coalesce(json_agg(private.describe_tool(t) order by i.n), '[]')
      from unnest(v_ids) with ordinality as i (id, n) join public.tools t on t.tool_id = i.id),
    'call', case when cardinality(v_ids) = 1 then private.load_call(v_caller.user_id, v_ids[1]) end);
end
$$;

-- Stores a question for as long as its caller may answer it, in place of the one before. The oldest of a user are deleted first.
create function service.keep_question(
  p_user_id uuid, p_key_id uuid, p_agent_id text, p_oauth_client text, p_conversation_id text, p_question text, p_tool_ids uuid[],
  p_approval_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c_open constant interval := '15 minutes';
  c_after_approval constant interval := '1 day'; -- as long as the approval's result is kept
  c_most constant integer := 1000; -- for each user
begin
  insert into private.open_questions (user_id, key_id, agent_id, oauth_client, conversation_id, question, tool_ids, approval_id, expires_at)
  values (p_user_id, p_key_id, p_agent_id, p_oauth_client, p_conversation_id, p_question, p_tool_ids, p_approval_id,
    coalesce((select a.expires_at + c_after_approval from public.approvals a where a.approval_id = p_approval_id), now() + c_open))
  on conflict (user_id, conversation_id, key_id, agent_id, oauth_client, approval_id) do update
  set question = excluded.question, tool_ids = excluded.tool_ids, created_at = excluded.created_at, expires_at = excluded.expires_at;
  delete from private.open_questions q where q.question_id in (
    select x.question_id from private.open_questions x where x.user_id = p_user_id order by x.created_at desc, x.question_id offset c_most);
  return 'null'::jsonb;
end
$$;

-- Called by the worker; a little at a time.
create function service.forget_questions() returns jsonb
language sql security definer set search_path = '' as $$
  delete from private.open_questions q where q.question_id in (
    select x.question_id from private.open_questions x where x.expires_at <= now() limit 1000);
  select 'null'::jsonb
$$;
