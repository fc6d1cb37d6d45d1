import type { ServerResponse } from "node:http";

/**
 * Sends the gateway's own errors in the FAILURE shape of all functions. Browsers may read them from any
 * origin.
 */
export function sendFailure(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
  details?: Record<string, unknown>,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify({
    status: "FAILURE",
    error_code: code,
    error_message: message,
    ...(details && { technical_details: details }),
  });
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "access-control-allow-origin": "*",
    ...headers,
  });
  response.end(body);
}
