-- The worker's clock where there is pg_cron and pg_net (Supabase). Elsewhere a timer calls the worker.
-- Two vault secrets say where and with which token: `toolgate/functions_url` and `toolgate/worker_token`.
-- The token can do nothing but start the worker: headers queued in pg_net can be read by database logins.

create function private.start_worker() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_url text := (select decrypted_secret from vault.decrypted_secrets where name = 'toolgate/functions_url');
  v_token text := (select decrypted_secret from vault.decrypted_secrets where name = 'toolgate/worker_token');
begin
  if v_url is null or v_token is null then
    return; -- Not set up yet: docs/deploy.md.
  end if;
  execute 'select net.http_post(url => $1, headers => $2, body => $3)'
  using v_url || '/worker', jsonb_build_object('Authorization', 'Bearer ' || v_token, 'Content-Type', 'application/json'), '{}'::jsonb;
end
$$;
revoke execute on function private.start_worker from public;

do $$
declare
  v_version text := (select extversion from pg_extension where extname = 'pg_cron');
begin
  if v_version is null or not exists (select from pg_extension where extname = 'pg_net') then
    return;
  end if;
  -- Seconds are understood since pg_cron 1.5.
  perform cron.schedule('toolgate-worker',
    case when string_to_array(v_version, '.')::int[] >= '{1,5}' then '10 seconds' else '* * * * *' end,
    'select private.start_worker()');
end
$$;
