import { sha256 } from "../../base/sha256.ts";
import type { Endpoint, Scope } from "../../contract/api/endpoint.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { MemoryCaller, Platform, VerifyExternalUser } from "../../contract/ports.ts";
import { API_KEY_PREFIX, bearerToken, checkApplication, identify } from "../authenticate.ts";
import { type RoutedRequest, routeEndpoint } from "../bind-endpoint.ts";
import { createFunction, type EdgeFunction, type FunctionApp } from "../create-function.ts";

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
