-- The conversations of the Chat page: their turns, as the page shows them. Texts are kept as their user wrote and read them, calls as in a
-- trace. Deleted 30 days after the last message.

create table public.kept_conversations (
  conversation_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null check (length(title) between 1 and 120),
  -- Counts the changes of its turns and of its title.
  revision bigint not null default 0,
  created_at timestamptz not null default now(),
  -- The last change of a turn.
  updated_at timestamptz not null default now()
);
create index kept_conversations_user_id_idx on public.kept_conversations (user_id, updated_at desc);
create index kept_conversations_updated_at_idx on public.kept_conversations (updated_at);
grant select (conversation_id, user_id, title, created_at, updated_at) on public.kept_conversations to authenticated;
alter table public.kept_conversations enable row level security;
create policy "People see their own conversations" on public.kept_conversations
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Applications that act for people do not use the Data API" on public.kept_conversations
  as restrictive for all to authenticated
  using (((select auth.jwt()) ->> 'client_id') is null) with check (((select auth.jwt()) ->> 'client_id') is null);

create table private.conversation_turns (
  turn_id uuid primary key,
  conversation_id uuid not null references public.kept_conversations (conversation_id) on delete cascade,
  -- Repeated for the quotas, which count when the conversation was deleted already.
  user_id uuid not null,
  seq bigint generated always as identity,
  question text not null check (length(question) between 1 and 100000),
  -- JSON as text: `jsonb` sorts members. {models, tools, agent_id}
  setup text not null,
  answers text not null,
  -- The revision of the conversation with which the turn last changed.
  revision bigint not null,
  -- The page that streams the answers. While the lease lasts, no other page may change the turn.
  writer uuid not null,
  lease_until timestamptz not null,
  created_at timestamptz not null default now()
);
create index conversation_turns_conversation_idx on private.conversation_turns (conversation_id, seq);

create trigger conversation_turns_count_insert after insert on private.conversation_turns referencing new table as changed
  for each statement execute function private.count_usage('r.user_id::text', 'bytes', 'octet_length(r.question) + octet_length(r.answers)');
create trigger conversation_turns_count_delete after delete on private.conversation_turns referencing old table as changed
  for each statement execute function private.count_usage('r.user_id::text', 'bytes', 'octet_length(r.question) + octet_length(r.answers)');

create function private.count_turn_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.use_quota(new.user_id::text, 'bytes', octet_length(new.answers) - octet_length(old.answers));
  return null;
end
$$;
create trigger conversation_turns_count_update after update of answers on private.conversation_turns
  for each row execute function private.count_turn_change();

create function private.refuse_conversation() returns void
language sql set search_path = '' as $$
  select private.refuse('NOT_FOUND', 'You have no conversation with this id. It may have been deleted.')
$$;

-- The conversation, locked until the transaction ends, so that its turns change one after another.
create function private.lock_conversation(p_user_id uuid, p_conversation_id uuid) returns public.kept_conversations
language plpgsql set search_path = '' as $$
declare
  v_row public.kept_conversations;
begin
  select * into v_row from public.kept_conversations c
  where c.conversation_id = p_conversation_id and c.user_id = p_user_id for update;
  if v_row.conversation_id is null then
    perform private.refuse_conversation();
  end if;
  return v_row;
end
$$;

