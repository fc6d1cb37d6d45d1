-- Memory: sites and who may use them, documents and their chunks, conversations, instructions.

-- A site belongs to who made it: an account here, or an outside user (issuer and subject of an OIDC token).
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

-- Without an issuer the user id counts for accounts here and for every configured issuer alike.
create table public.site_members (
  site_id text not null references public.sites (site_id) on delete cascade,
  user_id text not null check (length(user_id) between 1 and 300),
  issuer text,
  role text not null check (role in ('reader', 'member', 'editor', 'admin')),
  created_at timestamptz not null default now(),
  primary key (site_id, user_id)
);
create index site_members_user_id_idx on public.site_members (user_id);

-- A document is replaced whole: chunks of `revision` are prepared while readers still see those of `live_revision`.
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

-- Chunks. A chunk is found once it has its number within the site; vectors of different models are never compared.
create table public.knowledge_documents (
  id uuid primary key default gen_random_uuid(),
  site_id text not null references public.sites (site_id) on delete cascade,
  document_id uuid not null references public.site_documents (document_id) on delete cascade,
  revision uuid not null,
  source text not null,
  chunk_index integer not null,
  content text not null,
  -- Of HTML: what a reader sees of it.
  plain text,
  -- Characters (UTF-16) at the beginning that repeat the end of the chunk before.
  overlap integer not null default 0,
  headings text[] not null default '{}',
  metadata jsonb not null default '{}',
  embedding extensions.vector,
  embedding_model text,
  -- Whether the vector is in its HNSW index: only chunks of large sites, a few at a time.
  in_index boolean not null default false,
  chunk_no integer,
  -- Until it is found: hash << 8 | weight of each of its words (src/memory/index-terms.ts).
  terms bigint[],
  leased_until timestamptz,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  unique (document_id, revision, chunk_index)
);
create unique index knowledge_documents_site_idx on public.knowledge_documents (site_id, chunk_no);
create index knowledge_documents_queue_idx on public.knowledge_documents (site_id, created_at) where embedding_model is null or (terms is null and chunk_no is null);
create index knowledge_documents_model_idx on public.knowledge_documents (embedding_model);
-- What waits for such an index.
create index knowledge_documents_unindexed_idx on public.knowledge_documents (site_id)
  where not in_index and chunk_no is not null and embedding_model not like 'local-%';
-- For large sites. Insertion costs far more than all else, so ordinary ones stay out.
create index knowledge_documents_384_idx on public.knowledge_documents
  using hnsw ((embedding::extensions.vector(384)) extensions.vector_cosine_ops) where in_index and extensions.vector_dims(embedding) = 384;
create index knowledge_documents_768_idx on public.knowledge_documents
  using hnsw ((embedding::extensions.vector(768)) extensions.vector_cosine_ops) where in_index and extensions.vector_dims(embedding) = 768;
create index knowledge_documents_1024_idx on public.knowledge_documents
  using hnsw ((embedding::extensions.vector(1024)) extensions.vector_cosine_ops) where in_index and extensions.vector_dims(embedding) = 1024;
create index knowledge_documents_1536_idx on public.knowledge_documents
  using hnsw ((embedding::extensions.vector(1536)) extensions.vector_cosine_ops) where in_index and extensions.vector_dims(embedding) = 1536;

-- Inverted index of a site: hash << 18 | number within the segment << 8 | weight, in 512 buckets by hash, 1,024 chunks a
-- segment. Reading a word touches one row a segment, whatever other sites hold.
create table private.chunk_postings (
  site_no integer not null references public.sites (site_no) on delete cascade,
  segment integer not null,
  bucket integer not null,
  postings bigint[] not null,
  primary key (site_no, bucket, segment)
);

create table public.chat_messages (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  user_id text not null check (length(user_id) between 1 and 300),
  site_id text not null references public.sites (site_id) on delete cascade,
  role text not null check (role in ('user', 'ai')),
  message text not null,
  timestamp timestamptz not null default now(),
  -- Hashes of its words; null until the worker read it.
  terms bigint[]
);
create index chat_messages_conversation_idx on public.chat_messages (site_id, user_id, timestamp desc, seq desc);
create index chat_messages_timestamp_idx on public.chat_messages (timestamp);
create index chat_messages_queue_idx on public.chat_messages (seq) where terms is null;

-- Every version is kept; the newest is served.
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

revoke all on public.sites, public.site_members, public.site_documents, public.knowledge_documents, public.chat_messages,
  public.ai_agent_instructions from anon, authenticated, service_role;
grant select on public.sites, public.site_members, public.site_documents, public.ai_agent_instructions to authenticated;
grant select (id, site_id, document_id, revision, source, chunk_index, content, plain, overlap, headings, metadata, embedding_model, chunk_no, in_index,
  last_error, created_at) on public.knowledge_documents to authenticated;
grant select (id, seq, user_id, site_id, role, message, timestamp) on public.chat_messages to authenticated;

-- Who the token stands for, within memory: {user_id, issuer, owner_id, is_key}. `p_caller` is what our own code verified:
-- {user_id} (an account here), {key_hash} (an API key) or {issuer, subject} (an outside user).
create function private.memory_caller(p_caller jsonb, p_scope text) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_owner uuid;
begin
  if p_caller ? 'subject' then
    return jsonb_build_object('user_id', p_caller ->> 'subject', 'issuer', p_caller ->> 'issuer', 'is_key', false);
  end if;
  v_owner := (private.resolve_caller((p_caller ->> 'user_id')::uuid, p_caller ->> 'key_hash', p_scope)).user_id;
  if not exists (select from auth.users u where u.id = v_owner) then
    perform private.refuse('UNAUTHENTICATED', 'The account of this token was deleted.');
  end if;
  return jsonb_build_object('user_id', v_owner, 'owner_id', v_owner, 'is_key', p_caller ->> 'key_hash' is not null);
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

