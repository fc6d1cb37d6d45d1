import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { issue } from "../calling/make-certificates.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

const KEY = "the-right-key-4711";
const UNKNOWN_NAME = "https://no-such-name.toolgate.test";

let api: Loopback;
let selfSigned: Loopback;
let closed: string;
let toolgate: Toolgate;

beforeAll(async () => {
  api = await startLoopback(({ url, headers }, response) => {
    if (url === "/broken") return answerJson(response, { message: "down for today" }, 503);
    if (url === "/large") return answerJson(response, "x".repeat(200_000));
    if (url === "/")
      return response.writeHead(404, { "content-type": "text/html" }).end("<html>nothing here");
    if (headers["x-key"] !== KEY)
      return answerJson(response, { message: `${headers["x-key"]} is no key` }, 401);
    return answerJson(response, { ok: true });
  });
  const { key, cert } = issue({ name: "self", hosts: ["localhost"] });
  selfSigned = await startLoopback((_, response) => answerJson(response, {}), { key, cert });
  const gone = await startLoopback(() => undefined);
  closed = gone.url;
  await gone.close();
  const upstreams = [api.url, selfSigned.url, closed, `${UNKNOWN_NAME}:443`];
  toolgate = await startToolgate({ env: { EGRESS_ALLOW: upstreams.map(hostOf).join(",") } });
});

afterAll(async () => {
  await toolgate?.stop();
  await api?.close();
  await selfSigned?.close();
});

/** Like `URL.host`, but always with the port. */
function hostOf(url: string): string {
  return url.replace(/^https?:\/\//, "");
}

type Operations = Record<string, Record<string, unknown>>;

const withoutArguments = (path: string): Operations => ({
  [path]: { get: { operationId: `read${path.slice(1)}`, responses: { "200": { description: "ok" } } } },
});
const withArguments: Operations = {
  "/items/{id}": {
    get: {
      operationId: "getItem",
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
      responses: { "200": { description: "ok" } },
    },
  },
};

function document(server: string, paths: Operations, type = "api-key") {
  const isOpen = type === "none";
  return {
    openapi: "3.1.0",
    info: { title: "Tested", version: "1" },
    servers: [{ url: server }],
    "x-auth-type": type,
    "x-required-secrets": isOpen
      ? []
      : [{ secret_id: "key", description: "The key", vault_key_name: "key", in: "header", name: "X-Key" }],
    paths,
  };
}

async function test(server: string, paths: Operations, secret: string | null = KEY) {
  const { client, token } = await toolgate.newPerson();
  const id = await connect(client, document(server, paths, secret === null ? "none" : "api-key"), {
    ...(secret !== null && { key: secret }),
  });
  const { status, body } = await client.call("POST", `/functions/v1/connectors/${id}/test`);
  expect(status).toBe(200);
  return { body, client, token, id };
}

const ENDS: [what: string, server: () => string, path: string, answer: object][] = [
  ["a refused connection", () => closed, "/items", { ok: false, stage: "connect" }],
  ["an internal address", () => "http://10.0.0.1", "/items", { ok: false, stage: "connect" }],
  ["a name without address", () => UNKNOWN_NAME, "/items", { ok: false, stage: "dns" }],
  ["a certificate nobody vouches for", () => selfSigned.url, "/items", { ok: false, stage: "tls" }],
  ["an API that is down", () => api.url, "/broken", { ok: false, stage: "status", http_status: 503 }],
  ["an answer over the limit", () => api.url, "/large", { ok: true, stage: "status" }],
];

describe("POST connectors/:id/test", () => {
  it("calls a read operation that needs no argument, with the credentials, and leaves an audit row", async () => {
    const { body, client, token, id } = await test(api.url, {
      ...withArguments,
      ...withoutArguments("/items"),
    });
    expect(body).toMatchObject({ ok: true, stage: "status", operation_id: "readitems", http_status: 200 });
    const rows = () =>
      toolgate
        .as(token)
        .call("GET", `/rest/v1/audit_log?connector_id=eq.${id}&select=operation_id,http_status`, undefined, {
          apikey: toolgate.stack.publishableKey,
        });
    await expect
      .poll(async () => (await rows()).body)
      .toEqual([{ operation_id: "readitems", http_status: 200 }]);
    const { body: connector } = await client.call("GET", `/functions/v1/connectors/${id}`);
    expect(connector).toMatchObject({
      last_activity_at: expect.any(String),
      indexing: { waiting: 0, failing: 0, last_error: null, last_progress_at: expect.any(String) },
    });
  });

  it("reports rejected credentials without their values", async () => {
    const { body } = await test(api.url, withoutArguments("/items"), "a-wrong-key-0815");
    expect(body).toMatchObject({ ok: false, stage: "credentials", http_status: 401 });
    expect(JSON.stringify(body)).not.toContain("a-wrong-key-0815");
  });

  it("names the secret that is not stored and sends nothing; a disabled connector can be tested", async () => {
    const { client } = await toolgate.newPerson();
    const before = api.received.length;
    const uploaded = await client.call(
      "POST",
      "/api/v1/connectors/upload",
      document(api.url, withoutArguments("/items")),
    );
    const id = String(uploaded.body["connector_id"]);
    const { body } = await client.call("POST", `/functions/v1/connectors/${id}/test`);
    expect(body).toMatchObject({
      ok: false,
      stage: "credentials",
      message: expect.stringContaining('"key"'),
    });
    expect(api.received.length).toBe(before);
    await client.call("POST", "/api/v1/secrets/vault", { connector_id: id, secrets: { key: KEY } });
    await client.call("PATCH", `/functions/v1/connectors/${id}`, { status: "DISABLED" });
    expect((await client.call("POST", `/functions/v1/connectors/${id}/test`)).body).toMatchObject({
      ok: true,
    });
  });

  it("asks only for the server when every operation needs arguments, without the key", async () => {
    const before = api.received.length;
    const { body } = await test(api.url, withArguments);
    expect(body).toMatchObject({ ok: true, stage: "status", http_status: 404 });
    expect(body["operation_id"]).toBeUndefined();
    expect(api.received.slice(before)).toMatchObject([{ method: "GET", url: "/" }]);
    expect(JSON.stringify(api.received.slice(before))).not.toContain(KEY);
  });

  it.each(ENDS)("reports the stage it reached: %s", async (_, server, path, expected) => {
    expect((await test(server(), withoutArguments(path), null)).body).toMatchObject(expected);
  });

  it("is not allowed for another user's connector", async () => {
    const { id } = await test(api.url, withoutArguments("/items"));
    const { client } = await toolgate.newPerson();
    expect((await client.call("POST", `/functions/v1/connectors/${id}/test`)).status).toBe(404);
  });
});
