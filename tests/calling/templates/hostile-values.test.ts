import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/base/json.ts";
import { TemplateError } from "../../../src/calling/templates/parse-template.ts";
import {
  type RenderedRequest,
  type RenderInput,
  renderHttpTool,
} from "../../../src/calling/templates/render-tool.ts";
import type { HttpToolConfig } from "../../../src/contract/tool.ts";
import { hostileTexts } from "./hostile-values.ts";

const SECRET = "S3CR3T-canary/+=";
const BENIGN = {
  tenant: "acme",
  id: "42",
  file: "readme",
  q: "blue",
  note: "hello",
  c: "1",
  v: "text",
  n: 7,
};
const TEXTS = hostileTexts(1500);
const DEEP = JSON.parse(`${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`) as Json;
const ODD: Json[] = [
  0,
  -1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  false,
  null,
  [],
  ["a", 1],
  [[]],
  {},
  DEEP,
];

const TOOL: HttpToolConfig = {
  url: "https://{{tenant}}.example.com/v1/{{id}}/files/{{file}}.json?q={{q}}&limit=10&key={{api_key}}",
  method: "POST",
  headers: { "X-Note": "note: {{note}}", Cookie: "c={{c}}; b=1", Authorization: "Bearer {{api_key}}" },
  body_template:
    '{"whole":"{{v}}","part":"say \\"{{v}}\\" twice","tail":"\\"{{v}}","n":{{n}},"list":["{{v}}",1],"key":"{{secret.api_key}}"}',
};

function fill(args: JsonObject, secrets: RenderInput["secrets"] = { api_key: SECRET }): RenderInput {
  const parameters = Object.keys(BENIGN);
  return { args, parameters, required: parameters, secretNames: ["api_key"], secrets };
}

/** The rendered request, or null for a TemplateError. Other errors fail the test. */
function attempt(config: HttpToolConfig, args: JsonObject): RenderedRequest | null {
  try {
    return renderHttpTool(config, fill(args));
  } catch (error) {
    if (error instanceof TemplateError) return null;
    throw error;
  }
}

/** The structure of a request without its values, as parsed by a server. */
function structureOf({ method, url, headers, body = "" }: RenderedRequest) {
  const { protocol, username, password, hostname, port, pathname, searchParams, hash } = new URL(url);
  return {
    method,
    origin: [protocol, username, password, port, hash],
    // The first label is the argument; the others are part of the tool.
    domain: hostname.split(".").slice(1),
    labels: hostname.split(".").length,
    literalSegments: pathname.split("/").filter((_, i) => i === 0 || i === 1 || i === 3),
    segments: pathname.split("/").length,
    query: [...searchParams.keys()],
    fixedQuery: [searchParams.getAll("limit"), searchParams.getAll("key")],
    headers: headers.map(([name]) => name),
    cookies: headers.filter(([name]) => name === "cookie").map(([, value]) => value.split(";").map(nameOf)),
    authorization: headers.find(([name]) => name === "authorization")?.[1],
    body: shapeOf(JSON.parse(body) as Json),
    secrets: `${url}${JSON.stringify(headers)}${body}`.split(SECRET).length,
  };
}

const nameOf = (cookie: string) => cookie.split("=", 1)[0]?.trim();

function shapeOf(body: Json): Json {
  const { whole, part, tail, n, list, key, ...others } = body as JsonObject;
  const [first, ...rest] = list as Json[];
  return {
    texts: [typeof part, typeof tail],
    n: n ?? null,
    rest,
    key: key ?? null,
    others,
    same: whole === first,
  };
}

const benign = structureOf(renderHttpTool(TOOL, fill(BENIGN)));

