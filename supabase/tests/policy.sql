-- Agents, approver groups and approvals by actor: owner → member of the group → other user → anonymous.
begin;
select plan(29);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@example.test'),
  ('00000000-0000-4000-8000-00000000000b', 'approver@example.test'),
  ('00000000-0000-4000-8000-00000000000c', 'other@example.test');

select service.put_agent('00000000-0000-4000-8000-00000000000a', 'support', 'agent_id: support', '{"agent_id": "support", "tools": []}');
select service.put_agent('00000000-0000-4000-8000-00000000000a', 'support', 'agent_id: support # 2', '{"agent_id": "support", "tools": []}');
select service.put_approver_group('00000000-0000-4000-8000-00000000000a', 'leads', array['Approver@example.test']);
select service.put_session('00000000-0000-4000-8000-00000000000a', null, 'support', 's', '{"a": 1}');
create temporary table asked as select service.begin_call(jsonb_build_object('limits', '[]'::jsonb,
  'audit', jsonb_build_object('user_id', '00000000-0000-4000-8000-00000000000a', 'trace_id', gen_random_uuid(),
    'tool_id', gen_random_uuid(), 'operation_id', 'send', 'side_effect', 'write', 'agent_id', 'support'),
  'approval', jsonb_build_object('call_hash', 'hash', 'summary', 'Send it', 'request', '{}'::jsonb, 'call', '{"secret": 1}'::jsonb,
    'expires_after_s', 60, 'approver_group', 'leads'))) as answer;
grant select on asked to authenticated;
select is((select answer ->> 'outcome' from asked), 'approval_required', 'a write waits for its approval');
select throws_ok($$select service.decide_approval('00000000-0000-4000-8000-00000000000c', null, null, (select (answer ->> 'approval_id')::uuid from asked), 'approve')$$,
  null, 'There is no approval with this id.', 'somebody outside the group cannot decide');
select throws_ok($$select service.decide_approval('00000000-0000-4000-8000-00000000000a', gen_random_uuid(), 'support', (select (answer ->> 'approval_id')::uuid from asked), 'approve')$$,
  null, null, 'a key of the agent cannot decide');
select is((service.decide_approval('00000000-0000-4000-8000-00000000000b', null, null, (select (answer ->> 'approval_id')::uuid from asked), 'approve')) ->> 'status',
  'APPROVED', 'a member of the group decides');
select throws_ok($$select service.decide_approval('00000000-0000-4000-8000-00000000000a', null, null, (select (answer ->> 'approval_id')::uuid from asked), 'reject')$$,
  null, 'This approval was already decided or has expired.', 'one decision counts');

create temporary table claimed as
  select service.claim_idempotency_key('00000000-0000-4000-8000-00000000000a', null, 'key', 'hash') ->> 'token' as token;
select lives_ok($$select service.renew_idempotency_key('00000000-0000-4000-8000-00000000000a', 'key', (select token::uuid from claimed))$$,
  'the holder of an idempotency key renews its lease');
update private.idempotency_keys set lease_until = now() where idempotency_key = 'key';
select service.claim_idempotency_key('00000000-0000-4000-8000-00000000000a', null, 'key', 'hash');
select throws_ok($$select service.renew_idempotency_key('00000000-0000-4000-8000-00000000000a', 'key', (select token::uuid from claimed))$$,
  null, 'Another run has taken over this idempotency key. This one stops.', 'whose lease was taken over learns it');

set local role authenticated;
-- The owner.
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}';
select is((select count(*)::int from agents), 1, 'the owner sees the agent');
select is((select count(*)::int from agent_versions), 2, 'the owner sees its versions');
select is((select count(*)::int from approver_groups), 1, 'the owner sees the group');
select is((select count(*)::int from approver_group_members), 0, 'whom the owner named by address, and who of them has an account, is not read here');
select throws_ok($$update agent_versions set text = 'x'$$, '42501', null, 'files are changed by the function only');
select throws_ok($$insert into approver_group_members values (auth.uid(), 'leads', auth.uid())$$, '42501', null, 'nobody adds members by hand');
select throws_ok($$update approvals set status = 'APPROVED'$$, '42501', null, 'nobody approves by hand');
select throws_ok($$select service.put_agent(auth.uid(), 'x', 'x', '{}')$$, '42501', null, 'people cannot call the functions of the service role');
select throws_ok('select * from private.approval_calls', '42501', null, 'the stored calls are nobody''s to read');
select throws_ok('select * from private.agent_sessions', '42501', null, 'sessions are read through the function only');

-- A member of the group.
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000b", "role": "authenticated"}';
select is((select count(*)::int from approvals), 1, 'a member sees the approval');
select is((select count(*)::int from approver_group_members), 1, 'a member sees the own membership');
select is((select count(*)::int from agents), 0, 'a member sees no agent of the owner');
select is((select count(*)::int from approver_groups), 0, 'nor the group itself');
select is((select count(*)::int from audit_log), 0, 'nor the owner''s audit log');

-- Another user.
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000c", "role": "authenticated"}';
select is((select count(*)::int from approvals), 0, 'another user sees no approval');
select is((select count(*)::int from agents) + (select count(*)::int from agent_versions), 0, 'another user sees no agent');
select is((select count(*)::int from approver_group_members), 0, 'another user sees no member');

-- Anonymous.
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
select throws_ok('select * from agents', '42501', null, 'anonymous callers are refused agents');
select throws_ok('select * from agent_versions', '42501', null, 'and their files');
select throws_ok('select * from approver_groups', '42501', null, 'and groups');
select throws_ok('select * from approver_group_members', '42501', null, 'and members');

select * from finish();
rollback;
