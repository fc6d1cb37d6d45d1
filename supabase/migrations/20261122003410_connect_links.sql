-- Connect links: a person without an account connects their account of an API. The token of a link is stored as its SHA-256.

create table private.connect_links (
  link_id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  connector_id uuid not null references public.connectors (connector_id) on delete cascade,
  -- The API key that created it; null: its owner.
  key_id uuid references public.api_keys (id) on delete cascade,
  name text check (length(name) between 1 and 500),
  end_user text check (length(end_user) between 1 and 500),
  -- Null: all that the connector's operations need.
  scopes text[],
  return_url text check (length(return_url) <= 2000),
  -- The token of a link that a call offered, which offers it again; null for links whose token was returned once.
  vault_id uuid,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  check (name is not null or end_user is not null)
);
create index connect_links_user_id_idx on private.connect_links (user_id, expires_at);
create index connect_links_connector_id_idx on private.connect_links (connector_id);
create index connect_links_key_id_idx on private.connect_links (key_id);
create index connect_links_offered_idx on private.connect_links (connector_id, end_user) where vault_id is not null;
create trigger connect_links_forget after delete on private.connect_links
  for each row execute function private.forget_vault_secret();

-- A revoked link takes its sign-ins with it.
alter table private.sign_ins add column link_id uuid references private.connect_links (link_id) on delete cascade;
create index sign_ins_link_id_idx on private.sign_ins (link_id);

-- Where the completion of a link is reported.
alter table private.webhooks add column link_id uuid unique references private.connect_links (link_id) on delete cascade,
  add check ((purpose = 'connect-link') = (link_id is not null));

create function private.describe_link(p_link private.connect_links) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('link_id', p_link.link_id, 'connector_id', p_link.connector_id, 'name', p_link.name, 'end_user', p_link.end_user,
    'expires_at', p_link.expires_at, 'completed_at', p_link.completed_at, 'created_at', p_link.created_at,
    'webhook', (select jsonb_build_object('url', w.url, 'delivered_at', d.delivered_at, 'outcome', d.outcome)
      from private.webhooks w left join private.webhook_deliveries d on d.webhook_id = w.webhook_id where w.link_id = p_link.link_id))
$$;

-- p_link: {token_hash, key_id, name, end_user, scopes, return_url, expires_in, webhook, webhook_secret}
create function service.create_link(p_user_id uuid, p_connector_id uuid, p_link jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c_most constant integer := 1000; -- open links of a person
  v_connector public.connectors := private.own_connector(p_user_id, p_connector_id);
  v_row private.connect_links;
begin
  if v_connector.kind = 'mcp' or v_connector.auth_type = 'none' then
    perform private.refuse('INVALID_REQUEST', format('This connector has no connections: its auth type is %s.', v_connector.auth_type),
      '{"errors": [{"pointer": "/connector_id", "message": "has no connections"}]}');
  end if;
  if p_link ->> 'end_user' is null and p_link ->> 'name' = 'default' and v_connector.auth_type <> 'oauth2-authorization-code' then
    perform private.refuse('INVALID_REQUEST', 'The default connection is the connector itself. Give this connection another name.',
      '{"errors": [{"pointer": "/name", "message": "must not be default"}]}');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('links:' || p_user_id, 0));
  delete from private.connect_links l where l.user_id = p_user_id and l.expires_at < now() - interval '1 day';
  if (select count(*) from private.connect_links l
      where l.user_id = p_user_id and l.completed_at is null and l.expires_at > now()) >= c_most then
    perform private.refuse('RATE_LIMITED', format('%s links are open already. Revoke some, or wait until they expire.', c_most),
      '{"retry_after_s": 60, "limit_of": "links"}');
  end if;
  insert into private.connect_links (token_hash, user_id, connector_id, key_id, name, end_user, scopes, return_url, expires_at)
  values (p_link ->> 'token_hash', p_user_id, p_connector_id, (p_link ->> 'key_id')::uuid, p_link ->> 'name', p_link ->> 'end_user',
    case when jsonb_typeof(p_link -> 'scopes') = 'array' then array(select jsonb_array_elements_text(p_link -> 'scopes')) end,
    p_link ->> 'return_url', now() + make_interval(secs => (p_link ->> 'expires_in')::integer))
  returning * into v_row;
  if p_link ->> 'webhook' is not null then
    insert into private.webhooks (user_id, purpose, link_id, url, vault_id)
    values (p_user_id, 'connect-link', v_row.link_id, p_link ->> 'webhook',
      private.put_vault_secret(null, 'connect-link/' || v_row.link_id || '/webhook', p_link ->> 'webhook_secret'));
  end if;
  return private.describe_link(v_row);