-- Session keys of n8n are `<site_id>:<user_id>`: nobody makes a site whose keys could be taken for those of another's site.
create function private.guard_site_id(p_user jsonb, p_site_id text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('site:' || split_part(p_site_id, ':', 1), 0));
  if exists (select from public.sites s
      where (starts_with(p_site_id, s.site_id || ':') or starts_with(s.site_id, p_site_id || ':'))
        and private.site_role(p_user, s) is distinct from 'owner') then
    perform private.refuse('FORBIDDEN', format('The site id %s is too much like another''s: the same up to a colon.', to_jsonb(p_site_id)));
  end if;
end
$$;

-- The site, for a change that must not run beside another; the caller has opened it.
create function private.lock_site(p_site_id text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform 1 from public.sites s where s.site_id = p_site_id for no key update;
  if not found then
    perform private.refuse('NOT_FOUND', 'The site was deleted meanwhile.');
  end if;
end
$$;

-- The site, if the caller may do there what `p_need` says: read, chat, edit or admin. For somebody's conversation
-- (`p_for`): one's own, or with an API key anybody's on sites that its owner owns or administers.
create function private.open_site(p_user jsonb, p_site_id text, p_need text, p_for text default null, p_create boolean default false)
returns public.sites
language plpgsql volatile set search_path = '' as $$
declare
  v_site public.sites;
  v_role text;
begin
  -- What is written goes to a site that nobody deletes meanwhile.
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
    perform private.refuse('FORBIDDEN', format('The site %s belongs to somebody else.', to_jsonb(p_site_id)));
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

-- Sites that the signed-in person owns or belongs to; with `p_manages` only those whose conversations they may read.
create function private.my_sites(p_manages boolean default false) returns setof text
language sql stable security definer set search_path = '' as $$
  select s.site_id from public.sites s where s.owner_id = auth.uid()
  union
  select m.site_id from public.site_members m where m.user_id = auth.uid()::text and (m.issuer is null or m.issuer = '')
    and (not p_manages or m.role = 'admin')
$$;

alter table public.sites enable row level security;
alter table public.site_members enable row level security;
alter table public.site_documents enable row level security;
alter table public.knowledge_documents enable row level security;
alter table public.chat_messages enable row level security;
alter table public.ai_agent_instructions enable row level security;
create policy "People see their sites" on public.sites
  for select to authenticated using (site_id = any (array(select private.my_sites())));
create policy "People see their memberships, those who manage a site all of it" on public.site_members
  for select to authenticated using (site_id = any (array(select private.my_sites(true))) or user_id = (select auth.uid())::text);
create policy "People see documents of their sites" on public.site_documents
  for select to authenticated using (site_id = any (array(select private.my_sites())));
create policy "People see complete documents of their sites" on public.knowledge_documents
  for select to authenticated using (site_id = any (array(select private.my_sites())) and exists (
    select from public.site_documents d where d.document_id = knowledge_documents.document_id and d.live_revision = knowledge_documents.revision));
create policy "People see their own messages, owners those on their sites" on public.chat_messages
  for select to authenticated using (site_id = any (array(select private.my_sites(true)))
    or (user_id = (select auth.uid())::text and site_id = any (array(select private.my_sites()))));
create policy "People see instructions of their sites" on public.ai_agent_instructions
  for select to authenticated using (site_id = any (array(select private.my_sites())));

revoke execute on function private.memory_caller, private.site_role, private.guard_site_id, private.lock_site, private.open_site, private.my_sites
  from public;
grant execute on function private.my_sites to authenticated;
-- What `authenticated` may execute there is granted one by one.
grant usage on schema private to authenticated;

-- Sites and members.

create function private.describe_site(p_site public.sites, p_user jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('site_id', p_site.site_id, 'role', private.site_role(p_user, p_site), 'created_at', p_site.created_at,
    'documents', (select count(*) from public.site_documents d where d.site_id = p_site.site_id),
    'member_count', (select count(*) from public.site_members m where m.site_id = p_site.site_id))
    || case when private.site_role(p_user, p_site) in ('owner', 'admin') then jsonb_build_object('members', (
      select coalesce(jsonb_agg(jsonb_build_object('user_id', m.user_id, 'role', m.role, 'issuer', m.issuer) order by m.created_at, m.user_id), '[]')
      from public.site_members m where m.site_id = p_site.site_id)) else '{}' end
$$;

create function public.create_site(p_caller jsonb, p_site_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user jsonb := private.memory_caller(p_caller, 'memory:write');
begin
  return private.describe_site(private.open_site(v_user, p_site_id, 'read', null, true), v_user);
end
$$;

create function public.list_sites(p_caller jsonb) returns jsonb
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

create function public.delete_site(p_caller jsonb, p_site_id text) returns jsonb
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

create function public.put_member(p_caller jsonb, p_site_id text, p_user_id text, p_role text, p_issuer text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.open_site(private.memory_caller(p_caller, 'memory:admin'), p_site_id, 'admin');
  -- The id of an account here means that account, unless an issuer is named.
  insert into public.site_members as m (site_id, user_id, issuer, role) values (p_site_id, p_user_id,
    coalesce(p_issuer, case when exists (select from auth.users u where u.id::text = p_user_id) then '' end), p_role)
  on conflict (site_id, user_id) do update set issuer = excluded.issuer, role = excluded.role;
  return jsonb_build_object('site_id', p_site_id, 'user_id', p_user_id, 'role', p_role);
end
$$;

create function public.remove_member(p_caller jsonb, p_site_id text, p_user_id text) returns jsonb
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

-- Documents.

-- Postings of chunks that are gone leave with them, however they went.
create function private.forget_postings() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_island record;
begin
  for v_island in
    select s.site_no, min(x.chunk_no) as low, max(x.chunk_no) as high
    from (select g.site_id, g.chunk_no, g.chunk_no - row_number() over (partition by g.site_id order by g.chunk_no) as island
      from gone g where g.chunk_no is not null) x
    join public.sites s on s.site_id = x.site_id
    group by s.site_no, x.island
    order by s.site_no, low
  loop
    delete from private.chunk_postings p where p.site_no = v_island.site_no
      and p.segment << 10 >= v_island.low and (p.segment << 10) + 1023 <= v_island.high;
    update private.chunk_postings p set postings = k.kept
    from (select q.bucket, q.segment, array(select x from unnest(q.postings) x
        where (q.segment << 10) + ((x >> 8) & 1023) not between v_island.low and v_island.high) as kept
      from private.chunk_postings q
      where q.site_no = v_island.site_no and q.segment in (v_island.low >> 10, v_island.high >> 10)) k
    where p.site_no = v_island.site_no and p.bucket = k.bucket and p.segment = k.segment and cardinality(k.kept) < cardinality(p.postings);
    delete from private.chunk_postings p where p.site_no = v_island.site_no
      and p.segment in (v_island.low >> 10, v_island.high >> 10) and p.postings = '{}';
  end loop;
  return null;
end
$$;
create trigger knowledge_documents_forget after delete on public.knowledge_documents
  referencing old table as gone for each statement execute function private.forget_postings();

create function private.describe_document(p_document public.site_documents) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('document_id', p_document.document_id, 'site_id', p_document.site_id, 'source', p_document.source,
    'metadata', p_document.metadata, 'format', p_document.format, 'status', p_document.status, 'chunk_count', p_document.chunk_count,
    'characters', p_document.characters, 'created_at', p_document.created_at, 'updated_at', p_document.updated_at,
    'indexed_count', case when p_document.status = 'READY' then p_document.chunk_count else (
      select count(*) from public.knowledge_documents k
      where k.document_id = p_document.document_id and k.revision = p_document.revision and k.terms is not null) end)
    || case when p_document.error is null then '{}'::jsonb else jsonb_build_object('error', p_document.error) end
$$;

-- Stores a document with its chunks [{content, plain?, overlap, headings}]; they are found once all are indexed, and only then the
-- chunks before them go. The same content again changes nothing;
-- without chunks that is all that is asked.
create function public.put_document(p_caller jsonb, p_site_id text, p_document jsonb, p_chunks jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_site public.sites := private.open_site(private.memory_caller(p_caller, 'memory:write'), p_site_id, 'edit', null, true);
  v_old public.site_documents;
  v_new public.site_documents;
begin
  perform private.lock_site(p_site_id);
  if p_document ? 'document_id' then
    select * into v_old from public.site_documents d where d.site_id = p_site_id and d.document_id = (p_document ->> 'document_id')::uuid;
    if v_old.document_id is null then
      perform private.refuse('NOT_FOUND', 'There is no such document.');
    end if;
  else
    select * into v_old from public.site_documents d where d.site_id = p_site_id and d.source = p_document ->> 'source';
  end if;
  if v_old.content_hash = p_document ->> 'content_hash' and v_old.format = p_document ->> 'format'
     and v_old.source = p_document ->> 'source' and v_old.metadata = p_document -> 'metadata' then
    return private.describe_document(v_old) || '{"unchanged": true}';
  end if;
  if v_old.content_hash = p_document ->> 'content_hash' and v_old.format = p_document ->> 'format' and v_old.source = p_document ->> 'source' then
    update public.knowledge_documents k set metadata = p_document -> 'metadata' where k.document_id = v_old.document_id;
    update public.site_documents d set metadata = p_document -> 'metadata' where d.document_id = v_old.document_id returning * into v_old;
    return private.describe_document(v_old);
  end if;
  if p_chunks is null then
    return null;
  end if;
  if exists (select from public.site_documents d where d.site_id = p_site_id and d.source = p_document ->> 'source'
      and d.document_id is distinct from v_old.document_id) then
    perform private.refuse('CONFLICT', 'Another document of this site has this source already.');
  end if;
  if v_old.document_id is null then
    insert into public.site_documents (site_id, source, format, metadata, content_hash, chunk_count, characters)
    values (p_site_id, p_document ->> 'source', p_document ->> 'format', p_document -> 'metadata', p_document ->> 'content_hash',
      jsonb_array_length(p_chunks), (p_document ->> 'characters')::integer)
    returning * into v_new;
  else
    update public.site_documents d set source = p_document ->> 'source', format = p_document ->> 'format', metadata = p_document -> 'metadata',
      content_hash = p_document ->> 'content_hash', chunk_count = jsonb_array_length(p_chunks), characters = (p_document ->> 'characters')::integer,
      revision = gen_random_uuid(), status = 'INDEXING', error = null
    where d.document_id = v_old.document_id returning * into v_new;
    -- An earlier revision that nobody saw yet is superseded.
    delete from public.knowledge_documents k where k.document_id = v_new.document_id and k.revision is distinct from v_new.live_revision;
  end if;
  insert into public.knowledge_documents (site_id, document_id, revision, source, chunk_index, content, plain, overlap, headings, metadata)
  select p_site_id, v_new.document_id, v_new.revision, v_new.source, c.n - 1, c.chunk ->> 'content', c.chunk ->> 'plain', (c.chunk ->> 'overlap')::integer,
    array(select jsonb_array_elements_text(c.chunk -> 'headings')), v_new.metadata
  from jsonb_array_elements(p_chunks) with ordinality as c (chunk, n);
  if v_new.chunk_count = 0 then
    perform private.publish_document(v_new);
    select * into v_new from public.site_documents d where d.document_id = v_new.document_id;
  end if;
  return private.describe_document(v_new);
end
$$;

-- From now on readers find this revision, and no other. The caller holds the site's lock.
create function private.publish_document(p_document public.site_documents) returns void
language plpgsql set search_path = '' as $$
declare
  v_site_no integer;
  v_base integer;
  v_chunks integer := (select coalesce(max(k.chunk_index) + 1, 0) from public.knowledge_documents k
    where k.document_id = p_document.document_id and k.revision = p_document.revision);
begin
  delete from public.knowledge_documents k where k.document_id = p_document.document_id and k.revision <> p_document.revision;
  update public.sites s set next_chunk_no = s.next_chunk_no + v_chunks
  where s.site_id = p_document.site_id returning s.site_no, s.next_chunk_no - v_chunks into v_site_no, v_base;
  insert into private.chunk_postings as p (site_no, segment, bucket, postings)
  select v_site_no, (v_base + k.chunk_index) >> 10, (t >> 8) & 511,
    array_agg(((t >> 8) << 18) | (((v_base + k.chunk_index) & 1023) << 8) | (t & 255))
  from public.knowledge_documents k, unnest(k.terms) t
  where k.document_id = p_document.document_id and k.revision = p_document.revision
  group by 2, 3
  on conflict (site_no, bucket, segment) do update set postings = p.postings || excluded.postings;
  update public.knowledge_documents k set chunk_no = v_base + k.chunk_index, terms = null
  where k.document_id = p_document.document_id and k.revision = p_document.revision;
  update public.site_documents d set live_revision = d.revision, status = 'READY', error = null
  where d.document_id = p_document.document_id;
end
$$;

-- A document of a site where the caller may do what `p_need` says. Somebody else's looks like none.
create function private.open_document(p_user jsonb, p_document_id uuid, p_need text) returns public.site_documents
language plpgsql volatile set search_path = '' as $$
declare
  v_document public.site_documents;
begin
  select d.* into v_document from public.site_documents d join public.sites s on s.site_id = d.site_id
  where d.document_id = p_document_id and private.site_role(p_user, s) is not null;
  if v_document.document_id is null then
    perform private.refuse('NOT_FOUND', 'There is no such document.');
  end if;
  perform private.open_site(p_user, v_document.site_id, p_need);
  return v_document;
end
$$;

create function public.list_documents(p_caller jsonb, p_site_id text, p_metadata jsonb default '{}', p_limit integer default 100, p_after text default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.open_site(private.memory_caller(p_caller, 'memory:read'), p_site_id, 'read');
  return (select coalesce(jsonb_agg(private.describe_document(d) order by d.source collate "C"), '[]') from (
    select * from public.site_documents x
    where x.site_id = p_site_id and x.metadata @> p_metadata and (p_after is null or x.source collate "C" > p_after)
    order by x.source collate "C" limit p_limit) d);
end
$$;

-- A document with what its last complete version says.
create function public.get_document(p_caller jsonb, p_document_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_document public.site_documents := private.open_document(private.memory_caller(p_caller, 'memory:read'), p_document_id, 'read');
begin
  return private.describe_document(v_document) || jsonb_build_object('chunks', (
    select coalesce(jsonb_agg(jsonb_build_object('chunk_index', k.chunk_index, 'content', k.content, 'overlap', k.overlap, 'headings', k.headings)
      order by k.chunk_index), '[]')
    from public.knowledge_documents k
    where k.document_id = p_document_id and k.revision = coalesce(v_document.live_revision, v_document.revision)));
end
$$;

-- What a change needs of a document: where it stands, without its text.
create function public.find_document(p_caller jsonb, p_document_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.describe_document(private.open_document(private.memory_caller(p_caller, 'memory:write'), p_document_id, 'edit'));
end
$$;

create function public.delete_document(p_caller jsonb, p_document_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_document public.site_documents := private.open_document(private.memory_caller(p_caller, 'memory:write'), p_document_id, 'edit');
begin
  perform private.lock_site(v_document.site_id);
  delete from public.knowledge_documents k where k.document_id = p_document_id;
  delete from public.site_documents d where d.document_id = p_document_id;
  return jsonb_build_object('document_id', p_document_id, 'site_id', v_document.site_id, 'source', v_document.source);
end
$$;

-- Models of stored vectors, other than the wanted one; a step along the index for each.
create function private.outdated_models(p_model text) returns text[]
language sql stable set search_path = '' as $$
  with recursive m (model) as (
    select min(k.embedding_model) from public.knowledge_documents k
    union all
    select (select min(k.embedding_model) from public.knowledge_documents k where k.embedding_model > m.model) from m where m.model is not null
  )
  select array(select m.model from m where m.model not in (p_model, 'external'))
$$;

-- Indexing, by the same claims as the catalogue's: chunks without words or without a vector of the wanted model.

create function public.claim_chunks(p_model text, p_limit integer, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_batch jsonb;
begin
  -- Every site has its share of a batch, so that nobody waits behind another's large document.
  with waiting as materialized (
    select distinct k.site_id from public.knowledge_documents k
    where (k.embedding_model is null or (k.terms is null and k.chunk_no is null)) and (k.leased_until is null or k.leased_until < now())
    limit p_limit
  ), due as (
    select x.id from waiting w cross join lateral (
      select k.id from public.knowledge_documents k
      where k.site_id = w.site_id and (k.embedding_model is null or (k.terms is null and k.chunk_no is null))
        and (k.leased_until is null or k.leased_until < now())
      order by k.created_at, k.chunk_index limit greatest(1, p_limit / (select count(*) from waiting)) for update skip locked) x
  ), older as (
    -- Chunks that are found already, with a vector of an earlier model.
    select k.id from public.knowledge_documents k
    where not exists (select from due) and k.embedding_model = any (private.outdated_models(p_model))
      and (k.leased_until is null or k.leased_until < now())
    limit p_limit for update skip locked
  ), claimed as (
    update public.knowledge_documents k set leased_until = now() + make_interval(secs => p_lease_seconds), attempts = k.attempts + 1
    from (select id from due union all select id from older) x where k.id = x.id
    returning k.id, coalesce(k.plain, k.content) as content, k.headings, k.attempts, k.terms is null and k.chunk_no is null as wants_terms,
      coalesce(k.embedding_model, '') not in (p_model, 'external') as wants_embedding
  )
  select jsonb_agg(to_jsonb(c)) into v_batch from claimed c;
  return coalesce(v_batch, '[]');
end
$$;

-- Results of a batch: [{id, terms?, embedding?, error?}]. Documents all of whose chunks now have their words are published. An
-- embedding that failed does not keep a document from being found by its words; it is tried again later.
create function public.complete_chunks(p_model text, p_items jsonb, p_retry_seconds integer default 0) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_ids uuid[] := array(select (i ->> 'id')::uuid from jsonb_array_elements(p_items) i);
  v_document public.site_documents;
begin
  perform 1 from public.sites s where s.site_id in (select k.site_id from public.knowledge_documents k where k.id = any (v_ids))
    order by s.site_id for no key update;
  update public.knowledge_documents k set
    terms = case when i.terms is null then k.terms else array(select x::bigint from jsonb_array_elements_text(i.terms) x) end,
    embedding = coalesce(i.embedding::extensions.vector, k.embedding),
    embedding_model = case when i.embedding is null then k.embedding_model else p_model end,
    leased_until = case when i.error is not null then now() + make_interval(secs => p_retry_seconds) end,
    attempts = case when i.error is null then 0 else k.attempts end,
    last_error = i.error
  from jsonb_to_recordset(p_items) as i (id uuid, terms jsonb, embedding text, error text)
  where k.id = i.id;
  for v_document in
    select d.* from public.site_documents d
    where d.document_id in (select k.document_id from public.knowledge_documents k where k.id = any (v_ids))
    order by d.site_id, d.document_id
  loop
    -- One document's trouble is not that of the others in the batch.
    begin
      if v_document.live_revision is distinct from v_document.revision and not exists (
          select from public.knowledge_documents k where k.document_id = v_document.document_id and k.revision = v_document.revision and k.terms is null) then
        perform private.publish_document(v_document);
      end if;
      update public.site_documents d set error = e.error
      from (select max(k.last_error) as error from public.knowledge_documents k where k.document_id = v_document.document_id) e
      where d.document_id = v_document.document_id and d.error is distinct from e.error;
    exception when others then
      update public.site_documents d set error = 'It could not be published: ' || sqlerrm where d.document_id = v_document.document_id;
    end;
  end loop;
  return jsonb_build_object('completed', cardinality(v_ids));
end
$$;

-- Conversations.

-- Stores messages [{user_id, site_id, role, message, timestamp?, terms}] in their order, all or none.
create function public.add_messages(p_caller jsonb, p_messages jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user jsonb := private.memory_caller(p_caller, 'memory:write');
begin
  perform private.open_site(v_user, x.site_id, 'chat', x.user_id, true)
  from (select distinct m ->> 'site_id' as site_id, m ->> 'user_id' as user_id from jsonb_array_elements(p_messages) m order by 1, 2) x;
  with given as (
    select gen_random_uuid() as id, n, m from jsonb_array_elements(p_messages) with ordinality as x (m, n)
  ), stored as (
    insert into public.chat_messages (id, user_id, site_id, role, message, timestamp, terms)
    select id, m ->> 'user_id', m ->> 'site_id', m ->> 'role', m ->> 'message',
      coalesce((m ->> 'timestamp')::timestamptz, clock_timestamp()), array(select t::bigint from jsonb_array_elements_text(m -> 'terms') t)
    from given order by n returning id, timestamp
  )
  select jsonb_agg(jsonb_build_object('id', s.id, 'timestamp', s.timestamp) order by g.n) into p_messages
  from given g join stored s on s.id = g.id;
  return p_messages;
end
$$;

create function public.list_messages(p_caller jsonb, p_site_id text, p_user_id text, p_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.open_site(private.memory_caller(p_caller, 'memory:read'), p_site_id, 'read', p_user_id);
  return (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'user_id', m.user_id, 'site_id', m.site_id, 'role', m.role, 'message', m.message,
      'timestamp', m.timestamp) order by m.timestamp, m.seq), '[]')
    from (select * from public.chat_messages x where x.site_id = p_site_id and x.user_id = p_user_id
      order by x.timestamp desc, x.seq desc limit p_limit) m);
end
$$;

create function public.erase_messages(p_caller jsonb, p_site_id text, p_user_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_deleted integer;
begin
  perform private.open_site(private.memory_caller(p_caller, 'memory:write'), p_site_id, 'read', p_user_id);
  delete from public.chat_messages m where m.site_id = p_site_id and m.user_id = p_user_id;
  get diagnostics v_deleted = row_count;
  return jsonb_build_object('deleted', v_deleted);
end
$$;

create function private.delete_old_messages(p_cutoff timestamptz, p_limit integer, p_sites text[] default null) returns integer
language plpgsql set search_path = '' as $$
declare
  v_deleted integer;
begin
  -- An array, so that the choice is made once and not for each message.
  delete from public.chat_messages m where m.id = any (array(
    select x.id from public.chat_messages x where x.timestamp < p_cutoff and (p_sites is null or x.site_id = any (p_sites))
    order by x.timestamp limit p_limit for update skip locked));
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

-- One batch of the clean-up; short, so that nobody waits for it. The service key cleans everywhere ('{}'), others their own sites.
create function public.cleanup_messages(p_caller jsonb, p_cutoff timestamptz, p_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user jsonb;
  v_sites text[];
begin
  if p_caller <> '{}' then
    v_user := private.memory_caller(p_caller, 'memory:admin');
    v_sites := array(select s.site_id from public.sites s where private.site_role(v_user, s) in ('owner', 'admin'));
  end if;
  return to_jsonb(private.delete_old_messages(p_cutoff, p_limit, v_sites));
end
$$;

-- The daily job: one batch, from three o'clock (UTC) on, until a day's work is done. True while more may be left.
create function public.run_retention(p_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_last timestamptz;
begin
  if extract(hour from now() at time zone 'utc') < 3 then
    return 'false';
  end if;
  select (s.value #>> '{}')::timestamptz into v_last from private.settings s where s.key = 'retention_done' for update skip locked;
  if not found or v_last >= date_trunc('day', now() at time zone 'utc') at time zone 'utc' then
    return 'false';
  end if;
  -- Hours: a day of the calendar may have 25.
  if private.delete_old_messages(now() - interval '720 hours', p_limit) = p_limit then
    return 'true';
  end if;
  update private.settings s set value = to_jsonb(now()), updated_at = now() where s.key = 'retention_done';
  return 'false';
end
$$;
insert into private.settings (key, value) values ('retention_done', to_jsonb(now()));

-- With pg_cron a batch a minute, in that hour; elsewhere the worker does it.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('toolgate-retention', '* 3 * * *', 'select public.run_retention(20000)');
  end if;
end
$$;

-- Messages that came without their words (through n8n's own node).
create function public.claim_messages(p_limit integer) returns jsonb
language sql security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'message', m.message)), '[]')
  from (select * from public.chat_messages x where x.terms is null order by x.seq limit p_limit for update skip locked) m
$$;

create function public.complete_messages(p_items jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.chat_messages m set terms = array(select t::bigint from jsonb_array_elements_text(i.terms) t)
  from jsonb_to_recordset(p_items) as i (id uuid, terms jsonb) where m.id = i.id;
  return 'null';
end
$$;

-- Instructions.

create function public.put_instruction(p_caller jsonb, p_site_id text, p_resource_name text, p_text text, p_version integer default null, p_must_exist boolean default false)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_site public.sites := private.open_site(private.memory_caller(p_caller, 'memory:write'), p_site_id, 'edit', null, not p_must_exist);
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

-- With a name: the wanted version (the newest) and which versions there are; else the newest of each name.
create function public.get_instructions(p_caller jsonb, p_site_id text, p_resource_name text default null, p_version integer default null)
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

create function public.delete_instruction(p_caller jsonb, p_site_id text, p_resource_name text, p_version integer default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_deleted integer;
begin
  perform private.open_site(private.memory_caller(p_caller, 'memory:write'), p_site_id, 'edit');
  delete from public.ai_agent_instructions i where i.site_id = p_site_id and i.resource_name = p_resource_name
    and (p_version is null or i.version = p_version);
  get diagnostics v_deleted = row_count;
  if v_deleted = 0 then
    perform private.refuse('NOT_FOUND', 'There is no such instruction.');
  end if;
  return jsonb_build_object('deleted', v_deleted);
end
$$;

-- Retrieval: look-ups here, ranking in src/memory. One call brings everything a context is made of.

-- Chunks of a site up to which an exact scan through its B-tree is fast.
create function private.large_site() returns integer language sql immutable set search_path = '' as 'select 10000';

-- Puts vectors of large sites into their HNSW index, so many at most. How many it were.
create function public.index_vectors(p_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_indexed integer;
begin
  update public.knowledge_documents k set in_index = true where k.id = any (array(
    select x.id from public.sites s join public.knowledge_documents x on x.site_id = s.site_id
    where s.next_chunk_no > private.large_site() and not x.in_index and x.chunk_no is not null and x.embedding_model not like 'local-%'
      and extensions.vector_dims(x.embedding) in (384, 768, 1024, 1536)
    limit p_limit for update of x skip locked));
  get diagnostics v_indexed = row_count;
  return to_jsonb(v_indexed);
end
$$;

-- The terms worth reading all postings of. In a large site one segment tells which are everywhere: these would cost most and
-- say least, so they go, unless hardly any would be left.
create function private.telling_terms(p_site public.sites, p_hashes bigint[], p_total integer) returns bigint[]
language plpgsql stable set search_path = '' as $$
declare
  c_small constant integer := 4096; -- chunks
  c_share constant real := 0.15; -- of the chunks
  c_least constant integer := 6; -- terms
  v_segment integer := (p_site.next_chunk_no >> 10) / 2;
  v_chunks integer;
begin
  if p_total <= c_small then
    return p_hashes;
  end if;
  select count(*) into v_chunks from public.knowledge_documents k
  where k.site_id = p_site.site_id and k.chunk_no between v_segment << 10 and (v_segment << 10) + 1023;
  return array(select c.hash from (
      select h.hash, count(x) as n from unnest(p_hashes) as h (hash)
      left join private.chunk_postings p on p.site_no = p_site.site_no and p.bucket = (h.hash & 511) and p.segment = v_segment
      left join lateral unnest(p.postings) x on x >> 18 = h.hash
      group by h.hash) c
    where c.n <= c_share * v_chunks or c.hash in (
      select h.hash from unnest(p_hashes) as h (hash)
      left join private.chunk_postings p on p.site_no = p_site.site_no and p.bucket = (h.hash & 511) and p.segment = v_segment
      left join lateral unnest(p.postings) x on x >> 18 = h.hash
      group by h.hash order by count(x), h.hash limit c_least));
end
$$;

-- Chunks of a site by words (BM25 over the postings) and, with a vector, by nearness: [{chunk fields, similarity}]. Of each term
-- `p_shares` says how much a match counts (1). When these are fewer than `p_limit`, other chunks of the site follow; a site of at
-- most `p_whole` characters is brought whole.
create function private.find_chunks(
  p_site public.sites, p_hashes bigint[], p_vector text, p_model text, p_limit integer, p_shares real[] default null, p_whole integer default 0
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_total integer := (select count(*) from public.knowledge_documents k where k.site_id = p_site.site_id and k.chunk_no is not null);
  v_wanted integer := case when p_whole > 0 and p_whole >= (
      select sum(d.characters) from public.site_documents d where d.site_id = p_site.site_id and d.live_revision is not null)
    then greatest(v_total, p_limit) else p_limit end;
  v_dims integer := extensions.vector_dims(p_vector::extensions.vector);
  v_found jsonb;
  v_frequencies jsonb;
  v_terms bigint[] := private.telling_terms(p_site, p_hashes, v_total);
  v_near jsonb := '[]';
  v_spread jsonb;
begin
  with hit as materialized (
    select h.hash, (p.segment << 10) + ((x >> 8) & 1023)::integer as chunk_no, (x & 255)::real * coalesce(h.share, 1) as weight
    from unnest(p_hashes, p_shares) as h (hash, share)
    join private.chunk_postings p on p.site_no = p_site.site_no and p.bucket = (h.hash & 511)
    cross join unnest(p.postings) x
    where h.hash = any (v_terms) and x >> 18 = h.hash
  ), frequency as materialized (
    select c.hash, c.n, ln((v_total + 1.0) / (c.n + 0.5))::real as idf
    from (select hit.hash, count(*)::integer as n from hit group by hit.hash) c
  ), best as (
    select hit.chunk_no, sum(hit.weight * f.idf) as score
    from hit join frequency f on f.hash = hit.hash
    group by hit.chunk_no order by 2 desc, 1 limit v_wanted
  )
  select (select jsonb_agg(jsonb_build_array(best.chunk_no, best.score)) from best),
    (select jsonb_agg(jsonb_build_array(h.hash, coalesce(f.n, case when h.hash = any (v_terms) then 0 else v_total end)))
      from unnest(p_hashes) as h (hash) left join frequency f on f.hash = h.hash)
  into v_found, v_frequencies;

  if p_vector is not null and v_total > private.large_site() and v_dims in (384, 768, 1024, 1536) and not exists (
      select from public.knowledge_documents k where k.site_id = p_site.site_id and k.embedding_model = p_model and not k.in_index) then
    perform set_config('hnsw.iterative_scan', 'relaxed_order', true);
    execute format('select coalesce(jsonb_agg(jsonb_build_array(n.chunk_no, n.similarity)), ''[]'') from (
        select k.chunk_no, 1 - ((k.embedding::extensions.vector(%1$s)) operator(extensions.<=>) $1::extensions.vector(%1$s)) as similarity
        from public.knowledge_documents k
        where k.in_index and extensions.vector_dims(k.embedding) = %1$s and k.site_id = $2 and k.embedding_model = $3 and k.chunk_no is not null
        order by (k.embedding::extensions.vector(%1$s)) operator(extensions.<=>) $1::extensions.vector(%1$s) limit $4) n', v_dims)
    into v_near using p_vector, p_site.site_id, p_model, p_limit;
  elsif p_vector is not null then
    select coalesce(jsonb_agg(jsonb_build_array(n.chunk_no, n.similarity)), '[]') into v_near from (
      select x.chunk_no, 1 - (x.embedding operator(extensions.<=>) p_vector::extensions.vector) as similarity
      from (select k.chunk_no, k.embedding from public.knowledge_documents k
        where k.site_id = p_site.site_id and k.chunk_no is not null and k.embedding_model = p_model offset 0) x
      order by 2 desc, 1 limit v_wanted) n;
  end if;

  if p_vector is not null then
    select case when count(*) > 0 then jsonb_build_object('count', count(*), 'mean', avg(x.similarity), 'deviation', stddev_pop(x.similarity)) end into v_spread
    from (select 1 - (k.embedding operator(extensions.<=>) p_vector::extensions.vector) as similarity from public.knowledge_documents k
      where k.site_id = p_site.site_id and k.chunk_no is not null and k.embedding_model = p_model limit 200) x;
  end if;

  return jsonb_build_object('total', v_total, 'spread', v_spread, 'frequencies', coalesce(v_frequencies, '[]'),
    'waiting', (select count(*) from public.site_documents d where d.site_id = p_site.site_id and d.live_revision is null),
    'chunks', (select coalesce(jsonb_agg(jsonb_build_object('document_id', k.document_id, 'source', k.source, 'chunk_index', k.chunk_index,
        'content', coalesce(k.plain, k.content), 'overlap', case when k.plain is null then k.overlap else 0 end, 'headings', k.headings,
        'similarity', c.similarity) order by c.rank), '[]')
      from (select (x ->> 0)::integer as chunk_no, max((y ->> 1)::real) as similarity, min(x_n) as rank
        from (select x, x_n from jsonb_array_elements(coalesce(v_found, '[]')) with ordinality as f (x, x_n)
          union all select x, 1000000 + x_n from jsonb_array_elements(v_near) with ordinality as f (x, x_n)
          union all (select jsonb_build_array(k.chunk_no), 2000000 + k.chunk_no from public.knowledge_documents k
            where k.site_id = p_site.site_id and k.chunk_no is not null and coalesce(jsonb_array_length(v_found), 0) < v_wanted
            order by k.chunk_no limit v_wanted)) candidate
        left join jsonb_array_elements(v_near) y on y ->> 0 = x ->> 0
        group by 1) c
      join public.knowledge_documents k on k.site_id = p_site.site_id and k.chunk_no = c.chunk_no));
end
$$;

-- A user's conversation on a site: the newest messages, and older ones that share words with the question.
create function private.find_messages(p_site_id text, p_user_id text, p_hashes bigint[], p_history integer) returns jsonb
language sql stable set search_path = '' as $$
  with recent as (
    select m.id, m.role, m.message, m.timestamp, m.seq from public.chat_messages m
    where m.site_id = p_site_id and m.user_id = p_user_id order by m.timestamp desc, m.seq desc limit p_history
  ), older as (
    select x.* from (
      select m.id, m.role, m.message, m.timestamp, m.seq, (select count(*) from unnest(m.terms) t where t = any (p_hashes)) as shared
      from public.chat_messages m where m.site_id = p_site_id and m.user_id = p_user_id
      order by m.timestamp desc, m.seq desc offset p_history limit 2000) x
    where x.shared > 0 order by x.shared desc, x.timestamp desc limit 40
  )
  select jsonb_build_object(
    'recent', (select coalesce(jsonb_agg(jsonb_build_object('role', r.role, 'message', r.message, 'timestamp', r.timestamp)
      order by r.timestamp, r.seq), '[]') from recent r),
    'older', (select coalesce(jsonb_agg(jsonb_build_object('role', o.role, 'message', o.message, 'timestamp', o.timestamp)
      order by o.timestamp, o.seq), '[]') from older o))
$$;

-- A site that nobody wrote to yet has nothing to recall.
create function public.recall(
  p_caller jsonb, p_site_id text, p_user_id text, p_hashes bigint[], p_vector text default null, p_model text default null,
  p_limit integer default 40, p_history integer default 10, p_resource_name text default null, p_shares real[] default null,
  p_whole integer default 0
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user jsonb := private.memory_caller(p_caller, 'memory:read');
  v_site public.sites;
begin
  if not exists (select from public.sites s where s.site_id = p_site_id) then
    return '{"total": 0, "spread": null, "frequencies": [], "waiting": 0, "chunks": [], "messages": {"recent": [], "older": []}, "instruction": null}';
  end if;
  v_site := private.open_site(v_user, p_site_id, 'read', p_user_id);
  return private.find_chunks(v_site, p_hashes, p_vector, p_model, p_limit, p_shares, p_whole)
    || jsonb_build_object('messages', private.find_messages(p_site_id, p_user_id,
        array(select h.hash from unnest(p_hashes, p_shares) as h (hash, share) where coalesce(h.share, 1) = 1), p_history),
      'instruction', (select i.instruction_text from public.ai_agent_instructions i
        where i.site_id = p_site_id and i.resource_name = p_resource_name order by i.version desc limit 1));
end
$$;

revoke execute on function private.describe_site, private.forget_postings, private.describe_document, private.publish_document,
  private.open_document, private.outdated_models, private.delete_old_messages, private.large_site, private.telling_terms, private.find_chunks, private.find_messages from public;
revoke execute on function public.create_site, public.list_sites, public.delete_site, public.put_member, public.remove_member,
  public.put_document, public.list_documents, public.get_document, public.find_document, public.delete_document, public.claim_chunks,
  public.complete_chunks, public.add_messages, public.list_messages, public.erase_messages, public.cleanup_messages, public.run_retention,
  public.claim_messages, public.complete_messages, public.index_vectors, public.put_instruction, public.get_instructions, public.delete_instruction, public.recall
  from public, anon, authenticated;
grant execute on function public.create_site, public.list_sites, public.delete_site, public.put_member, public.remove_member,
  public.put_document, public.list_documents, public.get_document, public.find_document, public.delete_document, public.claim_chunks,
  public.complete_chunks, public.add_messages, public.list_messages, public.erase_messages, public.cleanup_messages, public.run_retention,
  public.claim_messages, public.complete_messages, public.index_vectors, public.put_instruction, public.get_instructions, public.delete_instruction, public.recall
  to service_role;
