import { isJsonObject, type JsonObject } from "../base/json.ts";
import type { Config } from "../contract/config.ts";
import { ERROR_STATUS, type ErrorCode, ToolgateError } from "../contract/errors.ts";
import type { HostTools } from "../contract/ports.ts";

/** Milliseconds; a command takes 25 seconds at most. */
const TIME_LIMIT = 27_000;

/** Calls the loopback port on which the embedded stack runs programs for the functions. */
export function createCallHost({ host }: Config): HostTools | null {
  if (host === null) return null;
  return {
    async ask(what, request) {
      const response = await fetch(`${host.url}/${what}`, {
        method: "POST",
        headers: { authorization: `Bearer ${host.token}`, "content-type": "application/json" },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(TIME_LIMIT),
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
export function readFailure(response: Response, body: unknown): ToolgateError | undefined {
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

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}
