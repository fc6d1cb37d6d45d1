-- What an operation counts as: its document may only make that stricter than its method. Anything laxer is its owner's
-- decision, for one operation as it is described now; when the operation changes, the decision is dropped.

create table public.effect_decisions (
  connector_id uuid not null references public.connectors (connector_id) on delete cascade,
  operation_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  side_effect text not null check (side_effect in ('read', 'write', 'execute')),
  -- What it counts as without the decision.
  document_effect text not null,
  document_hints jsonb not null,
  -- Digest of the operation that was decided about.
  basis text not null,
  decided_by uuid not null,
  decided_at timestamptz not null default now(),
  primary key (connector_id, operation_id)
);
create index effect_decisions_user_id_idx on public.effect_decisions (user_id);

revoke all on public.effect_decisions from anon, authenticated, service_role;
grant select on public.effect_decisions to authenticated;
alter table public.effect_decisions enable row level security;
create policy "People see their own decisions about operations" on public.effect_decisions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Applications that act for people do not use the Data API" on public.effect_decisions
  as restrictive for all to authenticated
  using (((select auth.jwt()) ->> 'client_id') is null) with check (((select auth.jwt()) ->> 'client_id') is null);

-- Decisions are in the same chain as calls. approved_by: who decided; null: the decision was dropped with the operation.
alter table public.audit_log drop constraint audit_log_phase_check;
alter table public.audit_log add constraint audit_log_phase_check check (phase in ('attempt', 'outcome', 'decision'));

create function private.audit_decision(p_tool public.tools, p_decided_by uuid) returns void
language sql set search_path = '' as $$
  select private.append_audit(jsonb_build_object('user_id', p_tool.user_id, 'trace_id', gen_random_uuid(), 'phase', 'decision',
    'tool_id', p_tool.tool_id, 'connector_id', p_tool.connector_id, 'operation_id', p_tool.operation_id,
    'side_effect', p_tool.side_effect, 'approved_by', p_decided_by, 'method', nullif(p_tool.fields ->> 'method', '')))
$$;

-- Everything its owner saw of an operation, and everything a call of it does.
create function private.operation_basis(p_tool public.tools) returns text
language sql immutable set search_path = '' as $$
  select md5(jsonb_build_array(p_tool.definition, p_tool.input_schema, p_tool.name, p_tool.description)::text)
$$;

