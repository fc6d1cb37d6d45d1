-- A connector's overlay: the owner's changes of its document (OpenAPI Overlay 1.0), applied again to every version of it.

create table private.connector_overlays (
  connector_id uuid primary key references public.connectors (connector_id) on delete cascade,
  document jsonb not null,
  -- For each action, digests of the values that it overrides, when it was written.
  bases jsonb not null default '[]',
  -- Actions that do not fit the current version: [{action, target, kind, message}]
  conflicts jsonb not null default '[]',
  -- Operations that it disables. They are no tools, so that nothing finds or calls them.
  disabled jsonb not null default '[]',
  -- Whether a signed-in user wrote it. One written with an API key changes neither servers nor authentication.
  may_retarget boolean not null,
  -- Counts the times it was written.
  revision integer not null default 1,
  updated_at timestamptz not null default now()
);

create function private.describe_overlay(p_connector_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('document', o.document, 'bases', o.bases, 'conflicts', o.conflicts, 'disabled', o.disabled,
    'may_retarget', o.may_retarget, 'revision', o.revision, 'updated_at', o.updated_at)
  from private.connector_overlays o where o.connector_id = p_connector_id
$$;

-- Null: the connector has none.
create function service.load_overlay(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_connector(p_user_id, p_connector_id);
  return private.describe_overlay(p_connector_id);
end
$$;

-- The document of a connector, to compile it again.
create function service.load_document(p_user_id uuid, p_connector_id uuid) returns json
language plpgsql security definer set search_path = '' as $$
declare
  v_connector public.connectors := private.own_connector(p_user_id, p_connector_id);
begin
  return json_build_object('document', v_connector.full_schema_json, 'kind', v_connector.kind, 'digest', md5(v_connector.full_schema_json::text),
    'size', octet_length(v_connector.full_schema_json::text),
    'source', case when v_connector.source_url is not null then json_build_object('url', v_connector.source_url, 'kind', v_connector.source_kind,
      'server', v_connector.source_server, 'name', v_connector.source_name,
      'etag', v_connector.source_etag, 'last_modified', v_connector.source_last_modified) end,
    'checks', private.describe_checks(p_connector_id), 'overlay', private.describe_overlay(p_connector_id));
end
$$;

-- Refuses a change that was computed from another overlay or document than the stored ones.
create function private.check_revisions(p_connector_id uuid, p_change jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if p_change ? 'overlay_revision' and (p_change ->> 'overlay_revision')::integer is distinct from
      coalesce((select o.revision from private.connector_overlays o where o.connector_id = p_connector_id), 0) then
    perform private.refuse('CONFLICT', 'The overlay of this connector was changed meanwhile. Send the request again.',
      jsonb_build_object('reason', 'overlay_changed', 'connector_id', p_connector_id));
  end if;
  if p_change ? 'digest' and p_change ->> 'digest' is distinct from
      (select md5(c.full_schema_json::text) from public.connectors c where c.connector_id = p_connector_id) then
    perform private.refuse('CONFLICT', 'The document of this connector was changed meanwhile. Send the request again.',
      jsonb_build_object('reason', 'document_changed', 'connector_id', p_connector_id));
  end if;
  if p_change ? 'version' and not exists (select from private.document_versions v where v.connector_id = p_connector_id
      and v.version = (p_change ->> 'version')::integer and v.document is not null) then
    perform private.refuse('CONFLICT', 'This version was decided or replaced meanwhile. Look at the versions again.',
      jsonb_build_object('reason', 'version_changed', 'version', p_change -> 'version'));
  end if;
end
$$;

-- Stores how the overlay fits the tools that were just written. p_change: {overlay?: {document, bases, may_retarget}, conflicts,
-- disabled, relaxed: [{operation_id, side_effect}]}. Less strict effects are decisions of the signed-in owner.
create function private.put_overlay(p_user_id uuid, p_connector_id uuid, p_change jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_overlay jsonb := p_change -> 'overlay';
  v_relaxed record;
  v_conflicts jsonb := coalesce(p_change -> 'conflicts', '[]');
begin
  if v_overlay is null and not exists (select from private.connector_overlays o where o.connector_id = p_connector_id) then
    return;
  end if;
  -- Its restrictions are decisions of a person, so a key cannot replace it.
  if v_overlay is not null and not (v_overlay ->> 'may_retarget')::boolean and exists (
      select from private.connector_overlays o where o.connector_id = p_connector_id and o.may_retarget) then
    perform private.refuse('FORBIDDEN', 'The overlay of this connector was written by a signed-in user. Only a signed-in user can change it.',
      jsonb_build_object('connector_id', p_connector_id));
  end if;
  for v_relaxed in
    select r ->> 'operation_id' as operation_id, r ->> 'side_effect' as side_effect, t.side_effect as current
    from jsonb_array_elements(coalesce(p_change -> 'relaxed', '[]')) r
    join public.tools t on t.connector_id = p_connector_id and t.operation_id = r ->> 'operation_id'
    where t.side_effect <> r ->> 'side_effect'
  loop
    if (v_overlay ->> 'may_retarget')::boolean then
      perform private.decide_effect(p_user_id, p_connector_id, v_relaxed.operation_id, v_relaxed.side_effect, true);
    elsif v_overlay is not null then
      perform private.refuse('FORBIDDEN', format('%s counts as a %s: only a signed-in user may make it a %s.', v_relaxed.operation_id,
        v_relaxed.current, v_relaxed.side_effect), jsonb_build_object('operation_id', v_relaxed.operation_id));
    else
      v_conflicts := v_conflicts || jsonb_build_object('action', null, 'target', v_relaxed.operation_id, 'kind', 'effect', 'message',
        format('It changed since you decided that it counts as a %s: it counts as a %s again.', v_relaxed.side_effect, v_relaxed.current));
    end if;
  end loop;
  if v_overlay is null then
    update private.connector_overlays o set conflicts = v_conflicts, disabled = coalesce(p_change -> 'disabled', '[]')
    where o.connector_id = p_connector_id;
  else
    insert into private.connector_overlays as o (connector_id, document, bases, conflicts, disabled, may_retarget)
    values (p_connector_id, v_overlay -> 'document', v_overlay -> 'bases', v_conflicts, coalesce(p_change -> 'disabled', '[]'),
      (v_overlay ->> 'may_retarget')::boolean)
    on conflict (connector_id) do update set document = excluded.document, bases = excluded.bases, conflicts = excluded.conflicts,
      disabled = excluded.disabled, may_retarget = excluded.may_retarget, revision = o.revision + 1, updated_at = now();
    perform private.append_audit(jsonb_build_object('user_id', p_user_id, 'trace_id', gen_random_uuid(), 'phase', 'decision',
      'connector_id', p_connector_id, 'operation_id', 'connector/overlay', 'side_effect', 'write',
      'approved_by', case when (v_overlay ->> 'may_retarget')::boolean then p_user_id end));
  end if;
end
$$;
