import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type HostAgent, readCommands } from "../../supabase/embedded/host/read-commands.ts";
import { readRepositories } from "../../supabase/embedded/host/read-repositories.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import { type Answer, newWorker, type Worker } from "../integration/workspace-client.ts";

/*
 * Programs of the machine that runs the embedded stack. The operator's two variables decide what runs; the agent's
 * file, the model and the files of the workspace can only choose among those.
 */

const folder = mkdtempSync(join(tmpdir(), "toolgate-programs-"));
const [shop, site, outside] = ["shop", "site", "outside"].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const trap = join(folder, "trap");
const pidFile = join(folder, "pid");
const commandsFile = join(folder, "commands.json");

function makeRepository(path: string): void {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Ann", "-c", "user.email=ann@example.com", ...args], { cwd: path });
  mkdirSync(path);
  git("init", "--quiet", "--initial-branch=main");
  writeFileSync(join(path, "a.txt"), "one\n");
  writeFileSync(join(path, ".gitattributes"), "*.txt diff=trap\n");
  symlinkSync("a.txt", join(path, "link"));
  git("add", "--all");
  git("commit", "--quiet", "--message=First");
  // Contents of a repository that start programs.
  const hook = `#!/bin/sh\ntouch ${trap}\n`;
  for (const name of ["pre-commit", "post-commit", "post-checkout", "post-index-change"])
    writeFileSync(join(path, ".git/hooks", name), hook, { mode: 0o755 });
  writeFileSync(join(folder, "trap.sh"), hook, { mode: 0o755 });
  for (const setting of [
    "core.fsmonitor",
    "diff.external",
    "diff.trap.textconv",
    "core.pager",
    "core.editor",
  ])
    git("config", setting, join(folder, "trap.sh"));
  writeFileSync(join(path, "a.txt"), "two\n");
  rmSync(join(path, "link"));
  symlinkSync(join(folder, "secret.txt"), join(path, "link"));
}

const NODE = process.execPath;
const script = (source: string): string[] => [NODE, "-e", source];
const COMMANDS = {
  env: { run: script("console.log(JSON.stringify(process.env))"), env: { CI: "1" } },
  args: {
    run: [...script("console.log(JSON.stringify(process.argv.slice(1)))"), "--"],
    argument_pattern: "[^/]*",
  },
  where: { run: script("console.log(process.cwd())"), in: "site" },
  write: { run: script("require('fs').writeFileSync('made.txt', 'made'); require('fs').rmSync('old.txt')") },
  read: { run: script("console.log(require('fs').readFileSync('link', 'utf8'))") },
  leave: { run: script(`require('fs').symlinkSync(${JSON.stringify(join(folder, "secret.txt"))}, 'out')`) },
  flood: { run: script("for (;;) process.stdout.write('x'.repeat(65536))"), output_kib: 4 },
  hang: {
    run: script(
      `const c = require('child_process').spawn('sleep', ['600']); require('fs').writeFileSync(${JSON.stringify(pidFile)}, String(c.pid)); require('fs').writeFileSync('half.txt', ''); setInterval(() => {}, 1000)`,
    ),
    timeout_s: 1,
  },
};

const agents: HostAgent[] = [];
let toolgate: Toolgate;
let anna: Worker;
let ben: Worker;
let hostUrl: string;

