import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Type } from "@sinclair/typebox";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createDatabase } from "../../../src/platform/supabase/database.ts";

/** Answers like PostgREST, with a result that the test sets. */
let server: Server;
let url: string;
let answer: { status: number; body: unknown };
let asked: Record<string, unknown>;
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    asked = request.headers;
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  answer = { status: 200, body: null };
});
afterAll(() => new Promise((done) => server.close(done)));

const open = () => createDatabase({ supabaseUrl: url, secretKey: "sb_secret_test" });

test("a call names the schema of the service functions", async () => {
  await open().call("get_embedding_model", {});
  expect(asked["content-profile"]).toBe("service");
});

test("a violated check is INVALID_REQUEST without the name of the constraint or its table", async () => {
  const message =
    'new row for relation "site_documents" violates check constraint "site_documents_format_check"';
  answer = { status: 400, body: { code: "23514", message, details: null, hint: null } };
  const failure = await open()
    .call("get_embedding_model", {})
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({
    code: "INVALID_REQUEST",
    details: { errors: [{ pointer: "", message: "a value outside the allowed range" }] },
  });
  expect(JSON.stringify(failure)).not.toMatch(/site_documents|constraint/);
});

test("a project that does not expose the schema is reported with the command that exposes it", async () => {
  const message = "Only the following schemas are exposed: public, graphql_public";
  answer = { status: 406, body: { code: "PGRST106", message, details: null, hint: null } };
  await expect(open().call("get_embedding_model", {})).rejects.toMatchObject({
    code: "INTERNAL",
    message: expect.stringMatching(/does not expose the schema service.*npm run expose-service/),
  });
});

const Key = Type.Object({ user_id: Type.String(), agent_id: Type.Union([Type.String(), Type.Null()]) });
const ARGUMENTS = { p_key_hash: "h", p_scope: "agent:query" };

test("an answer that has the shape is the result", async () => {
  answer = { status: 200, body: { user_id: "u", agent_id: null, more: 1 } };
  expect(await open().call("resolve_api_key", ARGUMENTS, Key)).toEqual({
    user_id: "u",
    agent_id: null,
    more: 1,
  });
});

test.each<[what: string, body: unknown, where: string]>([
  ["null", null, "/ "],
  ["a missing member", { user_id: "u" }, "/agent_id"],
  ["a member of another type", { user_id: 7, agent_id: null }, "/user_id"],
  ["a list", [], "/ "],
])("an answer of another form is INTERNAL and says where, not what: %s", async (_what, body, where) => {
  answer = { status: 200, body };
  const failure = await open()
    .call("resolve_api_key", ARGUMENTS, Key)
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: "INTERNAL", details: { reason: "database" } });
  expect(String((failure as Error).cause)).toContain(`resolve_api_key: ${where}`);
  expect(JSON.stringify(failure)).not.toContain("7");
});
