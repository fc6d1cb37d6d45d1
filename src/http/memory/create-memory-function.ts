import { isJsonObject, type JsonObject } from "../../base/json.ts";
import { sha256 } from "../../base/sha256.ts";
import type { Endpoint, Scope } from "../../contract/api/endpoint.ts";
import { invalidRequest, ToolgateError } from "../../contract/errors.ts";
import type { MemoryCaller, Platform, VerifyExternalUser } from "../../contract/ports.ts";
import { API_KEY_PREFIX, bearerToken, checkApplication, identify } from "../authenticate.ts";
import {
  createFunction,
  type EdgeFunction,
  type FunctionApp,
  type RoutedRequest,
  routeEndpoint,
} from "../create-function.ts";
import { readText } from "../read-body.ts";

type MemoryRequest<E extends Endpoint> = RoutedRequest<E, MemoryCaller>;

/** Serves one endpoint of the memory. */
type BindMemory = <const E extends Endpoint>(
  endpoint: E,
  handle: (request: MemoryRequest<E>) => Promise<unknown>,
) => void;

/** A function of the memory, whose callers may also be users of external identity providers. */
export function createMemoryFunction(
  name: string,
  platform: Platform,
  verifyExternalUser: VerifyExternalUser,
  register: (bind: BindMemory, app: FunctionApp) => void,
): EdgeFunction {
  return createFunction(name, platform, (app) => {
    register(
      (endpoint, handle) =>
        routeEndpoint(
          app,
          endpoint,
          (request) => identifyMemoryCaller(request, platform, verifyExternalUser, endpoint.scope),
          handle,
        ),
      app,
    );
  });
}

/**
 * Identifies the caller: an API key, which the database resolves and whose scope it checks, a user of a
 * configured identity provider, an account of this installation, or an application that acts for one.
 *
 * @throws ToolgateError UNAUTHENTICATED | FORBIDDEN
 */
export async function identifyMemoryCaller(
  request: Request,
  platform: Pick<Platform, "verifyUser">,
  verifyExternalUser: VerifyExternalUser,
  scope: Scope | null,
): Promise<MemoryCaller> {
  const token = bearerToken(request);
  if (token.startsWith(API_KEY_PREFIX)) return { key_hash: sha256(token) };
  const externalUser = await verifyExternalUser(token);
  if (externalUser) return { issuer: externalUser.issuer, subject: externalUser.subject };
  const { user_id, ...caller } = await identify(request, platform.verifyUser);
  checkApplication(caller, scope);
  if (user_id === null)
    throw new ToolgateError("UNAUTHENTICATED", "This token is not associated with a user.");
  return { user_id };
}

export type Query = (name: string) => string | undefined;

const MAX_PARAMETERS_BYTES = 10_000;

/** Parameters of a DELETE: from the query string, or else from a JSON body, which some clients send. */
export async function readParameters(request: Request, query: Query): Promise<Query> {
  const text = await readText(request, MAX_PARAMETERS_BYTES);
  const body = text === "" ? {} : parseObject(text, "");
  return (name) => {
    const value = body[name];
    return (
      query(name) ?? (typeof value === "string" || typeof value === "number" ? String(value) : undefined)
    );
  };
}

/** A required parameter of the query string. @throws ToolgateError INVALID_REQUEST */
export function requiredParameter(query: Query, name: string): string {
  const value = query(name);
  if (value) return value;
  throw invalidRequest([{ pointer: `/${name}`, message: "is missing: add it to the query string" }]);
}

/** An integer of the query string, or `fallback`. @throws ToolgateError INVALID_REQUEST */
export function readInteger<Fallback>(
  query: Query,
  name: string,
  fallback: Fallback,
  max: number,
): number | Fallback {
  const value = query(name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= 1 && number <= max) return number;
  throw invalidRequest([{ pointer: `/${name}`, message: `must be a whole number from 1 to ${max}` }]);
}

/** A JSON object of the query string, or `{}`. @throws ToolgateError INVALID_REQUEST */
export function readObject(query: Query, name: string): JsonObject {
  const value = query(name);
  if (value === undefined) return {};
  return parseObject(value, name);
}

/** @throws ToolgateError INVALID_REQUEST */
export function parseObject(text: string, name: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text);
    if (isJsonObject(value as JsonObject)) return value as JsonObject;
  } catch {
    // Reported below.
  }
  throw invalidRequest([{ pointer: name && `/${name}`, message: "must be a JSON object" }]);
}
