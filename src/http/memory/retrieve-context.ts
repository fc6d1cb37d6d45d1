import { retrieveContextEndpoints as endpoints } from "../../contract/api/memory/messages.ts";
import type { Embedders, Platform, VerifyExternalUser } from "../../contract/ports.ts";
import { retrieveContext as retrieve } from "../../memory/retrieve-context.ts";
import type { EdgeFunction } from "../create-function.ts";
import { createMemoryFunction } from "./create-memory-function.ts";

/** The relevant context for the next model call, as one text. */
export function retrieveContext(
  platform: Platform,
  verifyExternalUser: VerifyExternalUser,
  embedders: Embedders,
): EdgeFunction {
  const ports = { database: platform.database, embedders };

  return createMemoryFunction("retrieve-context", platform, verifyExternalUser, (bind) => {
    bind(endpoints.retrieve, ({ caller, body }) => retrieve(ports, caller, body));
  });
}
