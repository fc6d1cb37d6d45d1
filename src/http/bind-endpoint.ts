import type { Static, TSchema } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import type { Context } from "hono";
import type { Json, JsonObject } from "../base/json.ts";
import { isUuid } from "../base/text.ts";
import type { Endpoint } from "../contract/api/endpoint.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Platform } from "../contract/ports.ts";
import type { Caller } from "../kernel/stages.ts";
import { identify, resolveCaller } from "./authenticate.ts";
import type { FunctionApp, FunctionEnv } from "./create-function.ts";
import { checkShape, MAX_BODY_BYTES, parseJsonBody, readText } from "./read-body.ts";

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
