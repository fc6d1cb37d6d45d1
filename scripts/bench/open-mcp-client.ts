import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

/** The official client connected to a Toolgate's MCP endpoint with an API key. */
export async function openMcpClient(url: string, key: string): Promise<Client> {
  const client = new Client({ name: "bench", version: "1" }, { versionNegotiation: { mode: "auto" } });
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/functions/v1/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  await client.connect(transport);
  return client;
}

export type { Client };
