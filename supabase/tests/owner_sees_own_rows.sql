-- By actor: owner → other user → anonymous. The last two get nothing.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(23);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@example.test'),
  ('00000000-0000-4000-8000-00000000000b', 'other@example.test');

select service.create_connector('00000000-0000-4000-8000-00000000000a',
  '{"name": "Weather", "description": "", "version": "1", "auth_type": "api-key",
    "required_secrets": [{"secret_id": "key", "description": "", "vault_key_name": "weather_key"}]}',
  '{"openapi": "3.1.0"}',
  '[{"operation_id": "now", "name": "Now", "description": "", "side_effect": "read", "hints": {}, "fields": {"method": "GET", "path": "/now"},
     "chunk": "Weather now", "input_schema": {"type": "object"}, "definition": {"kind": "http"}, "content_hash": "h1"}]');
select service.create_api_key('00000000-0000-4000-8000-00000000000a', 'n8n', 'tg_abc', repeat('a', 64), array['agent:query']);
select service.record_run(json_build_object('trace_id', gen_random_uuid(), 'user_id', '00000000-0000-4000-8000-00000000000a',
  'conversation_id', 'c', 'source', 'playground', 'operation_ids', '[]'::jsonb, 'connector_ids', '[]'::jsonb,
  'side_effects', '[]'::jsonb, 'user_query', 'q', 'status', 'SUCCESS', 'steps', '[]'::jsonb, 'started_at', now(), 'duration_ms', 1,
  'input_tokens', 0, 'output_tokens', 0),
  jsonb_build_object('user_id', '00000000-0000-4000-8000-00000000000a', 'trace_id', gen_random_uuid(), 'phase', 'outcome', 'side_effect', 'read'));
select service.begin_call(jsonb_build_object('limits', '[]'::jsonb,
  'audit', jsonb_build_object('user_id', '00000000-0000-4000-8000-00000000000a', 'trace_id', gen_random_uuid(),
    'tool_id', gen_random_uuid(), 'operation_id', 'send', 'side_effect', 'write'),
  'approval', jsonb_build_object('call_hash', 'hash', 'summary', 'Send it', 'request', '{}'::jsonb, 'call', '{}'::jsonb, 'expires_after_s', 60)));

-- The owner.
set local role authenticated;
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}';
select is((select count(*)::int from connectors), 1, 'the owner sees the connector');
select is((select count(*)::int from tools), 1, 'the owner sees the tool');
select is((select count(id)::int from api_keys), 1, 'the owner sees the API key');
select is((select count(*)::int from traces), 1, 'the owner sees the trace');
select is((select count(*)::int from audit_log), 1, 'the owner sees the audit log');
select is((select count(*)::int from approvals), 1, 'the owner sees the approval');
select throws_ok('select key_hash from api_keys', '42501', null, 'not even the owner reads the hash of a key');
select throws_ok('select full_schema_json from connectors', '42501', null, 'a document is read by the function only');
select throws_ok('select c.full_schema_json from tools join connectors c using (connector_id)', '42501', null, 'nor once for each tool');
select throws_ok($$insert into connectors (user_id, name, version, auth_type, full_schema_json) values (auth.uid(), 'x', '1', 'none', '{}')$$,
  '42501', null, 'connectors are made by the function only');
select throws_ok($$update connectors set status = 'ACTIVE'$$, '42501', null, 'nobody activates a connector by hand');
select throws_ok($$select private.read_secrets(gen_random_uuid(), '{}')$$, '42501', null, 'people cannot enter the private schema');
select throws_ok('select * from vault.decrypted_secrets', '42501', null, 'people cannot read the vault');
select throws_ok($$select service.list_connectors('00000000-0000-4000-8000-00000000000a')$$, '42501', null, 'people cannot call the functions of the service role');

-- Another user.
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000b", "role": "authenticated"}';
select is((select count(*)::int from connectors), 0, 'another user sees no connector');
select is((select count(*)::int from tools), 0, 'another user sees no tool');
select is((select count(id)::int from api_keys), 0, 'another user sees no API key');
select is((select count(*)::int from traces), 0, 'another user sees no trace');
select is((select count(*)::int from audit_log), 0, 'another user sees no audit log');
select is((select count(*)::int from approvals), 0, 'another user sees no approval');

-- Anonymous.
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
select throws_ok('select * from connectors', '42501', null, 'anonymous callers are refused');
select throws_ok('select * from tools', '42501', null, 'anonymous callers are refused the catalogue');
select throws_ok($$select service.resolve_api_key(repeat('a', 64), null)$$, '42501', null, 'anonymous callers cannot try API keys');

select * from finish();
rollback;
