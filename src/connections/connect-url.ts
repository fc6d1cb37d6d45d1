import type { Config } from "../contract/config.ts";
import { ToolgateError } from "../contract/errors.ts";

/** The page where a connector's owner signs in. */
export function connectUrl(
  { webUrl, publicUrl }: Pick<Config, "webUrl" | "publicUrl">,
  connectorId: string,
): string {
  return `${webUrl ?? publicUrl}/connectors/${connectorId}`;
}

/** The redirect address of this installation, to be registered with every provider. */
export function redirectUri({ publicUrl }: Pick<Config, "publicUrl">): string {
  return `${publicUrl}/functions/v1/connections/callback`;
}

const REASONS = {
  missing: "There is no such connection",
  refused: "The connection must be signed in again",
  expired: "The sign-in has expired",
  moved: "The connector now calls another server than the one that was signed in for",
} as const;

export type SignInReason = keyof typeof REASONS;

/** The error of a call that needs a sign-in. */
export function needsSignIn(reason: SignInReason, url: string, connectionId: string | null): ToolgateError {
  return new ToolgateError("AUTH_FAILED", `${REASONS[reason]}. Sign in at ${url} and repeat the request.`, {
    details: { reason: "needs_sign_in", connect_url: url, connection_id: connectionId },
  });
}
