-- A connector and its operations are created, replaced and deleted in one transaction each.

-- Inserts or updates a connector's tools. Tools with an unchanged content hash keep terms and embedding; the output schema is not
-- searched, so its changes alone need no indexing. The segment is written as a whole from now on.
create function private.put_tools(p_user_id uuid, p_connector_id uuid, p_tools jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  update private.segments s set in_parts = false where s.segment_id = p_connector_id and s.in_parts;
  delete from public.tools t where t.connector_id = p_connector_id
    and not exists (select from jsonb_array_elements(p_tools) x where x ->> 'operation_id' = t.operation_id);
  insert into public.tools as t (user_id, source, connector_id, segment_id, ordinal, operation_id, name, description,
    plugin, side_effect, hints, fields, chunk, input_schema, output_schema, definition, content_hash)
  select p_user_id, 'connector', p_connector_id, p_connector_id,
    -- Ordinals of remaining operations do not change: the index refers to them.
    coalesce(o.ordinal, m.highest + row_number() over (partition by o.ordinal is null order by x.n)),
    x.tool ->> 'operation_id', x.tool ->> 'name', x.tool ->> 'description', 'openapi-tool', x.tool ->> 'side_effect',
    x.tool -> 'hints', x.tool -> 'fields', x.tool ->> 'chunk', x.tool -> 'input_schema',
    nullif(x.tool -> 'output_schema', 'null'), x.tool -> 'definition', x.tool ->> 'content_hash'
  from jsonb_array_elements(p_tools) with ordinality as x (tool, n)
  cross join (select coalesce(max(ordinal), -1) as highest from public.tools where connector_id = p_connector_id) m
  left join public.tools o on o.connector_id = p_connector_id and o.operation_id = x.tool ->> 'operation_id'
  on conflict (segment_id, operation_id) do update set
    name = excluded.name, description = excluded.description, side_effect = excluded.side_effect, hints = excluded.hints,
    fields = excluded.fields, chunk = excluded.chunk, input_schema = excluded.input_schema,
    output_schema = excluded.output_schema, definition = excluded.definition, content_hash = excluded.content_hash,
    terms = case when t.content_hash = excluded.content_hash then t.terms end,
    embedded_as = case when t.content_hash = excluded.content_hash then t.embedded_as end,
    leased_until = null, attempts = 0, last_error = null
  where (t.content_hash, t.name, t.description, t.side_effect, t.hints, t.chunk, t.definition, t.input_schema, t.output_schema, t.attempts, t.last_error)
    is distinct from (excluded.content_hash, excluded.name, excluded.description, excluded.side_effect, excluded.hints, excluded.chunk,
      excluded.definition, excluded.input_schema, excluded.output_schema, 0, null);
end
$$;

create function private.describe_mcp_server(p_connector_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('mcp', jsonb_build_object('url', s.url, 'transport', s.transport, 'protocol_version', s.protocol_version,
    'server_name', s.server_name, 'server_version', s.server_version, 'instructions', s.instructions,
    'trust_hints', s.trust_hints, 'listed_at', s.listed_at,
    'changed_count', count(*) filter (where m.offered_digest <> m.accepted_digest or m.unusable is not null),
    'new_count', count(*) filter (where m.accepted is null and m.offered is not null)))
  from public.mcp_servers s left join public.mcp_tools m on m.connector_id = s.connector_id
  where s.connector_id = p_connector_id group by s.connector_id
$$;

create function private.describe_connector(p_connector public.connectors) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'connector_id', p_connector.connector_id, 'kind', p_connector.kind, 'name', p_connector.name, 'description', p_connector.description,
    'version', p_connector.version, 'status', p_connector.status, 'created_at', p_connector.created_at,
    'updated_at', p_connector.updated_at,
    'host', (select private.origin_of(x.definition -> 'server' ->> 'url') from public.tools x
      where x.connector_id = p_connector.connector_id limit 1),
    'last_activity_at', (select max(a.created_at) from public.audit_log a where a.connector_id = p_connector.connector_id),
    'auth', jsonb_build_object('type', p_connector.auth_type, 'required_secrets', p_connector.required_secrets),
    'secrets_stored', private.stored_secrets(p_connector.connector_id),
    'secrets', (select coalesce(jsonb_agg(jsonb_build_object('secret_id', r ->> 'secret_id', 'vault_key_name', r ->> 'vault_key_name',
        'description', r ->> 'description', 'stored_at', s.updated_at) order by n), '[]')
      from jsonb_array_elements(p_connector.required_secrets) with ordinality as x (r, n)
      left join private.connector_secrets s on s.connector_id = p_connector.connector_id and s.secret_id = r ->> 'secret_id'),
    'operation_count', count(*), 'indexed_count', count(*) filter (where t.is_indexed),
    'indexing', jsonb_build_object('waiting', count(*) filter (where not t.is_indexed),
      'failing', count(*) filter (where t.last_error is not null), 'last_error', max(t.last_error),
      'last_progress_at', max(t.updated_at) filter (where t.is_indexed)))
    || case when p_connector.source_url is null then '{}'::jsonb
       else jsonb_build_object('source', jsonb_build_object('url', p_connector.source_url, 'kind', p_connector.source_kind)) end
    || case when to_jsonb(p_connector) ->> 'identity_operation' is null then '{}'::jsonb
       else jsonb_build_object('identity_operation', to_jsonb(p_connector) -> 'identity_operation') end
    || case when coalesce(p_connector.error, max(t.last_error)) is null then '{}'::jsonb
       else jsonb_build_object('error', coalesce(p_connector.error, max(t.last_error))) end
    || case when p_connector.kind = 'mcp' then private.describe_mcp_server(p_connector.connector_id) else '{}'::jsonb end
  from (select x.last_error, x.updated_at, x.terms is not null and x.embedded_as is not null as is_indexed
    from public.tools x where x.connector_id = p_connector.connector_id) t
$$;

-- p_change {may_call: false}: whoever creates it may not call operations.
create function service.create_connector(p_user_id uuid, p_connector jsonb, p_document json, p_tools jsonb, p_change jsonb default '{}')
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  insert into public.connectors (user_id, name, description, version, auth_type, required_secrets, full_schema_json)
  values (p_user_id, p_connector ->> 'name', p_connector ->> 'description', p_connector ->> 'version',
    p_connector ->> 'auth_type', p_connector -> 'required_secrets', p_document)
  returning connector_id into v_id;
  insert into private.segments (segment_id, user_id, connector_id, api) values (v_id, p_user_id, v_id, p_connector ->> 'name');
  perform private.put_tools(p_user_id, v_id, p_tools);
  perform private.doubt_identity(v_id, '{}', p_change);
  perform private.put_overlay(p_user_id, v_id, p_change);
  return jsonb_build_object('connector_id', v_id, 'status', 'PENDING_SECRETS');
end
$$;

-- p_change is what put_overlay() stores, and what the caller saw: its request is refused if the overlay or the document has another
-- revision now. Secrets are compared one by one: those whose destination changes are deleted, also when the document named that host before. The
-- owner's decisions about unchanged operations stay. p_change {may_call: false}: whoever changes it may not call operations.
create function service.replace_connector(p_user_id uuid, p_connector_id uuid, p_connector jsonb, p_document json, p_tools jsonb,
  p_change jsonb default '{}')
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_origins text[];
  v_new_origins text[];
  v_forgotten text[];
  v_dropped text[];
  v_named jsonb;
begin
  perform private.own_connector(p_user_id, p_connector_id);
  perform private.check_revisions(p_connector_id, p_change);
  v_origins := private.connector_origins(p_connector_id);
  if p_change -> 'may_call' = 'false' then
    v_named := private.identity_bases(p_connector_id);
  end if;
  update public.connectors c set name = case when c.is_renamed then c.name else p_connector ->> 'name' end, description = p_connector ->> 'description',
    version = p_connector ->> 'version', auth_type = p_connector ->> 'auth_type',
    required_secrets = p_connector -> 'required_secrets', full_schema_json = p_document, error = null
  where c.connector_id = p_connector_id;
  update private.segments s set api = c.name from public.connectors c
  where s.segment_id = p_connector_id and c.connector_id = p_connector_id;
  -- Deletes secrets that the new version does not require, or stores under another name in the vault.
  delete from private.connector_secrets s where s.connector_id = p_connector_id and not exists (
    select from jsonb_array_elements(p_connector -> 'required_secrets') r
    where r ->> 'secret_id' = s.secret_id and r ->> 'vault_key_name' = s.vault_key_name);
  perform private.put_tools(p_user_id, p_connector_id, p_tools);
  if p_change ? 'overlay' then
    delete from public.effect_decisions e where e.connector_id = p_connector_id and e.from_overlay and not exists (
      select from jsonb_array_elements(p_change -> 'relaxed') r where r ->> 'operation_id' = e.operation_id);
  end if;
  v_dropped := private.apply_effect_decisions(p_connector_id);
  perform private.doubt_identity(p_connector_id, v_named, p_change);
  perform private.put_overlay(p_user_id, p_connector_id, p_change);
  perform private.finish_version(p_user_id, p_connector_id, p_change);
  select coalesce(array_agg(o), '{}') into v_new_origins
  from unnest(private.connector_origins(p_connector_id)) o where o <> all (v_origins);
  v_forgotten := private.forget_misdirected_secrets(p_connector_id);
  if not exists (select from public.tools t where t.connector_id = p_connector_id and (t.terms is null or t.embedded_as is null)) then
    perform private.build_segment(p_connector_id);
  end if;
  return jsonb_build_object('connector_id', p_connector_id, 'status', private.refresh_connector(p_connector_id),
    'new_origins', to_jsonb(v_new_origins), 'forgotten', to_jsonb(v_forgotten), 'dropped_decisions', to_jsonb(v_dropped));
end
$$;

create function service.list_connectors(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.describe_connector(c) order by c.created_at desc, c.connector_id), '[]')
  from public.connectors c where c.user_id = p_user_id and not c.is_staged
