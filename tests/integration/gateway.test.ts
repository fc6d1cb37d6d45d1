import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type InvoicingApi, startInvoicingApi } from "../../scripts/demo/invoicing-api.ts";
import { CZECH, ENGLISH, writeInvoicingDocument } from "../../scripts/demo/invoicing-document.ts";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

const CANARY = "canary-7f3a91c2-secret";

interface Answer {
  status: string;
  final_data: Record<string, unknown>;
  error_code: string;
  technical_details: Record<string, unknown>;
  trace_id: string;
  trace: { kind: string }[];
  confidence: number;
  tool: { operation_id: string; side_effect: string };
}

let api: InvoicingApi;
let toolgate: Toolgate;
let owner: ToolgateClient;
let connectorId: string;

beforeAll(async () => {
  api = await startInvoicingApi(CANARY);
  toolgate = await startToolgate({ upstreams: [api.url] });
  owner = (await toolgate.newPerson()).client;
  connectorId = await connect(owner, writeInvoicingDocument(api.url, ENGLISH), { invoicing_key: CANARY });
});
afterAll(async () => {
  await toolgate.stop();
  await api.stop();
});

const ask = (client: ToolgateClient, user_query: string, more: object = {}) =>
  client.call<Answer>("POST", "/api/v1/agent/query", { user_query, conversation_id: "test", ...more });

