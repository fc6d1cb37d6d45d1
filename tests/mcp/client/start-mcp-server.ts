import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import {
  createMcpHandler,
  type McpRequestContext,
  Server,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { JsonObject } from "../../../src/base/json.ts";
import type { Progress } from "../../../src/contract/trace.ts";

export interface FixtureTool {
  name: string;
  title?: string;
  description?: string;
  inputSchema: JsonObject;
  outputSchema?: JsonObject;
  annotations?: JsonObject;
  [member: string]: unknown;
}

/** Sends progress notifications if they were requested. */
export type SendProgress = (said: Progress) => Promise<void>;

export interface FixtureServer {
  url: string;
  /** The offered tools; can be replaced. */
  tools: FixtureTool[];
  /** Answers calls; can be replaced. Received calls are in `calls`. */
  answer: (name: string, args: JsonObject, say: SendProgress) => JsonObject | Promise<JsonObject>;
  calls: { name: string; args: JsonObject; era: string; headers: Headers }[];
  /** All HTTP requests. */
  requests: { method: string; headers: Headers; body: string }[];
  /** Called before the protocol's handler; a returned response ends the request. */
  intercept: ((request: Request, body: string) => Response | null) | null;
  instructions: string;
  /** The name of the server. */
  info: { name: string; title?: string; version: string };
  stop(): Promise<void>;
}

/** The tools of the fixture by default. */
export const WEATHER_TOOL: FixtureTool = {
  name: "forecast_rain",
  title: "Forecast rain",
  description: "Tells whether it will rain in a city tomorrow, with the probability.",
  inputSchema: {
    type: "object",
    properties: { city: { type: "string", description: "Name of the city" } },
    required: ["city"],
  },
  annotations: { readOnlyHint: true },
};

function sayTo({ mcpReq }: ServerContext): SendProgress {
  return async (said) => {
    const progressToken = mcpReq._meta?.progressToken;
    if (progressToken === undefined) return;
    await mcpReq.notify({ method: "notifications/progress", params: { progressToken, ...said } });
  };
}

/** A real MCP server on loopback (the official SDK's low-level class), whose tools the test changes while it runs. */
export async function startMcpServer(
  options: { tools?: FixtureTool[]; legacy?: boolean; modernOnly?: boolean } = {},
): Promise<FixtureServer> {
  const fixture: Omit<FixtureServer, "url" | "stop"> = {
    tools: options.tools ?? [WEATHER_TOOL],
    answer: (name, args) => ({ structuredContent: { name, ...args }, content: [] }),
    calls: [],
    requests: [],
    intercept: null,
    instructions: "A fixture.",
    info: { name: "fixture", title: "Fixture weather", version: "1.2.3" },
  };
  const handler = createMcpHandler((context) => create(context), {
    legacy: options.modernOnly ? "reject" : "stateless",
  });

  function create({ era }: McpRequestContext): Server {
    const server = new Server(fixture.info, {
      capabilities: { tools: {} },
      instructions: fixture.instructions,
    });
    server.setRequestHandler("tools/list", async () => ({ tools: fixture.tools as never }));
    server.setRequestHandler("tools/call", async ({ params }, context) => {
      const args = (params.arguments ?? {}) as JsonObject;
      const headers = context.http?.req?.headers ?? new Headers();
      fixture.calls.push({ name: params.name, args, era, headers });
      const answer = await fixture.answer(params.name, args, sayTo(context));
      return { content: [], ...answer } as never;
    });
    return server;
  }

  const http = createHttpServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
    const { method = "GET" } = incoming;
    fixture.requests.push({ method, headers, body });
    const gone = new AbortController();
    outgoing.on("close", () => gone.abort());
    const request = new Request(`http://127.0.0.1${incoming.url}`, {
      method,
      headers,
      signal: gone.signal,
      ...(body !== "" && { body }),
    });
    const isModern = options.legacy === true && body.includes('"server/discover"');
    const refused = isModern ? new Response("Bad Request: not initialized", { status: 400 }) : null;
    const response = refused ?? fixture.intercept?.(request, body) ?? (await handler.fetch(request));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    if (response.body === null) outgoing.end();
    else
      Readable.fromWeb(response.body as never)
        .on("error", () => outgoing.destroy())
        .pipe(outgoing);
  });
  await once(http.listen(0, "127.0.0.1"), "listening");
  const { port } = http.address() as AddressInfo;
  return Object.assign(fixture, {
    url: `http://127.0.0.1:${port}/mcp`,
    async stop() {
      http.closeAllConnections();
      await new Promise((done) => http.close(done));
    },
  });
}