describe("renderHttpTool() prevents an argument from leaving its place", () => {
  it.each(["tenant", "id", "file", "q", "note", "c", "v"])(
    "%s: no text changes anything but its own value",
    (name) => {
      let sent = 0;
      for (const text of TEXTS) {
        const request = attempt(TOOL, { ...BENIGN, [name]: text });
        if (request === null) continue;
        sent++;
        expect(structureOf(request), JSON.stringify(text)).toEqual(benign);
        for (const [header, value] of request.headers) {
          expect(value, JSON.stringify(text)).toMatch(/^[\t\x20-\x7e\x80-\xff]*$/);
          new Headers([[header, value]]);
        }
      }
      // The test would be void if all were rejected.
      expect(sent).toBeGreaterThan(name === "tenant" ? 3 : 200);
    },
  );

  it("round-trips every text in every place", () => {
    for (const text of TEXTS) {
      const segment = attempt(TOOL, { ...BENIGN, id: text });
      if (segment) expect(decodeURIComponent(new URL(segment.url).pathname.split("/")[2] ?? "")).toBe(text);
      const query = attempt(TOOL, { ...BENIGN, q: text });
      if (query) expect(new URL(query.url).searchParams.get("q")).toBe(text);
      const body = attempt(TOOL, { ...BENIGN, v: text })?.body;
      expect(JSON.parse(body ?? "null")).toMatchObject({
        whole: text,
        part: `say "${text}" twice`,
        tail: `"${text}`,
      });
    }
  });

  it.each(Object.keys(BENIGN))("%s: a value of any other type is refused or stays in its place", (name) => {
    for (const value of ODD) {
      const request = attempt(TOOL, { ...BENIGN, [name]: value });
      if (request === null) continue;
      const { body: _, ...structure } = structureOf(request);
      const { body: __, ...expected } = benign;
      expect(structure, String(value)).toEqual(expected);
      expect(Object.keys(JSON.parse(request.body ?? "") as JsonObject)).toEqual([
        "whole",
        "part",
        "tail",
        "n",
        "list",
        "key",
      ]);
    }
  });

  it("names the place and never the value in an error", () => {
    const error = thrown(() => renderHttpTool(TOOL, fill({ ...BENIGN, note: "canary\r\nX-Admin: 1" })));
    expect(error).toMatchObject({ reason: "control_chars", place: "header", placeholder: "note" });
    expect(error.message).not.toContain("canary");
  });
});

describe("renderHttpTool() with form, XML and JSON lines bodies", () => {
  const post = (type: string, body_template: string): HttpToolConfig => ({
    url: "https://api.example.com/",
    method: "POST",
    headers: { "content-type": type },
    body_template,
  });

  it("a form keeps its fields", () => {
    const form = post("application/x-www-form-urlencoded; charset=utf-8", "a={{v}}&b=1&k={{api_key}}");
    for (const text of TEXTS) {
      const body = attempt(form, { ...BENIGN, v: text })?.body;
      if (body === undefined) continue;
      expect([...new URLSearchParams(body)]).toEqual([
        ["a", text],
        ["b", "1"],
        ["k", SECRET],
      ]);
    }
  });

  it("XML keeps its elements and attributes", () => {
    const xml = post("application/soap+xml", '<a b="{{v}}"><c>{{v}}</c></a>');
    for (const text of TEXTS) {
      const body = attempt(xml, { ...BENIGN, v: text })?.body;
      if (body !== undefined) expect(body).toMatch(/^<a b="[^<>"]*"><c>[^<>]*<\/c><\/a>$/);
    }
  });

  it("JSON lines keep their number", () => {
    const lines = post("application/x-ndjson", '{"index":"a"}\n{"v":"{{v}}"}\n');
    for (const text of TEXTS) {
      const body = attempt(lines, { ...BENIGN, v: text })?.body ?? "";
      expect(
        body
          .trimEnd()
          .split("\n")
          .map((line) => JSON.parse(line)),
      ).toEqual([{ index: "a" }, { v: text }]);
    }
  });

  it.each(["text/json", "application/vnd.api+json", "application/json; charset=utf-8", "application/x-json"])(
    "%s is JSON: a text that ends the string adds no member",
    (type) => {
      const body = attempt(post(type, '{"v":"{{v}}"}'), { ...BENIGN, v: '","admin":true,"x":"' })?.body;
      expect(Object.keys(JSON.parse(body ?? "") as JsonObject)).toEqual(["v"]);
    },
  );

  it("an argument cannot change the content type", () => {
    const config = post("application/{{v}}", '{"v":"{{q}}"}');
    expect(thrown(() => renderHttpTool(config, fill(BENIGN))).reason).toBe("placeholder_in_content_type");
  });
});

