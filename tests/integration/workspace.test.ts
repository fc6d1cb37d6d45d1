import process from "node:process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PATHS } from "../workspace/paths.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";
import { newWorker, type Worker } from "./workspace-client.ts";

let toolgate: Toolgate;
let anna: Worker;
beforeAll(async () => {
  toolgate = await startToolgate({ longestPause: 50 });
  anna = await newWorker(toolgate);
});
afterAll(() => toolgate?.stop());

/** A folder that no other test uses. */
let folders = 0;
const newFolder = () => `test${++folders}`;
const read = async (path: string, who = anna) => (await who.run("fs.read", { path }))["content"];

describe("paths", () => {
  it("Postgres keeps exactly the paths that normalizePath() gives, and no other", async () => {
    const storable = PATHS.filter(([, path]) => !path.includes("\0"));
    for (const [what, path, kept] of storable) {
      const [row] = await toolgate.stack.sql<{ ok: boolean }>("select private.is_workspace_path($1) as ok", [
        kept ?? path,
      ]);
      // A path that is rejected as an argument may have a harmless normalized form; the table only accepts that form.
      expect([what, row?.ok]).toEqual([what, kept !== null]);
    }
  });

  it.each([
    ["fs.read", { path: "../x" }],
    ["fs.list", { path: "/etc" }],
    ["fs.write", { path: "a/../../x", content: "" }],
    ["fs.append", { path: "..\\x", content: "" }],
    ["fs.replace", { path: "%2e%2e/x", old_text: "a", new_text: "b" }],
    ["fs.delete", { path: "../" }],
    ["fs.move", { path: "x", new_path: "../x" }],
    ["fs.search", { path: "..", query: "x" }],
    ["bash.run", { command: "ls", folder: "../.." }],
    ["git.status", { folder: "/" }],
  ])("%s refuses to leave the workspace: %j", async (operation, args) => {
    expect(await anna.run(operation, args)).toMatchObject({ error_code: "INVALID_ARGUMENTS" });
  });
});

