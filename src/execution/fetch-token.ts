import { ToolgateError } from "../contract/errors.ts";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import type { IncomingResponse, OutgoingRequest, Sender } from "../contract/ports.ts";
import { basicHeader } from "./basic-header.ts";
import { apiMessage } from "./check-status.ts";
import { shownUrl } from "./guard-url.ts";
import { formEncode } from "./percent-encode.ts";
import { createRedactor } from "./redact.ts";
import type { TokenClient } from "./token-source.ts";

export interface FetchedToken {
  token: string;
  /** Seconds, as the endpoint said; null when it did not. */
  expires_in: number | null;
}

/**
 * One access token request (RFC 6749 §4.4.2). The client authenticates with Basic first (§2.3.1: what every server must
 * support) and, when that is refused, in the body, which some servers want instead.
 * @throws ToolgateError AUTH_FAILED {http_status?, api_message?}, without anything the endpoint may have echoed
 */
export async function fetchToken(client: TokenClient, sender: Sender): Promise<FetchedToken> {
  const basic = await sendTokenRequest(client, sender, "basic");
  if (basic.status === 200) return readToken(basic, client);
  const refused = basic.status === 401 || (basic.status === 400 && errorCode(basic) === "invalid_client");
  const last = refused ? await sendTokenRequest(client, sender, "post") : basic;
  return readToken(last, client);
}

async function sendTokenRequest(
  client: TokenClient,
  sender: Sender,
  how: "basic" | "post",
): Promise<IncomingResponse> {
  try {
    return await sender.send(tokenRequest(client, how));
  } catch (cause) {
    if (!(cause instanceof ToolgateError) || cause.code === "EGRESS_BLOCKED") throw cause;
    throw tokenFailure(
      client,
      `could not be reached (${String(cause.details?.["reason"] ?? cause.code)})`,
      {},
      cause,
    );
  }
}

function tokenRequest(
  { token_url, client_id, client_secret, scopes }: TokenClient,
  how: "basic" | "post",
): OutgoingRequest {
  const form: [string, string][] = [["grant_type", "client_credentials"]];
  if (scopes.length > 0) form.push(["scope", scopes.join(" ")]);
  if (how === "post") form.push(["client_id", client_id], ["client_secret", client_secret]);
  const headers: [string, string][] = [
    ["accept", "application/json"],
    ["content-type", "application/x-www-form-urlencoded"],
  ];
  // RFC 6749 §2.3.1: both halves are form-encoded before they become Basic credentials.
  if (how === "basic")
    headers.push(["authorization", basicHeader(formEncode(client_id), formEncode(client_secret))]);
  return {
    method: "POST",
    url: token_url,
    headers,
    body: new TextEncoder().encode(form.map(([name, value]) => `${name}=${formEncode(value)}`).join("&")),
    // Asking for a token twice changes nothing.
    idempotent: true,
    // Also when the secret is in the body: marks the request as one that carries secrets.
    sensitive: { headers: ["authorization"], query: [] },
  };
}

function readToken(response: IncomingResponse, client: TokenClient): FetchedToken {
  const answer = parseAnswer(response);
  const token = answer["access_token"];
  if (response.status === 200 && typeof token === "string" && /^[\x21-\x7e]+$/.test(token)) {
    const type = answer["token_type"];
    if (typeof type !== "string" || type.toLowerCase() === "bearer")
      return { token, expires_in: readSeconds(answer["expires_in"]) };
    throw tokenFailure(client, "gives tokens of a type other than Bearer", { http_status: response.status });
  }
  const redact = createRedactor([client.client_secret, client.client_id]);
  const message = apiMessage(answer);
  const details: JsonObject = { http_status: response.status };
  if (message !== undefined) details["api_message"] = redact(message);
  throw tokenFailure(
    client,
    response.status === 200 ? "answered without a token" : `answered ${response.status}`,
    details,
  );
}

/** Strings are accepted: some servers send "3600". */
function readSeconds(value: Json | undefined): number | null {
  const seconds = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof seconds === "number" && Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

function errorCode(response: IncomingResponse): Json | undefined {
  return parseAnswer(response)["error"];
}

function parseAnswer(response: IncomingResponse): JsonObject {
  try {
    const parsed: Json = JSON.parse(new TextDecoder().decode(response.body));
    return isJsonObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function tokenFailure(
  client: TokenClient,
  what: string,
  details: JsonObject,
  cause?: unknown,
): ToolgateError {
  const message = `No access token: the token endpoint ${shownUrl(client.token_url)} ${what}. Check client_id, client_secret and token_url.`;
  return new ToolgateError("AUTH_FAILED", message, { details, cause });
}
