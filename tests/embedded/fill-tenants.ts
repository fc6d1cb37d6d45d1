import type { StackDatabase } from "../../supabase/embedded/database/stack-database.ts";

export interface Tenants {
  /** Accounts, each with one connector, one segment and one site. */
  owners: number;
  /** Indexed tools, spread evenly. */
  tools: number;
  /** Published chunks, spread evenly. */
  chunks: number;
  /** Dimensions of every vector; few if only the number of rows matters. */
  dimensions: number;
  model: string;
}

/** The id of the owner with that number (from 1). */
export const ownerId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
export const connectorId = (n: number): string => `00000000-0000-4000-9000-${String(n).padStart(12, "0")}`;
export const siteId = (n: number): string => `site-${n}`;

/** Fills an empty, migrated database with the data of many accounts, without running triggers. */
export async function fillTenants(database: StackDatabase, tenants: Tenants): Promise<void> {
  for (const script of scripts(tenants)) await database.run(script);
  for (const table of [
    "public.tools",
    "private.tool_embeddings",
    "public.knowledge_documents",
    "public.traces",
  ])
    await database.run(`analyze ${table}`);
}

function scripts({ owners, tools, chunks, dimensions, model }: Tenants): string[] {
  const id = (variant: string, n: string) =>
    `('00000000-0000-4000-${variant}000-' || lpad((${n})::text, 12, '0'))::uuid`;
  const vector = (n: string) =>
    `(select array_agg(sin(${n} * 12.9898 + d * 78.233))::extensions.vector from generate_series(1, ${dimensions}) d)`;
  return [
    `insert into auth.users (id, email) select ${id("8", "n")}, 'owner-' || n || '@example.test' from generate_series(1, ${owners}) n;
     insert into private.settings as s (key, value) values ('embedding_model', to_jsonb('${model}'::text))
       on conflict (key) do update set value = excluded.value;
     insert into public.connectors (connector_id, user_id, name, version, auth_type, full_schema_json, status)
       select ${id("9", "n")}, ${id("8", "n")}, 'API ' || n, '1', 'none', '{}', 'ACTIVE' from generate_series(1, ${owners}) n;
     insert into private.segments (segment_id, user_id, connector_id, api, tool_count, searchable)
       select ${id("9", "n")}, ${id("8", "n")}, ${id("9", "n")}, 'API ' || n, ${Math.ceil(tools / owners)}, true
       from generate_series(1, ${owners}) n;
     insert into public.sites (site_id, owner_id, next_chunk_no)
       select 'site-' || n, ${id("8", "n")}, ${Math.ceil(chunks / owners)} from generate_series(1, ${owners}) n;`,
    `insert into public.tools (tool_id, user_id, source, connector_id, segment_id, ordinal, operation_id, name, plugin, side_effect,
         fields, chunk, input_schema, definition, content_hash, terms, embedded_as)
       select ${id("a", "n")}, ${id("8", `1 + n % ${owners}`)}, 'connector', ${id("9", `1 + n % ${owners}`)}, ${id("9", `1 + n % ${owners}`)},
         n / ${owners}, 'operation_' || n, 'Operation ' || n, 'openapi-tool', 'read', '{"method": "GET", "path": "/things"}',
         repeat('what it does ', 20), '{"type": "object"}', '{}', md5(n::text), '{"order": 100, "list": 50}', '${model}'
       from generate_series(0, ${tools - 1}) n;
     insert into private.tool_embeddings (tool_id, model, user_id, embedding)
       select ${id("a", "n")}, '${model}', ${id("8", `1 + n % ${owners}`)}, ${vector("n")} from generate_series(0, ${tools - 1}) n;
     -- What every account gets by itself.
     update public.tools set embedded_as = '${model}', terms = '{}' where embedded_as is null;`,
    `insert into public.site_documents (document_id, site_id, source, format, content_hash, revision, live_revision, status, chunk_count, characters)
       select ${id("b", "n")}, 'site-' || n, 'handbook', 'markdown', md5(n::text), ${id("b", "n")}, ${id("b", "n")}, 'READY',
         ${Math.ceil(chunks / owners)}, 1000000 from generate_series(1, ${owners}) n;
     insert into public.knowledge_documents (site_id, document_id, revision, source, chunk_index, content, embedding, embedding_model, chunk_no, terms)
       select 'site-' || 1 + n % ${owners}, ${id("b", `1 + n % ${owners}`)}, ${id("b", `1 + n % ${owners}`)}, 'handbook', n / ${owners},
         repeat('a sentence of a handbook. ', 20), ${vector("n")}, '${model}', n / ${owners}, null
       from generate_series(0, ${chunks - 1}) n;`,
    // Every account has 20 runs, the seventh 10,000, with steps of about a kilobyte.
    `insert into public.traces (trace_id, user_id, conversation_id, source, operation_ids, connector_ids, side_effects, user_query, status,
         steps, started_at, duration_ms)
       select gen_random_uuid(), user_id, 'c', 'playground', '{list}', '{}', '{read}', 'list all orders of customer ' || n, 'SUCCESS',
         jsonb_build_array(jsonb_build_object('kind', 'plan', 'output', repeat(md5(n::text), 30))), now() - make_interval(secs => n), 1
       from (select ${id("8", `1 + n % ${owners}`)} as user_id, n from generate_series(1, ${owners * 20}) n
         union all select ${id("8", "7")}, n from generate_series(1, 10000) n) x where ${owners} >= 7;`,
  ];
}
