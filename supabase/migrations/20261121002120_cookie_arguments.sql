-- A GET whose cookies an argument fills may act in any session: without its owner's word it counts as a write.
create or replace function private.default_side_effect(p_tool public.custom_tools) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_tool.tool_type = 'prompt' then 'read'
    when p_tool.http_config ->> 'method' <> 'GET' then 'write'
    when exists (
      select from jsonb_each_text(case when jsonb_typeof(p_tool.http_config -> 'headers') = 'object'
          then p_tool.http_config -> 'headers' else '{}' end) h,
        regexp_matches(h.value, '\{\{\s*([A-Za-z_][A-Za-z0-9_.-]*)\s*\}\}', 'g') m
      where lower(h.key) = 'cookie' and m[1] <> all (p_tool.secret_names) and m[1] not like 'secret.%') then 'write'
    when p_tool.http_config ->> 'method' = 'GET' then 'read'
    else 'write' end
$$;
