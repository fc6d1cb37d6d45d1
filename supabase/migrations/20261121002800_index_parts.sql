-- The index of a large segment is written part by part while its tools are indexed for the first time, so that no statement
-- writes all of it. Searches read a word's parts as they read its segments.

alter table private.search_terms add column part integer not null default 0;
alter table private.search_terms drop constraint search_terms_pkey;
alter table private.search_terms add primary key (user_id, term, segment_id, part);

-- A new version of a document may take tools away without indexing others: it is written as a whole.
alter table private.segments add column in_parts boolean not null default false;

-- Tools in a part.
create function private.part_size() returns integer
language sql immutable set search_path = '' as $$ select 500 $$;

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

create or replace function private.build_segment(p_segment_id uuid) returns void
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

-- As before; a segment that is written in parts has each of them written when its tools are indexed, and a segment whose words
-- did not change is not written again.
create or replace function public.complete_tools(p_model text, p_items jsonb) returns jsonb
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
  return jsonb_build_object('completed', v_done);
end
$$;

-- As before, and the segment is written as a whole from now on.
create or replace function private.put_tools(p_user_id uuid, p_connector_id uuid, p_tools jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  update private.segments s set in_parts = false where s.segment_id = p_connector_id and s.in_parts;
  delete from public.tools t where t.connector_id = p_connector_id
    and not exists (select from jsonb_array_elements(p_tools) x where x ->> 'operation_id' = t.operation_id);
  insert into public.tools as t (user_id, source, connector_id, segment_id, ordinal, operation_id, name, description,
    plugin, side_effect, hints, fields, chunk, input_schema, output_schema, definition, content_hash)
  select p_user_id, 'connector', p_connector_id, p_connector_id,
    -- Ordinals of operations that stay do not change: the index refers to them.
    coalesce(o.ordinal, m.highest + row_number() over (partition by o.ordinal is null order by x.n)),
    x.tool ->> 'operation_id', x.tool ->> 'name', x.tool ->> 'description', 'openapi-tool', x.tool ->> 'side_effect',
    x.tool -> 'hints', x.tool -> 'fields', x.tool ->> 'chunk', x.tool -> 'input_schema',
    nullif(x.tool -> 'output_schema', 'null'), x.tool -> 'definition', x.tool ->> 'content_hash'
  from jsonb_array_elements(p_tools) with ordinality as x (tool, n)
  cross join (select coalesce(max(ordinal), -1) as highest from public.tools where connector_id = p_connector_id) m
  left join public.tools o on o.connector_id = p_connector_id and o.operation_id = x.tool ->> 'operation_id'
  on conflict (segment_id, operation_id) do update set
    name = excluded.name, description = excluded.description, side_effect = excluded.side_effect, hints = excluded.hints,
    fields = excluded.fields, chunk = excluded.chunk, input_schema = excluded.input_schema,
    output_schema = excluded.output_schema, definition = excluded.definition, content_hash = excluded.content_hash,
    terms = case when t.content_hash = excluded.content_hash then t.terms end,
    embedded_as = case when t.content_hash = excluded.content_hash then t.embedded_as end,
    leased_until = null, attempts = 0, last_error = null
  where (t.content_hash, t.name, t.description, t.side_effect, t.hints, t.chunk, t.definition, t.input_schema, t.output_schema, t.attempts, t.last_error)
    is distinct from (excluded.content_hash, excluded.name, excluded.description, excluded.side_effect, excluded.hints, excluded.chunk,
      excluded.definition, excluded.input_schema, excluded.output_schema, 0, null);
end
$$;

revoke execute on function private.part_size, private.build_part from public;
