import { afterAll, beforeAll, expect, it } from "vitest";
import { sampleDocument } from "../../supabase/embedded/sample/sample-document.ts";
import { home } from "../../web/src/text/en/home.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

interface Suggested {
  questions: { question: string; operation_id: string; side_effect: string; arguments: object }[];
}

let toolgate: Toolgate;
beforeAll(async () => {
  toolgate = await startToolgate({ sample: true });
});
afterAll(() => toolgate?.stop());

/** The sample's document, whose base URL is that of the running sample. */
async function readSample(): Promise<object> {
  const response = await fetch(`${toolgate.stack.url}/sample/openapi.json`);
  return (await response.json()) as ReturnType<typeof sampleDocument>;
}

it("each suggested question is answered by the operation that it names; nothing is recorded before", async () => {
  const { client, token } = await toolgate.newPerson();
  const connector_id = await connect(client, await readSample());
  const path = `/functions/v1/connectors/${connector_id}/questions`;
  const { body } = await client.call<Suggested>("GET", path);
  expect(body.questions).toHaveLength(3);
  expect(new Set(body.questions.map(({ operation_id }) => operation_id)).size).toBe(3);
  expect(body.questions.map(({ side_effect }) => side_effect)).toEqual(["read", "read", "read"]);
  const headers = { apikey: toolgate.stack.publishableKey, authorization: `Bearer ${token}` };
  const traces = await fetch(`${toolgate.stack.url}/rest/v1/traces?select=trace_id`, { headers });
  expect(await traces.json()).toEqual([]);
  for (const { question, operation_id } of body.questions) {
    const answer = await client.call("POST", "/functions/v1/agent-query", {
      user_query: question,
      conversation_id: question,
    });
    expect(answer.body).toMatchObject({ status: "SUCCESS", tool: { operation_id } });
  }
});

it("the example question of a new key is answered by the sample", async () => {
  const { client } = await toolgate.newPerson();
  await connect(client, await readSample());
  const { body } = await client.call("POST", "/functions/v1/agent-query", {
    user_query: home.question,
    conversation_id: "key",
  });
  expect(body).toMatchObject({ status: "SUCCESS", tool: { operation_id: "getCurrentWeather" } });
});

it("a question with values from the document's examples is suggested with them", async () => {
  const { client } = await toolgate.newPerson();
  const document = sampleDocument(`${toolgate.stack.url}/sample`);
  const only = { ...document, paths: { "/v1/current.json": document.paths["/v1/current.json"] } };
  const connector_id = await connect(client, only);
  const { body } = await client.call<Suggested>("GET", `/functions/v1/connectors/${connector_id}/questions`);
  expect(body.questions).toMatchObject([{ operation_id: "getCurrentWeather", arguments: { city: "Brno" } }]);
});

it("questions, like the connector, belong to its owner; a name is the owner's and survives a new version", async () => {
  const { client } = await toolgate.newPerson();
  const stranger = await toolgate.newPerson();
  const document = await readSample();
  const connector_id = await connect(client, document);
  const path = `/functions/v1/connectors/${connector_id}`;
  expect((await stranger.client.call("GET", `${path}/questions`)).status).toBe(404);
  expect((await stranger.client.call("PATCH", path, { name: "Mine" })).status).toBe(404);
  expect((await client.call("PATCH", path, { name: "  " })).status).toBe(400);
  const renamed = await client.call("PATCH", path, { name: " Weather at home " });
  expect(renamed.body).toMatchObject({ name: "Weather at home" });
  await client.call("PUT", path, { ...document, info: { title: "Other title", version: "2" } });
  const read = await client.call<{ host: string }>("GET", path);
  expect(read.body).toMatchObject({ name: "Weather at home", version: "2" });
  expect(read.body.host).toMatch(/^http:\/\/(127\.0\.0\.1|localhost):\d+$/);
});
