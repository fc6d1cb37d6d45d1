-- The default connection of a connector is the owner's choice, and end users have longer names: a subject of OpenID Connect has up to
-- 255 characters, after the name of its issuer.

alter table public.connections drop constraint connections_name_check, drop constraint connections_end_user_check,
  add constraint connections_name_check check (length(name) between 1 and 500),
  add constraint connections_end_user_check check (length(end_user) between 1 and 500);
alter table private.connect_links drop constraint connect_links_name_check, drop constraint connect_links_end_user_check,
  add constraint connect_links_name_check check (length(name) between 1 and 500),
  add constraint connect_links_end_user_check check (length(end_user) between 1 and 500);

-- An approver has seen the default connection of that time: approvals of calls that name no connection end when another one is the
-- default.
create function private.end_default_approvals(p_user_id uuid, p_connector_id uuid) returns void
language sql set search_path = '' as $$
  with ended as (
    update public.approvals a set status = 'REJECTED', note = 'Another connection is the default now.', decided_at = now()
    from private.approval_calls c, public.tools t
    where c.approval_id = a.approval_id and c.started_at is null and t.tool_id = a.tool_id and t.connector_id = p_connector_id
      and a.user_id = p_user_id and a.status in ('PENDING', 'APPROVED')
      and c.call ->> 'connection' is null and c.call ->> 'end_user' is null
    returning a.approval_id
  )
  delete from private.approval_calls c using ended where c.approval_id = ended.approval_id
$$;

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

create or replace function service.delete_connection(p_user_id uuid, p_connection_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.connections;
  v_revocation jsonb;
begin
  select jsonb_build_object('server', g.server, 'secrets', private.client_secrets(c.connector_id),
      'access_token', v.decrypted_secret::jsonb -> 'access_token', 'refresh_token', v.decrypted_secret::jsonb -> 'refresh_token')
  into v_revocation
  from public.connections c join private.connection_grants g on g.connection_id = c.connection_id
  join vault.decrypted_secrets v on v.id = g.vault_id
  where c.connection_id = p_connection_id and c.user_id = p_user_id
    and private.client_destinations(c.connector_id) is not distinct from g.client_bound_to;
  delete from public.connections c where c.connection_id = p_connection_id and c.user_id = p_user_id returning * into v_row;
  if v_row.connection_id is null then
    perform private.refuse('NOT_FOUND', 'You have no connection with this id.', jsonb_build_object('connection_id', p_connection_id));
  end if;
  if v_row.is_default then
    update public.connections c set is_default = true where c.connection_id = (
      select x.connection_id from public.connections x join public.connectors k on k.connector_id = x.connector_id
      where x.connector_id = v_row.connector_id and x.end_user is null and k.auth_type = 'oauth2-authorization-code'
      order by x.created_at, x.connection_id limit 1);
    perform private.end_default_approvals(p_user_id, v_row.connector_id);
  end if;
  perform private.refresh_connector(v_row.connector_id);
  return coalesce(v_revocation, 'null'::jsonb);
end
$$;

create or replace function private.read_chosen_secrets(p_user_id uuid, p_connector_id uuid, p_definition jsonb, p_for jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_key uuid := (p_for ->> 'key_id')::uuid;
  v_row public.connections;
begin
  if p_definition ->> 'kind' <> 'http' then
    perform private.refuse_bound_key(p_user_id, v_key);
    return private.read_secrets(p_connector_id, p_definition);
  end if;
  if coalesce(p_for ->> 'connection', p_for ->> 'end_user', p_for ->> 'key_id') is null
    and not exists (select from public.connections c where c.connector_id = p_connector_id and c.is_default) then
    return private.read_secrets(p_connector_id, p_definition);
  end if;
  v_row := private.find_connection(p_user_id, p_connector_id, p_for ->> 'connection', p_for ->> 'end_user', v_key);
  if v_row.connection_id is null and (p_for ->> 'connection' is null or p_for ->> 'connection' = 'default')
    and (p_for ->> 'end_user' is null
      or not exists (select from private.per_user_connectors x where x.connector_id = p_connector_id)
        and not exists (select from public.api_keys k where k.id = v_key and k.end_users_only)) then
    return private.read_secrets(p_connector_id, p_definition);
  end if;
  if v_row.connection_id is null or v_row.status <> 'ACTIVE'
    or not exists (select from private.connection_secrets s where s.connection_id = v_row.connection_id) then
    perform private.refuse('AUTH_FAILED', format('There is no such connection, or its secrets must be entered again. Do so at %s and repeat the request.',
      p_for ->> 'connect_url'), jsonb_build_object('reason', 'needs_sign_in', 'connect_url', p_for -> 'connect_url',
      'connection_id', v_row.connection_id, 'connector_id', p_connector_id, 'connection', p_for -> 'connection', 'end_user', p_for -> 'end_user'));
  end if;
  return private.read_secrets(p_connector_id, p_definition, v_row.connection_id);
end
$$;
