-- Conversations: messages, their retention, and their words for the search.

create table public.chat_messages (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  user_id text not null check (length(user_id) between 1 and 300),
  site_id text not null references public.sites (site_id) on delete cascade,
  role text not null check (role in ('user', 'ai')),
  message text not null,
  timestamp timestamptz not null default now(),
  -- Hashes of its words; null until the worker has read it.
  terms bigint[]
);
create index chat_messages_conversation_idx on public.chat_messages (site_id, user_id, timestamp desc, seq desc);
create index chat_messages_timestamp_idx on public.chat_messages (timestamp);
create index chat_messages_queue_idx on public.chat_messages (seq) where terms is null;
create index chat_messages_session_idx on public.chat_messages ((site_id || ':' || user_id), seq);
grant select (id, seq, user_id, site_id, role, message, timestamp) on public.chat_messages to authenticated;
alter table public.chat_messages enable row level security;
create policy "People see their own messages, owners those on their sites" on public.chat_messages
  for select to authenticated using (site_id = any (array(select private.my_sites(true)))
    or (user_id = (select auth.uid())::text and site_id = any (array(select private.my_sites()))));

-- Stores messages [{user_id, site_id, role, message, timestamp?, terms}] in their order, all or none.
create function service.add_messages(p_caller jsonb, p_messages jsonb) returns jsonb
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

create function service.list_messages(p_caller jsonb, p_site_id text, p_user_id text, p_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.open_site(private.memory_caller(p_caller, 'memory:read'), p_site_id, 'read', p_user_id);
  return (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'user_id', m.user_id, 'site_id', m.site_id, 'role', m.role, 'message', m.message,
      'timestamp', m.timestamp) order by m.timestamp, m.seq), '[]')
    from (select * from public.chat_messages x where x.site_id = p_site_id and x.user_id = p_user_id
      order by x.timestamp desc, x.seq desc limit p_limit) m);
end
$$;

create function service.erase_messages(p_caller jsonb, p_site_id text, p_user_id text) returns jsonb
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
  -- An array makes the planner select the rows once and not for each message.
  delete from public.chat_messages m where m.id = any (array(
    select x.id from public.chat_messages x where x.timestamp < p_cutoff and (p_sites is null or x.site_id = any (p_sites))
    order by x.timestamp limit p_limit for update skip locked));
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

-- One batch of the clean-up, short so that no other transaction waits for it. The service key ('{}') cleans everywhere, other callers
-- their own sites.
create function service.cleanup_messages(p_caller jsonb, p_cutoff timestamptz, p_limit integer) returns jsonb
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

-- The daily job: one batch, from three o'clock (UTC) on, until the day's work is done. True while more may be left.
create function service.run_retention(p_limit integer) returns jsonb
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
  -- In hours, because a calendar day may have 25.
  if private.delete_old_messages(now() - interval '720 hours', p_limit) = p_limit then
    return 'true';
  end if;
  update private.settings s set value = to_jsonb(now()), updated_at = now() where s.key = 'retention_done';
  return 'false';
end
$$;

insert into private.settings (key, value) values ('retention_done', to_jsonb(now()));

-- Messages that were stored without their words, through n8n's own node.
create function service.claim_messages(p_limit integer) returns jsonb
language sql security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'message', m.message)), '[]')
  from (select * from public.chat_messages x where x.terms is null order by x.seq limit p_limit for update skip locked) m
$$;

create function service.complete_messages(p_items jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.chat_messages m set terms = array(select t::bigint from jsonb_array_elements_text(i.terms) t)
  from jsonb_to_recordset(p_items) as i (id uuid, terms jsonb) where m.id = i.id;
  return 'null';
end
$$;
