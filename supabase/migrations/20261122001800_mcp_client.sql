-- MCP servers: their tools are rows of the catalogue as their owner accepted them. What a server lists later is stored beside that
-- until the owner has reviewed it.

-- The worker lists a server once its last secret is stored, and again after each new value.
create function private.look_with_new_secret() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.mcp_servers s set next_look_at = now(), failures = 0
  where s.connector_id = new.connector_id and private.missing_secrets(new.connector_id) = '[]'::jsonb;
  return new;
end
$$;

create trigger connector_secrets_look after insert or update on private.connector_secrets
  for each row execute function private.look_with_new_secret();

-- A server with another address keeps no secret.
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

-- The caller's MCP server, with its connector's row locked.
create function private.own_mcp_server(p_user_id uuid, p_connector_id uuid) returns public.mcp_servers
language plpgsql set search_path = '' as $$
declare
  v_row public.mcp_servers;
begin
  perform private.own_connector(p_user_id, p_connector_id);
  select * into v_row from public.mcp_servers s where s.connector_id = p_connector_id;
  if v_row.connector_id is null then
    perform private.refuse('INVALID_REQUEST', 'This connector is no MCP server: it has an OpenAPI document.',
      jsonb_build_object('connector_id', p_connector_id, 'kind', 'openapi'));
  end if;
  return v_row;
end
$$;

-- Writes rows into the catalogue: [McpToolRow] of src/mcp/client/compile-tool.ts. Other rows stay. The owner's decision on a side effect
-- wins; without it a tool reads only if its server's hints are trusted, because a row may be older than the end of that trust.
create function private.put_mcp_tools(p_user_id uuid, p_connector_id uuid, p_rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.tools as t (user_id, source, connector_id, segment_id, ordinal, operation_id, name, description,
    plugin, side_effect, hints, fields, chunk, input_schema, output_schema, definition, content_hash)
  select p_user_id, 'mcp', p_connector_id, p_connector_id,
    coalesce(o.ordinal, h.highest + row_number() over (partition by o.ordinal is null order by x.n)),
    x.tool ->> 'operation_id', x.tool ->> 'name', x.tool ->> 'description', 'mcp-tool', y.side_effect,
    case when y.side_effect = x.tool ->> 'side_effect' and m.side_effect is null then x.tool -> 'hints'
      else private.mcp_hints(x.tool -> 'hints', y.side_effect) end,
    x.tool -> 'fields', x.tool ->> 'chunk', x.tool -> 'input_schema',
    nullif(x.tool -> 'output_schema', 'null'), x.tool -> 'definition', x.tool ->> 'content_hash'
  from jsonb_array_elements(p_rows) with ordinality as x (tool, n)
  cross join (select coalesce(max(ordinal), -1) as highest from public.tools where connector_id = p_connector_id) h
  left join public.tools o on o.connector_id = p_connector_id and o.operation_id = x.tool ->> 'operation_id'
  left join public.mcp_tools m on m.connector_id = p_connector_id and m.name = x.tool ->> 'operation_id'
  cross join lateral (select coalesce(m.side_effect, case when x.tool ->> 'side_effect' = 'read' and not exists (
      select from public.mcp_servers s where s.connector_id = p_connector_id and s.trust_hints) then 'write'
    else x.tool ->> 'side_effect' end) as side_effect) y
  on conflict (segment_id, operation_id) do update set
    name = excluded.name, description = excluded.description, side_effect = excluded.side_effect, hints = excluded.hints,
    fields = excluded.fields, chunk = excluded.chunk, input_schema = excluded.input_schema,
    output_schema = excluded.output_schema, definition = excluded.definition, content_hash = excluded.content_hash,
    terms = case when t.content_hash = excluded.content_hash then t.terms end,
    embedded_as = case when t.content_hash = excluded.content_hash then t.embedded_as end,
    leased_until = null, attempts = 0, last_error = null
  where (t.content_hash, t.side_effect, t.hints, t.definition, t.input_schema, t.output_schema) is distinct from
    (excluded.content_hash, excluded.side_effect, excluded.hints, excluded.definition, excluded.input_schema, excluded.output_schema);
  if not exists (select from public.tools t where t.connector_id = p_connector_id and (t.terms is null or t.embedded_as is null)) then
    perform private.build_segment(p_connector_id);
  end if;
end
$$;

-- The names of the user's other tools, a page at a time: [{tool_id, operation_id, name}].
create function service.list_other_tools(p_user_id uuid, p_connector_id uuid, p_after uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('tool_id', x.tool_id, 'operation_id', x.operation_id, 'name', x.name) order by x.tool_id), '[]')
  from (select t.tool_id, t.operation_id, t.name from public.tools t
    where t.user_id = p_user_id and t.connector_id is distinct from p_connector_id and (p_after is null or t.tool_id > p_after)
    order by t.tool_id limit 20000) x
