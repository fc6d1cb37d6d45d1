import type { IncomingMessage, ServerResponse } from "node:http";
import { App, InMemoryEmailDriver } from "@supabase/lite";
import { findAuthMethods } from "../../auth/auth-routes.ts";
import { DatabaseUnavailable, StatementTooLong } from "../../database/pglite/pglite-session.ts";
import { limitReads } from "../../database/read-within.ts";
import { DatabaseFault, type StackDatabase } from "../../database/stack-database.ts";
import { toFault } from "../../database/to-fault.ts";
import type { StackKeys } from "../../read-keys.ts";
import { isSameSecret } from "../callers/is-same-secret.ts";
import { findExcess, type RequestFault } from "./bound-request.ts";
import { guardQueries } from "./guard-queries.ts";
import { mapFaultStatus } from "./map-fault-status.ts";
import { quietLite } from "./quiet-lite.ts";
import { type DataFault, withoutNames } from "./without-names.ts";

/**
 * A part of lite: answers a request whose body has been read, and returns the body of the answer. Other parts answer
 * 404, because the gates in front of one part do not apply to another.
 *
 * @throws DatabaseUnavailable; StatementTooLong when this request's own statement was the cause
 */
export type DataApi = (request: IncomingMessage, response: ServerResponse, body: Buffer) => Promise<Buffer>;

/**
 * Maximum milliseconds of a user's statement on PGlite before its thread is terminated, as on Postgres,
 * which ends its own statements.
 */
const CALLER_LIMIT = 8000;
/** As `[api]` of supabase/config.toml; only the service role may use `service`. */
const SCHEMAS = ["public", "service"];
/** Digits of a code that is sent by mail. */
const CODE_LENGTH = 64;
/** Maximum rows in one answer, as on the hosted platform. */
const MAX_ROWS = 1000;

/** The parts of lite that are served. Its other ones, such as `/_system`, need no key. */
export interface LiteParts {
  /** `/rest/v1` */
  dataApi: DataApi;
  /** `/auth/v1`, only with the routes of `auth-routes.ts`. */
  auth: DataApi;
}

/** Whether a part has a path, as parsed by `URL`. */
type IsServed = (path: string) => boolean;

/** Lite decodes the whole path; no table has a slash in its name. */
const isDataPath: IsServed = (path) => /^\/rest\/v1(\/|$)/.test(path) && !/%(2f|5c)/i.test(path);
const isAuthPath: IsServed = (path) => findAuthMethods(path) !== undefined;

export function createDataApi(
  database: StackDatabase,
  keys: StackKeys,
  siteUrl: string,
  log: (line: string) => void,
  callerLimit = CALLER_LIMIT,
): LiteParts {
  guardQueries(database);
  const app = new App({
    connection: database.connection,
    api: {
      enabled: true,
      schemas: SCHEMAS,
      extra_search_path: ["public", "extensions"],
      max_rows: MAX_ROWS,
    },
    auth: {
      enabled: true,
      site_url: siteUrl,
      jwt_secret: keys.jwtSecret,
      // Same as `[auth]` of supabase/config.toml.
      minimum_password_length: 8,
      // No user receives such a code, and one of six digits could be guessed.
      email: { otp_length: CODE_LENGTH },
      enable_refresh_token_rotation: true,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
    },
    db: { migrations: { enabled: false } },
    options: { server: { disableStudio: true }, drivers: { email: new InMemoryEmailDriver() } },
  });
  async function answerPart(
    isServed: IsServed,
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
  ): Promise<Buffer> {
    const url = parseUrl(request);
    if (url === undefined || !isServed(url.pathname)) return refuse(response, NOT_SERVED);
    const errors: Error[] = [];
    const noteError = (error: Error) => errors.push(error);
    const isOwn = isSameSecret(request.headers["apikey"], keys.secretKey);
    const type = request.headers["content-type"];
    const excess = isOwn ? undefined : findExcess(request.url ?? "/", type, body);
    if (excess !== undefined) return refuse(response, excess);
    let beganAt = Number.POSITIVE_INFINITY;
    const task = () => {
      beganAt = Date.now();
      const answer = () => quietLite(log, noteError, () => ask(app, request, url, body));
      return isOwn ? answer() : limitReads(answer);
    };
    const given = await database
      .exclusive(task, isOwn ? {} : { limit: callerLimit })
      .catch((error: unknown) => {
        const isOwnFault = error instanceof DatabaseUnavailable && Date.now() - beganAt >= callerLimit;
        throw isOwnFault ? new StatementTooLong(error.message) : error;
      });
    const answer = plainFault(completeFault(given, errors.at(-1)));
    if (response.headersSent) return answer.body; // The deadline of the request has passed.
    for (const [name, value] of answer.headers) {
      if (name !== "set-cookie") response.setHeader(name, value);
    }
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) response.setHeader("set-cookie", cookies);
    // RFC 9110 §15.5.2.
    if (answer.status === 401 && !answer.headers.has("www-authenticate"))
      response.setHeader("www-authenticate", 'Bearer realm="Supabase", error="invalid_token"');
    response.statusCode = answer.status;
    response.removeHeader("transfer-encoding");
    response.end(request.method === "HEAD" || answer.body.length === 0 ? undefined : answer.body);
    return answer.body;
  }

  return {
    dataApi: (request, response, body) => answerPart(isDataPath, request, response, body),
    auth: (request, response, body) => answerPart(isAuthPath, request, response, body),
  };
}

