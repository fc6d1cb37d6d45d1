import type { IncomingMessage, ServerResponse } from "node:http";
import { DatabaseUnavailable } from "../../database/pglite/pglite-session.ts";
import { DatabaseFault, type StackDatabase } from "../../database/stack-database.ts";
import { isSameSecret } from "../callers/is-same-secret.ts";
import { DeadlineError, withinDeadline } from "../load/within-deadline.ts";
import { buildCall } from "./build-call.ts";
import { loadSignatures, type Signatures } from "./load-signatures.ts";
import { mapFaultStatus } from "./map-fault-status.ts";

export interface Rpc {
  /**
   * Whether a request can take the fast path: a POST of a plain RPC with the secret key and no special
   * headers.
   */
  accepts(request: IncomingMessage, path: string): boolean;
  /** @returns false when the function or the arguments do not match; nothing was sent then */
  answer(request: IncomingMessage, response: ServerResponse, path: string, body: Buffer): Promise<boolean>;
  /**
   * Calls a function as the service role, for a caller that was identified. It never fails.
   *
   * @param body arguments as a JSON object
   * @returns the answer of the Data API; undefined when the function or the arguments do not match, and
   * nothing was sent
   */
  call(schema: string, name: string, body: Buffer): Promise<RpcAnswer | undefined>;
}

export interface RpcAnswer {
  status: number;
  body: Uint8Array;
}

const UNDEFINED_FUNCTION = "42883";
const PREFIX = "/rest/v1/rpc/";
const PLAIN_PATH = /^\/rest\/v1\/rpc\/\w+$/;
/** Headers with the values that select PostgREST's default behaviour. */
const PLAIN = {
  accept: /^(\*\/\*|application\/json)?$/,
  "content-type": /^application\/json(;\s*charset=utf-8)?$/i,
  "content-profile": /^(public|service)?$/,
  prefer: /^$/,
};

/**
 * RPCs of the functions without lite: one round trip to the database instead of thirteen.
 *
 * @param secretKey callers with this key act as `service_role`
 */
export function createRpc(
  database: StackDatabase,
  secretKey: string,
  { dataTimeout, log = () => undefined }: { dataTimeout?: number; log?: (line: string) => void } = {},
): Rpc {
  let signatures: Signatures = new Map();

  async function find(schema: string, name: string, body: Record<string, unknown>) {
    const key = `${schema}.${name}`;
    const known = signatures.get(key);
    const call = known && buildCall(schema, name, known, body);
    if (call) return call;
    // Reloaded after every miss; only holders of the secret key get here.
    signatures = await loadSignatures(database);
    const fresh = signatures.get(key);
    return fresh && buildCall(schema, name, fresh, body);
  }

  async function run(
    schema: string,
    name: string,
    body: Buffer,
    attempt = 0,
  ): Promise<RpcAnswer | undefined> {
    const parsed = parseObject(body);
    const call = parsed && (await find(schema, name, parsed));
    if (!call) return undefined;
    try {
      return { status: 200, body: (await database.callFunction(call)) ?? Buffer.from("null") };
    } catch (error) {
      if (!(error instanceof DatabaseFault)) throw error;
      // The function was dropped in the meantime. Its signature is removed, so the next lookup finds its
      // replacement.
      if (error.code === UNDEFINED_FUNCTION && error.position !== null && attempt === 0) {
        signatures = new Map();
        return run(schema, name, body, 1);
      }
      const { code, details, hint, message } = error;
      return toAnswer(mapFaultStatus(code), { code, details, hint, message });
    }
  }

  return {
    accepts(request, path) {
      if (request.method !== "POST" || !PLAIN_PATH.test(path)) return false;
      if (!isSameSecret(request.headers["apikey"], secretKey)) return false;
      const authorization = request.headers.authorization;
      if (authorization !== undefined && !isSameSecret(authorization, `Bearer ${secretKey}`)) return false;
      return Object.entries(PLAIN).every(([name, plain]) => plain.test(String(request.headers[name] ?? "")));
    },
    async answer(request, response, path, body) {
      const schema = String(request.headers["content-profile"] ?? "") || "public";
      const answer = await run(schema, path.slice(PREFIX.length), body);
      if (answer) send(response, answer);
      return answer !== undefined;
    },
    async call(schema, name, body) {
      try {
        return await withinDeadline(run(schema, name, body), dataTimeout);
      } catch (error) {
        if (error instanceof DeadlineError) return toAnswer(504, { message: error.message });
        if (error instanceof DatabaseUnavailable) return toAnswer(503, { message: error.message });
        log(`calls: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
        return toAnswer(500, { message: "The gateway failed. Its log has the cause." });
      }
    },
  };
}

function toAnswer(status: number, body: object): RpcAnswer {
  return { status, body: Buffer.from(JSON.stringify(body)) };
}

function send(response: ServerResponse, { status, body }: RpcAnswer): void {
  if (response.headersSent) return; // The deadline of the request has passed.
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    ...(status === 503 && { "retry-after": "1" }),
    "content-length": body.byteLength,
  });
  response.end(body);
}

function parseObject(body: Buffer): Record<string, unknown> | undefined {
  if (body.length === 0) return {};
  try {
    const value: unknown = JSON.parse(body.toString("utf8"));
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
