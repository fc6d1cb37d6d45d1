import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitForActive } from "../../scripts/toolgate-client.ts";
import { ALL_ENDPOINTS } from "../../src/contract/api/index.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

let here: Toolgate;
let there: Toolgate;
beforeAll(async () => {
  there = await startToolgate();
  here = await startToolgate({ upstreams: [there.stack.url] });
});
afterAll(async () => {
  await here.stop();
  await there.stop();
});

describe("Toolgate as a connector of Toolgate", () => {
  it("uploads its own description, with every endpoint an operation, and calls itself", async () => {
    const document = await (await fetch(`${there.stack.url}/functions/v1/docs/openapi.json`)).text();
    const { client } = await here.newPerson();
    const uploaded = await client.call<{
      connector_id: string;
      operation_count: number;
      auth: { type: string; required_secrets: { secret_id: string }[] };
      report: { skipped: unknown[] };
    }>("POST", "/functions/v1/connectors/upload?annotate=true", document);
    expect(uploaded.status).toBe(201);
    expect(uploaded.body.report.skipped).toEqual([]);
    const endpoints = Object.values(ALL_ENDPOINTS).flatMap((functionEndpoints) =>
      Object.keys(functionEndpoints),
    );
    expect(uploaded.body.operation_count).toBe(endpoints.length);
    expect(uploaded.body.auth.type).toBe("bearer-token");

    const other = await there.newPerson();
    const key = await other.client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "self",
      scopes: ["connectors:write"],
    });
    const [secret] = uploaded.body.auth.required_secrets;
    const { connector_id } = uploaded.body;
    await client.call("POST", "/functions/v1/secrets/vault", {
      connector_id,
      secrets: { [secret?.secret_id ?? ""]: key.body.key },
    });
    await waitForActive(client, connector_id);

    const { body } = await client.call("POST", "/functions/v1/agent-query", {
      user_query: "List your connectors",
      conversation_id: "c",
    });
    expect(body).toMatchObject({
      status: "SUCCESS",
      tool: { operation_id: "listConnectors" },
      final_data: { connectors: [] },
    });
  });
});
