-- Open questions, by actor: the caller who was asked → other callers → the Data API. Only the first gets them, once.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(25);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@example.test'),
  ('00000000-0000-4000-8000-00000000000b', 'other@example.test');
insert into api_keys (id, user_id, name, prefix, key_hash, scopes, agent_id) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000000a', 'one', 'tg_1', 'hash-1', '{agent:query}', null),
  ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-00000000000a', 'two', 'tg_2', 'hash-2', '{agent:query}', null),
  ('00000000-0000-4000-8000-0000000000a3', '00000000-0000-4000-8000-00000000000a', 'three', 'tg_3', 'hash-3', '{agent:query}', 'clerk');

-- Kept for key one in the conversation "c".
create function pg_temp.keep(p_key uuid default '00000000-0000-4000-8000-0000000000a1', p_agent text default null, p_client text default null,
  p_question text default '{"request": "r"}', p_approval uuid default null) returns jsonb language sql as $$
  select service.keep_question('00000000-0000-4000-8000-00000000000a', p_key, p_agent, p_client, 'c', p_question, array[gen_random_uuid()], p_approval)
$$;
-- What a caller is given.
create function pg_temp.taken(p_user uuid, p_hash text, p_conversation text default 'c', p_agent text default null, p_client text default null,
  p_approval uuid default null) returns text language sql as $$
  select service.recall_tools(p_user, p_hash, 'agent:query', '{}', '{}', p_agent_id => p_agent, p_conversation_id => p_conversation,
    p_oauth_client => p_client, p_approval_id => p_approval) #>> '{open,question}'
$$;

select pg_temp.keep();
select is(pg_temp.taken(null, 'hash-2'), null, 'another key of the owner gets nothing');
select is(pg_temp.taken('00000000-0000-4000-8000-00000000000a', null), null, 'nor does the owner');
select is(pg_temp.taken('00000000-0000-4000-8000-00000000000b', null), null, 'nor somebody else');
select is(pg_temp.taken(null, 'hash-1', 'd'), null, 'nor another conversation');
select is(pg_temp.taken(null, 'hash-1', 'c', 'clerk'), null, 'nor the key for an agent');
select is(pg_temp.taken(null, 'hash-1', 'c', null, 'app'), null, 'nor an application');
select is(pg_temp.taken(null, 'hash-1', 'c', null, null, gen_random_uuid()), null, 'nor who comes with an approval');
select is(pg_temp.taken(null, 'hash-1'), '{"request": "r"}', 'the caller who was asked gets it');
select is(pg_temp.taken(null, 'hash-1'), null, 'once');

select pg_temp.keep('00000000-0000-4000-8000-0000000000a3', 'clerk');
select is(pg_temp.taken(null, 'hash-3'), '{"request": "r"}', 'the agent is the key''s');
select pg_temp.keep(null, null, 'app');
select is(pg_temp.taken('00000000-0000-4000-8000-00000000000a', null), null, 'what an application was asked is not the person''s');
select is(pg_temp.taken('00000000-0000-4000-8000-00000000000a', null, 'c', null, 'other-app'), null, 'nor another application''s');
select is(pg_temp.taken('00000000-0000-4000-8000-00000000000a', null, 'c', null, 'app'), '{"request": "r"}', 'but its own');

select pg_temp.keep(p_question => '{"request": "older"}'), pg_temp.keep(p_question => '{"request": "newer"}');
select is((select count(*)::int from private.open_questions), 1, 'there is one a conversation');
select is((service.find_named_tools(null, 'hash-1', 'agent:query', 'nothing', null, 'c') -> 'tools')::text, '[]', 'whoever names a tool');
select is(pg_temp.taken(null, 'hash-1'), null, 'asks something new');

select pg_temp.keep();
update private.open_questions set expires_at = now();
select is(pg_temp.taken(null, 'hash-1'), null, 'its time is over');
select pg_temp.keep();
update private.open_questions set expires_at = now();
select service.forget_questions();
select is((select count(*)::int from private.open_questions), 0, 'and it is swept');
select throws_ok($$select pg_temp.keep(p_question => repeat('x', 65537))$$, '23514', null, 'a question has a size');

insert into approvals (approval_id, user_id, tool_id, operation_id, call_hash, summary, request)
values ('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-00000000000a', gen_random_uuid(), 'pay', 'h', 's', '{}');
select pg_temp.keep(p_approval => '00000000-0000-4000-8000-0000000000c1');
select is(pg_temp.taken(null, 'hash-1'), null, 'what waits for an approval is not answered without it');
select is(pg_temp.taken(null, 'hash-1', p_approval => '00000000-0000-4000-8000-0000000000c1') || pg_temp.taken(null, 'hash-1',
  p_approval => '00000000-0000-4000-8000-0000000000c1'), '{"request": "r"}{"request": "r"}', 'with it as often as the caller comes');
select is(pg_temp.taken(null, 'hash-2', p_approval => '00000000-0000-4000-8000-0000000000c1'), null, 'but no other caller');

-- The Data API.
set local role authenticated;
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}';
select throws_ok('select * from private.open_questions', '42501', null, 'people do not reach the table');
select throws_ok($$select service.keep_question(auth.uid(), null, null, null, 'c', '{}', '{}')$$, '42501', null, 'nor its functions');
set local role anon;
select throws_ok($$select service.recall_tools(null, 'hash-1', 'agent:query', '{}', '{}')$$, '42501', null, 'nor does anybody without an account');

select * from finish();
rollback;
