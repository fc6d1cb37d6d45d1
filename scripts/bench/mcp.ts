import { startInvoicingApi } from "../demo/invoicing-api.ts";
import { ENGLISH, writeInvoicingDocument } from "../demo/invoicing-document.ts";
import { connect, createClient, signUp, type ToolgateClient } from "../toolgate-client.ts";
import { type Figure, figure, percentile, timeEach } from "./figure.ts";
import { type Client, openMcpClient } from "./open-mcp-client.ts";
import { startRecordingModel } from "./start-recording-model.ts";
import { startServer } from "./start-server.ts";
import { writeCatalogue } from "./write-catalogue.ts";

const QUESTION = "Find the last invoice of ABC Corp";
const TIMES = 200;

/**
 * The size of the tool lists for 1,000 and 10,000 operations: three tools that find and call all others,
 * all tools directly, and the selection of the orchestrator. Also the time of find_tools + call_tool
 * compared with a direct call and agent-query.
 */
export async function* mcpBench(): AsyncGenerator<Figure> {
  const api = await startInvoicingApi("key");
  const model = await startRecordingModel();
  const server = await startServer(
    [api, model].map(({ url }) => new URL(url).host),
    {
      OPENAI_API_KEY: "sk-x",
      OPENAI_BASE_URL: model.url,
      LLM_MODEL: "small",
      EMBEDDING_MODEL: "local",
    },
  );
  try {
    const owner = createClient(server.url, await signUp(server, "bench@example.test"));
    const document = writeInvoicingDocument(api.url, ENGLISH);
    await connect(owner, document, { invoicing_key: "key" });
    const [catalogueKey, directKey] = [await createKey(owner, "catalogue"), await createKey(owner, "direct")];
    const few = await openMcpClient(server.url, catalogueKey);
    const all = await openMcpClient(server.url, directKey);
    const agent = createClient(server.url, catalogueKey);

    let made = 0;
    let operations = 3;
    for (const target of [1_000, 10_000]) {
      for (; operations < target; operations += 500) {
        await connect(owner, writeCatalogue(made++, Math.min(500, target - operations)));
      }
      operations = target;
      yield* weigh({ few, all, agent, offered: model.offered }, target);
      yield* time({ few, agent, apiUrl: api.url }, target);
    }
  } finally {
    await server.stop();
    await model.stop();
    await api.stop();
  }
}

async function* weigh(
  { few, all, agent, offered }: { few: Client; all: Client; agent: ToolgateClient; offered: () => unknown[] },
  operations: number,
): AsyncGenerator<Figure> {
  const started = performance.now();
  const shown = { catalogue: (await few.listTools()).tools, direct: (await all.listTools()).tools };
  const listedIn = performance.now() - started;
  if (shown.direct.length !== operations) throw new Error(`${shown.direct.length} tools are listed`);
  const { status, body } = await agent.call("POST", "/functions/v1/hydra-orchestrator", {
    messages: [{ role: "user", content: QUESTION }],
  });
  if (status !== 200) throw new Error(JSON.stringify(body));

  const at = (what: string) => `${what} at ${operations} operations`;
  const base = bytesOf(shown.catalogue);
  yield figure("mcp", at("catalogue mode: tools/list"), base, "bytes");
  yield figure("mcp", at("catalogue mode: tools/list"), base / 4, "tokens (bytes/4)");
  yield figure("mcp", at("direct mode, all pages"), bytesOf(shown.direct), "bytes", base);
  yield figure("mcp", at("direct mode, all pages"), bytesOf(shown.direct) / 4, "tokens (bytes/4)", base / 4);
  yield figure("mcp", at("direct mode, all pages"), listedIn, "ms");
  yield figure(
    "mcp",
    at(`orchestrator: ${offered().length} functions offered`),
    bytesOf(offered()),
    "bytes",
    base,
  );
}

async function* time(
  { few, agent, apiUrl }: { few: Client; agent: ToolgateClient; apiUrl: string },
  operations: number,
): AsyncGenerator<Figure> {
  const call = async (name: string, args: Record<string, unknown>) => {
    const result = await few.callTool({ name, arguments: args });
    if (result.isError) throw new Error(JSON.stringify(result.content));
    return JSON.stringify(result.structuredContent);
  };
  const find = async () => {
    const found = await call("find_tools", { query: QUESTION });
    if (!found.includes("findLastInvoice")) throw new Error(`${QUESTION}: ${found}`);
  };
  const invoke = () =>
    call("call_tool", { name: "findLastInvoice", arguments: { company_name: "ABC Corp" } });
  const ask = async () => {
    const asked = await agent.call("POST", "/functions/v1/agent-query", {
      user_query: QUESTION,
      conversation_id: "bench",
    });
    if (asked.status !== 200) throw new Error(JSON.stringify(asked.body));
  };
  const plain = async () => {
    const response = await fetch(`${apiUrl}/companies/ABC%20Corp/invoices/last`, {
      headers: { "x-invoicing-key": "key" },
    });
    await response.json();
  };
  const ways: [string, () => Promise<unknown>][] = [
    ["find_tools", find],
    ["call_tool", invoke],
    [
      "find_tools + call_tool",
      async () => {
        await find();
        await invoke();
      },
    ],
    ["agent-query", ask],
  ];
  await timeEach(20, plain);
  const direct = percentile(await timeEach(TIMES, plain), 50);
  const medians = new Map<string, number>();
  for (const [name, run] of ways) {
    await timeEach(20, run);
    const median = percentile(await timeEach(TIMES, run), 50);
    medians.set(name, median);
    yield figure("mcp", `${name}, p50 at ${operations} operations`, median, "ms", direct);
  }
  const [both, asked] = [medians.get("find_tools + call_tool") ?? 0, medians.get("agent-query")];
  yield figure("mcp", `the two beside agent-query, p50 at ${operations} operations`, both, "ms", asked);
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

async function createKey(owner: ToolgateClient, mode: "catalogue" | "direct"): Promise<string> {
  const { status, body } = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: mode,
    scopes: ["agent:query"],
    mcp: { mode },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.key;
}
