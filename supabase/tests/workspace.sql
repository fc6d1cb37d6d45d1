-- Workspaces, by actor: owner → other user → anonymous. Nobody reaches the files but our functions.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(39);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@example.test'),
  ('00000000-0000-4000-8000-00000000000b', 'other@example.test');

-- As our functions call.
set local role service_role;
select is(service.write_workspace_file('00000000-0000-4000-8000-00000000000a', 'notes/a.md', encode('one', 'base64')) ->> 'version', '1', 'a file is created');
select throws_like($$select service.write_workspace_file('00000000-0000-4000-8000-00000000000a', 'notes/a.md', '')$$, '%exists already, at version 1%',
  'a file that exists is not created again');
select is(service.write_workspace_file('00000000-0000-4000-8000-00000000000a', 'notes/a.md', encode('two', 'base64'), 1) ->> 'version', '2', 'the version that was read is replaced');
select throws_like($$select service.write_workspace_file('00000000-0000-4000-8000-00000000000a', 'notes/a.md', '', 1)$$, '%is at version 2%', 'an older one is not');
select is(service.append_workspace_file('00000000-0000-4000-8000-00000000000a', 'notes/a.md', encode('!', 'base64')) ->> 'size', '4', 'text is appended');
select is(service.replace_workspace_text('00000000-0000-4000-8000-00000000000a', 'notes/a.md', 'two', 'three') ->> 'size', '6', 'text is replaced');
select throws_like($$select service.replace_workspace_text('00000000-0000-4000-8000-00000000000a', 'notes/a.md', 'e', 'x')$$, '%occurs 2 times%', 'text that occurs twice is not');
select is(convert_from(decode(service.read_workspace_file('00000000-0000-4000-8000-00000000000a', 'notes/a.md') ->> 'content', 'base64'), 'UTF8'), 'three!', 'the file is read');
select is(service.list_workspace('00000000-0000-4000-8000-00000000000a', '', false, 10) #>> '{entries,0,path}', 'notes', 'its folder is listed');
select is(service.search_workspace('00000000-0000-4000-8000-00000000000a', 'REE', '', null, true, 10) #>> '{matches,0,path}', 'notes/a.md', 'it is found by its text');
select is(service.move_workspace_path('00000000-0000-4000-8000-00000000000a', 'notes', 'texts') ->> 'moved', '1', 'its folder is moved');
select throws_like($$select service.write_workspace_file('00000000-0000-4000-8000-00000000000a', '../x', '')$$, '%not a path inside%', 'a path that leaves is refused');
select throws_like($$select service.write_workspace_file('00000000-0000-4000-8000-00000000000a', 'texts/a.md/b', '')$$, '%file and a folder%', 'a file is no folder');
select throws_like($$select service.write_workspace_file('00000000-0000-4000-8000-00000000000c', 'x', '')$$, '%was deleted%', 'an account that is gone has no workspace');
select throws_like($$select service.write_workspace_file('00000000-0000-4000-8000-00000000000a', 'big', replace(encode(decode(repeat('00', 5242881), 'hex'), 'base64'), E'\n', ''))$$,
  '%a file may have 5242880%', 'a file over its limit is refused');

-- A command: all or nothing, and only on what was read.
select is(jsonb_array_length(service.open_workspace('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f1', 1000) -> 'files'), 1, 'a command gets every file');
select ok((service.open_workspace('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f2', 1000) ->> 'wait_ms')::int between 1 and 5000,
  'another one is told how long to wait');
select is(service.open_workspace('00000000-0000-4000-8000-00000000000a', null, 1000) #>> '{files,0,path}', 'texts/a.md', 'who only reads does not wait');
select throws_like($$select service.commit_workspace('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f1',
  '[{"path": "new", "version": null, "kind": "file", "mode": 420, "content": ""}, {"path": "texts/a.md", "version": 1, "kind": null}]')$$,
  'texts/a.md changed meanwhile%', 'a change of what was written meanwhile is refused');
select throws_like($$select service.read_workspace_file('00000000-0000-4000-8000-00000000000a', 'new')$$, 'There is no%', 'nothing of it is kept');
select lives_ok($$select service.commit_workspace('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f1',
  '[{"path": "new", "version": null, "kind": "file", "mode": 493, "content": ""}, {"path": "empty", "version": null, "kind": "folder", "mode": 493}]')$$, 'the rest is written');
select ok(service.open_workspace('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f2', 1000) ? 'files', 'and the lease given back');
select is(service.workspace_usage('00000000-0000-4000-8000-00000000000a') ->> 'files', '3', 'what there is, is counted');
select is(service.workspace_usage('00000000-0000-4000-8000-00000000000b') ->> 'files', '0', 'for each person');
select throws_like($$select service.read_workspace_file('00000000-0000-4000-8000-00000000000b', 'texts/a.md')$$, 'There is no%', 'nobody reads another''s file');

-- Bindings multiply workspaces: together they are limited. Stored compressed here, a gigabyte takes a few megabytes.
reset role;
alter table private.workspace_files alter column content set storage extended;
insert into private.workspaces (workspace_id, user_id, binding)
select private.workspace_id('00000000-0000-4000-8000-00000000000b', 'connection ' || n), '00000000-0000-4000-8000-00000000000b', 'connection ' || n from generate_series(1, 16) n;
insert into private.workspace_files (workspace_id, path, kind, content, mode, version)
values (private.workspace_id('00000000-0000-4000-8000-00000000000b', 'connection 1'), 'part 1', 'file', convert_to(repeat('x', 4194304), 'UTF8'), 420, 1);
insert into private.workspace_files (workspace_id, path, kind, content, mode, version)
select private.workspace_id('00000000-0000-4000-8000-00000000000b', 'connection ' || n), 'part ' || i, 'file', f.content, 420, 1
from private.workspace_files f, generate_series(1, 16) n, generate_series(1, 16) i where f.path = 'part 1' and n * i > 1;
set local role service_role;
select throws_like($$select service.write_workspace_file('00000000-0000-4000-8000-00000000000b', 'one', encode('x', 'base64'), p_binding => 'connection 17')$$,
  'The workspaces of this account would hold 1073741825 bytes; allowed are 1073741824 bytes%', 'a new workspace does not exceed what all of an account may hold');
select throws_like($$select service.commit_workspace('00000000-0000-4000-8000-00000000000b', null,
  '[{"path": "one", "version": null, "kind": "file", "mode": 420, "content": "eA=="}]', 'connection 17')$$,
  'The workspaces of this account would hold 1073741825 bytes%', 'nor does a command in it');
select lives_ok($$select service.write_workspace_file('00000000-0000-4000-8000-00000000000b', 'none', '', p_binding => 'connection 17')$$, 'the limit itself is allowed');
select lives_ok($$select service.write_workspace_file('00000000-0000-4000-8000-00000000000a', 'one', encode('x', 'base64'), p_binding => 'connection 17')$$, 'another account has its own');
select lives_ok($$select service.delete_workspace_path('00000000-0000-4000-8000-00000000000b', 'part 1', p_binding => 'connection 16')$$, 'what is deleted');
select lives_ok($$select service.write_workspace_file('00000000-0000-4000-8000-00000000000b', 'one', encode('x', 'base64'), p_binding => 'connection 17')$$, 'makes room');

-- The owner.
set local role authenticated;
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}';
select throws_ok('select * from private.workspace_files', '42501', null, 'people do not reach the table');
select throws_ok($$select service.list_workspace('00000000-0000-4000-8000-00000000000a', '', false, 10)$$, '42501', null, 'nor the functions');

-- Another user.
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000b", "role": "authenticated"}';
select throws_ok($$select service.read_workspace_file('00000000-0000-4000-8000-00000000000a', 'texts/a.md')$$, '42501', null, 'another user neither');
select throws_ok($$select service.commit_workspace('00000000-0000-4000-8000-00000000000a', null, '[]')$$, '42501', null, 'nor for writing');

-- Anonymous.
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
select throws_ok('select * from private.workspaces', '42501', null, 'anonymous callers are refused');
select throws_ok($$select service.workspace_usage('00000000-0000-4000-8000-00000000000a')$$, '42501', null, 'everything');

reset role;
select lives_ok($$delete from auth.users where id = '00000000-0000-4000-8000-00000000000a'$$, 'the owner leaves');
select is((select count(*)::int from private.workspace_files f join private.workspaces w on w.workspace_id = f.workspace_id where w.user_id = '00000000-0000-4000-8000-00000000000a'), 0, 'and the files go along');

select * from finish();
rollback;
