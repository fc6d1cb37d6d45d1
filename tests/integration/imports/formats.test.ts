import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ToolgateClient, waitForActive } from "../../../scripts/toolgate-client.ts";
import { startToolgate, type Toolgate } from "../start-toolgate.ts";
import type { Call, ImportCase } from "./documents/case.ts";
import { discoveryCases } from "./documents/discovery.ts";
import { graphqlCases } from "./documents/graphql.ts";
import { harCases } from "./documents/har.ts";
import { postmanCases } from "./documents/postman.ts";
import { type Files, serveFiles } from "./serve-files.ts";

const PATH = "/functions/v1/connectors/import";
const LIMIT = 60_000;
const CASES = [...postmanCases, ...discoveryCases, ...graphqlCases, ...harCases];

interface Operation {
  tool_id: string;
  operation_id: string;
  method: string;
  path: string;
  side_effect: string;
}

interface Imported {
  connector_id: string;
  operation_count: number;
  auth: { type: string; required_secrets: { secret_id: string; description: string }[] };
  report: { skipped: unknown[] };
}

describe("formats that become operations", () => {
  let toolgate: Toolgate;
  let api: Files;
  let answer: unknown = {};
  beforeAll(async () => {
    api = await serveFiles((_, response) => {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
    });
    toolgate = await startToolgate({ upstreams: [api.url] });
  }, LIMIT);
  afterAll(async () => {
    await toolgate.stop();
    await api.close();
  });
  beforeEach(() => api.answers.clear());

  async function importCase({ kind, write }: ImportCase, client: ToolgateClient) {
    const path = kind === "graphql" ? "/graphql" : "/api-document.json";
    api.answers.set(path, ({ method, body }, response) => {
      // A GraphQL endpoint refuses a GET without a query.
      const isRefused = kind === "graphql" && method === "GET";
      response.writeHead(isRefused ? 400 : 200, { "content-type": "application/json" });
      const isProbe = body.includes("query { __typename }");
      response.end(isRefused ? "{}" : isProbe ? '{"data":{"__typename":"Query"}}' : write(api.url));
    });
    const url = `${api.url}${path}`;
    const inspected = await client.call<{ found: { kind: string; operation_count: number }[] }>(
      "POST",
      PATH,
      { url },
    );
    expect(inspected.body).toMatchObject({ found: [{ kind }] });
    const imported = await client.call<Imported>("POST", PATH, { url, choose: { kind } });
    expect(imported.status, JSON.stringify(imported.body)).toBe(201);
    return imported.body;
  }

  async function storeSecrets(
    client: ToolgateClient,
    { connector_id, auth }: Imported,
    given: Record<string, string>,
  ) {
    const secrets = Object.fromEntries(
      auth.required_secrets.map(({ secret_id }) => [secret_id, given[secret_id] ?? given["*"] ?? ""]),
    );
    if (Object.keys(secrets).length === 0) return;
    const stored = await client.call("POST", "/functions/v1/secrets/vault", { connector_id, secrets });
    expect(stored.status, JSON.stringify(stored.body)).toBe(200);
  }

  function find(operations: Operation[], { operation }: Call): Operation {
    const [method, path] = operation.slice(1).split(" ");
    const found = operations.find((one) =>
      operation.startsWith("*") ? one.method === method && one.path === path : one.operation_id === operation,
    );
    if (!found)
      throw new Error(
        `${operation} is not among ${operations.map((one) => `${one.operation_id} (${one.method} ${one.path})`).join(", ")}`,
      );
    return found;
  }

  async function run(client: ToolgateClient, tool: Operation, args: object) {
    const path = `/functions/v1/tools/${tool.tool_id}/run`;
    const first = await client.call("POST", path, { arguments: args });
    if (first.body["error_code"] !== "APPROVAL_REQUIRED") return first;
    const { approval_id } = first.body["technical_details"] as { approval_id: string };
    await client.call("POST", `/functions/v1/approvals/${approval_id}`, { decision: "approve" });
    return client.call("POST", path, { arguments: args, approval_id });
  }

  test.each(CASES.map((one) => [`${one.kind}: ${one.title}`, one] as const))(
    "%s",
    async (_, one) => {
      const { client } = await toolgate.newPerson();
      const imported = await importCase(one, client);
      expect([imported.operation_count, imported.auth.type, imported.report.skipped]).toEqual([
        one.operations,
        one.auth,
        [],
      ]);
      const [stored] = await toolgate.stack.sql<{ text: string }>(
        "select full_schema_json::text || (select string_agg(t::text, '') from public.tools t where t.connector_id = c.connector_id) as text from public.connectors c where connector_id = $1",
        [imported.connector_id],
      );
      for (const canary of one.canaries)
        expect(`${stored?.text}${JSON.stringify(imported)}`).not.toContain(canary);
      await storeSecrets(client, imported, one.secrets);
      await waitForActive(client, imported.connector_id);
      const { body } = await client.call<{ operations: Operation[] }>(
        "GET",
        `/functions/v1/connectors/${imported.connector_id}/operations`,
      );
      for (const call of one.calls) {
        const tool = find(body.operations, call);
        expect([call.operation, tool.side_effect]).toEqual([call.operation, call.effect]);
        api.answers.clear();
        api.received.length = 0;
        answer = call.answer ?? {};
        const result = await run(client, tool, call.arguments);
        expect(result.status, `${call.operation}: ${JSON.stringify(result.body)}`).toBe(200);
        expect(result.body["result"]).toEqual(call.answer ?? {});
        const [sent] = api.received;
        expect([sent?.method, sent?.path]).toEqual([call.sends.method, call.sends.path]);
        if (call.sends.body !== undefined)
          expect(typeof call.sends.body === "string" ? sent?.body : JSON.parse(sent?.body ?? "null")).toEqual(
            call.sends.body,
          );
        expect(sent?.headers).toMatchObject(call.sends.headers ?? {});
      }
    },
    LIMIT,
  );
});
