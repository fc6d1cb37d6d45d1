-- Uploads in work are reached by our own functions only, are bounded for each account, and are taken by their owner once.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(43);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000ab01', 'uploads-1@example.test'), ('00000000-0000-4000-8000-00000000ab02', 'uploads-2@example.test');

select ok(not has_function_privilege(r, f, 'execute'), format('%s may not call %s', r, f))
from unnest(array['anon', 'authenticated']) r,
  unnest(array['service.read_upload(uuid)', 'service.write_upload_text(uuid, integer, integer, text)',
    'service.stage_connector(uuid, jsonb, integer)', 'service.stage_tools(uuid, jsonb)', 'service.show_connector(uuid, uuid, jsonb)',
    'service.drop_staged_connector(uuid)', 'service.forget_staged_connectors()']) f;

create temporary table u as
select (service.open_upload('00000000-0000-4000-8000-00000000ab01', '{"step": "done", "version": 0}') #>> '{}')::uuid as id;
select service.write_upload_text(id, 0, 0, '{"openapi": "3.1.0", ') from u;
select service.write_upload_text(id, 0, 1, '"paths": {}}') from u;
select service.write_upload_tools(id, 0, '[{"operation_id": "one", "name": "One", "description": "", "side_effect": "read", "hints": {},
  "fields": {}, "chunk": "one", "input_schema": {}, "definition": {}, "content_hash": "h1"}]') from u;
create temporary table s as select owner, (service.stage_connector(owner,
  '{"name": "x", "description": "", "version": "1", "auth_type": "none", "required_secrets": []}', 1) #>> '{}')::uuid as id
from unnest(array['00000000-0000-4000-8000-00000000ab01', '00000000-0000-4000-8000-00000000ab02']::uuid[]) owner;
grant select on s, u to authenticated;
select throws_ok(format('select service.stage_upload_tools(%L, %L)', s.id, u.id), null, 'This upload is over. Send the document again.',
  'nobody takes another account''s upload') from s, u where s.owner = '00000000-0000-4000-8000-00000000ab02';
delete from s where owner = '00000000-0000-4000-8000-00000000ab02';
select throws_ok(format('select service.show_connector(%L, %L)', owner, id), null, 'This upload is over. Send the document again.',
  'a connector without its operations is not shown') from s;
select is(service.stage_upload_tools(s.id, u.id), 'true', 'its owner takes its operations') from s, u;
select is(service.stage_upload_tools(s.id, u.id), 'false', 'once') from s, u;
select lives_ok(format('select service.stage_upload_document(%L, %L)', s.id, u.id), 'and its text') from s, u;

create function pg_temp.seen() returns jsonb language sql as $$
  select jsonb_build_array((select count(*) from public.connectors), (select count(*) from public.tools))
$$;
grant execute on function pg_temp.seen to authenticated;
set local role authenticated;
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000ab01", "role": "authenticated"}';
select is(pg_temp.seen(), '[0, 0]'::jsonb, 'nobody sees a staged connector, nor its tools');
reset role;
select is(service.list_connectors('00000000-0000-4000-8000-00000000ab01'), '[]'::jsonb, 'it is in no list');
select is(service.describe_catalogue('00000000-0000-4000-8000-00000000ab01'), '[]'::jsonb, 'nor are its tools');
select throws_ok(format('select service.%I(%L, %L)', f, owner, id), null, 'You have no connector with this id.', f || ' does not find it')
from s, unnest(array['get_connector', 'list_operations', 'delete_connector', 'retry_indexing']) f;
select is(service.complete_tools('m', (select jsonb_agg(jsonb_build_object('tool_id', x ->> 'tool_id', 'content_hash', x ->> 'content_hash',
  'terms', '{"one": 100}'::jsonb, 'embedding', '[1,0]')) from jsonb_array_elements(service.claim_tools('m', 100, 60)) x)) ->> 'completed', '1',
  'it may be indexed before it is shown');
select is((select status::text from public.connectors join s on s.id = connector_id), 'PENDING_SECRETS', 'which does not make it active');
select is(json_array_length(service.search_tools('00000000-0000-4000-8000-00000000ab01', null, null, array['one'], array[]::text[]) -> 'hits' -> 'postings'), 0,
  'nor found');
select throws_ok(format('select service.show_connector(%L, %L)', '00000000-0000-4000-8000-00000000ab02', id), null,
  'This upload is over. Send the document again.', 'another account does not show it') from s;
select is(service.show_connector(owner, id) ->> 'status', 'ACTIVE', 'shown, it is active, because all of it is indexed') from s;
set local role authenticated;
select is(pg_temp.seen(), '[1, 1]'::jsonb, 'and its owner sees it');
reset role;
select is(json_array_length(service.search_tools('00000000-0000-4000-8000-00000000ab01', null, null, array['one'], array[]::text[]) -> 'hits' -> 'postings'), 1,
  'and finds it');
select is((select full_schema_json::jsonb from public.connectors where user_id = '00000000-0000-4000-8000-00000000ab01' and name = 'x'),
  '{"openapi": "3.1.0", "paths": {}}'::jsonb, 'the parts of its text are the document');

-- x
create function pg_temp.used() returns jsonb language sql as $$
  select jsonb_build_array(q #> '{connectors,used}', q #> '{operations,used}')
  from service.read_quotas('00000000-0000-4000-8000-00000000ab02') q
$$;
select is(pg_temp.used(), '[1, 1]'::jsonb, 'what is staged counts');
update private.staged_connectors set touched_at = now() - interval '3 minutes';
select is(service.forget_staged_connectors(), 'true', 'what nobody goes on with is deleted');
select is(service.forget_staged_connectors(), 'false', 'to the last');
select is(pg_temp.used(), '[0, 0]'::jsonb, 'and makes room');
select is(service.stage_connector('00000000-0000-4000-8000-00000000ab02', '{"name": "y", "description": "", "version": "1", "auth_type": "none", "required_secrets": []}', 3) is not null, true, 'another');
select service.stage_tools(connector_id, '[{"operation_id": "one", "name": "One", "description": "", "side_effect": "read", "hints": {},
  "fields": {}, "chunk": "one", "input_schema": {}, "definition": {}, "content_hash": "h1"}]') from private.staged_connectors;
select is(pg_temp.used(), '[1, 3]'::jsonb, 'operations count once, when they are announced');
delete from public.connectors where is_staged;
select is(pg_temp.used(), '[0, 0]'::jsonb, 'and come off once');
select service.stage_connector('00000000-0000-4000-8000-00000000ab02', '{"name": "y", "description": "", "version": "1", "auth_type": "none", "required_secrets": []}', 1);
create temporary table dropped as select connector_id as id from private.staged_connectors;
select service.drop_staged_connector(id) from dropped;
select throws_ok(format('select service.stage_tools(%L, %L)', id, '[]'), null, 'This upload is over. Send the document again.',
  'nothing is added to what was dropped') from dropped;

select service.open_upload('00000000-0000-4000-8000-00000000ab02', '{"version": 0}') from generate_series(1, 4);
select throws_ok($$select service.open_upload('00000000-0000-4000-8000-00000000ab02', '{"version": 0}')$$, null,
  'Other large documents of yours are being taken in. Wait for them, then send this one.', 'a fifth upload has to wait');

select * from finish();
rollback;
