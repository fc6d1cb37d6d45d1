import { Agent, type IncomingMessage, type ServerResponse, request as sendRequest } from "node:http";
import { sendFailure } from "./send-failure.ts";

/**
 * Hop-by-hop headers (RFC 9110 §7.6.1). Without accept-encoding, the functions do not compress for
 * loopback.
 */
const NOT_FORWARDED = new Set([
  "connection",
  "keep-alive",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
  "host",
  "accept-encoding",
]);
const agent = new Agent({ keepAlive: true, maxFreeSockets: 256, noDelay: true });

export interface ForwardOptions {
  port: number;
  path: string;
  requestId: string;
  /** Milliseconds without an answer after which it is a 504. */
  answerTimeout: number;
  /** Whether the process was ended because it no longer answered. */
  wasHung: () => boolean;
}

/**
 * Forwards a request to the functions and streams the answer back. It is aborted when the caller
 * disconnects.
 */
export function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  options: ForwardOptions,
): void {
  const limit = options.answerTimeout;
  let isAnswered = false;
  const upstream = sendRequest({
    agent,
    host: "127.0.0.1",
    port: options.port,
    path: options.path,
    method: request.method,
    headers: forwardedHeaders(request, options.requestId),
  });
  const timer = setTimeout(() => {
    isAnswered = true;
    sendFailure(response, 504, "INTERNAL", `The function answered nothing within ${limit / 1000} seconds.`);
    upstream.destroy();
  }, limit);
  response.on("close", () => {
    clearTimeout(timer);
    if (!response.writableFinished) upstream.destroy();
  });
  upstream.on("response", (answer) => {
    isAnswered = true;
    clearTimeout(timer);
    passBack(answer, response, options.requestId);
  });
  upstream.on("error", () => {
    clearTimeout(timer);
    // The answer may precede the end of the body (a rejection, for example); later errors of the body are
    // ignored.
    if (isAnswered || response.destroyed) return;
    if (options.wasHung()) return rejectHung(response);
    sendFailure(response, 502, "INTERNAL", "The function's process ended before it answered. Try again.");
  });
  if (hasBody(request)) request.pipe(upstream);
  else upstream.end();
}

function rejectHung(response: ServerResponse): void {
  const message =
    "The functions no longer answered and are being restarted. Whether this request was carried out is not known: check before you send it again.";
  sendFailure(response, 503, "INTERNAL", message, { "retry-after": "1" });
}

function passBack(answer: IncomingMessage, response: ServerResponse, requestId: string): void {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !NOT_FORWARDED.has(name)) headers[name] = value;
  }
  headers["x-request-id"] ??= requestId;
  response.writeHead(answer.statusCode ?? 502, headers);
  // Sends the headers immediately, because readers of event streams wait for them.
  if (answer.headers["content-length"] === undefined) response.flushHeaders();
  answer.on("error", () => response.destroy());
  answer.on("aborted", () => response.destroy());
  answer.pipe(response);
}

function forwardedHeaders(request: IncomingMessage, requestId: string): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !NOT_FORWARDED.has(name)) headers[name] = value;
  }
  headers["x-request-id"] = requestId;
  headers["x-forwarded-for"] = request.socket.remoteAddress ?? "";
  headers["x-forwarded-proto"] = "http";
  headers["x-forwarded-host"] = request.headers.host ?? "";
  return headers;
}

function hasBody(request: IncomingMessage): boolean {
  const length = request.headers["content-length"];
  return request.headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}
