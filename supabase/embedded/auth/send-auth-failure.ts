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
  send(
    response,
    status,
    { code: status, error_code: code, msg: message },
    {
      "access-control-expose-headers": "retry-after, x-sb-error-code",
      "x-sb-error-code": code,
      ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
    },
  );
}

/** Sends a successful answer that does not come from lite. */
export function sendAuthAnswer(response: ServerResponse, answer: object): void {
  send(response, 200, answer, {});
}

function send(
  response: ServerResponse,
  status: number,
  value: object,
  headers: Record<string, string>,
): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "access-control-allow-origin": "*",
    ...headers,
  });
  response.end(body);
}
