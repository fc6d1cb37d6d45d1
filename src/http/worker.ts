import { deleteAbandoned } from "../catalogue/ingest/store-connector.ts";
import { embedForAccounts, indexQueue } from "../catalogue/search/index-queue.ts";
import { checkDueSources } from "../catalogue/sync/check-due-sources.ts";
import { workerEndpoints } from "../contract/api/worker.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Embedders, Logger, Platform } from "../contract/ports.ts";
import { indexChunks } from "../memory/index-chunks.ts";
import { runRetention } from "../memory/retention.ts";
import { bearerToken, isSameText } from "./authenticate.ts";
import { createFunction, type EdgeFunction, routeOf } from "./create-function.ts";

/** Milliseconds of computing per request; the platform stops a function after 2,000 ms of CPU. */
const CPU_BUDGET_MS = 1_000;
const RETENTION_TASKS = [
  "forget_policy_data",
  "forget_runs",
  "forget_questions",
  "forget_uploads",
  "forget_conversations",
] as const;

/** How long the runs after an upload leave what has expired to the schedule, which an installation may not have. */
const LEFT_TO_SCHEDULE_MS = 600_000;

/** The worker: started by the schedule, which also deletes what has expired, and after every upload. */
export function worker(
  platform: Platform,
  embedders: Embedders,
  notify: () => Promise<boolean>,
  refreshServers: () => Promise<boolean>,
): EdgeFunction {
  const onIndexFailure = warnOnce(platform.logger);
  const attempt = logFailures(platform.logger);
  let deletedAt = 0;
  const embedOwn = () => embedForAccounts({ ...platform, embedders });
  return createFunction("worker", platform, (app) => {
    app.on(workerEndpoints.run.method, routeOf(workerEndpoints.run), async (c) => {
      requireWorkerToken(c.req.raw, platform);
      const { database } = platform;
      // Webhook receivers and MCP servers may be slow, so indexing does not wait for them.
      const others = Promise.all([
        attempt("notifications", notify),
        attempt("MCP servers", refreshServers),
        attempt("sources", () => checkDueSources(platform)),
        attempt("embeddings of accounts", embedOwn),
      ]);
      const tools = await indexQueue(database, embedders.wanted, CPU_BUDGET_MS).catch(onIndexFailure);
      const chunks = tools.left
        ? { indexed: 0, left: true }
        : await indexChunks({ database, embedder: embedders.wanted, logger: platform.logger }, CPU_BUDGET_MS);
      // What was just indexed need not wait for the next run.
      if (tools.indexed + chunks.indexed > 0) await attempt("embeddings of accounts", embedOwn);
      if (c.req.query("wake") !== "true" || Date.now() - deletedAt > LEFT_TO_SCHEDULE_MS) {
        deletedAt = Date.now();
        await attempt("retention", () => runRetention(database));
        for (const name of RETENTION_TASKS) await attempt(name, () => database.call(name, {}));
      }
      const hasStaged = await attempt("staged connectors", () => deleteAbandoned(database));
      const hasMore = (await others).includes(true);
      if (tools.left || chunks.left || hasStaged || hasMore) platform.wakeWorker();
      return c.json({ indexed: tools.indexed + chunks.indexed });
    });
  });
}

/** Runs a side task: a failure is logged and ends neither the process nor the other tasks. */
function logFailures(logger: Logger) {
  return async function attempt(task: string, run: () => Promise<unknown>): Promise<boolean> {
    try {
      return (await run()) === true;
    } catch (error) {
      logger.error("a task of the worker failed", {
        task,
        cause: error instanceof Error ? error.message : String(error),
      });
      return false;
    }
  };
}

/**
 * If the embedding model fails, only the tools wait. Their owners see the reason, and it is logged once.
 *
 * @throws any other error
 */
function warnOnce(logger: Logger): (error: unknown) => { indexed: number; left: boolean } {
  let lastMessage = "";
  return (error) => {
    if (!(error instanceof ToolgateError) || error.code !== "MODEL_ERROR") throw error;
    if (error.message !== lastMessage) logger.warn("tools cannot be indexed", { reason: error.message });
    lastMessage = error.message;
    return { indexed: 0, left: false };
  };
}

function requireWorkerToken(request: Request, { config }: Platform): void {
  const token = bearerToken(request);
  const accepted = [config.workerToken, config.secretKey].filter((key) => key !== null);
  const matches = accepted.map((key) => isSameText(key, token));
  if (!matches.includes(true)) {
    throw new ToolgateError(
      "UNAUTHENTICATED",
      "The worker is started with the worker token or the service key.",
    );
  }
}
