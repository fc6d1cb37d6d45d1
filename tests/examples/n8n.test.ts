import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../src/contract/api/endpoint.ts";
import { ALL_ENDPOINTS } from "../../src/contract/api/index.ts";

/*
 * What can be held of the workflow files without n8n. That n8n 2.41 imports and runs them was seen by hand: see
 * examples/n8n/README.md.
 */

interface Pair {
  name: string;
  value: unknown;
}
interface Node {
  id: string;
  name: string;
  type: string;
  typeVersion: number;
  position: [number, number];
  parameters: Record<string, unknown> & {
    method?: string;
    url?: string;
    bodyParameters?: { parameters: Pair[] };
    assignments?: { assignments: Pair[] };
  };
  credentials?: Record<string, { id: string | null; name: string }>;
}
interface Workflow {
  name: string;
  nodes: Node[];
  connections: Record<string, Record<string, { node: string; type: string; index: number }[][]>>;
  settings: object;
  pinData: object;
  active: boolean;
}

const FOLDER = resolve(import.meta.dirname, "../../examples/n8n");
const README = readFileSync(join(FOLDER, "README.md"), "utf8");
const ajv = new Ajv2020({ strict: false, validateFormats: false });
const endpoints = Object.entries(ALL_ENDPOINTS).flatMap(([name, group]) =>
  Object.values(group).map((endpoint) => ({ endpoint, path: `/${name}${endpoint.path}` })),
);

/** The URL without the base of the Settings; other expressions become path parameters. */
function pathOf(url: string): string | undefined {
  const [, path] = /^=\{\{ [^}]*\.toolgate_url \}\}(\/.*)$/.exec(url) ?? [];
  return path?.replace(/\{\{[^}]*\}\}/g, "{}");
}

function findEndpoint(method: string, path: string): Endpoint | undefined {
  return endpoints.find(
    (one) => one.endpoint.method === method && one.path.replace(/\{\w+\}/g, "{}") === path,
  )?.endpoint;
}

/** The body as sent by n8n, with a text in place of each expression. */
function bodyOf({ parameters }: Node): object | undefined {
  const pairs = parameters.bodyParameters?.parameters;
  return (
    pairs &&
    Object.fromEntries(pairs.map(({ name, value }) => [name, String(value).startsWith("=") ? "text" : value]))
  );
}

const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));

describe.each(files)("examples/n8n/%s", (file) => {
  const workflow = JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as Workflow;
  const names = workflow.nodes.map(({ name }) => name);

  it("has the parts of an export, switched off, with ids and names that are unique", () => {
    expect(workflow).toMatchObject({
      name: expect.stringMatching(/^Toolgate: /),
      settings: {},
      pinData: {},
      active: false,
    });
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(workflow.nodes.map(({ id }) => id)).size).toBe(names.length);
    for (const node of workflow.nodes) {
      expect(node).toMatchObject({
        typeVersion: expect.any(Number),
        position: [expect.any(Number), expect.any(Number)],
      });
      expect(node.type).toMatch(/^(n8n-nodes-base|@n8n\/n8n-nodes-langchain)\.\w+$/);
    }
  });

  it("connects nodes that exist, and leaves none alone but notes", () => {
    const connected = new Set<string>();
    for (const [from, outputs] of Object.entries(workflow.connections)) {
      for (const { node } of Object.values(outputs).flat(2)) {
        expect(names).toContain(from);
        expect(names).toContain(node);
        connected.add(from).add(node);
      }
    }
    const alone = workflow.nodes.filter(
      ({ name, type }) => !connected.has(name) && !type.endsWith(".stickyNote"),
    );
    expect(alone).toEqual([]);
  });

  it("refers in its expressions to nodes that exist and to settings that are set", () => {
    const text = JSON.stringify(workflow);
    for (const [, name] of text.matchAll(/\$\('([^']+)'\)/g)) expect(names).toContain(name);
    const settings = workflow.nodes.find(({ name }) => name === "Settings");
    const set = settings?.parameters.assignments?.assignments.map(({ name }) => name);
    for (const [, name] of text.matchAll(/\$\('Settings'\)\.first\(\)\.json\.(\w+)/g))
      expect(set).toContain(name);
  });

  it("starts by hand, so that it can be tried", () => {
    expect(workflow.nodes.map(({ type }) => type)).toContain("n8n-nodes-base.manualTrigger");
  });

  it("names its credentials, which the README explains, and holds none", () => {
    for (const { credentials } of workflow.nodes) {
      for (const { id, name } of Object.values(credentials ?? {})) {
        expect(id).toBeNull();
        expect(README).toContain(`**${name}**`);
      }
    }
    expect(JSON.stringify(workflow)).not.toMatch(/tg_\w|sk-\w|sb_secret/);
  });

  const calls = workflow.nodes.filter(({ parameters }) => parameters.url?.includes("toolgate_url"));
  it.each(calls.map((node) => [node.name, node] as const))("%s: is a call that the API takes", (_, node) => {
    const { method = "GET", url = "" } = node.parameters;
    const endpoint = findEndpoint(method, pathOf(url) ?? "");
    expect(endpoint, `${method} ${url}`).toBeDefined();
    expect(node.credentials).toEqual({ httpHeaderAuth: { id: null, name: "Toolgate" } });
    const validate = ajv.compile(endpoint?.body ?? { type: "null" });
    expect(validate(bodyOf(node) ?? null), JSON.stringify(validate.errors)).toBe(true);
  });
});