beforeAll(async () => {
  writeFileSync(join(folder, "secret.txt"), "TOP-SECRET\n");
  mkdirSync(outside);
  makeRepository(shop);
  makeRepository(site);
  symlinkSync(outside, join(site, "way-out"));
  writeFileSync(commandsFile, JSON.stringify({ commands: COMMANDS, agents: [] }), { mode: 0o600 });
  const repositories = readRepositories(`shop=${shop},site=${site}:rw`);
  const { commands } = readCommands(commandsFile, repositories);
  toolgate = await startToolgate({ repositories, commands: { commands, agents } });
  [anna, ben] = await Promise.all([newWorker(toolgate), newWorker(toolgate)]);
  for (const agentId of ["builder", "unfiled"])
    agents.push({ owner: userId(anna), agentId, commands: Object.keys(COMMANDS) });
  for (const person of [anna, ben])
    for (const agent_id of ["builder", "reader"])
      await person.client.call("PUT", `/functions/v1/agents/${agent_id}`, {
        agent_id,
        tools: [{ name: "command.run", side_effect: "execute" }],
      });
});
afterAll(async () => {
  await toolgate?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe("a repository of the server", () => {
  const at = (name: string) => `/repositories/${name}`;

  it.each<[attempt: string, operation: string, args: Record<string, unknown>, expected: object]>([
    [
      "reads the status",
      "git.status",
      { folder: at("shop") },
      { branch: "main", clean: false, untracked: [] },
    ],
    [
      "reads the log",
      "git.log",
      { folder: at("shop") },
      { commits: [{ message: "First", author: "Ann <ann@example.com>" }] },
    ],
    ["reads the branches", "git.branch", { folder: at("shop") }, { current: "main", branches: ["main"] }],
    ["reads a diff", "git.diff", { folder: at("shop"), paths: ["a.txt"] }, { files: ["a.txt"] }],
    ["stages in a read-only one", "git.add", { folder: at("shop") }, { error_code: "FORBIDDEN" }],
    [
      "commits in a read-only one",
      "git.commit",
      { folder: at("shop"), message: "x" },
      { error_code: "FORBIDDEN" },
    ],
    [
      "switches a read-only one",
      "git.switch",
      { folder: at("shop"), branch: "x", create: true },
      { error_code: "FORBIDDEN" },
    ],
    ["makes one", "git.init", { folder: at("new") }, { error_code: "NOT_FOUND" }],
    ["names none that is offered", "git.log", { folder: at("other") }, { error_code: "NOT_FOUND" }],
    [
      "names a folder beside it",
      "git.log",
      { folder: `${at("shop")}/../outside` },
      { error_code: "INVALID_ARGUMENTS" },
    ],
    ["names a path of the machine", "git.log", { folder: "/etc" }, { error_code: "INVALID_ARGUMENTS" }],
    [
      "gives an option as a ref",
      "git.log",
      { folder: at("shop"), ref: `--output=${trap}` },
      { error_code: "NOT_FOUND" },
    ],
    [
      "gives an option as a branch",
      "git.switch",
      { folder: at("site"), branch: "--orphan" },
      { error_code: "INVALID_ARGUMENTS" },
    ],
    [
      "gives a path that leaves it",
      "git.diff",
      { folder: at("shop"), paths: ["../secret.txt"] },
      { error_code: "INVALID_ARGUMENTS" },
    ],
    ["gives a path with magic", "git.log", { folder: at("shop"), path: ":(top,glob)**" }, { commits: [] }],
    [
      "stages through a link that leads out",
      "git.add",
      { folder: at("site"), paths: ["way-out/x"] },
      { error_code: "NOT_FOUND" },
    ],
    [
      "stages in a writable one",
      "git.add",
      { folder: at("site"), paths: ["a.txt"] },
      { added: ["a.txt"], removed: [] },
    ],
    [
      "commits with an author that is none",
      "git.commit",
      { folder: at("site"), message: "-m", author: "--x" },
      { error_code: "INVALID_ARGUMENTS" },
    ],
    [
      "commits in a writable one",
      "git.commit",
      { folder: at("site"), message: "--amend" },
      { branch: "main", files: ["a.txt"] },
    ],
    ["commits nothing", "git.commit", { folder: at("site"), message: "x" }, { error_code: "CONFLICT" }],
    [
      "makes a branch",
      "git.switch",
      { folder: at("site"), branch: "next", create: true },
      { branch: "next", created: true },
    ],
    [
      "leaves changes behind",
      "git.switch",
      { folder: at("site"), branch: "main" },
      { error_code: "CONFLICT" },
    ],
  ])("somebody %s", async (_attempt, operation, args, expected) => {
    expect(await anna.run(operation, args)).toMatchObject(expected);
  });

  it("starts no program from its hooks, settings and attributes", () => {
    expect(existsSync(trap)).toBe(false);
  });

  it("shows the target of a link, not its content", async () => {
    const { diff } = await anna.run("git.diff", { folder: at("shop"), paths: ["link"] });
    expect(diff).toContain("secret.txt");
    expect(diff).not.toContain("TOP-SECRET");
  });

  it("is not changed by reading, not even its index", async () => {
    const index = join(shop, ".git/index");
    const before = statSync(index).mtimeMs;
    await anna.run("git.status", { folder: at("shop") });
    await anna.run("git.diff", { folder: at("shop") });
    expect(statSync(index).mtimeMs).toBe(before);
  });
});

describe("a command of the server", () => {
  const run = async (worker: Worker, agent_id: string | null, args: object): Promise<Answer> => {
    const { body } = await worker.client.call<Answer & { final_data?: Answer }>(
      "POST",
      "/functions/v1/agent-query",
      {
        user_query: "run it",
        conversation_id: crypto.randomUUID(),
        tool: "command.run",
        arguments: args,
        ...(agent_id !== null && { agent_id }),
      },
    );
    return body.final_data ?? body;
  };

  it.each<[who: string, worker: () => Worker, agent: string | null]>([
    ["the owner, without the agent", () => anna, null],
    ["another agent of the owner", () => anna, "reader"],
    ["an agent of the list that has no file", () => anna, "unfiled"],
    ["somebody else's agent of the same name", () => ben, "builder"],
  ])("%s: rejected", async (_who, worker, agent) => {
    expect(await run(worker(), agent, { command: "env" })).toMatchObject({ error_code: "FORBIDDEN" });
  });

  it("a key of another agent that names this one: rejected", async () => {
    const { body } = await anna.client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "reader",
      scopes: ["agent:query"],
      agent_id: "reader",
    });
    const bound = { ...anna, client: toolgate.as(body.key) };
    expect(await run(bound, "builder", { command: "env" })).toMatchObject({ error_code: "FORBIDDEN" });
  });

  it.each<[attempt: string, args: object, expected: object]>([
    ["a program that is not on the list", { command: "sh" }, { error_code: "NOT_FOUND" }],
    ["a path of a program", { command: NODE }, { error_code: "NOT_FOUND" }],
    ["two commands in one", { command: "env; id" }, { error_code: "NOT_FOUND" }],
    ["a name of every object", { command: "constructor" }, { error_code: "NOT_FOUND" }],
    [
      "arguments where none are taken",
      { command: "env", arguments: ["x"] },
      { error_code: "INVALID_ARGUMENTS" },
    ],
    [
      "an argument against the pattern",
      { command: "args", arguments: ["/etc/passwd"] },
      { error_code: "INVALID_ARGUMENTS" },
    ],
    ["an option", { command: "args", arguments: ["--eval=1"] }, { error_code: "INVALID_ARGUMENTS" }],
    [
      "shell syntax, which no shell reads",
      { command: "args", arguments: ["$(id)", "a;b", "`c`"] },
      { exit_code: 0, stdout: '["$(id)","a;b","`c`"]\n' },
    ],
    ["a folder above", { command: "where", folder: ".." }, { error_code: "INVALID_ARGUMENTS" }],
    ["a folder of the machine", { command: "where", folder: "/etc" }, { error_code: "INVALID_ARGUMENTS" }],
    ["a link that leads out", { command: "where", folder: "way-out" }, { error_code: "NOT_FOUND" }],
    ["endless output", { command: "flood" }, { stopped: expect.stringContaining("4 KiB") }],
  ])("the agent gives %s", async (_attempt, args, expected) => {
    expect(await run(anna, "builder", args)).toMatchObject(expected);
  });

  it("does not get the server's environment", async () => {
    const { stdout } = await run(anna, "builder", { command: "env" });
    expect(Object.keys(JSON.parse(String(stdout))).sort()).toEqual(["CI", "HOME", "LANG", "PATH", "TMPDIR"]);
  });

  it("is stopped at its timeout with its child processes, and its changes are discarded", async () => {
    expect(await run(anna, "builder", { command: "hang" })).toMatchObject({ exit_code: 137, changed: [] });
    const pid = Number(readFileSync(pidFile, "utf8"));
    await expect.poll(() => isRunning(pid)).toBe(false);
    expect(await anna.run("fs.read", { path: "half.txt" })).toMatchObject({ error_code: "NOT_FOUND" });
  });

  it("works on a copy of the workspace, and its changes are stored", async () => {
    await anna.run("fs.write", { path: "old.txt", content: "old" });
    expect(await run(anna, "builder", { command: "write" })).toMatchObject({
      exit_code: 0,
      changed: ["made.txt", "old.txt"],
    });
    expect(await anna.run("fs.read", { path: "made.txt" })).toMatchObject({ content: "made" });
    expect(await anna.run("fs.read", { path: "old.txt" })).toMatchObject({ error_code: "NOT_FOUND" });
  });

  it("does not follow a link of the workspace to a file of the machine, for reading or writing", async () => {
    await anna.bash(`ln -s ${join(folder, "secret.txt")} link`);
    const read = await run(anna, "builder", { command: "read" });
    expect([read["exit_code"], JSON.stringify(read).includes("TOP-SECRET")]).toEqual([1, false]);
    await run(anna, "builder", { command: "leave" });
    const { stdout } = await anna.bash("readlink link out; cat out");
    expect(stdout).toBe(`${join(folder, "secret.txt")}\n`.repeat(2));
  });

  it("is requested with a token on a separate port; a request without it is rejected", async () => {
    hostUrl = String(await listeningUrl());
    const answer = await fetch(`${hostUrl}/run`, { method: "POST", body: "{}" });
    expect(answer.status).toBe(401);
  });
});

