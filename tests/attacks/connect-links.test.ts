import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ToolgateClient, waitForActive } from "../../scripts/toolgate-client.ts";
import { sha256 } from "../../src/base/sha256.ts";
import {
  type AuthorizationSetting,
  CLIENT,
  startAuthorizationSetting,
  thingsDocument,
} from "../integration/authorization-setting.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

type Answer = Record<string, unknown> & { error_code?: string };

/** Keys of two browsers, as the web UI makes them. */
const BROWSER = "a".repeat(64);
const OTHER_BROWSER = "b".repeat(64);
const API_KEY = "entered-canary-91c2";

let server: AuthorizationSetting;
let toolgate: Toolgate;
let owner: ToolgateClient;
let stranger: ToolgateClient;
let nobody: ToolgateClient;
let signsIn: string;
let takesKey: string;
const answers: unknown[] = [];
const locations: string[] = [];

beforeAll(async () => {
  server = await startAuthorizationSetting();
  toolgate = await startToolgate({ upstreams: [server.url], env: { LOG_LEVEL: "debug" } });
  server.register(`${toolgate.stack.url}/functions/v1/connections/callback`);
  owner = (await toolgate.newPerson()).client;
  stranger = (await toolgate.newPerson()).client;
  nobody = toolgate.as(null);
  signsIn = await upload(thingsDocument(server.url));
  await owner.call("POST", "/functions/v1/secrets/vault", { connector_id: signsIn, secrets: CLIENT });
  await waitForActive(owner, signsIn);
  takesKey = await upload({
    openapi: "3.1.0",
    info: { title: "Parcels", version: "1" },
    servers: [{ url: server.url }],
    "x-auth-type": "api-key",
    "x-required-secrets": [
      {
        secret_id: "key",
        description: "Key from your parcel settings",
        vault_key_name: "k",
        in: "header",
        name: "X-Key",
      },
    ],
    paths: { "/p": { get: { operationId: "listParcels", responses: { 200: { description: "OK" } } } } },
  });
});
afterAll(async () => {
  await toolgate?.stop();
  await server?.close();
});

async function upload(document: object): Promise<string> {
  const made = await owner.call<{ connector_id: string }>(
    "POST",
    "/functions/v1/connectors/upload?annotate=true",
    document,
  );
  expect([made.status, made.status === 201 ? "" : made.body]).toEqual([201, ""]);
  return made.body.connector_id;
}

async function call(client: ToolgateClient, method: string, path: string, body?: object) {
  const answer = await client.call<Answer>(method, `/functions/v1/connections${path}`, body);
  answers.push({ ...answer.body, url: null, authorize_url: null });
  return answer;
}

async function newLink(body: object = {}): Promise<{ token: string; link_id: string }> {
  const made = await call(owner, "POST", "/links", {
    connector_id: signsIn,
    end_user: crypto.randomUUID(),
    ...body,
  });
  expect([made.status, made.status === 201 ? "" : made.body]).toEqual([201, ""]);
  const url = new URL(String(made.body["url"]));
  expect([url.pathname, url.search]).toEqual(["/connect", ""]);
  return { token: url.hash.slice(1), link_id: String(made.body["link_id"]) };
}

/** Continues from the link's page, signs in at the provider as `who` and follows the callback: the handle, or null. */
async function signIn(token: string, who: string | null = "alice", key = BROWSER): Promise<string | null> {
  const followed = await call(nobody, "POST", "/links/follow", {
    token,
    proof_hash: sha256(key),
    hosts: hosts(),
  });
  expect([followed.status, followed.status === 200 ? "" : followed.body]).toEqual([200, ""]);
  server.who = who;
  return callBack(await server.signIn(String(followed.body["authorize_url"])));
}

/** As the page of a link of `signsIn` shows them. */
const hosts = () => [new URL(server.url).origin];

async function callBack(callback: string): Promise<string | null> {
  const answer = await fetch(callback, { redirect: "manual" });
  expect([answer.status, answer.headers.get("referrer-policy")]).toEqual([303, "no-referrer"]);
  const location = new URL(answer.headers.get("location") ?? "");
  locations.push(location.href);
  return location.pathname === "/connect/done" ? location.hash.slice(1) : null;
}

