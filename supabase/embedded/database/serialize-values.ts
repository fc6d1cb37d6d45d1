import type { StackDatabase } from "./stack-database.ts";

const TYPES = `
select oid::int8::text as oid from pg_type
where typname = 'vector' or (typname in ('json', 'jsonb') and typnamespace = 'pg_catalog'::regnamespace)
`;

/**
 * Makes the driver write what lite takes from a request's body as PostgREST does: an array for pgvector's type is
 * `[1,2]` (a driver that does not know the type writes `1,2`), and JSON that is text already stays as it is (postgres.js
 * would make a JSON string of it).
 */
export async function serializeValues(database: StackDatabase): Promise<void> {
  const oids = (await database.query(TYPES)).map(({ oid }) => Number(oid));
  if (database.serializeAsText) return database.serializeAsText(oids);
  if (!("options" in database.connection.driver)) return;
  const { serializers } = database.connection.driver.options;
  for (const oid of oids) serializers[oid] = toText;
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
