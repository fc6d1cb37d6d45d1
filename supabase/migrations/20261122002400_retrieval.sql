-- Retrieval: look-ups are done here, ranking in src/memory. One call returns everything that a context is made of.

-- The terms whose postings are worth reading. In a large site, one segment shows which terms are everywhere: these cost most and
-- distinguish least, so they are left out unless hardly any would remain.
create function private.telling_terms(p_site public.sites, p_hashes bigint[], p_total integer) returns bigint[]
language plpgsql stable set search_path = '' as $$
declare
  c_small constant integer := 4096; -- chunks
  c_share constant real := 0.15; -- of the chunks
  c_least constant integer := 6; -- terms
  v_segment integer := (p_site.next_chunk_no >> 10) / 2;
  v_chunks integer;
begin
  if p_total <= c_small then
    return p_hashes;
  end if;
  select count(*) into v_chunks from public.knowledge_documents k
  where k.site_id = p_site.site_id and k.chunk_no between v_segment << 10 and (v_segment << 10) + 1023;
  return array(select c.hash from (
      select h.hash, count(x) as n from unnest(p_hashes) as h (hash)
      left join private.chunk_postings p on p.site_no = p_site.site_no and p.bucket = (h.hash & 511) and p.segment = v_segment
      left join lateral unnest(p.postings) x on x >> 18 = h.hash
      group by h.hash) c
    where c.n <= c_share * v_chunks or c.hash in (
      select h.hash from unnest(p_hashes) as h (hash)
      left join private.chunk_postings p on p.site_no = p_site.site_no and p.bucket = (h.hash & 511) and p.segment = v_segment
      left join lateral unnest(p.postings) x on x >> 18 = h.hash
      group by h.hash order by count(x), h.hash limit c_least));
end
$$;

