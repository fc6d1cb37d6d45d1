-- Foundation: extensions, the private schema, and how SQL functions refuse.

create schema if not exists extensions;
create extension if not exists vector with schema extensions;
create extension if not exists pgcrypto with schema extensions;

-- Where the real Vault is available, use it; the embedded stack brings the same names over pgcrypto.
do $$
begin
  if exists (select from pg_available_extensions where name = 'supabase_vault')
     and to_regclass('vault.secrets') is null then
    create extension supabase_vault cascade;
  end if;
end
$$;

-- What is not an API lives here; the Data API never exposes it.
create schema private;
revoke all on schema private from public;

-- Refuse with one of our error codes. The client reads code from `hint` and technical details from `detail`.
create function private.refuse(code text, message text, details jsonb default '{}') returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'P0001', message = message, hint = 'toolgate:' || code, detail = details::text;
end
$$;
revoke execute on function private.refuse from public;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;
revoke execute on function private.touch_updated_at from public;
