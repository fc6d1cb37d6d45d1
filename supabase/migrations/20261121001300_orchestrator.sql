-- What the orchestrator asks for: the tools to offer, and one record of a whole conversation.

-- The caller's tools by name (own tools, operations of active connectors), or, without names, the own tools.
create function public.list_offered_tools(p_user_id uuid, p_key_hash text, p_scope text, p_names text[], p_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, p_scope);
begin
  return (
    with matched as materialized (
      select x.tool_id, x.segment_id, x.ordinal, x.operation_id, x.name
      from public.tools x join private.segments s on s.segment_id = x.segment_id
      where x.user_id = v_caller.user_id and s.searchable
        and case when p_names is null then x.source = 'custom' else x.operation_id = any (p_names) or x.name = any (p_names) end
    ), offered as (
      select m.tool_id, row_number() over (order by m.segment_id, m.ordinal) as place
      from matched m order by m.segment_id, m.ordinal limit p_limit
    )
    select jsonb_build_object(
      'caller', jsonb_build_object('user_id', v_caller.user_id, 'key_id', v_caller.id, 'agent_id', v_caller.agent_id),
      'tools', (select coalesce(jsonb_agg(jsonb_build_object('tool_id', t.tool_id, 'operation_id', t.operation_id,
          'connector_id', t.connector_id, 'source', t.source, 'plugin', t.plugin, 'name', t.name, 'fields', t.fields,
          'input_schema', t.input_schema, 'side_effect', t.side_effect, 'score', 0) order by o.place), '[]')
        from offered o join public.tools t on t.tool_id = o.tool_id),
      'unknown', (select coalesce(jsonb_agg(n), '[]') from unnest(p_names) n
        where not exists (select from matched m where m.operation_id = n or m.name = n))));
end
$$;

-- The trace of a conversation, or (p_trace null) only the audit rows of calls it has sent so far.
create function public.record_conversation(p_trace jsonb, p_audits jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_entry jsonb;
begin
  if jsonb_typeof(p_trace) = 'object' then
    insert into public.traces select * from jsonb_populate_record(null::public.traces, p_trace);
  end if;
  for v_entry in select * from jsonb_array_elements(p_audits) loop
    perform private.append_audit(v_entry);
  end loop;
  return 'null'::jsonb;
end
$$;

revoke execute on function public.list_offered_tools, public.record_conversation from public, anon, authenticated;
grant execute on function public.list_offered_tools, public.record_conversation to service_role;
