import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitForActive } from "../../scripts/toolgate-client.ts";
import { ERROR_STATUS } from "../../src/contract/errors.ts";
import { waitForReady } from "./memory-client.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const readme = readFileSync(resolve(ROOT, "README.md"), "utf8");

let toolgate: Toolgate;
beforeAll(async () => {
  toolgate = await startToolgate({ sample: true });
});
afterAll(() => toolgate.stop());

describe("the README", () => {
  /** Bodies of its questions, in their order. */
  const questions = [...readme.matchAll(/-d '(\{"user_query":[^']+\})'/g)].map(
    ([, body = ""]) => JSON.parse(body) as Record<string, unknown>,
  );

  it("its first example, the sample, uploads, becomes ACTIVE and answers", async () => {
    const { client } = await toolgate.newPerson();
    const sample = await (await fetch(`${toolgate.stack.url}/sample/openapi.json`)).json();
    const uploaded = await client.call<{ connector_id: string }>("POST", "/api/v1/connectors/upload", sample);
    expect(uploaded.status).toBe(201);
    await waitForActive(client, uploaded.body.connector_id);
    const { body } = await client.call("POST", "/api/v1/agent/query", questions[0]);
    expect(body).toMatchObject({
      status: "SUCCESS",
      tool: { operation_id: "getCurrentWeather" },
      final_data: { location: { name: "Brno" } },
    });
  });

  it("its second example uploads and, with what the caller knows, shows the request", async () => {
    const { client } = await toolgate.newPerson();
    const yaml = readFileSync(resolve(ROOT, "examples/weather.yaml"), "utf8");
    const uploaded = await client.call<{ connector_id: string }>("POST", "/api/v1/connectors/upload", yaml, {
      "content-type": "application/yaml",
    });
    await waitForActive(client, uploaded.body.connector_id);
    const { body } = await client.call("POST", "/api/v1/agent/query", questions[1]);
    expect(body).toMatchObject({
      status: "SUCCESS",
      tool: { operation_id: "currentWeather" },
      final_data: {
        request: { method: "GET", url: expect.stringContaining("latitude=49.2&longitude=16.6") },
      },
    });
  });

  it("its memory calls store a document and a message, and give back both as context", async () => {
    const { client } = await toolgate.newPerson();
    const scopes = ["memory:read", "memory:write"];
    const { body: made } = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "n8n",
      scopes,
    });
    const key = toolgate.as(made.key);
    const bodyOf = (path: string): { site_id: string } =>
      JSON.parse(new RegExp(`54321${path} [^\\n]*\\n\\s+-d '([^']+)'`).exec(readme)?.[1] ?? "{}");
    const { body: document } = await key.call<{ document_id: string }>(
      "POST",
      "/documents",
      bodyOf("/documents"),
    );
    await waitForReady(key, document.document_id);
    expect((await key.call("POST", "/chat-messages", bodyOf("/chat-messages"))).status).toBe(201);
    const { body } = await key.call<{ context: string }>(
      "POST",
      "/retrieve-context",
      bodyOf("/retrieve-context"),
    );
    expect(body.context).toContain("A refund takes fourteen days.");
    expect(body.context).toContain("user: I sent my bicycle back.");
  });

  it("tabulates every error code with its status", () => {
    for (const [code, status] of Object.entries(ERROR_STATUS)) {
      expect(readme, code).toMatch(new RegExp(`\`${code}\` *\\| *${status} *\\|`));
    }
  });

  it("names every npm script that people run", () => {
    const { scripts } = JSON.parse(readFileSync(resolve(ROOT, "package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    const missing = Object.keys(scripts).filter(
      (name) => !readme.includes(`npm run ${name}`) && !readme.includes(`npm ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it("names every top-level folder of src", () => {
    for (const area of [
      "contract",
      "kernel",
      "openapi",
      "search",
      "planning",
      "execution",
      "policy",
      "plugins",
      "platform",
      "mcp",
      "mcp-client",
      "http",
    ]) {
      expect(readme).toContain(`${area}/`);
    }
  });
});
