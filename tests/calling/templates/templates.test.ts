import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/base/json.ts";
import { checkTool } from "../../../src/calling/templates/check-tool.ts";
import { listPlaceholders, TemplateError } from "../../../src/calling/templates/parse-template.ts";
import {
  applyDefaults,
  deriveParameters,
  listToolPlaceholders,
  type RenderInput,
  renderHttpTool,
  renderPrompt,
} from "../../../src/calling/templates/render-tool.ts";
import type { HttpToolConfig } from "../../../src/contract/tool.ts";

function fill(args: JsonObject = {}, rest: Partial<RenderInput> = {}): RenderInput {
  const names = Object.keys(args);
  return { parameters: names, required: names, args, secretNames: [], secrets: {}, ...rest };
}

function reasonOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof TemplateError) return error.reason;
    throw error;
  }
  return "accepted";
}

const render = (config: Partial<HttpToolConfig>, filling: RenderInput) =>
  renderHttpTool({ url: "https://api.example.com/", method: "GET", ...config }, filling);

describe("listPlaceholders()", () => {
  it.each([
    ["none", "plain { } text", []],
    ["each once, in order", "{{b}} {{ a }} {{b}}", ["b", "a"]],
    ["names with digits, dashes and dots", "{{a_1-b}}{{secret.KEY}}", ["a_1-b", "secret.KEY"]],
    ["beside single braces", '{"a":{"b":{{c}}}}', ["c"]],
  ])("finds %s", (_, template, names) => expect(listPlaceholders(template)).toEqual(names));

  it.each([
    ["unclosed", "{{a"],
    ["empty", "{{}}"],
    ["blank", "{{ }}"],
    ["nested", "{{a{{b}}}}"],
    ["three braces", "{{{a}}}"],
    ["a leading digit", "{{1a}}"],
    ["a blank inside", "{{a b}}"],
    ["an expression", "{{a|upper}}"],
    ["a call", "{{a()}}"],
    ["100 characters", `{{${"a".repeat(100)}}}`],
  ])("refuses a name that is %s", (_, template) =>
    expect(reasonOf(() => listPlaceholders(template))).toBe("bad_placeholder"),
  );

  it("reports the position of the opening braces", () => {
    expect(() => listPlaceholders("abc {{x")).toThrow("character 5");
  });
});

describe("listToolPlaceholders()", () => {
  const http_config: HttpToolConfig = {
    url: "https://{{t}}.example.com/{{a}}?q={{a}}&r={{r}}#{{f}}",
    method: "POST",
    headers: { "X-A": "{{a}}", "X-B": "{{b}}" },
    body_template: '{"c":{{c}}}',
  };
  it("reports the parts that contain each placeholder", () => {
    expect(listToolPlaceholders({ tool_type: "http_api", prompt_template: null, http_config })).toEqual([
      { name: "t", places: ["host"] },
      { name: "a", places: ["path", "query", "header"] },
      { name: "r", places: ["query"] },
      { name: "f", places: ["fragment"] },
      { name: "b", places: ["header"] },
      { name: "c", places: ["body"] },
    ]);
  });
  it("ignores a body that is never sent", () => {
    const get = { ...http_config, method: "GET" as const };
    const found = listToolPlaceholders({ tool_type: "http_api", prompt_template: null, http_config: get });
    expect(found.map(({ name }) => name)).toEqual(["t", "a", "r", "f", "b"]);
  });
  it.each([
    ["{{a}}", "url"],
    ["{{a}}://x", "url"],
    ["/{{a}}", "url"],
    ["https://{{a}}", "host"],
    ["https://x?q={{a}}", "query"],
  ])("%s: %s", (url, place) => {
    const config = { url, method: "GET" as const };
    const found = listToolPlaceholders({ tool_type: "http_api", prompt_template: null, http_config: config });
    expect(found).toEqual([{ name: "a", places: [place] }]);
  });
});

