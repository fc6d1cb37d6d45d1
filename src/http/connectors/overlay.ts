import { putOverlay, readStoredOverlay } from "../../catalogue/ingest/put-overlay.ts";
import { connectorsEndpoints as endpoints } from "../../contract/api/connectors.ts";
import type { Platform } from "../../contract/ports.ts";
import { bindEndpoint } from "../bind-endpoint.ts";
import type { FunctionApp } from "../create-function.ts";
import { readDocument } from "./read-document.ts";

/** The overrides of a connector: an OpenAPI Overlay document. */
export function bindOverlay(app: FunctionApp, platform: Platform): void {
  bindEndpoint(app, platform, endpoints.overlay, ({ user_id, param }) =>
    readStoredOverlay(platform, { userId: user_id, connectorId: param("connector_id") }),
  );

  bindEndpoint(app, platform, endpoints.putOverlay, async ({ user_id, caller, param, context }) => {
    const owner = { userId: user_id, caller, connectorId: param("connector_id") };
    const overlay = await readDocument(context.req.raw);
    const warnings = await putOverlay(platform, owner, overlay, context.req.raw.signal);
    platform.wakeWorker();
    return { ...(await readStoredOverlay(platform, owner)), warnings };
  });
}
