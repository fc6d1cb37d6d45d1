/** The address of this UI's Supabase: `/toolgate.json`, next to the page (docs/deploy.md). */
export interface WebConfig {
  supabase_url: string;
  publishable_key: string;
  mode: "embedded" | "hosted";
  /** A demo account; only on a local stack. */
  demo?: { email: string; password: string };
  /** Whether an embedded stack sends links to reset a password. */
  password_reset?: boolean;
  /** A keyless local API to try things with. */
  sample?: { openapi_url: string; base_url: string };
}

/** @throws Error with what is missing and where to put it */
export async function loadConfig(): Promise<WebConfig> {
  const response = await fetch("/toolgate.json", { cache: "no-store" });
  const config: unknown = response.ok ? await response.json().catch(() => null) : null;
  if (isConfig(config)) return { ...config, supabase_url: config.supabase_url || location.origin };
  throw new Error(
    'There is no usable /toolgate.json beside this page. It needs {"supabase_url", "publishable_key", "mode": "hosted"}.',
  );
}

function isConfig(value: unknown): value is WebConfig {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof Reflect.get(value, "publishable_key") === "string" &&
    typeof Reflect.get(value, "supabase_url") === "string"
  );
}
