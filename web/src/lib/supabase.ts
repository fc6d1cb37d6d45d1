import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../../../src/contract/database.types.ts";
import type { WebConfig } from "./config.ts";

export type Supabase = SupabaseClient<Database>;

let client: Supabase | undefined;
let config: WebConfig | undefined;

/** Call once, before the first render. */
export function connectSupabase(loaded: WebConfig): Supabase {
  config = loaded;
  client = createClient<Database>(loaded.supabase_url, loaded.publishable_key, {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: true,
      storageKey: "toolgate.session",
    },
  });
  return client;
}

/** The Data API and Auth; row level security protects every read and write. */
export function supabase(): Supabase {
  if (!client) throw new Error("connectSupabase() comes first");
  return client;
}

export function webConfig(): WebConfig {
  if (!config) throw new Error("connectSupabase() comes first");
  return config;
}
