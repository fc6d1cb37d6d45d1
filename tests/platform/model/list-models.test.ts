import { afterEach, expect, it } from "vitest";
import { listModels } from "../../../src/platform/model/list-models.ts";
import { type ScriptedEndpoint, type Step, startScriptedEndpoint } from "./scripted-endpoint.ts";

let endpoint: ScriptedEndpoint | undefined;
afterEach(async () => {
  await endpoint?.close();
  endpoint = undefined;
});

async function list(step: Step) {
  endpoint = await startScriptedEndpoint([step]);
  return listModels({ baseUrl: endpoint.baseUrl, apiKey: "sk-x", chatModel: "mine" });
}

const mine = { id: "mine", object: "model", created: 0, owned_by: "" };

it("listModels() returns the endpoint's list, the default first and only once", async () => {
  const data = [
    { id: "a", object: "model", created: 7, owned_by: "x" },
    { id: "mine" },
    { name: "none" },
    null,
  ];
  expect(await list({ json: { object: "list", data } })).toEqual([
    mine,
    { id: "a", object: "model", created: 7, owned_by: "x" },
  ]);
  expect(endpoint?.received.map(({ path }) => path)).toEqual(["/v1/models"]);
});

it.each<[name: string, step: Step]>([
  ["refuses", { json: { error: { message: "no" } }, status: 404 }],
  ["answers something else", { text: "<html>" }],
  ["cuts the connection", { cut: true }],
])("listModels() gives the default alone where the endpoint %s", async (_, step) => {
  expect(await list(step)).toEqual([mine]);
});

it("listModels() returns none if none is configured", async () => {
  expect(await listModels(null)).toEqual([]);
});
