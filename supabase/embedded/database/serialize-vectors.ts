import type { StackDatabase } from "./stack-database.ts";

/**
 * Tells the driver what pgvector's type looks like: a JSON array for a `vector` becomes `[1,2]`, as PostgREST makes it
 * of a request's body. Without it a driver writes `1,2`, which no vector is.
 */
export async function serializeVectors(database: StackDatabase): Promise<void> {
  const { driver } = database.connection;
  const serializers = "options" in driver ? driver.options.serializers : driver.serializers;
  const types = await database.query("select oid::int8::text as oid from pg_type where typname = 'vector'");
  for (const { oid } of types) serializers[Number(oid)] = toText;
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
