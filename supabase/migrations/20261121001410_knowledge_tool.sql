-- kb.search: whoever owns or belongs to a site has a read tool over its documents in the catalogue.

-- Passages of the person's own sites, or of one they belong to: what src/memory ranks, site by site. Sites of others count
-- only when they are named: whoever adds a person to a site must not thereby put words into their agents' mouths.
create function public.search_knowledge(
  p_user_id uuid, p_key_id uuid, p_site_id text, p_hashes bigint[], p_vector text default null, p_model text default null,
  p_limit integer default 20, p_shares real[] default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c_most constant integer := 20; -- sites
  v_user jsonb := private.memory_caller(jsonb_build_object('user_id', p_user_id), 'memory:read');
  v_site public.sites;
begin
  if p_key_id is not null and not exists (select from public.api_keys k where k.id = p_key_id and 'memory:read' = any (k.scopes)) then
    perform private.refuse('FORBIDDEN', 'kb.search reads the memory: this API key lacks the scope memory:read.');
  end if;
  if p_site_id is not null then
    v_site := private.open_site(v_user, p_site_id, 'read');
    return jsonb_build_array(private.find_chunks(v_site, p_hashes, p_vector, p_model, p_limit, p_shares) || jsonb_build_object('site_id', p_site_id));
  end if;
  return (select coalesce(jsonb_agg(private.find_chunks(s, p_hashes, p_vector, p_model, p_limit, p_shares) || jsonb_build_object('site_id', s.site_id)), '[]')
    from (select x.* from public.sites x where x.owner_id = p_user_id order by x.created_at desc limit c_most) s);
end
$$;

-- Puts the tool into a person's catalogue with their first site, and takes it out with their last.
create function private.offer_knowledge(p_user_id uuid) returns void
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
      "query": {"type": "string", "minLength": 1, "maxLength": 10000, "description": "What to look for, in plain words"},
      "site_id": {"type": "string", "description": "Only this site; without it, all sites of your own"},
      "limit": {"type": "integer", "minimum": 1, "maximum": 20, "description": "Passages at most (5)"}}}',
    '{"kind": "knowledge-tool"}', md5('kb.search 1'))
  on conflict do nothing;
end
$$;

create function private.sync_knowledge() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  v_owner text := coalesce(v_row ->> 'owner_id', v_row ->> 'user_id');
begin
  -- Outside users have no catalogue; an account that is just being deleted needs none.
  if v_owner ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' and exists (select from auth.users u where u.id = v_owner::uuid) then
    perform private.offer_knowledge(v_owner::uuid);
  end if;
  return null;
end
$$;
create trigger sites_offer after insert or delete on public.sites for each row execute function private.sync_knowledge();
create trigger site_members_offer after insert or delete on public.site_members for each row execute function private.sync_knowledge();

revoke execute on function private.offer_knowledge, private.sync_knowledge from public;
revoke execute on function public.search_knowledge from public, anon, authenticated;
grant execute on function public.search_knowledge to service_role;
