-- Reading the workspace of a binding that has none is refused, as deleting its files is.

-- The id of a workspace of bound keys.
create function private.bound_workspace_id(p_user_id uuid, p_binding text) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  v_id uuid := private.workspace_id(p_user_id, p_binding);
begin
  if not exists (select from private.workspaces w where w.workspace_id = v_id and w.user_id = p_user_id and w.binding <> '') then
    perform private.refuse('NOT_FOUND', 'No API key with this binding has a workspace. List them to see which there are.',
      jsonb_build_object('binding', p_binding));
  end if;
  return v_id;
end
$$;

create function service.check_bound_workspace(p_user_id uuid, p_binding text) returns uuid
language sql stable security definer set search_path = '' as $$
  select private.bound_workspace_id(p_user_id, p_binding)
$$;

create or replace function service.empty_bound_workspace(p_user_id uuid, p_binding text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid := private.bound_workspace_id(p_user_id, p_binding);
  v_count integer;
begin
  -- A change of the same workspace ends first.
  perform from private.workspaces w where w.workspace_id = v_id for update;
  delete from private.workspace_files f where f.workspace_id = v_id;
  get diagnostics v_count = row_count;
  return jsonb_build_object('binding', p_binding, 'deleted', v_count);
end
$$;
