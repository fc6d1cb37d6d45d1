-- A document may have 16 MB. Its owner reads it alone, or a member of it, through the connectors function.

-- p_member: only this member of the document; null: all of it. Not locked, unlike in load_document().
create function service.read_document(p_user_id uuid, p_connector_id uuid, p_member text) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  v_document json;
begin
  select case when p_member is null then c.full_schema_json
    else json_build_object(p_member, c.full_schema_json -> p_member) end into v_document
  from public.connectors c where c.connector_id = p_connector_id and c.user_id = p_user_id and not c.is_staged;
  if v_document is null then
    perform private.refuse('NOT_FOUND', 'You have no connector with this id.', jsonb_build_object('connector_id', p_connector_id));
  end if;
  return json_build_object('document', v_document);
end
$$;
