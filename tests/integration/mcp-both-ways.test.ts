import { Client, type Progress, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { waitForActive } from "../../scripts/toolgate-client.ts";
import { findFreePort } from "../calling/find-free-port.ts";
import { type FixtureServer, startMcpServer } from "../mcp/client/start-mcp-server.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

let fixture: FixtureServer;
let toolgate: Toolgate;
let url: string;

beforeAll(async () => {
  fixture = await startMcpServer();
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}/functions/v1/mcp`;
  toolgate = await startToolgate({ upstreams: [fixture.url, url], port });
});
afterAll(async () => {
  await toolgate?.stop();
  await fixture?.stop();
});

/** One person's Toolgate connected to another's as an MCP server, which has the fixture's tools. */
async function connectBoth(): Promise<Person> {
  const [near, far] = [await toolgate.newPerson(), await toolgate.newPerson()];
  const upstream = await near.client.call<{ connector_id: string }>("POST", "/functions/v1/connectors/mcp", {
    url: fixture.url,
    trust_hints: true,
  });
  await waitForActive(near.client, upstream.body.connector_id);
  const connected = await far.client.call<{ connector_id: string }>("POST", "/functions/v1/connectors/mcp", {
    url,
    auth: { type: "bearer-token" },
    secrets: { token: await newKey(near) },
    trust_hints: true,
  });
  expect(connected.body).toMatchObject({ name: "Toolgate", operation_count: 1 });
  await waitForActive(far.client, connected.body.connector_id);
  return far;
}

type Person = Awaited<ReturnType<Toolgate["newPerson"]>>;

async function newKey({ client }: Person): Promise<string> {
  const { body } = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: "far",
    scopes: ["agent:query"],
    mcp: { mode: "direct", tools: null, approvals: "url" },
  });
  return body.key;
}

it("one person's Toolgate is an MCP server that another's uses: found by plain words, called through both", async () => {
  const image = { type: "image", data: "iVBORw0KGgo=", mimeType: "image/png" };
  fixture.answer = (_, args) => ({ content: [{ type: "text", text: `Rain in ${args["city"]}` }, image] });
  const { client } = await connectBoth();
  const answer = await client.call("POST", "/functions/v1/agent-query", {
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

it.each(["direct", "ask"])(
  "progress of the server is forwarded through both to a client that requests it (%s)",
  async (way) => {
    const reported: Progress[] = [];
    fixture.answer = async (_, args, say) => {
      for (const [progress, message] of [
        [1, "clouds"],
        [2, "wind"],
      ] as const) {
        await say({ progress, total: 2, message });
        await expect
          .poll(() => reported.map((said) => said.message))
          .toContainEqual(expect.stringContaining(message));
        // Notifications at shorter intervals are omitted.
        await new Promise((go) => setTimeout(go, 150));
      }
      return { content: [{ type: "text", text: `Rain in ${args["city"]}` }] };
    };
    const far = await connectBoth();
    const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode: "auto" } });
    const token = way === "direct" ? await newKey(far) : far.token;
    const requestInit = { headers: { authorization: `Bearer ${token}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }));
    const call =
      way === "direct"
        ? { name: "forecast_rain", arguments: { city: "Brno" } }
        : { name: "ask", arguments: { question: "Will it rain tomorrow?", context: { city: "Brno" } } };
    const called = await client.callTool(call, { onprogress: (progress) => void reported.push(progress) });
    await client.close();
    expect(called.isError).toBeFalsy();
    const theirs = reported.filter(({ total }) => total !== undefined);
    expect(theirs.map(({ message }) => message?.split(": ").at(-1))).toEqual(["clouds", "wind"]);
    const last = theirs.at(-1);
    expect(last?.progress).toBe(last?.total);
  },
);
