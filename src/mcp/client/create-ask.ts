import type { Json } from "../../base/json.ts";
import { apiError } from "../../calling/egress/api-error.ts";
import { apiMessage, checkStatus } from "../../calling/response/check-status.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Trail } from "./watch-answers.ts";

/** Requests end by our own signal; the library's timeout must not fire before. */
const LIBRARY_TIMEOUT_MS = 120_000;

/**
 * After a stream ends, the parser may still be processing its last data. Time alone says little on a busy machine, so
 * the parser gets its turns between several timers.
 */
const SETTLE_TURNS = 10;
const TURN_MS = 10;

/** Masks secrets in a text. */
type Mask = (text: string) => string;

/** Characters of a failure's text in which secrets are masked; its message has a few hundred. */
const MAX_MASKED = 100_000;

/** Sends one protocol request; `request` receives the signal that ends it. @throws ToolgateError */
export type Ask<Base = unknown> = <T extends Base>(
  what: string,
  request: (given: { signal: AbortSignal; timeout: number }) => Promise<T>,
) => Promise<T>;

/**
 * Sends requests under the signal of the whole operation, and fails them when the stream of the expected
 * answer ends; the library would continue to wait.
 */
export function createAsk(
  trail: Trail,
  signal: AbortSignal,
  redact: Mask,
): { ask: Ask; onStreamEnd: () => void } {
  let broken = new AbortController();

  const ask: Ask = async (what, request) => {
    const own = new AbortController();
    broken = own;
    Object.assign(trail, { failure: null, refused: null, resumes: 0 });
    const ends = AbortSignal.any([signal, own.signal]);
    try {
      return await Promise.race([request({ signal: ends, timeout: LIBRARY_TIMEOUT_MS }), rejectOn(ends)]);
    } catch (error) {
      throw mapClientError(error, what, { trail, isBroken: own.signal.aborted, signal, redact });
    }
  };

  return {
    ask,
    onStreamEnd() {
      const own = broken;
      const wait = (turns: number): unknown =>
        turns === 0 ? own.abort() : setTimeout(() => wait(turns - 1), TURN_MS);
      wait(SETTLE_TURNS);
    },
  };
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    else signal.addEventListener("abort", give, { once: true });
  });
}

interface Circumstances {
  trail: Trail;
  /** The stream that should have carried the answer has ended. */
  isBroken: boolean;
  /** Signal of the whole operation. */
  signal: AbortSignal;
  /** Applied before a text is cut, because a part of a secret would not be found. */
  redact: Mask;
}

/**
 * Converts a failure to a ToolgateError: the sender's error first, then the HTTP status, then the
 * protocol's error. An error not caused by the server is kept.
 *
 * @param what the request in the message: "connecting", "listing its tools", "the call"
 */
function mapClientError(thrown: unknown, what: string, seen: Circumstances): Error {
  const { trail, isBroken, signal } = seen;
  const redact = (text: string) => seen.redact(text.slice(0, MAX_MASKED));
  if (thrown instanceof ToolgateError) return thrown;
  // The exceeded limit rather than the abort that it caused.
  if (signal.reason instanceof ToolgateError) return signal.reason;
  if (trail.failure !== null) return trail.failure;
  if (signal.aborted) return givenUp(signal, what);
  const refusal = readRefusal(trail, redact);
  if (refusal !== null) return refusal;
  if (isBroken) {
    return apiError("invalid_response", `The MCP server ended its answer to ${what} before it was complete.`);
  }
  return readProtocolError(thrown, what, redact);
}

function givenUp({ reason }: AbortSignal, what: string): ToolgateError {
  const isTimeout = reason instanceof Error && reason.name === "TimeoutError";
  return apiError(
    isTimeout ? "timeout" : "connection",
    isTimeout ? `The MCP server did not finish ${what} in time.` : `${what} was aborted by the caller.`,
    { details: { aborted: true } },
  );
}

function readRefusal({ refused }: Trail, redact: Mask): ToolgateError | null {
  if (refused === null) return null;
  try {
    checkStatus(refused, parse(redact(refused.text)));
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
function readProtocolError(thrown: unknown, what: string, redact: Mask): ToolgateError {
  const { code, message } = Object(thrown) as { code?: unknown; message?: unknown };
  const said = typeof message === "string" ? apiMessage(redact(message)) : undefined;
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
