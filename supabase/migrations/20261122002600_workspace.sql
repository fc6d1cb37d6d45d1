-- Workspaces: a small file system for each user, and for each binding of API keys, for agents to work in. Reached only through our functions.

-- What a workspace may contain; the only place that states it.
create function private.workspace_limits() returns jsonb
language sql immutable set search_path = '' as $$
  select '{"max_files": 2000, "max_bytes": 67108864, "max_file_bytes": 5242880}'::jsonb
$$;

-- Whether a path stays inside. src/workspace/normalize-path.ts has the same rules in the same order, with the reasons.
create function private.is_workspace_path(p_path text) returns boolean
language sql immutable set search_path = '' as $$
  select p_path is not null
    and p_path !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]'
    and p_path is nfc normalized
    and position('\' in normalize(p_path, nfkc)) = 0
    and p_path !~* '%(2e|2f|5c|00)'
    and p_path !~ '(^|/)\.{0,2}(/|$)'
    and normalize(p_path, nfkc) !~ '(^|/)\.{0,2}(/|$)'
    and cardinality(string_to_array(normalize(p_path, nfkc), '/')) = cardinality(string_to_array(p_path, '/'))
    and cardinality(string_to_array(p_path, '/')) <= 32
    and octet_length(p_path) <= 512
    and not exists (select from unnest(string_to_array(p_path, '/')) s where octet_length(s) > 255)
$$;

-- A user's own, and one for each binding of API keys: their holders act for different customers.
create table private.workspaces (
  workspace_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- As private.binding_of() states it; empty: the user's own.
  binding text not null default '',
  -- Counts every change, so that a path written again after its deletion never has an old version.
  last_version bigint not null default 0,
  -- Held by the running command, so that others wait instead of repeating their work. Versions protect the files.
  lease uuid,
  leased_until timestamptz,
  unique (user_id, binding)
);

create function private.workspace_id(p_user_id uuid, p_binding text) returns uuid
language sql immutable set search_path = '' as $$
  select case when p_binding = '' then p_user_id else md5(p_user_id || ' ' || p_binding)::uuid end
$$;

-- Folders are implied by the paths in them; rows of kind `folder` are those that were empty when they were made.
create table private.workspace_files (
  workspace_id uuid not null references private.workspaces (workspace_id) on delete cascade,
  path text collate "C" not null check (private.is_workspace_path(path)),
  kind text not null check (kind in ('file', 'folder', 'link')),
  -- Of a link: its target.
  content bytea not null default '',
  size integer not null generated always as (octet_length(content)) stored,
  -- UTF-8 without NUL.
  is_text boolean not null default false,
  mode integer not null check (mode between 0 and 4095),
  version bigint not null,
  updated_at timestamptz not null default now(),
  primary key (workspace_id, path)
);
-- Uncompressed, a part is read without the rest.
alter table private.workspace_files alter column content set storage external;

create function private.is_text(p_content bytea) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  perform convert_from(p_content, 'UTF8');
  return true;
exception when others then
  return false;
end
$$;

-- The workspace, locked: changes of one workspace are serialized.
create function private.lock_workspace(p_user_id uuid, p_binding text) returns private.workspaces
language plpgsql set search_path = '' as $$
declare
  v_id uuid := private.workspace_id(p_user_id, p_binding);
  v_workspace private.workspaces;
begin
  select * into v_workspace from private.workspaces w where w.workspace_id = v_id for update;
  if found then
    return v_workspace;
  end if;
  if not exists (select from auth.users u where u.id = p_user_id) then
    perform private.refuse('UNAUTHENTICATED', 'The account of this token was deleted.');
  end if;
  insert into private.workspaces (workspace_id, user_id, binding) values (v_id, p_user_id, p_binding) on conflict do nothing;
  select * into v_workspace from private.workspaces w where w.workspace_id = v_id for update;
  return v_workspace;
end
$$;

create function private.next_workspace_version(p_workspace_id uuid) returns bigint
language sql set search_path = '' as $$
  update private.workspaces w set last_version = w.last_version + 1 where w.workspace_id = p_workspace_id returning w.last_version
$$;

create function private.has_workspace_children(p_workspace_id uuid, p_path text) returns boolean
language sql stable set search_path = '' as $$
  -- '0' follows '/': everything below the path.
  select exists (select from private.workspace_files f
    where f.workspace_id = p_workspace_id and f.path > p_path || '/' and f.path < p_path || '0')
$$;

-- The file or link at a path; refuses a folder.
create function private.workspace_file(p_workspace_id uuid, p_path text) returns private.workspace_files
language plpgsql stable set search_path = '' as $$
declare
  v_file private.workspace_files;
begin
  select * into v_file from private.workspace_files f where f.workspace_id = p_workspace_id and f.path = p_path;
  if v_file.kind = 'folder' or (v_file.path is null and private.has_workspace_children(p_workspace_id, p_path)) then
    perform private.refuse('CONFLICT', format('%s is a folder, not a file.', to_jsonb(p_path)),
      jsonb_build_object('reason', 'is_folder', 'path', p_path));
  end if;
  return v_file;
end
$$;

create function private.refuse_missing_file(p_path text) returns void
language sql set search_path = '' as $$
  select private.refuse('NOT_FOUND', format('There is no %s in the workspace. List its folder to see what there is.', to_jsonb(p_path)),
    jsonb_build_object('path', p_path))
$$;

create function private.check_workspace_version(p_file private.workspace_files, p_path text, p_expected bigint) returns void
language plpgsql set search_path = '' as $$
begin
  if p_expected is not null and p_file.version is distinct from p_expected then
    perform private.refuse('CONFLICT', format('%s %s: version %s was expected. Read it again and repeat the change on what it holds now.', to_jsonb(p_path),
        case when p_file.version is null then 'is not there any more' else format('changed meanwhile and is at version %s', p_file.version) end, p_expected),
      jsonb_build_object('reason', 'version', 'path', p_path, 'version', p_file.version));
  end if;
end
$$;

create function private.describe_workspace_usage(p_workspace_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('files', count(*), 'bytes', coalesce(sum(f.size), 0)) || private.workspace_limits()
  from private.workspace_files f where f.workspace_id = p_workspace_id
$$;

-- Checks after a change that the paths fit together and that the limits hold.
create function private.check_workspace(p_workspace_id uuid, p_paths text[]) returns void
language plpgsql set search_path = '' as $$
declare
  c_most constant bigint := 1073741824; -- bytes of all workspaces of an account
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
    v_all := (select coalesce(sum(f.size), 0) from private.workspaces w join private.workspace_files f on f.workspace_id = w.workspace_id
      where w.user_id = v_user);
    if v_all > c_most then
      perform private.refuse('TOO_LARGE', format('The workspaces of this account would hold %s bytes; allowed are %s bytes. Delete some files first.',
        v_all, c_most), jsonb_build_object('bytes', v_all, 'max_bytes', c_most));
    end if;
  end if;
end
$$;

-- Writes a row without checks; the caller holds the lock and checks.
create function private.put_workspace_file(
  p_workspace_id uuid, p_path text, p_kind text, p_content bytea, p_mode integer, p_version bigint
) returns private.workspace_files
language plpgsql set search_path = '' as $$
declare
  v_most integer := (private.workspace_limits() ->> 'max_file_bytes')::integer;
  v_file private.workspace_files;
begin
  if not private.is_workspace_path(p_path) then
    perform private.refuse('INVALID_REQUEST', format('%s is not a path inside the workspace.', to_jsonb(p_path)), jsonb_build_object('path', p_path));
  end if;
  if octet_length(p_content) > v_most then
    perform private.refuse('TOO_LARGE', format('%s would have %s bytes; a file may have %s.', to_jsonb(p_path), octet_length(p_content), v_most),
      private.workspace_limits() || jsonb_build_object('path', p_path, 'bytes', octet_length(p_content)));
  end if;
  insert into private.workspace_files as f (workspace_id, path, kind, content, is_text, mode, version)
  values (p_workspace_id, p_path, p_kind, p_content, p_kind = 'file' and private.is_text(p_content), coalesce(p_mode, 420), p_version)
  on conflict (workspace_id, path) do update set kind = excluded.kind, content = excluded.content, is_text = excluded.is_text,
    mode = coalesce(p_mode, f.mode), version = excluded.version, updated_at = now()
  returning f.* into v_file;
  return v_file;
end
$$;

create function private.describe_workspace_file(p_file private.workspace_files) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('path', p_file.path, 'kind', p_file.kind, 'size', p_file.size, 'version', p_file.version, 'updated_at', p_file.updated_at)
$$;

create function private.to_base64(p_content bytea) returns text
language sql immutable set search_path = '' as $$
  -- encode() breaks lines as MIME does. replace() is four times as fast here as translate().
  select replace(encode(p_content, 'base64'), E'\n', '')
$$;

create function service.workspace_usage(p_user_id uuid, p_binding text default '') returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.describe_workspace_usage(private.workspace_id(p_user_id, p_binding))
$$;

-- The entries of a folder ('' is the whole workspace), by path; with p_recursive everything below it.
create function service.list_workspace(p_user_id uuid, p_path text, p_recursive boolean, p_limit integer, p_after text default null, p_binding text default '') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_id uuid := private.workspace_id(p_user_id, p_binding);
  v_skip integer := case when p_path = '' then 0 else length(p_path) + 1 end;
  v_file private.workspace_files;
begin
  select * into v_file from private.workspace_files f where f.workspace_id = v_id and f.path = p_path;
  if v_file.kind <> 'folder' then
    perform private.refuse('CONFLICT', format('%s is a file, not a folder: read it.', to_jsonb(p_path)),
      jsonb_build_object('reason', 'is_file', 'path', p_path));
  end if;
  if p_path <> '' and v_file.path is null and not private.has_workspace_children(v_id, p_path) then
    perform private.refuse_missing_file(p_path);
  end if;
  return (
    with inside as (
      select f.*, case when p_recursive then f.path else substr(f.path, 1, v_skip) || split_part(substr(f.path, v_skip + 1), '/', 1) end as entry
      from private.workspace_files f
      where f.workspace_id = v_id and (p_path = '' or (f.path > p_path || '/' and f.path < p_path || '0'))
    ), entries as (
      select i.entry collate "C" as path, coalesce(max(i.kind) filter (where i.path = i.entry), 'folder') as kind, sum(i.size) as size,
        max(i.version) filter (where i.path = i.entry and i.kind <> 'folder') as version, max(i.updated_at) as updated_at
      from inside i group by i.entry
    ), page as (
      select e.* from entries e where p_after is null or e.path > p_after order by e.path limit p_limit + 1
    )
    select jsonb_build_object(
      'entries', coalesce((select jsonb_agg(to_jsonb(p) order by p.path) from (select * from page order by path limit p_limit) p), '[]'),
      'more', (select count(*) > p_limit from page)));
end
$$;

-- A file, or the part of it that begins at p_offset; with p_version only of that version.
create function service.read_workspace_file(
  p_user_id uuid, p_path text, p_offset integer default 0, p_limit integer default null, p_version bigint default null, p_binding text default ''
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_id uuid := private.workspace_id(p_user_id, p_binding);
  v_file private.workspace_files := private.workspace_file(v_id, p_path);
begin
  if v_file.path is null and p_version is null then
    perform private.refuse_missing_file(p_path);
  end if;
  perform private.check_workspace_version(v_file, p_path, p_version);
  if v_file.kind = 'link' and p_version is null then
    perform private.refuse('CONFLICT', format('%s is a symbolic link to %s: read that.', to_jsonb(p_path), to_jsonb(convert_from(v_file.content, 'UTF8'))),
      jsonb_build_object('reason', 'is_link', 'path', p_path));
  end if;
  return private.describe_workspace_file(v_file) || jsonb_build_object('is_text', v_file.is_text, 'mode', v_file.mode,
    'content', private.to_base64(substring(v_file.content from p_offset + 1 for coalesce(p_limit, v_file.size))));
end
$$;

-- Creates a file, or replaces the version that was read; with p_overwrite any version.
create function service.write_workspace_file(
  p_user_id uuid, p_path text, p_content text, p_version bigint default null, p_overwrite boolean default false, p_binding text default ''
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid := (private.lock_workspace(p_user_id, p_binding)).workspace_id;
  v_old private.workspace_files := private.workspace_file(v_id, p_path);
begin
  perform private.check_workspace_version(v_old, p_path, p_version);
  if v_old.path is not null and p_version is null and not p_overwrite then
    perform private.refuse('CONFLICT', format('%s exists already, at version %s. Read it and pass that version, or pass overwrite: true to replace whatever it holds.',
        to_jsonb(p_path), v_old.version), jsonb_build_object('reason', 'exists', 'path', p_path, 'version', v_old.version));
  end if;
  v_old := private.put_workspace_file(v_id, p_path, 'file', decode(p_content, 'base64'), null, private.next_workspace_version(v_id));
  perform private.check_workspace(v_id, array[p_path]);
  return private.describe_workspace_file(v_old);
end
$$;

create function service.append_workspace_file(p_user_id uuid, p_path text, p_content text, p_binding text default '') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid := (private.lock_workspace(p_user_id, p_binding)).workspace_id;
  v_file private.workspace_files := private.workspace_file(v_id, p_path);
begin
  v_file := private.put_workspace_file(v_id, p_path, 'file', coalesce(v_file.content, '') || decode(p_content, 'base64'), null,
    private.next_workspace_version(v_id));
  perform private.check_workspace(v_id, array[p_path]);
  return private.describe_workspace_file(v_file);
end
$$;

-- Replaces a text that occurs exactly once.
create function service.replace_workspace_text(p_user_id uuid, p_path text, p_old text, p_new text, p_version bigint default null, p_binding text default '') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid := (private.lock_workspace(p_user_id, p_binding)).workspace_id;
  v_file private.workspace_files := private.workspace_file(v_id, p_path);
  v_text text;
  v_times integer;
begin
  if v_file.path is null then
    perform private.refuse_missing_file(p_path);
  end if;
  perform private.check_workspace_version(v_file, p_path, p_version);
  if not v_file.is_text then
    perform private.refuse('INVALID_ARGUMENTS', format('%s is no text file.', to_jsonb(p_path)), jsonb_build_object('path', p_path));
  end if;
  v_text := convert_from(v_file.content, 'UTF8');
  v_times := (length(v_text) - length(replace(v_text, p_old, ''))) / length(p_old);
  if v_times <> 1 then
    perform private.refuse('INVALID_ARGUMENTS', case v_times
        when 0 then format('The old text does not occur in %s. Read the file and copy it exactly, white space included.', to_jsonb(p_path))
        else format('The old text occurs %s times in %s. Give more of what stands around it, so that it is found once.', v_times, to_jsonb(p_path)) end,
      jsonb_build_object('path', p_path, 'occurrences', v_times));
  end if;
  v_file := private.put_workspace_file(v_id, p_path, 'file', convert_to(replace(v_text, p_old, p_new), 'UTF8'), null,
    private.next_workspace_version(v_id));
  perform private.check_workspace(v_id, array[p_path]);
  return private.describe_workspace_file(v_file);
end
$$;

create function service.delete_workspace_path(p_user_id uuid, p_path text, p_recursive boolean default false, p_version bigint default null, p_binding text default '') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid := (private.lock_workspace(p_user_id, p_binding)).workspace_id;
  v_file private.workspace_files;
  v_below boolean := private.has_workspace_children(v_id, p_path);
  v_count integer;
begin
  select * into v_file from private.workspace_files f where f.workspace_id = v_id and f.path = p_path;
  if v_file.path is null and not v_below then
    perform private.refuse_missing_file(p_path);
  end if;
  perform private.check_workspace_version(v_file, p_path, p_version);
  if v_below and not p_recursive then
    perform private.refuse('CONFLICT', format('The folder %s is not empty. Pass recursive: true to delete everything in it.', to_jsonb(p_path)),
      jsonb_build_object('reason', 'not_empty', 'path', p_path));
  end if;
  delete from private.workspace_files f
  where f.workspace_id = v_id and (f.path = p_path or (f.path > p_path || '/' and f.path < p_path || '0'));
  get diagnostics v_count = row_count;
  return jsonb_build_object('path', p_path, 'deleted', v_count);
end
$$;

-- Moves a file, or a folder with everything in it. Only a file may be replaced.
create function service.move_workspace_path(p_user_id uuid, p_from text, p_to text, p_overwrite boolean default false, p_binding text default '') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid := (private.lock_workspace(p_user_id, p_binding)).workspace_id;
  v_there private.workspace_files;
  v_is_folder boolean := private.has_workspace_children(v_id, p_from)
    or exists (select from private.workspace_files f where f.workspace_id = v_id and f.path = p_from and f.kind = 'folder');
  v_version bigint := private.next_workspace_version(v_id);
  v_paths text[];
begin
  if not v_is_folder and not exists (select from private.workspace_files f where f.workspace_id = v_id and f.path = p_from) then
    perform private.refuse_missing_file(p_from);
  end if;
  if p_to = p_from or starts_with(p_to, p_from || '/') then
    perform private.refuse('INVALID_ARGUMENTS', format('%s cannot be moved into itself.', to_jsonb(p_from)), jsonb_build_object('path', p_to));
  end if;
  select * into v_there from private.workspace_files f where f.workspace_id = v_id and f.path = p_to;
  if v_there.kind = 'folder' or private.has_workspace_children(v_id, p_to) then
    perform private.refuse('CONFLICT', format('%s is a folder. Name the new path in full, the file''s name included.', to_jsonb(p_to)),
      jsonb_build_object('reason', 'is_folder', 'path', p_to));
  end if;
  if v_there.path is not null and (v_is_folder or not p_overwrite) then
    perform private.refuse('CONFLICT', format('%s exists already, at version %s.%s', to_jsonb(p_to), v_there.version,
        case when v_is_folder then '' else ' Pass overwrite: true to replace it.' end),
      jsonb_build_object('reason', 'exists', 'path', p_to, 'version', v_there.version));
  end if;
  delete from private.workspace_files f where f.workspace_id = v_id and f.path = p_to;
  if exists (select from private.workspace_files f where f.workspace_id = v_id and (f.path = p_from or (f.path > p_from || '/' and f.path < p_from || '0'))
      and not private.is_workspace_path(p_to || substr(f.path, length(p_from) + 1))) then
    perform private.refuse('INVALID_REQUEST', format('Below %s some paths would be too long or too deep.', to_jsonb(p_to)), jsonb_build_object('path', p_to));
  end if;
  with moved as (
    update private.workspace_files f set path = p_to || substr(f.path, length(p_from) + 1), version = v_version, updated_at = now()
    where f.workspace_id = v_id and (f.path = p_from or (f.path > p_from || '/' and f.path < p_from || '0'))
    returning f.path
  )
  select array_agg(m.path) into v_paths from moved m;
  perform private.check_workspace(v_id, v_paths);
  return jsonb_build_object('path', p_to, 'moved', cardinality(v_paths));
end
$$;

-- Lines that contain a text, in text files whose path matches p_names (a regular expression made by src/workspace/files.ts).
create function service.search_workspace(p_user_id uuid, p_query text, p_path text, p_names text, p_ignore_case boolean, p_limit integer, p_binding text default '') returns jsonb
language sql stable security definer set search_path = '' as $$
  with named as (
    select f.* from private.workspace_files f
    where f.workspace_id = private.workspace_id(p_user_id, p_binding) and f.kind = 'file' and (p_path = '' or f.path = p_path or (f.path > p_path || '/' and f.path < p_path || '0'))
      and (p_names is null or f.path ~ p_names)
  ), lines as (
    select f.path, l.no, l.line from named f
    cross join lateral string_to_table(convert_from(case when f.is_text then f.content else '' end, 'UTF8'), E'\n') with ordinality as l (line, no)
    where case when p_ignore_case then position(lower(p_query) in lower(l.line)) else position(p_query in l.line) end > 0
    order by f.path, l.no limit p_limit + 1
  )
  select jsonb_build_object(
    'matches', coalesce((select jsonb_agg(jsonb_build_object('path', m.path, 'line', m.no, 'text', left(m.line, 400)) order by m.path, m.no)
      from (select * from lines order by path, no limit p_limit) m), '[]'),
    'more', (select count(*) > p_limit from lines),
    'files_searched', (select count(*) from named f where f.is_text))
$$;

-- All files, for a command that works on them: contents of the smallest files up to p_bytes in total, the others by
-- read_workspace_file(). With a lease, only for its holder and for five seconds (one command); other callers get the time to wait.
create function service.open_workspace(p_user_id uuid, p_lease uuid, p_bytes integer, p_binding text default '') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid := private.workspace_id(p_user_id, p_binding);
  c_lease constant interval := interval '5 seconds';
  v_workspace private.workspaces;
begin
  if p_lease is not null then
    v_workspace := private.lock_workspace(p_user_id, p_binding);
    if v_workspace.lease <> p_lease and v_workspace.leased_until > clock_timestamp() then
      return jsonb_build_object('wait_ms', ceil(1000 * extract(epoch from v_workspace.leased_until - clock_timestamp())));
    end if;
    update private.workspaces w set lease = p_lease, leased_until = clock_timestamp() + c_lease where w.workspace_id = v_id;
  end if;
  return (
    select jsonb_build_object('files', coalesce(jsonb_agg(jsonb_build_object('path', f.path, 'kind', f.kind, 'mode', f.mode, 'size', f.size,
        'version', f.version, 'updated_at', f.updated_at)
      || case when f.kind = 'link' or f.up_to <= p_bytes then jsonb_build_object('content', private.to_base64(f.content)) else '{}' end), '[]'))
    from (select x.*, sum(x.size) over (order by x.size, x.path) as up_to from private.workspace_files x where x.workspace_id = v_id) f);
end
$$;

-- Changes of a command, all or none: [{path, version (null: new), kind (null: delete), mode, content}]. Refused unless every path is still
-- at the version that was read. Releases the lease.
create function service.commit_workspace(p_user_id uuid, p_lease uuid, p_changes jsonb, p_binding text default '') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid := (private.lock_workspace(p_user_id, p_binding)).workspace_id;
  v_version bigint;
  v_paths text[];
  v_change record;
begin
  update private.workspaces w set lease = null, leased_until = null where w.workspace_id = v_id and w.lease = p_lease;
  if jsonb_array_length(p_changes) = 0 then
    return private.describe_workspace_usage(v_id);
  end if;
  select array_agg(c.path) into v_paths
  from jsonb_to_recordset(p_changes) c (path text, version bigint)
  left join private.workspace_files f on f.workspace_id = v_id and f.path = c.path
  where f.version is distinct from c.version;
  if v_paths is not null then
    perform private.refuse('CONFLICT', format('%s changed meanwhile; nothing was changed. Try again.', array_to_string(v_paths[:5], ', ')),
      jsonb_build_object('reason', 'version', 'paths', to_jsonb(v_paths)));
  end if;
  v_version := private.next_workspace_version(v_id);
  delete from private.workspace_files f using jsonb_to_recordset(p_changes) c (path text, kind text)
  where f.workspace_id = v_id and f.path = c.path and c.kind is null;
  for v_change in select * from jsonb_to_recordset(p_changes) c (path text, kind text, mode integer, content text) where c.kind is not null loop
    perform private.put_workspace_file(v_id, v_change.path, v_change.kind, decode(coalesce(v_change.content, ''), 'base64'), v_change.mode, v_version);
  end loop;
  perform private.check_workspace(v_id, array(select c ->> 'path' from jsonb_array_elements(p_changes) c));
  return private.describe_workspace_usage(v_id);
end
$$;
