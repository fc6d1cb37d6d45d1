import {
  createMcpHandler,
  InMemoryServerEventBus,
  type Server,
  type ServerEvent,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { Type } from "@sinclair/typebox";
import { ToolgateError } from "../../contract/errors.ts";
import type { Database } from "../../contract/ports.ts";
import { callerArguments } from "../../kernel/stages.ts";
import type { McpCaller } from "./session.ts";

/**
 * A stream is closed before the platform would end it (150 s on the free plan); clients reopen it.
 * Milliseconds.
 */
const STREAM_MS = 120_000;

const DigestMcpShape = Type.Object({
  tools: Type.String(),
  prompts: Type.String(),
  resources: Type.String(),
});

/** Milliseconds between two queries. */
const LOOK_EVERY_MS = 3_000;

/** Maximum number of change streams per caller; each queries the database every few seconds. */
const MAX_STREAMS = 20;

const RETRY_AFTER_S = 60;

const open = new Map<string, number>();

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

type Digests = Record<"tools" | "prompts" | "resources", string>;

/**
 * Queries every few seconds whether the lists that the caller sees have changed, and reports changes. It
 * works in any isolate because the database is the source.
 *
 * @param onEnd called if the caller loses access or the database is unavailable
 * @returns a function that stops watching
 */
function watchChanges(
  database: Database,
  mcpCaller: McpCaller,
  onChange: (event: ServerEvent) => void,
  onEnd: () => void,
): () => void {
  let isOver = false;
  let known: Digests | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const poll = async () => {
    try {
      const now = await database.call("digest_mcp", callerArguments(mcpCaller.caller), DigestMcpShape);
      if (isOver) return;
      if (known !== null) for (const event of compare(known, now, mcpCaller.readsMemory)) onChange(event);
      known = now;
      timer = setTimeout(() => poll().catch(() => undefined), LOOK_EVERY_MS);
    } catch {
      end();
    }
  };
  const end = () => {
    if (isOver) return;
    isOver = true;
    onEnd();
  };
  poll().catch(() => undefined);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

function compare(before: Digests, now: Digests, readsMemory: boolean): ServerEvent[] {
  const kinds = ["tools", "prompts", ...(readsMemory ? (["resources"] as const) : [])] as const;
  const changed = kinds.filter((kind) => before[kind] !== now[kind]);
  return changed.map((kind) => ({ kind: `${kind}_list_changed` as const }));
}

/**
 * Counts a stream of the caller in this process, against clients that open streams in a loop.
 *
 * @returns a function to call when the stream is closed
 * @throws ToolgateError RATE_LIMITED
 */
export function acquireStream({ caller }: McpCaller): () => void {
  const key = caller.key_id ?? caller.user_id;
  const count = open.get(key) ?? 0;
  if (count >= MAX_STREAMS) {
    throw new ToolgateError("RATE_LIMITED", `${MAX_STREAMS} streams are open already. Close one first.`, {
      details: { limit: MAX_STREAMS, retry_after_s: RETRY_AFTER_S },
      headers: { "retry-after": String(RETRY_AFTER_S) },
    });
  }
  open.set(key, count + 1);
  let isOpen = true;
  return () => {
    if (!isOpen) return;
    isOpen = false;
    const left = (open.get(key) ?? 1) - 1;
    if (left > 0) open.set(key, left);
    else open.delete(key);
  };
}

/**
 * A response that calls `onEnd` when its body ends for any reason: read completely, failed, or cancelled
 * by the client.
 */
export function wrapBody(response: Response, onEnd: () => void): Response {
  const { status, headers } = response;
  const copied = new Headers(headers);
  if (!response.body) {
    onEnd();
    return new Response(null, { status, headers: copied });
  }
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        onEnd();
        controller.close();
      } catch (error) {
        onEnd();
        controller.error(error);
      }
    },
    cancel(reason) {
      onEnd();
      return reader.cancel(reason).catch(() => undefined);
    },
  });
  return new Response(body, { status, headers: copied });
}
