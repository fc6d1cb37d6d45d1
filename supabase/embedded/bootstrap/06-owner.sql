-- PGlite only: what the owner of the migrations may do in the platform's schemas (nothing may be created in `auth`).
grant usage on schema auth to postgres;
grant select, insert, update, delete, references, trigger on all tables in schema auth to postgres;
grant usage, create on schema extensions to postgres with grant option;
