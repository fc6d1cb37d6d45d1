-- PGlite only. In a hosted project, `postgres` is not a superuser. Here, the bootstrap superuser gets the name that it has
-- in a hosted project, and `postgres` becomes an ordinary owner. The session user cannot be renamed, so another superuser
-- is created for the renaming. (PGlite's session has no user to reset to, so the user to return to is named.)
create role toolgate_bootstrap superuser;
set session authorization toolgate_bootstrap;
alter role postgres rename to supabase_admin;
set session authorization supabase_admin;
drop role toolgate_bootstrap;
create role postgres login createdb createrole replication bypassrls;
alter database postgres owner to postgres;
alter schema public owner to postgres;
grant pg_monitor, pg_signal_backend to postgres;
