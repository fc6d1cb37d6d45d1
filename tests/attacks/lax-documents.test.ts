import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

let api: Loopback;
let toolgate: Toolgate;
let owner: ToolgateClient;
let other: ToolgateClient;
let key: ToolgateClient;

beforeAll(async () => {
  api = await startLoopback((_, response) => answerJson(response, { ok: true }));
  toolgate = await startToolgate({ upstreams: [api.url], env: { TOOLGATE_ENV: "prod" } });
  owner = (await toolgate.newPerson()).client;
  other = (await toolgate.newPerson()).client;
  const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: "deployment",
    scopes: ["agent:query", "connectors:write", "tools:write", "approvals:decide"],
  });
  key = toolgate.as(made.body.key);
});
afterAll(async () => {
  await toolgate.stop();
  await api.close();
});

type Operation = { method: string } & Record<string, unknown>;

function writeDocument({ method, ...operation }: Operation, path = "/thing"): object {
  return {
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    servers: [{ url: api.url }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: {
      [path]: { [method]: { operationId: "doIt", responses: { 200: { description: "OK" } }, ...operation } },
    },
  };
}

interface Listed {
  operation_id: string;
  side_effect: string;
  document_effect: string;
  decided_at: string | null;
}

const put = (client: ToolgateClient, id: string, document: object) =>
  client.call<{ report: { warnings: { message: string }[] } }>(
    "PUT",
    `/functions/v1/connectors/${id}`,
    document,
  );
const decide = (client: ToolgateClient, id: string, side_effect: string | null, operation_id = "doIt") =>
  client.call<Listed & { error_code: string }>("PATCH", `/functions/v1/connectors/${id}/operations`, {
    operation_id,
    side_effect,
  });
const list = async (id: string, client = owner) =>
  (await client.call<{ operations: Listed[] }>("GET", `/functions/v1/connectors/${id}/operations`)).body
    .operations;
const callTool = (client: ToolgateClient, tool: string) =>
  client.call<{ status: string; error_code?: string }>("POST", "/functions/v1/agent-query", {
    user_query: tool,
    conversation_id: crypto.randomUUID(),
    tool,
    arguments: {},
  });

/** The outcome of a call with a key: sent, or waiting for an approval. */
async function outcome(tool = "doIt"): Promise<string> {
  const before = api.received.length;
  const { body } = await callTool(key, tool);
  expect(api.received.length - before).toBe(body.status === "SUCCESS" ? 1 : 0);
  return body.error_code ?? body.status;
}

const HELD = "APPROVAL_REQUIRED";

describe("the side effect of an operation in prod, as described by its document", () => {
  it.each<[attempt: string, operation: Operation, path: string | undefined, expected: string]>([
    ["DELETE, said to be a read", { method: "delete", "x-side-effect": "read" }, undefined, HELD],
    ["POST, said to be a read", { method: "post", "x-side-effect": "read" }, undefined, HELD],
    ["GET that deletes by its id", { method: "get", operationId: "deleteIt" }, undefined, HELD],
    ["GET whose id is an action", { method: "get", operationId: "userDeletion" }, undefined, HELD],
    ["GET whose id has the verb inside", { method: "get", operationId: "adminDeleteUser" }, undefined, HELD],
    ["GET whose id has a second verb", { method: "get", operationId: "fetchAndRemove" }, undefined, HELD],
    ["GET whose id performs an action", { method: "get", operationId: "makePayment" }, undefined, HELD],
    ["GET that deletes by its path", { method: "get" }, "/users/1/delete", HELD],
    ["GET that deletes by a custom method", { method: "get" }, "/users/1:purge", HELD],
    ["GET that deletes by the query of its path", { method: "get" }, "/api?action=delete", HELD],
    [
      "GET that deletes by an argument with one value",
      {
        method: "get",
        parameters: [{ name: "action", in: "query", schema: { enum: ["delete"] } }],
      },
      undefined,
      HELD,
    ],
    [
      "the same argument in the path",
      {
        method: "get",
        parameters: [{ name: "action", in: "path", required: true, schema: { const: "delete" } }],
      },
      "/thing/{action}",
      HELD,
    ],
    ["GET that sends by its summary", { method: "get", summary: "Send the newsletter" }, undefined, HELD],
    [
      "GET that deletes, after an adverb",
      { method: "get", summary: "Permanently deletes it" },
      undefined,
      HELD,
    ],
    [
      "GET that deletes, with a hidden letter",
      { method: "get", summary: "Dele\u200btes it" },
      undefined,
      HELD,
    ],
    ["GET that pays, in Czech", { method: "get", summary: "Zaplatit fakturu dodavateli" }, undefined, HELD],
    [
      "GET that deletes, said to be a read",
      { method: "get", summary: "Delete the account", "x-side-effect": "read" },
      undefined,
      HELD,
    ],
    ["GET, said to be a write", { method: "get", "x-side-effect": "write" }, undefined, HELD],
    ["GET of what was sent", { method: "get", summary: "List the sent mails" }, undefined, "SUCCESS"],
    ["GET", { method: "get" }, undefined, "SUCCESS"],
  ])("%s", async (_attempt, operation, path, expected) => {
    const id = await connect(key, writeDocument(operation, path));
    expect(await outcome(String(operation["operationId"] ?? "doIt"))).toBe(expected);
    await owner.call("DELETE", `/functions/v1/connectors/${id}`);
  });

  it.each<[where: string, item: object, parameters: object[], components: object]>([
    [
      "a parameter of the path",
      { parameters: [{ name: "action", in: "query", schema: { enum: ["delete"] } }] },
      [],
      {},
    ],
    [
      "a shared parameter",
      {},
      [{ $ref: "#/components/parameters/Action" }],
      { parameters: { Action: { name: "action", in: "query", schema: { const: "delete" } } } },
    ],
    [
      "a shared schema",
      {},
      [{ name: "action", in: "query", schema: { $ref: "#/components/schemas/Action" } }],
      { schemas: { Action: { type: "string", enum: ["delete"] } } },
    ],
    [
      "a part of a schema",
      {},
      [{ name: "action", in: "query", schema: { allOf: [{ $ref: "#/components/schemas/Action" }] } }],
      { schemas: { Action: { type: "string", enum: ["delete"] } } },
    ],
  ])(
    "GET that deletes by an argument with one value, from %s",
    async (_where, item, parameters, components) => {
      const document = writeDocument({ method: "get", parameters }) as { paths: Record<string, object> };
      const paths = { "/thing": { ...document.paths["/thing"], ...item } };
      const id = await connect(key, { ...document, paths, components });
      expect(await outcome()).toBe(HELD);
      await owner.call("DELETE", `/functions/v1/connectors/${id}`);
    },
  );

  it("an argument of the operation replaces that of its path", async () => {
    const action = { name: "action", in: "query" };
    const document = writeDocument({
      method: "get",
      parameters: [{ ...action, schema: { enum: ["list", "count"] } }],
    }) as { paths: Record<string, object> };
    const shared = { parameters: [{ ...action, schema: { const: "delete" } }] };
    const id = await connect(key, {
      ...document,
      paths: { "/thing": { ...document.paths["/thing"], ...shared } },
    });
    expect(await outcome()).toBe("SUCCESS");
    await owner.call("DELETE", `/functions/v1/connectors/${id}`);
  });

  it("a key that uploads the document again with a laxer effect does not change the effect", async () => {
    const id = await connect(owner, writeDocument({ method: "delete" }));
    const replaced = await put(key, id, writeDocument({ method: "delete", "x-side-effect": "read" }));
    expect(replaced.body.report.warnings.map(({ message }) => message).join()).toMatch(/a DELETE is no read/);
    expect(await outcome()).toBe(HELD);
    await owner.call("DELETE", `/functions/v1/connectors/${id}`);
  });
});

describe("who may classify an operation as a read", () => {
  let id: string;
  beforeAll(async () => {
    id = await connect(owner, writeDocument({ method: "post", summary: "Search the shop" }));
  });
  afterAll(async () => {
    await owner.call("DELETE", `/functions/v1/connectors/${id}`);
  });

  it.each<[actor: string, client: () => ToolgateClient, status: number, code: string]>([
    ["a key with connectors:write", () => key, 403, "FORBIDDEN"],
    ["another user", () => other, 400, "NOT_FOUND"],
    ["nobody", () => toolgate.as(null), 401, "UNAUTHENTICATED"],
  ])("%s may not", async (_actor, client, status, code) => {
    const answer = await decide(client(), id, "read");
    expect(answer.body.error_code).toBe(code);
    if (code !== "NOT_FOUND") expect(answer.status).toBe(status);
    expect(await outcome()).toBe(HELD);
  });

  it("the signed-in owner may; the classification is shown, audited and can be removed", async () => {
    expect((await decide(owner, id, "read")).status).toBe(200);
    expect(await outcome()).toBe("SUCCESS");
    expect(await list(id)).toMatchObject([
      { side_effect: "read", document_effect: "write", decided_at: expect.any(String) },
    ]);
    const audited = await toolgate.stack.sql(
      "select operation_id, side_effect, approved_by is not null as by_person from public.audit_log where phase = 'decision' and connector_id = $1 order by id",
      [id],
    );
    expect(audited).toEqual([{ operation_id: "doIt", side_effect: "read", by_person: true }]);
    expect((await decide(owner, id, null)).body).toMatchObject({ side_effect: "write", decided_at: null });
    expect(await outcome()).toBe(HELD);
  });

  it.each<[change: string, document: () => object, kept: boolean]>([
    ["nothing", () => writeDocument({ method: "post", summary: "Search the shop" }), true],
    [
      "another operation",
      () => {
        const document = writeDocument({ method: "post", summary: "Search the shop" }) as {
          paths: Record<string, object>;
        };
        document.paths["/news"] = { get: { operationId: "news", responses: { 200: { description: "OK" } } } };
        return document;
      },
      true,
    ],
    ["the path", () => writeDocument({ method: "post", summary: "Search the shop" }, "/other"), false],
    ["the method", () => writeDocument({ method: "delete", summary: "Search the shop" }), false],
    ["the wording", () => writeDocument({ method: "post", summary: "Search and order" }), false],
    [
      "the arguments",
      () =>
        writeDocument({
          method: "post",
          summary: "Search the shop",
          parameters: [{ name: "purge", in: "query", schema: { type: "boolean" } }],
        }),
      false,
    ],
    [
      "what it says it does",
      () => writeDocument({ method: "post", summary: "Search the shop", "x-side-effect": "execute" }),
      false,
    ],
  ])("a key uploads a version that changes %s", async (_change, document, kept) => {
    await put(owner, id, writeDocument({ method: "post", summary: "Search the shop" }));
    await decide(owner, id, "read");
    const replaced = await put(key, id, document());
    const said = replaced.body.report.warnings.map(({ message }) => message).join();
    expect(/classification was removed/.test(said)).toBe(!kept);
    expect((await list(id)).find(({ operation_id }) => operation_id === "doIt")?.side_effect === "read").toBe(
      kept,
    );
    expect(await outcome()).toBe(kept ? "SUCCESS" : HELD);
  });
});

describe("an MCP server's tools", () => {
  it.each<[attempt: string, method: string, path: string, body: object]>([
    [
      "believes the hints of a new server",
      "POST",
      "/functions/v1/connectors/mcp",
      { url: "http://127.0.0.1:9/mcp", trust_hints: true },
    ],
    [
      "believes the hints of a connected server",
      "PATCH",
      `/functions/v1/connectors/${crypto.randomUUID()}/mcp`,
      { trust_hints: true },
    ],
    [
      "says that a tool only reads",
      "PATCH",
      `/functions/v1/connectors/${crypto.randomUUID()}/mcp-tools`,
      { name: "x", side_effect: "read" },
    ],
    [
      "accepts a tool that waits",
      "POST",
      `/functions/v1/connectors/${crypto.randomUUID()}/mcp-tools/accept`,
      { tools: [{ name: "x", digest: "d" }] },
    ],
  ])("a key %s: rejected", async (_attempt, method, path, body) => {
    expect((await key.call(method, path, body)).status).toBe(403);
  });
});