$$;

create function service.get_connector(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.describe_connector(private.own_connector(p_user_id, p_connector_id));
end
$$;

-- The given ids that are not connectors of the user.
create function service.find_foreign_connectors(p_user_id uuid, p_key_hash text, p_connector_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := (private.resolve_caller(p_user_id, p_key_hash, null)).user_id;
begin
  return (select coalesce(jsonb_agg(id), '[]') from unnest(p_connector_ids) id
    where not exists (select from public.connectors c where c.connector_id = id and c.user_id = v_user));
end
$$;

create function service.set_connector_status(p_user_id uuid, p_connector_id uuid, p_status text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_connector public.connectors := private.own_connector(p_user_id, p_connector_id);
begin
  if p_status = 'DISABLED' then
    update public.connectors c set status = 'DISABLED' where c.connector_id = p_connector_id;
  elsif v_connector.status = 'DISABLED' then
    -- Starts like a new connector; refresh_connector() activates it if secrets and index are complete.
    update public.connectors c set status = 'PENDING_SECRETS' where c.connector_id = p_connector_id;
  end if;
  perform private.refresh_connector(p_connector_id);
  return private.describe_connector(private.own_connector(p_user_id, p_connector_id));
end
$$;

create function service.delete_connector(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_connector(p_user_id, p_connector_id);
  delete from public.connectors c where c.connector_id = p_connector_id;
  return jsonb_build_object('connector_id', p_connector_id, 'deleted', true);
end
$$;

-- The call that tests a connector in any status: a read without required arguments, preferably with credentials. If there is
-- none (`is_harmless` false), any operation, of which only the server is contacted. Of an MCP server, its tools are listed. With the
-- caller's policy.
create function service.load_connection_test(p_user_id uuid, p_connector_id uuid, p_key_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_connector public.connectors := private.own_connector(p_user_id, p_connector_id);
  v_policy jsonb := private.caller_policy(private.known_caller(p_user_id, p_key_id), null, null);
begin
  if v_connector.kind = 'mcp' then
    return (select jsonb_build_object('name', v_connector.name, 'policy', v_policy, 'is_harmless', true,
        'tool', jsonb_build_object('tool_id', p_connector_id, 'operation_id', 'tools/list', 'connector_id', p_connector_id, 'plugin', 'mcp-tool',
          'name', 'List the tools', 'description', '', 'input_schema', '{"type": "object", "additionalProperties": false}'::jsonb,
          'side_effect', 'read'),
        'call', jsonb_build_object('tool_id', p_connector_id, 'side_effect', 'read', 'definition', d.definition))
      from public.mcp_servers s
      cross join lateral (select jsonb_build_object('kind', 'mcp', 'name', null, 'digest', '', 'url', s.url, 'credentials', s.credentials,
        'transport', s.transport, 'protocol_version', s.protocol_version) as definition) d
      where s.connector_id = p_connector_id);
  end if;
  return (select jsonb_build_object('name', v_connector.name, 'policy', v_policy, 'is_harmless', x.is_harmless,
      'tool', jsonb_build_object('tool_id', x.tool_id, 'operation_id', x.operation_id, 'connector_id', x.connector_id, 'plugin', x.plugin,
        'name', x.name, 'description', x.description, 'input_schema', x.input_schema, 'side_effect', x.side_effect),
      'call', jsonb_build_object('tool_id', x.tool_id, 'side_effect', x.side_effect, 'definition', x.definition))
    from (select t.*, t.side_effect = 'read' and t.definition ->> 'method' = 'GET'
        and coalesce(jsonb_array_length(t.input_schema -> 'required'), 0) = 0 as is_harmless
      from public.tools t where t.connector_id = p_connector_id) x
    order by x.is_harmless desc, x.definition -> 'credentials' <> '[]'::jsonb desc, x.ordinal limit 1);
end
$$;
