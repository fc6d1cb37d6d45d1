import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepSpare } from "../../supabase/embedded/functions/keep-spare.ts";
import type { Functions } from "../../supabase/embedded/functions/start-functions.ts";
import { isLongWork } from "../../supabase/embedded/gateway/load/is-long-work.ts";
import { makeProject, type Project, type RunningStack, signUp, startOn } from "./make-project.ts";

/**
 * Returns the id of the process and when the request was processed. With "compute" in the body, it computes for four
 * seconds; with "wait", it waits as long, as for an address.
 */
const CONNECTORS = `
const id = crypto.randomUUID();
export default {
  fetch: async (request: Request): Promise<Response> => {
    const began = Date.now();
    const body = await request.text();
    if (body.includes("compute")) { const end = Date.now() + 4000; while (Date.now() < end); }
    if (body.includes("wait")) await new Promise((done) => setTimeout(done, 4000));
    return Response.json({ id, began, at: Date.now() });
  },
};
`;
const MiB = 1024 * 1024;

let project: Project;
let stack: RunningStack;
let ann: Record<string, string>;
let bob: Record<string, string>;
beforeAll(async () => {
  project = makeProject({ "supabase/functions/connectors/index.ts": CONNECTORS });
  stack = await startOn(project);
  ann = (await signUp(stack, "ann@example.com")).headers;
  bob = (await signUp(stack, "bob@example.com")).headers;
});
afterAll(async () => {
  await stack?.stop();
  project?.remove();
});

async function send(headers: Record<string, string>, body: string, path = "upload", method = "POST") {
  const answer = await fetch(`${stack.url}/api/v1/connectors/${path}`, { method, headers, body });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: string; began: number; at: number };
}

test("a large document is processed in another process, and no other caller waits for it", async () => {
  const large = send(ann, "compute".padEnd(MiB));
  const small = await send(bob, "{}");
  const computed = await large;
  expect(computed.id).not.toBe(small.id);
  expect(small.at).toBeLessThan(computed.at);
});

const SOURCE = JSON.stringify({ url: "https://api.example.com/openapi.json" });
const ROUTES: [what: string, method: string, path: string, expected: "another process" | "the usual one"][] =
  [
    ["a document at an address", "POST", "import", "another process"],
    ["a check of its source", "POST", "3f/sync", "another process"],
    ["a decision about a version", "POST", "3f/versions/2", "another process"],
    ["an overlay", "PUT", "3f/overlay", "another process"],
    ["a percent-encoded import", "POST", "%69mport", "another process"],
    ["a percent-encoded check", "POST", "3f/s%79nc", "another process"],
    ["a percent-encoded version", "POST", "3f/v%65rsions/2", "another process"],
    ["a percent-encoded overlay", "PUT", "3f/%6Fverla%79", "another process"],
    ["the settings of its checks", "PATCH", "3f/sync", "the usual one"],
    ["a new name", "PATCH", "3f", "the usual one"],
    ["a test", "POST", "3f/test", "the usual one"],
  ];

test.each(ROUTES)("%s (%s %s) is processed in %s", async (_what, method, path, expected) => {
  const usual = await send(bob, "{}");
  const { id } = await send(ann, SOURCE, path, method);
  expect(id === usual.id ? "the usual one" : "another process").toBe(expected);
});

test("while a document at an address is processed, no other caller waits for it", async () => {
  const long = send(ann, "compute", "import");
  const small = await send(bob, "{}");
  const computed = await long;
  expect(small.at).toBeLessThan(computed.at);
});

test("an account has one document at an address or in a body processed at a time; others wait for its turn", async () => {
  const [first, second, upload] = await Promise.all([
    send(ann, "wait", "import"),
    send(ann, SOURCE, "import"),
    send(ann, "".padEnd(MiB)),
  ]);
  const sorted = [first, second, upload].sort((a, b) => a.began - b.began);
  for (const [index, { began }] of sorted.entries())
    expect(began).toBeGreaterThanOrEqual(sorted[index - 1]?.at ?? 0);
});

test("accounts that wait for addresses do not delay the documents of others", async () => {
  const waiting = await Promise.all(
    ["cyd", "dee", "eve"].map(async (name) => (await signUp(stack, `${name}@example.com`)).headers),
  );
  const imports = waiting.map((headers) => send(headers, "wait", "import"));
  const upload = await send(bob, "".padEnd(MiB));
  for (const { at } of await Promise.all(imports)) expect(upload.at).toBeLessThan(at);
});

test("the slices of a large document are also processed there, and only with the token of our own functions", async () => {
  const token = createHmac("sha256", stack.secretKey).update("toolgate/slices").digest("hex");
  const slice = async (authorization: string) => {
    const headers = { apikey: stack.publishableKey, authorization };
    const answer = await fetch(`${stack.url}/functions/v1/connectors/slices`, {
      method: "POST",
      headers,
      body: "{}",
    });
    return (await answer.json()) as { id: string };
  };
  const usual = await send(bob, "{}");
  expect((await slice(`Bearer ${token}`)).id).not.toBe(usual.id);
  expect((await slice(`Bearer ${token.replace(/^./, "x")}`)).id).toBe(usual.id);
});

test("an unknown sender's large body does not start work there", async () => {
  const [anonymous, known] = [
    await send({ apikey: stack.publishableKey }, " ".repeat(MiB)),
    await send(bob, "{}"),
  ];
  expect(anonymous.id).toBe(known.id);
});

test.each([
  ["a large upload", "POST", "/connectors/upload?annotate=true", { "content-length": `${MiB}` }, true],
  ["a large new version", "PUT", "/connectors/x", { "content-length": `${MiB}` }, true],
  ["a body without a size", "POST", "/documents", { "transfer-encoding": "chunked" }, true],
  ["a small upload", "POST", "/connectors/upload", { "content-length": "1000" }, false],
  ["a list", "GET", "/connectors", {}, false],
  ["another function", "POST", "/connectors-of-others", { "content-length": `${MiB}` }, false],
  ["a question", "POST", "/agent-query", { "content-length": `${MiB}` }, false],
])("isLongWork() of %s", (_, method, path, headers, expected) => {
  expect(isLongWork({ method, headers } as unknown as IncomingMessage, path)).toBe(expected);
});

test("keepSpare() starts one process for all callers, starts it again after a failed start, and ends it when idle", async () => {
  const happened: string[] = [];
  let fails = true;
  const spare = keepSpare(async () => {
    happened.push("start");
    if (fails) throw new Error("no memory");
    return {
      port: () => 1,
      stop: async () => {
        happened.push("stop");
      },
    } as unknown as Functions;
  }, 1);
  expect(await spare.use(async (port) => port)).toBeUndefined();
  fails = false;
  expect(await Promise.all([1, 2].map(() => spare.use(async (port) => port)))).toEqual([1, 1]);
  await expect.poll(() => happened).toEqual(["start", "start", "stop"]);
  await spare.stop();
  expect(happened).toEqual(["start", "start", "stop"]);
});
