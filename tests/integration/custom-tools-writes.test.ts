import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";
import { type Person, toolsClient } from "./tools-client.ts";

const CANARY = "canary-n0tes-5ecret";

let api: Loopback;
let toolgate: Toolgate;
let person: Person;
beforeAll(async () => {
  api = await startLoopback(({ method, body }, response) =>
    answerJson(response, { done: method, said: body.toString(), key: CANARY }),
  );
  toolgate = await startToolgate({ upstreams: [api.url], env: { TOOLGATE_ENV: "prod" } });
  person = await toolgate.newPerson();
});
afterAll(async () => {
  await toolgate?.stop();
  await api?.close();
});
const { rest, makeTool, run, storeSecrets } = toolsClient(() => toolgate);

const noteTool = (name: string) => ({
  name,
  description: "Add a note",
  http_config: {
    url: `${api.url}/notes?key={{notes_key}}`,
    method: "POST",
    body_template: '{"text": "{{text}}", "count": "{{count}}", "tags": "{{tags}}"}',
    response_path: "done",
  },
  parameters: {
    type: "object",
    properties: {
      text: { type: "string" },
      count: { type: "integer", default: 1 },
      tags: { type: "array", items: { type: "string" }, default: [] },
    },
    // A default makes it optional for callers, regardless of this list.
    required: ["text", "count", "tags"],
  },
  secret_names: ["notes_key"],
});

async function withNotes(name: string) {
  const tool = await makeTool(person, noteTool(name));
  expect((await storeSecrets(person, tool.id, { notes_key: CANARY })).status).toBe(200);
  return tool;
}

const decide = (id: unknown, decision: string) =>
  person.client.call("POST", `/functions/v1/approvals/${id}`, { decision });

async function makeKey(scopes: string[]) {
  const { body } = await person.client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: `key for ${scopes.join()}`,
    scopes,
  });
  return { client: toolgate.as(body.key) };
}

describe("a write where approval is manual", () => {
  it("is proposed with the exact request, masked; sent once when approved; its audit row comes first", async () => {
    const tool = await withNotes("add_note");
    const args = { text: 'A "quoted"\nnote', tags: ["a", "b"] };
    const before = api.received.length;
    const proposed = await run(person, tool.id, { arguments: args });
    expect([proposed.status, proposed.body]).toMatchObject([
      400,
      {
        error_code: "APPROVAL_REQUIRED",
        trace_id: expect.any(String),
        technical_details: {
          request: {
            method: "POST",
            url: `${api.url}/notes?key=***`,
            body: { text: 'A "quoted"\nnote', count: 1, tags: ["a", "b"] },
          },
        },
      },
    ]);
    expect(api.received.length).toBe(before);
    const { approval_id } = proposed.body.technical_details;
    await decide(approval_id, "approve");
    const done = await run(person, tool.id, { arguments: args, approval_id, include_answer: true });
    expect(done.body).toMatchObject({ ok: true, result: "POST", answer: { key: "***" } });
    expect(api.received.at(-1)).toMatchObject({ url: `/notes?key=${CANARY}` });
    expect(JSON.parse(api.received.at(-1)?.body.toString() ?? "")).toEqual({
      text: 'A "quoted"\nnote',
      count: 1,
      tags: ["a", "b"],
    });
    expect((await run(person, tool.id, { arguments: args, approval_id })).body.error_code).toBe(
      "APPROVAL_REJECTED",
    );
    const phases = () =>
      toolgate.stack.sql(
        "select phase, url from public.audit_log where tool_id = $1 and trace_id = $2 order by id",
        [tool.id, String(done.body["trace_id"])],
      );
    const url = `${api.url}/notes?key=***`;
    await expect.poll(phases).toEqual([
      { phase: "attempt", url },
      { phase: "outcome", url },
    ]);
  });

  it("an approval does not count for other arguments", async () => {
    const tool = await withNotes("add_other_note");
    const first = await run(person, tool.id, { arguments: { text: "harmless" } });
    const { approval_id } = first.body.technical_details;
    await decide(approval_id, "approve");
    const other = await run(person, tool.id, { arguments: { text: "harmful" }, approval_id });
    expect(other.body.error_code).toBe("APPROVAL_REQUIRED");
    expect(other.body.technical_details["approval_id"]).not.toBe(approval_id);
  });

  it("a call over the tool's limit uses up no approval", async () => {
    const tool = await withNotes("add_limited_note");
    await rest(person, "PATCH", `?id=eq.${tool.id}`, { rate_limit_per_min: 1 });
    const ids = [];
    for (const text of ["one", "two"]) {
      const { body } = await run(person, tool.id, { arguments: { text } });
      ids.push(body.technical_details["approval_id"]);
      await decide(ids.at(-1), "approve");
    }
    expect(
      (await run(person, tool.id, { arguments: { text: "one" }, approval_id: ids[0] })).body,
    ).toMatchObject({ ok: true });
    const limited = await run(person, tool.id, { arguments: { text: "two" }, approval_id: ids[1] });
    expect([limited.status, limited.body.technical_details]).toMatchObject([429, { limit_per_min: 1 }]);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    const left = await toolgate.stack.sql("select status from public.approvals where approval_id = $1", [
      String(ids[1]),
    ]);
    expect(left).toEqual([{ status: "APPROVED" }]);
  });
});

