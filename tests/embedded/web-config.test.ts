import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProject, type Project, type RunningStack, startOn } from "./make-project.ts";

const DEMO = { email: "demo@example.test", password: "only for this machine" };

let project: Project;
let stack: RunningStack;

beforeAll(async () => {
  project = makeProject();
  stack = await startOn(project, { allowedHosts: ["toolgate.example.com"] });
  stack.offerDemo(DEMO);
});

afterAll(async () => {
  await stack.stop();
  project.remove();
});

/** `fetch` does not allow a Host header. */
function readConfig(url: string, host: string) {
  return new Promise<{ status: number | undefined; body: Record<string, unknown> }>((done, fail) => {
    request(`${url}/toolgate.json`, { headers: { host } }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
      response.on("end", () => done({ status: response.statusCode, body: JSON.parse(text) }));
    })
      .on("error", fail)
      .end();
  });
}

test.each([["localhost:54321"], ["127.0.0.1"], ["[::1]:1"]])(
  "/toolgate.json offers the demo account at %s",
  async (host) => {
    expect((await readConfig(stack.url, host)).body["demo"]).toEqual(DEMO);
  },
);

test.each([
  ["a name pointed at this machine", "attacker.example:54321"],
  ["a tunnel", "abc.tunnel.example"],
  ["a look-alike", "127.0.0.1.attacker.example"],
  ["a look-alike of localhost", "localhost.attacker.example"],
  ["nonsense", "%%%"],
])("/toolgate.json hides its keys and the demo account from %s", async (_, host) => {
  const { status, body } = await readConfig(stack.url, host);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).toEqual({
    status: "FAILURE",
    error_code: expect.any(String),
    error_message: expect.any(String),
  });
});

test("/toolgate.json hides the demo account at a configured name, which others can reach", async () => {
  const { body } = await readConfig(stack.url, "toolgate.example.com");
  expect(body).toMatchObject({ publishable_key: stack.publishableKey });
  expect(body["demo"]).toBeUndefined();
});