describe("the workflows with an agent", () => {
  const read = (file: string) => JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as Workflow;
  const nodeOf = (file: string, type: string) =>
    read(file).nodes.find((node) => node.type === `@n8n/n8n-nodes-langchain.${type}`);

  it("run in the order without which n8n's agent never sees what its tools brought", () => {
    const withAgent = files.filter((file) => nodeOf(file, "agent"));
    expect(withAgent).toEqual(expect.arrayContaining(["agent-on-toolgate.json", "agent-with-mcp.json"]));
    for (const file of withAgent) expect(read(file).settings).toEqual({ executionOrder: "v1" });
  });

  it("speak protocols that Toolgate serves, and take its address from the credential", () => {
    const model = nodeOf("agent-on-toolgate.json", "lmChatOpenAi");
    expect(model).toMatchObject({
      credentials: { openAiApi: { name: "Toolgate OpenAI" } },
      parameters: { model: { value: "toolgate" } },
    });
    // No address of its own.
    expect(model).toHaveProperty("parameters.options", {});
    const [, base] = /\*\*Toolgate OpenAI\*\*.*`http:\/\/[^/]+\/functions\/v1(\/[^`]+)`/.exec(README) ?? [];
    // The node's option "Use Responses API", on and off.
    for (const path of ["/responses", "/chat/completions"]) {
      expect(findEndpoint("POST", `${base}${path}`), path).toBeDefined();
    }
    expect(findEndpoint("GET", `${base}/models`)).toBeDefined();
  });

  it("find the MCP server where it is", () => {
    const client = nodeOf("agent-with-mcp.json", "mcpClientTool");
    const { endpointUrl } = (client?.parameters ?? {}) as { endpointUrl?: string };
    expect(pathOf(endpointUrl ?? "")).toBe("/mcp");
    expect(client?.credentials).toEqual({ httpBearerAuth: { id: null, name: "Toolgate MCP" } });
  });
});

it("the workflows make the calls that the memory and a question are used by", () => {
  const called = files.flatMap((file) =>
    (JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as Workflow).nodes.flatMap(({ parameters }) => {
      const path = parameters.url && pathOf(parameters.url);
      return path ? [`${parameters.method ?? "GET"} ${path}`] : [];
    }),
  );
  expect(new Set(called)).toEqual(
    new Set([
      "POST /documents",
      "GET /documents/{}",
      "POST /chat-messages",
      "POST /retrieve-context",
      "DELETE /chat-messages/cleanup",
      "POST /agent-query",
    ]),
  );
});
