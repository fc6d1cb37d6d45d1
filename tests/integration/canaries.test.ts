import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { RULE_NAMES } from "../../src/privacy/built-in-scrubber.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { type Collector, startCollector } from "../platform/telemetry/start-collector.ts";
import { must } from "./injection-setting.ts";
import { remember } from "./memory-client.ts";
import { type ScriptedModel, startScriptedModel } from "./scripted-model.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";
import { type Person, toolsClient } from "./tools-client.ts";

/** Three of each kind, by rule: from a caller, from an API's answer, from a document. */
const BY_RULE: Record<string, [told: string, answered: string, written: string]> = {
  email: ["told.canary@example.com", "answered.canary@example.org", "written.canary@firma.cz"],
  phone: ["+420 777 123 456", "+48 501 234 567", "+44 20 7946 0958"],
  iban: ["CZ65 0800 0000 1920 0014 5399", "GB82 WEST 1234 5698 7654 32", "DE89 3704 0044 0532 0130 00"],
  card: ["4111 1111 1111 1111", "5500-0000-0000-0004", "378282246310005"],
  cz_birth_number: ["900101/1234", "855512/0013", "7801233540"],
  pl_pesel: ["44051401359", "02070803628", "90090515836"],
  ru_snils: ["112-233-445 95", "087-654-303 00", "112-233-445 95"],
  ru_inn: ["500100732259", "526317984689", "500100732259"],
  ru_passport: ["4509 123456", "4510 654321", "4511 111222"],
  ipv4: ["203.0.113.7", "198.51.100.23", "192.0.2.146"],
  ipv6: ["2001:db8::8a2e:370:7334", "2001:db8:85a3::8a2e:370:7335", "fd12:3456:789a:1::1"],
  private_key: [pem("TOLD"), pem("ANSWERED"), pem("WRITTEN")],
  jwt: [jwt("told"), jwt("answered"), jwt("written")],
  api_key: [
    "sk-proj-Ab12Cd34Ef56Gh78Ij90",
    "ghp_16C7e42F292c6912E7710c838347Ae178B4a",
    "AKIAIOSFODNN7EXAMPLE",
  ],
  bearer: ["tOlDbEaReR7f3a9c2e5d", "aNsWeReDbEaReR1b2c3d", "wRiTtEnBeArEr9e8f7a"],
  url_login: ["app:t0ld-pw-canary", "app:answ3red-pw-canary", "app:wr1tten-pw-canary"],
  secret: ["told-hunter2-canary", "answered-hunter2-canary", "written-hunter2-canary"],
};

function pem(name: string): string {
  return `-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC${name}CANARY\n-----END PRIVATE KEY-----`;
}

function jwt(subject: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "HS256" })}.${part({ sub: subject, pad: "0123456789" })}.c2lnbmF0dXJl`;
}

/** A value with the context that its rule requires. */
const AROUND: Record<string, (value: string) => string> = {
  phone: (value) => `tel. ${value}`,
  ru_passport: (value) => `паспорт ${value}`,
  bearer: (value) => `Authorization: Bearer ${value}`,
  url_login: (value) => `postgres://${value}@db.internal/x`,
  secret: (value) => `password: ${value}`,
};
const write = (index: number) =>
  Object.entries(BY_RULE)
    .map(([rule, values]) => (AROUND[rule] ?? String)(values[index] ?? ""))
    .join("\n");
const [TOLD, ANSWERED, WRITTEN] = [write(0), write(1), write(2)];

const SECRETS = {
  vault: "vault-canary-51fa0d8c77",
  clientSecret: "client-canary-a92be60f13",
  token: "token-canary-6d7c03e81f",
  tool: "tool-canary-0be4f7712c",
  model: "sk-model-canary-9c8d7e6f",
};

let api: Loopback;
let hook: Loopback;
let model: ScriptedModel;
let collector: Collector;
let toolgate: Toolgate;
let person: Person;
let agent: ToolgateClient;
let key: string;
let toolId: string;
/** All answers to callers. */
const answers: unknown[] = [];

