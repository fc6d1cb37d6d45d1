import { Type } from "@sinclair/typebox";
import type { JsonObject } from "../base/json.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Policy } from "../contract/policy.ts";
import type { Database } from "../contract/ports.ts";

const TryCircuitShape = Type.Boolean();

/**
 * The circuit breaker of one upstream host: while it is open, nothing is sent; after that, one call may
 * try.
 *
 * @param request the call's preview
 * @returns the host if this call is the one that tries; if it is not sent, the turn must be given back
 * @throws ToolgateError API_ERROR {reason: "connection", circuit: "open", host, retry_after_s}
 */
export async function checkCircuit(
  database: Database,
  userId: string | null,
  { circuits }: Policy,
  request: JsonObject,
): Promise<string | null> {
  const host = hostOf(request["url"]);
  const circuit = circuits.find((candidate) => candidate.host === host);
  if (!circuit || host === null) return null;
  const wait = Math.ceil((Date.parse(circuit.open_until) - Date.now()) / 1000);
  if (wait <= 0 && (await database.call("try_circuit", { p_user_id: userId, p_host: host }, TryCircuitShape)))
    return host;
  const retry_after_s = Math.max(1, wait);
  throw new ToolgateError(
    "API_ERROR",
    `${host} failed several times in a row, so calls are paused. Nothing was sent; try again in ${retry_after_s} seconds.`,
    {
      details: { reason: "connection", circuit: "open", host, retry_after_s },
      headers: { "retry-after": String(retry_after_s) },
    },
  );
}

/** Host and port, the key of a circuit; null if it is not an HTTP call. */
export function hostOf(url: unknown): string | null {
  return typeof url === "string" && URL.canParse(url) ? new URL(url).host : null;
}
