import type { Platform } from "../contract/ports.ts";
import { createFunction, type EdgeFunction } from "./create-function.ts";
import { describeApi } from "./describe-api.ts";

/** The API describes itself. The reader page is static, since functions cannot serve HTML when hosted. */
export function docs(platform: Platform): EdgeFunction {
  return createFunction("docs", platform, (app) => {
    app.get("/openapi.json", (c) => c.json(describeApi(`${platform.config.publicUrl}/functions/v1`)));
  });
}
