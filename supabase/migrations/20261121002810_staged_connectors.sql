-- A new connector with many operations is written in short statements, so that nobody waits long for the database. It is staged
-- until all of it is there: it belongs to its owner, nobody sees it, and one short statement shows it. What a request that ended
-- early left staged is deleted by the worker, in short statements, too.

alter table public.connectors add column is_staged boolean not null default false;

create table private.staged_connectors (
  connector_id uuid primary key references public.connectors (connector_id) on delete cascade,
  -- What its operations take of the quota, counted once at the beginning.
  operations integer not null check (operations > 0),
  touched_at timestamptz not null default now(),
  -- It is being deleted: nothing is added any more.
  is_dropped boolean not null default false
);
create index staged_connectors_touched_at_idx on private.staged_connectors (touched_at);

alter policy "People see their own connectors" on public.connectors
  using (user_id = (select auth.uid()) and not is_staged);
alter policy "People see their own tools" on public.tools
  using (user_id = (select auth.uid()) and (connector_id is null or connector_id in (select c.connector_id from public.connectors c)));

-- Operations of staged connectors are counted by `stage_connector`. (A connector that is deleted is gone before its tools.)
drop trigger tools_count_insert on public.tools;
drop trigger tools_count_delete on public.tools;
create trigger tools_count_insert after insert on public.tools referencing new table as changed for each statement
  execute function private.count_usage('r.user_id::text', 'operations', '(r.connector_id is not null and not exists (select from public.connectors c where c.connector_id = r.connector_id and c.is_staged))::integer');
create trigger tools_count_delete after delete on public.tools referencing old table as changed for each statement
  execute function private.count_usage('r.user_id::text', 'operations', '(r.connector_id is not null and not exists (select from public.connectors c where c.connector_id = r.connector_id and c.is_staged))::integer');

-- What was counted and has no tool yet.
create function private.free_staged() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.use_quota(old.user_id::text, 'operations',
    (select count(*) from public.tools t where t.connector_id = old.connector_id) - s.operations)
  from private.staged_connectors s where s.connector_id = old.connector_id;
  return old;
end
$$;
create trigger connectors_free_staged before delete on public.connectors
  for each row when (old.is_staged) execute function private.free_staged();

create or replace function private.own_connector(p_user_id uuid, p_connector_id uuid) returns public.connectors
language plpgsql set search_path = '' as $$
declare
  v_row public.connectors;
begin
  select * into v_row from public.connectors c
  where c.connector_id = p_connector_id and c.user_id = p_user_id and not c.is_staged for update;
  if v_row.connector_id is null then
    perform private.refuse('NOT_FOUND', 'You have no connector with this id.',
      jsonb_build_object('connector_id', p_connector_id));
  end if;
  return v_row;
end
$$;

create or replace function public.list_connectors(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.describe_connector(c) order by c.created_at desc, c.connector_id), '[]')
  from public.connectors c where c.user_id = p_user_id and not c.is_staged
$$;

create or replace function private.refresh_connector(p_connector_id uuid) returns public.connector_status
language plpgsql set search_path = '' as $$
declare
  v_status public.connector_status;
  v_has_secrets boolean := private.missing_secrets(p_connector_id) = '[]'::jsonb;
  v_ready boolean := not exists (
      select from public.tools t
      where t.connector_id = p_connector_id and (t.terms is null or t.embedded_as is null))
    and not exists (select from public.mcp_servers m where m.connector_id = p_connector_id and m.listed_at is null);
begin
  update public.connectors c set status = case
    when c.status = 'DISABLED' then c.status
    when not v_has_secrets then 'PENDING_SECRETS'::public.connector_status
    when v_ready then 'ACTIVE'::public.connector_status
    else c.status end
  where c.connector_id = p_connector_id and not c.is_staged
  returning c.status into v_status;
  update private.segments s set searchable = (v_status = 'ACTIVE')
  where s.segment_id = p_connector_id and s.searchable <> (v_status = 'ACTIVE');
  return v_status;
end
$$;

