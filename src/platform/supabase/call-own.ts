import type { Config } from "../../contract/config.ts";
import type { ToolgateError } from "../../contract/errors.ts";
import { isJsonObject, type JsonObject } from "../../contract/json.ts";
import { readFailure } from "../read-failure.ts";

export interface OwnFunction {
  /** The token that `call` sends to the function. */
  token(): Promise<string>;
  /** @throws ToolgateError the function's own failure, or the result of `stopped` if there is none */
  call(body: JsonObject, signal?: AbortSignal): Promise<JsonObject>;
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
export function createCallOwn(config: Config, options: OwnFunctionOptions): OwnFunction {
  let derived: Promise<string> | undefined;
  const token = () => {
    derived ??= deriveToken(config.secretKey, options.purpose);
    return derived;
  };

  return {
    token,
    async call(body, signal) {
      const limit = AbortSignal.timeout(options.timeLimit);
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
 * A derived token is used instead of the secret key, which has all permissions, and the worker's token,
 * which database logins can read.
 */
async function deriveToken(secretKey: string, purpose: string): Promise<string> {
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
