-- Tools made by people, by actor: owner → other user → anonymous. The last two get nothing.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(40);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@example.test'),
  ('00000000-0000-4000-8000-00000000000b', 'other@example.test');

-- The owner.
set local role authenticated;
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}';
select lives_ok($$insert into custom_tools (id, name, description, http_config, secret_names) values
  ('00000000-0000-4000-8000-0000000000c1', ' weather ', 'Weather of a city',
   '{"url": "https://api.example.com/now?q={{city}}", "method": "get", "headers": {"X-Api-Key": "{{weather_key}}"}}', '{weather_key}')$$,
  'the owner makes a tool with the least that is needed');
select results_eq($$select name, user_id, tool_type, side_effect, enabled, http_config ->> 'method', parameters #>> '{required,0}' from custom_tools$$,
  $$values ('weather', '00000000-0000-4000-8000-00000000000a'::uuid, 'http_api', 'read', true, 'GET', 'city')$$,
  'what was left out is filled in');
select throws_ok($$insert into custom_tools (name, http_config) values ('weather', '{"url": "https://x.example.com", "method": "GET"}')$$,
  '23505', null, 'a name is taken once');
select throws_like($$insert into custom_tools (name, http_config) values ('a', '{"url": "/relative", "method": "GET"}')$$,
  '/http_config/url:%', 'a relative URL is refused by name');
select throws_like($$insert into custom_tools (name, http_config) values ('a', '{"url": "https://{{host}}/", "method": "GET"}')$$,
  '/http_config/url:%', 'a host that callers choose is refused');
select throws_like($$insert into custom_tools (name, http_config) values ('a', '{"url": "https://api.example.com", "method": "TRACE"}')$$,
  '/http_config/method:%', 'a method that is not allowed is refused by name');
select throws_like($$insert into custom_tools (name, http_config) values ('a', '{"url": "https://api.example.com", "method": "GET", "headers": {"a b": "x"}}')$$,
  '/http_config/headers:%', 'a header name that is none is refused');
select throws_like($$insert into custom_tools (name, http_config) values ('a', '{"url": "https://api.example.com", "method": "GET", "headers": {"a": "x\r\ny: z"}}')$$,
  '/http_config/headers:%', 'a header value with a line end is refused');
select throws_like($$insert into custom_tools (name, http_config) values ('a', null)$$, '/http_config:%', 'an HTTP tool needs its request');
select throws_like($$insert into custom_tools (name, tool_type) values ('a', 'prompt')$$, '/prompt_template:%', 'a prompt tool needs its prompt');
select throws_like($$insert into custom_tools (name, tool_type, prompt_template, secret_names) values ('a', 'prompt', 'Use {{key}}', '{key}')$$,
  '/prompt_template:%secret%', 'a prompt holds no secret');
select throws_like($$insert into custom_tools (name, http_config) values ('a', jsonb_build_object('url', 'https://api.example.com', 'method', 'POST',
  'headers', jsonb_build_object('x', repeat('x', 260000))))$$, '/http_config:%', 'a huge request is refused');
select throws_ok($$insert into custom_tools (user_id, name, http_config) values
  ('00000000-0000-4000-8000-00000000000b', 'gift', '{"url": "https://api.example.com", "method": "GET"}')$$,
  '42501', null, 'nobody makes a tool for somebody else');
select throws_ok($$update custom_tools set user_id = '00000000-0000-4000-8000-00000000000b'$$, '42501', null, 'nobody gives a tool away');
select throws_ok($$update custom_tools set id = gen_random_uuid()$$, '42501', null, 'an id stays');
select throws_ok($$insert into tools (user_id) values (auth.uid())$$, '42501', null, 'the catalogue is written by triggers only');
select throws_ok($$select service.store_tool_secrets(auth.uid(), '00000000-0000-4000-8000-0000000000c1', '{"weather_key": "x"}')$$,
  '42501', null, 'people cannot call the functions of the service role');
