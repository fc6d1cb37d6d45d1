/** The target; `key`: an API key with the scope agent:query. */
export interface SmokeTarget {
  url: string;
  key: string;
  /** Functions that must be deployed. */
  functions: string[];
}

export interface SmokeResult {
  name: string;
  /** Null when the check passed. */
  fault: string | null;
  milliseconds: number;
}

interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

type Check = [name: string, run: (target: SmokeTarget) => Promise<string | null>];

const QUERY = "/functions/v1/agent-query";
/** The possible answers of a healthy gateway, regardless of connected APIs. */
const HEALTHY = ["CONNECTOR_NOT_FOUND", "CLARIFICATION_NEEDED", "INVALID_ARGUMENTS"];

/** Only reads and dry runs: no API is called and no data is changed. */
export const SMOKE_CHECKS: Check[] = [
  [
    "every function answers, with CORS",
    async (target) => {
      const faults = await Promise.all(target.functions.map((name) => checkFunction(target, name)));
      return faults.filter((fault) => fault !== null).join("; ") || null;
    },
  ],
  [
    "the API describes itself",
    async (target) => {
      const { status, body } = await call(target, "GET", "/functions/v1/docs/openapi.json");
      const paths = Object.keys((body["paths"] ?? {}) as object).length;
      return status === 200 && String(body["openapi"]).startsWith("3.1") && paths > 0
        ? null
        : `docs/openapi.json: HTTP ${status}, ${paths} paths`;
    },
  ],
  [
    "a request without a key is rejected in the FAILURE shape",
    async (target) => {
      const answer = await call(target, "POST", QUERY, { user_query: "smoke", conversation_id: "smoke" });
      return expectFailure(answer, 401, "UNAUTHENTICATED");
    },
  ],
  [
    "a malformed question is refused by pointer",
    async (target) => {
      const answer = await call(target, "POST", QUERY, { user_query: "" }, target.key);
      return expectFailure(answer, 400, "INVALID_REQUEST");
    },
  ],
  [
    "an unknown route is a FAILURE, too",
    async (target) => {
      const answer = await call(target, "GET", "/functions/v1/tools/no/such/route", undefined, target.key);
      return expectFailure(answer, 404, "NOT_FOUND");
    },
  ],
  [
    "the catalogue is searched",
    async (target) => {
      const { status, body } = await call(
        target,
        "POST",
        "/functions/v1/tools/search",
        { query: "list", limit: 1 },
        target.key,
      );
      return status === 200 && Array.isArray(body["tools"]) ? null : describe("tools/search", status, body);
    },
  ],
  [
    "a dry run is answered",
    async (target) => {
      const query = { user_query: "smoke test", conversation_id: "smoke", dry_run: true };
      const { status, body } = await call(target, "POST", QUERY, query, target.key);
      const isWell = body["status"] === "SUCCESS" || HEALTHY.includes(String(body["error_code"]));
      return isWell && typeof body["trace_id"] === "string" ? null : describe("agent-query", status, body);
    },
  ],
  [
    "the Data API gives nothing away",
    async (target) => {
      const rows = await call(target, "GET", "/rest/v1/audit_log?select=id&limit=1");
      const chains = await call(target, "POST", "/rest/v1/rpc/list_audit_chains", {});
      const open = [rows, chains].filter(({ status }) => status < 400);
      return open.length === 0 ? null : "audit_log or list_audit_chains can be read without a key";
    },
  ],
];

/** Runs one check. A server that does not answer is a fault as well. */
export async function runSmokeCheck([name, run]: Check, target: SmokeTarget): Promise<SmokeResult> {
  const started = performance.now();
  const fault = await run(target).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
    return `${error instanceof Error ? error.message : error}${cause}`;
  });
  return { name, fault, milliseconds: performance.now() - started };
}

async function checkFunction(target: SmokeTarget, name: string): Promise<string | null> {
  const { status, headers } = await call(target, "OPTIONS", `/functions/v1/${name}`);
  if (status >= 400) return `${name}: HTTP ${status}`;
  const allowed = (headers.get("access-control-allow-headers") ?? "").toLowerCase();
  const isOpen = headers.get("access-control-allow-origin") === "*" && allowed.includes("authorization");
  return isOpen ? null : `${name}: no CORS headers`;
}

function expectFailure(answer: Answer, status: number, code: string): string | null {
  const { body, headers } = answer;
  const isWell =
    answer.status === status &&
    body["status"] === "FAILURE" &&
    body["error_code"] === code &&
    typeof body["error_message"] === "string" &&
    headers.get("access-control-allow-origin") === "*";
  return isWell ? null : describe(`wanted ${status} ${code}`, answer.status, body);
}

function describe(what: string, status: number, body: unknown): string {
  return `${what}: HTTP ${status} ${JSON.stringify(body).slice(0, 200)}`;
}

async function call(
  { url }: SmokeTarget,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    signal: AbortSignal.timeout(30_000),
    headers: {
      // Same headers as its own pages, because an embedded gateway rejects other origins.
      origin: new URL(url).origin,
      ...(method === "OPTIONS" && {
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type",
      }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(path.startsWith("/rest/v1/rpc/") && { "content-profile": "service" }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parse(text) };
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : { text };
  } catch {
    return { text };
  }
}
