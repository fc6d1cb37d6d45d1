-- What the form of a secret is checked against before it is stored: the kind of the connector and, because a certificate
-- and its passphrase may come one after the other, the half that is stored already. Never reaches a caller.
create function public.load_secret_forms(p_user_id uuid, p_connector_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_connector public.connectors := private.own_connector(p_user_id, p_connector_id);
begin
  return jsonb_build_object('auth_type', v_connector.auth_type, 'stored', case
    when v_connector.auth_type = 'client-certificate' then (
      select coalesce(jsonb_object_agg(s.secret_id, v.decrypted_secret), '{}')
      from private.connector_secrets s join vault.decrypted_secrets v on v.id = s.vault_id
      where s.connector_id = p_connector_id)
    else '{}'::jsonb end);
end
$$;
revoke execute on function public.load_secret_forms from public, anon, authenticated;
grant execute on function public.load_secret_forms to service_role;
