import type { Config } from "../../contract/config.ts";
import { ToolgateError } from "../../contract/errors.ts";
import { isJsonObject } from "../../contract/json.ts";
import type { Workspace } from "../../contract/ports.ts";
import { readFailure } from "../read-failure.ts";

/** Milliseconds; a command takes one second at most, waiting for others twenty. */
const TIME_LIMIT = 28_000;

/** Calls the function `workspace`, where the shell and git are: they are far larger than what questions need. */
export function createCallWorkspace(config: Config): Workspace {
  let token: Promise<string> | undefined;
  const ownToken = () => {
    token ??= deriveToken(config.secretKey);
    return token;
  };

  return {
    token: ownToken,
    hasCommands: config.host?.commands ?? false,
    async run(owner, operation, args, signal) {
      const limit = AbortSignal.timeout(TIME_LIMIT);
      const response = await fetch(`${config.supabaseUrl}/functions/v1/workspace/run`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${await ownToken()}`,
          apikey: config.publishableKey,
          "content-type": "application/json",
        },
        body: JSON.stringify({ ...owner, operation, arguments: args }),
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      }).catch((cause: unknown) => {
        throw stopped(cause);
      });
      const body: unknown = await response.json().catch(() => null);
      if (response.ok && isJsonObject(body)) return body;
      throw readFailure(response, body) ?? stopped(new Error(`HTTP ${response.status}`));
    },
  };
}

/** Not the secret key itself, which could do everything; nor the worker's token, which database logins can read. */
async function deriveToken(secretKey: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey(
    "raw",
    bytes(secretKey),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const signature = await crypto.subtle.sign("HMAC", key, bytes("toolgate/workspace"));
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function stopped(cause: unknown): ToolgateError {
  return new ToolgateError(
    "INTERNAL",
    "The command was stopped before it was finished; nothing of what it wrote was kept. Take a smaller one, or try again.",
    { details: { reason: "workspace" }, cause },
  );
}
