import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProject, type Project, type RunningStack, signUp, startOn, until } from "./make-project.ts";

/** Computes without end when its body has "endless". */
const CONNECTORS = `
export default {
  fetch: async (request: Request): Promise<Response> => {
    const body = await request.text();
    if (body.includes("endless")) { console.log("computes"); for (;;); }
    return Response.json({ ok: true });
  },
};
`;
/** Longer than a busy machine delays three checks. */
const HUNG_LIMIT = 6_000;

let project: Project;
let stack: RunningStack;
let headers: Record<string, string>;

beforeAll(async () => {
  project = makeProject({ "supabase/functions/connectors/index.ts": CONNECTORS });
  stack = await startOn(project, { hungLimit: HUNG_LIMIT });
  headers = (await signUp(stack, "ann@example.com")).headers;
});
afterAll(async () => {
  await stack?.stop();
  project?.remove();
});

const send = (path: string, body: string, init: RequestInit = {}) =>
  fetch(`${stack.url}/api/v1/connectors/${path}`, { method: "POST", headers, body, ...init });
const computing = () => stack.lines.filter((line) => line === "functions: computes").length;

test("a process of the functions that computes without end is replaced, and its requests get a 503", async () => {
  const before = stack.functionsPid();
  const answer = await send("check", "endless");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("1");
  expect(await answer.json()).toMatchObject({
    status: "FAILURE",
    error_message: expect.stringContaining("no longer answered and are being restarted"),
  });
  await until(async () => (await send("check", "{}")).status === 200);
  expect(stack.functionsPid()).not.toBe(before);
  expect(stack.lines.some((line) => line.includes("answered nothing for"))).toBe(true);
});

test("the second process is ended when the caller whose request it computes for disconnects", async () => {
  expect((await send("import", "{}")).status).toBe(200);
  const before = stack.sparePid();
  const known = computing();
  const caller = new AbortController();
  const pending = send("import", "endless", { signal: caller.signal });
  await until(() => computing() > known);
  caller.abort();
  await expect(pending).rejects.toThrow();
  await until(() => stack.sparePid() !== before);
  expect((await send("import", "{}")).status).toBe(200);
});
