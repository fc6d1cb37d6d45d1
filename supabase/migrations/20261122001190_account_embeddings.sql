-- The embedding model of an account. The tools and chunks of all accounts are indexed with the installation's model; an account that
-- sets a model of its own endpoint gets further vectors of its tools, and its chunks get vectors of this model instead. Its own
-- endpoint may be slow or down, so these vectors have a queue of their own, one account at a time under a lease.

create table private.account_embeddings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  model text not null check (length(model) between 1 and 200),
  -- The vector space: own:<user_id>:<hash of address, model and dimensions>.
  space text not null,
  dims integer not null check (dims between 1 and 4096),
  -- Whether tools or chunks may lack a vector of this space.
  is_pending boolean not null default true,
  -- When all of them had one for the first time: since then, searches use the space.
  ready_at timestamptz,
  leased_until timestamptz,
  attempts integer not null default 0,
  last_error text,
  -- Tools and chunks whose texts the endpoint rejects.
  refused uuid[] not null default '{}'
);

create function private.drop_own_vectors() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.tool_embeddings e where e.user_id = old.user_id and e.model = old.space;
  return null;
end
$$;

create trigger account_embeddings_forget after delete on private.account_embeddings
  for each row execute function private.drop_own_vectors();
create trigger account_embeddings_replace after update of space on private.account_embeddings
  for each row when (new.space <> old.space) execute function private.drop_own_vectors();

