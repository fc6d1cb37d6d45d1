-- n8n's own nodes: Supabase Vector Store works on `documents` and `match_documents`, Postgres Chat Memory on `n8n_chat_histories`. Both
-- are views of the memory: what one writes is found through the other. The statements are those of @langchain/community's
-- SupabaseVectorStore and PostgresChatMessageHistory.

-- Whether the caller is the service role or the owner, also inside functions that run as their owner: those do not change `role`.
create function private.acts_for_everybody() returns boolean
language sql stable set search_path = '' as $$
  select r.name = 'service_role' or pg_has_role(r.name, current_user, 'member')
  from (select coalesce(nullif(current_setting('role', true), 'none'), session_user)::name) as r (name)
$$;

-- Vectors.

-- The empty second half keeps PostgREST from treating `id` as a key: its upserts would then say `on conflict`, which no view takes.
create view public.documents with (security_invoker = true) as
  select k.id, k.content, k.metadata || jsonb_build_object('site_id', k.site_id, 'source', k.source) as metadata, k.embedding
  from public.knowledge_documents k
  where exists (select from public.site_documents d where d.document_id = k.document_id and d.live_revision = k.revision)
  union all select null::uuid, null::text, null::jsonb, null::extensions.vector where false;
comment on view public.documents is 'What n8n''s Supabase Vector Store reads and writes. metadata.site_id names the site of each row.';
grant select, insert, delete on public.documents to authenticated, service_role;

-- The site, if the caller may edit it. The trigger behind the view `documents` writes as its owner, where no policy applies.
create function private.edit_site(p_site_id text) returns public.sites
language plpgsql volatile set search_path = '' as $$
declare
  v_site public.sites;
begin
  if auth.jwt() ->> 'client_id' is not null then
    perform private.refuse('FORBIDDEN', 'Applications that act for a person use the functions of Toolgate, not the Data API.');
  end if;
  select * into v_site from public.sites s where s.site_id = p_site_id;
  if v_site.site_id is null then
    perform private.refuse('NOT_FOUND', format('There is no site %s. Make it first, with POST sites.', to_jsonb(p_site_id)));
  end if;
  if not private.acts_for_everybody() then
    v_site := private.open_site(jsonb_build_object('user_id', auth.uid(), 'owner_id', auth.uid(), 'is_key', false), p_site_id, 'edit');
  end if;
  perform private.lock_site(p_site_id);
  return v_site;
end
$$;

create function private.drop_chunk(p_chunk public.knowledge_documents) returns void
language sql set search_path = '' as $$
  delete from public.knowledge_documents k where k.id = p_chunk.id;
  update public.site_documents d set chunk_count = d.chunk_count - 1, characters = d.characters - length(p_chunk.content),
    content_hash = 'external'
  where d.document_id = p_chunk.document_id and d.revision = p_chunk.revision;
$$;

-- A row becomes a chunk of the document `metadata.source` and keeps its vector; the worker adds the words. A row with an existing id
-- replaces that row.
create function private.put_row() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_site public.sites;
  v_source text := coalesce(nullif(new.metadata ->> 'source', ''), 'n8n');
  v_revision uuid := gen_random_uuid();
  v_old public.knowledge_documents;
  v_document public.site_documents;
begin
  if jsonb_typeof(new.metadata -> 'site_id') is distinct from 'string' or new.content is null or octet_length(v_source) > 2000
     or octet_length(new.metadata::text) > 16384 then
    perform private.refuse('INVALID_REQUEST', 'Each row needs content and metadata with the text site_id; '
      'metadata.source names its document (at most 2000 bytes); metadata has at most 16 kB. In n8n: Default Data Loader, Options, Metadata.');
  end if;
  v_site := private.edit_site(new.metadata ->> 'site_id');
  select * into v_old from public.knowledge_documents k where k.id = new.id;
  if v_old.site_id <> v_site.site_id or v_old.id is not null and not exists (
      select from public.site_documents d where d.document_id = v_old.document_id and d.live_revision = v_old.revision) then
    perform private.refuse('CONFLICT', 'This id belongs to another row, or its document is being replaced.');
  end if;
  perform private.drop_chunk(v_old) where v_old.id is not null;

  insert into public.site_documents (site_id, source, format, content_hash, revision, live_revision, status, chunk_count, characters)
  values (v_site.site_id, v_source, 'plain', 'external', v_revision, v_revision, 'READY', 0, 0)
  on conflict (site_id, source) do nothing;
  -- No upload has this content hash, so uploading the same text again replaces the rows.
  update public.site_documents d set chunk_count = d.chunk_count + 1, characters = d.characters + length(new.content), content_hash = 'external'
  where d.site_id = v_site.site_id and d.source = v_source returning * into v_document;
  insert into public.knowledge_documents (id, site_id, document_id, revision, source, chunk_index, content, metadata, embedding, embedding_model)
  values (coalesce(new.id, gen_random_uuid()), v_site.site_id, v_document.document_id, v_document.revision, v_source,
    (select coalesce(max(k.chunk_index) + 1, 0) from public.knowledge_documents k
      where k.document_id = v_document.document_id and k.revision = v_document.revision),
    new.content, new.metadata - 'site_id' - 'source', new.embedding, case when new.embedding is not null then 'external' end)
  returning id into new.id;
  delete from public.site_documents d where d.document_id = v_old.document_id and d.revision = v_old.revision and d.chunk_count = 0;
  new.metadata := new.metadata || jsonb_build_object('source', v_source);
  return new;