$$;

-- Stores what a look at a server found: {server, tools: [{name, definition, digest, row, is_distinct}], is_complete, report: {skipped: [{operation,
-- reason}]}}. The owner accepts the first listing by connecting, except for tools that may be taken for another tool. Later looks only record
-- what differs from the accepted state. The caller holds the connector's row lock.
create function private.take_mcp_listing(p_server public.mcp_servers, p_listing jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_id constant uuid := p_server.connector_id;
  v_is_first constant boolean := p_server.listed_at is null;
  v_said constant jsonb := p_listing -> 'server';
begin
  update public.mcp_servers s set transport = v_said ->> 'transport', protocol_version = v_said ->> 'protocol_version',
    server_name = v_said ->> 'server_name', server_version = v_said ->> 'server_version', instructions = v_said ->> 'instructions',
    listed_at = now(), next_look_at = now() + interval '6 hours', failures = 0
  where s.connector_id = v_id;
  update public.connectors c set error = null, version = coalesce(v_said ->> 'server_version', ''),
    description = left(coalesce(v_said ->> 'instructions', ''), 2000),
    name = case when v_is_first and not p_server.is_named then coalesce(v_said ->> 'server_name', c.name) else c.name end
  where c.connector_id = v_id;
  update private.segments s set api = c.name from public.connectors c where s.segment_id = v_id and c.connector_id = v_id;

  insert into public.mcp_tools as m (connector_id, user_id, name, offered, offered_digest, accepted, accepted_digest, accepted_at)
  select v_id, p_server.user_id, x ->> 'name', x -> 'definition', x ->> 'digest',
    case when y.is_accepted then x -> 'definition' end, case when y.is_accepted then x ->> 'digest' end, case when y.is_accepted then now() end
  from jsonb_array_elements(p_listing -> 'tools') x
  cross join lateral (select v_is_first and coalesce((x -> 'is_distinct')::boolean, false) as is_accepted) y
  on conflict (connector_id, name) do update set offered = excluded.offered, offered_digest = excluded.offered_digest,
    seen_at = now(), gone_at = null, unusable = null;
  -- An accepted tool that cannot be used in its current form has changed; only one that a complete listing lacks is gone.
  update public.mcp_tools m set offered = null, offered_digest = null, unusable = y.reason,
    gone_at = case when y.reason is null then coalesce(m.gone_at, now()) end, seen_at = case when y.reason is null then m.seen_at else now() end
  from (select o.name, case when o.accepted is not null then (
        select x ->> 'reason' from jsonb_array_elements(p_listing #> '{report,skipped}') x where x ->> 'operation' = o.name limit 1) end as reason
      from public.mcp_tools o where o.connector_id = v_id
        and o.name not in (select x ->> 'name' from jsonb_array_elements(p_listing -> 'tools') x)) y
  where m.connector_id = v_id and m.name = y.name and (y.reason is not null or (p_listing -> 'is_complete')::boolean);
  if (p_listing -> 'is_complete')::boolean then
    -- A server may lose its tools for a moment. A tool that stays away leaves the catalogue and must be accepted when it returns.
    with gone as (
      delete from public.mcp_tools m where m.connector_id = v_id and m.gone_at < now() - interval '24 hours' returning m.name
    )
    delete from public.tools t using gone where t.connector_id = v_id and t.operation_id = gone.name;
  end if;
  -- Tools that were never accepted are kept of the last list only, also if it is incomplete.
  delete from public.mcp_tools m where m.connector_id = v_id and m.accepted is null
    and m.name not in (select x ->> 'name' from jsonb_array_elements(p_listing -> 'tools') x);
  perform private.put_mcp_tools(p_server.user_id, v_id, (
    select coalesce(jsonb_agg(x -> 'row'), '[]') from jsonb_array_elements(p_listing -> 'tools') x
    join public.mcp_tools m on m.connector_id = v_id and m.name = x ->> 'name' and m.accepted_digest = x ->> 'digest'));
  perform private.refresh_connector(v_id);
end
$$;

create function private.load_mcp_server(p_connector_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('connector_id', s.connector_id, 'user_id', s.user_id,
    'name', case when s.is_named or s.listed_at is not null then c.name end,
    'url', s.url, 'credentials', s.credentials, 'trust_hints', s.trust_hints, 'transport', s.transport,
    'protocol_version', s.protocol_version,
    'secrets', private.read_secrets(s.connector_id, jsonb_build_object('url', s.url, 'credentials', s.credentials)))
  from public.mcp_servers s join public.connectors c on c.connector_id = s.connector_id where s.connector_id = p_connector_id
$$;

create function service.load_mcp_server(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_mcp_server(p_user_id, p_connector_id);
  return private.load_mcp_server(p_connector_id);
end
$$;

-- Creates a server with its listing and secrets, all or nothing; without p_listing it waits for secrets.
create function service.create_mcp_connector(p_user_id uuid, p_connector jsonb, p_server jsonb, p_secrets jsonb, p_listing jsonb)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
  v_server public.mcp_servers;
begin
  insert into public.connectors (user_id, kind, name, version, auth_type, required_secrets, full_schema_json)
  values (p_user_id, 'mcp', p_connector ->> 'name', '', p_connector ->> 'auth_type', p_connector -> 'required_secrets', '{}')
  returning connector_id into v_id;
  insert into private.segments (segment_id, user_id, connector_id, api) values (v_id, p_user_id, v_id, p_connector ->> 'name');
  insert into public.mcp_servers (connector_id, user_id, url, credentials, trust_hints, is_named)
  values (v_id, p_user_id, p_server ->> 'url', p_server -> 'credentials', (p_server -> 'trust_hints')::boolean, (p_server -> 'is_named')::boolean)
  returning * into v_server;
  if p_secrets <> '{}' then
    perform service.store_secrets(p_user_id, v_id, p_secrets);
  end if;
  if p_listing is not null and p_listing <> 'null' then
    perform private.take_mcp_listing(v_server, p_listing);
  end if;
  return private.describe_connector(private.own_connector(p_user_id, v_id)) || jsonb_build_object('held', (
    select coalesce(jsonb_agg(m.name order by m.name), '[]') from public.mcp_tools m where m.connector_id = v_id and m.accepted is null),
    'twin', (select jsonb_build_object('connector_id', c.connector_id, 'name', c.name)
      from public.mcp_servers s join public.connectors c on c.connector_id = s.connector_id
      where s.user_id = p_user_id and s.url = v_server.url and s.connector_id <> v_id order by c.created_at limit 1));
end
$$;

create function private.describe_mcp_tools(p_connector_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', m.name,
    'state', case when m.accepted is null then 'new' when m.unusable is not null then 'changed' when m.offered is null then 'gone'
      when m.offered_digest <> m.accepted_digest then 'changed' else 'accepted' end,
    'side_effect', coalesce(t.side_effect, m.side_effect), 'owner_effect', m.side_effect, 'unusable', m.unusable, 'digest', m.offered_digest, 'accepted', m.accepted, 'offered', m.offered,
    'accepted_at', m.accepted_at, 'seen_at', m.seen_at) order by m.name), '[]')
  from public.mcp_tools m left join public.tools t on t.connector_id = m.connector_id and t.operation_id = m.name
  where m.connector_id = p_connector_id
$$;

create function service.list_mcp_server_tools(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_server public.mcp_servers := private.own_mcp_server(p_user_id, p_connector_id);
begin
  return jsonb_build_object('trust_hints', v_server.trust_hints, 'tools', private.describe_mcp_tools(p_connector_id));
end
$$;

create function service.store_mcp_listing(p_user_id uuid, p_connector_id uuid, p_listing jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_mcp_listing(private.own_mcp_server(p_user_id, p_connector_id), p_listing);
  return 'null'::jsonb;
end
$$;

-- Accepts tools: [{name, digest, row, at_least}], all or none. The row is made of the definition with this digest; at_least is a stricter
-- side effect that the tool now declares, below which the owner's earlier decision must not stay.
create function service.accept_mcp_tools(p_user_id uuid, p_connector_id uuid, p_tools jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_other text[];
  c_strictness constant text[] := '{read,write,execute}';
begin
  perform private.own_mcp_server(p_user_id, p_connector_id);
  select array_agg(x ->> 'name' order by x ->> 'name') into v_other from jsonb_array_elements(p_tools) x
  where not exists (select from public.mcp_tools m
    where m.connector_id = p_connector_id and m.name = x ->> 'name' and m.offered_digest = x ->> 'digest'
      and x #>> '{row,definition,digest}' = x ->> 'digest');
  if v_other is not null then
    perform private.refuse('CONFLICT', 'Nothing was accepted, because the server describes these otherwise by now: '
      || array_to_string(v_other[1:10], ', ') || '. Look at them again.',
      jsonb_build_object('reason', 'tool_changed', 'connector_id', p_connector_id, 'tools', to_jsonb(v_other)));
  end if;
  update public.mcp_tools m set accepted = m.offered, accepted_digest = m.offered_digest, accepted_at = now(),
    side_effect = case when array_position(c_strictness, x ->> 'at_least') > array_position(c_strictness, m.side_effect) then x ->> 'at_least'
      else m.side_effect end
  from jsonb_array_elements(p_tools) x where m.connector_id = p_connector_id and m.name = x ->> 'name';
  perform private.put_mcp_tools(p_user_id, p_connector_id, (select jsonb_agg(x -> 'row') from jsonb_array_elements(p_tools) x));
  perform private.refresh_connector(p_connector_id);
  return 'null'::jsonb;
end
$$;

-- Whether the server's hints are trusted; its accepted tools are written again under that. Tools accepted in the meantime are skipped.
create function service.set_mcp_trust(p_user_id uuid, p_connector_id uuid, p_trust_hints boolean, p_rows jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_mcp_server(p_user_id, p_connector_id);
  update public.mcp_servers s set trust_hints = p_trust_hints where s.connector_id = p_connector_id;
  perform private.put_mcp_tools(p_user_id, p_connector_id, (
    select coalesce(jsonb_agg(x), '[]') from jsonb_array_elements(p_rows) x join public.mcp_tools m on m.connector_id = p_connector_id
      and m.name = x ->> 'operation_id' and m.accepted_digest = x #>> '{definition,digest}'));
  perform private.refresh_connector(p_connector_id);
  return private.describe_connector(private.own_connector(p_user_id, p_connector_id));
end
$$;

create function service.set_mcp_side_effect(p_user_id uuid, p_connector_id uuid, p_name text, p_side_effect text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_tool public.tools;
begin
  perform private.own_mcp_server(p_user_id, p_connector_id);
  update public.mcp_tools m set side_effect = p_side_effect
  where m.connector_id = p_connector_id and m.name = p_name and m.accepted is not null;
  if not found then
    perform private.refuse('NOT_FOUND', 'You have accepted no tool with this name.', jsonb_build_object('name', p_name));
  end if;
  update public.tools t set side_effect = p_side_effect, hints = private.mcp_hints(t.hints, p_side_effect)
  where t.connector_id = p_connector_id and t.operation_id = p_name returning * into v_tool;
  if v_tool.tool_id is not null then
    perform private.audit_decision(v_tool, p_user_id);
  end if;
  return 'null'::jsonb;
end
$$;

-- Records what a call found instead of the accepted tool, for review: p_offered, or in p_unusable the reason why it cannot be accepted,
-- or nothing. Returns the accepted definition.
create function service.note_mcp_tool(
  p_user_id uuid, p_connector_id uuid, p_name text, p_offered jsonb, p_digest text, p_unusable text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_accepted jsonb;
begin
  update public.mcp_tools m set offered = nullif(p_offered, 'null'), offered_digest = p_digest,
    unusable = p_unusable,
    seen_at = case when p_digest is null and p_unusable is null then m.seen_at else now() end,
    gone_at = case when p_digest is null and p_unusable is null then coalesce(m.gone_at, now()) end
  where m.connector_id = p_connector_id and m.user_id = p_user_id and m.name = p_name
  returning m.accepted into v_accepted;
  return coalesce(v_accepted, 'null');
end
$$;

-- Servers that are due for a look, a few at a time. The next attempt is scheduled before this one, so that a crash, like a failure,
-- only delays it, longer each time, up to six hours.
create function service.claim_mcp_looks(p_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_claimed uuid[];
begin
  with due as (
    select s.connector_id from public.mcp_servers s where s.connector_id in (
      select n.connector_id from (
        select x.connector_id, x.next_look_at, row_number() over (partition by c.user_id order by x.next_look_at) as turn
        from public.mcp_servers x join public.connectors c on c.connector_id = x.connector_id
        where x.next_look_at <= now() and c.status <> 'DISABLED') n
      order by n.turn, n.next_look_at limit p_limit)
      and s.next_look_at <= now()
    for update skip locked
  ), claimed as (
    update public.mcp_servers s set failures = s.failures + 1,
      next_look_at = now() + least(interval '6 hours', interval '5 minutes' * power(2, least(s.failures, 10)))
    from due where s.connector_id = due.connector_id returning s.connector_id
  )
  select array_agg(claimed.connector_id) into v_claimed from claimed;
  return (select coalesce(jsonb_agg(private.load_mcp_server(i)), '[]') from unnest(v_claimed) i);
end
$$;

create function service.fail_mcp_look(p_connector_id uuid, p_error text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.connectors c set error = left(p_error, 1000) where c.connector_id = p_connector_id and c.kind = 'mcp';
  return 'null'::jsonb;
end
$$;
