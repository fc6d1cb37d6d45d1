-- Applications that a person has let act for them (tokens of Supabase Auth's OAuth server, with the claim `client_id`) go through
-- our functions, which hold them to asking, running tools and the memory. Through the Data API, where only rows are looked at,
-- they would be the person. Each table that people read or write has this rule: supabase/tests/oauth_clients.sql.
do $$
declare
  v_table text;
begin
  foreach v_table in array array[
    'agent_versions', 'agents', 'ai_agent_instructions', 'api_keys', 'approvals', 'approver_group_members', 'approver_groups', 'audit_log',
    'chat_messages', 'connectors', 'custom_tools', 'enabled_plugins', 'knowledge_documents', 'mcp_servers', 'mcp_tools', 'site_documents',
    'site_members', 'sites', 'tools', 'traces'
  ] loop
    execute format($policy$
      create policy "Applications that act for people do not use the Data API" on public.%I
        as restrictive for all to authenticated
        using (((select auth.jwt()) ->> 'client_id') is null) with check (((select auth.jwt()) ->> 'client_id') is null)
    $policy$, v_table);
  end loop;
end
$$;

-- Behind the view `documents` a trigger writes as its owner: there no policy holds.
create or replace function private.edit_site(p_site_id text) returns public.sites
language plpgsql volatile set search_path = '' as $$
declare
  v_site public.sites;
begin
  if auth.jwt() ->> 'client_id' is not null then
    perform private.refuse('FORBIDDEN', 'Applications that act for a person use the functions of Toolgate, not the Data API.');
  end if;
  select * into v_site from public.sites s where s.site_id = p_site_id;
  if v_site.site_id is null then
    perform private.refuse('NOT_FOUND', format('There is no site %s. Make it first, with POST sites.', to_jsonb(p_site_id)));
  end if;
  if not private.acts_for_everybody() then
    v_site := private.open_site(jsonb_build_object('user_id', auth.uid(), 'owner_id', auth.uid(), 'is_key', false), p_site_id, 'edit');
  end if;
  perform private.lock_site(p_site_id);
  return v_site;
end
$$;
