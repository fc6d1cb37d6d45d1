-- What the names of an agent's file are bound to is looked up name by name, and not at all where there is no file: joined as
-- a set, every call read all of its caller's tools for the few that plugins brought.
create or replace function private.agent_tool_ids(p_user_id uuid, p_agent_id text, p_definition jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if p_agent_id is null or jsonb_typeof(p_definition -> 'tools') is distinct from 'array' then
    return '{}'::jsonb;
  end if;
  return (select coalesce(jsonb_object_agg(x.name, x.tool_id), '{}') from (
    select n.name, coalesce(
      (select t.tool_id from private.agent_tools b join public.tools t on t.tool_id = b.tool_id and t.operation_id = b.name
        where b.user_id = p_user_id and b.agent_id = p_agent_id and b.name = n.name),
      (select t.tool_id from public.tools t
        where t.user_id = p_user_id and t.operation_id = n.name and t.source = 'plugin' limit 1)) as tool_id
    from (select distinct y ->> 'name' as name from jsonb_array_elements(p_definition -> 'tools') y) n) x
    where x.tool_id is not null);
end
$$;
