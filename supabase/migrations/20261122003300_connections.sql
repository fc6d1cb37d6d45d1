-- Connections: the accounts that a connector signs in to (OAuth 2 authorization code), the owner's own or one per end user. Tokens are
-- in the vault only.

create type public.connection_status as enum ('ACTIVE', 'NEEDS_SIGN_IN');

create table public.connections (
  connection_id uuid primary key default gen_random_uuid(),
  connector_id uuid not null references public.connectors (connector_id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 500),
  -- The owner's name for a user of the owner's product; null: the owner's own connection.
  end_user text check (length(end_user) between 1 and 500),
  is_default boolean not null default false check (not (is_default and end_user is not null)),
  status public.connection_status not null default 'NEEDS_SIGN_IN',
  scopes text[] not null default '{}',
  -- Name of the account, as the provider states it.
  account text check (length(account) <= 200),
  -- Of the access token.
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index connections_name_idx on public.connections (connector_id, name) where end_user is null;
create unique index connections_end_user_idx on public.connections (connector_id, end_user) where end_user is not null;
create unique index connections_default_idx on public.connections (connector_id) where is_default;
create index connections_user_id_idx on public.connections (user_id, created_at);
grant select on public.connections to authenticated;
alter table public.connections enable row level security;
create policy "People see their own connections" on public.connections
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Applications that act for people do not use the Data API" on public.connections
  as restrictive for all to authenticated
  using (((select auth.jwt()) ->> 'client_id') is null) with check (((select auth.jwt()) ->> 'client_id') is null);
create trigger connections_touch before update on public.connections
  for each row execute function private.touch_updated_at();

-- Nobody else reaches the files of keys that are bound to a connection.
create function private.drop_bound_workspace() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.workspaces w where w.user_id = old.user_id and w.binding = old.connection_id::text;
  return null;
end
$$;
create trigger connections_drop_workspace after delete on public.connections
  for each row execute function private.drop_bound_workspace();

-- What a provider granted. The vault entry is {access_token, refresh_token}.
create table private.connection_grants (
  connection_id uuid primary key references public.connections (connection_id) on delete cascade,
  vault_id uuid not null,
  -- Endpoints and client authentication as at the sign-in: {issuer, token_endpoint, …}. A new version of the document cannot send
  -- the refresh token elsewhere.
  server jsonb not null,
  -- Where calls may send the access token, and where the client's secrets went, both at the sign-in.
  bound_to text[] not null,
  client_bound_to text[] not null,
  -- Earlier than the token's expiry, see usable_until() and refresh_time().
  usable_until timestamptz,
  refresh_at timestamptz,
  -- Grows with every stored grant: of two refreshes of one grant only the first is stored.
  generation integer not null default 1,
  lease uuid,
  lease_until timestamptz
);
create trigger connection_grants_forget after delete on private.connection_grants
  for each row execute function private.forget_vault_secret();

-- Sign-ins that were begun. The vault entry holds the PKCE verifier and the nonce. The state is stored as its SHA-256.
create table private.sign_ins (
  -- Of the state; once the callback is held, of the handle that the browser finishes it with.
  state_hash text primary key,
  -- SHA-256 of a key that only the browser has which began it; null: an API client began it.
  proof_hash text,
  is_held boolean not null default false,
  connection_id uuid not null references public.connections (connection_id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The API key that began it; null: its owner.
  key_id uuid references public.api_keys (id) on delete cascade,
  vault_id uuid not null,
  server jsonb not null,
  scopes text[] not null,
  bound_to text[] not null,
  client_bound_to text[] not null,
  created_at timestamptz not null default clock_timestamp(),
  -- Of a sign-in on another device (RFC 8628), whose handle is in state_hash: how often the provider may be asked, and when next.
  poll_seconds integer check (poll_seconds > 0),
  poll_after timestamptz,
  expires_at timestamptz not null default now() + interval '10 minutes'
);
create index sign_ins_connection_id_idx on private.sign_ins (connection_id);
create index sign_ins_user_id_idx on private.sign_ins (user_id);
create index sign_ins_key_id_idx on private.sign_ins (key_id);
create index sign_ins_expires_at_idx on private.sign_ins (expires_at);
create trigger sign_ins_forget after delete on private.sign_ins
  for each row execute function private.forget_vault_secret();

create function private.describe_connection(p_row public.connections) returns jsonb
language sql immutable set search_path = '' as $$
  select to_jsonb(p_row) - 'user_id' - 'updated_at'
$$;

-- The destinations of the client's secrets at present; null if there are none.
create function private.client_destinations(p_connector_id uuid) returns text[]
language sql stable set search_path = '' as $$
  select d.destinations from private.secret_destinations(p_connector_id) d where d.secret_id = 'client_id'
$$;

-- The servers of the operations that use a connection.
create function private.connection_origins(p_connector_id uuid) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(distinct o.origin), '{}')
  from public.tools t cross join lateral (select private.definition_origin(t.definition) as origin) o
  where t.connector_id = p_connector_id and t.definition @> '{"credentials": [{"type": "connection"}]}' and o.origin is not null
$$;

-- The client's secrets, if they may still be sent where they were entered for, and the stored addresses.
create function private.client_secrets(p_connector_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(s.secret_id, v.decrypted_secret), '{}')
  from private.connector_secrets s join vault.decrypted_secrets v on v.id = s.vault_id
  where s.connector_id = p_connector_id and (s.secret_id in ('authorization_url', 'token_url')
    or s.secret_id in ('client_id', 'client_secret', 'private_key') and s.bound_to @> private.client_destinations(p_connector_id)
      and not 'nowhere' = any (private.client_destinations(p_connector_id)))
$$;

-- What beginning a sign-in needs: {name, credential, scopes, secrets}; scopes: all that the operations need.
create function service.load_sign_in(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_connector public.connectors := private.own_connector(p_user_id, p_connector_id);
  v_credentials jsonb;
begin
  select jsonb_agg(c.value order by t.operation_id) into v_credentials
  from public.tools t cross join lateral jsonb_array_elements(t.definition -> 'credentials') c
  where t.connector_id = p_connector_id and c.value ->> 'type' = 'connection';
  if v_credentials is null then
    perform private.refuse('INVALID_REQUEST',
      format('This connector does not sign in: its auth type is %s. Send the `secrets` of the connection instead.', v_connector.auth_type),
      '{"errors": [{"pointer": "/connector_id", "message": "does not sign in"}]}');
  end if;
  return jsonb_build_object('name', v_connector.name, 'credential', v_credentials -> 0,
    'scopes', (select coalesce(jsonb_agg(distinct s.value), '[]')
      from jsonb_array_elements(v_credentials) c, jsonb_array_elements(c.value -> 'scopes') s),
    'secrets', private.client_secrets(p_connector_id));
end
$$;

-- The connection of this name or end user, created if there is none. p_default: the first one of the owner is the default.
create function private.put_connection(
  p_user_id uuid, p_connector_id uuid, p_name text, p_end_user text, p_scopes text[], p_default boolean
) returns public.connections
language plpgsql set search_path = '' as $$
declare
  c_most constant integer := 10000; -- a person
  v_row public.connections;
begin
  -- The connector's row is locked, so no other transaction inserts the same connection.
  select * into v_row from public.connections c where c.connector_id = p_connector_id and c.end_user is not distinct from p_end_user
    and (p_end_user is not null or c.name = p_name);
  if v_row.connection_id is null then
    if (select count(*) from public.connections c where c.user_id = p_user_id) >= c_most then
      perform private.refuse('RATE_LIMITED', format('You have %s connections already. Remove some first.', c_most),
        '{"limit_of": "connections"}');
    end if;
    insert into public.connections (connector_id, user_id, name, end_user, scopes, is_default)
    values (p_connector_id, p_user_id, p_name, p_end_user, p_scopes, p_default and p_end_user is null
      and not exists (select from public.connections c where c.connector_id = p_connector_id and c.is_default))
    returning * into v_row;
  end if;
  return v_row;
end
$$;

-- Signing in again keeps the connection, and its tokens until the new ones arrive.
-- p_sign_in: {name, end_user, scopes, state_hash, sealed, server, key_id, proof_hash, link_id, origins,
-- expires_in, poll_seconds}; `sealed` is stored in the vault. `origins`: where the page of the link said that tokens go.
create function service.begin_sign_in(p_user_id uuid, p_connector_id uuid, p_sign_in jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c_most_pending constant integer := 1000; -- a person, without those of links
  c_most_of_link constant integer := 5;
  v_connector public.connectors := private.own_connector(p_user_id, p_connector_id);
  v_end_user text := p_sign_in ->> 'end_user';
  v_name text := coalesce(p_sign_in ->> 'name', v_end_user, 'default');
  v_scopes text[] := array(select jsonb_array_elements_text(p_sign_in -> 'scopes'));
  v_row public.connections;
begin
  if jsonb_typeof(p_sign_in -> 'origins') = 'array' then
    perform private.check_link_origins(p_connector_id, p_sign_in -> 'origins');
  end if;
  delete from private.sign_ins s where s.user_id = p_user_id and s.expires_at <= now();
  if p_sign_in ->> 'link_id' is not null then
    -- Whoever has a link can begin sign-ins without end: the oldest ones give way, and none of them counts for the owner's.
    delete from private.sign_ins s where s.state_hash in (select x.state_hash from private.sign_ins x
      where x.link_id = (p_sign_in ->> 'link_id')::uuid order by x.created_at desc, x.state_hash offset c_most_of_link - 1);
  elsif (select count(*) from private.sign_ins s where s.user_id = p_user_id and s.link_id is null) >= c_most_pending then
    perform private.refuse('RATE_LIMITED', format('%s sign-ins are waiting already. They end after 10 minutes.', c_most_pending),
      '{"retry_after_s": 60, "limit_of": "sign-ins"}');
  end if;
  v_row := private.put_connection(p_user_id, p_connector_id, v_name, v_end_user, v_scopes, true);
  insert into private.sign_ins (state_hash, proof_hash, link_id, connection_id, user_id, key_id, vault_id, server, scopes, bound_to, client_bound_to,
    poll_seconds, poll_after, expires_at)
  values (p_sign_in ->> 'state_hash', p_sign_in ->> 'proof_hash', (p_sign_in ->> 'link_id')::uuid, v_row.connection_id, p_user_id, (p_sign_in ->> 'key_id')::uuid,
    private.put_vault_secret(null, 'sign-in/' || (p_sign_in ->> 'state_hash'), p_sign_in ->> 'sealed'),
    p_sign_in -> 'server', v_scopes, private.connection_origins(p_connector_id), private.client_destinations(p_connector_id),
    (p_sign_in ->> 'poll_seconds')::integer, now() + make_interval(secs => (p_sign_in ->> 'poll_seconds')::integer),
    now() + make_interval(secs => coalesce((p_sign_in ->> 'expires_in')::double precision, 600)));
  return private.describe_connection(v_row);
end
$$;

-- Holds the answer of a callback until the browser that began the sign-in finishes it: the handle replaces the state, which is used
-- up. False if no browser began it.
create function service.hold_sign_in(p_state_hash text, p_handle_hash text, p_callback text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row private.sign_ins;
begin
  select * into v_row from private.sign_ins s where s.state_hash = p_state_hash and s.proof_hash is not null and not s.is_held
    and s.poll_after is null for update;
  if v_row.state_hash is null then
    return 'false';
  end if;
  perform private.put_vault_secret(v_row.vault_id, null, ((select v.decrypted_secret::jsonb from vault.decrypted_secrets v
    where v.id = v_row.vault_id) || jsonb_build_object('callback', p_callback))::text);
  update private.sign_ins s set state_hash = p_handle_hash, is_held = true, expires_at = least(s.expires_at, now() + interval '2 minutes')
  where s.state_hash = p_state_hash;
  return 'true';
end
$$;

-- The sign-in of a state, once: null if it is unknown, was used, has expired, or may no longer be finished, because its API key was
-- revoked, its link was used up, the connector signs in elsewhere now, or another browser began it (p_proof_hash).
create function service.take_sign_in(p_state_hash text, p_proof_hash text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row private.sign_ins;
  v_connection public.connections;
  v_sealed text;
begin
  select * into v_row from private.sign_ins s where s.state_hash = p_state_hash and s.poll_after is null for update;
  if v_row.state_hash is null then
    return null;
  end if;
  select v.decrypted_secret into v_sealed from vault.decrypted_secrets v where v.id = v_row.vault_id;
  delete from private.sign_ins s where s.state_hash = p_state_hash;
  select * into v_connection from public.connections c where c.connection_id = v_row.connection_id;
  if v_row.expires_at <= now() or v_row.proof_hash is distinct from p_proof_hash
    or v_row.link_id is not null and not (select private.is_open(l) from private.connect_links l where l.link_id = v_row.link_id)
    or exists (select from public.api_keys k where k.id = v_row.key_id and (k.revoked_at is not null or k.expires_at <= now()))
    or private.client_destinations(v_connection.connector_id) is distinct from v_row.client_bound_to then
    return jsonb_build_object('connector_id', v_connection.connector_id, 'expired', true);
  end if;
  return jsonb_build_object('connector_id', v_connection.connector_id, 'connection_id', v_row.connection_id, 'user_id', v_row.user_id,
    'link_id', v_row.link_id, 'return_url',
    (select l.return_url from private.connect_links l where l.link_id = v_row.link_id), 'sealed', v_sealed,
    'server', v_row.server, 'scopes', v_row.scopes, 'secrets', private.client_secrets(v_connection.connector_id),
    'binding', jsonb_build_object('bound_to', v_row.bound_to, 'client_bound_to', v_row.client_bound_to),
    'asked_at', clock_timestamp());
end
$$;

-- A sign-in on another device, for one request to the provider; null if the user has none with this handle. {retry_after}: the provider
-- was asked a moment ago, and may not be asked yet.
create function service.claim_device(p_user_id uuid, p_handle_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row private.sign_ins;
  v_connector_id uuid;
begin
  select * into v_row from private.sign_ins s
  where s.state_hash = p_handle_hash and s.user_id = p_user_id and s.poll_after is not null for update;
  if v_row.state_hash is null then
    return null;
  end if;
  select c.connector_id into v_connector_id from public.connections c where c.connection_id = v_row.connection_id;
  if v_row.expires_at <= now()
    or exists (select from public.api_keys k where k.id = v_row.key_id and (k.revoked_at is not null or k.expires_at <= now()))
    or private.client_destinations(v_connector_id) is distinct from v_row.client_bound_to then
    delete from private.sign_ins s where s.state_hash = p_handle_hash;
    return jsonb_build_object('connection_id', v_row.connection_id, 'expired', true);
  end if;
  if v_row.poll_after > clock_timestamp() then
    return jsonb_build_object('connection_id', v_row.connection_id,
      'retry_after', ceil(extract(epoch from v_row.poll_after - clock_timestamp())));
  end if;
  update private.sign_ins s set poll_after = clock_timestamp() + make_interval(secs => s.poll_seconds) where s.state_hash = p_handle_hash;
  return jsonb_build_object('connection_id', v_row.connection_id, 'poll_seconds', v_row.poll_seconds, 'server', v_row.server,
    'scopes', v_row.scopes, 'secrets', private.client_secrets(v_connector_id),
    'sealed', (select v.decrypted_secret from vault.decrypted_secrets v where v.id = v_row.vault_id),
    'binding', jsonb_build_object('bound_to', v_row.bound_to, 'client_bound_to', v_row.client_bound_to),
    'asked_at', clock_timestamp());
end
$$;

-- RFC 8628 §3.5: five seconds more for this and all later requests.
create function service.slow_device(p_user_id uuid, p_handle_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update private.sign_ins s set poll_seconds = least(s.poll_seconds + 5, 60),
    poll_after = clock_timestamp() + make_interval(secs => least(s.poll_seconds + 5, 60))
  where s.state_hash = p_handle_hash and s.user_id = p_user_id and s.poll_after is not null;
  return 'null'::jsonb;
end
$$;

create function service.end_device(p_user_id uuid, p_handle_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.sign_ins s where s.state_hash = p_handle_hash and s.user_id = p_user_id and s.poll_after is not null;
  return 'null'::jsonb;
end
$$;

-- p_asked_at: when the provider was about to be asked, by the clock of the database. The provider counts from its answer, which is later;
-- the time until the answer is stored is part of the token's life.

-- Refreshed in the last 10 to 20 % of its life, at most 5 minutes early: the tokens of many connections do not expire together. At
-- least 10 seconds early, or half of a short life, because a call must still arrive with the token.
create function private.refresh_time(p_asked_at timestamptz, p_expires_in numeric) returns timestamptz
language sql volatile set search_path = '' as $$
  select p_asked_at + make_interval(secs => (p_expires_in - greatest(
    least(p_expires_in * (0.1 + 0.1 * random()), 300 * (0.5 + 0.5 * random())), least(10, p_expires_in / 2.0)))::double precision)
$$;

-- Not used from then on, because a call takes its time.
create function private.usable_until(p_asked_at timestamptz, p_expires_in numeric) returns timestamptz
language sql immutable set search_path = '' as $$
  select p_asked_at + make_interval(secs => (p_expires_in - least(5, p_expires_in / 4))::double precision)
$$;

-- Stores what a sign-in gave. p_grant: {tokens: {access_token, refresh_token}, asked_at, expires_in, scopes, account, server, binding, link_id}
create function service.finish_sign_in(p_connection_id uuid, p_grant jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.connections;
  v_vault_id uuid;
  v_expires_in numeric := (p_grant ->> 'expires_in')::numeric;
  v_asked_at timestamptz := coalesce((p_grant ->> 'asked_at')::timestamptz, now());
  v_binding jsonb := p_grant -> 'binding';
  v_account text;
begin
  if p_grant ->> 'link_id' is not null then
    perform private.complete_link((p_grant ->> 'link_id')::uuid);
  end if;
  select c.account into v_account from public.connections c where c.connection_id = p_connection_id for update;
  update public.connections c set status = 'ACTIVE', expires_at = v_asked_at + make_interval(secs => v_expires_in::double precision),
    scopes = array(select jsonb_array_elements_text(p_grant -> 'scopes')), account = p_grant ->> 'account'
  where c.connection_id = p_connection_id returning * into v_row;
  if v_row.connection_id is null then
    perform private.refuse('NOT_FOUND', 'This connection was removed meanwhile.');
  end if;
  select g.vault_id into v_vault_id from private.connection_grants g where g.connection_id = p_connection_id;
  -- Without the names of both accounts, they count as different ones.
  if v_vault_id is not null and coalesce(v_account <> v_row.account, true) then
    perform private.end_connection_approvals(v_row);
  end if;
  insert into private.connection_grants as g (connection_id, vault_id, server, bound_to, client_bound_to, usable_until, refresh_at)
  values (p_connection_id, private.put_vault_secret(v_vault_id, 'connection/' || p_connection_id, p_grant ->> 'tokens'), p_grant -> 'server',
    array(select jsonb_array_elements_text(v_binding -> 'bound_to')),
    array(select jsonb_array_elements_text(v_binding -> 'client_bound_to')), private.usable_until(v_asked_at, v_expires_in),
    private.refresh_time(v_asked_at, v_expires_in))
  on conflict (connection_id) do update set server = excluded.server, bound_to = excluded.bound_to,
    client_bound_to = excluded.client_bound_to, usable_until = excluded.usable_until, refresh_at = excluded.refresh_at,
    generation = g.generation + 1, lease = null, lease_until = null;
  if p_grant ->> 'link_id' is not null then
    perform private.report_link((p_grant ->> 'link_id')::uuid, p_connection_id);
  end if;
  return private.describe_connection(v_row);
end
$$;

create function service.list_connections(p_user_id uuid, p_connector_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.describe_connection(c) order by c.created_at, c.connection_id), '[]')
  from (select * from public.connections c where c.user_id = p_user_id and c.connector_id = coalesce(p_connector_id, c.connector_id)
    order by c.created_at, c.connection_id limit 1000) c
$$;

-- What revokes the grant of the removed connection: {server, secrets, access_token, refresh_token}; null if there is none, or if the
-- client's secrets may no longer be sent.
create function service.delete_connection(p_user_id uuid, p_connection_id uuid) returns jsonb
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
  select * into v_row from public.connections c where c.connection_id = p_connection_id and c.user_id = p_user_id for update;
  if v_row.connection_id is null then
    perform private.refuse('NOT_FOUND', 'You have no connection with this id.', jsonb_build_object('connection_id', p_connection_id));
  end if;
  perform private.end_connection_approvals(v_row);
  delete from public.connections c where c.connection_id = p_connection_id;
  if v_row.is_default then
    update public.connections c set is_default = true where c.connection_id = (
      select x.connection_id from public.connections x join public.connectors k on k.connector_id = x.connector_id
      where x.connector_id = v_row.connector_id and x.end_user is null and k.auth_type = 'oauth2-authorization-code'
      order by x.created_at, x.connection_id limit 1);
  end if;
  perform private.refresh_connector(v_row.connector_id);
  return coalesce(v_revocation, 'null'::jsonb);
end
$$;

-- The connection that a call names, of this user and connector only: by id or name, by end user, or the default one. A bound key
-- (p_key_id) gets its own connection, or one of an end user; naming another is an error, and so is naming none where it must.
create function private.find_connection(p_user_id uuid, p_connector_id uuid, p_connection text, p_end_user text, p_key_id uuid)
returns public.connections
language plpgsql stable set search_path = '' as $$
declare
  v_row public.connections;
  v_key public.api_keys;
begin
  if p_key_id is not null then
    select * into v_key from public.api_keys k where k.id = p_key_id and k.user_id = p_user_id;
    if v_key.id is null then
      perform private.refuse('FORBIDDEN', 'This API key is unknown.');
    end if;
    if v_key.revoked_at is not null or v_key.expires_at <= now() then
      perform private.check_key(p_key_id);
    end if;
  end if;
  select c.* into v_row from public.connections c
  where c.user_id = p_user_id and c.connector_id = p_connector_id
    and case when p_connection is not null
      then (c.connection_id::text = lower(p_connection) or c.end_user is null and c.name = p_connection)
        and (p_end_user is null or c.end_user = p_end_user)
      when p_end_user is not null then c.end_user = p_end_user
      when v_key.connection_id is not null then c.connection_id = v_key.connection_id
      else c.is_default end
  order by (c.connection_id::text = lower(p_connection)) desc
  limit 1;
  if v_key.connection_id is not null and v_row.connection_id is distinct from v_key.connection_id then
    perform private.refuse('FORBIDDEN', 'This API key is bound to another connection. Use a key of this connection.');
  end if;
  if v_key.end_users_only and v_row.end_user is null and (p_end_user is null or v_row.connection_id is not null) then
    perform private.refuse('FORBIDDEN', 'This API key may use connections of end users only. Name one with `end_user`.');
  end if;
  return v_row;
end
$$;

-- The access token for one call, by `outcome`:
--   usable  {token, valid_ms}: send it within that time; null: at any time.
--   refresh {lease, generation, refresh_token, server, secrets, token, valid_ms, asked_at}: the caller refreshes now; `token` is null unless
--           it is still valid.
--   wait    another caller refreshes, and the stored token is no longer valid.
--   sign_in {reason, connection_id}: a sign-in is required.
-- p_refused: SHA-256 of a token that the API answered 401 to. The lease expires if its holder ends without a result.
create function service.use_connection(
  p_user_id uuid, p_connector_id uuid, p_connection text, p_end_user text, p_key_id uuid, p_definition jsonb,
  p_refused text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c_lease constant interval := '20 seconds';
  v_row public.connections := private.find_connection(p_user_id, p_connector_id, p_connection, p_end_user,
    p_key_id);
  v_grant private.connection_grants;
  v_tokens jsonb;
  v_token text;
  v_refused boolean;
  v_valid boolean;
  v_valid_ms numeric;
  v_lease uuid;
begin
  if v_row.connection_id is null then
    return jsonb_build_object('outcome', 'sign_in', 'reason', 'missing', 'connection_id', null);
  end if;
  select * into v_grant from private.connection_grants g where g.connection_id = v_row.connection_id;
  if v_row.status <> 'ACTIVE' or v_grant.connection_id is null then
    return jsonb_build_object('outcome', 'sign_in', 'reason', 'refused', 'connection_id', v_row.connection_id);
  end if;
  if not coalesce(private.definition_origin(p_definition) = any (v_grant.bound_to), false) then
    return jsonb_build_object('outcome', 'sign_in', 'reason', 'moved', 'connection_id', v_row.connection_id);
  end if;
  select v.decrypted_secret::jsonb into v_tokens from vault.decrypted_secrets v where v.id = v_grant.vault_id;
  v_token := v_tokens ->> 'access_token';
  v_refused := p_refused is not null and p_refused = encode(sha256(convert_to(v_token, 'UTF8')), 'hex');
  v_valid_ms := extract(epoch from v_grant.usable_until - clock_timestamp()) * 1000;
  v_valid := not v_refused and coalesce(v_valid_ms > 0, true);
  if v_valid and (v_grant.refresh_at is null or v_grant.refresh_at > clock_timestamp()) then
    return jsonb_build_object('outcome', 'usable', 'token', v_token, 'valid_ms', v_valid_ms);
  end if;
  if v_tokens ->> 'refresh_token' is null then
    if v_valid or v_refused then
      return jsonb_build_object('outcome', 'usable', 'token', v_token, 'valid_ms', case when v_valid then v_valid_ms end);
    end if;
    update public.connections c set status = 'NEEDS_SIGN_IN' where c.connection_id = v_row.connection_id;
    return jsonb_build_object('outcome', 'sign_in', 'reason', 'expired', 'connection_id', v_row.connection_id);
  end if;
  if private.client_destinations(p_connector_id) is distinct from v_grant.client_bound_to then
    return jsonb_build_object('outcome', 'sign_in', 'reason', 'moved', 'connection_id', v_row.connection_id);
  end if;
  update private.connection_grants g set lease = gen_random_uuid(), lease_until = clock_timestamp() + c_lease
  where g.connection_id = v_row.connection_id and g.generation = v_grant.generation
    and (g.lease_until is null or g.lease_until <= clock_timestamp())
  returning g.lease into v_lease;
  if v_lease is not null then
    return jsonb_build_object('outcome', 'refresh', 'connection_id', v_row.connection_id, 'lease', v_lease, 'generation', v_grant.generation,
      'refresh_token', v_tokens -> 'refresh_token', 'server', v_grant.server, 'secrets', private.client_secrets(p_connector_id),
      'token', case when v_valid then v_token end, 'valid_ms', v_valid_ms, 'asked_at', clock_timestamp());
  end if;
  return case when v_valid then jsonb_build_object('outcome', 'usable', 'token', v_token, 'valid_ms', v_valid_ms) else '{"outcome": "wait"}' end;
end
$$;

-- Stores a refreshed grant; false if another one was stored since. p_grant: {access_token, refresh_token | null, asked_at,
-- expires_in}. Without a new refresh token the old one stays.
create function service.store_refresh(p_connection_id uuid, p_generation integer, p_grant jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_grant private.connection_grants;
  v_old jsonb;
  v_expires_in numeric := (p_grant ->> 'expires_in')::numeric;
  v_asked_at timestamptz := coalesce((p_grant ->> 'asked_at')::timestamptz, now());
  v_expires_at timestamptz := v_asked_at + make_interval(secs => v_expires_in::double precision);
begin
  select * into v_grant from private.connection_grants g where g.connection_id = p_connection_id for update;
  if v_grant.generation is distinct from p_generation then
    return 'false';
  end if;
  select v.decrypted_secret::jsonb into v_old from vault.decrypted_secrets v where v.id = v_grant.vault_id;
  perform private.put_vault_secret(v_grant.vault_id, null, jsonb_build_object('access_token', p_grant -> 'access_token',
    'refresh_token', coalesce(p_grant ->> 'refresh_token', v_old ->> 'refresh_token'))::text);
  update private.connection_grants g set usable_until = private.usable_until(v_asked_at, v_expires_in),
    refresh_at = private.refresh_time(v_asked_at, v_expires_in),
    generation = g.generation + 1, lease = null, lease_until = null
  where g.connection_id = p_connection_id;
  update public.connections c set status = 'ACTIVE', expires_at = v_expires_at where c.connection_id = p_connection_id;
  return 'true';
end
$$;

-- A refresh that gave no token. p_refused: the provider refused the grant, which is final unless another caller took the lease over
-- or another grant was stored since. Otherwise the next caller may try again after a second.
create function service.fail_refresh(p_connection_id uuid, p_lease uuid, p_refused boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update private.connection_grants g set lease = null, lease_until = clock_timestamp() + interval '1 second'
  where g.connection_id = p_connection_id and g.lease = p_lease;
  if found and p_refused then
    update public.connections c set status = 'NEEDS_SIGN_IN' where c.connection_id = p_connection_id;
  end if;
  return 'null'::jsonb;
end
$$;
