import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/base/json.ts";
import { buildRequest } from "../../src/calling/request/build-request.ts";
import { checkTool } from "../../src/calling/templates/check-tool.ts";
import { compileOperations } from "../../src/catalogue/openapi/compile/compile-operations.ts";
import { validateDocument } from "../../src/catalogue/openapi/validate/validate-document.ts";
import { withOperation } from "../catalogue/openapi/connector-document.ts";

/** What an argument of a GET must not set, in the spellings that servers read alike. */
const NAMES: [place: "header" | "query", name: string][] = [
  ["header", "X-HTTP-Method-Override"],
  ["header", "x-http-method-override"],
  ["header", "X_HTTP_METHOD_OVERRIDE"],
  ["header", "X-HTTP-Method"],
  ["header", "X-Method-Override"],
  ["header", "X-Forwarded-For"],
  ["header", "X-Forwarded-Host"],
  ["header", "X-Forwarded-Proto"],
  ["header", "X_Forwarded_For"],
  ["header", "Forwarded"],
  ["header", "X-Real-IP"],
  ["header", "True-Client-IP"],
  ["header", "X-Original-URL"],
  ["header", "X-Rewrite-URL"],
  ["header", "X-Originating-IP"],
  ["header", "WL-Proxy-Client-IP"],
  ["header", "X-Original-Forwarded-For"],
  ["header", "X-Envoy-External-Address"],
  ["header", "X-HTTP-Path-Override"],
  ["header", "X-Original-Path"],
  ["header", "Remote-User"],
  ["header", "X-Auth-Request-Email"],
  ["header", "X-SSL-Client-DN"],
  ["header", "Host"],
  ["header", "Connection"],
  ["header", "Transfer-Encoding"],
  ["header", "Content-Length"],
  ["header", "Proxy-Authorization"],
  ["header", "Te"],
  ["query", "_method"],
  ["query", "_METHOD"],
  ["query", ".method"],
  ["query", "_method[]"],
  ["query", "X.HTTP.Method.Override"],
  ["query", "_http_method"],
  ["query", "X-HTTP-Method-Override"],
  ["query", "x_http_method_override"],
  ["query", "http_method_override"],
];

const parameter = (place: string, name: string, required = false): JsonObject => ({
  name,
  in: place,
  required,
  schema: { type: "string" },
});

describe("a document whose argument changes a GET into another request", () => {
  it.each([...NAMES, ["header", "Cookie"] as const])(
    "%s %s: is not an argument, which the report states",
    (place, name) => {
      for (const required of [false, true]) {
        const document = withOperation("get", { parameters: [parameter(place, name, required)] });
        const { tools, warnings } = compileOperations(document);
        expect(tools[0]?.input_schema).toMatchObject({ properties: {} });
        expect(tools[0]?.definition.parameters).toEqual([]);
        expect(warnings.map(({ message }) => message).join()).toContain(`\`${name}\` is left out`);
      }
    },
  );

  it.each(NAMES)("%s %s: is not sent by an operation that was stored earlier", (place, name) => {
    const [tool] = compileOperations(
      withOperation("get", { parameters: [parameter(place, "harmless", true)] }),
    ).tools;
    if (!tool) throw new Error("no tool");
    const definition = {
      ...tool.definition,
      parameters: tool.definition.parameters.map((one) => ({ ...one, name, argument: "given" })),
    };
    const request = buildRequest(definition, { given: "DELETE" });
    expect(JSON.stringify([request.url, request.headers])).not.toContain("DELETE");
    expect(() => buildRequest(definition, {})).not.toThrow();
  });

  it.each([
    ["an exploded object", { style: "form", explode: true }],
    ["a deep object", { style: "deepObject", explode: true }],
  ])("%s of the query contains no such name", (_shape, style) => {
    const open = { type: "object", additionalProperties: { type: "string" } };
    const document = withOperation("get", {
      parameters: [{ name: "filter", in: "query", ...style, schema: open }],
    });
    const [tool] = compileOperations(document).tools;
    if (!tool) throw new Error("no tool");
    expect(() => buildRequest(tool.definition, { filter: { _method: "DELETE" } })).toThrow(/_method/);
    expect(buildRequest(tool.definition, { filter: { city: "Brno" } }).url).toContain("Brno");
  });

  it("a path that contains the name of another method counts as a write", () => {
    const document = withOperation("get", {}) as { paths: JsonObject };
    const [item] = Object.values(document.paths);
    const moved = { ...document, paths: { "/things?_method=DELETE": item ?? null } };
    expect(compileOperations(moved).tools[0]?.side_effect).toBe("write");
  });

  it.each([
    ["header", "X-Request-Id"],
    ["header", "Accept-Language"],
    ["header", "X-Shop-Method"],
    ["header", "If-None-Match"],
    ["query", "method"],
    ["query", "payment_method"],
    ["query", "host"],
    ["query", "forwarded"],
    ["query", "cookie"],
  ])("%s %s is an ordinary argument", (place, name) => {
    const { tools, warnings } = compileOperations(
      withOperation("get", { parameters: [parameter(place, name)] }),
    );
    expect(tools[0]?.definition.parameters).toHaveLength(1);
    expect(warnings).toEqual([]);
  });
});

describe("a document that sends its key under a name that changes the request", () => {
  const faultsFor = (place: string, name: string) =>
    validateDocument({
      openapi: "3.1.0",
      info: { title: "Shop", version: "1" },
      components: { securitySchemes: { key: { type: "apiKey", in: place, name } } },
    }).filter(({ pointer }) => pointer === "/components/securitySchemes/key/name");

  it.each([
    ["query", "_method"],
    ["query", "X-HTTP-Method-Override"],
    ["header", "X-HTTP-Method-Override"],
    ["header", "x_method_override"],
    ["header", "Host"],
    ["header", "Transfer-Encoding"],
  ])("%s %s: is rejected", (place, name) => {
    expect(faultsFor(place, name)).toHaveLength(1);
  });

  it.each([
    ["header", "X-Api-Key"],
    ["header", "Cookie"],
    ["header", "Authorization"],
    ["query", "method"],
    ["cookie", "_method"],
  ])("%s %s: is accepted", (place, name) => {
    expect(faultsFor(place, name)).toEqual([]);
  });
});

describe("an HTTP tool of a user", () => {
  const faults = (config: { url?: string; headers?: Record<string, string> }) =>
    checkTool({
      name: "t",
      tool_type: "http_api",
      prompt_template: null,
      http_config: { url: "https://api.example.com/x", method: "GET", ...config },
      parameters: { type: "object", properties: { v: { type: "string" } } },
      secret_names: [],
    } as Parameters<typeof checkTool>[0]).map(({ message }) => message);

  it.each(NAMES)("%s %s: is rejected with a literal value and with an argument", (place, name) => {
    for (const value of ["DELETE", "{{v}}"]) {
      const found =
        place === "header"
          ? faults({ headers: { [name]: value } })
          : faults({ url: `https://api.example.com/x?${name}=${value}` });
      expect(found.join()).toMatch(/override the request/);
    }
  });

  it("an encoded form counts as the same name", () => {
    expect(faults({ url: "https://api.example.com/x?%5Fmethod=DELETE" }).join()).toMatch(
      /override the request/,
    );
  });
});
