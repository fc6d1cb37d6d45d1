-- MCP servers as connectors, by actor: owner → other user → anonymous. The last two get nothing.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(54);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@example.test'),
  ('00000000-0000-4000-8000-00000000000b', 'other@example.test');

create function pg_temp.tool(p_name text, p_text text default 'first', p_effect text default 'write') returns jsonb language sql as $$
  select jsonb_build_object('name', p_name, 'definition', jsonb_build_object('description', p_text), 'digest', md5(p_text), 'is_distinct', true,
    'row', jsonb_build_object('operation_id', p_name, 'name', p_name, 'description', p_text, 'side_effect', p_effect,
      'hints', '{"readOnlyHint": false, "destructiveHint": true}'::jsonb, 'fields', jsonb_build_object('summary', p_text), 'chunk', p_text,
      'input_schema', '{"type": "object"}'::jsonb, 'output_schema', null,
      'definition', jsonb_build_object('kind', 'mcp', 'digest', md5(p_text)), 'content_hash', md5(p_text)))
$$;
create function pg_temp.listing(variadic p_tools jsonb[] default '{}') returns jsonb language sql as $$
  select jsonb_build_object('is_complete', true, 'tools', to_jsonb(p_tools), 'server', '{"transport": "streamable-http",
    "protocol_version": "2026-07-28", "server_name": "Weather", "server_version": "1.0", "instructions": null}'::jsonb)
$$;
create function pg_temp.connect(p_secrets jsonb, p_listing jsonb) returns uuid language sql as $$
  select (service.create_mcp_connector('00000000-0000-4000-8000-00000000000a',
    '{"name": "h", "auth_type": "bearer-token", "required_secrets": [{"secret_id": "token", "description": "", "vault_key_name": "token"}]}',
    '{"url": "https://mcp.example.test", "credentials": [{"type": "bearer", "secret": "token"}], "trust_hints": false, "is_named": false}',
    p_secrets, p_listing) ->> 'connector_id')::uuid
$$;
create function pg_temp.states(p_id uuid) returns text language sql as $$
  select string_agg((x ->> 'name') || ' ' || (x ->> 'state'), ', ' order by x ->> 'name')
  from jsonb_array_elements(service.list_mcp_server_tools('00000000-0000-4000-8000-00000000000a', p_id) -> 'tools') x
$$;
create function pg_temp.state(p_id uuid) returns jsonb language sql as $$
  select service.get_connector('00000000-0000-4000-8000-00000000000a', p_id)
$$;
create temporary table made (name text primary key, id uuid);
insert into made values ('known', pg_temp.connect('{"token": "s"}', pg_temp.listing(pg_temp.tool('rain'), pg_temp.tool('snow')))),
  ('waiting', pg_temp.connect('{}', null));
create function pg_temp.known() returns uuid language sql as $$ select id from made where name = 'known' $$;
create function pg_temp.waiting() returns uuid language sql as $$ select id from made where name = 'waiting' $$;

-- As the functions do it.
select is(pg_temp.states(pg_temp.known()), 'rain accepted, snow accepted', 'what is connected is accepted');
select is(pg_temp.state(pg_temp.known()) ->> 'name', 'Weather', 'an unnamed connector is named after its server');
select is(pg_temp.state(pg_temp.known()) ->> 'kind', 'mcp', 'it says what it is');
select is(pg_temp.state(pg_temp.known()) ->> 'status', 'PENDING_SECRETS', 'it waits for the index');
update tools set terms = '{"first": 1}', embedded_as = 'm' where connector_id = pg_temp.known();
select service.store_mcp_listing('00000000-0000-4000-8000-00000000000a', pg_temp.known(), pg_temp.listing(pg_temp.tool('rain'), pg_temp.tool('snow')));
select is(pg_temp.state(pg_temp.known()) ->> 'status', 'ACTIVE', 'then it is active');
select is((select count(*)::int from tools where connector_id = pg_temp.known() and terms is not null), 2, 'the same list again indexes nothing anew');

