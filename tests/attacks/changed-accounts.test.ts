import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ToolgateClient, waitForActive } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import { toolsClient } from "../integration/tools-client.ts";

/*
 * Whoever may replace secrets, but not decide approvals, gets a call approved and then lets it use another account.
 */

const { makeTool, run: runTool, storeSecrets } = toolsClient(() => toolgate);

let api: Loopback;
let toolgate: Toolgate;
let owner: ToolgateClient;
let deployer: ToolgateClient;
let connector_id: string;
let tool_id: string;

beforeAll(async () => {
  api = await startLoopback(({ headers }, response) => answerJson(response, { as: headers["x-api-key"] }));
  toolgate = await startToolgate({ upstreams: [api.url], env: { TOOLGATE_ENV: "prod" } });
});
afterAll(async () => {
  await toolgate?.stop();
  await api?.close();
});

beforeEach(async () => {
  owner = (await toolgate.newPerson()).client;
  const made = await owner.call<{ connector_id: string }>(
    "POST",
    "/functions/v1/connectors/upload",
    document(),
  );
  expect(made.status).toBe(201);
  connector_id = made.body.connector_id;
  await store(owner, "sandbox");
  await waitForActive(owner, connector_id);
  const { body } = await owner.call<{ tools: { tool_id: string; connector_id: string }[] }>(
    "POST",
    "/functions/v1/tools/search",
    { query: "pay an invoice" },
  );
  tool_id = body.tools.find((tool) => tool.connector_id === connector_id)?.tool_id ?? "";
  const key = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: "deployer",
    scopes: ["agent:query", "connectors:write"],
  });
  deployer = toolgate.as(key.body.key);
  await connect({ name: "work" }, "sandbox");
  await connect({ end_user: "customer 7" }, "sandbox");
});

function document(): object {
  return {
    openapi: "3.1.0",
    info: { title: "Invoices", version: "1" },
    servers: [{ url: api.url }],
    "x-auth-type": "api-key",
    "x-required-secrets": [
      { secret_id: "key", description: "API key", vault_key_name: "key", in: "header", name: "X-Api-Key" },
    ],
    paths: {
      "/invoices/pay": {
        post: {
          operationId: "payInvoice",
          summary: "Pay an invoice",
          responses: { 200: { description: "OK" } },
        },
      },
    },
  };
}

const store = (client: ToolgateClient, key: string) =>
  client.call("POST", "/functions/v1/secrets/vault", { connector_id, secrets: { key } });

async function connect(choice: object, key: string): Promise<string> {
  const { status, body } = await deployer.call<{ connection_id: string }>(
    "POST",
    "/functions/v1/connections",
    { connector_id, ...choice, secrets: { key } },
  );
  expect([status, status === 201 ? "" : body]).toEqual([201, ""]);
  return body.connection_id;
}

async function remove(name: string): Promise<void> {
  const { body } = await deployer.call<{ connections: { connection_id: string; name: string }[] }>(
    "GET",
    "/functions/v1/connections",
  );
  const id = body.connections.find((each) => each.name === name)?.connection_id;
  expect((await deployer.call("DELETE", `/functions/v1/connections/${id}`)).status).toBe(204);
}

interface Ran {
  error_code?: string;
  technical_details?: { approval_id?: string };
  result?: unknown;
}

const run = (choice: object) =>
  deployer.call<Ran>("POST", `/functions/v1/tools/${tool_id}/run`, { arguments: {}, ...choice });

async function approve(choice: object): Promise<string> {
  const { body } = await run(choice);
  const id = body.technical_details?.approval_id ?? "";
  const decided = await owner.call("POST", `/functions/v1/approvals/${id}`, { decision: "approve" });
  expect([decided.status, body]).toEqual([200, body]);
  return id;
}

type Row = readonly [attempt: string, choice: object, replace: () => Promise<unknown>];

const REPLACED: readonly Row[] = [
  ["stores another secret for the connector", {}, () => store(deployer, "live")],
  ["stores it for a call of the named default", { connection: "default" }, () => store(deployer, "live")],
  [
    "stores it for an end user without a connection",
    { end_user: "customer 9" },
    () => connect({ end_user: "customer 9" }, "live"),
  ],
  [
    "removes the secrets and stores others",
    {},
    async () => {
      await deployer.call("DELETE", `/functions/v1/secrets/vault/${connector_id}`);
      await store(deployer, "live");
    },
  ],
  ["stores a named connection again", { connection: "work" }, () => connect({ name: "work" }, "live")],
  [
    "removes a named connection and makes it again",
    { connection: "work" },
    async () => {
      await remove("work");
      await connect({ name: "work" }, "live");
    },
  ],
  [
    "stores the connection of an end user again",
    { end_user: "customer 7" },
    () => connect({ end_user: "customer 7" }, "live"),
  ],
];

/** What does not change the account of the call. */
const KEPT: readonly Row[] = [
  ["stores the same secret again", {}, () => store(deployer, "sandbox")],
  ["stores the same connection again", { connection: "work" }, () => connect({ name: "work" }, "sandbox")],
  ["replaces another connection", { connection: "work" }, () => connect({ end_user: "customer 7" }, "live")],
  ["connects a new end user", {}, () => connect({ end_user: "customer 8" }, "live")],
  ["replaces the connector's secret", { connection: "work" }, () => store(deployer, "live")],
];

describe("an approved call", () => {
  it.each(REPLACED)("is not sent after a key %s", async (_, choice, replace) => {
    const approval_id = await approve(choice);
    await replace();
    const before = api.received.length;
    const { body } = await run({ ...choice, approval_id });
    expect(body.result).toBeUndefined();
    expect(api.received.length).toBe(before);
    // The approver cannot send it either, with the other account.
    const decided = await owner.call("POST", `/functions/v1/approvals/${approval_id}`, {
      decision: "approve",
      execute: true,
    });
    expect(decided.status).toBeGreaterThanOrEqual(400);
    expect(api.received.length).toBe(before);
  });

  it.each([
    [{ token: "sandbox" }, true],
    [{ token: "live" }, false],
  ])("of a tool of one's own is sent after %o is stored: %s", async (secrets, isSent) => {
    const { client, token } = await toolgate.newPerson();
    const tool = await makeTool(
      { client, token },
      {
        name: "pay_bill",
        description: "Pay a bill",
        http_config: {
          url: `${api.url}/bills`,
          method: "POST",
          headers: { "X-Api-Key": "{{secret.token}}" },
        },
      },
    );
    await storeSecrets({ client }, tool.id, { token: "sandbox" });
    const asked = await runTool({ client }, tool.id, { arguments: {} });
    const approval_id = asked.body.technical_details["approval_id"];
    await client.call("POST", `/functions/v1/approvals/${approval_id}`, { decision: "approve" });
    await storeSecrets({ client }, tool.id, secrets);
    const before = api.received.length;
    await runTool({ client }, tool.id, { arguments: {}, approval_id });
    expect(api.received.length - before).toBe(isSent ? 1 : 0);
  });

  it.each(KEPT)("is sent after a key %s", async (_, choice, replace) => {
    const approval_id = await approve(choice);
    await replace();
    const { body } = await run({ ...choice, approval_id });
    expect(body.error_code).toBeUndefined();
    expect(api.received.at(-1)?.headers["x-api-key"]).toBe("sandbox");
  });
});
