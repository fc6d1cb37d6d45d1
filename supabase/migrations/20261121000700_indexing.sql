-- Indexing: rows without terms or without an embedding of the wanted model are the queue. Workers claim a batch
-- under a lease, embed, write. A crash loses nothing: the lease runs out. Any number of workers may run.

create function private.active_model() returns text
language sql stable set search_path = '' as $$
  select s.value #>> '{}' from private.settings s where s.key = 'embedding_model'
$$;
revoke execute on function private.active_model from public;

create function public.get_embedding_model() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(to_jsonb(private.active_model()), 'null')
$$;

-- Once no row waits for this model, searches switch to it and older vectors go.
create function private.switch_model(p_model text) returns void
language plpgsql set search_path = '' as $$
begin
  if private.active_model() is not distinct from p_model
     or exists (select from public.tools t where t.embedded_as is distinct from p_model) then
    return;
  end if;
  insert into private.settings as s (key, value) values ('embedding_model', to_jsonb(p_model))
  on conflict (key) do update set value = excluded.value, updated_at = now();
  delete from private.tool_embeddings e where e.model <> p_model;
end
$$;
revoke execute on function private.switch_model from public;

create function public.claim_tools(p_model text, p_limit integer, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_batch jsonb;
begin
  with due as (
    select t.tool_id from public.tools t
    where (t.embedded_as is null or t.embedded_as <> p_model or t.terms is null)
      and (t.leased_until is null or t.leased_until < now())
    -- New rows before rows that already work under an older model.
    order by t.embedded_as is not null, t.created_at, t.ordinal
    limit p_limit for update skip locked
  ), claimed as (
    update public.tools t set leased_until = now() + make_interval(secs => p_lease_seconds), attempts = t.attempts + 1
    from due where t.tool_id = due.tool_id
    returning t.tool_id, t.content_hash, t.chunk, t.fields, t.attempts
  )
  select jsonb_agg(jsonb_build_object('tool_id', tool_id, 'content_hash', content_hash, 'chunk', chunk, 'fields', fields,
    'attempts', attempts)) into v_batch from claimed;
  if v_batch is null then
    perform private.switch_model(p_model);
  end if;
  return coalesce(v_batch, '[]');
end
$$;

-- Results of a batch: [{tool_id, content_hash, terms, embedding}]. A row that changed since it was claimed stays queued.
-- Refreshes each connector that is now complete. Locks connectors, then segments, in the order of their ids.
create function public.complete_tools(p_model text, p_items jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_segment record;
  v_done integer;
begin
  perform 1 from public.connectors c where c.connector_id in (
    select t.connector_id from public.tools t where t.tool_id in (select (i ->> 'tool_id')::uuid from jsonb_array_elements(p_items) i))
    order by c.connector_id for update;
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
  for v_segment in
    select s.segment_id, s.connector_id from private.segments s where s.segment_id in (
      select t.segment_id from public.tools t where t.tool_id in (select (i ->> 'tool_id')::uuid from jsonb_array_elements(p_items) i))
      and not exists (select from public.tools t where t.segment_id = s.segment_id and (t.terms is null or t.embedded_as is null))
    order by s.segment_id for update
  loop
    perform private.build_segment(v_segment.segment_id);
    if v_segment.connector_id is not null then
      perform private.refresh_connector(v_segment.connector_id);
    end if;
  end loop;
  return jsonb_build_object('completed', v_done);
end
$$;

-- A batch that failed goes back to the queue after a while and says why.
create function public.release_tools(p_tool_ids uuid[], p_error text, p_retry_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.tools t set leased_until = now() + make_interval(secs => p_retry_seconds), last_error = p_error
  where t.tool_id = any (p_tool_ids);
  return 'null'::jsonb;
end
$$;

revoke execute on function public.get_embedding_model, public.claim_tools, public.complete_tools, public.release_tools
  from public, anon, authenticated;
grant execute on function public.get_embedding_model, public.claim_tools, public.complete_tools, public.release_tools
  to service_role;
