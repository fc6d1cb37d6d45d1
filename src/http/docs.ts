import type { Platform } from "../contract/ports.ts";
import { createFunction, type EdgeFunction } from "./create-function.ts";
import { describeApi } from "./describe-api.ts";

/** The API description. The page that renders it is static because hosted functions cannot serve HTML. */
export function docs(platform: Platform): EdgeFunction {
  return createFunction("docs", platform, (app) => {
    app.get("/openapi.json", (c) => c.json(describeApi(`${platform.config.publicUrl}/functions/v1`)));
  });
}
