-- What custom_tools refuses names no constraint, whoever writes. PostgREST sets request.headers.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(9);

insert into auth.users (id, email) values ('00000000-0000-4000-8000-0000000000a1', 'plain@example.test');
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-0000000000a1", "role": "authenticated"}', true),
  set_config('request.headers', '{"prefer": "return=representation"}', true);
set local role authenticated;

insert into custom_tools (id, name, description, tool_type, http_config)
values ('00000000-0000-4000-8000-0000000000b1', 'first', 'x', 'http_api', '{"url": "https://example.com", "method": "GET"}');

prepare again as insert into custom_tools (name, description, tool_type, http_config)
values ('first', 'x', 'http_api', '{"url": "https://example.com", "method": "GET"}');
select throws_ok('again', '23505', 'You have a tool of this name already. Choose another name.', 'a name again');
prepare same_id as insert into custom_tools (id, name, description, tool_type, http_config)
values ('00000000-0000-4000-8000-0000000000b1', 'second', 'x', 'http_api', '{"url": "https://example.com", "method": "GET"}');
select throws_ok('same_id', '23505', 'The id is taken. Leave it out to get a new one.', 'an id again');
prepare twins as insert into custom_tools (name, description, tool_type, http_config)
select 'twin', 'x', 'http_api', '{"url": "https://example.com", "method": "GET"}' from generate_series(1, 2);
select throws_ok('twins', '23505', 'You have a tool of this name already. Choose another name.', 'twice in one statement');
prepare no_name as insert into custom_tools (name, description, tool_type) values (null, 'x', 'http_api');
select throws_ok('no_name', 'P0001', '/name must be a text.', 'no name');
prepare magic as insert into custom_tools (name, description, tool_type) values ('x', 'x', 'magic');
select throws_ok('magic', 'P0001', '/tool_type must be http_api or prompt.', 'a type that there is not');
prepare no_limit as update custom_tools set rate_limit_per_min = 0;
select throws_ok('no_limit', 'P0001', '/rate_limit_per_min must be a whole number from 1 to 100000.', 'a limit out of range');

select set_config('request.headers', '{"prefer": "resolution=merge-duplicates"}', true);
select lives_ok($$insert into custom_tools (name, description, tool_type, http_config)
  values ('first', 'anew', 'http_api', '{"url": "https://example.com", "method": "GET"}')
  on conflict (user_id, name) do update set description = excluded.description$$, 'an upsert meets its row');
select results_eq('select description from custom_tools', array['anew'], 'and changes it');

reset role;
select ok(not has_function_privilege('authenticated', 'private.find_column_faults(public.custom_tools)', 'execute'),
  'people may not call the check');
select * from finish();
rollback;