update tools set name = 'createOrder' where connector_id = pg_temp.known() and operation_id = 'rain';
select is(service.list_offered_tools('00000000-0000-4000-8000-00000000000a', null, null, '{createOrder}', 10) ->> 'tools', '[]',
  'a server''s title for its tool is no name by which an orchestrator offers it');
select is(service.list_offered_tools('00000000-0000-4000-8000-00000000000a', null, null, '{rain}', 10) #>> '{tools,0,operation_id}', 'rain',
  'its id is');
update tools set name = 'rain' where connector_id = pg_temp.known() and operation_id = 'rain';

select is(pg_temp.state(pg_temp.waiting()) ->> 'status', 'PENDING_SECRETS', 'without its secret it waits');
select is(service.claim_mcp_looks(10), '[]', 'and nobody looks at it');
select is(service.store_secrets('00000000-0000-4000-8000-00000000000a', pg_temp.waiting(), '{"token": "t"}') ->> 'status', 'PENDING_SECRETS',
  'a secret alone does not activate a server that nobody has seen');
select is((select jsonb_agg(jsonb_build_array(x ->> 'connector_id' = pg_temp.waiting()::text, x -> 'secrets' ->> 'token', x ->> 'name')) from jsonb_array_elements(service.claim_mcp_looks(10)) x),
  '[[true, "t", null]]', 'but lets the worker look, with the secret');
select is(service.claim_mcp_looks(10), '[]', 'one worker only');
select is((select failures from mcp_servers where connector_id = pg_temp.waiting()), 1, 'a look counts as failed until it is done');
select service.fail_mcp_look(pg_temp.waiting(), 'down');
select is(pg_temp.state(pg_temp.waiting()) ->> 'error', 'down', 'a failure is told');
select service.store_mcp_listing('00000000-0000-4000-8000-00000000000a', pg_temp.waiting(), pg_temp.listing());
select is(pg_temp.state(pg_temp.waiting()) ->> 'status', 'ACTIVE', 'a server without tools is active once it was seen');
select is((select failures || ' ' || (next_look_at > now() + interval '5 hours') from mcp_servers where connector_id = pg_temp.waiting()), '0 true', 'and is left for six hours');

select service.store_mcp_listing('00000000-0000-4000-8000-00000000000a', pg_temp.known(),
  pg_temp.listing(pg_temp.tool('rain', 'second'), pg_temp.tool('wind')));
select is(pg_temp.states(pg_temp.known()), 'rain changed, snow gone, wind new', 'a later list only notes what is other');
select is(pg_temp.state(pg_temp.known()) -> 'mcp' -> 'changed_count', '1', 'how many changed');
select is(pg_temp.state(pg_temp.known()) -> 'mcp' -> 'new_count', '1', 'how many are new');
select results_eq($$select operation_id, description from tools where connector_id = pg_temp.known() order by operation_id$$,
  $$values ('rain', 'first'), ('snow', 'first')$$, 'the catalogue stays as it was accepted');
select throws_like($$select service.accept_mcp_tools('00000000-0000-4000-8000-00000000000a', pg_temp.known(), jsonb_build_array(pg_temp.tool('wind'), pg_temp.tool('rain', 'third')))$$,
  'Nothing was accepted, because the server describes these otherwise by now: rain.%', 'what was not shown is not accepted');
select is(pg_temp.states(pg_temp.known()), 'rain changed, snow gone, wind new', 'nor anything beside it');
select service.accept_mcp_tools('00000000-0000-4000-8000-00000000000a', pg_temp.known(), jsonb_build_array(pg_temp.tool('wind'), pg_temp.tool('rain', 'second')));
select is(pg_temp.states(pg_temp.known()), 'rain accepted, snow gone, wind accepted', 'what was shown is');
select is((select terms is null from tools where connector_id = pg_temp.known() and operation_id = 'rain'), true, 'and indexed anew');
select service.set_mcp_side_effect('00000000-0000-4000-8000-00000000000a', pg_temp.known(), 'rain', 'read');
select is((select side_effect || ' ' || (hints ->> 'readOnlyHint') || ' ' || (hints ->> 'destructiveHint') from tools where connector_id = pg_temp.known() and operation_id = 'rain'),
  'read true false', 'the owner says what a tool does');
