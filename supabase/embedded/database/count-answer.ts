/**
 * Statements of lite that count the bytes of their answer while the database builds it, and fail when it
 * becomes too large. A cursor cannot do that: it returns a row with its embedded rows only once they are
 * built, and it reads no rows of a statement that writes.
 */

/** Text of the error; `22P02`, because a text that is not constant is cast to boolean. */
const TOO_LARGE = "answer_too_large";

/** Quoted names and texts, which callers choose parts of, and the expressions of lite that embed rows. */
const PARTS = /"(?:[^"]|"")*"|'(?:[^']|'')*'|\bjson_agg\((agg|"(?:[^"]|"")*")\)|\bto_json\(obj\)/g;

/** Lite's own count of rows does not return the embedded ones, and so does not build them. */
const COUNTS = /^select count\(\*\) as __count from \(/i;

/** Limits the embedded rows of all rows together. Rows that are embedded in embedded ones count twice. */
export function countEmbedded(statement: string, most: number): string {
  if (COUNTS.test(statement)) return statement;
  return statement.replace(PARTS, (part, aggregated: string | undefined) => {
    if (aggregated !== undefined) return `${part} filter (where ${count(aggregated, most)})`;
    return part === "to_json(obj)" ? `case when ${count("obj", most)} then ${part} end` : part;
  });
}

/**
 * Limits the columns of a query with these names, for each of its rows. Otherwise one row with many aliases of a
 * large value would be in memory before it is measured. If a name is ambiguous, whole rows are limited.
 */
export function countColumns(statement: string, names: readonly string[], most: number): string {
  const times = names.map((name) => statement.split(` as ${quote(name)}`).length - 1);
  if (names.length === 0 || times.includes(0) || COUNTS.test(statement)) return statement;
  const counted = times.every((n) => n === 1) ? names.map((name) => `"answer".${quote(name)}`) : ["answer"];
  const conditions = counted.map((value) => count(value, most)).join(" and ");
  return `select answer.* from (${statement}) as answer where ${conditions}`;
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Limits what a statement returns of the rows that it writes; undefined if it returns none. */
export function countReturned(statement: string, most: number): string | undefined {
  const outside = statement.replace(PARTS, (part) => (/^["']/.test(part) ? '""' : part));
  if (!/^\s*(insert|update|delete)\b.* returning /is.test(outside)) return undefined;
  return `with answer as (${statement}) select answer.* from answer where ${count("answer", most)}`;
}

/** Whether a statement failed because its answer would be too large. */
export function isTooLarge(error: unknown): boolean {
  return error instanceof Error && error.message.includes(`"${TOO_LARGE}"`);
}

/** A condition that holds until the rows of the transaction have more bytes than `most`, and fails then. */
function count(row: string, most: number): string {
  const counted = "coalesce(nullif(current_setting('toolgate.answer', true), ''), '0')::bigint";
  const added = `set_config('toolgate.answer', (${counted} + octet_length(${row}::text))::text, true)::bigint`;
  return `case when ${added} <= ${most} then true else ('${TOO_LARGE}' || left(${row}::text, 0))::boolean end`;
}
