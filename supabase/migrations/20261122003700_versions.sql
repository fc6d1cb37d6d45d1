-- Versions of a connector's document: the current one, earlier ones, and one that its source proposes. And when the source is checked.

create table private.document_versions (
  connector_id uuid not null references public.connectors (connector_id) on delete cascade,
  version integer not null,
  user_id uuid not null,
  state text not null check (state in ('current', 'earlier', 'proposed', 'rejected')),
  origin text not null default 'upload' check (origin in ('upload', 'source', 'restore')),
  title text not null,
  api_version text not null,
  digest text not null,
  -- Null: the current one, which the connector has, and rejected ones.
  document json,
  -- What differs from the version that it would replace: [{kind, operation_id, operation, changes}]
  differences jsonb not null default '[]',
  -- Why a proposal needs a closer look: another title, other servers, far more or fewer operations.
  warnings jsonb not null default '[]',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (connector_id, version)
);
create unique index document_versions_current_idx on private.document_versions (connector_id) where state = 'current';
create unique index document_versions_proposed_idx on private.document_versions (connector_id) where state = 'proposed';
alter table private.document_versions alter column document set statistics 0;

-- Kept documents count for the quota `bytes`.
create function private.count_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.use_quota(old.user_id::text, 'bytes', -coalesce(octet_length(old.document::text), 0));
  elsif tg_op = 'UPDATE' then
    perform private.use_quota(new.user_id::text, 'bytes',
      coalesce(octet_length(new.document::text), 0) - coalesce(octet_length(old.document::text), 0));
  else
    perform private.use_quota(new.user_id::text, 'bytes', coalesce(octet_length(new.document::text), 0));
  end if;
  return null;
end
$$;
create trigger document_versions_count after insert or delete or update of document on private.document_versions
  for each row execute function private.count_version();

create function private.next_version(p_connector_id uuid) returns integer
language sql stable set search_path = '' as $$
  select coalesce(max(v.version), 0) + 1 from private.document_versions v where v.connector_id = p_connector_id
$$;

-- Keeps the document that another one replaces: the last 10, and at most 24 MiB of them.
create function private.keep_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  c_most constant integer := 10;
  c_bytes constant bigint := 25165824;
begin
  if new.kind <> 'openapi' or new.is_staged then
    return null;
  end if;
  if tg_op = 'UPDATE' and not old.is_staged then
    if old.full_schema_json::text = new.full_schema_json::text then
      return null;
    end if;
    update private.document_versions v set state = 'earlier', document = old.full_schema_json
    where v.connector_id = new.connector_id and v.state = 'current';
  end if;
  insert into private.document_versions (connector_id, version, user_id, state, title, api_version, digest)
  values (new.connector_id, private.next_version(new.connector_id), new.user_id, 'current', new.name, new.version,
    md5(new.full_schema_json::text));
  delete from private.document_versions v using (
    select k.version, row_number() over (order by k.version desc) as n,
      sum(octet_length(k.document::text)) over (order by k.version desc) as bytes
    from private.document_versions k where k.connector_id = new.connector_id and k.state = 'earlier') x
  where v.connector_id = new.connector_id and v.version = x.version and (x.n > c_most or x.bytes > c_bytes);
  return null;
end
$$;
create trigger connectors_keep_version after insert or update of full_schema_json, is_staged on public.connectors
  for each row execute function private.keep_version();

create table private.source_checks (
  connector_id uuid primary key references public.connectors (connector_id) on delete cascade,
  user_id uuid not null,
  every text not null default 'never' check (every in ('never', 'hourly', 'daily', 'weekly')),
  -- Which new versions replace the current one without a decision.
  auto_apply text not null default 'none' check (auto_apply in ('none', 'compatible')),
  -- What happens to operations that a waiting version breaks: they keep the current version, or their calls are refused.
  on_breaking text not null default 'keep' check (on_breaking in ('keep', 'hold')),
  next_check_at timestamptz not null default 'infinity',
  checked_at timestamptz,
  -- When the scheduled check began whose outcome is not recorded yet.
  started_at timestamptz,
  -- Outcome of the last check, and why it failed.
  outcome text,
  error text,
  -- Failed checks in a row. A scheduled one counts when it begins, so one that is killed counts as well.
  failures integer not null default 0
);
create index source_checks_next_idx on private.source_checks (next_check_at);

