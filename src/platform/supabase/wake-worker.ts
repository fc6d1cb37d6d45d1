import type { Config } from "../../contract/config.ts";
import type { Background, Logger } from "../../contract/ports.ts";

/**
 * Starts the worker immediately, in a separate request with its own CPU budget; the schedule would process
 * the rows later anyway.
 */
export function createWakeWorker(config: Config, background: Background, logger: Logger): () => void {
  const headers = {
    authorization: `Bearer ${config.workerToken ?? config.secretKey}`,
    apikey: config.publishableKey,
  };
  return function wakeWorker() {
    background.run(async () => {
      const response = await fetch(`${config.supabaseUrl}/functions/v1/worker`, { method: "POST", headers });
      await response.body?.cancel();
      if (!response.ok) logger.warn("the worker did not start", { http_status: response.status });
    });
  };
}
