import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { type ModelStandIn, startModelStandIn } from "../integration/model-stand-in.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

/*
 * An account's model endpoint: who may set it, where its key may go, and what a hostile endpoint can do.
 */

const KEY = "model-canary-51e0c77ab9";
const PATH = "/functions/v1/settings/model";

let endpoint: ModelStandIn;
let second: ModelStandIn;
let toolgate: Toolgate;

beforeAll(async () => {
  [endpoint, second] = await Promise.all([startModelStandIn(), startModelStandIn()]);
  toolgate = await startToolgate({ upstreams: [endpoint.url, second.url] });
});
afterAll(async () => {
  await toolgate.stop();
  await Promise.all([endpoint.close(), second.close()]);
});
beforeEach(() => {
  for (const one of [endpoint, second]) {
    one.received.length = 0;
    Object.assign(one, { says: "ok", calls: null, instead: null });
  }
});

const stored = () => ({ base_url: endpoint.baseUrl, chat_model: "large", key: KEY });
const chat = (client: ToolgateClient, more: object = {}) =>
  client.call("POST", "/functions/v1/hydra-orchestrator", {
    messages: [{ role: "user", content: "Say hello" }],
    ...more,
  });
const userId = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sub as string;
const secretsOf = (token: string) =>
  toolgate.stack.sql("select id from vault.secrets where name like $1", [`${userId(token)}/model/%`]);

describe("only the signed-in owner sets the endpoint", () => {
  const ATTEMPTS: [what: string, method: string, path: string, body?: () => object][] = [
    ["sets the endpoint", "PUT", "settings/model", stored],
    ["removes the endpoint", "DELETE", "settings/model"],
    ["tests an endpoint of its own", "POST", "settings/check-model", stored],
    [
      "lists the models of an endpoint of its own",
      "POST",
      "settings/list-models",
      () => ({ base_url: endpoint.baseUrl }),
    ],
    ["makes the account laxer", "PATCH", "settings", () => ({ environment: null })],
    ["raises the limits", "PATCH", "settings", () => ({ limits: { calls_per_min: null } })],
  ];
  const ACTORS: [actor: string, key: object][] = [
    ["a key with every scope", {}],
    ["a key of an agent", { agent_id: "confined" }],
    ["a key for end users only", { end_users_only: true, scopes: ["agent:query"] }],
    ["a key for questions only", { scopes: ["agent:query"] }],
  ];
  describe.each(ACTORS)("%s", (_actor, more) => {
    it.each(ATTEMPTS)("%s: rejected", async (_what, method, path, body) => {
      const { token, client } = await toolgate.newPerson();
      await client.call("PUT", PATH, stored());
      await client.call("PATCH", "/functions/v1/settings", { environment: "prod" });
      const made = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
        name: "attacker",
        scopes: ["agent:query", "connectors:write", "tools:write", "memory:read", "approvals:decide"],
        ...more,
      });
      const answer = await toolgate.as(made.body.key).call(method, `/functions/v1/${path}`, body?.());
      expect([answer.status, answer.body["error_code"]]).toEqual([403, "FORBIDDEN"]);
      expect(endpoint.received).toEqual([]);
      expect(await secretsOf(token)).toHaveLength(1);
      expect((await client.call("GET", "/functions/v1/settings")).body).toMatchObject({
        environment: "prod",
        model: { from: "account" },
      });
    });

    it("does not see the address", async () => {
      const { client } = await toolgate.newPerson();
      await client.call("PUT", PATH, stored());
      const made = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
        name: "reader",
        scopes: ["agent:query"],
        ...more,
      });
      const { body } = await toolgate.as(made.body.key).call("GET", "/functions/v1/settings");
      expect(body).toMatchObject({ account: null });
      expect(JSON.stringify(body)).not.toContain(endpoint.baseUrl);
    });
  });

  it("another account neither sees, uses nor changes it", async () => {
    const { token, client } = await toolgate.newPerson();
    const { client: stranger } = await toolgate.newPerson();
    await client.call("PUT", PATH, stored());
    expect(JSON.stringify((await stranger.call("GET", "/functions/v1/settings")).body)).not.toContain(
      endpoint.url,
    );
    await stranger.call("DELETE", PATH);
    await stranger.call("POST", "/functions/v1/settings/list-models", { base_url: endpoint.baseUrl });
    expect(endpoint.received.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    expect(await chat(stranger)).toMatchObject({ body: { technical_details: { reason: "not_configured" } } });
    expect(await secretsOf(token)).toHaveLength(1);
  });
});

