import { type Kysely, sql } from "kysely";
import { measureAliases } from "../../database/read-within.ts";
import type { StackDatabase } from "../../database/stack-database.ts";

/**
 * Callers of the Data API choose filters, and some filters let them choose the cost per row: a regular
 * expression with back-references runs forever on a text of 400 characters, and PGlite cannot be
 * interrupted. Therefore users and applications may only use operators whose cost depends on the stored
 * data. The check reads lite's parsed request, so that it cannot differ from lite's own interpretation.
 */

/** Operators of lite's syntax tree (PostgREST's `eq`, `in`, `is`, …) that compare a value once. */
const CHEAP = new Set([
  ..."eq neq gt gte lt lte is isNot isDistinct in notIn contains containedBy contained overlaps overlap".split(
    " ",
  ),
  ..."eqAny neqAny gtAny gteAny ltAny lteAny eqAll neqAll gtAll gteAll ltAll lteAll".split(" "),
]);
/** Linear in the text per wildcard, so the wildcards are limited. */
const PATTERNS = new Set([
  "like",
  "ilike",
  "notLike",
  "notIlike",
  "likeAny",
  "ilikeAny",
  "likeAll",
  "ilikeAll",
]);
const GROUPS = new Set(["and", "or", "not"]);
const MAX_WILDCARDS = 5;
/**
 * Of all patterns of a request: each position of a stored text may be compared with a whole pattern, when
 * both repeat.
 */
const MAX_PATTERNS = 200;
const MAX_CONDITIONS = 100;
const MAX_EMBEDDED = 5;
/** Levels of embedding: each may return 1,000 rows for each row of the one above. */
const MAX_LEVELS = 2;
/** Maximum number of aliases of one column: each multiplies the answer, which is built in memory. */
const MAX_REPEATED = 8;
const MAX_ORDERED = 10;
/** A document may have 16 MB, so it is read as a whole, once for each connector. */
const DOCUMENT = /^full_schema_json\b/;
const DOCUMENT_REFUSAL =
  "A document (full_schema_json) may only be selected from connectors, once. Read a member of it with the connectors function: GET connectors/{id}/document?member=….";

/** Statement timeouts in milliseconds, as on a hosted project. */
const STATEMENT_TIMEOUTS: Record<string, number> = { anon: 3000, authenticated: 8000, service_role: 8000 };

type Node = Record<string, unknown>;
interface Vars {
  auth?: { role?: unknown };
}
/**
 * Lite calls it for each request, with the role of the verified token. The type differs between its
 * connections.
 */
type OnQuery = (ast: Node, vars?: Vars) => Promise<unknown>;
type Context = (transaction: Kysely<unknown>, vars: Vars, ...rest: unknown[]) => Promise<void>;

/** Returned as HTTP 403 (`PTxyz` is PostgREST's convention for choosing a status). */
class CostlyQuery extends Error {
  override readonly name = "CostlyQuery";
  readonly code = "PT403";
  readonly hint: string;

  constructor(fault: string) {
    super(fault);
    this.hint =
      fault === DOCUMENT_REFUSAL
        ? "Select the other columns by name."
        : "Use eq, neq, gt, gte, lt, lte, in, is, like, ilike, cs, cd or ov; search with the endpoints for it.";
  }
}

/** Rejects costly filters of callers without the secret key, and limits each statement by role. */
export function guardQueries({ connection, kind }: StackDatabase): void {
  const original = (Reflect.get(connection, "onPostgrestAST") as OnQuery).bind(connection);
  const guarded: OnQuery = async (ast, vars) => {
    const fault = vars?.auth?.role === "service_role" ? undefined : findCost(ast);
    if (fault !== undefined) throw new CostlyQuery(fault);
    measureAliases(findAliases(ast["select"]));
    return original(ast, vars);
  };
  Reflect.set(connection, "onPostgrestAST", guarded);
  if (kind === "postgres") boundStatements(connection);
}

/** Poolers drop the session's settings, and `set role` does not apply the role's settings. */
function boundStatements(connection: object): void {
  const apply = (Reflect.get(connection, "applyJwtSessionContext") as Context).bind(connection);
  const withTimeout: Context = async (transaction, vars, ...rest) => {
    await apply(transaction, vars, ...rest);
    const timeout = STATEMENT_TIMEOUTS[String(vars.auth?.role)] ?? STATEMENT_TIMEOUTS["anon"];
    await sql`select set_config('statement_timeout', ${String(timeout)}, true)`.execute(transaction);
  };
  Reflect.set(connection, "applyJwtSessionContext", withTimeout);
}

/** @returns the part of a request whose cost the caller controls; undefined when there is none */
function findCost(ast: Node): string | undefined {
  const count: Count = { conditions: 0, embedded: 0, patterns: 0 };
  return (
    findInWhere(ast["where"], count) ??
    findInSelect(ast, count, [ast["from"]]) ??
    findInOrder(ast["order"]) ??
    (count.conditions > MAX_CONDITIONS
      ? `A request may have ${MAX_CONDITIONS} conditions at most.`
      : undefined) ??
    (count.embedded > MAX_EMBEDDED ? `A request may embed ${MAX_EMBEDDED} relations at most.` : undefined)
  );
}

interface Count {
  conditions: number;
  embedded: number;
  /** Characters of all patterns. */
  patterns: number;
}

