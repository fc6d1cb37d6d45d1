import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { connect, startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

/*
 * Who: the API keys of different customers, bound to their connections, of the same agent. What they try: to read, find, change,
 * move or delete the files that another customer's key wrote, with the tools for files, the shell and git. Expected: each binding
 * has a workspace of its own, and the user's own is none of them.
 */

let toolgate: Toolgate;
let owner: ToolgateClient;
let connector: string;
const connections = { "customer 7": "", "customer 8": "" };
const callers: Record<string, ToolgateClient> = {};

const SECRET = "customer 8: PRIVATE";
const FILE = "customers/notes.md";

beforeAll(async () => {
  toolgate = await startToolgate({});
  owner = (await toolgate.newPerson()).client;
  for (const plugin of ["file-system-tool", "bash-tool", "git-tool"]) {
    const path = `/functions/v1/tools/plugins/${plugin}`;
    expect((await owner.call("PUT", path, { enabled: true })).status).toBe(200);
  }
  connector = await connect(owner, document(), { api_key: "own-key-000111" });
  for (const end_user of ["customer 7", "customer 8"] as const) {
    const body = { connector_id: connector, end_user, secrets: { api_key: `${end_user}-key-0001` } };
    const made = await owner.call<{ connection_id: string }>("POST", "/functions/v1/connections", body);
    expect(made.status).toBe(201);
    connections[end_user] = made.body.connection_id;
  }
  const effects = {
    read: ["fs.read", "fs.list", "fs.search"],
    write: ["fs.write", "fs.move", "fs.delete", "git.init"],
    execute: ["bash.run"],
  };
  const file = {
    agent_id: "clerk",
    env: "dev",
    approval: { mode: "auto" },
    tools: Object.entries(effects).flatMap(([side_effect, names]) =>
      names.map((name) => ({ name, side_effect })),
    ),
  };
  const stored = await owner.call("PUT", "/functions/v1/agents/clerk", file);
  expect([stored.status, stored.body]).toEqual([200, expect.anything()]);
  const clerk = { agent_id: "clerk" };
  const eight = { connection_id: connections["customer 8"] };
  callers["customer 7's key"] = await newKey({ ...clerk, connection_id: connections["customer 7"] });
  callers["customer 8's key"] = await newKey({ ...clerk, ...eight });
  callers["customer 8's renewed key"] = await newKey({ ...clerk, ...eight });
  callers["customer 8's key without an agent"] = await newKey(eight);
  callers["the agent's key for end users"] = await newKey({ ...clerk, end_users_only: true });
  callers["the agent's unbound key"] = await newKey(clerk);
  callers["an unbound key"] = await newKey({});
  callers["the owner"] = owner;
});
afterAll(() => toolgate?.stop());
beforeEach(async () => {
  const args = { path: FILE, content: SECRET, overwrite: true };
  expect(await use("customer 8's key", "fs.write", args)).toMatchObject({ status: "SUCCESS" });
});

function document() {
  const credential = { in: "header", name: "X-Api-Key", vault_key_name: "notes_key" };
  return {
    openapi: "3.1.0",
    info: { title: "Notes", version: "1" },
    servers: [{ url: "https://notes.example.com" }],
    "x-auth-type": "api-key",
    "x-required-secrets": [{ secret_id: "api_key", description: "Key", ...credential }],
    paths: { "/notes": { get: { operationId: "listNotes", responses: { 200: { description: "OK" } } } } },
  };
}

async function newKey(options: object): Promise<ToolgateClient> {
  const body = { name: "key", scopes: ["agent:query"], ...options };
  const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", body);
  expect(made.status).toBe(201);
  return toolgate.as(made.body.key);
}

type Answer = { status: string; error_code?: string; final_data?: unknown };

async function use(actor: string, tool: string, args: object): Promise<Answer> {
  const caller = callers[actor];
  if (!caller) throw new Error(`There is no ${actor}.`);
  const question = { user_query: tool, conversation_id: "files", tool, arguments: args };
  return (await caller.call<Answer>("POST", "/functions/v1/agent-query", question)).body;
}

const kept = async () => (await use("customer 8's key", "fs.read", { path: FILE })).final_data;

const ATTEMPTS: [attempt: string, tool: string, args: object][] = [
  ["reads it", "fs.read", { path: FILE }],
  ["lists all files", "fs.list", { recursive: true }],
  ["searches for its text", "fs.search", { query: "PRIVATE" }],
  ["replaces it", "fs.write", { path: FILE, content: "ATTACKER", overwrite: true }],
  ["moves it", "fs.move", { path: FILE, new_path: "mine.md", overwrite: true }],
  ["deletes it", "fs.delete", { path: "customers", recursive: true }],
  ["reads it in the shell", "bash.run", { command: "cat customers/notes.md; find / -name notes.md" }],
  ["changes it in the shell", "bash.run", { command: "echo ATTACKER > customers/notes.md" }],
  ["takes it into a repository", "git.init", {}],
];

describe.each([
  "customer 7's key",
  "the agent's key for end users",
  "the agent's unbound key",
  "an unbound key",
  "the owner",
])("%s does not reach the file of customer 8", (actor) => {
  it.each(ATTEMPTS)("%s", async (_attempt, tool, args) => {
    const answer = await use(actor, tool, args);
    expect(["SUCCESS", "NOT_FOUND"]).toContain(answer.error_code ?? answer.status);
    expect(JSON.stringify(answer.final_data ?? null)).not.toMatch(/PRIVATE|"size":19/);
    expect(await kept()).toMatchObject({ content: SECRET });
    expect(
      JSON.stringify((await use("customer 8's key", "fs.list", { recursive: true })).final_data),
    ).not.toContain(".git");
  });
});

it.each(["customer 8's renewed key", "customer 8's key without an agent"])("%s does", async (actor) => {
  expect((await use(actor, "fs.read", { path: FILE })).final_data).toMatchObject({ content: SECRET });
  const shown = await use(actor, "bash.run", { command: "cat customers/notes.md" });
  expect(shown.final_data).toMatchObject({ stdout: SECRET });
});

interface BoundWorkspaces {
  workspaces: { binding: string; end_user: string | null; files: number; bytes: number }[];
  bytes: number;
  max_bytes: number;
}

describe("the workspaces of bound keys", () => {
  const API = "/functions/v1/workspace";
  const list = async (client = owner) => client.call<BoundWorkspaces>("GET", `${API}/bound`);
  const file = (binding: string) => `${API}/file?path=${FILE}&binding=${encodeURIComponent(binding)}`;
  const bindingOf = () => connections["customer 8"];

  it("are listed and read by the signed-in owner", async () => {
    await use("the agent's key for end users", "fs.write", {
      path: "all.md",
      content: "all",
      overwrite: true,
    });
    const { status, body } = await list();
    expect(status).toBe(200);
    const eight = body.workspaces.find(({ binding }) => binding === bindingOf());
    expect(eight).toMatchObject({
      end_user: "customer 8",
      bytes: expect.any(Number),
      files: expect.any(Number),
    });
    expect(body.workspaces.find(({ binding }) => binding === "end users")).toMatchObject({ end_user: null });
    const sum = body.workspaces.reduce((total, { bytes }) => total + bytes, 0);
    const own = await owner.call<{ bytes: number }>("GET", API);
    expect([body.bytes, body.max_bytes]).toEqual([sum + own.body.bytes, 1024 ** 3]);
    const names = await owner.call("GET", `${API}/files?recursive=true&binding=${bindingOf()}`);
    expect(names.body).toMatchObject({
      entries: expect.arrayContaining([expect.objectContaining({ path: FILE })]),
    });
    expect((await owner.call("GET", file(bindingOf()))).body).toMatchObject({ content: SECRET });
    expect((await owner.call("GET", file(""))).body, "the owner's own").not.toMatchObject({
      content: SECRET,
    });
  });

  it("are emptied by the signed-in owner: only the one that is named, and its keys keep working", async () => {
    const empty = (binding: string) =>
      owner.call<object>("DELETE", `${API}/bound?binding=${encodeURIComponent(binding)}`);
    const other = { path: "all.md", content: "all", overwrite: true };
    await use("the agent's key for end users", "fs.write", other);
    expect((await empty(bindingOf())).body).toMatchObject({
      binding: bindingOf(),
      deleted: expect.any(Number),
    });
    const left = (await list()).body.workspaces.map(({ binding }) => binding);
    expect([left.includes("end users"), left.includes(bindingOf())]).toEqual([true, false]);
    expect((await use("customer 8's key", "fs.read", { path: FILE })).error_code).toBe("NOT_FOUND");
    const again = await use("customer 8's key", "fs.write", { path: FILE, content: "new" });
    expect(again).toMatchObject({ status: "SUCCESS", final_data: { version: expect.any(Number) } });
    expect(Number(Object(again.final_data).version)).toBeGreaterThan(1);
    for (const unknown of ["", crypto.randomUUID()]) {
      expect([unknown, [400, 404].includes((await empty(unknown)).status)]).toEqual([unknown, true]);
    }
  });

  it.each(["", "/files", "/file"])("are NOT_FOUND at %s for a binding without one", async (path) => {
    for (const unknown of [crypto.randomUUID(), "end user", "customer 8"]) {
      const query = new URLSearchParams({ binding: unknown, ...(path === "/file" && { path: FILE }) });
      const { status, body } = await owner.call<object>("GET", `${API}${path}?${query}`);
      expect([unknown, status]).toEqual([unknown, 404]);
      expect(body).toMatchObject({ error_code: "NOT_FOUND", technical_details: { binding: unknown } });
    }
  });

  it.each(["another user", "a key that may change the workspace", "customer 8's key"])(
    "are not reached by %s",
    async (who) => {
      const body = { name: "w", scopes: ["tools:write"] };
      const client =
        who === "another user"
          ? (await toolgate.newPerson()).client
          : who === "customer 8's key"
            ? (callers["customer 8's key"] ?? owner)
            : toolgate.as(
                (await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", body)).body.key,
              );
      const answers = await Promise.all([
        list(client),
        client.call("GET", file(bindingOf())),
        client.call("GET", `${API}/files?recursive=true&binding=${bindingOf()}`),
        client.call("GET", `${API}?binding=${bindingOf()}`),
        client.call("DELETE", `${API}/bound?binding=${bindingOf()}`),
      ]);
      const empty = { entries: [], files: 0, bytes: 0, workspaces: [] };
      for (const { status, body: given } of answers) {
        if (status === 200) expect(empty).toMatchObject(pick(given as object));
        else expect([401, 403, 404]).toContain(status);
      }
      expect(await kept()).toMatchObject({ content: SECRET });
    },
  );

  /** What an answer says about the files of others. */
  function pick(given: object): object {
    const told = Object.entries(given).filter(([name]) =>
      ["entries", "files", "bytes", "workspaces"].includes(name),
    );
    return Object.fromEntries(told);
  }
});

it("the files of a connection are deleted with it", async () => {
  const path = `/functions/v1/connections/${connections["customer 7"]}`;
  await use("customer 7's key", "fs.write", { path: "mine.md", content: "x", overwrite: true });
  const count = async () => {
    const [row] = await toolgate.stack.sql(
      "select count(*)::int as n from private.workspaces w where w.binding = $1",
      [connections["customer 7"]],
    );
    return row?.["n"];
  };
  expect(await count()).toBe(1);
  expect((await owner.call("DELETE", path)).status).toBeLessThan(300);
  expect(await count()).toBe(0);
});
