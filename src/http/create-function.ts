import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { asToolgateError, ToolgateError, toFailure } from "../contract/errors.ts";
import type { Platform } from "../contract/ports.ts";
import { NO_SPAN, type SpanScope } from "../contract/telemetry.ts";

export type FunctionEnv = { Variables: { requestId: string; telemetry: SpanScope } };
export type FunctionApp = Hono<FunctionEnv>;

/** The export of an entry point. The Edge Runtime requires `fetch` as an own property. */
export interface EdgeFunction {
  fetch: (request: Request) => Response | Promise<Response>;
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * The list of `@supabase/supabase-js/cors`, `x-region`, which supabase-js sends as well, and Toolgate's
 * own headers.
 */
const ALLOWED_HEADERS = [
  "authorization",
  "x-client-info",
  "apikey",
  "content-type",
  "x-region",
  "x-request-id",
  "idempotency-key",
  "traceparent",
  "tracestate",
  "prefer",
  "accept-profile",
  "content-profile",
  "x-supabase-api-version",
  // Model Context Protocol
  "mcp-protocol-version",
  "mcp-session-id",
  "mcp-method",
  "mcp-name",
  "last-event-id",
];

/**
 * Creates an Edge Function: routes under `/<name>`, a request id on every response, CORS headers on errors
 * too, and one error boundary that returns the FAILURE shape.
 */
export function createFunction(
  name: string,
  platform: Pick<Platform, "logger">,
  register: (app: FunctionApp) => void,
): EdgeFunction {
  const app = new Hono<FunctionEnv>().basePath(`/${name}`);
  app.use("*", async (c, next) => {
    c.set("requestId", requestId(c));
    c.set("telemetry", NO_SPAN);
    await next();
    c.header("x-request-id", c.get("requestId"));
  });
  app.use(
    "*",
    cors({
      origin: "*",
      allowMethods: METHODS,
      allowHeaders: ALLOWED_HEADERS,
      exposeHeaders: ["x-request-id", "retry-after", "www-authenticate", "mcp-session-id"],
      maxAge: 600,
    }),
  );
  app.use("*", async (c, next) => {
    if (!METHODS.includes(c.req.method)) throw notAllowed(c);
    await next();
  });
  register(app);
  app.notFound((c) => fail(c, unknownRoute(app, c)));
  app.onError((error, c) =>
    fail(c, asToolgateError(error, platform.logger.with({ request_id: c.get("requestId") }))),
  );
  return { fetch: (request) => app.fetch(request) };
}

function requestId(c: Context<FunctionEnv>): string {
  const given = c.req.header("x-request-id") ?? "";
  return /^[\w.:-]{1,128}$/.test(given) ? given : crypto.randomUUID();
}

export function fail(c: Context<FunctionEnv>, error: ToolgateError, traceId?: string): Response {
  c.header("x-request-id", c.get("requestId"));
  for (const [name, value] of Object.entries(failureHeaders(c, error))) c.header(name, value);
  return c.json(toFailure(error, traceId), error.status as 400);
}

/** Headers of an error response. Every 401 has a challenge (RFC 9110 §15.5.2). */
export function failureHeaders(c: Context<FunctionEnv>, error: ToolgateError): Record<string, string> {
  if (error.code !== "UNAUTHENTICATED") return { ...error.headers };
  return { ...error.headers, "www-authenticate": challenge(c, error) };
}

/**
 * RFC 6750 §3: only a request with a token gets an error code; a request without one gets the plain
 * challenge.
 */
function challenge(c: Context<FunctionEnv>, { headers }: ToolgateError): string {
  const asked = headers?.["www-authenticate"] ?? 'Bearer realm="Toolgate"';
  if (!/^Bearer +\S/i.test(c.req.header("authorization") ?? "")) return asked;
  return `${asked}, error="invalid_token", error_description="This user token or API key is unknown, expired or revoked"`;
}

function unknownRoute(app: FunctionApp, c: Context<FunctionEnv>): ToolgateError {
  const path = new URL(c.req.url).pathname;
  const known = app.routes.some(({ path: route, method }) => method !== "ALL" && matches(route, path));
  if (known) return notAllowed(c);
  return new ToolgateError(
    "NOT_FOUND",
    `There is no endpoint at ${path}. GET /functions/v1/docs/openapi.json lists every endpoint.`,
  );
}

function matches(route: string, path: string): boolean {
  const pattern = route.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/:[^/]+/g, "[^/]+");
  return new RegExp(`^${pattern}/?$`).test(path);
}

function notAllowed(c: Context<FunctionEnv>): ToolgateError {
  return new ToolgateError("METHOD_NOT_ALLOWED", `${c.req.method} is not supported here.`);
}
