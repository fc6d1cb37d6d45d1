import { request as sendRequest } from "node:http";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProject, type Project, type RunningStack, startOn } from "./make-project.ts";

const LARGE = `export const text = ${JSON.stringify("words ".repeat(2000))};`;

let project: Project;
let stack: RunningStack;

beforeAll(async () => {
  project = makeProject({
    "web/dist/index.html": "<h1>start</h1>",
    "web/docs/index.html": "<h1>docs</h1>",
    "web/dist/assets/app-1a2b.js": "export {};",
    "web/dist/assets/large-3c4d.js": LARGE,
    "web/secret.txt": "outside",
  });
  stack = await startOn(project);
});

afterAll(async () => {
  await stack.stop();
  project.remove();
});

/** Sends the path as it is: `fetch` would tidy it up. */
function raw(
  path: string,
  method = "GET",
): Promise<{ status: number | undefined; type: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const request = sendRequest(stack.url, { path, method }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text: string) => {
        body += text;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode, type: response.headers["content-type"], body }),
      );
    });
    request.on("error", reject);
    request.end();
  });
}

test.each([
  ["the start page", "/", "text/html; charset=utf-8", "<h1>start</h1>"],
  ["the reader", "/docs", "text/html; charset=utf-8", "<h1>docs</h1>"],
  ["a page of its own router", "/connectors/42?tab=secrets", "text/html; charset=utf-8", "<h1>start</h1>"],
  ["a script", "/assets/app-1a2b.js", "text/javascript; charset=utf-8", "export {};"],
])("the web UI serves %s", async (_, path, type, body) => {
  expect(await raw(path)).toEqual({ status: 200, type, body });
});

test.each([
  ["a missing file", "/assets/none.js"],
  ["a climb", "/../secret.txt"],
  ["an encoded climb", "/%2e%2e/secret.txt"],
  ["an encoded slash", "/..%2fsecret.txt"],
  ["a NUL", "/secret%00.txt"],
  ["broken encoding", "/%zz.txt"],
])("the web UI refuses %s", async (_, path) => {
  const answer = await raw(path);
  expect(answer.status).toBe(404);
  expect(answer.body).not.toContain("outside");
});

test("the web UI answers HEAD without a body and refuses to be written", async () => {
  expect(await raw("/", "HEAD")).toMatchObject({ status: 200, body: "" });
  expect((await raw("/", "POST")).status).toBe(405);
});

test("the web UI sends scripts gzipped to who takes that, once and for good", async () => {
  const path = `${stack.url}/assets/large-3c4d.js`;
  const read = (headers: Record<string, string>) =>
    new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      sendRequest(path, { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
      })
        .on("error", reject)
        .end();
    });
  const small = await read({ "accept-encoding": "gzip, br" });
  expect(small.headers).toMatchObject({
    "content-encoding": "gzip",
    "content-length": String(small.body.length),
    vary: "accept-encoding",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(gunzipSync(small.body).toString()).toBe(LARGE);
  const plain = await read({});
  expect([plain.headers["content-encoding"], plain.body.toString()]).toEqual([undefined, LARGE]);
});

test("pages of the web UI run no foreign and no inline script, and are not framed", async () => {
  const { headers } = await fetch(stack.url);
  const policy = headers.get("content-security-policy") ?? "";
  for (const rule of ["script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'"]) {
    expect(policy.split("; ")).toContain(rule);
  }
  expect([headers.get("x-content-type-options"), headers.get("cache-control")]).toEqual([
    "nosniff",
    "no-cache",
  ]);
});
