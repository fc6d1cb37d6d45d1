-- Large documents: several requests of our own functions parse an upload, each within its CPU and memory, and write a new connector in
-- short statements. Nothing is visible before all of them are done.

create table private.uploads (
  upload_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  state jsonb not null,
  created_at timestamptz not null default now()
);
create index uploads_user on private.uploads (user_id);
create index uploads_age on private.uploads (created_at);

-- The document as sent (version 0) and as annotated (1): JSON text in parts, so that no request holds it in several forms at once, and
-- operations keep the order that jsonb would lose.
create table private.upload_texts (
  upload_id uuid not null references private.uploads on delete cascade,
  version integer not null,
  part integer not null,
  content text not null,
  primary key (upload_id, version, part)
);
alter table private.upload_texts alter column content set statistics 0;

create table private.upload_tools (
  upload_id uuid not null references private.uploads on delete cascade,
  part integer not null,
  tools jsonb not null,
  primary key (upload_id, part)
);
alter table private.upload_tools alter column tools set statistics 0;

create function service.open_upload(p_user_id uuid, p_state jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c_most constant integer := 4;
  v_id uuid;
begin
  delete from private.uploads u where u.user_id = p_user_id and u.created_at < now() - interval '5 minutes';
  if (select count(*) from private.uploads u where u.user_id = p_user_id) >= c_most then
    perform private.refuse('RATE_LIMITED', 'Other large documents of yours are being taken in. Wait for them, then send this one.',
      jsonb_build_object('limit_of', 'uploads', 'retry_after_s', 10));
  end if;
  insert into private.uploads (user_id, state) values (p_user_id, p_state) returning upload_id into v_id;
  return to_jsonb(v_id);
end
$$;

create function private.upload_is_over() returns void
language sql set search_path = '' as $$
  select private.refuse('NOT_FOUND', 'This upload is over. Send the document again.')
$$;

create function service.read_upload(p_upload_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_state jsonb;
begin
  select u.state into v_state from private.uploads u where u.upload_id = p_upload_id;
  if v_state is null then
    perform private.upload_is_over();
  end if;
  return v_state;
end
$$;

-- Null: the text has no such part.
create function service.read_upload_text(p_upload_id uuid, p_version integer, p_part integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(t.content) from private.upload_texts t
  where t.upload_id = p_upload_id and t.version = p_version and t.part = p_part
$$;

create function service.write_upload_text(p_upload_id uuid, p_version integer, p_part integer, p_content text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.uploads u where u.upload_id = p_upload_id) then
    perform private.upload_is_over();
  end if;
  insert into private.upload_texts (upload_id, version, part, content) values (p_upload_id, p_version, p_part, p_content)
  on conflict (upload_id, version, part) do update set content = excluded.content;
  return 'null'::jsonb;
end
$$;

create function service.write_upload_tools(p_upload_id uuid, p_part integer, p_tools jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.uploads u where u.upload_id = p_upload_id) then
    perform private.upload_is_over();
  end if;
  insert into private.upload_tools (upload_id, part, tools) values (p_upload_id, p_part, p_tools)
  on conflict (upload_id, part) do update set tools = excluded.tools;
  return 'null'::jsonb;
end
$$;

create function service.advance_upload(p_upload_id uuid, p_state jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update private.uploads u set state = p_state where u.upload_id = p_upload_id;
  if not found then
    perform private.upload_is_over();
  end if;
  delete from private.upload_texts t where t.upload_id = p_upload_id and t.version < (p_state ->> 'version')::integer;
  return 'null'::jsonb;
end
$$;

create function service.drop_upload(p_upload_id uuid) returns jsonb
language sql security definer set search_path = '' as $$
  delete from private.uploads u where u.upload_id = p_upload_id;
  select 'null'::jsonb
$$;

create function private.take_upload(p_user_id uuid, p_upload_id uuid, out document json, out tools jsonb)
language plpgsql set search_path = '' as $$
begin
  perform from private.uploads u where u.upload_id = p_upload_id and u.user_id = p_user_id and u.state ->> 'step' = 'done' for update;
  if not found then
    perform private.upload_is_over();
  end if;
  select string_agg(t.content, '' order by t.part)::json into document from private.upload_texts t where t.upload_id = p_upload_id;
  select coalesce(jsonb_agg(x.tool order by t.part, x.n), '[]') into tools
  from private.upload_tools t, jsonb_array_elements(t.tools) with ordinality x (tool, n) where t.upload_id = p_upload_id;
  delete from private.uploads u where u.upload_id = p_upload_id;
end
$$;

create function service.replace_uploaded_connector(p_user_id uuid, p_connector_id uuid, p_upload_id uuid, p_connector jsonb,
  p_change jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_upload record;
begin
  select * into v_upload from private.take_upload(p_user_id, p_upload_id);
  return service.replace_connector(p_user_id, p_connector_id, p_connector, v_upload.document, v_upload.tools, p_change);
end
$$;

-- Deletes uploads whose sender no longer waits. Called by the worker.
create function service.forget_uploads() returns jsonb
language sql security definer set search_path = '' as $$
  delete from private.uploads u where u.upload_id in (
    select x.upload_id from private.uploads x where x.created_at < now() - interval '15 minutes' order by x.created_at limit 20);
  select 'null'::jsonb
$$;

-- A staged connector belongs to its owner but is hidden until show_connector(). The worker deletes what an interrupted request left,
-- in short statements, too.
create table private.staged_connectors (
  connector_id uuid primary key references public.connectors (connector_id) on delete cascade,
  -- What its operations take of the quota, counted once at the beginning.
  operations integer not null check (operations >= 0),
  touched_at timestamptz not null default now(),
  -- It is being deleted; no more operations are added.
  is_dropped boolean not null default false
);
create index staged_connectors_touched_at_idx on private.staged_connectors (touched_at);

-- Begins a connector with this many operations; returns its id. Connector and operations count for the quotas from now on.
create function service.stage_connector(p_user_id uuid, p_connector jsonb, p_operations integer) returns jsonb
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

-- The owner of a staged connector, which is locked.
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

create function private.lock_upload(p_user_id uuid, p_upload_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform from private.uploads u where u.upload_id = p_upload_id and u.user_id = p_user_id and u.state ->> 'step' = 'done' for update;
  if not found then
    perform private.upload_is_over();
  end if;
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

create function service.stage_tools(p_connector_id uuid, p_tools jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_tools(private.lock_staged(p_connector_id), p_connector_id, p_tools);
  return 'null'::jsonb;
end
$$;

create function service.stage_document(p_connector_id uuid, p_document json) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_staged(p_connector_id);
  update public.connectors c set full_schema_json = p_document where c.connector_id = p_connector_id;
  return 'null'::jsonb;
end
$$;

-- Moves the next tools of an upload; returns whether there were any.
create function service.stage_upload_tools(p_connector_id uuid, p_upload_id uuid) returns jsonb
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

create function service.stage_upload_document(p_connector_id uuid, p_upload_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_upload(private.lock_staged(p_connector_id), p_upload_id);
  update public.connectors c set full_schema_json = (
    select string_agg(t.content, '' order by t.part)::json from private.upload_texts t where t.upload_id = p_upload_id)
  where c.connector_id = p_connector_id;
  return 'null'::jsonb;
end
$$;

-- Makes the connector visible. Refused unless every operation is stored.
create function service.show_connector(p_user_id uuid, p_connector_id uuid, p_change jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if private.lock_staged(p_connector_id) is distinct from p_user_id
     or (select s.operations from private.staged_connectors s where s.connector_id = p_connector_id)
       <> (select count(*) from public.tools t where t.connector_id = p_connector_id) then
    perform private.upload_is_over();
  end if;
  update public.connectors c set is_staged = false, created_at = now() where c.connector_id = p_connector_id;
  delete from private.staged_connectors s where s.connector_id = p_connector_id;
  perform private.doubt_identity(p_connector_id, '{}', p_change);
  perform private.put_overlay(p_user_id, p_connector_id, p_change);
  return jsonb_build_object('connector_id', p_connector_id, 'status', private.refresh_connector(p_connector_id));
end
$$;

-- Deletes a part of a staged connector, and in the end the connector; returns whether something is left.
create function service.drop_staged_connector(p_connector_id uuid) returns jsonb
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

-- Deletes connectors whose upload was abandoned; returns whether something is left. Called by the worker.
create function service.forget_staged_connectors() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  select s.connector_id into v_id from private.staged_connectors s
  where s.is_dropped or s.touched_at < now() - interval '2 minutes' order by s.touched_at limit 1 for update skip locked;
  if v_id is null then
    return 'false';
  end if;
  perform service.drop_staged_connector(v_id);
  return 'true';
end
$$;
