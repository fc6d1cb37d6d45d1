import { request as sendRequest } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProject, type Project, type RunningStack, startOn } from "./make-project.ts";

let project: Project;
let stack: RunningStack;

beforeAll(async () => {
  project = makeProject({
    "web/dist/index.html": "<h1>start</h1>",
    "web/docs/index.html": "<h1>docs</h1>",
    "web/dist/assets/app-1a2b.js": "export {};",
    "web/secret.txt": "outside",
  });
  stack = await startOn(project);
});

afterAll(async () => {
  await stack.stop();
  project.remove();
});

/** Sends the path unchanged; `fetch` would normalize it. */
function raw(
  path: string,
  method = "GET",
): Promise<{ status: number | undefined; type: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const request = sendRequest(stack.url, { path, method, headers: { accept: "text/html" } }, (response) => {
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
  ["a missing file", "/assets/none.js", 404],
  ["a climb", "/../secret.txt", 400],
  ["an encoded climb", "/%2e%2e/secret.txt", 400],
  ["an encoded slash", "/..%2fsecret.txt", 404],
  ["a NUL", "/secret%00.txt", 404],
  ["broken encoding", "/%zz.txt", 400],
])("the web UI rejects %s", async (_, path, status) => {
  const answer = await raw(path);
  expect(answer.status).toBe(status);
  expect(answer.body).not.toContain("outside");
});

test("the web UI answers HEAD without a body and rejects writes", async () => {
  expect(await raw("/", "HEAD")).toMatchObject({ status: 200, body: "" });
  expect((await raw("/", "POST")).status).toBe(405);
});