beforeAll(async () => {
  hook = await startLoopback((_, response) => response.writeHead(204).end());
  collector = await startCollector();
  model = await startScriptedModel();
  api = await startLoopback(({ url, headers, body }, response) => {
    if (url === "/token")
      return answerJson(response, { access_token: SECRETS.token, token_type: "Bearer", expires_in: 600 });
    response.setHeader("x-customer", "answered.canary@example.org");
    response.setHeader("x-echo", String(headers["x-api-key"] ?? headers.authorization ?? ""));
    // The API echoes the request including its credentials.
    answerJson(response, {
      saved: ANSWERED,
      password: "answered-hunter2-canary",
      echo: { url, headers, body },
    });
  });
  toolgate = await startToolgate({
    upstreams: [api.url, hook.url],
    env: {
      TOOLGATE_ENV: "prod",
      OPENAI_API_KEY: SECRETS.model,
      OPENAI_BASE_URL: model.url,
      LLM_MODEL: "scripted",
      EMBEDDING_MODEL: "letters",
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    },
  });
  person = await toolgate.newPerson();
  await connect(person.client, writeDocument("Customers", "api-key"), { customers_key: SECRETS.vault });
  await connect(person.client, writeDocument("Parcels", "oauth2-client-credentials"), {
    client_id: "canary-client",
    client_secret: SECRETS.clientSecret,
  });
  const { makeTool, storeSecrets } = toolsClient(() => toolgate);
  const tool = await makeTool(person, {
    name: "look_up_person",
    description: "Look a person up",
    http_config: {
      url: `${api.url}/people?who={{who}}`,
      method: "GET",
      headers: { "X-Api-Key": "{{people_key}}" },
    },
    secret_names: ["people_key"],
  });
  toolId = tool.id;
  await storeSecrets(person, tool.id, { people_key: SECRETS.tool });
  await remember(person.client, {
    site_id: `site-${crypto.randomUUID()}`,
    source: "Customer handbook",
    content: `Handbook of customers.\n\n${WRITTEN}`,
  });
  const tools = ["findCustomers", "saveCustomers", "findParcels", "look_up_person", "kb.search"];
  const file = {
    agent_id: "clerk",
    tools: tools.map((name) => ({ name, side_effect: name === "saveCustomers" ? "write" : "read" })),
  };
  await must(person.client.call("PUT", "/functions/v1/agents/clerk", file));
  const made = await must(
    person.client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "clerk",
      scopes: ["agent:query", "memory:read"],
      agent_id: "clerk",
    }),
  );
  key = made.key;
  agent = toolgate.as(key);
  await must(person.client.call("PUT", "/functions/v1/approvals/webhook", { url: `${hook.url}/notify` }));
});
afterAll(async () => {
  await toolgate?.stop();
  await Promise.all([api.close(), hook.close(), model.stop(), collector.stop()]);
});
beforeEach(() => {
  api.received.length = 0;
});

/** `find…` (GET, `about` in the query) and `save…` (POST, `about` in the body). */
function writeDocument(title: string, type: "api-key" | "oauth2-client-credentials"): object {
  const about = { type: "string", description: "All that is known" };
  const schema = { type: "object", required: ["about"], additionalProperties: false, properties: { about } };
  const answered = { 200: { description: `The ${title}` } };
  const scheme =
    type === "api-key"
      ? { type: "apiKey", in: "header", name: "X-Api-Key" }
      : { type: "oauth2", flows: { clientCredentials: { tokenUrl: `${api.url}/token`, scopes: {} } } };
  const id = `${title.toLowerCase()}_key`;
  return {
    openapi: "3.1.0",
    info: { title, version: "1" },
    servers: [{ url: api.url }],
    "x-auth-type": type,
    "x-required-secrets":
      type === "api-key" ? [{ secret_id: id, description: "Key", vault_key_name: id }] : [],
    components: { securitySchemes: { [id]: scheme } },
    security: [{ [id]: [] }],
    paths: {
      [`/${title.toLowerCase()}`]: {
        get: {
          operationId: `find${title}`,
          summary: `Find ${title.toLowerCase()} by all that is known`,
          parameters: [{ name: "about", in: "query", required: true, schema: about }],
          responses: answered,
        },
        post: {
          operationId: `save${title}`,
          summary: `Save ${title.toLowerCase()} with all that is known`,
          requestBody: { required: true, content: { "application/json": { schema } } },
          responses: answered,
        },
      },
    },
  };
}