describe("the operator's file", () => {
  const write = (value: unknown, mode = 0o600, path = join(folder, "other.json")) => {
    rmSync(path, { force: true });
    writeFileSync(path, JSON.stringify(value), { mode: 0o600 });
    execFileSync("chmod", [mode.toString(8), path]);
    return path;
  };
  const command = (fields: object) => ({ commands: { x: { run: [NODE], ...fields } }, agents: [] });
  const OWNER = "00000000-0000-4000-8000-000000000000";

  it.each<[fault: string, path: () => string, said: RegExp]>([
    ["can be written by others", () => write(command({}), 0o666), /others may write/],
    [
      "is inside a repository",
      () => write(command({}), 0o600, join(site, "c.json")),
      /inside the repository "site"/,
    ],
    ["is missing", () => join(folder, "none.json"), /there is no file/],
    [
      "names a program without its path",
      () => write(command({ run: ["node"] })),
      /\/commands\/x\/run .*absolute path/,
    ],
    ["names a program that is none", () => write(command({ run: [commandsFile] })), /\/commands\/x\/run/],
    [
      "works in a repository that is read-only",
      () => write(command({ in: "shop" })),
      /\/commands\/x\/in .*:rw/,
    ],
    ["has a field that is unknown", () => write(command({ shell: true })), /\/commands\/x\/shell is unknown/],
    ["takes longer than an answer may", () => write(command({ timeout_s: 600 })), /from 1 to 25/],
    ["has a pattern of no RE2", () => write(command({ argument_pattern: "(?=x)" })), /RE2/],
    [
      "lets an agent run what is not there",
      () => write({ commands: {}, agents: [{ owner: OWNER, agent_id: "a", commands: ["x"] }] }),
      /"x" is not one of/,
    ],
    [
      "names an owner by e-mail",
      () => write({ commands: {}, agents: [{ owner: "a@b.c", agent_id: "a", commands: [] }] }),
      /user id/,
    ],
  ])("that %s prevents the start", (_fault, path, said) => {
    const repositories = readRepositories(`shop=${shop},site=${site}:rw`);
    expect(() => readCommands(path(), repositories)).toThrow(said);
  });

  it.each([
    ["no path", "shop"],
    ["a folder without a repository", `x=${outside}`],
    ["a name twice", `x=${shop},x=${site}`],
  ])("WORKSPACE_REPOSITORIES with %s prevents the start", (_fault, text) => {
    expect(() => readRepositories(text)).toThrow(/WORKSPACE_REPOSITORIES/);
  });
});

function userId({ token }: Worker): string {
  return String(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")).sub);
}

function isRunning(pid: number): boolean {
  try {
    // A zombie process has ended and only waits for its parent.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

/** It is in the functions' environment, which no other process can read. */
async function listeningUrl(): Promise<string | undefined> {
  const environment = readFileSync(`/proc/${toolgate.stack.functionsPid()}/environ`, "utf8");
  return /(?:^|\0)TOOLGATE_HOST_URL=([^\0]+)/.exec(environment)?.[1];
}
