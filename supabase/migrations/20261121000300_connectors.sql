-- Connectors: one uploaded OpenAPI document each.

create type public.connector_status as enum ('PENDING_SECRETS', 'ACTIVE', 'DISABLED');

create table public.connectors (
  connector_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null,
  description text not null default '',
  version text not null,
  auth_type text not null check (auth_type in
    ('api-key', 'oauth2-client-credentials', 'client-certificate', 'username-password', 'bearer-token', 'none')),
  -- What the document asks for: [{secret_id, description, vault_key_name, in?, name?}]
  required_secrets jsonb not null default '[]',
  full_schema_json jsonb not null,
  status public.connector_status not null default 'PENDING_SECRETS',
  error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index connectors_user_id_idx on public.connectors (user_id, created_at);

revoke all on public.connectors from anon, authenticated, service_role;
grant select on public.connectors to authenticated;

alter table public.connectors enable row level security;
create policy "People see their own connectors" on public.connectors
  for select to authenticated using (user_id = (select auth.uid()));

create trigger connectors_touch before update on public.connectors
  for each row execute function private.touch_updated_at();

-- Which secrets of a connector are in the vault; the values are only there.
create table private.connector_secrets (
  connector_id uuid not null references public.connectors (connector_id) on delete cascade,
  secret_id text not null,
  vault_key_name text not null,
  vault_id uuid not null,
  updated_at timestamptz not null default now(),
  primary key (connector_id, secret_id)
);

create function private.forget_vault_secret() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from vault.secrets where id = old.vault_id;
  return old;
end
$$;
revoke execute on function private.forget_vault_secret from public;

create trigger connector_secrets_forget after delete on private.connector_secrets
  for each row execute function private.forget_vault_secret();
