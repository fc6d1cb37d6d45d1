-- Stored secrets belong to the hosts they were entered for: a new version of a document that sends them elsewhere gets none
-- until its owner enters them again.

create function private.origin_of(p_url text) returns text
language sql immutable set search_path = '' as $$
  select lower(substring(p_url from '^[A-Za-z][A-Za-z0-9+.-]*://[^/?#]+'))
$$;

-- Where a connector's calls and token requests go, scheme, host and port, as the tools' definitions say it; a host with
-- variables also with their values.
create function private.connector_origins(p_connector_id uuid) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(distinct o.origin), '{}')
  from (
    select private.origin_of(t.definition -> 'server' ->> 'url')
      || case when private.origin_of(t.definition -> 'server' ->> 'url') like '%{%'
         then coalesce(t.definition -> 'server' ->> 'variables', '') else '' end as origin
    from public.tools t where t.connector_id = p_connector_id
    union
    select private.origin_of(c ->> 'token_url')
    from public.tools t, jsonb_array_elements(t.definition -> 'credentials') c
    where t.connector_id = p_connector_id and c ->> 'token_url' is not null
  ) o where o.origin is not null
$$;

create or replace function public.replace_connector(p_user_id uuid, p_connector_id uuid, p_connector jsonb, p_document jsonb, p_tools jsonb)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_origins text[];
  v_new_origins text[];
begin
  perform private.own_connector(p_user_id, p_connector_id);
  v_origins := private.connector_origins(p_connector_id);
  update public.connectors c set name = p_connector ->> 'name', description = p_connector ->> 'description',
    version = p_connector ->> 'version', auth_type = p_connector ->> 'auth_type',
    required_secrets = p_connector -> 'required_secrets', full_schema_json = p_document, error = null
  where c.connector_id = p_connector_id;
  update private.segments s set api = p_connector ->> 'name' where s.segment_id = p_connector_id;
  -- Secrets the new version no longer asks for are forgotten; a secret whose place in the vault moved is asked for again.
  delete from private.connector_secrets s where s.connector_id = p_connector_id and not exists (
    select from jsonb_array_elements(p_connector -> 'required_secrets') r
    where r ->> 'secret_id' = s.secret_id and r ->> 'vault_key_name' = s.vault_key_name);
  perform private.put_tools(p_user_id, p_connector_id, p_tools);
  select coalesce(array_agg(o), '{}') into v_new_origins
  from unnest(private.connector_origins(p_connector_id)) o where o <> all (v_origins);
  -- Secrets meant for one host do not go to another on the word of a document.
  if v_new_origins <> '{}' then
    delete from private.connector_secrets s where s.connector_id = p_connector_id;
  end if;
  if not exists (select from public.tools t where t.connector_id = p_connector_id and (t.terms is null or t.embedded_as is null)) then
    perform private.build_segment(p_connector_id);
  end if;
  return jsonb_build_object('connector_id', p_connector_id, 'status', private.refresh_connector(p_connector_id),
    'new_origins', to_jsonb(v_new_origins));
end
$$;

revoke execute on function private.connector_origins, private.origin_of from public;
revoke execute on function public.replace_connector from public, anon, authenticated;
grant execute on function public.replace_connector to service_role;
