import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { progressLine } from "../terminal.ts";
import { connect, type ToolgateClient } from "../toolgate-client.ts";
import { writeJiraDocument } from "./jira-document.ts";
import { ARTICLES, fillKnowledgeBase } from "./knowledge.ts";
import { expectInDemo, printStep } from "./print-step.ts";

interface Parts {
  /** Address and token of the Jira substitute. */
  jira: string;
  token: string;
  /** The member of the approver group of the agent's file. */
  approver: string;
}

/** The tools and the file of the support agent with its approvers: steps 3 and 4 of the demos. */
export async function prepareSupport(owner: ToolgateClient, { jira, token, approver }: Parts): Promise<void> {
  const connecting = progressLine("Connecting Jira and filling the knowledge base …");
  await connect(owner, writeJiraDocument(jira), { jira_token: token });
  await fillKnowledgeBase(owner);
  connecting.done();
  printStep(
    3,
    "Connected Jira, stored the articles of the knowledge base",
    ARTICLES.map(({ source }) => source).join(", "),
  );

  const group = await owner.call("PUT", "/functions/v1/approvals/groups/support-leads", {
    members: [approver],
  });
  expectInDemo(group.status === 200, group.body);
  const text = readFileSync(resolve(import.meta.dirname, "../../agents/support.yaml"), "utf8");
  const stored = await owner.call<{ version: number }>("PUT", "/functions/v1/agents/support", text, {
    "content-type": "application/yaml",
  });
  expectInDemo(stored.status === 200, stored.body);
  printStep(4, "Stored agents/support.yaml", `version ${stored.body.version}; support-leads: ${approver}`);
}

/** A key that is limited to the agent's file; `mcp`: the mode for MCP clients with this key. */
export async function makeSupportKey(
  owner: ToolgateClient,
  name: string,
  mcp?: { mode: "catalogue" | "direct"; approvals: "url" | "client" },
): Promise<{ key: string; prefix: string }> {
  const made = await owner.call<{ key: string; prefix: string }>("POST", "/functions/v1/api-keys", {
    name,
    agent_id: "support",
    scopes: ["agent:query", "memory:read"],
    ...(mcp && { mcp }),
  });
  expectInDemo(made.status === 201, made.body);
  return made.body;
}
