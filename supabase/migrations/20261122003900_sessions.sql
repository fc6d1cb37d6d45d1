-- The sign-ins of an account, from the tables of Supabase Auth. The owner of these functions may read and delete their rows; deleting
-- a session deletes its refresh tokens with it.

create function service.list_sessions(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('session_id', s.id, 'user_agent', left(s.user_agent, 500), 'address', host(s.ip),
      'created_at', s.created_at,
      'last_used_at', greatest(s.refreshed_at at time zone 'UTC', s.created_at)) order by
      greatest(s.refreshed_at at time zone 'UTC', s.created_at) desc, s.id), '[]')
    from (
      select x.* from auth.sessions x
      where x.user_id = p_user_id and (x.not_after is null or x.not_after > now())
        -- Newer versions of Supabase Auth derive refresh tokens from a key of the session instead of storing them.
        and (to_jsonb(x) ->> 'refresh_token_hmac_key' is not null
          or exists (select from auth.refresh_tokens t where t.session_id = x.id and not t.revoked))
      order by coalesce(x.refreshed_at at time zone 'UTC', x.created_at) desc
      limit 100) s);
end
$$;

create function service.end_session(p_user_id uuid, p_session_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions s where s.id = p_session_id and s.user_id = p_user_id;
  if not found then
    perform private.refuse('NOT_FOUND', 'You have no session with this id. It may have ended already.');
  end if;
  perform private.audit_setting(p_user_id, 'session=ended');
  return jsonb_build_object('ended', p_session_id);
end
$$;
