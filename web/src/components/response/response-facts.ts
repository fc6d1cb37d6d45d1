import { formatBytes, formatDuration } from "../../lib/format.ts";

export interface ResponseFacts {
  status: number;
  bytes: number;
  duration_ms: number;
  headers: Record<string, string>;
}

/** Time and size of a response. */
export function formatTaken({ duration_ms, bytes }: Pick<ResponseFacts, "duration_ms" | "bytes">): string {
  return `${formatDuration(duration_ms)} · ${formatBytes(bytes)}`;
}
