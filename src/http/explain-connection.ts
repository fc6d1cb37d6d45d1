import type { ToolgateError } from "../contract/errors.ts";
import type { Credential } from "../contract/http-operation.ts";
import type { CallOutcome } from "../kernel/stages.ts";

export type ConnectionStage = "dns" | "connect" | "tls" | "credentials" | "status";

/** The answer of a connection test. `stage` is the stage at which it ended; `status` is the last one. */
export interface ConnectionTest {
  ok: boolean;
  stage: ConnectionStage;
  /** The operation that was called; absent if only the server was contacted. */
  operation_id?: string;
  http_status?: number;
  duration_ms: number;
  message: string;
  trace_id: string;
}

/** A test call of a connector. */
export interface Probe {
  /** `server`: only the server's own address was requested. */
  kind: "operation" | "server";
  operation_id: string;
  /** Types of the credentials that were sent. */
  credentials: Credential["type"][];
  outcome: CallOutcome | null;
  failure: ToolgateError | null;
  duration_ms: number;
  trace_id: string;
}

export function explainConnection(probe: Probe): ConnectionTest {
  const { kind, operation_id, outcome, failure, duration_ms, trace_id } = probe;
  const status = failure?.details?.["http_status"] ?? outcome?.http_status;
  const verdict = failure === null ? describeSuccess(probe, status) : explainFailure(probe, failure, status);
  return {
    ...verdict,
    ...(kind === "operation" && { operation_id }),
    ...(typeof status === "number" && { http_status: status }),
    duration_ms,
    trace_id,
  };
}

type Verdict = Pick<ConnectionTest, "ok" | "stage" | "message">;

function explainFailure(probe: Probe, failure: ToolgateError, status: unknown): Verdict {
  const { code, details, message } = failure;
  if (details?.["reason"] === "too_large") return describeSuccess(probe, status);
  const stage = stageOf(failure);
  // The server's own address may return any status below 500; a response is sufficient.
  const isAnswer = typeof status === "number" && status < 500;
  const isAboutCredentials = code === "AUTH_FAILED" && probe.credentials.length > 0;
  if (probe.kind === "server" && isAnswer && !isAboutCredentials) return describeSuccess(probe, status);
  return { ok: false, stage, message };
}

function stageOf({ code, details }: ToolgateError): ConnectionStage {
  if (code === "AUTH_FAILED") return "credentials";
  if (code === "EGRESS_BLOCKED") return details?.["reason"] === "dns_blocked" ? "dns" : "connect";
  const stage = details?.["stage"];
  return stage === "dns" || stage === "connect" || stage === "tls" ? stage : "status";
}

function describeSuccess({ kind, credentials }: Probe, status: unknown): Verdict {
  const statusText = typeof status === "number" ? ` (${status})` : "";
  const text = kind === "operation" ? `The API answered${statusText}.` : `The server answers${statusText}.`;
  return {
    ok: true,
    stage: "status",
    message: kind === "operation" ? text : `${text} ${describeCredentials(credentials)}`,
  };
}

function describeCredentials(credentials: Credential["type"][]): string {
  if (credentials.includes("oauth2")) return "An access token was accepted; no operation was called.";
  if (credentials.includes("mutual-tls")) return "The client certificate was sent; no operation was called.";
  return "Credentials were not tried: every read operation needs arguments.";
}
