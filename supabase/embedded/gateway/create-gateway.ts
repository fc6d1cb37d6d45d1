import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Auth } from "../auth/create-auth.ts";
import { DatabaseUnavailable, StatementTooLong } from "../database/pglite-session.ts";
import type { Spare } from "../functions/keep-spare.ts";
import type { HostCheck, HostFault } from "./check-host.ts";
import type { PeerCheck } from "./check-peer.ts";
import { ADMISSION_LIMITS, type AdmissionDesk, type Refusal } from "./create-admission.ts";
import type { DataApi } from "./create-data-api.ts";
import type { Rpc } from "./create-rpc.ts";
import { findAddress } from "./find-address.ts";
import { forwardRequest } from "./forward-request.ts";
import type { IdentifySender, Sender } from "./identify-account.ts";
import { isLongWork } from "./is-long-work.ts";
import { readBody } from "./read-body.ts";
import { resolveRoute } from "./resolve-route.ts";
import { sendFailure } from "./send-failure.ts";
import { serveConfig, type WebConfig } from "./serve-config.ts";
import { serveReader } from "./serve-reader.ts";
import { serveWeb, type WebState } from "./serve-web.ts";
import type { SlowCallers } from "./slow-callers.ts";
import { DeadlineError, withinDeadline } from "./within-deadline.ts";

export interface GatewayOptions {
  dataApi: DataApi;
  rpc: Rpc;
  auth: Auth;
  isAllowed: PeerCheck;
  checkHost: HostCheck;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  isTrustedProxy?: PeerCheck;
  secretKey: string;
  identifySender: IdentifySender;
  admission: AdmissionDesk;
  slowCallers: SlowCallers;
  /** Whether a request is part of processing a large document that was already admitted. */
  isSlice: (request: IncomingMessage, path: string) => boolean;
  /** The process for large documents, with its own admission. */
  longWork: Pick<Spare, "use"> & { admission: AdmissionDesk };
  /** Port of the functions' process; undefined while it is down. */
  functionsPort: () => number | undefined;
  isHealthy: () => Promise<boolean>;
  /** Whether the database answers a statement. */
  isDatabaseReady: () => Promise<boolean>;
  /** Starts the worker. With pg_net, the database does it. */
  wakeWorker: () => void;
  /** The checkout, which contains the API reader and the built web UI. */
  projectDir: string;
  web: WebState;
  webConfig: () => WebConfig;
  /** The sample API, if it is served. */
  sample?: RequestListener;
  /** Milliseconds without an answer after which a function call is a 504. */
  answerTimeout?: number;
  /** Milliseconds without an answer of the database after which a Data API request is a 504 (60,000). */
  dataTimeout?: number;
  log: (line: string) => void;
}

/** As on the hosted platform (milliseconds). */
const ANSWER_TIMEOUT = 150_000;
/**
 * Maximum body sizes of the Data API (bytes): a document of 16 MiB with its compiled form from the
 * functions, rows from users, and small bodies from unauthenticated callers. Bodies are kept in memory
 * while they are processed.
 */
