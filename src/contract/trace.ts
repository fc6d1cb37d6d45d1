import type { Json } from "../base/json.ts";

/** A recorded step of a run. Times are ISO 8601 and milliseconds. */
export interface TraceStep {
  id: string;
  kind: "plan" | "tool_call" | "compose";
  input: Json;
  output: Json;
  started_at: string;
  duration_ms: number;
}

/** Where the request of a run came from. `api`: an API key; `check`: a test of a connection or its account. */
export type RunSource = "playground" | "tool" | "chat" | "mcp" | "api" | "approval" | "check";

/** The source of a run. A request that came with an API key over HTTP was not made in the web UI. */
export function sourceOf(entry: Exclude<RunSource, "api">, caller: { key_id: string | null }): RunSource {
  const isPage = entry === "playground" || entry === "tool" || entry === "chat";
  return isPage && caller.key_id !== null ? "api" : entry;
}

/** The progress of a call, as reported by its executor (MCP, "Progress"). */
export interface Progress {
  progress: number;
  /** The final value of `progress`, if known. */
  total?: number;
  /** External text. */
  message?: string;
}

export type ProgressListener = (progress: Progress) => void;
