-- What an approval was asked for in words, scrubbed as in its trace, and what each of them became: whoever decides, also as a
-- member of a group, sees it as long as the approval is there. Null where a tool was run directly.
alter table public.approvals add column user_query text, add column reading jsonb;

-- As before, and keeps both.
create or replace function private.use_approval(p_user_id uuid, p_audit jsonb, p_approval jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  c_most constant integer := 1000; -- pending at a time, a person
  v_hash text := p_approval ->> 'call_hash';
  v_row public.approvals;
  v_after uuid[];
  v_call private.approval_calls;
begin
  -- Equal calls wait for one approval, also when they arrive together.
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
      p_approval -> 'request', p_approval ->> 'user_query', nullif(p_approval -> 'reading', 'null'), p_approval ->> 'approver_group', p_approval ->> 'tool_name', p_audit ->> 'side_effect',
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
    -- An approver had it carried out: whoever asked gets what came of it.
    if v_call.answer is not null or v_call.started_at < now() - interval '2 minutes' then
      update private.approval_calls c set fetched_at = now() where c.approval_id = v_row.approval_id;
    end if;
    if v_call.answer is not null then
      return jsonb_build_object('outcome', 'done', 'approval_id', v_row.approval_id, 'answer', v_call.answer);
    elsif v_call.started_at is not null then
      return jsonb_build_object('outcome', 'running', 'approval_id', v_row.approval_id,
        'is_lost', v_call.started_at < now() - interval '2 minutes');
    end if;
  end if;
  return jsonb_build_object('outcome', 'rejected', 'approval_id', v_row.approval_id,
    'reason', case v_row.status when 'REJECTED' then 'rejected' when 'USED' then 'already used' else 'expired' end);
end
$$;
