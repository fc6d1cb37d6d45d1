import type { Client } from "@modelcontextprotocol/client";
import { bold, dim, green, red } from "../terminal.ts";
import { createClient, signUp } from "../toolgate-client.ts";
import { startJiraApi, type Ticket } from "./jira-api.ts";
import { openMcpClient, readStructure } from "./open-mcp-client.ts";
import { makeSupportKey, prepareSupport } from "./prepare-support.ts";
import { expectInDemo, printStep } from "./print-step.ts";
import { startDemoStack } from "./start-demo-stack.ts";

const OWNER = "owner@support.example";
const SEARCH = { query: "how long does a refund take" };
const TICKET = { summary: "Parcel 4711 arrived damaged", priority: "High" };

/**
 * The support agent's tools, `kb.search` and `jira.create_issue`, through the official MCP client:
 * searched in catalogue mode, called directly in direct mode, with a ticket approved in the client. Local
 * substitutes, no model, no network. Succeeds when exactly one ticket was created.
 */
export async function playMcp(): Promise<void> {
  const token = `jira_${crypto.randomUUID()}`;
  const jira = await startJiraApi(token);
  printStep(1, "A stand-in for Jira on loopback", jira.url);
  const stack = await startDemoStack([jira], "prod");
  printStep(2, "Toolgate on the embedded stack, in memory, TOOLGATE_ENV=prod", stack.url);
  const clients: Client[] = [];
  try {
    const owner = createClient(stack.url, await signUp(stack, OWNER));
    await prepareSupport(owner, { jira: jira.url, token, approver: OWNER });
    const replies: ("approve" | "reject")[] = ["reject", "approve"];
    const open = async (mode: "catalogue" | "direct") => {
      const { key, prefix } = await makeSupportKey(owner, `support, ${mode}`, { mode, approvals: "client" });
      const client = await openMcpClient(stack.url, key, (question) => {
        const reply = replies.shift() ?? "reject";
        console.log(`   ${dim(question.message.replaceAll("\n", "\n   "))}\n   ${bold(`→ ${reply}`)}`);
        return reply;
      });
      clients.push(client);
      return { client, prefix };
    };

    const catalogue = await open("catalogue");
    printStep(
      5,
      "An MCP client connected in catalogue mode",
      `${stack.url}/functions/v1/mcp, key ${catalogue.prefix}…`,
    );
    await showTools(catalogue.client, ["find_tools", "call_tool", "ask"]);
    await searchCatalogue(catalogue.client);

    const direct = await open("direct");
    printStep(8, "An MCP client connected in direct mode", `key ${direct.prefix}…`);
    await showTools(direct.client, ["kb_search", "jira_create_issue"]);

    printStep(9, `It calls ${bold("jira_create_issue")}`, JSON.stringify(TICKET));
    const refused = await direct.client.callTool({ name: "jira_create_issue", arguments: TICKET });
    expectInDemo(refused.isError === true && jira.tickets.length === 0, refused);
    console.log(
      `   ${red(readStructure<{ error_code: string }>(refused).error_code)} ${dim("nothing was sent")}`,
    );

    printStep(10, "It calls the same again", JSON.stringify(TICKET));
    const opened = await direct.client.callTool({ name: "jira_create_issue", arguments: TICKET });
    const tickets = jira.tickets as readonly Ticket[];
    expectInDemo(opened.isError !== true && tickets.length === 1, opened);
    const { key } = readStructure<{ key: string }>(opened);
    console.log(`   ${green(`${key} ${JSON.stringify(tickets[0])}`)}`);
    expectInDemo(replies.length === 0, replies);
  } finally {
    await Promise.allSettled(clients.map((client) => client.close()));
    await stack.stop();
  }
}

async function showTools(client: Client, names: string[]): Promise<void> {
  const { tools } = await client.listTools();
  expectInDemo(
    names.every((name) => tools.some((tool) => tool.name === name)) && tools.length === names.length,
    tools,
  );
  for (const { name, annotations, outputSchema } of tools) {
    const hint = annotations?.readOnlyHint ? "reads" : "writes";
    const output = outputSchema === undefined ? "" : ", says what it answers with";
    console.log(`   ${name} ${dim(`${hint}${output}`)}`);
  }
  console.log(`   ${dim(`${JSON.stringify(tools).length} bytes of tools in the model's context`)}`);
}

async function searchCatalogue(client: Client): Promise<void> {
  const query = "search the knowledge base";
  const found = await client.callTool({ name: "find_tools", arguments: { query } });
  const { tools } = readStructure<{ tools: { tool_id: string; name: string; side_effect: string }[] }>(found);
  const [first] = tools;
  expectInDemo(first?.name === "kb.search", found);
  printStep(
    6,
    `find_tools ${bold(query)}`,
    tools.map(({ name, side_effect }) => `${name} (${side_effect})`).join(", "),
  );

  const called = await client.callTool({
    name: "call_tool",
    arguments: { tool_id: first.tool_id, arguments: SEARCH },
  });
  const { results } = readStructure<{ results?: { source: string; text: string }[] }>(called);
  const passage = results?.[0];
  expectInDemo(passage?.text.includes("fourteen days") === true, called);
  printStep(7, `call_tool kb.search ${bold(SEARCH.query)}`, passage.text);
  console.log(`   ${green(`Source: ${passage.source}`)}`);
}