describe("connectors/upload", () => {
  const valid = () => writeInvoicingDocument("https://api.example.com", ENGLISH);

  it("returns the data for the next form", async () => {
    const { client } = await toolgate.newPerson();
    const { status, body, headers } = await client.call("POST", "/api/v1/connectors/upload", valid());
    expect(status).toBe(201);
    expect(headers.get("x-request-id")).toBeTruthy();
    expect(body).toMatchObject({
      name: "Invoicing",
      version: "1.0.0",
      status: "PENDING_SECRETS",
      auth: {
        type: "api-key",
        required_secrets: [{ secret_id: "invoicing_key", vault_key_name: "invoicing_key" }],
      },
      operation_count: 3,
      report: { skipped: [], warnings: [] },
    });
  });

  it("names the other connector when a document is uploaded again", async () => {
    const { client } = await toolgate.newPerson();
    const upload = () =>
      client.call<{ connector_id: string; report: { warnings: { pointer: string; message: string }[] } }>(
        "POST",
        "/api/v1/connectors/upload",
        valid(),
      );
    const first = await upload();
    expect((await upload()).body.report.warnings).toEqual([
      { pointer: "/info/title", message: expect.stringContaining(first.body.connector_id) },
    ]);
  });

  it("accepts YAML and a file in a form", async () => {
    const { client, token } = await toolgate.newPerson();
    const yaml = `openapi: 3.1.0
info: {title: Clock, version: "1"}
servers: [{url: "https://clock.example.com"}]
x-auth-type: none
x-required-secrets: []
paths:
  /now:
    get: {operationId: now, summary: The time, responses: {"200": {description: OK}}}
`;
    const sent = await client.call("POST", "/functions/v1/connectors/upload", yaml, {
      "content-type": "application/yaml",
    });
    expect(sent.status).toBe(201);
    const form = new FormData();
    form.set("file", new Blob([yaml], { type: "application/octet-stream" }), "clock.yaml");
    const response = await fetch(`${toolgate.stack.url}/api/v1/connectors/upload`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    expect(response.status).toBe(201);
  });

  const refusals: [
    name: string,
    change: (document: Record<string, unknown>) => unknown,
    code: string,
    pointer: string,
  ][] = [
    ["text that is neither JSON nor YAML", () => "{ this: is [ not", "INVALID_SYNTAX", ""],
    ["a document without info", (d) => ({ ...d, info: undefined }), "INVALID_OPENAPI", "/info"],
    ["a document without paths", (d) => ({ ...d, paths: undefined }), "INVALID_OPENAPI", "/paths"],
    ["a document without servers", (d) => ({ ...d, servers: undefined }), "INVALID_OPENAPI", "/servers"],
    [
      "a document without x-auth-type",
      (d) => ({ ...d, "x-auth-type": undefined }),
      "INVALID_EXTENSION",
      "/x-auth-type",
    ],
    [
      "an unknown x-auth-type",
      (d) => ({ ...d, "x-auth-type": "magic" }),
      "INVALID_EXTENSION",
      "/x-auth-type",
    ],
    [
      "a document without x-required-secrets",
      (d) => ({ ...d, "x-required-secrets": undefined }),
      "INVALID_EXTENSION",
      "/x-required-secrets",
    ],
    [
      "a secret without vault_key_name",
      (d) => ({ ...d, "x-required-secrets": [{ secret_id: "k", description: "d" }] }),
      "INVALID_EXTENSION",
      "/x-required-secrets/0/vault_key_name",
    ],
  ];
  for (const [name, change, code, pointer] of refusals) {
    it(`refuses ${name} with ${code} at ${pointer || "the document"}`, async () => {
      const { status, body } = await owner.call<Answer>("POST", "/api/v1/connectors/upload", change(valid()));
      expect(status).toBe(400);
      expect(body.error_code).toBe(code);
      const errors = body.technical_details["errors"] as { pointer: string; message: string }[];
      expect(errors.map((error) => error.pointer)).toContain(pointer);
    });
  }

  it("lists every fault, not only the first", async () => {
    const { body } = await owner.call<Answer>("POST", "/api/v1/connectors/upload", {
      openapi: "3.1.0",
      info: { title: "X" },
      paths: {},
    });
    const pointers = (body.technical_details["errors"] as { pointer: string }[]).map(
      (error) => error.pointer,
    );
    for (const pointer of ["/info/version", "/servers", "/x-auth-type", "/x-required-secrets"]) {
      expect(pointers).toContain(pointer);
    }
  });

  it("refuses more than 16 MiB with 413", async () => {
    const { status, body } = await owner.call<Answer>(
      "POST",
      "/api/v1/connectors/upload",
      " ".repeat(17 * 1024 * 1024),
    );
    expect([status, body.error_code]).toEqual([413, "TOO_LARGE"]);
  });

  it("stores nothing after a rejection", async () => {
    const { client } = await toolgate.newPerson();
    await client.call("POST", "/api/v1/connectors/upload", { ...valid(), info: undefined });
    const { body } = await client.call<{ connectors: unknown[] }>("GET", "/functions/v1/connectors");
    expect(body.connectors).toEqual([]);
  });

  it("refuses text that Postgres cannot store, clearly", async () => {
    const document = { ...valid(), info: { title: "nul \u0000 title", version: "1" } };
    const { status, body } = await owner.call<Answer>("POST", "/api/v1/connectors/upload", document);
    expect(status).toBe(400);
    expect(["INVALID_REQUEST", "INVALID_SYNTAX", "INVALID_OPENAPI"]).toContain(body.error_code);
  });
});

describe("secrets/vault", () => {
  it("lists stored and missing secrets, and rejects unknown ids", async () => {
    const { client } = await toolgate.newPerson();
    const document = {
      ...writeInvoicingDocument("https://api.example.com", ENGLISH),
      "x-auth-type": "username-password",
      "x-required-secrets": [
        { secret_id: "username", description: "", vault_key_name: "user" },
        { secret_id: "password", description: "", vault_key_name: "pass" },
      ],
      security: [{ basic: [] }],
      components: {
        securitySchemes: { basic: { type: "http", scheme: "basic" } },
        schemas: { Invoice: { type: "object" } },
      },
    };
    const { body } = await client.call<{ connector_id: string }>(
      "POST",
      "/api/v1/connectors/upload",
      document,
    );
    const { connector_id } = body;
    const partial = await client.call("POST", "/api/v1/secrets/vault", {
      connector_id,
      secrets: { username: "jo" },
    });
    expect(partial.body).toMatchObject({
      status: "PENDING_SECRETS",
      stored: ["user"],
      missing: ["password"],
    });
    const unknown = await client.call<Answer>("POST", "/api/v1/secrets/vault", {
      connector_id,
      secrets: { passwort: "x" },
    });
    expect([unknown.status, unknown.body.error_code]).toEqual([400, "INVALID_REQUEST"]);
    const deleted = await client.call("DELETE", `/functions/v1/secrets/vault/${connector_id}`);
    expect(deleted.body).toMatchObject({ stored: [], missing: ["username", "password"] });
  });
});

describe("agent-query", () => {
  it("finds the operation, fills its argument, calls with the secret, answers in the fixed form", async () => {
    const { status, body } = await ask(owner, "Find the last invoice of ABC Corp");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "SUCCESS",
      final_data: { number: "2026-003", company: "ABC Corp" },
      tool: { operation_id: "findLastInvoice", connector_id: connectorId, side_effect: "read" },
    });
    expect(body.confidence).toBeGreaterThanOrEqual(0.75);
    expect(body.trace.map((step) => step.kind)).toEqual(["plan", "tool_call", "compose"]);
  });

  it("is confident if the question contains one operation's whole name and little else", async () => {
    for (const question of ["Give me all invoices", "List invoices"]) {
      expect((await ask(owner, question)).body.tool?.operation_id).toBe("listInvoices");
    }
  });

  it("uses the caller's known values", async () => {
    const invoice = {
      id: 3,
      number: "2026-003",
      company: "ABC Corp",
      issued_on: "2026-10-14",
      total: 4350.5,
      currency: "CZK",
      paid: false,
    };
    const before = api.mails.length;
    const { body } = await ask(owner, "Send it to ucetni@abccorp.cz", { user_context_data: { invoice } });
    expect(body.tool?.operation_id).toBe("sendInvoiceByEmail");
    expect(api.mails.slice(before)).toEqual([{ to: "ucetni@abccorp.cz", invoice }]);
  });

  it("finds the same operations in Czech when the connector's texts are Czech", async () => {
    const { client } = await toolgate.newPerson();
    await connect(client, writeInvoicingDocument(api.url, CZECH), { invoicing_key: CANARY });
    const found = await ask(client, "Najdi poslední fakturu ABC Corp");
    expect(found.body.tool?.operation_id).toBe("findLastInvoice");
    const sent = await ask(client, "Pošli ji na ucetni@abccorp.cz", {
      user_context_data: { invoice: found.body.final_data },
    });
    expect(sent.body.tool?.operation_id).toBe("sendInvoiceByEmail");
  });

  it("shows the exact request in a dry run, the secret masked, and sends nothing", async () => {
    const before = api.mails.length;
    const { body } = await ask(owner, "Send it to ucetni@abccorp.cz", {
      user_context_data: {
        invoice: {
          id: 1,
          number: "n",
          company: "c",
          issued_on: "2026-01-01",
          total: 1,
          currency: "CZK",
          paid: true,
        },
      },
      dry_run: true,
    });
    expect(body.status).toBe("SUCCESS");
    expect(body.final_data["request"]).toMatchObject({ method: "POST", url: `${api.url}/mails` });
    expect(JSON.stringify(body)).not.toContain(CANARY);
    expect(api.mails).toHaveLength(before);
  });

  it("waits for an approval in automatic mode if the request asks for it", async () => {
    const before = api.mails.length;
    const invoice = {
      id: 2,
      number: "n2",
      company: "c",
      issued_on: "2026-01-01",
      total: 1,
      currency: "CZK",
      paid: true,
    };
    const send = (more: object) =>
      ask(owner, "Send it to ucetni@abccorp.cz", {
        user_context_data: { invoice },
        require_approval: true,
        ...more,
      });
    const { body } = await send({});
    expect([body.error_code, api.mails.length]).toEqual(["APPROVAL_REQUIRED", before]);
    const { approval_id } = body.technical_details;
    await owner.call("POST", `/functions/v1/approvals/${approval_id}`, { decision: "approve" });
    expect((await send({ approval_id })).body.status).toBe("SUCCESS");
    expect((await send({ approval_id })).body.error_code, "an approval is used once").toBeTruthy();
    expect(api.mails).toHaveLength(before + 1);
    const read = await ask(owner, "Find the last invoice of ABC Corp", { require_approval: true });
    expect(read.body.status, "a read needs none").toBe("SUCCESS");
  });

  it("asks when a required argument is missing", async () => {
    const { status, body } = await ask(owner, "Find the last invoice of the company");
    expect([status, body.error_code]).toEqual([400, "CLARIFICATION_NEEDED"]);
    expect(body.technical_details).toMatchObject({ missing: ["company_name"] });
  });

  it("reports that no tool matches", async () => {
    const { status, body } = await ask(owner, "Translate this poem into Latin");
    expect(status).toBe(400);
    expect(["CONNECTOR_NOT_FOUND", "CLARIFICATION_NEEDED"]).toContain(body.error_code);
    const stranger = await toolgate.newPerson();
    const empty = await ask(stranger.client, "Find the last invoice of ABC Corp");
    expect(empty.body.error_code).toBe("CONNECTOR_NOT_FOUND");
  });

  it("reports the API's refusal of our credentials as AUTH_FAILED and other errors as API_ERROR", async () => {
    const { client } = await toolgate.newPerson();
    await connect(client, writeInvoicingDocument(api.url, ENGLISH), { invoicing_key: "another-value-0815" });
    const refused = await ask(client, "Find the last invoice of ABC Corp");
    expect([refused.status, refused.body.error_code]).toEqual([401, "AUTH_FAILED"]);
    expect(refused.body.technical_details).toMatchObject({ http_status: 401, api_message: "wrong key" });
    const missing = await ask(owner, 'Find the last invoice of "Nobody Ltd"');
    expect([missing.status, missing.body.error_code]).toEqual([500, "API_ERROR"]);
    expect(missing.body.technical_details).toMatchObject({ http_status: 404, reason: "status" });
  });

  it("blocks an internal address that is not allowed", async () => {
    const { client } = await toolgate.newPerson();
    await connect(client, writeInvoicingDocument("http://127.0.0.1:9", ENGLISH), { invoicing_key: "x" });
    const { status, body } = await ask(client, "Find the last invoice of ABC Corp");
    expect([status, body.error_code]).toEqual([400, "EGRESS_BLOCKED"]);
  });

  const malformed: [name: string, body: unknown, pointer: string][] = [
    ["no user_query", { conversation_id: "c" }, "/user_query"],
    ["an empty user_query", { user_query: "  ", conversation_id: "c" }, "/user_query"],
    ["no conversation_id", { user_query: "q" }, "/conversation_id"],
    [
      "context that is no object",
      { user_query: "q", conversation_id: "c", user_context_data: [1] },
      "/user_context_data",
    ],
    ["a field nobody knows", { user_query: "q", conversation_id: "c", foo: 1 }, "/foo"],
  ];
  for (const [name, body, pointer] of malformed) {
    it(`refuses ${name} with INVALID_REQUEST at ${pointer}`, async () => {
      const answer = await owner.call<Answer>("POST", "/functions/v1/agent-query", body);
      expect([answer.status, answer.body.error_code]).toEqual([400, "INVALID_REQUEST"]);
      expect(
        (answer.body.technical_details["errors"] as { pointer: string }[]).map((error) => error.pointer),
      ).toContain(pointer);
    });
  }

  it("answers a bare question in text with text", async () => {
    const { status, body } = await owner.call<string>(
      "POST",
      "/functions/v1/agent-query",
      "Find the last invoice of ABC Corp",
      {
        "content-type": "text/plain",
      },
    );
    expect(status).toBe(200);
    expect(body).toContain("2026-003");
    expect(body).toContain("findLastInvoice");
  });

  it("records trace and audit after the answer", async () => {
    const { body } = await ask(owner, "Find the last invoice of ABC Corp");
    const rows = await waitForRows(
      `select status, operation_id from public.traces where trace_id = '${body.trace_id}'`,
    );
    expect(rows).toEqual([{ status: "SUCCESS", operation_id: "findLastInvoice" }]);
    const audit = await toolgate.stack.sql(
      `select phase, method, http_status from public.audit_log where trace_id = '${body.trace_id}'`,
    );
    expect(audit).toEqual([{ phase: "outcome", method: "GET", http_status: 200 }]);
  });
});

