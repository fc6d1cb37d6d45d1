-- Quotas: how much of each thing an account may have. Triggers count, so that no way into the database bypasses them; additions are
-- counted under a lock of the account, so that concurrent requests cannot exceed them.

create table private.quotas (
  -- A user's id, or '' for all accounts without a row of their own.
  account text not null,
  name text not null check (name in ('connectors', 'operations', 'keys', 'tools', 'documents', 'bytes')),
  most bigint not null check (most >= 0),
  primary key (account, name)
);
insert into private.quotas (account, name, most) values
  ('', 'connectors', 200), ('', 'operations', 200000), ('', 'keys', 200), ('', 'tools', 20000), ('', 'documents', 20000),
  ('', 'bytes', 2147483648);

create table private.usage (
  account text not null,
  name text not null,
  amount bigint not null,
  primary key (account, name)
);

-- What was deleted since `usage` was written. A deletion waits for no lock; the next addition subtracts it.
create table private.freed_usage (
  id bigint generated always as identity primary key,
  account text not null,
  name text not null,
  amount bigint not null
);
create index freed_usage_account_idx on private.freed_usage (account, name);

-- The account whose quota a site counts for: an account, or a user of an identity provider.
create function private.site_account(p_site_id text) returns text
language sql stable set search_path = '' as $$
  select coalesce(s.owner_id::text, s.owner_issuer || ' ' || s.owner_subject) from public.sites s where s.site_id = p_site_id
$$;

create function private.use_quota(p_account text, p_name text, p_amount bigint) returns void
language plpgsql set search_path = '' as $$
declare
  v_freed bigint;
  v_amount bigint;
  v_most bigint;
begin
  if p_account is null or p_amount = 0 then
    return;
  end if;
  if p_amount < 0 then
    insert into private.freed_usage (account, name, amount) values (p_account, p_name, -p_amount);
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('usage:' || p_account, 0));
  with gone as (
    delete from private.freed_usage f where f.account = p_account and f.name = p_name returning f.amount
  ) select coalesce(sum(g.amount), 0) into v_freed from gone g;
  insert into private.usage as u (account, name, amount) values (p_account, p_name, p_amount - v_freed)
  on conflict (account, name) do update set amount = u.amount + excluded.amount
  returning u.amount into v_amount;
  select q.most into v_most from private.quotas q
  where q.account in (p_account, '') and q.name = p_name order by q.account desc limit 1;
  if v_amount > v_most then
    perform private.refuse('TOO_LARGE',
      case p_name when 'bytes' then format('Your account would store %s bytes; it may store %s.', v_amount, v_most)
        else format('Your account would have %s %s; it may have %s.', v_amount, p_name, v_most) end
        || ' Delete some, or ask whoever runs this installation to raise the quota.',
      jsonb_build_object('limit_of', p_name, 'limit', v_most, 'would_be', v_amount));
  end if;
end
$$;

-- Counts the rows of a statement. tg_argv is the account of a row r, then pairs of a quota's name and what r takes of it.
create function private.count_usage() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_sign bigint := case tg_op when 'INSERT' then 1 else -1 end;
  v_row record;
begin
  for i in 1 .. tg_nargs - 2 by 2 loop
    for v_row in execute format('select %s as account, sum(%s)::bigint as amount from changed r group by 1 order by 1',
        tg_argv[0], tg_argv[i + 1]) loop
      perform private.use_quota(v_row.account, tg_argv[i], v_sign * coalesce(v_row.amount, 0));
    end loop;
  end loop;
  return null;
end
$$;

-- Operations of staged connectors are counted by stage_connector(). A deleted connector is gone before its tools, which then count.
do $$
declare
  v_table text;
  v_arguments text;