describe("files", () => {
  it("are written, listed, read, searched, moved and deleted", async () => {
    const f = newFolder();
    expect(
      await anna.run("fs.write", { path: `${f}/a/one.md`, content: "first\nSecond line\n" }),
    ).toMatchObject({
      path: `${f}/a/one.md`,
      size: 18,
    });
    await anna.run("fs.append", { path: `${f}/a/one.md`, content: "third\n" });
    await anna.run("fs.write", { path: `${f}/two.txt`, content: "second" });
    expect(await anna.run("fs.list", { path: f })).toMatchObject({
      entries: [
        { path: `${f}/a`, kind: "folder", size: 24, version: null },
        { path: `${f}/two.txt`, kind: "file", size: 6 },
      ],
      more: false,
    });
    expect(await anna.run("fs.list", { path: f, recursive: true, limit: 1 })).toMatchObject({
      entries: [{ path: `${f}/a/one.md` }],
      more: true,
    });
    expect(await anna.run("fs.search", { path: f, query: "second" })).toEqual({
      matches: [
        { path: `${f}/a/one.md`, line: 2, text: "Second line" },
        { path: `${f}/two.txt`, line: 1, text: "second" },
      ],
      more: false,
      files_searched: 2,
    });
    expect(
      await anna.run("fs.search", { path: f, query: "second", names: "*.md", case_sensitive: true }),
    ).toMatchObject({
      matches: [],
      files_searched: 1,
    });
    await anna.run("fs.replace", { path: `${f}/two.txt`, old_text: "sec", new_text: "seč" });
    await anna.run("fs.move", { path: `${f}/a`, new_path: `${f}/b/c` });
    expect(await read(`${f}/b/c/one.md`)).toBe("first\nSecond line\nthird\n");
    expect(await read(`${f}/two.txt`)).toBe("sečond");
    expect(await anna.run("fs.delete", { path: f })).toMatchObject({ error_code: "CONFLICT" });
    expect(await anna.run("fs.delete", { path: f, recursive: true })).toMatchObject({ deleted: 2 });
    expect(await anna.run("fs.list", { path: f })).toMatchObject({ error_code: "NOT_FOUND" });
  });

  it("overwriting an existing or changed file is a CONFLICT with its version", async () => {
    const path = `${newFolder()}/x`;
    const { version } = await anna.run("fs.write", { path, content: "1" });
    expect(await anna.run("fs.write", { path, content: "2" })).toMatchObject({
      error_code: "CONFLICT",
      technical_details: { reason: "exists", version },
    });
    const second = await anna.run("fs.write", { path, content: "2", expected_version: version });
    expect(await anna.run("fs.write", { path, content: "3", expected_version: version })).toMatchObject({
      error_code: "CONFLICT",
      technical_details: { reason: "version", version: second["version"] },
    });
    await anna.run("fs.delete", { path });
    expect(
      await anna.run("fs.write", { path, content: "3", expected_version: second["version"] }),
    ).toMatchObject({
      error_code: "CONFLICT",
    });
    await anna.run("fs.write", { path, content: "4" });
    await anna.run("fs.write", { path, content: "5", overwrite: true });
    expect(await read(path)).toBe("5");
  });

  it("a text is replaced only where it occurs once", async () => {
    const path = `${newFolder()}/x`;
    await anna.run("fs.write", { path, content: "a b a" });
    for (const [old_text, occurrences] of [
      ["a", 2],
      ["c", 0],
    ]) {
      expect(await anna.run("fs.replace", { path, old_text, new_text: "x" })).toMatchObject({
        error_code: "INVALID_ARGUMENTS",
        technical_details: { occurrences },
      });
    }
    expect(await read(path)).toBe("a b a");
  });

  it("a path is a file or a folder, never both", async () => {
    const f = newFolder();
    await anna.run("fs.write", { path: `${f}/a`, content: "" });
    const conflict = { error_code: "CONFLICT" };
    expect(await anna.run("fs.write", { path: `${f}/a/b`, content: "" })).toMatchObject(conflict);
    expect(await anna.run("fs.write", { path: f, content: "" })).toMatchObject(conflict);
    expect(await anna.run("fs.read", { path: f })).toMatchObject(conflict);
    expect(await anna.run("fs.list", { path: `${f}/a` })).toMatchObject(conflict);
    expect(await anna.run("fs.move", { path: f, new_path: `${f}/a/c` })).toMatchObject({
      error_code: "INVALID_ARGUMENTS",
    });
  });

  it("text of any script and binary content survive, in parts too, through files, shell and back", async () => {
    const f = newFolder();
    const text = "žluťoučký 👩‍💻 שלום\r\n\ufeffend";
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, i) => i));
    await anna.run("fs.write", { path: `${f}/text`, content: text });
    await anna.run("fs.write", { path: `${f}/bytes`, content: bytes.toString("base64"), encoding: "base64" });
    await anna.run("bash.run", {
      folder: f,
      command: "cp text text2; cat bytes > bytes2; gzip -k bytes; gunzip -c bytes.gz > bytes3",
    });
    for (const name of ["text", "text2"]) expect(await read(`${f}/${name}`)).toBe(text);
    for (const name of ["bytes", "bytes2", "bytes3"]) {
      expect(await anna.run("fs.read", { path: `${f}/${name}` })).toMatchObject({
        encoding: "base64",
        content: bytes.toString("base64"),
      });
    }
    let parts = "";
    for (let offset: unknown = 0; offset !== undefined; ) {
      const part: Record<string, unknown> = await anna.run("fs.read", {
        path: `${f}/text`,
        offset,
        limit: 5,
      });
      expect(part["encoding"]).toBe("utf-8");
      parts += part["content"];
      offset = part["next_offset"];
    }
    expect(parts).toBe(text);
  });
});