-- The owner's decision about one operation of an OpenAPI connector; p_side_effect null: what its document says counts again.
create function public.set_operation_effect(p_user_id uuid, p_connector_id uuid, p_operation_id text, p_side_effect text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_connector public.connectors := private.own_connector(p_user_id, p_connector_id);
  v_tool public.tools;
  v_old public.effect_decisions;
  v_document_effect text;
  v_document_hints jsonb;
begin
  if v_connector.kind <> 'openapi' then
    perform private.refuse('INVALID_REQUEST', 'This connector is an MCP server: say what its tools do with PATCH …/mcp-tools.',
      jsonb_build_object('connector_id', p_connector_id, 'kind', v_connector.kind));
  end if;
  select * into v_tool from public.tools t where t.connector_id = p_connector_id and t.operation_id = p_operation_id for update;
  if v_tool.tool_id is null then
    perform private.refuse('NOT_FOUND', 'This connector has no operation with this id.', jsonb_build_object('operation_id', p_operation_id));
  end if;
  delete from public.effect_decisions e where e.connector_id = p_connector_id and e.operation_id = p_operation_id returning * into v_old;
  v_document_effect := coalesce(v_old.document_effect, v_tool.side_effect);
  v_document_hints := coalesce(v_old.document_hints, v_tool.hints);
  if p_side_effect is not null and p_side_effect <> v_document_effect then
    insert into public.effect_decisions (connector_id, operation_id, user_id, side_effect, document_effect, document_hints, basis, decided_by)
    values (p_connector_id, p_operation_id, p_user_id, p_side_effect, v_document_effect, v_document_hints,
      private.operation_basis(v_tool), p_user_id);
  end if;
  update public.tools t set side_effect = coalesce(p_side_effect, v_document_effect),
    hints = case when coalesce(p_side_effect, v_document_effect) = v_document_effect then v_document_hints
      else private.mcp_hints(v_document_hints, p_side_effect) end
  where t.tool_id = v_tool.tool_id returning * into v_tool;
  perform private.audit_decision(v_tool, p_user_id);
  return private.describe_operation(v_tool);
end
$$;

-- Decisions about operations that a new version left as they were hold; the others are dropped. Gives those.
create function private.apply_effect_decisions(p_connector_id uuid) returns text[]
language plpgsql set search_path = '' as $$
declare
  v_dropped text[];
begin
  if not exists (select from public.effect_decisions e where e.connector_id = p_connector_id) then
    return '{}';
  end if;
  with gone as (
    delete from public.effect_decisions e where e.connector_id = p_connector_id and not exists (
      select from public.tools t where t.connector_id = p_connector_id and t.operation_id = e.operation_id
        and t.side_effect = e.document_effect and private.operation_basis(t) = e.basis)
    returning e.operation_id
  )
  select coalesce(array_agg(gone.operation_id order by gone.operation_id), '{}') into v_dropped from gone;
  update public.tools t set side_effect = e.side_effect, hints = private.mcp_hints(t.hints, e.side_effect)
  from public.effect_decisions e
  where e.connector_id = p_connector_id and t.connector_id = p_connector_id and t.operation_id = e.operation_id;
  perform private.audit_decision(t, null) from public.tools t
  where t.connector_id = p_connector_id and t.operation_id = any (v_dropped);
  return v_dropped;
end
$$;

create function private.describe_operation(p_tool public.tools) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('tool_id', p_tool.tool_id, 'operation_id', p_tool.operation_id, 'method', p_tool.fields ->> 'method',
    'path', p_tool.fields ->> 'path', 'summary', p_tool.name, 'side_effect', p_tool.side_effect, 'input_schema', p_tool.input_schema,
    'document_effect', coalesce(e.document_effect, p_tool.side_effect), 'decided_at', e.decided_at)
  from (select 1) one left join public.effect_decisions e
    on e.connector_id = p_tool.connector_id and e.operation_id = p_tool.operation_id
$$;

create or replace function public.list_operations(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_connector(p_user_id, p_connector_id);
  return (select coalesce(jsonb_agg(jsonb_build_object(
      'tool_id', t.tool_id, 'operation_id', t.operation_id, 'method', t.fields ->> 'method', 'path', t.fields ->> 'path',
      'summary', t.name, 'side_effect', t.side_effect, 'input_schema', t.input_schema,
      'document_effect', coalesce(e.document_effect, t.side_effect), 'decided_at', e.decided_at) order by t.ordinal), '[]')
    from public.tools t left join public.effect_decisions e
      on e.connector_id = t.connector_id and e.operation_id = t.operation_id
    where t.connector_id = p_connector_id);
end
$$;

-- As before; what the owner decided about its operations holds where they did not change.
create or replace function public.replace_connector(p_user_id uuid, p_connector_id uuid, p_connector jsonb, p_document jsonb, p_tools jsonb)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_origins text[];
  v_new_origins text[];
  v_forgotten text[];
  v_dropped text[];
begin
  perform private.own_connector(p_user_id, p_connector_id);
  v_origins := private.connector_origins(p_connector_id);
  update public.connectors c set name = p_connector ->> 'name', description = p_connector ->> 'description',
    version = p_connector ->> 'version', auth_type = p_connector ->> 'auth_type',
    required_secrets = p_connector -> 'required_secrets', full_schema_json = p_document, error = null
  where c.connector_id = p_connector_id;
  update private.segments s set api = p_connector ->> 'name' where s.segment_id = p_connector_id;
  -- Secrets the new version no longer asks for are forgotten; a secret whose place in the vault moved is asked for again.
  delete from private.connector_secrets s where s.connector_id = p_connector_id and not exists (
    select from jsonb_array_elements(p_connector -> 'required_secrets') r
    where r ->> 'secret_id' = s.secret_id and r ->> 'vault_key_name' = s.vault_key_name);
  perform private.put_tools(p_user_id, p_connector_id, p_tools);
  v_dropped := private.apply_effect_decisions(p_connector_id);
  select coalesce(array_agg(o), '{}') into v_new_origins
  from unnest(private.connector_origins(p_connector_id)) o where o <> all (v_origins);
  v_forgotten := private.forget_misdirected_secrets(p_connector_id);
  if not exists (select from public.tools t where t.connector_id = p_connector_id and (t.terms is null or t.embedded_as is null)) then
    perform private.build_segment(p_connector_id);
  end if;
  return jsonb_build_object('connector_id', p_connector_id, 'status', private.refresh_connector(p_connector_id),
    'new_origins', to_jsonb(v_new_origins), 'forgotten', to_jsonb(v_forgotten), 'dropped_decisions', to_jsonb(v_dropped));
end
$$;

-- As before, and in the audit log.
create or replace function public.set_mcp_side_effect(p_user_id uuid, p_connector_id uuid, p_name text, p_side_effect text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_tool public.tools;
begin
  perform private.own_mcp_server(p_user_id, p_connector_id);
  update public.mcp_tools m set side_effect = p_side_effect
  where m.connector_id = p_connector_id and m.name = p_name and m.accepted is not null;
  if not found then
    perform private.refuse('NOT_FOUND', 'You have accepted no tool with this name.', jsonb_build_object('name', p_name));
  end if;
  update public.tools t set side_effect = p_side_effect, hints = private.mcp_hints(t.hints, p_side_effect)
  where t.connector_id = p_connector_id and t.operation_id = p_name returning * into v_tool;
  if v_tool.tool_id is not null then
    perform private.audit_decision(v_tool, p_user_id);
  end if;
  return 'null'::jsonb;
end
$$;

revoke execute on function private.audit_decision, private.operation_basis, private.apply_effect_decisions, private.describe_operation from public;
revoke execute on function public.set_operation_effect from public, anon, authenticated;
grant execute on function public.set_operation_effect to service_role;
