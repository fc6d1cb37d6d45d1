import type { Platform } from "../contract/ports.ts";

/** Starts the worker at once, in a request (and a CPU budget) of its own; the timer would find the rows anyway. */
export function wakeWorker({ config, background, logger }: Platform): void {
  const token = config.workerToken ?? config.secretKey;
  background.run(async () => {
    const response = await fetch(`${config.supabaseUrl}/functions/v1/worker`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, apikey: config.publishableKey },
    });
    await response.body?.cancel();
    if (!response.ok) logger.warn("the worker did not start", { http_status: response.status });
  });
}
