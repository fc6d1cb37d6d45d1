-- Search: cheap look-ups here, all scoring in src/search. Only the caller's own, active tools.

-- Everything one call needs, secrets included; null when the tool is not the caller's or not active.
create function private.load_call(p_user_id uuid, p_tool_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('tool_id', t.tool_id, 'definition', t.definition,
    'secrets', case when t.connector_id is null then '{}'::jsonb else private.read_secrets(t.connector_id) end)
  from public.tools t join private.segments s on s.segment_id = t.segment_id
  where t.tool_id = p_tool_id and t.user_id = p_user_id and s.searchable
$$;

revoke execute on function private.load_call from public;

-- Who calls, and every place where a word of the query occurs in the caller's active tools.
-- Exact terms and prefixes (as ranges); with a vector of the active model also the nearest chunks, by exact scan.
--
-- Round trips decide latency: when few tools have any of the words, their ranking fields come along, and (p_with_call)
-- what a call of the likeliest of them needs. p_core holds the query's own words, without synonyms and markers.
create function public.search_tools(
  p_user_id uuid, p_key_hash text, p_scope text, p_exact text[], p_prefixes text[], p_core text[] default '{}',
  p_with_call boolean default false, p_vector text default null, p_model text default null, p_connector_ids uuid[] default null
) returns json
language plpgsql security definer set search_path = '' as $$
declare
  c_few constant integer := 400; -- postings; so few are scored here in well under a millisecond
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, p_scope);
  v_user uuid := v_caller.user_id;
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
  where s.user_id = v_user and s.searchable and (p_connector_ids is null or s.connector_id = any (p_connector_ids));

  with segment as (
    select id, n - 1 as i from unnest(v_ids) with ordinality as u (id, n)
  ), hit as materialized (
    select segment.i, f.segment_id, f.term, f.ordinals, f.weights
    from (
      select t.segment_id, t.term, t.ordinals, t.weights
      from private.search_terms t where t.user_id = v_user and t.term = any (p_exact)
      union all
      select t.segment_id, t.term, t.ordinals, t.weights
      from (select distinct unnest(p_prefixes) collate "C" as prefix) p
      join private.search_terms t on t.user_id = v_user and t.term >= p.prefix and t.term < p.prefix || chr(1114111)
      where t.term <> all (p_exact)
    ) f join segment on segment.id = f.segment_id
  ), extent as (
    select coalesce(sum(cardinality(hit.ordinals)), 0) as postings from hit
  ), rough as (
    select hit.i, hit.segment_id, posting.ordinal,
      sum(posting.weight * case when hit.term = any (p_core) then 1 else 0.35 end / cardinality(hit.ordinals)) as score
    from hit, unnest(hit.ordinals, hit.weights) as posting (ordinal, weight)
    where (select extent.postings from extent) <= c_few
    group by hit.i, hit.segment_id, posting.ordinal
  ), candidate as (
    select rough.i, rough.ordinal, rough.score, t.tool_id, json_build_object('tool_id', t.tool_id, 'operation_id', t.operation_id, 'connector_id', t.connector_id,
        'source', t.source, 'plugin', t.plugin, 'name', t.name, 'fields', t.fields, 'input_schema', t.input_schema,
        'side_effect', t.side_effect) as description
    from rough cross join lateral (
      select * from public.tools x where x.segment_id = rough.segment_id and x.ordinal = rough.ordinal offset 0) t
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
      order by e.embedding operator(extensions.<=>) p_vector::extensions.vector
      limit 100
    ) n join (select id, o - 1 as i from unnest(v_ids) with ordinality as u (id, o)) segment on segment.id = n.segment_id;
  end if;

  return json_build_object(
    'caller', json_build_object('user_id', v_user, 'key_id', v_caller.id, 'agent_id', v_caller.agent_id),
    'hits', json_build_object('segments', coalesce(v_segments, '[]'), 'postings', coalesce(v_postings, '[]'),
      'neighbours', coalesce(v_neighbours, '[]')),
    'candidates', coalesce(v_candidates, '[]'),
    'call', case when p_with_call and v_likeliest is not null then private.load_call(v_user, v_likeliest) end);
end
$$;

-- Ranking fields of candidates: p_refs is [[segment_id, ordinal], …]; vanished ones are left out. With p_with_call also
-- what a call of the first needs.
create function public.load_candidates(p_user_id uuid, p_refs jsonb, p_with_call boolean default false) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  v_candidates json;
  v_first uuid;
begin
  select json_agg(json_build_array(r.n - 1, json_build_object('tool_id', t.tool_id, 'operation_id', t.operation_id,
      'connector_id', t.connector_id, 'source', t.source, 'plugin', t.plugin, 'name', t.name, 'fields', t.fields,
      'input_schema', t.input_schema, 'side_effect', t.side_effect)) order by r.n),
    (array_agg(t.tool_id) filter (where r.n = 1))[1]
  into v_candidates, v_first
  from jsonb_array_elements(p_refs) with ordinality as r (ref, n)
  -- `offset 0` keeps the planner from reading all of the caller's tools instead of these few through the index.
  cross join lateral (
    select * from public.tools x
    where x.segment_id = (r.ref ->> 0)::uuid and x.ordinal = (r.ref ->> 1)::integer offset 0) t
  where t.user_id = p_user_id;
  return json_build_object('candidates', coalesce(v_candidates, '[]'),
    'call', case when p_with_call and v_first is not null then private.load_call(p_user_id, v_first) end);
end
$$;

-- What a call needs, when it did not come along with the search.
create function public.prepare_call(p_user_id uuid, p_tool_id uuid) returns jsonb
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

revoke execute on function public.search_tools, public.load_candidates, public.prepare_call from public, anon, authenticated;
grant execute on function public.search_tools, public.load_candidates, public.prepare_call to service_role;
