import type { StackDatabase } from "./stack-database.ts";

const TYPES = `
select oid::int8::text as oid from pg_type
where typname = 'vector' or (typname in ('json', 'jsonb') and typnamespace = 'pg_catalog'::regnamespace)
`;

/**
 * Makes the driver format request values as PostgREST does: an array for pgvector's type is `[1,2]` (a
 * driver without the type writes `1,2`), and JSON that is already text is unchanged. For an existing
 * Postgres the connection does this.
 */
export async function serializeValues(database: StackDatabase): Promise<void> {
  if (database.serializeAsText === undefined) return;
  await database.serializeAsText((await database.query(TYPES)).map(({ oid }) => Number(oid)));
}