select service.store_mcp_listing('00000000-0000-4000-8000-00000000000a', pg_temp.known(),
  pg_temp.listing(pg_temp.tool('rain', 'second', 'execute'), pg_temp.tool('wind')));
select is((select side_effect from tools where connector_id = pg_temp.known() and operation_id = 'rain'), 'read', 'whatever the server says');
select is(service.note_mcp_tool('00000000-0000-4000-8000-00000000000a', pg_temp.known(), 'rain', '{"description": "fourth"}', 'd4') ->> 'description', 'second',
  'what a call met is noted, and compared with what was accepted');
select is(service.note_mcp_tool('00000000-0000-4000-8000-00000000000b', pg_temp.known(), 'wind', null, null), 'null', 'not by another user');
select is(pg_temp.states(pg_temp.known()), 'rain changed, snow gone, wind accepted', 'who changed nothing');
update mcp_tools set gone_at = now() - interval '25 hours' where connector_id = pg_temp.known() and name = 'snow';
select service.store_mcp_listing('00000000-0000-4000-8000-00000000000a', pg_temp.known(), jsonb_set(pg_temp.listing(pg_temp.tool('wind')), '{is_complete}', 'false'));
select is(pg_temp.states(pg_temp.known()), 'rain changed, snow gone, wind accepted', 'a list that was not read to its end takes nothing away');
select service.store_mcp_listing('00000000-0000-4000-8000-00000000000a', pg_temp.known(), pg_temp.listing(pg_temp.tool('rain', 'second'), pg_temp.tool('wind')));
select results_eq($$select operation_id from tools where connector_id = pg_temp.known() order by 1$$, $$values ('rain'), ('wind')$$, 'what is gone for a day leaves the catalogue');

-- The owner's word, and what a tool says of itself later.
select service.set_mcp_side_effect('00000000-0000-4000-8000-00000000000a', pg_temp.known(), 'rain', 'read');
select service.store_mcp_listing('00000000-0000-4000-8000-00000000000a', pg_temp.known(), pg_temp.listing(pg_temp.tool('rain', 'fifth'), pg_temp.tool('wind')));
select service.accept_mcp_tools('00000000-0000-4000-8000-00000000000a', pg_temp.known(), jsonb_build_array(pg_temp.tool('rain', 'fifth') || '{"at_least": null}'));
select is((select side_effect from tools where connector_id = pg_temp.known() and operation_id = 'rain'), 'read', 'holds for a change of its words');
select service.store_mcp_listing('00000000-0000-4000-8000-00000000000a', pg_temp.known(), pg_temp.listing(pg_temp.tool('rain', 'sixth'), pg_temp.tool('wind')));
select throws_like($$select service.accept_mcp_tools('00000000-0000-4000-8000-00000000000a', pg_temp.known(), jsonb_build_array(pg_temp.tool('rain', 'sixth') || jsonb_build_object('row', pg_temp.tool('rain', 'fifth') -> 'row')))$$,
  'Nothing was accepted%', 'a row made of another definition is not taken for the accepted one');
select service.accept_mcp_tools('00000000-0000-4000-8000-00000000000a', pg_temp.known(), jsonb_build_array(pg_temp.tool('rain', 'sixth') || '{"at_least": "execute"}'));
select is((select side_effect || ' ' || (hints ->> 'readOnlyHint') from tools where connector_id = pg_temp.known() and operation_id = 'rain'), 'execute false',
  'but not for less than it now says it does');
select service.set_mcp_side_effect('00000000-0000-4000-8000-00000000000a', pg_temp.known(), 'rain', 'execute');
select service.store_mcp_listing('00000000-0000-4000-8000-00000000000a', pg_temp.known(), pg_temp.listing(pg_temp.tool('rain', 'seventh'), pg_temp.tool('wind')));
select service.accept_mcp_tools('00000000-0000-4000-8000-00000000000a', pg_temp.known(), jsonb_build_array(pg_temp.tool('rain', 'seventh') || '{"at_least": "read"}'));
select is((select side_effect from tools where connector_id = pg_temp.known() and operation_id = 'rain'), 'execute', 'nor is it softened');

