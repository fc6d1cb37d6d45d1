import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ToolgateClient, waitForActive } from "../../scripts/toolgate-client.ts";
import type { Loopback } from "../calling/loopback-server.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import { type Message, sendResult, startRawServer, type Trick } from "../mcp/client/raw-server.ts";

/*
 * Who: an MCP server that its owner connected. What it tries: to store without end, or to fail the listing, with lists that
 * are valid in each part.
 */

type ListPage = (params: Message["params"]) => object;

let list: ListPage = () => ({ tools: [] });
let server: Loopback;
let toolgate: Toolgate;
let owner: ToolgateClient;

beforeAll(async () => {
  const trick: Trick = (message, response) => {
    if (message.method !== "tools/list") return false;
    sendResult(response, message, list(message.params));
    return true;
  };
  server = await startRawServer(trick);
  toolgate = await startToolgate({ upstreams: [server.url] });
});
afterAll(async () => {
  await toolgate?.stop();
  await server?.close();
});
beforeEach(async () => {
  owner = (await toolgate.newPerson()).client;
});

const tool = (name: string) => ({ name, inputSchema: { type: "object" } });
const TOOLS = [tool("add"), tool("subtract")];
const newTools = (count: number) => Array.from({ length: count }, () => tool(`t_${crypto.randomUUID()}`));

async function connectServer(): Promise<string> {
  list = () => ({ tools: TOOLS });
  const made = await owner.call<{ connector_id: string }>("POST", "/functions/v1/connectors/mcp", {
    url: server.url,
  });
  await waitForActive(owner, made.body.connector_id);
  return made.body.connector_id;
}

const refresh = (id: string) =>
  owner.call<{ tools: { name: string; state: string }[]; error_code?: string }>(
    "POST",
    `/functions/v1/connectors/${id}/mcp-tools/refresh`,
  );

const stored = async (id: string) =>
  (await toolgate.stack.sql("select name from public.mcp_tools where connector_id = $1", [id])).length;

/** A list (of two pages where they repeat), the number of tools that are stored after three refreshes, and how many of them are accepted. */
const ROWS: [lists: string, page: ListPage, stored: number, accepted: number][] = [
  ["200 new tools each time", () => ({ tools: newTools(200) }), 202, 0],
  [
    "200 new tools each time, and the accepted ones, on pages that repeat",
    () => ({ tools: [...TOOLS, ...newTools(200)], nextCursor: "again" }),
    402,
    2,
  ],
  [
    "200 new tools each time on pages that repeat",
    () => ({ tools: newTools(200), nextCursor: "again" }),
    402,
    2,
  ],
  ["500,000 entries that are no tools", () => ({ tools: Array(500_000).fill(0) }), 2, 2],
  ["20,000 tools without schemas", () => ({ tools: Array(20_000).fill({ name: "add" }) }), 2, 2],
  ["tools that are no list", () => ({ tools: { length: 1e9 } }), 2, 0],
  ["a cursor that is an object", () => ({ tools: TOOLS, nextCursor: { a: 1 } }), 2, 2],
  ["a cursor of 100 kB", () => ({ tools: TOOLS, nextCursor: "x".repeat(100_000) }), 2, 2],
];

describe("an MCP server lists", () => {
  test.each(ROWS)("%s: what is stored stays bounded", async (_, page, expected, accepted) => {
    const id = await connectServer();
    list = page;
    for (let n = 0; n < 3; n++) expect((await refresh(id)).status).toBe(200);
    expect(await stored(id)).toBe(expected);
    const { tools } = (await refresh(id)).body;
    expect(tools.filter(({ state }) => state === "accepted" || state === "changed")).toHaveLength(accepted);
  });
});