interface Answer {
  status: string;
  error_code?: string;
  final_data?: unknown;
  tool?: { operation_id: string };
  technical_details?: { approval_id: string };
}

async function ask(user_query: string, more: object = {}, client = agent): Promise<Answer> {
  const query = { user_query, conversation_id: "canaries", ...more };
  const { body } = await client.call<Answer>("POST", "/functions/v1/agent-query", query);
  answers.push(body);
  return body;
}

/** The values of `about` that the API received in the query or the body. */
function sent(): string | null {
  const { url = "", body = "" } = api.received.at(-1) ?? {};
  const inQuery = new URL(url, api.url).searchParams;
  return (
    inQuery.get("about") ??
    inQuery.get("who") ??
    (JSON.parse(body || "{}") as { about?: string }).about ??
    null
  );
}

/** The canaries that a text contains, in any recognizable notation. */
function leaked(text: string, values: readonly string[]): string[] {
  const forms = (value: string) => [
    value,
    encodeURIComponent(value),
    JSON.stringify(value).slice(1, -1),
    value.replaceAll(" ", "+"),
  ];
  const plain = text.replaceAll("\\\\", "\\");
  return values.filter((value) => forms(value).some((form) => plain.includes(form)));
}
const personal = Object.values(BY_RULE).flat();
const chats = () => model.requests.filter(({ path }) => path.endsWith("/chat/completions"));

