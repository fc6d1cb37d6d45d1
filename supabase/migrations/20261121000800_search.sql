-- Search: cheap look-ups here, all scoring in src/search. Only the caller's own, active tools (G17).

-- Who calls, and every place where a word of the query occurs in the caller's active tools.
-- Exact terms and prefixes (as ranges); with a vector of the active model also the nearest chunks, by exact scan.
create function public.search_tools(
  p_user_id uuid, p_key_hash text, p_scope text, p_exact text[], p_prefixes text[],
  p_vector text default null, p_model text default null, p_connector_ids uuid[] default null
) returns json
language plpgsql security definer set search_path = '' as $$
declare
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, p_scope);
  v_user uuid := v_caller.user_id;
  v_ids uuid[];
  v_segments json;
  v_postings json;
  v_neighbours json := '[]';
begin
  -- In a fixed order: ties in the ranking follow it.
  select array_agg(s.segment_id order by s.segment_id),
    json_agg(json_build_object('segment_id', s.segment_id, 'api', s.api, 'tool_count', s.tool_count) order by s.segment_id)
  into v_ids, v_segments
  from private.segments s
  where s.user_id = v_user and s.searchable and (p_connector_ids is null or s.connector_id = any (p_connector_ids));

  with segment as (
    select id, n - 1 as i from unnest(v_ids) with ordinality as u (id, n)
  ), hit as (
    select t.segment_id, t.term, t.ordinals, t.weights
    from private.search_terms t where t.user_id = v_user and t.term = any (p_exact)
    union all
    select t.segment_id, t.term, t.ordinals, t.weights
    from (select distinct unnest(p_prefixes) collate "C" as prefix) p
    join private.search_terms t on t.user_id = v_user and t.term >= p.prefix and t.term < p.prefix || chr(1114111)
    where t.term <> all (p_exact)
  )
  select json_agg(json_build_array(segment.i, hit.term, hit.ordinals, hit.weights)) into v_postings
  from hit join segment on segment.id = hit.segment_id;

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
      'neighbours', coalesce(v_neighbours, '[]')));
end
$$;

-- Ranking fields of candidates: p_refs is [[segment_id, ordinal], …], answered in that order; vanished ones are left out.
create function public.load_candidates(p_user_id uuid, p_refs jsonb) returns json
language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_object(
    'ref', r.n - 1, 'tool_id', t.tool_id, 'operation_id', t.operation_id, 'connector_id', t.connector_id, 'source', t.source,
    'plugin', t.plugin, 'name', t.name, 'fields', t.fields, 'input_schema', t.input_schema, 'side_effect', t.side_effect) order by r.n), '[]')
  from jsonb_array_elements(p_refs) with ordinality as r (ref, n)
  join public.tools t on t.segment_id = (r.ref ->> 0)::uuid and t.ordinal = (r.ref ->> 1)::integer
  where t.user_id = p_user_id
$$;

-- Everything one call needs: definition, policy, secrets. Refuses tools that are not the caller's or not active.
create function public.prepare_call(p_user_id uuid, p_tool_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_tool public.tools;
begin
  select t.* into v_tool from public.tools t join private.segments s on s.segment_id = t.segment_id
  where t.tool_id = p_tool_id and t.user_id = p_user_id and s.searchable;
  if v_tool.tool_id is null then
    perform private.refuse('CONNECTOR_NOT_FOUND', 'This tool is no longer available.', '{"candidates": []}');
  end if;
  return jsonb_build_object('definition', v_tool.definition,
    'secrets', case when v_tool.connector_id is null then '{}'::jsonb else private.read_secrets(v_tool.connector_id) end);
end
$$;

revoke execute on function public.search_tools, public.load_candidates, public.prepare_call from public, anon, authenticated;
grant execute on function public.search_tools, public.load_candidates, public.prepare_call to service_role;
