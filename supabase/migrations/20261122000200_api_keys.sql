-- API keys authenticate agents and workflows. Only the SHA-256 of a key is stored.

create table public.api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  prefix text not null,
  key_hash text not null unique,
  scopes text[] not null,
  agent_id text,
  rate_limit_per_min integer check (rate_limit_per_min between 1 and 100000),
  -- A bound key uses no secrets but those of this connection, or of connections of end users. The id stays when the connection is
  -- removed: the key then has none.
  connection_id uuid,
  end_users_only boolean not null default false check (not (end_users_only and connection_id is not null)),
  -- What MCP clients see with this key: {mode, tools, approvals}.
  mcp jsonb not null default '{"mode": "catalogue", "tools": null, "approvals": "url"}'
    check (mcp ->> 'mode' in ('catalogue', 'direct') and mcp ->> 'approvals' in ('url', 'client') and jsonb_typeof(mcp -> 'tools') in ('array', 'null')),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default now()
);
create index api_keys_user_id_idx on public.api_keys (user_id);
grant select (id, user_id, name, prefix, scopes, agent_id, rate_limit_per_min, connection_id, end_users_only, mcp, expires_at, revoked_at, last_used_at, created_at)
  on public.api_keys to authenticated;
alter table public.api_keys enable row level security;
create policy "People see their own API keys" on public.api_keys
  for select to authenticated using (user_id = (select auth.uid()));

create function private.is_bound(p_key public.api_keys) returns boolean
language sql immutable set search_path = '' as $$
  select p_key.connection_id is not null or coalesce(p_key.end_users_only, false)
$$;

-- What a key is bound to; empty: not bound. Callers with different bindings act for different customers: what one of them stores or
-- is answered is not the others' to use.
create function private.binding_of(p_key public.api_keys) returns text
language sql immutable set search_path = '' as $$
  select case when private.is_bound(p_key) then coalesce(p_key.connection_id::text, 'end users') else '' end
$$;

-- The caller: a user id that our code verified, or the API key with this hash. Users have every scope. A key that belongs to an
-- agent never gets the scopes that change connectors, tools or approvals, whether or not the agent has a file yet: it could
-- otherwise write the file that limits it.
create function private.resolve_caller(p_user_id uuid, p_key_hash text, p_scope text)
returns public.api_keys
language plpgsql volatile set search_path = '' as $$
declare
  v_key public.api_keys;
begin
  if p_key_hash is null then
    v_key.user_id := p_user_id;
    return v_key;
  end if;
  select * into v_key from public.api_keys k where k.key_hash = p_key_hash;
  if v_key.id is null or v_key.revoked_at is not null then
    perform private.refuse('UNAUTHENTICATED', 'This API key is unknown or was revoked. Create a new one under API keys.');
  end if;
  if v_key.expires_at <= now() then
    perform private.refuse('UNAUTHENTICATED', 'This API key expired. Create a new one under API keys.');
  end if;
  if p_scope is not null and not (p_scope = any (v_key.scopes)) then
    perform private.refuse('FORBIDDEN', format('This API key lacks the scope %s.', p_scope));
  end if;
  if p_scope in ('connectors:write', 'tools:write', 'approvals:decide', 'memory:admin') and v_key.agent_id is not null then
    perform private.refuse('FORBIDDEN', format('This API key belongs to the agent %s, whose file rules what it does: it cannot use %s.',
      v_key.agent_id, p_scope));
  end if;
  if p_scope in ('connectors:write', 'tools:write', 'approvals:decide') and private.is_bound(v_key) then
    perform private.refuse('FORBIDDEN', format('This API key is bound to connections: it cannot use %s.', p_scope));
  end if;
  if v_key.last_used_at is null or v_key.last_used_at < now() - interval '1 minute' then
    update public.api_keys set last_used_at = now() where id = v_key.id;
  end if;
  return v_key;
end
$$;

-- A caller whose key our code has resolved; without a key, the user.
create function private.known_caller(p_user_id uuid, p_key_id uuid) returns public.api_keys
language plpgsql stable set search_path = '' as $$
declare
  v_key public.api_keys;
