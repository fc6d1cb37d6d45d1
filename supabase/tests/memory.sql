-- Memory by actor: owner → member → other user → anonymous.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(31);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@example.test'),
  ('00000000-0000-4000-8000-00000000000b', 'member@example.test'),
  ('00000000-0000-4000-8000-00000000000c', 'other@example.test');
select service.create_site('{"user_id": "00000000-0000-4000-8000-00000000000a"}', 'site');
select service.put_member('{"user_id": "00000000-0000-4000-8000-00000000000a"}', 'site', '00000000-0000-4000-8000-00000000000b', 'member');
select service.put_document('{"user_id": "00000000-0000-4000-8000-00000000000a"}', 'site',
  '{"source": "a", "format": "plain", "metadata": {}, "content_hash": "1", "characters": 6}',
  '[{"content": "one", "overlap": 0, "headings": []}, {"content": "two", "overlap": 0, "headings": []}]');
select service.add_messages('{"user_id": "00000000-0000-4000-8000-00000000000a"}',
  '[{"site_id": "site", "user_id": "00000000-0000-4000-8000-00000000000a", "role": "user", "message": "of the owner", "terms": []}]');
select service.add_messages('{"user_id": "00000000-0000-4000-8000-00000000000b"}',
  '[{"site_id": "site", "user_id": "00000000-0000-4000-8000-00000000000b", "role": "user", "message": "of the member", "terms": []}]');
select service.put_instruction('{"user_id": "00000000-0000-4000-8000-00000000000a"}', 'site', 'bot', 'Be kind.');

-- Publishing: half is not enough.
select service.complete_chunks('m', (select jsonb_agg(jsonb_build_object('id', id, 'terms', '[1281]'::jsonb, 'embedding', '[1,0]'))
  from knowledge_documents where chunk_index = 0));
select is((select count(*)::int from private.chunk_postings), 0, 'half a document is in no index');
select is((select status from site_documents), 'INDEXING', 'half a document is not ready');
select service.complete_chunks('m', (select jsonb_agg(jsonb_build_object('id', id, 'terms', '[1282, 2561]'::jsonb, 'embedding', '[0,1]'))
  from knowledge_documents where chunk_index = 1));
select results_eq($$select p.bucket, cardinality(p.postings) from private.chunk_postings p order by 1$$,
  $$values (5, 2), (10, 1)$$, 'the whole document is in the index, by the hashes of its words');
select is((select status from site_documents), 'READY', 'the whole document is ready');
select is(service.put_document('{"user_id": "00000000-0000-4000-8000-00000000000a"}', 'site',
  '{"source": "a", "format": "plain", "metadata": {}, "content_hash": "1", "characters": 6}', null) ->> 'unchanged', 'true',
  'the same content changes nothing');

select is(service.claim_chunks('m', 10, 60), '[]', 'what is done waits for nothing');
select results_eq($$select count(*)::int, bool_and((c ->> 'wants_embedding')::boolean), bool_or((c ->> 'wants_terms')::boolean)
  from jsonb_array_elements(service.claim_chunks('another', 10, 60)) c$$, $$values (2, true, false)$$, 'another model wants vectors, and no words');
select is(service.claim_chunks('another', 10, 60), '[]', 'a claimed chunk is claimed once');

-- The owner.
set local role authenticated;
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}';
select results_eq('select site_id from sites', $$values ('site')$$, 'the owner sees the site');
select is((select count(*)::int from knowledge_documents), 2, 'the owner sees the chunks');
select lives_ok($$select * from match_documents('[1,0]', 1)$$, 'a person searches by nearness, before anybody else did in this session');
select is((select count(*)::int from chat_messages), 2, 'the owner sees every conversation of the site');
select throws_ok('insert into sites (site_id) values (''x'')', '42501', null, 'nobody writes tables directly');
select throws_ok('delete from chat_messages', '42501', null, 'nobody deletes messages directly');
select throws_ok('select terms from knowledge_documents', '42501', null, 'the index is not readable');
select throws_ok($$select service.create_site('{"user_id": "00000000-0000-4000-8000-00000000000b"}', 'mine')$$, '42501', null,
  'people cannot call the functions of the service role');
