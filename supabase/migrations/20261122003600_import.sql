-- Connectors that were imported from an address.

-- Keeps where a connector's document came from: {url, kind, server, name, etag, last_modified}; null forgets it.
create function service.set_connector_source(p_user_id uuid, p_connector_id uuid, p_source jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_connector(p_user_id, p_connector_id);
  update public.connectors c set source_url = p_source ->> 'url', source_kind = p_source ->> 'kind',
    source_server = p_source ->> 'server', source_name = p_source ->> 'name',
    source_etag = p_source ->> 'etag', source_last_modified = p_source ->> 'last_modified'
  where c.connector_id = p_connector_id;
  return 'null'::jsonb;
end
$$;

-- The owner's decision that operations of an imported GraphQL endpoint only read. Operations that were not imported are skipped.
create function service.decide_reads(p_user_id uuid, p_connector_id uuid, p_operation_ids text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_operation_id text;
begin
  perform private.own_connector(p_user_id, p_connector_id);
  for v_operation_id in
    select t.operation_id from public.tools t where t.connector_id = p_connector_id and t.operation_id = any (p_operation_ids)
    order by t.ordinal
  loop
    perform service.set_operation_effect(p_user_id, p_connector_id, v_operation_id, 'read');
  end loop;
  return 'null'::jsonb;
end
$$;
