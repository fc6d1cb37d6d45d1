-- n8n's views by actor: service key → owner → editor → reader → stranger → anonymous.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(54);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@example.test'),
  ('00000000-0000-4000-8000-00000000000b', 'editor@example.test'),
  ('00000000-0000-4000-8000-00000000000c', 'reader@example.test'),
  ('00000000-0000-4000-8000-00000000000d', 'stranger@example.test');
select service.create_site('{"user_id": "00000000-0000-4000-8000-00000000000a"}', 'shop');
select service.create_site('{"user_id": "00000000-0000-4000-8000-00000000000d"}', 'other');
select service.put_member('{"user_id": "00000000-0000-4000-8000-00000000000a"}', 'shop', '00000000-0000-4000-8000-00000000000b', 'editor');
select service.put_member('{"user_id": "00000000-0000-4000-8000-00000000000a"}', 'shop', '00000000-0000-4000-8000-00000000000c', 'reader');

-- The service key, as n8n uses it.
set local role service_role;
set local request.jwt.claims = '{"role": "service_role"}';
select lives_ok($$insert into documents (content, embedding, metadata) values
  ('open at nine', '[1,0,0]', '{"site_id": "shop", "source": "hours.md", "lang": "en", "loc": {"lines": {"from": 1}}}'),
  ('otevřeno od devíti', '[0,1,0]', '{"site_id": "shop", "source": "hours.md", "lang": "cs"}'),
  ('no source', '[0,0,1]', '{"site_id": "shop"}'),
  ('of another site', '[1,0,0]', '{"site_id": "other", "source": "hours.md"}'),
  ('of another model', '[1,0]', '{"site_id": "shop", "source": "two.md"}')$$, 'rows of several sites and models are stored');
select throws_ok($$insert into documents (content, embedding, metadata) values ('x', '[1]', '{}')$$, 'P0001', null, 'a row without a site is refused');
select throws_ok($$insert into documents (content, embedding) values ('x', '[1]')$$, 'P0001', null, 'a row without metadata is refused');
select throws_ok($$insert into documents (content, embedding, metadata) values ('x', '[1]', '{"site_id": 7}')$$, 'P0001', null, 'a site_id that is no text is refused');
select throws_ok($$insert into documents (embedding, metadata) values ('[1]', '{"site_id": "shop"}')$$, 'P0001', null, 'a row without content is refused');
select throws_like($$insert into documents (content, embedding, metadata) values ('x', '[1]', '{"site_id": "nowhere"}')$$, '%no site "nowhere"%', 'an unknown site is refused');
select results_eq($$select content, similarity from match_documents('[1,0,0]', 2, '{"site_id": "shop"}')$$,
  $$values ('open at nine', 1::float8), ('otevřeno od devíti', 0::float8)$$, 'the nearest of the site come first, vectors of other dimensions never');
select results_eq($$select metadata from match_documents('[1,0,0]', 1, '{"site_id": "shop"}')$$,
  $$values ('{"site_id": "shop", "source": "hours.md", "lang": "en", "loc": {"lines": {"from": 1}}}'::jsonb)$$, 'metadata come back whole');
select results_eq($$select content from match_documents('[1,0,0]', 9, '{"site_id": "shop", "lang": "cs"}')$$, $$values ('otevřeno od devíti')$$, 'metadata filter');
select results_eq($$select content from match_documents('[1,0,0]', filter => '{"site_id": "shop", "source": "n8n"}')$$, $$values ('no source')$$, 'rows without a source are of the document n8n');
select throws_like($$select * from match_documents('[1,0,0]', 4)$$, '%must name the site%', 'the service key must name a site');
select throws_like($$select * from match_documents('[1,0,0]', 4, '{"site_id": "nowhere"}')$$, '%no site "nowhere"%', 'the filter must name an existing site');
select throws_ok($$select * from match_documents('[1,0,0]', 4, '[]')$$, 'P0001', null, 'the filter is an object');
select lives_ok($$insert into documents (id, content, embedding, metadata)
  select id, 'open at ten', '[1,0,0]', metadata from documents where content = 'open at nine'$$, 'a row with the id of another replaces it');
select results_eq($$select content from documents where metadata @> '{"site_id": "shop", "source": "hours.md"}' order by content$$,
  $$values ('open at ten'), ('otevřeno od devíti')$$, 'nothing is left of what was replaced');
