-- What pg_cron notes of our jobs is forgotten after a day; other jobs' notes are kept. Tables of the same names stand in
-- where pg_cron is not installed.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(4);

create schema if not exists cron;
create table if not exists cron.job (jobid bigint, jobname text);
create table if not exists cron.job_run_details (jobid bigint, runid bigint, status text, end_time timestamptz);
insert into cron.job (jobid, jobname) values (900001, 'toolgate-worker'), (900002, 'backup');
insert into cron.job_run_details (jobid, runid, status, end_time) values
  (900001, 900001, 'succeeded', now() - interval '25 hours'),
  (900001, 900002, 'succeeded', now() - interval '1 hour'),
  (900001, 900003, 'running', null),
  (900002, 900004, 'succeeded', now() - interval '30 days');
select lives_ok('select private.prune_cron()', 'pruning runs');
select results_eq('select runid from cron.job_run_details where jobid in (900001, 900002) order by runid',
  array[900002, 900003, 900004]::bigint[], 'only old runs of our own jobs are gone');
select ok(not has_function_privilege('authenticated', 'private.prune_cron()', 'execute'), 'people may not prune');
select ok(not has_function_privilege('anon', 'private.prune_cron()', 'execute'), 'nobody may prune');

select * from finish();
rollback;
