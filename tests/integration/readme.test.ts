import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitForActive } from "../../scripts/toolgate-client.ts";
import { ERROR_STATUS } from "../../src/contract/errors.ts";
import { waitForReady } from "./memory-client.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(resolve(ROOT, file), "utf8");
const [readme, query, memory] = [read("README.md"), read("docs/query.md"), read("docs/memory.md")];

let toolgate: Toolgate;
beforeAll(async () => {
  toolgate = await startToolgate({ sample: true });
});
afterAll(() => toolgate.stop());

/** Request bodies of the questions in a text, in order. */
function questionsOf(text: string): Record<string, unknown>[] {
  return [...text.matchAll(/-d '(\{"user_query":[^']+\})'/g)].map(
    ([, body = ""]) => JSON.parse(body) as Record<string, unknown>,
  );
}

describe("the examples of the documents", () => {
  it.each([
    ["README.md", readme],
    ["docs/query.md", query],
  ])("the sample in %s uploads, becomes ACTIVE and answers", async (_, text) => {
    const { client } = await toolgate.newPerson();
    const sample = await (await fetch(`${toolgate.stack.url}/sample/openapi.json`)).json();
    const uploaded = await client.call<{ connector_id: string }>("POST", "/api/v1/connectors/upload", sample);
    expect(uploaded.status).toBe(201);
    await waitForActive(client, uploaded.body.connector_id);
    const { body } = await client.call("POST", "/api/v1/agent/query", questionsOf(text)[0]);
    expect(body).toMatchObject({
      status: "SUCCESS",
      tool: { operation_id: "getCurrentWeather" },
      final_data: { location: { name: "Brno" } },
    });
  });

  it("the second example of docs/query.md uploads and, with what the caller knows, shows the request", async () => {
    const { client } = await toolgate.newPerson();
    const yaml = readFileSync(resolve(ROOT, "examples/weather.yaml"), "utf8");
    const uploaded = await client.call<{ connector_id: string }>("POST", "/api/v1/connectors/upload", yaml, {
      "content-type": "application/yaml",
    });
    await waitForActive(client, uploaded.body.connector_id);
    const { body } = await client.call("POST", "/api/v1/agent/query", questionsOf(query)[1]);
    expect(body).toMatchObject({
      status: "SUCCESS",
      tool: { operation_id: "currentWeather" },
      final_data: {
        request: { method: "GET", url: expect.stringContaining("latitude=49.2&longitude=16.6") },
      },
    });
  });

  it("the calls of docs/memory.md store a document and a message, and give back both as context", async () => {
    const { client } = await toolgate.newPerson();
    const scopes = ["memory:read", "memory:write"];
    const { body: made } = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "n8n",
      scopes,
    });
    const key = toolgate.as(made.key);
    const bodyOf = (path: string): { site_id: string } =>
      JSON.parse(new RegExp(`54321${path} [^\\n]*\\n\\s+-d '([^']+)'`).exec(memory)?.[1] ?? "{}");
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

  it("docs/errors.md tabulates every error code with its status", () => {
    const errors = read("docs/errors.md");
    for (const [code, status] of Object.entries(ERROR_STATUS)) {
      expect(errors, code).toMatch(new RegExp(`\`${code}\` *\\| *${status} *\\|`));
    }
  });

  it("the README or CONTRIBUTING.md names every npm script", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const text = `${readme}${read("CONTRIBUTING.md")}`;
    const missing = Object.keys(scripts).filter(
      (name) => !new RegExp(`npm (run )?${name}(?![\\w:-])`).test(text),
    );
    expect(missing).toEqual([]);
  });

  it("CONTRIBUTING.md names every dependency", () => {
    const { dependencies } = JSON.parse(read("package.json")) as { dependencies: Record<string, string> };
    const text = read("CONTRIBUTING.md");
    const families = ["@codemirror/", "@tanstack/", "@lezer/", "@tailwindcss/"];
    const missing = Object.keys(dependencies).filter(
      (name) => !text.includes(`\`${name}\``) && !families.some((family) => name.startsWith(family)),
    );
    expect(missing).toEqual([]);
  });

  /** Variables that the embedded stack or the platform sets for the functions, not the operator. */
  const INTERNAL = /^(SUPABASE_JWKS|TOOLGATE_JWT_SECRET|TOOLGATE_HOST_(URL|TOKEN|COMMANDS))$/;

  it("docs/settings.md or docs/deploy.md names every environment variable that people set", () => {
    const settings = read("docs/settings.md") + read("docs/deploy.md");
    const named = [...read("src/compose/config.ts").matchAll(/env\["([A-Z_]+)"\]/g)].map(
      ([, name = ""]) => name,
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !INTERNAL.test(name) && !settings.includes(name))).toEqual([]);
  });

  it("docs/architecture.md names every folder of src", () => {
    const architecture = read("docs/architecture.md");
    const areas = readdirSync(resolve(ROOT, "src"), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(areas.length).toBeGreaterThan(10);
    for (const { name } of areas) expect(architecture).toContain(`| \`src/${name}\` |`);
  });
});
