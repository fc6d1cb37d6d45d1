-- An approval is for the account that its call uses. It ends when that account may be another one: when other secrets are stored, a
-- connection is signed in again or removed, or another connection is the default.

create function private.end_approvals(p_approval_ids uuid[], p_note text) returns void
language sql set search_path = '' as $$
  with ended as (
    update public.approvals a set status = 'REJECTED', note = p_note, decided_at = now()
    from private.approval_calls c
    where a.approval_id = any (p_approval_ids) and c.approval_id = a.approval_id and c.started_at is null
      and a.status in ('PENDING', 'APPROVED')
    returning a.approval_id
  )
  delete from private.approval_calls c using ended where c.approval_id = ended.approval_id
$$;

-- The calls of a connector that wait for an approval or were approved.
create function private.calls_to_approve(p_user_id uuid, p_connector_id uuid) returns table (approval_id uuid, call jsonb)
language sql stable set search_path = '' as $$
  select c.approval_id, c.call
  from public.approvals a
  join private.approval_calls c on c.approval_id = a.approval_id
  join public.tools t on t.tool_id = a.tool_id
  where a.user_id = p_user_id and t.connector_id = p_connector_id
$$;

create function private.end_default_approvals(p_user_id uuid, p_connector_id uuid) returns void
language sql set search_path = '' as $$
  select private.end_approvals(coalesce(array_agg(c.approval_id), '{}'), 'Another connection is the default now.')
  from private.calls_to_approve(p_user_id, p_connector_id) c
  where c.call ->> 'connection' is null and c.call ->> 'end_user' is null
$$;

-- Calls for an end user without a connection use the secrets of the connector as well.
create function private.end_connector_approvals(p_user_id uuid, p_connector_id uuid) returns void
language sql set search_path = '' as $$
  select private.end_approvals(coalesce(array_agg(c.approval_id), '{}'), 'Other secrets are stored for the connector now.')
  from private.calls_to_approve(p_user_id, p_connector_id) c
  where coalesce(c.call ->> 'connection', 'default') = 'default'
$$;

-- Includes calls with a key that is bound to the connection.
create function private.end_connection_approvals(p_row public.connections) returns void
language sql set search_path = '' as $$
  select private.end_approvals(coalesce(array_agg(c.approval_id), '{}'), 'The connection was replaced or removed.')
  from private.calls_to_approve(p_row.user_id, p_row.connector_id) c
  where case when c.call ->> 'connection' is not null
      then lower(c.call ->> 'connection') = p_row.connection_id::text or c.call ->> 'connection' = p_row.name
    when c.call ->> 'end_user' is not null then c.call ->> 'end_user' = p_row.end_user
    else p_row.is_default or exists (
      select from public.api_keys k where k.id = (c.call ->> 'key_id')::uuid and k.connection_id = p_row.connection_id) end
$$;

create function private.end_tool_approvals(p_user_id uuid, p_tool_id uuid) returns void
language sql set search_path = '' as $$
  select private.end_approvals(coalesce(array_agg(a.approval_id), '{}'), 'Other secrets are stored for the tool now.')
  from public.approvals a where a.user_id = p_user_id and a.tool_id = p_tool_id
$$;

-- The secrets of a connection by their ids; null if it has none.
create function private.connection_values(p_connection_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(s.secret_id, v.decrypted_secret)
  from private.connection_secrets s join vault.decrypted_secrets v on v.id = s.vault_id
  where s.connection_id = p_connection_id
$$;
