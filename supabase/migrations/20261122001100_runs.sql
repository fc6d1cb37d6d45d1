-- Runs: traces, limits, circuits, idempotency keys, and what is written before and after a call.

create table public.traces (
  trace_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  conversation_id text not null,
  agent_id text,
  agent_version integer,
  api_key_id uuid,
  -- Where the request came from.
  source text not null check (source in ('playground', 'tool', 'chat', 'mcp', 'api', 'approval', 'check')),
  user_query text not null,
  status text not null check (status in ('SUCCESS', 'FAILURE')),
  error_code text,
  tool_id uuid,
  operation_id text,
  -- Of all planned calls, for filters.
  operation_ids text[] not null,
  connector_ids uuid[] not null,
  side_effects text[] not null,
  confidence real,
  -- Used by the language model; 0 for a run without one.
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  -- [{id, kind, input, output, started_at, duration_ms}]; as json, which keeps the order of members.
  steps json not null,
  otel_trace_id text,
  started_at timestamptz not null,
  duration_ms real not null,
  -- The owner took the question off the list of unanswered questions.
  dismissed_at timestamptz
);
create index traces_user_id_idx on public.traces (user_id, started_at desc, trace_id desc);
grant select on public.traces to authenticated;
alter table public.traces enable row level security;
create policy "People see their own traces" on public.traces
  for select to authenticated using (user_id = (select auth.uid()));

-- Answers for a repeated idempotency key, kept for 24 hours. Only the holder of `token` may send; once it has (`attempted_at`), no
-- other run ever may.
create table private.idempotency_keys (
  user_id uuid not null references auth.users (id) on delete cascade,
  idempotency_key text not null,
  request_hash text not null,
  token uuid not null default gen_random_uuid(),
  lease_until timestamptz not null default now() + interval '20 seconds',
  attempted_at timestamptz,
  trace_id uuid,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, idempotency_key)
);
create index idempotency_keys_created_at_idx on private.idempotency_keys (created_at);

-- Calls of a subject (a tool, a key, an agent) in the last minute, counted in the database so that all instances share them.
create table private.taken_calls (
  subject text not null,
  taken_at timestamptz not null,
  id bigint generated always as identity,
  primary key (subject, taken_at, id)
);

-- Counts one call of a subject, or refuses until the oldest of the last p_limit calls is a minute old.
create function private.take_call(p_subject text, p_limit integer, p_whose text) returns void
language plpgsql set search_path = '' as $$
declare
  v_now timestamptz;
  v_oldest timestamptz;
  v_wait integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('calls:' || p_subject, 0));
  -- now() is the start of the transaction, before the wait for the lock.
  v_now := clock_timestamp();
  delete from private.taken_calls c where c.subject = p_subject and c.taken_at <= v_now - interval '1 minute';
  select c.taken_at into v_oldest from private.taken_calls c where c.subject = p_subject
  order by c.taken_at desc offset p_limit - 1 limit 1;
  if v_oldest is not null then
    v_wait := greatest(1, ceil(extract(epoch from v_oldest + interval '1 minute' - v_now)));
    perform private.refuse('RATE_LIMITED',
      format('This %s may make %s calls a minute. Try again in %s seconds.', p_whose, p_limit, v_wait),
      jsonb_build_object('limit_per_min', p_limit, 'retry_after_s', v_wait, 'limit_of', p_whose));
  end if;
  insert into private.taken_calls (subject, taken_at) values (p_subject, v_now);
end
$$;

-- Circuit breaker: no calls are sent to an upstream host that keeps failing, for a while. Each user has their own circuits, so that
-- no user can close a host for others.
create table private.circuits (
  user_id uuid not null references auth.users (id) on delete cascade,
  host text not null,
  failures integer not null default 0,
  last_failure_at timestamptz not null default now(),
  -- Open until then; after that one call may try. Null while closed.
  open_until timestamptz,
  primary key (user_id, host)
);

-- Five failures in a row, each within a minute of the one before, open a circuit for half a minute.
create function private.record_upstream(p_user_id uuid, p_host text, p_is_up boolean) returns void
language plpgsql set search_path = '' as $$
declare
  c_failures constant integer := 5;
  c_forget constant interval := '1 minute';
  c_open constant interval := '30 seconds';
begin
  if p_is_up then
    delete from private.circuits c where c.user_id = p_user_id and c.host = p_host;
    return;
  end if;
  insert into private.circuits as c (user_id, host, failures) values (p_user_id, p_host, 1)
  on conflict (user_id, host) do update set
    failures = case when c.open_until is null and c.last_failure_at < now() - c_forget then 1 else c.failures + 1 end,
    last_failure_at = now(),
    open_until = case
      when c.open_until is not null or (c.last_failure_at >= now() - c_forget and c.failures + 1 >= c_failures) then now() + c_open end;
