-- Scheduled jobs where pg_cron is installed (Supabase); elsewhere a timer of the embedded stack starts the worker, which does the same.

-- pg_cron records every run in cron.job_run_details and never deletes one: 8,640 rows a day for a run every ten seconds.
create function private.prune_cron() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if to_regclass('cron.job_run_details') is null then
    return;
  end if;
  -- Only the runs of our own jobs.
  execute $delete$
    delete from cron.job_run_details d using cron.job j
    where j.jobid = d.jobid and j.jobname like 'toolgate-%' and d.end_time < now() - interval '1 day'
  $delete$;
end
$$;

do $$
declare
  v_version text := (select extversion from pg_extension where extname = 'pg_cron');
begin
  if v_version is null then
    return;
  end if;
  if exists (select from pg_extension where extname = 'pg_net') then
    -- pg_cron accepts seconds since 1.5.
    perform cron.schedule('toolgate-worker',
      case when string_to_array(v_version, '.')::int[] >= '{1,5}' then '10 seconds' else '* * * * *' end,
      'select private.start_worker()');
  end if;
  -- A batch a minute, in that hour (UTC).
  perform cron.schedule('toolgate-retention', '* 3 * * *', 'select service.run_retention(20000)');
  perform cron.schedule('toolgate-prune-cron', '17 * * * *', 'select private.prune_cron()');
end
$$;
