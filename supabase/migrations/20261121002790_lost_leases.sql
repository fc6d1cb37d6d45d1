-- The holder is still at it: a run may take longer than a lease. One whose key was taken over, or is gone, learns that it must
-- stop.
create or replace function public.renew_idempotency_key(p_user_id uuid, p_key text, p_token uuid) returns jsonb
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
