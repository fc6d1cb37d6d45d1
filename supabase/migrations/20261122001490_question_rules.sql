-- Rules of an account: the operation that answers questions with certain words. Searches and runs of the whole account follow them.

create table private.question_rules (
  rule_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  tool_id uuid not null references public.tools (tool_id) on delete cascade,
  -- The words as their owner wrote them.
  phrase text not null check (length(phrase) between 1 and 200),
  -- Their stems as the search reads them, sorted. A question must contain all of them.
  terms text[] not null check (cardinality(terms) between 1 and 12),
  created_at timestamptz not null default now(),
  unique (user_id, terms)
);
create index question_rules_tool_id_idx on private.question_rules (tool_id);
alter table private.question_rules enable row level security;
create policy "Only our functions reach question rules" on private.question_rules for all to anon, authenticated
  using (false) with check (false);

-- The rule with most words among those that apply to a question with the terms p_terms, the newest of several; null: there is none.
-- p_names limits it to an agent's tools.
create function private.find_question_rule(p_user_id uuid, p_terms text[], p_names text[], p_connector_ids uuid[]) returns json
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  -- Most accounts have no rules.
  if not exists (select from private.question_rules r where r.user_id = p_user_id) then
    return null;
  end if;
  return (select json_build_object('phrase', r.phrase, 'terms', r.terms, 'tool', private.describe_tool(t))
    from private.question_rules r join public.tools t on t.tool_id = r.tool_id and t.user_id = r.user_id
    join private.segments s on s.segment_id = t.segment_id
    where r.user_id = p_user_id and r.terms <@ p_terms and s.searchable
      and (p_names is null or t.operation_id = any (p_names))
      and (p_connector_ids is null or t.connector_id = any (p_connector_ids))
    order by cardinality(r.terms) desc, r.created_at desc, r.rule_id limit 1);
end
$$;

create function private.describe_question_rule(r private.question_rules) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('rule_id', r.rule_id, 'phrase', r.phrase, 'created_at', r.created_at, 'tool_id', r.tool_id,
    'operation_id', t.operation_id, 'name', t.name, 'side_effect', t.side_effect, 'connector_id', t.connector_id)
  from public.tools t where t.tool_id = r.tool_id
$$;

create function service.list_question_rules(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.describe_question_rule(r) order by r.created_at desc, r.rule_id), '[]')
  from private.question_rules r where r.user_id = p_user_id
$$;

-- A rule for the same words is replaced.
create function service.store_question_rule(p_user_id uuid, p_tool_id uuid, p_phrase text, p_terms text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c_most constant integer := 200; -- for each user
  v_tool public.tools;
  v_row private.question_rules;
begin
  select t.* into v_tool from public.tools t where t.tool_id = p_tool_id and t.user_id = p_user_id;
  if v_tool.tool_id is null then
    perform private.refuse('NOT_FOUND', 'You have no tool with this id. POST tools/search finds your tools.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('question_rules:' || p_user_id, 0));
  if (select count(*) from private.question_rules r where r.user_id = p_user_id and r.terms <> p_terms) >= c_most then
    perform private.refuse('TOO_LARGE', format('You have %s question rules, the most that are possible. Delete some of them.', c_most),
      jsonb_build_object('limit_of', 'question_rules', 'limit', c_most));
  end if;
  insert into private.question_rules (user_id, tool_id, phrase, terms) values (p_user_id, p_tool_id, p_phrase, p_terms)
  on conflict (user_id, terms) do update set tool_id = excluded.tool_id, phrase = excluded.phrase, created_at = now()
  returning * into v_row;
  perform private.audit_setting(p_user_id, 'question_rule=' || v_tool.operation_id);
  return private.describe_question_rule(v_row);
end
$$;

create function service.delete_question_rule(p_user_id uuid, p_rule_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.question_rules r where r.rule_id = p_rule_id and r.user_id = p_user_id;
  if not found then
    perform private.refuse('NOT_FOUND', 'You have no question rule with this id. It may have been deleted already.');
  end if;
  perform private.audit_setting(p_user_id, 'question_rule=deleted');
  return jsonb_build_object('deleted', p_rule_id);
end
$$;
