import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readDataRows } from "../../scripts/lib/test-data.ts";
import type { Json, JsonObject } from "../../src/base/json.ts";
import { checkTool } from "../../src/calling/templates/check-tool.ts";
import { extractPath } from "../../src/calling/templates/extract-path.ts";
import { PathError, parsePath } from "../../src/calling/templates/parse-path.ts";
import { TemplateError } from "../../src/calling/templates/parse-template.ts";
import { renderHttpTool } from "../../src/calling/templates/render-tool.ts";
import type { CustomTool, HttpToolConfig } from "../../src/contract/tool.ts";
import type { StackDatabase } from "../../supabase/embedded/database/stack-database.ts";
import { openMigrated } from "../embedded/open-migrated.ts";

const URL = "https://api.example.com/a";

/** Who: an agent that fills a tool's placeholders. */
const VALUES: [attempt: string, config: Partial<HttpToolConfig>, value: Json, reason: string][] = [
  ["a list in a path", { url: `${URL}/{{v}}` }, [1, 2], "bad_type"],
  ["a list of one in a path", { url: `${URL}/{{v}}` }, ["x"], "bad_type"],
  ["a list in a host", { url: "https://{{v}}.example.com/" }, ["a"], "bad_type"],
  ["a parent folder for a server that decodes slashes", { url: `${URL}/{{v}}` }, "../admin", "dot_segment"],
  ["the same with a backslash", { url: `${URL}/{{v}}` }, "..\\admin", "dot_segment"],
  ["a parent folder inside of a value", { url: `${URL}/{{v}}/items` }, "a/../../b", "dot_segment"],
  ["a parent folder behind a literal slash", { url: `${URL}/x%2F{{v}}` }, "..", "dot_segment"],
  ["a header value above 8 KB", { headers: { "x-a": "{{v}}" } }, "x".repeat(8_193), "too_long"],
  [
    "a header value that the template makes too long",
    { headers: { "x-a": `${"y".repeat(4_000)}{{v}}` } },
    "x".repeat(4_193),
    "too_long",
  ],
  ["a cookie above 8 KB", { headers: { cookie: "a={{v}}" } }, "x".repeat(9_000), "too_long"],
];

describe("a value in a tool's template", () => {
  test.each(VALUES)("%s is rejected", (_, config, value, reason) => {
    expect(reasonOf(() => render(config, { v: value }))).toBe(reason);
  });

  test.each<[string, Partial<HttpToolConfig>, Json]>([
    ["a list in a query", { url: `${URL}?ids={{v}}` }, [1, 2]],
    ["a header value of 8,192 characters", { headers: { "x-a": "{{v}}" } }, "x".repeat(8_192)],
  ])("%s is sent", (_, config, value) => {
    expect(reasonOf(() => render(config, { v: value }))).toBe("rendered");
  });
});

/** Who: a user who writes a tool, or the author of its text. */
const TEMPLATES: [attempt: string, config: Partial<HttpToolConfig>, pointer: string | null][] = [
  [
    "a credential that a caller fills in",
    { headers: { Authorization: "Bearer {{v}}" } },
    "/http_config/headers/authorization",
  ],
  [
    "the same in other letters",
    { headers: { AUTHORIZATION: "{{ v }}" } },
    "/http_config/headers/authorization",
  ],
  [
    "a credential of which a caller fills in a part",
    { headers: { authorization: "Basic {{key}}{{v}}" } },
    "/http_config/headers/authorization",
  ],
  ["a cookie whose name a caller fills in", { headers: { cookie: "{{v}}=1" } }, null],
  ["a cookie that a caller fills in", { headers: { Cookie: "sid={{key}}; {{v}}" } }, null],
  [
    "a list of content types",
    {
      method: "POST",
      headers: { "content-type": "application/json, text/plain" },
      body_template: '{"a":"{{v}}"}',
    },
    null,
  ],
  [
    "a content type in quotes",
    { method: "POST", headers: { "content-type": '"application/json"' }, body_template: '{"a":"{{v}}"}' },
    null,
  ],
  [
    "a number without quotes",
    { method: "POST", body_template: '{"n": {{v}}}' },
    "/http_config/body_template",
  ],
  [
    "a list without quotes",
    { method: "PUT", body_template: '[{{v}}, "{{v}}"]' },
    "/http_config/body_template",
  ],
  [
    "a value without quotes behind an escaped quote",
    { method: "POST", body_template: '{"a": "\\"", "b": {{v}}}' },
    "/http_config/body_template",
  ],
  [
    "a value without quotes in JSON lines",
    {
      method: "POST",
      headers: { "Content-Type": "application/x-ndjson" },
      body_template: '{"a":"{{v}}"}\n{"b":{{v}}}',
    },
    "/http_config/body_template",
  ],
  [
    "a value without quotes in another JSON type",
    {
      method: "PATCH",
      headers: { "content-type": "application/merge-patch+json; charset=utf-8" },
      body_template: '{"b":{{v}}}',
    },
    "/http_config/body_template",
  ],
  [
    "a filter as response path",
    { url: `${URL}?q={{v}}`, response_path: "$.items[?(@.a==1)]" },
    "/http_config/response_path",
  ],
  [
    "a script as response path",
    { url: `${URL}?q={{v}}`, response_path: "$[(process.exit())]" },
    "/http_config/response_path",
  ],
  [
    "a URL of 20,000 placeholders, which took ten seconds to check",
    { url: `${URL}?${"a={{v}}&".repeat(20_000)}` },
    "/http_config/url",
  ],
  ["two descents", { url: `${URL}?q={{v}}`, response_path: "$..a..b" }, "/http_config/response_path"],
  ["an open bracket", { url: `${URL}?q={{v}}`, response_path: "data.items[0" }, "/http_config/response_path"],
  [
    "a placeholder as response path",
    { url: `${URL}?q={{v}}`, response_path: "{{v}}" },
    "/http_config/response_path",
  ],
  ["a brace pair that nothing opens, in the URL", { url: `${URL}/v}}/{{v}}` }, null],
  ["a brace pair that nothing opens, in a header", { headers: { "x-a": "v}} {{v}}" } }, null],
  [
    "a brace pair that nothing opens, in a body",
    { method: "POST", body_template: '{"a":"v}}","b":"{{v}}"}' },
    null,
  ],
];

