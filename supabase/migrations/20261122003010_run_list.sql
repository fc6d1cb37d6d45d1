-- The list of runs for the web UI, over the Data API: row level security limits it to the user's own rows.

-- Runs that match every given filter, newest first, a page at a time: {runs: […], next: {before, before_id} | null,
-- examined_all}. One
-- call examines at most 2,000 runs, however many the account has; `next` continues where it stopped, which may be before a page is
-- full. `slowest` orders the runs that were examined and has no next page. The words of p_text are compared as they are, never as
-- patterns. Runs are read in the order of their index: the planner, which does not know the user, expects few and would read and sort
-- all of them.
create function public.list_runs(
  p_from timestamptz, p_text text default null, p_status text default null, p_code text default null, p_source text default null,
  p_agent text default null, p_key uuid default null, p_connector uuid default null, p_operation text default null,
  p_effect text default null, p_sort text default 'newest', p_before timestamptz default null, p_before_id uuid default null,
  p_limit integer default 200
) returns json
language plpgsql stable set search_path = '' set enable_bitmapscan = off set enable_seqscan = off as $$
declare
  c_examined constant integer := 2000;
  c_characters constant integer := 200; -- of the searched text
  c_words constant integer := 10;
  c_shown constant integer := 500; -- characters of a question
  v_limit integer := least(greatest(coalesce(p_limit, 200), 1), 500);
  v_is_slowest boolean := p_sort = 'slowest';
  v_words text[] := (select array_agg(w) from (
    select w from regexp_split_to_table(lower(left(p_text, c_characters)), '\s+') w where w <> '' limit c_words) x);
  v_page json;