describe("traces", () => {
  it("are kept of questions with characters that Postgres cannot store", async () => {
    const { status, body } = await ask(owner, "Find the last invoice of ABC Corp\u0000", {
      conversation_id: "odd \ud800",
      idempotency_key: crypto.randomUUID(),
    });
    expect(status).toBe(200);
    const [row] = await waitForRows(
      `select user_query, conversation_id from public.traces where trace_id = '${body.trace_id}'`,
    );
    expect(row).toEqual({
      user_query: "Find the last invoice of ABC Corp\ufffd",
      conversation_id: "odd \ufffd",
    });
    await waitForRows(`select 1 as n from public.audit_log where trace_id = '${body.trace_id}'`);
  });

  it("are also stored for runs that sent nothing: a dry run, a question, a rejection", async () => {
    const dry = await ask(owner, "Find the last invoice of ABC Corp", { dry_run: true });
    const asked = await ask(owner, "Find the last invoice of the company");
    for (const { trace_id } of [dry.body, asked.body]) {
      expect(
        await waitForRows(`select 1 as n from public.traces where trace_id = '${trace_id}'`),
      ).toHaveLength(1);
      expect(
        await toolgate.stack.sql(`select 1 from public.audit_log where trace_id = '${trace_id}'`),
      ).toEqual([]);
    }
    expect(toolgate.logs.filter((line) => line.includes("background task failed"))).toEqual([]);
  });
});

