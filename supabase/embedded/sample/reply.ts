import type { IncomingMessage } from "node:http";

/** What the sample API answers, as JSON. */
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