end
$$;

-- Lets one call try a host whose circuit has been open long enough; during the attempt it stays open for other calls. p_give_back:
-- the call was not attempted after all.
create function service.try_circuit(p_user_id uuid, p_host text, p_give_back boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if p_give_back then
    update private.circuits c set open_until = now() where c.user_id = p_user_id and c.host = p_host and c.open_until is not null;
    return 'true';
  end if;
  update private.circuits c set open_until = now() + interval '30 seconds'
  where c.user_id = p_user_id and c.host = p_host and c.open_until <= now();
  return to_jsonb(found or not exists (select from private.circuits c where c.user_id = p_user_id and c.host = p_host));
end
$$;

-- Before a call: its approval, the limits it counts towards and its audit row, all or nothing. Nothing may be sent unless the outcome
-- is `proceed`, which comes with the secrets of `secrets_for`. p_call: {audit, limits: [{subject, limit_per_min, whose}],
-- approval: {…} | null, claim: {key, token} | null, secrets_for: {…} | null}
create function service.begin_call(p_call jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_audit jsonb := p_call -> 'audit';
  v_user uuid := (v_audit ->> 'user_id')::uuid;
  v_is_write boolean := v_audit ->> 'side_effect' <> 'read';
  v_approval jsonb := '{"outcome": "proceed"}';
  v_limit record;
  v_secrets jsonb;
begin
  perform private.check_key((v_audit ->> 'api_key_id')::uuid);
  if v_is_write and jsonb_typeof(p_call -> 'claim') = 'object' then
    update private.idempotency_keys k set attempted_at = coalesce(k.attempted_at, now()), lease_until = now() + interval '40 seconds',
      trace_id = (v_audit ->> 'trace_id')::uuid
    where k.user_id = v_user and k.idempotency_key = p_call #>> '{claim,key}' and k.token = (p_call #>> '{claim,token}')::uuid;
    if not found then
      perform private.refuse('CONFLICT', 'Another run has taken over this idempotency key. Nothing was sent.', '{"reason": "superseded"}');
    end if;
  end if;
  if v_is_write and jsonb_typeof(p_call -> 'approval') = 'object' then
    v_approval := private.use_approval(v_user, v_audit, p_call -> 'approval');
    if v_approval ->> 'outcome' <> 'proceed' then
      -- Nothing is sent: the key is as it was.
      update private.idempotency_keys k set attempted_at = null
      where k.user_id = v_user and k.idempotency_key = p_call #>> '{claim,key}' and k.token = (p_call #>> '{claim,token}')::uuid
        and k.attempted_at = now();
      return v_approval;
    end if;
  end if;
  for v_limit in
    select l ->> 'subject' as subject, (l ->> 'limit_per_min')::integer as limit_per_min, l ->> 'whose' as whose
    from jsonb_array_elements(p_call -> 'limits') l order by 1
  loop
    perform private.take_call(v_limit.subject, v_limit.limit_per_min, v_limit.whose);
  end loop;
  if v_is_write then
    perform private.append_audit(v_audit || jsonb_build_object('phase', 'attempt', 'approval_id', v_approval -> 'approval_id'));
  end if;
  if jsonb_typeof(p_call -> 'secrets_for') = 'object' then
    v_secrets := private.secrets_for(v_user, p_call -> 'secrets_for');
  end if;
  return v_approval || case when v_secrets is null then '{}'::jsonb else jsonb_build_object('secrets', v_secrets) end;
end
$$;

-- After the answer: the trace, the audit row if something was called, and the state of the upstream.
create function service.record_run(p_trace json, p_audit jsonb default null, p_upstream jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  if json_typeof(p_trace) = 'object' then
    insert into public.traces select * from json_populate_record(null::public.traces, p_trace);
  end if;
  if jsonb_typeof(p_audit) = 'object' then
    perform private.append_audit(p_audit);
  end if;
  if jsonb_typeof(p_upstream) = 'object' then
    perform private.record_upstream((p_upstream ->> 'user_id')::uuid, p_upstream ->> 'host', (p_upstream ->> 'is_up')::boolean);
  end if;
  return 'null'::jsonb;
end
$$;

-- One caller holds the token of an idempotency key. A repetition gets the stored answer, or learns that the first run is still
-- active, that its outcome is unknown, or that the key was used for another request. The next caller repeats a run that broke off
-- before it sent anything. Keys belong to the owner, so that a repetition may use a renewed API key; but the result of one agent
-- is not shown to another, for which it counts as another request, as for keys that are bound to different connections.
create function service.claim_idempotency_key(p_user_id uuid, p_key_hash text, p_key text, p_request_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, 'agent:query');
  v_user uuid := v_caller.user_id;
  v_hash text := p_request_hash || coalesce(' ' || v_caller.agent_id, '')
    || coalesce(' bound to ' || nullif(private.binding_of(v_caller), ''), '');
  v_row private.idempotency_keys;
  v_outcome public.audit_log;
begin
  delete from private.idempotency_keys k where k.user_id = v_user and k.created_at < now() - interval '24 hours';
  insert into private.idempotency_keys (user_id, idempotency_key, request_hash) values (v_user, p_key, v_hash)
  on conflict do nothing returning * into v_row;
  if v_row.user_id is not null then
    return jsonb_build_object('outcome', 'claimed', 'user_id', v_user, 'token', v_row.token);
  end if;
  select * into v_row from private.idempotency_keys k where k.user_id = v_user and k.idempotency_key = p_key for update;
  if v_row.user_id is null then
    -- Released by a concurrent transaction.
    return jsonb_build_object('outcome', 'in_flight');
  elsif v_row.request_hash <> v_hash then
    return jsonb_build_object('outcome', 'mismatch');
  elsif v_row.answer is not null then
    return jsonb_build_object('outcome', 'stored', 'answer', v_row.answer);
  elsif v_row.lease_until > now() then
    return jsonb_build_object('outcome', 'in_flight');
  elsif v_row.attempted_at is null then
    update private.idempotency_keys k set token = gen_random_uuid(), lease_until = now() + interval '20 seconds'
    where k.user_id = v_user and k.idempotency_key = p_key returning * into v_row;
    return jsonb_build_object('outcome', 'claimed', 'user_id', v_user, 'token', v_row.token);
  end if;
  -- The outcome may have been recorded although the answer was lost.
  select * into v_outcome from public.audit_log a
  where a.trace_id = v_row.trace_id and a.user_id = v_user and a.phase = 'outcome' order by a.id desc limit 1;
  return jsonb_build_object('outcome', 'unknown', 'trace_id', v_row.trace_id, 'attempted_at', v_row.attempted_at,
    'http_status', v_outcome.http_status, 'error_code', v_outcome.error_code, 'is_recorded', v_outcome.id is not null);
end
$$;

-- Extends the lease of a run that takes longer. A run whose key was claimed by another run is refused and must stop.
create function service.renew_idempotency_key(p_user_id uuid, p_key text, p_token uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update private.idempotency_keys k set lease_until = greatest(k.lease_until, now() + interval '20 seconds')
  where k.user_id = p_user_id and k.idempotency_key = p_key and k.token = p_token;
  if not found then
    perform private.refuse('CONFLICT', 'Another run has taken over this idempotency key. This one stops.', '{"reason": "superseded"}');
  end if;
  return 'null'::jsonb;
end
$$;

-- Stores the answer, or (null) releases the key because nothing was sent; of a run that broke off, only if no write was begun. Only the
-- token is checked, because the API key may have been revoked in the meantime.
create function service.finish_idempotency_key(
  p_user_id uuid, p_key text, p_token uuid, p_answer jsonb, p_broke_off boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if p_answer is null or p_answer = 'null'::jsonb then
    delete from private.idempotency_keys k
    where k.user_id = p_user_id and k.idempotency_key = p_key and k.token = p_token and not (p_broke_off and k.attempted_at is not null);
  else
    update private.idempotency_keys k set answer = p_answer
    where k.user_id = p_user_id and k.idempotency_key = p_key and k.token = p_token;
  end if;
  return 'null'::jsonb;
end
$$;

-- Deletes what has expired, a little at a time. Called by the worker.
create function service.forget_policy_data() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.agent_sessions s where s.ctid in (
    select x.ctid from private.agent_sessions x where x.expires_at <= now() limit 1000);
  delete from private.approval_calls c where c.approval_id in (
    select x.approval_id from private.approval_calls x join public.approvals a on a.approval_id = x.approval_id
    where x.created_at < now() - interval '1 day' and greatest(a.expires_at, a.decided_at) < now() - interval '1 day' limit 1000);
  delete from private.idempotency_keys k where k.ctid in (
    select x.ctid from private.idempotency_keys x where x.created_at < now() - interval '24 hours' limit 1000);
  delete from private.webhook_deliveries d where d.id in (
    select x.id from private.webhook_deliveries x where x.created_at < now() - interval '7 days' limit 1000);
  delete from private.taken_calls c where c.ctid in (
    select x.ctid from private.taken_calls x where x.taken_at < now() - interval '2 minutes' limit 5000);
  delete from private.circuits c where c.last_failure_at < now() - interval '1 day';
  delete from private.sign_ins s where s.ctid in (
    select x.ctid from private.sign_ins x where x.expires_at <= now() limit 1000);
  return 'null'::jsonb;
end
$$;
