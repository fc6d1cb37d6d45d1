import * as oauth from "oauth4webapi";
import { ToolgateError } from "../contract/errors.ts";
import {
  clientOf,
  errorCode,
  findAccount,
  type Grant,
  type TokenParties,
  toGrant,
  withClientAuth,
} from "./request-token.ts";

/** RFC 8628 §3.1. @throws Error of oauth4webapi */
export async function requestDevice(parties: TokenParties, scope: string) {
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
export async function pollDevice(parties: TokenParties, deviceCode: string): Promise<Polled> {
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
