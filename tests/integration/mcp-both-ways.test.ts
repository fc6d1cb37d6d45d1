import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { waitForActive } from "../../scripts/toolgate-client.ts";
import { type FixtureServer, startMcpServer } from "../mcp-client/start-mcp-server.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

let fixture: FixtureServer;
let toolgate: Toolgate;
let url: string;

beforeAll(async () => {
  fixture = await startMcpServer();
  const port = await freePort();
  url = `http://127.0.0.1:${port}/functions/v1/mcp`;
  toolgate = await startToolgate({ upstreams: [fixture.url, url], port });
});
afterAll(async () => {
  await toolgate?.stop();
  await fixture?.stop();
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

it("one person's Toolgate is an MCP server that another's uses: found by plain words, called through both", async () => {
  const image = { type: "image", data: "iVBORw0KGgo=", mimeType: "image/png" };
  fixture.answer = (_, args) => ({ content: [{ type: "text", text: `Rain in ${args["city"]}` }, image] });
  const [near, far] = [(await toolgate.newPerson()).client, (await toolgate.newPerson()).client];
  const upstream = await near.call<{ connector_id: string }>("POST", "/functions/v1/connectors/mcp", {
    url: fixture.url,
    trust_hints: true,
  });
  await waitForActive(near, upstream.body.connector_id);
  const { body: key } = await near.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: "far",
    scopes: ["agent:query"],
    mcp: { mode: "direct", tools: null, approvals: "url" },
  });
  const connected = await far.call<{ connector_id: string }>("POST", "/functions/v1/connectors/mcp", {
    url,
    auth: { type: "bearer-token" },
    secrets: { token: key.key },
    trust_hints: true,
  });
  expect(connected.body).toMatchObject({ name: "Toolgate", operation_count: 1 });
  await waitForActive(far, connected.body.connector_id);
  const answer = await far.call("POST", "/functions/v1/agent-query", {
    user_query: "Will it rain tomorrow?",
    conversation_id: "far",
    user_context_data: { city: "Brno" },
  });
  expect(answer.body).toMatchObject({
    status: "SUCCESS",
    tool: { operation_id: "forecast_rain", side_effect: "read" },
    final_data: { content: [{ type: "text", text: "Rain in Brno" }, image] },
  });
  expect(fixture.calls).toMatchObject([{ name: "forecast_rain", args: { city: "Brno" } }]);
});
