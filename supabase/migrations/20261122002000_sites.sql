-- Sites: the collections of the memory, and who may use them.

-- A site belongs to its creator: an account, or an external user (issuer and subject of an OIDC token).
create table public.sites (
  site_id text primary key check (length(site_id) between 1 and 200 and site_id !~ '[[:cntrl:]]' and site_id not in ('.', '..')),
  site_no integer generated always as identity unique,
  owner_id uuid references auth.users (id) on delete cascade,
  owner_issuer text,
  owner_subject text,
  next_chunk_no integer not null default 0,
  created_at timestamptz not null default now(),
  check ((owner_id is null) = (owner_subject is not null) and (owner_issuer is null) = (owner_subject is null))
);
create index sites_owner_id_idx on public.sites (owner_id);

-- Without an issuer, the user id means an account and the users of every configured issuer alike.
create table public.site_members (
  site_id text not null references public.sites (site_id) on delete cascade,
  user_id text not null check (length(user_id) between 1 and 300),
  issuer text,
  role text not null check (role in ('reader', 'member', 'editor', 'admin')),
  created_at timestamptz not null default now(),
  primary key (site_id, user_id)
);
create index site_members_user_id_idx on public.site_members (user_id);

-- A document is replaced as a whole: chunks of `revision` are prepared while readers still see those of `live_revision`.
create table public.site_documents (
  document_id uuid primary key default gen_random_uuid(),
  site_id text not null references public.sites (site_id) on delete cascade,
  source text not null check (length(source) >= 1 and octet_length(source) <= 2000),
  format text not null check (format in ('markdown', 'html', 'plain')),
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object' and octet_length(metadata::text) <= 16384),
  content_hash text not null,
  revision uuid not null default gen_random_uuid(),
  live_revision uuid,
  status text not null default 'INDEXING' check (status in ('INDEXING', 'READY')),
  chunk_count integer not null,
  characters integer not null,
  error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (site_id, source)
);
create trigger site_documents_touch before update on public.site_documents
  for each row execute function private.touch_updated_at();
grant select (document_id, live_revision) on public.site_documents to service_role;

-- The caller of a memory function: {user_id, issuer, owner_id, is_key, agent_id}. p_caller is what our code verified: {user_id} (an account),
-- {key_hash} (an API key) or {issuer, subject} (an external user).
create function private.memory_caller(p_caller jsonb, p_scope text) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_caller public.api_keys;
  v_owner uuid;
begin
  if p_caller ? 'subject' then
    return jsonb_build_object('user_id', p_caller ->> 'subject', 'issuer', p_caller ->> 'issuer', 'is_key', false);
  end if;
  v_caller := private.resolve_caller((p_caller ->> 'user_id')::uuid, p_caller ->> 'key_hash', p_scope);
  v_owner := v_caller.user_id;
  if not exists (select from auth.users u where u.id = v_owner) then
    perform private.refuse('UNAUTHENTICATED', 'The account of this token was deleted.');
  end if;
  return jsonb_build_object('user_id', v_owner, 'owner_id', v_owner, 'is_key', p_caller ->> 'key_hash' is not null,
    'agent_id', v_caller.agent_id);
end
$$;

create function private.site_role(p_user jsonb, p_site public.sites) returns text
language sql stable set search_path = '' as $$
  select case
    when p_site.owner_id = (p_user ->> 'owner_id')::uuid then 'owner'
    when p_site.owner_issuer = p_user ->> 'issuer' and p_site.owner_subject = p_user ->> 'user_id' then 'owner'
    else (select m.role from public.site_members m where m.site_id = p_site.site_id and m.user_id = p_user ->> 'user_id'
      and (m.issuer is null or m.issuer = coalesce(p_user ->> 'issuer', '')))
  end
$$;

