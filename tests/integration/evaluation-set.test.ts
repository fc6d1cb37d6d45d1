import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

const PATH = "/functions/v1/settings/evaluation-set";

let api: Loopback;
let toolgate: Toolgate;
beforeAll(async () => {
  api = await startLoopback((_, response) => answerJson(response, { ok: true }));
  toolgate = await startToolgate({ upstreams: [api.url] });
});
afterAll(async () => {
  await toolgate?.stop();
  await api?.close();
});

interface Case {
  case_id: string;
  question: string;
  operation_id: string;
  arguments: object;
  error_code?: string;
  error_message?: string;
}

async function openDepot() {
  const person = await toolgate.newPerson();
  const responses = { "200": { description: "ok" } };
  const wagon = { name: "wagon_no", in: "path", required: true, schema: { type: "integer" } };
  const connectorId = await connect(person.client, {
    openapi: "3.1.0",
    info: { title: "Depot", version: "1" },
    servers: [{ url: api.url }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: {
      "/wagons": { get: { operationId: "listWagons", summary: "List all wagons", responses } },
      "/wagons/{wagon_no}": {
        get: { operationId: "getWagon", summary: "Show a wagon", parameters: [wagon], responses },
      },
    },
  });
  /** The id of the stored run of a question. */
  async function ask(user_query: string, more: object = {}): Promise<string> {
    const { body } = await person.client.call<{
      trace_id?: string;
      technical_details?: { trace_id: string };
    }>("POST", "/functions/v1/agent-query", { user_query, conversation_id: crypto.randomUUID(), ...more });
    const id = body.trace_id ?? "";
    await expect
      .poll(
        async () =>
          (await toolgate.stack.sql("select 1 from public.traces where trace_id = $1", [id])).length,
      )
      .toBe(1);
    return id;
  }
  return { ...person, connectorId, ask };
}

const add = (client: ToolgateClient, trace_id: string) => client.call<Case>("POST", PATH, { trace_id });
const list = async (client: ToolgateClient) => (await client.call<{ cases: Case[] }>("GET", PATH)).body.cases;

describe("the evaluation set", () => {
  it("keeps the question and the call of a run; the same question replaces its case", async () => {
    const { client, ask } = await openDepot();
    const added = await add(client, await ask("Show wagon 12"));
    expect([added.status, added.body]).toMatchObject([
      200,
      { question: "Show wagon 12", operation_id: "getWagon", arguments: { wagon_no: 12 } },
    ]);
    const again = await add(client, await ask("Show wagon 12"));
    expect(again.body.case_id).toBe(added.body.case_id);
    await add(client, await ask("List all wagons"));
    expect((await list(client)).map(({ question }) => question)).toEqual([
      "List all wagons",
      "Show wagon 12",
    ]);
    const removed = await client.call("DELETE", `${PATH}/${added.body.case_id}`);
    expect(removed.body).toEqual({ removed: added.body.case_id });
    expect((await client.call("DELETE", `${PATH}/${added.body.case_id}`)).status).toBe(404);
    expect(await list(client)).toHaveLength(1);
  });

  it("refuses what has no known call, and questions with replaced personal data", async () => {
    const { client, ask } = await openDepot();
    for (const [question, message] of [
      ["xyzzy plugh", "one call"],
      ["Paint the moon", "one call"],
    ] as const) {
      const { status, body } = await add(client, await ask(question));
      expect([question, status, body.error_message]).toEqual([
        question,
        400,
        expect.stringContaining(message),
      ]);
    }
    const id = await ask("List all wagons");
    await toolgate.stack.sql(
      "update public.traces set user_query = 'wagons of [email]' where trace_id = $1",
      [id],
    );
    expect((await add(client, id)).body.error_message).toContain("invented values");
    const conversation_id = crypto.randomUUID();
    await ask("Show the wagon", { conversation_id, tool: "getWagon" });
    const answer = await add(client, await ask("12", { conversation_id }));
    expect([answer.status, answer.body.error_message]).toEqual([
      400,
      expect.stringContaining("one question"),
    ]);
    const known = await add(client, await ask("Show the wagon", { user_context_data: { wagon_no: 12 } }));
    expect([known.status, known.body.error_message]).toEqual([400, expect.stringContaining("known values")]);
    const masked = await ask("Show wagon 12");
    await toolgate.stack.sql(
      `update public.traces set steps = replace(steps::text, '"wagon_no":12', '"wagon_no":"[email]"')::json where trace_id = $1`,
      [masked],
    );
    expect((await add(client, masked)).body.error_message).toContain("invented values");
    expect((await add(client, crypto.randomUUID())).status).toBe(404);
    expect(await list(client)).toEqual([]);
  });

  it("belongs to the signed-in owner, and a question leaves it with its tool", async () => {
    const { client, connectorId, ask } = await openDepot();
    const id = await ask("List all wagons");
    const { body } = await add(client, id);
    const stranger = (await toolgate.newPerson()).client;
    expect((await add(stranger, id)).status).toBe(404);
    expect((await stranger.call("DELETE", `${PATH}/${body.case_id}`)).status).toBe(404);
    expect(await list(stranger)).toEqual([]);
    const made = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "all",
      scopes: ["agent:query", "tools:write"],
    });
    const key = toolgate.as(made.body.key);
    expect([(await key.call("GET", PATH)).status, (await add(key, id)).status]).toEqual([403, 403]);
    expect(await list(client)).toHaveLength(1);
    expect((await client.call("DELETE", `/functions/v1/connectors/${connectorId}`)).status).toBe(200);
    expect(await list(client)).toEqual([]);
  });
});