describe("renderHttpTool() refuses a URL template that", () => {
  it.each([
    ["has no scheme", "api.example.com/{{a}}", "bad_url"],
    ["is no http", "ftp://example.com/{{a}}", "bad_url"],
    ["has its scheme in a placeholder", "{{a}}://example.com/", "placeholder_in_scheme"],
    ["is a placeholder", "{{a}}", "placeholder_in_scheme"],
    ["has a user", "https://u:p@example.com/", "bad_url"],
    ["has its user in a placeholder", "https://{{a}}@example.com/", "placeholder_in_userinfo"],
    ["has its port in a placeholder", "https://example.com:{{a}}/", "placeholder_in_port"],
    ["has its host in a placeholder", "https://{{a}}/", "placeholder_is_registrable"],
    ["has its domain in a placeholder", "https://{{a}}.com/", "placeholder_is_registrable"],
    ["has a domain under co.uk in a placeholder", "https://{{a}}.co.uk/", "placeholder_is_registrable"],
    ["has a part of an IPv4 address in a placeholder", "https://{{a}}.0.0.1/", "placeholder_is_registrable"],
    ["has a part of a hexadecimal address in one", "https://{{a}}.1.0x7f/", "placeholder_is_registrable"],
    ["has a part of an IPv6 address in one", "https://[::{{a}}]/", "placeholder_is_registrable"],
    ["has a part of a mapped address in one", "https://[::ffff:{{a}}.0.0.1]/", "placeholder_is_registrable"],
    ["has a backslash before one", "https://example.com/x\\{{a}}", "bad_url"],
    ["has a tab beside one", "https://example.com/.\t{{a}}", "bad_url"],
    ["has one as a parameter's name", "https://example.com/?{{a}}=1", "placeholder_in_name"],
    ["has one as a whole query", "https://example.com/?{{a}}", "placeholder_in_name"],
    ["has one behind #", "https://example.com/#{{a}}", "bad_placeholder"],
  ])("%s", (_, url, reason) => {
    expect(reasonOf(() => render({ url }, fill({ a: "x" })))).toBe(reason);
  });

  it.each([
    ["two that make a dot segment together", "/{{a}}{{a}}/x", "."],
    ["one that completes a literal dot", "/.{{a}}", "."],
    ["one that completes an encoded dot", "/%2e{{a}}", "."],
  ])("%s", (_, path, a) => {
    expect(reasonOf(() => render({ url: `https://example.com${path}` }, fill({ a })))).toBe("dot_segment");
  });
});

describe("renderHttpTool() leaves out optional arguments without a value", () => {
  const optional = { parameters: ["a", "b"], required: ["b"] };
  it.each<[string, Partial<HttpToolConfig>, unknown]>([
    [
      "a query parameter",
      { url: "https://api.example.com/?a={{a}}&b={{b}}" },
      { url: "https://api.example.com/?b=1" },
    ],
    [
      "the only query parameter",
      { url: "https://api.example.com/?a={{a}}" },
      { url: "https://api.example.com/" },
    ],
    ["a header", { headers: { "X-A": "{{a}}", "X-B": "{{b}}" } }, { headers: [["x-b", "1"]] }],
    [
      "a member of JSON",
      { method: "POST", body_template: '{"a":"{{a}}","b":"{{b}}","deep":[{"a":{{a}}}]}' },
      { body: '{"b":"1","deep":[{}]}' },
    ],
    [
      "a field of a form",
      {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body_template: "a={{a}}&b={{b}}",
      },
      { body: "b=1" },
    ],
  ])("%s", (_, config, expected) => {
    expect(render(config, fill({ b: "1" }, optional))).toMatchObject(expected as object);
  });

  it.each<[string, Partial<HttpToolConfig>]>([
    ["a path", { url: "https://api.example.com/{{a}}" }],
    ["a host", { url: "https://{{a}}.example.com/" }],
    ["a part of a JSON text", { method: "POST", body_template: '{"a":"no. {{a}}"}' }],
  ])("but not in %s: that is missing", (_, config) => {
    expect(reasonOf(() => render(config, fill({ b: "1" }, optional)))).toBe("missing_arg");
  });

  it("does not mistake a value for the marker of a missing one", () => {
    const config: Partial<HttpToolConfig> = { method: "POST", body_template: '{"a":"{{a}}","b":"{{b}}"}' };
    for (const b of ["absent", "absent-", "absent--", "\ue000absent\ue001"])
      expect(JSON.parse(render(config, fill({ b }, optional)).body ?? "")).toEqual({ b });
  });
});

