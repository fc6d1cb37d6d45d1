import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "../../lib/call-function.ts";

export interface Settings {
  version: string;
  environment: "dev" | "prod";
  approval_mode: "auto" | "manual";
  model: { configured: boolean; host: string | null; chat_model: string | null };
  embedding: {
    wanted: string;
    active: string | null;
    dense: boolean;
    state: "ready" | "building" | "switching";
  };
  index: { tools: number; waiting: number; failing: number; last_error: string | null };
  /** Number of addresses in EGRESS_ALLOW. */
  egress_exceptions: number;
  /** What the account uses, by name. */
  quotas: Record<string, { used: number; limit: number }>;
  limits: { call_ms: number; answer_bytes: number; document_bytes: number; request_bytes: number };
}

export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: ({ signal }) => callFunction<Settings>("settings", { signal }),
  refetchInterval: ({ state }) => (state.data && state.data.embedding.state !== "ready" ? 1_500 : false),
});

export function checkModel(): Promise<{ model: string; duration_ms: number }> {
  return callFunction("settings/check-model", { method: "POST" });
}