begin
  for v_table, v_arguments in values
    ('connectors', $q$'r.user_id::text', 'connectors', '1', 'bytes', 'octet_length(r.full_schema_json::text)'$q$),
    ('tools', $q$'r.user_id::text', 'operations', '(r.connector_id is not null and not exists (select from public.connectors c where c.connector_id = r.connector_id and c.is_staged))::integer'$q$),
    ('custom_tools', $q$'r.user_id::text', 'tools', '1', 'bytes', 'octet_length(r::text)'$q$),
    ('api_keys', $q$'r.user_id::text', 'keys', '(r.revoked_at is null)::integer'$q$),
    ('site_documents', $q$'private.site_account(r.site_id)', 'documents', '1'$q$),
    ('knowledge_documents', $q$'private.site_account(r.site_id)', 'bytes', 'octet_length(r.content)'$q$),
    ('chat_messages', $q$'private.site_account(r.site_id)', 'bytes', 'octet_length(r.message)'$q$),
    ('ai_agent_instructions', $q$'private.site_account(r.site_id)', 'bytes', 'octet_length(r.instruction_text)'$q$)
  loop
    execute format('create trigger %1$I after insert on public.%2$I referencing new table as changed for each statement
      execute function private.count_usage(%3$s)', v_table || '_count_insert', v_table, v_arguments);
    execute format('create trigger %1$I after delete on public.%2$I referencing old table as changed for each statement
      execute function private.count_usage(%3$s)', v_table || '_count_delete', v_table, v_arguments);
  end loop;
end
$$;

create function private.count_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'connectors' then
    perform private.use_quota(new.user_id::text, 'bytes',
      octet_length(new.full_schema_json::text) - octet_length(old.full_schema_json::text));
  elsif tg_table_name = 'custom_tools' then
    perform private.use_quota(new.user_id::text, 'bytes', octet_length(new::text) - octet_length(old::text));
  elsif (old.revoked_at is null) <> (new.revoked_at is null) then
    perform private.use_quota(new.user_id::text, 'keys', case when new.revoked_at is null then 1 else -1 end);
  end if;
  return null;
end
$$;

create trigger connectors_count_update after update of full_schema_json on public.connectors
  for each row execute function private.count_change();
create trigger custom_tools_count_update after update on public.custom_tools
  for each row execute function private.count_change();
create trigger api_keys_count_update after update of revoked_at on public.api_keys
  for each row execute function private.count_change();

-- Rows of a site are deleted after it, when its owner can no longer be looked up, so they are counted before.
create function private.count_site() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_account text := private.site_account(old.site_id);
begin
  perform private.use_quota(v_account, 'documents',
    -(select count(*) from public.site_documents d where d.site_id = old.site_id));
  perform private.use_quota(v_account, 'bytes', -(
    (select coalesce(sum(octet_length(k.content)), 0) from public.knowledge_documents k where k.site_id = old.site_id)
    + (select coalesce(sum(octet_length(m.message)), 0) from public.chat_messages m where m.site_id = old.site_id)
    + (select coalesce(sum(octet_length(i.instruction_text)), 0) from public.ai_agent_instructions i where i.site_id = old.site_id))::bigint);
  return old;
end
$$;

create trigger sites_count_delete before delete on public.sites for each row execute function private.count_site();

-- Frees what was counted for operations that a staged connector has not got yet.
create function private.free_staged() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.use_quota(old.user_id::text, 'operations',
    (select count(*) from public.tools t where t.connector_id = old.connector_id) - s.operations)
  from private.staged_connectors s where s.connector_id = old.connector_id;
  return old;
end
$$;

create trigger connectors_free_staged before delete on public.connectors
  for each row when (old.is_staged) execute function private.free_staged();

-- For operators: the quota of all accounts or of one; null removes an account's own quota.
create function service.set_quota(p_name text, p_most bigint, p_user_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_account text := coalesce(p_user_id::text, '');
begin
  if p_most is null and p_user_id is not null then
    delete from private.quotas q where q.account = v_account and q.name = p_name;
  elsif p_most is null or p_most < 0 or not exists (select from private.quotas q where q.account = '' and q.name = p_name) then
    perform private.refuse('INVALID_REQUEST', format('A quota has one of the names %s and is 0 or more.',
      (select string_agg(q.name, ', ' order by q.name) from private.quotas q where q.account = '')));
  else
    insert into private.quotas as q (account, name, most) values (v_account, p_name, p_most)
    on conflict (account, name) do update set most = excluded.most;
  end if;
  return (select jsonb_object_agg(q.name, q.most) from private.quotas q where q.account = v_account);
end
$$;

-- {name: {used, limit}}
create function service.read_quotas(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_object_agg(q.name, jsonb_build_object(
    'used', coalesce((select u.amount from private.usage u where u.account = p_user_id::text and u.name = q.name), 0)
      - coalesce((select sum(f.amount) from private.freed_usage f where f.account = p_user_id::text and f.name = q.name), 0),
    'limit', coalesce((select own.most from private.quotas own where own.account = p_user_id::text and own.name = q.name), q.most)))
  from private.quotas q where q.account = ''
$$;
