-- Search: look-ups are done here, scoring in src/catalogue/search. Only the caller's own, active tools are found.
--
-- A request runs the same few statements each time. Planned for their arguments, as Postgres does while it expects a better plan, they
-- take ten times as long to plan as to run: 5 ms of 6 in a catalogue of a few operations. recall_tools() and search_tools()
-- therefore keep their plans (`plan_cache_mode = force_generic_plan`), and so do load_call(), read_secrets() and record_run().
-- None of these plans depends on the values, except for vectors: find_neighbours() sets the mode back.

-- What the request of a call is built from; null if the tool is not the caller's or not active. Secrets are read after the gate.
-- With the effect and the basis that this definition has: the caller planned with what an earlier statement found.
create function private.load_call(p_user_id uuid, p_tool_id uuid) returns jsonb
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  return (select jsonb_build_object('tool_id', t.tool_id, 'side_effect', t.side_effect, 'basis', t.basis, 'definition', case when h.version is null then t.definition
      -- A new version of its document waits for a decision, and its calls are refused until then.
      else t.definition || jsonb_build_object('held_for', h.version) end)
    from public.tools t left join private.held_tools h on h.tool_id = t.tool_id join private.segments s on s.segment_id = t.segment_id
    where t.tool_id = p_tool_id and t.user_id = p_user_id and s.searchable);
end
$$;

-- The nearest 100 of a user's searchable tools: [[index in p_segment_ids, ordinal, similarity], …]. Distances are computed from the
-- vectors alone; rows of tools are looked up only until there are enough.
create function private.find_neighbours(
  p_user_id uuid, p_segment_ids uuid[], p_names text[], p_vector extensions.vector, p_model text
) returns json
language sql stable set search_path = '' set plan_cache_mode = auto as $$
  select json_agg(json_build_array(n.i, n.ordinal, n.similarity)) from (
    select array_position(p_segment_ids, t.segment_id) - 1 as i, t.ordinal, 1 - e.distance as similarity
    from (
      select x.tool_id, x.embedding operator(extensions.<=>) p_vector as distance
      from private.tool_embeddings x where x.user_id = p_user_id and x.model = p_model
      order by 2 offset 0) e
    cross join lateral (
      select y.segment_id, y.ordinal from public.tools y
      where y.tool_id = e.tool_id and y.segment_id = any (p_segment_ids)
        and (p_names is null or y.operation_id = any (p_names)) offset 0) t
    limit 100) n
$$;

-- The caller, and every occurrence of a word of the query in the caller's active tools: exact terms and prefixes (as ranges), and with
-- a vector of the active model the nearest tools by exact scan. `embedding` is the account's own model if the vector is of another one.
--
-- Round trips determine latency. When few tools contain any of the words, the answer includes their ranking fields and (p_with_call)
-- what a call of the likeliest of them needs. p_core holds the query's own words, without synonyms and markers.
create function service.search_tools(
  p_user_id uuid, p_key_hash text, p_scope text, p_exact text[], p_prefixes text[], p_core text[] default '{}',
  p_with_call boolean default false, p_vector text default null, p_model text default null, p_connector_ids uuid[] default null,
  p_agent_id text default null, p_conversation_id text default null
) returns json
language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
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
  v_rule json := private.find_question_rule(v_user, p_core, v_names, p_connector_ids);
  v_own jsonb := private.own_embedding(v_user);
begin
  -- In a fixed order, because it breaks ties in the ranking.
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
      from unnest(f.ordinals, f.weights) with ordinality as u (o, w, n) where v_names is not null and u.o = any (allowed.ordinals)
    ) kept on true
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
        'side_effect', x.side_effect, 'rate_limit_per_min', x.rate_limit_per_min, 'basis', x.basis) as description
      from public.tools x where x.segment_id = rough.segment_id and x.ordinal = rough.ordinal offset 0) t
  )
  select (select json_agg(json_build_array(hit.i, hit.term, hit.ordinals, hit.weights)) from hit),
    (select json_agg(json_build_array(candidate.i, candidate.ordinal, candidate.description)) from candidate),
    (select candidate.tool_id from candidate order by candidate.score desc, candidate.tool_id limit 1)
  into v_postings, v_candidates, v_likeliest;

  if p_vector is not null and p_model = coalesce(v_own ->> 'space', private.active_model()) then
    v_neighbours := private.find_neighbours(v_user, v_ids, v_names, p_vector::extensions.vector, p_model);
  end if;

  return json_build_object(
    'caller', json_build_object('user_id', v_user, 'key_id', v_caller.id),
    'policy', v_policy,
    'hits', json_build_object('segments', coalesce(v_segments, '[]'), 'postings', coalesce(v_postings, '[]'),
      'neighbours', coalesce(v_neighbours, '[]')),
    'candidates', coalesce(v_candidates, '[]'),
    'rule', v_rule,
    'embedding', case when p_model is distinct from v_own ->> 'space' then v_own end,
    'call', case when p_with_call and coalesce(v_rule #>> '{tool,tool_id}', v_likeliest::text) is not null
      then private.load_call(v_user, coalesce((v_rule #>> '{tool,tool_id}')::uuid, v_likeliest)) end);
end
$$;

-- Ranking fields of candidates. p_refs is [[segment_id, ordinal], …]; missing ones are left out. With p_with_call also what a call of
-- the first needs.
create function service.load_candidates(p_user_id uuid, p_refs jsonb, p_with_call boolean default false) returns json
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
        'side_effect', x.side_effect, 'rate_limit_per_min', x.rate_limit_per_min, 'basis', x.basis) as description
    from public.tools x
    where x.segment_id = (r.ref ->> 0)::uuid and x.ordinal = (r.ref ->> 1)::integer offset 0) t
  where t.user_id = p_user_id;
  return json_build_object('candidates', coalesce(v_candidates, '[]'),
    'call', case when p_with_call and v_first is not null then private.load_call(p_user_id, v_first) end);
end
$$;

-- What a call needs, when the search did not return it.
create function service.prepare_call(p_user_id uuid, p_tool_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_call jsonb := private.load_call(p_user_id, p_tool_id);
begin
  if v_call is null then
    perform private.refuse('CONNECTOR_NOT_FOUND', 'This tool is no longer available.', '{"candidates": []}');
  end if;
  return v_call;
end
$$;

-- A tool by its id: the caller, the tool, and what its call needs.
create function service.load_tool(
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
