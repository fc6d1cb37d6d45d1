import { expect, it } from "vitest";
import { startMcpServer } from "../mcp/client/start-mcp-server.ts";
import { startToolgate } from "./start-toolgate.ts";

interface Connected {
  connector_id: string;
  report: { warnings: { pointer: string; message: string }[] };
}

it("an MCP server that is connected already is connected again with a warning that names the other connector", async () => {
  const fixture = await startMcpServer();
  const toolgate = await startToolgate({ upstreams: [fixture.url] });
  try {
    const [{ client }, stranger] = [await toolgate.newPerson(), await toolgate.newPerson()];
    const connect = async (name: string, as = client) => {
      const request = { url: fixture.url, name };
      const { status, body } = await as.call<Connected>("POST", "/functions/v1/connectors/mcp", request);
      expect(status).toBe(201);
      return body;
    };
    const first = await connect("Rain");
    expect(first.report.warnings).toEqual([]);
    const second = await connect("Rain again");
    expect(second.report.warnings).toContainEqual({
      pointer: "/url",
      message: expect.stringContaining(`"Rain" (${first.connector_id}) has the same address`),
    });
    expect((await connect("Mine", stranger.client)).report.warnings).toEqual([]);
  } finally {
    await toolgate.stop();
    await fixture.stop();
  }
});
