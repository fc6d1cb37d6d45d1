import { ToolgateError } from "../../contract/errors.ts";
import { isJsonObject, type Json, type JsonObject } from "../../contract/json.ts";
import type { IncomingResponse, Logger, Sender } from "../../contract/ports.ts";
import { encodeOtlp, type Resource } from "./encode-otlp.ts";
import type { FinishedSpan } from "./record-spans.ts";

export interface Destination extends Resource {
  /** Without `/v1/traces`. */
  endpoint: string;
  /** Further headers of the collector, usually a credential. */
  headers: readonly [name: string, value: string][];
}

/** Sends spans to a collector (OTLP/HTTP). Spans that cannot be delivered are lost, with one log line. */
export function createExporter(destination: Destination, sender: Sender, logger: Logger) {
  const { endpoint, headers } = destination;
  return async function exportSpans(spans: FinishedSpan[]): Promise<void> {
    try {
      const response = await sender.send({
        method: "POST",
        url: `${endpoint}/v1/traces`,
        headers: [["content-type", "application/json"], ...headers],
        body: new TextEncoder().encode(JSON.stringify(encodeOtlp(spans, destination))),
        // A repeated span has the same id, so the collector detects it.
        idempotent: true,
        sensitive: { headers: headers.map(([name]) => name), query: [] },
      });
      const refusal = findRefusal(response);
      if (refusal) warn(refusal);
    } catch (error) {
      warn({
        reason:
          error instanceof ToolgateError ? String(error.details?.["reason"] ?? error.code) : "unexpected",
      });
    }

    function warn(why: JsonObject): void {
      logger.warn("spans could not be exported", { ...why, spans: spans.length });
    }
  };
}

/** Any status but 2xx, and a success that reports rejected spans (OTLP 1.10, "Partial Success"). */
function findRefusal({ status, body }: IncomingResponse): JsonObject | null {
  if (status < 200 || status > 299) return { reason: "status", http_status: status };
  const partial = readJson(body)?.["partialSuccess"];
  const rejected = isJsonObject(partial) ? Number(partial["rejectedSpans"] ?? 0) : 0;
  return rejected > 0 ? { reason: "rejected", rejected } : null;
}

function readJson(body: Uint8Array): JsonObject | null {
  try {
    const value = JSON.parse(new TextDecoder().decode(body)) as Json;
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}
