import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ToolgateClient, waitForActive } from "../../scripts/toolgate-client.ts";
import { type FixtureServer, startMcpServer, WEATHER_TOOL } from "../mcp-client/start-mcp-server.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

let fixture: FixtureServer;
let toolgate: Toolgate;

beforeAll(async () => {
  fixture = await startMcpServer();
  toolgate = await startToolgate({ upstreams: [fixture.url] });
});
afterAll(async () => {
  await toolgate.stop();
  await fixture.stop();
});
beforeEach(() => {
  fixture.tools = [WEATHER_TOOL];
  fixture.calls.length = 0;
});

const FUNCTIONS = "/functions/v1";

interface Answered {
  status: string;
  error_code?: string;
  final_data?: unknown;
  tool_id?: string;
  technical_details?: Record<string, unknown>;
}

async function ask(client: ToolgateClient, text: string, more: object = {}) {
  return client.call<Answered>("POST", `${FUNCTIONS}/agent-query`, {
    user_query: text,
    conversation_id: "mcp",
    ...more,
  });
}

describe("an MCP server as a connector", () => {
  it("is connected, indexed, found by plain words and called", async () => {
    const { client } = await toolgate.newPerson();
    const connected = await client.call<{ connector_id: string }>("POST", `${FUNCTIONS}/connectors/mcp`, {
      url: fixture.url,
      trust_hints: true,
    });
    expect(connected.status).toBe(201);
    await waitForActive(client, connected.body.connector_id);
    const answer = await ask(client, "Will it rain in Brno tomorrow?", {
      user_context_data: { city: "Brno" },
    });
    expect(fixture.calls).toMatchObject([{ name: "forecast_rain", args: { city: "Brno" } }]);
  });
});
