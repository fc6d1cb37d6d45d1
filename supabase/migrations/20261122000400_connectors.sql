-- Connectors: an uploaded OpenAPI document, or an MCP server.

create type public.connector_status as enum ('PENDING_SECRETS', 'ACTIVE', 'DISABLED');

create table public.connectors (
  connector_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null default 'openapi' check (kind in ('openapi', 'mcp')),
  name text not null,
  -- The owner's name, which a new version of the document keeps.
  is_renamed boolean not null default false,
  description text not null default '',
  version text not null,
  auth_type text not null check (auth_type in
    ('api-key', 'oauth2-client-credentials', 'oauth2-jwt-bearer', 'oauth2-authorization-code', 'client-certificate', 'username-password', 'http-digest', 'session-login', 'bearer-token',
     'aws-sigv4', 'hmac', 'none')),
  -- What the document requires: [{secret_id, description, vault_key_name, in?, name?, optional?}]
  required_secrets jsonb not null default '[]',
  -- The document without its overlay, as text in JSON: jsonb would lose the order that ids and arguments depend on.
  full_schema_json json not null,
  status public.connector_status not null default 'PENDING_SECRETS',
  error text,
  -- Where the document was imported from, in which format, and what the server said about that version (RFC 9110 §8.8); null if it was
  -- uploaded. Never an address with a secret in it.
  source_url text check (length(source_url) <= 4000),
  source_kind text check (source_kind in ('openapi', 'postman', 'discovery', 'graphql', 'har', 'curl')),
  -- What the import stated: the API's address, and the connector's name in place of the document's title.
  source_server text check (length(source_server) <= 4000),
  source_name text check (length(source_name) <= 500),
  source_etag text,
  source_last_modified text,
  -- Still being written by stage_connector(); hidden until show_connector().
  is_staged boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Not used for planning, and expensive for `analyze` to read.
alter table public.connectors alter column full_schema_json set statistics 0;
create index connectors_user_id_idx on public.connectors (user_id, created_at);
grant select on public.connectors to authenticated;
alter table public.connectors enable row level security;
create policy "People see their own connectors" on public.connectors
  for select to authenticated using (user_id = (select auth.uid()) and not is_staged);
create trigger connectors_touch before update on public.connectors
  for each row execute function private.touch_updated_at();

-- The stored secrets of a connector. The values are in the vault only.
create table private.connector_secrets (
  connector_id uuid not null references public.connectors (connector_id) on delete cascade,
  secret_id text not null,
  vault_key_name text not null,
  vault_id uuid not null,
  -- The destinations that the value may be sent to, set when it is stored.
  bound_to text[] not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (connector_id, secret_id)
);

-- The MCP server of a connector of kind `mcp`.
create table public.mcp_servers (
  connector_id uuid primary key references public.connectors (connector_id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Never changes: stored secrets are bound to it.
  url text not null,
  -- How requests are authenticated; names of secrets, no values.
  credentials jsonb not null default '[]',
  trust_hints boolean not null default false,
  -- Whether its owner chose the connector's name; otherwise the name that the server reports is used.
  is_named boolean not null default false,
  transport text check (transport in ('streamable-http', 'sse')),
  protocol_version text,
  server_name text,
  server_version text,
  instructions text,
  listed_at timestamptz,
  -- When the worker lists the tools again; never while secrets are missing.
  next_look_at timestamptz not null default 'infinity',
  -- Failed attempts in a row.
  failures integer not null default 0
);
create index mcp_servers_user_id_idx on public.mcp_servers (user_id);
create index mcp_servers_next_look_at_idx on public.mcp_servers (next_look_at);
grant select on public.mcp_servers to authenticated;
alter table public.mcp_servers enable row level security;
create policy "People see their own MCP servers" on public.mcp_servers
  for select to authenticated using (user_id = (select auth.uid()));

create table public.mcp_tools (
  connector_id uuid not null references public.connectors (connector_id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null,
  accepted jsonb,
  accepted_digest text,
  accepted_at timestamptz,
  -- The definition as last seen; null when the server no longer lists the tool.
  offered jsonb,
  offered_digest text,
  seen_at timestamptz not null default now(),
  gone_at timestamptz,
  -- Why the current definition cannot be accepted; such a definition is not stored.
  unusable text,
  -- The owner's decision; null: what follows from the definition.
  side_effect text check (side_effect in ('read', 'write', 'execute')),
  primary key (connector_id, name)
);
create index mcp_tools_user_id_idx on public.mcp_tools (user_id);
grant select on public.mcp_tools to authenticated;
alter table public.mcp_tools enable row level security;
create policy "People see the tools of their own MCP servers" on public.mcp_tools
  for select to authenticated using (user_id = (select auth.uid()));

-- The caller's connector, locked.
create function private.own_connector(p_user_id uuid, p_connector_id uuid) returns public.connectors
language plpgsql set search_path = '' as $$
declare
  v_row public.connectors;
begin
  select * into v_row from public.connectors c
  where c.connector_id = p_connector_id and c.user_id = p_user_id and not c.is_staged for update;
  if v_row.connector_id is null then
    perform private.refuse('NOT_FOUND', 'You have no connector with this id.',
      jsonb_build_object('connector_id', p_connector_id));
  end if;
  return v_row;
end
$$;

-- Whether tools of a connector are visible: those of a staged one are not.
create function private.is_shown(p_connector_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select p_connector_id is null or not exists (
    select from public.connectors c where c.connector_id = p_connector_id and c.is_staged)
$$;
