-- The audit log as a chain: every row carries the hash of the one before it, so that nothing can be changed or taken out
-- unnoticed. One chain a person. `npm run verify-audit` computes it anew.

alter table public.audit_log add column approved_by uuid, add column seq bigint, add column prev_hash text, add column hash text;

create table private.audit_heads (
  user_id uuid primary key,
  seq bigint not null,
  hash text not null
);

-- What is hashed. Columns without a value are left out: a later column changes nothing about older rows. Times as
-- microseconds: text would depend on the session's time zone.
-- In plpgsql, here and below: it keeps its plans, and every call of a tool comes this way.
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
revoke execute on function private.audit_text, private.audit_hash, private.chain_audit from public;

-- Rows from before.
alter table public.audit_log disable trigger audit_log_append_only;
do $$
declare
  v_row public.audit_log;
  v_head private.audit_heads;
begin
  for v_row in select * from public.audit_log order by user_id, id loop
    if v_head.user_id is distinct from v_row.user_id then
      v_head := row(v_row.user_id, 0, '');
    end if;
    v_row.seq := v_head.seq + 1;
    v_row.prev_hash := v_head.hash;
    v_row.hash := private.audit_hash(v_row);
    update public.audit_log a set seq = v_row.seq, prev_hash = v_row.prev_hash, hash = v_row.hash where a.id = v_row.id;
    v_head := row(v_row.user_id, v_row.seq, v_row.hash);
    insert into private.audit_heads as h values (v_head.user_id, v_head.seq, v_head.hash)
    on conflict (user_id) do update set seq = excluded.seq, hash = excluded.hash;
  end loop;
end
$$;
alter table public.audit_log enable trigger audit_log_append_only;
alter table public.audit_log alter column seq set not null, alter column prev_hash set not null, alter column hash set not null;
create unique index audit_log_chain_idx on public.audit_log (user_id, seq);
create trigger audit_log_chain before insert on public.audit_log for each row execute function private.chain_audit();
create trigger audit_log_no_truncate before truncate on public.audit_log for each statement execute function private.refuse_change();

create or replace function private.append_audit(p_entry jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.audit_log (user_id, trace_id, phase, tool_id, connector_id, operation_id, side_effect, api_key_id, agent_id,
    approval_id, approved_by, method, url, http_status, bytes, duration_ms, error_code)
  select user_id, trace_id, phase, tool_id, connector_id, operation_id, side_effect, api_key_id, agent_id,
    approval_id, approved_by, method, url, http_status, bytes, duration_ms, error_code
  from jsonb_populate_record(null::public.audit_log, p_entry);
end
$$;

-- For the verifier: whose chains there are, and the rows of one with the text that was hashed.
create function public.list_audit_chains(p_after uuid default null, p_limit integer default 500) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('user_id', c.user_id, 'seq', c.seq, 'hash', c.hash) order by c.user_id), '[]')
  from (
    select i.user_id, coalesce(h.seq, 0) as seq, coalesce(h.hash, '') as hash
    from (
      -- Each person with rows, by jumps through the index: heads may have been taken away.
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

create function public.read_audit_chain(p_user_id uuid, p_after bigint, p_limit integer) returns json
language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_array(r.seq, r.prev_hash, r.hash, r.text) order by r.seq, r.id), '[]')
  from (select a.id, a.seq, a.prev_hash, a.hash, private.audit_text(a) as text from public.audit_log a
    where a.user_id = p_user_id and a.seq > p_after order by a.seq, a.id limit p_limit) r
$$;

revoke execute on function public.list_audit_chains, public.read_audit_chain from public, anon, authenticated;
grant execute on function public.list_audit_chains, public.read_audit_chain to service_role;
