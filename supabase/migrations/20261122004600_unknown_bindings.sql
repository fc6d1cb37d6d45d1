-- Reading the workspace of a binding that has none is refused, as empty_bound_workspace() refuses to delete its files.
create function service.check_bound_workspace(p_user_id uuid, p_binding text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from private.workspaces w
    where w.workspace_id = private.workspace_id(p_user_id, p_binding) and w.user_id = p_user_id and w.binding <> '') then
    perform private.refuse('NOT_FOUND', 'No API key with this binding has a workspace. List them to see which there are.',
      jsonb_build_object('binding', p_binding));
  end if;
  return p_binding;
end
$$;
