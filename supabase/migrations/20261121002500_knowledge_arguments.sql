-- kb.search also accepts the names `q` and `top_k` that agents know from other search tools. `x-aliases` beside an argument lists
-- such names; they are replaced before the arguments are checked.

-- Puts the tool into a person's catalogue with their first site, and takes it out with their last.
create or replace function private.offer_knowledge(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_segment uuid := md5('knowledge:' || p_user_id)::uuid;
  v_description text := 'Searches the documents of the knowledge base (the memory''s sites) for passages that answer a question.';
begin
  if not exists (select from public.sites s where s.owner_id = p_user_id)
     and not exists (select from public.site_members m where m.user_id = p_user_id::text and coalesce(m.issuer, '') = '') then
    delete from public.tools t where t.segment_id = v_segment;
    delete from private.segments s where s.segment_id = v_segment;
    return;
  end if;
  insert into private.segments (segment_id, user_id, api, searchable) values (v_segment, p_user_id, 'Knowledge base', true)
  on conflict do nothing;
  insert into public.tools (user_id, source, segment_id, ordinal, operation_id, name, description, plugin, side_effect, hints, fields, chunk,
    input_schema, definition, content_hash)
  values (p_user_id, 'plugin', v_segment, 0, 'kb.search', 'Search the knowledge base', v_description, 'knowledge-tool', 'read',
    '{"readOnlyHint": true, "destructiveHint": false, "idempotentHint": true, "openWorldHint": false}',
    jsonb_build_object('api', 'Knowledge base', 'operation_id', 'kb.search', 'method', '', 'path', '',
      'summary', 'Search the knowledge base', 'description', v_description, 'tags', '["documents"]'::jsonb, 'parameters', '[
        {"name": "query", "in": "body", "required": true, "description": "What to look for, in plain words", "values": []},
        {"name": "site_id", "in": "body", "required": false, "description": "Only this site; without it, all sites of your own", "values": []},
        {"name": "limit", "in": "body", "required": false, "description": "Passages at most", "values": []}]'::jsonb),
    'Knowledge base. kb.search: Search the knowledge base. ' || v_description || ' Takes query, site_id, limit. Returns passages with their source.',
    '{"type": "object", "additionalProperties": false, "required": ["query"], "properties": {
      "query": {"type": "string", "minLength": 1, "maxLength": 10000, "x-aliases": ["q"], "description": "What to look for, in plain words"},
      "site_id": {"type": "string", "description": "Only this site; without it, all sites of your own"},
      "limit": {"type": "integer", "minimum": 1, "maximum": 20, "x-aliases": ["top_k"], "description": "Passages at most (5)"}}}',
    '{"kind": "knowledge-tool"}', md5('kb.search 1'))
  on conflict do nothing;
end
$$;

-- The tools that are offered already. Neither their texts nor their hashes change: nothing is indexed again.
update public.tools t
set input_schema = jsonb_set(jsonb_set(t.input_schema, '{properties,query,x-aliases}', '["q"]'), '{properties,limit,x-aliases}', '["top_k"]')
where t.source = 'plugin' and t.plugin = 'knowledge-tool' and t.operation_id = 'kb.search';
