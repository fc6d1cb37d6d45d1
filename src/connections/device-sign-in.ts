import { Type } from "@sinclair/typebox";
import * as oauth from "oauth4webapi";
import { sha256 } from "../base/sha256.ts";
import { isLoopback } from "../base/url-parts.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Database, Logger, Sender } from "../contract/ports.ts";
import { AnyObject, nullable, texts } from "../contract/shape.ts";
import { SecretValuesShape } from "../contract/stored-shapes.ts";
import { ServerShape } from "./authorization-server.ts";
import { prepareSignIn, type WantedConnection } from "./begin-sign-in.ts";
import {
  clientOf,
  errorCode,
  findAccount,
  type Grant,
  type TokenParties,
  toGrant,
  withClientAuth,
} from "./request-token.ts";
import { ConnectionShape } from "./store-connection.ts";

interface DeviceParts {
  database: Database;
  sender: Sender;
  logger: Logger;
  /** For a client that is registered on first use. */
  redirectUri: string;
  clientUrl: string;
}

/** The longest that a person has to enter the code. Seconds. */
const LONGEST_S = 1_800;
const LONGEST_INTERVAL_S = 60;

/**
 * Begins a sign-in on another device (RFC 8628): what its user opens and enters there. The device code stays
 * in the vault.
 * @throws ToolgateError NOT_FOUND | INVALID_REQUEST | AUTH_FAILED
 */
export async function beginDevice(parts: DeviceParts, wanted: WantedConnection) {
  const { server, scopes, secrets, preset } = await prepareSignIn(parts, wanted);
  if (server.device_authorization_endpoint === undefined)
    throw new ToolgateError(
      "AUTH_FAILED",
      "This provider is not known to offer sign-ins on another device (RFC 8628). Sign in with a browser.",
      { details: { reason: "no_device_authorization" } },
    );
  const scope = scopes.join(preset?.scope_separator ?? " ");
  const given = await requestDevice({ server, secrets, sender: parts.sender }, scope).catch((cause) => {
    throw new ToolgateError("AUTH_FAILED", "The provider did not begin a sign-in on another device.", {
      cause,
      details: { reason: "device_authorization" },
    });
  });
  const device_id = oauth.generateRandomState();
  const expires_in = Math.min(given.expires_in, LONGEST_S);
  const interval = Math.min(Math.max(given.interval ?? 5, 1), LONGEST_INTERVAL_S);
  const complete = given.verification_uri_complete;
  const shown = {
    user_code: given.user_code.replace(/[^\x20-\x7e]/g, "").slice(0, 100),
    verification_uri: checkPage(given.verification_uri),
    ...(complete !== undefined && { verification_uri_complete: checkPage(complete) }),
  };
  const { connection_id } = await parts.database.call(
    "begin_sign_in",
    {
      p_user_id: wanted.user_id,
      p_connector_id: wanted.connector_id,
      p_sign_in: {
        name: wanted.name,
        end_user: wanted.end_user,
        scopes,
        key_id: wanted.key_id,
        proof_hash: null,
        link_id: null,
        state_hash: sha256(device_id),
        sealed: JSON.stringify({ device_code: given.device_code }),
        server,
        expires_in,
        poll_seconds: interval,
      },
    },
    ConnectionShape,
  );
  return { connection_id, device_id, ...shown, expires_in, interval };
}

/** A person opens it: a web page, `https` but for this machine. */
function checkPage(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  if (url && isSafe && url.username === "" && url.href.length <= 2_000) return url.href;
  throw new ToolgateError("AUTH_FAILED", "The provider's page for the code is not an https address.", {
    details: { reason: "device_authorization" },
  });
}

const ClaimedShape = nullable(
  Type.Object({
    connection_id: Type.String(),
    /** Seconds until the next request is allowed; absent: now. */
    retry_after: Type.Optional(Type.Number()),
    expired: Type.Optional(Type.Boolean()),
    poll_seconds: Type.Optional(Type.Number()),
    sealed: Type.Optional(Type.String()),
    server: Type.Optional(ServerShape),
    scopes: Type.Optional(texts),
    secrets: Type.Optional(SecretValuesShape),
    binding: Type.Optional(AnyObject),
    /** By the clock of the database. */
    asked_at: Type.Optional(Type.String()),
  }),
);

