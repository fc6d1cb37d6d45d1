-- Names that owners give to connectors.

-- The name is kept by new versions of the document and by an MCP server's own name.
create function service.rename_connector(p_user_id uuid, p_connector_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_connector(p_user_id, p_connector_id);
  update public.connectors c set name = p_name, is_renamed = true where c.connector_id = p_connector_id;
  update private.segments s set api = p_name where s.segment_id = p_connector_id;
  update public.mcp_servers m set is_named = true where m.connector_id = p_connector_id;
  return private.describe_connector(private.own_connector(p_user_id, p_connector_id));
end
$$;

-- Operations of a connector to start with: reads before writes, few required arguments first.
create function service.list_starters(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.own_connector(p_user_id, p_connector_id);
  return (select coalesce(jsonb_agg(jsonb_build_object('tool_id', s.tool_id, 'operation_id', s.operation_id, 'name', s.name,
      'side_effect', s.side_effect, 'input_schema', s.input_schema) order by s.n), '[]')
    from (select t.tool_id, t.operation_id, t.name, t.side_effect, t.input_schema, row_number() over (
        order by t.side_effect <> 'read', coalesce(jsonb_array_length(t.input_schema -> 'required'), 0), t.ordinal) as n
      from public.tools t where t.connector_id = p_connector_id) s
    where s.n <= 16);
end
$$;
