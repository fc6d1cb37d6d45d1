-- The default connection of a connector is the owner's choice.

-- For connectors that do not sign in, the default is the connector itself unless a connection was chosen.
create function service.set_default_connection(p_user_id uuid, p_connection_id uuid, p_default boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.connections;
  v_connector public.connectors;
begin
  select * into v_row from public.connections c where c.connection_id = p_connection_id and c.user_id = p_user_id;
  if v_row.connection_id is null then
    perform private.refuse('NOT_FOUND', 'You have no connection with this id.', jsonb_build_object('connection_id', p_connection_id));
  end if;
  -- The row is locked: of two choices at the same time, one comes after the other.
  select * into v_connector from public.connectors c where c.connector_id = v_row.connector_id for update;
  select * into v_row from public.connections c where c.connection_id = p_connection_id for update;
  if v_row.connection_id is null then
    perform private.refuse('NOT_FOUND', 'This connection was removed meanwhile.');
  end if;
  if v_row.end_user is not null then
    perform private.refuse('INVALID_REQUEST', 'The connection of an end user cannot be the default: calls must name the end user.',
      '{"errors": [{"pointer": "/is_default", "message": "not for a connection of an end user"}]}');
  end if;
  if not p_default and v_row.is_default and v_connector.auth_type = 'oauth2-authorization-code' then
    perform private.refuse('INVALID_REQUEST', 'A connector that signs in needs a default connection: make another one the default instead.',
      '{"errors": [{"pointer": "/is_default", "message": "make another connection the default instead"}]}');
  end if;
  if v_row.is_default is distinct from p_default then
    update public.connections c set is_default = false where c.connector_id = v_row.connector_id and c.is_default;
    update public.connections c set is_default = p_default where c.connection_id = p_connection_id returning * into v_row;
    perform private.end_default_approvals(p_user_id, v_row.connector_id);
  end if;
  return private.describe_connection(v_row);
end
$$;
