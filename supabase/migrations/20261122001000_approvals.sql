-- Approvals: who may decide, the exact call that waits, the decision, and what resulted from it.

-- Users who may decide about approvals of the owner's agents, besides the owner.
create table public.approver_groups (
  owner_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (name ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$'),
  created_at timestamptz not null default now(),
  primary key (owner_id, name)
);
grant select on public.approver_groups to authenticated;
alter table public.approver_groups enable row level security;
create policy "People see their own approver groups" on public.approver_groups
  for select to authenticated using (owner_id = (select auth.uid()));

create table public.approver_group_members (
  owner_id uuid not null,
  name text not null,
  member_id uuid not null references auth.users (id) on delete cascade,
  -- As the owner wrote it; null when the owner named the id, which reveals no address.
  email text,
  primary key (owner_id, name, member_id),
  foreign key (owner_id, name) references public.approver_groups (owner_id, name) on delete cascade
);
create index approver_group_members_member_id_idx on public.approver_group_members (member_id);
grant select on public.approver_group_members to authenticated;
alter table public.approver_group_members enable row level security;
create policy "People see which groups they are in" on public.approver_group_members
  for select to authenticated using (member_id = (select auth.uid()));

-- The addresses in a group, with or without an account: the answer must not reveal which addresses have one. Owners read their
-- groups through list_approver_groups(). An account that is made later does not join by itself, because the address of a sign-up
-- need not belong to the person; storing the group again adds it.
create table private.approver_addresses (
  owner_id uuid not null,
  name text not null,
  -- As the owner wrote it.
  email text not null,
  primary key (owner_id, name, email),
  foreign key (owner_id, name) references public.approver_groups (owner_id, name) on delete cascade
);

create table public.approvals (
  approval_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  tool_id uuid not null,
  operation_id text not null,
  agent_id text,
  agent_version integer,
  approver_group text,
  requested_by uuid,
  -- Digest of tool, arguments, method and URL: a changed call needs a new approval.
  call_hash text not null,
  summary text not null,
  -- The exact request with masked secrets; as json, because an approver reads it in the order in which it is sent.
  request json not null,
  -- The request in words, scrubbed as in its trace, and what each word was read as; null where a tool was run directly.
  user_query text,
  reading jsonb,
  -- A copy for the approver: the tool may have changed or been deleted by then.
  tool_name text,
  side_effect text,
  host text,
  trace_id uuid,
  conversation_id text,
  -- Approvals that the same run used before this one: a run that resumes with this approval does not repeat those calls.
  after_approvals uuid[] not null default '{}',
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'USED')),
  note text,
  decided_by uuid,
  decided_at timestamptz,
  expires_at timestamptz not null default now() + interval '24 hours',
  created_at timestamptz not null default now()
);
create index approvals_user_id_idx on public.approvals (user_id, created_at desc);
create index approvals_pending_idx on public.approvals (user_id, call_hash) where status = 'PENDING';
create index approvals_group_idx on public.approvals (user_id, approver_group) where approver_group is not null;
grant select on public.approvals to authenticated;
alter table public.approvals enable row level security;
create policy "People see approvals of their own agents and those their groups decide about" on public.approvals
  for select to authenticated using (user_id = (select auth.uid()) or exists (
    select from public.approver_group_members m
    where m.owner_id = approvals.user_id and m.name = approvals.approver_group and m.member_id = (select auth.uid())));

-- The exact call of an approval, and its result when an approver had it executed. Kept for a day.
create table private.approval_calls (
  approval_id uuid primary key references public.approvals (approval_id) on delete cascade,
  -- {tool_id, operation_id, arguments, user_input, conversation_id, key_id, agent_id}. Arguments are text, because the order of
  -- their members may be visible in the request.
  call jsonb not null,
  -- {result} or {failure}, with the members in the order of the API's answer.
  answer json,
  started_at timestamptz,
  -- When the requester received the answer. The same call after that is a new one.
  fetched_at timestamptz,
  created_at timestamptz not null default now()
);
create index approval_calls_created_at_idx on private.approval_calls (created_at);

