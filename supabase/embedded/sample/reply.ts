import type { IncomingMessage } from "node:http";

/** A JSON answer of the sample API. */
export interface Reply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export type Handle = (url: URL, request: IncomingMessage) => Reply | Promise<Reply>;

export function ok(body: unknown): Reply {
  return { status: 200, body };
}

export function refuse(status: number, message: string, headers: Record<string, string> = {}): Reply {
  return { status, body: { error: { message } }, headers };
}
