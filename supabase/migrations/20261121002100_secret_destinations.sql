-- A stored secret is bound to the places it was entered for: scheme, host and port. What would go anywhere else is forgotten,
-- whichever part of a definition changed, and never leaves the vault for a call that leads there.

-- Scheme, host and port of a URL, default ports left out; null when it has none, which matches nothing.
create or replace function private.origin_of(p_url text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(regexp_replace(lower(substring(p_url from '^[A-Za-z][A-Za-z0-9+.-]*://[^/?#\\]+')),
    '^(https://.*):443$', '\1'), '^(http://.*):80$', '\1')
$$;

-- Where calls of a definition go: an operation's server, with what fills the variables of its host, or an MCP server.
create function private.definition_origin(p_definition jsonb) returns text
language sql immutable set search_path = '' as $$
  select case when u.origin like '%{%' then u.origin || coalesce(p_definition #>> '{server,variables}', '') else u.origin end
  from (select private.origin_of(coalesce(p_definition #>> '{server,url}', p_definition ->> 'url')) as origin) u
$$;

-- Which secrets a definition sends where; a null destination fits nothing. p_token_url is the stored one. A client secret goes
-- to the token endpoint only, but what it buys goes to the server: it is bound to the pair.
create function private.secret_uses(p_definition jsonb, p_token_url text) returns table (secret_id text, destination text)
language sql immutable set search_path = '' as $$
  select s.secret_id, case when c.value ->> 'type' = 'oauth2'
      then private.origin_of(coalesce(case when c.value ? 'token_url_secret' then btrim(p_token_url, E' \t\r\n') end, c.value ->> 'token_url'))
        || ' for ' || private.definition_origin(p_definition)
    else private.definition_origin(p_definition) end
  from jsonb_array_elements(p_definition -> 'credentials') c
  cross join lateral (values (c.value ->> 'secret'), (c.value ->> 'username'), (c.value ->> 'password'), (c.value ->> 'client_id'),
    (c.value ->> 'client_secret'), (c.value ->> 'pfx'), (c.value ->> 'passphrase')) s (secret_id)
  where s.secret_id is not null
$$;

create function private.stored_token_url(p_connector_id uuid) returns text
language sql stable set search_path = '' as $$
  select v.decrypted_secret from private.connector_secrets s join vault.decrypted_secrets v on v.id = s.vault_id
  where s.connector_id = p_connector_id and s.secret_id = 'token_url'
$$;

-- Every place a connector's secrets go to now.
create function private.secret_destinations(p_connector_id uuid) returns table (secret_id text, destinations text[])
language sql stable set search_path = '' as $$
  select u.secret_id, array_agg(distinct coalesce(u.destination, 'nowhere') order by coalesce(u.destination, 'nowhere'))
  from (select private.stored_token_url(p_connector_id) as url offset 0) token
  cross join lateral (
    select t.definition from public.tools t where t.connector_id = p_connector_id
    union all
    select jsonb_build_object('url', m.url, 'credentials', m.credentials) from public.mcp_servers m where m.connector_id = p_connector_id) d
  cross join lateral private.secret_uses(d.definition, token.url) u
  group by u.secret_id
$$;

alter table private.connector_secrets
  -- Where its value may go; set when it is stored.
  add column bound_to text[] not null default '{}';
update private.connector_secrets s set bound_to = d.destinations
from (select distinct x.connector_id from private.connector_secrets x) c
cross join lateral private.secret_destinations(c.connector_id) d
where s.connector_id = c.connector_id and s.secret_id = d.secret_id;

-- Forgets the secrets that would go elsewhere than when they were entered; gives their ids.
create function private.forget_misdirected_secrets(p_connector_id uuid) returns text[]
language plpgsql set search_path = '' as $$
declare
  v_forgotten text[];
begin
  with gone as (
    delete from private.connector_secrets s using private.secret_destinations(p_connector_id) d
    where s.connector_id = p_connector_id and s.secret_id = d.secret_id and not s.bound_to @> d.destinations
    returning s.secret_id
  )
  select coalesce(array_agg(gone.secret_id order by gone.secret_id), '{}') into v_forgotten from gone;
  return v_forgotten;
end
$$;

-- As before; what was stored earlier and would now go elsewhere, because the token URL leads to another host, is forgotten.
create or replace function public.store_secrets(p_user_id uuid, p_connector_id uuid, p_secrets jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_connector public.connectors := private.own_connector(p_user_id, p_connector_id);
  v_unknown text[];
  v_forgotten text[];
  v_secret record;
begin
  select array_agg(k order by k) into v_unknown from jsonb_object_keys(p_secrets) k
  where not exists (select from jsonb_array_elements(v_connector.required_secrets) r where r ->> 'secret_id' = k);
  if v_unknown is not null then
    perform private.refuse('INVALID_REQUEST', 'This connector does not ask for: ' || array_to_string(v_unknown, ', ') || '.',
      jsonb_build_object('errors', (select jsonb_agg(jsonb_build_object(
        'pointer', '/secrets/' || replace(replace(u, '~', '~0'), '/', '~1'), 'message', 'unknown secret id')) from unnest(v_unknown) u)));
  end if;
  for v_secret in
    select r ->> 'secret_id' as secret_id, r ->> 'vault_key_name' as vault_key_name, p_secrets ->> (r ->> 'secret_id') as value, s.vault_id
    from jsonb_array_elements(v_connector.required_secrets) r
    left join private.connector_secrets s on s.connector_id = p_connector_id and s.secret_id = r ->> 'secret_id'
    where p_secrets ? (r ->> 'secret_id')
  loop
    insert into private.connector_secrets as s (connector_id, secret_id, vault_key_name, vault_id)
    values (p_connector_id, v_secret.secret_id, v_secret.vault_key_name, private.put_vault_secret(
      v_secret.vault_id, p_user_id || '/' || p_connector_id || '/' || v_secret.vault_key_name, v_secret.value))
    on conflict (connector_id, secret_id) do update set updated_at = now();
  end loop;
  update private.connector_secrets s set bound_to = d.destinations
  from private.secret_destinations(p_connector_id) d
  where s.connector_id = p_connector_id and s.secret_id = d.secret_id and p_secrets ? s.secret_id;
  v_forgotten := private.forget_misdirected_secrets(p_connector_id);
  return jsonb_build_object('connector_id', p_connector_id, 'status', private.refresh_connector(p_connector_id),
    'stored', private.stored_secrets(p_connector_id), 'missing', private.missing_secrets(p_connector_id),
    'forgotten', to_jsonb(v_forgotten));
end
$$;

-- As before; the secrets are compared one by one: one that keeps its host stays, one that moves to another is forgotten, also
-- when the document has named that host before.
create or replace function public.replace_connector(p_user_id uuid, p_connector_id uuid, p_connector jsonb, p_document jsonb, p_tools jsonb)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_origins text[];
  v_new_origins text[];
  v_forgotten text[];
begin
  perform private.own_connector(p_user_id, p_connector_id);
  v_origins := private.connector_origins(p_connector_id);
  update public.connectors c set name = p_connector ->> 'name', description = p_connector ->> 'description',
    version = p_connector ->> 'version', auth_type = p_connector ->> 'auth_type',
    required_secrets = p_connector -> 'required_secrets', full_schema_json = p_document, error = null
  where c.connector_id = p_connector_id;
  update private.segments s set api = p_connector ->> 'name' where s.segment_id = p_connector_id;
  -- Secrets the new version no longer asks for are forgotten; a secret whose place in the vault moved is asked for again.
  delete from private.connector_secrets s where s.connector_id = p_connector_id and not exists (
    select from jsonb_array_elements(p_connector -> 'required_secrets') r
    where r ->> 'secret_id' = s.secret_id and r ->> 'vault_key_name' = s.vault_key_name);
  perform private.put_tools(p_user_id, p_connector_id, p_tools);
  select coalesce(array_agg(o), '{}') into v_new_origins
  from unnest(private.connector_origins(p_connector_id)) o where o <> all (v_origins);
  v_forgotten := private.forget_misdirected_secrets(p_connector_id);
  if not exists (select from public.tools t where t.connector_id = p_connector_id and (t.terms is null or t.embedded_as is null)) then
    perform private.build_segment(p_connector_id);
  end if;
  return jsonb_build_object('connector_id', p_connector_id, 'status', private.refresh_connector(p_connector_id),
    'new_origins', to_jsonb(v_new_origins), 'forgotten', to_jsonb(v_forgotten));
end
$$;

-- An MCP server that moves takes no secret along.
create function private.guard_mcp_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_misdirected_secrets(new.connector_id);
  perform private.refresh_connector(new.connector_id);
  return null;
end
$$;
create trigger mcp_servers_guard_address after update of url, credentials on public.mcp_servers
  for each row when (old.url is distinct from new.url or old.credentials is distinct from new.credentials)
  execute function private.guard_mcp_address();

-- Values by secret_id, for one call: those that its definition sends, and only where they may go.
drop function private.read_secrets(uuid);
create function private.read_secrets(p_connector_id uuid, p_definition jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_token_url text;
begin
  if coalesce(p_definition -> 'credentials', '[]') = '[]'::jsonb then
    return '{}';
  end if;
  if p_definition @> '{"credentials": [{"type": "oauth2"}]}' then
    v_token_url := private.stored_token_url(p_connector_id);
  end if;
  return (
    with uses as (
      select u.secret_id, bool_and(coalesce(u.destination = any (s.bound_to), false)) as is_bound, s.vault_id
      from private.secret_uses(p_definition, v_token_url) u
      join private.connector_secrets s on s.connector_id = p_connector_id and s.secret_id = u.secret_id
      group by u.secret_id, s.vault_id
    )
    select coalesce(jsonb_object_agg(uses.secret_id, d.decrypted_secret), '{}')
        || case when v_token_url is null then '{}'::jsonb else jsonb_build_object('token_url', v_token_url) end
    from uses cross join lateral (select v.decrypted_secret from vault.decrypted_secrets v where v.id = uses.vault_id) d
    where uses.is_bound);
end
$$;

-- Custom tools: the host of the template, with what fills its placeholders.
create function private.tool_destination(p_http_config jsonb, p_parameters jsonb) returns text
language sql immutable set search_path = '' as $$
  select u.origin || coalesce((
    select string_agg(m.name || '=' || coalesce(p_parameters -> 'properties' ->> m.name, ''), ' ' order by m.name)
    from (select distinct x[1] as name from regexp_matches(substring(p_http_config ->> 'url' from '^[^:]*://[^/?#\\]+'),
      '\{\{\s*([A-Za-z_][A-Za-z0-9_.-]*)\s*\}\}', 'g') x) m), '')
  from (select private.origin_of(p_http_config ->> 'url') as origin) u
$$;

alter table private.tool_secrets
  -- Where its value may go; set when it is stored.
  add column bound_to text;
update private.tool_secrets s set bound_to = private.tool_destination(t.http_config, t.parameters)
from public.custom_tools t where t.id = s.tool_id;

create function private.bind_tool_secret() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.bound_to := (select private.tool_destination(t.http_config, t.parameters) from public.custom_tools t where t.id = new.tool_id);
  return new;
end
$$;
create trigger tool_secrets_bind before insert or update on private.tool_secrets
  for each row execute function private.bind_tool_secret();

create function private.forget_tool_secrets() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.tool_secrets s where s.tool_id = new.id
    and s.bound_to is distinct from private.tool_destination(new.http_config, new.parameters);
  return null;
end
$$;
create trigger custom_tools_forget_secrets after update on public.custom_tools
  for each row when ((old.http_config, old.parameters) is distinct from (new.http_config, new.parameters))
  execute function private.forget_tool_secrets();

-- As before; a secret comes along only where it may go.
create or replace function private.load_call(p_user_id uuid, p_tool_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('tool_id', t.tool_id, 'definition', t.definition,
    'secrets', case
      when t.connector_id is not null then private.read_secrets(t.connector_id, t.definition)
      when t.source = 'custom' then (
        select coalesce(jsonb_object_agg(s.name, d.decrypted_secret), '{}') from private.tool_secrets s, lateral (
          select v.decrypted_secret from vault.decrypted_secrets v where v.id = s.vault_id) d
        where s.tool_id = t.tool_id
          and s.bound_to = private.tool_destination(t.definition -> 'http_config', t.definition -> 'parameters'))
      else '{}'::jsonb end)
  from public.tools t join private.segments s on s.segment_id = t.segment_id
  where t.tool_id = p_tool_id and t.user_id = p_user_id and s.searchable
$$;

create or replace function private.load_mcp_server(p_connector_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('connector_id', s.connector_id, 'user_id', s.user_id,
    'name', case when s.is_named or s.listed_at is not null then c.name end,
    'url', s.url, 'credentials', s.credentials, 'trust_hints', s.trust_hints, 'transport', s.transport,
    'protocol_version', s.protocol_version,
    'secrets', private.read_secrets(s.connector_id, jsonb_build_object('url', s.url, 'credentials', s.credentials)))
  from public.mcp_servers s join public.connectors c on c.connector_id = s.connector_id where s.connector_id = p_connector_id
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
        'call', jsonb_build_object('tool_id', p_connector_id, 'secrets', private.read_secrets(p_connector_id, d.definition),
          'definition', d.definition))
      from public.mcp_servers s
      cross join lateral (select jsonb_build_object('kind', 'mcp', 'name', null, 'digest', '', 'url', s.url, 'credentials', s.credentials,
        'transport', s.transport, 'protocol_version', s.protocol_version) as definition) d
      where s.connector_id = p_connector_id);
  end if;
  return (select jsonb_build_object('name', v_connector.name, 'is_harmless', x.is_harmless,
      'tool', jsonb_build_object('tool_id', x.tool_id, 'operation_id', x.operation_id, 'connector_id', x.connector_id, 'plugin', x.plugin,
        'name', x.name, 'description', x.description, 'input_schema', x.input_schema, 'side_effect', x.side_effect),
      'call', jsonb_build_object('tool_id', x.tool_id, 'definition', x.definition,
        'secrets', private.read_secrets(p_connector_id, x.definition)))
    from (select t.*, t.side_effect = 'read' and t.definition ->> 'method' = 'GET'
        and coalesce(jsonb_array_length(t.input_schema -> 'required'), 0) = 0 as is_harmless
      from public.tools t where t.connector_id = p_connector_id) x
    order by x.is_harmless desc, x.definition -> 'credentials' <> '[]'::jsonb desc, x.ordinal limit 1);
end
$$;

revoke execute on function private.definition_origin, private.secret_uses, private.stored_token_url, private.secret_destinations,
  private.forget_misdirected_secrets, private.guard_mcp_address, private.read_secrets, private.tool_destination,
  private.bind_tool_secret, private.forget_tool_secrets from public;
