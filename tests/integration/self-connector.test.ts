import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ToolgateClient, waitForActive } from "../../scripts/toolgate-client.ts";
import { ALL_ENDPOINTS } from "../../src/contract/api/index.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

interface Uploaded {
  connector_id: string;
  operation_count: number;
  auth: { type: string; required_secrets: { secret_id: string }[] };
  report: { skipped: unknown[] };
}

let toolgate: Toolgate;
let client: ToolgateClient;
beforeAll(async () => {
  // A stack may call itself only when its own address is allowed, so it must be known before the start.
  const port = await findFreePort();
  toolgate = await startToolgate({ port, upstreams: [`http://127.0.0.1:${port}`] });
  ({ client } = await toolgate.newPerson());
});
afterAll(() => toolgate?.stop());

describe("Toolgate as a connector of Toolgate", () => {
  it("accepts its own whole description, stores a key for itself and answers through itself", async () => {
    const served = await fetch(`${toolgate.stack.url}/functions/v1/docs/openapi.json`);
    const upload = "/functions/v1/connectors/upload?annotate=true";
    const { status, body } = await client.call<Uploaded>("POST", upload, await served.text());
    expect(status).toBe(201);
    expect(body.report.skipped).toEqual([]);
    expect(body.auth.type).toBe("bearer-token");
    const operations = await client.call<{ operations: { operation_id: string }[] }>(
      "GET",
      `/functions/v1/connectors/${body.connector_id}/operations`,
    );
    expect(operations.body.operations.map((operation) => operation.operation_id).sort()).toEqual(
      operationIds(),
    );
    expect(body.operation_count).toBe(operationIds().length);

    await storeKeyOf(client, body);
    await waitForActive(client, body.connector_id);

    const answer = await client.call("POST", "/functions/v1/agent-query", {
      user_query: "list my connectors",
      conversation_id: "self",
    });
    expect(answer.body).toMatchObject({
      status: "SUCCESS",
      tool: { operation_id: "listConnectors", connector_id: body.connector_id },
      final_data: { connectors: [{ connector_id: body.connector_id, status: "ACTIVE" }] },
    });
  });
});

/** Stores a Toolgate API key as the only secret of the connector. */
async function storeKeyOf(owner: ToolgateClient, { connector_id, auth }: Uploaded): Promise<void> {
  const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: "self",
    scopes: ["connectors:write"],
  });
  const secrets = Object.fromEntries(
    auth.required_secrets.map(({ secret_id }) => [secret_id, made.body.key]),
  );
  const stored = await owner.call("POST", "/functions/v1/secrets/vault", { connector_id, secrets });
  expect([made.status, stored.status]).toEqual([201, 200]);
}

function operationIds(): string[] {
  return Object.values(ALL_ENDPOINTS)
    .flatMap((endpoints) => Object.values(endpoints))
    .map((endpoint) => endpoint.operationId)
    .sort();
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
