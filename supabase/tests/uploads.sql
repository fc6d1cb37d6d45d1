-- Uploads in work are reached by our own functions only, are bounded for each account, and are taken by their owner once.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(9);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000ab01', 'uploads-1@example.test'), ('00000000-0000-4000-8000-00000000ab02', 'uploads-2@example.test');

select ok(not has_function_privilege(r, f, 'execute'), format('%s may not call %s', r, f))
from unnest(array['anon', 'authenticated']) r,
  unnest(array['public.read_upload(uuid)', 'public.write_upload_text(uuid, integer, integer, text)']) f;

create temporary table u as
select (public.open_upload('00000000-0000-4000-8000-00000000ab01', '{"step": "done", "version": 0}') #>> '{}')::uuid as id;
select public.write_upload_text(id, 0, 0, '{"openapi": "3.1.0", ') from u;
select public.write_upload_text(id, 0, 1, '"paths": {}}') from u;
select throws_ok(format('select public.create_uploaded_connector(%L, %L, %L)', '00000000-0000-4000-8000-00000000ab02', id,
  '{"name": "x", "version": "1", "auth_type": "none", "required_secrets": []}'), null, 'This upload is over. Send the document again.',
  'nobody takes another account''s upload') from u;
select lives_ok(format('select public.create_uploaded_connector(%L, %L, %L)', '00000000-0000-4000-8000-00000000ab01', id,
  '{"name": "x", "description": "", "version": "1", "auth_type": "none", "required_secrets": []}'), 'its owner takes it') from u;
select is((select full_schema_json from public.connectors where user_id = '00000000-0000-4000-8000-00000000ab01' and name = 'x'),
  '{"openapi": "3.1.0", "paths": {}}'::jsonb, 'the parts of its text are the document');
select is((select count(*) from private.upload_texts t join u on u.id = t.upload_id), 0::bigint, 'and it is gone');

select public.open_upload('00000000-0000-4000-8000-00000000ab02', '{"version": 0}') from generate_series(1, 4);
select throws_ok($$select public.open_upload('00000000-0000-4000-8000-00000000ab02', '{"version": 0}')$$, null,
  'Other large documents of yours are being taken in. Wait for them, then send this one.', 'a fifth upload has to wait');

select * from finish();
rollback;
