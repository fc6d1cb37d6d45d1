import type { ElicitRequest } from "@modelcontextprotocol/server";
import { isJsonObject } from "../../base/json.ts";
import { isUuid } from "../../base/storable-text.ts";
import type { ConnectionChoice } from "../../contract/connector.ts";
import type { ToolgateError } from "../../contract/errors.ts";
import type { ElicitationModes } from "./elicitation-modes.ts";

/** The connection that a call needs. */
export interface NeededConnection extends ConnectionChoice {
  connector_id: string;
}

/** Asks a client's user to open the page where a missing connection is signed in. */
export interface SignInQuestion {
  kind: "sign_in";
  needed: NeededConnection;
  params: ElicitRequest["params"];
}

const MESSAGE = "This needs an account of the API. Sign in on the page, then the call is repeated.";

/** The question of a call that needs a sign-in; null if it needs none, or the client cannot open pages. */
export function describeSignIn(
  failure: ToolgateError | null,
  elicitation: ElicitationModes,
): SignInQuestion | null {
  const details = failure?.details;
  const url = details?.["connect_url"];
  if (failure?.code !== "AUTH_FAILED" || !elicitation.url || typeof url !== "string") return null;
  const needed = readNeeded(details);
  if (needed === null) return null;
  return {
    kind: "sign_in",
    needed,
    params: { mode: "url", message: MESSAGE, url, elicitationId: crypto.randomUUID() },
  };
}

/** From the details of a failure, or as a client returns it. */
export function readNeeded(value: unknown): NeededConnection | null {
  if (!isJsonObject(value)) return null;
  const { connector_id, connection = null, end_user = null } = value;
  if (typeof connector_id !== "string" || !isUuid(connector_id)) return null;
  if (!isTextOrNull(connection) || !isTextOrNull(end_user)) return null;
  return { connector_id, connection, end_user };
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === "string";
}
