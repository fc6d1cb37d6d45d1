import { Type } from "@sinclair/typebox";
import * as oauth from "oauth4webapi";
import { isJsonObject, type Json, type JsonObject } from "../base/json.ts";
import type { Config } from "../contract/config.ts";
import type { ConnectionChoice } from "../contract/connector.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Database } from "../contract/ports.ts";
import { nullable } from "../contract/shape.ts";

const OfferedShape = nullable(Type.Object({ token: Type.String() }));

interface LinkCaller {
  user_id: string | null;
  key_hash: string | null;
  /** An application that acts for the user creates no links. */
  oauth_client?: string;
}

/** What a caller gets; its trace and its stored answer were written before. */
interface Answered {
  answer: { media_type: string; body: Json };
  failure: ToolgateError | null;
}

/**
 * Puts a connect link in the place of the owner's page, if a call for an end user has failed because their
 * connection is missing. The link is added to the answer only: it lets its holder connect an account, so it
 * is in no trace and no stored answer.
 */
export async function offerLink(
  { database, config }: { database: Database; config: Pick<Config, "webUrl" | "publicUrl"> },
  { user_id, key_hash, oauth_client }: LinkCaller,
  answered: Answered,
): Promise<Answered> {
  const { answer, failure } = answered;
  const { reason, connector_id, end_user, connect_url: page } = failure?.details ?? {};
  if (failure?.code !== "AUTH_FAILED" || reason !== NEEDS_SIGN_IN || oauth_client !== undefined)
    return answered;
  if (typeof connector_id !== "string" || typeof end_user !== "string" || typeof page !== "string")
    return answered;
  const asked = {
    p_user_id: user_id,
    p_key_hash: key_hash,
    p_connector_id: connector_id,
    p_end_user: end_user,
    p_token: oauth.generateRandomState(),
  };
  const offered = await database.call("offer_link", asked, OfferedShape).catch((error: unknown) => {
    // Too many open links, or the connector was deleted: the owner's page is right.
    if (error instanceof ToolgateError) return null;
    throw error;
  });
  if (offered === null) return answered;
  const url = `${connectPage(config)}#${offered.token}`;
  const message = failure.message.replaceAll(page, url);
  const details = { ...failure.details, connect_url: url };
  return {
    answer: { ...answer, body: describe(answer.body, { message, details, page, url }) },
    failure: new ToolgateError(failure.code, message, { details, cause: failure.cause }),
  };
}

interface Offered {
  message: string;
  details: JsonObject;
  page: string;
  url: string;
}

function describe(body: Json, { message, details, page, url }: Offered): Json {
  if (typeof body === "string") return body.replaceAll(page, url);
  return isJsonObject(body) ? { ...body, error_message: message, technical_details: details } : body;
}

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

const NEEDS_SIGN_IN = "needs_sign_in";
