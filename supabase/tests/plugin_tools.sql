-- Tools of plugins, by actor: owner → other user → anonymous. The last two get nothing.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(22);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@example.test'),
  ('00000000-0000-4000-8000-00000000000b', 'other@example.test');
create function pg_temp.tool(p_id text, p_effect text default 'read') returns jsonb language sql as $$
  select jsonb_build_object('operation_id', p_id, 'name', p_id, 'description', 'd', 'side_effect', p_effect, 'hints', '{}'::jsonb,
    'fields', jsonb_build_object('summary', p_id), 'chunk', p_id, 'input_schema', '{"type": "object"}'::jsonb)
$$;

-- As the functions do it.
select is(service.put_plugin_tools('00000000-0000-4000-8000-00000000000a', 'clock', '1.0.0', 'd1', 'Clock',
  jsonb_build_array(pg_temp.tool('clock.now'), pg_temp.tool('clock.zone'))) ->> 'outcome', 'on', 'a plugin is switched on');
select is(service.list_plugin_tools('00000000-0000-4000-8000-00000000000a'), '[{"plugin": "clock", "version": "1.0.0", "digest": "d1"}]', 'and listed');
select is(service.list_plugin_tools('00000000-0000-4000-8000-00000000000b'), '[]', 'for nobody else');
update tools set terms = '{"clock": 1}', embedded_as = 'm';
select is(service.put_plugin_tools('00000000-0000-4000-8000-00000000000a', 'clock', '1.1.0', 'd2', 'Clock',
  jsonb_build_array(pg_temp.tool('clock.set', 'write'), pg_temp.tool('clock.now', 'write')), true) ->> 'outcome', 'on', 'a newer version comes in');
select results_eq($$select operation_id, side_effect, terms is null from tools order by operation_id$$,
  $$values ('clock.now', 'write', false), ('clock.set', 'write', true)$$, 'with its tools: new ones wait for the worker, unchanged words stay');
select is(service.put_plugin_tools('00000000-0000-4000-8000-00000000000b', 'clock', '1.1.0', 'd2', 'Clock', '[]', true) ->> 'outcome', 'off',
  'a refresh switches nothing on');
select throws_like($$select service.put_plugin_tools('00000000-0000-4000-8000-00000000000a', 'watch', '1.0.0', 'd1', 'Watch', jsonb_build_array(pg_temp.tool('clock.now')))$$,
  'You already have a tool named clock.now%', 'a name that is taken is refused');
select is(service.put_plugin_tools('00000000-0000-4000-8000-00000000000a', 'watch', '1.0.0', 'w1', 'Watch', jsonb_build_array(pg_temp.tool('watch.now'))) ->> 'outcome',
  'on', 'another plugin');
select is(service.put_plugin_tools('00000000-0000-4000-8000-00000000000a', 'watch', '2.0.0', 'w2', 'Watch', jsonb_build_array(pg_temp.tool('clock.now')), true) ->> 'outcome',
  'taken', 'whose newer version has a name that is taken');
select is((select digest || ' ' || blocked_digest from enabled_plugins where plugin = 'watch'), 'w1 w2', 'keeps the older one');
select is(service.find_stale_plugins('{"clock": "d3", "watch": "w2"}', 10),
  '[{"user_id": "00000000-0000-4000-8000-00000000000a", "plugin": "clock"}]', 'what is of another digest and not blocked is stale');
select is(service.find_stale_plugins('{"watch": "w2"}', 10), '[]', 'a plugin that vanished is not refreshed');
select results_eq($$select operation_id from tools$$, $$values ('watch.now')$$, 'its tools are gone');
select is(service.find_stale_plugins('{"clock": "d2", "watch": "w2"}', 10),
  '[{"user_id": "00000000-0000-4000-8000-00000000000a", "plugin": "clock"}]', 'and come back with it');

-- The owner.
set local role authenticated;
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}';
select is((select count(*)::int from enabled_plugins), 2, 'the owner sees what they switched on');
select throws_ok($$insert into enabled_plugins (user_id, plugin, version, digest) values (auth.uid(), 'x', '1.0.0', 'x')$$, '42501', null,
  'the table is written by functions only');
select throws_ok($$select service.put_plugin_tools(auth.uid(), 'x', '1.0.0', 'x', 'X', '[]')$$, '42501', null, 'people cannot put tools');
select throws_ok($$select service.find_stale_plugins('{}', 10)$$, '42501', null, 'people cannot take plugins away');

-- Somebody else.
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000b", "role": "authenticated"}';
select is((select count(*)::int from enabled_plugins), 0, 'others see nothing');

-- Nobody.
set local role anon;
select throws_ok('select * from enabled_plugins', '42501', null, 'without an account there is nothing');

reset role;
select service.drop_plugin_tools('00000000-0000-4000-8000-00000000000a', 'watch');
select is((select count(*)::int from tools), 0, 'switched off, its tools are gone');
select is((select count(*)::int from private.segments), 0, 'and its part of the index');
select * from finish();
rollback;
