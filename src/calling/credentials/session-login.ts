import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { sha256 } from "../../base/sha256.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { SecretValues, SessionCredential } from "../../contract/http-operation.ts";
import type { IncomingResponse, Sender } from "../../contract/ports.ts";
import { createRedactor, redactJson } from "../redaction/redact.ts";
import { buildRequest } from "../request/build-request.ts";
import { apiMessage } from "../response/check-status.ts";
import { extractResult } from "../templates/extract-path.ts";
import { guardHeaderValue, secretValue } from "./place-secret.ts";
import type { ConnectionToken, LoginStore } from "./token-source.ts";

/** Milliseconds; shorter than the lease of a login (20 s). */
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 256 * 1024;
const MAX_TOKEN = 16_000;
/** Pause between two looks at a token that another caller obtains, and how long they last. Milliseconds. */
const PAUSE_MS = 150;
const LONGEST_WAIT_MS = 25_000;
/** Before its expiry, a token is no longer used: a tenth of its life, at most this. Seconds. */
const MARGIN_S = 30;

/**
 * The token of a session: an operation of the API logs in, once per expiry across all processes, and its
 * token is used until it expires or the API refuses it.
 * @throws ToolgateError AUTH_FAILED {http_status?, api_message?} from `get` and `refresh`
 */
export function createSessionToken(
  credential: SessionCredential,
  secrets: SecretValues,
  { sender, logins }: { sender: Sender; logins: LoginStore },
): ConnectionToken {
  const username = secretValue(secrets, credential.username);
  const password = secretValue(secrets, credential.password);
  const { login, arguments: given, token_path } = credential;
  // Everything that decides which session it is. The password is hashed first.
  const key = sha256(
    JSON.stringify([login.server, login.path, given, token_path, username, sha256(password)]),
  );

  async function obtain(refused: string | null): Promise<string> {
    const until = Date.now() + LONGEST_WAIT_MS;
    for (;;) {
      const found = await logins.claim(key, refused === null ? null : sha256(refused));
      if (found.outcome === "usable") return found.token;
      if (found.outcome === "failed") throw failure("was refused a few seconds ago", {});
      if (found.outcome === "login") return logIn(found.lease);
      if (Date.now() > until) throw failure("is still running in another process", {});
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  async function logIn(lease: string): Promise<string> {
    try {
      const { token, lifetime } = readToken(await send());
      const margin = Math.min(MARGIN_S, lifetime / 10);
      await logins.store(key, lease, token, new Date(Date.now() + (lifetime - margin) * 1000));
      return token;
    } catch (error) {
      await logins.fail(key, lease);
      throw error;
    }
  }

  async function send(): Promise<IncomingResponse> {
    const request = buildRequest(login, fill(given, { username, password }) as JsonObject);
    const sensitive = { ...request.sensitive, elsewhere: true };
    try {
      return await sender.send(
        { ...request, sensitive, idempotent: false },
        { keepOrigin: true, maxBytes: MAX_BYTES, signal: AbortSignal.timeout(TIMEOUT_MS) },
      );
    } catch (cause) {
      if (!(cause instanceof ToolgateError) || cause.code === "EGRESS_BLOCKED") throw cause;
      throw failure(`could not be sent (${String(cause.details?.["reason"] ?? cause.code)})`, {}, cause);
    }
  }

  function readToken({ status, body }: IncomingResponse): { token: string; lifetime: number } {
    const answer = parse(body);
    if (status < 200 || status > 299) {
      const redact = createRedactor([username, password]);
      const message = apiMessage(redactJson(answer, redact));
      const details = { http_status: status, ...(message !== undefined && { api_message: message }) };
      throw failure(`answered ${status}`, details);
    }
    const token = extract(answer, token_path);
    if (typeof token !== "string" || token === "" || token.length > MAX_TOKEN)
      throw failure(`returned no token at \`${token_path}\``, { http_status: status });
    const stated =
      credential.expires_path === undefined ? null : Number(extract(answer, credential.expires_path));
    const isStated = stated !== null && Number.isFinite(stated) && stated > 0;
    return {
      token: guardHeaderValue("session token", token),
      lifetime: isStated ? stated : credential.lifetime,
    };
  }

  return { get: () => obtain(null), refresh: (refused) => obtain(refused) };
}

/** The arguments with the values for `{username}` and `{password}`, inserted once: a value is not searched again. */
function fill(value: Json, values: Readonly<Record<string, string>>): Json {
  if (typeof value === "string")
    return value.replace(/\{(username|password)\}/g, (_, name: string) => values[name] ?? "");
  if (Array.isArray(value)) return value.map((one) => fill(one, values));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one, values)]));
}

function extract(answer: Json, path: string): Json {
  try {
    return extractResult(answer, path);
  } catch {
    return null;
  }
}

function parse(body: Uint8Array): Json {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as Json;
  } catch {
    return null;
  }
}

function failure(what: string, details: JsonObject, cause?: unknown): ToolgateError {
  const message = `No session: the login ${what}. Nothing else was sent. Check the user name and password of this connector.`;
  return new ToolgateError("AUTH_FAILED", message, {
    details: { reason: "login_failed", ...details },
    cause,
  });
}
