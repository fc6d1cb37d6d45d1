-- The evaluation set of an account: questions with the operation and the arguments that are right. The web UI asks them again without
-- sending anything, to show what a changed document, rule or model changes.

create table private.evaluation_cases (
  case_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  question text not null check (length(question) between 1 and 8000),
  agent_id text,
  tool_id uuid not null references public.tools (tool_id) on delete cascade,
  arguments json not null check (octet_length(arguments::text) <= 65536),
  created_at timestamptz not null default now(),
  unique nulls not distinct (user_id, question, agent_id)
);
create index evaluation_cases_tool_id_idx on private.evaluation_cases (tool_id);
alter table private.evaluation_cases enable row level security;
create policy "Only our functions reach evaluation cases" on private.evaluation_cases for all to anon, authenticated
  using (false) with check (false);

-- The arguments are JSON as text: jsonb would sort their members.
create function private.describe_case(c private.evaluation_cases) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('case_id', c.case_id, 'question', c.question, 'agent_id', c.agent_id, 'tool_id', c.tool_id,
    'operation_id', t.operation_id, 'name', t.name, 'connector_id', t.connector_id, 'arguments', c.arguments::text, 'created_at', c.created_at)
  from public.tools t where t.tool_id = c.tool_id
$$;

create function service.list_evaluation_cases(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.describe_case(c) order by c.created_at desc, c.case_id), '[]')
  from private.evaluation_cases c where c.user_id = p_user_id
$$;

-- Adds the question and the call of a run. The same question again replaces its case.
create function service.add_evaluation_case(p_user_id uuid, p_trace_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c_most constant integer := 100; -- for each user: each is asked again in a check
  v_run public.traces;
  v_arguments json;
  v_plan jsonb;
  v_row private.evaluation_cases;
begin
  select * into v_run from public.traces t where t.trace_id = p_trace_id and t.user_id = p_user_id;
  if v_run.trace_id is null then
    perform private.refuse('NOT_FOUND', 'You have no run with this id.');
  end if;
  v_arguments := (select s -> 'input' -> 'arguments' from json_array_elements(v_run.steps) s where s ->> 'kind' = 'tool_call' limit 1);
  v_plan := (select s::jsonb from json_array_elements(v_run.steps) s where s ->> 'kind' = 'plan' limit 1);
  if v_run.source not in ('playground', 'chat', 'mcp', 'api') or v_run.status <> 'SUCCESS' or cardinality(v_run.operation_ids) <> 1
    or json_typeof(v_arguments) is distinct from 'object'
    or not exists (select from public.tools t where t.tool_id = v_run.tool_id and t.user_id = p_user_id) then
    perform private.refuse('INVALID_REQUEST', 'Only a question that was answered with one call of a tool that still exists can be added.');
  elsif private.is_answer(v_run.steps) then
    perform private.refuse('INVALID_REQUEST',
      'This run answered a question of Toolgate. Ask everything in one question, and add that run.');
  elsif v_plan #> '{input,given}' is distinct from '[]' then
    perform private.refuse('INVALID_REQUEST',
      'This question came with known values (user_context_data), which are not stored. Ask it with the values in its words, and add that run.');
  elsif exists (select from jsonb_path_query(jsonb_build_array(v_run.user_query, v_arguments::jsonb), 'strict $.**') v
      where jsonb_typeof(v) = 'string' and v #>> '{}' ~ '\[[a-z][a-z0-9_ -]*\]') then
    perform private.refuse('INVALID_REQUEST', 'The question or its arguments contain a text in brackets, such as [email], which stands for '
      || 'replaced personal data. Ask it again with invented values, and add that run.');
  elsif length(v_run.user_query) > 8000 or octet_length(v_arguments::text) > 65536 then
    perform private.refuse('TOO_LARGE', 'The question has more than 8,000 characters, or its arguments more than 64 KiB.',
      '{"limit_of": "evaluation_case"}');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('evaluation_cases:' || p_user_id, 0));
  if (select count(*) from private.evaluation_cases c where c.user_id = p_user_id
      and (c.question, c.agent_id) is distinct from (v_run.user_query, v_run.agent_id)) >= c_most then
    perform private.refuse('TOO_LARGE', format('Your evaluation set has %s questions, the most that are possible. Remove some of them.', c_most),
      jsonb_build_object('limit_of', 'evaluation_cases', 'limit', c_most));
  end if;
  insert into private.evaluation_cases (user_id, question, agent_id, tool_id, arguments)
  values (p_user_id, v_run.user_query, v_run.agent_id, v_run.tool_id, v_arguments)
  on conflict (user_id, question, agent_id) do update
  set tool_id = excluded.tool_id, arguments = excluded.arguments, created_at = now()
  returning * into v_row;
  return private.describe_case(v_row);
end
$$;

create function service.remove_evaluation_case(p_user_id uuid, p_case_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.evaluation_cases c where c.case_id = p_case_id and c.user_id = p_user_id;
  if not found then
    perform private.refuse('NOT_FOUND', 'Your evaluation set has no question with this id. It may have been removed already.');
  end if;
  return jsonb_build_object('removed', p_case_id);
end
$$;