describe("canaries travel", () => {
  it("of every built-in rule", () => {
    expect(Object.keys(BY_RULE).sort()).toEqual([...new Set(RULE_NAMES)].sort());
  });

  it("through the rule-based planner", async () => {
    const before = chats().length;
    const answer = await ask("Find customers by all that is known", { user_context_data: { about: TOLD } });
    expect([answer.status, answer.tool?.operation_id]).toEqual(["SUCCESS", "findCustomers"]);
    expect(chats().length, "no model").toBe(before);
    expect(sent()).toBe(TOLD);
    expect(
      leaked(
        JSON.stringify(answer),
        Object.values(BY_RULE).map(([, answered]) => answered),
      ),
    ).toHaveLength(17);
  });

  it("through a planning model and its repair", async () => {
    let calls = 0;
    model.answer = ({ messages }) => {
      const reported = messages.map(({ content }) => content).join("\n");
      calls++;
      if (calls === 1)
        return {
          call: "findCustomers",
          arguments: { abuot: JSON.parse(/"facts":("(?:[^"\\]|\\.)*")/.exec(reported)?.[1] ?? '""') },
        };
      const [, kept] = /"abuot":"((?:[^"\\]|\\.)*)"/.exec(reported) ?? [];
      return { call: "corrected_arguments", arguments: { arguments: { about: kept } } };
    };
    const answer = await ask("customers, look after them", { user_context_data: { facts: TOLD } });
    expect([answer.status, calls]).toEqual(["SUCCESS", 2]);
    expect(
      leaked(
        sent() ?? "",
        Object.values(BY_RULE).map(([reported]) => reported),
      ),
    ).toHaveLength(17);
  });

  it("through the question itself and a session", async () => {
    await must(
      person.client.call("PUT", "/functions/v1/agents/clerk/sessions/canaries", { data: { about: TOLD } }),
    );
    const answer = await ask("Find customers by all that is known");
    expect([answer.status, sent()]).toEqual(["SUCCESS", TOLD]);
    model.answer = () => ({ call: "no_tool_fits", arguments: { reason: `nothing for ${TOLD}` } });
    await ask(`customers\n${TOLD}\nlook after them`);
  });

  it("through tools/run with a secret of its own", async () => {
    const run = await must(
      agent.call("POST", `/functions/v1/tools/${toolId}/run`, {
        arguments: { who: TOLD },
        include_answer: true,
      }),
    );
    answers.push(run);
    expect(sent()).toBe(TOLD);
    expect(api.received.at(-1)?.headers["x-api-key"]).toBe(SECRETS.tool);
  });

  it("through the orchestrator, an API behind OAuth and the knowledge base", async () => {
    model.answer = ({ messages }) => {
      const results = messages.filter(({ role }) => role === "tool");
      const asked = messages.findLast(({ role }) => role === "user")?.content ?? "";
      if (results.length > 0) return { text: `I read: ${results.map(({ content }) => content).join("\n")}` };
      return {
        calls: [
          { name: "findParcels", arguments: { about: asked } },
          { name: "kb_search", arguments: { query: `handbook of customers ${asked}` } },
        ],
      };
    };
    const reported = await must(
      agent.call<{ results: { message: { content: string }; steps: unknown[] }[] }>(
        "POST",
        "/functions/v1/hydra-orchestrator",
        {
          messages: [{ role: "user", content: TOLD }],
          tools: ["findParcels", "kb.search"],
        },
      ),
    );
    answers.push(reported);
    const call = api.received.find(({ url }) => url.startsWith("/parcels"));
    expect(new URL(call?.url ?? "", api.url).searchParams.get("about")).toBe(TOLD);
    expect(call?.headers.authorization).toBe(`Bearer ${SECRETS.token}`);
    expect(
      JSON.stringify(reported.results[0]?.steps),
      "the knowledge base answers with real values",
    ).toContain("written.canary@firma.cz");
    expect(reported.results[0]?.message.content).toContain("written.canary@firma.cz");
  });

  it("through an approval that is carried out, and its notification", async () => {
    model.answer = () => ({ call: "saveCustomers", arguments: {} });
    const waiting = await ask("Save customers with all that is known", {
      user_context_data: { about: TOLD },
    });
    expect(waiting.error_code).toBe("APPROVAL_REQUIRED");
    expect(api.received).toEqual([]);
    const decided = await must(
      person.client.call<{ execution: { ok: boolean } }>(
        "POST",
        `/functions/v1/approvals/${waiting.technical_details?.approval_id}`,
        { decision: "approve", execute: true },
      ),
    );
    answers.push(decided, (await person.client.call("GET", "/functions/v1/approvals")).body);
    expect([decided.execution.ok, sent()]).toEqual([true, TOLD]);
    await expect.poll(() => hook.received.length).toBe(2);
    answers.push(hook.received.map(({ body }) => body));
  });
});

describe("canaries are kept", () => {
  const rows = async (table: string) =>
    JSON.stringify(await toolgate.stack.sql(`select to_jsonb(t) as row from public.${table} t`));

  it("from models and embedders", () => {
    expect(chats().length).toBeGreaterThanOrEqual(5);
    const embedded = model.requests.filter(({ path }) => path.endsWith("/embeddings"));
    expect(JSON.stringify(embedded)).toContain("Handbook of customers");
    expect(leaked(JSON.stringify(model.requests), [...personal, ...Object.values(SECRETS), key])).toEqual([]);
  });

  it.each(["traces", "audit_log"])("from %s", async (table) => {
    await expect
      .poll(async () => (JSON.parse(await rows(table)) as unknown[]).length)
      .toBeGreaterThanOrEqual(6);
    expect(leaked(await rows(table), [...personal, ...Object.values(SECRETS), key])).toEqual([]);
  });

  it("from logs and spans", async () => {
    await collector.until(
      () => collector.spans().filter(({ parentSpanId }) => parentSpanId === null).length >= 7,
    );
    const said = JSON.stringify([toolgate.logs, collector.bodies, collector.headers]);
    expect(said).toContain("execute_tool");
    expect(leaked(said, [...personal, ...Object.values(SECRETS), key])).toEqual([]);
  });

  it("as far as they are secrets, from every answer and notification", () => {
    expect(answers.length).toBeGreaterThanOrEqual(9);
    expect(leaked(JSON.stringify(answers), [...Object.values(SECRETS), key])).toEqual([]);
  });
});
