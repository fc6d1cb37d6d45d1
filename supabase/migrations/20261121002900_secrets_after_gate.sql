-- Secrets are read when the gate has let a call pass, not when its tool is found: a question, a refusal and an approval that
-- waits read none.

-- What the request of a call is built from; null when the tool is not the caller's or not active.
create or replace function private.load_call(p_user_id uuid, p_tool_id uuid) returns jsonb
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  return (select jsonb_build_object('tool_id', t.tool_id, 'definition', t.definition)
    from public.tools t join private.segments s on s.segment_id = t.segment_id
    where t.tool_id = p_tool_id and t.user_id = p_user_id and s.searchable);
end
$$;

create or replace function public.load_connection_test(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_connector public.connectors := private.own_connector(p_user_id, p_connector_id);
begin
  if v_connector.kind = 'mcp' then
    return (select jsonb_build_object('name', v_connector.name, 'is_harmless', true,
        'tool', jsonb_build_object('tool_id', p_connector_id, 'operation_id', 'tools/list', 'connector_id', p_connector_id, 'plugin', 'mcp-tool',
          'name', 'List the tools', 'description', '', 'input_schema', '{"type": "object", "additionalProperties": false}'::jsonb,
          'side_effect', 'read'),
        'call', jsonb_build_object('tool_id', p_connector_id, 'definition', d.definition))
      from public.mcp_servers s
      cross join lateral (select jsonb_build_object('kind', 'mcp', 'name', null, 'digest', '', 'url', s.url, 'credentials', s.credentials,
        'transport', s.transport, 'protocol_version', s.protocol_version) as definition) d
      where s.connector_id = p_connector_id);
  end if;
  return (select jsonb_build_object('name', v_connector.name, 'is_harmless', x.is_harmless,
      'tool', jsonb_build_object('tool_id', x.tool_id, 'operation_id', x.operation_id, 'connector_id', x.connector_id, 'plugin', x.plugin,
        'name', x.name, 'description', x.description, 'input_schema', x.input_schema, 'side_effect', x.side_effect),
      'call', jsonb_build_object('tool_id', x.tool_id, 'definition', x.definition))
    from (select t.*, t.side_effect = 'read' and t.definition ->> 'method' = 'GET'
        and coalesce(jsonb_array_length(t.input_schema -> 'required'), 0) = 0 as is_harmless
      from public.tools t where t.connector_id = p_connector_id) x
    order by x.is_harmless desc, x.definition -> 'credentials' <> '[]'::jsonb desc, x.ordinal limit 1);
end
$$;

-- Where secrets go, as before, in a language that keeps plans: these run for each call.
create or replace function private.origin_of(p_url text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(regexp_replace(lower(substring(p_url from '^[A-Za-z][A-Za-z0-9+.-]*://[^/?#\\]+')),
    '^(https://.*):443$', '\1'), '^(http://.*):80$', '\1');
end
$$;

create or replace function private.definition_origin(p_definition jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_origin text := private.origin_of(coalesce(p_definition #>> '{server,url}', p_definition ->> 'url'));
begin
  return case when v_origin like '%{%' then v_origin || coalesce(p_definition #>> '{server,variables}', '') else v_origin end;
end
$$;

create or replace function private.secret_uses(p_definition jsonb, p_token_url text) returns table (secret_id text, destination text)
language plpgsql immutable set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_origin text := private.definition_origin(p_definition);
begin
  return query
  select s.id, case when c.value ->> 'type' = 'oauth2'
      then private.origin_of(coalesce(case when c.value ? 'token_url_secret' then btrim(p_token_url, E' \t\r\n') end, c.value ->> 'token_url'))
        || ' for ' || v_origin
    else v_origin end
  from jsonb_array_elements(p_definition -> 'credentials') c
  cross join lateral (values (c.value ->> 'secret'), (c.value ->> 'username'), (c.value ->> 'password'), (c.value ->> 'client_id'),
    (c.value ->> 'client_secret'), (c.value ->> 'pfx'), (c.value ->> 'passphrase')) s (id)
  where s.id is not null;
end
$$;

-- The secrets of one request, by their names; p_for: {tool_id, connector_id | null, definition}. The definition is the one that the
-- request was built from: a secret comes along only where it may go by that one, whatever became of the tool since.
create function private.secrets_for(p_user_id uuid, p_for jsonb) returns jsonb
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_definition jsonb := p_for -> 'definition';
  v_connector uuid := (p_for ->> 'connector_id')::uuid;
begin
  if v_connector is not null then
    if not exists (select from public.connectors c where c.connector_id = v_connector and c.user_id = p_user_id) then
      return '{}';
    end if;
    return private.read_secrets(v_connector, v_definition);
  end if;
  return (
    select coalesce(jsonb_object_agg(s.name, d.decrypted_secret), '{}')
    from public.custom_tools t join private.tool_secrets s on s.tool_id = t.id
    cross join lateral (select v.decrypted_secret from vault.decrypted_secrets v where v.id = s.vault_id) d
    where t.id = (p_for ->> 'tool_id')::uuid and t.user_id = p_user_id
      and s.bound_to = private.tool_destination(v_definition -> 'http_config', v_definition -> 'parameters'));
end
$$;
revoke execute on function private.secrets_for from public;

-- For a call that the gate has let pass without asking the database.
create function public.read_call_secrets(p_user_id uuid, p_for jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.secrets_for(p_user_id, p_for);
end
$$;
revoke execute on function public.read_call_secrets from public, anon, authenticated;
grant execute on function public.read_call_secrets to service_role;

-- As before; with the yes come the secrets that the call asks for (`secrets_for`).
-- p_call: {audit, limits: [{subject, limit_per_min, whose}], approval: {…} | null, claim: {key, token} | null, secrets_for: {…} | null}
create or replace function public.begin_call(p_call jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_audit jsonb := p_call -> 'audit';
  v_user uuid := (v_audit ->> 'user_id')::uuid;
  v_is_write boolean := v_audit ->> 'side_effect' <> 'read';
  v_approval jsonb := '{"outcome": "proceed"}';
  v_limit record;
  v_secrets jsonb;
begin
  if v_is_write and jsonb_typeof(p_call -> 'claim') = 'object' then
    update private.idempotency_keys k set attempted_at = coalesce(k.attempted_at, now()), lease_until = now() + interval '40 seconds',
      trace_id = (v_audit ->> 'trace_id')::uuid
    where k.user_id = v_user and k.idempotency_key = p_call #>> '{claim,key}' and k.token = (p_call #>> '{claim,token}')::uuid;
    if not found then
      perform private.refuse('CONFLICT', 'Another run has taken over this idempotency key. Nothing was sent.', '{"reason": "superseded"}');
    end if;
  end if;
  if v_is_write and jsonb_typeof(p_call -> 'approval') = 'object' then
    v_approval := private.use_approval(v_user, v_audit, p_call -> 'approval');
    if v_approval ->> 'outcome' <> 'proceed' then
      -- Nothing is sent: the key is as it was.
      update private.idempotency_keys k set attempted_at = null
      where k.user_id = v_user and k.idempotency_key = p_call #>> '{claim,key}' and k.token = (p_call #>> '{claim,token}')::uuid
        and k.attempted_at = now();
      return v_approval;
    end if;
  end if;
  for v_limit in
    select l ->> 'subject' as subject, (l ->> 'limit_per_min')::integer as limit_per_min, l ->> 'whose' as whose
    from jsonb_array_elements(p_call -> 'limits') l order by 1
  loop
    perform private.take_call(v_limit.subject, v_limit.limit_per_min, v_limit.whose);
  end loop;
  if v_is_write then
    perform private.append_audit(v_audit || jsonb_build_object('phase', 'attempt', 'approval_id', v_approval -> 'approval_id'));
  end if;
  if jsonb_typeof(p_call -> 'secrets_for') = 'object' then
    v_secrets := private.secrets_for(v_user, p_call -> 'secrets_for');
  end if;
  return v_approval || case when v_secrets is null then '{}'::jsonb else jsonb_build_object('secrets', v_secrets) end;
end
$$;
