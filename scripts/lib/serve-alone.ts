import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Alone {
  /** The platform's address for the function. */
  url: string;
  /**
   * CPU milliseconds of each request to the function; nested requests to itself are only counted there.
   */
  requests: { path: string; cpu: number }[];
  stop(): Promise<void>;
}

/**
 * A proxy in front of a running stack: requests for one function go to that function's own process, all
 * others to the stack. The function therefore runs alone, on a real database.
 */
export async function serveAlone(options: {
  slug: string;
  stackUrl: string;
  port(): number | undefined;
  /** CPU milliseconds of the function's process so far. */
  cpu(): number;
}): Promise<Alone> {
  const requests: Alone["requests"] = [];
  const own = `/functions/v1/${options.slug}`;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    if (!path.startsWith(own)) return pass(incoming, outgoing, options.stackUrl, path);
    const before = options.cpu();
    const inner = requests.length;
    outgoing.once("finish", () => {
      const nested = requests.slice(inner).reduce((sum, one) => sum + one.cpu, 0);
      requests.push({ path, cpu: options.cpu() - before - nested });
    });
    pass(incoming, outgoing, `http://127.0.0.1:${options.port() ?? 0}`, path.slice("/functions/v1".length));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, target: string, path: string): void {
  const { host: _, ...headers } = incoming.headers;
  const onward = request(target + path, { method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on("error", () => outgoing.destroy());
  incoming.pipe(onward);
}
