import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

let toolgate: Toolgate;
let token: string;

beforeAll(async () => {
  toolgate = await startToolgate();
  token = (await toolgate.newPerson()).token;
});
afterAll(() => toolgate.stop());

const BODY = JSON.stringify({ text: "x".repeat(50_000) });

/** Enough for several races between the end of an answer and the end of its connection. */
const TIMES = 150;

/** Who: anyone. Attempt: to send a body that no function reads. Expected: other requests are answered. */
const UNREAD: [attempt: string, method: string, path: string, status: number][] = [
  ["with a method that the path lacks", "PATCH", "connections/links/open", 405],
  ["without a key", "POST", "agent-query", 401],
  ["to an unknown function", "POST", "nothing", 404],
  ["to a path of a function that does not exist", "PUT", "tools/nothing/here", 404],
];

describe("a body that is not read", () => {
  it.each(UNREAD)("sent %s: no other request fails", async (_, method, path, status) => {
    const own: number[] = [];
    const others: number[] = [];
    const { url } = toolgate.stack;
    for (let i = 0; i < TIMES; i++) {
      own.push(await send(`${url}/functions/v1/${path}`, { method, body: BODY }));
      others.push(
        await send(`${url}/functions/v1/connectors`, { headers: { authorization: `Bearer ${token}` } }),
      );
    }
    expect(new Set(own)).toEqual(new Set([status]));
    expect(new Set(others)).toEqual(new Set([200]));
  });
});

/** Who: somebody whose token or key is unknown. Attempt: to have a large body parsed. Expected: it is not. */
const UNKNOWN: [attempt: string, path: string, headers: Record<string, string>, status: number][] = [
  ["MCP without a token", "mcp", {}, 401],
  ["MCP with an invented key", "mcp", { authorization: "Bearer tg_invented" }, 401],
  ["a query with an invented key", "agent-query", { authorization: "Bearer tg_invented" }, 401],
  ["a connect link", "connections/links/open", {}, 413],
  ["the end of a sign-in", "connections/finish", {}, 413],
  ["the form of a connect link", "connections/links/follow", {}, 413],
];

describe("a body of somebody unknown", () => {
  it.each(UNKNOWN)("sent to %s is not parsed", async (_, path, headers, status) => {
    // Parsed, it would be a 400.
    const body = "[".repeat(5_000_000);
    expect(await send(`${toolgate.stack.url}/functions/v1/${path}`, { method: "POST", headers, body })).toBe(
      status,
    );
  });
});

async function send(url: string, init: RequestInit): Promise<number> {
  const response = await fetch(url, {
    ...init,
    headers: { "content-type": "application/json", ...init.headers },
  });
  await response.arrayBuffer();
  return response.status;
}
