import type { OrchestratorEvents } from "../../../../../src/contract/api/hydra-orchestrator.ts";
import { ApiFailure } from "../../../lib/api-failure.ts";
import type { ServerEvent } from "../../../lib/read-events.ts";
import type { ModelEvent } from "./apply-event.ts";

const OF_MODELS = ["run", "text", "step_started", "step_done", "result"];

export type ReadEvent =
  | { kind: "model"; index: number; event: ModelEvent }
  | { kind: "done" }
  | { kind: "failure"; failure: ApiFailure };

/**
 * Parses an event of the orchestrator's stream; null for unknown events. The shape of the server's data is
 * not validated.
 */
export function readModelEvent({ name, data }: ServerEvent): ReadEvent | null {
  if (name === "done") return { kind: "done" };
  const value = parse(data);
  if (value === null) return null;
  if (name === "failure") return { kind: "failure", failure: readStreamFailure(value) };
  if (!OF_MODELS.includes(name) || typeof value["index"] !== "number") return null;
  return { kind: "model", index: value["index"], event: { name, data: value } as unknown as ModelEvent };
}

function readStreamFailure(value: Record<string, unknown>): ApiFailure {
  const { error_code, error_message, technical_details, request_id } =
    value as unknown as OrchestratorEvents["failure"] & { request_id?: string };
  return new ApiFailure(error_code, error_message, {
    details: technical_details ?? {},
    requestId: request_id ?? null,
  });
}

function parse(data: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