describe("idempotency keys", () => {
  const invoice = {
    id: 9,
    number: "n9",
    company: "c",
    issued_on: "2026-01-01",
    total: 1,
    currency: "CZK",
    paid: true,
  };
  const send = (key: string, to: string) =>
    owner.call<Answer>(
      "POST",
      "/functions/v1/agent-query",
      { user_query: `Send it to ${to}`, conversation_id: "c", user_context_data: { invoice } },
      { "idempotency-key": key },
    );

  it("return the stored answer to a repetition and send once", async () => {
    const key = crypto.randomUUID();
    const before = api.mails.length;
    const [first, second] = [await send(key, "a@example.com"), await send(key, "a@example.com")];
    expect(first.body.status).toBe("SUCCESS");
    expect(second.body).toEqual(first.body);
    expect(api.mails).toHaveLength(before + 1);
  });

  it("are refused for another request", async () => {
    const key = crypto.randomUUID();
    await send(key, "a@example.com");
    const other = await send(key, "b@example.com");
    expect([other.status, other.body.error_code]).toEqual([409, "CONFLICT"]);
  });

  it("let one of many simultaneous requests through", async () => {
    const key = crypto.randomUUID();
    const before = api.mails.length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(key, "c@example.com")));
    expect(api.mails).toHaveLength(before + 1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  });
});

