import type { Config } from "../contract/config.ts";
import type { ConnectionChoice } from "../contract/connection-choice.ts";
import { ToolgateError } from "../contract/errors.ts";

/** The page where a connector's owner signs in. */
export function connectUrl(
  { webUrl, publicUrl }: Pick<Config, "webUrl" | "publicUrl">,
  connectorId: string,
): string {
  return `${webUrl ?? publicUrl}/connectors/${connectorId}`;
}

/** The page of connect links, where sign-ins that a browser began are finished, too. */
export function connectPage({ webUrl, publicUrl }: Pick<Config, "webUrl" | "publicUrl">): string {
  return `${webUrl ?? publicUrl}/connect`;
}

/** The redirect address of this installation, to be registered with every provider. */
export function redirectUri({ publicUrl }: Pick<Config, "publicUrl">): string {
  return `${publicUrl}/functions/v1/connections/callback`;
}

/** The metadata document of this installation as a client, whose address can be its client id. */
export function clientUrl({ publicUrl }: Pick<Config, "publicUrl">): string {
  return `${publicUrl}/functions/v1/connections/client`;
}

const REASONS = {
  missing: "There is no such connection",
  refused: "The connection must be signed in again",
  expired: "The sign-in has expired",
  moved: "The connector now calls another server than the one that was signed in for",
} as const;

export type SignInReason = keyof typeof REASONS;

/** The connection that a call needed. */
interface NeededConnection extends ConnectionChoice {
  connection_id: string | null;
  connector_id: string;
}

/** The error of a call that needs a sign-in. */
export function needsSignIn(reason: SignInReason, url: string, needed: NeededConnection): ToolgateError {
  return new ToolgateError("AUTH_FAILED", `${REASONS[reason]}. Sign in at ${url} and repeat the request.`, {
    details: { reason: NEEDS_SIGN_IN, connect_url: url, ...needed },
  });
}

export const NEEDS_SIGN_IN = "needs_sign_in";
