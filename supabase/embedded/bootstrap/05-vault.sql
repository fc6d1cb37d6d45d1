-- The two names of supabase_vault 0.3, implemented with pgcrypto for databases without the extension. The key is not
-- stored in the database. It is the session setting `toolgate.vault_key`, which nothing on the Data API can read.
create schema if not exists vault;
revoke all on schema vault from public;

create table if not exists vault.secrets (
  id uuid primary key default gen_random_uuid(),
  name text,
  description text not null default '',
  secret bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index if not exists secrets_name_idx on vault.secrets (name) where name is not null;
revoke all on vault.secrets from public;

-- The key is 32 random bytes, so it needs no key stretching (s2k-mode 0). The row's id is encrypted with the value,
-- so a ciphertext that was copied to another row cannot be decrypted there.
create or replace function vault._seal(secret_id uuid, value text) returns bytea
language sql set search_path = '' as $$
  select extensions.pgp_sym_encrypt(secret_id::text || value, current_setting('toolgate.vault_key'),
                                    's2k-mode=0, cipher-algo=aes256, compress-algo=0')
$$;

create or replace function vault._open(secret_id uuid, sealed bytea) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  opened text := extensions.pgp_sym_decrypt(sealed, current_setting('toolgate.vault_key'));
begin
  if left(opened, 36) <> secret_id::text then
    raise exception 'The secret % was sealed for another row.', secret_id using errcode = 'data_corrupted';
  end if;
  return substr(opened, 37);
end
$$;

create or replace view vault.decrypted_secrets as
  select id, name, description, secret, vault._open(id, secret) as decrypted_secret, created_at, updated_at
  from vault.secrets;
revoke all on vault.decrypted_secrets from public;

create or replace function vault.create_secret(
  new_secret text, new_name text default null, new_description text default '', new_key_id uuid default null
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  secret_id uuid := gen_random_uuid();
begin
  insert into vault.secrets (id, name, description, secret)
  values (secret_id, new_name, coalesce(new_description, ''), vault._seal(secret_id, new_secret));
  return secret_id;
end
$$;

create or replace function vault.update_secret(
  secret_id uuid, new_secret text default null, new_name text default null,
  new_description text default null, new_key_id uuid default null
) returns void language sql security definer set search_path = '' as $$
  update vault.secrets s
  set secret = case when new_secret is null then s.secret else vault._seal(s.id, new_secret) end,
      name = coalesce(new_name, s.name),
      description = coalesce(new_description, s.description),
      updated_at = now()
  where s.id = secret_id
$$;

revoke execute on all functions in schema vault from public;
do $$
declare
  grantee text;
begin
  for grantee in select rolname from pg_roles where rolname in ('postgres', 'service_role')
  loop
    execute format('grant usage on schema vault to %I with grant option', grantee);
    execute format('grant select, delete on vault.secrets, vault.decrypted_secrets to %I with grant option', grantee);
    execute format('grant execute on function vault.create_secret(text, text, text, uuid), '
                   'vault.update_secret(uuid, text, text, text, uuid), vault._open(uuid, bytea) to %I with grant option', grantee);
  end loop;
end
$$;
