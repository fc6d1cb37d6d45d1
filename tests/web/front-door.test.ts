import { describe, expect, it } from "vitest";
import { readCurlCommands } from "../../src/catalogue/import/read-curl-commands.ts";
import { readCurlValues, toCurlArguments } from "../../web/src/features/connectors/front/curl-arguments.ts";
import { toSource } from "../../web/src/features/connectors/front/import-source.ts";

describe("toSource()", () => {
  it.each([
    ["https://api.example.com/openapi.json", "https://api.example.com/openapi.json"],
    ["  http://10.0.0.7/x ", "http://10.0.0.7/x"],
    ["api.example.com/openapi.json", "https://api.example.com/openapi.json"],
    ["docs.example.co.uk", "https://docs.example.co.uk"],
    ["mcp.example.dev:8443/mcp?v=1", "https://mcp.example.dev:8443/mcp?v=1"],
    ["localhost:8080/docs", "http://localhost:8080/docs"],
    ["127.0.0.1:3000", "http://127.0.0.1:3000"],
  ])("takes %s for an address", (entered, url) => {
    expect(toSource(entered)).toEqual({ url });
  });
  it.each([
    "hello",
    "hello there",
    "curl example.com",
    '{"a":1}',
    "openapi: 3.1.0",
    "a.b c.d",
    "type Query { a: Int }",
  ])("takes %s for a text", (text) => {
    expect(toSource(text)).toEqual({ text });
  });
});

describe("toCurlArguments()", () => {
  const text = { type: "string" };
  const properties = {
    q: text,
    days: { type: "integer" },
    id: text,
    name: text,
    tags: { type: "array", items: text },
    on: { type: "boolean" },
  };
  const operation = (method: string, path: string) => ({
    method,
    path,
    input_schema: { type: "object", properties },
  });

  it.each([
    [
      "the query",
      "curl 'https://a.example/v1/now?q=Brno&days=3&api_key=k'",
      "GET",
      "/v1/now",
      { q: "Brno", days: 3 },
    ],
    ["the path", "curl https://a.example/v1/dogs/CZ%2F7", "GET", "/v1/dogs/{id}", { id: "CZ/7" }],
    [
      "a JSON body in its own types",
      `curl https://a.example/notes -H 'content-type: application/json' -d '{"name":"x","tags":["a"],"other":1}'`,
      "POST",
      "/notes",
      { name: "x", tags: ["a"] },
    ],
    [
      "a form",
      "curl https://a.example/notes -d 'name=a+b&on=true'",
      "POST",
      "/notes",
      { name: "a b", on: true },
    ],
    ["a form of -F", "curl https://a.example/notes -F name=x", "POST", "/notes", { name: "x" }],
    ["a command below its comment", "# Find\ncurl 'https://a.example/find?q=x'", "GET", "/find", { q: "x" }],
  ])("reads %s", (_, command, method, path, expected) => {
    const values = readCurlValues(command);
    expect(values && toCurlArguments(values, operation(method, path))).toEqual(expected);
  });

  it("keeps no header and no credential", () => {
    const values = readCurlValues(
      "curl -u anna:canary-pw https://b:canary-b@a.example/x -H 'X-Key: canary-k'",
    );
    expect(JSON.stringify(values)).not.toContain("canary");
  });

  it.each([
    ["another path", "curl https://a.example/other"],
    ["another method", "curl -X DELETE https://a.example/v1/now"],
  ])("is null for %s", (_, command) => {
    const values = readCurlValues(command);
    expect(values && toCurlArguments(values, operation("GET", "/v1/now"))).toBeNull();
  });

  it("reads one command only", () => {
    expect(readCurlValues("curl https://a.example/x\ncurl https://a.example/y")).toBeNull();
    expect(readCurlValues("hello")).toBeNull();
  });

  it("fits the operation that the same command becomes", () => {
    const command = "curl 'https://a.example/wagons/12?unit=kg'";
    const { document } = readCurlCommands(command);
    const [path = ""] = Object.keys((document as { paths: object }).paths);
    const values = readCurlValues(command);
    const schema = { type: "object", properties: { wagon_id: { type: "integer" }, unit: text } };
    expect(values && toCurlArguments(values, { method: "GET", path, input_schema: schema })).toEqual({
      wagon_id: 12,
      unit: "kg",
    });
  });
});
