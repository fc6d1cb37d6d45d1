-- Secrets: stored in the vault under <user_id>/<connector_id>/<vault_key_name> and read only for a call. A stored secret is bound to
-- the destinations it was entered for: scheme, host and port. A secret that would be sent anywhere else is deleted, whichever part
-- of a definition changed, and is never read for a call to another destination.

create function private.forget_vault_secret() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from vault.secrets where id = old.vault_id;
  return old;
end
$$;

create trigger connector_secrets_forget after delete on private.connector_secrets
  for each row execute function private.forget_vault_secret();

-- Vault's create_secret() writes the plaintext first and then overwrites it, so that it stays in the heap and the WAL. A secret
-- therefore starts as a placeholder and gets its value from update_secret().
create function private.put_vault_secret(p_vault_id uuid, p_name text, p_value text) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid := coalesce(p_vault_id, vault.create_secret('placeholder', p_name));
begin
  perform vault.update_secret(v_id, p_value);
  return v_id;
end
$$;

create function private.missing_secrets(p_connector_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(r ->> 'secret_id' order by n), '[]')
  from public.connectors c, jsonb_array_elements(c.required_secrets) with ordinality as x (r, n)
  where c.connector_id = p_connector_id and coalesce(r ->> 'optional', 'false') <> 'true'
    and not exists (select from private.connector_secrets s
                    where s.connector_id = c.connector_id and s.secret_id = r ->> 'secret_id')
$$;

create function private.stored_secrets(p_connector_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(s.vault_key_name order by s.vault_key_name), '[]')
  from private.connector_secrets s where s.connector_id = p_connector_id
$$;

