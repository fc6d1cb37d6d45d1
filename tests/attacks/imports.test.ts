import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { introspect } from "../integration/imports/documents/graphql.ts";
import { type Files, serveFiles } from "../integration/imports/serve-files.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

const PATH = "/functions/v1/connectors/import";
const LIMIT = 90_000;
const DOCUMENT = JSON.stringify({
  openapi: "3.0.3",
  info: { title: "Bait", version: "1" },
  paths: { "/a": { get: { responses: { "200": { description: "ok" } } } } },
});

let files: Files;
let other: Files;
let toolgate: Toolgate;
let client: ToolgateClient;

beforeAll(async () => {
  files = await serveFiles();
  other = await serveFiles();
  // `other` is a server of the internal network: it is not among the exceptions.
  toolgate = await startToolgate({ upstreams: [files.url] });
  client = (await toolgate.newPerson()).client;
}, LIMIT);
afterAll(async () => {
  await toolgate.stop();
  await files.close();
  await other.close();
});
beforeEach(() => {
  files.answers.clear();
  files.received.length = 0;
  other.put("/d.json", DOCUMENT);
  other.received.length = 0;
});

const redirect = (target: () => string) => () =>
  files.answers.set("/a", (_, response) => void response.writeHead(302, { location: target() }).end());
const answer = (write: (response: ServerResponse) => void) => () =>
  files.answers.set("/a", (_, response) => write(response));
const text =
  (body: string, type = "application/json") =>
  () =>
    files.put("/a", body, { "content-type": type });

/** What a server does with the import of its address, and the answer. */
const ROWS: [attempt: string, prepare: () => void, expected: RegExp][] = [
  [
    "redirects to the metadata service",
    redirect(() => "http://169.254.169.254/latest/meta-data/"),
    /EGRESS_BLOCKED.*redirect_blocked/,
  ],
  [
    "redirects to another server of this machine",
    redirect(() => `${other.url}/d.json`),
    /EGRESS_BLOCKED.*redirect_blocked/,
  ],
  ["redirects to itself without end", redirect(() => "/a"), /API_ERROR.*redirected more than/],
  ["redirects to a file", redirect(() => "file:///etc/passwd"), /EGRESS_BLOCKED/],
  [
    "sends one byte a second",
    answer((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const timer = setInterval(() => response.write(" "), 1_000);
      response.on("close", () => clearInterval(timer));
    }),
    /API_ERROR.*timeout/,
  ],
  [
    "sends a body of a gigabyte",
    answer((response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": String(2 ** 30) });
      const chunk = Buffer.alloc(1024 * 1024, 32);
      const write = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on("drain", write);
      write();
    }),
    /API_ERROR.*too_large/,
  ],
  [
    "sends a gzip bomb",
    answer((response) => {
      response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
      response.end(gzipSync(Buffer.alloc(64 * 1024 * 1024, 32)));
    }),
    /API_ERROR.*too_large/,
  ],
  ["sends a picture", text("x", "image/png"), /API_ERROR.*not a text/],
  [
    "sends an alias bomb",
    text(
      `openapi: 3.0.0\na: &a [x]\n${[..."bcdefghijkl"].map((name, i) => `${name}: &${name} [${Array(10).fill(`*${"abcdefghijk"[i]}`).join(",")}]`).join("\n")}`,
      "application/yaml",
    ),
    /INVALID_SYNTAX/,
  ],
  [
    "sends a page with thousands of links",
    text(
      `<html>${Array.from({ length: 20_000 }, (_, n) => `<a href="/openapi${n}.json">x</a>`).join("")}</html>`,
      "text/html",
    ),
    /NOT_FOUND/,
  ],
  [
    "links a document of the internal network",
    () =>
      files.put("/a", `<link rel="service-desc" href="${other.url}/d.json">`, {
        "content-type": "text/html",
      }),
    /NOT_FOUND/,
  ],
];

