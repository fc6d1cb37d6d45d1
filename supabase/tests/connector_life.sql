-- A connector's life: both orders of "secrets in" and "index done" end in ACTIVE; another user can touch nothing of it.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(26);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@example.test'),
  ('00000000-0000-4000-8000-00000000000b', 'other@example.test');

create function pg_temp.make(p_name text) returns uuid language sql as $$
  select (service.create_connector('00000000-0000-4000-8000-00000000000a',
    jsonb_build_object('name', p_name, 'description', '', 'version', '1', 'auth_type', 'api-key', 'required_secrets',
      '[{"secret_id": "key", "description": "", "vault_key_name": "the_key"}]'::jsonb), '{}',
    '[{"operation_id": "one", "name": "One", "description": "", "side_effect": "read", "hints": {}, "fields": {}, "chunk": "one",
       "input_schema": {}, "definition": {"n": 1, "server": {"url": "https://api.test/v1"}, "credentials": [{"type": "api-key", "secret": "key", "in": "header", "name": "k"}]}, "content_hash": "h1"},
      {"operation_id": "two", "name": "Two", "description": "", "side_effect": "write", "hints": {}, "fields": {}, "chunk": "two",
       "input_schema": {}, "definition": {"n": 2, "server": {"url": "https://api.test/v2"}, "credentials": [{"type": "api-key", "secret": "key", "in": "header", "name": "k"}]}, "content_hash": "h2"}]') ->> 'connector_id')::uuid
$$;
create function pg_temp.index_all(p_model text default 'm') returns int language sql as $$
  select (service.complete_tools(p_model, (select coalesce(jsonb_agg(jsonb_build_object('tool_id', x ->> 'tool_id',
    'content_hash', x ->> 'content_hash', 'terms', jsonb_build_object(x ->> 'chunk', 100), 'embedding', '[1,0]')), '[]')
    from jsonb_array_elements(service.claim_tools(p_model, 100, 60)) x)) ->> 'completed')::int
$$;
create function pg_temp.status(p_id uuid) returns text language sql as $$
  select status::text from public.connectors where connector_id = p_id
$$;
create temporary table made (name text primary key, id uuid);
insert into made select name, pg_temp.make(name) from unnest(array['secrets first', 'index first']) name;

select is(pg_temp.status((select id from made where name = 'secrets first')), 'PENDING_SECRETS', 'a connector starts pending');
select is(service.store_secrets('00000000-0000-4000-8000-00000000000a', (select id from made where name = 'secrets first'), '{"key": "s3cret"}') ->> 'status',
  'PENDING_SECRETS', 'secrets alone do not activate');
select throws_ok(format('select service.store_secrets(%L, %L, %L)', '00000000-0000-4000-8000-00000000000b', (select id from made where name = 'index first'), '{"key": "x"}'),
  'P0001', 'You have no connector with this id.', 'another user stores no secret');
select throws_ok(format('select service.store_secrets(%L, %L, %L)', '00000000-0000-4000-8000-00000000000a', (select id from made where name = 'index first'), '{"kee": "x"}'),
  'P0001', null, 'an unknown secret id is refused');

select is(pg_temp.index_all(), 4, 'a worker indexes what waits');
select is(pg_temp.index_all(), 0, 'and then nothing waits');
select is(pg_temp.status((select id from made where name = 'secrets first')), 'ACTIVE', 'secrets, then index: active');
select is(pg_temp.status((select id from made where name = 'index first')), 'PENDING_SECRETS', 'an index without secrets does not activate');
select is(service.store_secrets('00000000-0000-4000-8000-00000000000a', (select id from made where name = 'index first'), '{"key": "s3cret2"}') ->> 'status',
  'ACTIVE', 'index, then secrets: active');

select is((select count(*)::int from vault.secrets where name like '00000000-0000-4000-8000-00000000000a/%/the_key'), 2, 'values are in the vault under user/connector/name');
create temporary table prepared as
  select service.prepare_call('00000000-0000-4000-8000-00000000000a', t.tool_id) || jsonb_build_object('connector_id', t.connector_id) as call
  from tools t where t.connector_id = (select id from made where name = 'index first') and t.operation_id = 'one';
