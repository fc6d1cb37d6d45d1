import {
  type CallToolResult,
  Client,
  type ElicitRequestParams,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";

/** Answers the server's elicitation for the client's user. */
export type AnswerQuestion = (question: ElicitRequestParams) => "approve" | "reject";

/** The official MCP client with Toolgate's URL and a key, as any agent connects. */
export async function openMcpClient(url: string, key: string, answer: AnswerQuestion): Promise<Client> {
  const client = new Client(
    { name: "toolgate-demo", version: "1" },
    { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: "auto" } },
  );
  client.setRequestHandler("elicitation/create", ({ params }) => ({
    action: "accept" as const,
    content: { decision: answer(params) },
  }));
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${url}/functions/v1/mcp`), { requestInit }),
  );
  return client;
}

/** The structured content of a result; failures have one as well. */
export function readStructure<T>(result: CallToolResult): T {
  return result.structuredContent as T;
}