describe("renderHttpTool() and JSON bodies", () => {
  const post = (body_template: string, args: JsonObject, rest: Partial<RenderInput> = {}) =>
    render({ method: "POST", body_template }, fill(args, rest));

  it("keeps the type of a placeholder that is a whole value, with and without quotes", () => {
    expect(post('{"a":{{n}},"b":"{{n}}","c":"{{l}}","d":{{t}}}', { n: 5, l: [1, "x"], t: true }).body).toBe(
      '{"a":5,"b":5,"c":[1,"x"],"d":true}',
    );
  });

  it("sets the content type unless the tool does", () => {
    expect(post('"{{a}}"', { a: "x" }).headers).toEqual([["content-type", "application/json"]]);
  });

  it.each([
    ["an unquoted text", '{"a":{{a}}}', { a: "x" }, "template_not_json"],
    ["a placeholder for a name", '{"{{a}}":1}', { a: "x" }, "placeholder_in_name"],
    ["a bare placeholder for a name", "{{{a}}:1}", { a: "x" }, "bad_placeholder"],
    ["a placeholder inside a number", '{"a":1{{a}}}', { a: 5 }, "template_not_json"],
    ["two side by side", '{"a":{{a}}{{a}}}', { a: 5 }, "template_not_json"],
    ["broken JSON", '{"a":"{{a}}"', { a: "x" }, "template_not_json"],
    ["two members of one name", '{"a":1,"b":{"a":2},"a":"{{a}}"}', { a: "x" }, "template_not_json"],
    [
      "two members that differ in their escapes",
      '{"a":1,"\\u0061":"{{a}}"}',
      { a: "x" },
      "template_not_json",
    ],
    ["an object inside a text", '{"a":"x {{a}}"}', { a: { b: 1 } }, "bad_type"],
    [
      "200 levels of brackets",
      `${"[".repeat(200)}"{{a}}"${"]".repeat(200)}`,
      { a: "x" },
      "template_not_json",
    ],
  ])("refuses %s", (_, template, args, reason) => {
    expect(reasonOf(() => post(template, args as JsonObject))).toBe(reason);
  });

  it("refuses 50,000 levels of brackets without running out of stack", () => {
    const template = `${"[".repeat(49_000)}1${"]".repeat(49_000)}`;
    expect(reasonOf(() => post(template, {}))).toBe("template_not_json");
  });

  it("reports an unquoted secret before a value is stored", () => {
    const masked = { secretNames: ["k"], secrets: "mask" as const };
    expect(reasonOf(() => post('{"k":{{k}}}', {}, masked))).toBe("template_not_json");
  });

  it("sends no body with GET and DELETE", () => {
    for (const method of ["GET", "DELETE"] as const)
      expect(render({ method, body_template: '{"a":1}' }, fill())).not.toHaveProperty("body");
  });
});

describe("renderHttpTool() and headers", () => {
  it.each([
    ["a name with a blank", { "X A": "1" }, "bad_header_name"],
    ["an empty name", { "": "1" }, "bad_header_name"],
    ["a name with a line end", { "X-A\r\nX-B": "1" }, "bad_header_name"],
    ["one header twice", { "X-A": "1", "x-a": "2" }, "bad_header_name"],
    ["Host", { Host: "evil.test" }, "forbidden_header"],
    ["Proxy-Anything", { "Proxy-Connection": "x" }, "forbidden_header"],
    ["a literal line end", { "X-A": "1\r\nX-B: 2" }, "control_chars"],
    ["a second cookie", { Cookie: "a={{a}}" }, "control_chars"],
  ])("refuses %s", (_, headers, reason) => {
    expect(reasonOf(() => render({ headers }, fill({ a: "1; admin=1" })))).toBe(reason);
  });

  it("lets a secret be a whole list of cookies", () => {
    const secret = { secretNames: ["jar"], secrets: { jar: "a=1; b=2" } };
    expect(render({ headers: { Cookie: "{{jar}}" } }, fill({}, secret)).headers).toEqual([
      ["cookie", "a=1; b=2"],
    ]);
  });
});

