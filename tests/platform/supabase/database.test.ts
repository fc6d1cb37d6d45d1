import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "../../../src/platform/supabase/database.ts";

/** Answers as PostgREST does when a row violates a check of a table. */
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(400, { "content-type": "application/json" });
    response.end(
      JSON.stringify({
        code: "23514",
        message:
          'new row for relation "site_documents" violates check constraint "site_documents_format_check"',
        details: null,
        hint: null,
      }),
    );
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

test("a violated check is INVALID_REQUEST without the name of the constraint or its table", async () => {
  const database = createDatabase({ supabaseUrl: url, secretKey: "sb_secret_test" });
  const failure = await database.call("get_embedding_model", {}).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    code: "INVALID_REQUEST",
    details: { errors: [{ pointer: "", message: "a value outside the allowed range" }] },
  });
  expect(JSON.stringify(failure)).not.toMatch(/site_documents|constraint/);
});