async function finish(handle: string | null, proof = BROWSER): Promise<string> {
  const finished = await call(nobody, "POST", "/finish", { handle, proof });
  if (finished.body["result"] === "expired") expect(finished.body["connector_id"]).toBeNull();
  return String(finished.body["result"] ?? finished.body.error_code);
}

/** How many connections of the connector are signed in. */
async function connected(): Promise<number> {
  const listed = await owner.call<{ connections: Answer[] }>(
    "GET",
    `/functions/v1/connections?connector_id=${signsIn}`,
  );
  return listed.body.connections.filter(({ status }) => status === "ACTIVE").length;
}

describe("a connect link", () => {
  it("says who asks, where requests go and for which scopes, and connects once", async () => {
    const { token } = await newLink({ return_url: "https://shop.example/done" });
    const opened = await call(nobody, "POST", "/links/open", { token });
    expect(opened.body).toMatchObject({
      owner: expect.stringContaining("@example.test"),
      hosts: hosts(),
      scopes: expect.arrayContaining(["things:read"]),
      fields: [],
    });
    const before = await connected();
    const finished = await call(nobody, "POST", "/finish", { handle: await signIn(token), proof: BROWSER });
    expect(finished.body).toEqual({
      result: "connected",
      connector_id: null,
      is_link: true,
      return_url: "https://shop.example/done",
    });
    expect(await connected()).toBe(before + 1);
    expect((await call(nobody, "POST", "/links/open", { token })).status).toBe(404);
    const again = await call(nobody, "POST", "/links/follow", {
      token,
      proof_hash: sha256(BROWSER),
      hosts: hosts(),
    });
    expect(again.status).toBe(404);
  });

  it("takes secrets, labelled from the document, and never returns them", async () => {
    const { token } = await newLink({ connector_id: takesKey, end_user: "customer 7" });
    const opened = await call(nobody, "POST", "/links/open", { token });
    expect(opened.body["fields"]).toEqual([
      { secret_id: "key", description: "Key from your parcel settings", is_optional: false },
    ]);
    const { hosts } = opened.body;
    const wrong = await call(nobody, "POST", "/links/follow", { token, hosts, secrets: { other: API_KEY } });
    expect([wrong.status, wrong.body.error_code]).toEqual([400, "INVALID_REQUEST"]);
    for (const shown of [undefined, [], ["elsewhere.example"]]) {
      const moved = { token, hosts: shown, secrets: { key: API_KEY } };
      expect((await call(nobody, "POST", "/links/follow", moved)).body.error_code).toBe("CONFLICT");
    }
    const stored = await call(nobody, "POST", "/links/follow", { token, hosts, secrets: { key: API_KEY } });
    expect(stored.body).toEqual({ result: "connected", return_url: null });
    const again = await call(nobody, "POST", "/links/follow", { token, secrets: { key: "another" } });
    expect(again.status).toBe(404);
    const asked = await owner.call<Answer>("POST", "/functions/v1/agent-query", {
      user_query: "x",
      conversation_id: "c",
      tool: "listParcels",
      end_user: "customer 7",
      dry_run: true,
    });
    expect(asked.body["status"]).toBe("SUCCESS");
  });

  const ENDS: [attempt: string, how: () => Promise<string>, outcome: string][] = [
    [
      "another browser finishes it",
      async () => finish(await signIn((await newLink()).token), OTHER_BROWSER),
      "expired",
    ],
    [
      "the right browser comes after another one",
      async () => {
        const handle = await signIn((await newLink()).token);
        await finish(handle, OTHER_BROWSER);
        return finish(handle);
      },
      "expired",
    ],
    ["the handle is invented", () => finish("x".repeat(43)), "expired"],
    ["the handle is no handle", () => finish("x"), "INVALID_REQUEST"],
    ["the person refuses", async () => finish(await signIn((await newLink()).token, null)), "denied"],
    [
      "the callback is opened twice",
      async () => {
        const { token } = await newLink();
        const followed = await call(nobody, "POST", "/links/follow", {
          token,
          proof_hash: sha256(BROWSER),
          hosts: hosts(),
        });
        server.who = "alice";
        const callback = await server.signIn(String(followed.body["authorize_url"]));
        await callBack(callback);
        return String(await callBack(callback));
      },
      "null",
    ],
    [
      "the link is revoked half way",
      async () => {
        const { token, link_id } = await newLink();
        const handle = await signIn(token);
        expect((await call(owner, "DELETE", `/links/${link_id}`)).status).toBe(204);
        return finish(handle);
      },
      "expired",
    ],
    [
      "a second tab finishes after the first",
      async () => {
        const { token } = await newLink();
        const [first, second] = [await signIn(token), await signIn(token, "bob")];
        expect(await finish(first)).toBe("connected");
        const before = await connected();
        const result = await finish(second);
        expect(await connected()).toBe(before);
        return result;
      },
      "expired",
    ],
    [
      "the finished page is reloaded",
      async () => {
        const handle = await signIn((await newLink()).token);
        expect(await finish(handle)).toBe("connected");
        return finish(handle);
      },
      "expired",
    ],
  ];
  it.each(ENDS)("%s: %o → %s", async (attempt, how, outcome) => {
    const before = await connected();
    expect(await how()).toBe(outcome);
    const isLater = attempt.startsWith("a second tab") || attempt.includes("reloaded");
    expect(await connected()).toBe(before + (isLater ? 1 : 0));
  });

  it.each<[attempt: string, body: object, status: number]>([
    ["for nobody in particular", { end_user: undefined }, 400],
    ["that leads to javascript:", { return_url: "javascript:alert(1)" }, 400],
    ["that leads to an http page elsewhere", { return_url: "http://shop.example/" }, 400],
    ["that leads to a page with a user", { return_url: "https://a@shop.example/" }, 400],
    ["with a long name", { end_user: "x".repeat(501) }, 400],
    ["that lasts a month", { expires_in: 2_592_000 }, 400],
    ["of a connector that is not there", { connector_id: crypto.randomUUID() }, 404],
  ])("is not made %s", async (_, body, status) => {
    const made = await call(owner, "POST", "/links", { connector_id: signsIn, end_user: "u", ...body });
    expect(made.status).toBe(status);
  });

  it("opens few sign-ins at once, so whoever has it cannot use up those of the owner", async () => {
    const { token, link_id } = await newLink();
    const follow = () =>
      call(nobody, "POST", "/links/follow", { token, proof_hash: sha256(BROWSER), hosts: hosts() });
    const begun: Awaited<ReturnType<typeof follow>>[] = [];
    for (let n = 0; n < 12; n++) begun.push(await follow());
    await Promise.all(Array.from({ length: 6 }, follow));
    expect(begun.map(({ status }) => status)).toEqual(begun.map(() => 200));
    const waiting = await toolgate.stack.sql(
      `select state_hash from private.sign_ins where link_id = '${link_id}'`,
    );
    expect(JSON.stringify(waiting).match(/state_hash/g)).toHaveLength(5);
    server.who = "alice";
    const replaced = await callBack(await server.signIn(String(begun[0]?.body["authorize_url"])));
    expect(replaced === null ? "expired" : await finish(replaced)).toBe("expired");
    expect(await finish(await signIn(token))).toBe("connected");
  });

  it("does not stop the owner's own sign-ins, however many wait", async () => {
    const { token } = await newLink();
    await call(nobody, "POST", "/links/follow", { token, proof_hash: sha256(BROWSER), hosts: hosts() });
    const copies =
      await toolgate.stack.sql(`with many as (select s as row, n from private.sign_ins s, generate_series(1, 1100) n
      where s.link_id is not null and s.user_id = (select c.user_id from public.connectors c where c.connector_id = '${signsIn}')
      and s.state_hash = (select min(x.state_hash) from private.sign_ins x where x.link_id is not null))
      insert into private.sign_ins select (jsonb_populate_record(row, jsonb_build_object('state_hash', 'copy-' || n))).* from many returning 1 as copy`);
    expect(JSON.stringify(copies).match(/copy/g)).toHaveLength(1100);
    const begun = await owner.call<Answer>("POST", "/functions/v1/connections", { connector_id: signsIn });
    await toolgate.stack.sql("delete from private.sign_ins where state_hash like 'copy-%'");
    expect([begun.status, begun.body.error_code]).toEqual([201, undefined]);
  });

  it("begins no sign-in whose tokens go to another host than the page showed", async () => {
    const connector_id = await upload(thingsDocument(server.url));
    await owner.call("POST", "/functions/v1/secrets/vault", { connector_id, secrets: CLIENT });
    const { token } = await newLink({ connector_id });
    const moved = thingsDocument(server.url, { server: "https://elsewhere.example" });
    const changed = await owner.call("PUT", `/functions/v1/connectors/${connector_id}?annotate=true`, moved);
    expect(changed.status).toBe(200);
    await owner.call("POST", "/functions/v1/secrets/vault", { connector_id, secrets: CLIENT });
    for (const shown of [hosts(), [], undefined]) {
      const body = { token, proof_hash: sha256(BROWSER), hosts: shown };
      const followed = await call(nobody, "POST", "/links/follow", body);
      expect([followed.body.error_code, followed.body["authorize_url"]]).toEqual(["CONFLICT", undefined]);
    }
    const opened = await call(nobody, "POST", "/links/open", { token });
    const again = { token, proof_hash: sha256(BROWSER), hosts: opened.body["hosts"] };
    expect((await call(nobody, "POST", "/links/follow", again)).status).toBe(200);
    // The same host without TLS is another destination.
    const exposed = thingsDocument(server.url, { server: "http://elsewhere.example" });
    await owner.call("PUT", `/functions/v1/connectors/${connector_id}?annotate=true`, exposed);
    await owner.call("POST", "/functions/v1/secrets/vault", { connector_id, secrets: CLIENT });
    expect((await call(nobody, "POST", "/links/follow", again)).body.error_code).toBe("CONFLICT");
    const reopened = await call(nobody, "POST", "/links/open", { token });
    expect(reopened.body["hosts"]).toContain("http://elsewhere.example");
  });

  it("belongs to its account: others neither make, see nor revoke it", async () => {
    const { link_id } = await newLink();
    expect((await call(stranger, "POST", "/links", { connector_id: signsIn, end_user: "u" })).status).toBe(
      404,
    );
    expect((await call(stranger, "GET", "/links")).body["links"]).toEqual([]);
    expect((await call(stranger, "DELETE", `/links/${link_id}`)).status).toBe(404);
    expect((await call(nobody, "GET", "/links")).status).toBe(401);
  });

  it("ends with the key that made it", async () => {
    const made = await owner.call<{ id: string; key: string }>("POST", "/functions/v1/api-keys", {
      name: "links",
      scopes: ["connectors:write"],
    });
    const link = await call(toolgate.as(made.body.key), "POST", "/links", {
      connector_id: signsIn,
      end_user: "k",
    });
    const token = new URL(String(link.body["url"])).hash.slice(1);
    expect((await call(nobody, "POST", "/links/open", { token })).status).toBe(200);
    await owner.call("DELETE", `/functions/v1/api-keys/${made.body.id}`);
    expect((await call(nobody, "POST", "/links/open", { token })).status).toBe(404);
  });
});

describe("a sign-in that a browser began for its owner", () => {
  it.each([
    ["that browser finishes", BROWSER, "connected"],
    ["another browser finishes", OTHER_BROWSER, "expired"],
  ])("%s: %s → %s", async (_, proof, outcome) => {
    const begun = await call(owner, "POST", "", {
      connector_id: signsIn,
      name: crypto.randomUUID(),
      proof_hash: sha256(BROWSER),
    });
    server.who = "alice";
    const before = await connected();
    const handle = await callBack(await server.signIn(String(begun.body["authorize_url"])));
    expect(await connected()).toBe(before);
    expect(await finish(handle, proof)).toBe(outcome);
    expect(await connected()).toBe(before + (outcome === "connected" ? 1 : 0));
  });
});

it("no code, token, verifier or secret is in an answer, an address after the callback or a log", () => {
  const { tokens, codes, verifiers } = server.canaries;
  expect(Math.min(tokens.size, codes.size, verifiers.size)).toBeGreaterThan(0);
  const told = JSON.stringify(answers) + locations.join("\n") + toolgate.logs.join("\n");
  for (const canary of [...tokens, ...codes, ...verifiers, CLIENT.client_secret, API_KEY])
    expect(told).not.toContain(canary);
});
