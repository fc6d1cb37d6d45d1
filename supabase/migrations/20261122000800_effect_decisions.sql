-- What an operation counts as. Its document may only make it stricter than its method. Anything laxer is its owner's decision about
-- the operation as it is described now; when the operation changes, the decision is dropped.

create table public.effect_decisions (
  connector_id uuid not null references public.connectors (connector_id) on delete cascade,
  operation_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  side_effect text not null check (side_effect in ('read', 'write', 'execute')),
  -- What it counts as without the decision.
  document_effect text not null,
  document_hints jsonb not null,
  -- Digest of the operation at the time of the decision.
  basis text not null,
  decided_by uuid not null,
  -- Made with the connector's overlay: it ends when the overlay no longer contains it.
  from_overlay boolean not null default false,
  decided_at timestamptz not null default now(),
  primary key (connector_id, operation_id)
);
create index effect_decisions_user_id_idx on public.effect_decisions (user_id);
grant select on public.effect_decisions to authenticated;
alter table public.effect_decisions enable row level security;
create policy "People see their own decisions about operations" on public.effect_decisions
  for select to authenticated using (user_id = (select auth.uid()));

-- A digest of everything that the owner saw of an operation and everything that a call of it does.
create function private.operation_basis(p_tool public.tools) returns text
language sql immutable set search_path = '' as $$
  select md5(jsonb_build_array(p_tool.definition, p_tool.input_schema, p_tool.name, p_tool.description)::text)
$$;

-- The hints that agree with the side effect in force.
create function private.mcp_hints(p_hints jsonb, p_side_effect text) returns jsonb
language sql immutable set search_path = '' as $$
  select p_hints || case when p_side_effect = 'read' then '{"readOnlyHint": true, "destructiveHint": false, "idempotentHint": true}'::jsonb
    else '{"readOnlyHint": false}'::jsonb end
$$;

-- The names of an operation's arguments as its document orders them: jsonb does not keep the order of members.
create function private.argument_order(p_fields jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(p -> 'name' order by n), '[]')
  from jsonb_array_elements(coalesce(p_fields -> 'parameters', '[]')) with ordinality as x (p, n)
$$;

create function private.describe_operation(p_tool public.tools, p_decision public.effect_decisions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('tool_id', p_tool.tool_id, 'operation_id', p_tool.operation_id, 'method', p_tool.fields ->> 'method',
    'path', p_tool.fields ->> 'path', 'summary', p_tool.name, 'side_effect', p_tool.side_effect, 'input_schema', p_tool.input_schema,
    'argument_order', private.argument_order(p_tool.fields), 'member_order', coalesce(p_tool.fields -> 'member_order', '{}'),
    'document_effect', coalesce(p_decision.document_effect, p_tool.side_effect), 'decided_at', p_decision.decided_at)
    || jsonb_strip_nulls(jsonb_build_object('document_path', p_tool.fields ->> 'document_path'))
$$;

create function service.list_operations(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_connector(p_user_id, p_connector_id);
  return (select coalesce(jsonb_agg(private.describe_operation(t, e) order by t.ordinal), '[]')
    from public.tools t
      left join public.effect_decisions e on e.connector_id = t.connector_id and e.operation_id = t.operation_id
    where t.connector_id = p_connector_id);
end
$$;

-- The owner's decision about one operation of an OpenAPI connector; p_side_effect null restores what its document states.
create function service.set_operation_effect(p_user_id uuid, p_connector_id uuid, p_operation_id text, p_side_effect text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_connector public.connectors := private.own_connector(p_user_id, p_connector_id);
  v_tool public.tools;
  v_decision public.effect_decisions;
begin
  if v_connector.kind <> 'openapi' then
    perform private.refuse('INVALID_REQUEST', 'This connector is an MCP server: say what its tools do with PATCH …/mcp-tools.',
      jsonb_build_object('connector_id', p_connector_id, 'kind', v_connector.kind));
  end if;
  -- A statement of its own, because a stable function does not see the changes of the statement that calls it.
  v_tool := private.decide_effect(p_user_id, p_connector_id, p_operation_id, p_side_effect, false);
  select * into v_decision from public.effect_decisions e where e.connector_id = p_connector_id and e.operation_id = p_operation_id;
  return private.describe_operation(v_tool, v_decision);
end
$$;

create function private.decide_effect(p_user_id uuid, p_connector_id uuid, p_operation_id text, p_side_effect text, p_from_overlay boolean)
returns public.tools
language plpgsql set search_path = '' as $$
declare
  v_tool public.tools;
  v_old public.effect_decisions;
  v_document_effect text;
  v_document_hints jsonb;
begin
  select * into v_tool from public.tools t where t.connector_id = p_connector_id and t.operation_id = p_operation_id for update;
  if v_tool.tool_id is null then
    perform private.refuse('NOT_FOUND', 'This connector has no operation with this id.', jsonb_build_object('operation_id', p_operation_id));
  end if;
  delete from public.effect_decisions e where e.connector_id = p_connector_id and e.operation_id = p_operation_id returning * into v_old;
  v_document_effect := coalesce(v_old.document_effect, v_tool.side_effect);
  v_document_hints := coalesce(v_old.document_hints, v_tool.hints);
  if p_side_effect is not null and p_side_effect <> v_document_effect then
    insert into public.effect_decisions (connector_id, operation_id, user_id, side_effect, document_effect, document_hints, basis, decided_by, from_overlay)
    values (p_connector_id, p_operation_id, p_user_id, p_side_effect, v_document_effect, v_document_hints,
      private.operation_basis(v_tool), p_user_id, p_from_overlay);
  end if;
  update public.tools t set side_effect = coalesce(p_side_effect, v_document_effect),
    hints = case when coalesce(p_side_effect, v_document_effect) = v_document_effect then v_document_hints
      else private.mcp_hints(v_document_hints, p_side_effect) end
  where t.tool_id = v_tool.tool_id returning * into v_tool;
  perform private.audit_decision(v_tool, p_user_id);
  return v_tool;
end
$$;

-- Keeps the decisions about operations that a new version left unchanged and drops the others; returns the dropped ones.
create function private.apply_effect_decisions(p_connector_id uuid) returns text[]
language plpgsql set search_path = '' as $$
declare
  v_dropped text[];
begin
  if not exists (select from public.effect_decisions e where e.connector_id = p_connector_id) then
    return '{}';
  end if;
  -- A stricter decision holds whatever changes; otherwise a source could end it with a change of its texts.
  update public.effect_decisions e set document_effect = t.side_effect, document_hints = t.hints, basis = private.operation_basis(t)
  from public.tools t
  where e.connector_id = p_connector_id and t.connector_id = p_connector_id and t.operation_id = e.operation_id
    and array_position(array['read', 'write', 'execute'], e.side_effect) > array_position(array['read', 'write', 'execute'], t.side_effect);
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
