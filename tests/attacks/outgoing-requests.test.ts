import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/base/json.ts";
import { guardUrl } from "../../src/calling/egress/guard-url.ts";
import { followRedirect } from "../../src/calling/egress/repeat-request.ts";
import { createSender } from "../../src/calling/egress/send-request.ts";
import { buildRequest } from "../../src/calling/request/build-request.ts";
import { compileOperations } from "../../src/catalogue/openapi/compile/compile-operations.ts";
import { validateConnector } from "../../src/catalogue/openapi/validate/validate-document.ts";
import { createEgress } from "../../src/compose/create-egress.ts";
import type { Config } from "../../src/contract/config.ts";
import type { OutgoingRequest } from "../../src/contract/ports.ts";
import { catchError } from "../calling/catch-error.ts";
import { issue } from "../calling/make-certificates.ts";

const HERE = "https://api.example.com/orders";
const ELSEWHERE = "https://api.example.net/orders";
const BODY = new TextEncoder().encode("{}");

/** Who: an upstream that answers with a redirect. What it may choose: the status and the place. */
const REFUSED: [
  attempt: string,
  method: string,
  body: boolean,
  status: number,
  location: string,
  reason: string,
][] = [
  ["a body to another host with 307", "POST", true, 307, ELSEWHERE, "redirect_blocked:cross_origin"],
  ["a body to another host with 308", "POST", true, 308, ELSEWHERE, "redirect_blocked:cross_origin"],
  [
    "a body to another port",
    "PUT",
    true,
    307,
    "https://api.example.com:8443/orders",
    "redirect_blocked:cross_origin",
  ],
  ["a PUT to another host with 302", "PUT", true, 302, ELSEWHERE, "redirect_blocked:cross_origin"],
  [
    "a DELETE without a body to another host",
    "DELETE",
    false,
    307,
    ELSEWHERE,
    "redirect_blocked:cross_origin",
  ],
];

const DOWNGRADES: [attempt: string, method: string, status: number, location: string][] = [
  ["https to http on an allowed host", "GET", 302, "http://localhost:1/"],
  ["https to http on another host", "GET", 301, "http://93.184.216.34/"],
  ["https to http with a method that becomes GET", "POST", 303, "http://localhost:1/"],
];

describe("a redirect of an upstream", () => {
  test.each(REFUSED)("%s: rejected", async (_, method, body, status, location, reason) => {
    const error = await catchError(async () =>
      followRedirect(requestOf(method, body), new URL(HERE), status, location),
    );
    expect([error.code, error.details?.["reason"]]).toEqual(["EGRESS_BLOCKED", reason]);
  });

  test.each([
    ["a GET to another host", "GET", false, 302, ELSEWHERE, "GET"],
    ["a body within its origin", "POST", true, 307, "/v2/orders", "POST"],
    ["a POST that becomes GET, to another host", "POST", true, 303, ELSEWHERE, "GET"],
  ])("%s: followed", (_, method, body, status, location, then) => {
    const next = followRedirect(requestOf(method, body), new URL(HERE), status, location);
    expect([next?.method, next?.url]).toEqual([then, new URL(location, HERE).href]);
  });

  test.each(DOWNGRADES)("%s: rejected", async (_, method, status, location) => {
    const authority = issue({ name: "authority", isAuthority: true });
    const certified = issue({ name: "localhost", hosts: ["localhost"] }, authority);
    const upstream = createServer(certified, (_request, response) => {
      response.writeHead(status, { location }).end();
    });
    await once(upstream.listen(0, "127.0.0.1"), "listening");
    const { port } = upstream.address() as AddressInfo;
    const policy = {
      allow: [
        { host: "localhost", port },
        { host: "localhost", port: 1 },
      ],
      allowHttp: true,
    };
    const sender = createSender(policy, { ca: [authority.cert] });
    try {
      const url = `https://localhost:${port}/`;
      const error = await catchError(() => sender.send({ ...requestOf(method, false), url }));
      expect([error.code, error.details?.["reason"]]).toEqual(["EGRESS_BLOCKED", "redirect_blocked:scheme"]);
    } finally {
      await sender.close();
      upstream.close();
    }
  });

  test("http to https: followed", () => {
    expect(followRedirect(requestOf("GET", false), new URL("http://api.example.com/"), 301, HERE)?.url).toBe(
      HERE,
    );
  });
});

