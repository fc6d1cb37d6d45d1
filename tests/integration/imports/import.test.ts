import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ToolgateClient, waitForActive } from "../../../scripts/toolgate-client.ts";
import { startToolgate, type Toolgate } from "../start-toolgate.ts";
import { type Files, serveFiles } from "./serve-files.ts";

const PATH = "/functions/v1/connectors/import";
const LIMIT = 60_000;

interface Found {
  found: {
    kind: string;
    url: string | null;
    format: string;
    title: string;
    operation_count: number;
    servers: string[];
    found: string;
  }[];
}

const document = (extra: object = {}) =>
  JSON.stringify({
    openapi: "3.0.3",
    info: { title: "Ferry times", version: "2.1" },
    paths: { "/boats": { get: { summary: "List the boats", responses: { "200": { description: "ok" } } } } },
    ...extra,
  });

describe("import by URL", () => {
  let toolgate: Toolgate;
  let files: Files;
  let client: ToolgateClient;
  beforeAll(async () => {
    files = await serveFiles();
    toolgate = await startToolgate({ upstreams: [files.url] });
    client = (await toolgate.newPerson()).client;
  }, LIMIT);
  afterAll(async () => {
    await toolgate.stop();
    await files.close();
  });
  beforeEach(() => files.answers.clear());

  const inspect = (body: object) => client.call<Found>("POST", PATH, body);

  test("an inspection says what was found and stores nothing", async () => {
    files.put("/docs/api.json", document({ servers: [{ url: "/v2" }] }));
    const { status, body } = await inspect({ url: `${files.url}/docs/api.json` });
    expect(status).toBe(200);
    expect(body.found).toEqual([
      {
        kind: "openapi",
        url: `${files.url}/docs/api.json`,
        format: "OpenAPI 3.0.3",
        title: "Ferry times",
        version: "2.1",
        operation_count: 1,
        servers: [`${files.url}/v2`],
        found: "at this address",
        notes: [],
      },
    ]);
    const list = await client.call<{ connectors: unknown[] }>("GET", "/functions/v1/connectors");
    expect(list.body.connectors).toEqual([]);
  });

  test("what was chosen becomes a connector that keeps its address and the validators", async () => {
    const url = `${files.url}/docs/api.json`;
    files.put("/docs/api.json", document(), {
      etag: '"v1"',
      "last-modified": "Mon, 02 Nov 2026 10:00:00 GMT",
    });
    const dry = await client.call("POST", PATH, { url, choose: { kind: "openapi" }, dry_run: true });
    expect([dry.status, dry.body["operation_count"]]).toEqual([200, 1]);
    const { status, body } = await client.call<{ connector_id: string; name: string; report: object }>(
      "POST",
      PATH,
      {
        url,
        choose: { kind: "openapi" },
        name: "Boats",
      },
    );
    expect([status, body.name]).toEqual([201, "Boats"]);
    expect(JSON.stringify(body.report)).toContain(`calls go to ${files.url}`);
    const stored = await toolgate.stack.sql(
      "select source_url, source_kind, source_etag, source_last_modified from public.connectors where connector_id = $1",
      [body.connector_id],
    );
    expect(stored).toEqual([
      {
        source_url: url,
        source_kind: "openapi",
        source_etag: '"v1"',
        source_last_modified: "Mon, 02 Nov 2026 10:00:00 GMT",
      },
    ]);
    const read = await client.call("GET", `/functions/v1/connectors/${body.connector_id}`);
    expect(read.body["source"]).toEqual({ url, kind: "openapi" });
  });

  test("a stated server is preferred to the address that the document came from", async () => {
    files.put("/api.json", document());
    const { body } = await client.call<{ connector_id: string }>("POST", PATH, {
      url: `${files.url}/api.json`,
      server: `${files.url}/elsewhere`,
      choose: { kind: "openapi" },
    });
    const [stored] = await toolgate.stack.sql<{ servers: object }>(
      "select full_schema_json -> 'servers' as servers from public.connectors where connector_id = $1",
      [body.connector_id],
    );
    expect(stored?.servers).toEqual([{ url: `${files.url}/elsewhere` }]);
  });

  test("an address with a secret is used once and not stored", async () => {
    files.put("/api.json", document());
    const url = `${files.url}/api.json?access_token=cafe-4711`;
    const { status, body } = await client.call("POST", PATH, { url, choose: { kind: "openapi" } });
    expect(status).toBe(201);
    expect(JSON.stringify(body)).toContain("was not stored");
    const rows = await toolgate.stack.sql("select 1 from public.connectors where source_url like '%4711%'");
    expect(rows).toEqual([]);
  });

  const html = { "content-type": "text/html" };
  const at = (path: string) => () => files.put(path, document());
  const page = (body: string) => () => files.put("/docs", `<!doctype html><html>${body}</html>`, html);

  const PAGES: [title: string, place: (() => void)[], found: string, urls: string[]][] = [
    [
      "a link service-desc",
      [page('<link rel="service-desc" href="/d.json?a=1&amp;b=2">'), at("/d.json")],
      "service-desc in the page",
      ["/d.json?a=1&b=2"],
    ],
    [
      "a header Link",
      [
        () =>
          files.put("/docs", "hello", {
            "content-type": "text/plain",
            link: '</d.json>; rel="service-desc"',
          }),
        at("/d.json"),
      ],
      "in the header",
      ["/d.json"],
    ],
    [
      "Swagger UI in a page",
      [page('<script>SwaggerUIBundle({ url: "./d.json", dom_id: "#ui" })</script>'), at("/d.json")],
      "Swagger UI",
      ["/d.json"],
    ],
    [
      "Swagger UI with swagger-initializer.js",
      [
        page('<script src="./ui/swagger-initializer.js"></script>'),
        () =>
          files.put(
            "/ui/swagger-initializer.js",
            'window.ui = SwaggerUIBundle({ url: "https://petstore.swagger.io/v2/swagger.json", configUrl: "/swagger-config" })',
          ),
        () =>
          files.put(
            "/swagger-config",
            '{"urls":[{"url":"/one.json","name":"One"},{"url":"/two.json","name":"Two"}]}',
          ),
        at("/one.json"),
        at("/two.json"),
      ],
      "Swagger UI",
      ["/one.json", "/two.json"],
    ],
    ["Redoc", [page("<redoc spec-url='d.json'></redoc>"), at("/d.json")], "Redoc", ["/d.json"]],
    [
      "Scalar",
      [page('<script id="api-reference" data-url="/d.json"></script>'), at("/d.json")],
      "Scalar",
      ["/d.json"],
    ],
    ["RapiDoc", [page('<rapi-doc spec-url="/d.json"></rapi-doc>'), at("/d.json")], "RapiDoc", ["/d.json"]],
    [
      "Stoplight",
      [page('<elements-api apiDescriptionUrl="/d.json"/>'), at("/d.json")],
      "Stoplight",
      ["/d.json"],
    ],
    [
      "RFC 9727",
      [
        page("nothing"),
        () =>
          files.put(
            "/.well-known/api-catalog",
            '{"linkset":[{"anchor":"/","service-desc":[{"href":"/d.json","type":"application/json"}]}]}',
            { "content-type": "application/linkset+json" },
          ),
        at("/d.json"),
      ],
      "API catalogue",
      ["/d.json"],
    ],
    ["a usual path", [page("nothing"), at("/v3/api-docs")], "usual path", ["/v3/api-docs"]],
    [
      "a document served as text/html",
      [() => files.put("/docs", document(), html)],
      "at this address",
      ["/docs"],
    ],
  ];

  test.each(PAGES)("%s leads to its documents", async (_, place, found, urls) => {
    for (const put of place) put();
    const { status, body } = await inspect({ url: `${files.url}/docs` });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.found.map(({ url }) => url)).toEqual(urls.map((path) => files.url + path));
    for (const one of body.found) expect(one.found).toContain(found);
  });

  test("content negotiation: the document is preferred to the page", async () => {
    files.answers.set("/docs", ({ headers }, response) => {
      const isJson = (headers.accept ?? "").indexOf("json") < (headers.accept ?? "").indexOf("html");
      response.writeHead(200, { "content-type": isJson ? "application/json" : "text/html" });
      response.end(isJson ? document() : "<html></html>");
    });
    expect((await inspect({ url: `${files.url}/docs` })).body.found[0]?.title).toBe("Ferry times");
  });

  test.each(["2.0", "3.0.4", "3.1.1", "3.2.0"])(
    "OpenAPI %s becomes a connector that can be called",
    async (version) => {
      const { openapi: _, ...rest } = JSON.parse(document()) as Record<string, unknown>;
      files.put(
        "/api.json",
        JSON.stringify({ [version === "2.0" ? "swagger" : "openapi"]: version, ...rest }),
      );
      files.put("/boats", '["Anna"]');
      const { status, body } = await client.call<{ connector_id: string; operation_count: number }>(
        "POST",
        PATH,
        {
          url: `${files.url}/api.json`,
          choose: { kind: "openapi" },
        },
      );
      expect([status, body.operation_count], JSON.stringify(body)).toEqual([201, 1]);
      await waitForActive(client, body.connector_id);
      const { body: listed } = await client.call<{ operations: { tool_id: string }[] }>(
        "GET",
        `/functions/v1/connectors/${body.connector_id}/operations`,
      );
      const result = await client.call("POST", `/functions/v1/tools/${listed.operations[0]?.tool_id}/run`, {
        arguments: {},
      });
      expect(result.body["result"]).toEqual(["Anna"]);
    },
  );

  test("a document in several files becomes one: path items, schemas, cycles", async () => {
    files.put(
      "/api/openapi.yaml",
      `openapi: 3.0.3
info: {title: Split, version: "1"}
servers: [{url: /}]
paths:
  /boats/{id}:
    $ref: paths/boat.yaml
components:
  schemas:
    Root: {type: string}`,
      { "content-type": "application/yaml" },
    );
    files.put(
      "/api/paths/boat.yaml",
      `parameters:
  - $ref: "../parts.yaml#/parameters/id"
put:
  operationId: putBoat
  requestBody:
    content: {application/json: {schema: {$ref: "../parts.yaml#/schemas/Boat"}}}
  responses: {"200": {description: ok}}`,
    );
    files.put(
      "/api/parts.yaml",
      `parameters:
  id: {name: id, in: path, required: true, schema: {type: string}}
schemas:
  Boat:
    type: object
    properties:
      name: {$ref: "openapi.yaml#/components/schemas/Root"}
      links: {type: array, items: {$ref: "#/schemas/Boat"}}
      speed: {type: number, nullable: true}`,
    );
    const { status, body } = await client.call<{ operations: object[] }>("POST", PATH, {
      url: `${files.url}/api/openapi.yaml`,
      choose: { kind: "openapi" },
    });
    expect(status, JSON.stringify(body)).toBe(201);
    const id = (body as unknown as { connector_id: string }).connector_id;
    const [stored] = await toolgate.stack.sql<{ text: string; input: object }>(
      "select c.full_schema_json::text as text, t.input_schema as input from public.connectors c join public.tools t using (connector_id) where connector_id = $1",
      [id],
    );
    expect(stored?.text).not.toMatch(/yaml/);
    expect(stored?.input).toMatchObject({
      properties: { id: {}, name: { type: "string" }, speed: { type: ["number", "null"] } },
    });
  });

  test("an MCP server is recognised", async () => {
    files.answers.set("/mcp", ({ method }, response) => {
      if (method !== "POST") return void response.writeHead(405).end();
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(
        'event: message\ndata: {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-06-18","capabilities":{},"serverInfo":{"name":"Harbour","version":"3"}}}\n\n',
      );
    });
    const { body } = await inspect({ url: `${files.url}/mcp` });
    expect(body.found).toMatchObject([{ kind: "mcp", title: "Harbour", version: "3" }]);
  });

  test.each([
    [
      "only later versions of the protocol",
      400,
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"Unsupported protocol version","data":{"supported":["2026-07-28"]}}}',
      undefined,
    ],
    ["credentials", 401, '{"error":"no token"}', true],
  ])("an MCP server that wants %s is recognised", async (_, status, answer, requires_auth) => {
    files.answers.set("/wants/mcp", ({ method }, response) => {
      if (method !== "POST") return void response.writeHead(405).end();
      response.writeHead(status, { "content-type": "application/json" }).end(answer);
    });
    const { body } = await inspect({ url: `${files.url}/wants/mcp` });
    expect(body.found).toMatchObject([{ kind: "mcp", title: new URL(files.url).host }]);
    expect((body.found as { requires_auth?: boolean }[])[0]?.requires_auth).toBe(requires_auth);
  });

  test("an address with “mcp” in its path that refuses POST is read like any other", async () => {
    files.answers.set("/docs/mcp", ({ method }, response) => {
      if (method !== "POST") return void response.end("<html>Nothing here</html>");
      response.writeHead(405).end('{"error":{"data":{"supported":["GET"]}}}');
    });
    const { body } = await inspect({ url: `${files.url}/docs/mcp` });
    expect(JSON.stringify(body)).not.toContain('"mcp"');
  });

  test("curl commands in a text: grouped, titled, without their secrets", async () => {
    const text = `# List boats
curl '${files.url}/boats?limit=3' -H 'Authorization: Bearer canary-curl-1'
# Rent a boat
curl -X POST ${files.url}/boats/77/rentals \\
  -u anna:canary-curl-2 --json '{"days": 2}'`;
    const found = await inspect({ text });
    expect(found.body.found).toMatchObject([{ kind: "curl", operation_count: 2 }]);
    const dry = await client.call("POST", PATH, { text, choose: { kind: "curl" }, dry_run: true });
    expect(dry.body).toMatchObject({
      operations: [
        { operation_id: "listBoats", method: "GET", path: "/boats", side_effect: "read" },
        { operation_id: "rentABoat", method: "POST", path: "/boats/{boat_id}/rentals", side_effect: "write" },
      ],
    });
    expect(JSON.stringify(dry.body)).not.toContain("canary");
  });
});
