import type { Json, JsonObject } from "../base/json.ts";
import type {
  Credential,
  DigestCredential,
  HttpOperation,
  RequestPreview,
  SecretValues,
  SessionCredential,
} from "../contract/http-operation.ts";
import type { IncomingResponse, OutgoingRequest, Sender, SendOptions } from "../contract/ports.ts";
import {
  applyCredentials,
  checkClock,
  maskCredentials,
  nameIds,
  signRequest,
  tokenClient,
} from "./credentials/apply-credentials.ts";
import { withAccessToken } from "./credentials/place-secret.ts";
import type { ConnectionToken, LoginStore, TokenSource } from "./credentials/token-source.ts";
import { sendingOnce } from "./egress/wrap-sender.ts";
import { createRedactor } from "./redaction/redact.ts";
import { echoesPart, redactError } from "./redaction/redact-error.ts";
import { buildRequest } from "./request/build-request.ts";
import { previewRequest } from "./request/preview-request.ts";
import { checkGraphqlErrors } from "./response/check-status.ts";
import { type FailedResponse, readFailed, readResult, shownHeaders } from "./response/read-result.ts";

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
  /** For operations that use the token of a session. */
  logins?: LoginStore | undefined;
  /** Called with a response whose status is a failure, before its error is thrown. */
  onFailed?: (failed: FailedResponse) => void;
}

export interface OperationOutcome {
  /** The API's answer without secrets. */
  result: Json;
  /** `bytes` counts the decoded body, and `duration_ms` includes redirects and retries. */
  response: { status: number; bytes: number; duration_ms: number; attempts: number };
  /** The headers that describe the answer. */
  headers: Record<string, string>;
  /** Whether the answer contains a part of a secret. */
  echoes?: boolean;
}

/**
 * Builds the request of an operation without reading a secret.
 *
 * @throws ToolgateError INVALID_ARGUMENTS |
 * EGRESS_BLOCKED
 */
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
  { sender, tokens, connection, logins, onFailed }: OperationPorts,
): Promise<OperationOutcome> {
  const { request, secrets } = call;
  const { operation, bare } = request;
  const known = confidentialValues(secrets, operation.credentials);
  try {
    const session = await openSession(call, { sender, logins });
    known.push(...(session ? [session.token] : []));
    const filled = await applyCredentials(bare, operation.credentials, secrets, {
      tokens,
      connection,
      session,
    });
    known.push(...usedTokens(filled));
    const signed = await signRequest(filled, operation.credentials, secrets);
    known.push(...signed.signatures);
    const response = await sendWithFreshToken(
      signed.request,
      call,
      { sender: call.once ? sendingOnce(sender) : sender, tokens, connection, session },
      known,
    );
    checkClock(response, operation.credentials);
    const redact = createRedactor(known);
    const failed = readFailed(response, redact, withoutUserNames(known, call));
    if (failed) onFailed?.(failed);
    const result = readResult(response, operation.accepts, redact);
    if (operation.body?.graphql !== undefined) checkGraphqlErrors(response, result);
    const { status, duration_ms, attempts } = response;
    const echoes = echoesPart(result, withoutUserNames(known, call));
    return {
      result,
      response: { status, bytes: response.body.byteLength, duration_ms, attempts },
      headers: shownHeaders(response.headers, redact),
      ...(echoes && { echoes }),
    };
  } catch (thrown) {
    throw redactError(thrown, createRedactor(known), withoutUserNames(known, call));
  }
}

function withoutUserNames(known: readonly string[], { request, secrets }: OperationCall): string[] {
  const names = nameIds(request.operation.credentials).map((id) => secrets[id]);
  return known.filter((value) => !names.includes(value));
}

/**
 * After a 401, the token may have expired early: it is refreshed once, and the request is repeated unless it
 * may be sent once only. Any method can be repeated, because the API did not process the request (RFC 9110
 * §15.5.2).
 */
async function sendWithFreshToken(
  filled: OutgoingRequest,
  { request: { operation, bare }, secrets, once = false }: OperationCall,
  {
    sender,
    tokens,
    connection,
    session,
  }: Pick<OperationPorts, "sender" | "tokens" | "connection"> & { session: OpenSession | undefined },
  known: string[],
): Promise<IncomingResponse> {
  const digest = operation.credentials.find((one): one is DigestCredential => one.type === "digest");
  if (digest) {
    // Loaded on first use, because few connectors need it.
    const { sendWithDigest } = await import("./credentials/send-digest.ts");
    const onSecret = (value: string) => void known.push(value);
    return sendWithDigest({ ...digest, request: filled, secrets, once, onSecret }, sender);
  }
  let [used = ""] = usedTokens(filled);
  const usesConnection = connection && operation.credentials.some(({ type }) => type === "connection");
  const options: SendOptions = {
    // The token may expire before the sender is ready, or while it waits before a retry.
    ...(usesConnection && {
      async renew(request) {
        // A redirect to another origin has removed the token.
        if (usedTokens(request).length === 0) return request;
        used = await connection.get();
        known.push(used);
        return withAccessToken(request, used);
      },
    }),
  };
  const first = await sender.send(filled, options);
  if (first.status !== 401) return first;
  const fresh = session
    ? await session.refresh(session.token)
    : await refreshToken(operation.credentials, secrets, { tokens, connection }, used);
  if (fresh === null) return first;
  known.push(fresh);
  if (once) return first;
  const get = async () => fresh;
  const second = await sender.send(
    await applyCredentials(bare, operation.credentials, secrets, {
      tokens: { ...tokens, get },
      connection: connection && { ...connection, get },
      session: session && { ...session, get },
    }),
    options,
  );
  return {
    ...second,
    attempts: first.attempts + second.attempts,
    duration_ms: first.duration_ms + second.duration_ms,
  };
}

interface OpenSession extends ConnectionToken {
  /** The token of this call. */
  token: string;
}

/** The session of the call, logged in; undefined if the operation uses none. */
async function openSession(
  { request: { operation }, secrets }: OperationCall,
  { sender, logins }: Pick<OperationPorts, "sender" | "logins">,
): Promise<OpenSession | undefined> {
  const credential = operation.credentials.find((one): one is SessionCredential => one.type === "session");
  if (!credential || !logins) return undefined;
  // Loaded on first use, because few connectors need it.
  const { createSessionToken } = await import("./credentials/session-login.ts");
  const session = createSessionToken(credential, secrets, { sender, logins });
  const token = await session.get();
  return { token, get: async () => token, refresh: session.refresh };
}

/** A token other than the refused one; null if the operation uses none, or there is no other. */
async function refreshToken(
  credentials: readonly Credential[],
  secrets: SecretValues,
  { tokens, connection }: Pick<OperationPorts, "tokens" | "connection">,
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