describe("limits", () => {
  it("too large a file, too many bytes and too many files are TOO_LARGE, which says how much is used and allowed", async () => {
    const ben = await newWorker(toolgate);
    const content = "x".repeat(5_242_880);
    expect(await ben.run("fs.write", { path: "a", content })).toMatchObject({ size: 5_242_880 });
    expect(await ben.run("fs.append", { path: "a", content: "x" })).toMatchObject({
      error_code: "TOO_LARGE",
      technical_details: { max_file_bytes: 5_242_880 },
    });
    const [{ workspace_id } = { workspace_id: "" }] = await toolgate.stack.sql<{ workspace_id: string }>(
      "select workspace_id from private.workspace_files where path = 'a' and size = 5242880",
    );
    await toolgate.stack.sql(
      `insert into private.workspace_files (workspace_id, path, kind, content, mode, version)
       select $1::uuid, 'big/' || n, 'file', convert_to(repeat('x', 5242880), 'UTF8'), 420, 1 from generate_series(1, 11) n`,
      [workspace_id],
    );
    expect(await ben.run("fs.write", { path: "b", content })).toMatchObject({
      error_code: "TOO_LARGE",
      technical_details: { bytes: 13 * 5_242_880, max_bytes: 67_108_864 },
    });
    const { body } = await ben.client.call("GET", "/functions/v1/workspace");
    expect(body).toEqual({
      files: 12,
      bytes: 12 * 5_242_880,
      max_files: 2000,
      max_bytes: 67_108_864,
      max_file_bytes: 5_242_880,
    });
    // Listing does not load the files; they are loaded when a command reads them.
    expect(await ben.bash("ls -l big | grep -c 5242880; echo small > s")).toMatchObject({
      exit_code: 0,
      stdout: "11\n",
      changed: ["s"],
    });
    await expect.poll(() => ben.bash("head -c 3 big/7")).toMatchObject({ stdout: "xxx" });
    await ben.run("fs.delete", { path: "big", recursive: true });
    await toolgate.stack.sql(
      `insert into private.workspace_files (workspace_id, path, kind, mode, version)
       select $1::uuid, 'many/' || n, 'file', 420, 1 from generate_series(1, 1998) n`,
      [workspace_id],
    );
    expect(await ben.bash("touch many/x")).toMatchObject({
      error_code: "TOO_LARGE",
      technical_details: { files: 2001, max_files: 2000 },
    });
    expect(await ben.bash("rm many/1; touch many/x; ls many | wc -l")).toMatchObject({ stdout: "1998\n" });
  });
});

describe("two people", () => {
  it("see nothing of each other, with a user token or an API key", async () => {
    const ben = await newWorker(toolgate);
    const f = newFolder();
    await anna.run("fs.write", { path: `${f}/secret.txt`, content: "anna's" });
    expect(await ben.run("fs.read", { path: `${f}/secret.txt` })).toMatchObject({ error_code: "NOT_FOUND" });
    expect(await ben.run("fs.search", { query: "anna" })).toMatchObject({ matches: [], files_searched: 0 });
    expect(await ben.bash("find . -type f | wc -l; cat /workspace/*/secret.txt")).toMatchObject({
      stdout: "0\n",
    });
    expect((await ben.client.call("GET", "/functions/v1/workspace/files")).body).toMatchObject({
      entries: [],
    });
    const keyWith = async (scope: string) => {
      const made = await ben.client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
        name: scope,
        scopes: [scope],
      });
      return toolgate.as(made.body.key);
    };
    const path = `/functions/v1/workspace/file?path=${encodeURIComponent(`${f}/secret.txt`)}`;
    expect((await (await keyWith("tools:write")).call("GET", path)).status).toBe(404);
    const asks = await keyWith("agent:query");
    expect((await asks.call("GET", path)).status, "an agent reads by its tools only").toBe(403);
    expect((await asks.call("PUT", "/functions/v1/workspace/file", { path: "x", content: "" })).status).toBe(
      403,
    );
    expect((await toolgate.as(null).call("GET", "/functions/v1/workspace/files")).status).toBe(401);
  });

  it("commands run only for our own functions, with any token", async () => {
    const { stack } = toolgate;
    const [{ id } = { id: "" }] = await stack.sql<{ id: string }>("select id from auth.users limit 1");
    const { body: key } = await anna.client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "all",
      scopes: ["agent:query", "tools:write"],
    });
    for (const token of [anna.token, key.key, stack.secretKey, stack.publishableKey, null]) {
      const { status } = await toolgate.as(token).call("POST", "/functions/v1/workspace/run", {
        user_id: id,
        operation: "bash.run",
        arguments: { command: "ls" },
      });
      expect(status).toBe(401);
    }
  });
});

describe("the function's own endpoints", () => {
  it("list, write, read and delete for the page", async () => {
    const f = newFolder();
    const call = anna.client.call;
    const put = await call<{ version: number }>("PUT", "/functions/v1/workspace/file", {
      path: `${f}/č.txt`,
      content: "á",
    });
    expect(put.status).toBe(200);
    const query = `path=${encodeURIComponent(`${f}/č.txt`)}`;
    expect((await call("GET", `/functions/v1/workspace/file?${query}`)).body).toMatchObject({
      content: "á",
      encoding: "utf-8",
      version: put.body.version,
    });
    expect((await call("GET", `/functions/v1/workspace/files?path=${f}`)).body).toMatchObject({
      entries: [{ path: `${f}/č.txt`, size: 2 }],
      usage: { max_files: 2000 },
    });
    expect((await call("DELETE", `/functions/v1/workspace/file?${query}&expected_version=1`)).status).toBe(
      409,
    );
    expect((await call("DELETE", `/functions/v1/workspace/file?${query}`)).body).toMatchObject({
      deleted: 1,
    });
    expect((await call("GET", "/functions/v1/workspace/file?path=../x")).status).toBe(400);
  });
});