describe("side effects of tools", () => {
  it("follow the method until they are set: a GET that becomes a DELETE is not a read any more", async () => {
    const config = { url: `${api.url}/notes`, method: "GET" };
    const tool = await makeTool(person, { name: "follows", http_config: config });
    expect(tool.side_effect).toBe("read");
    const change = async (row: unknown) =>
      (await rest(person, "PATCH", `?id=eq.${tool.id}`, row)).body[0]?.side_effect;
    expect(await change({ http_config: { ...config, method: "DELETE" } })).toBe("write");
    expect(await change({ http_config: { ...config, method: "POST" }, side_effect: "read" })).toBe("read");
    expect(await change({ http_config: { ...config, method: "PUT" } })).toBe("read");
    expect(await change({ side_effect: "" })).toBe("write");
    expect((await rest(person, "PATCH", `?id=eq.${tool.id}`, { side_effect: "none" })).status).toBe(400);
  });
});

describe("API keys", () => {
  it("run tools with agent:query and store secrets with tools:write, not the other way round", async () => {
    const tool = await withNotes("add_key_note");
    const [asking, writing] = [await makeKey(["agent:query"]), await makeKey(["tools:write"])];
    const dry = { arguments: { text: "x" }, dry_run: true };
    expect((await run(asking, tool.id, dry)).body).toMatchObject({
      ok: true,
      ran_as: { kind: "api_key", name: "key for agent:query" },
    });
    expect((await run(writing, tool.id, dry)).status).toBe(403);
    expect((await storeSecrets(writing, tool.id, { notes_key: CANARY })).status).toBe(200);
    expect((await storeSecrets(asking, tool.id, { notes_key: "x" })).status).toBe(403);
    expect((await run({ client: toolgate.as(null) }, tool.id, dry)).status).toBe(401);
  });
});

describe("an operation of a connector", () => {
  it("is run by its id, through the same gate", async () => {
    const id = await connect(person.client, {
      openapi: "3.1.0",
      info: { title: "Notes", version: "1" },
      servers: [{ url: api.url }],
      "x-auth-type": "none",
      "x-required-secrets": [],
      paths: {
        "/notes/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
          get: { operationId: "readNote", responses: { 200: { description: "ok" } } },
          delete: { operationId: "deleteNote", responses: { 200: { description: "ok" } } },
        },
      },
    });
    const { body } = await person.client.call<{ operations: { operation_id: string; tool_id: string }[] }>(
      "GET",
      `/functions/v1/connectors/${id}/operations`,
    );
    const idOf = (name: string) => body.operations.find((o) => o.operation_id === name)?.tool_id ?? "";
    const read = await run(person, idOf("readNote"), { arguments: { id: 7 }, include_answer: true });
    expect(read.body).toMatchObject({
      ok: true,
      result: { done: "GET" },
      answer: { done: "GET" },
      request: { method: "GET", url: `${api.url}/notes/7` },
      response: { status: 200 },
    });
    const remove = await run(person, idOf("deleteNote"), { arguments: { id: 7 } });
    expect(remove.body.error_code).toBe("APPROVAL_REQUIRED");
    const other = await toolgate.newPerson();
    expect((await run(other, idOf("readNote"), { arguments: { id: 7 } })).status).toBe(404);
  });
});
