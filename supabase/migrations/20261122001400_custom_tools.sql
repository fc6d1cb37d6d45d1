-- Tools made by users: HTTP requests and prompts with {{placeholders}}. Users edit them over the Data API under row level security;
-- triggers check them and keep the catalogue (public.tools) in step.

create table public.custom_tools (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  description text not null default '',
  -- Derived when not given: a prompt template alone makes a prompt tool, anything else an HTTP tool.
  tool_type text not null default '' check (tool_type in ('prompt', 'http_api')),
  prompt_template text,
  -- {url, method, headers?, body_template?, response_path?}
  http_config jsonb,
  -- Names of the headers as their author ordered them, which jsonb does not keep.
  header_order text[] not null default '{}',
  -- JSON Schema of the arguments; derived from the placeholders when not given.
  parameters jsonb not null default '{}',
  -- Derived from the method when not given.
  side_effect text not null default '' check (side_effect in ('read', 'write', 'execute')),
  rate_limit_per_min integer check (rate_limit_per_min between 1 and 100000),
  -- Placeholders that are filled from the vault, never by a caller.
  secret_names text[] not null default '{}',
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, name)
);
grant select, delete on public.custom_tools to authenticated;
grant insert (id, name, description, tool_type, prompt_template, http_config, header_order, parameters, side_effect, rate_limit_per_min,
  secret_names, enabled, user_id) on public.custom_tools to authenticated;
grant update (name, description, tool_type, prompt_template, http_config, header_order, parameters, side_effect, rate_limit_per_min,
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

-- The stored secrets of a tool. The values are in the vault only.
create table private.tool_secrets (
  tool_id uuid not null references public.custom_tools (id) on delete cascade,
  name text not null,
  vault_id uuid not null,
  -- The destination that the value may be sent to, set when it is stored.
  bound_to text,
  updated_at timestamptz not null default now(),
  primary key (tool_id, name)
);
create trigger tool_secrets_forget after delete on private.tool_secrets
  for each row execute function private.forget_vault_secret();

-- Checks.

-- What the table's constraints would refuse, in words about the row: the Data API passes on what Postgres reports, and names of
-- constraints and indexes are internal.
create function private.find_column_faults(t public.custom_tools) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('pointer', '/' || f.name, 'message', f.message)), '[]')
  from (values
    ('id', t.id is null, 'must be a UUID'),
    ('name', t.name is null, 'must be a text'),
    ('description', t.description is null, 'must be a text'),
    ('tool_type', t.tool_type is null or t.tool_type not in ('', 'http_api', 'prompt'), 'must be http_api or prompt'),
    ('parameters', t.parameters is null, 'must be a JSON Schema of an object'),
    ('header_order', t.header_order is null or cardinality(t.header_order) > 200 or length(array_to_string(t.header_order, '')) > 20000,
      'must be at most 200 names of headers'),
    ('secret_names', t.secret_names is null, 'must be a list of names'),
    ('side_effect', t.side_effect is null or ltrim(t.side_effect, '=') not in ('', 'read', 'write', 'execute'),
      'must be read, write or execute'),
    ('rate_limit_per_min', t.rate_limit_per_min not between 1 and 100000, 'must be a whole number from 1 to 100000'),
    ('enabled', t.enabled is null, 'must be true or false')
  ) f (name, is_wrong, message)
  where f.is_wrong
$$;

-- Whether an insert must not meet an existing row, unlike an upsert. Only PostgREST's headers show that.
create function private.is_plain_insert() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('request.headers', true), '')::json ->> 'prefer', '') not like '%resolution=%'
    and nullif(current_setting('request.headers', true), '') is not null
$$;

create function private.check_tool_columns() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_faults jsonb := private.find_column_faults(new);
begin
  if v_faults <> '[]'::jsonb then
    perform private.refuse('INVALID_REQUEST', format('%s %s.', v_faults -> 0 ->> 'pointer', v_faults -> 0 ->> 'message'),
      jsonb_build_object('errors', v_faults));
  end if;
  if tg_op = 'INSERT' then
    -- A token may outlive its account.
    if new.user_id is not null and not exists (select from auth.users u where u.id = new.user_id) then
      perform private.refuse('FORBIDDEN', 'The account that should own this tool does not exist.');
    end if;
    if not private.is_plain_insert() then
      return new;
    end if;
    -- Without the lock, two concurrent inserts would both find no row.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('custom_tools ' || new.user_id::text, 0));
    if exists (select from public.custom_tools t where t.id = new.id) then
      raise exception using errcode = '23505', message = 'The id is taken. Leave it out to get a new one.';
    end if;
  elsif new.name is not distinct from old.name then
    return new;
  end if;
  if exists (select from public.custom_tools t where t.user_id = new.user_id and t.name = btrim(new.name) and t.id <> new.id) then
    raise exception using errcode = '23505', message = 'You have a tool of this name already. Choose another name.';
  end if;
  return new;
