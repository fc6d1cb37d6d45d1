import type { Static, TSchema } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import type { Json, JsonObject } from "../base/json.ts";
import { isUuid } from "../base/text.ts";
import type { Endpoint } from "../contract/api/endpoint.ts";
import { asToolgateError, ToolgateError, toFailure } from "../contract/errors.ts";
import type { Platform } from "../contract/ports.ts";
import { NO_SPAN, type SpanScope } from "../contract/telemetry.ts";
import type { Caller } from "../kernel/stages.ts";
import { identify, resolveCaller } from "./authenticate.ts";
import { checkShape, MAX_BODY_BYTES, parseJsonBody, readText } from "./read-body.ts";

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

/**
 * The JSON body as described by the endpoint's shape; an empty object for endpoints without a body or that
 * read it themselves.
 */
type BodyOf<E extends Endpoint> = E extends { body: infer Body extends TSchema } ? Static<Body> : JsonObject;

/** A request with its identified caller and the parts that the endpoint describes. */
export interface RoutedRequest<E extends Endpoint, Who> {
  caller: Who;
  param(name: string): string;
  query(name: string): string | undefined;
  /** Checked against the endpoint's shape. */
  body: BodyOf<E>;
  context: Context<FunctionEnv>;
}

export interface BoundRequest<E extends Endpoint = Endpoint> extends RoutedRequest<E, Caller> {
  /** The resolved user. */
  user_id: string;
}

/**
 * Serves an endpoint with JSON input and output. Route, authentication, scope and shapes come from its
 * description. `handle` returns the answer's value or a whole response.
 */
export function bindEndpoint<const E extends Endpoint>(
  app: FunctionApp,
  platform: Platform,
  endpoint: E,
  handle: (request: BoundRequest<E>) => Promise<unknown>,
): void {
  routeEndpoint(
    app,
    endpoint,
    (request) => authorize(request, platform, endpoint),
    ({ caller: { user_id, caller }, ...request }) => handle({ ...request, user_id, caller }),
  );
}

/** The same for any kind of caller: `identify` returns the caller or throws. */
export function routeEndpoint<const E extends Endpoint, Who>(
  app: FunctionApp,
  endpoint: E,
  identify: (request: Request) => Promise<Who>,
  handle: (request: RoutedRequest<E, Who>) => Promise<unknown>,
): void {
  app.on(endpoint.method, routeOf(endpoint), async (c) => {
    const caller = await identify(c.req.raw);
    const body = endpoint.body && !endpoint.alsoAccepts ? await readJson(c.req.raw, endpoint) : {};
    checkPathIds(c, endpoint);
    const answer = await handle({
      caller,
      body: body as BodyOf<E>,
      param: (name) => c.req.param(name) ?? "",
      query: (name) => c.req.query(name),
      context: c,
    });
    return answer instanceof Response ? answer : c.json(answer as Json, endpoint.answer.status as 200);
  });
}

/** Converts `/{id}` of the description to the router's `/:id`. */
export function routeOf(endpoint: Endpoint): string {
  return endpoint.path.replace(/\{(\w+)\}/g, ":$1") || "/";
}

/** @throws ToolgateError UNAUTHENTICATED | FORBIDDEN */
async function authorize(
  request: Request,
  platform: Platform,
  endpoint: Endpoint,
): Promise<{ user_id: string; caller: Caller }> {
  if (endpoint.scope === null)
    throw new ToolgateError("INTERNAL", `${endpoint.operationId} authorizes itself.`);
  const caller = await resolveCaller(
    await identify(request, platform.verifyUser),
    endpoint.scope,
    platform.database,
  );
  if (caller.user_id === null)
    throw new ToolgateError("UNAUTHENTICATED", "This token is not associated with a user.");
  return { user_id: caller.user_id, caller };
}

async function readJson(request: Request, endpoint: Endpoint): Promise<JsonObject> {
  const text = await readText(request, endpoint.maxBodyBytes ?? MAX_BODY_BYTES);
  // The body may be empty if no member is required.
  if (text === "" && endpoint.body && Value.Check(endpoint.body, {})) return {};
  const body = parseJsonBody(text);
  if (endpoint.body) checkShape(endpoint.body, body);
  return body as JsonObject;
}

/** An id that is not a UUID cannot exist. */
function checkPathIds(c: Context<FunctionEnv>, endpoint: Endpoint): void {
  for (const { name, in: place, schema } of endpoint.parameters ?? []) {
    if (place === "path" && schema["format"] === "uuid" && !isUuid(c.req.param(name) ?? "")) {
      throw new ToolgateError("NOT_FOUND", `\`${name}\` is not an id (a UUID).`);
    }
  }
}