const FINE: [what: string, config: Partial<HttpToolConfig>][] = [
  ["the value of a cookie", { headers: { cookie: "sid={{key}}; lang={{v}}" } }],
  ["a cookie header from the vault", { headers: { cookie: "{{key}}", "x-a": "{{v}}" } }],
  ["nested JSON in a header", { headers: { "x-arg": '{"path":"{{v}}","mode":{".tag":{"a":1}}}' } }],
  ["nested JSON in a body", { method: "POST", body_template: '{"a":{"b":{"c":"{{v}}"}}}' }],
  ["a text with escaped quotes", { method: "POST", body_template: '{"a":"say \\"{{v}}\\""}' }],
  [
    "a text body without quotes",
    { method: "POST", headers: { "content-type": "text/plain" }, body_template: "{{v}}" },
  ],
  [
    "a form",
    {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body_template: "a={{v}}",
    },
  ],
  ["a credential from the vault", { headers: { authorization: "Bearer {{key}}", "x-a": "{{v}}" } }],
  ["a credential by its long name", { headers: { authorization: "Bearer {{secret.key}}", "x-a": "{{v}}" } }],
];

/** Who: an upstream that chooses its answer, and a user who chooses the response path of a tool for it. */
describe("a response path cannot multiply the visited values", () => {
  const nest = (value: Json, levels: number): Json => (levels === 0 ? value : nest([value], levels - 1));
  const tenfold = `[${Array(10).fill(0)}]`;

  test.each([
    ["a descent from thousands of copies of a node", `$${tenfold.repeat(3)}[0]..x`, 4],
    ["the same without a step before it", `$${tenfold.repeat(4)}..x`, 4],
    ["the same with a wildcard that finds nothing", `$${tenfold.repeat(3)}[0]..*.x`, 4],
  ])("%s", (_, path, levels) => {
    let visits = 0;
    const wide = new Proxy(Array<Json>(1000).fill([]), {
      ownKeys: (target) => {
        visits += 1;
        return Reflect.ownKeys(target);
      },
    });
    reasonOfPath(nest(wide, levels), path);
    // Once for the depth, once for the descent and once for a wildcard.
    expect(visits).toBeLessThanOrEqual(3);
  });

  test("a descent into a very large answer ends", () => {
    const large = Array(600_000).fill(0);
    expect(reasonOfPath(large, "$..x")).toBe("too_many_matches");
    expect(reasonOfPath({ a: large, b: { x: 1 } }, "$.b..x")).toBe("found");
  });

  test.each([
    ["$[0,0]..x", [1, 2, 1, 2]],
    ["$..x", [1, 2]],
    ["$[0]..[*]", [{ x: 1 }, [{ x: 2 }], 1, { x: 2 }, 2]],
  ])("%s still finds each match, repeated as the path says", (path, matches) => {
    expect(extractPath([[{ x: 1 }, [{ x: 2 }]]], path).matches).toEqual(matches);
  });
});

