-- Instructions: named texts of a site. Every version is kept; the newest is served.

create table public.ai_agent_instructions (
  id uuid primary key default gen_random_uuid(),
  site_id text not null references public.sites (site_id) on delete cascade,
  resource_name text not null check (length(resource_name) between 1 and 200),
  instruction_text text not null check (length(instruction_text) between 1 and 100000),
  version integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (site_id, resource_name, version)
);
grant select on public.ai_agent_instructions to authenticated;
alter table public.ai_agent_instructions enable row level security;
create policy "People see instructions of their sites" on public.ai_agent_instructions
  for select to authenticated using (site_id = any (array(select private.my_sites())));

-- A caller who may change the instructions of agents. The key of an agent may not: they are its own orders and those of other agents.
create function private.instruction_writer(p_caller jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_user jsonb := private.memory_caller(p_caller, 'memory:write');
begin
  if v_user ->> 'agent_id' is not null then
    perform private.refuse('FORBIDDEN', format('This API key belongs to the agent %s, whose file rules what it does: it cannot change instructions.',
      v_user ->> 'agent_id'));
  end if;
  return v_user;
end
$$;

create function service.put_instruction(p_caller jsonb, p_site_id text, p_resource_name text, p_text text, p_version integer default null, p_must_exist boolean default false)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_site public.sites := private.open_site(private.instruction_writer(p_caller), p_site_id, 'edit', null, not p_must_exist);
  v_last public.ai_agent_instructions;
  v_new public.ai_agent_instructions;
begin
  perform private.lock_site(p_site_id);
  select * into v_last from public.ai_agent_instructions i where i.site_id = p_site_id and i.resource_name = p_resource_name
  order by i.version desc limit 1;
  if p_must_exist and v_last.id is null then
    perform private.refuse('NOT_FOUND', 'There is no instruction of this name yet: POST makes it.');
  end if;
  if p_version <= v_last.version then
    perform private.refuse('CONFLICT', format('Version %s exists; the next is %s.', v_last.version, v_last.version + 1),
      jsonb_build_object('version', v_last.version));
  end if;
  if v_last.instruction_text = p_text and p_version is null then
    return to_jsonb(v_last);
  end if;
  insert into public.ai_agent_instructions (site_id, resource_name, instruction_text, version, created_at)
  values (p_site_id, p_resource_name, p_text, coalesce(p_version, v_last.version + 1, 1), coalesce(v_last.created_at, now()))
  returning * into v_new;
  return to_jsonb(v_new);
end
$$;

-- With a name: the given or newest version, and the list of versions; otherwise the newest of each name.
create function service.get_instructions(p_caller jsonb, p_site_id text, p_resource_name text default null, p_version integer default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_found public.ai_agent_instructions;
begin
  perform private.open_site(private.memory_caller(p_caller, 'memory:read'), p_site_id, 'read');
  if p_resource_name is null then
    return jsonb_build_object('instructions', (select coalesce(jsonb_agg(to_jsonb(i) order by i.resource_name), '[]') from (
      select distinct on (x.resource_name) x.* from public.ai_agent_instructions x where x.site_id = p_site_id
      order by x.resource_name, x.version desc) i));
  end if;
  select * into v_found from public.ai_agent_instructions i where i.site_id = p_site_id and i.resource_name = p_resource_name
    and (p_version is null or i.version = p_version) order by i.version desc limit 1;
  if v_found.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such instruction.');
  end if;
  return to_jsonb(v_found) || jsonb_build_object('versions', (
    select jsonb_agg(jsonb_build_object('version', i.version, 'updated_at', i.updated_at, 'characters', length(i.instruction_text)) order by i.version desc)
    from public.ai_agent_instructions i where i.site_id = p_site_id and i.resource_name = p_resource_name));
end
$$;

create function service.delete_instruction(p_caller jsonb, p_site_id text, p_resource_name text, p_version integer default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_deleted integer;
begin
  perform private.open_site(private.instruction_writer(p_caller), p_site_id, 'edit');
  delete from public.ai_agent_instructions i where i.site_id = p_site_id and i.resource_name = p_resource_name
    and (p_version is null or i.version = p_version);
  get diagnostics v_deleted = row_count;
  if v_deleted = 0 then
    perform private.refuse('NOT_FOUND', 'There is no such instruction.');
  end if;
  return jsonb_build_object('deleted', v_deleted);
end
$$;
