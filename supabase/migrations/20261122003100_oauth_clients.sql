-- Applications that act for a user (tokens of Supabase Auth's OAuth server, with the claim `client_id`) use our functions, which limit
-- them to requests, tools and the memory. Over the Data API, which looks at rows only, they would have all of the user's rights. Every
-- table that users read or write has this policy: supabase/tests/oauth_clients.sql.
do $$
declare
  v_table text;
begin
  foreach v_table in array array[
    'agent_versions', 'agents', 'ai_agent_instructions', 'api_keys', 'approvals', 'approver_group_members', 'approver_groups', 'audit_log',
    'chat_messages', 'connectors', 'custom_tools', 'effect_decisions', 'enabled_plugins', 'knowledge_documents', 'mcp_servers', 'mcp_tools',
    'site_documents', 'site_members', 'sites', 'tools', 'traces'
  ] loop
    execute format($policy$
      create policy "Applications that act for people do not use the Data API" on public.%I
        as restrictive for all to authenticated
        using (((select auth.jwt()) ->> 'client_id') is null) with check (((select auth.jwt()) ->> 'client_id') is null)
    $policy$, v_table);
  end loop;
end
$$;
