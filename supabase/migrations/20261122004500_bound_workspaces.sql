-- What the API keys that are bound to connections keep in their workspaces, for the owner of the account.

-- Bytes of all workspaces of an account.
create function private.all_workspaces_limit() returns bigint
language sql immutable set search_path = '' as 'select 1073741824::bigint';

create function private.all_workspaces_size(p_user_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(f.size), 0)::bigint
  from private.workspaces w join private.workspace_files f on f.workspace_id = w.workspace_id where w.user_id = p_user_id
$$;

-- Checks after a change that the paths fit together and that the limits hold.
create or replace function private.check_workspace(p_workspace_id uuid, p_paths text[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_most bigint := private.all_workspaces_limit();
  v_usage jsonb := private.describe_workspace_usage(p_workspace_id);
  v_path text;
  v_user uuid;
  v_all bigint;
begin
  select f.path into v_path from private.workspace_files f, unnest(p_paths) p (path)
  where f.workspace_id = p_workspace_id and f.kind <> 'folder' and (
    (f.path = p.path and private.has_workspace_children(p_workspace_id, f.path))
    or f.path = any (select array_to_string((string_to_array(p.path, '/'))[:n], '/')
      from generate_series(1, cardinality(string_to_array(p.path, '/')) - 1) n))
  limit 1;
  if v_path is not null then
    perform private.refuse('CONFLICT', format('%s cannot be a file and a folder at once.', to_jsonb(v_path)),
      jsonb_build_object('reason', 'is_folder', 'path', v_path));
  end if;
  if (v_usage ->> 'files')::bigint > (v_usage ->> 'max_files')::bigint or (v_usage ->> 'bytes')::bigint > (v_usage ->> 'max_bytes')::bigint then
    perform private.refuse('TOO_LARGE', format('The workspace would hold %s files with %s bytes; allowed are %s files with %s bytes. Delete some files first.',
      v_usage ->> 'files', v_usage ->> 'bytes', v_usage ->> 'max_files', v_usage ->> 'max_bytes'), v_usage);
  end if;
  -- Only bindings multiply workspaces.
  select w.user_id into v_user from private.workspaces w where w.workspace_id = p_workspace_id and w.binding <> '';
  if v_user is not null then
    -- Each workspace has a lock of its own, and changes of several could exceed the limit together.
    perform pg_advisory_xact_lock(hashtextextended('workspaces:' || v_user, 0));
    v_all := private.all_workspaces_size(v_user);
    if v_all > v_most then
      perform private.refuse('TOO_LARGE', format('The workspaces of this account would hold %s bytes; allowed are %s bytes. Delete some files first.',
        v_all, v_most), jsonb_build_object('bytes', v_all, 'max_bytes', v_most));
    end if;
  end if;
end
$$;

-- The workspaces of bound keys that have files, largest first, at most 1,000 of them.
create function service.list_bound_workspaces(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with bound as (
    select w.binding, count(*) as files, sum(f.size) as bytes, max(f.updated_at) as updated_at
    from private.workspaces w join private.workspace_files f on f.workspace_id = w.workspace_id
    where w.user_id = p_user_id and w.binding <> '' group by w.binding
    order by sum(f.size) desc, w.binding limit 1000
  )
  select jsonb_build_object(
    'workspaces', coalesce((select jsonb_agg(jsonb_build_object('binding', b.binding, 'files', b.files, 'bytes', b.bytes,
        'updated_at', b.updated_at, 'connector_id', c.connector_id, 'connection', c.name, 'end_user', c.end_user)
      order by b.bytes desc, b.binding)
      from bound b left join public.connections c on c.connection_id::text = b.binding and c.user_id = p_user_id), '[]'),
    'bytes', private.all_workspaces_size(p_user_id), 'max_bytes', private.all_workspaces_limit())
$$;

-- Deletes the files of one of them. Its row stays: it counts versions, and a file that is written again has a new one.
create function service.empty_bound_workspace(p_user_id uuid, p_binding text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid := private.workspace_id(p_user_id, p_binding);
  v_count integer;
begin
  perform from private.workspaces w where w.workspace_id = v_id and w.user_id = p_user_id and w.binding <> '' for update;
  if not found then
    perform private.refuse('NOT_FOUND', 'No API key with this binding has a workspace. List them to see which there are.',
      jsonb_build_object('binding', p_binding));
  end if;
  delete from private.workspace_files f where f.workspace_id = v_id;
  get diagnostics v_count = row_count;
  return jsonb_build_object('binding', p_binding, 'deleted', v_count);
end
$$;
