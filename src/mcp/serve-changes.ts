import {
  createMcpHandler,
  InMemoryServerEventBus,
  type Server,
  type ServerEvent,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import type { Database } from "../contract/ports.ts";
import { acquireStream } from "./limit-streams.ts";
import type { McpCaller } from "./mcp-caller.ts";
import { watchChanges } from "./watch-changes.ts";
import { wrapBody } from "./wrap-body.ts";

/**
 * A stream is closed before the platform would end it (150 s on the free plan); clients reopen it.
 * Milliseconds.
 */
const STREAM_MS = 120_000;

/** The change stream that a client of 2025 opens with GET. @throws ToolgateError RATE_LIMITED */
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
  const onChange = ({ kind }: ServerEvent) => void sendChange(server, kind).catch(close);
  const stop = startWatching(database, caller, onChange, close);
  const end = () => {
    stop();
    close();
  };
  request.signal.addEventListener("abort", end, { once: true });
  return wrapBody(answered, end);
}

/** Serves a request of a client of 2026, including subscriptions to changes. */
export function serveModern(
  request: Request,
  body: unknown,
  { database, caller, createServer }: { database: Database; caller: McpCaller; createServer: () => Server },
): Promise<Response> {
  const handler = createMcpHandler(createServer, {
    legacy: "reject",
    bus: watchingBus(database, caller, () => void handler.close()),
  });
  return handler.fetch(request, { parsedBody: body });
}

/** An event bus that watches for changes while it has subscribers, and ends after a time limit. */
function watchingBus(database: Database, caller: McpCaller, end: () => void) {
  const bus = new InMemoryServerEventBus();
  return {
    publish: (event: ServerEvent) => bus.publish(event),
    subscribe(listener: (event: ServerEvent) => void) {
      const unsubscribe = bus.subscribe(listener);
      const stop = startWatching(database, caller, (event) => bus.publish(event), end);
      return () => {
        unsubscribe();
        stop();
      };
    },
  };
}

function startWatching(
  database: Database,
  caller: McpCaller,
  onChange: (event: ServerEvent) => void,
  end: () => void,
): () => void {
  const release = acquireStream(caller);
  const stop = watchChanges(database, caller, onChange, end);
  const timer = setTimeout(end, STREAM_MS);
  return () => {
    release();
    stop();
    clearTimeout(timer);
  };
}

async function sendChange(server: Server, kind: ServerEvent["kind"]): Promise<void> {
  if (kind === "tools_list_changed") await server.sendToolListChanged();
  if (kind === "prompts_list_changed") await server.sendPromptListChanged();
  if (kind === "resources_list_changed") await server.sendResourceListChanged();
}
