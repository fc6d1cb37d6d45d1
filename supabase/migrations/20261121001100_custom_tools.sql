-- Tools made by people: HTTP requests and prompts with {{placeholders}}. They are edited over the Data API under row
-- level security; triggers check them and keep the catalogue (public.tools) in step.

create table public.custom_tools (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  description text not null default '',
  tool_type text not null default 'http_api' check (tool_type in ('prompt', 'http_api')),
  prompt_template text,
  -- {url, method, headers?, body_template?, response_path?}
  http_config jsonb,
  -- JSON Schema of the arguments; derived from the placeholders when not given.
  parameters jsonb not null default '{}',
  -- By the method when not given.
  side_effect text not null default '' check (side_effect in ('read', 'write', 'execute')),
  rate_limit_per_min integer check (rate_limit_per_min between 1 and 100000),
  -- Placeholders that are filled from the vault, never by a caller.
  secret_names text[] not null default '{}',
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, name)
);

revoke all on public.custom_tools from anon, authenticated, service_role;
grant select, delete on public.custom_tools to authenticated;
grant insert (id, name, description, tool_type, prompt_template, http_config, parameters, side_effect, rate_limit_per_min,
  secret_names, enabled, user_id) on public.custom_tools to authenticated;
grant update (name, description, tool_type, prompt_template, http_config, parameters, side_effect, rate_limit_per_min,
  secret_names, enabled) on public.custom_tools to authenticated;

alter table public.custom_tools enable row level security;
create policy "People see their own tools" on public.custom_tools
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People make their own tools" on public.custom_tools
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People change their own tools" on public.custom_tools
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People delete their own tools" on public.custom_tools
  for delete to authenticated using (user_id = (select auth.uid()));

create trigger custom_tools_touch before update on public.custom_tools
  for each row execute function private.touch_updated_at();

-- Which secrets of a tool are in the vault; the values are only there.
create table private.tool_secrets (
  tool_id uuid not null references public.custom_tools (id) on delete cascade,
  name text not null,
  vault_id uuid not null,
  updated_at timestamptz not null default now(),
  primary key (tool_id, name)
);
create trigger tool_secrets_forget after delete on private.tool_secrets
  for each row execute function private.forget_vault_secret();

-- Names of the placeholders in the templates that take part in a call, in the order of their first use.
create function private.list_placeholders(p_tool public.custom_tools) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(name order by first), '{}') from (
    select m.match[1] as name, min(t.n * 1000000 + m.n) as first
    from (
      select 1 as n, case when p_tool.tool_type = 'prompt' then p_tool.prompt_template else p_tool.http_config ->> 'url' end as template
      union all
      select 2, string_agg(h.value, ' ') from jsonb_each_text(
        case when p_tool.tool_type = 'http_api' and jsonb_typeof(p_tool.http_config -> 'headers') = 'object'
          then p_tool.http_config -> 'headers' else '{}' end) h
      union all
      select 3, p_tool.http_config ->> 'body_template'
      where p_tool.tool_type = 'http_api' and p_tool.http_config ->> 'method' in ('POST', 'PUT', 'PATCH')
    ) t, regexp_matches(t.template, '\{\{\s*([A-Za-z_][A-Za-z0-9_.-]*)\s*\}\}', 'g') with ordinality as m (match, n)
    group by m.match[1]) names
$$;
revoke execute on function private.list_placeholders from public;

-- Every fault of a tool, with its pointer: [{pointer, message}].
create function private.find_tool_faults(p_tool public.custom_tools) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  v_config jsonb := p_tool.http_config;
  v_url text := v_config ->> 'url';
  v_authority text := substring(v_url from '^[Hh][Tt][Tt][Pp][Ss]?://([^/?#]*)');
  v_labels text[] := string_to_array(regexp_replace(v_authority, ':[0-9]*$', ''), '.');
  v_faults jsonb := '[]';
  v_fault record;
