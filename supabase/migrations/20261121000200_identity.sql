-- API keys: how agents and workflows prove who they act for. Only a SHA-256 of the key is kept.

create table public.api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  prefix text not null,
  key_hash text not null unique,
  scopes text[] not null,
  agent_id text,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default now()
);
create index api_keys_user_id_idx on public.api_keys (user_id);

revoke all on public.api_keys from anon, authenticated, service_role;
grant select (id, user_id, name, prefix, scopes, agent_id, expires_at, revoked_at, last_used_at, created_at)
  on public.api_keys to authenticated;

alter table public.api_keys enable row level security;
create policy "People see their own API keys" on public.api_keys
  for select to authenticated using (user_id = (select auth.uid()));

-- Who is calling: a user id that our own code verified, or the hash of an API key.
-- Refuses unknown, expired and revoked keys and missing scopes. People have every scope.
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
  if v_key.last_used_at is null or v_key.last_used_at < now() - interval '1 minute' then
    update public.api_keys set last_used_at = now() where id = v_key.id;
  end if;
  return v_key;
end
$$;
revoke execute on function private.resolve_caller from public;

create function public.resolve_api_key(p_key_hash text, p_scope text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_key public.api_keys := private.resolve_caller(null, p_key_hash, p_scope);
begin
  return jsonb_build_object('user_id', v_key.user_id, 'key_id', v_key.id, 'scopes', v_key.scopes, 'agent_id', v_key.agent_id);
end
$$;

create function public.create_api_key(
  p_user_id uuid, p_name text, p_prefix text, p_key_hash text, p_scopes text[],
  p_agent_id text default null, p_expires_at timestamptz default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.api_keys;
begin
  insert into public.api_keys (user_id, name, prefix, key_hash, scopes, agent_id, expires_at)
  values (p_user_id, p_name, p_prefix, p_key_hash, p_scopes, p_agent_id, p_expires_at)
  returning * into v_row;
  return to_jsonb(v_row) - 'key_hash' - 'user_id';
end
$$;

create function public.list_api_keys(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(k) - 'key_hash' - 'user_id' order by k.created_at desc), '[]')
  from public.api_keys k where k.user_id = p_user_id
$$;

create function public.revoke_api_key(p_user_id uuid, p_id uuid) returns jsonb
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

revoke execute on function public.resolve_api_key, public.create_api_key, public.list_api_keys, public.revoke_api_key
  from public, anon, authenticated;
grant execute on function public.resolve_api_key, public.create_api_key, public.list_api_keys, public.revoke_api_key
  to service_role;
