import { ToolgateError } from "../contract/errors.ts";
import type { Json } from "../contract/json.ts";
import { apiError } from "../execution/api-error.ts";
import { apiMessage, checkStatus } from "../execution/check-status.ts";
import type { Trail } from "./watch-answers.ts";

interface Circumstances {
  trail: Trail;
  /** The stream that should have carried the answer has ended. */
  isBroken: boolean;
  /** Signal of the whole operation. */
  signal: AbortSignal;
}

/**
 * Converts a failure to a ToolgateError: the sender's error first, then the HTTP status, then the
 * protocol's error. An error not caused by the server is kept.
 *
 * @param what the request in the message: "connecting", "listing its tools", "the call"
 */
export function mapClientError(thrown: unknown, what: string, seen: Circumstances): Error {
  const { trail, isBroken, signal } = seen;
  if (thrown instanceof ToolgateError) return thrown;
  // The exceeded limit rather than the abort that it caused.
  if (signal.reason instanceof ToolgateError) return signal.reason;
  if (trail.failure !== null) return trail.failure;
  if (signal.aborted) return givenUp(signal, what);
  const refusal = readRefusal(trail);
  if (refusal !== null) return refusal;
  if (isBroken) {
    return apiError("invalid_response", `The MCP server ended its answer to ${what} before it was complete.`);
  }
  return readProtocolError(thrown, what);
}

function givenUp({ reason }: AbortSignal, what: string): ToolgateError {
  const isTimeout = reason instanceof Error && reason.name === "TimeoutError";
  return apiError(
    isTimeout ? "timeout" : "connection",
    isTimeout ? `The MCP server did not finish ${what} in time.` : `${what} was aborted by the caller.`,
    { details: { aborted: true } },
  );
}

function readRefusal({ refused }: Trail): ToolgateError | null {
  if (refused === null) return null;
  try {
    checkStatus(refused, parse(refused.text));
    return null;
  } catch (error) {
    return error instanceof ToolgateError ? error : null;
  }
}

function parse(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The library's errors: a numeric code is a JSON-RPC error, a string is one of the library. */
function readProtocolError(thrown: unknown, what: string): ToolgateError {
  const { code, message } = Object(thrown) as { code?: unknown; message?: unknown };
  const said = typeof message === "string" ? apiMessage(message) : undefined;
  if (typeof code === "number") {
    const details = { rpc_code: code, ...(said !== undefined && { api_message: said }) };
    return apiError("status", `The MCP server refused ${what}${said === undefined ? "" : `: ${said}`}`, {
      details,
    });
  }
  if (code === "UNSUPPORTED_RESULT_TYPE") {
    const message = `The MCP server asks for more input during ${what}, which Toolgate does not give.`;
    return apiError("invalid_response", message);
  }
  const details = typeof code === "string" ? { mcp_error: code } : {};
  return apiError("invalid_response", `The MCP server's answer to ${what} is not valid MCP.`, {
    details,
    cause: thrown,
  });
}
