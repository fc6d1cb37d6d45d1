-- Names of connected accounts, as the API states them: a harmless operation of the connector is called after a sign-in.

-- Null: chosen by its name; empty: none is called.
alter table public.connectors add column identity_operation text check (length(identity_operation) <= 500);

-- The operations that may be called without being asked: reads by GET, with credentials and without required arguments. The owner may
-- decide later that a GET reads.
create function private.identity_candidates(p_connector_id uuid) returns setof public.tools
language sql stable set search_path = '' as $$
  select t.* from public.tools t
  where t.connector_id = p_connector_id and t.plugin = 'openapi-tool' and t.definition ->> 'method' = 'GET'
    and t.definition -> 'credentials' <> '[]'::jsonb and coalesce(jsonb_array_length(t.input_schema -> 'required'), 0) = 0
$$;

create function private.identity_operations(p_connector_id uuid) returns setof public.tools
language sql stable set search_path = '' as $$
  select t.* from private.identity_candidates(p_connector_id) t where t.side_effect = 'read'
$$;

-- Operations that a document of a caller who may not call operations added or changed, or that a source changed without the owner: none
-- of them is called for the name of an account, which that caller could read, until a caller who may call operations chooses it, or
-- uploads a document.
create table private.doubted_identities (
  tool_id uuid primary key references public.tools (tool_id) on delete cascade
);

create function private.identity_basis(p_tool public.tools) returns text
language sql immutable set search_path = '' as $$
  select md5(jsonb_build_array(p_tool.definition, p_tool.input_schema, p_tool.side_effect)::text)
$$;

-- {tool_id: basis}
create function private.identity_bases(p_connector_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(t.tool_id, private.identity_basis(t)), '{}') from private.identity_candidates(p_connector_id) t
$$;

-- After a new document; p_before: identity_bases() before it, '{}' for a new connector. A chosen operation is forgotten if it changed.
create function private.doubt_identity(p_connector_id uuid, p_before jsonb, p_change jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if p_change -> 'may_call' is distinct from 'false' then
    if coalesce(p_change ->> 'origin', 'upload') = 'upload' then
      delete from private.doubted_identities d using public.tools t where t.tool_id = d.tool_id and t.connector_id = p_connector_id;
    end if;
    return;
  end if;
  insert into private.doubted_identities (tool_id)
  select t.tool_id from private.identity_candidates(p_connector_id) t
  where p_before ->> t.tool_id::text is distinct from private.identity_basis(t)
  on conflict do nothing;
  update public.connectors c set identity_operation = null
  where c.connector_id = p_connector_id and exists (select from public.tools t join private.doubted_identities d on d.tool_id = t.tool_id
    where t.connector_id = p_connector_id and t.operation_id = c.identity_operation);
end
$$;

create function service.set_identity_operation(p_user_id uuid, p_connector_id uuid, p_operation_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_connector(p_user_id, p_connector_id);
  if p_operation_id <> '' and not exists (
    select from private.identity_operations(p_connector_id) t where t.operation_id = p_operation_id) then
    perform private.refuse('INVALID_REQUEST', 'The identity operation must be a read (GET) of this connector that uses credentials and has no required arguments.',
      '{"errors": [{"pointer": "/identity_operation", "message": "no such operation"}]}');
  end if;
  update public.connectors c set identity_operation = p_operation_id where c.connector_id = p_connector_id;
  delete from private.doubted_identities d using public.tools t
  where t.tool_id = d.tool_id and t.connector_id = p_connector_id and (p_operation_id is null or t.operation_id = p_operation_id);
  return private.describe_connector(private.own_connector(p_user_id, p_connector_id));
end
$$;

-- What finding out the name of an account needs: {connector, identity_operation, operations: [{tool_id, operation_id, path, server,
-- is_doubted}]}.
create function service.load_identity(p_user_id uuid, p_connection_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_row public.connections;
begin
  select * into v_row from public.connections c where c.connection_id = p_connection_id and c.user_id = p_user_id;
  if v_row.connection_id is null then
    perform private.refuse('NOT_FOUND', 'You have no connection with this id.', jsonb_build_object('connection_id', p_connection_id));
  end if;
  return (select jsonb_build_object('connector', c.name, 'identity_operation', c.identity_operation, 'operations',
      (select coalesce(jsonb_agg(jsonb_build_object('tool_id', t.tool_id, 'operation_id', t.operation_id, 'path', t.definition ->> 'path',
          'server', t.definition #>> '{server,url}', 'is_doubted', t.is_doubted)
          order by t.is_doubted, t.ordinal), '[]')
        from (select i.*, exists (select from private.doubted_identities d where d.tool_id = i.tool_id) as is_doubted
          from private.identity_operations(c.connector_id) i order by is_doubted, i.ordinal limit 2000) t))
    from public.connectors c where c.connector_id = v_row.connector_id);
end
$$;

-- With the caller's policy.
create function service.load_identity_call(p_user_id uuid, p_connection_id uuid, p_tool_id uuid, p_key_id uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('policy', private.caller_policy(private.known_caller(p_user_id, p_key_id), null, null),
    'tool', jsonb_build_object('tool_id', t.tool_id, 'operation_id', t.operation_id, 'connector_id', t.connector_id,
      'plugin', t.plugin, 'name', t.name, 'description', t.description, 'input_schema', t.input_schema, 'side_effect', t.side_effect),
    'call', jsonb_build_object('tool_id', t.tool_id, 'side_effect', t.side_effect, 'definition', t.definition))
  from public.connections c cross join lateral private.identity_operations(c.connector_id) t
  where c.connection_id = p_connection_id and c.user_id = p_user_id and t.tool_id = p_tool_id
    and not exists (select from private.doubted_identities d where d.tool_id = t.tool_id)
$$;

-- p_account: null leaves the name as it is.
create function service.name_connection(p_user_id uuid, p_connection_id uuid, p_account text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.connections;
begin
  update public.connections c set account = coalesce(p_account, c.account)
  where c.connection_id = p_connection_id and c.user_id = p_user_id returning * into v_row;
  if v_row.connection_id is null then
    perform private.refuse('NOT_FOUND', 'You have no connection with this id.', jsonb_build_object('connection_id', p_connection_id));
  end if;
  return private.describe_connection(v_row);
end
$$;
