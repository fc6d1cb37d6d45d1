import { Type } from "@sinclair/typebox";
import { ToolgateError } from "../../contract/errors.ts";
import type { Platform } from "../../contract/ports.ts";

const ClaimedShape = Type.Array(Type.Object({ connector_id: Type.String(), user_id: Type.String() }));

/** Sources per run of the worker. Each is a request to the function `connectors`, with a CPU budget of its own. */
const MAX_SOURCES = 3;

/**
 * Checks the sources that are due. A claim counts as a failed check until its outcome is recorded, so a
 * failure of any kind is retried with increasing delays.
 *
 * @returns whether others may be waiting
 */
export async function checkDueSources({
  database,
  slices,
  logger,
}: Pick<Platform, "database" | "slices" | "logger">): Promise<boolean> {
  const due = await database.call("claim_source_checks", { p_limit: MAX_SOURCES }, ClaimedShape);
  await Promise.all(
    due.map(async ({ connector_id, user_id }) => {
      try {
        await slices.check(user_id, connector_id);
      } catch (error) {
        const code = error instanceof ToolgateError ? error.code : "INTERNAL";
        logger.warn("A source could not be checked", { connector_id, code, cause: String(error) });
      }
    }),
  );
  return due.length === MAX_SOURCES;
}
