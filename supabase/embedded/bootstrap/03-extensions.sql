create schema if not exists extensions;
grant usage on schema extensions to public;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists vector with schema extensions;
do $$
declare
  misplaced text;
begin
  for misplaced in
    select e.extname
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname in ('vector', 'pgcrypto', 'pg_trgm') and n.nspname = 'public'
  loop
    execute format('alter extension %I set schema extensions', misplaced);
  end loop;
end
$$;