describe("the key stays at the address for which it was entered", () => {
  const MOVES: [what: string, base_url: () => string][] = [
    ["another origin", () => second.baseUrl],
    ["another path of the same origin", () => `${endpoint.url}/other/v1`],
  ];
  it.each(MOVES)("%s gets no key, and the vault none either", async (_, base_url) => {
    const { token, client } = await toolgate.newPerson();
    await client.call("PUT", PATH, stored());
    const moved = await client.call("PUT", PATH, { base_url: base_url(), chat_model: "large" });
    expect(moved.body).toMatchObject({ base_url: base_url(), key_stored_at: null });
    expect(await secretsOf(token)).toEqual([]);
    await chat(client);
    const sent = [...endpoint.received, ...second.received];
    expect(sent.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it("a change in the database alone deletes it too", async () => {
    const { token, client } = await toolgate.newPerson();
    await client.call("PUT", PATH, stored());
    await toolgate.stack.sql("update private.account_models set base_url = $1 where user_id = $2", [
      second.baseUrl,
      userId(token),
    ]);
    expect(await secretsOf(token)).toEqual([]);
    await chat(client);
    expect(second.received.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it("replacing, removing and deleting the account leave no secret behind", async () => {
    const { token, client } = await toolgate.newPerson();
    await client.call("PUT", PATH, stored());
    await client.call("PUT", PATH, { ...stored(), key: `${KEY}-new` });
    expect(await secretsOf(token)).toHaveLength(1);
    await client.call("DELETE", PATH);
    expect(await secretsOf(token)).toEqual([]);
    await client.call("PUT", PATH, stored());
    await toolgate.stack.sql("delete from auth.users where id = $1", [userId(token)]);
    expect(await secretsOf(token)).toEqual([]);
  });

  it("a redirect to another origin gets nothing", async () => {
    const { client } = await toolgate.newPerson();
    await client.call("PUT", PATH, stored());
    endpoint.instead = () => ({ status: 307, type: "text/plain", body: "" });
    endpoint.location = `${second.baseUrl}/chat/completions`;
    const { body } = await chat(client);
    endpoint.location = null;
    expect(JSON.stringify(body)).toContain("MODEL_ERROR");
    expect(second.received).toEqual([]);
  });
});

describe("the guarded sender decides which addresses are called", () => {
  const BLOCKED: [what: string, base_url: string][] = [
    ["cloud metadata", "http://169.254.169.254/latest"],
    ["another loopback port", "http://127.0.0.1:9/v1"],
    ["a decimal loopback address", "http://2130706433/v1"],
    ["an IPv4-mapped address", "http://[::ffff:127.0.0.1]/v1"],
    ["a private network", "https://10.0.0.8/v1"],
    ["a name that is never public", "https://models.internal/v1"],
    ["a database port", "https://models.example.com:5432/v1"],
    ["a key over plain http", "http://models.example.com/v1"],
  ];
  it.each(BLOCKED)("%s is refused before anything is stored or sent", async (_, base_url) => {
    const { token, client } = await toolgate.newPerson();
    const body = { base_url, chat_model: "m", key: KEY };
    for (const [method, path] of [
      ["PUT", "model"],
      ["POST", "check-model"],
    ] as const) {
      const answer = await client.call(method, `/functions/v1/settings/${path}`, body);
      expect(answer.body).toMatchObject({ error_code: "EGRESS_BLOCKED" });
    }
    const listed = await client.call("POST", "/functions/v1/settings/list-models", { base_url, key: KEY });
    expect(listed.body).toMatchObject({ error_code: "EGRESS_BLOCKED" });
    expect(await secretsOf(token)).toEqual([]);
  });

  it("Toolgate's own address is refused", async () => {
    const { client } = await toolgate.newPerson();
    const body = { base_url: `${toolgate.stack.url}/functions/v1`, chat_model: "m" };
    expect((await client.call("PUT", PATH, body)).body).toMatchObject({ error_code: "EGRESS_BLOCKED" });
  });

  it("an address that became blocked after it was stored is refused when it is used", async () => {
    const { token, client } = await toolgate.newPerson();
    await client.call("PUT", PATH, stored());
    await toolgate.stack.sql(
      "update private.account_models set base_url = 'http://127.0.0.1:9/v1' where user_id = $1",
      [userId(token)],
    );
    const { body } = await chat(client);
    expect(JSON.stringify(body)).toContain("The model endpoint may not be called.");
  });
});

describe("a hostile endpoint", () => {
  const ECHOES: [what: string, text: string][] = [
    ["as it is", `your key is ${KEY}!`],
    ["in base64", `your key is ${Buffer.from(KEY).toString("base64")}!`],
    ["reversed", `your key is ${[...KEY].reverse().join("")}!`],
  ];
  it.each(ECHOES)("cannot put the key into an answer, %s", async (_, text) => {
    const { token, client } = await toolgate.newPerson();
    await client.call("PUT", PATH, stored());
    endpoint.says = text;
    const { body } = await chat(client);
    expect(JSON.stringify(body)).toMatch(/your key is \*\*\*k?=*!/);
    await expectNoKey(token);
  });

  it("cannot stream the key in pieces", async () => {
    const { token, client } = await toolgate.newPerson();
    await client.call("PUT", PATH, stored());
    endpoint.says = `your key is ${KEY}, again ${KEY}`;
    const response = await client.send("POST", "/functions/v1/hydra-orchestrator", {
      messages: [{ role: "user", content: "Hello" }],
      stream: true,
    });
    const text = await response.text();
    const deltas = [...text.matchAll(/"delta":"([^"]*)"/g)].map(([, delta]) => delta).join("");
    expect(deltas).toBe("your key is ***, again ***");
    expect(text).not.toContain(KEY);
    await expectNoKey(token);
  });

  it("cannot put the key into the arguments of a call", async () => {
    const { token, client } = await toolgate.newPerson();
    await client.call("PUT", PATH, stored());
    endpoint.calls = { name: "tools_search", arguments: { query: KEY } };
    expect(JSON.stringify((await chat(client)).body)).not.toContain(KEY);
    await expectNoKey(token);
  });

  it("is cut off when its answer is endless, and its list of models is cut", async () => {
    const { client } = await toolgate.newPerson();
    await client.call("PUT", PATH, stored());
    endpoint.instead = ({ url }) =>
      url.endsWith("/models")
        ? {
            status: 200,
            type: "application/json",
            body: JSON.stringify({
              data: [...Array.from({ length: 5_000 }, (_, at) => ({ id: `m${at}` })), null, { id: 7 }],
            }),
          }
        : { status: 200, type: "application/json", body: `{"x":"${"y".repeat(9 * 1024 * 1024)}"}` };
    expect(JSON.stringify((await chat(client)).body)).toContain("MODEL_ERROR");
    const listed = await client.call<{ models: string[] }>("POST", "/functions/v1/settings/list-models");
    expect(listed.body.models).toHaveLength(1_000);
  });

  /** Neither logs, traces, the audit log nor any application table contain the key. */
  async function expectNoKey(token: string) {
    await expect
      .poll(
        async () =>
          (await toolgate.stack.sql("select 1 from traces where user_id = $1", [userId(token)])).length,
      )
      .toBeGreaterThan(0);
    const tables = await toolgate.stack.sql(
      "select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ('public', 'private')",
    );
    for (const { name } of tables as { name: string }[]) {
      const rows = await toolgate.stack.sql(`select 1 from ${name} t where t::text like $1`, [`%${KEY}%`]);
      expect(rows, name).toEqual([]);
    }
    expect(toolgate.logs.filter((line) => line.includes(KEY))).toEqual([]);
  }
});