select service.store_mcp_listing('00000000-0000-4000-8000-00000000000a', pg_temp.known(), pg_temp.listing(pg_temp.tool('rain', 'seventh'), pg_temp.tool('wind', 'first', 'read')));
select is((select side_effect from tools where connector_id = pg_temp.known() and operation_id = 'wind'), 'write', 'a look that believed the server does not outlast the end of that');
select service.set_mcp_trust('00000000-0000-4000-8000-00000000000a', pg_temp.known(), true, jsonb_build_array(
  pg_temp.tool('wind', 'first', 'read') -> 'row', pg_temp.tool('rain', 'first', 'read') -> 'row'));
select results_eq($$select operation_id || ' ' || side_effect || ' ' || description from tools where connector_id = pg_temp.known() order by 1$$,
  $$values ('rain execute seventh'), ('wind read first')$$, 'once it is believed, it does, for what is accepted');

-- What cannot be used as it is now has changed.
select service.store_mcp_listing('00000000-0000-4000-8000-00000000000a', pg_temp.known(), pg_temp.listing(pg_temp.tool('wind'))
  || '{"report": {"skipped": [{"operation": "rain", "reason": "it has no inputSchema"}, {"operation": "hail", "reason": "it is no object"}]}}');
select is(pg_temp.states(pg_temp.known()), 'rain changed, wind accepted', 'it is not gone, and what nobody accepted is not kept');
select is(pg_temp.state(pg_temp.known()) -> 'mcp' -> 'changed_count', '1', 'it counts as changed');
select is((select unusable || ' ' || (gone_at is null) from mcp_tools where connector_id = pg_temp.known() and name = 'rain'), 'it has no inputSchema true', 'with the reason');
select service.store_mcp_listing('00000000-0000-4000-8000-00000000000a', pg_temp.known(), pg_temp.listing(pg_temp.tool('rain', 'seventh'), pg_temp.tool('wind')));
select is(pg_temp.states(pg_temp.known()), 'rain accepted, wind accepted', 'until it is as it was');

-- Another server with a tool of the same name.
insert into made values ('second', pg_temp.connect('{"token": "s"}', pg_temp.listing(pg_temp.tool('rain', 'better rain') || '{"is_distinct": false}', pg_temp.tool('hail'))));
select is(pg_temp.states((select id from made where name = 'second')), 'hail accepted, rain new', 'a tool that may be taken for another one waits');
select is((select count(*)::int from tools where operation_id = 'rain'), 1, 'nor is it in the catalogue');
delete from connectors where connector_id = (select id from made where name = 'second');

select throws_ok(format('select service.%I(%L, %L)', f, '00000000-0000-4000-8000-00000000000b', pg_temp.known()), 'P0001', 'You have no connector with this id.', 'another user: ' || f)
from unnest(array['load_mcp_server', 'list_mcp_server_tools']) f;

-- The owner.
set local role authenticated;
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}';
select is((select count(*)::int from mcp_servers), 2, 'the owner sees their servers');
select is((select count(*)::int from mcp_tools), 2, 'and their tools');
select throws_ok($$update mcp_tools set accepted = offered$$, '42501', null, 'the table is written by functions only');
select throws_ok($$select service.claim_mcp_looks(10)$$, '42501', null, 'people do not get secrets by looking');

-- Somebody else.
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000b", "role": "authenticated"}';
select is((select count(*)::int from mcp_servers), 0, 'another user sees no server');
select is((select count(*)::int from mcp_tools), 0, 'and no tool');

-- Nobody.
set local role anon;
select throws_ok($$select * from mcp_servers$$, '42501', null, 'without a login there is nothing');
select throws_ok($$select * from mcp_tools$$, '42501', null, 'of either');
select * from finish();
rollback;
