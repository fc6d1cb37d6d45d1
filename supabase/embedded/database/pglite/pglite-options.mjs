// Plain JavaScript, because it is also imported in a worker thread without a TypeScript loader.
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { pgcrypto } from "@electric-sql/pglite/contrib/pgcrypto";
import { pgtap } from "@electric-sql/pglite/pgtap";
import { vector } from "@electric-sql/pglite/vector";

const asText = (value) => value;
const asJson = (value) => JSON.parse(value);

function asInteger(value) {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : BigInt(value);
}

function asNumeric(value) {
  const number = Number(value);
  return Number.isFinite(number) && String(number) === value ? number : value;
}

/**
 * The formats that lite expects (as in its own PGlite connection): int8, json, jsonb, numeric, dates and
 * times.
 */
const parsers = {
  20: asInteger,
  114: asJson,
  3802: asJson,
  1700: asNumeric,
  1082: asText,
  1083: asText,
  1114: asText,
  1184: asText,
  1266: asText,
};

export function pgliteOptions(folder, archive, program) {
  return {
    pgliteWasmModule: program,
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(archive === undefined ? {} : { loadDataDir: archive }),
    extensions: { vector, pg_trgm, pgcrypto, pgtap },
    parsers,
    startParams: [
      ...PGlite.defaultStartParams,
      "-c",
      'search_path="$user", public, extensions',
      "-c",
      "jit=off",
      // Sample a tenth of the rows for statistics (see maintain-pglite.ts), because other queries are blocked
      // meanwhile.
      "-c",
      "default_statistics_target=10",
      // Segments above this size are removed at a checkpoint instead of kept for reuse (megabytes; see
      // maintain-pglite.ts).
      "-c",
      "max_wal_size=128",
      "-c",
      "min_wal_size=32",
    ],
  };
}

/** Passes JSON and pgvector values that are already text unchanged; other values become JSON. */
export function serializeAsText(pglite, oids) {
  for (const oid of oids)
    pglite.serializers[oid] = (value) => (typeof value === "string" ? value : JSON.stringify(value));
}