describe("an invalid template", () => {
  let database: StackDatabase;
  beforeAll(async () => {
    database = await openMigrated();
    await database.run(
      "insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000a', 'a@example.test')",
    );
  });
  afterAll(() => database?.close());

  test.each(TEMPLATES)(
    "%s is rejected before it is saved, in the UI and over the Data API",
    async (_, config, pointer) => {
      expect(checkTool(toolOf(config)).length).toBeGreaterThan(0);
      if (pointer !== null) expect(await save(config)).toContain(pointer);
    },
  );

  test.each(FINE)("%s is saved", async (_, config) => {
    expect(checkTool(toolOf(config))).toEqual([]);
    expect(await save(config)).toBe("saved");
  });

  test("the database and the web UI agree about every response path", async () => {
    const paths = [
      ...readDataRows<{ path: string }>("security/jsonpath_vectors.jsonl").map(({ path }) => path),
      ...[
        "a",
        "$",
        " $ ",
        "$.a",
        "$ .a",
        "a ",
        "a.",
        "a..b",
        ".a",
        "..a",
        "[0]",
        "[-1]",
        "[01]",
        "[ 0 , 1 ]",
        "a[1:2:3]",
        "a[:]",
        "a[::-1]",
        "a['b']",
        'a["b"]',
      ],
      ...[
        "a['b\\'c']",
        "a['\\u00e9']",
        "a['\\x']",
        "a['?(x)']",
        "a['(x)']",
        "a[*]",
        "a.*",
        "a[0]b",
        "ä.ö",
        "a-b",
        "1a",
        "a[]",
        "a[0,]",
        "a['b",
        "a\nb",
        "a ['b']",
        "$$",
        "a.[0]",
        "..[0]",
      ],
    ].filter((path) => path.length <= 256 && !path.startsWith("@") && path.trim() !== "");
    const rows = await database.query<{ path: string; valid: boolean }>(
      "select p as path, private.is_response_path(p) as valid from jsonb_array_elements_text($1::jsonb) p",
      [JSON.stringify(paths)],
    );
    const expected = paths.map((path) => ({ path, valid: isPath(path) }));
    expect(rows).toEqual(expected);
    expect(expected.filter(({ valid }) => valid).length).toBeGreaterThan(25);
  });

  test.each<[string, { prompt_template?: string; http_config?: HttpToolConfig }, string]>([
    ["a prompt alone", { prompt_template: "Summarise {{text}}" }, "prompt"],
    ["a request alone", { http_config: { url: URL, method: "GET" } }, "http_api"],
    ["both", { prompt_template: "x", http_config: { url: URL, method: "GET" } }, "http_api"],
  ])("a row without a kind: the kind %s is inferred from its fields", async (name, row, kind) => {
    const rows = await database.query<{ tool_type: string }>(
      "insert into public.custom_tools (user_id, name, prompt_template, http_config) values ('00000000-0000-4000-8000-00000000000a', $1, $2, $3::jsonb) returning tool_type",
      [name, row.prompt_template ?? null, row.http_config ? JSON.stringify(row.http_config) : null],
    );
    expect(rows).toEqual([{ tool_type: kind }]);
  });

  let count = 0;
  async function save(config: Partial<HttpToolConfig>): Promise<string> {
    const { http_config, secret_names } = toolOf(config);
    try {
      await database.query(
        "insert into public.custom_tools (user_id, name, http_config, secret_names) values ('00000000-0000-4000-8000-00000000000a', $1, $2::jsonb, array(select jsonb_array_elements_text($3::jsonb)))",
        [`tool ${count++}`, JSON.stringify(http_config), JSON.stringify(secret_names)],
      );
      return "saved";
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
});

function toolOf(config: Partial<HttpToolConfig>): CustomTool {
  return {
    name: "t",
    tool_type: "http_api",
    prompt_template: null,
    http_config: { url: URL, method: "GET", ...config },
    parameters: { type: "object", properties: { v: { type: "string" } }, required: ["v"] },
    secret_names: ["key"],
  } as unknown as CustomTool;
}

function render(config: Partial<HttpToolConfig>, args: JsonObject): unknown {
  const filling = { parameters: ["v"], required: ["v"], args, secretNames: ["key"], secrets: { key: "k" } };
  return renderHttpTool({ url: URL, method: "GET", ...config }, filling);
}

function reasonOf(run: () => unknown): string {
  try {
    run();
    return "rendered";
  } catch (error) {
    if (error instanceof TemplateError) return error.reason;
    throw error;
  }
}

function reasonOfPath(document: Json, path: string): string {
  try {
    extractPath(document, path);
    return "found";
  } catch (error) {
    return error instanceof PathError ? error.reason : String(error);
  }
}

function isPath(path: string): boolean {
  try {
    parsePath(path);
    return true;
  } catch {
    return false;
  }
}
