import { type Static, Type } from "@sinclair/typebox";
import { ToolgateError } from "../../contract/errors.ts";
import type { Database } from "../../contract/ports.ts";
import { AnyObject } from "../../contract/shape.ts";

const LoadedVersionShape = Type.Object({
  document: AnyObject,
  size: Type.Number(),
  state: Type.String(),
  /** Of the current document. */
  digest: Type.String(),
});

/**
 * The document of a version that can be put in place of the current one.
 *
 * @param done what cannot be done with a version in another state: `accepted`
 * @throws ToolgateError NOT_FOUND | CONFLICT it is not in this state any more
 */
export async function loadVersion(
  database: Database,
  target: { userId: string; connectorId: string; version: number },
  wanted: "proposed" | "earlier",
  done: string,
): Promise<Static<typeof LoadedVersionShape>> {
  const { userId, connectorId, version } = target;
  const args = { p_user_id: userId, p_connector_id: connectorId, p_version: version };
  const loaded = await database.call("load_version", args, LoadedVersionShape);
  if (loaded.state === wanted) return loaded;
  throw new ToolgateError("CONFLICT", `This version is ${loaded.state}: it cannot be ${done}.`, {
    details: { version, state: loaded.state },
  });
}
