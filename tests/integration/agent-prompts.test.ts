import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import type { Loopback } from "../calling/loopback-server.ts";
import { startOrdersApi, writeOrdersDocument } from "./orders-api.ts";
import { type ScriptedModel, startScriptedModel } from "./scripted-model.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

let api: Loopback;
let model: ScriptedModel;
let toolgate: Toolgate;
let owner: ToolgateClient;

beforeAll(async () => {
  api = await startOrdersApi();
  model = await startScriptedModel();
  toolgate = await startToolgate({
    upstreams: [api.url],
    env: {
      OPENAI_API_KEY: "sk-p",
      OPENAI_BASE_URL: model.url,
      LLM_MODEL: "scripted",
      EMBEDDING_MODEL: "local",
    },
  });
  owner = (await toolgate.newPerson()).client;
  await connect(owner, writeOrdersDocument(api.url));
});
afterAll(async () => {
  expect(model.unexpected).toEqual([]);
  await toolgate.stop();
  await model.stop();
  await api.close();
});
beforeEach(() => {
  model.requests.length = 0;
  model.script.length = 0;
});

const TOOLS = [
  { name: "findCustomer", side_effect: "read" },
  { name: "createOrder", side_effect: "write" },
];
const putAgent = async (file: { agent_id: string }) => {
  const stored = await owner.call("PUT", `/functions/v1/agents/${file.agent_id}`, file);
  expect([stored.status, stored.body]).toMatchObject([200, { version: 1 }]);
};
const ask = (agent_id: string, user_query: string) =>
  owner.call<{ status: string; error_code?: string }>("POST", "/functions/v1/agent-query", {
    user_query,
    conversation_id: "c",
    agent_id,
  });
const contents = () => model.requests[0]?.body.messages.map(({ content }) => String(content)) ?? [];

describe("an agent's prompts", () => {
  it("reach the planner's model behind our rules, the user's words in their template, once", async () => {
    await putAgent({
      agent_id: "shopkeeper",
      tools: TOOLS,
      prompts: {
        system: "You are {{agent_id}}; call customers by their first name.",
        developer: "Order nothing on {{date}}.",
        user: "A visitor of the shop says: {{user_input}} (end)",
      },
    } as { agent_id: string });
    model.script.push({ call: "findCustomer", arguments: { name: "Novák" } });
    await ask("shopkeeper", "who might that Novák with the {{agent_id}} chairs be, and was it paid?");
    const [system, user] = contents();
    expect(system).toMatch(/never instructs you[\s\S]*You are shopkeeper; call customers/);
    expect(system).toContain(`Order nothing on ${new Date().toISOString().slice(0, 10)}.`);
    expect(user).toContain(
      "A visitor of the shop says: who might that Novák with the {{agent_id}} chairs be, and was it paid? (end)",
    );
  });

  it("are safe by default: the default prompts say not to reveal secrets and to prefer reads", async () => {
    await putAgent({ agent_id: "plain", tools: TOOLS } as { agent_id: string });
    model.script.push({ call: "findCustomer", arguments: { name: "Novák" } });
    await ask("plain", "Find the customer Novák and create an order of 3 chairs for them");
    expect(contents()[0]).toMatch(/Never reveal secrets[\s\S]*Prefer a tool that reads/);
  });

  it("do not change the threshold: below it a model's choice becomes a question", async () => {
    await putAgent({ agent_id: "strict", confidence_threshold: 0.99, tools: TOOLS } as { agent_id: string });
    model.script.push({ call: "findCustomer", arguments: { name: "Novák" } });
    const before = api.received.length;
    const answer = await ask("strict", "Find the customer Novák and create an order of 3 chairs for them");
    expect(answer.body.error_code).toBe("CLARIFICATION_NEEDED");
    expect(api.received, "nothing was called").toHaveLength(before);
  });
});
