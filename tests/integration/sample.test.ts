import { afterAll, beforeAll, expect, it } from "vitest";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";
import { weatherTool } from "./weather-api.ts";

let toolgate: Toolgate;
let sample: { openapi_url: string; base_url: string };
beforeAll(async () => {
  toolgate = await startToolgate({ sample: true });
  const config = (await (await fetch(`${toolgate.stack.url}/toolgate.json`)).json()) as {
    sample: typeof sample;
  };
  sample = config.sample;
});
afterAll(() => toolgate?.stop());

const readDocument = async (): Promise<unknown> =>
  (await fetch(new URL(sample.openapi_url, toolgate.stack.url))).json();

it("the sample is a connector without a warning, and agents read and write through it", async () => {
  const { client } = await toolgate.newPerson();
  const document = await readDocument();
  expect((await client.call("POST", "/functions/v1/connectors/check", document)).body).toMatchObject({
    operation_count: 5,
    report: { skipped: [], warnings: [] },
  });
  const id = await connect(client, document);
  expect((await client.call("POST", `/functions/v1/connectors/${id}/test`)).body).toMatchObject({
    ok: true,
    http_status: 200,
  });
  const ask = async (user_query: string, user_context_data = {}) =>
    (
      await client.call("POST", "/functions/v1/agent-query", {
        user_query,
        conversation_id: "sample",
        user_context_data,
      })
    ).body;
  expect(await ask("What is the current weather in Brno?")).toMatchObject({
    status: "SUCCESS",
    tool: { operation_id: "getCurrentWeather" },
    final_data: { current: { condition: { text: "Sunny" } } },
  });
  expect(await ask("Write a new note", { text: "from an agent" })).toMatchObject({
    status: "SUCCESS",
    final_data: { text: "from an agent" },
  });
  // The same API below the gateway, for the UI's own pages.
  const { notes } = (await (await fetch(`${toolgate.stack.url}/sample/v1/notes`)).json()) as {
    notes: unknown[];
  };
  expect(notes).toMatchObject([{ text: "from an agent" }]);
});

it("a custom tool works on the sample, which accepts any key", async () => {
  const { client, token } = await toolgate.newPerson();
  const headers = { apikey: toolgate.stack.publishableKey, prefer: "return=representation" };
  const made = await toolgate
    .as(token)
    .call<{ id: string }[]>("POST", "/rest/v1/custom_tools", weatherTool(sample.base_url), headers);
  const id = made.body[0]?.id;
  await client.call("POST", `/functions/v1/tools/${id}/secrets`, { weather_key: "any-key-will-do" });
  const ran = () => client.call("POST", `/functions/v1/tools/${id}/run`, { arguments: { city: "Oslo" } });
  expect((await ran()).body).toMatchObject({ ok: true, result: "Snow" });
});

it("the exception is for the sample's port alone: the gateway itself stays out of reach", async () => {
  const { client } = await toolgate.newPerson();
  const document = (await readDocument()) as { servers: { url: string }[] };
  const id = await connect(client, { ...document, servers: [{ url: `${toolgate.stack.url}/sample` }] });
  expect((await client.call("POST", `/functions/v1/connectors/${id}/test`)).body).toMatchObject({
    ok: false,
    stage: "connect",
  });
});
