-- Tools of plugins: enabling a plugin adds its tools to the user's catalogue.

create table public.enabled_plugins (
  user_id uuid not null references auth.users (id) on delete cascade,
  plugin text not null check (plugin ~ '^[a-z][a-z0-9-]{0,63}$'),
  version text not null,
  -- Of the tools in the catalogue; empty while they are withdrawn, because this installation lacks the plugin.
  digest text not null,
  -- Of newer tools that could not be added, because a name is taken.
  blocked_digest text,
  enabled_at timestamptz not null default now(),
  primary key (user_id, plugin)
);
create index enabled_plugins_plugin_idx on public.enabled_plugins (plugin, digest);
grant select on public.enabled_plugins to authenticated;
alter table public.enabled_plugins enable row level security;
create policy "People see which plugins they switched on" on public.enabled_plugins
  for select to authenticated using (user_id = (select auth.uid()));

-- One segment of the index for each user and plugin.
create function private.plugin_segment(p_user_id uuid, p_plugin text) returns uuid
language sql immutable set search_path = '' as $$
  select md5('plugin:' || p_user_id || ':' || p_plugin)::uuid
$$;

-- Removes the plugin's tools from the catalogue.
create function private.withdraw_plugin(p_user_id uuid, p_plugin text) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.tools t where t.segment_id = private.plugin_segment(p_user_id, p_plugin);
  delete from private.segments s where s.segment_id = private.plugin_segment(p_user_id, p_plugin);
end
$$;

create function service.list_plugin_tools(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('plugin', p.plugin, 'version', p.version, 'digest', p.digest) order by p.plugin), '[]')
  from public.enabled_plugins p where p.user_id = p_user_id
$$;

-- Enables a plugin or updates its tools. p_tools: [PluginToolRow] of contract/tool.ts. A refresh (p_refresh) skips a plugin that
-- was disabled in the meantime, and keeps the older tools where a name of the newer ones is taken.
create function service.put_plugin_tools(
  p_user_id uuid, p_plugin text, p_version text, p_digest text, p_title text, p_tools jsonb, p_refresh boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_segment constant uuid := private.plugin_segment(p_user_id, p_plugin);
  v_taken text[];
begin
  perform private.lock_custom_tools(p_user_id);
  if p_refresh and not exists (select from public.enabled_plugins p where p.user_id = p_user_id and p.plugin = p_plugin) then
    return '{"outcome": "off"}';
  end if;
  select array_agg(distinct t.operation_id order by t.operation_id) into v_taken
  from public.tools t join jsonb_array_elements(p_tools) x on x ->> 'operation_id' = t.operation_id
  where t.user_id = p_user_id and t.segment_id <> v_segment;
  if v_taken is not null then
    if p_refresh then
      update public.enabled_plugins p set blocked_digest = p_digest where p.user_id = p_user_id and p.plugin = p_plugin;
      return '{"outcome": "taken"}';
    end if;
    perform private.refuse('CONFLICT',
      format('You already have a tool named %s: rename it, then switch the plugin on.', array_to_string(v_taken, ', ')),
      jsonb_build_object('reason', 'name_taken', 'operation_ids', to_jsonb(v_taken)));
  end if;

  insert into public.enabled_plugins as p (user_id, plugin, version, digest) values (p_user_id, p_plugin, p_version, p_digest)
  on conflict (user_id, plugin) do update set version = excluded.version, digest = excluded.digest, blocked_digest = null;
  insert into private.segments as s (segment_id, user_id, api, searchable) values (v_segment, p_user_id, p_title, true)
  on conflict (segment_id) do update set api = excluded.api;

  delete from public.tools t where t.segment_id = v_segment
    and t.operation_id not in (select x ->> 'operation_id' from jsonb_array_elements(p_tools) x);
  insert into public.tools as t (user_id, source, segment_id, ordinal, operation_id, name, description, plugin, side_effect, hints,
    fields, chunk, input_schema, definition, content_hash)
  select p_user_id, 'plugin', v_segment,
    (select coalesce(max(o.ordinal), -1) from public.tools o where o.segment_id = v_segment) + x.ordinality,
    x.value ->> 'operation_id', x.value ->> 'name', x.value ->> 'description', p_plugin, x.value ->> 'side_effect', x.value -> 'hints',
    x.value -> 'fields', x.value ->> 'chunk', x.value -> 'input_schema', '{"kind": "plugin"}',
    md5((x.value ->> 'fields') || (x.value ->> 'chunk'))
  from jsonb_array_elements(p_tools) with ordinality x
  on conflict (segment_id, operation_id) do update set name = excluded.name, description = excluded.description,
    plugin = excluded.plugin, side_effect = excluded.side_effect, hints = excluded.hints, fields = excluded.fields,
    chunk = excluded.chunk, input_schema = excluded.input_schema, definition = excluded.definition,
    content_hash = excluded.content_hash,
    terms = case when t.content_hash = excluded.content_hash then t.terms end,
    embedded_as = case when t.content_hash = excluded.content_hash then t.embedded_as end,
    leased_until = null, attempts = 0, last_error = null;
  -- While a tool waits for its terms, the worker does this when they are stored.
  if not exists (select from public.tools t where t.segment_id = v_segment and (t.terms is null or t.embedded_as is null)) then
    perform private.build_segment(v_segment);
  end if;
  return '{"outcome": "on"}';
end
$$;

create function service.drop_plugin_tools(p_user_id uuid, p_plugin text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_custom_tools(p_user_id);
  perform private.withdraw_plugin(p_user_id, p_plugin);
  delete from public.enabled_plugins p where p.user_id = p_user_id and p.plugin = p_plugin;
  return '{"outcome": "off"}';
end
$$;

-- After a deployment, with the plugins of this installation as {plugin: digest}: withdraws the tools of all others (they return with the
-- plugin), and returns what is to be refreshed: [{user_id, plugin}].
create function service.find_stale_plugins(p_digests jsonb, p_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row record;
begin
  for v_row in
    select p.user_id, p.plugin from public.enabled_plugins p
    where p.digest <> '' and not p_digests ? p.plugin
    order by p.user_id, p.plugin limit p_limit
  loop
    perform private.lock_custom_tools(v_row.user_id);
    perform private.withdraw_plugin(v_row.user_id, v_row.plugin);
    update public.enabled_plugins p set digest = '', blocked_digest = null where p.user_id = v_row.user_id and p.plugin = v_row.plugin;
  end loop;
  return (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from (
    select p.user_id, p.plugin from public.enabled_plugins p
    where p.digest <> p_digests ->> p.plugin and p.blocked_digest is distinct from p_digests ->> p.plugin
    order by p.user_id, p.plugin limit p_limit) s);
end
$$;
