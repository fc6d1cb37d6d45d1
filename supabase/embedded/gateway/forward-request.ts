import { Agent, type IncomingMessage, type ServerResponse, request as sendRequest } from "node:http";
import { sendFailure } from "./send-failure.ts";

/** Connections are per hop (RFC 9110 §7.6.1). Without accept-encoding the functions do not compress for loopback. */
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
  /** Milliseconds; nothing answered by then is a 504. */
  answerTimeout: number;
}

/** Passes a request on to the functions and the answer back, both streamed. The caller leaving ends it there, too. */
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
    // An answer may come before the end of the body (a refusal, say); what then goes wrong with the rest is no matter.
    if (isAnswered || response.destroyed) return;
    sendFailure(response, 502, "INTERNAL", "The function's process ended before it answered. Try again.");
  });
  if (hasBody(request)) request.pipe(upstream);
  else upstream.end();
}

function passBack(answer: IncomingMessage, response: ServerResponse, requestId: string): void {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !NOT_FORWARDED.has(name)) headers[name] = value;
  }
  headers["x-request-id"] ??= requestId;
  response.writeHead(answer.statusCode ?? 502, headers);
  // Event streams have nothing to send yet, but their reader waits for the headers.
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
