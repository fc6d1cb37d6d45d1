import type { Json, JsonObject } from "../base/json.ts";
import type { Credential, HttpOperation, RequestPreview, SecretValues } from "../contract/http-operation.ts";
import type { IncomingResponse, OutgoingRequest, Sender } from "../contract/ports.ts";
import { applyCredentials, maskCredentials, tokenClient } from "./credentials/apply-credentials.ts";
import type { ConnectionToken, TokenSource } from "./credentials/token-source.ts";
import { createRedactor } from "./redaction/redact.ts";
import { echoesPart, redactError } from "./redaction/redact-error.ts";
import { buildRequest } from "./request/build-request.ts";
import { previewRequest } from "./request/preview-request.ts";
import { readResult } from "./response/read-result.ts";

/** An operation's request, built once: shown, approved, and sent with the secrets filled in. */
export interface OperationRequest {
  operation: HttpOperation;
  /** Without credentials. */
  bare: OutgoingRequest;
  /** As it may be shown: `***` in the place of every secret. */
  preview: RequestPreview & { body?: Json };
}

export interface OperationCall {
  request: OperationRequest;
  /** Values by `secret_id`. */
  secrets: SecretValues;
  /** The call was approved, and an approval allows one send: it is not repeated after a 401 either. */
  once?: boolean;
}

export interface OperationPorts {
  sender: Sender;
  tokens: TokenSource;
  /** For operations that use a connection. */
  connection?: ConnectionToken | undefined;
}

export interface OperationOutcome {
  /** The API's answer, free of our secrets. */
  result: Json;
  /** `bytes` decoded, `duration_ms` including redirects and retries. */
  response: { status: number; bytes: number; duration_ms: number; attempts: number };
  /** Whether the answer holds a part of a secret. */
  echoes?: boolean;
}

/** The request of an operation, for which no secret is read. @throws ToolgateError INVALID_ARGUMENTS | EGRESS_BLOCKED */
export function buildOperation(operation: HttpOperation, args: JsonObject): OperationRequest {
  const bare = buildRequest(operation, args);
  return { operation, bare, preview: previewRequest(maskCredentials(bare, operation.credentials)) };
}

/**
 * Sends the request of an operation: credentials → send → (once more with a fresh token after 401) → read → redact →
 * check. Nothing that comes back, errors included, holds a secret, even when the API echoes it.
 * @throws ToolgateError AUTH_FAILED | EGRESS_BLOCKED | API_ERROR
 */
export async function sendOperation(
  call: OperationCall,
  { sender, tokens, connection }: OperationPorts,
): Promise<OperationOutcome> {
  const { request, secrets } = call;
  const { operation, bare } = request;
  const known = confidential(secrets, operation.credentials);
  try {
    const filled = await applyCredentials(bare, operation.credentials, secrets, tokens, connection);
    known.push(...usedTokens(filled));
    const response = await sendWithFreshToken(filled, call, { sender, tokens, connection }, known);
    const result = readResult(response, operation.accepts, createRedactor(known));
    const { status, duration_ms, attempts } = response;
    const echoes = echoesPart(result, withoutNames(known, call));
    return {
      result,
      response: { status, bytes: response.body.byteLength, duration_ms, attempts },
      ...(echoes && { echoes }),
    };
  } catch (thrown) {
    throw redactError(thrown, createRedactor(known), withoutNames(known, call));
  }
}

/** User names and client ids are confidential, but parts of them stand in many answers (a domain, a company). */
function withoutNames(known: readonly string[], { request, secrets }: OperationCall): string[] {
  const names = request.operation.credentials.flatMap((credential) => {
    if (credential.type === "basic") return [secrets[credential.username]];
    return credential.type === "oauth2" ? [secrets[credential.client_id]] : [];
  });
  return known.filter((value) => !names.includes(value));
}

/**
 * A 401 may only mean that the token expired early: refreshed once, then it stands. The API did not apply the request
 * (RFC 9110 §15.5.2), so any method may be repeated, but for what may be sent once.
 */
async function sendWithFreshToken(
  filled: OutgoingRequest,
  { request: { operation, bare }, secrets, once = false }: OperationCall,
  { sender, tokens, connection }: OperationPorts,
  known: string[],
): Promise<IncomingResponse> {
  const first = await sender.send(filled);
  if (first.status !== 401) return first;
  const [refused = ""] = usedTokens(filled);
  const fresh = await refreshToken(operation.credentials, secrets, { tokens, connection }, refused);
  if (fresh === null) return first;
  known.push(fresh);
  if (once) return first;
  const get = async () => fresh;
  const second = await sender.send(
    await applyCredentials(
      bare,
      operation.credentials,
      secrets,
      { get, refresh: tokens.refresh },
      connection && { get, refresh: connection.refresh },
    ),
  );
  return {
    ...second,
    attempts: first.attempts + second.attempts,
    duration_ms: first.duration_ms + second.duration_ms,
  };
}

/** A token other than the refused one; null if the operation uses none, or there is no other. */
async function refreshToken(
  credentials: readonly Credential[],
  secrets: SecretValues,
  { tokens, connection }: Omit<OperationPorts, "sender">,
  refused: string,
): Promise<string | null> {
  const oauth = credentials.find((one): one is Credential & { type: "oauth2" } => one.type === "oauth2");
  if (oauth) return tokens.refresh(tokenClient(oauth, secrets), refused);
  if (!connection || !credentials.some(({ type }) => type === "connection")) return null;
  const fresh = await connection.refresh(refused);
  return fresh === refused ? null : fresh;
}

/** All stored values but token URLs, which are addresses and stand in public documentation. */
function confidential(secrets: SecretValues, credentials: readonly Credential[]): string[] {
  const open = new Set(
    credentials.map((credential) => (credential.type === "oauth2" ? credential.token_url_secret : undefined)),
  );
  return Object.entries(secrets).flatMap(([id, value]) => (open.has(id) ? [] : [value]));
}

function usedTokens(request: OutgoingRequest): string[] {
  const authorization = request.headers.find(([name]) => name === "authorization")?.[1];
  return authorization?.startsWith("Bearer ") ? [authorization.slice("Bearer ".length)] : [];
}