select throws_ok($$insert into documents (id, content, embedding, metadata) select id, 'x', '[1]', '{"site_id": "shop"}' from documents where content = 'of another site'$$,
  'P0001', null, 'an id of another site is not taken over');

-- Over to the memory: a document with chunks, whose words the worker adds.
reset role;
select results_eq($$select source, chunk_count, status, live_revision = revision from site_documents where site_id = 'shop' order by source collate "C"$$,
  $$values ('hours.md', 2, 'READY', true), ('n8n', 1, 'READY', true), ('two.md', 1, 'READY', true)$$, 'the rows are chunks of documents');
select is((select count(*)::int from jsonb_array_elements(service.claim_chunks('model-x', 100, 60)) c where (c ->> 'wants_terms')::boolean and not (c ->> 'wants_embedding')::boolean),
  5, 'the worker wants their words, and leaves their vectors alone');
select service.complete_chunks('model-x', (select jsonb_agg(jsonb_build_object('id', k.id, 'terms', jsonb_build_array((500 + k.chunk_index) * 256 + 9))) from knowledge_documents k));
select results_eq($$select site_id, array_agg(chunk_no order by chunk_no) from knowledge_documents group by 1 order by 1$$,
  $$values ('other', '{0}'::int[]), ('shop', '{0,1,2,3}'::int[])$$, 'then they are numbered within their site');
select is((select service.recall('{"user_id": "00000000-0000-4000-8000-00000000000a"}', 'shop', '00000000-0000-4000-8000-00000000000a', '{501}', p_limit => 1) #> '{chunks,0,chunk_index}'),
  '1', 'and found by their words');
select results_eq($$select distinct embedding_model from knowledge_documents$$, $$values ('external')$$, 'their vectors stay');
select lives_ok($$insert into documents (content, metadata) values ('without a vector', '{"site_id": "shop", "source": "plain.md"}')$$, 'a row may come without a vector');
select is((select (c ->> 'wants_embedding')::boolean from jsonb_array_elements(service.claim_chunks('model-x', 100, 60)) c), true, 'which the worker then adds');
update knowledge_documents set embedding = '[1,0,0]', embedding_model = 'local-hash-256' where content = 'without a vector';
select is_empty($$select * from match_documents('[1,0,0]', 9, '{"site_id": "shop", "source": "plain.md"}')$$, 'hashed words are no meaning: not compared');

-- The owner.
set local role authenticated;
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}';
select is((select count(*)::int from documents), 5, 'the owner sees the rows of the own site');
select results_eq($$select content from match_documents('[1,0,0]', 1)$$, $$values ('open at ten')$$, 'the owner searches without naming a site');
select throws_ok($$select * from match_documents('[1,0,0]', 1, '{"site_id": "other"}')$$, 'P0001', null, 'the owner does not search the sites of others');
select lives_ok($$insert into documents (content, embedding, metadata) values ('by the owner', '[0,1,0]', '{"site_id": "shop"}')$$, 'the owner stores');
select throws_ok($$insert into documents (content, embedding, metadata) values ('x', '[0,1,0]', '{"site_id": "other"}')$$, 'P0001', null, 'but not on the sites of others');
select throws_ok('select * from n8n_chat_histories', '42501', null, 'conversations are for the service key and the database''s owner');

-- An editor and a reader.
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000b", "role": "authenticated"}';
select lives_ok($$insert into documents (content, embedding, metadata) values ('by the editor', '[0,1,0]', '{"site_id": "shop"}')$$, 'an editor stores');
select lives_ok($$delete from documents where content = 'by the owner'$$, 'and deletes');
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000c", "role": "authenticated"}';
select is((select count(*)::int from documents), 6, 'a reader sees the rows, the deleted one no longer');
select throws_ok($$insert into documents (content, embedding, metadata) values ('x', '[0,1,0]', '{"site_id": "shop"}')$$, 'P0001', null, 'but stores nothing');
select throws_ok($$delete from documents where content = 'by the editor'$$, 'P0001', null, 'and deletes nothing');

-- A stranger.
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000d", "role": "authenticated"}';
select results_eq('select content from documents', $$values ('of another site')$$, 'a stranger sees nothing of the site');
select results_eq($$select content from match_documents('[1,0,0]', 9)$$, $$values ('of another site')$$, 'and finds nothing of it');
select throws_ok($$insert into documents (content, embedding, metadata) values ('x', '[0,1,0]', '{"site_id": "shop"}')$$, 'P0001', null, 'and stores nothing there');
delete from documents where metadata ->> 'site_id' = 'shop';

