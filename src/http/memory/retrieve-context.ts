import { retrieveContextEndpoints as endpoints } from "../../contract/api/retrieve-context.ts";
import type { Embedders, Platform, VerifyOutsider } from "../../contract/ports.ts";
import { retrieveContext as retrieve } from "../../memory/retrieve-context.ts";
import type { EdgeFunction } from "../create-function.ts";
import { createMemoryFunction } from "./create-memory-function.ts";

/** The relevant context for the next model call, as one text. */
export function retrieveContext(
  platform: Platform,
  verifyOutsider: VerifyOutsider,
  embedders: Embedders,
): EdgeFunction {
  const ports = { database: platform.database, embedder: embedders.wanted };

  return createMemoryFunction("retrieve-context", platform, verifyOutsider, (bind) => {
    bind(endpoints.retrieve, ({ caller, body }) => retrieve(ports, caller, body));
  });
}
