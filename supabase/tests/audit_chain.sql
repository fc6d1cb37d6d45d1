-- The audit log, by actor: owner → other user → anonymous → the functions. Nobody changes it, nobody cuts it.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(28);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@example.test'),
  ('00000000-0000-4000-8000-00000000000b', 'other@example.test');
create function pg_temp.entry(p_user uuid, p_url text) returns jsonb language sql as $$
  select jsonb_build_object('user_id', p_user, 'trace_id', gen_random_uuid(), 'phase', 'outcome', 'side_effect', 'write', 'url', p_url)
$$;
select private.append_audit(pg_temp.entry('00000000-0000-4000-8000-00000000000a', 'https://a.example/' || g)) from generate_series(1, 3) g;
select private.append_audit(pg_temp.entry('00000000-0000-4000-8000-00000000000b', 'https://b.example/'));

select results_eq($$select seq from audit_log where user_id = '00000000-0000-4000-8000-00000000000a' order by id$$, $$values (1::bigint), (2), (3)$$,
  'rows are numbered by person');
select results_eq($$select a.prev_hash from audit_log a where a.seq > 1 order by a.seq$$,
  $$select a.hash from audit_log a where a.seq < 3 and a.user_id = '00000000-0000-4000-8000-00000000000a' order by a.seq$$,
  'each carries the hash of the one before');
select is((select count(*)::int from audit_log a where a.hash = encode(sha256(convert_to(private.audit_text(a), 'UTF8')), 'hex')), 4,
  'each hash is the SHA-256 of the row');
select is((select private.audit_text(a)::jsonb ->> 'prev_hash' from audit_log a where a.seq = 3), (select hash from audit_log where seq = 2
  and user_id = '00000000-0000-4000-8000-00000000000a'), 'with the hash before in it');
select results_eq($$select h.seq, h.hash from private.audit_heads h where h.user_id = '00000000-0000-4000-8000-00000000000a'$$,
  $$select a.seq, a.hash from audit_log a where a.seq = 3$$, 'the head is the last row');
insert into audit_log (user_id, trace_id, phase, side_effect, seq, prev_hash, hash)
  values ('00000000-0000-4000-8000-00000000000b', gen_random_uuid(), 'attempt', 'write', 77, 'x', 'y');
select is((select max(seq) from audit_log where user_id = '00000000-0000-4000-8000-00000000000b'), 2::bigint, 'number and hash are never taken from the writer');
select is(jsonb_array_length(service.list_audit_chains()), 2, 'a chain a person');
select is(json_array_length(service.read_audit_chain('00000000-0000-4000-8000-00000000000a', 1, 100)), 2, 'the rows after one');
set local timezone = 'Asia/Tokyo';
select is((select count(*)::int from audit_log a where a.hash = private.audit_hash(a)), 5, 'whatever the time zone of who looks');

-- Its owner: the triggers are what holds.
select throws_like($$update audit_log set url = 'x'$$, '%append-only%', 'the owner of the table cannot change a row');
select throws_like($$delete from audit_log where seq = 3$$, '%append-only%', 'nor take one out');
select throws_like($$truncate audit_log$$, '%append-only%', 'nor empty it');

-- A person.
set local role authenticated;
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}';
select is((select count(*)::int from audit_log), 3, 'people see their own rows');
select throws_ok($$update audit_log set url = 'x'$$, '42501', null, 'change none');
select throws_ok($$delete from audit_log$$, '42501', null, 'delete none');
select throws_ok($$truncate audit_log$$, '42501', null, 'empty nothing');
select throws_ok($$insert into audit_log (user_id, trace_id, phase, side_effect) values (auth.uid(), gen_random_uuid(), 'outcome', 'read')$$, '42501', null,
  'and write none');
select throws_ok($$select service.list_audit_chains()$$, '42501', null, 'the verifier is not for people');
select throws_ok($$select service.read_audit_chain(auth.uid(), 0, 10)$$, '42501', null, 'nor its rows');
select throws_ok($$select * from private.audit_heads$$, '42501', null, 'nor the heads');

-- Nobody.
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
select throws_ok($$select count(*) from audit_log$$, '42501', null, 'without an account there is nothing');
select throws_ok($$select service.list_audit_chains()$$, '42501', null, 'and nothing to verify');

-- The functions.
set local role service_role;
set local request.jwt.claims = '{"role": "service_role"}';
select throws_ok($$update audit_log set url = 'x'$$, '42501', null, 'the functions change no row');
select throws_ok($$delete from audit_log$$, '42501', null, 'delete none');
select throws_ok($$truncate audit_log$$, '42501', null, 'empty nothing');
select throws_ok($$update private.audit_heads set seq = 0$$, '42501', null, 'and set no head back');
select throws_ok($$alter table audit_log disable trigger user$$, '42501', null, 'the triggers stay');
select is(jsonb_array_length(service.list_audit_chains()), 2, 'the verifier reads with the secret key');

select * from finish();
rollback;
