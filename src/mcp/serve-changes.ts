import {
  createMcpHandler,
  InMemoryServerEventBus,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import type { Database } from "../contract/ports.ts";
import type { McpCaller } from "./mcp-caller.ts";
import { watchChanges } from "./watch-changes.ts";
import { wrapBody } from "./wrap-body.ts";

/** A stream ends by itself before the platform ends it (150 s without a plan); clients open it again. Milliseconds. */
const STREAM_MS = 120_000;

/** The stream of changes that a client of 2025 opens with GET. */
export async function serveLegacyStream(
  request: Request,
  database: Database,
  caller: McpCaller,
  server: Server,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({});
  await server.connect(transport);
  const answered = await transport.handleRequest(request);
  if (!answered.ok) return answered;
  const close = () => void server.close().catch(() => undefined);
  const stop = watchChanges(
    database,
    caller,
    ({ kind }) => {
      if (kind === "tools_list_changed") void server.sendToolListChanged().catch(close);
      if (kind === "prompts_list_changed") void server.sendPromptListChanged().catch(close);
      if (kind === "resources_list_changed" && caller.readsMemory) {
        void server.sendResourceListChanged().catch(close);
      }
    },
    close,
  );
  const timer = setTimeout(close, STREAM_MS);
  const end = () => {
    stop();
    clearTimeout(timer);
    close();
  };
  request.signal.addEventListener("abort", end, { once: true });
  return wrapBody(answered, end);
}

/** Serves a request of a client of 2026; its subscriptions to changes look themselves. */
export function serveModern(
  request: Request,
  body: unknown,
  { database, caller, createServer, onError }: ModernParts,
): Promise<Response> {
  const handler = createMcpHandler(createServer, {
    legacy: "reject",
    bus: watchingBus(database, caller, () => void handler.close()),
    onerror: onError,
  });
  return handler.fetch(request, { parsedBody: body });
}

interface ModernParts {
  database: Database;
  caller: McpCaller;
  createServer: () => Server;
  onError: (error: Error) => void;
}

/** Looks for changes while somebody listens, and ends the listening when its time is over. */
function watchingBus(database: Database, caller: McpCaller, end: () => void) {
  const bus = new InMemoryServerEventBus();
  return {
    publish: (event: Parameters<typeof bus.publish>[0]) => bus.publish(event),
    subscribe(listener: Parameters<typeof bus.subscribe>[0]) {
      const leave = bus.subscribe(listener);
      const stop = watchChanges(database, caller, (event) => bus.publish(event), end);
      const timer = setTimeout(end, STREAM_MS);
      return () => {
        leave();
        stop();
        clearTimeout(timer);
      };
    },
  };
}
