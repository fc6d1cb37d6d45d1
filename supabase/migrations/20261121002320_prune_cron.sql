-- pg_cron notes every run in cron.job_run_details and never forgets one: at a run every ten seconds 8,640 rows a day.

create function private.prune_cron() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if to_regclass('cron.job_run_details') is null then
    return;
  end if;
  -- Only the runs of our own jobs: others may be kept for a reason.
  execute $delete$
    delete from cron.job_run_details d using cron.job j
    where j.jobid = d.jobid and j.jobname like 'toolgate-%' and d.end_time < now() - interval '1 day'
  $delete$;
end
$$;
revoke execute on function private.prune_cron from public;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('toolgate-prune-cron', '17 * * * *', 'select private.prune_cron()');
  end if;
end
$$;
