import { ToolgateError } from "../contract/errors.ts";
import type { Json } from "../contract/json.ts";
import { apiError } from "../execution/api-error.ts";
import { apiMessage, checkStatus } from "../execution/check-status.ts";
import type { Trail } from "./watch-answers.ts";

interface Circumstances {
  trail: Trail;
  /** The stream the answer should have come on is over. */
  isBroken: boolean;
  /** Of the whole piece of work. */
  signal: AbortSignal;
}

/**
 * What went wrong, in our terms: as the sender said it, else by the HTTP status, else by the protocol's error. An error that
 * is no server's doing stays what it is.
 * @param what the request, for the sentence: "connecting", "listing its tools", "the call"
 */
export function mapClientError(thrown: unknown, what: string, seen: Circumstances): Error {
  const { trail, isBroken, signal } = seen;
  if (thrown instanceof ToolgateError) return thrown;
  // What was used up, rather than what broke off because of it.
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
    isTimeout
      ? `The MCP server did not finish ${what} in time.`
      : `${what} was broken off: the caller gave up.`,
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

/** The library's errors: a number is the code of a JSON-RPC error, a text one of its own. */
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
