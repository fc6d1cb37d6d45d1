import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";
import { toolsClient } from "./tools-client.ts";

const PASSWORD = "canary:pass wörd";

/** Longer names first: jsonb would sort the members by the length of their names. */
const LETTER = {
  recipient: { surname: "Novak", name: "Jan", "": 1 },
  pages: [{ text: "x", no: 1 }],
  id: 7,
};
const ENVELOPE = { recipient: { surname: "Novak", name: "Jan" }, stamps: 2, to: "Brno" };

let toolgate: Toolgate;
let api: Loopback;
const received: string[] = [];
beforeAll(async () => {
  api = await startLoopback(({ headers, url }, response) => {
    received.push(headers.authorization ?? "");
    answerJson(response, url === "/letters" ? LETTER : { echo: headers.authorization });
  });
  toolgate = await startToolgate({ upstreams: [api.url] });
});
afterAll(async () => {
  await toolgate?.stop();
  await api?.close();
});
const { rest, makeTool, run, storeSecrets } = toolsClient(() => toolgate);

it("the arguments of an operation stay in the order of its document", async () => {
  const { client } = await toolgate.newPerson();
  const names = ["where", "a", "longest_of_them", "to", "b"];
  const parameters = names.map((name) => ({ name, in: "query", schema: { type: "string" } }));
  const id = await connect(client, {
    openapi: "3.1.0",
    info: { title: "Trips", version: "1" },
    servers: [{ url: api.url }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: {
      "/trips": {
        get: {
          operationId: "listTrips",
          summary: "List trips",
          parameters,
          responses: { "200": { description: "ok" } },
        },
      },
    },
  });
  const path = `/functions/v1/connectors/${id}/operations`;
  const { body } = await client.call<{ operations: { input_schema: { properties: object } }[] }>("GET", path);
  expect(Object.keys(body.operations[0]?.input_schema.properties ?? {})).toEqual(names);
  expect(body.operations[0]).not.toHaveProperty("argument_order");
  const decided = await client.call<{ input_schema: { properties: object } }>("PATCH", path, {
    operation_id: "listTrips",
    side_effect: "write",
  });
  expect(Object.keys(decided.body.input_schema.properties)).toEqual(names);
});

it("the properties inside an argument stay in the order of its document, also in lists and shared schemas", async () => {
  const { client } = await toolgate.newPerson();
  const text = { type: "string" };
  const node = {
    type: "object",
    properties: { value: text, id: text, next: { $ref: "#/components/schemas/Node" } },
  };
  const person = { type: "object", properties: { surname: text, name: text, e: text } };
  const schema = {
    type: "object",
    properties: {
      ship_to: { type: "object", properties: { street: text, city: text, contact: person } },
      lines: { type: "array", items: { type: "object", properties: { quantity: text, sku: text } } },
      // Data that looks like a schema.
      extra: { type: "object", default: { properties: { zz: 1, a: 2 } } },
      tree: { $ref: "#/components/schemas/Node" },
    },
  };
  const id = await connect(client, {
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    servers: [{ url: api.url }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    components: { schemas: { Node: node } },
    paths: {
      "/orders": {
        post: {
          operationId: "order",
          summary: "Place an order",
          requestBody: { content: { "application/json": { schema } } },
          responses: { "200": { description: "ok" } },
        },
      },
    },
  });
  const path = `/functions/v1/connectors/${id}/operations`;
  const { body } = await client.call<{ operations: Record<string, unknown>[] }>("GET", path);
  const [operation] = body.operations;
  const written = JSON.stringify(operation?.["input_schema"]);
  const places = (...names: string[]) => names.map((name) => written.indexOf(`"${name}":`));
  for (const names of [
    ["ship_to", "street", "city", "contact", "surname", "name", "e", "lines", "quantity", "sku", "extra"],
    ["value", "id", "next"],
  ]) {
    const found = places(...names);
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  }
  expect(operation).not.toHaveProperty("member_order");
});

it("the order of a tool's headers is stored, within its limits", async () => {
  const person = await toolgate.newPerson();
  const order = ["X-Z", "A", "X-Longer-Name"];
  const tool = await makeTool(person, {
    name: "ordered",
    description: "Asks the API",
    http_config: {
      url: `${api.url}/x`,
      method: "GET",
      headers: { "X-Z": "1", A: "2", "X-Longer-Name": "3" },
    },
    header_order: order,
  });
  expect(tool).toMatchObject({ header_order: order });
  const many = Array.from({ length: 201 }, (_, n) => `X-${n}`);
  const refused = await rest(person, "PATCH", `?id=eq.${tool.id}`, { header_order: many });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain("header_order");
});

it("a user name and a password are encoded when a tool is sent, and neither they nor their encoding are returned", async () => {
  const person = await toolgate.newPerson();
  const tool = await makeTool(person, {
    name: "basic",
    description: "Asks with a user",
    http_config: {
      url: `${api.url}/x`,
      method: "GET",
      headers: { Authorization: "Basic {{username}}:{{password}}" },
    },
    secret_names: ["username", "password"],
  });
  await storeSecrets(person, tool.id, { username: "anna", password: PASSWORD });
  const encoded = Buffer.from(`anna:${PASSWORD}`).toString("base64");
  const { status, body } = await run(person, tool.id, { include_answer: true });
  expect(status).toBe(200);
  expect(received.at(-1)).toBe(`Basic ${encoded}`);
  for (const secret of [PASSWORD, encoded]) expect(JSON.stringify(body)).not.toContain(secret);
});

describe("the members of what a call sent and received stay in their order", () => {
  const text = { type: "string" };
  const recipient = { type: "object", properties: { surname: text, name: text } };
  const schema = { type: "object", properties: { recipient, stamps: { type: "integer" }, to: text } };

  async function openPost() {
    const person = await toolgate.newPerson();
    await connect(person.client, {
      openapi: "3.1.0",
      info: { title: "Post", version: "1" },
      servers: [{ url: api.url }],
      "x-auth-type": "none",
      "x-required-secrets": [],
      paths: {
        "/letters": {
          get: {
            operationId: "readLetter",
            summary: "Read a letter",
            responses: { "200": { description: "ok" } },
          },
          post: {
            operationId: "sendLetter",
            summary: "Send a letter",
            requestBody: { content: { "application/json": { schema } } },
            responses: { "200": { description: "ok" } },
          },
        },
      },
    });
    const ask = (more: object) =>
      person.client.call<Answered>("POST", "/functions/v1/agent-query", {
        user_query: "Send the letter",
        conversation_id: "c",
        tool: "sendLetter",
        user_context_data: ENVELOPE,
        ...more,
      });
    /** The stored run as the web UI reads it. */
    async function readRun(id: string | undefined): Promise<string> {
      const apikey = toolgate.stack.publishableKey;
      const path = `/rest/v1/traces?trace_id=eq.${id}&select=steps`;
      const read = async () =>
        JSON.stringify((await person.client.call("GET", path, undefined, { apikey })).body);
      await expect.poll(read).toContain("tool_call");
      return read();
    }
    return { ...person, ask, readRun };
  }

  interface Answered {
    trace_id?: string;
    error_code?: string;
    final_data?: unknown;
    technical_details?: { approval_id: string; request: { body: unknown } };
  }

  it("on the page of a run and in the evaluation set", async () => {
    const { client, ask, readRun } = await openPost();
    const { body } = await ask({ tool: "readLetter", user_query: "Read a letter", user_context_data: {} });
    expect(await readRun(body.trace_id)).toContain(JSON.stringify(LETTER));
    const sent = await ask({ user_query: "Send a letter to Brno with 2 stamps", user_context_data: {} });
    expect(sent.body).toMatchObject({ final_data: LETTER });
    const plan = /"arguments":(\{"stamps".*?\}|\{"to".*?\})/.exec(JSON.stringify(sent.body))?.[1];
    expect(await readRun(sent.body.trace_id)).toContain(`"arguments":${plan}`);
    const added = await client.call("POST", "/functions/v1/settings/evaluation-set", {
      trace_id: sent.body.trace_id,
    });
    expect(JSON.stringify(added.body)).toContain(`"arguments":${plan}`);
  });

  it("in an approval, and in the answer of a call that its approver executed", async () => {
    const { client, ask, readRun } = await openPost();
    const asked = await ask({ require_approval: true });
    const { approval_id, request } = asked.body.technical_details ?? { approval_id: "", request: null };
    const sentBody = JSON.stringify(request?.body);
    expect(sentBody).toContain(JSON.stringify(ENVELOPE));
    const path = `/functions/v1/approvals/${approval_id}`;
    for (const stored of [
      await client.call("GET", path),
      await client.call("GET", "/functions/v1/approvals"),
      await client.call("POST", path, { decision: "approve", execute: true }),
    ])
      expect(JSON.stringify(stored.body)).toContain(sentBody);
    const repeated = await ask({ require_approval: true, approval_id });
    expect(JSON.stringify(repeated.body.final_data)).toBe(JSON.stringify(LETTER));
    expect(await readRun(repeated.body.trace_id)).toContain(JSON.stringify(LETTER));
  });
});