-- The model whose vectors a search of this account's tools or sites uses instead of the installation's; null: none, or not ready.
create function private.own_embedding(p_user_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (select jsonb_build_object('user_id', a.user_id, 'base_url', m.base_url, 'model', a.model, 'space', a.space, 'dims', a.dims)
    from private.account_embeddings a join private.account_models m on m.user_id = a.user_id
    where a.user_id = p_user_id and a.ready_at is not null);
end
$$;

-- Queues what lacks a vector. Without a condition on is_pending: the update waits for a worker that is just finishing.
create function private.queue_own_embeddings(p_user_ids uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  update private.account_embeddings a set is_pending = true where a.user_id = any (p_user_ids);
end
$$;

-- p_dims is the length of a vector that the endpoint at p_base_url just returned.
create function service.set_account_embedding(p_user_id uuid, p_base_url text, p_model text, p_dims integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_space constant text := format('own:%s:%s', p_user_id, left(md5(concat_ws(' ', p_base_url, p_model, p_dims)), 12));
begin
  perform 1 from private.account_models m where m.user_id = p_user_id and m.base_url = p_base_url for share;
  if not found then
    perform private.refuse('CONFLICT', 'The model endpoint of this account was changed in the meantime: try again.');
  end if;
  insert into private.account_embeddings as a (user_id, model, space, dims) values (p_user_id, p_model, v_space, p_dims)
  on conflict (user_id) do update set model = excluded.model, space = excluded.space, dims = excluded.dims, is_pending = true,
    ready_at = case when a.space = excluded.space then a.ready_at end, leased_until = null, attempts = 0, last_error = null, refused = '{}';
  perform private.audit_setting(p_user_id, 'embedding', p_base_url);
  return 'null'::jsonb;
end
$$;

create function service.remove_account_embedding(p_user_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.account_embeddings a where a.user_id = p_user_id;
  if found then
    perform private.audit_setting(p_user_id, 'embedding=installation');
  end if;
  return 'null'::jsonb;
end
$$;

-- The texts of one account that lack a vector: {account, items: [{kind, id, hash, text}]}; null if no account waits. Tools whose words
-- are not indexed yet and chunks of documents that are not published yet follow when they are.
create function service.claim_account_texts(p_limit integer, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_account record;
  v_items jsonb;
begin
  loop
    select a.*, m.base_url into v_account
    from private.account_embeddings a join private.account_models m on m.user_id = a.user_id
    where a.is_pending and coalesce(a.leased_until, '-infinity') < now()
    order by a.leased_until nulls first limit 1 for update of a skip locked;
    if not found then
      return 'null';
    end if;
    select jsonb_agg(to_jsonb(x)) into v_items from (
      select 'tool' as kind, t.tool_id as id, t.content_hash as hash, t.chunk as text
      from public.tools t
      where t.user_id = v_account.user_id and t.embedded_as is not null and t.tool_id <> all (v_account.refused)
        and not exists (select from private.tool_embeddings e where e.tool_id = t.tool_id and e.model = v_account.space)
      limit p_limit) x;
    if v_items is null then
      select jsonb_agg(to_jsonb(x)) into v_items from (
        select 'chunk' as kind, k.id, null as hash,
          left(regexp_replace(array_to_string(k.headings || coalesce(k.plain, k.content), ' '), '\s+', ' ', 'g'), 8000) as text
        from public.sites s join public.knowledge_documents k on k.site_id = s.site_id
        where s.owner_id = v_account.user_id and k.chunk_no is not null and k.id <> all (v_account.refused)
          and k.embedding_model is distinct from v_account.space and k.embedding_model is distinct from 'external'
        limit p_limit) x;
    end if;
    if v_items is not null then
      update private.account_embeddings a set leased_until = now() + make_interval(secs => p_lease_seconds), attempts = a.attempts + 1
      where a.user_id = v_account.user_id;
      return jsonb_build_object('account', jsonb_build_object('user_id', v_account.user_id, 'base_url', v_account.base_url,
        'model', v_account.model, 'space', v_account.space, 'dims', v_account.dims), 'attempts', v_account.attempts, 'items', v_items);
    end if;
    update private.account_embeddings a set is_pending = false, ready_at = coalesce(a.ready_at, now()), leased_until = null,
      attempts = 0, last_error = null
    where a.user_id = v_account.user_id;
  end loop;
end
$$;

-- Stores vectors: [{kind, id, hash, embedding?}], without one if the endpoint rejects the text. A tool that changed in the meantime
-- stays queued, and nothing is stored when the account has another model by now.
create function service.complete_account_texts(p_user_id uuid, p_space text, p_items jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.account_embeddings a where a.user_id = p_user_id and a.space = p_space) then
    return 'null'::jsonb;
  end if;
  insert into private.tool_embeddings as e (tool_id, model, user_id, embedding)
  select t.tool_id, p_space, t.user_id, i.embedding::extensions.vector
  from jsonb_to_recordset(p_items) as i (kind text, id uuid, hash text, embedding text)
  join public.tools t on t.tool_id = i.id and t.user_id = p_user_id and t.content_hash = i.hash
  where i.kind = 'tool' and i.embedding is not null
  on conflict (tool_id, model) do update set embedding = excluded.embedding;
  update public.knowledge_documents k set embedding = i.embedding::extensions.vector, embedding_model = p_space, in_index = false
  from jsonb_to_recordset(p_items) as i (kind text, id uuid, embedding text)
  where i.kind = 'chunk' and i.embedding is not null and k.id = i.id and k.embedding_model is distinct from 'external'
    and k.site_id in (select s.site_id from public.sites s where s.owner_id = p_user_id);
  -- Last, and only if the space is still the account's: a change of the model in the meantime deletes vectors of the old one.
  update private.account_embeddings a set leased_until = null, attempts = 0, last_error = null,
    refused = a.refused || array(select (i ->> 'id')::uuid from jsonb_array_elements(p_items) i where i ->> 'embedding' is null)
  where a.user_id = p_user_id and a.space = p_space;
  if not found then
    delete from private.tool_embeddings e where e.user_id = p_user_id and e.model = p_space;
  end if;
  return 'null'::jsonb;
end
$$;

-- Returns an account to the queue after a delay, with the error for its owner.
create function service.release_account_texts(p_user_id uuid, p_space text, p_error text, p_retry_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update private.account_embeddings a set leased_until = now() + make_interval(secs => p_retry_seconds), last_error = p_error
  where a.user_id = p_user_id and a.space = p_space;
  return 'null'::jsonb;
end
$$;