select is((select call ? 'secrets' from prepared), false, 'a call that is prepared has no values yet');
select is((select call ->> 'side_effect' from prepared), (select t.side_effect from tools t, prepared p where t.tool_id = (p.call ->> 'tool_id')::uuid),
  'but the effect that its definition has');
select is(service.read_call_secrets('00000000-0000-4000-8000-00000000000a', (select call from prepared)) ->> 'key', 's3cret2', 'a call gets the values');
select is(service.read_call_secrets('00000000-0000-4000-8000-00000000000b', (select call from prepared)), '{}', 'another user''s call does not');
select is(service.read_call_secrets('00000000-0000-4000-8000-00000000000a',
  (select jsonb_set(call, '{definition,server,url}', '"https://elsewhere.example.com"') from prepared)), '{}',
  'nor does a request to another server');
select throws_ok(format('select service.prepare_call(%L, %L)', '00000000-0000-4000-8000-00000000000b', (select tool_id from tools limit 1)),
  'P0001', 'This tool is no longer available.', 'another user cannot prepare the call');

select is(json_array_length(service.search_tools('00000000-0000-4000-8000-00000000000a', null, null, array['one'], array[]::text[]) -> 'hits' -> 'postings'), 2, 'the owner finds both');
select is(json_array_length(service.search_tools('00000000-0000-4000-8000-00000000000b', null, null, array['one'], array[]::text[]) -> 'hits' -> 'postings'), 0, 'another user finds nothing');
select is(json_array_length(service.search_tools('00000000-0000-4000-8000-00000000000a', null, null, array[]::text[], array['tw']) -> 'hits' -> 'postings'), 2, 'prefixes are ranges');

select service.set_connector_status('00000000-0000-4000-8000-00000000000a', (select id from made where name = 'index first'), 'DISABLED');
select is(json_array_length(service.search_tools('00000000-0000-4000-8000-00000000000a', null, null, array['one'], array[]::text[]) -> 'hits' -> 'postings'), 1, 'a disabled connector is not searched');
select is(service.set_connector_status('00000000-0000-4000-8000-00000000000a', (select id from made where name = 'index first'), 'ACTIVE') ->> 'status', 'ACTIVE', 'enabled again, it is active at once');

select service.replace_connector('00000000-0000-4000-8000-00000000000a', (select id from made where name = 'index first'),
  '{"name": "index first", "description": "", "version": "2", "auth_type": "api-key", "required_secrets": [{"secret_id": "key", "description": "", "vault_key_name": "the_key"}]}', '{}',
  '[{"operation_id": "one", "name": "One", "description": "", "side_effect": "read", "hints": {}, "fields": {}, "chunk": "one", "input_schema": {}, "definition": {"n": 9, "server": {"url": "https://api.test/v9"}, "credentials": [{"type": "api-key", "secret": "key", "in": "header", "name": "k"}]}, "content_hash": "h1"},
    {"operation_id": "three", "name": "Three", "description": "", "side_effect": "read", "hints": {}, "fields": {}, "chunk": "three", "input_schema": {}, "definition": {"n": 3, "server": {"url": "https://api.test/v3"}, "credentials": [{"type": "api-key", "secret": "key", "in": "header", "name": "k"}]}, "content_hash": "h3"}]');
select is((select count(*)::int from tools where connector_id = (select id from made where name = 'index first') and embedded_as is null), 1, 'only what changed is indexed again');
select is((select definition ->> 'n' from tools where connector_id = (select id from made where name = 'index first') and operation_id = 'one'), '9', 'a definition changes at once');
select is(pg_temp.index_all(), 1, 'the new operation is indexed');

select service.delete_connector('00000000-0000-4000-8000-00000000000a', (select id from made where name = 'index first'));
select is((select count(*)::int from vault.secrets where name like '%/the_key'), 1, 'deleting a connector empties its place in the vault');
select is((select count(*)::int from tools where connector_id = (select id from made where name = 'index first')), 0, 'and its tools are gone');

select * from finish();
rollback;