/** @param path the relations around the selected ones, beginning with that of the request */
function findInSelect({ select, join }: Node, count: Count, path: unknown[]): string | undefined {
  if (!Array.isArray(select)) return undefined;
  const repeated = findRepeated(select, path);
  if (repeated !== undefined) return repeated;
  for (const entry of select) {
    if (!isNode(entry)) continue;
    for (const [name, part] of Object.entries(entry)) {
      if (!isNode(part) || !("select" in part || "where" in part || "join" in part)) continue;
      count.embedded += 1;
      const relation = findRelation(join, name);
      const fault =
        findMultiplied(relation, path) ??
        findInWhere(part["where"], count) ??
        findInSelect(part, count, [...path, relation]) ??
        findInOrder(part["order"]);
      if (fault !== undefined) return fault;
    }
  }
  return undefined;
}

/** `{alias: {from}}`; without an alias, the name is that of the relation. */
function findRelation(join: unknown, name: string): unknown {
  const joined = isNode(join) ? join[name] : undefined;
  return (isNode(joined) ? joined["from"] : undefined) ?? name;
}

/** The rows of a level would be returned again for each row of the next one. */
function findMultiplied(relation: unknown, path: unknown[]): string | undefined {
  if (path.length > MAX_LEVELS) return `Relations may be embedded ${MAX_LEVELS} levels deep at most.`;
  const isAgain = path.length > 1 && path.includes(relation);
  return isAgain ? "A relation may not be embedded in itself by way of another one." : undefined;
}

/** Selections of a document, in any form: alone, under an alias, with a cast, a part of it. */
function countDocuments(select: unknown[]): number {
  const isEmbedded = (part: unknown) =>
    isNode(part) && ("select" in part || "where" in part || "join" in part);
  return select
    .flatMap((entry) => (isNode(entry) ? Object.entries(entry) : [["", entry]]))
    .filter(([name, part]) => !isEmbedded(part) && JSON.stringify([name, part]).includes("full_schema_json"))
    .length;
}

/** How often each column is selected. */
function countColumns(select: unknown[]): { times: Map<string, number>; most: number } {
  const times = new Map<string, number>();
  for (const entry of select) {
    for (const part of isNode(entry) ? Object.values(entry) : [entry]) {
      const named = isNode(part) ? part["column"] : part;
      if (typeof named !== "string") continue;
      const column = named.split(/->|::/, 1)[0]?.trim() ?? "";
      times.set(column, (times.get(column) ?? 0) + 1);
    }
  }
  return { times, most: Math.max(0, ...times.values()) };
}

/** `"column"`, `{alias: {column}}`; a part of a JSON column (`a->b`) may be all of it. */
function findRepeated(select: unknown[], path: unknown[]): string | undefined {
  const { times, most } = countColumns(select);
  const all = path.at(-1) === "connectors" ? (times.get("*") ?? 0) : 0;
  if (countDocuments(select) + all > (path.length > 1 ? 0 : 1)) return DOCUMENT_REFUSAL;
  return most > MAX_REPEATED ? `A column may be selected ${MAX_REPEATED} times at most.` : undefined;
}

/** The names of the columns `{alias: {column}}` of a request, if it selects one of them again. */
function findAliases(select: unknown): string[] {
  if (!Array.isArray(select) || countColumns(select).most < 2) return [];
  const named = select.filter(isNode).flatMap((entry) => Object.entries(entry));
  const aliases = named.flatMap(([name, part]) =>
    isNode(part) && typeof part["column"] === "string" ? [name] : [],
  );
  return [...new Set(aliases)];
}

function findInOrder(order: unknown): string | undefined {
  if (JSON.stringify(order ?? null).includes("full_schema_json")) return DOCUMENT_REFUSAL;
  const isLong = Array.isArray(order) && order.length > MAX_ORDERED;
  return isLong ? `A request may be ordered by ${MAX_ORDERED} columns at most.` : undefined;
}

const REFUSAL = "This operator is for the secret key only: the caller would choose what it costs.";

/** `{column: {$operator: value}, $and: [where, …], $not: where}` */
function findInWhere(where: unknown, count: Count): string | undefined {
  if (Array.isArray(where)) return firstOf(where, (part) => findInWhere(part, count));
  if (!isNode(where)) return undefined;
  return firstOf(Object.entries(where), ([key, value]) => {
    if (DOCUMENT.test(key)) return DOCUMENT_REFUSAL;
    if (!key.startsWith("$")) return findInCondition(value, count);
    return GROUPS.has(key.slice(1)) ? findInWhere(value, count) : REFUSAL;
  });
}

/** `{$operator: value}`, `{$not: {$operator: value}}` */
function findInCondition(condition: unknown, count: Count): string | undefined {
  count.conditions += 1;
  if (!isNode(condition)) return undefined;
  return firstOf(Object.entries(condition), ([key, value]) => {
    const operator = key.slice(1);
    if (key === "$not") return findInCondition(value, count);
    if (CHEAP.has(operator)) return undefined;
    if (Array.isArray(value)) count.conditions += PATTERNS.has(operator) ? value.length : 0;
    if (PATTERNS.has(operator)) return findInPattern(value, count);
    return REFUSAL;
  });
}

function findInPattern(value: unknown, count: Count): string | undefined {
  return firstOf(Array.isArray(value) ? value : [value], (pattern) => {
    const text = String(pattern);
    count.patterns += text.length;
    if (text.split(/[%*]/).length - 1 > MAX_WILDCARDS)
      return `A pattern may have ${MAX_WILDCARDS} wildcards at most.`;
    if (count.patterns <= MAX_PATTERNS) return undefined;
    return `The patterns of a request may have ${MAX_PATTERNS} characters at most.`;
  });
}

function firstOf<T>(items: T[], find: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
