/**
 * Runs inside Deno, started by start-functions.ts: serves all functions on one loopback port. It has no
 * file or process permissions.
 */

import { createCallDatabase } from "./call-database.ts";
import { keepReading } from "./keep-reading.ts";

interface FunctionModule {
  default?: unknown;
}
type Handler = (request: Request) => Response | Promise<Response>;

/** The part of Deno's API that is used (`deno types` of 2.1). */
declare const Deno: {
  serve(
    options: { hostname: string; port: number; onListen(address: { port: number }): void },
    handler: Handler,
  ): { shutdown(): Promise<void> };
  stdin: { readable: ReadableStream<Uint8Array> };
  exit(code: number): never;
};

/** Marks the line with the port for the parent; log lines never start with this control character. */
const MARK = "\u0001listening ";
const HEALTH_PATH = "/_toolgate/health";
/** Maximum milliseconds for unfinished work after a stop. */
const STOP_GRACE = 5000;

const pending = new Set<Promise<unknown>>();

export function serveFunctions(modules: Record<string, FunctionModule>): void {
  Object.defineProperty(globalThis, "EdgeRuntime", { value: Object.freeze({ waitUntil }) });
  const callDatabase = createCallDatabase();
  if (callDatabase)
    Object.defineProperty(globalThis, "ToolgateHost", { value: Object.freeze({ callDatabase }) });
  const handlers = new Map(
    Object.entries(modules).map(([name, module]) => [name, readHandler(name, module)]),
  );
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: ({ port }) => console.log(MARK + port) },
    (request) => dispatch(handlers, request),
  );
  void stopWithParent(server);
}

/** The platform registers a default export with an own property `fetch`, and only passes the request. */
function readHandler(name: string, module: FunctionModule): Handler {
  const exported = module.default;
  const fetch: unknown =
    typeof exported === "object" && exported !== null && Object.hasOwn(exported, "fetch")
      ? Reflect.get(exported, "fetch")
      : undefined;
  if (typeof fetch !== "function") {
    throw new Error(
      `supabase/functions/${name}/index.ts must have a default export with its own property "fetch".`,
    );
  }
  return (request) => Reflect.apply(fetch, exported, [request]);
}

async function dispatch(handlers: Map<string, Handler>, request: Request): Promise<Response> {
  const start = request.url.indexOf("/", 8);
  const path = request.url.slice(start);
  if (path === HEALTH_PATH) return new Response("ok");
  const name = /^\/([^/?]*)/.exec(path)?.[1] ?? "";
  const handler = handlers.get(name);
  const kept = keepReading(request);
  try {
    if (!handler) return failure(404, "NOT_FOUND", `There is no function "${name}".`);
    const response = await handler(kept.request);
    if (response instanceof Response) return response;
    throw new TypeError(`The function "${name}" returned no Response.`);
  } catch (error) {
    console.error(`Function "${name}" failed:`, error);
    return failure(500, "INTERNAL", `The function "${name}" failed. Its log has the cause.`);
  } finally {
    await kept.finish();
  }
}

function failure(status: number, code: string, message: string): Response {
  return Response.json(
    { status: "FAILURE", error_code: code, error_message: message },
    { status, headers: { "access-control-allow-origin": "*" } },
  );
}

/** Like the Edge Runtime's: tracks promises; a lazy thenable is never started. */
function waitUntil<T>(work: T): T {
  if (!(work instanceof Promise)) {
    console.warn("EdgeRuntime.waitUntil() got no promise: the work will not be waited for.");
    return work;
  }
  const tracked: Promise<unknown> = work
    .catch((error: unknown) => console.error("Background work failed:", error))
    .finally(() => pending.delete(tracked));
  pending.add(tracked);
  return work;
}

/** The parent holds stdin open. It closes when the parent stops this process and when the parent dies. */
async function stopWithParent(server: { shutdown(): Promise<void> }): Promise<void> {
  for await (const _ of Deno.stdin.readable);
  setTimeout(() => Deno.exit(0), STOP_GRACE);
  await server.shutdown();
  while (pending.size > 0) await Promise.allSettled(pending);
  Deno.exit(0);
}
