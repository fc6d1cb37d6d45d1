-- Connections of connectors that do not sign in: an API key, a password or a client of their own, stored in the vault beside the
-- connector's secrets, which are the default connection.

create table private.connection_secrets (
  connection_id uuid not null references public.connections (connection_id) on delete cascade,
  secret_id text not null,
  vault_id uuid not null,
  bound_to text[] not null,
  primary key (connection_id, secret_id)
);
create trigger connection_secrets_forget after delete on private.connection_secrets
  for each row execute function private.forget_vault_secret();

-- Connectors that had a connection of an end user. For them, a call for an end user without a connection never uses the secrets of
-- the connector, also after the last such connection was removed.
create table private.per_user_connectors (
  connector_id uuid primary key references public.connectors (connector_id) on delete cascade
);

create function private.note_end_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.per_user_connectors (connector_id) values (new.connector_id) on conflict do nothing;
  return null;
end
$$;

create trigger connections_note_end_user after insert on public.connections
  for each row when (new.end_user is not null) execute function private.note_end_user();

-- The secrets that a connection has of its own: addresses are the connector's.
create function private.connection_secret_ids(p_connector_id uuid) returns table (secret_id text, is_optional boolean)
language sql stable set search_path = '' as $$
  select r ->> 'secret_id', coalesce(r ->> 'optional', 'false') = 'true'
  from public.connectors c, jsonb_array_elements(c.required_secrets) r
  where c.connector_id = p_connector_id and r ->> 'secret_id' not in ('token_url', 'authorization_url')
$$;

create function private.has_own_secrets(p_connector_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.connections c join private.connection_secrets s on s.connection_id = c.connection_id
    where c.connector_id = p_connector_id and c.status = 'ACTIVE')
$$;

-- Deletes the secrets of connections that would be sent elsewhere than they were entered for, or are no longer required.
create function private.forget_connection_secrets(p_connector_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  with gone as (
    delete from private.connection_secrets s using public.connections c
    where c.connection_id = s.connection_id and c.connector_id = p_connector_id
      and (exists (select from private.secret_destinations(p_connector_id) d where d.secret_id = s.secret_id and not s.bound_to @> d.destinations)
        or s.secret_id not in (select i.secret_id from private.connection_secret_ids(p_connector_id) i))
    returning s.connection_id
  )
  update public.connections c set status = 'NEEDS_SIGN_IN' from gone where c.connection_id = gone.connection_id;
end
$$;

-- Stores the secrets of one connection, all of them at once.
create function service.store_connection(p_user_id uuid, p_connector_id uuid, p_name text, p_end_user text, p_secrets jsonb)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_connector public.connectors := private.own_connector(p_user_id, p_connector_id);
  v_errors jsonb;
  v_row public.connections;
  v_vault_id uuid;
  v_secret record;
  v_before jsonb;
begin
  if v_connector.kind = 'mcp' or v_connector.auth_type in ('oauth2-authorization-code', 'none') then
    perform private.refuse('INVALID_REQUEST', format('Connections of this connector have no secrets: its auth type is %s.', v_connector.auth_type),
      '{"errors": [{"pointer": "/secrets", "message": "not for this connector"}]}');
  end if;
  if p_end_user is null and coalesce(p_name, 'default') = 'default' then
    perform private.refuse('INVALID_REQUEST', 'The default connection is the connector itself: store its secrets, or give this connection a name.',
      '{"errors": [{"pointer": "/name", "message": "must be given, other than default"}]}');
  end if;
  select jsonb_agg(jsonb_build_object('pointer', '/secrets/' || replace(replace(e.id, '~', '~0'), '/', '~1'), 'message', e.message) order by e.id)
  into v_errors from (
    select k as id, 'is not a secret of a connection of this connector' as message from jsonb_object_keys(p_secrets) k
    where k not in (select i.secret_id from private.connection_secret_ids(p_connector_id) i)
    union all
    select i.secret_id, 'is required' from private.connection_secret_ids(p_connector_id) i
    where not i.is_optional and not p_secrets ? i.secret_id) e;
  if v_errors is not null then
    perform private.refuse('INVALID_REQUEST', 'These are not the secrets of a connection.', jsonb_build_object('errors', v_errors));
  end if;
  v_row := private.put_connection(p_user_id, p_connector_id, coalesce(p_name, p_end_user), p_end_user, '{}', false);
  v_before := private.connection_values(v_row.connection_id);
  -- Until now, calls of an end user without a connection may have used the secrets of the connector.
  if v_before is distinct from p_secrets and (v_before is not null or p_end_user is not null) then
    perform private.end_connection_approvals(v_row);
  end if;
  delete from private.connection_secrets s where s.connection_id = v_row.connection_id and not p_secrets ? s.secret_id;
  for v_secret in select n.key as secret_id, n.value from jsonb_each_text(p_secrets) n loop
    select s.vault_id into v_vault_id from private.connection_secrets s
    where s.connection_id = v_row.connection_id and s.secret_id = v_secret.secret_id;
    insert into private.connection_secrets as s (connection_id, secret_id, vault_id, bound_to)
    values (v_row.connection_id, v_secret.secret_id,
      private.put_vault_secret(v_vault_id, 'connection/' || v_row.connection_id || '/' || v_secret.secret_id, v_secret.value),
      coalesce((select d.destinations from private.secret_destinations(p_connector_id) d where d.secret_id = v_secret.secret_id), '{}'))
    on conflict (connection_id, secret_id) do update set bound_to = excluded.bound_to;
  end loop;
  update public.connections c set status = 'ACTIVE', account = null where c.connection_id = v_row.connection_id returning * into v_row;
  perform private.refresh_connector(p_connector_id);
  return private.describe_connection(v_row);
end
$$;

-- For calls that use the owner's secrets, whatever connection they name.
create function private.refuse_bound_key(p_user_id uuid, p_key_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.check_key(p_key_id);
  if p_key_id is not null and not exists (
    select from public.api_keys k where k.id = p_key_id and k.user_id = p_user_id and not private.is_bound(k)) then
    perform private.refuse('FORBIDDEN', 'This API key is bound to connections. This tool uses the secrets of its owner: use another key.');
  end if;
end
$$;

-- The secrets of a call to a connector: of the connection that it names, or else of the connector. p_for as in secrets_for().
create function private.read_chosen_secrets(p_user_id uuid, p_connector_id uuid, p_definition jsonb, p_for jsonb) returns jsonb
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
