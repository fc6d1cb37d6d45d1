import type { ServerResponse } from "node:http";

/** Sends an error in the format of Supabase Auth. @param retryAfter seconds */
export function sendAuthFailure(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
  retryAfter?: number,
): void {
  if (response.headersSent) return; // The deadline of the request has passed.
  const body = JSON.stringify({ code: status, error_code: code, msg: message });
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "retry-after, x-sb-error-code",
    "x-sb-error-code": code,
    ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
  });
  response.end(body);
}
