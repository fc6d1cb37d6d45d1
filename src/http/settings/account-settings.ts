import { DEFAULT_LIMITS } from "../../calling/egress/sender-options.ts";
import { settingsEndpoints as endpoints } from "../../contract/api/settings.ts";
import { invalidRequest } from "../../contract/errors.ts";
import type { Platform } from "../../contract/ports.ts";
import { requireUser } from "../authenticate.ts";
import { bindEndpoint } from "../bind-endpoint.ts";
import type { FunctionApp } from "../create-function.ts";
import { StoredSettingsShape } from "./stored-settings.ts";

/** The largest values that an account may set: those of the installation. */
const CEILINGS = { call_ms: DEFAULT_LIMITS.totalMs, answer_bytes: DEFAULT_LIMITS.maxBytes };

/** A stricter environment and lower limits for the account. */
export function bindAccountSettings(app: FunctionApp, platform: Platform): void {
  bindEndpoint(app, platform, endpoints.change, async (request) => {
    requireUser(request, "Settings");
    const { environment, limits = {} } = request.body;
    const faults = Object.entries(CEILINGS).flatMap(([name, most]) => {
      const value = limits[name as keyof typeof CEILINGS];
      return typeof value === "number" && value > most
        ? [{ pointer: `/limits/${name}`, message: `at most ${most}, the limit of this installation` }]
        : [];
    });
    if (faults.length > 0) throw invalidRequest(faults);
    const stored = await platform.database.call(
      "change_account_settings",
      {
        p_user_id: request.user_id,
        p_change: { ...(environment !== undefined && { environment }), ...limits },
      },
      StoredSettingsShape,
    );
    const { call_ms, answer_bytes, calls_per_min } = stored;
    return { environment: stored.environment, limits: { call_ms, answer_bytes, calls_per_min } };
  });
}