begin
  select * into v_key from public.api_keys k where k.id = p_key_id and k.user_id = p_user_id;
  v_key.user_id := p_user_id;
  return v_key;
end
$$;

-- Refuses what a run wants to do next if its API key was revoked or has expired since the run began. Null: the run has no key.
create function private.check_key(p_key_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_key_id is not null and not exists (select from public.api_keys k
    where k.id = p_key_id and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())) then
    perform private.refuse('UNAUTHENTICATED', 'The API key of this run was revoked or has expired in the meantime. The run ends.');
  end if;
end
$$;

-- Between the turns of a conversation, which may take minutes.
create function service.check_key(p_key_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.check_key(p_key_id);
  return 'null'::jsonb;
end
$$;

create function service.resolve_api_key(p_key_hash text, p_scope text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_key public.api_keys := private.resolve_caller(null, p_key_hash, p_scope);
begin
  return jsonb_build_object('user_id', v_key.user_id, 'key_id', v_key.id, 'scopes', v_key.scopes, 'agent_id', v_key.agent_id);
end
$$;

create function private.mcp_exposure(p_mcp jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('mode', coalesce(p_mcp ->> 'mode', 'catalogue'), 'tools', coalesce(p_mcp -> 'tools', 'null'),
    'approvals', coalesce(p_mcp ->> 'approvals', 'url'))
$$;

create function service.create_api_key(
  p_user_id uuid, p_name text, p_prefix text, p_key_hash text, p_scopes text[],
  p_agent_id text default null, p_expires_at timestamptz default null, p_rate_limit_per_min integer default null, p_mcp jsonb default null,
  p_connection_id uuid default null, p_end_users_only boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.api_keys;
begin
  -- Serializes with delete_agent().
  perform pg_advisory_xact_lock(hashtextextended('agents:' || p_user_id, 0));
  if p_connection_id is not null and not exists (
    select from public.connections c where c.connection_id = p_connection_id and c.user_id = p_user_id) then
    perform private.refuse('INVALID_REQUEST', 'You have no connection with this id.',
      '{"errors": [{"pointer": "/connection_id", "message": "no connection of yours"}]}');
  end if;
  insert into public.api_keys (user_id, name, prefix, key_hash, scopes, agent_id, expires_at, rate_limit_per_min, mcp, connection_id,
    end_users_only)
  values (p_user_id, p_name, p_prefix, p_key_hash, p_scopes, p_agent_id, p_expires_at, p_rate_limit_per_min,
    private.mcp_exposure(p_mcp), p_connection_id, p_end_users_only)
  returning * into v_row;
  return to_jsonb(v_row) - 'key_hash' - 'user_id' || jsonb_build_object('has_agent_file', v_row.agent_id is not null
    and exists (select from public.agents g where g.user_id = p_user_id and g.agent_id = v_row.agent_id));
end
$$;

create function service.list_api_keys(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(k) - 'key_hash' - 'user_id' order by k.created_at desc), '[]')
  from public.api_keys k where k.user_id = p_user_id
$$;

create function service.set_mcp_exposure(p_user_id uuid, p_id uuid, p_mcp jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.api_keys;
begin
  update public.api_keys k set mcp = private.mcp_exposure(p_mcp)
  where k.id = p_id and k.user_id = p_user_id returning * into v_row;
  if v_row.id is null then
    perform private.refuse('NOT_FOUND', 'You have no API key with this id.');
  end if;
  return to_jsonb(v_row) - 'key_hash' - 'user_id';
end
$$;

create function service.revoke_api_key(p_user_id uuid, p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.api_keys;
begin
  update public.api_keys set revoked_at = coalesce(revoked_at, now())
  where id = p_id and user_id = p_user_id returning * into v_row;
  if v_row.id is null then
    perform private.refuse('NOT_FOUND', 'You have no API key with this id.');
  end if;
  return to_jsonb(v_row) - 'key_hash' - 'user_id';
end
$$;
