import type { Config } from "../contract/config.ts";
import type { AccountSettings } from "../contract/policy.ts";
import type { Database } from "../contract/ports.ts";
import { AccountSettingsShape } from "../contract/stored-shapes.ts";

export const NO_ACCOUNT_SETTINGS: AccountSettings = {
  environment: null,
  call_ms: null,
  answer_bytes: null,
  calls_per_min: null,
  model: null,
};

/** An account can only be stricter than the installation. */
export function effectiveEnvironment(
  { environment }: Pick<AccountSettings, "environment">,
  ofInstallation: Config["environment"],
): Config["environment"] {
  return environment === "prod" ? "prod" : ofInstallation;
}

/** What an account has set for itself, outside of a run; within one it is part of the policy. */
export function readAccountSettings(database: Database, userId: string): Promise<AccountSettings> {
  return database.call("read_account_settings", { p_user_id: userId }, AccountSettingsShape);
}
