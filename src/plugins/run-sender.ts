import type { Sender } from "../contract/ports.ts";
import type { ActingContext } from "../kernel/shared-context.ts";

/**
 * The sender for one run: it gives up when the run's time is over, and under an idempotency key or an approval it never
 * repeats a request that may have reached the API, whatever the method.
 */
export function runSender(sender: Sender, { payload: { asked, gated } }: ActingContext): Sender {
  const { signal, claim } = asked;
  return {
    send: (request, options) =>
      sender.send(claim === null && !gated.sends_once ? request : { ...request, idempotent: false }, {
        ...options,
        signal: options?.signal ? AbortSignal.any([signal, options.signal]) : signal,
      }),
  };
}
