-- The roles of the Data API, as in every Supabase project.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
  -- The owner of the migrations grants rights to these roles and acts as them in tests.
  if exists (select from pg_roles where rolname = 'postgres' and not rolsuper)
     and exists (select from pg_roles where rolname = current_user and rolsuper) then
    grant anon, authenticated, service_role to postgres with admin option;
  elsif not exists (select from pg_roles where rolname = current_user and rolsuper) then
    execute format('grant anon, authenticated, service_role to %I', current_user);
  end if;
end
$$;
-- PGlite cannot interrupt a statement; PostgREST and Postgres read these.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role service_role set statement_timeout = '8s';
grant usage on schema public to anon, authenticated, service_role;
