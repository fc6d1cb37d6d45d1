-- As before; a key that belongs to an agent asks and remembers, no more, whether the agent has a file yet or not: else it could
-- write the file that is to rule it.
create or replace function private.resolve_caller(p_user_id uuid, p_key_hash text, p_scope text)
returns public.api_keys
language plpgsql volatile set search_path = '' as $$
declare
  v_key public.api_keys;
begin
  if p_key_hash is null then
    v_key.user_id := p_user_id;
    return v_key;
  end if;
  select * into v_key from public.api_keys k where k.key_hash = p_key_hash;
  if v_key.id is null or v_key.revoked_at is not null then
    perform private.refuse('UNAUTHENTICATED', 'This API key is unknown or was revoked. Create a new one under API keys.');
  end if;
  if v_key.expires_at <= now() then
    perform private.refuse('UNAUTHENTICATED', 'This API key expired. Create a new one under API keys.');
  end if;
  if p_scope is not null and not (p_scope = any (v_key.scopes)) then
    perform private.refuse('FORBIDDEN', format('This API key lacks the scope %s.', p_scope));
  end if;
  if p_scope in ('connectors:write', 'tools:write', 'approvals:decide') and v_key.agent_id is not null then
    perform private.refuse('FORBIDDEN', format('This API key belongs to the agent %s, whose file rules what it does: it cannot use %s.',
      v_key.agent_id, p_scope));
  end if;
  if v_key.last_used_at is null or v_key.last_used_at < now() - interval '1 minute' then
    update public.api_keys set last_used_at = now() where id = v_key.id;
  end if;
  return v_key;
end
$$;