-- Chunks of a site by words (BM25 over the postings) and, with a vector, by nearness: [{chunk fields, similarity}]. p_shares is the
-- weight of a match for each term (1). If fewer than p_limit are found, other chunks of the site follow; a site of at most p_whole
-- characters is returned as a whole. The vector is parsed once, not for each row.
create function private.find_chunks(
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

-- The same with a vector of any model: it is ignored if the site's owner uses another one, which `embedding` then names.
create function private.find_chunks_in_space(
  p_site public.sites, p_hashes bigint[], p_vector text, p_model text, p_limit integer, p_shares real[] default null, p_whole integer default 0
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_own jsonb := private.own_embedding(p_site.owner_id);
  v_other jsonb := case when p_model is distinct from v_own ->> 'space' then v_own end;
begin
  return private.find_chunks(p_site, p_hashes, case when v_other is null then p_vector end, p_model, p_limit, p_shares, p_whole)
    || jsonb_build_object('embedding', v_other);
end
$$;

-- A user's conversation on a site: the newest messages, and older ones that share words with the question.
create function private.find_messages(p_site_id text, p_user_id text, p_hashes bigint[], p_history integer) returns jsonb
language sql stable set search_path = '' as $$
  with recent as (
    select m.id, m.role, m.message, m.timestamp, m.seq from public.chat_messages m
    where m.site_id = p_site_id and m.user_id = p_user_id order by m.timestamp desc, m.seq desc limit p_history
  ), older as (
    select x.* from (
      select m.id, m.role, m.message, m.timestamp, m.seq, (select count(*) from unnest(m.terms) t where t = any (p_hashes)) as shared
      from public.chat_messages m where m.site_id = p_site_id and m.user_id = p_user_id
      order by m.timestamp desc, m.seq desc offset p_history limit 2000) x
    where x.shared > 0 order by x.shared desc, x.timestamp desc limit 40
  )
  select jsonb_build_object(
    'recent', (select coalesce(jsonb_agg(jsonb_build_object('role', r.role, 'message', r.message, 'timestamp', r.timestamp)
      order by r.timestamp, r.seq), '[]') from recent r),
    'older', (select coalesce(jsonb_agg(jsonb_build_object('role', o.role, 'message', o.message, 'timestamp', o.timestamp)
      order by o.timestamp, o.seq), '[]') from older o))
$$;

-- A site that does not exist yet has nothing to recall.
create function service.recall(
  p_caller jsonb, p_site_id text, p_user_id text, p_hashes bigint[], p_vector text default null, p_model text default null,
  p_limit integer default 40, p_history integer default 10, p_resource_name text default null, p_shares real[] default null,
  p_whole integer default 0
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user jsonb := private.memory_caller(p_caller, 'memory:read');
  v_site public.sites;
begin
  if not exists (select from public.sites s where s.site_id = p_site_id) then
    return '{"total": 0, "spread": null, "embedding": null, "frequencies": [], "waiting": 0, "chunks": [], "messages": {"recent": [], "older": []}, "instruction": null}';
  end if;
  v_site := private.open_site(v_user, p_site_id, 'read', p_user_id);
  return private.find_chunks_in_space(v_site, p_hashes, p_vector, p_model, p_limit, p_shares, p_whole)
    || jsonb_build_object('messages', private.find_messages(p_site_id, p_user_id,
        array(select h.hash from unnest(p_hashes, p_shares) as h (hash, share) where coalesce(h.share, 1) = 1), p_history),
      'instruction', (select i.instruction_text from public.ai_agent_instructions i
        where i.site_id = p_site_id and i.resource_name = p_resource_name order by i.version desc limit 1));
end
$$;

-- Passages for the tool kb.search, from the user's own sites or from one named site that the user belongs to. Other users' sites count
-- only when they are named: adding a user to a site must not put words into the answers of that user's agents.
create function service.search_knowledge(
  p_user_id uuid, p_key_id uuid, p_site_id text, p_hashes bigint[], p_vector text default null, p_model text default null,
  p_limit integer default 20, p_shares real[] default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c_most constant integer := 20; -- sites
  v_user jsonb := private.memory_caller(jsonb_build_object('user_id', p_user_id), 'memory:read');
  v_site public.sites;
begin
  if p_key_id is not null and not exists (select from public.api_keys k where k.id = p_key_id and 'memory:read' = any (k.scopes)) then
    perform private.refuse('FORBIDDEN', 'kb.search reads the memory: this API key lacks the scope memory:read.');
  end if;
  if p_site_id is not null then
    v_site := private.open_site(v_user, p_site_id, 'read');
    return jsonb_build_array(private.find_chunks_in_space(v_site, p_hashes, p_vector, p_model, p_limit, p_shares) || jsonb_build_object('site_id', p_site_id));
  end if;
  return (select coalesce(jsonb_agg(private.find_chunks_in_space(s, p_hashes, p_vector, p_model, p_limit, p_shares) || jsonb_build_object('site_id', s.site_id)), '[]')
    from (select x.* from public.sites x where x.owner_id = p_user_id order by x.created_at desc limit c_most) s);
end
$$;

-- Adds the tool kb.search to a user's catalogue with the first site, and removes it with the last. `x-aliases` lists further names of an
-- argument, known from other search tools; they are replaced before the arguments are checked.
create function private.offer_knowledge(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_segment uuid := md5('knowledge:' || p_user_id)::uuid;
  v_description text := 'Searches the documents of the knowledge base (the memory''s sites) for passages that answer a question.';
begin
  if not exists (select from public.sites s where s.owner_id = p_user_id)
     and not exists (select from public.site_members m where m.user_id = p_user_id::text and coalesce(m.issuer, '') = '') then
    delete from public.tools t where t.segment_id = v_segment;
    delete from private.segments s where s.segment_id = v_segment;
    return;
  end if;
  insert into private.segments (segment_id, user_id, api, searchable) values (v_segment, p_user_id, 'Knowledge base', true)
  on conflict do nothing;
  insert into public.tools (user_id, source, segment_id, ordinal, operation_id, name, description, plugin, side_effect, hints, fields, chunk,
    input_schema, definition, content_hash)
  values (p_user_id, 'plugin', v_segment, 0, 'kb.search', 'Search the knowledge base', v_description, 'knowledge-tool', 'read',
    '{"readOnlyHint": true, "destructiveHint": false, "idempotentHint": true, "openWorldHint": false}',
    jsonb_build_object('api', 'Knowledge base', 'operation_id', 'kb.search', 'method', '', 'path', '',
      'summary', 'Search the knowledge base', 'description', v_description, 'tags', '["documents"]'::jsonb, 'parameters', '[
        {"name": "query", "in": "body", "required": true, "description": "What to look for, in plain words", "values": []},
        {"name": "site_id", "in": "body", "required": false, "description": "Only this site; without it, all sites of your own", "values": []},
        {"name": "limit", "in": "body", "required": false, "description": "Passages at most", "values": []}]'::jsonb),
    'Knowledge base. kb.search: Search the knowledge base. ' || v_description || ' Takes query, site_id, limit. Returns passages with their source.',
    '{"type": "object", "additionalProperties": false, "required": ["query"], "properties": {
      "query": {"type": "string", "minLength": 1, "maxLength": 10000, "x-aliases": ["q"], "description": "What to look for, in plain words"},
      "site_id": {"type": "string", "description": "Only this site; without it, all sites of your own"},
      "limit": {"type": "integer", "minimum": 1, "maximum": 20, "x-aliases": ["top_k"], "description": "Passages at most (5)"}}}',
    '{"kind": "knowledge-tool"}', md5('kb.search 1'))
  on conflict do nothing;
end
$$;

create function private.sync_knowledge() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  v_owner text := coalesce(v_row ->> 'owner_id', v_row ->> 'user_id');
begin
  -- External users have no catalogue, and an account that is being deleted needs none.
  if v_owner ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' and exists (select from auth.users u where u.id = v_owner::uuid) then
    perform private.offer_knowledge(v_owner::uuid);
  end if;
  return null;
end
$$;

create trigger sites_offer after insert or delete on public.sites for each row execute function private.sync_knowledge();
create trigger site_members_offer after insert or delete on public.site_members for each row execute function private.sync_knowledge();
