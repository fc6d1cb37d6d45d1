-- Nearness: a vector of the question is parsed once, not once per row, and stored vectors are read where their rows are.

-- A vector of up to 2,000 dimensions fits the page of its row. Kept apart from it (the default above 2 KB), each comparison
-- looks it up in another table, which takes several times as long as comparing.
alter table private.tool_embeddings alter column embedding set storage main;
alter table public.knowledge_documents alter column embedding set storage main;
-- Those that were stored before; chunks follow as their documents change.
update private.tool_embeddings e set embedding = (e.embedding::real[])::extensions.vector
where extensions.vector_dims(e.embedding) > 400;

-- The nearest 100 of a user's searchable tools: [[segment's place in p_segment_ids, ordinal, similarity], …]. Distances come
-- first and from vectors alone; rows of tools are only looked up until there are enough.
create function private.find_neighbours(
  p_user_id uuid, p_segment_ids uuid[], p_names text[], p_vector extensions.vector, p_model text
) returns json
language sql stable set search_path = '' as $$
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
revoke execute on function private.find_neighbours from public;

-- As before, with the neighbours from there.
create or replace function public.search_tools(
  p_user_id uuid, p_key_hash text, p_scope text, p_exact text[], p_prefixes text[], p_core text[] default '{}',
  p_with_call boolean default false, p_vector text default null, p_model text default null, p_connector_ids uuid[] default null,
  p_agent_id text default null, p_conversation_id text default null
) returns json
language plpgsql security definer set search_path = '' as $$
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
begin
  -- In a fixed order: ties in the ranking follow it.
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
      from unnest(f.ordinals, f.weights) with ordinality as u (o, w, n) where u.o = any (allowed.ordinals)
    ) kept on v_names is not null
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
        'side_effect', x.side_effect, 'rate_limit_per_min', x.rate_limit_per_min) as description
      from public.tools x where x.segment_id = rough.segment_id and x.ordinal = rough.ordinal offset 0) t
  )
  select (select json_agg(json_build_array(hit.i, hit.term, hit.ordinals, hit.weights)) from hit),
    (select json_agg(json_build_array(candidate.i, candidate.ordinal, candidate.description)) from candidate),
    (select candidate.tool_id from candidate order by candidate.score desc, candidate.tool_id limit 1)
  into v_postings, v_candidates, v_likeliest;

  if p_vector is not null and p_model = private.active_model() then
    v_neighbours := private.find_neighbours(v_user, v_ids, v_names, p_vector::extensions.vector, p_model);
  end if;

  return json_build_object(
    'caller', json_build_object('user_id', v_user, 'key_id', v_caller.id),
    'policy', v_policy,
    'hits', json_build_object('segments', coalesce(v_segments, '[]'), 'postings', coalesce(v_postings, '[]'),
      'neighbours', coalesce(v_neighbours, '[]')),
    'candidates', coalesce(v_candidates, '[]'),
    'call', case when p_with_call and v_likeliest is not null then private.load_call(v_user, v_likeliest) end);
end
$$;