describe("hostile addresses", () => {
  test.each(ROWS)(
    "an address that %s",
    async (_, prepare, expected) => {
      prepare();
      const { body } = await client.call("POST", PATH, { url: `${files.url}/a` });
      expect(JSON.stringify(body)).toMatch(expected);
      expect(body["status"]).toBe("FAILURE");
      expect(other.received).toEqual([]);
      expect(files.received.length).toBeLessThan(45);
    },
    LIMIT,
  );

  test.each([
    ["a user in it", "http://anna:canary-pass@127.0.0.1/d.json"],
    ["the metadata service", "http://169.254.169.254/latest/meta-data"],
    ["an address in decimal", "http://2130706433/d.json"],
    ["a file", "file:///etc/passwd"],
    ["a name of this machine", "http://localhost:1/d.json"],
  ])("an address with %s is refused before anything is sent", async (_, url) => {
    for (const choose of [undefined, { kind: "openapi" }, { kind: "graphql" }, { kind: "mcp" }]) {
      const { body } = await client.call("POST", PATH, { url, ...(choose && { choose }) });
      expect(String(body["error_code"])).toMatch(/EGRESS_BLOCKED|INVALID_REQUEST/);
      expect(JSON.stringify(body)).not.toContain("canary-pass");
    }
  });

  test.each([
    "http://127.0.0.1:65536/",
    "http://[::1%25lo]:54777/",
    "https://127.0.0.1:54998:54777/",
    "http://",
    "https://a b/",
    "http://999.1.1.1/",
    "example.com/openapi.json",
    "/openapi.json",
    "http://xn--a-ecp.ru\uffff/",
  ])("an address that cannot be read is refused where it is given: %s", async (url) => {
    const refused = (pointer: string) => ({
      error_code: "INVALID_REQUEST",
      technical_details: { errors: [{ pointer, message: "is no absolute URL" }] },
    });
    const choose = (kind: string, at = {}) => ({ choose: { kind, ...at } });
    for (const [body, pointer] of [
      [{ url }, "/url"],
      [{ url, ...choose("openapi") }, "/url"],
      [{ url, ...choose("mcp") }, "/url"],
      [{ url: files.url, ...choose("openapi", { url }) }, "/choose/url"],
      [{ url: files.url, ...choose("mcp", { url }) }, "/url"],
    ] as const) {
      const answer = await client.call("POST", PATH, body);
      expect([answer.status, answer.body]).toMatchObject([400, refused(pointer)]);
    }
    const connected = await client.call("POST", "/functions/v1/connectors/mcp", { url });
    expect([connected.status, connected.body]).toMatchObject([400, refused("/url")]);
  });

  test("a server that cannot be read stays as the document states it", async () => {
    const document = { ...JSON.parse(DOCUMENT), servers: [{ url: "/\\[::1" }, { url: "/v1" }] };
    files.put("/a", JSON.stringify(document));
    const { status, body } = await client.call("POST", PATH, { url: `${files.url}/a` });
    expect([status, body["error_code"]]).toEqual([200, undefined]);
  });

  test("what was chosen is checked like the address that led to it", async () => {
    text(DOCUMENT)();
    const { body } = await client.call("POST", PATH, {
      url: `${files.url}/a`,
      choose: { kind: "openapi", url: `${other.url}/d.json` },
    });
    expect(body["error_code"]).toBe("EGRESS_BLOCKED");
    expect(other.received).toEqual([]);
  });
});

const withReference = (reference: string) =>
  DOCUMENT.replace('"responses"', `"parameters":[{"$ref":${JSON.stringify(reference)}}],"responses"`);

const REFERENCES: [attempt: string, prepare: () => void, expected: RegExp][] = [
  ["another origin", () => files.put("/a", withReference(`${other.url}/d.json#/x`)), /only files of http/],
  [
    "the metadata service",
    () => files.put("/a", withReference("http://169.254.169.254/x#/y")),
    /only files of http/,
  ],
  [
    "a redirect to another origin",
    () => {
      files.put("/a", withReference("b.json#/x"));
      files.answers.set(
        "/b.json",
        (_, response) => void response.writeHead(302, { location: `${other.url}/d.json` }).end(),
      );
    },
    /redirect/i,
  ],
  [
    "a chain of files without end",
    () => {
      files.put("/a", withReference("f1.json#/x"));
      for (let n = 1; n < 100; n++) files.put(`/f${n}.json`, `{"x":{"schema":{"$ref":"f${n + 1}.json#/x"}}}`);
    },
    /levels/,
  ],
  [
    "a hundred files",
    () => {
      files.put("/a", withReference("all.json#/x"));
      const properties = Object.fromEntries(
        Array.from({ length: 100 }, (_, n) => [`p${n}`, { $ref: `g${n}.json#/x` }]),
      );
      files.put(
        "/all.json",
        JSON.stringify({ x: { name: "q", in: "query", schema: { type: "object", properties } } }),
      );
      for (let n = 0; n < 100; n++) files.put(`/g${n}.json`, '{"x":{"type":"string"}}');
    },
    /more than 50 files/,
  ],
  [
    "a path item that is itself",
    () => {
      files.put("/a", DOCUMENT.replace('"/a":{', '"/b":{"$ref":"loop.json#/x"},"/a":{'));
      files.put("/loop.json", '{"x":{"$ref":"loop.json#/x"}}');
    },
    /repeat each other/,
  ],
];

