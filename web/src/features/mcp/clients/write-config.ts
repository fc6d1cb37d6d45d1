/** MCP clients with a known configuration format. */
export const CLIENTS = ["claude-desktop", "claude-code", "cursor", "vscode", "n8n", "curl"] as const;
export type ClientId = (typeof CLIENTS)[number];

/** The name of the server in a client's list. */
const NAME = "toolgate";

/** The configuration for a client, in its own format. */
export function writeConfig(client: ClientId, url: string, key: string): string {
  return WRITERS[client](url, key);
}

const WRITERS: Record<ClientId, (url: string, key: string) => string> = {
  // Supports programs only. No argument may contain a space, because Claude Desktop on Windows splits it
  // (README of mcp-remote).
  "claude-desktop": (url, key) =>
    toText({
      mcpServers: {
        [NAME]: {
          command: "npx",
          args: [
            "-y",
            "mcp-remote",
            url,
            "--transport",
            "http-only",
            ...(needsAllowHttp(url) ? ["--allow-http"] : []),
            "--header",
            `Authorization:\${TOOLGATE_AUTHORIZATION}`,
          ],
          env: { TOOLGATE_AUTHORIZATION: bearer(key) },
        },
      },
    }),
  // `--header` takes all following arguments, so it comes last.
  "claude-code": (url, key) =>
    [
      `claude mcp add --scope user --transport http ${NAME}`,
      `${url}`,
      `--header "Authorization: ${bearer(key)}"`,
    ].join(" \\\n  "),
  cursor: (url, key) => toText({ mcpServers: { [NAME]: { url, headers: { Authorization: bearer(key) } } } }),
  vscode: (url) =>
    toText({
      inputs: [
        {
          type: "promptString",
          id: `${NAME}-key`,
          description: "API key of Toolgate (tg_…)",
          password: true,
        },
      ],
      servers: {
        [NAME]: { type: "http", url, headers: { Authorization: bearer(`\${input:${NAME}-key}`) } },
      },
    }),
  // Without a credential, because n8n does not import one from a pasted node.
  n8n: (url) =>
    toText({
      nodes: [
        {
          name: "Toolgate",
          type: "@n8n/n8n-nodes-langchain.mcpClientTool",
          typeVersion: 1.1,
          position: [0, 0],
          parameters: {
            endpointUrl: url,
            serverTransport: "httpStreamable",
            authentication: "bearerAuth",
            include: "all",
            options: {},
          },
        },
      ],
      connections: {},
    }),
  curl: (url, key) =>
    [
      `curl -s ${url}`,
      `-H 'Authorization: ${bearer(key)}'`,
      "-H 'content-type: application/json'",
      "-H 'accept: application/json, text/event-stream'",
      `-d '${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} })}'`,
    ].join(" \\\n  "),
};

const bearer = (key: string) => `Bearer ${key}`;
const toText = (value: unknown) => JSON.stringify(value, null, 2);

/** mcp-remote accepts plain http only for this machine, unless a flag allows it. */
function needsAllowHttp(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === "http:" && hostname !== "localhost" && hostname !== "127.0.0.1";
}
