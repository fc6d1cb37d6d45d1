import { createPluginCatalogue } from "../../catalogue/ingest/plugin-catalogue.ts";
import { toolPluginEndpoints as endpoints } from "../../contract/api/tool-plugins.ts";
import type { Platform } from "../../contract/ports.ts";
import type { PluginManager } from "../../kernel/plugin-manager.ts";
import { bindEndpoint } from "../bind-endpoint.ts";
import type { FunctionApp } from "../create-function.ts";

/** Plugins with tools: list them, enable and disable them. */
export function bindToolPlugins(app: FunctionApp, platform: Platform, manager: Promise<PluginManager>): void {
  const catalogue = createPluginCatalogue(platform, manager);
  // A deployment starts new processes: the first request of each refreshes all catalogues.
  let isRefreshed = false;
  app.use(async (_, next) => {
    if (!isRefreshed) {
      isRefreshed = true;
      platform.background.run(() => catalogue.refreshAll());
    }
    await next();
  });

  bindEndpoint(app, platform, endpoints.listPlugins, async ({ user_id }) => ({
    plugins: await catalogue.list(user_id),
  }));

  bindEndpoint(app, platform, endpoints.switchPlugin, ({ user_id, param, body }) =>
    catalogue.enable(user_id, param("name"), body.enabled),
  );
}
