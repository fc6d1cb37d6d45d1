import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";
import { newWorker, type Worker } from "./workspace-client.ts";

let toolgate: Toolgate;
let anna: Worker;
beforeAll(async () => {
  toolgate = await startToolgate();
  anna = await newWorker(toolgate);
  await anna.run("fs.write", { path: "keep.txt", content: "kept\n" });
});
afterAll(() => toolgate?.stop());

describe("bash.run", () => {
  it.each([
    ["pipes and redirections", "seq 3 | tac > f && sort -n f | tr '\\n' , ; rm f", "1,2,3,"],
    ["loops and arithmetic", "s=0; for i in {1..10}; do s=$((s+i)); done; echo $s", "55\n"],
    [
      "grep, sed, awk and jq",
      `echo '{"a":[1,2]}' | jq -c '.a|add'; echo a1 | sed 's/[0-9]/x/' | grep -o x; echo 1 2 | awk '{print $2}'`,
      "3\nx\n2\n",
    ],
    ["standard input of its own", "cat", "given"],
    ["functions, here-documents and subshells", "f(){ echo $((1+$1)); }; cat <<X\n$(f 4)\nX", "5\n"],
    ["a failing command's exit code", "false || echo $?", "1\n"],
  ])("knows %s", async (_, command, stdout) => {
    expect(await anna.run("bash.run", { command, stdin: "given" })).toMatchObject({ exit_code: 0, stdout });
  });

  it.each([
    ["a fork bomb", ":(){ :|:& };:"],
    ["an endless loop", "while true; do :; done"],
    ["an endless loop that sleeps", "while true; do sleep 0.01; done"],
    ["a long sleep", "sleep 1000"],
    ["endless recursion", "f(){ f; }; f"],
    ["yes of its own", "y(){ while :; do echo y; done; }; y | head -1000000"],
    ["deep nesting", `echo ${"$(echo ".repeat(300)}x${")".repeat(300)}`],
    ["deep braces", `${"{ ".repeat(5_000)}:${"; }".repeat(5_000)}`],
    ["brace expansion", "echo {1..10000000}"],
    ["combined braces", `echo ${"{a,b}".repeat(30)}`],
    ["a doubling string", "x=a; while :; do x=$x$x; done"],
    ["a wide number", "printf '%1000000000d' 1"],
    ["an endless awk", "awk 'BEGIN{while(1){}}'"],
    ["a growing awk", `awk 'BEGIN{s="a";while(1){s=s s}}'`],
    ["an endless sed", "echo a | sed ':a;s/a/aa/;ta'"],
    ["an endless jq", "jq -n 'def f: f; f'"],
    ["a huge jq", "jq -n '[range(1e9)]'"],
    ["a huge sequence", "seq 1 1000000000"],
    ["deep folders", "for i in $(seq 1 3000); do mkdir d; cd d; done"],
    ["an endless inner shell", "timeout 100 sh -c 'while :; do :; done'"],
    [
      "a diff of files with nothing in common",
      "seq 8000 > one; awk '{print \"x\" $1 * 7919 % 20011}' one > other; diff one other",
    ],
    [
      "sed on a long text",
      "seq 90000 > one; cat one one one one one one one one > all; sed -n 'H;$!d;x;s/\\n/,/g;p' all",
    ],
    ["endless files", "i=0; while :; do i=$((i+1)); echo x > f$i; done"],
  ])("stops %s within its time limit, and discards its changes", async (_, command) => {
    const before = await anna.run("fs.list", { recursive: true });
    const started = performance.now();
    const answer = await anna.bash(`echo changed > keep.txt; ${command}`);
    expect(answer).toMatchObject({ changed: [] });
    expect(answer["exit_code"]).not.toBe(0);
    // The limit of one second, and a margin for a busy machine.
    expect(performance.now() - started).toBeLessThan(8_000);
    expect(await anna.run("fs.list", { recursive: true })).toEqual(before);
  });

  it.each([
    ["grep", "echo aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab | grep -E '^(a+)+$'"],
    ["[[ =~ ]]", "[[ aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab =~ ^(a+)+$ ]]"],
    ["awk", "echo aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab | awk '/^(a+)+$/'"],
    ["sed", "echo aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab | sed -nE '/^(a+)+$/p'"],
    ["jq", `jq -n '"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab"|test("^(a+)+$")' | grep true`],
    ["case", "case aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa in *a*a*a*a*a*a*a*a*a*a*b) echo;; esac"],
    ["extglob", "shopt -s extglob; [[ aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac == +(+(+(a)))b ]]"],
  ])("a pattern that backtracks costs %s nothing", async (_, command) => {
    const { stdout, stopped } = await anna.bash(command);
    // With backtracking, the time limit of a second would stop it.
    expect({ stdout, stopped }).toEqual({ stdout: "", stopped: undefined });
  });

  it("shows the first 32 KB of a huge output, and says what is left out", async () => {
    const { stdout, stderr } = (await anna.bash("seq 1 8000; seq 1 8000 >&2")) as Record<string, string>;
    for (const text of [stdout, stderr]) {
      expect(text?.length).toBeLessThan(33_000);
      expect(text).toMatch(/^1\n2\n[\s\S]*\n\[… \d+ of 38893 bytes left out/);
    }
  });

  it.each([
    ["files of the server", "cat /etc/passwd /proc/self/environ ../../../../etc/hosts ../../package.json"],
    [
      "the network",
      "curl http://127.0.0.1/; wget http://127.0.0.1/; echo x > /dev/tcp/127.0.0.1/54321; nc -l 1",
    ],
    [
      "other programs",
      "node -e 1; deno eval 1; python3 -c 1; js-exec -c 1; sqlite3 :memory: 'select 1'; ssh x",
    ],
  ])("reaches no %s", async (_, command) => {
    const { stdout, stderr } = await anna.bash(command);
    expect(stdout).toBe("");
    expect(stderr).toMatch(/No such file|not found|not available/);
  });

  it("its environment and process table hold nothing of ours", async () => {
    const { stdout } = await anna.bash("env; set; cat /proc/self/* /proc/version; echo $PPID $0; export -p");
    for (const secret of [
      toolgate.stack.secretKey,
      toolgate.stack.publishableKey,
      "SUPABASE",
      process.cwd(),
      "Deno",
    ]) {
      expect(stdout).not.toContain(secret);
    }
  });

  it("symbolic links point inside the workspace's own tree, wherever they point", async () => {
    await anna.bash(
      "mkdir -p links/in; ln -s /etc/passwd links/out; ln -s ../../../../.. links/up; ln -s loop links/loop; ln -s in links/folder; echo x > links/in/x",
    );
    expect(
      await anna.bash("cd links; cat out; cat up/etc/passwd; cat loop; cat folder/x; ls up"),
    ).toMatchObject({
      stdout: expect.stringMatching(/^x\nbin\ndev\n/),
    });
    expect(await anna.run("fs.read", { path: "links/out" })).toMatchObject({
      error_code: "CONFLICT",
      technical_details: { reason: "is_link" },
    });
    expect(await anna.run("fs.read", { path: "links/folder/x" })).toMatchObject({ error_code: "NOT_FOUND" });
    expect(await anna.run("fs.write", { path: "links/folder/y", content: "" })).toMatchObject({
      error_code: "CONFLICT",
    });
    await anna.bash("rm -r links");
  });

  it("keeps empty folders, modes and deletions; what is outside the workspace is forgotten", async () => {
    await anna.bash(
      "mkdir -p box/empty; echo 'echo hi' > box/run.sh; chmod +x box/run.sh; echo x > /tmp/x; touch box/gone",
    );
    expect(await anna.bash("rm box/gone; ls -F box; ./box/run.sh; cat /tmp/x")).toMatchObject({
      stdout: "empty/\nrun.sh*\nhi\n",
      changed: ["box/gone"],
    });
    expect(await anna.run("fs.list", { path: "box", recursive: true })).toMatchObject({
      entries: [
        { path: "box/empty", kind: "folder" },
        { path: "box/run.sh", kind: "file" },
      ],
    });
  });

  it("a command that writes more than 16 MiB is TOO_LARGE", async () => {
    const ben = await newWorker(toolgate);
    await ben.run("fs.write", { path: "large", content: "x".repeat(5_000_000) });
    // Few and short commands, because a command has only a second.
    const answer = await ben.bash("cp large a; cp large b; cp large c; cp large d");
    expect(answer).toMatchObject({ error_code: "TOO_LARGE", technical_details: { max_bytes: 16_777_216 } });
  });

  it("names that cannot be kept keep nothing of the command", async () => {
    for (const name of ["a\\\\b", "$'a\\nb'", "$'e\\u0301'", `${"x".repeat(300)}`]) {
      expect(await anna.bash(`echo no > keep.txt; touch ${name}`)).toMatchObject({
        error_code: "INVALID_ARGUMENTS",
      });
    }
    expect(await anna.run("fs.read", { path: "keep.txt" })).toMatchObject({ content: "kept\n" });
  });
});

describe("git", () => {
  const folder = "repo";
  const git = (operation: string, args: Record<string, unknown> = {}) =>
    anna.run(`git.${operation}`, { folder, ...args });
  const write = (name: string, content: string) =>
    anna.run("fs.write", { path: `${folder}/${name}`, content, overwrite: true });

  it("init, add, commit, status, diff, log, branch and switch go round", async () => {
    await write("a.txt", "one\ntwo\nthree\n");
    expect(await git("status")).toMatchObject({ error_code: "NOT_FOUND" });
    expect(await git("init")).toEqual({ branch: "main", created: true });
    expect(await git("log")).toEqual({ commits: [] });
    expect(await git("status")).toEqual({
      branch: "main",
      clean: false,
      staged: [],
      unstaged: [],
      untracked: ["a.txt"],
    });
    expect(await git("commit", { message: "nothing" })).toMatchObject({ error_code: "CONFLICT" });
    expect(await git("add", { paths: ["."] })).toEqual({ added: ["a.txt"], removed: [] });
    expect(await git("status")).toMatchObject({
      staged: [{ path: "a.txt", status: "added" }],
      untracked: [],
    });
    expect(await git("commit", { message: "First", author: "Anna <anna@example.com>" })).toMatchObject({
      branch: "main",
      files: ["a.txt"],
      commit: expect.stringMatching(/^[0-9a-f]{40}$/),
    });
    expect(await git("status")).toMatchObject({ clean: true });

    // A change of the same length within the same second is detected too.
    await write("a.txt", "one\nTWO\nthree\n");
    expect(await git("status")).toMatchObject({ unstaged: [{ path: "a.txt", status: "modified" }] });
    expect(await git("diff")).toEqual({
      files: ["a.txt"],
      diff: "diff --git a/a.txt b/a.txt\n--- a/a.txt\n+++ b/a.txt\n@@ -1,3 +1,3 @@\n one\n-two\n+TWO\n three\n",
    });
    await git("add", { paths: ["a.txt"] });
    expect(await git("diff")).toEqual({ files: [], diff: "" });
    expect(await git("diff", { against: "staged" })).toMatchObject({ diff: expect.stringContaining("+TWO") });
    await write("a.txt", "one\nTwo\nthree\n");
    expect(await git("diff")).toMatchObject({ diff: expect.stringContaining("-TWO\n+Two") });
    expect(await git("diff", { against: "head" })).toMatchObject({
      diff: expect.stringContaining("-two\n+Two"),
    });
    await git("add");
    await git("commit", { message: "Second" });

    expect(await git("switch", { branch: "idea", create: true })).toEqual({ branch: "idea", created: true });
    await write("b.txt", "new\n");
    await anna.run("fs.delete", { path: `${folder}/a.txt` });
    expect(await git("status")).toMatchObject({
      unstaged: [{ path: "a.txt", status: "deleted" }],
      untracked: ["b.txt"],
    });
    expect(await git("add")).toEqual({ added: ["b.txt"], removed: ["a.txt"] });
    await git("commit", { message: "Third" });
    expect(await git("branch")).toEqual({ current: "idea", branches: ["idea", "main"] });
    expect(await git("log")).toMatchObject({
      commits: [{ message: "Third" }, { message: "Second" }, { message: "First" }],
    });
    expect(await git("log", { path: "a.txt", limit: 5, ref: "main" })).toMatchObject({
      commits: [{ message: "Second" }, { message: "First", author: "Anna <anna@example.com>" }],
    });
    expect(await git("switch", { branch: "main" })).toEqual({ branch: "main", created: false });
    expect(await anna.run("fs.read", { path: `${folder}/a.txt` })).toMatchObject({
      content: "one\nTwo\nthree\n",
    });
    expect(await anna.run("fs.read", { path: `${folder}/b.txt` })).toMatchObject({ error_code: "NOT_FOUND" });
  });

  it("reports invalid input: a branch, a path, an author, a damaged repository", async () => {
    expect(await git("switch", { branch: "none" })).toMatchObject({ error_code: "NOT_FOUND" });
    expect(await git("switch", { branch: "main", create: true })).toMatchObject({ error_code: "CONFLICT" });
    expect(await git("switch", { branch: "a..b", create: true })).toMatchObject({
      error_code: "INVALID_ARGUMENTS",
    });
    expect(await git("log", { ref: "none" })).toMatchObject({ error_code: "NOT_FOUND" });
    expect(await git("add", { paths: ["../keep.txt"] })).toMatchObject({ error_code: "INVALID_ARGUMENTS" });
    expect(await git("add", { paths: ["none.txt"] })).toMatchObject({ error_code: "NOT_FOUND" });
    expect(await git("commit", { message: "x", author: "me" })).toMatchObject({
      error_code: expect.any(String),
    });
    await write("a.txt", "changed here");
    expect(await git("switch", { branch: "idea" })).toMatchObject({ error_code: "CONFLICT" });
    await anna.bash(
      "cp -r repo broken; echo 'ref: ../../../../etc/passwd' > broken/.git/HEAD; rm -r broken/.git/objects",
    );
    for (const operation of ["git.status", "git.log", "git.diff"]) {
      expect(await anna.run(operation, { folder: "broken" })).not.toMatchObject({ error_code: "INTERNAL" });
    }
  });

  it("20 concurrent commits all arrive, or report that nothing was staged", async () => {
    await anna.run("git.init", { folder: "many" });
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        await anna.run("fs.write", { path: `many/f${i}`, content: `${i}` });
        await anna.run("git.add", { folder: "many", paths: [`f${i}`] });
        return anna.run("git.commit", { folder: "many", message: `commit ${i}` });
      }),
    );
    const made = answers.filter(({ commit }) => commit);
    expect(answers.filter(({ error_code }) => error_code && error_code !== "CONFLICT")).toEqual([]);
    const { commits } = (await anna.run("git.log", { folder: "many", limit: 50 })) as { commits: unknown[] };
    expect(commits).toHaveLength(made.length);
    expect(await anna.run("git.status", { folder: "many" })).toMatchObject({ clean: true });
  });

  it("binary files have no diff, and a repository of 150 files is fast enough", async () => {
    await anna.bash("mkdir big; cd big; for i in $(seq 1 150); do echo file $i > f$i; done");
    const zero = (bytes: number) =>
      anna.run("fs.write", {
        path: "big/zero",
        content: Buffer.alloc(bytes).toString("base64"),
        encoding: "base64",
        overwrite: true,
      });
    await zero(999);
    const started = performance.now();
    await anna.run("git.init", { folder: "big" });
    expect(await anna.run("git.add", { folder: "big" })).toMatchObject({ added: { length: 151 } });
    expect(await anna.run("git.commit", { folder: "big", message: "All" })).toMatchObject({
      files: { length: 151 },
    });
    console.log(`150 files: init, add and commit took ${Math.round(performance.now() - started)} ms`);
    const status = performance.now();
    expect(await anna.run("git.status", { folder: "big" })).toMatchObject({ clean: true });
    console.log(`150 files: status took ${Math.round(performance.now() - status)} ms`);
    await zero(1_002);
    expect(await anna.run("git.diff", { folder: "big" })).toEqual({
      files: ["zero"],
      diff: "diff --git a/zero b/zero\nBinary files differ\n",
    });
  });
});

it.each([
  ["List the files in my workspace", {}, "fs.list", { entries: expect.any(Array) }],
  ["Read the file", { path: "keep.txt" }, "fs.read", { content: "kept\n" }],
  ["Search the files for a text", { query: "kept" }, "fs.search", { matches: [{ path: "keep.txt" }] }],
  ["Append to a file", { path: "new.txt", content: "x" }, "fs.append", { size: 1 }],
  ["Run a shell command", { command: "echo $((6*7))" }, "bash.run", { stdout: "42\n" }],
  ["Show the git status", { folder: "repo" }, "git.status", { branch: "main" }],
  ["What is the current git branch?", { folder: "repo" }, "git.branch", { current: "main" }],
])("agents find the tools by asking: %s", async (user_query, user_context_data, operation, final_data) => {
  const { body } = await anna.client.call<Record<string, unknown>>("POST", "/functions/v1/agent-query", {
    user_query,
    user_context_data,
    conversation_id: "files",
  });
  expect(body).toMatchObject({ status: "SUCCESS", final_data });
  expect(JSON.stringify(body["trace"])).toContain(operation);
});
