import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

const ROOT = resolve(import.meta.dirname, "../..");
/** The files that a project needs to run. */
const PARTS = ["src", "supabase", "scripts", "package.json", "deno.json", "tsconfig.json"];
const PAGE = readFileSync(resolve(ROOT, "docs/add-a-plugin.md"), "utf8");

interface Item {
  name: string;
  enabled: boolean;
  outdated: boolean;
  version: string;
  tools: { operation_id: string; side_effect: string }[];
}
interface Answer {
  status: string;
  error_code?: string;
  error_message?: string;
  final_data: Record<string, unknown>;
  tool: { operation_id: string };
  technical_details: Record<string, unknown>;
}

/** An API with an operation of the same name as the plugin's tool. */
const OTHER_CLOCK = {
  openapi: "3.1.0",
  info: { title: "Other clock", version: "1" },
  "x-auth-type": "none",
  "x-required-secrets": [],
  servers: [{ url: "https://clock.example.com" }],
  paths: { "/now": { get: { operationId: "clock.now", responses: { 200: { description: "The time" } } } } },
};

let project: string;
let changed: string[];
let toolgate: Toolgate;

/** A copy of the project, with the worked example of the docs in a new folder, listed by the command of the docs. */
beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), "toolgate-plugin-"));
  for (const part of PARTS) {
    cpSync(resolve(ROOT, part), join(project, part), {
      recursive: true,
      filter: (file) => !file.includes("/.toolgate") && !file.includes("/.temp"),
    });
  }
  symlinkSync(resolve(ROOT, "node_modules"), join(project, "node_modules"));
  const before = readAll(project);
  mkdirSync(join(project, "src/plugins/clock-tool"));
  writeFileSync(join(project, fileOfExample()), example("ts"));
  const [command = ""] = example("sh").split(" && ");
  expect(command).toBe("npm run plugins");
  const listed = spawnSync("npm", ["run", "plugins"], { cwd: project, encoding: "utf8" });
  expect(listed.stderr.replaceAll(/^npm warn.*\n?/gm, "")).toBe("");
  const after = readAll(project);
  changed = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  toolgate = await startToolgate({ projectDir: project });
});
afterAll(async () => {
  await toolgate?.stop();
  rmSync(project, { recursive: true, force: true });
});

/** The first block of this language on the page. */
function example(language: string): string {
  return new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``).exec(PAGE)?.[1] ?? "";
}

