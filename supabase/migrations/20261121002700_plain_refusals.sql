-- People write custom_tools over the Data API, which passes on what Postgres says. What the table's constraints refuse is
-- refused before they are reached, in words about the row: names of constraints and indexes are ours.

create function private.find_column_faults(t public.custom_tools) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('pointer', '/' || f.name, 'message', f.message)), '[]')
  from (values
    ('id', t.id is null, 'must be a UUID'),
    ('name', t.name is null, 'must be a text'),
    ('description', t.description is null, 'must be a text'),
    ('tool_type', t.tool_type is null or t.tool_type not in ('', 'http_api', 'prompt'), 'must be http_api or prompt'),
    ('parameters', t.parameters is null, 'must be a JSON Schema of an object'),
    ('secret_names', t.secret_names is null, 'must be a list of names'),
    ('side_effect', t.side_effect is null or ltrim(t.side_effect, '=') not in ('', 'read', 'write', 'execute'),
      'must be read, write or execute'),
    ('rate_limit_per_min', t.rate_limit_per_min not between 1 and 100000, 'must be a whole number from 1 to 100000'),
    ('enabled', t.enabled is null, 'must be true or false')
  ) f (name, is_wrong, message)
  where f.is_wrong
$$;
revoke execute on function private.find_column_faults from public;

-- An upsert is meant to meet a row. Only PostgREST tells about one.
create function private.is_plain_insert() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('request.headers', true), '')::json ->> 'prefer', '') not like '%resolution=%'
    and nullif(current_setting('request.headers', true), '') is not null
$$;
revoke execute on function private.is_plain_insert from public;

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
    -- A token outlives its account.
    if new.user_id is not null and not exists (select from auth.users u where u.id = new.user_id) then
      perform private.refuse('FORBIDDEN', 'The account that should own this tool does not exist.');
    end if;
    if not private.is_plain_insert() then
      return new;
    end if;
    -- Two at once would both find nothing.
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
revoke execute on function private.check_tool_columns from public;

-- By its name the first one.
create trigger custom_tools_a_columns before insert or update on public.custom_tools
  for each row execute function private.check_tool_columns();
