import { describe, expect, it } from "vitest";
import { createBudget } from "../../../src/mcp/client/limits.ts";
import { createEventCounter } from "../../../src/mcp/client/watch-answers.ts";
import { startCpuClock } from "../../start-cpu-clock.ts";
import { call, errorOf, look, portsFor } from "./client-ports.ts";
import { openEvents, rawServers, type Trick, writeEvent } from "./raw-server.ts";

const TOOL = { name: "add", inputSchema: { type: "object", properties: {} } };
const ANSWER = { content: [{ type: "text", text: "ok" }] };

const startServer = rawServers();
const start = (trick?: Trick) => startServer(trick, [TOOL]);

const pings = (count: number) =>
  Array.from({ length: count }, (_, id) => `data: {"jsonrpc":"2.0","id":${id},"method":"ping"}\n\n`).join("");
const isReply = ({ body }: { body: string }) => body.includes('"jsonrpc"') && !body.includes('"method"');

/** Sends 100 requests to the client during a call, and answers the call after the tenth reply. */
function afterTenReplies(status: number, location = ""): Trick {
  let replies = 0;
  let answer = () => {};
  return (message, response, request) => {
    if (message.method === "tools/call") {
      openEvents(response);
      response.write(pings(100));
      answer = () => {
        writeEvent(response, { jsonrpc: "2.0", id: message.id, result: ANSWER });
        response.end();
      };
      return true;
    }
    if (!isReply(request)) return false;
    response.writeHead(status, { location }).end();
    replies++;
    if (replies === 10) answer();
    return true;
  };
}

describe("the work that an MCP server can cause", () => {
  it("answers to at most ten of its own requests", async () => {
    const server = await start(afterTenReplies(202));
    expect((await call(await look(server.url), "add")).result).toEqual(ANSWER);
    expect(server.received.filter(isReply)).toHaveLength(10);
  });

  it("at most 2,000 messages; more abort the operation immediately", async () => {
    const server = await start((message, response) => {
      if (message.method !== "tools/list") return false;
      openEvents(response);
      response.end(pings(50_000));
      return true;
    });
    const spent = startCpuClock();
    expect(await errorOf(look(server.url))).toMatchObject({
      code: "API_ERROR",
      details: { reason: "too_large", max_messages: 2_000 },
    });
    // It was 9.4 s, and 1.6 GB.
    expect(spent()).toBeLessThan(1_500);
    expect(server.received.filter(isReply).length).toBeLessThan(11);
  });

  it("no reading of batches of any size", async () => {
    const server = await start((message, response) => {
      if (message.method !== "tools/list") return false;
      const one = { jsonrpc: "2.0", id: 1, method: "ping" };
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(`\n [${Array.from({ length: 50_000 }, () => JSON.stringify(one)).join(",")}]`);
      return true;
    });
    expect(await errorOf(look(server.url))).toMatchObject({
      code: "API_ERROR",
      details: { reason: "invalid_response" },
    });
    expect(server.received.filter(isReply)).toEqual([]);
  });

  it("no reply to another origin: redirects are not followed", async () => {
    const victim = await start((_, response) => {
      response.writeHead(202).end();
      return true;
    });
    const server = await start(afterTenReplies(307, `${victim.url}/x`));
    const ports = portsFor(server.url, victim.url);
    // Failed replies are reported instead of the outcome of the call.
    await call(await look(server.url, {}, ports), "add", {}, { ports }).catch(() => {});
    expect(victim.received).toEqual([]);
  });

  it("two more requests for the rest of an answer, half a second apart", async () => {
    const resumed: number[] = [];
    const server = await start((message, response, { method }) => {
      if (message.method !== "tools/call" && method !== "GET") return false;
      if (method === "GET") resumed.push(Date.now());
      openEvents(response);
      response.end("id: 1\nretry: 0\ndata:\n\n");
      return true;
    });
    const listing = await look(server.url);
    expect(await errorOf(call(listing, "add"))).toMatchObject({
      code: "API_ERROR",
      details: { reason: "invalid_response" },
    });
    expect(resumed).toHaveLength(2);
    expect((resumed[1] ?? 0) - (resumed[0] ?? 0)).toBeGreaterThanOrEqual(450);
  });

  it("only one stream with HTTP+SSE", async () => {
    let streams = 0;
    const server = await start((message, response, { method }) => {
      if (method === "GET") {
        streams++;
        openEvents(response);
        response.end(`retry: 0\nid: ${streams}\nevent: endpoint\ndata: /message\n\n`);
        return true;
      }
      response.writeHead(message.id === undefined || streams > 0 ? 202 : 404).end();
      return true;
    });
    expect(await errorOf(look(server.url, { patience: 3_000 }))).toMatchObject({ code: "API_ERROR" });
    expect(streams).toBe(1);
  });
});

describe("createBudget()", () => {
  it("aborts at the 101st request", () => {
    const budget = createBudget();
    for (let n = 0; n < 100; n++) budget.spend("requests", 1);
    expect(budget.signal.aborted).toBe(false);
    const error = expect.objectContaining({
      code: "API_ERROR",
      details: { reason: "too_large", max_requests: 100 },
    });
    expect(() => budget.spend("requests", 1)).toThrow(error);
    expect(budget.signal.reason).toEqual(error);
  });
});

describe("createEventCounter()", () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  it.each([
    ["data: 1\n\ndata: 2\n\n", 2],
    ["data: 1\r\n\r\ndata: 2\r\n\r\n", 2],
    ["data: 1\r\rdata: 2\r\r", 2],
    ["data: 1\ndata: 2\n", 0],
    [": still here\n\n", 1],
  ])("%j has as many events as empty lines, in whatever pieces", (text, events) => {
    expect(createEventCounter()(bytes(text))).toBe(events);
    const count = createEventCounter();
    expect([...text].map((one) => count(bytes(one))).reduce((a, b) => a + b)).toBe(events);
  });
});