select throws_ok($$select service.begin_call('{}')$$, '42501', null, 'people cannot use up limits');
select throws_ok('select * from private.tool_secrets', '42501', null, 'people cannot see where secrets are');
select results_eq($$select source, plugin, operation_id, segment_id from tools$$,
  $$values ('custom', 'http-tool', 'weather', '00000000-0000-4000-8000-00000000000a'::uuid)$$, 'the tool is in the catalogue');

-- Its secret, as the function stores it.
reset role;
select is(service.store_tool_secrets('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000c1', '{"weather_key": "s3cret"}') #>> '{stored,0,name}',
  'weather_key', 'a secret is stored');
select is((select count(*)::int from vault.secrets where name = '00000000-0000-4000-8000-00000000000a/00000000-0000-4000-8000-0000000000c1/weather_key'), 1,
  'it is in the vault under owner, tool and name');
select throws_like($$select service.store_tool_secrets('00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-0000000000c1', '{"weather_key": "x"}')$$,
  'You have no tool%', 'nobody stores a secret for somebody else''s tool');
select throws_like($$select service.store_tool_secrets('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000c1', '{"other": "x"}')$$,
  '%no secret named other%', 'a name that is no secret is refused');
create temporary table loaded as
  select service.load_tool('00000000-0000-4000-8000-00000000000a', null, 'agent:query', '00000000-0000-4000-8000-0000000000c1') -> 'call' as call;
select is((select call ? 'secrets' from loaded), false, 'a tool that is found brings no secret');
select is(service.read_call_secrets('00000000-0000-4000-8000-00000000000a', (select call from loaded)), '{"weather_key": "s3cret"}', 'its call gets the secret');
select is(service.read_call_secrets('00000000-0000-4000-8000-00000000000b', (select call from loaded)), '{}', 'nobody else''s call does');
select is(service.read_call_secrets('00000000-0000-4000-8000-00000000000a',
  (select jsonb_set(call, '{definition,http_config,url}', '"https://elsewhere.example.com/"') from loaded)), '{}',
  'nor does a request to another destination');
select throws_like($$select service.load_tool('00000000-0000-4000-8000-00000000000b', null, 'agent:query', '00000000-0000-4000-8000-0000000000c1')$$,
  'You have no active tool%', 'nobody else calls it');

-- Another user.
set local role authenticated;
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000b", "role": "authenticated"}';
select is((select count(*)::int from custom_tools), 0, 'another user sees no tool');
select is((select count(*)::int from tools), 0, 'another user sees none in the catalogue');
select is_empty($$update custom_tools set enabled = false returning id$$, 'another user changes nothing');
select is_empty($$delete from custom_tools returning id$$, 'another user deletes nothing');
select throws_like($$insert into custom_tools (id, name, http_config) values ('00000000-0000-4000-8000-0000000000c1', 'mine', '{"url": "https://evil.example.com", "method": "GET"}')$$,
  '%custom_tools_pkey%', 'another user cannot take its id');

-- Anonymous.
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
select throws_ok('select * from custom_tools', '42501', null, 'anonymous callers are refused');
select throws_ok($$insert into custom_tools (name) values ('x')$$, '42501', null, 'anonymous callers make none');

-- The owner again.
set local role authenticated;
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}';
select lives_ok($$update custom_tools set secret_names = '{}'$$, 'the owner changes which placeholders are secrets');
reset role;
select is((select count(*)::int from vault.secrets where name like '00000000-0000-4000-8000-00000000000a/%'), 0,
  'a value whose name is no secret any more is forgotten');

insert into custom_tools (user_id, name, http_config) values
  ('00000000-0000-4000-8000-00000000000a', 'any session', '{"url": "https://api.example.com", "method": "GET", "headers": {"Cookie": "sid={{sid}}"}}');
insert into custom_tools (user_id, name, http_config, secret_names) values
  ('00000000-0000-4000-8000-00000000000a', 'own session', '{"url": "https://api.example.com", "method": "GET", "headers": {"Cookie": "sid={{sid}}"}}', '{sid}');
select is((select side_effect from custom_tools where name = 'any session'), 'write', 'a GET whose cookie an argument fills counts as a write');
select is((select side_effect from custom_tools where name = 'own session'), 'read', 'a GET with a cookie from the vault is a read');

select * from finish();
rollback;