describe("renderPrompt()", () => {
  it("renders texts, numbers, lists and objects, and empty text for a missing optional argument", () => {
    const filling = fill({ a: "x", n: 1, l: ["y"], o: { p: true } });
    const prompt = renderPrompt("{{a}} {{n}} {{l}} {{o}} [{{z}}]", {
      ...filling,
      parameters: [...filling.parameters, "z"],
    });
    expect(prompt).toBe('x 1 ["y"] {"p":true} []');
  });
  it("does not parse values as templates", () => {
    expect(renderPrompt("{{a}}", fill({ a: "{{secret.k}} {{a}}" }))).toBe("{{secret.k}} {{a}}");
  });
  it.each([
    ["a secret", "{{k}}", {}, "secret_in_prompt"],
    ["a secret by its long name", "{{secret.k}}", {}, "secret_in_prompt"],
    ["an argument that is a secret's name", "x", { k: "x" }, "unknown_arg"],
    ["a placeholder without parameter", "{{b}}", {}, "unknown_placeholder"],
  ])("refuses %s", (_, template, args, reason) => {
    const filling = fill(args as JsonObject, { secretNames: ["k"], secrets: "mask" });
    expect(reasonOf(() => renderPrompt(template, filling))).toBe(reason);
  });
});

describe("deriveParameters() and applyDefaults()", () => {
  const tool = {
    tool_type: "http_api" as const,
    prompt_template: null,
    http_config: { url: "https://e.example.com/{{a}}?b={{b}}&k={{k}}", method: "GET" as const },
    secret_names: ["k"],
  };
  it("creates one property per placeholder that is not a secret and keeps existing schemas", () => {
    const given = { properties: { b: { type: "integer", default: 3 }, gone: {} }, required: [] };
    expect(deriveParameters(tool, given)).toEqual({
      type: "object",
      properties: { a: { type: "string" }, b: { type: "integer", default: 3 } },
      required: ["a"],
      additionalProperties: false,
    });
  });
  it("fills defaults and always applies fixed values", () => {
    const schema = { properties: { a: { default: 1 }, b: { const: "x" }, c: { default: 2 } } };
    expect(applyDefaults(schema, { b: "y", c: 0 })).toEqual({ a: 1, b: "x", c: 0 });
  });
  it("creates own properties for any name", () => {
    const schema = JSON.parse('{"properties":{"__proto__":{"default":{"polluted":1}}}}') as JsonObject;
    const filled = applyDefaults(schema, {});
    expect(Object.hasOwn(filled, "__proto__")).toBe(true);
    expect(filled["polluted"]).toBeUndefined();
  });
});

describe("checkTool()", () => {
  const sound = {
    name: "weather",
    tool_type: "http_api" as const,
    prompt_template: null,
    http_config: {
      url: "https://api.example.com/current.json?q={{city}}",
      method: "GET",
      headers: { "X-Key": "{{key}}" },
      response_path: "current.condition.text",
    } as HttpToolConfig,
    parameters: {
      type: "object",
      properties: { city: { type: "string" } },
      required: ["city"],
    } as JsonObject,
    secret_names: ["key"],
  };
  const config = (rest: Partial<HttpToolConfig>) => ({ http_config: { ...sound.http_config, ...rest } });

  it("reports no fault for the weather tool", () => expect(checkTool(sound)).toEqual([]));

  it.each<[string, Partial<Parameters<typeof checkTool>[0]>, string]>([
    ["no name", { name: " " }, "name"],
    ["a relative URL", config({ url: "/current.json?q={{city}}" }), "url"],
    ["a bad header name", config({ headers: { "X Key": "{{key}}" } }), "headers"],
    ["a body on a GET", config({ body_template: "{}" }), "body_template"],
    ["a body that is no JSON", config({ method: "POST", body_template: "{city}" }), "body_template"],
    ["a filter in the response path", config({ response_path: "$[?(@.a)]" }), "response_path"],
    ["an unused parameter", config({ url: "https://api.example.com/" }), "parameters"],
    ["a placeholder that is no parameter", { parameters: { type: "object" } }, "parameters"],
    [
      "a default of another type",
      { parameters: { properties: { city: { type: "string", default: 5 } } } },
      "parameters",
    ],
    [
      "a fixed value that is not allowed",
      { parameters: { properties: { city: { enum: ["Brno"], const: "Praha" } } } },
      "parameters",
    ],
    ["a secret that is a parameter too", { parameters: { properties: { city: {}, key: {} } } }, "parameters"],
    ["a secret in a prompt", { tool_type: "prompt", prompt_template: "{{key}} {{city}}" }, "prompt_template"],
    ["an empty prompt", { tool_type: "prompt", prompt_template: "", parameters: {} }, "prompt_template"],
  ])("reports %s", (_, change, field) => {
    expect(checkTool({ ...sound, ...change }).map((fault) => fault.field)).toEqual([field]);
  });
});
