import { AsyncLocalStorage } from "node:async_hooks";
import { countColumns, countEmbedded, countReturned, isTooLarge } from "./count-answer.ts";

/**
 * A query may return the same large value for each of its rows, so that neither the number of its columns nor
 * of its rows limits the answer. A caller's answer is therefore read in parts, and given up when it becomes
 * too large: before the rest of it is in memory.
 */

interface Budget {
  left: number;
  /** Names under which the request selects a column again. */
  aliases: readonly string[];
}
const budgets = new AsyncLocalStorage<Budget>();

/** Most bytes of rows that one request of a caller may read. The largest stored value is a document of 16 MB. */
const MAX_READ = 16 * 1024 * 1024;
/** The same for embedded rows, some of which count twice. */
const MAX_EMBEDDED = 2 * MAX_READ;
/** The first parts are small, because the size of a row is not known yet. */
const FIRST_ROWS = 1;
const GROWTH = 8;
const MAX_ROWS = 1000;
/** Bytes that a later part aims at. */
const PART_SIZE = 4 * 1024 * 1024;

/** Returned as HTTP 413 (`PTxyz` is PostgREST's convention for choosing a status). */
class AnswerTooLarge extends Error {
  override readonly name = "AnswerTooLarge";
  readonly code = "PT413";
  readonly hint: string;
  constructor(isWrite = false) {
    super(`The answer would have more than ${MAX_READ / 1024 / 1024} MB.`);
    this.hint = isWrite
      ? "Nothing was changed. Select fewer columns, or none (Prefer: return=minimal)."
      : "Select fewer columns, or fewer rows with limit and offset.";
  }
}

/** Limits what all statements of the task read together. */
export function limitReads<T>(task: () => Promise<T>): Promise<T> {
  return budgets.run({ left: MAX_READ, aliases: [] }, task);
}

/** Has the database measure these columns of the task's query before it returns a row. */
export function measureAliases(aliases: readonly string[]): void {
  const budget = budgets.getStore();
  if (budget !== undefined) budget.aliases = aliases;
}

type Run<Result> = (statement: string, parameters: readonly unknown[]) => Promise<Result>;

interface Rows {
  rows: unknown[];
  /** Number of rows that a write changed, as PGlite and as our sessions of Postgres name it. */
  affectedRows?: number | undefined;
  count?: number | undefined;
}

/**
 * Runs a statement of a transaction. Inside `limitReads`, a query is read in parts with a cursor, and what a write
 * returns is counted.
 * @throws AnswerTooLarge; the transaction must then be rolled back
 */
export async function readWithin<Result extends Rows>(
  statement: string,
  parameters: readonly unknown[],
  run: Run<Result>,
): Promise<Result> {
  const budget = budgets.getStore();
  if (budget === undefined) return run(statement, parameters);
  try {
    if (isQuery(statement)) return await readInParts(statement, parameters, run, budget);
    const counted = countReturned(statement, MAX_READ);
    if (counted === undefined) return await run(statement, parameters);
    const written = await run(counted, parameters);
    const { length } = written.rows;
    spend(budget, written.rows);
    return { ...written, affectedRows: length, count: length };
  } catch (error) {
    const isWrite = !isQuery(statement);
    throw isTooLarge(error) || error instanceof AnswerTooLarge ? new AnswerTooLarge(isWrite) : error;
  }
}

async function readInParts<Result extends Rows>(
  statement: string,
  parameters: readonly unknown[],
  run: Run<Result>,
  budget: Budget,
): Promise<Result> {
  const counting = countColumns(countEmbedded(statement, MAX_EMBEDDED), budget.aliases, MAX_READ);
  await run(`declare answer no scroll cursor for ${counting}`, parameters);
  const rows: unknown[] = [];
  for (let count = FIRST_ROWS; ; ) {
    const part = await run(`fetch ${count} from answer`, []);
    const size = spend(budget, part.rows);
    rows.push(...part.rows);
    if (part.rows.length < count) {
      await run("close answer", []);
      return { ...part, rows };
    }
    const fitting = Math.floor(PART_SIZE / Math.max(1, size / count));
    count = Math.max(1, Math.min(count * GROWTH, fitting, MAX_ROWS));
  }
}

/** @returns the bytes of the rows @throws AnswerTooLarge */
function spend(budget: Budget, rows: readonly unknown[]): number {
  let size = 0;
  for (const row of rows) size += estimateSize(row, budget.left - size);
  budget.left -= size;
  if (budget.left < 0) throw new AnswerTooLarge();
  return size;
}

/** A query without a table, such as of settings, returns one short row. */
function isQuery(statement: string): boolean {
  return /^\s*select\b/i.test(statement) && /\bfrom\b/i.test(statement);
}

/** About the bytes of a value as JSON; counts no further than the limit. */
function estimateSize(value: unknown, limit: number): number {
  if (typeof value === "string") return value.length + 2;
  if (typeof value !== "object" || value === null) return 8;
  if (value instanceof Uint8Array) return value.length * 2;
  let size = 2;
  for (const [key, member] of Object.entries(value)) {
    if (size > limit) break;
    size += (Array.isArray(value) ? 1 : key.length + 4) + estimateSize(member, limit - size);
  }
  return size;
}