-- Session keys of n8n are `<site_id>:<user_id>`, so no user may create a site whose keys could be those of another user's site.
create function private.guard_site_id(p_user jsonb, p_site_id text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('site:' || split_part(p_site_id, ':', 1), 0));
  if exists (select from public.sites s
      where (starts_with(p_site_id, s.site_id || ':') or starts_with(s.site_id, p_site_id || ':'))
        and private.site_role(p_user, s) is distinct from 'owner') then
    perform private.refuse('FORBIDDEN', format('The site id %s is too similar to that of another user: both are the same up to a colon.', to_jsonb(p_site_id)));
  end if;
end
$$;

-- Locks a site for a change that must not run beside another. The caller has opened it.
create function private.lock_site(p_site_id text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform 1 from public.sites s where s.site_id = p_site_id for no key update;
  if not found then
    perform private.refuse('NOT_FOUND', 'The site was deleted in the meantime.');
  end if;
end
$$;

-- Returns the site if the caller may do there what p_need says: read, chat, edit or admin. p_for names the user of a conversation: the
-- caller, or with an API key any user on sites that its owner owns or administers.
create function private.open_site(p_user jsonb, p_site_id text, p_need text, p_for text default null, p_create boolean default false)
returns public.sites
language plpgsql volatile set search_path = '' as $$
declare
  v_site public.sites;
  v_role text;
begin
  -- The lock keeps the site from being deleted before the write.
  if p_need in ('chat', 'edit') then
    select * into v_site from public.sites s where s.site_id = p_site_id for key share;
  else
    select * into v_site from public.sites s where s.site_id = p_site_id;
  end if;
  if v_site.site_id is null and p_create then
    perform private.guard_site_id(p_user, p_site_id);
    insert into public.sites (site_id, owner_id, owner_issuer, owner_subject)
    values (p_site_id, (p_user ->> 'owner_id')::uuid, p_user ->> 'issuer', case when p_user ->> 'owner_id' is null then p_user ->> 'user_id' end)
    on conflict do nothing;
    select * into v_site from public.sites s where s.site_id = p_site_id for key share;
  end if;
  if v_site.site_id is null then
    perform private.refuse('NOT_FOUND', format('There is no site %s. Its first document makes it, or POST sites.', to_jsonb(p_site_id)));
  end if;
  v_role := private.site_role(p_user, v_site);
  if v_role is null then
    perform private.refuse('FORBIDDEN', format('The site %s belongs to another user.', to_jsonb(p_site_id)));
  end if;
  if not (v_role = any (case p_need when 'read' then '{owner,admin,editor,member,reader}'::text[] when 'chat' then '{owner,admin,editor,member}'
      when 'edit' then '{owner,admin,editor}' else '{owner,admin}' end)) then
    perform private.refuse('FORBIDDEN', format('Your role on the site %s is %s; this needs more.', to_jsonb(p_site_id), v_role));
  end if;
  if p_for is not null and p_for <> p_user ->> 'user_id' and not ((p_user ->> 'is_key')::boolean and v_role in ('owner', 'admin')) then
    perform private.refuse('FORBIDDEN', 'A user token acts for its own user_id only; for others use an API key of the site''s owner.',
      jsonb_build_object('user_id', p_user ->> 'user_id'));
  end if;
  return v_site;
end
$$;

-- Sites that the signed-in user owns or belongs to; with p_manages only those whose conversations the user may read.
create function private.my_sites(p_manages boolean default false) returns setof text
language sql stable security definer set search_path = '' as $$
  select s.site_id from public.sites s where s.owner_id = auth.uid()
  union
  select m.site_id from public.site_members m where m.user_id = auth.uid()::text and (m.issuer is null or m.issuer = '')
    and (not p_manages or m.role = 'admin')
$$;

-- Row level security evaluates it with the user's own rights.
grant execute on function private.my_sites to authenticated;

grant select on public.sites to authenticated;
alter table public.sites enable row level security;
create policy "People see their sites" on public.sites
  for select to authenticated using (site_id = any (array(select private.my_sites())));

grant select on public.site_members to authenticated;
alter table public.site_members enable row level security;
create policy "People see their memberships, those who manage a site all of it" on public.site_members
  for select to authenticated using (site_id = any (array(select private.my_sites(true))) or user_id = (select auth.uid())::text);

grant select on public.site_documents to authenticated;
alter table public.site_documents enable row level security;
create policy "People see documents of their sites" on public.site_documents
  for select to authenticated using (site_id = any (array(select private.my_sites())));

create function private.describe_site(p_site public.sites, p_user jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('site_id', p_site.site_id, 'role', private.site_role(p_user, p_site), 'created_at', p_site.created_at,
    'documents', (select count(*) from public.site_documents d where d.site_id = p_site.site_id),
    'member_count', (select count(*) from public.site_members m where m.site_id = p_site.site_id))
    || case when private.site_role(p_user, p_site) in ('owner', 'admin') then jsonb_build_object('members', (
      select coalesce(jsonb_agg(jsonb_build_object('user_id', m.user_id, 'role', m.role, 'issuer', m.issuer) order by m.created_at, m.user_id), '[]')
      from public.site_members m where m.site_id = p_site.site_id)) else '{}' end
$$;

create function service.create_site(p_caller jsonb, p_site_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user jsonb := private.memory_caller(p_caller, 'memory:write');
begin
  return private.describe_site(private.open_site(v_user, p_site_id, 'read', null, true), v_user);
end
$$;

create function service.list_sites(p_caller jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user jsonb := private.memory_caller(p_caller, 'memory:read');
begin
  return (select coalesce(jsonb_agg(private.describe_site(s, v_user) order by s.site_id), '[]') from public.sites s
    where s.site_id in (
      select o.site_id from public.sites o where o.owner_id = (v_user ->> 'owner_id')::uuid
      union all select o.site_id from public.sites o where o.owner_issuer = v_user ->> 'issuer' and o.owner_subject = v_user ->> 'user_id'
      union all select m.site_id from public.site_members m where m.user_id = v_user ->> 'user_id')
      and private.site_role(v_user, s) is not null);
end
$$;

create function service.delete_site(p_caller jsonb, p_site_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user jsonb := private.memory_caller(p_caller, 'memory:admin');
  v_site public.sites := private.open_site(v_user, p_site_id, 'admin');
  v_gone jsonb;
begin
  if private.site_role(v_user, v_site) <> 'owner' then
    perform private.refuse('FORBIDDEN', 'Only the owner deletes a site.');
  end if;
  select jsonb_build_object('site_id', p_site_id,
    'documents', (select count(*) from public.site_documents d where d.site_id = p_site_id),
    'messages', (select count(*) from public.chat_messages m where m.site_id = p_site_id)) into v_gone;
  delete from public.sites s where s.site_id = p_site_id;
  return v_gone;
end
$$;

create function service.put_member(p_caller jsonb, p_site_id text, p_user_id text, p_role text, p_issuer text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.open_site(private.memory_caller(p_caller, 'memory:admin'), p_site_id, 'admin');
  -- The id of an account means that account, unless an issuer is named.
  insert into public.site_members as m (site_id, user_id, issuer, role) values (p_site_id, p_user_id,
    coalesce(p_issuer, case when exists (select from auth.users u where u.id::text = p_user_id) then '' end), p_role)
  on conflict (site_id, user_id) do update set issuer = excluded.issuer, role = excluded.role;
  return jsonb_build_object('site_id', p_site_id, 'user_id', p_user_id, 'role', p_role);
end
$$;

create function service.remove_member(p_caller jsonb, p_site_id text, p_user_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.open_site(private.memory_caller(p_caller, 'memory:admin'), p_site_id, 'admin');
  delete from public.site_members m where m.site_id = p_site_id and m.user_id = p_user_id;
  if not found then
    perform private.refuse('NOT_FOUND', 'This user is no member of the site.');
  end if;
  return jsonb_build_object('site_id', p_site_id, 'user_id', p_user_id);
end
$$;
