import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import type { Credential } from "../../../src/contract/http-operation.ts";
import { answerJson, type Loopback, startLoopback } from "../../calling/loopback-server.ts";
import { call, look, portsFor } from "./client-ports.ts";
import { openEvents, send, startRawServer } from "./raw-server.ts";

const running: Loopback[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

function keep(server: Loopback): Loopback {
  running.push(server);
  return server;
}

const TOOL = { name: "add", inputSchema: { type: "object" } };
const OAUTH: Credential = {
  type: "oauth2",
  client_id: "client_id",
  client_secret: "client_secret",
  token_url_secret: "token_url",
  scopes: ["mcp"],
};

describe("an MCP server behind OAuth2 client credentials", () => {
  async function setting() {
    let issued = 0;
    const state = { good: "token-1" };
    const issuer = keep(
      await startLoopback((_, response) => {
        issued++;
        answerJson(response, { access_token: `token-${issued}`, token_type: "Bearer", expires_in: 3600 });
      }),
    );
    const server = keep(
      await startRawServer(
        (_, response, { headers }) => {
          if (headers.authorization === `Bearer ${state.good}`) return false;
          send(response, { error: "invalid_token" }, 401);
          return true;
        },
        [TOOL],
      ),
    );
    const secrets = {
      client_id: "c",
      client_secret: "client-secret-canary",
      token_url: `${issuer.url}/token`,
    };
    return {
      server,
      state,
      access: { credentials: [OAUTH], secrets },
      ports: portsFor(server.url, issuer.url),
      issued: () => issued,
    };
  }

  it("uses one token for all requests", async () => {
    const { server, access, ports, issued } = await setting();
    const listing = await look(server.url, access, ports);
    await call(listing, "add", {}, { ...access, ports });
    expect(issued()).toBe(1);
  });

  it("gets a new token once if the old one is rejected, also for a write", async () => {
    const { server, state, access, ports, issued } = await setting();
    const listing = await look(server.url, access, ports);
    state.good = "token-2";
    const { result } = await call(listing, "add", {}, { ...access, ports });
    expect(result).toEqual({ content: [{ type: "text", text: "done" }] });
    expect(issued()).toBe(2);
  });

  it("fails if the new token is rejected as well", async () => {
    const { server, state, access, ports } = await setting();
    state.good = "none";
    await expect(look(server.url, access, ports)).rejects.toMatchObject({ code: "AUTH_FAILED" });
  });
});

describe("an MCP server of HTTP+SSE", () => {
  /** As the protocol of 2024-11-05 has it: one stream for answers, an endpoint for requests. */
  async function start(answerOf: (id: unknown) => object) {
    let stream: ServerResponse | undefined;
    const say = (message: object) => stream?.write(`event: message\ndata: ${JSON.stringify(message)}\n\n`);
    return keep(
      await startLoopback(({ method, url, body }, response) => {
        if (method === "GET" && url === "/sse") {
          stream = response;
          openEvents(response);
          response.write("event: endpoint\ndata: /message?session=1\n\n");
          return;
        }
        if (url !== "/message?session=1") return response.writeHead(404).end();
        response.writeHead(202).end();
        const message = JSON.parse(body);
        const result = {
          initialize: {
            protocolVersion: "2024-11-05",
            capabilities: { tools: {} },
            serverInfo: { name: "old", version: "1" },
          },
          "tools/list": { tools: [{ ...TOOL, description: "d".repeat(200_000) }] },
          "tools/call": answerOf(message.id),
        }[message.method as "initialize"];
        if (result) say({ jsonrpc: "2.0", id: message.id, result });
      }),
    );
  }

  it("is detected and remembered", async () => {
    const server = await start(() => ({ content: [{ type: "text", text: "old but good" }] }));
    const listing = await look(`${server.url}/sse`);
    expect(listing.server).toMatchObject({
      transport: "sse",
      protocol_version: "2024-11-05",
      server_name: "old",
    });
    const before = server.received.length;
    expect((await call(listing, "add")).result).toEqual({
      content: [{ type: "text", text: "old but good" }],
    });
    expect(server.received[before]?.method).toBe("GET");
  });

  it("has the same answer limit as others, although its list uses the same stream", async () => {
    const server = await start(() => ({ content: [{ type: "text", text: "x".repeat(110_000) }] }));
    const listing = await look(`${server.url}/sse`);
    await expect(call(listing, "add")).rejects.toMatchObject({ details: { reason: "too_large" } });
  });
});
