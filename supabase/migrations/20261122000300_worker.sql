-- Starts the worker where pg_net is installed (Supabase); elsewhere a timer of the embedded stack does. Two vault secrets hold the
-- address and the token: `toolgate/functions_url` and `toolgate/worker_token`. The token can do nothing but start the worker,
-- because database logins can read headers that pg_net has queued.

create function private.start_worker() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_url text := (select decrypted_secret from vault.decrypted_secrets where name = 'toolgate/functions_url');
  v_token text := (select decrypted_secret from vault.decrypted_secrets where name = 'toolgate/worker_token');
begin
  if v_url is null or v_token is null then
    return; -- Not set up yet, see docs/deploy.md.
  end if;
  execute 'select net.http_post(url => $1, headers => $2, body => $3)'
  using v_url || '/worker', jsonb_build_object('Authorization', 'Bearer ' || v_token, 'Content-Type', 'application/json'), '{}'::jsonb;
end
$$;

-- Starts the worker after a statement that leaves work for it. A failure never fails the statement.
create function private.wake_worker() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if to_regproc('net.http_post') is not null then
    perform private.start_worker();
  end if;
  return null;
exception when others then
  return null;
end
$$;
