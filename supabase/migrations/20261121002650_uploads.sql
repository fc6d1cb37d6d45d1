-- Uploads in work: a large document is taken in by several requests of our own functions, each within its CPU and memory.
-- Nothing is seen of a connector before all of them are done; it then comes or changes in one transaction.

create table private.uploads (
  upload_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  state jsonb not null,
  created_at timestamptz not null default now()
);
create index uploads_user on private.uploads (user_id);
create index uploads_age on private.uploads (created_at);

-- The document as it was sent (version 0) and as it was annotated (1): JSON text in parts, so that no request holds it in
-- several forms at once, and operations keep the order that jsonb would lose.
create table private.upload_texts (
  upload_id uuid not null references private.uploads on delete cascade,
  version integer not null,
  part integer not null,
  content text not null,
  primary key (upload_id, version, part)
);

create table private.upload_tools (
  upload_id uuid not null references private.uploads on delete cascade,
  part integer not null,
  tools jsonb not null,
  primary key (upload_id, part)
);

create function public.open_upload(p_user_id uuid, p_state jsonb) returns jsonb
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

create function public.read_upload(p_upload_id uuid) returns jsonb
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
create function public.read_upload_text(p_upload_id uuid, p_version integer, p_part integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(t.content) from private.upload_texts t
  where t.upload_id = p_upload_id and t.version = p_version and t.part = p_part
$$;

create function public.write_upload_text(p_upload_id uuid, p_version integer, p_part integer, p_content text) returns jsonb
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

create function public.write_upload_tools(p_upload_id uuid, p_part integer, p_tools jsonb) returns jsonb
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

create function public.advance_upload(p_upload_id uuid, p_state jsonb) returns jsonb
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

create function public.drop_upload(p_upload_id uuid) returns jsonb
language sql security definer set search_path = '' as $$
  delete from private.uploads u where u.upload_id = p_upload_id;
  select 'null'::jsonb
$$;

create function private.take_upload(p_user_id uuid, p_upload_id uuid, out document jsonb, out tools jsonb)
language plpgsql set search_path = '' as $$
begin
  perform from private.uploads u where u.upload_id = p_upload_id and u.user_id = p_user_id and u.state ->> 'step' = 'done' for update;
  if not found then
    perform private.upload_is_over();
  end if;
  select string_agg(t.content, '' order by t.part)::jsonb into document from private.upload_texts t where t.upload_id = p_upload_id;
  select coalesce(jsonb_agg(x.tool order by t.part, x.n), '[]') into tools
  from private.upload_tools t, jsonb_array_elements(t.tools) with ordinality x (tool, n) where t.upload_id = p_upload_id;
  delete from private.uploads u where u.upload_id = p_upload_id;
end
$$;

create function public.create_uploaded_connector(p_user_id uuid, p_upload_id uuid, p_connector jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_upload record;
begin
  select * into v_upload from private.take_upload(p_user_id, p_upload_id);
  return public.create_connector(p_user_id, p_connector, v_upload.document, v_upload.tools);
end
$$;

create function public.replace_uploaded_connector(p_user_id uuid, p_connector_id uuid, p_upload_id uuid, p_connector jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_upload record;
begin
  select * into v_upload from private.take_upload(p_user_id, p_upload_id);
  return public.replace_connector(p_user_id, p_connector_id, p_connector, v_upload.document, v_upload.tools);
end
$$;

-- Called by the worker: whoever uploaded them no longer waits.
create function public.forget_uploads() returns jsonb
language sql security definer set search_path = '' as $$
  delete from private.uploads u where u.upload_id in (
    select x.upload_id from private.uploads x where x.created_at < now() - interval '15 minutes' order by x.created_at limit 20);
  select 'null'::jsonb
$$;

revoke execute on function private.take_upload, private.upload_is_over from public;
revoke execute on function public.open_upload, public.read_upload, public.read_upload_text, public.write_upload_text,
  public.write_upload_tools, public.advance_upload, public.drop_upload,
  public.create_uploaded_connector, public.replace_uploaded_connector, public.forget_uploads from public, anon, authenticated;
grant execute on function public.open_upload, public.read_upload, public.read_upload_text, public.write_upload_text,
  public.write_upload_tools, public.advance_upload, public.drop_upload,
  public.create_uploaded_connector, public.replace_uploaded_connector, public.forget_uploads to service_role;