export interface DeviceStatus {
  status: "pending" | "connected" | "denied" | "expired" | "failed";
  connection_id: string | null;
  /** Seconds until the next question. */
  retry_after: number | null;
}

/** Asks the provider whether the code was entered, no more often than it allows in total. */
export async function checkDevice(
  { database, sender, logger }: DeviceParts,
  { user_id, device_id }: { user_id: string; device_id: string },
): Promise<DeviceStatus & { unnamed?: boolean }> {
  const own = { p_user_id: user_id, p_handle_hash: sha256(device_id) };
  const claimed = await database.call("claim_device", own, ClaimedShape);
  if (claimed === null) return { status: "expired", connection_id: null, retry_after: null };
  const {
    connection_id,
    retry_after,
    poll_seconds = 5,
    sealed,
    server,
    scopes,
    secrets,
    binding,
    asked_at,
  } = claimed;
  const end = (status: DeviceStatus["status"]): DeviceStatus => ({
    status,
    connection_id,
    retry_after: null,
  });
  if (retry_after !== undefined) return { status: "pending", connection_id, retry_after };
  if (claimed.expired || !sealed || !server || !scopes || !secrets || !binding || !asked_at)
    return end("expired");
  const { device_code } = JSON.parse(sealed) as { device_code: string };
  const polled = await pollDevice({ server, secrets, sender }, device_code);
  switch (polled.outcome) {
    case "pending":
      return { status: "pending", connection_id, retry_after: poll_seconds };
    case "slow":
      await database.call("slow_device", own);
      return { status: "pending", connection_id, retry_after: poll_seconds + 5 };
    case "granted": {
      const { access_token, refresh_token, expires_in, account } = polled.grant;
      const tokens = { access_token, refresh_token };
      const granted = {
        tokens,
        asked_at,
        expires_in,
        scopes: polled.grant.scopes ?? scopes,
        account,
        server,
        binding,
        link_id: null,
      };
      await database.call("finish_sign_in", { p_connection_id: connection_id, p_grant: granted });
      await database.call("end_device", own);
      return { ...end("connected"), unnamed: account === null };
    }
    default:
      await database.call("end_device", own);
      logger.warn("A sign-in on another device was not finished", { connection_id, error: polled.outcome });
      return end(polled.outcome);
  }
}

/** RFC 8628 §3.1. @throws Error of oauth4webapi */
async function requestDevice(parties: TokenParties, scope: string) {
  const { server } = parties;
  const client = clientOf(parties.secrets);
  return withClientAuth(
    parties,
    async (auth, options) =>
      oauth.processDeviceAuthorizationResponse(
        server,
        client,
        await oauth.deviceAuthorizationRequest(server, client, auth, scope === "" ? {} : { scope }, options),
      ),
    server.device_authorization_endpoint,
  );
}

type Polled =
  | { outcome: "pending" | "slow" | "denied" | "expired" | "failed" }
  | { outcome: "granted"; grant: Grant };

/** RFC 8628 §3.4 and §3.5. A server that does not answer is asked again. */
async function pollDevice(parties: TokenParties, deviceCode: string): Promise<Polled> {
  const { server } = parties;
  const client = clientOf(parties.secrets);
  try {
    const answer = await withClientAuth(parties, async (auth, options) =>
      oauth.processDeviceCodeResponse(
        server,
        client,
        await oauth.deviceCodeGrantRequest(server, client, auth, deviceCode, options),
      ),
    );
    return { outcome: "granted", grant: { ...toGrant(answer), account: await findAccount(parties, answer) } };
  } catch (error) {
    const outcomes = {
      authorization_pending: "pending",
      slow_down: "slow",
      access_denied: "denied",
      expired_token: "expired",
    } as const;
    const code = errorCode(error);
    const known = Object.entries(outcomes).find(([name]) => name === code)?.[1];
    if (known !== undefined) return { outcome: known };
    return { outcome: error instanceof ToolgateError && error.code === "API_ERROR" ? "slow" : "failed" };
  }
}
