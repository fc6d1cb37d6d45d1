-- The queue of the catalogue: claiming reads the rows it claims and no others, and every segment has its share of a batch.

drop index public.tools_queue_idx;
drop index public.tools_embedded_as_idx;

-- A row may be claimed from `leased_until` on, at once while nobody has: an expression, so that an index can hold it.
create index tools_waiting_idx on public.tools (segment_id, (coalesce(leased_until, '-infinity'::timestamptz)))
  where embedded_as is null or terms is null;
create index tools_model_idx on public.tools (embedded_as, (coalesce(leased_until, '-infinity'::timestamptz)))
  where embedded_as is not null;

-- Models that tools are indexed with, other than the wanted one: a step along the index for each.
create function private.outdated_tool_models(p_model text) returns text[]
language sql stable set search_path = '' as $$
  with recursive m (model) as (
    (select t.embedded_as from public.tools t where t.embedded_as is not null order by t.embedded_as limit 1)
    union all
    select (select t.embedded_as from public.tools t where t.embedded_as > m.model order by t.embedded_as limit 1)
    from m where m.model is not null
  )
  select array(select m.model from m where m.model <> p_model)
$$;

-- Once no row waits for this model, searches switch to it and older vectors go.
create or replace function private.switch_model(p_model text) returns void
language plpgsql set search_path = '' as $$
begin
  if private.active_model() is not distinct from p_model then
    return;
  end if;
  if exists (select from public.tools t where t.embedded_as is null or t.terms is null)
     or cardinality(private.outdated_tool_models(p_model)) > 0 then
    return;
  end if;
  insert into private.settings as s (key, value) values ('embedding_model', to_jsonb(p_model))
  on conflict (key) do update set value = excluded.value, updated_at = now();
  delete from private.tool_embeddings e where e.model <> p_model;
end
$$;

create or replace function public.claim_tools(p_model text, p_limit integer, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_ids uuid[];
  v_batch jsonb;
begin
  -- Nobody waits behind another's large upload: of at most p_limit segments each has its share of the batch.
  with recursive waiting (segment_id, n) as (
    (select t.segment_id, 1 from public.tools t
      where (t.embedded_as is null or t.terms is null) and coalesce(t.leased_until, '-infinity') < now()
      order by t.segment_id limit 1)
    union all
    select next.segment_id, w.n + 1 from waiting w cross join lateral (
      select t.segment_id from public.tools t
      where (t.embedded_as is null or t.terms is null) and coalesce(t.leased_until, '-infinity') < now()
        and t.segment_id > w.segment_id
      order by t.segment_id limit 1) next
    where w.n < p_limit
  )
  select array_agg(x.tool_id) into v_ids
  from waiting w cross join lateral (
    select t.tool_id from public.tools t
    where (t.embedded_as is null or t.terms is null) and coalesce(t.leased_until, '-infinity') < now()
      and t.segment_id = w.segment_id
    order by coalesce(t.leased_until, '-infinity')
    limit greatest(1, p_limit / (select count(*) from waiting)) for update skip locked) x;

  -- Rows that already work under an older model come when no new row waits.
  if v_ids is null then
    select array_agg(x.tool_id) into v_ids
    from unnest(private.outdated_tool_models(p_model)) m (model) cross join lateral (
      select t.tool_id from public.tools t
      where t.embedded_as = m.model and coalesce(t.leased_until, '-infinity') < now()
      order by coalesce(t.leased_until, '-infinity') limit p_limit for update skip locked) x;
  end if;

  if v_ids is null then
    -- What is done has no error, even when another model had failed before this one.
    update public.tools t set last_error = null
    where t.last_error is not null and t.embedded_as = p_model and t.terms is not null;
    perform private.switch_model(p_model);
    return '[]';
  end if;

  with claimed as (
    update public.tools t set leased_until = now() + make_interval(secs => p_lease_seconds), attempts = t.attempts + 1
    where t.tool_id = any (v_ids)
    returning t.tool_id, t.segment_id, t.ordinal, t.content_hash, t.chunk, t.fields, t.attempts
  )
  select jsonb_agg(jsonb_build_object('tool_id', tool_id, 'content_hash', content_hash, 'chunk', chunk, 'fields', fields,
    'attempts', attempts) order by segment_id, ordinal) into v_batch from claimed;
  return v_batch;
end
$$;

revoke execute on function private.outdated_tool_models from public;

-- The same for chunks. A lease changes no index of theirs: it would be written into the index of vectors, too.
drop index public.knowledge_documents_queue_idx;
create index knowledge_documents_queue_idx on public.knowledge_documents (site_id, created_at, chunk_index)
  where embedding_model is null or (terms is null and chunk_no is null);

create or replace function public.claim_chunks(p_model text, p_limit integer, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_ids uuid[];
  v_batch jsonb;
begin
  -- Every site has its share of a batch, so that nobody waits behind another's large document.
  with recursive waiting (site_id, n) as (
    (select k.site_id, 1 from public.knowledge_documents k
      where (k.embedding_model is null or (k.terms is null and k.chunk_no is null)) and (k.leased_until is null or k.leased_until < now())
      order by k.site_id limit 1)
    union all
    select next.site_id, w.n + 1 from waiting w cross join lateral (
      select k.site_id from public.knowledge_documents k
      where (k.embedding_model is null or (k.terms is null and k.chunk_no is null)) and (k.leased_until is null or k.leased_until < now())
        and k.site_id > w.site_id
      order by k.site_id limit 1) next
    where w.n < p_limit
  )
  select array_agg(x.id) into v_ids
  from waiting w cross join lateral (
    select k.id from public.knowledge_documents k
    where (k.embedding_model is null or (k.terms is null and k.chunk_no is null)) and (k.leased_until is null or k.leased_until < now())
      and k.site_id = w.site_id
    order by k.created_at, k.chunk_index
    limit greatest(1, p_limit / (select count(*) from waiting)) for update skip locked) x;

  -- Chunks that are found already, with a vector of an earlier model.
  if v_ids is null then
    select array_agg(x.id) into v_ids from (
      select k.id from public.knowledge_documents k
      where k.embedding_model = any (private.outdated_models(p_model)) and (k.leased_until is null or k.leased_until < now())
      limit p_limit for update skip locked) x;
  end if;

  with claimed as (
    update public.knowledge_documents k set leased_until = now() + make_interval(secs => p_lease_seconds), attempts = k.attempts + 1
    where k.id = any (v_ids)
    returning k.id, coalesce(k.plain, k.content) as content, k.headings, k.attempts, k.terms is null and k.chunk_no is null as wants_terms,
      coalesce(k.embedding_model, '') not in (p_model, 'external') as wants_embedding, k.created_at, k.chunk_index
  )
  select jsonb_agg(to_jsonb(c) - 'created_at' - 'chunk_index' order by c.created_at, c.chunk_index) into v_batch from claimed c;
  return coalesce(v_batch, '[]');
end
$$;