describe("references to other files", () => {
  test.each(REFERENCES)(
    "a document that refers to %s",
    async (_, prepare, expected) => {
      prepare();
      const { body } = await client.call("POST", PATH, {
        url: `${files.url}/a`,
        choose: { kind: "openapi" },
      });
      expect(body["status"]).toBe("FAILURE");
      expect(JSON.stringify(body)).toMatch(expected);
      expect(other.received).toEqual([]);
    },
    LIMIT,
  );
});

describe("GraphQL endpoints", () => {
  const endpoint = (schema: string) =>
    files.answers.set("/graphql", ({ method, body }, response) => {
      response.writeHead(method === "POST" ? 200 : 405, { "content-type": "application/json" });
      response.end(body.includes("__schema") ? schema : '{"data":{"__typename":"Query"}}');
    });

  test("one without introspection is named, and not imported", async () => {
    endpoint('{"errors":[{"message":"introspection is disabled"}]}');
    const url = `${files.url}/graphql`;
    const found = await client.call("POST", PATH, { url });
    expect(found.body).toMatchObject({ found: [{ kind: "graphql", operation_count: null }] });
    const { body } = await client.call("POST", PATH, { url, choose: { kind: "graphql" } });
    expect(String(body["error_message"])).toContain("introspection is off");
  });

  test(
    "5,000 types give 500 operations with bounded selections",
    async () => {
      const types = Array.from({ length: 5_000 }, (_, n) => [
        `T${n}`,
        { id: "ID!", a: `T${(n + 1) % 5_000}`, b: `T${(n * 7) % 5_000}` },
      ]);
      const queries = Array.from({ length: 5_000 }, (_, n) => [`q${n}`, `T${n}`]);
      endpoint(introspect({ objects: { Query: Object.fromEntries(queries), ...Object.fromEntries(types) } }));
      const url = `${files.url}/graphql`;
      const { status, body } = await client.call("POST", PATH, { url, choose: { kind: "graphql" } });
      expect([status, body["operation_count"]]).toEqual([201, 500]);
      expect(JSON.stringify(body["report"])).toContain("first 500 of 5000");
      const [longest] = await toolgate.stack.sql<{ n: number }>(
        "select max(length(definition -> 'body' ->> 'graphql'))::int as n from public.tools where connector_id = $1",
        [String(body["connector_id"])],
      );
      expect(longest?.n).toBeLessThan(2_000);
    },
    LIMIT,
  );

  test("names of the schema cannot change the query", async () => {
    const schema = JSON.parse(introspect({ objects: { Query: { ok: "String" } } })) as {
      data: { __schema: { types: { name: string; fields: { name: string }[] }[] } };
    };
    schema.data.__schema.types[0]?.fields.push({
      ...schema.data.__schema.types[0].fields[0],
      name: "x } mutation { pay",
    } as { name: string });
    endpoint(JSON.stringify(schema));
    const { body } = await client.call("POST", PATH, {
      url: `${files.url}/graphql`,
      choose: { kind: "graphql" },
    });
    expect(body["operation_count"]).toBe(1);
  });

  test("errors in an answer with status 200 are a failure; a key cannot make queries reads", async () => {
    endpoint(introspect({ objects: { Query: { ok: "String" } } }));
    const imported = await client.call<{ connector_id: string }>("POST", PATH, {
      url: `${files.url}/graphql`,
      choose: { kind: "graphql" },
    });
    const { body } = await client.call<{ operations: { tool_id: string }[] }>(
      "GET",
      `/functions/v1/connectors/${imported.body.connector_id}/operations`,
    );
    await expect
      .poll(
        async () =>
          (await client.call("GET", `/functions/v1/connectors/${imported.body.connector_id}`)).body["status"],
        { timeout: 20_000 },
      )
      .toBe("ACTIVE");
    files.put("/graphql", '{"data":{"ok":null},"errors":[{"message":"ferry is full"}]}');
    const result = await client.call("POST", `/functions/v1/tools/${body.operations[0]?.tool_id}/run`, {
      arguments: {},
    });
    expect(result.body).toMatchObject({ status: "FAILURE", error_code: "API_ERROR" });
    expect(result.body["error_message"]).toContain("ferry is full");
    const key = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "k",
      scopes: ["connectors:write"],
    });
    endpoint(introspect({ objects: { Query: { ok: "String" } } }));
    const byKey = await toolgate
      .as(key.body.key)
      .call("POST", PATH, { url: `${files.url}/graphql`, choose: { kind: "graphql" } });
    expect(JSON.stringify(byKey.body)).toContain("count as writes");
  });
});