const BODY_LIMITS = { operator: 96 * 1024 * 1024, account: 4 * 1024 * 1024, anonymous: 64 * 1024 };
const FUNCTION_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** The single port of the stack: routes requests to their handlers. */
export function createGateway(options: GatewayOptions): RequestListener {
  return function gateway(request, response) {
    handle(request, response, options).catch((error: unknown) => {
      // The caller disconnected, for example while sending its body.
      if (response.destroyed) return;
      if (error instanceof DatabaseUnavailable) return rejectWithoutDatabase(response);
      options.log(`gateway: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      if (error instanceof DeadlineError) return rejectTimedOut(response, error);
      sendFailure(response, 500, "INTERNAL", "The gateway failed. Its log has the cause.");
    });
  };
}

/** Node keeps the first of several Host headers; RFC 9112 §3.2 requires a refusal. */
function findHostFault(request: IncomingMessage, { checkHost }: GatewayOptions): HostFault | undefined {
  if ((request.headersDistinct["host"]?.length ?? 0) > 1)
    return { status: 400, message: "A request has one Host header." };
  return checkHost(request.headers);
}

function rejectTimedOut(response: ServerResponse, { message }: DeadlineError): void {
  sendFailure(response, 504, "INTERNAL", message, { connection: "close", "retry-after": "1" });
}

function rejectWithoutDatabase(response: ServerResponse): void {
  const message = "The database is being restarted. Try again in a second.";
  sendFailure(response, 503, "INTERNAL", message, { "retry-after": "1" });
}

/** Answers requests until the stack is up. */
export const rejectWhileStarting: RequestListener = function rejectWhileStarting(request, response) {
  request.resume();
  sendFailure(response, 503, "INTERNAL", "Toolgate is starting. Try again in a second.", {
    "retry-after": "1",
  });
};

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  options: GatewayOptions,
): Promise<void> {
  const requestId = readRequestId(request);
  response.setHeader("x-request-id", requestId);
  if (!options.isAllowed(request.socket.remoteAddress) && !isOurFunctions(request, options.secretKey)) {
    sendFailure(response, 403, "FORBIDDEN", "Your address is outside ALLOWED_CIDRS.");
    return;
  }
  const fault = findHostFault(request, options);
  if (fault) {
    sendFailure(
      response,
      fault.status,
      fault.status === 400 ? "INVALID_REQUEST" : "FORBIDDEN",
      fault.message,
    );
    return;
  }
  const url = request.url ?? "/";
  const route = resolveRoute(url);
  if (route.kind === "function" || route.kind === "data") {
    if (route.kind === "function" && options.isSlice(request, route.path))
      return answerInSpare(request, response, route.path, requestId, options);
    const sender = await identify(request, options);
    // The function rejects unauthenticated callers before it reads anything.
    if (route.kind === "function" && sender.account !== null && isLongWork(request, route.path))
      return answerLongWork(request, response, route.path, requestId, sender, options);
    if (!(await isAdmitted(request, response, sender, options))) return;
    if (route.kind === "data") return answerData(request, response, url, sender, options);
    return answerFunction(request, response, route.path, requestId, options);
  }
  if (route.kind === "health") return answerHealth(response, options);
  if (route.kind === "ready") return answerReady(response, options);
  if (route.kind === "reader") return serveReader(options.projectDir, request, response);
  if (route.kind === "sample") return answerSample(request, response, options);
  if (route.kind === "config") return serveConfig(options.webConfig(), request, response);
  if (API_LIKE.test(url) && !isPage(request, url)) return rejectUnknown(response);
  return serveWeb(options.projectDir, options.web, request, response);
}

/**
 * Paths of programs that are never pages: mistyped routes, parts of Supabase that are not served, and
 * discovery requests of MCP clients without a key (RFC 8414 §3, RFC 7591 §3, and OAuth's default
 * endpoints).
 */
const API_LIKE =
  /^\/(api|functions|rest|auth|storage|realtime|graphql|v\d+|mcp|sse|\.well-known|register|token|authorize|introspect|revoke|userinfo|jwks|oauth\/(?!consent\b)[^/?]+|oauth2)(\.json)?([/?]|$)/i;

/**
 * The web UI has a page at `/mcp`, which MCP clients also request: browsers accept HTML, clients accept
 * JSON or event streams.
 */
function isPage({ method, headers }: IncomingMessage, url: string): boolean {
  return method === "GET" && /^\/mcp(\?|$)/.test(url) && (headers.accept ?? "").includes("text/html");
}

function rejectUnknown(response: ServerResponse): void {
  const message =
    "There is nothing here. Functions live at /functions/v1/<name>. Callers send an API key as `Authorization: Bearer tg_…`.";
  sendFailure(response, 404, "NOT_FOUND", message);
}

function answerFunction(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  requestId: string,
  options: GatewayOptions,
): void {
  if (!FUNCTION_METHODS.includes(request.method ?? "")) {
    const allow = FUNCTION_METHODS.join(", ");
    sendFailure(response, 405, "METHOD_NOT_ALLOWED", `Functions answer ${allow}.`, { allow });
    return;
  }
  forwardTo(options.functionsPort(), request, response, path, requestId, options);
}

/** Large documents are processed in a separate process with its own queue. */
async function answerLongWork(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  requestId: string,
  sender: Sender,
  options: GatewayOptions,
): Promise<void> {
  const desk = { ...options, admission: options.longWork.admission };
  if (!(await isAdmitted(request, response, sender, desk))) return;
  await answerInSpare(request, response, path, requestId, options);
}

async function answerInSpare(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  requestId: string,
  options: GatewayOptions,
): Promise<void> {
  await options.longWork.use(async (port) => {
    if (response.destroyed) return;
    const closed = new Promise((resolve) => response.once("close", resolve));
    forwardTo(port, request, response, path, requestId, options);
    await closed;
  });
}

function forwardTo(
  port: number | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  requestId: string,
  options: Pick<GatewayOptions, "answerTimeout">,
): void {
  if (port === undefined) {
    sendFailure(response, 503, "INTERNAL", "The functions are being restarted. Try again in a second.", {
      "retry-after": "1",
    });
    return;
  }
  response.removeHeader("x-request-id");
  const { answerTimeout = ANSWER_TIMEOUT } = options;
  forwardRequest(request, response, { port, path, requestId, answerTimeout });
}

/** Runs before the body is read. Without an answer of the database, the sender has no account. */
function identify(request: IncomingMessage, options: GatewayOptions): Promise<Sender> {
  return options.identifySender(request).catch(() => ({ isOperator: false, account: null }));
}

/**
 * Waits for the sender's turn, or rejects the request. Calls from the functions do not wait, because the
 * request behind them was admitted.
 */
async function isAdmitted(
  request: IncomingMessage,
  response: ServerResponse,
  sender: Sender,
  options: GatewayOptions,
): Promise<boolean> {
  if (sender.isOperator) return true;
  const address = `address ${findAddress(request, options.isTrustedProxy)}`;
  const admission = await options.admission.admit(sender.account ?? address);
  if ("refused" in admission) {
    request.resume();
    if (admission.refused === "account") await delayRefusal();
    rejectBusy(response, admission.refused);
    return false;
  }
  // An open event stream (GET) does not use the CPU.
  if (response.destroyed || (request.method === "GET" && isEventStream(request))) admission.release();
  else response.on("close", admission.release);
  return !response.destroyed;
}

function isEventStream({ headers }: IncomingMessage): boolean {
  return /\btext\/event-stream\b/.test(headers.accept ?? "");
}

/** Delay in milliseconds, and maximum number of delayed refusals. */
const REFUSAL_DELAY = 1000;
const MAX_DELAYED = 1000;
let delayed = 0;

/** Delays the refusal, because clients that ignore `Retry-After` would keep the gateway busy. */
async function delayRefusal(): Promise<void> {
  if (delayed >= MAX_DELAYED) return;
  delayed += 1;
  await new Promise((next) => setTimeout(next, REFUSAL_DELAY));
  delayed -= 1;
}

function rejectBusy(response: ServerResponse, by: Refusal): void {
  if (by === "account") {
    const message = "Too many of your requests are under way or waiting. Send fewer at once, or try again.";
    const details = { limit_of: "requests at once", limit: ADMISSION_LIMITS.perAccount, retry_after_s: 1 };
    sendFailure(response, 429, "RATE_LIMITED", message, { "retry-after": "1" }, details);
    return;
  }
  const message = "More requests are under way than can be answered in time. Try again in a moment.";
  sendFailure(response, 503, "INTERNAL", message, { "retry-after": "2" });
}

async function answerData(
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
  { isOperator, account }: Sender,
  options: GatewayOptions,
): Promise<void> {
  const limit = BODY_LIMITS[isOperator ? "operator" : account === null ? "anonymous" : "account"];
  const body = await readBody(request, limit);
  if (body === undefined) {
    const who = account === null && !isOperator ? " without a user's token" : "";
    const message = `A Data API request${who} may have ${limit / 1024} KiB at most.`;
    const details = { limit_of: "body", max_bytes: limit };
    sendFailure(response, 413, "TOO_LARGE", message, { connection: "close" }, details);
    return;
  }
  const caller = account ?? `address ${findAddress(request, options.isTrustedProxy)}`;
  const wait = isOperator ? 0 : options.slowCallers.waitOf(caller);
  if (wait > 0) return rejectSlow(response, Math.ceil(wait / 1000));
  const answered = answerFromDatabase(request, response, url, body, options).catch((error: unknown) => {
    if (error instanceof StatementTooLong && !isOperator) options.slowCallers.note(caller);
    throw error;
  });
  await withinDeadline(answered, options.dataTimeout);
  if (isToolWrite(request, url) && response.statusCode < 300) options.wakeWorker();
}

function rejectSlow(response: ServerResponse, seconds: number): void {
  const message = "Several of your requests had to be ended, because they took too long.";
  const details = { limit_of: "statements that were ended", retry_after_s: seconds };
  sendFailure(response, 429, "RATE_LIMITED", message, { "retry-after": String(seconds) }, details);
}

async function answerFromDatabase(
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
  body: Buffer,
  { rpc, auth, dataApi, isTrustedProxy }: GatewayOptions,
): Promise<void> {
  if (rpc.accepts(request, url) && (await rpc.answer(request, response, url, body))) return;
  if (url.startsWith("/auth/v1")) return auth(request, response, body, findAddress(request, isTrustedProxy));
  await dataApi(request, response, body);
}

/** Whether the request creates or changes a tool over the Data API, which then has to be indexed. */
function isToolWrite({ method }: IncomingMessage, url: string): boolean {
  return (
    (method === "POST" || method === "PATCH" || method === "PUT") && /^\/rest\/v1\/custom_tools\b/.test(url)
  );
}

function answerSample(request: IncomingMessage, response: ServerResponse, { sample }: GatewayOptions): void {
  if (sample) sample(request, response);
  else sendFailure(response, 404, "NOT_FOUND", "The sample API is not served here.");
}

async function answerHealth(response: ServerResponse, options: GatewayOptions): Promise<void> {
  const healthy = await options.isHealthy();
  response.writeHead(healthy ? 200 : 503, { "content-type": "application/json" });
  response.end(JSON.stringify({ status: healthy ? "ok" : "starting" }));
}

/** Readiness for load balancers: whether requests can be answered now. */
async function answerReady(response: ServerResponse, options: GatewayOptions): Promise<void> {
  const [functions, database] = await Promise.all([options.isHealthy(), options.isDatabaseReady()]);
  const isReady = functions && database;
  response.writeHead(isReady ? 200 : 503, {
    "content-type": "application/json",
    ...(!isReady && { "retry-after": "1" }),
  });
  response.end(JSON.stringify({ status: isReady ? "ready" : "unavailable", functions, database }));
}

/** Keeps short, printable ids of callers; others could corrupt logs. */
function readRequestId(request: IncomingMessage): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID();
}

/**
 * The functions call back from this machine with the secret key; they are allowed even if no range
 * includes them.
 */
function isOurFunctions(request: IncomingMessage, secretKey: string): boolean {
  const { remoteAddress, localAddress } = request.socket;
  return (
    remoteAddress !== undefined && remoteAddress === localAddress && request.headers["apikey"] === secretKey
  );
}
