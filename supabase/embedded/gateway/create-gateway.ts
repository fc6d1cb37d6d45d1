import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { DatabaseUnavailable } from "../database/pglite/pglite-session.ts";
import { answerData, answerFunction, answerInSpare, answerLongWork, isAdmitted } from "./answer-request.ts";
import type { HostFault } from "./callers/check-host.ts";
import type { Sender } from "./callers/identify-account.ts";
import type { GatewayOptions } from "./gateway-options.ts";
import { FETCH_TURN } from "./load/create-admission.ts";
import { isLongWork, mayBeLongWork } from "./load/is-long-work.ts";
import { DeadlineError } from "./load/within-deadline.ts";
import { normalizeTarget } from "./normalize-target.ts";
import { resolveRoute } from "./resolve-route.ts";
import { sendFailure } from "./send-failure.ts";
import { serveConfig } from "./web/serve-config.ts";
import { serveReader } from "./web/serve-reader.ts";
import { serveWeb } from "./web/serve-web.ts";

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
  const target = normalizeTarget(request.url ?? "/");
  if ("fault" in target) return sendFailure(response, 400, "INVALID_REQUEST", target.fault);
  const { url } = target;
  // Every handler reads the path from the request.
  request.url = url;
  const route = resolveRoute(url);
  if (route.kind === "function" || route.kind === "data") {
    if (route.kind === "function" && options.isSlice(request, route.path))
      return answerInSpare(request, response, route.path, requestId, options);
    const sender = await identify(request, options);
    // The function rejects unauthenticated callers before it reads anything.
    if (route.kind === "function" && sender.account !== null && isLongWork(request, route.path))
      return answerLongWork(request, response, route.path, requestId, sender, options);
    if (route.kind === "function" && sender.account !== null && mayBeLongWork(request, route.path))
      return answerLongWork(request, response, route.path, requestId, sender, options, FETCH_TURN);
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

/** Runs before the body is read. Without an answer of the database, the sender has no account. */
function identify(request: IncomingMessage, options: GatewayOptions): Promise<Sender> {
  return options.identifySender(request).catch(() => ({ isOperator: false, account: null }));
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
