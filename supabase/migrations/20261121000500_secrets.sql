-- Secrets: into the vault under <user_id>/<connector_id>/<vault_key_name>, out only for a call.

-- Vault's create_secret() writes the plaintext first and overwrites it (it stays in the heap and the WAL),
-- so a secret starts as a placeholder and gets its value by update_secret().
create function private.put_vault_secret(p_vault_id uuid, p_name text, p_value text) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid := coalesce(p_vault_id, vault.create_secret('placeholder', p_name));
begin
  perform vault.update_secret(v_id, p_value);
  return v_id;
end
$$;
revoke execute on function private.put_vault_secret from public;

-- The caller's connector, locked; refuses when it is not theirs.
create function private.own_connector(p_user_id uuid, p_connector_id uuid) returns public.connectors
language plpgsql set search_path = '' as $$
declare
  v_row public.connectors;
begin
  select * into v_row from public.connectors c
  where c.connector_id = p_connector_id and c.user_id = p_user_id for update;
  if v_row.connector_id is null then
    perform private.refuse('NOT_FOUND', 'You have no connector with this id.',
      jsonb_build_object('connector_id', p_connector_id));
  end if;
  return v_row;
end
$$;
revoke execute on function private.own_connector from public;

create function private.missing_secrets(p_connector_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(r ->> 'secret_id' order by n), '[]')
  from public.connectors c, jsonb_array_elements(c.required_secrets) with ordinality as x (r, n)
  where c.connector_id = p_connector_id
    and not exists (select from private.connector_secrets s
                    where s.connector_id = c.connector_id and s.secret_id = r ->> 'secret_id')
$$;
revoke execute on function private.missing_secrets from public;

-- ACTIVE once the secrets are in and every operation is indexed, whichever comes last.
-- An active connector stays active while a new version is indexed behind it. The connector's row is locked.
create function private.refresh_connector(p_connector_id uuid) returns public.connector_status
language plpgsql set search_path = '' as $$
declare
  v_status public.connector_status;
  v_has_secrets boolean := private.missing_secrets(p_connector_id) = '[]'::jsonb;
  v_indexed boolean := not exists (
    select from public.tools t
    where t.connector_id = p_connector_id and (t.terms is null or t.embedded_as is null));
begin
  update public.connectors c set status = case
    when c.status = 'DISABLED' then c.status
    when not v_has_secrets then 'PENDING_SECRETS'::public.connector_status
    when v_indexed then 'ACTIVE'::public.connector_status
    else c.status end
  where c.connector_id = p_connector_id
  returning c.status into v_status;
  update private.segments s set searchable = (v_status = 'ACTIVE')
  where s.segment_id = p_connector_id and s.searchable <> (v_status = 'ACTIVE');
  return v_status;
end
$$;
revoke execute on function private.refresh_connector from public;

create function public.store_secrets(p_user_id uuid, p_connector_id uuid, p_secrets jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_connector public.connectors := private.own_connector(p_user_id, p_connector_id);
  v_unknown text[];
  v_secret record;
begin
  select array_agg(k order by k) into v_unknown from jsonb_object_keys(p_secrets) k
  where not exists (select from jsonb_array_elements(v_connector.required_secrets) r where r ->> 'secret_id' = k);
  if v_unknown is not null then
    perform private.refuse('INVALID_REQUEST', 'This connector does not ask for: ' || array_to_string(v_unknown, ', ') || '.',
      jsonb_build_object('errors', (select jsonb_agg(jsonb_build_object(
        'pointer', '/secrets/' || replace(replace(u, '~', '~0'), '/', '~1'), 'message', 'unknown secret id')) from unnest(v_unknown) u)));
  end if;
  for v_secret in
    select r ->> 'secret_id' as secret_id, r ->> 'vault_key_name' as vault_key_name, p_secrets ->> (r ->> 'secret_id') as value, s.vault_id
    from jsonb_array_elements(v_connector.required_secrets) r
    left join private.connector_secrets s on s.connector_id = p_connector_id and s.secret_id = r ->> 'secret_id'
    where p_secrets ? (r ->> 'secret_id')
  loop
    insert into private.connector_secrets as s (connector_id, secret_id, vault_key_name, vault_id)
    values (p_connector_id, v_secret.secret_id, v_secret.vault_key_name, private.put_vault_secret(
      v_secret.vault_id, p_user_id || '/' || p_connector_id || '/' || v_secret.vault_key_name, v_secret.value))
    on conflict (connector_id, secret_id) do update set updated_at = now();
  end loop;
  return jsonb_build_object('connector_id', p_connector_id, 'status', private.refresh_connector(p_connector_id),
    'stored', private.stored_secrets(p_connector_id), 'missing', private.missing_secrets(p_connector_id));
end
$$;

create function private.stored_secrets(p_connector_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(s.vault_key_name order by s.vault_key_name), '[]')
  from private.connector_secrets s where s.connector_id = p_connector_id
$$;
revoke execute on function private.stored_secrets from public;

create function public.delete_secrets(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_connector(p_user_id, p_connector_id);
  delete from private.connector_secrets s where s.connector_id = p_connector_id;
  return jsonb_build_object('connector_id', p_connector_id, 'status', private.refresh_connector(p_connector_id),
    'stored', '[]'::jsonb, 'missing', private.missing_secrets(p_connector_id));
end
$$;

-- Values by secret_id, for one call.
create function private.read_secrets(p_connector_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(s.secret_id, d.decrypted_secret), '{}')
  from private.connector_secrets s, lateral (
    select v.decrypted_secret from vault.decrypted_secrets v where v.id = s.vault_id) d
  where s.connector_id = p_connector_id
$$;
revoke execute on function private.read_secrets from public;

-- OAuth2 access tokens, shared by all instances; the tokens themselves are in the vault too. The key is a digest of
-- everything that decides which token it is, the client secret included.
create table private.oauth_tokens (
  cache_key text primary key,
  vault_id uuid not null,
  expires_at timestamptz not null
);
create index oauth_tokens_expires_at_idx on private.oauth_tokens (expires_at);
create trigger oauth_tokens_forget after delete on private.oauth_tokens
  for each row execute function private.forget_vault_secret();

create function public.get_oauth_token(p_cache_key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('expires_at', o.expires_at,
    'token', (select v.decrypted_secret from vault.decrypted_secrets v where v.id = o.vault_id))
  from private.oauth_tokens o where o.cache_key = p_cache_key and o.expires_at > now()
$$;

create function public.put_oauth_token(p_cache_key text, p_token text, p_expires_at timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_vault_id uuid;
begin
  -- One writer at a time: the row does not exist yet when two instances store their first token.
  perform pg_advisory_xact_lock(hashtextextended(p_cache_key, 0));
  delete from private.oauth_tokens o where o.expires_at <= now() and o.cache_key <> p_cache_key;
  select o.vault_id into v_vault_id from private.oauth_tokens o where o.cache_key = p_cache_key;
  insert into private.oauth_tokens as o (cache_key, vault_id, expires_at)
  values (p_cache_key, private.put_vault_secret(v_vault_id, 'oauth/' || p_cache_key, p_token), p_expires_at)
  on conflict (cache_key) do update set expires_at = excluded.expires_at;
  return 'null'::jsonb;
end
$$;

revoke execute on function public.store_secrets, public.delete_secrets, public.get_oauth_token, public.put_oauth_token
  from public, anon, authenticated;
grant execute on function public.store_secrets, public.delete_secrets, public.get_oauth_token, public.put_oauth_token
  to service_role;