/** As PostgREST. */
const NOT_SERVED: RequestFault = {
  status: 404,
  code: "PGRST125",
  message: "Invalid path specified in request URL",
};

function refuse(response: ServerResponse, { status, code, message }: RequestFault): Buffer {
  const answer = Buffer.from(JSON.stringify({ code, details: null, hint: null, message }));
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  response.end(answer);
  return answer;
}

/**
 * Lite returns errors raised by SQL functions as its own failure, without hint and details; PostgREST
 * returns them.
 */
function completeFault(answer: DataAnswer, error: Error | undefined): DataAnswer {
  const fault = toFault(error);
  if (answer.status !== 500 || !(fault instanceof DatabaseFault)) return answer;
  const { code, details, hint, message } = fault;
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  if (mapFaultStatus(code) === 503) headers.set("retry-after", "1");
  const body = Buffer.from(JSON.stringify({ code, details, hint, message }));
  return { status: mapFaultStatus(code), headers, body };
}

/** Lite's failure for a value that does not match a column's type; PostgREST returns 400. */
const WRONG_INPUT = /^Error: (Invalid input for \w+ type)$/;

function plainFault(answer: DataAnswer): DataAnswer {
  const fault = answer.status < 400 ? undefined : readFault(answer.body);
  if (fault === undefined) return answer;
  const wrong = answer.status === 500 ? WRONG_INPUT.exec(fault.message)?.[1] : undefined;
  const plain = wrong === undefined ? withoutNames(fault) : { ...fault, code: "22P02", message: wrong };
  if (plain === fault) return answer;
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  const status = wrong === undefined ? answer.status : 400;
  return { status, headers, body: Buffer.from(JSON.stringify(plain)) };
}

function readFault(body: Buffer): DataFault | undefined {
  try {
    const value: unknown = JSON.parse(body.toString("utf8"));
    const { code, message } = Object(value) as Record<string, unknown>;
    return typeof code === "string" && typeof message === "string" ? (value as DataFault) : undefined;
  } catch {
    return undefined;
  }
}

interface DataAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

async function ask(app: App, request: IncomingMessage, url: URL, body: Buffer): Promise<DataAnswer> {
  const answer = await app.fetch(toRequest(request, url, body), {
    peerAddress: request.socket.remoteAddress ?? null,
  });
  // Read while the session is held, because a lazy body could still query the database.
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

/** The URL by which lite routes a request; undefined if it has none, for example with an impossible port. */
function parseUrl(request: IncomingMessage): URL | undefined {
  const url = `http://${request.headers.host ?? "localhost"}${request.url ?? "/"}`;
  return URL.canParse(url) ? new URL(url) : undefined;
}

function toRequest(request: IncomingMessage, url: URL, body: Buffer): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  headers.delete("transfer-encoding");
  return new Request(url, {
    method: request.method ?? "GET",
    headers,
    ...(body.length === 0 ? {} : { body: new Uint8Array(body) }),
  });
}
