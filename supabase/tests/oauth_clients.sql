-- Applications that act for people and the Data API, by actor: the person → an application with their token → the service role.
begin;
select plan(15);

insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000a', 'owner@example.test');
select service.create_site('{"user_id": "00000000-0000-4000-8000-00000000000a"}', 'shop');
select service.put_agent('00000000-0000-4000-8000-00000000000a', 'support', 'agent_id: support', '{"agent_id": "support", "tools": []}');
insert into custom_tools (user_id, name, description, tool_type, side_effect, http_config, parameters)
values ('00000000-0000-4000-8000-00000000000a', 'mine', 'Mine', 'http_api', 'read',
  '{"method": "GET", "url": "https://api.example.com/mine"}', '{"type": "object", "properties": {}}');
insert into documents (content, metadata) values ('Open from nine to five', '{"site_id": "shop", "source": "hours"}');

select is((select array_agg(c.relname::text order by 1) from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and has_any_column_privilege('authenticated', c.oid, 'select, insert, update')
      and not exists (select from pg_policy p where p.polrelid = c.oid and not p.polpermissive and p.polcmd = '*'
        and pg_get_expr(p.polqual, p.polrelid) ~ 'client_id' and pg_get_expr(p.polwithcheck, p.polrelid) ~ 'client_id')),
  null, 'each table that people can reach has the rule');
select is((select array_agg(p.proname::text order by 1) from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef and has_function_privilege('authenticated', p.oid, 'execute')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')),
  null, 'people can call no function that passes their rules by');

set local role authenticated;
-- The person.
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}';
select is((select count(*)::int from agents), 1, 'a person sees their agents');
select is((select count(*)::int from sites), 1, 'their sites');
select is((select count(*)::int from documents), 1, 'their rows of documents');
select is((select count(*)::int from custom_tools), 1, 'and their tools');
select lives_ok($$update custom_tools set enabled = false$$, 'which they change');

-- An application with a token of theirs.
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated", "client_id": "app"}';
select is((select count(*)::int from agents) + (select count(*)::int from agent_versions), 0, 'an application sees no agent');
select is((select count(*)::int from sites) + (select count(*)::int from site_members) + (select count(*)::int from site_documents), 0, 'no site');
select is((select count(*)::int from documents) + (select count(*)::int from knowledge_documents), 0, 'no row of documents');
select throws_ok($$insert into documents (content, metadata) values ('Open all night', '{"site_id": "shop"}')$$,
  null, 'Applications that act for a person use the functions of Toolgate, not the Data API.', 'and writes none');
select throws_ok($$insert into custom_tools (user_id, name, description, tool_type, side_effect, http_config, parameters)
  values (auth.uid(), 'theirs', 'Theirs', 'http_api', 'read', '{"method": "GET", "url": "https://api.example.com/theirs"}', '{"type": "object", "properties": {}}')$$,
  '42501', null, 'it makes no tool');
update custom_tools set enabled = true;
delete from custom_tools;
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}';
select is((select enabled from custom_tools), false, 'and neither changes nor deletes one');

-- The service role, whose claims name no application.
set local role service_role;
set local request.jwt.claims = '{"role": "service_role"}';
select is((select count(*)::int from documents), 1, 'the service role goes on as before');
select lives_ok($$insert into documents (content, metadata) values ('Closed on Sundays', '{"site_id": "shop"}')$$, 'and writes');

select * from finish();
rollback;