end
$$;

create trigger documents_insert instead of insert on public.documents for each row execute function private.put_row();

create function private.drop_row() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_old public.knowledge_documents;
begin
  perform private.edit_site(old.metadata ->> 'site_id');
  select * into v_old from public.knowledge_documents k where k.id = old.id;
  if v_old.id is null then
    return null;
  end if;
  perform private.drop_chunk(v_old);
  delete from public.site_documents d where d.document_id = v_old.document_id and d.revision = v_old.revision and d.chunk_count = 0;
  return old;
end
$$;

create trigger documents_delete instead of delete on public.documents for each row execute function private.drop_row();

-- Numbers chunks that were added to a published document as soon as their words are known, so that they are found by these, too.
create function private.number_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_site record;
begin
  for v_site in
    select f.site_id, array_agg(f.id order by f.created_at, f.chunk_index) as ids
    from fresh f join public.site_documents d on d.document_id = f.document_id and d.live_revision = f.revision
    where f.chunk_no is null and f.terms is not null
    group by f.site_id order by f.site_id
  loop
    update public.sites s set next_chunk_no = s.next_chunk_no + cardinality(v_site.ids) where s.site_id = v_site.site_id;
    with numbered as (
      select k.id, k.terms, s.site_no, s.next_chunk_no - cardinality(v_site.ids) + x.n::integer - 1 as chunk_no
      from unnest(v_site.ids) with ordinality as x (id, n)
      join public.knowledge_documents k on k.id = x.id
      join public.sites s on s.site_id = v_site.site_id
    ), posted as (
      insert into private.chunk_postings as p (site_no, segment, bucket, postings)
      select n.site_no, n.chunk_no >> 10, (t >> 8) & 511, array_agg(((t >> 8) << 18) | ((n.chunk_no & 1023) << 8) | (t & 255))
      from numbered n, unnest(n.terms) t
      group by 1, 2, 3
      on conflict (site_no, bucket, segment) do update set postings = p.postings || excluded.postings
    )
    update public.knowledge_documents k set chunk_no = n.chunk_no, terms = null from numbered n where n.id = k.id;
  end loop;
  return null;
end
$$;

create trigger knowledge_documents_number after update on public.knowledge_documents
  referencing new table as fresh for each statement execute function private.number_rows();

-- The sites that a search covers: with the service key the one that the filter names, otherwise the user's own.
create function private.searched_sites(p_filter jsonb) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_site_id text := p_filter ->> 'site_id';
  v_sites text[];
begin
  if jsonb_typeof(p_filter) <> 'object' then
    perform private.refuse('INVALID_REQUEST', 'The filter is an object, like {"site_id": "…"}.');
  end if;
  if not private.acts_for_everybody() then
    v_sites := array(select private.my_sites());
    if v_site_id is null then
      return v_sites;
    elsif not v_site_id = any (v_sites) then
      perform private.refuse('FORBIDDEN', format('There is no site %s among yours.', to_jsonb(v_site_id)));
    end if;
  elsif v_site_id is null then
    perform private.refuse('INVALID_REQUEST', 'The filter must name the site: {"site_id": "…"}. In n8n: Options, Metadata Filter.');
  elsif not exists (select from public.sites s where s.site_id = v_site_id) then
    perform private.refuse('NOT_FOUND', format('There is no site %s.', to_jsonb(v_site_id)));
  end if;
  return array[v_site_id];
end
$$;

grant execute on function private.searched_sites to authenticated, service_role;

-- Nearest rows first. Only vectors with the same number of dimensions are compared, and never those of hashed words.
create function public.match_documents(query_embedding extensions.vector, match_count integer default null, filter jsonb default '{}')
returns table (id uuid, content text, metadata jsonb, similarity double precision)
language plpgsql stable set search_path = '' as $$
declare
  v_filter jsonb := coalesce(filter, '{}');
  v_sites text[] := private.searched_sites(v_filter);
  v_dims integer := extensions.vector_dims(query_embedding);
  v_distance text := 'k.embedding operator(extensions.<=>) $1';
  v_where text := '';
