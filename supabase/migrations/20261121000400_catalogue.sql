-- The tool catalogue: everything callable is a row of one table, whatever its source.

create table public.tools (
  tool_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  source text not null check (source in ('connector', 'custom', 'mcp', 'plugin')),
  connector_id uuid references public.connectors (connector_id) on delete cascade,
  -- Tools are searched by segment: a connector's operations, or a user's own tools.
  segment_id uuid not null,
  ordinal integer not null,
  operation_id text not null,
  name text not null,
  description text not null default '',
  -- The TOOL plugin that executes it.
  plugin text not null,
  side_effect text not null check (side_effect in ('read', 'write', 'execute')),
  hints jsonb not null default '{}',
  -- The words search ranks by, field by field, and the chunk that is embedded.
  fields jsonb not null,
  chunk text not null,
  input_schema jsonb not null,
  definition jsonb not null,
  content_hash text not null,
  -- The queue: rows without terms or without an embedding of the wanted model wait for a worker.
  terms jsonb,
  embedded_as text,
  leased_until timestamptz,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (segment_id, operation_id),
  unique (segment_id, ordinal)
);
create index tools_user_id_idx on public.tools (user_id);
create index tools_connector_id_idx on public.tools (connector_id);
create index tools_queue_idx on public.tools (created_at) where embedded_as is null;
create index tools_embedded_as_idx on public.tools (embedded_as);

revoke all on public.tools from anon, authenticated, service_role;
grant select on public.tools to authenticated;

alter table public.tools enable row level security;
create policy "People see their own tools" on public.tools
  for select to authenticated using (user_id = (select auth.uid()));

create trigger tools_touch before update on public.tools
  for each row execute function private.touch_updated_at();

-- One segment of the search index; `searchable` while its source is active.
create table private.segments (
  segment_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  connector_id uuid references public.connectors (connector_id) on delete cascade,
  api text not null,
  tool_count integer not null default 0,
  searchable boolean not null default false
);
create index segments_user_id_idx on private.segments (user_id) where searchable;
create index segments_connector_id_idx on private.segments (connector_id);

-- Inverted index: for each word of a segment, the tools that have it and its BM25F weight in each.
create table private.search_terms (
  user_id uuid not null,
  term text collate "C" not null,
  segment_id uuid not null references private.segments (segment_id) on delete cascade,
  ordinals integer[] not null,
  weights integer[] not null,
  primary key (user_id, term, segment_id)
);
create index search_terms_segment_id_idx on private.search_terms (segment_id);

-- Vectors of different models live side by side; dimensions belong to the model.
create table private.tool_embeddings (
  tool_id uuid not null references public.tools (tool_id) on delete cascade,
  model text not null,
  user_id uuid not null,
  embedding extensions.vector not null,
  primary key (tool_id, model)
);
create index tool_embeddings_owner_idx on private.tool_embeddings (user_id, model);

create table private.settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