begin
  with examined as materialized (
    select t.trace_id, t.source, t.user_query, t.status, t.error_code, t.operation_ids, t.connector_ids, t.side_effects, t.agent_id,
      t.api_key_id, t.started_at, t.duration_ms
    from public.traces t
    where t.user_id = (select auth.uid()) and t.started_at >= p_from
      and (t.started_at, t.trace_id)
        < (coalesce(p_before, 'infinity'), coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    order by t.started_at desc, t.trace_id desc limit c_examined
  ), page as (
    select * from examined e
    where (p_status is null
        or p_status = case when e.status = 'SUCCESS' then 'ok'
          when e.error_code in ('CLARIFICATION_NEEDED', 'APPROVAL_REQUIRED') then 'waiting' else 'failed' end)
      and (p_code is null or e.error_code = p_code)
      and (p_source is null or e.source = p_source)
      and (p_agent is null or e.agent_id = p_agent)
      and (p_key is null or e.api_key_id = p_key)
      and (p_connector is null or p_connector = any (e.connector_ids))
      and (p_operation is null or p_operation = any (e.operation_ids))
      and (p_effect is null or p_effect = any (e.side_effects))
      and (v_words is null or not exists (select from unnest(v_words) w where strpos(lower(e.user_query), w) = 0))
    order by case when v_is_slowest then e.duration_ms end desc nulls last, e.started_at desc, e.trace_id desc limit v_limit
  ), last as (
    -- Of a full page its last run, otherwise the last run that was examined.
    (select p.started_at, p.trace_id from page p where (select count(*) from page) = v_limit
      order by p.started_at, p.trace_id limit 1)
    union all
    (select e.started_at, e.trace_id from examined e
      where (select count(*) from page) < v_limit and (select count(*) from examined) = c_examined
      order by e.started_at, e.trace_id limit 1)
  )
  select json_build_object(
    'runs', coalesce((select json_agg(json_build_object(
        'trace_id', p.trace_id, 'source', p.source, 'user_query', left(p.user_query, c_shown), 'status', p.status,
        'error_code', p.error_code, 'operation_ids', p.operation_ids, 'side_effects', p.side_effects, 'agent_id', p.agent_id,
        'api_key_id', p.api_key_id, 'started_at', p.started_at, 'duration_ms', p.duration_ms, 'method', c.method, 'url', c.url,
        'http_status', c.http_status, 'bytes', c.bytes, 'approval_id', c.approval_id)
        order by case when v_is_slowest then p.duration_ms end desc nulls last, p.started_at desc, p.trace_id desc)
      from page p left join lateral (
        select a.method, a.url, a.http_status, a.bytes, a.approval_id from public.audit_log a
        where a.trace_id = p.trace_id and a.user_id = (select auth.uid()) and a.phase = 'outcome' order by a.id desc limit 1) c on true),
      '[]'),
    'next', case when not v_is_slowest then (select json_build_object('before', l.started_at, 'before_id', l.trace_id) from last l) end,
    'examined_all', (select count(*) from examined) < c_examined)
  into v_page;
  return v_page;
end
$$;

grant execute on function public.list_runs to authenticated;

-- Questions that differ only in capitals and spaces are one.
create function private.question_words(p_question text) returns text
language sql immutable set search_path = '' as $$
  select lower(regexp_replace(btrim(left(p_question, 500)), '\s+', ' ', 'g'))
$$;

-- Whether a run was the answer to a question of Toolgate: what its planner gives as the reason.
create function private.is_answer(p_steps json) returns boolean
language sql immutable set search_path = '' as $$
  select exists (select from json_array_elements(p_steps) s
    where s ->> 'kind' = 'plan' and s #>> '{output,reason}' = 'the caller''s answer to the previous question')
$$;
grant execute on function private.question_words, private.is_answer to authenticated;

-- Questions that ended without a call among the newest 2,000 runs: [{question, error_code, sources, runs, last_at, trace_id}], the
-- latest first; `trace_id` is the newest run of each. A question is answered when it succeeds later, or when its answer, the next
-- request of its conversation within 15 minutes, does. With p_dismissed, those that their owner dismissed.
create function public.list_unanswered(p_from timestamptz, p_dismissed boolean default false, p_limit integer default 100) returns json
language sql stable set search_path = '' set enable_bitmapscan = off set enable_seqscan = off as $$
  with examined as materialized (
    select t.trace_id, t.source, left(t.user_query, 500) as question, t.conversation_id, t.agent_id, t.api_key_id, t.status, t.error_code,
      t.started_at, t.dismissed_at
    from public.traces t
    where t.user_id = (select auth.uid()) and t.started_at >= p_from and t.source in ('playground', 'chat', 'mcp', 'api')
    order by t.started_at desc, t.trace_id desc limit 2000
  ), asked as (
    select e.*, private.question_words(e.question) as words,
      lead(e.status) over w as next_status, lead(e.trace_id) over w as next_id, lead(e.started_at) over w as next_at
    from examined e
    window w as (partition by e.conversation_id, e.agent_id, e.api_key_id order by e.started_at, e.trace_id)
  ), answered as (
    select a.words, max(a.started_at) as at from asked a where a.status = 'SUCCESS' group by a.words
  ), open as (
    select a.words, max(a.started_at) as last_at, count(*) as runs, array_agg(distinct a.source) as sources,
      (array_agg(a.question order by a.started_at desc))[1] as question,
      (array_agg(a.error_code order by a.started_at desc))[1] as error_code,
      (array_agg(a.trace_id order by a.started_at desc))[1] as trace_id
    from asked a left join answered s on s.words = a.words
    where a.status = 'FAILURE' and a.error_code in ('CLARIFICATION_NEEDED', 'CONNECTOR_NOT_FOUND')
      and (a.dismissed_at is not null) = p_dismissed and (s.at is null or s.at < a.started_at)
      and not (a.error_code = 'CLARIFICATION_NEEDED' and a.next_status is not distinct from 'SUCCESS'
        and a.next_at < a.started_at + interval '15 minutes'
        and exists (select from public.traces n where n.trace_id = a.next_id and private.is_answer(n.steps)))
    group by a.words order by max(a.started_at) desc, a.words limit least(greatest(p_limit, 1), 500)
  )
  select coalesce(json_agg(json_build_object('question', o.question, 'error_code', o.error_code, 'sources', o.sources, 'runs', o.runs,
    'last_at', o.last_at, 'trace_id', o.trace_id) order by o.last_at desc, o.words), '[]')
  from open o
$$;

grant execute on function public.list_unanswered to authenticated;

-- Takes the question of a run, in all runs so far, off the list of unanswered ones, or puts it back.
create function service.dismiss_question(p_user_id uuid, p_trace_id uuid, p_dismissed boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_words text := (select private.question_words(t.user_query) from public.traces t
    where t.trace_id = p_trace_id and t.user_id = p_user_id);
  v_count integer;
begin
  if v_words is null then
    perform private.refuse('NOT_FOUND', 'You have no run with this id.');
  end if;
  update public.traces t set dismissed_at = case when p_dismissed then now() end
  where t.user_id = p_user_id and t.status = 'FAILURE' and t.error_code in ('CLARIFICATION_NEEDED', 'CONNECTOR_NOT_FOUND')
    and (t.dismissed_at is null) = p_dismissed and private.question_words(t.user_query) = v_words;
  get diagnostics v_count = row_count;
  return jsonb_build_object('runs', v_count);
end
$$;
