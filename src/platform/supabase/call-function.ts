import { isJsonObject, type JsonObject } from "../../base/json.ts";
import type { Config } from "../../contract/config.ts";
import { isErrorCode, ToolgateError } from "../../contract/errors.ts";
import type { HostTools, SliceRequest, Slices, Workspace } from "../../contract/ports.ts";

/** Milliseconds; a slice computes for less than one second and waits for the database. */
const SLICE_TIME_LIMIT = 30_000;

/** Milliseconds; a check waits for the source, and both for the slices of a large document. */
const CHECK_TIME_LIMIT = 100_000;
const APPLY_TIME_LIMIT = 60_000;

/** Milliseconds; a command takes one second at most, waiting for other commands twenty. */
const COMMAND_TIME_LIMIT = 28_000;

/** The purpose of the token for slices of a document. */
export const SLICES = "slices";

interface OwnFunction {
  /** The token that `call` sends to the function. */
  token(): Promise<string>;
  /** @throws ToolgateError the function's own failure, or the result of `stopped` if there is none */
  call(body: JsonObject, signal?: AbortSignal, timeLimit?: number): Promise<JsonObject>;
}

interface OwnFunctionOptions {
  /** Path after `/functions/v1/`. */
  path: string;
  /** A token is only valid for its purpose. */
  purpose: string;
  /** Milliseconds. */
  timeLimit: number;
  /** Creates the error for a function that was stopped or is unreachable. */
  stopped(cause: unknown): ToolgateError;
}

/** Calls another function of this installation, for work that needs a CPU budget of its own. */
function createCallOwn(config: Config, options: OwnFunctionOptions): OwnFunction {
  let derived: Promise<string> | undefined;
  const token = () => {
    derived ??= deriveToken(config.secretKey, options.purpose);
    return derived;
  };

  return {
    token,
    async call(body, signal, timeLimit = options.timeLimit) {
      const limit = AbortSignal.timeout(timeLimit);
      const response = await fetch(`${config.supabaseUrl}/functions/v1/${options.path}`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${await token()}`,
          apikey: config.publishableKey,
          "content-type": "application/json",
        },
        body: JSON.stringify(body),
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      }).catch((cause: unknown) => {
        throw options.stopped(cause);
      });
      const answer: unknown = await response.json().catch(() => null);
      if (response.ok && isJsonObject(answer)) return answer;
      throw readFailure(response, answer) ?? options.stopped(new Error(`HTTP ${response.status}`));
    },
  };
}

/**
 * Derives the token for one purpose. It is used instead of the secret key, which has all permissions, and the worker's
 * token, which database logins can read.
 */
export async function deriveToken(secretKey: string, purpose: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey(
    "raw",
    bytes(secretKey),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const signature = await crypto.subtle.sign("HMAC", key, bytes(`toolgate/${purpose}`));
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Calls the function `connectors` for the next slice of a large document. */
export function createCallSlices(config: Config): Slices {
  const { token, call } = createCallOwn(config, {
    path: "connectors/slices",
    purpose: SLICES,
    timeLimit: SLICE_TIME_LIMIT,
    stopped: sliceStopped,
  });
  return {
    token,
    async run(uploadId, signal) {
      const { done } = await call({ upload_id: uploadId } satisfies SliceRequest, signal);
      return { done: done === true };
    },
    async check(userId, connectorId) {
      const request = { check: connectorId, user_id: userId } satisfies SliceRequest;
      await call(request, undefined, CHECK_TIME_LIMIT);
    },
    async applyCompatible(userId, connectorId, version) {
      const request = { apply: connectorId, user_id: userId, version } satisfies SliceRequest;
      const { applied } = await call(request, undefined, APPLY_TIME_LIMIT);
      return applied as Record<string, number>;
    },
    async separate(step, signal) {
      const { separated } = await call(step, signal);
      return isJsonObject(separated) ? separated : null;
    },
  };
}

function sliceStopped(cause: unknown): ToolgateError {
  return new ToolgateError(
    "INTERNAL",
    "Processing of the document was stopped before it finished; nothing was stored. Send it again.",
    { details: { reason: "slice" }, cause },
  );
}

/**
 * Calls the function `workspace`, which contains the shell and git: they are far larger than what queries
 * need.
 */
export function createCallWorkspace(config: Config): Workspace {
  const { token, call } = createCallOwn(config, {
    path: "workspace/run",
    purpose: "workspace",
    timeLimit: COMMAND_TIME_LIMIT,
    stopped: commandStopped,
  });
  return {
    token,
    hasCommands: config.host?.commands ?? false,
    run: (owner, operation, args, signal) => call({ ...owner, operation, arguments: args }, signal),
  };
}

function commandStopped(cause: unknown): ToolgateError {
  return new ToolgateError(
    "INTERNAL",
    "The command was stopped before it finished; its changes were discarded. Use a smaller command, or try again.",
    { details: { reason: "workspace" }, cause },
  );
}

/** Milliseconds; a command takes 25 seconds at most. */
const HOST_TIME_LIMIT = 27_000;

/** Calls the loopback port on which the embedded stack runs programs for the functions. */
export function createCallHost({ host }: Config): HostTools | null {
  if (host === null) return null;
  return {
    async ask(what, request) {
      const response = await fetch(`${host.url}/${what}`, {
        method: "POST",
        headers: { authorization: `Bearer ${host.token}`, "content-type": "application/json" },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(HOST_TIME_LIMIT),
      }).catch((cause: unknown) => {
        throw unanswered(cause);
      });
      const body: unknown = await response.json().catch(() => null);
      if (response.ok && isJsonObject(body)) return body;
      throw readFailure(response, body) ?? unanswered(new Error(`HTTP ${response.status}`));
    },
  };
}

function unanswered(cause: unknown): ToolgateError {
  const message = "The server did not report the result of the command. It may have run.";
  return new ToolgateError("INTERNAL", message, { details: { reason: "host" }, cause });
}

/** The failure in another part of Toolgate's response; undefined if the response has another form. */
function readFailure(response: Response, body: unknown): ToolgateError | undefined {
  const failure: JsonObject = isJsonObject(body) ? body : {};
  const code = String(failure["error_code"] ?? "");
  if (!isErrorCode(code)) return undefined;
  const { technical_details: details } = failure;
  const wait = response.headers.get("retry-after");
  return new ToolgateError(code, String(failure["error_message"]), {
    ...(isJsonObject(details) && { details }),
    ...(wait !== null && { headers: { "retry-after": wait } }),
  });
}
