import type { Endpoint } from "../../contract/api/endpoint.ts";
import type { Platform, VerifyExternalUser } from "../../contract/ports.ts";
import type { MemoryCaller } from "../../memory/memory-caller.ts";
import { type RoutedRequest, routeEndpoint } from "../bind-endpoint.ts";
import { createFunction, type EdgeFunction, type FunctionApp } from "../create-function.ts";
import { identifyMemoryCaller } from "./identify-memory-caller.ts";

export type MemoryRequest<E extends Endpoint> = RoutedRequest<E, MemoryCaller>;

/** Serves one endpoint of the memory. */
export type BindMemory = <const E extends Endpoint>(
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