-- Tools that somebody sees: those of a staged connector are nobody's yet.
create function private.is_shown(p_connector_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select p_connector_id is null or not exists (
    select from public.connectors c where c.connector_id = p_connector_id and c.is_staged)
$$;

create or replace function private.bind_agent_tools(p_user_id uuid, p_agent_id text, p_definition jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_errors jsonb;
begin
  with named as (
    select x.value ->> 'name' as name, (x.value ->> 'tool_id')::uuid as wanted, x.ordinality - 1 as n,
      (select array_agg(t.tool_id order by t.created_at, t.tool_id) from public.tools t
        where t.user_id = p_user_id and t.operation_id = x.value ->> 'name' and private.is_shown(t.connector_id)) as ids
    from jsonb_array_elements(p_definition -> 'tools') with ordinality x
  )
  select jsonb_agg(jsonb_build_object('pointer', '/tools/' || named.n || case when named.wanted is null then '/name' else '/tool_id' end,
    'message', case when named.wanted is not null then format('No tool of yours called %s has this id.', named.name)
      else format('%s tools of yours are called %s (%s): say which one with tool_id.', cardinality(named.ids), named.name,
        array_to_string(named.ids[1:5], ', ')) end) order by named.n) into v_errors
  from named where case when named.wanted is null then cardinality(named.ids) > 1 else not named.wanted = any (coalesce(named.ids, '{}')) end;
  if v_errors is not null then
    perform private.refuse('INVALID_REQUEST', 'The agent file has faults: ' || (v_errors -> 0 ->> 'message'),
      jsonb_build_object('errors', v_errors));
  end if;
  delete from private.agent_tools b where b.user_id = p_user_id and b.agent_id = p_agent_id;
  insert into private.agent_tools (user_id, agent_id, name, tool_id)
  select p_user_id, p_agent_id, x ->> 'name', t.tool_id
  from jsonb_array_elements(p_definition -> 'tools') x
  join public.tools t on t.user_id = p_user_id and t.operation_id = x ->> 'name'
    and t.tool_id = coalesce((x ->> 'tool_id')::uuid, t.tool_id) and private.is_shown(t.connector_id);
end
$$;

create or replace function public.describe_catalogue(p_user_id uuid, p_names text[] default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('tool_id', t.tool_id, 'operation_id', t.operation_id, 'name', t.name, 'side_effect', t.side_effect,
    'source', t.source) || case when p_names is null then '{}'::jsonb
    else jsonb_build_object('description', t.description, 'input_schema', t.input_schema) end order by t.operation_id, t.created_at), '[]')
  from (select x.* from public.tools x where x.user_id = p_user_id and (p_names is null or x.operation_id = any (p_names))
      and private.is_shown(x.connector_id)
    order by x.operation_id limit 1000) t
$$;

create or replace function public.describe_index(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with shown as (
    select t.terms is null or t.embedded_as is null as is_waiting, coalesce(t.embedded_as, '') as model, t.last_error
    from public.tools t
    where t.user_id = p_user_id and (t.connector_id is null or t.connector_id not in (
      select c.connector_id from public.connectors c where c.user_id = p_user_id and c.is_staged))
  )
  select jsonb_build_object('active', private.active_model(), 'tools', count(*), 'waiting', count(*) filter (where t.is_waiting),
    'models', coalesce((select jsonb_object_agg(m.model, m.n) from (select x.model, count(*) as n from shown x group by 1) m), '{}'),
    'failing', count(*) filter (where t.last_error is not null), 'last_error', max(t.last_error))
  from shown t
$$;

-- Begins a connector with so many operations; its id. They, and the connector, count for the quotas from now on.
create function public.stage_connector(p_user_id uuid, p_connector jsonb, p_operations integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  perform private.use_quota(p_user_id::text, 'operations', p_operations);
  insert into public.connectors (user_id, name, description, version, auth_type, required_secrets, full_schema_json, is_staged)
  values (p_user_id, p_connector ->> 'name', p_connector ->> 'description', p_connector ->> 'version',
    p_connector ->> 'auth_type', p_connector -> 'required_secrets', '{}', true)
  returning connector_id into v_id;
  insert into private.staged_connectors (connector_id, operations) values (v_id, p_operations);
  insert into private.segments (segment_id, user_id, connector_id, api, in_parts)
  values (v_id, p_user_id, v_id, p_connector ->> 'name', true);
  return to_jsonb(v_id);
end
$$;

-- The owner of a staged connector, which is locked; refused when it is there no more.
create function private.lock_staged(p_connector_id uuid) returns uuid
language plpgsql set search_path = '' as $$
begin
  update private.staged_connectors s set touched_at = now() where s.connector_id = p_connector_id and not s.is_dropped;
  if not found then
    perform private.upload_is_over();
  end if;
  return (select c.user_id from public.connectors c where c.connector_id = p_connector_id);
end
$$;

create function private.add_tools(p_user_id uuid, p_connector_id uuid, p_tools jsonb) returns void
language sql set search_path = '' as $$
  insert into public.tools (user_id, source, connector_id, segment_id, ordinal, operation_id, name, description,
    plugin, side_effect, hints, fields, chunk, input_schema, output_schema, definition, content_hash)
  select p_user_id, 'connector', p_connector_id, p_connector_id, m.highest + x.n,
    x.tool ->> 'operation_id', x.tool ->> 'name', x.tool ->> 'description', 'openapi-tool', x.tool ->> 'side_effect',
    x.tool -> 'hints', x.tool -> 'fields', x.tool ->> 'chunk', x.tool -> 'input_schema',
    nullif(x.tool -> 'output_schema', 'null'), x.tool -> 'definition', x.tool ->> 'content_hash'
  from (select coalesce((select t.ordinal from public.tools t where t.segment_id = p_connector_id order by t.ordinal desc limit 1), -1) as highest) m,
    jsonb_array_elements(p_tools) with ordinality as x (tool, n)
$$;

create function public.stage_tools(p_connector_id uuid, p_tools jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_tools(private.lock_staged(p_connector_id), p_connector_id, p_tools);
  return 'null'::jsonb;
end
$$;

create function public.stage_document(p_connector_id uuid, p_document jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_staged(p_connector_id);
  update public.connectors c set full_schema_json = p_document where c.connector_id = p_connector_id;
  return 'null'::jsonb;
end
$$;

create function private.lock_upload(p_user_id uuid, p_upload_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform from private.uploads u where u.upload_id = p_upload_id and u.user_id = p_user_id and u.state ->> 'step' = 'done' for update;
  if not found then
    perform private.upload_is_over();
  end if;
end
$$;

-- Moves the next tools of an upload; whether there were any.
create function public.stage_upload_tools(p_connector_id uuid, p_upload_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.lock_staged(p_connector_id);
  v_tools jsonb;
begin
  perform private.lock_upload(v_user, p_upload_id);
  delete from private.upload_tools t where t.upload_id = p_upload_id and t.part = (
    select x.part from private.upload_tools x where x.upload_id = p_upload_id order by x.part limit 1)
  returning t.tools into v_tools;
  if v_tools is null then
    return 'false';
  end if;
  perform private.add_tools(v_user, p_connector_id, v_tools);
  return 'true';
end
$$;

create function public.stage_upload_document(p_connector_id uuid, p_upload_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_upload(private.lock_staged(p_connector_id), p_upload_id);
  update public.connectors c set full_schema_json = (
    select string_agg(t.content, '' order by t.part)::jsonb from private.upload_texts t where t.upload_id = p_upload_id)
  where c.connector_id = p_connector_id;
  return 'null'::jsonb;
end
$$;

-- From here on its owner has it. Refused unless every operation is there.
create function public.show_connector(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if private.lock_staged(p_connector_id) is distinct from p_user_id
     or (select s.operations from private.staged_connectors s where s.connector_id = p_connector_id)
       <> (select count(*) from public.tools t where t.connector_id = p_connector_id) then
    perform private.upload_is_over();
  end if;
  update public.connectors c set is_staged = false, created_at = now() where c.connector_id = p_connector_id;
  delete from private.staged_connectors s where s.connector_id = p_connector_id;
  return jsonb_build_object('connector_id', p_connector_id, 'status', private.refresh_connector(p_connector_id));
end
$$;

-- Deletes a part of a staged connector, and in the end the connector; whether something of it is left.
create function public.drop_staged_connector(p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update private.staged_connectors s set is_dropped = true where s.connector_id = p_connector_id;
  if not found then
    return 'false';
  end if;
  delete from public.tools t where t.tool_id in (
    select x.tool_id from public.tools x where x.connector_id = p_connector_id limit 200);
  if found then
    return 'true';
  end if;
  delete from public.connectors c where c.connector_id = p_connector_id and c.is_staged;
  return 'false';
end
$$;

-- Called by the worker: whoever began these no longer goes on. Whether something is left.
create function public.forget_staged_connectors() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  select s.connector_id into v_id from private.staged_connectors s
  where s.is_dropped or s.touched_at < now() - interval '2 minutes' order by s.touched_at limit 1 for update skip locked;
  if v_id is null then
    return 'false';
  end if;
  perform public.drop_staged_connector(v_id);
  return 'true';
end
$$;

drop function public.create_uploaded_connector;

revoke execute on function private.free_staged, private.is_shown, private.lock_staged, private.add_tools, private.lock_upload from public;
revoke execute on function public.stage_connector, public.stage_tools, public.stage_document, public.stage_upload_tools,
  public.stage_upload_document, public.show_connector, public.drop_staged_connector, public.forget_staged_connectors
  from public, anon, authenticated;
grant execute on function public.stage_connector, public.stage_tools, public.stage_document, public.stage_upload_tools,
  public.stage_upload_document, public.show_connector, public.drop_staged_connector, public.forget_staged_connectors to service_role;
