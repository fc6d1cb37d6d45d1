-- A question shows its tools to a caller, who may answer by naming one of them. Its call is compared with what was shown, so the
-- question that is dropped is returned (`open`; JSON as text).

create or replace function service.find_named_tools(
  p_user_id uuid, p_key_hash text, p_scope text, p_tool text, p_agent_id text default null, p_conversation_id text default null,
  p_oauth_client text default null
) returns json
language plpgsql security definer set search_path = '' as $$
declare
  c_most constant integer := 20;
  v_caller public.api_keys := private.resolve_caller(p_user_id, p_key_hash, p_scope);
  v_policy jsonb := private.caller_policy(v_caller, p_agent_id, p_conversation_id);
  v_id uuid := case when p_tool ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p_tool::uuid end;
  v_open private.open_questions := private.take_question(v_caller, v_policy ->> 'agent_id', p_oauth_client, p_conversation_id, null);
  v_ids uuid[];
begin
  select array_agg(x.tool_id) into v_ids from (
    select t.tool_id from public.tools t join private.segments s on s.segment_id = t.segment_id
    where t.user_id = v_caller.user_id and s.searchable
      and (t.tool_id = v_id or (v_id is null and t.operation_id = p_tool))
    order by t.created_at, t.tool_id limit c_most) x;
  return json_build_object(
    'caller', json_build_object('user_id', v_caller.user_id, 'key_id', v_caller.id),
    'policy', v_policy,
    'open', v_open.question,
    'tools', (select coalesce(json_agg(private.describe_tool(t) order by i.n), '[]')
      from unnest(v_ids) with ordinality as i (id, n) join public.tools t on t.tool_id = i.id),
    'call', case when cardinality(v_ids) = 1 then private.load_call(v_caller.user_id, v_ids[1]) end);
end
$$;
