-- Tools that plugins bring along: whoever switches a plugin on has its tools in the catalogue.

create table public.enabled_plugins (
  user_id uuid not null references auth.users (id) on delete cascade,
  plugin text not null check (plugin ~ '^[a-z][a-z0-9-]{0,63}$'),
  version text not null,
  -- Of the tools as they stand in the catalogue; empty while they are out of it, because this system lacks the plugin.
  digest text not null,
  -- Of newer tools that could not be brought in, because a name is taken.
  blocked_digest text,
  enabled_at timestamptz not null default now(),
  primary key (user_id, plugin)
);
create index enabled_plugins_plugin_idx on public.enabled_plugins (plugin, digest);

revoke all on public.enabled_plugins from anon, authenticated, service_role;
grant select on public.enabled_plugins to authenticated;

alter table public.enabled_plugins enable row level security;
create policy "People see which plugins they switched on" on public.enabled_plugins
  for select to authenticated using (user_id = (select auth.uid()));

-- One segment of the index per person and plugin.
create function private.plugin_segment(p_user_id uuid, p_plugin text) returns uuid
language sql immutable set search_path = '' as $$
  select md5('plugin:' || p_user_id || ':' || p_plugin)::uuid
$$;

-- Takes the plugin's tools out of the catalogue.
create function private.withdraw_plugin(p_user_id uuid, p_plugin text) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.tools t where t.segment_id = private.plugin_segment(p_user_id, p_plugin);
  delete from private.segments s where s.segment_id = private.plugin_segment(p_user_id, p_plugin);
end
$$;

create function public.list_plugin_tools(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('plugin', p.plugin, 'version', p.version, 'digest', p.digest) order by p.plugin), '[]')
  from public.enabled_plugins p where p.user_id = p_user_id
$$;

-- Switches a plugin on, or brings its tools up to date. p_tools: [PluginToolRow] of contract/plugin-tool.ts. A refresh
-- (p_refresh) leaves alone what was switched off meanwhile, and keeps the older tools where a name of the newer is taken.
create function public.put_plugin_tools(
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
  -- While a tool waits for its terms, the worker does it after that.
  if not exists (select from public.tools t where t.segment_id = v_segment and (t.terms is null or t.embedded_as is null)) then
    perform private.build_segment(v_segment);
  end if;
  return '{"outcome": "on"}';
end
$$;

create function public.drop_plugin_tools(p_user_id uuid, p_plugin text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_custom_tools(p_user_id);
  perform private.withdraw_plugin(p_user_id, p_plugin);
  delete from public.enabled_plugins p where p.user_id = p_user_id and p.plugin = p_plugin;
  return '{"outcome": "off"}';
end
$$;

-- After a deployment: p_digests tells the plugins of this system, {plugin: digest}. Takes the tools of all others out of the
-- catalogue (whoever switched them on gets them back with the plugin), and gives what is to be refreshed: [{user_id, plugin}].
create function public.find_stale_plugins(p_digests jsonb, p_limit integer) returns jsonb
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

-- As before; tools of plugins, too, are changed by their people one after the other. Results of a batch:
-- [{tool_id, content_hash, terms, embedding}]. A row that changed since it was claimed stays queued. Refreshes each connector
-- that is now complete. Locks connectors, people's tools, then segments, in the order of their ids.
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
    where t.source in ('custom', 'plugin') and t.tool_id in (select (i ->> 'tool_id')::uuid from jsonb_array_elements(p_items) i)
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

revoke execute on function private.plugin_segment, private.withdraw_plugin from public;
revoke execute on function public.list_plugin_tools, public.put_plugin_tools, public.drop_plugin_tools, public.find_stale_plugins
  from public, anon, authenticated;
grant execute on function public.list_plugin_tools, public.put_plugin_tools, public.drop_plugin_tools, public.find_stale_plugins
  to service_role;