function fileOfExample(): string {
  return /Write `([^`]+)`/.exec(PAGE)?.[1] ?? "";
}

function readAll(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !relative(folder, file).startsWith("node_modules"))
      .map((file) => [relative(folder, file), readFileSync(file, "utf8")]),
  );
}

const list = async (client: ToolgateClient) =>
  (await client.call<{ plugins: Item[] }>("GET", "/functions/v1/tools/plugins")).body.plugins;
const put = (client: ToolgateClient, enabled: boolean, name = "clock-tool") =>
  client.call<Item & Answer>("PUT", `/functions/v1/tools/plugins/${name}`, { enabled });
const ask = async (client: ToolgateClient, more: object = {}) =>
  (
    await client.call<Answer>("POST", "/functions/v1/agent-query", {
      user_query: "What is the current time in Europe/Prague?",
      conversation_id: "clock",
      ...more,
    })
  ).body;
const toolIds = async (client: ToolgateClient) =>
  (
    await client.call<{ tools: { operation_id: string; tool_id: string }[] }>(
      "POST",
      "/functions/v1/tools/search",
      { query: "current time clock" },
    )
  ).body.tools;

describe("a new plugin", () => {
  it("is one new folder and a generated list: no other file changes", () => {
    expect(changed.sort()).toEqual(["src/plugins/clock-tool/index.ts", "src/plugins/index.ts"]);
    expect(example("ts").split("\n").length).toBeLessThan(30);
  });

  it("is offered to every user and disabled by default", async () => {
    const { client } = await toolgate.newPerson();
    const clock = (await list(client)).find(({ name }) => name === "clock-tool");
    expect(clock).toEqual({
      name: "clock-tool",
      title: "Clock",
      description: "Returns the time anywhere in the world.",
      version: "1.0.0",
      enabled: false,
      outdated: false,
      tools: [
        {
          operation_id: "clock.now",
          name: "Get the current time",
          description: "Returns the current date and time in a time zone.",
          side_effect: "read",
        },
      ],
    });
    expect((await ask(client)).status).toBe("FAILURE");
  });

  it("when enabled, answers a question immediately; when disabled, is not found", async () => {
    const { client } = await toolgate.newPerson();
    const other = (await toolgate.newPerson()).client;
    const on = await put(client, true);
    expect([on.status, on.body.enabled]).toEqual([200, true]);
    await expect.poll(async () => (await toolIds(client)).length).toBeGreaterThan(0);

    const answer = await ask(client);
    expect(answer.tool).toMatchObject({ operation_id: "clock.now", side_effect: "read" });
    expect(answer.final_data).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      time_zone: "Europe/Prague",
    });
    expect((await ask(client, { dry_run: true })).final_data).toEqual({
      request: { arguments: { time_zone: "Europe/Prague" } },
    });
    expect(await toolIds(other)).toEqual([]);

    expect((await put(client, false)).body.enabled).toBe(false);
    expect(await toolIds(client)).toEqual([]);
    expect((await ask(client)).status).toBe("FAILURE");
  });

  it("runs by its id with checked arguments, for its owner only", async () => {
    const { client } = await toolgate.newPerson();
    await put(client, true);
    await expect.poll(async () => (await toolIds(client)).length).toBeGreaterThan(0);
    const [tool] = await toolIds(client);
    const run = (who: ToolgateClient, args: object) =>
      who.call<Answer & { result: unknown }>("POST", `/functions/v1/tools/${tool?.tool_id}/run`, {
        arguments: args,
      });
    expect((await run(client, { time_zone: "UTC" })).body.result).toMatchObject({ time_zone: "UTC" });
    expect((await run(client, { time_zone: "Mars" })).body.error_code).toBe("INVALID_ARGUMENTS");
    const other = (await toolgate.newPerson()).client;
    expect((await run(other, { time_zone: "UTC" })).status).toBe(404);
  });

  it("that is unknown is NOT_FOUND, as is one without tools", async () => {
    const { client } = await toolgate.newPerson();
    for (const name of ["no-such-tool", "http-tool", "planner-direct"]) {
      const { status, body } = await put(client, true, name);
      expect([name, status, body.error_code]).toEqual([name, 404, "NOT_FOUND"]);
    }
  });

  it("whose tool's name is taken is refused with the name", async () => {
    const { client } = await toolgate.newPerson();
    await connect(client, OTHER_CLOCK);
    const { status, body } = await put(client, true);
    expect([status, body.error_code]).toEqual([409, "CONFLICT"]);
    expect(body.error_message).toContain("clock.now");
    expect((await list(client)).find(({ name }) => name === "clock-tool")?.enabled).toBe(false);
  });

  it("fifty concurrent activations enable it once", async () => {
    const { client } = await toolgate.newPerson();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => put(client, i % 5 !== 0)));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    await put(client, true);
    await expect.poll(async () => (await toolIds(client)).length).toBe(1);
  });

  it("needs the scope tools:write of an API key", async () => {
    const { client } = await toolgate.newPerson();
    const key = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "reader",
      scopes: ["agent:query"],
    });
    const reader = toolgate.as(key.body.key);
    expect((await put(reader, true)).status).toBe(403);
    expect((await reader.call("GET", "/functions/v1/tools/plugins")).status).toBe(403);
  });
});

describe("another version of a plugin", () => {
  const userOf = async (client: ToolgateClient) => {
    await put(client, true);
    const [row] = await toolgate.stack.sql(
      "select user_id from public.enabled_plugins order by enabled_at desc limit 1",
    );
    return String((row as { user_id: string }).user_id);
  };
  /** Simulates the catalogue of an older version. */
  const age = async (user_id: string, operation_id = "clock.now") => {
    await toolgate.stack.sql(
      `update public.tools set input_schema = '{"type": "object"}', operation_id = '${operation_id}' where user_id = '${user_id}'`,
    );
    await toolgate.stack.sql(
      `update public.enabled_plugins set digest = 'old', version = '0.9.0' where user_id = '${user_id}'`,
    );
  };

  it("is brought in when its owner opens the list, and never runs against the older description", async () => {
    const { client } = await toolgate.newPerson();
    const user_id = await userOf(client);
    await expect.poll(async () => (await toolIds(client)).length).toBe(1);
    const [tool] = await toolIds(client);
    const run = () =>
      client.call<Answer>("POST", `/functions/v1/tools/${tool?.tool_id}/run`, {
        arguments: { time_zone: 7 },
      });
    await age(user_id);
    expect((await run()).body).toMatchObject({
      error_code: "CONFLICT",
      technical_details: { reason: "outdated", plugin: "clock-tool", version: "1.0.0" },
    });
    expect((await list(client)).find(({ name }) => name === "clock-tool")).toMatchObject({
      enabled: true,
      outdated: false,
    });
    expect((await run()).body.error_code).toBe("INVALID_ARGUMENTS");
  });

  it("is not added where its owner has a tool of that name, and reports it", async () => {
    const { client } = await toolgate.newPerson();
    const user_id = await userOf(client);
    await age(user_id, "clock.then");
    await connect(client, OTHER_CLOCK);
    expect((await list(client)).find(({ name }) => name === "clock-tool")).toMatchObject({
      enabled: true,
      outdated: true,
    });
  });

  it("reaches every account with the first request after a deployment; tools of a removed plugin are removed", async () => {
    const deployed = await startToolgate({ projectDir: project });
    const { sql } = deployed.stack;
    try {
      const { client } = await deployed.newPerson();
      const [user] = (await sql("select id from auth.users")) as { id: string }[];
      const older = (
        plugin: string,
        id: string,
      ) => `select service.put_plugin_tools('${user?.id}', '${plugin}', '0.9.0', 'old',
        'Older', '[{"operation_id": "${id}", "name": "n", "description": "d", "side_effect": "read", "hints": {}, "fields": {},
        "chunk": "c", "input_schema": {}}]')`;
      await sql(older("clock-tool", "clock.then"));
      await sql(older("gone-tool", "gone.now"));
      await toolIds(client);
      const rows = () => sql("select operation_id from public.tools order by operation_id");
      await expect.poll(rows).toEqual([{ operation_id: "clock.now" }]);
      expect(await sql("select plugin, version from public.enabled_plugins order by plugin")).toEqual([
        { plugin: "clock-tool", version: "1.0.0" },
        { plugin: "gone-tool", version: "0.9.0" },
      ]);
    } finally {
      await deployed.stop();
    }
  });
});