begin
  for v_fault in
    select f.pointer, f.message from (values
      ('/name', 'a name of 1 to 120 characters, without line ends',
        length(btrim(p_tool.name)) between 1 and 120 and p_tool.name !~ '[[:cntrl:]]'),
      ('/description', 'at most 4,000 characters', length(p_tool.description) <= 4000),
      ('/prompt_template', 'a prompt tool needs its prompt',
        p_tool.tool_type <> 'prompt' or length(btrim(coalesce(p_tool.prompt_template, ''))) > 0),
      ('/prompt_template', 'at most 100,000 characters', length(coalesce(p_tool.prompt_template, '')) <= 100000),
      ('/http_config', 'an HTTP tool needs {url, method}', p_tool.tool_type <> 'http_api' or coalesce(jsonb_typeof(v_config), '') = 'object'),
      ('/parameters', 'a JSON Schema of an object', jsonb_typeof(p_tool.parameters) = 'object'
        and coalesce(p_tool.parameters ->> 'type', 'object') = 'object'
        and coalesce(jsonb_typeof(p_tool.parameters -> 'properties'), 'object') = 'object'
        and length(p_tool.parameters::text) <= 100000),
      ('/secret_names', 'names of placeholders: letters, digits, "_" and "-", at most 20',
        cardinality(p_tool.secret_names) <= 20 and not exists (
          select from unnest(p_tool.secret_names) s where s is null or s !~ '^[A-Za-z_][A-Za-z0-9_-]{0,63}$'))
    ) f (pointer, message, holds) where not f.holds
    union all
    select f.pointer, f.message from (values
      ('/http_config', 'at most 250,000 characters in all', length(v_config::text) <= 250000),
      ('/http_config/url', 'an absolute URL that begins with https:// (or http://) and names a host',
        coalesce(v_authority, '') <> '' and length(v_url) <= 4096),
      ('/http_config/url', 'no user or password in the URL: use a header and a secret', coalesce(v_authority, '') !~ '@'),
      ('/http_config/url', 'the port is written out, not a placeholder', coalesce(v_authority, '') !~ ':[^\]]*\{\{'),
      ('/http_config/url', 'a placeholder in the host stands in front of the domain, as in https://{{tenant}}.example.com',
        coalesce(v_authority, '') !~ '\{\{' or (cardinality(v_labels) > 2
          and array_to_string(v_labels[cardinality(v_labels) - 1:], '.') !~ '\{\{')),
      ('/http_config/method', 'GET, POST, PUT, PATCH or DELETE',
        coalesce(v_config ->> 'method', '') in ('GET', 'POST', 'PUT', 'PATCH', 'DELETE')),
      ('/http_config/headers', 'an object of texts', coalesce(jsonb_typeof(v_config -> 'headers'), 'null') = 'null'
        or (jsonb_typeof(v_config -> 'headers') = 'object' and not exists (
          select from jsonb_each(case when jsonb_typeof(v_config -> 'headers') = 'object' then v_config -> 'headers' else '{}' end) h
          where jsonb_typeof(h.value) <> 'string' or h.key !~ '^[!#$%&''*+.^_`|~0-9A-Za-z-]+$' or h.value #>> '{}' ~ '[\r\n]'))),
      ('/http_config/body_template', 'a text of at most 100,000 characters',
        coalesce(jsonb_typeof(v_config -> 'body_template'), 'null') in ('string', 'null') and length(coalesce(v_config ->> 'body_template', '')) <= 100000),
      ('/http_config/response_path', 'a text of at most 256 characters',
        coalesce(jsonb_typeof(v_config -> 'response_path'), 'null') in ('string', 'null') and length(coalesce(v_config ->> 'response_path', '')) <= 256)
    ) f (pointer, message, holds)
    where not f.holds and p_tool.tool_type = 'http_api' and jsonb_typeof(v_config) = 'object'
    union all
    select '/http_config/' || k, 'there is no such setting; known are url, method, headers, body_template, response_path'
    from jsonb_object_keys(case when jsonb_typeof(v_config) = 'object' then v_config else '{}' end) k
    where k not in ('url', 'method', 'headers', 'body_template', 'response_path')
    union all
    select '/prompt_template', '{{' || n || '}} is a secret; a prompt is read by a model and holds none'
    from unnest(private.list_placeholders(p_tool)) n
    where p_tool.tool_type = 'prompt' and (n = any (p_tool.secret_names) or n like 'secret.%')
    union all
    select '/parameters/properties/' || s, 'is a secret and so no argument'
    from unnest(p_tool.secret_names) s where p_tool.parameters -> 'properties' ? s
  loop
    v_faults := v_faults || jsonb_build_object('pointer', v_fault.pointer, 'message', v_fault.message);
  end loop;
  return v_faults;
end
$$;
revoke execute on function private.find_tool_faults from public;

create function private.default_side_effect(p_tool public.custom_tools) returns text
language sql immutable set search_path = '' as $$
  select case when p_tool.tool_type = 'prompt' or p_tool.http_config ->> 'method' = 'GET' then 'read' else 'write' end
$$;
revoke execute on function private.default_side_effect from public;

-- Marks a side effect that the statement itself names; fires before the check, by its name.
create function private.mark_side_effect() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.side_effect := '=' || new.side_effect;
  return new;
end
$$;
revoke execute on function private.mark_side_effect from public;
create trigger custom_tools_a_mark before update of side_effect on public.custom_tools
  for each row execute function private.mark_side_effect();

-- Completes what may be left out, and refuses with every fault.
create function private.check_custom_tool() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_faults jsonb;
begin
  new.name := btrim(new.name);
  if jsonb_typeof(new.http_config -> 'method') = 'string' then
    new.http_config := new.http_config || jsonb_build_object('method', upper(new.http_config ->> 'method'));
  end if;
  if new.side_effect like '=%' then
    new.side_effect := substr(new.side_effect, 2);
  elsif tg_op = 'UPDATE' and new.side_effect = private.default_side_effect(old) then
    -- Nobody chose it: a GET that becomes a DELETE is no read any more.
    new.side_effect := '';
  end if;
  if new.side_effect = '' then
    new.side_effect := private.default_side_effect(new);
  end if;
  if new.parameters = '{}'::jsonb then
    new.parameters := (select jsonb_build_object('type', 'object', 'additionalProperties', false,
        'properties', coalesce(jsonb_object_agg(n, '{"type": "string"}'::jsonb), '{}'), 'required', coalesce(jsonb_agg(n), '[]'))
      from unnest(private.list_placeholders(new)) n where n <> all (new.secret_names) and n not like 'secret.%');
  elsif jsonb_typeof(new.parameters) = 'object' then
    new.parameters := '{"type": "object", "properties": {}, "required": []}'::jsonb || new.parameters || '{"additionalProperties": false}';
  end if;
  v_faults := private.find_tool_faults(new);
  if v_faults <> '[]'::jsonb then
    perform private.refuse('INVALID_REQUEST', format('%s: %s.', v_faults -> 0 ->> 'pointer', v_faults -> 0 ->> 'message'),
      jsonb_build_object('errors', v_faults));
  end if;
  return new;
end
$$;
revoke execute on function private.check_custom_tool from public;
create trigger custom_tools_check before insert or update on public.custom_tools
  for each row execute function private.check_custom_tool();

-- The words search ranks by (contract/tool.ts, ToolFields).
create function private.custom_tool_fields(p_tool public.custom_tools) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('api', coalesce(regexp_replace(p_tool.http_config ->> 'url', '^https?://([^/?#:]*).*$', '\1', 'i'), ''),
    'operation_id', p_tool.name, 'summary', p_tool.name, 'description', p_tool.description, 'tags', '[]'::jsonb,
    'method', coalesce(p_tool.http_config ->> 'method', ''),
    'path', coalesce(regexp_replace(substring(p_tool.http_config ->> 'url' from '^[^:]*://[^/?#]*(/[^?#]*)'), '\{\{[^}]*\}\}', '{}', 'g'), ''),
    'parameters', coalesce((select jsonb_agg(jsonb_build_object('name', p.key, 'in', 'query',
        'required', coalesce(p_tool.parameters -> 'required' ? p.key, false) and not p.value ? 'default',
        'description', case when jsonb_typeof(p.value -> 'description') = 'string' then p.value ->> 'description' else '' end,
        'values', case when jsonb_typeof(p.value -> 'enum') = 'array'
          then (select coalesce(jsonb_agg(e #>> '{}'), '[]') from jsonb_array_elements(p.value -> 'enum') e) else '[]' end))
      from jsonb_each(p_tool.parameters -> 'properties') p where jsonb_typeof(p.value) <> 'object' or not p.value ? 'const'), '[]'))
$$;
revoke execute on function private.custom_tool_fields from public;

-- One tool in words, at most 2,000 characters.
create function private.custom_tool_chunk(p_tool public.custom_tools, p_fields jsonb) returns text
language sql immutable set search_path = '' as $$
  select left(concat_ws(E'\n', p_tool.name, nullif(p_tool.description, ''),
    nullif(concat_ws(' ', p_fields ->> 'method', p_fields ->> 'api', p_fields ->> 'path'), ''),
    (select 'Takes: ' || string_agg(concat_ws(': ', p ->> 'name', nullif(p ->> 'description', '')), '; ') from jsonb_array_elements(p_fields -> 'parameters') p),
    'Returns: ' || nullif(p_tool.http_config ->> 'response_path', '')), 2000)
$$;
revoke execute on function private.custom_tool_chunk from public;

-- The schema callers see: what the owner fixed (`const`) is no argument, and what has a default may be left out.
create function private.caller_schema(p_parameters jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  with fixed as (
    select p.key from jsonb_each(p_parameters -> 'properties') p where jsonb_typeof(p.value) = 'object' and p.value ? 'const'
  )
  select p_parameters || jsonb_build_object(
    'properties', (p_parameters -> 'properties') - (select coalesce(array_agg(key), '{}') from fixed),
    'required', (select coalesce(jsonb_agg(r), '[]') from jsonb_array_elements(
      case when jsonb_typeof(p_parameters -> 'required') = 'array' then p_parameters -> 'required' else '[]' end) r
      where r #>> '{}' not in (select key from fixed)
        and not coalesce(p_parameters -> 'properties' -> (r #>> '{}') ? 'default', false)))
$$;
revoke execute on function private.caller_schema from public;

-- Changes of one person's tools in the catalogue happen one after the other: ordinals do not clash, and statements that
-- touch several rows in different orders do not wait for each other. Comes before any lock on public.tools.
create function private.lock_custom_tools(p_user_id uuid) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('custom-tools:' || p_user_id, 0))
$$;
revoke execute on function private.lock_custom_tools from public;

-- The catalogue's row of a tool. A user's own tools are one segment of the index, named by the user's id.
create function private.put_custom_tool(p_tool public.custom_tools) returns void
language plpgsql set search_path = '' as $$
declare
  v_fields jsonb := private.custom_tool_fields(p_tool);
  v_chunk text := private.custom_tool_chunk(p_tool, v_fields);
  v_is_http boolean := p_tool.tool_type = 'http_api';
  v_method text := p_tool.http_config ->> 'method';
begin
  insert into private.segments (segment_id, user_id, api, searchable) values (p_tool.user_id, p_tool.user_id, 'Tools', true)
  on conflict (segment_id) do nothing;
  insert into public.tools as t (tool_id, user_id, source, segment_id, ordinal, operation_id, name, description, plugin, side_effect,
    hints, fields, chunk, input_schema, definition, content_hash)
  values (p_tool.id, p_tool.user_id, 'custom', p_tool.user_id,
    (select coalesce(max(x.ordinal), -1) + 1 from public.tools x where x.segment_id = p_tool.user_id),
    p_tool.name, p_tool.name, p_tool.description, case when v_is_http then 'http-tool' else 'prompt-tool' end, p_tool.side_effect,
    jsonb_build_object('readOnlyHint', p_tool.side_effect = 'read',
      'destructiveHint', p_tool.side_effect = 'execute' or (p_tool.side_effect = 'write' and v_method in ('PUT', 'PATCH', 'DELETE')),
      'idempotentHint', p_tool.side_effect = 'read' or v_method in ('PUT', 'DELETE'), 'openWorldHint', v_is_http),
    v_fields, v_chunk, private.caller_schema(p_tool.parameters),
    jsonb_build_object('kind', case when v_is_http then 'http-tool' else 'prompt-tool' end, 'parameters', p_tool.parameters,
      'secret_names', to_jsonb(p_tool.secret_names), 'rate_limit_per_min', p_tool.rate_limit_per_min)
      || case when v_is_http then jsonb_build_object('http_config', p_tool.http_config)
         else jsonb_build_object('prompt_template', p_tool.prompt_template) end,
    md5(v_fields::text || v_chunk))
  on conflict (tool_id) do update set operation_id = excluded.operation_id, name = excluded.name, description = excluded.description,
    plugin = excluded.plugin, side_effect = excluded.side_effect, hints = excluded.hints, fields = excluded.fields,
    chunk = excluded.chunk, input_schema = excluded.input_schema, definition = excluded.definition,
    content_hash = excluded.content_hash,
    terms = case when t.content_hash = excluded.content_hash then t.terms end,
    embedded_as = case when t.content_hash = excluded.content_hash then t.embedded_as end,
    leased_until = null, attempts = 0, last_error = null
  -- Whoever chooses the id of a new tool must not choose somebody else's, or an operation's.
  where t.source = 'custom' and t.user_id = excluded.user_id;
  if not found then
    perform private.refuse('INVALID_REQUEST', '/id: this id is taken; leave it out.',
      '{"errors": [{"pointer": "/id", "message": "this id is taken; leave it out"}]}');
  end if;
end
$$;
revoke execute on function private.put_custom_tool from public;

-- Keeps catalogue and vault in step with a tool. A disabled one is not in the catalogue.
create function private.sync_custom_tool() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_custom_tools(case when tg_op = 'DELETE' then old.user_id else new.user_id end);
  if tg_op <> 'DELETE' and new.enabled then
    perform private.put_custom_tool(new);
  else
    delete from public.tools t where t.tool_id = old.id and t.source = 'custom' and t.user_id = old.user_id;
  end if;
  if tg_op = 'UPDATE' then
    delete from private.tool_secrets s where s.tool_id = new.id and s.name <> all (new.secret_names);
  elsif tg_op = 'DELETE' then
    delete from private.taken_calls c where c.subject = 'tool:' || old.id;
  end if;
  return null;
end
$$;
revoke execute on function private.sync_custom_tool from public;
create trigger custom_tools_sync_delete after delete on public.custom_tools
  for each row execute function private.sync_custom_tool();
create trigger custom_tools_sync_update after update on public.custom_tools
  for each row execute function private.sync_custom_tool();
create trigger custom_tools_sync_insert after insert on public.custom_tools
  for each row when (new.enabled) execute function private.sync_custom_tool();

-- The index without tools that left the catalogue. While a tool waits for its terms, the worker does it after that.
-- Once a statement, however many tools it changes.
create function private.rebuild_custom_tools() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_segment uuid;
begin
  for v_segment in
    select s.segment_id from private.segments s where s.segment_id in (select c.user_id from changed c)
      and not exists (select from public.tools t where t.segment_id = s.segment_id and (t.terms is null or t.embedded_as is null))
    order by s.segment_id for update
  loop
    perform private.build_segment(v_segment);
  end loop;
  return null;
end
$$;
revoke execute on function private.rebuild_custom_tools from public;
create trigger custom_tools_rebuild_delete after delete on public.custom_tools
  referencing old table as changed for each statement execute function private.rebuild_custom_tools();
create trigger custom_tools_rebuild_update after update on public.custom_tools
  referencing new table as changed for each statement execute function private.rebuild_custom_tools();

-- As before, in turn with edits of people's tools. Results of a batch: [{tool_id, content_hash, terms, embedding}]. A row that changed since it was claimed stays queued.
-- Refreshes each connector that is now complete. Locks connectors, people's tools, then segments, in the order of their ids.
create or replace function public.complete_tools(p_model text, p_items jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_segment record;
  v_user uuid;
  v_done integer;
begin
  perform 1 from public.connectors c where c.connector_id in (
    select t.connector_id from public.tools t where t.tool_id in (select (i ->> 'tool_id')::uuid from jsonb_array_elements(p_items) i))
    order by c.connector_id for update;
  for v_user in
    select distinct t.user_id from public.tools t
    where t.source = 'custom' and t.tool_id in (select (i ->> 'tool_id')::uuid from jsonb_array_elements(p_items) i)
    order by t.user_id
  loop
    perform private.lock_custom_tools(v_user);
  end loop;
  with item as (
    select (i ->> 'tool_id')::uuid as tool_id, i ->> 'content_hash' as content_hash, i -> 'terms' as terms,
      (i ->> 'embedding')::extensions.vector as embedding
    from jsonb_array_elements(p_items) i
  ), done as (
    update public.tools t set terms = item.terms, embedded_as = p_model, leased_until = null, attempts = 0, last_error = null
    from item where t.tool_id = item.tool_id and t.content_hash = item.content_hash
    returning t.tool_id, t.user_id, item.embedding
  ), stored as (
    insert into private.tool_embeddings as e (tool_id, model, user_id, embedding)
    select tool_id, p_model, user_id, embedding from done
    on conflict (tool_id, model) do update set embedding = excluded.embedding
    returning 1
  )
  select count(*) into v_done from stored;
  for v_segment in
    select s.segment_id, s.connector_id from private.segments s where s.segment_id in (
      select t.segment_id from public.tools t where t.tool_id in (select (i ->> 'tool_id')::uuid from jsonb_array_elements(p_items) i))
      and not exists (select from public.tools t where t.segment_id = s.segment_id and (t.terms is null or t.embedded_as is null))
    order by s.segment_id for update
  loop
    perform private.build_segment(v_segment.segment_id);
    if v_segment.connector_id is not null then
      perform private.refresh_connector(v_segment.connector_id);
    end if;
  end loop;
  return jsonb_build_object('completed', v_done);
end
$$;

-- Starts the worker at once where the schedule does it (pg_net); elsewhere the gateway does. Never fails the statement.
create function private.wake_worker() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if to_regproc('net.http_post') is not null then
    perform private.start_worker();
  end if;
  return null;
exception when others then
  return null;
end
$$;
revoke execute on function private.wake_worker from public;
create trigger custom_tools_wake after insert or update on public.custom_tools
  for each statement execute function private.wake_worker();

-- The caller's tool, locked; refuses when it is not theirs.
create function private.own_tool(p_user_id uuid, p_tool_id uuid) returns public.custom_tools
language plpgsql set search_path = '' as $$
declare
  v_row public.custom_tools;
begin
  select * into v_row from public.custom_tools t where t.id = p_tool_id and t.user_id = p_user_id for update;
  if v_row.id is null then
    perform private.refuse('NOT_FOUND', 'You have no tool of your own with this id.', jsonb_build_object('tool_id', p_tool_id));
  end if;
  return v_row;
end
$$;
revoke execute on function private.own_tool from public;

create function private.describe_tool_secrets(p_tool_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('tool_id', p_tool_id,
    'stored', coalesce((select jsonb_agg(jsonb_build_object('name', s.name, 'updated_at', s.updated_at) order by s.name)
      from private.tool_secrets s where s.tool_id = p_tool_id), '[]'),
    'missing', coalesce((select jsonb_agg(n) from public.custom_tools t, unnest(t.secret_names) n where t.id = p_tool_id
      and not exists (select from private.tool_secrets s where s.tool_id = p_tool_id and s.name = n)), '[]'))
$$;
revoke execute on function private.describe_tool_secrets from public;

create function public.list_tool_secrets(p_user_id uuid, p_tool_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_tool(p_user_id, p_tool_id);
  return private.describe_tool_secrets(p_tool_id);
end
$$;

-- A placeholder that is neither a secret nor a parameter yet becomes a secret by getting a value.
create function public.store_tool_secrets(p_user_id uuid, p_tool_id uuid, p_secrets jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_tool public.custom_tools := private.own_tool(p_user_id, p_tool_id);
  v_new text[];
  v_unknown text[];
  v_secret record;
begin
  select array_agg(k order by k) filter (where known), array_agg(k order by k) filter (where not known) into v_new, v_unknown
  from (select k, v_tool.tool_type = 'http_api' and not coalesce(v_tool.parameters -> 'properties' ? k, false)
          and (k = any (private.list_placeholders(v_tool)) or 'secret.' || k = any (private.list_placeholders(v_tool))) as known
        from jsonb_object_keys(p_secrets) k where k <> all (v_tool.secret_names)) x;
  if v_unknown is not null then
    perform private.refuse('INVALID_REQUEST', 'This tool has no secret named ' || array_to_string(v_unknown, ', ') || '.',
      jsonb_build_object('errors', (select jsonb_agg(jsonb_build_object(
        'pointer', '/' || replace(replace(u, '~', '~0'), '/', '~1'), 'message', 'no secret of this tool')) from unnest(v_unknown) u)));
  end if;
  if v_new is not null then
    update public.custom_tools t set secret_names = t.secret_names || v_new where t.id = p_tool_id;
  end if;
  for v_secret in
    select n.key as name, n.value, s.vault_id from jsonb_each_text(p_secrets) n
    left join private.tool_secrets s on s.tool_id = p_tool_id and s.name = n.key
  loop
    insert into private.tool_secrets as s (tool_id, name, vault_id)
    values (p_tool_id, v_secret.name, private.put_vault_secret(
      v_secret.vault_id, p_user_id || '/' || p_tool_id || '/' || v_secret.name, v_secret.value))
    on conflict (tool_id, name) do update set updated_at = now();
  end loop;
  return private.describe_tool_secrets(p_tool_id);
end
$$;

create function public.delete_tool_secret(p_user_id uuid, p_tool_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_tool(p_user_id, p_tool_id);
  delete from private.tool_secrets s where s.tool_id = p_tool_id and s.name = p_name;
  if not found then
    perform private.refuse('NOT_FOUND', 'No value is stored for this secret.', jsonb_build_object('name', p_name));
  end if;
  return private.describe_tool_secrets(p_tool_id);
end
$$;

-- Secrets of custom tools come along too; null when the tool is not the caller's or not active.
create or replace function private.load_call(p_user_id uuid, p_tool_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('tool_id', t.tool_id, 'definition', t.definition,
    'secrets', case
      when t.connector_id is not null then private.read_secrets(t.connector_id)
      when t.source = 'custom' then (
        select coalesce(jsonb_object_agg(s.name, d.decrypted_secret), '{}') from private.tool_secrets s, lateral (
          select v.decrypted_secret from vault.decrypted_secrets v where v.id = s.vault_id) d
        where s.tool_id = t.tool_id)
      else '{}'::jsonb end)
  from public.tools t join private.segments s on s.segment_id = t.segment_id
  where t.tool_id = p_tool_id and t.user_id = p_user_id and s.searchable
$$;

-- A tool somebody names by its id: who calls, the tool, and what its call needs.
create function public.load_tool(p_user_id uuid, p_key_hash text, p_scope text, p_tool_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, p_scope);
  v_call jsonb := private.load_call(v_caller.user_id, p_tool_id);
begin
  if v_call is null then
    perform private.refuse('NOT_FOUND', 'You have no active tool with this id. A disabled tool or connector must be enabled first.',
      jsonb_build_object('tool_id', p_tool_id));
  end if;
  return (select jsonb_build_object(
      'caller', jsonb_build_object('user_id', v_caller.user_id, 'key_id', v_caller.id, 'agent_id', v_caller.agent_id, 'key_name', v_caller.name),
      'tool', jsonb_build_object('tool_id', t.tool_id, 'operation_id', t.operation_id, 'connector_id', t.connector_id, 'source', t.source,
        'plugin', t.plugin, 'name', t.name, 'fields', t.fields, 'input_schema', t.input_schema, 'side_effect', t.side_effect),
      'call', v_call)
    from public.tools t where t.tool_id = p_tool_id);
end
$$;

-- Calls of a subject (a tool) during the last minute, counted here so that all instances share them.
create table private.taken_calls (
  subject text not null,
  taken_at timestamptz not null,
  id bigint generated always as identity,
  primary key (subject, taken_at, id)
);

-- Takes one call, or refuses until the oldest of the last p_limit calls is a minute old.
create function public.take_call(p_subject text, p_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_now timestamptz;
  v_oldest timestamptz;
  v_wait integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('calls:' || p_subject, 0));
  -- The transaction's own now() is older than the wait for the lock.
  v_now := clock_timestamp();
  delete from private.taken_calls c where c.subject = p_subject and c.taken_at <= v_now - interval '1 minute';
  select c.taken_at into v_oldest from private.taken_calls c where c.subject = p_subject
  order by c.taken_at desc offset p_limit - 1 limit 1;
  if v_oldest is not null then
    v_wait := greatest(1, ceil(extract(epoch from v_oldest + interval '1 minute' - v_now)));
    perform private.refuse('RATE_LIMITED', format('This tool may be called %s times a minute. Try again in %s seconds.', p_limit, v_wait),
      jsonb_build_object('limit_per_min', p_limit, 'retry_after_s', v_wait));
  end if;
  insert into private.taken_calls (subject, taken_at) values (p_subject, v_now);
  return 'null'::jsonb;
end
$$;

-- As before, and the tool's own limit: a write takes its call here, so that a refused one uses up no approval.
create or replace function public.begin_write(p_audit jsonb, p_mode text, p_approval_id uuid, p_call_hash text, p_summary text, p_request jsonb)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := (p_audit ->> 'user_id')::uuid;
  v_approval public.approvals;
  v_limit integer;
begin
  if p_mode = 'manual' then
    -- Equal calls wait for one approval, also when they arrive together.
    perform pg_advisory_xact_lock(hashtextextended(v_user::text || p_call_hash, 0));
    if p_approval_id is not null then
      select * into v_approval from public.approvals a where a.approval_id = p_approval_id and a.user_id = v_user for update;
      if v_approval.approval_id is null then
        perform private.refuse('INVALID_REQUEST', 'There is no approval with this id.',
          '{"errors": [{"pointer": "/approval_id", "message": "unknown approval"}]}');
      end if;
    end if;
    if v_approval.call_hash is distinct from p_call_hash then
      select * into v_approval from public.approvals a
      where a.user_id = v_user and a.call_hash = p_call_hash and a.status = 'PENDING' and a.expires_at > now()
      limit 1;
    end if;
    if v_approval.approval_id is null then
      insert into public.approvals (user_id, tool_id, operation_id, agent_id, requested_by, call_hash, summary, request)
      values (v_user, (p_audit ->> 'tool_id')::uuid, p_audit ->> 'operation_id', p_audit ->> 'agent_id',
        (p_audit ->> 'api_key_id')::uuid, p_call_hash, p_summary, p_request)
      returning * into v_approval;
    elsif v_approval.status in ('REJECTED', 'USED') or v_approval.expires_at <= now() then
      return jsonb_build_object('outcome', 'rejected', 'approval_id', v_approval.approval_id,
        'reason', case when v_approval.status = 'REJECTED' then 'rejected'
                       when v_approval.status = 'USED' then 'already used' else 'expired' end);
    end if;
    if v_approval.status <> 'APPROVED' then
      return jsonb_build_object('outcome', 'approval_required', 'approval_id', v_approval.approval_id);
    end if;
    update public.approvals a set status = 'USED' where a.approval_id = v_approval.approval_id;
  end if;
  select (t.definition ->> 'rate_limit_per_min')::integer into v_limit
  from public.tools t where t.tool_id = (p_audit ->> 'tool_id')::uuid;
  if v_limit is not null then
    perform public.take_call('tool:' || (p_audit ->> 'tool_id'), v_limit);
  end if;
  perform private.append_audit(p_audit || jsonb_build_object('phase', 'attempt', 'approval_id', v_approval.approval_id));
  return jsonb_build_object('outcome', 'proceed', 'approval_id', v_approval.approval_id);
end
$$;

revoke execute on function public.list_tool_secrets, public.store_tool_secrets, public.delete_tool_secret, public.load_tool,
  public.take_call from public, anon, authenticated;
grant execute on function public.list_tool_secrets, public.store_tool_secrets, public.delete_tool_secret, public.load_tool,
  public.take_call to service_role;