end
$$;

-- Named so that it fires before the other triggers.
create trigger custom_tools_a_columns before insert or update on public.custom_tools
  for each row execute function private.check_tool_columns();

-- Names of the placeholders in the templates that a call uses, in the order of their first use.
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

-- JSONPath as src/calling/templates/parse-path.ts reads it: names, indexes, slices, wildcards, unions, one `..`, or its short form.
create function private.is_response_path(p_path text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_text text := btrim(p_path, E' \t\r\n');
  v_blank text := '[ \t\r\n]*';
  v_name text := '(?:[A-Za-z_$]|[^\u0001-\u007f])(?:[A-Za-z0-9_$-]|[^\u0001-\u007f])*';
  v_number text := '(?:0|-?[1-9][0-9]{0,15})';
  v_escape text := '\\[\\/bfnrt]|\\u[0-9a-fA-F]{4}';
  v_single text;
  v_double text;
  v_selector text;
  v_brackets text;
begin
  v_single := '''(?!\??\()(?:[^''\\\u0001-\u001f]|\\''|' || v_escape || ')*''';
  v_double := '"(?!\??\()(?:[^"\\\u0001-\u001f]|\\"|' || v_escape || ')*"';
  v_selector := concat_ws('|', '\*', v_single, v_double,
    v_number || '?' || v_blank || ':' || v_blank || v_number || '?' || '(?:' || v_blank || ':' || v_blank || v_number || '?)?', v_number);
  v_brackets := '\[' || v_blank || '(?:' || v_selector || ')' || v_blank
    || '(?:,' || v_blank || '(?:' || v_selector || ')' || v_blank || ')*\]';
  v_text := case when left(v_text, 1) = '$' then substr(v_text, 2)
    when left(v_text, 1) in ('.', '[') then v_text else '.' || v_text end;
  return v_text ~ ('^(?:' || v_blank || '(?:\.\.?(?:\*|' || v_name || ')|(?:\.\.)?' || v_brackets || '))*$')
    and (select count(*) from regexp_matches(regexp_replace(v_text, v_single || '|' || v_double, '', 'g'), '\.\.', 'g')) <= 1;
end
$$;

-- The first placeholder of a JSON template that is outside of quotes: such a template is not JSON until it is filled.
create function private.find_unquoted(p_template text) returns text
language sql immutable set search_path = '' as $$
  select substring(regexp_replace(p_template, '"(?:[^"\\]|\\.)*"', '""', 'g') from '\{\{\s*([^{}\s]*)')
$$;

-- Further faults of a tool's templates, with their pointers: [{pointer, message}].
create function private.find_template_faults(p_tool public.custom_tools) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  v_config jsonb := p_tool.http_config;
  v_headers jsonb := case when jsonb_typeof(v_config -> 'headers') = 'object' then v_config -> 'headers' else '{}' end;
  v_path text := coalesce(v_config ->> 'response_path', '');
  v_type text;
  v_unquoted text;
  v_open text;
  v_faults jsonb := '[]';
begin
  if p_tool.tool_type <> 'http_api' or jsonb_typeof(v_config) is distinct from 'object' then
    return v_faults;
  end if;
  if jsonb_typeof(v_config -> 'response_path') = 'string' and btrim(v_path, E' \t\r\n') <> '' and length(v_path) <= 256
    and not private.is_response_path(v_path) then
    v_faults := v_faults || jsonb_build_object('pointer', '/http_config/response_path',
      'message', 'no JSONPath that can be used; examples: data.items[0].name, $.items[*].id');
  end if;
  select lower(btrim(split_part(h.value #>> '{}', ';', 1))) into v_type from jsonb_each(v_headers) h where lower(h.key) = 'content-type';
  if v_config ->> 'method' in ('POST', 'PUT', 'PATCH') and length(coalesce(v_config ->> 'body_template', '')) <= 100000
    and coalesce(v_type, '') ~ '^$|(^|[/+.-])(json[c5]?|nd-?json|jsonl|json-?lines|json-seq)$' then
    v_unquoted := private.find_unquoted(v_config ->> 'body_template');
  end if;
  if v_unquoted is not null then
    v_faults := v_faults || jsonb_build_object('pointer', '/http_config/body_template', 'message',
      format('{{%s}} stands without quotes: write "{{%1$s}}", which keeps numbers, true/false, lists and objects as they are', v_unquoted));
  end if;
  select m.match[1] into v_open from jsonb_each(v_headers) h,
    regexp_matches(h.value #>> '{}', '\{\{\s*([A-Za-z_][A-Za-z0-9_.-]*)\s*\}\}', 'g') m (match)
  where lower(h.key) = 'authorization' and m.match[1] <> all (p_tool.secret_names) and m.match[1] not like 'secret.%' limit 1;
  if v_open is not null then
    v_faults := v_faults || jsonb_build_object('pointer', '/http_config/headers/authorization', 'message',
      format('is filled from the vault only: name %s in secret_names', v_open));
  end if;
  return v_faults;
end
$$;

-- A GET whose cookies are filled by an argument may act in any session, so it counts as a write unless its owner decides otherwise.
create function private.default_side_effect(p_tool public.custom_tools) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_tool.tool_type = 'prompt' then 'read'
    when p_tool.http_config ->> 'method' <> 'GET' then 'write'
    when exists (
      select from jsonb_each_text(case when jsonb_typeof(p_tool.http_config -> 'headers') = 'object'
          then p_tool.http_config -> 'headers' else '{}' end) h,
        regexp_matches(h.value, '\{\{\s*([A-Za-z_][A-Za-z0-9_.-]*)\s*\}\}', 'g') m
      where lower(h.key) = 'cookie' and m[1] <> all (p_tool.secret_names) and m[1] not like 'secret.%') then 'write'
    when p_tool.http_config ->> 'method' = 'GET' then 'read'
    else 'write' end
$$;

-- Marks a side effect that the statement itself names. Named so that it fires before the check.
create function private.mark_side_effect() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.side_effect := '=' || new.side_effect;
  return new;
end
$$;

create trigger custom_tools_a_mark before update of side_effect on public.custom_tools
  for each row execute function private.mark_side_effect();

-- Completes what may be left out, and refuses with every fault.
create function private.check_custom_tool() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_faults jsonb;
begin
  new.name := btrim(new.name);
  if new.tool_type = '' then
    new.tool_type := case when new.http_config is null and new.prompt_template is not null then 'prompt' else 'http_api' end;
  end if;
  if jsonb_typeof(new.http_config -> 'method') = 'string' then
    new.http_config := new.http_config || jsonb_build_object('method', upper(new.http_config ->> 'method'));
  end if;
  if new.side_effect like '=%' then
    new.side_effect := substr(new.side_effect, 2);
  elsif tg_op = 'UPDATE' and new.side_effect = private.default_side_effect(old) then
    -- It was derived, so it is derived again: a GET that becomes a DELETE is no longer a read.
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
  v_faults := private.find_tool_faults(new) || private.find_template_faults(new);
  if v_faults <> '[]'::jsonb then
    perform private.refuse('INVALID_REQUEST', format('%s: %s.', v_faults -> 0 ->> 'pointer', v_faults -> 0 ->> 'message'),
      jsonb_build_object('errors', v_faults));
  end if;
  return new;
end
$$;

create trigger custom_tools_check before insert or update on public.custom_tools
  for each row execute function private.check_custom_tool();

-- The catalogue.

-- The texts that search ranks by (contract/tool.ts, ToolFields).
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

-- The text of a tool that is embedded, at most 2,000 characters.
create function private.custom_tool_chunk(p_tool public.custom_tools, p_fields jsonb) returns text
language sql immutable set search_path = '' as $$
  select left(concat_ws(E'\n', p_tool.name, nullif(p_tool.description, ''),
    nullif(concat_ws(' ', p_fields ->> 'method', p_fields ->> 'api', p_fields ->> 'path'), ''),
    (select 'Takes: ' || string_agg(concat_ws(': ', p ->> 'name', nullif(p ->> 'description', '')), '; ') from jsonb_array_elements(p_fields -> 'parameters') p),
    'Returns: ' || nullif(p_tool.http_config ->> 'response_path', '')), 2000)
$$;

-- The schema for callers: a value that the owner fixed (`const`) is no argument, and one with a default may be left out.
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

-- Writes the catalogue's row of a tool. A user's own tools are one segment of the index, identified by the user's id.
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
  -- The id of a new tool may be given by its owner; it must not replace another user's tool or an operation.
  where t.source = 'custom' and t.user_id = excluded.user_id;
  if not found then
    perform private.refuse('INVALID_REQUEST', '/id: this id is taken; leave it out.',
      '{"errors": [{"pointer": "/id", "message": "this id is taken; leave it out"}]}');
  end if;
end
$$;

-- Keeps catalogue and vault in step with a tool. A disabled tool is not in the catalogue.
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

create trigger custom_tools_sync_delete after delete on public.custom_tools
  for each row execute function private.sync_custom_tool();
create trigger custom_tools_sync_update after update on public.custom_tools
  for each row execute function private.sync_custom_tool();
create trigger custom_tools_sync_insert after insert on public.custom_tools
  for each row when (new.enabled) execute function private.sync_custom_tool();

-- Writes the index without tools that left the catalogue, once for each statement. While a tool waits for its terms, the worker does
-- it when these are stored.
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

create trigger custom_tools_rebuild_delete after delete on public.custom_tools
  referencing old table as changed for each statement execute function private.rebuild_custom_tools();
create trigger custom_tools_rebuild_update after update on public.custom_tools
  referencing new table as changed for each statement execute function private.rebuild_custom_tools();
create trigger custom_tools_wake after insert or update on public.custom_tools
  for each statement execute function private.wake_worker();

-- Secrets.

-- The destination of a tool's secrets: the origin of the URL template, with the definitions of its placeholders.
create function private.tool_destination(p_http_config jsonb, p_parameters jsonb) returns text
language sql immutable set search_path = '' as $$
  select u.origin || coalesce((
    select string_agg(m.name || '=' || coalesce(p_parameters -> 'properties' ->> m.name, ''), ' ' order by m.name)
    from (select distinct x[1] as name from regexp_matches(substring(p_http_config ->> 'url' from '^[^:]*://[^/?#\\]+'),
      '\{\{\s*([A-Za-z_][A-Za-z0-9_.-]*)\s*\}\}', 'g') x) m), '')
  from (select private.origin_of(p_http_config ->> 'url') as origin) u
$$;

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

-- The caller's tool, locked.
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

create function private.describe_tool_secrets(p_tool_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('tool_id', p_tool_id,
    'stored', coalesce((select jsonb_agg(jsonb_build_object('name', s.name, 'updated_at', s.updated_at) order by s.name)
      from private.tool_secrets s where s.tool_id = p_tool_id), '[]'),
    'missing', coalesce((select jsonb_agg(n) from public.custom_tools t, unnest(t.secret_names) n where t.id = p_tool_id
      and not exists (select from private.tool_secrets s where s.tool_id = p_tool_id and s.name = n)), '[]'))
$$;

create function service.list_tool_secrets(p_user_id uuid, p_tool_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_tool(p_user_id, p_tool_id);
  return private.describe_tool_secrets(p_tool_id);
end
$$;

-- A placeholder that is neither a secret nor a parameter becomes a secret when it gets a value.
create function service.store_tool_secrets(p_user_id uuid, p_tool_id uuid, p_secrets jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_tool public.custom_tools := private.own_tool(p_user_id, p_tool_id);
  v_new text[];
  v_unknown text[];
  v_secret record;
  v_is_other boolean := exists (select from private.tool_secrets s where s.tool_id = p_tool_id) and not p_secrets <@ (
    select jsonb_object_agg(s.name, v.decrypted_secret)
    from private.tool_secrets s join vault.decrypted_secrets v on v.id = s.vault_id where s.tool_id = p_tool_id);
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
  if v_is_other then
    perform private.end_tool_approvals(p_user_id, p_tool_id);
  end if;
  return private.describe_tool_secrets(p_tool_id);
end
$$;

create function service.delete_tool_secret(p_user_id uuid, p_tool_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_tool(p_user_id, p_tool_id);
  delete from private.tool_secrets s where s.tool_id = p_tool_id and s.name = p_name;
  if not found then
    perform private.refuse('NOT_FOUND', 'No value is stored for this secret.', jsonb_build_object('name', p_name));
  end if;
  perform private.end_tool_approvals(p_user_id, p_tool_id);
  return private.describe_tool_secrets(p_tool_id);
end
$$;

-- The secrets of one request, by their names; p_for: {tool_id, connector_id | null, definition, key_id | null, connection | null,
-- end_user | null, connect_url | null}. The definition is the one that the
-- request was built from, so a secret is returned only if it may be sent to that definition's destination.
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
    return private.read_chosen_secrets(p_user_id, v_connector, v_definition, p_for);
  end if;
  perform private.refuse_bound_key(p_user_id, (p_for ->> 'key_id')::uuid);
  return (
    select coalesce(jsonb_object_agg(s.name, d.decrypted_secret), '{}')
    from public.custom_tools t join private.tool_secrets s on s.tool_id = t.id
    cross join lateral (select v.decrypted_secret from vault.decrypted_secrets v where v.id = s.vault_id) d
    where t.id = (p_for ->> 'tool_id')::uuid and t.user_id = p_user_id
      and s.bound_to = private.tool_destination(v_definition -> 'http_config', v_definition -> 'parameters'));
end
$$;

-- For a call that the gate allows without asking the database.
create function service.read_call_secrets(p_user_id uuid, p_for jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.secrets_for(p_user_id, p_for);
end
$$;