describe("api keys", () => {
  const create = (body: object) =>
    owner.call<{ key: string; id: string; error_code: string }>("POST", "/functions/v1/api-keys", {
      name: "k",
      scopes: ["agent:query"],
      ...body,
    });

  it("act for their owner, within their scopes", async () => {
    const { body } = await create({});
    const agent = toolgate.as(body.key);
    expect((await ask(agent, "Find the last invoice of ABC Corp")).status).toBe(200);
    const forbidden = await agent.call<Answer>("GET", "/functions/v1/connectors");
    expect([forbidden.status, forbidden.body.error_code]).toEqual([403, "FORBIDDEN"]);
    const more = await agent.call<Answer>("POST", "/functions/v1/api-keys", {
      name: "more",
      scopes: ["connectors:write"],
    });
    expect(more.status).toBe(403);
  });

  it("without agent:query cannot ask", async () => {
    const { body } = await create({ scopes: ["connectors:write"] });
    const answer = await ask(toolgate.as(body.key), "Find the last invoice of ABC Corp");
    expect([answer.status, answer.body.error_code]).toEqual([403, "FORBIDDEN"]);
  });

  it("stop working when revoked, and are listed without the key", async () => {
    const { body } = await create({ name: "gone" });
    await owner.call("DELETE", `/functions/v1/api-keys/${body.id}`);
    const answer = await ask(toolgate.as(body.key), "Find the last invoice of ABC Corp");
    expect([answer.status, answer.body.error_code]).toEqual([401, "UNAUTHENTICATED"]);
    const listed = await owner.call("GET", "/functions/v1/api-keys");
    expect(JSON.stringify(listed.body)).not.toContain(body.key);
    expect(JSON.stringify(listed.body)).toContain("gone");
  });

  it("stop working when expired", async () => {
    const { body } = await create({ expires_at: new Date(Date.now() + 3_600_000).toISOString() });
    await toolgate.stack.sql(
      "update public.api_keys set expires_at = now() - interval '1 second' where id = $1",
      [body.id],
    );
    expect((await ask(toolgate.as(body.key), "x")).body.error_code).toBe("UNAUTHENTICATED");
    expect((await create({ expires_at: "2020-01-01T00:00:00Z" })).status).toBe(400);
  });

  const strangers: [string, string | null][] = [
    ["no token", null],
    ["a key that never existed", "tg_nothing"],
    ["a token that is no token", "abc"],
    ["a forged user token", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4Iiwicm9sZSI6ImF1dGhlbnRpY2F0ZWQifQ.c2ln"],
    ["an unsigned user token", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4Iiwicm9sZSI6ImF1dGhlbnRpY2F0ZWQifQ."],
  ];
  for (const [name, token] of strangers) {
    it(`refuses ${name} with 401`, async () => {
      for (const path of ["/functions/v1/connectors", "/functions/v1/api-keys", "/functions/v1/approvals"]) {
        const { status, body } = await toolgate.as(token).call<Answer>("GET", path);
        expect([path, status, body.error_code]).toEqual([path, 401, "UNAUTHENTICATED"]);
      }
      expect((await ask(toolgate.as(token), "x")).status).toBe(401);
    });
  }
});

describe("two users with the same connector", () => {
  it("never see each other's rows, tools, traces or keys", async () => {
    const other = await toolgate.newPerson();
    const otherId = await connect(other.client, writeInvoicingDocument(api.url, ENGLISH), {
      invoicing_key: CANARY,
    });
    await ask(other.client, "Find the last invoice of ABC Corp");

    for (const path of ["", "/operations"]) {
      const { status, body } = await other.client.call<Answer>(
        "GET",
        `/functions/v1/connectors/${connectorId}${path}`,
      );
      expect([status, body.error_code]).toEqual([404, "NOT_FOUND"]);
    }
    const attempts: [string, string, unknown][] = [
      ["PATCH", `/functions/v1/connectors/${connectorId}`, { status: "DISABLED" }],
      ["PUT", `/functions/v1/connectors/${connectorId}`, writeInvoicingDocument(api.url, ENGLISH)],
      ["DELETE", `/functions/v1/connectors/${connectorId}`, undefined],
      ["POST", "/api/v1/secrets/vault", { connector_id: connectorId, secrets: { invoicing_key: "stolen" } }],
      ["DELETE", `/functions/v1/secrets/vault/${connectorId}`, undefined],
    ];
    for (const [method, path, body] of attempts) {
      expect((await other.client.call(method, path, body)).status, `${method} ${path}`).toBe(404);
    }
    const found = await other.client.call<{ tools: { connector_id: string }[] }>(
      "POST",
      "/functions/v1/tools/search",
      { query: "last invoice" },
    );
    expect(new Set(found.body.tools.map((tool) => tool.connector_id))).toEqual(new Set([otherId]));

    for (const table of ["connectors", "tools", "traces", "audit_log", "approvals", "api_keys"]) {
      const response = await fetch(`${toolgate.stack.url}/rest/v1/${table}?select=user_id`, {
        headers: { apikey: toolgate.stack.publishableKey, authorization: `Bearer ${other.token}` },
      });
      const rows = (await response.json()) as { user_id: string }[];
      expect(new Set(rows.map((row) => row.user_id)).size, table).toBeLessThanOrEqual(1);
    }
    expect((await ask(owner, "Find the last invoice of ABC Corp")).status).toBe(200);
  });
});

describe("a canary secret", () => {
  it("is nowhere but in the vault", async () => {
    await ask(owner, "Find the last invoice of ABC Corp");
    await waitForRows("select 1 as n from public.traces limit 1");
    const tables = await toolgate.stack.sql<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema', 'vault')`,
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables) {
      const hits = await toolgate.stack.sql<{ n: number }>(
        `select count(*)::int as n from ${name} t where to_jsonb(t)::text like '%${CANARY}%'`,
      );
      expect([name, hits[0]?.n]).toEqual([name, 0]);
    }
    expect(toolgate.logs.filter((line) => line.includes(CANARY))).toEqual([]);
    const raw = await toolgate.stack.sql<{ n: number }>(
      `select count(*)::int as n from vault.secrets t where to_jsonb(t)::text like '%${CANARY}%'`,
    );
    expect(raw[0]?.n, "the vault stores it sealed").toBe(0);
  });
});

async function waitForRows(query: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const rows = await toolgate.stack.sql(query);
    if (rows.length > 0) return rows;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No rows: ${query}`);
}
