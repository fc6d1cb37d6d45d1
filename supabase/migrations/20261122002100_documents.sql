-- Documents of a site and their chunks, which are indexed like the catalogue's tools.

-- Chunks. A chunk is found once it has its number within the site; vectors of different models are never compared.
create table public.knowledge_documents (
  id uuid primary key default gen_random_uuid(),
  site_id text not null references public.sites (site_id) on delete cascade,
  document_id uuid not null references public.site_documents (document_id) on delete cascade,
  revision uuid not null,
  source text not null,
  chunk_index integer not null,
  content text not null,
  -- Of HTML: the visible text.
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
  -- Until it has a number: hash << 8 | weight of each of its words (src/memory/index-terms.ts).
  terms bigint[],
  leased_until timestamptz,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  unique (document_id, revision, chunk_index)
);
alter table public.knowledge_documents alter column embedding set storage main;
alter table public.knowledge_documents alter column embedding set statistics 0;
create unique index knowledge_documents_site_idx on public.knowledge_documents (site_id, chunk_no);
-- The queue. A lease is in no index of chunks: an update of it would be written into the index of vectors, too.
create index knowledge_documents_queue_idx on public.knowledge_documents (site_id, created_at, chunk_index)
  where embedding_model is null or (terms is null and chunk_no is null);
create index knowledge_documents_model_idx on public.knowledge_documents (embedding_model);
-- Chunks that wait for an HNSW index.
create index knowledge_documents_unindexed_idx on public.knowledge_documents (site_id)
  where not in_index and chunk_no is not null and embedding_model not like 'local-%';
-- For large sites. Insertion costs far more than everything else, so the chunks of small sites stay out.
create index knowledge_documents_384_idx on public.knowledge_documents
  using hnsw ((embedding::extensions.vector(384)) extensions.vector_cosine_ops) where in_index and extensions.vector_dims(embedding) = 384;
create index knowledge_documents_768_idx on public.knowledge_documents
  using hnsw ((embedding::extensions.vector(768)) extensions.vector_cosine_ops) where in_index and extensions.vector_dims(embedding) = 768;
create index knowledge_documents_1024_idx on public.knowledge_documents
  using hnsw ((embedding::extensions.vector(1024)) extensions.vector_cosine_ops) where in_index and extensions.vector_dims(embedding) = 1024;
create index knowledge_documents_1536_idx on public.knowledge_documents
  using hnsw ((embedding::extensions.vector(1536)) extensions.vector_cosine_ops) where in_index and extensions.vector_dims(embedding) = 1536;
grant select (id, site_id, document_id, revision, source, chunk_index, content, plain, overlap, headings, metadata, embedding, embedding_model,
  chunk_no, in_index, last_error, created_at) on public.knowledge_documents to authenticated;
grant select (id, site_id, document_id, revision, source, content, metadata, embedding, embedding_model, chunk_no, in_index)
  on public.knowledge_documents to service_role;
alter table public.knowledge_documents enable row level security;
create policy "People see complete documents of their sites" on public.knowledge_documents
  for select to authenticated using (site_id = any (array(select private.my_sites())) and exists (
    select from public.site_documents d where d.document_id = knowledge_documents.document_id and d.live_revision = knowledge_documents.revision));

-- The inverted index of a site: hash << 18 | number within the segment << 8 | weight, in 512 buckets by hash, 1,024 chunks in a
-- segment. Reading a word touches one row for each segment, whatever other sites contain.
create table private.chunk_postings (
  site_no integer not null references public.sites (site_no) on delete cascade,
  segment integer not null,
  bucket integer not null,
  postings bigint[] not null,
  primary key (site_no, bucket, segment)
);

-- Deletes the postings of deleted chunks.
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

-- Makes a revision the one that readers find. The caller holds the site's lock.
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

-- Stores a document with its chunks [{content, plain?, overlap, headings}]. They replace the earlier chunks once all are indexed. The same
-- content again changes nothing; without chunks, only that is checked.
create function service.put_document(p_caller jsonb, p_site_id text, p_document jsonb, p_chunks jsonb) returns jsonb
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
    -- Replaces an earlier revision that was not published yet.
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

-- A document of a site where the caller may do what p_need says. Other users' documents look like missing ones.
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

create function service.list_documents(p_caller jsonb, p_site_id text, p_metadata jsonb default '{}', p_limit integer default 100, p_after text default null)
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

