-- The audit log: append-only, and a hash chain for each user. Every row contains the hash of the one before it, so that a changed
-- or removed row is detected. `npm run verify-audit` recomputes the chains.

create table public.audit_log (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  trace_id uuid not null,
  -- A write has two rows: the attempt, before anything is sent, and the outcome. A decision of an owner, such as one about a
  -- side effect or a setting, has one.
  phase text not null check (phase in ('attempt', 'outcome', 'decision')),
  tool_id uuid,
  connector_id uuid,
  operation_id text,
  side_effect text not null,
  api_key_id uuid,
  agent_id text,
  approval_id uuid,
  approved_by uuid,
  method text,
  -- Without secrets.
  url text,
  http_status integer,
  bytes integer,
  duration_ms real,
  error_code text,
  created_at timestamptz not null default now(),
  seq bigint not null,
  prev_hash text not null,
  hash text not null
);
create index audit_log_user_id_idx on public.audit_log (user_id, created_at desc);
create index audit_log_trace_id_idx on public.audit_log (trace_id);
create index audit_log_outcomes_idx on public.audit_log (user_id, created_at) where phase = 'outcome';
create index audit_log_connector_id_idx on public.audit_log (connector_id, created_at desc);
create index audit_log_attempts_idx on public.audit_log (user_id, created_at) where phase = 'attempt';
create unique index audit_log_chain_idx on public.audit_log (user_id, seq);
grant select on public.audit_log to authenticated;
alter table public.audit_log enable row level security;
create policy "People see their own audit log" on public.audit_log
  for select to authenticated using (user_id = (select auth.uid()));

create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'the audit log is append-only';
end
$$;

create trigger audit_log_append_only before update or delete on public.audit_log
  for each row execute function private.refuse_change();
create trigger audit_log_no_truncate before truncate on public.audit_log for each statement execute function private.refuse_change();

-- The end of each user's chain.
create table private.audit_heads (
  user_id uuid primary key,
  seq bigint not null,
  hash text not null
);

-- The text that is hashed. Columns without a value are left out, so that a later column does not change older rows. Times are in
-- microseconds, because their text would depend on the session's time zone. plpgsql, here and below, keeps its plans: every call of
-- a tool runs this.
create function private.audit_text(p_row public.audit_log) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return (jsonb_strip_nulls(to_jsonb(p_row) - array['id', 'hash', 'created_at'])
    || jsonb_build_object('created_at', (extract(epoch from p_row.created_at) * 1000000)::bigint))::text;
end
$$;

create function private.audit_hash(p_row public.audit_log) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return encode(sha256(convert_to(private.audit_text(p_row), 'UTF8')), 'hex');
end
$$;

create function private.chain_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_head private.audit_heads;
begin
  insert into private.audit_heads as h (user_id, seq, hash) values (new.user_id, 1, '')
  on conflict (user_id) do update set seq = h.seq + 1 returning * into v_head;
  new.seq := v_head.seq;
  new.prev_hash := v_head.hash;
  new.hash := private.audit_hash(new);
  update private.audit_heads h set hash = new.hash where h.user_id = new.user_id;
  return new;
end
$$;

create trigger audit_log_chain before insert on public.audit_log for each row execute function private.chain_audit();

create function private.append_audit(p_entry jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.audit_log (user_id, trace_id, phase, tool_id, connector_id, operation_id, side_effect, api_key_id, agent_id,
    approval_id, approved_by, method, url, http_status, bytes, duration_ms, error_code)
  select user_id, trace_id, phase, tool_id, connector_id, operation_id, side_effect, api_key_id, agent_id,
    approval_id, approved_by, method, url, http_status, bytes, duration_ms, error_code
  from jsonb_populate_record(null::public.audit_log, p_entry);
end
$$;

-- A decision about what an operation counts as. approved_by is who decided; null when the decision was dropped because the
-- operation changed.
create function private.audit_decision(p_tool public.tools, p_decided_by uuid) returns void
language sql set search_path = '' as $$
  select private.append_audit(jsonb_build_object('user_id', p_tool.user_id, 'trace_id', gen_random_uuid(), 'phase', 'decision',
    'tool_id', p_tool.tool_id, 'connector_id', p_tool.connector_id, 'operation_id', p_tool.operation_id,
    'side_effect', p_tool.side_effect, 'approved_by', p_decided_by, 'method', nullif(p_tool.fields ->> 'method', '')))
$$;

-- For the verifier: the chains, and the rows of one chain with the text that was hashed.
create function service.list_audit_chains(p_after uuid default null, p_limit integer default 500) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('user_id', c.user_id, 'seq', c.seq, 'hash', c.hash) order by c.user_id), '[]')
  from (
    select i.user_id, coalesce(h.seq, 0) as seq, coalesce(h.hash, '') as hash
    from (
      -- Each user with rows, by jumps through the index, because a head may have been removed.
      with recursive people as (
        (select a.user_id from public.audit_log a where p_after is null or a.user_id > p_after order by a.user_id limit 1)
        union all
        select (select a.user_id from public.audit_log a where a.user_id > p.user_id order by a.user_id limit 1)
        from people p where p.user_id is not null
      )
      (select p.user_id from people p where p.user_id is not null limit p_limit)
      union
      (select h.user_id from private.audit_heads h where p_after is null or h.user_id > p_after order by h.user_id limit p_limit)
    ) i left join private.audit_heads h on h.user_id = i.user_id
    order by i.user_id limit p_limit) c
$$;

create function service.read_audit_chain(p_user_id uuid, p_after bigint, p_limit integer) returns json
language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_array(r.seq, r.prev_hash, r.hash, r.text) order by r.seq, r.id), '[]')
  from (select a.id, a.seq, a.prev_hash, a.hash, private.audit_text(a) as text from public.audit_log a
    where a.user_id = p_user_id and a.seq > p_after order by a.seq, a.id limit p_limit) r
$$;
