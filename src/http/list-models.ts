import { openaiEndpoints as endpoints } from "../contract/api/openai.ts";
import type { Json } from "../contract/json.ts";
import type { Platform } from "../contract/ports.ts";
import { bindEndpoint } from "./bind-endpoint.ts";
import type { FunctionApp } from "./create-function.ts";

/** The models that a client of `/chat/completions` may name. */
export function bindListModels(
  app: FunctionApp,
  { platform, listModels }: { platform: Platform; listModels: () => Promise<Json> },
): void {
  bindEndpoint(app, platform, endpoints.models, async () => ({ object: "list", data: await listModels() }));
}
