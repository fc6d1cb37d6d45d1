import type { Json, JsonObject } from "../base/json.ts";
import type { Credential, HttpOperation, RequestPreview, SecretValues } from "../contract/http-operation.ts";
import type { IncomingResponse, OutgoingRequest, Sender } from "../contract/ports.ts";
import { applyCredentials, maskCredentials, tokenClient } from "./credentials/apply-credentials.ts";
import type { TokenSource } from "./credentials/token-source.ts";
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
  { sender, tokens }: { sender: Sender; tokens: TokenSource },
): Promise<OperationOutcome> {
  const { request, secrets } = call;
  const { operation, bare } = request;
  const known = confidential(secrets, operation.credentials);
  try {
    const filled = await applyCredentials(bare, operation.credentials, secrets, tokens);
    known.push(...usedTokens(filled));
    const response = await sendWithFreshToken(filled, call, { sender, tokens, known });
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

/** A 401 may only mean that the token expired early: refreshed once, then it stands. The API did nothing, so any method may be repeated, but for what may be sent once. */
async function sendWithFreshToken(
  filled: OutgoingRequest,
  { request: { operation, bare }, secrets, once = false }: OperationCall,
  { sender, tokens, known }: { sender: Sender; tokens: TokenSource; known: string[] },
): Promise<IncomingResponse> {
  const first = await sender.send(filled);
  const oauth = operation.credentials.find(
    (credential): credential is Credential & { type: "oauth2" } => credential.type === "oauth2",
  );
  if (first.status !== 401 || oauth === undefined) return first;
  const [refused = ""] = usedTokens(filled);
  const fresh = await tokens.refresh(tokenClient(oauth, secrets), refused);
  known.push(fresh);
  if (once) return first;
  const renewed: TokenSource = { get: async () => fresh, refresh: tokens.refresh };
  const second = await sender.send(await applyCredentials(bare, operation.credentials, secrets, renewed));
  return {
    ...second,
    attempts: first.attempts + second.attempts,
    duration_ms: first.duration_ms + second.duration_ms,
  };
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