-- Anonymous.
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
select throws_ok('select * from documents', '42501', null, 'anonymous callers are refused the rows');
select throws_ok($$select * from match_documents('[1,0,0]', 1, '{"site_id": "shop"}')$$, '42501', null, 'and the search');
select throws_ok('select * from n8n_chat_histories', '42501', null, 'and the conversations');
reset role;
select is((select count(*)::int from knowledge_documents where site_id = 'shop'), 6, 'the stranger deleted nothing');

-- Conversations, by the service key.
select service.add_messages('{"user_id": "00000000-0000-4000-8000-00000000000a"}',
  '[{"site_id": "shop", "user_id": "00000000-0000-4000-8000-00000000000a", "role": "user", "message": "over HTTP", "terms": []}]');
set local role service_role;
set local request.jwt.claims = '{"role": "service_role"}';
select lives_ok($$insert into n8n_chat_histories (session_id, message) values
  ('shop:ann', '{"type": "human", "content": "hi", "additional_kwargs": {}, "response_metadata": {}}'),
  ('shop:ann', '{"type": "ai", "content": "", "tool_calls": [{"id": "1", "name": "find", "args": {"q": "x"}}]}'),
  ('shop:ann', '{"type": "tool", "content": "42", "tool_call_id": "1"}'),
  ('shop:ann', '{"type": "ai", "content": [{"type": "text", "text": "It is 42"}, {"type": "text", "text": "."}]}')$$, 'messages are stored');
select results_eq($$select message ->> 'type', message -> 'tool_calls' -> 0 ->> 'name' from n8n_chat_histories where session_id = 'shop:ann' order by id$$,
  $$values ('human', null), ('ai', 'find'), ('tool', null), ('ai', null)$$, 'and come back as they were, in their order');
select results_eq($$select message from n8n_chat_histories where session_id = 'shop:00000000-0000-4000-8000-00000000000a'$$,
  $$values ('{"type": "human", "content": "over HTTP", "additional_kwargs": {}, "response_metadata": {}}'::jsonb)$$, 'messages stored over HTTP are there too');
select throws_like($$insert into n8n_chat_histories (session_id, message) values ('nowhere:ann', '{"type": "human", "content": "hi"}')$$, '%"nowhere:ann" begins with no site%', 'an unknown site is refused');
select throws_ok($$insert into n8n_chat_histories (session_id, message) values ('shop:', '{"type": "human", "content": "hi"}')$$, null, null, 'a session without a user is refused');
select throws_ok($$insert into n8n_chat_histories (session_id, message) values ('shop:ann', '"hi"')$$, 'P0001', null, 'a message is an object');
reset role;
select results_eq($$select role, message from chat_messages where user_id = 'ann' order by seq$$, $$values ('user', 'hi'), ('ai', E'It is 42\n.')$$,
  'what was said is in the conversation, what tools did is not');
select service.create_site('{"user_id": "00000000-0000-4000-8000-00000000000a"}', 'shop:vip');
insert into chat_messages (site_id, user_id, role, message) values ('shop', 'vip:bob', 'user', 'of the short site');
insert into n8n_chat_histories (session_id, message) values ('shop:vip:bob', '{"type": "human", "content": "of the long site"}');
select results_eq($$select message ->> 'content' from n8n_chat_histories where session_id = 'shop:vip:bob'$$, $$values ('of the long site')$$,
  'where site ids hold colons, a session is of the longest that exists, and of no other');
delete from n8n_chat_histories where session_id = 'shop:ann';
select is_empty($$select from n8n_chat_histories where session_id = 'shop:ann'$$, 'a session is cleared');
select is((select count(*)::int from private.n8n_messages), 1, 'with what tools did');
insert into n8n_chat_histories (session_id, message) values ('shop:tim', '{"type": "tool", "content": "first"}'), ('shop:tim', '{"type": "tool", "content": "second"}');
delete from chat_messages where user_id = 'tim';
select is_empty($$select from n8n_chat_histories where session_id = 'shop:tim'$$, 'what is erased over HTTP is gone here');
select lives_ok('create table if not exists n8n_chat_histories (id serial primary key, session_id varchar(255) not null, message jsonb not null)',
  'n8n makes its table only if there is none');

select * from finish();
rollback;
