-- Ingestion: a connector and its operations come, change and go in one transaction.

-- Inserts or updates a connector's tools. Unchanged ones (same content hash) keep terms and embedding.
create function private.put_tools(p_user_id uuid, p_connector_id uuid, p_tools jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.tools t where t.connector_id = p_connector_id
    and not exists (select from jsonb_array_elements(p_tools) x where x ->> 'operation_id' = t.operation_id);
  insert into public.tools as t (user_id, source, connector_id, segment_id, ordinal, operation_id, name, description,
    plugin, side_effect, hints, fields, chunk, input_schema, definition, content_hash)
  select p_user_id, 'connector', p_connector_id, p_connector_id,
    -- Ordinals of operations that stay do not change: the index refers to them.
    coalesce(o.ordinal, m.highest + row_number() over (partition by o.ordinal is null order by x.n)),
    x.tool ->> 'operation_id', x.tool ->> 'name', x.tool ->> 'description', 'openapi-tool', x.tool ->> 'side_effect',
    x.tool -> 'hints', x.tool -> 'fields', x.tool ->> 'chunk', x.tool -> 'input_schema', x.tool -> 'definition',
    x.tool ->> 'content_hash'
  from jsonb_array_elements(p_tools) with ordinality as x (tool, n)
  cross join (select coalesce(max(ordinal), -1) as highest from public.tools where connector_id = p_connector_id) m
  left join public.tools o on o.connector_id = p_connector_id and o.operation_id = x.tool ->> 'operation_id'
  on conflict (segment_id, operation_id) do update set
    name = excluded.name, description = excluded.description, side_effect = excluded.side_effect, hints = excluded.hints,
    fields = excluded.fields, chunk = excluded.chunk, input_schema = excluded.input_schema,
    definition = excluded.definition, content_hash = excluded.content_hash,
    terms = case when t.content_hash = excluded.content_hash then t.terms end,
    embedded_as = case when t.content_hash = excluded.content_hash then t.embedded_as end,
    leased_until = null, attempts = 0, last_error = null;
end
$$;
revoke execute on function private.put_tools from public;

-- Writes a segment of the search index from its tools' terms.
create function private.build_segment(p_segment_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.search_terms s where s.segment_id = p_segment_id;
  insert into private.search_terms (user_id, term, segment_id, ordinals, weights)
  select t.user_id, x.key, p_segment_id, array_agg(t.ordinal order by t.ordinal), array_agg(x.value::integer order by t.ordinal)
  from public.tools t, jsonb_each_text(t.terms) x
  where t.segment_id = p_segment_id
  group by t.user_id, x.key;
  update private.segments s set tool_count = (select count(*) from public.tools t where t.segment_id = p_segment_id)
  where s.segment_id = p_segment_id;
end
$$;
revoke execute on function private.build_segment from public;

create function public.create_connector(p_user_id uuid, p_connector jsonb, p_document jsonb, p_tools jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  insert into public.connectors (user_id, name, description, version, auth_type, required_secrets, full_schema_json)
  values (p_user_id, p_connector ->> 'name', p_connector ->> 'description', p_connector ->> 'version',
    p_connector ->> 'auth_type', p_connector -> 'required_secrets', p_document)
  returning connector_id into v_id;
  insert into private.segments (segment_id, user_id, connector_id, api) values (v_id, p_user_id, v_id, p_connector ->> 'name');
  perform private.put_tools(p_user_id, v_id, p_tools);
  return jsonb_build_object('connector_id', v_id, 'status', 'PENDING_SECRETS');
end
$$;

create function public.replace_connector(p_user_id uuid, p_connector_id uuid, p_connector jsonb, p_document jsonb, p_tools jsonb)
returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_connector(p_user_id, p_connector_id);
  update public.connectors c set name = p_connector ->> 'name', description = p_connector ->> 'description',
    version = p_connector ->> 'version', auth_type = p_connector ->> 'auth_type',
    required_secrets = p_connector -> 'required_secrets', full_schema_json = p_document, error = null
  where c.connector_id = p_connector_id;
  update private.segments s set api = p_connector ->> 'name' where s.segment_id = p_connector_id;
  -- Secrets the new version no longer asks for are forgotten; a secret whose place in the vault moved is asked for again.
  delete from private.connector_secrets s where s.connector_id = p_connector_id and not exists (
    select from jsonb_array_elements(p_connector -> 'required_secrets') r
    where r ->> 'secret_id' = s.secret_id and r ->> 'vault_key_name' = s.vault_key_name);
  perform private.put_tools(p_user_id, p_connector_id, p_tools);
  if not exists (select from public.tools t where t.connector_id = p_connector_id and (t.terms is null or t.embedded_as is null)) then
    perform private.build_segment(p_connector_id);
  end if;
  return jsonb_build_object('connector_id', p_connector_id, 'status', private.refresh_connector(p_connector_id));
end
$$;

create function private.describe_connector(p_connector public.connectors) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'connector_id', p_connector.connector_id, 'name', p_connector.name, 'description', p_connector.description,
    'version', p_connector.version, 'status', p_connector.status, 'created_at', p_connector.created_at,
    'auth', jsonb_build_object('type', p_connector.auth_type, 'required_secrets', p_connector.required_secrets),
    'secrets_stored', private.stored_secrets(p_connector.connector_id),
    'operation_count', count(t.tool_id),
    'indexed_count', count(t.tool_id) filter (where t.terms is not null and t.embedded_as is not null))
    || case when coalesce(p_connector.error, max(t.last_error)) is null then '{}'::jsonb
       else jsonb_build_object('error', coalesce(p_connector.error, max(t.last_error))) end
  from public.tools t where t.connector_id = p_connector.connector_id
$$;
revoke execute on function private.describe_connector from public;

create function public.list_connectors(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.describe_connector(c) order by c.created_at desc, c.connector_id), '[]')
  from public.connectors c where c.user_id = p_user_id
$$;

create function public.get_connector(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.describe_connector(private.own_connector(p_user_id, p_connector_id));
end
$$;

create function public.list_operations(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_connector(p_user_id, p_connector_id);
  return (select coalesce(jsonb_agg(jsonb_build_object(
      'tool_id', t.tool_id, 'operation_id', t.operation_id, 'method', t.fields ->> 'method', 'path', t.fields ->> 'path',
      'summary', t.name, 'side_effect', t.side_effect, 'input_schema', t.input_schema) order by t.ordinal), '[]')
    from public.tools t where t.connector_id = p_connector_id);
end
$$;

create function public.set_connector_status(p_user_id uuid, p_connector_id uuid, p_status text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_connector public.connectors := private.own_connector(p_user_id, p_connector_id);
begin
  if p_status = 'DISABLED' then
    update public.connectors c set status = 'DISABLED' where c.connector_id = p_connector_id;
  elsif v_connector.status = 'DISABLED' then
    -- Enabled again: as if new, then ACTIVE at once if secrets and index are there.
    update public.connectors c set status = 'PENDING_SECRETS' where c.connector_id = p_connector_id;
  end if;
  perform private.refresh_connector(p_connector_id);
  return private.describe_connector(private.own_connector(p_user_id, p_connector_id));
end
$$;

create function public.delete_connector(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_connector(p_user_id, p_connector_id);
  delete from public.connectors c where c.connector_id = p_connector_id;
  return jsonb_build_object('connector_id', p_connector_id, 'deleted', true);
end
$$;

revoke execute on function public.create_connector, public.replace_connector, public.list_connectors, public.get_connector,
  public.list_operations, public.set_connector_status, public.delete_connector from public, anon, authenticated;
grant execute on function public.create_connector, public.replace_connector, public.list_connectors, public.get_connector,
  public.list_operations, public.set_connector_status, public.delete_connector to service_role;
