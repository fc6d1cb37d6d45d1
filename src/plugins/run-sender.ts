import type { Sender } from "../contract/ports.ts";
import type { Payload } from "../kernel/shared-context.ts";

/**
 * The sender for one run: it gives up when the run's time is over, and under an idempotency key it never repeats a request
 * that may have reached the API, whatever the method.
 */
export function runSender(sender: Sender, { signal, claim }: Payload): Sender {
  return {
    send: (request, options) =>
      sender.send(claim === null ? request : { ...request, idempotent: false }, {
        ...options,
        signal: options?.signal ? AbortSignal.any([signal, options.signal]) : signal,
      }),
  };
}
