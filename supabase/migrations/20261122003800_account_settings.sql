-- What an account sets for itself: its model endpoint, a stricter environment and lower limits. The values of the installation are
-- the ceiling: the functions compare every value with it when it is stored and again when it is used.

create table private.account_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Null, here and below: the installation's value.
  environment text check (environment = 'prod'),
  call_ms integer check (call_ms >= 1000),
  answer_bytes integer check (answer_bytes >= 1024),
  calls_per_min integer check (calls_per_min between 1 and 100000)
);

create table private.account_models (
  user_id uuid primary key references auth.users (id) on delete cascade,
  base_url text not null check (length(base_url) between 1 and 2000),
  chat_model text not null check (length(chat_model) between 1 and 200),
  -- The key in the vault; null: the endpoint gets none.
  vault_id uuid,
  key_stored_at timestamptz check ((key_stored_at is null) = (vault_id is null))
);

-- A key belongs to the exact address for which it was entered: the path of a shared gateway names its tenant. Whoever changes the
-- address without a new key deletes the key, also outside of set_account_model().
create function private.drop_model_key() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.base_url <> old.base_url and new.vault_id = old.vault_id then
    new.vault_id := null;
    new.key_stored_at := null;
  end if;
  if old.vault_id is distinct from new.vault_id then
    delete from vault.secrets s where s.id = old.vault_id;
  end if;
  return new;
end
$$;

create trigger account_models_drop_key before update on private.account_models
  for each row execute function private.drop_model_key();
create trigger account_models_forget after delete on private.account_models
  for each row execute function private.forget_vault_secret();

-- A model for vectors belongs to the endpoint, too.
create function private.drop_own_embedding() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.account_embeddings a where a.user_id = old.user_id;
  return null;
end
$$;

create trigger account_models_drop_embedding after update of base_url on private.account_models
  for each row when (new.base_url <> old.base_url) execute function private.drop_own_embedding();
create trigger account_models_forget_embedding after delete on private.account_models
  for each row execute function private.drop_own_embedding();

create function private.audit_setting(p_user_id uuid, p_setting text, p_url text default null) returns void
language sql set search_path = '' as $$
  select private.append_audit(jsonb_build_object('user_id', p_user_id, 'trace_id', gen_random_uuid(), 'phase', 'decision',
    'operation_id', 'settings/' || p_setting, 'side_effect', 'write', 'approved_by', p_user_id, 'url', p_url))
$$;

-- A part of a caller's policy. `model` has no key: that is read for each request to the endpoint.
create function private.account_policy(p_user_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'environment', s.environment, 'call_ms', s.call_ms, 'answer_bytes', s.answer_bytes, 'calls_per_min', s.calls_per_min,
    'model', case when m.user_id is not null
      then jsonb_build_object('user_id', m.user_id, 'base_url', m.base_url, 'chat_model', m.chat_model) end)
  from (select p_user_id as id) u
  left join private.account_settings s on s.user_id = u.id
  left join private.account_models m on m.user_id = u.id;
end
$$;

create function service.read_account_settings(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.account_policy(p_user_id) || jsonb_build_object('key_stored_at',
    (select m.key_stored_at from private.account_models m where m.user_id = p_user_id))
$$;

-- Changes the settings that p_change names; a null is the installation's value.
create function service.change_account_settings(p_user_id uuid, p_change jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.account_settings;
  v_new private.account_settings;
begin
  insert into private.account_settings (user_id) values (p_user_id) on conflict do nothing;
  select * into v_old from private.account_settings s where s.user_id = p_user_id for update;
  v_new := jsonb_populate_record(v_old, p_change - 'user_id');
  update private.account_settings s set environment = v_new.environment, call_ms = v_new.call_ms,
    answer_bytes = v_new.answer_bytes, calls_per_min = v_new.calls_per_min
  where s.user_id = p_user_id;
  perform private.audit_setting(p_user_id, c.key || '=' || coalesce(c.value, 'installation'))
  from jsonb_each_text(to_jsonb(v_new)) c
  where c.value is distinct from to_jsonb(v_old) ->> c.key
  order by c.key;
  return service.read_account_settings(p_user_id);
end
$$;

-- Without p_key, the stored one is kept if the address is the same.
create function service.set_account_model(p_user_id uuid, p_base_url text, p_chat_model text, p_key text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.account_models (user_id, base_url, chat_model) values (p_user_id, p_base_url, p_chat_model)
  on conflict (user_id) do update set base_url = excluded.base_url, chat_model = excluded.chat_model;
  if p_key is not null then
    update private.account_models m set key_stored_at = now(),
      vault_id = private.put_vault_secret(null, p_user_id || '/model/' || gen_random_uuid(), p_key)
    where m.user_id = p_user_id;
  end if;
  perform private.audit_setting(p_user_id, case when p_key is null then 'model' else 'model/key' end, p_base_url);
  return service.read_account_settings(p_user_id);
end
$$;

create function service.remove_account_model(p_user_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.account_models m where m.user_id = p_user_id;
  if found then
    perform private.audit_setting(p_user_id, 'model=installation');
  end if;
  return service.read_account_settings(p_user_id);
end
$$;

-- The key for one request to this address; `found` is false if the account's endpoint is another one by now.
create function service.read_model_key(p_user_id uuid, p_base_url text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select jsonb_build_object('found', true, 'key',
      (select v.decrypted_secret from vault.decrypted_secrets v where v.id = m.vault_id))
    from private.account_models m where m.user_id = p_user_id and m.base_url = p_base_url), '{"found": false, "key": null}')
$$;