end
$$;

create function service.list_links(p_user_id uuid, p_connector_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.describe_link(l) order by l.created_at desc, l.link_id), '[]')
  from (select * from private.connect_links l where l.user_id = p_user_id and l.connector_id = coalesce(p_connector_id, l.connector_id)
    order by l.created_at desc, l.link_id limit 1000) l
$$;

create function service.delete_link(p_user_id uuid, p_link_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.connect_links l where l.link_id = p_link_id and l.user_id = p_user_id;
  if not found then
    perform private.refuse('NOT_FOUND', 'You have no connect link with this id.', jsonb_build_object('link_id', p_link_id));
  end if;
  return 'null'::jsonb;
end
$$;

-- Whether a link may still be completed.
create function private.is_open(p_link private.connect_links) returns boolean
language sql stable set search_path = '' as $$
  select p_link.link_id is not null and p_link.completed_at is null and p_link.expires_at > now()
    and not exists (select from public.api_keys k where k.id = p_link.key_id and (k.revoked_at is not null or k.expires_at <= now()))
$$;

-- Where calls and entered secrets go: the servers of the operations, and endpoints such as a token URL.
create function private.link_origins(p_connector_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(o.origin order by o.origin), '[]') from (
    select private.definition_origin(t.definition) as origin from public.tools t where t.connector_id = p_connector_id
    union
    -- "<token URL's origin> for <origin of the API>"
    select part from private.secret_destinations(p_connector_id) d cross join unnest(d.destinations) destination
    cross join unnest(string_to_array(destination, ' for ')) part) o
  where o.origin ~ '^https?://'
$$;

-- The caller holds a lock on the connector's row.
create function private.check_link_origins(p_connector_id uuid, p_shown jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if private.link_origins(p_connector_id) <> p_shown then
    perform private.refuse('CONFLICT', 'The API goes to other hosts than the page showed. Nothing was stored. Open the link again.');
  end if;
end
$$;

-- What the page of an open link shows and needs; null if the link is unknown, used, expired or revoked.
create function service.open_link(p_token_hash text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_link private.connect_links;
begin
  select * into v_link from private.connect_links l where l.token_hash = p_token_hash;
  if not private.is_open(v_link) then
    return null;
  end if;
  return (select jsonb_build_object('link_id', v_link.link_id, 'user_id', v_link.user_id, 'key_id', v_link.key_id, 'connector_id', v_link.connector_id,
      'name', v_link.name, 'end_user', v_link.end_user, 'scopes', v_link.scopes, 'return_url', v_link.return_url,
      'expires_at', v_link.expires_at, 'api', left(c.name, 200), 'auth_type', c.auth_type,
      'owner', (select u.email from auth.users u where u.id = v_link.user_id),
      'origins', private.link_origins(c.connector_id),
      'needed_scopes', (select coalesce(jsonb_agg(distinct s.value), '[]')
        from public.tools t, jsonb_array_elements(t.definition -> 'credentials') x, jsonb_array_elements(x.value -> 'scopes') s
        where t.connector_id = c.connector_id and x.value ->> 'type' = 'connection'),
      'fields', (select coalesce(jsonb_agg(jsonb_build_object('secret_id', i.secret_id, 'is_optional', i.is_optional,
          'description', (select left(r ->> 'description', 500) from jsonb_array_elements(c.required_secrets) r
            where r ->> 'secret_id' = i.secret_id))), '[]')
        from private.connection_secret_ids(c.connector_id) i where c.auth_type <> 'oauth2-authorization-code'))
    from public.connectors c where c.connector_id = v_link.connector_id);
end
$$;

-- Uses a link up, once.
create function private.complete_link(p_link_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_link private.connect_links;
begin
  select * into v_link from private.connect_links l where l.link_id = p_link_id for update;
  if not private.is_open(v_link) then
    perform private.refuse('CONFLICT', 'This link was used, has expired or was revoked. Ask for a new one.');
  end if;
  delete from vault.secrets s where s.id = v_link.vault_id;
  update private.connect_links l set completed_at = now(), vault_id = null where l.link_id = p_link_id;
end
$$;

-- Queues the notification of a completed link.
create function private.report_link(p_link_id uuid, p_connection_id uuid) returns void
language sql set search_path = '' as $$
  insert into private.webhook_deliveries (webhook_id, user_id, event, data)
  select w.webhook_id, w.user_id, 'connect_link.completed', jsonb_build_object('link_id', l.link_id, 'connector_id', l.connector_id,
    'connection_id', p_connection_id, 'name', l.name, 'end_user', l.end_user, 'completed_at', l.completed_at)
  from private.connect_links l join private.webhooks w on w.link_id = l.link_id where l.link_id = p_link_id
$$;

-- Stores the secrets that a person entered on the page of a link.
-- p_origins: where the page said that the secrets go.
create function service.complete_link(p_token_hash text, p_secrets jsonb, p_origins jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_link private.connect_links;
  v_connection jsonb;
begin
  select * into v_link from private.connect_links l where l.token_hash = p_token_hash;
  perform private.complete_link(v_link.link_id);
  perform from public.connectors c where c.connector_id = v_link.connector_id for share;
  perform private.check_link_origins(v_link.connector_id, p_origins);
  v_connection := service.store_connection(v_link.user_id, v_link.connector_id, v_link.name, v_link.end_user, p_secrets);
  perform private.report_link(v_link.link_id, (v_connection ->> 'connection_id')::uuid);
  return v_connection;
end
$$;

-- The link that a call for an end user offers when their connection is missing: {token}, null if the caller may not create links or too
-- many are open. A caller gets the same link again while it works, and never one that another key made.
create function service.offer_link(p_user_id uuid, p_key_hash text, p_connector_id uuid, p_end_user text, p_token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c_most constant integer := 500; -- offered and open, a person; fewer than all links, so that calls cannot use them up
  c_life constant integer := 3600; -- seconds
  v_key public.api_keys;
  v_user_id uuid := p_user_id;
  v_link private.connect_links;
  v_made jsonb;
begin
  if p_key_hash is not null then
    select * into v_key from public.api_keys k where k.key_hash = p_key_hash and k.revoked_at is null
      and (k.expires_at is null or k.expires_at > now());
    if v_key.id is null or not 'connectors:write' = any (v_key.scopes) or v_key.agent_id is not null or private.is_bound(v_key) then
      return null;
    end if;
    v_user_id := v_key.user_id;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('links:' || v_user_id, 0));
  select * into v_link from private.connect_links l
  where l.user_id = v_user_id and l.connector_id = p_connector_id and l.end_user = p_end_user and l.key_id is not distinct from v_key.id
    and l.vault_id is not null and private.is_open(l) and l.expires_at > now() + interval '10 minutes'
  limit 1;
  if v_link.link_id is not null then
    return (select jsonb_build_object('token', v.decrypted_secret) from vault.decrypted_secrets v where v.id = v_link.vault_id);
  end if;
  if (select count(*) from private.connect_links l
      where l.user_id = v_user_id and l.vault_id is not null and l.expires_at > now()) >= c_most then
    return null;
  end if;
  v_made := service.create_link(v_user_id, p_connector_id, jsonb_build_object('end_user', p_end_user, 'key_id', v_key.id,
    'token_hash', encode(sha256(convert_to(p_token, 'UTF8')), 'hex'), 'expires_in', c_life));
  update private.connect_links l set vault_id = private.put_vault_secret(null, 'connect-link/' || l.link_id, p_token)
  where l.link_id = (v_made ->> 'link_id')::uuid;
  return jsonb_build_object('token', p_token);
end
$$;

-- Whether the connection that a call names can be used, while its caller waits for a sign-in.
create function service.is_connected(p_user_id uuid, p_connector_id uuid, p_connection text, p_end_user text, p_key_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(coalesce((private.find_connection(p_user_id, p_connector_id, p_connection, p_end_user, p_key_id)).status = 'ACTIVE', false))
$$;
