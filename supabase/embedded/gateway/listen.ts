import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface Listening {
  url: string;
  /** Replaces the listener for further requests. */
  answerWith(listener: RequestListener): void;
  /** Finishes current answers, for at most a second. */
  close(): Promise<void>;
}

/**
 * Longer than clients' idle timeouts, so that they close first and do not write to a closing connection.
 */
const KEEP_ALIVE = 75_000;
const CLOSE_GRACE = 1000;
/** A request that has not arrived by then gets a 408 (milliseconds). */
const REQUEST_TIMEOUT = 120_000;

/**
 * Listens on a port.
 *
 * @param port 0: any free one
 * @throws Error with the port or host that is not available, and what to do
 */
export async function listen(host: string, port: number, first: RequestListener): Promise<Listening> {
  const server = createServer(first);
  server.keepAliveTimeout = KEEP_ALIVE;
  server.requestTimeout = REQUEST_TIMEOUT;
  await bind(server, host, port);
  return {
    url: `http://${urlHost(host)}:${(server.address() as AddressInfo).port}`,
    answerWith(listener) {
      server.removeAllListeners("request");
      server.on("request", listener);
    },
    close: () => closeServer(server),
  };
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, host, port)));
    server.listen(port, host, () => resolve());
  });
}

function explain(error: Error, host: string, port: number): Error {
  const code: unknown = Reflect.get(error, "code");
  const messages: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. Stop what uses it, or set PORT to another one.`,
    EACCES: `Port ${port} may not be used by this user. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one it has.`,
    ENOTFOUND: `HOST ${host} is not an address of this machine.`,
  };
  const message = typeof code === "string" ? messages[code] : undefined;
  return message === undefined ? error : new Error(message, { cause: error });
}

/** An address for all interfaces is reached through loopback; IPv6 addresses are bracketed in URLs. */
function urlHost(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), CLOSE_GRACE).unref();
  });
}
