import type { StackDatabase } from "./stack-database.ts";

const TYPES = `
select oid::int8::text as oid from pg_type
where typname = 'vector' or (typname in ('json', 'jsonb') and typnamespace = 'pg_catalog'::regnamespace)
`;

/**
 * Makes the driver write what lite takes from a request's body as PostgREST does: an array for pgvector's type is
 * `[1,2]` (a driver that does not know the type writes `1,2`), and JSON that is text already stays as it is.
 * On an own Postgres the connection does this itself.
 */
export async function serializeValues(database: StackDatabase): Promise<void> {
  if (database.serializeAsText === undefined) return;
  await database.serializeAsText((await database.query(TYPES)).map(({ oid }) => Number(oid)));
}
