import { ToolgateError } from "../../contract/errors.ts";
import type { Credential, SecretValues } from "../../contract/http-operation.ts";
import type { IncomingResponse, OutgoingRequest } from "../../contract/ports.ts";
import type { SignedRequest } from "./signed-request.ts";

/** Signatures are usually valid for 5 minutes around the API's time. Milliseconds. */
const CLOCK_TOLERANCE_MS = 300_000;

/**
 * Signs a request whose URL, headers and body are final. Signatures are sensitive headers and query parameters: a
 * redirect to another origin drops them, and nothing is signed again for a redirect.
 * @throws ToolgateError AUTH_FAILED naming the secret that is missing or unusable
 */
export async function signRequest(
  request: OutgoingRequest,
  credentials: readonly Credential[],
  secrets: SecretValues,
  now = new Date(),
): Promise<SignedRequest> {
  const signed: SignedRequest = { request, signatures: [] };
  for (const credential of credentials) {
    const next = await sign(signed.request, credential, secrets, now);
    if (next === null) continue;
    signed.request = next.request;
    signed.signatures.push(...next.signatures);
  }
  return signed;
}

async function sign(
  request: OutgoingRequest,
  credential: Credential,
  secrets: SecretValues,
  now: Date,
): Promise<SignedRequest | null> {
  // Loaded on first use, because most connectors sign nothing.
  if (credential.type === "aws-sigv4") {
    const { signAws } = await import("./sign-aws.ts");
    return signAws(request, credential, secrets, now);
  }
  if (credential.type === "hmac") {
    const { signHmac } = await import("./sign-hmac.ts");
    return signHmac(request, credential, secrets, now);
  }
  return null;
}

/**
 * Reports a wrong clock as the reason why an API rejected a signature.
 * @throws ToolgateError AUTH_FAILED {http_status, clock_difference_seconds}
 */
export function checkClock(
  { status, headers }: Pick<IncomingResponse, "status" | "headers">,
  credentials: readonly Credential[],
  now = Date.now(),
): void {
  const isSigned = credentials.some(({ type }) => type === "aws-sigv4" || type === "hmac");
  if (!isSigned || (status !== 400 && status !== 401 && status !== 403)) return;
  const difference = Date.parse(headers["date"] ?? "") - now;
  if (Number.isNaN(difference) || Math.abs(difference) <= CLOCK_TOLERANCE_MS) return;
  const seconds = Math.round(difference / 1000);
  throw new ToolgateError(
    "AUTH_FAILED",
    `The API rejected the signature (${status}). Its clock differs from the clock of this server by ${Math.abs(seconds)} seconds: synchronize the clock of this server.`,
    { details: { http_status: status, clock_difference_seconds: seconds } },
  );
}
