import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { carefulAgent, type McpSetting, startMcpSetting } from "./mcp-setting.ts";

const SITE = "handbook: Praha/1";
const TEXT = "# Returns\n\nGoods can be returned within 30 days.\n";

let setting: McpSetting;
let documentId: string;
beforeAll(async () => {
  setting = await startMcpSetting();
  const { owner } = setting;
  const put = async (method: string, path: string, body: object) => {
    const done = await owner.call<Record<string, string>>(method, `/functions/v1/${path}`, body);
    if (done.status >= 300) throw new Error(JSON.stringify(done.body));
    return done.body;
  };
  const document = { site_id: SITE, source: "returns.md", content: TEXT };
  documentId = (await put("POST", "documents", document))["document_id"] ?? "";
  const instruction = { site_id: SITE, resource_name: "tone of voice", instruction_text: "Be brief." };
  await put("POST", "instructions", instruction);
  await put("POST", "instructions", { ...instruction, instruction_text: "Be brief and kind." });
  const prompts = {
    system: "You are {{agent_id}}.",
    developer: "Ask when unsure.",
    user: "Do: {{user_input}}",
  };
  const tools = [{ name: "listNumbers", side_effect: "read" }];
  await put("PUT", "agents/clerk", carefulAgent("clerk", tools, { description: "For orders.", prompts }));
  await put("PUT", "agents/seller", carefulAgent("seller", tools));
});
afterAll(() => setting?.stop());

describe.each(["modern", "old"] as const)("for a client of the %s SDK", (era) => {
  async function open(scopes: string[], more: object = {}) {
    return setting[era](await setting.newKey(undefined, { scopes, ...more })) as ReturnType<
      McpSetting["modern"]
    >;
  }

  it("instructions and documents of the caller's sites are resources, and can be read", async () => {
    const client = await open(["agent:query", "memory:read"]);
    const { resources } = await client.listResources();
    expect(resources.map(({ name, mimeType }) => [name, mimeType])).toEqual([
      ["returns.md", "text/markdown"],
      ["tone of voice", "text/plain"],
    ]);
    const contents = await Promise.all(
      resources.map(async ({ uri }) => (await client.readResource({ uri })).contents[0]),
    );
    expect(contents).toMatchObject([
      { text: TEXT, mimeType: "text/markdown" },
      { text: "Be brief and kind." },
    ]);
    const { resourceTemplates } = await client.listResourceTemplates();
    const uris = resourceTemplates.map(({ uriTemplate }) =>
      uriTemplate
        .replace("{site_id}", encodeURIComponent(SITE))
        .replace("{resource_name}", "tone%20of%20voice")
        .replace("{document_id}", documentId),
    );
    expect(uris.sort()).toEqual(resources.map(({ uri }) => uri).sort());
  });

  it("a key that may not read memory has no resources", async () => {
    const client = await open(["agent:query"]);
    expect(client.getServerCapabilities()?.resources).toBeUndefined();
    const uri = `toolgate://sites/${encodeURIComponent(SITE)}/documents/${documentId}`;
    await expect(client.readResource({ uri })).rejects.toThrow();
  });

  it("another person's resources, and made-up ones, are not found", async () => {
    const client = (await setting[era]((await setting.toolgate.newPerson()).token)) as unknown as Awaited<
      ReturnType<McpSetting["modern"]>
    >;
    expect((await client.listResources()).resources).toEqual([]);
    const site = encodeURIComponent(SITE);
    for (const uri of [
      `toolgate://sites/${site}/documents/${documentId}`,
      `toolgate://sites/${site}/instructions/tone%20of%20voice`,
      `toolgate://sites/other/documents/${documentId}`,
      `toolgate://sites/${site}/documents/x`,
      "toolgate://sites/%E0%A4%A/documents/x",
      "file:///etc/passwd",
    ]) {
      await expect(client.readResource({ uri }), uri).rejects.toThrow(/not found/i);
    }
  });

  it("an agent's prompt pack is a prompt, filled in with what the user asks", async () => {
    const client = await open(["agent:query", "tools:write"]);
    const { prompts } = await client.listPrompts();
    expect(prompts).toMatchObject([
      { name: "clerk", description: "For orders.", arguments: [{ name: "user_input" }] },
      { name: "seller" },
    ]);
    const got = await client.getPrompt({ name: "clerk", arguments: { user_input: "count {{agent_id}}" } });
    expect(got.messages.map(({ content }) => (content as { text: string }).text)).toEqual([
      "You are clerk.\n\nAsk when unsure.",
      "Do: count {{agent_id}}",
    ]);
    expect((await client.getPrompt({ name: "clerk" })).messages).toHaveLength(1);
    await expect(client.getPrompt({ name: "nobody", arguments: { user_input: "x" } })).rejects.toMatchObject({
      code: -32602,
    });
  });

  it("a key that may not read agents' files has no prompts, a person all of theirs", async () => {
    const poor = await open(["agent:query"]);
    expect((await poor.listPrompts()).prompts).toEqual([]);
    for (const name of ["clerk", "cl\0erk"])
      await expect(poor.getPrompt({ name }), name).rejects.toMatchObject({ code: -32602 });
    const person = (await setting[era](setting.ownerToken)) as unknown as typeof poor;
    expect((await person.listPrompts()).prompts.map(({ name }) => name)).toEqual(["clerk", "seller"]);
  });

  it("an agent's key has only its own prompts", async () => {
    const client = await open(["agent:query"], { agent_id: "seller" });
    expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual(["seller"]);
    await expect(client.getPrompt({ name: "clerk", arguments: { user_input: "x" } })).rejects.toMatchObject({
      code: -32602,
    });
  });
});