-- Scheme, host and port of a URL without default ports; null if the URL has none, which matches nothing.
create function private.origin_of(p_url text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(regexp_replace(lower(substring(p_url from '^[A-Za-z][A-Za-z0-9+.-]*://[^/?#\\]+')),
    '^(https://.*):443$', '\1'), '^(http://.*):80$', '\1');
end
$$;

-- Where calls of a definition are sent: the operation's server, with the values of the variables of its host, or an MCP server.
create function private.definition_origin(p_definition jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_origin text := private.origin_of(coalesce(p_definition #>> '{server,url}', p_definition ->> 'url'));
begin
  return case when v_origin like '%{%' then v_origin || coalesce(p_definition #>> '{server,variables}', '') else v_origin end;
end
$$;

-- The secrets that a definition sends, and where; a null destination matches nothing. p_token_url is the stored one. A client
-- secret is sent to the token endpoint only, but the token it buys is sent to the server, so it is bound to the pair. A sign-in
-- has its token endpoint from the stored or stated addresses, or from the metadata of its server: the secret is bound to both.
create function private.secret_uses(p_definition jsonb, p_token_url text) returns table (secret_id text, destination text)
language plpgsql immutable set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_origin text := private.definition_origin(p_definition);
begin
  return query
  select s.id, case when c.value ->> 'type' in ('oauth2', 'connection') then private.origin_of(e.url) || ' for ' || v_origin
    when c.value ->> 'type' = 'session' then private.definition_origin(c.value -> 'login') || ' for ' || v_origin
    else v_origin end
  from jsonb_array_elements(p_definition -> 'credentials') c
  cross join lateral (values (c.value ->> 'secret'), (c.value ->> 'username'), (c.value ->> 'password'), (c.value ->> 'client_id'),
    (c.value ->> 'client_secret'), (c.value ->> 'private_key'), (c.value ->> 'pfx'), (c.value ->> 'passphrase'), (c.value ->> 'access_key_id'),
    (c.value ->> 'secret_access_key'), (c.value ->> 'session_token'), (c.value ->> 'key_id'), (c.value ->> 'subject')) s (id)
  cross join lateral (
    select coalesce(case when c.value ? 'token_url_secret' then btrim(p_token_url, E' \t\r\n') end, c.value ->> 'token_url') as token_url) t
  cross join lateral (
    select t.token_url as url where t.token_url is not null or c.value ->> 'metadata_url' is null
    union all
    select c.value ->> 'metadata_url' where c.value ->> 'metadata_url' is not null) e
  where s.id is not null;
end
$$;

create function private.stored_token_url(p_connector_id uuid) returns text
language sql stable set search_path = '' as $$
  select v.decrypted_secret from private.connector_secrets s join vault.decrypted_secrets v on v.id = s.vault_id
  where s.connector_id = p_connector_id and s.secret_id = 'token_url'
$$;

-- All destinations of a connector's secrets at present.
create function private.secret_destinations(p_connector_id uuid) returns table (secret_id text, destinations text[])
language sql stable set search_path = '' as $$
  select u.secret_id, array_agg(distinct coalesce(u.destination, 'nowhere') order by coalesce(u.destination, 'nowhere'))
  from (select private.stored_token_url(p_connector_id) as url offset 0) token
  cross join lateral (
    select t.definition from public.tools t where t.connector_id = p_connector_id
    union all
    select jsonb_build_object('url', m.url, 'credentials', m.credentials) from public.mcp_servers m where m.connector_id = p_connector_id) d
  cross join lateral private.secret_uses(d.definition, token.url) u
  group by u.secret_id
$$;

-- Deletes the secrets whose destinations are no longer those they were entered for; returns their ids.
create function private.forget_misdirected_secrets(p_connector_id uuid) returns text[]
language plpgsql set search_path = '' as $$
declare
  v_forgotten text[];
begin
  with gone as (
    delete from private.connector_secrets s using private.secret_destinations(p_connector_id) d
    where s.connector_id = p_connector_id and s.secret_id = d.secret_id and not s.bound_to @> d.destinations
    returning s.secret_id
  )
  select coalesce(array_agg(gone.secret_id order by gone.secret_id), '{}') into v_forgotten from gone;
  perform private.forget_connection_secrets(p_connector_id);
  return v_forgotten;
end
$$;

-- Where a connector's calls and token requests are sent (scheme, host and port) according to the tools' definitions; for a host
-- with variables also their values.
create function private.connector_origins(p_connector_id uuid) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(distinct o.origin), '{}')
  from (
    select private.origin_of(t.definition -> 'server' ->> 'url')
      || case when private.origin_of(t.definition -> 'server' ->> 'url') like '%{%'
         then coalesce(t.definition -> 'server' ->> 'variables', '') else '' end as origin
    from public.tools t where t.connector_id = p_connector_id
    union
    select private.origin_of(c ->> 'token_url')
    from public.tools t, jsonb_array_elements(t.definition -> 'credentials') c
    where t.connector_id = p_connector_id and c ->> 'token_url' is not null
  ) o where o.origin is not null
$$;

-- ACTIVE once all secrets are stored, the connector's or those of one connection, every operation is indexed and an MCP server was listed, in whichever order. An active
-- connector stays active while a new version is indexed. The caller holds the connector's row lock.
create function private.refresh_connector(p_connector_id uuid) returns public.connector_status
language plpgsql set search_path = '' as $$
declare
  v_status public.connector_status;
  v_has_secrets boolean := private.missing_secrets(p_connector_id) = '[]'::jsonb or private.has_own_secrets(p_connector_id);
  v_ready boolean := not exists (
      select from public.tools t
      where t.connector_id = p_connector_id and (t.terms is null or t.embedded_as is null))
    and not exists (select from public.mcp_servers m where m.connector_id = p_connector_id and m.listed_at is null);
begin
  update public.connectors c set status = case
    when c.status = 'DISABLED' then c.status
    when not v_has_secrets then 'PENDING_SECRETS'::public.connector_status
    when v_ready then 'ACTIVE'::public.connector_status
    else c.status end
  where c.connector_id = p_connector_id and not c.is_staged
  returning c.status into v_status;
  update private.segments s set searchable = (v_status = 'ACTIVE')
  where s.segment_id = p_connector_id and s.searchable <> (v_status = 'ACTIVE');
  return v_status;
end
$$;

create function private.connector_values(p_connector_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(s.secret_id, v.decrypted_secret), '{}')
  from private.connector_secrets s join vault.decrypted_secrets v on v.id = s.vault_id
  where s.connector_id = p_connector_id
$$;

-- Also deletes stored secrets whose destination changed, because the new token URL has another host. Approvals end if the secrets are
-- others than those stored.
create function service.store_secrets(p_user_id uuid, p_connector_id uuid, p_secrets jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_connector public.connectors := private.own_connector(p_user_id, p_connector_id);
  v_unknown text[];
  v_forgotten text[];
  v_secret record;
  v_is_other boolean := exists (select from private.connector_secrets s where s.connector_id = p_connector_id)
    and not p_secrets <@ private.connector_values(p_connector_id);
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
  update private.connector_secrets s set bound_to = d.destinations
  from private.secret_destinations(p_connector_id) d
  where s.connector_id = p_connector_id and s.secret_id = d.secret_id and p_secrets ? s.secret_id;
  v_forgotten := private.forget_misdirected_secrets(p_connector_id);
  if v_is_other then
    perform private.end_connector_approvals(p_user_id, p_connector_id);
  end if;
  return jsonb_build_object('connector_id', p_connector_id, 'status', private.refresh_connector(p_connector_id),
    'stored', private.stored_secrets(p_connector_id), 'missing', private.missing_secrets(p_connector_id),
    'forgotten', to_jsonb(v_forgotten));
end
$$;

create function service.delete_secrets(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_connector(p_user_id, p_connector_id);
  delete from private.connector_secrets s where s.connector_id = p_connector_id;
  perform private.end_connector_approvals(p_user_id, p_connector_id);
  return jsonb_build_object('connector_id', p_connector_id, 'status', private.refresh_connector(p_connector_id),
    'stored', '[]'::jsonb, 'missing', private.missing_secrets(p_connector_id));
end
$$;

-- What is needed to check a secret's form before it is stored: the type of authentication and, because a certificate and its
-- passphrase may arrive one after the other, the stored half. Never returned to a caller.
create function service.load_secret_forms(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_connector public.connectors := private.own_connector(p_user_id, p_connector_id);
begin
  return jsonb_build_object('auth_type', v_connector.auth_type, 'stored', case
    when v_connector.auth_type = 'client-certificate' then private.connector_values(p_connector_id)
    else '{}'::jsonb end);
end
$$;

-- Values by secret_id for one call: only those that its definition sends, and only if it may send them there. A call with the
-- token of a connection (use_connection) does not need the client's secrets. p_connection_id: a connection with secrets of its own; the
-- token URL is always the connector's.
create function private.read_secrets(p_connector_id uuid, p_definition jsonb, p_connection_id uuid default null) returns jsonb
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_token_url text;
  v_sent jsonb := p_definition || jsonb_build_object('credentials',
    jsonb_path_query_array(p_definition -> 'credentials', '$[*] ? (@.type != "connection")'));
begin
  if coalesce(v_sent -> 'credentials', '[]') = '[]'::jsonb then
    return '{}';
  end if;
  if p_definition @> '{"credentials": [{"type": "oauth2"}]}' then
    v_token_url := private.stored_token_url(p_connector_id);
  end if;
  return (
    with uses as (
      select u.secret_id, bool_and(coalesce(u.destination = any (s.bound_to), false)) as is_bound, s.vault_id
      from private.secret_uses(v_sent, v_token_url) u
      join (select c.secret_id, c.vault_id, c.bound_to from private.connector_secrets c
          where p_connection_id is null and c.connector_id = p_connector_id
        union all
        select c.secret_id, c.vault_id, c.bound_to from private.connection_secrets c where c.connection_id = p_connection_id) s
        on s.secret_id = u.secret_id
      group by u.secret_id, s.vault_id
    )
    select coalesce(jsonb_object_agg(uses.secret_id, d.decrypted_secret), '{}')
        || case when v_token_url is null then '{}'::jsonb else jsonb_build_object('token_url', v_token_url) end
    from uses cross join lateral (select v.decrypted_secret from vault.decrypted_secrets v where v.id = uses.vault_id) d
    where uses.is_bound);
end
$$;

-- OAuth2 access tokens, shared by all instances; the tokens are in the vault. The key is a digest of everything that determines
-- the token, including the client secret.
create table private.oauth_tokens (
  cache_key text primary key,
  vault_id uuid not null,
  expires_at timestamptz not null
);
create index oauth_tokens_expires_at_idx on private.oauth_tokens (expires_at);
create trigger oauth_tokens_forget after delete on private.oauth_tokens
  for each row execute function private.forget_vault_secret();

create function service.get_oauth_token(p_cache_key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('expires_at', o.expires_at,
    'token', (select v.decrypted_secret from vault.decrypted_secrets v where v.id = o.vault_id))
  from private.oauth_tokens o where o.cache_key = p_cache_key and o.expires_at > now()
$$;

create function service.put_oauth_token(p_cache_key text, p_token text, p_expires_at timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_vault_id uuid;
begin
  -- Serialized by a lock of its own, because two instances that store the first token have no row to lock.
  perform pg_advisory_xact_lock(hashtextextended(p_cache_key, 0));
  delete from private.oauth_tokens o where o.expires_at <= now() and o.cache_key <> p_cache_key;
  select o.vault_id into v_vault_id from private.oauth_tokens o where o.cache_key = p_cache_key;
  insert into private.oauth_tokens as o (cache_key, vault_id, expires_at)
  values (p_cache_key, private.put_vault_secret(v_vault_id, 'oauth/' || p_cache_key, p_token), p_expires_at)
  on conflict (cache_key) do update set expires_at = excluded.expires_at;
  return 'null'::jsonb;
end
$$;

-- Logins of sessions: one instance logs in while it has the lease. The token is stored as an OAuth2 access token.
create table private.logins (
  cache_key text primary key,
  -- Null: the login failed, and none is made before lease_until.
  lease uuid,
  lease_until timestamptz not null
);
create index logins_lease_until_idx on private.logins (lease_until);

-- {outcome: usable, token}, {outcome: login, lease}, {outcome: wait} or {outcome: failed}. p_refused: SHA-256 of a token that the API
-- answered 401 to.
create function service.claim_login(p_cache_key text, p_refused text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c_lease constant interval := '20 seconds';
  v_token text;
  v_row private.logins;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_cache_key, 0));
  select v.decrypted_secret into v_token from private.oauth_tokens o join vault.decrypted_secrets v on v.id = o.vault_id
  where o.cache_key = p_cache_key and o.expires_at > clock_timestamp();
  if v_token is not null and encode(sha256(convert_to(v_token, 'UTF8')), 'hex') is distinct from p_refused then
    return jsonb_build_object('outcome', 'usable', 'token', v_token);
  end if;
  delete from private.logins l where l.lease_until < clock_timestamp() - interval '1 hour';
  select * into v_row from private.logins l where l.cache_key = p_cache_key;
  if v_row.lease_until > clock_timestamp() then
    return jsonb_build_object('outcome', case when v_row.lease is null then 'failed' else 'wait' end);
  end if;
  insert into private.logins as l (cache_key, lease, lease_until) values (p_cache_key, gen_random_uuid(), clock_timestamp() + c_lease)
  on conflict (cache_key) do update set lease = excluded.lease, lease_until = excluded.lease_until returning * into v_row;
  return jsonb_build_object('outcome', 'login', 'lease', v_row.lease);
end
$$;

-- Stores the token of a login, unless another instance has taken the lease over.
create function service.store_login(p_cache_key text, p_lease uuid, p_token text, p_expires_at timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.logins l where l.cache_key = p_cache_key and l.lease = p_lease;
  if found then
    perform service.put_oauth_token(p_cache_key, p_token, p_expires_at);
  end if;
  return 'null'::jsonb;
end
$$;

-- A login that gave no token: the next one is made after 5 seconds, so that a wrong password locks no account.
create function service.fail_login(p_cache_key text, p_lease uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update private.logins l set lease = null, lease_until = clock_timestamp() + interval '5 seconds'
  where l.cache_key = p_cache_key and l.lease = p_lease;
  return 'null'::jsonb;
end
$$;
