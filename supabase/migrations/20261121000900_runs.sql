-- Runs: what was asked, what was done, and who allowed it.

create table public.traces (
  trace_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  conversation_id text not null,
  agent_id text,
  api_key_id uuid,
  user_query text not null,
  status text not null check (status in ('SUCCESS', 'FAILURE')),
  error_code text,
  tool_id uuid,
  operation_id text,
  confidence real,
  -- [{id, kind, input, output, started_at, duration_ms}]
  steps jsonb not null,
  started_at timestamptz not null,
  duration_ms real not null
);
create index traces_user_id_idx on public.traces (user_id, started_at desc);

-- Append-only: rows are never changed. A write has two: the attempt, before anything is sent, and the outcome.
create table public.audit_log (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  trace_id uuid not null,
  phase text not null check (phase in ('attempt', 'outcome')),
  tool_id uuid,
  connector_id uuid,
  operation_id text,
  side_effect text not null,
  api_key_id uuid,
  agent_id text,
  approval_id uuid,
  method text,
  -- Without secrets.
  url text,
  http_status integer,
  bytes integer,
  duration_ms real,
  error_code text,
  created_at timestamptz not null default now()
);
create index audit_log_user_id_idx on public.audit_log (user_id, created_at desc);
create index audit_log_trace_id_idx on public.audit_log (trace_id);

create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'the audit log is append-only';
end
$$;
revoke execute on function private.refuse_change from public;
create trigger audit_log_append_only before update or delete on public.audit_log
  for each row execute function private.refuse_change();

create table public.approvals (
  approval_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  tool_id uuid not null,
  operation_id text not null,
  agent_id text,
  requested_by uuid,
  -- Digest of tool, arguments, method and URL: a changed call needs a new approval.
  call_hash text not null,
  summary text not null,
  -- The exact request, secrets masked.
  request jsonb not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'USED')),
  note text,
  decided_by uuid,
  decided_at timestamptz,
  expires_at timestamptz not null default now() + interval '24 hours',
  created_at timestamptz not null default now()
);
create index approvals_user_id_idx on public.approvals (user_id, created_at desc);
create index approvals_pending_idx on public.approvals (user_id, call_hash) where status = 'PENDING';

-- Answers kept for a repeated idempotency key, for 24 hours.
create table private.idempotency_keys (
  user_id uuid not null references auth.users (id) on delete cascade,
  idempotency_key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, idempotency_key)
);
create index idempotency_keys_created_at_idx on private.idempotency_keys (created_at);

revoke all on public.traces, public.audit_log, public.approvals from anon, authenticated, service_role;
grant select on public.traces, public.audit_log, public.approvals to authenticated;
alter table public.traces enable row level security;
alter table public.audit_log enable row level security;
alter table public.approvals enable row level security;
create policy "People see their own traces" on public.traces
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People see their own audit log" on public.audit_log
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People see their own approvals" on public.approvals
  for select to authenticated using (user_id = (select auth.uid()));

create function private.append_audit(p_entry jsonb) returns void
language sql set search_path = '' as $$
  insert into public.audit_log (user_id, trace_id, phase, tool_id, connector_id, operation_id, side_effect, api_key_id, agent_id,
    approval_id, method, url, http_status, bytes, duration_ms, error_code)
  select user_id, trace_id, phase, tool_id, connector_id, operation_id, side_effect, api_key_id, agent_id,
    approval_id, method, url, http_status, bytes, duration_ms, error_code
  from jsonb_populate_record(null::public.audit_log, p_entry)
$$;
revoke execute on function private.append_audit from public;

