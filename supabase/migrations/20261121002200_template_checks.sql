-- What the web UI refuses of a person's tool is refused over the Data API too: response paths that are none, placeholders
-- without quotes in JSON bodies, and credentials that a caller would fill in. A row with a prompt alone is a prompt tool.

-- JSONPath as src/http-tool/parse-path.ts reads it: names, indexes, slices, wildcards, unions, one `..`, or its short form.
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
revoke execute on function private.is_response_path from public;

-- The first placeholder of a JSON template that stands outside of quotes: such a template is no JSON before it is filled.
create function private.find_unquoted(p_template text) returns text
language sql immutable set search_path = '' as $$
  select substring(regexp_replace(p_template, '"(?:[^"\\]|\\.)*"', '""', 'g') from '\{\{\s*([^{}\s]*)')
$$;
revoke execute on function private.find_unquoted from public;

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
revoke execute on function private.find_template_faults from public;

-- Not given: a prompt alone is a prompt tool, anything else an HTTP tool.
alter table public.custom_tools alter column tool_type set default '';

-- As before; the kind is told by what is there, and templates are checked.
create or replace function private.check_custom_tool() returns trigger
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
  v_faults := private.find_tool_faults(new) || private.find_template_faults(new);
  if v_faults <> '[]'::jsonb then
    perform private.refuse('INVALID_REQUEST', format('%s: %s.', v_faults -> 0 ->> 'pointer', v_faults -> 0 ->> 'message'),
      jsonb_build_object('errors', v_faults));
  end if;
  return new;
end
$$;