-- Addresses for notifications, signed with a secret of the vault and delivered by the worker: one for the approvals of each user, and
-- those of connect links.
create table private.webhooks (
  webhook_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null check (purpose in ('approvals', 'connect-link')),
  url text not null,
  vault_id uuid not null,
  created_at timestamptz not null default now()
);

create unique index webhooks_approvals_idx on private.webhooks (user_id) where purpose = 'approvals';
create index webhooks_user_id_idx on private.webhooks (user_id);

create function private.forget_webhook_secret() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from vault.secrets s where s.id = old.vault_id;
  return null;
end
$$;

create trigger webhooks_forget_secret after delete on private.webhooks
  for each row execute function private.forget_webhook_secret();

create table private.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references private.webhooks (webhook_id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  event text not null,
  data jsonb not null,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  delivered_at timestamptz,
  -- The last status or error; nothing of the receiver's answer.
  outcome text,
  created_at timestamptz not null default now()
);
create index webhook_deliveries_webhook_id_idx on private.webhook_deliveries (webhook_id, created_at desc);
create index webhook_deliveries_user_id_idx on private.webhook_deliveries (user_id);
create index webhook_deliveries_queue_idx on private.webhook_deliveries (next_at) where delivered_at is null;
create trigger webhook_deliveries_wake after insert on private.webhook_deliveries
  for each statement execute function private.wake_worker();

-- Queues a notification for the owner of the approval.
create function private.notify_approval(p_event text, p_approval public.approvals) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.webhook_deliveries (webhook_id, user_id, event, data)
  select w.webhook_id, w.user_id, p_event, jsonb_build_object('approval_id', p_approval.approval_id, 'status', p_approval.status,
    'summary', p_approval.summary, 'operation_id', p_approval.operation_id, 'tool_name', p_approval.tool_name,
    'side_effect', p_approval.side_effect, 'host', p_approval.host, 'agent_id', p_approval.agent_id,
    'requested_by_name', (select k.name from public.api_keys k where k.id = p_approval.requested_by), 'approver_group', p_approval.approver_group, 'note', p_approval.note, 'trace_id', p_approval.trace_id,
    'expires_at', p_approval.expires_at, 'created_at', p_approval.created_at)
  from private.webhooks w where w.user_id = p_approval.user_id and w.purpose = 'approvals';
end
$$;

create function private.may_decide(p_user_id uuid, p_approval public.approvals) returns boolean
language sql stable set search_path = '' as $$
  select p_approval.user_id = p_user_id or exists (select from public.approver_group_members m
    where m.owner_id = p_approval.user_id and m.name = p_approval.approver_group and m.member_id = p_user_id)
$$;

-- `request` is JSON as text: jsonb would sort its members.
create function private.describe_approval(p_approval public.approvals, p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(p_approval) - 'user_id' - 'call_hash' || jsonb_build_object(
    'request', p_approval.request::text,
    'status', case when p_approval.status = 'PENDING' and p_approval.expires_at <= now() then 'EXPIRED' else p_approval.status end,
    'expired', p_approval.status = 'PENDING' and p_approval.expires_at <= now(),
    'is_mine', p_approval.user_id = p_user_id,
    'owner_email', case when p_approval.user_id <> p_user_id then (select u.email from auth.users u where u.id = p_approval.user_id) end,
    'decided_by_email', (select u.email from auth.users u where u.id = p_approval.decided_by),
    'requested_by_name', (select k.name from public.api_keys k where k.id = p_approval.requested_by))
$$;

create function private.has_status(p_approval public.approvals, p_status text) returns boolean
language sql stable set search_path = '' as $$
  select case when p_status is null then true
    when p_status = 'EXPIRED' then p_approval.status = 'PENDING' and p_approval.expires_at <= now()
    when p_status = 'PENDING' then p_approval.status = 'PENDING' and p_approval.expires_at > now()
    else p_approval.status = p_status end
$$;

create function private.find_approval(p_user_id uuid, p_approval_id uuid) returns public.approvals
language plpgsql set search_path = '' as $$
declare
  v_row public.approvals;
begin
  select * into v_row from public.approvals a where a.approval_id = p_approval_id for update;
  if v_row.approval_id is null or not private.may_decide(p_user_id, v_row) then
    perform private.refuse('NOT_FOUND', 'There is no approval with this id.');
  end if;
  return v_row;
end
$$;

create function service.list_approvals(p_user_id uuid, p_status text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.describe_approval(a, p_user_id) order by a.created_at desc), '[]')
  from (
    -- Own and group approvals have separate limits, so that neither can crowd out the other.
    (select a.* from public.approvals a where a.user_id = p_user_id and private.has_status(a, p_status)
      order by a.created_at desc limit 500)
    union all
    (select a.* from public.approver_group_members m
      cross join lateral (select x.* from public.approvals x
        where x.user_id = m.owner_id and x.approver_group = m.name and private.has_status(x, p_status)
        order by x.created_at desc limit 100) a
      where m.member_id = p_user_id and m.owner_id <> p_user_id
      order by a.created_at desc limit 500)) a
