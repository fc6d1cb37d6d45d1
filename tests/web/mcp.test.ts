import { describe, expect, it } from "vitest";
import {
  estimateSize,
  measureDefinition,
  roundTokens,
} from "../../web/src/components/api-key/catalogue-size.ts";
import { CLIENTS, writeConfig } from "../../web/src/features/mcp/clients/write-config.ts";
import { readTools } from "../../web/src/features/mcp/explain/list-tools.ts";

const URL = "https://abc.supabase.co/functions/v1/mcp";
const KEY = "tg_secret";

describe("writeConfig()", () => {
  it("Claude Desktop starts mcp-remote, with the key in the environment and no blank in an argument", () => {
    const { mcpServers } = JSON.parse(writeConfig("claude-desktop", URL, KEY));
    const { command, args, env } = mcpServers.toolgate;
    expect([command, args.slice(0, 3)]).toEqual(["npx", ["-y", "mcp-remote", URL]]);
    expect(args.join("")).not.toMatch(/\s/);
    const header = args.at(-1).replace(/\$\{(\w+)\}/, (_: string, name: string) => env[name]);
    expect(header).toBe(`Authorization:Bearer ${KEY}`);
  });

  it.each([
    ["https", URL, false],
    ["http on this machine", "http://127.0.0.1:54321/functions/v1/mcp", false],
    ["http elsewhere", "http://192.168.1.5:54321/functions/v1/mcp", true],
  ])("Claude Desktop allows plain http only where it must: %s", (_, url, isAllowed) => {
    expect(writeConfig("claude-desktop", url, KEY).includes("--allow-http")).toBe(isAllowed);
  });

  it("Claude Code: one command; `--header`, which takes all that follows, is last", () => {
    expect(writeConfig("claude-code", URL, KEY).replaceAll(/\s*\\\n\s*/g, " ")).toBe(
      `claude mcp add --scope user --transport http toolgate ${URL} --header "Authorization: Bearer ${KEY}"`,
    );
  });

  it("Cursor: mcpServers with url and headers", () => {
    expect(JSON.parse(writeConfig("cursor", URL, KEY))).toEqual({
      mcpServers: { toolgate: { url: URL, headers: { Authorization: `Bearer ${KEY}` } } },
    });
  });

  it("VS Code: servers with their type; the client asks for the key, and the file does not contain it", () => {
    const text = writeConfig("vscode", URL, KEY);
    const { inputs, servers } = JSON.parse(text);
    expect(servers.toolgate).toMatchObject({ type: "http", url: URL });
    expect(inputs[0]).toMatchObject({ type: "promptString", password: true });
    expect(servers.toolgate.headers.Authorization).toBe(`Bearer \${input:${inputs[0].id}}`);
    expect(text).not.toContain(KEY);
  });

  it("n8n: a node to paste, without the key", () => {
    const text = writeConfig("n8n", URL, KEY);
    const { nodes, connections } = JSON.parse(text);
    expect(connections).toEqual({});
    expect(nodes[0]).toMatchObject({
      type: "@n8n/n8n-nodes-langchain.mcpClientTool",
      parameters: { endpointUrl: URL, serverTransport: "httpStreamable", authentication: "bearerAuth" },
    });
    expect(text).not.toContain(KEY);
  });

  it("knows every client", () => {
    expect(CLIENTS.map((client) => writeConfig(client, URL, KEY).includes(URL))).toEqual(
      CLIENTS.map(() => true),
    );
  });
});

describe("readTools()", () => {
  const message = { jsonrpc: "2.0", id: 1, result: { tools: [{ name: "ask" }] } };

  it.each([
    ["JSON", message],
    ["an event", `event: message\ndata: ${JSON.stringify(message)}\n\n`],
    ["an event of several lines", 'data: {"result":\r\ndata: {"tools": [{"name": "ask"}]}}\r\n\r\n'],
  ])("reads the tools from %s", (_, answer) => {
    expect(readTools(answer)).toEqual([{ name: "ask" }]);
  });

  it("says so when there are none", () => {
    expect(() => readTools({ error: { code: -32601 } })).toThrow("lists no tools");
  });
});

describe("the size of the catalogue", () => {
  it("counts what a client receives of a tool, in bytes of UTF-8", () => {
    const tool = {
      name: "é",
      operation_id: "o",
      description: "",
      input_schema: {},
      output_schema: null,
      hints: {},
    };
    expect(measureDefinition({ ...tool, name: "e" }) + 1).toBe(measureDefinition(tool));
  });

  it("assumes that tools that were not measured are like the measured ones", () => {
    expect(estimateSize([400, 600], 10)).toEqual({ tools: 10, tokens: 1_250 });
    expect(estimateSize([], 0)).toEqual({ tools: 0, tokens: 0 });
  });

  it.each([
    [0, 0],
    [7, 7],
    [77, 77],
    [777, 780],
    [41_234, 41_000],
  ])("says %i tokens as %i", (tokens, said) => {
    expect(roundTokens(tokens)).toBe(said);
  });
});