-- A document with the text of its last complete version.
create function service.get_document(p_caller jsonb, p_document_id uuid) returns jsonb
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

-- What a change needs to know of a document, without its text.
create function service.find_document(p_caller jsonb, p_document_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.describe_document(private.open_document(private.memory_caller(p_caller, 'memory:write'), p_document_id, 'edit'));
end
$$;

create function service.delete_document(p_caller jsonb, p_document_id uuid) returns jsonb
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

-- Models of stored vectors, other than the given one and those that accounts have set: one step along the index for each.
create function private.outdated_models(p_model text) returns text[]
language sql stable set search_path = '' as $$
  with recursive m (model) as (
    select min(k.embedding_model) from public.knowledge_documents k
    union all
    select (select min(k.embedding_model) from public.knowledge_documents k where k.embedding_model > m.model) from m where m.model is not null
  )
  select array(select m.model from m where m.model not in (p_model, 'external')
    and not exists (select from private.account_embeddings a where m.model like 'own:%' and a.user_id::text = split_part(m.model, ':', 2)))
$$;

create function service.claim_chunks(p_model text, p_limit integer, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_ids uuid[];
  v_batch jsonb;
begin
  -- Each site gets a share of the batch, so that no user waits for another user's large document.
  with recursive waiting (site_id, n) as (
    (select k.site_id, 1 from public.knowledge_documents k
      where (k.embedding_model is null or (k.terms is null and k.chunk_no is null)) and (k.leased_until is null or k.leased_until < now())
      order by k.site_id limit 1)
    union all
    select next.site_id, w.n + 1 from waiting w cross join lateral (
      select k.site_id from public.knowledge_documents k
      where (k.embedding_model is null or (k.terms is null and k.chunk_no is null)) and (k.leased_until is null or k.leased_until < now())
        and k.site_id > w.site_id
      order by k.site_id limit 1) next
    where w.n < p_limit
  )
  select array_agg(x.id) into v_ids
  from waiting w cross join lateral (
    select k.id from public.knowledge_documents k
    where (k.embedding_model is null or (k.terms is null and k.chunk_no is null)) and (k.leased_until is null or k.leased_until < now())
      and k.site_id = w.site_id
    order by k.created_at, k.chunk_index
    limit greatest(1, p_limit / (select count(*) from waiting)) for update skip locked) x;

  -- Chunks that can be found already, with a vector of an earlier model.
  if v_ids is null then
    select array_agg(x.id) into v_ids from (
      select k.id from public.knowledge_documents k
      where k.embedding_model = any (private.outdated_models(p_model)) and (k.leased_until is null or k.leased_until < now())
      limit p_limit for update skip locked) x;
  end if;

  with claimed as (
    update public.knowledge_documents k set leased_until = now() + make_interval(secs => p_lease_seconds), attempts = k.attempts + 1
    where k.id = any (v_ids)
    returning k.id, coalesce(k.plain, k.content) as content, k.headings, k.attempts, k.terms is null and k.chunk_no is null as wants_terms,
      coalesce(k.embedding_model, '') not in (p_model, 'external') as wants_embedding, k.created_at, k.chunk_index
  )
  select jsonb_agg(to_jsonb(c) - 'created_at' - 'chunk_index' order by c.created_at, c.chunk_index) into v_batch from claimed c;
  return coalesce(v_batch, '[]');
end
$$;

-- Stores the results of a batch: [{id, terms?, embedding?, error?}], and publishes documents all of whose chunks now have their words. A
-- failed embedding does not keep a document from being found by its words; it is tried again later.
create function service.complete_chunks(p_model text, p_items jsonb, p_retry_seconds integer default 0) returns jsonb
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
    -- An error of one document does not affect the others of the batch.
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
  perform private.queue_own_embeddings(array(select distinct s.owner_id from public.knowledge_documents k
    join public.sites s on s.site_id = k.site_id where k.id = any (v_ids)));
  return jsonb_build_object('completed', cardinality(v_ids));
end
$$;

-- Chunks up to which an exact scan of a site is fast.
create function private.large_site() returns integer language sql immutable set search_path = '' as 'select 10000';

-- Puts up to p_limit vectors of large sites into their HNSW index; returns how many.
create function service.index_vectors(p_limit integer) returns jsonb
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