describe("many at once", () => {
  it("50 appends keep 50 lines", async () => {
    const path = `${newFolder()}/log`;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => anna.run("fs.append", { path, content: `${i}\n` })),
    );
    expect(answers.filter(({ error_code }) => error_code)).toEqual([]);
    expect(linesOf(await read(path))).toEqual(Array.from({ length: 50 }, (_, i) => i));
  });

  it("50 shell commands that append to one file keep 50 lines", async () => {
    const path = `${newFolder()}/log`;
    await anna.run("fs.write", { path, content: "" });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => anna.bash(`echo ${i} >> ${path}`)),
    );
    expect(answers.filter(({ exit_code }) => exit_code !== 0)).toEqual([]);
    expect(linesOf(await read(path))).toEqual(Array.from({ length: 50 }, (_, i) => i));
  });

  it("25 shell commands and 25 appends to one file keep 50 lines", async () => {
    const path = `${newFolder()}/log`;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        i % 2
          ? anna.bash(`mkdir -p ${path.split("/")[0]}; echo ${i} >> ${path}`)
          : anna.run("fs.append", { path, content: `${i}\n` }),
      ),
    );
    expect(answers.filter(({ error_code }) => error_code)).toEqual([]);
    expect(linesOf(await read(path))).toEqual(Array.from({ length: 50 }, (_, i) => i));
  });

  it("of 50 who replace the same version one succeeds", async () => {
    const path = `${newFolder()}/x`;
    const { version } = await anna.run("fs.write", { path, content: "0" });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        anna.run("fs.write", { path, content: `${i}`, expected_version: version }),
      ),
    );
    expect(answers.filter(({ error_code }) => error_code === "CONFLICT")).toHaveLength(49);
  });

  it("after a kill during a command, the files are unchanged, and the next command works", async () => {
    const f = newFolder();
    await anna.run("fs.write", { path: `${f}/a`, content: "old" });
    for (let n = 0; n < 3; n++) {
      const running = anna.run("bash.run", {
        folder: f,
        command: "echo new > a; echo x > b; sleep 0.8; echo y > c",
      });
      await expect
        .poll(
          async () =>
            (await toolgate.stack.sql("select 1 from private.workspaces where lease is not null")).length,
          {
            interval: 10,
          },
        )
        .toBe(1);
      const pid = toolgate.stack.functionsPid();
      if (pid !== undefined) process.kill(pid, "SIGKILL");
      await running.catch(() => undefined);
      await expect
        .poll(() => anna.run("fs.list", { path: f }).catch(() => null), { interval: 50, timeout: 30_000 })
        .toMatchObject({ entries: [{ path: `${f}/a`, size: 3 }] });
    }
    const started = performance.now();
    expect(await anna.bash(`cat ${f}/a; echo newer > ${f}/a`)).toMatchObject({ stdout: "old" });
    console.log(`after a kill the next command took ${Math.round(performance.now() - started)} ms`);
    expect(await read(`${f}/a`)).toBe("newer\n");
  });
});

it("the files of a deleted account are deleted", async () => {
  const ben = await newWorker(toolgate);
  await ben.run("fs.write", { path: "bens-only", content: "x" });
  const [row] = await toolgate.stack.sql<{ user_id: string }>(
    `select w.user_id from private.workspace_files f join private.workspaces w using (workspace_id)
     where f.path = 'bens-only'`,
  );
  await toolgate.stack.sql("delete from auth.users where id = $1::uuid", [row?.user_id ?? ""]);
  expect(await toolgate.stack.sql("select 1 from private.workspace_files where path = 'bens-only'")).toEqual(
    [],
  );
});

function linesOf(content: unknown): number[] {
  return String(content)
    .trim()
    .split("\n")
    .map(Number)
    .sort((a, b) => a - b);
}
