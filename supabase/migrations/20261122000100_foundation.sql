-- Extensions, schemas, default privileges, and how SQL functions refuse a request.

create schema if not exists extensions;
create extension if not exists vector with schema extensions;
create extension if not exists pgcrypto with schema extensions;

-- Supabase has the extension; the embedded stack provides the same names on top of pgcrypto.
do $$
begin
  if exists (select from pg_available_extensions where name = 'supabase_vault')
     and to_regclass('vault.secrets') is null then
    create extension supabase_vault cascade;
  end if;
end
$$;

-- Three schemas, by who reaches them:
--   public   tables under row level security, and the functions that signed-in users call over the Data API
--   service  functions of our endpoints; the Data API exposes the schema, but only the service role may use it
--   private  internal tables and helpers; not exposed
create schema service;
create schema private;

-- Anything new belongs to its owner alone until a migration grants it. Postgres would let every role execute a new function,
-- and older Supabase projects would grant everything in `public` to the roles of the Data API.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

grant usage on schema service to service_role;
alter default privileges in schema service grant execute on functions to service_role;
-- For the few helpers that functions and views call with the caller's own rights. Each is granted by name.
grant usage on schema private to authenticated, service_role;

-- Raises one of our error codes. The client reads the code from `hint` and technical details from `detail`.
create function private.refuse(code text, message text, details jsonb default '{}') returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'P0001', message = message, hint = 'toolgate:' || code, detail = details::text;
end
$$;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- Facts that the installation keeps about itself.
create table private.settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
