import type { CallOutcome } from "../kernel/stages.ts";

interface Answered {
  status: number;
  bytes: number;
  duration_ms: number;
  attempts: number;
}

/** What trace and audit log say of a call; `response` is absent until there is one. */
export function describeOutcome(
  request: { method: string; url: string } | null,
  sent: boolean,
  response?: Partial<Answered>,
  echoes = false,
): CallOutcome {
  return {
    ...(echoes && { echoes_secret: true }),
    sent,
    method: request?.method ?? null,
    url: request?.url ?? null,
    http_status: response?.status ?? null,
    bytes: response?.bytes ?? null,
    duration_ms: response?.duration_ms ?? null,
    attempts: response?.attempts ?? null,
  };
}
