-- What an operation answers with, as its document says it: a schema of `final_data`. Null: not said.

alter table public.tools add column output_schema jsonb;

-- As before, with output schemas. They are no part of what is searched: a changed one alone is stored without indexing anew.
create or replace function private.put_tools(p_user_id uuid, p_connector_id uuid, p_tools jsonb) returns void
language plpgsql set search_path = '' as $$
begin
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
    leased_until = null, attempts = 0, last_error = null;
end
$$;