begin
  if v_dims in (384, 768, 1024, 1536) and exists (
      select from public.knowledge_documents k where k.site_id = any (v_sites) and k.in_index)
    and not exists (select from public.knowledge_documents k
      where k.site_id = any (v_sites) and not k.in_index and k.chunk_no is not null and k.embedding_model not like 'local-%') then
    perform set_config('hnsw.iterative_scan', 'relaxed_order', true);
    v_distance := format('(k.embedding::extensions.vector(%1$s)) operator(extensions.<=>) $1::extensions.vector(%1$s)', v_dims);
    v_where := 'k.in_index and ';
  end if;
  return query execute format('
    select n.id, n.content, n.metadata, 1 - n.distance from (
      select k.id, k.content, k.metadata || jsonb_build_object(''site_id'', k.site_id, ''source'', k.source) as metadata, %1$s as distance
      from public.knowledge_documents k
      where %3$s k.site_id = any ($2) and extensions.vector_dims(k.embedding) = %2$s and k.embedding_model not like ''local-%%''
        and k.metadata @> ($3 - ''site_id'' - ''source'') and k.source = coalesce($3 ->> ''source'', k.source)
        and exists (select from public.site_documents d where d.document_id = k.document_id and d.live_revision = k.revision)
      order by %1$s limit $4) n
    order by n.distance', v_distance, v_dims, v_where)
  using query_embedding, v_sites, v_filter, match_count;
end
$$;

grant execute on function public.match_documents to authenticated, service_role;

-- Conversations.

-- Messages as n8n wrote them, in the order of chat_messages.seq. Calls and results of tools are only here, beside the message before
-- them, and are deleted with it.
create table private.n8n_messages (
  seq bigint primary key,
  message_id uuid not null references public.chat_messages (id) on delete cascade,
  message jsonb not null
);
create index n8n_messages_message_id_idx on private.n8n_messages (message_id);

-- The site of a session key `<site_id>:<user_id>`: the longest that exists, as both may contain colons.
create function private.session_site(p_session_id text) returns text
language sql stable security definer set search_path = '' as $$
  select s.site_id from public.sites s where s.site_id = any (array(
    select left(p_session_id, n - 1) from generate_series(1, length(p_session_id) - 1) n where substr(p_session_id, n, 1) = ':'))
  order by length(s.site_id) desc limit 1
$$;

grant execute on function private.session_site to service_role;

create view public.n8n_chat_histories as
  select m.seq as id, m.site_id || ':' || m.user_id as session_id, coalesce(n.message,
    jsonb_build_object('type', case m.role when 'user' then 'human' else 'ai' end, 'content', m.message,
      'additional_kwargs', '{}'::jsonb, 'response_metadata', '{}'::jsonb)
    || case m.role when 'ai' then '{"tool_calls": [], "invalid_tool_calls": []}' else '{}' end::jsonb) as message
  from public.chat_messages m left join private.n8n_messages n on n.seq = m.seq
  where strpos(m.user_id, ':') = 0 or private.session_site(m.site_id || ':' || m.user_id) = m.site_id
  union all
  select n.seq, m.site_id || ':' || m.user_id, n.message
  from private.n8n_messages n join public.chat_messages m on m.id = n.message_id
  where n.seq <> m.seq and (strpos(m.user_id, ':') = 0 or private.session_site(m.site_id || ':' || m.user_id) = m.site_id);
comment on view public.n8n_chat_histories is 'What n8n''s Postgres Chat Memory reads and writes. session_id is <site_id>:<user_id>.';
grant select, insert, delete on public.n8n_chat_histories to service_role;

create function private.add_session_message() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_site_id text := private.session_site(new.session_id);
  v_user_id text := substr(new.session_id, length(v_site_id) + 2);
  v_role text := case new.message ->> 'type' when 'human' then 'user' when 'ai' then 'ai' end;
  v_content jsonb := new.message -> 'content';
  v_text text;
  v_message public.chat_messages;
begin
  if v_site_id is null then
    perform private.refuse('NOT_FOUND', format('The session key is <site_id>:<user_id>, and %s begins with no site that exists. '
      'Make the site first, with POST sites.', to_jsonb(new.session_id)));
  elsif jsonb_typeof(new.message -> 'type') is distinct from 'string' then
    perform private.refuse('INVALID_REQUEST', 'A message is an object with type and content.');
  end if;
  v_text := case jsonb_typeof(v_content) when 'string' then v_content #>> '{}'
    when 'array' then (select string_agg(p ->> 'text', E'\n') from jsonb_array_elements(v_content) p) end;
  if v_role is null or coalesce(v_text, '') = '' then
    select * into v_message from public.chat_messages m where m.site_id || ':' || m.user_id = new.session_id and m.site_id = v_site_id
    order by m.seq desc limit 1;
  end if;
  if v_message.id is null then
    insert into public.chat_messages (site_id, user_id, role, message, timestamp)
    values (v_site_id, v_user_id, coalesce(v_role, 'ai'), coalesce(nullif(v_text, ''), '(' || (new.message ->> 'type') || ')'), clock_timestamp())
    returning * into v_message;
    new.id := v_message.seq;
  else
    new.id := nextval(pg_get_serial_sequence('public.chat_messages', 'seq'));
  end if;
  insert into private.n8n_messages (seq, message_id, message) values (new.id, v_message.id, new.message);
  return new;
end
$$;

create trigger n8n_chat_histories_insert instead of insert on public.n8n_chat_histories
  for each row execute function private.add_session_message();

create function private.drop_session_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.n8n_messages n where n.seq = old.id;
  delete from public.chat_messages m where m.seq = old.id;
  return old;
end
$$;

create trigger n8n_chat_histories_delete instead of delete on public.n8n_chat_histories
  for each row execute function private.drop_session_message();
