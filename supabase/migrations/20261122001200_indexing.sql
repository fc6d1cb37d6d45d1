-- Indexing: rows without terms, or without an embedding of the current model, are the queue. Any number of workers claim batches under
-- a lease, embed them and store the result. After a crash the lease expires and another worker continues.

create function private.active_model() returns text
language sql stable set search_path = '' as $$
  select s.value #>> '{}' from private.settings s where s.key = 'embedding_model'
$$;

create function service.get_embedding_model() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(to_jsonb(private.active_model()), 'null')
$$;

-- Models that tools are indexed with, other than the given one: one step along the index for each.
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

-- Once no row waits for this model, searches switch to it and older vectors are deleted.
create function private.switch_model(p_model text) returns void
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
  delete from private.tool_embeddings e where e.model <> p_model and e.model not like 'own:%';
end
$$;

create function service.claim_tools(p_model text, p_limit integer, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_ids uuid[];
  v_batch jsonb;
begin
  -- Each of at most p_limit segments gets a share of the batch, so that no user waits for another user's large upload.
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

  -- Rows that are indexed under an older model follow when no new row waits.
  if v_ids is null then
    select array_agg(x.tool_id) into v_ids
    from unnest(private.outdated_tool_models(p_model)) m (model) cross join lateral (
      select t.tool_id from public.tools t
      where t.embedded_as = m.model and coalesce(t.leased_until, '-infinity') < now()
      order by coalesce(t.leased_until, '-infinity') limit p_limit for update skip locked) x;
  end if;

  if v_ids is null then
    -- Errors of a model that was tried and given up end here: there is nothing left to index.
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

-- Tools in a part of a segment that is written in parts.
create function private.part_size() returns integer
language sql immutable set search_path = '' as $$ select 500 $$;

-- The index of a large segment is written part by part while its tools are indexed for the first time, so that no statement writes
-- all of it. Searches read the parts of a word like its segments.
create function private.build_part(p_segment_id uuid, p_part integer) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.search_terms s where s.segment_id = p_segment_id and s.part = p_part;
  insert into private.search_terms (user_id, term, segment_id, part, ordinals, weights)
  select t.user_id, x.key, p_segment_id, p_part, array_agg(t.ordinal order by t.ordinal), array_agg(x.value::integer order by t.ordinal)
  from public.tools t, jsonb_each_text(t.terms) x
  where t.segment_id = p_segment_id and t.ordinal >= p_part * private.part_size() and t.ordinal < (p_part + 1) * private.part_size()
  group by t.user_id, x.key;
end
$$;

-- Writes a whole segment of the search index from its tools' terms.
create function private.build_segment(p_segment_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.search_terms s where s.segment_id = p_segment_id;
  insert into private.search_terms (user_id, term, segment_id, part, ordinals, weights)
  select t.user_id, x.key, p_segment_id, 0, array_agg(t.ordinal order by t.ordinal), array_agg(x.value::integer order by t.ordinal)
  from public.tools t, jsonb_each_text(t.terms) x
  where t.segment_id = p_segment_id
  group by t.user_id, x.key;
  update private.segments s set tool_count = (select count(*) from public.tools t where t.segment_id = p_segment_id), in_parts = false
  where s.segment_id = p_segment_id;
end
$$;

-- Changes of one user's tools in the catalogue are serialized: ordinals do not clash, and statements that touch several rows in
-- different orders do not deadlock. Taken before any lock on public.tools.
create function private.lock_custom_tools(p_user_id uuid) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('custom-tools:' || p_user_id, 0))
$$;

-- Stores the results of a batch: [{tool_id, content_hash, terms, embedding}]. A row that changed after it was claimed stays queued.
-- Writes the segments whose words changed, whole or in parts, and refreshes each connector that is now complete. Locks connectors,
-- users' tools and segments, in this order, each by id.
create function service.complete_tools(p_model text, p_items jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_ids constant uuid[] := (select array_agg((i ->> 'tool_id')::uuid) from jsonb_array_elements(p_items) i);
  v_row record;
  v_changed uuid[];
  v_done integer;
begin
  perform 1 from public.connectors c where c.connector_id in (select t.connector_id from public.tools t where t.tool_id = any (v_ids))
    order by c.connector_id for update;
  for v_row in
    select distinct t.user_id from public.tools t
    where t.source in ('custom', 'plugin') and t.tool_id = any (v_ids)
    order by t.user_id
  loop
    perform private.lock_custom_tools(v_row.user_id);
  end loop;
  select array_agg(t.tool_id) into v_changed
  from jsonb_array_elements(p_items) i join public.tools t on t.tool_id = (i ->> 'tool_id')::uuid
  where t.embedded_as is null or t.terms is distinct from i -> 'terms';
  with item as (
    select (i ->> 'tool_id')::uuid as tool_id, i ->> 'content_hash' as content_hash, i -> 'terms' as terms,
      (i ->> 'embedding')::extensions.vector as embedding
    from jsonb_array_elements(p_items) i
  ), done as (
    update public.tools t set terms = item.terms, embedded_as = p_model, leased_until = null, attempts = 0, last_error = null
    from item where t.tool_id = item.tool_id and t.content_hash = item.content_hash
    returning t.tool_id, t.user_id, item.embedding
  ), stored as (
    insert into private.tool_embeddings as e (tool_id, model, user_id, embedding)
    select tool_id, p_model, user_id, embedding from done
    on conflict (tool_id, model) do update set embedding = excluded.embedding
    returning 1
  )
  select count(*) into v_done from stored;
  for v_row in
    select s.segment_id, s.connector_id, s.in_parts, array(
        select distinct t.ordinal / private.part_size() from public.tools t
        where t.tool_id = any (v_changed) and t.segment_id = s.segment_id order by 1) as parts,
      not exists (select from public.tools t where t.segment_id = s.segment_id and (t.terms is null or t.embedded_as is null)) as is_complete
    from private.segments s where s.segment_id in (select t.segment_id from public.tools t where t.tool_id = any (v_changed))
    order by s.segment_id for update
  loop
    if v_row.in_parts then
      perform private.build_part(v_row.segment_id, p.part) from unnest(v_row.parts) p (part)
      where not exists (select from public.tools t where t.segment_id = v_row.segment_id
        and t.ordinal >= p.part * private.part_size() and t.ordinal < (p.part + 1) * private.part_size()
        and (t.terms is null or t.embedded_as is null));
      update private.segments s set tool_count = (select count(*) from public.tools t where t.segment_id = s.segment_id)
      where s.segment_id = v_row.segment_id and v_row.is_complete;
    elsif v_row.is_complete then
      perform private.build_segment(v_row.segment_id);
    end if;
    if v_row.is_complete and v_row.connector_id is not null then
      perform private.refresh_connector(v_row.connector_id);
    end if;
  end loop;
  delete from private.tool_embeddings e where e.tool_id = any (v_changed) and e.model like 'own:%';
  perform private.queue_own_embeddings(array(select distinct t.user_id from public.tools t where t.tool_id = any (v_ids)));
  return jsonb_build_object('completed', v_done);
end
$$;

-- Returns a failed batch to the queue after a delay, with the error.
create function service.release_tools(p_tool_ids uuid[], p_error text, p_retry_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.tools t set leased_until = now() + make_interval(secs => p_retry_seconds), last_error = p_error
  where t.tool_id = any (p_tool_ids);
  return 'null'::jsonb;
end
$$;

-- Moves failed operations to the front of the queue.
create function service.retry_indexing(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_connector(p_user_id, p_connector_id);
  update public.tools t set leased_until = null, attempts = 0, last_error = null
  where t.connector_id = p_connector_id and (t.terms is null or t.embedded_as is null);
  return private.describe_connector(private.own_connector(p_user_id, p_connector_id));
end
$$;

-- The state of a user's index.
create function service.describe_index(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with shown as (
    select t.terms is null or t.embedded_as is null as is_waiting, coalesce(t.embedded_as, '') as model, t.last_error
    from public.tools t
    where t.user_id = p_user_id and (t.connector_id is null or t.connector_id not in (
      select c.connector_id from public.connectors c where c.user_id = p_user_id and c.is_staged))
  )
  select jsonb_build_object('active', private.active_model(), 'tools', count(*), 'waiting', count(*) filter (where t.is_waiting),
    'models', coalesce((select jsonb_object_agg(m.model, m.n) from (select x.model, count(*) as n from shown x group by 1) m), '{}'),
    'failing', count(*) filter (where t.last_error is not null), 'last_error', max(t.last_error),
    'own', (select jsonb_build_object('model', a.model, 'is_ready', a.ready_at is not null, 'last_error', a.last_error)
      from private.account_embeddings a where a.user_id = p_user_id))
  from shown t
$$;
