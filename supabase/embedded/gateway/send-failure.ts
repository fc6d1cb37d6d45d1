import type { ServerResponse } from "node:http";

/** What a gateway answers itself, in the FAILURE shape of all functions; browsers may read it from anywhere. */
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