$$;

create function service.get_approval(p_user_id uuid, p_approval_id uuid) returns jsonb
language sql security definer set search_path = '' as $$
  select private.describe_approval(private.find_approval(p_user_id, p_approval_id), p_user_id)
$$;

-- The approval of exactly this call: the given one or one that the same run used before it, a pending one for the same call, or a new
-- one. The call may `proceed` now, which uses the approval up; otherwise the outcome says why not.
create function private.use_approval(p_user_id uuid, p_audit jsonb, p_approval jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  c_most constant integer := 1000; -- pending at a time, a person
  v_hash text := p_approval ->> 'call_hash';
  v_row public.approvals;
  v_after uuid[];
  v_call private.approval_calls;
begin
  -- Equal calls share one approval, also when they arrive at the same time.
  perform pg_advisory_xact_lock(hashtextextended(p_user_id::text || v_hash, 0));
  if p_approval ->> 'approval_id' is not null then
    select * into v_row from public.approvals a
    where a.approval_id = (p_approval ->> 'approval_id')::uuid and a.user_id = p_user_id for update;
    if v_row.approval_id is null then
      perform private.refuse('INVALID_REQUEST', 'There is no approval with this id.',
        '{"errors": [{"pointer": "/approval_id", "message": "unknown approval"}]}');
    end if;
  end if;
  if v_row.call_hash is distinct from v_hash then
    v_after := v_row.after_approvals;
    v_row := null;
    select * into v_row from public.approvals a where a.approval_id = any (v_after) and a.user_id = p_user_id and a.call_hash = v_hash;
  end if;
  if v_row.approval_id is null then
    select * into v_row from public.approvals a
    where a.user_id = p_user_id and a.call_hash = v_hash and a.status = 'PENDING' and a.expires_at > now()
    limit 1;
  end if;
  if v_row.approval_id is null then
    if (select count(*) from (select from public.approvals a
        where a.user_id = p_user_id and a.status = 'PENDING' and a.expires_at > now() limit c_most) x) >= c_most then
      perform private.refuse('RATE_LIMITED', format('%s approvals are waiting already. Decide about some of them first.', c_most),
        '{"retry_after_s": 60, "limit_of": "approvals"}');
    end if;
    insert into public.approvals (user_id, tool_id, operation_id, agent_id, agent_version, requested_by, call_hash, summary, request,
      user_query, reading, approver_group, tool_name, side_effect, host, trace_id, conversation_id, after_approvals, expires_at)
    values (p_user_id, (p_audit ->> 'tool_id')::uuid, p_audit ->> 'operation_id', p_audit ->> 'agent_id',
      (p_approval ->> 'agent_version')::integer, (p_audit ->> 'api_key_id')::uuid, v_hash, p_approval ->> 'summary',
      (p_approval ->> 'request')::json, p_approval ->> 'user_query', nullif(p_approval -> 'reading', 'null'), p_approval ->> 'approver_group', p_approval ->> 'tool_name', p_audit ->> 'side_effect',
      p_approval ->> 'host', (p_audit ->> 'trace_id')::uuid, p_approval ->> 'conversation_id',
      array(select e::uuid from jsonb_array_elements_text(coalesce(p_approval -> 'after_approvals', '[]')) e),
      now() + make_interval(secs => (p_approval ->> 'expires_after_s')::integer))
    returning * into v_row;
    insert into private.approval_calls (approval_id, call) values (v_row.approval_id, p_approval -> 'call');
    perform private.notify_approval('approval.requested', v_row);
  end if;
  if v_row.status = 'APPROVED' and v_row.expires_at > now() then
    update public.approvals a set status = 'USED' where a.approval_id = v_row.approval_id;
    return jsonb_build_object('outcome', 'proceed', 'approval_id', v_row.approval_id);
  end if;
  if v_row.status = 'PENDING' and v_row.expires_at > now() then
    return jsonb_build_object('outcome', 'approval_required', 'approval_id', v_row.approval_id, 'expires_at', v_row.expires_at);
  end if;
  if v_row.status = 'USED' then
    select * into v_call from private.approval_calls c where c.approval_id = v_row.approval_id;
    -- An approver had the call executed: its requester gets the result.
    if v_call.answer is not null or v_call.started_at < now() - interval '2 minutes' then
      update private.approval_calls c set fetched_at = now() where c.approval_id = v_row.approval_id;
    end if;
    if v_call.answer is not null then
      return jsonb_build_object('outcome', 'done', 'approval_id', v_row.approval_id, 'answer', v_call.answer::text);
    elsif v_call.started_at is not null then
      return jsonb_build_object('outcome', 'running', 'approval_id', v_row.approval_id,
        'is_lost', v_call.started_at < now() - interval '2 minutes');
    end if;
  end if;
  return jsonb_build_object('outcome', 'rejected', 'approval_id', v_row.approval_id,
    'reason', case v_row.status when 'REJECTED' then 'rejected' when 'USED' then 'already used' else 'expired' end);
end
$$;

-- Only the first decision counts. A key never decides about a request of its own or of its agent.
create function service.decide_approval(
  p_user_id uuid, p_key_id uuid, p_key_agent_id text, p_approval_id uuid, p_decision text, p_note text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.approvals := private.find_approval(p_user_id, p_approval_id);
begin
  if p_key_id is not null and (v_row.requested_by = p_key_id or (p_key_agent_id is not null and v_row.agent_id = p_key_agent_id)) then
    perform private.refuse('FORBIDDEN', 'An agent cannot decide about its own calls. A person must, or a key that is not the agent''s.');
  end if;
  if v_row.status <> 'PENDING' or v_row.expires_at <= now() then
    perform private.refuse('CONFLICT', 'This approval was already decided or has expired.',
      jsonb_build_object('status', case when v_row.status = 'PENDING' then 'EXPIRED' else v_row.status end));
  end if;
  update public.approvals a set status = case p_decision when 'approve' then 'APPROVED' else 'REJECTED' end,
    note = p_note, decided_by = p_user_id, decided_at = now()
  where a.approval_id = p_approval_id returning * into v_row;
  if v_row.status = 'REJECTED' then
    delete from private.approval_calls c where c.approval_id = p_approval_id;
  end if;
  perform private.notify_approval('approval.decided', v_row);
  return private.describe_approval(v_row, p_user_id);
end
$$;

-- The stored call of an approved request, to execute it: its owner, its policy and what the call needs.
create function service.load_approved_call(p_user_id uuid, p_approval_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.approvals := private.find_approval(p_user_id, p_approval_id);
  v_call jsonb;
  v_key public.api_keys;
begin
  update private.approval_calls c set started_at = clock_timestamp()
  where c.approval_id = p_approval_id and v_row.status = 'APPROVED' and c.started_at is null returning c.call into v_call;
  if v_call is null then
    perform private.refuse('CONFLICT', 'This call was executed already, or is being executed.', jsonb_build_object('status', v_row.status));
  end if;
  select * into v_key from public.api_keys k where k.id = v_row.requested_by;
  if v_row.requested_by is not null and (v_key.id is null or v_key.revoked_at is not null or v_key.expires_at <= now()) then
    perform private.refuse('CONFLICT', 'The API key that requested this call was revoked or has expired. The call is not executed.');
  end if;
  if v_row.agent_version is not null and not exists (
    select from public.agents g where g.user_id = v_row.user_id and g.agent_id = v_row.agent_id) then
    perform private.refuse('CONFLICT', 'The agent that requested this call was deleted together with its limits. The call is not executed.');
  end if;
  v_key.user_id := v_row.user_id;
  return (select jsonb_build_object('owner_id', v_row.user_id, 'call', v_call, 'tool', private.describe_tool(t),
      'prepared', private.load_call(v_row.user_id, t.tool_id),
      'policy', private.caller_policy(v_key, v_row.agent_id, v_row.conversation_id))
    from (select v_row.tool_id as id) w left join public.tools t on t.tool_id = w.id);
end
$$;

-- Stores the result for the holder of the used approval; the first result stands. Null: the call was not executed and may still be.
create function service.finish_approved_call(p_approval_id uuid, p_answer json) returns jsonb
language sql security definer set search_path = '' as $$
  update private.approval_calls c set answer = case when json_typeof(p_answer) <> 'null' then p_answer end,
    started_at = case when json_typeof(p_answer) <> 'null' then c.started_at end
  where c.approval_id = p_approval_id and c.answer is null;
  select 'null'::jsonb
$$;

create function private.describe_group(p_user_id uuid, p_name text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('name', p_name, 'members', coalesce(jsonb_agg(
    jsonb_build_object('user_id', m.user_id, 'email', m.email) order by m.email, m.user_id), '[]'))
  from (
    select null::uuid as user_id, a.email from private.approver_addresses a where a.owner_id = p_user_id and a.name = p_name
    union all
    select g.member_id, null from public.approver_group_members g
    where g.owner_id = p_user_id and g.name = p_name and g.email is null
  ) m
$$;

-- Replaces the members of a group. Members are ids or e-mail addresses of accounts.
create function service.put_approver_group(p_user_id uuid, p_name text, p_members text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_unknown jsonb;
begin
  select jsonb_agg(jsonb_build_object('pointer', '/members/' || n - 1, 'message', 'must be an e-mail address or the id of an account')
    order by n) into v_unknown
  from unnest(p_members) with ordinality as u (m, n)
  where m not like '%_@_%' and not exists (select from auth.users a where a.id::text = lower(m));
  if v_unknown is not null then
    perform private.refuse('INVALID_REQUEST', 'Members are e-mail addresses or ids of accounts.', jsonb_build_object('errors', v_unknown));
  end if;
  insert into public.approver_groups (owner_id, name) values (p_user_id, p_name) on conflict do nothing;
  perform from public.approver_groups g where g.owner_id = p_user_id and g.name = p_name for update;
  delete from private.approver_addresses a where a.owner_id = p_user_id and a.name = p_name;
  insert into private.approver_addresses (owner_id, name, email)
  select distinct on (lower(m)) p_user_id, p_name, m from unnest(p_members) m where m like '%_@_%';
  delete from public.approver_group_members m where m.owner_id = p_user_id and m.name = p_name;
  insert into public.approver_group_members (owner_id, name, member_id, email)
  select p_user_id, p_name, u.id, case when bool_and(m like '%_@_%') then max(m) end
  from unnest(p_members) m join auth.users u on u.id::text = lower(m) or lower(u.email) = lower(m) group by u.id;
  return private.describe_group(p_user_id, p_name);
end
$$;

create function service.list_approver_groups(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.describe_group(p_user_id, g.name) order by g.name), '[]')
  from public.approver_groups g where g.owner_id = p_user_id
$$;

create function service.delete_approver_group(p_user_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.approver_groups g where g.owner_id = p_user_id and g.name = p_name;
  if not found then
    perform private.refuse('NOT_FOUND', 'You have no approver group with this name.');
  end if;
  return jsonb_build_object('deleted', p_name);
end
$$;

-- The groups that other users have added a user to, and the way out.
create function service.list_memberships(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('owner_id', m.owner_id, 'owner_email', u.email, 'name', m.name) order by u.email, m.name), '[]')
  from public.approver_group_members m join auth.users u on u.id = m.owner_id
  where m.member_id = p_user_id and m.owner_id <> p_user_id
$$;

-- Also removes the address, so that the owner sees that the member has left.
create function service.leave_group(p_user_id uuid, p_owner_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_email text;
begin
  delete from public.approver_group_members m
  where m.owner_id = p_owner_id and m.name = p_name and m.member_id = p_user_id returning coalesce(m.email, '') into v_email;
  if not found then
    perform private.refuse('NOT_FOUND', 'You are not a member of a group with this name.');
  end if;
  delete from private.approver_addresses a
  where a.owner_id = p_owner_id and a.name = p_name
    and lower(a.email) in (lower(v_email), (select lower(u.email) from auth.users u where u.id = p_user_id));
  return jsonb_build_object('left', p_name);
end
$$;

create function service.put_webhook(p_user_id uuid, p_url text, p_secret text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_vault uuid;
begin
  select w.vault_id into v_vault from private.webhooks w where w.user_id = p_user_id and w.purpose = 'approvals' for update;
  v_vault := private.put_vault_secret(v_vault, p_user_id || '/webhook', p_secret);
  insert into private.webhooks (user_id, purpose, url, vault_id) values (p_user_id, 'approvals', p_url, v_vault)
  on conflict (user_id) where purpose = 'approvals' do update set url = excluded.url, vault_id = excluded.vault_id, created_at = now();
  return service.get_webhook(p_user_id);
end
$$;

create function service.get_webhook(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_webhook jsonb;
begin
  select jsonb_build_object('url', w.url, 'created_at', w.created_at, 'deliveries', (
    select coalesce(jsonb_agg(to_jsonb(d) - 'user_id' - 'webhook_id' - 'data' || jsonb_build_object('approval_id', d.data ->> 'approval_id')
      order by d.created_at desc), '[]')
    from (select * from private.webhook_deliveries x where x.webhook_id = w.webhook_id order by x.created_at desc limit 20) d))
  into v_webhook from private.webhooks w where w.user_id = p_user_id and w.purpose = 'approvals';
  if v_webhook is null then
    perform private.refuse('NOT_FOUND', 'No webhook is set up.');
  end if;
  return v_webhook;
end
$$;

create function service.delete_webhook(p_user_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.webhooks w where w.user_id = p_user_id and w.purpose = 'approvals';
  if not found then
    perform private.refuse('NOT_FOUND', 'No webhook is set up.');
  end if;
  return jsonb_build_object('deleted', true);
end
$$;

-- Due deliveries with address and signing secret, leased for a minute.
create function service.claim_deliveries(p_limit integer) returns jsonb
language sql security definer set search_path = '' as $$
  -- A few of each user: a receiver that hangs must not delay the others.
  with due as (
    select d.id from private.webhook_deliveries d where d.id in (
      select n.id from (
        select x.id, x.next_at, row_number() over (partition by x.user_id order by x.next_at) as turn
        from private.webhook_deliveries x where x.delivered_at is null and x.next_at <= now()) n
      where n.turn <= 3 order by n.next_at limit p_limit)
      and d.delivered_at is null and d.next_at <= now()
    for update skip locked
  ), taken as (
    update private.webhook_deliveries d set attempts = d.attempts + 1, next_at = now() + interval '1 minute'
    from due where d.id = due.id returning d.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'event', t.event, 'data', t.data, 'attempts', t.attempts,
    'created_at', t.created_at, 'url', w.url, 'secret', v.decrypted_secret)), '[]')
  from taken t join private.webhooks w on w.webhook_id = t.webhook_id
  cross join lateral (select x.decrypted_secret from vault.decrypted_secrets x where x.id = w.vault_id) v
$$;

-- Marks a delivery as done, or to be retried after p_retry_s; without either it is given up.
create function service.finish_delivery(p_id uuid, p_delivered boolean, p_outcome text, p_retry_s integer default null) returns jsonb
language sql security definer set search_path = '' as $$
  update private.webhook_deliveries d set delivered_at = case when p_delivered then now() end, outcome = p_outcome,
    next_at = case when p_delivered then d.next_at when p_retry_s is null then 'infinity' else now() + make_interval(secs => p_retry_s) end
  where d.id = p_id;
  select 'null'::jsonb
$$;
