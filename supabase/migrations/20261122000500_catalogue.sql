-- The tool catalogue: everything that can be called is a row of one table, whatever its source.

create table public.tools (
  tool_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  source text not null check (source in ('connector', 'custom', 'mcp', 'plugin')),
  connector_id uuid references public.connectors (connector_id) on delete cascade,
  -- The part of the search index that holds the tool: one connector's operations, or one user's own tools.
  segment_id uuid not null,
  ordinal integer not null,
  operation_id text not null,
  name text not null,
  description text not null default '',
  -- The TOOL plugin that executes it.
  plugin text not null,
  side_effect text not null check (side_effect in ('read', 'write', 'execute')),
  hints jsonb not null default '{}',
  -- The texts that search ranks by, field by field, and the text that is embedded.
  fields jsonb not null,
  chunk text not null,
  input_schema jsonb not null,
  -- The schema of `final_data`; null where the document has none.
  output_schema jsonb,
  definition jsonb not null,
  rate_limit_per_min integer generated always as ((definition ->> 'rate_limit_per_min')::integer) stored,
  -- What a caller plans a call with: it is compared with that of the definition which the request is built from.
  basis text generated always as (md5(definition::text || input_schema::text)) stored,
  content_hash text not null,
  -- The queue: rows without terms, or without an embedding of the current model, wait for a worker.
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
-- Not used for planning, and expensive for `analyze` to read.
alter table public.tools
  alter column hints set statistics 0, alter column fields set statistics 0, alter column chunk set statistics 0,
  alter column input_schema set statistics 0, alter column output_schema set statistics 0, alter column definition set statistics 0,
  alter column terms set statistics 0, alter column description set statistics 0;
create index tools_user_id_idx on public.tools (user_id);
create index tools_connector_id_idx on public.tools (connector_id);
create index tools_operation_id_idx on public.tools (user_id, operation_id);
-- The queue. A row may be claimed from `leased_until` on; the expression makes rows without a lease part of the order.
create index tools_waiting_idx on public.tools (segment_id, (coalesce(leased_until, '-infinity'::timestamptz)))
  where embedded_as is null or terms is null;
create index tools_model_idx on public.tools (embedded_as, (coalesce(leased_until, '-infinity'::timestamptz)))
  where embedded_as is not null;
create index tools_failed_idx on public.tools (tool_id) where last_error is not null;
grant select on public.tools to authenticated;
alter table public.tools enable row level security;
create policy "People see their own tools" on public.tools
  for select to authenticated using (user_id = (select auth.uid()) and (connector_id is null or connector_id in (select c.connector_id from public.connectors c)));
create trigger tools_touch before update on public.tools
  for each row execute function private.touch_updated_at();

-- One segment of the search index; `searchable` while its source is active.
create table private.segments (
  segment_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  connector_id uuid references public.connectors (connector_id) on delete cascade,
  api text not null,
  tool_count integer not null default 0,
  searchable boolean not null default false,
  -- Whether it is written in parts while its tools are indexed for the first time. A new version of a document may remove tools
  -- without indexing others, so it is then written as a whole.
  in_parts boolean not null default false
);
create index segments_user_id_idx on private.segments (user_id) where searchable;
create index segments_connector_id_idx on private.segments (connector_id);

-- The inverted index: for each word of a segment, the tools that contain it and its BM25F weight in each.
create table private.search_terms (
  user_id uuid not null,
  term text collate "C" not null,
  segment_id uuid not null references private.segments (segment_id) on delete cascade,
  part integer not null default 0,
  ordinals integer[] not null,
  weights integer[] not null,
  primary key (user_id, term, segment_id, part)
);
alter table private.search_terms alter column ordinals set statistics 0, alter column weights set statistics 0;
create index search_terms_segment_id_idx on private.search_terms (segment_id);

-- Vectors of different models are stored side by side; the dimensions belong to the model.
create table private.tool_embeddings (
  tool_id uuid not null references public.tools (tool_id) on delete cascade,
  model text not null,
  user_id uuid not null,
  embedding extensions.vector not null,
  primary key (tool_id, model)
);
create index tool_embeddings_owner_idx on private.tool_embeddings (user_id, model);
-- A vector of up to 2,000 dimensions fits the page of its row. Stored out of line (the default above 2 KB), each comparison would
-- read another table, which takes several times as long as the comparison.
alter table private.tool_embeddings alter column embedding set storage main;
alter table private.tool_embeddings alter column embedding set statistics 0;

-- A tool as planners see it. search_tools() repeats this expression, because a function call for each row would cost a millisecond.
create function private.describe_tool(t public.tools) returns json
language sql stable set search_path = '' as $$
  select json_build_object('tool_id', t.tool_id, 'operation_id', t.operation_id, 'connector_id', t.connector_id, 'source', t.source,
    'plugin', t.plugin, 'name', t.name, 'fields', t.fields, 'input_schema', t.input_schema, 'side_effect', t.side_effect,
    'rate_limit_per_min', t.rate_limit_per_min, 'basis', t.basis)
$$;

-- The user's tools with these names (without names all, at most 1,000), to check an agent file. The ids let the check find
-- ambiguous names and names that now mean another tool.
create function service.describe_catalogue(p_user_id uuid, p_names text[] default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('tool_id', t.tool_id, 'operation_id', t.operation_id, 'name', t.name, 'side_effect', t.side_effect,
    'source', t.source) || case when p_names is null then '{}'::jsonb
    else jsonb_build_object('description', t.description, 'input_schema', t.input_schema) end order by t.operation_id, t.created_at), '[]')
  from (select x.* from public.tools x where x.user_id = p_user_id and (p_names is null or x.operation_id = any (p_names))
      and private.is_shown(x.connector_id)
    order by x.operation_id limit 1000) t
$$;