describe("invalid templates", () => {
  it("are rejected or rendered to a URL with their literal scheme and host", () => {
    for (const text of TEXTS) {
      for (const url of [
        text,
        `https://${text}/{{q}}`,
        `https://api.example.com${text}{{q}}`,
        `https://a.b/?${text}={{q}}`,
      ]) {
        const request = attempt({ url, method: "GET" }, BENIGN);
        if (request)
          expect(["http:", "https:"], JSON.stringify(url)).toContain(new URL(request.url).protocol);
      }
    }
  });

  it("are rejected or rendered to valid JSON", () => {
    for (const text of TEXTS) {
      for (const body_template of [text, `{"a":${text}}`, `{"a":"${text}{{v}}"}`, `{"${text}":{{n}}}`]) {
        const config: HttpToolConfig = { url: "https://a.example.com/", method: "POST", body_template };
        const body = attempt(config, BENIGN)?.body;
        if (body !== undefined) expect(() => JSON.parse(body), JSON.stringify(body_template)).not.toThrow();
      }
    }
  });
});

describe("renderHttpTool() and secrets", () => {
  it.each(["api_key", "secret.api_key", "secret", "__proto__", "constructor", "extra"])(
    "refuses an argument named %s",
    (name) => {
      const args = JSON.parse(
        JSON.stringify(BENIGN).replace("{", `{${JSON.stringify(name)}:"attacker",`),
      ) as JsonObject;
      const error = thrown(() =>
        renderHttpTool(TOOL, { ...fill(args), parameters: [...Object.keys(BENIGN), "api_key"] }),
      );
      expect(error.reason).toBe("unknown_arg");
      expect(error.message).not.toContain("attacker");
    },
  );

  it("fills a secret's placeholder from the secrets only", () => {
    const error = thrown(() => renderHttpTool(TOOL, fill(BENIGN, {})));
    expect(error).toMatchObject({ reason: "missing_secret", placeholder: "api_key" });
    const inherited = Object.create({ api_key: "inherited" }) as Record<string, string>;
    expect(thrown(() => renderHttpTool(TOOL, fill(BENIGN, inherited))).reason).toBe("missing_secret");
  });

  it("reports the positions of secrets", () => {
    expect(renderHttpTool(TOOL, fill(BENIGN)).sensitive).toEqual({
      headers: ["authorization"],
      query: ["key"],
      elsewhere: true,
    });
  });

  it("renders the same request with masked secrets", () => {
    const shown = renderHttpTool(TOOL, fill(BENIGN, "mask"));
    const sent = renderHttpTool(TOOL, fill(BENIGN));
    expect(shown.url).toBe(sent.url.replace(encodeURIComponent(SECRET), "***"));
    expect(JSON.parse(shown.body ?? "")).toEqual({
      ...(JSON.parse(sent.body ?? "") as JsonObject),
      key: "***",
    });
    expect(shown.headers).toEqual(sent.headers.map(([name, value]) => [name, value.replace(SECRET, "***")]));
  });

  it("applies the same rules to a secret as to an argument", () => {
    const bad = { api_key: "a\r\nX-Admin: 1" };
    expect(thrown(() => renderHttpTool(TOOL, fill(BENIGN, bad))).reason).toBe("control_chars");
    const dots: HttpToolConfig = { url: "https://api.example.com/a/{{api_key}}/b", method: "GET" };
    expect(
      thrown(() => renderHttpTool(dots, { ...fill({}, { api_key: ".." }), parameters: [] })).reason,
    ).toBe("dot_segment");
  });
});

function thrown(run: () => unknown): TemplateError {
  try {
    run();
  } catch (error) {
    if (error instanceof TemplateError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}