-- The policy of the agent of a turn, whose rules mask its calls: p_agent_id, or that of a kept turn.
create function service.read_turn_policy(p_user_id uuid, p_agent_id text, p_turn_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_agent text := coalesce(p_agent_id, (select t.setup::jsonb ->> 'agent_id' from private.conversation_turns t
    where t.turn_id = p_turn_id and t.user_id = p_user_id));
begin
  return private.caller_policy(private.resolve_caller(p_user_id, null, null), nullif(v_agent, ''), null);
end
$$;

-- The turns that changed after p_since, and those that are being answered, whose lease may have ended.
create function service.read_conversation(p_user_id uuid, p_conversation_id uuid, p_since bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.kept_conversations;
begin
  select * into v_row from public.kept_conversations c where c.conversation_id = p_conversation_id and c.user_id = p_user_id;
  if v_row.conversation_id is null then
    perform private.refuse_conversation();
  end if;
  return jsonb_build_object('title', v_row.title, 'revision', v_row.revision,
    'turns', (select coalesce(jsonb_agg(jsonb_build_object('turn_id', t.turn_id, 'question', t.question, 'setup', t.setup, 'answers', t.answers,
        'revision', t.revision, 'is_running', t.lease_until > now()) order by t.seq), '[]')
      from private.conversation_turns t
      where t.conversation_id = p_conversation_id and (t.revision > p_since or t.lease_until <> '-infinity')));
end
$$;

-- Adds a turn after the turn p_after; null begins the conversation. A repeated request changes nothing.
create function service.add_turn(p_user_id uuid, p_conversation_id uuid, p_turn jsonb, p_after uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c_conversations constant integer := 500; -- for each user
  c_turns constant integer := 200; -- for each conversation
  v_row public.kept_conversations;
  v_last private.conversation_turns;
  v_known private.conversation_turns;
begin
  if p_after is null and not exists (select from public.kept_conversations c where c.conversation_id = p_conversation_id) then
    perform pg_advisory_xact_lock(hashtextextended('conversations:' || p_user_id, 0));
    if (select count(*) from public.kept_conversations c where c.user_id = p_user_id) >= c_conversations then
      perform private.refuse('TOO_LARGE', format('You have %s conversations, the most that are kept. Delete some of them.', c_conversations),
        jsonb_build_object('limit_of', 'conversations', 'limit', c_conversations));
    end if;
    insert into public.kept_conversations (conversation_id, user_id, title)
    values (p_conversation_id, p_user_id, p_turn ->> 'title') on conflict do nothing;
  end if;
  v_row := private.lock_conversation(p_user_id, p_conversation_id);
  select * into v_known from private.conversation_turns t where t.turn_id = (p_turn ->> 'turn_id')::uuid;
  if v_known.conversation_id = p_conversation_id then
    return jsonb_build_object('revision', v_known.revision);
  elsif v_known.turn_id is not null then
    perform private.refuse('CONFLICT', 'This turn_id is used already. Send a new UUID.');
  end if;
  select * into v_last from private.conversation_turns t where t.conversation_id = p_conversation_id order by t.seq desc limit 1;
  if v_last.lease_until > now() then
    perform private.refuse('CONFLICT', 'Another tab or device is waiting for an answer in this conversation. Send your message when it has ended.',
      '{"reason": "in_flight"}');
  elsif v_last.turn_id is distinct from p_after then
    perform private.refuse('CONFLICT', 'This conversation has continued in another tab or on another device. Read the new messages and send yours again.',
      '{"reason": "moved_on"}');
  elsif (select count(*) from private.conversation_turns t where t.conversation_id = p_conversation_id) >= c_turns then
    perform private.refuse('TOO_LARGE', format('This conversation has %s questions, the most that one may have. Start a new one.', c_turns),
      jsonb_build_object('limit_of', 'turns', 'limit', c_turns));
  end if;
  update public.kept_conversations c set revision = c.revision + 1, updated_at = now()
  where c.conversation_id = p_conversation_id returning * into v_row;
  insert into private.conversation_turns (turn_id, conversation_id, user_id, question, setup, answers, revision, writer, lease_until)
  values ((p_turn ->> 'turn_id')::uuid, p_conversation_id, p_user_id, p_turn ->> 'question', p_turn ->> 'setup', p_turn ->> 'answers',
    v_row.revision, (p_turn ->> 'writer')::uuid, now() + interval '30 seconds');
  return jsonb_build_object('revision', v_row.revision);
end
$$;

-- Stores the answers of a turn; null: unchanged. p_running renews the lease of the writer, and its absence ends it.
create function service.keep_turn(
  p_user_id uuid, p_conversation_id uuid, p_turn_id uuid, p_writer uuid, p_revision bigint, p_running boolean, p_answers text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.kept_conversations := private.lock_conversation(p_user_id, p_conversation_id);
  v_turn private.conversation_turns;
begin
  select * into v_turn from private.conversation_turns t where t.turn_id = p_turn_id and t.conversation_id = p_conversation_id;
  if v_turn.turn_id is null then
    perform private.refuse('NOT_FOUND', 'This conversation has no such turn.');
  elsif v_turn.writer <> p_writer and v_turn.lease_until > now() then
    perform private.refuse('CONFLICT', 'This question is being answered in another tab or on another device. Wait until it has ended.',
      '{"reason": "in_flight"}');
  elsif v_turn.writer <> p_writer and v_turn.revision <> p_revision then
    perform private.refuse('CONFLICT', 'This answer was changed in another tab or on another device. Read it and try again.',
      '{"reason": "changed"}');
  end if;
  update public.kept_conversations c set revision = c.revision + 1, updated_at = now()
  where c.conversation_id = p_conversation_id returning * into v_row;
  update private.conversation_turns t set answers = coalesce(p_answers, t.answers), revision = v_row.revision, writer = p_writer,
    lease_until = case when p_running then now() + interval '30 seconds' else '-infinity' end
  where t.turn_id = p_turn_id;
  return jsonb_build_object('revision', v_row.revision);
end
$$;

create function service.rename_conversation(p_user_id uuid, p_conversation_id uuid, p_title text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_conversation(p_user_id, p_conversation_id);
  update public.kept_conversations c set title = p_title, revision = c.revision + 1 where c.conversation_id = p_conversation_id;
  return jsonb_build_object('conversation_id', p_conversation_id, 'title', p_title);
end
$$;

create function service.delete_conversation(p_user_id uuid, p_conversation_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_conversation(p_user_id, p_conversation_id);
  delete from public.kept_conversations c where c.conversation_id = p_conversation_id;
  return jsonb_build_object('deleted', true);
end
$$;

-- Called by the worker; a little at a time. In hours, because a calendar day may have 25.
create function service.forget_conversations() returns jsonb
language sql security definer set search_path = '' as $$
  delete from public.kept_conversations c where c.conversation_id = any (array(
    select x.conversation_id from public.kept_conversations x where x.updated_at <= now() - interval '720 hours'
    order by x.updated_at limit 50 for update skip locked));
  select 'null'::jsonb
$$;