-- As before, with the vector parsed once.
create or replace function private.find_chunks(
  p_site public.sites, p_hashes bigint[], p_vector text, p_model text, p_limit integer, p_shares real[] default null, p_whole integer default 0
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_total integer := (select count(*) from public.knowledge_documents k where k.site_id = p_site.site_id and k.chunk_no is not null);
  v_wanted integer := case when p_whole > 0 and p_whole >= (
      select sum(d.characters) from public.site_documents d where d.site_id = p_site.site_id and d.live_revision is not null)
    then greatest(v_total, p_limit) else p_limit end;
  v_vector extensions.vector := p_vector::extensions.vector;
  v_dims integer := extensions.vector_dims(v_vector);
  v_found jsonb;
  v_frequencies jsonb;
  v_terms bigint[] := private.telling_terms(p_site, p_hashes, v_total);
  v_near jsonb := '[]';
  v_spread jsonb;
begin
  with hit as materialized (
    select h.hash, (p.segment << 10) + ((x >> 8) & 1023)::integer as chunk_no, (x & 255)::real * coalesce(h.share, 1) as weight
    from unnest(p_hashes, p_shares) as h (hash, share)
    join private.chunk_postings p on p.site_no = p_site.site_no and p.bucket = (h.hash & 511)
    cross join unnest(p.postings) x
    where h.hash = any (v_terms) and x >> 18 = h.hash
  ), frequency as materialized (
    select c.hash, c.n, ln((v_total + 1.0) / (c.n + 0.5))::real as idf
    from (select hit.hash, count(*)::integer as n from hit group by hit.hash) c
  ), best as (
    select hit.chunk_no, sum(hit.weight * f.idf) as score
    from hit join frequency f on f.hash = hit.hash
    group by hit.chunk_no order by 2 desc, 1 limit v_wanted
  )
  select (select jsonb_agg(jsonb_build_array(best.chunk_no, best.score)) from best),
    (select jsonb_agg(jsonb_build_array(h.hash, coalesce(f.n, case when h.hash = any (v_terms) then 0 else v_total end)))
      from unnest(p_hashes) as h (hash) left join frequency f on f.hash = h.hash)
  into v_found, v_frequencies;

  if p_vector is not null and v_total > private.large_site() and v_dims in (384, 768, 1024, 1536) and not exists (
      select from public.knowledge_documents k where k.site_id = p_site.site_id and k.embedding_model = p_model and not k.in_index) then
    perform set_config('hnsw.iterative_scan', 'relaxed_order', true);
    execute format('select coalesce(jsonb_agg(jsonb_build_array(n.chunk_no, n.similarity)), ''[]'') from (
        select k.chunk_no, 1 - ((k.embedding::extensions.vector(%1$s)) operator(extensions.<=>) $1::extensions.vector(%1$s)) as similarity
        from public.knowledge_documents k
        where k.in_index and extensions.vector_dims(k.embedding) = %1$s and k.site_id = $2 and k.embedding_model = $3 and k.chunk_no is not null
        order by (k.embedding::extensions.vector(%1$s)) operator(extensions.<=>) $1::extensions.vector(%1$s) limit $4) n', v_dims)
    into v_near using v_vector, p_site.site_id, p_model, p_limit;
  elsif p_vector is not null then
    select coalesce(jsonb_agg(jsonb_build_array(n.chunk_no, n.similarity)), '[]') into v_near from (
      select x.chunk_no, 1 - (x.embedding operator(extensions.<=>) v_vector) as similarity
      from (select k.chunk_no, k.embedding from public.knowledge_documents k
        where k.site_id = p_site.site_id and k.chunk_no is not null and k.embedding_model = p_model offset 0) x
      order by 2 desc, 1 limit v_wanted) n;
  end if;

  if p_vector is not null then
    select case when count(*) > 0 then jsonb_build_object('count', count(*), 'mean', avg(x.similarity), 'deviation', stddev_pop(x.similarity)) end into v_spread
    from (select 1 - (k.embedding operator(extensions.<=>) v_vector) as similarity from public.knowledge_documents k
      where k.site_id = p_site.site_id and k.chunk_no is not null and k.embedding_model = p_model limit 200) x;
  end if;

  return jsonb_build_object('total', v_total, 'spread', v_spread, 'frequencies', coalesce(v_frequencies, '[]'),
    'waiting', (select count(*) from public.site_documents d where d.site_id = p_site.site_id and d.live_revision is null),
    'chunks', (select coalesce(jsonb_agg(jsonb_build_object('document_id', k.document_id, 'source', k.source, 'chunk_index', k.chunk_index,
        'content', coalesce(k.plain, k.content), 'overlap', case when k.plain is null then k.overlap else 0 end, 'headings', k.headings,
        'similarity', c.similarity) order by c.rank), '[]')
      from (select (x ->> 0)::integer as chunk_no, max((y ->> 1)::real) as similarity, min(x_n) as rank
        from (select x, x_n from jsonb_array_elements(coalesce(v_found, '[]')) with ordinality as f (x, x_n)
          union all select x, 1000000 + x_n from jsonb_array_elements(v_near) with ordinality as f (x, x_n)
          union all (select jsonb_build_array(k.chunk_no), 2000000 + k.chunk_no from public.knowledge_documents k
            where k.site_id = p_site.site_id and k.chunk_no is not null and coalesce(jsonb_array_length(v_found), 0) < v_wanted
            order by k.chunk_no limit v_wanted)) candidate
        left join jsonb_array_elements(v_near) y on y ->> 0 = x ->> 0
        group by 1) c
      join public.knowledge_documents k on k.site_id = p_site.site_id and k.chunk_no = c.chunk_no));
end
$$;