select throws_ok('select * from private.chunk_postings', '42501', null, 'the postings are private');

-- A member.
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000b", "role": "authenticated"}';
select is((select count(*)::int from knowledge_documents), 2, 'a member sees the chunks');
select results_eq('select message from chat_messages', $$values ('of the member')$$, 'a member sees their own conversation only');

-- Somebody else.
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000c", "role": "authenticated"}';
select is((select count(*)::int from sites) + (select count(*)::int from site_members) + (select count(*)::int from site_documents)
  + (select count(id)::int from knowledge_documents) + (select count(id)::int from chat_messages)
  + (select count(*)::int from ai_agent_instructions), 0, 'others see nothing');

-- Nobody.
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
select throws_ok('select * from sites', '42501', null, 'anonymous callers see no sites');
select throws_ok('select id from knowledge_documents', '42501', null, 'anonymous callers see no chunks');
select throws_ok('select id from chat_messages', '42501', null, 'anonymous callers see no messages');

-- What our functions let each do.
reset role;
select throws_like($$select service.recall('{"user_id": "00000000-0000-4000-8000-00000000000c"}', 'site', '00000000-0000-4000-8000-00000000000c', '{5}')$$,
  '%belongs to another user%', 'others recall nothing');
select throws_like($$select service.recall('{"user_id": "00000000-0000-4000-8000-00000000000b"}', 'site', '00000000-0000-4000-8000-00000000000a', '{5}')$$,
  '%its own user_id only%', 'a member does not recall for somebody else');
select throws_like($$select service.recall('{"issuer": "https://idp.example", "subject": "00000000-0000-4000-8000-00000000000a"}', 'site',
  '00000000-0000-4000-8000-00000000000a', '{5}')$$, '%belongs to another user%', 'an outside user whose subject looks like the owner is not the owner');
select is(jsonb_array_length(service.recall('{"user_id": "00000000-0000-4000-8000-00000000000b"}', 'site',
  '00000000-0000-4000-8000-00000000000b', '{5}') -> 'chunks'), 2, 'a member recalls by words');

-- A row that goes through n8n's view while its document is being replaced takes nothing from the replacement.
select service.put_document('{"user_id": "00000000-0000-4000-8000-00000000000a"}', 'site',
  '{"source": "a", "format": "plain", "metadata": {}, "content_hash": "2", "characters": 12}',
  '[{"content": "uno", "overlap": 0, "headings": []}, {"content": "dos", "overlap": 0, "headings": []}, {"content": "tres", "overlap": 0, "headings": []}]');
set local role service_role;
set local request.jwt.claims = '{"role": "service_role"}';
delete from documents where content in ('one', 'two');
reset role;
select service.complete_chunks('m', (select jsonb_agg(jsonb_build_object('id', id, 'terms', '[1281]'::jsonb, 'embedding', '[1,0]'))
  from knowledge_documents where chunk_no is null));
select results_eq('select status, chunk_count, live_revision = revision from site_documents', $$values ('READY', 3, true)$$,
  'the replacement is whole');
select is((select max(chunk_no) + 1 from knowledge_documents), (select next_chunk_no from sites), 'and its numbers are its own');
select service.put_document('{"user_id": "00000000-0000-4000-8000-00000000000a"}', 'site',
  '{"source": "b", "format": "plain", "metadata": {}, "content_hash": "3", "characters": 4}', '[{"content": "next", "overlap": 0, "headings": []}]');
select service.complete_chunks('m', (select jsonb_agg(jsonb_build_object('id', id, 'terms', '[1281]'::jsonb, 'embedding', '[1,0]'))
  from knowledge_documents where chunk_no is null));
select is((select count(*)::int from site_documents where status = 'READY'), 2, 'the next document of the site is published');
select service.delete_document('{"user_id": "00000000-0000-4000-8000-00000000000a"}', document_id) from site_documents;
select is((select count(*)::int from private.chunk_postings), 0, 'with a document its postings go');

select * from finish();
rollback;