-- After the answer: the trace and, when something was called, its audit row.
create function public.record_run(p_trace jsonb, p_audit jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.traces select * from jsonb_populate_record(null::public.traces, p_trace);
  if p_audit is not null then
    perform private.append_audit(p_audit);
  end if;
  return 'null'::jsonb;
end
$$;

-- Before a write: its approval (mode `manual`), then its audit row. Nothing may be sent unless the outcome is `proceed`.
create function public.begin_write(p_audit jsonb, p_mode text, p_approval_id uuid, p_call_hash text, p_summary text, p_request jsonb)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := (p_audit ->> 'user_id')::uuid;
  v_approval public.approvals;
begin
  if p_mode = 'manual' then
    -- Equal calls wait for one approval, also when they arrive together.
    perform pg_advisory_xact_lock(hashtextextended(v_user::text || p_call_hash, 0));
    if p_approval_id is not null then
      select * into v_approval from public.approvals a where a.approval_id = p_approval_id and a.user_id = v_user for update;
      if v_approval.approval_id is null then
        perform private.refuse('INVALID_REQUEST', 'There is no approval with this id.',
          '{"errors": [{"pointer": "/approval_id", "message": "unknown approval"}]}');
      end if;
    end if;
    if v_approval.call_hash is distinct from p_call_hash then
      select * into v_approval from public.approvals a
      where a.user_id = v_user and a.call_hash = p_call_hash and a.status = 'PENDING' and a.expires_at > now()
      limit 1;
    end if;
    if v_approval.approval_id is null then
      insert into public.approvals (user_id, tool_id, operation_id, agent_id, requested_by, call_hash, summary, request)
      values (v_user, (p_audit ->> 'tool_id')::uuid, p_audit ->> 'operation_id', p_audit ->> 'agent_id',
        (p_audit ->> 'api_key_id')::uuid, p_call_hash, p_summary, p_request)
      returning * into v_approval;
    elsif v_approval.status in ('REJECTED', 'USED') or v_approval.expires_at <= now() then
      return jsonb_build_object('outcome', 'rejected', 'approval_id', v_approval.approval_id,
        'reason', case when v_approval.status = 'REJECTED' then 'rejected'
                       when v_approval.status = 'USED' then 'already used' else 'expired' end);
    end if;
    if v_approval.status <> 'APPROVED' then
      return jsonb_build_object('outcome', 'approval_required', 'approval_id', v_approval.approval_id);
    end if;
    update public.approvals a set status = 'USED' where a.approval_id = v_approval.approval_id;
  end if;
  perform private.append_audit(p_audit || jsonb_build_object('phase', 'attempt', 'approval_id', v_approval.approval_id));
  return jsonb_build_object('outcome', 'proceed', 'approval_id', v_approval.approval_id);
end
$$;

create function public.list_approvals(p_user_id uuid, p_status text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' - 'call_hash'
    || jsonb_build_object('expired', a.expires_at <= now()) order by a.created_at desc), '[]')
  from (select * from public.approvals a where a.user_id = p_user_id and (p_status is null or a.status = p_status)
        order by a.created_at desc limit 500) a
$$;

create function public.decide_approval(p_user_id uuid, p_approval_id uuid, p_decision text, p_note text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.approvals;
begin
  select * into v_row from public.approvals a where a.approval_id = p_approval_id and a.user_id = p_user_id for update;
  if v_row.approval_id is null then
    perform private.refuse('NOT_FOUND', 'There is no approval with this id.');
  end if;
  if v_row.status <> 'PENDING' or v_row.expires_at <= now() then
    perform private.refuse('CONFLICT', 'This approval was already decided or has expired.',
      jsonb_build_object('status', case when v_row.status = 'PENDING' then 'EXPIRED' else v_row.status end));
  end if;
  update public.approvals a set status = case p_decision when 'approve' then 'APPROVED' else 'REJECTED' end,
    note = p_note, decided_by = p_user_id, decided_at = now()
  where a.approval_id = p_approval_id returning * into v_row;
  return to_jsonb(v_row) - 'user_id' - 'call_hash';
end
$$;

-- One caller gets `claimed`; a repetition gets the stored answer, or learns that the first is still running,
-- or that the key was used for another request.
create function public.claim_idempotency_key(p_user_id uuid, p_key_hash text, p_key text, p_request_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := (private.resolve_caller(p_user_id, p_key_hash, 'agent:query')).user_id;
  v_row private.idempotency_keys;
begin
  delete from private.idempotency_keys k where k.user_id = v_user and k.created_at < now() - interval '24 hours';
  insert into private.idempotency_keys (user_id, idempotency_key, request_hash) values (v_user, p_key, p_request_hash)
  on conflict do nothing returning * into v_row;
  if v_row.user_id is not null then
    return jsonb_build_object('outcome', 'claimed');
  end if;
  select * into v_row from private.idempotency_keys k where k.user_id = v_user and k.idempotency_key = p_key;
  return jsonb_build_object('answer', v_row.answer, 'outcome', case
    when v_row.request_hash <> p_request_hash then 'mismatch'
    when v_row.answer is null then 'in_flight' else 'stored' end);
end
$$;

-- Keeps the answer, or (null) frees the key because nothing was sent.
create function public.finish_idempotency_key(p_user_id uuid, p_key_hash text, p_key text, p_answer jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := (private.resolve_caller(p_user_id, p_key_hash, null)).user_id;
begin
  if p_answer is null or p_answer = 'null'::jsonb then
    delete from private.idempotency_keys k where k.user_id = v_user and k.idempotency_key = p_key;
  else
    update private.idempotency_keys k set answer = p_answer where k.user_id = v_user and k.idempotency_key = p_key;
  end if;
  return 'null'::jsonb;
end
$$;

revoke execute on function public.record_run, public.begin_write, public.list_approvals, public.decide_approval,
  public.claim_idempotency_key, public.finish_idempotency_key from public, anon, authenticated;
grant execute on function public.record_run, public.begin_write, public.list_approvals, public.decide_approval,
  public.claim_idempotency_key, public.finish_idempotency_key to service_role;
