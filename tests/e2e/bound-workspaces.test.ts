import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "../integration/start-toolgate.ts";
import { expectGoodLook, type Look, startUi, type Ui } from "./open-ui.ts";

let ui: Ui;
beforeAll(async () => {
  ui = await startUi();
});
afterAll(() => ui?.close());

const NOTES = {
  openapi: "3.1.0",
  info: { title: "Notes", version: "1" },
  servers: [{ url: "https://notes.example.com" }],
  "x-auth-type": "api-key",
  "x-required-secrets": [
    {
      secret_id: "api_key",
      description: "Key",
      in: "header",
      name: "X-Api-Key",
      vault_key_name: "notes_key",
    },
  ],
  paths: { "/notes": { get: { operationId: "listNotes", responses: { 200: { description: "OK" } } } } },
};

/** A person whose keys, one of a customer and one for all end users, keep files. */
async function openWithFiles(look: Look = {}) {
  const opened = await ui.newPersonsPage(look);
  const { client } = opened;
  const post = async <T>(path: string, body: object) => {
    const answer = await client.call<T>("POST", `/functions/v1/${path}`, body);
    expect([path, answer.status]).toEqual([path, 201]);
    return answer.body;
  };
  await client.call("PUT", "/functions/v1/tools/plugins/file-system-tool", { enabled: true });
  const connector_id = await connect(client, NOTES, { api_key: "own-key-000111" });
  const secrets = { api_key: "customer-key-0001" };
  const { connection_id } = await post<{ connection_id: string }>("connections", {
    connector_id,
    end_user: "Customer 8",
    secrets,
  });
  const tools = [{ name: "fs.write", side_effect: "write" }];
  const file = { agent_id: "clerk", env: "dev", approval: { mode: "auto" }, tools };
  expect((await client.call("PUT", "/functions/v1/agents/clerk", file)).status).toBe(200);
  const keyOf = async (binding: object) => {
    const wanted = { name: "clerk", scopes: ["agent:query"], agent_id: "clerk", ...binding };
    return ui.toolgate.as((await post<{ key: string }>("api-keys", wanted)).key);
  };
  const write = async (binding: object, paths: string[]) => {
    const agent = await keyOf(binding);
    for (const path of paths) {
      const args = { path, content: "0123456789".repeat(200) };
      const question = { user_query: "write", conversation_id: "c", tool: "fs.write", arguments: args };
      expect((await agent.call("POST", "/functions/v1/agent-query", question)).status).toBe(200);
    }
  };
  await write({ connection_id }, ["a.md", "b.md"]);
  await write({ end_users_only: true }, ["all.md"]);
  await opened.page.goto(`${ui.url}/api-keys`);
  return opened;
}

describe("the files of bound keys", () => {
  it("are listed with their size, largest first, and deleted after a confirmation", async () => {
    const { page, problems, client } = await openWithFiles();
    const part = page.getByRole("region", { name: "Files of bound keys" });
    await part.getByText("Notes: Customer 8").waitFor();
    const texts = (await part.textContent()) ?? "";
    expect(texts).toContain("use 5.9 KiB of 1,024 MiB");
    expect(texts.indexOf("Customer 8")).toBeLessThan(texts.indexOf("All end users"));
    expect(texts).toContain("2 files · ");
    await part.getByRole("button", { name: "Delete files: Notes: Customer 8" }).click();
    const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
    await dialog.getByText("2 files are permanently deleted.").waitFor();
    await dialog.getByRole("button", { name: "Delete files" }).click();
    await page.getByText("2 files were deleted").waitFor();
    await part.getByText("Notes: Customer 8").waitFor({ state: "detached" });
    const left = await client.call<{ workspaces: { binding: string }[] }>(
      "GET",
      "/functions/v1/workspace/bound",
    );
    expect(left.body.workspaces.map(({ binding }) => binding)).toEqual(["end users"]);
    expect(problems).toEqual([]);
  });

  it("are not asked for where no key is bound", async () => {
    const { page, client } = await ui.newPersonsPage();
    await client.call("POST", "/functions/v1/api-keys", { name: "n8n", scopes: ["agent:query"] });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${ui.url}/api-keys`);
    await page.getByText("n8n").first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => path.includes("workspace"))).toEqual([]);
  });

  for (const [width, locale, title] of [
    [1280, "en-GB", "Files of bound keys"],
    [360, "en-GB", "Files of bound keys"],
    [1280, "cs", "Soubory vázaných klíčů"],
  ] as const) {
    it(`have no serious finding and fit, at ${width} px in ${locale}`, async () => {
      const { page } = await openWithFiles({ width, locale });
      const part = page.getByRole("region", { name: title });
      await part.getByText("Customer 8").first().waitFor();
      await expectGoodLook(page, `bound-workspaces-${locale}`);
    });
  }
});