create function private.check_interval(p_every text) returns interval
language sql immutable set search_path = '' as $$
  select case p_every when 'hourly' then interval '1 hour' when 'daily' then interval '1 day' when 'weekly' then interval '7 days'
    else interval '100 years' end
$$;

-- Up to a tenth later, so that checks of many connectors do not meet.
create function private.next_check(p_every text, p_failures integer) returns timestamptz
language sql volatile set search_path = '' as $$
  select case when p_every = 'never' then 'infinity'::timestamptz
    else now() + least(interval '7 days', private.check_interval(p_every) * power(2, least(p_failures, 6))) * (1 + random() / 10) end
$$;

create function private.describe_checks(p_connector_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('url', c.source_url, 'kind', c.source_kind, 'every', coalesce(s.every, 'never'),
    'auto_apply', coalesce(s.auto_apply, 'none'), 'on_breaking', coalesce(s.on_breaking, 'keep'), 'checked_at', s.checked_at,
    'next_check_at', nullif(s.next_check_at, 'infinity'), 'outcome', case when x.was_stopped then 'failed' else s.outcome end,
    'error', case when x.was_stopped then 'The last check was stopped before it ended. It is repeated later.' else s.error end,
    'failures', coalesce(s.failures, 0))
  from public.connectors c left join private.source_checks s on s.connector_id = c.connector_id
  cross join lateral (select coalesce(s.started_at < now() - interval '10 minutes', false) as was_stopped) x where c.connector_id = p_connector_id
$$;

-- Which agents, keys and waiting approvals use the operations that a version removes or breaks.
create function private.users_of_changed(p_connector_id uuid, p_differences jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(u.item order by u.operation_id), '[]') from (
    select t.operation_id, jsonb_build_object('operation_id', t.operation_id,
      'agents', (select coalesce(jsonb_agg(distinct b.agent_id), '[]') from private.agent_tools b where b.tool_id = t.tool_id),
      'keys', (select coalesce(jsonb_agg(distinct k.name), '[]') from public.api_keys k where k.user_id = t.user_id and k.revoked_at is null
        and k.agent_id in (select b.agent_id from private.agent_tools b where b.tool_id = t.tool_id)),
      'approvals', (select count(*) from public.approvals a where a.user_id = t.user_id and a.tool_id = t.tool_id and a.status = 'PENDING'),
      'calls', (select count(*) from public.audit_log a where a.connector_id = p_connector_id and a.tool_id = t.tool_id
        and a.phase = 'outcome' and a.created_at > now() - interval '30 days')) as item
    from jsonb_array_elements(p_differences) d
    join public.tools t on t.connector_id = p_connector_id and t.operation_id = d ->> 'operation_id'
    where d ->> 'kind' in ('removed', 'breaking')
    order by t.operation_id limit 200) u
  where u.item -> 'agents' <> '[]' or u.item ->> 'approvals' <> '0' or u.item ->> 'calls' <> '0'
$$;

create function private.count_kinds(p_differences jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(k.kind, k.n), '{}') from (
    select d ->> 'kind' as kind, count(*) as n from jsonb_array_elements(p_differences) d group by 1) k
$$;

create function service.list_versions(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_connector(p_user_id, p_connector_id);
  return jsonb_build_object('source', private.describe_checks(p_connector_id), 'versions', (
    select coalesce(jsonb_agg(jsonb_build_object('version', v.version, 'state', v.state, 'origin', v.origin, 'title', v.title,
      'api_version', v.api_version, 'created_at', v.created_at, 'counts', private.count_kinds(v.differences), 'warnings', v.warnings)
      order by v.version desc), '[]')
    from private.document_versions v where v.connector_id = p_connector_id));
end
$$;

create function private.own_version(p_user_id uuid, p_connector_id uuid, p_version integer) returns private.document_versions
language plpgsql set search_path = '' as $$
declare
  v_row private.document_versions;
begin
  perform private.own_connector(p_user_id, p_connector_id);
  select * into v_row from private.document_versions v where v.connector_id = p_connector_id and v.version = p_version;
  if v_row.connector_id is null then
    perform private.refuse('NOT_FOUND', 'This connector has no such version.', jsonb_build_object('version', p_version));
  end if;
  return v_row;
end
$$;

create function service.read_version(p_user_id uuid, p_connector_id uuid, p_version integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v private.document_versions := private.own_version(p_user_id, p_connector_id, p_version);
begin
  return jsonb_build_object('version', v.version, 'state', v.state, 'origin', v.origin, 'title', v.title, 'api_version', v.api_version,
    'created_at', v.created_at, 'counts', private.count_kinds(v.differences), 'warnings', v.warnings, 'differences', v.differences,
    'used_by', case when v.state = 'proposed' then private.users_of_changed(p_connector_id, v.differences) else '[]' end);
end
$$;

-- The document of a version that can be put in place of the current one.
create function service.load_version(p_user_id uuid, p_connector_id uuid, p_version integer) returns json
language plpgsql security definer set search_path = '' as $$
declare
  v private.document_versions;
begin
  perform private.own_connector(p_user_id, p_connector_id);
  -- An accepted or withdrawn proposal has no row any more. A repeated or late decision gets this error.
  if p_version < private.next_version(p_connector_id) and not exists (
    select from private.document_versions x where x.connector_id = p_connector_id and x.version = p_version)
  then
    perform private.refuse('CONFLICT', 'This version is no longer waiting: it was accepted, withdrawn or dropped. List the versions again.',
      jsonb_build_object('version', p_version));
  end if;
  v := private.own_version(p_user_id, p_connector_id, p_version);
  if v.document is null then
    perform private.refuse('CONFLICT', case v.state when 'current' then 'This is the current version.' else 'This version was rejected.' end,
      jsonb_build_object('version', p_version, 'state', v.state));
  end if;
  return json_build_object('document', v.document, 'size', octet_length(v.document::text), 'state', v.state,
    'digest', (select md5(c.full_schema_json::text) from public.connectors c where c.connector_id = p_connector_id));
end
$$;

create function private.audit_version(p_user_id uuid, p_connector_id uuid, p_action text, p_decided_by uuid) returns void
language sql set search_path = '' as $$
  select private.append_audit(jsonb_build_object('user_id', p_user_id, 'trace_id', gen_random_uuid(), 'phase', 'decision',
    'connector_id', p_connector_id, 'operation_id', 'connector/' || p_action, 'side_effect', 'write', 'approved_by', p_decided_by))
$$;

-- After a new document is in place: how it came about; an accepted proposal becomes it, and one that a new version makes obsolete is withdrawn.
create function private.finish_version(p_user_id uuid, p_connector_id uuid, p_change jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_origin text := coalesce(p_change ->> 'origin', 'upload');
begin
  if v_origin = 'overlay' then
    perform private.hold_tools(p_connector_id);
    return;
  end if;
  update private.document_versions v set origin = v_origin where v.connector_id = p_connector_id and v.state = 'current';
  if p_change ? 'remaining' then
    -- A part of a proposal was applied; the proposal waits with the rest.
    update private.document_versions v set differences = p_change -> 'remaining'
    where v.connector_id = p_connector_id and v.version = (p_change ->> 'version')::integer and v.state = 'proposed';
    perform private.hold_tools(p_connector_id);
    perform private.audit_version(p_user_id, p_connector_id, case when p_change ? 'decided_by' then 'accept' else 'apply' end,
      (p_change ->> 'decided_by')::uuid);
    return;
  end if;
  if v_origin = 'upload' and not p_change ? 'decided_by' then
    -- A key cannot decide about a proposal, so it stays, with the calls that it holds.
    perform private.hold_tools(p_connector_id);
    return;
  end if;
  delete from private.document_versions v where v.connector_id = p_connector_id and v.state = 'proposed';
  delete from private.held_tools h where h.connector_id = p_connector_id;
  if v_origin in ('upload', 'restore') then
    -- The validators belong to what the source returned, which is no longer the document: the next check reads it again.
    update public.connectors c set source_etag = null, source_last_modified = null where c.connector_id = p_connector_id;
  end if;
  if v_origin = 'restore' then
    -- Otherwise the next check would apply again what was just taken back.
    update private.source_checks s set auto_apply = 'none' where s.connector_id = p_connector_id;
  end if;
  if v_origin <> 'upload' then
    perform private.audit_version(p_user_id, p_connector_id, case when v_origin = 'restore' then 'restore'
      when p_change ? 'decided_by' then 'accept' else 'apply' end, (p_change ->> 'decided_by')::uuid);
  end if;
end
$$;

-- Stores what the source proposes. A version that the owner rejected is not proposed again.
create function service.propose_version(p_user_id uuid, p_connector_id uuid, p_digest text, p_document json, p_proposal jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_new text := md5(p_document::text);
  v_version integer;
begin
  perform private.own_connector(p_user_id, p_connector_id);
  perform private.check_revisions(p_connector_id, jsonb_build_object('digest', p_digest));
  if exists (select from private.document_versions v where v.connector_id = p_connector_id and v.state = 'rejected' and v.digest = v_new) then
    return jsonb_build_object('outcome', 'rejected_before');
  end if;
  select v.version into v_version from private.document_versions v
  where v.connector_id = p_connector_id and v.state = 'proposed' and v.digest = v_new;
  if v_version is null then
    delete from private.document_versions v where v.connector_id = p_connector_id and v.state = 'proposed';
    v_version := private.next_version(p_connector_id);
    insert into private.document_versions (connector_id, version, user_id, state, origin, title, api_version, digest, document, differences, warnings)
    values (p_connector_id, v_version, p_user_id, 'proposed', 'source', p_proposal ->> 'title', p_proposal ->> 'api_version', v_new, p_document,
      p_proposal -> 'differences', p_proposal -> 'warnings');
    perform private.audit_version(p_user_id, p_connector_id, 'propose', null);
  end if;
  perform private.hold_tools(p_connector_id);
  return jsonb_build_object('outcome', 'proposed', 'version', v_version);
end
$$;

-- Tools whose calls are refused until their owner decides about the waiting version.
create table private.held_tools (
  tool_id uuid primary key references public.tools (tool_id) on delete cascade,
  connector_id uuid not null references public.connectors (connector_id) on delete cascade,
  version integer not null
);
create index held_tools_connector_id_idx on private.held_tools (connector_id);

create function private.hold_tools(p_connector_id uuid) returns void
language sql set search_path = '' as $$
  delete from private.held_tools h where h.connector_id = p_connector_id;
  insert into private.held_tools (tool_id, connector_id, version)
  select t.tool_id, p_connector_id, v.version from private.document_versions v
  cross join jsonb_array_elements(v.differences) d
  join public.tools t on t.connector_id = p_connector_id and t.operation_id = d ->> 'operation_id'
  where v.connector_id = p_connector_id and v.state = 'proposed' and d ->> 'kind' in ('removed', 'breaking')
    and exists (select from private.source_checks s where s.connector_id = p_connector_id and s.on_breaking = 'hold')
  on conflict do nothing
$$;

create function service.reject_version(p_user_id uuid, p_connector_id uuid, p_version integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v private.document_versions := private.own_version(p_user_id, p_connector_id, p_version);
begin
  if v.state <> 'proposed' then
    perform private.refuse('CONFLICT', 'This version does not wait for a decision.', jsonb_build_object('version', p_version, 'state', v.state));
  end if;
  update private.document_versions x set state = 'rejected', document = null, decided_at = now()
  where x.connector_id = p_connector_id and x.version = p_version;
  delete from private.document_versions x where x.connector_id = p_connector_id and x.state = 'rejected' and x.version not in (
    select k.version from private.document_versions k where k.connector_id = p_connector_id and k.state = 'rejected' order by k.version desc limit 20);
  delete from private.held_tools h where h.connector_id = p_connector_id;
  perform private.audit_version(p_user_id, p_connector_id, 'reject', p_user_id);
  return jsonb_build_object('version', p_version, 'state', 'rejected');
end
$$;

create function service.set_source_checks(p_user_id uuid, p_connector_id uuid, p_settings jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_connector public.connectors := private.own_connector(p_user_id, p_connector_id);
begin
  if v_connector.source_url is null and p_settings ->> 'every' <> 'never' then
    perform private.refuse('INVALID_REQUEST', 'This connector was not imported from an address, so there is nothing to check. Import it by URL.',
      jsonb_build_object('connector_id', p_connector_id));
  end if;
  insert into private.source_checks as s (connector_id, user_id, every, auto_apply, on_breaking, next_check_at)
  values (p_connector_id, p_user_id, coalesce(p_settings ->> 'every', 'never'), coalesce(p_settings ->> 'auto_apply', 'none'),
    coalesce(p_settings ->> 'on_breaking', 'keep'), private.next_check(coalesce(p_settings ->> 'every', 'never'), 0))
  on conflict (connector_id) do update set every = coalesce(p_settings ->> 'every', s.every),
    auto_apply = coalesce(p_settings ->> 'auto_apply', s.auto_apply), on_breaking = coalesce(p_settings ->> 'on_breaking', s.on_breaking),
    next_check_at = private.next_check(coalesce(p_settings ->> 'every', s.every), 0), failures = 0;
  if p_settings ->> 'auto_apply' = 'compatible' then
    -- The next check reads the document again, to apply what a waiting version contains.
    update public.connectors c set source_etag = null, source_last_modified = null where c.connector_id = p_connector_id;
  end if;
  perform private.hold_tools(p_connector_id);
  perform private.audit_version(p_user_id, p_connector_id, 'checks', p_user_id);
  return private.describe_checks(p_connector_id);
end
$$;

-- Sources that are due. Each claim is an attempt, which counts as failed until its outcome is recorded: a check that ends its process
-- is repeated later and later. The lease is at least ten minutes, so two workers never do the same check.
create function service.claim_source_checks(p_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_rows jsonb;
begin
  with due as (
    select s.connector_id from private.source_checks s where s.connector_id in (
      select n.connector_id from (
        select x.connector_id, x.next_check_at, row_number() over (partition by x.user_id order by x.next_check_at) as turn
        from private.source_checks x join public.connectors c on c.connector_id = x.connector_id
        where x.next_check_at <= now() and c.source_url is not null and c.status <> 'DISABLED') n
      order by n.turn, n.next_check_at limit p_limit)
      and s.next_check_at <= now()
    for update skip locked
  ), claimed as (
    update private.source_checks s set started_at = now(), failures = s.failures + 1,
      next_check_at = greatest(now() + interval '10 minutes', private.next_check(s.every, s.failures + 1)) from due
    where s.connector_id = due.connector_id returning s.connector_id, s.user_id
  )
  select jsonb_agg(to_jsonb(claimed)) into v_rows from claimed;
  return coalesce(v_rows, '[]');
end
$$;

-- The outcome of a check. Validators of the source are kept only with what was read completely, and with the document (`digest`) that it
-- was compared with.
create function service.record_source_check(p_user_id uuid, p_connector_id uuid, p_result jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row private.source_checks;
  v_failures integer := 0;
begin
  perform private.own_connector(p_user_id, p_connector_id);
  insert into private.source_checks (connector_id, user_id) values (p_connector_id, p_user_id) on conflict do nothing;
  select * into v_row from private.source_checks s where s.connector_id = p_connector_id for update;
  if p_result ->> 'error' is not null then
    v_failures := v_row.failures + case when v_row.started_at is null then 1 else 0 end;
  end if;
  update private.source_checks s set checked_at = now(), started_at = null, outcome = p_result ->> 'outcome', error = p_result ->> 'error',
    failures = v_failures, next_check_at = private.next_check(s.every, v_failures)
  where s.connector_id = p_connector_id;
  if p_result ->> 'error' is null then
    update public.connectors c set source_etag = p_result ->> 'etag', source_last_modified = p_result ->> 'last_modified'
    where c.connector_id = p_connector_id
      and (p_result ->> 'outcome' in ('applied', 'applied_partly') or p_result ->> 'digest' = md5(c.full_schema_json::text));
  end if;
  if p_result ->> 'outcome' = 'unchanged' and (p_result ->> 'withdraw')::boolean then
    delete from private.document_versions v where v.connector_id = p_connector_id and v.state = 'proposed';
    delete from private.held_tools h where h.connector_id = p_connector_id;
  end if;
  return private.describe_checks(p_connector_id);
end
$$;
