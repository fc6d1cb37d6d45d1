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

/** An operation's request. It is built once, then shown, approved, and sent with the secrets filled in. */
export interface OperationRequest {
  operation: HttpOperation;
  /** Without credentials. */
  bare: OutgoingRequest;
  /** The request for display, with `***` for every secret. */
  preview: RequestPreview & { body?: Json };
}

export interface OperationCall {
  request: OperationRequest;
  /** Values by `secret_id`. */
  secrets: SecretValues;
  /** Whether the call needed an approval, which allows one send only. It is not repeated after a 401 either. */
  once?: boolean;
}

export interface OperationPorts {
  sender: Sender;
  tokens: TokenSource;
  /** For operations that use a connection. */
  connection?: ConnectionToken | undefined;
}

export interface OperationOutcome {
  /** The API's answer without secrets. */
  result: Json;
  /** `bytes` counts the decoded body, and `duration_ms` includes redirects and retries. */
  response: { status: number; bytes: number; duration_ms: number; attempts: number };
  /** Whether the answer contains a part of a secret. */
  echoes?: boolean;
}

/** Builds the request of an operation without reading a secret. @throws ToolgateError INVALID_ARGUMENTS | EGRESS_BLOCKED */
export function buildOperation(operation: HttpOperation, args: JsonObject): OperationRequest {
  const bare = buildRequest(operation, args);
  return { operation, bare, preview: previewRequest(maskCredentials(bare, operation.credentials)) };
}

/**
 * Sends the request of an operation with its credentials, again with a fresh token after a 401, and reads, redacts and
 * checks the response. Neither the outcome nor an error contains a secret, even if the API echoes one.
 * @throws ToolgateError AUTH_FAILED | EGRESS_BLOCKED | API_ERROR
 */
export async function sendOperation(
  call: OperationCall,
  { sender, tokens, connection }: OperationPorts,
): Promise<OperationOutcome> {
  const { request, secrets } = call;
  const { operation, bare } = request;
  const known = confidentialValues(secrets, operation.credentials);
  try {
    const filled = await applyCredentials(bare, operation.credentials, secrets, tokens, connection);
    known.push(...usedTokens(filled));
    const response = await sendWithFreshToken(filled, call, { sender, tokens, connection }, known);
    const result = readResult(response, operation.accepts, createRedactor(known));
    const { status, duration_ms, attempts } = response;
    const echoes = echoesPart(result, withoutUserNames(known, call));
    return {
      result,
      response: { status, bytes: response.body.byteLength, duration_ms, attempts },
      ...(echoes && { echoes }),
    };
  } catch (thrown) {
    throw redactError(thrown, createRedactor(known), withoutUserNames(known, call));
  }
}

/** Excludes user names and client ids, because their parts (a domain, a company) occur in many answers. */
function withoutUserNames(known: readonly string[], { request, secrets }: OperationCall): string[] {
  const names = request.operation.credentials.flatMap((credential) => {
    if (credential.type === "basic") return [secrets[credential.username]];
    return credential.type === "oauth2" ? [secrets[credential.client_id]] : [];
  });
  return known.filter((value) => !names.includes(value));
}

/**
 * After a 401, the token may have expired early: it is refreshed once, and the request is repeated unless it may be sent
 * once only. Any method can be repeated, because the API did not process the request (RFC 9110 §15.5.2).
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

/** All stored values except token URLs, which are public. */
function confidentialValues(secrets: SecretValues, credentials: readonly Credential[]): string[] {
  const publicIds = new Set(
    credentials.map((credential) => (credential.type === "oauth2" ? credential.token_url_secret : undefined)),
  );
  return Object.entries(secrets).flatMap(([id, value]) => (publicIds.has(id) ? [] : [value]));
}

function usedTokens(request: OutgoingRequest): string[] {
  const authorization = request.headers.find(([name]) => name === "authorization")?.[1];
  return authorization?.startsWith("Bearer ") ? [authorization.slice("Bearer ".length)] : [];
}
