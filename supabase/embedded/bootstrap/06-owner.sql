-- PGlite only: the rights of the migrations' owner in the platform's schemas. It may not create anything in `auth`.
grant usage on schema auth to postgres;
grant select, insert, update, delete, references, trigger on all tables in schema auth to postgres;
grant usage, create on schema extensions to postgres with grant option;
