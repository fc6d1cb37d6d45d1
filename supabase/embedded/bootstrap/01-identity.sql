-- PGlite only. A hosted project's `postgres` is no superuser, so the bootstrap superuser gets the name it has
-- there, and `postgres` becomes an ordinary owner. The session user itself cannot be renamed, hence the
-- detour. (PGlite's session has no user to reset to: the way back is named.)
create role toolgate_bootstrap superuser;
set session authorization toolgate_bootstrap;
alter role postgres rename to supabase_admin;
set session authorization supabase_admin;
drop role toolgate_bootstrap;
create role postgres login createdb createrole replication bypassrls;
alter database postgres owner to postgres;
alter schema public owner to postgres;
grant pg_monitor, pg_signal_backend to postgres;
