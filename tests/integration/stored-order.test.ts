import { afterAll, beforeAll, expect, it } from "vitest";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";
import { toolsClient } from "./tools-client.ts";

const PASSWORD = "canary:pass wörd";

let toolgate: Toolgate;
let api: Loopback;
const received: string[] = [];
beforeAll(async () => {
  api = await startLoopback(({ headers }, response) => {
    received.push(headers.authorization ?? "");
    answerJson(response, { echo: headers.authorization });
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