/** Who: a person who writes a tool's address. */
describe("a tool's address belongs to a service that is not an API", () => {
  test.each([5984, 6984, 9200, 9300, 8086, 8500])("port %i is rejected", async (port) => {
    const error = await catchError(async () =>
      guardUrl(`https://db.example.com:${port}/`, { allow: [], allowHttp: true }),
    );
    expect(error.details?.["reason"]).toBe("port");
  });

  test.each([
    ["our own address", "https://abcd.supabase.co/functions/v1/agent-query", "self"],
    [
      "our own address in other letters, with a dot",
      "https://ABCD.supabase.co./functions/v1/agent-query",
      "self",
    ],
    ["our functions' other name", "https://abcd.functions.supabase.co/agent-query", "self"],
    ["our public name", "https://toolgate.example.com/mcp", "self"],
    ["our page", "https://app.example.com/", "self"],
    ["our own public address", "https://93.184.216.34/functions/v1/mcp", "self"],
  ])("%s is rejected", async (_, url, reason) => {
    const config = {
      egressAllow: "",
      supabaseUrl: "https://abcd.supabase.co",
      publicUrl: url.includes("93.") ? "https://93.184.216.34" : "https://toolgate.example.com",
      webUrl: "https://app.example.com",
    } as Config;
    const sender = createEgress(config);
    const error = await catchError(() => sender.send({ ...requestOf("GET", false), url }));
    await sender.close();
    expect(error.details?.["reason"]).toBe(reason);
  });
});

/** Who: the author of a document. */
describe("a server's address in a document", () => {
  test.each([
    ["a line end", "https://api.example.com/v1\r\nX-Admin: 1"],
    ["an encoded line end", "https://api.example.com/v1%0d%0aX-Admin:%201"],
    ["an encoded line end in a variable", "https://api.example.com/{v}"],
    ["an encoded zero", "https://api.example.com/v1%00"],
    ["a user", "https://api.example.com@evil.example/v1"],
    ["a password", "https://:secret@api.example.com/v1"],
  ])("with %s is rejected", (_, url) => {
    const variables = { v: { default: "a%0D%0Ab" } };
    const { document } = validateConnector(documentWith({ url, ...(url.includes("{v}") && { variables }) }));
    expect(document.map(({ pointer }) => pointer)).toEqual(["/servers/0/url"]);
  });

  test.each([
    [
      "a query",
      "https://api.example.com/v1?api-version=2024-01",
      "https://api.example.com/v1/a?api-version=2024-01&q=x",
    ],
    [
      "a query and a slash",
      "https://api.example.com/v1/?a=1&b=2",
      "https://api.example.com/v1/a?a=1&b=2&q=x",
    ],
    [
      "a query that a parameter replaces",
      "https://api.example.com/v1?q=1&a=2",
      "https://api.example.com/v1/a?a=2&q=x",
    ],
    ["a fragment", "https://api.example.com/v1/#/docs", "https://api.example.com/v1/a?q=x"],
    ["both, and a variable", "https://api.example.com/{v}?a=1#top", "https://api.example.com/v2/a?a=1&q=x"],
  ])("with %s is accepted", (_, url, sent) => {
    const document = documentWith({
      url,
      ...(url.includes("{v}") && { variables: { v: { default: "v2" } } }),
    });
    expect(validateConnector(document)).toEqual({ document: [], extensions: [] });
    const tool = compileOperations(document).tools[0];
    if (tool?.definition.kind !== "http") throw new Error("was not compiled");
    expect(buildRequest(tool.definition, { q: "x" }).url).toBe(sent);
  });

  test("a path with a line break is skipped with a reason in the report", () => {
    const document = documentWith({ url: "https://api.example.com" }, "/a%0d%0ab");
    expect(compileOperations(document)).toMatchObject({
      tools: [],
      skipped: [{ reason: expect.stringContaining("line ends") }],
    });
  });
});

function requestOf(method: string, body: boolean): OutgoingRequest {
  return {
    method,
    url: HERE,
    headers: [],
    ...(body && { body: BODY }),
    idempotent: false,
    sensitive: { headers: [], query: [] },
  };
}

function documentWith(server: JsonObject, path = "/a"): JsonObject {
  const get = {
    parameters: [{ name: "q", in: "query", schema: { type: "string" } }],
    responses: { "200": { description: "" } },
  };
  return {
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    servers: [server],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: { [path]: { get } },
  };
}
